//! Of moves that come to the same, one; of places for a crop, the best.

use super::worth::field;
use crate::rules::mythwind::{
    ask::Ask,
    components::{Character, Kind},
    crafter::CraftMove,
    dice::{DieAt, DieId},
    farmer::{Crop, FarmMove, Placement, placements},
    merchant::DealMove,
    moves::{Move, TownAction},
    ranger::RoamMove,
    state::Mythwind,
    trade::By,
};

/// The moves worth a thought.
pub fn narrow(game: &Mythwind, who: Character, ask: Option<&Ask>, moves: Vec<Move>) -> Vec<Move> {
    let mut kept: Vec<Move> = Vec::with_capacity(moves.len().min(48));
    let mut faces: Vec<(Kind, u8, DieAt)> = Vec::new();
    let mut beds: Vec<(Crop, bool, i32, Move)> = Vec::new();
    let tired = [Kind::Sprite, Kind::Villager].map(|kind| most_tired(game, who, kind));
    let chosen = |die: DieId| tired[die.kind() as usize] == Some(die);
    let by_chosen = |by: By| match by {
        By::Action => true,
        By::Die(die) => chosen(die),
    };
    let somewhere = matches!(ask, Some(Ask::Place { .. } | Ask::PlaceForest { .. } | Ask::EndOrder { .. }));
    for mv in moves {
        let keep = match mv {
            // One place is as good as another, one forest as unknown as another.
            _ if somewhere => kept.is_empty(),
            // Of forests one on bare land and one over a building.
            Move::At(at) if matches!(ask, Some(Ask::Discover { .. })) => {
                let over = |mv: &Move| match mv {
                    Move::At(at) => game.town.at(*at).building.is_some(),
                    _ => false,
                };
                !kept.iter().any(|other| over(other) == over(&Move::At(at)))
            }
            Move::Die(die) => {
                let face = (die.kind(), game.dice.get(die).pips, game.dice.get(die).at);
                let fresh = !faces.contains(&face);
                if fresh {
                    faces.push(face);
                }
                fresh
            }
            Move::Send(die) => chosen(die),
            Move::Act(TownAction::Demolish) => game.town.empty_places().next().is_none(),
            Move::Farm(FarmMove::Plant { crop, cells, by }) => {
                if by_chosen(by)
                    && let Some(farm) = game.farm(who)
                    && let Some(way) = placements(crop).iter().find(|way: &&Placement| way.cells == cells)
                {
                    let by_die = by != By::Action;
                    let fit = field::fit(farm, crop, way);
                    match beds.iter_mut().find(|bed| bed.0 == crop && bed.1 == by_die) {
                        Some(bed) if bed.2 >= fit => {}
                        Some(bed) => (bed.2, bed.3) = (fit, mv),
                        None => beds.push((crop, by_die, fit, mv)),
                    }
                }
                false
            }
            Move::Farm(FarmMove::Grow { by, .. } | FarmMove::Reap { by, .. })
            | Move::Craft(CraftMove::Gather { by, .. } | CraftMove::Work { by, .. })
            | Move::Deal(DealMove::Buy { by, .. } | DealMove::Sell { by, .. })
            | Move::Roam(RoamMove::Take { by, .. }) => by_chosen(by),
            Move::Farm(FarmMove::Clear { .. }) => {
                !kept.iter().any(|mv| matches!(mv, Move::Farm(FarmMove::Clear { .. })))
            }
            Move::Craft(CraftMove::Start { order, .. }) => !kept
                .iter()
                .any(|mv| matches!(mv, Move::Craft(CraftMove::Start { order: same, .. }) if *same == order)),
            Move::Craft(CraftMove::Reroll { die })
            | Move::Deal(DealMove::Shift { die, .. })
            | Move::Roam(RoamMove::Ignore { die, .. }) => chosen(die),
            _ => true,
        };
        if keep {
            kept.push(mv);
        }
    }
    kept.extend(beds.into_iter().map(|bed| bed.3));
    kept
}

/// The hired die of a kind with the fewest pips left.
fn most_tired(game: &Mythwind, who: Character, kind: Kind) -> Option<DieId> {
    let dice = game.dice.kind_at(kind, DieAt::Well(who));
    dice.filter(|&die| game.dice.get(die).pips > 0).min_by_key(|&die| game.dice.get(die).pips)
}
