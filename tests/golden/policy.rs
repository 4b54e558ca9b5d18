//! How the recorded seasons are played: at random, but as somebody would who wants to see the town grow.
//!
//! A kind of move is drawn first, by its weight, and then one of that kind: a hundred ways to sow are not
//! a hundred reasons to sow.

use windmill_lane::rules::{
    Game as _, Rng, Seat, Turn,
    mythwind::{
        Move, Mythwind, TownAction, crafter::CraftMove, farmer::FarmMove, merchant::DealMove,
        ranger::RoamMove,
    },
};

/// Who moves next, and how.
pub fn choose(game: &Mythwind, rng: &mut Rng) -> Option<(Seat, Move)> {
    let Turn::Acting(acting) = game.turn() else { return None };
    let seats: Vec<Seat> = acting.iter().collect();
    let seat = *rng.pick(&seats)?;
    let moves = game.legal_moves(seat);
    let mut kinds: Vec<(u8, usize)> = moves.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let all: usize = kinds.iter().map(|(_, weight)| weight).sum();
    // What nobody would do is done only where there is nothing else.
    let mut drawn = rng.below(all.max(1));
    let of = kinds.iter().find(|(_, weight)| {
        let here = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        here
    });
    let of = of.or(kinds.first())?.0;
    let like: Vec<Move> = moves.into_iter().filter(|mv| kind(mv).0 == of).collect();
    rng.pick(&like).map(|mv| (seat, *mv))
}

/// The kind of a move, and how much somebody wants to make one.
fn kind(mv: &Move) -> (u8, usize) {
    match mv {
        Move::Act(TownAction::Construct) => (0, 10),
        Move::Act(TownAction::Hire) => (1, 6),
        Move::Act(TownAction::Adventure) => (2, 5),
        Move::Act(TownAction::Improve) => (3, 5),
        Move::Act(TownAction::Use(_)) => (4, 5),
        Move::Act(TownAction::Discover) => (5, 4),
        Move::Act(TownAction::Demolish) => (6, 0),
        Move::Forgo => (7, 0),
        Move::Farm(FarmMove::Reap { .. } | FarmMove::Unload { .. }) => (8, 12),
        Move::Farm(FarmMove::Plant { .. }) => (9, 8),
        Move::Farm(FarmMove::Grow { .. }) => (10, 8),
        Move::Farm(FarmMove::Clear { .. }) => (11, 2),
        Move::Farm(FarmMove::Stop)
        | Move::Craft(CraftMove::Stop)
        | Move::Deal(DealMove::Stop)
        | Move::Roam(RoamMove::Stop | RoamMove::Return)
        | Move::EndTurn => (12, 1),
        Move::Craft(CraftMove::Start { .. } | CraftMove::Deliver { .. }) => (17, 12),
        Move::Craft(CraftMove::Work { .. } | CraftMove::Reroll { .. }) => (18, 8),
        Move::Craft(CraftMove::Gather { .. }) => (19, 5),
        Move::Craft(CraftMove::Canvass) => (20, 2),
        Move::Roam(RoamMove::Explore { .. } | RoamMove::Pay { .. } | RoamMove::Loot) => (25, 12),
        Move::Roam(RoamMove::Reveal | RoamMove::Pair { .. } | RoamMove::Mix { .. }) => (26, 6),
        Move::Roam(RoamMove::Take { .. } | RoamMove::Ignore { .. } | RoamMove::Name { .. }) => (27, 6),
        Move::Roam(RoamMove::Scout { .. } | RoamMove::Avoid) => (28, 3),
        Move::Roam(RoamMove::Suffer { .. }) => (29, 2),
        Move::Deal(DealMove::Sell { .. }) => (21, 12),
        Move::Deal(DealMove::Buy { .. }) => (22, 8),
        Move::Deal(DealMove::Haggle) => (23, 3),
        Move::Deal(DealMove::Shift { .. }) => (24, 2),
        Move::Accept | Move::Buy(_) | Move::Learn(_) => (13, 6),
        Move::Decline | Move::Done => (14, 2),
        Move::Back | Move::Drop(_) | Move::Swap(..) | Move::Join(_) | Move::Leave(_) => (15, 0),
        _ => (16, 6),
    }
}
