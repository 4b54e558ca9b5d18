//! Lays out the Ranger's camp and the region decks.

use super::table::*;

pub use Find::{Herb, Ore, Pelt, Relic};
pub use Gear::{Ration, Rope, Torch};
pub use Region::{Greenwood, Highstone, Mistdeep};

/// The camp of the Ranger.
#[track_caller]
pub fn camp(game: &Mythwind) -> &Camp {
    game.camp(Ranger).expect("the Ranger has a camp")
}

/// The camp of the Ranger, to be changed.
#[track_caller]
pub fn camp_mut(game: &mut Mythwind) -> &mut Camp {
    match &mut sheet(game, Ranger).journal {
        Journal::Ranger(camp) => camp,
        _ => panic!("the Ranger has a camp"),
    }
}

/// Fills the pack: rations, ropes, torches.
pub fn pack(game: &mut Mythwind, [ration, rope, torch]: [u8; 3]) {
    camp_mut(game).pack = Gears { ration, rope, torch };
}

/// What is in the pack: rations, ropes, torches.
pub fn packed(game: &Mythwind) -> [u8; 3] {
    Gear::ALL.map(|gear| camp(game).pack.of(gear))
}

/// Fills the lodge: herbs, ore, pelts, relics.
pub fn lodge(game: &mut Mythwind, [herb, ore, pelt, relic]: [u8; 4]) {
    camp_mut(game).lodge = Finds { herb, ore, pelt, relic };
}

/// What is in the lodge: herbs, ore, pelts, relics.
pub fn lodged(game: &Mythwind) -> [u8; 4] {
    Find::ALL.map(|find| camp(game).lodge.of(find))
}

/// The cards of a region: these next, the others of its ten below them.
pub fn trails(game: &mut Mythwind, region: Region, next: &[u8]) {
    let first = region as u8 * 10 + 1;
    let mut deck = Pile::default();
    (first..first + 10).filter(|card| !next.contains(card)).for_each(|card| deck.lay(TrailId(card)));
    next.iter().rev().for_each(|&card| deck.lay(TrailId(card)));
    game.hidden.0.regions[region.index()] = deck;
    let camp = camp_mut(game);
    camp.scouted[region.index()].clear();
    camp.discards[region.index()].clear();
}

/// The cards of a region from the top, those scouted first.
pub fn deck(game: &Mythwind, region: Region) -> Vec<u8> {
    let mut cards: Vec<u8> = game.hidden.regions[region.index()].iter().map(|card| card.0).collect();
    cards.extend(camp(game).scouted[region.index()].iter().rev().map(|card| card.0));
    cards.reverse();
    cards
}

pub fn take(gear: Gear, by: By) -> Move {
    Move::Roam(RoamMove::Take { gear, by })
}

pub fn scout(region: Region) -> Move {
    Move::Roam(RoamMove::Scout { region })
}

pub fn explore(region: Region) -> Move {
    Move::Roam(RoamMove::Explore { region, spare: None })
}

pub fn sparing(region: Region, gear: Gear) -> Move {
    Move::Roam(RoamMove::Explore { region, spare: Some(gear) })
}

pub fn pay(gear: Gear) -> Move {
    Move::Roam(RoamMove::Pay { gear })
}

pub fn suffer(gear: Gear) -> Move {
    Move::Roam(RoamMove::Suffer { gear })
}

pub fn ignore(gear: Gear, die: DieId) -> Move {
    Move::Roam(RoamMove::Ignore { gear, die })
}

pub fn pair(find: Find) -> Move {
    Move::Roam(RoamMove::Pair { find })
}

pub fn mix(without: Find) -> Move {
    Move::Roam(RoamMove::Mix { without })
}

pub fn first(card: u8) -> Move {
    Move::Roam(RoamMove::First { card: TrailId(card) })
}

pub fn name(find: Find) -> Move {
    Move::Roam(RoamMove::Name { find })
}

pub const AVOID: Move = Move::Roam(RoamMove::Avoid);
pub const LOOT: Move = Move::Roam(RoamMove::Loot);
pub const REVEAL: Move = Move::Roam(RoamMove::Reveal);
pub const HOME: Move = Move::Roam(RoamMove::Return);
pub const PACKED: Move = Move::Roam(RoamMove::Stop);

/// A morning on which the Ranger has done its town action, aligned with a kind; no coins.
#[track_caller]
pub fn at_camp(kind: Kind) -> Mythwind {
    let mut game = morning(&[Ranger]);
    purse(&mut game, Ranger, 0);
    stand_by(&mut game, Ranger, kind);
    game
}

/// The next morning after an idle day, aligned with a kind.
#[track_caller]
pub fn next_day(game: &mut Mythwind, kind: Kind) {
    pass_day(game);
    while offered(game, Ranger, Move::Done) {
        play(game, Ranger, Move::Done); // nothing is sold
    }
    stand_by(game, Ranger, kind);
}
