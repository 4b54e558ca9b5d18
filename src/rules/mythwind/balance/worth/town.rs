//! The town: tracks, buildings, workers at the tower.

use crate::rules::mythwind::{
    components::{Building, Res, Stock},
    content::BuildingCard,
    dice::DieAt,
    effect::Effect,
    state::Mythwind,
};

/// What each further unit of a resource is worth, from the first to the tenth.
const UNITS: [i32; 10] = [720, 700, 670, 630, 590, 540, 470, 360, 220, 80];

/// The town as all see it.
pub fn worth(game: &Mythwind) -> i32 {
    tracks(game.town.held) + plans(game) + built(game) + tower(game)
}

fn tracks(held: Stock) -> i32 {
    Res::ALL
        .iter()
        .map(|&res| {
            UNITS
                .iter()
                .take(usize::from(held.of(res)))
                .enumerate()
                .map(|(at, unit)| if at > 5 { unit * 60 / 100 } else { *unit })
                .sum::<i32>()
        })
        .sum()
}

fn units(cost: Stock) -> i32 {
    Res::ALL.iter().map(|&res| i32::from(cost.of(res))).sum()
}

fn cost(game: &Mythwind, card: &BuildingCard) -> Stock {
    if game.count() <= 2 { card.cost } else { card.cost_3 }
}

/// How near the town is to the next building it could begin.
fn plans(game: &Mythwind) -> i32 {
    if game.town.queue.iter().all(Option::is_some) {
        return 0;
    }
    let content = Mythwind::content();
    let waiting = game.town.queue.iter().flatten();
    let taken = waiting.filter(|&&building| !has_its_place(game, content.building(building))).count();
    let room = game.town.empty_places().count() > taken;
    let mut best = [0; 2];
    for building in Building::ALL {
        if game.town.place_of(building).is_some() || game.is_building(building) {
            continue;
        }
        let card = content.building(building);
        let placed = room || has_its_place(game, card);
        if game.town.known.contains(building) || !placed || !game.prerequisite_met(card) {
            continue;
        }
        let cost = game.cost_of(building);
        let missing: i32 = Res::ALL
            .iter()
            .map(|&res| i32::from(cost.of(res)) - i32::from(game.town.held.of(res)))
            .map(|short| short.max(0))
            .sum();
        let near = 1000 + 60 * i32::from(card.level) - 250 * missing;
        if near > best[0] {
            best = [near, best[0]];
        } else if near > best[1] {
            best[1] = near;
        }
    }
    best[0] + best[1] / 2
}

/// Whether a building goes onto one that it replaces.
fn has_its_place(game: &Mythwind, card: &BuildingCard) -> bool {
    card.needs.filter(|_| card.replaces).is_some_and(|old| game.town.uncovered(old).is_some())
}

/// What a standing building does for the town from season to season.
fn use_of(card: &BuildingCard) -> i32 {
    let action = if card.action.is_some() { 150 } else { 0 };
    let end = match card.end.as_deref() {
        None => 0,
        Some(Effect::Gain(..) | Effect::Seq(_)) => 500,
        Some(_) => 300,
    };
    150 + 250 * i32::from(card.level) + action + end
}

/// What a building opens the way to: those never built that need it, and what those open in turn.
fn opens(game: &Mythwind, building: Building, deep: u8) -> i32 {
    let content = Mythwind::content();
    Building::ALL
        .into_iter()
        .map(|other| content.building(other))
        .filter(|card| card.needs == Some(building) && !game.town.queued(card.id))
        .map(|card| {
            let further = if deep == 0 || game.town.has(card.id, content) {
                0
            } else {
                opens(game, card.id, deep - 1) / 2
            };
            further + if game.town.known.contains(card.id) { 0 } else { 350 }
        })
        .sum()
}

/// Buildings that were finished once, those that stand, those in the queue, and places for more.
fn built(game: &Mythwind) -> i32 {
    let content = Mythwind::content();
    let known = game.town.known.iter().map(|building| content.building(building));
    let known: i32 = known.map(|card| 690 * units(cost(game, card)) + 450).sum();
    let standing = game.town.buildings().map(|(at, building)| {
        let covered = if game.town.at(at).forest.is_some() { 300 } else { 0 };
        use_of(content.building(building)) + opens(game, building, 2) - covered
    });
    let standing: i32 = standing.sum();
    let mut places = game.town.empty_places().count() as i32;
    let mut queued = 0;
    for (slot, building) in (0..).zip(game.town.queue) {
        let Some(building) = building else { continue };
        let card = content.building(building);
        let again = game.town.known.contains(building);
        let first = if again { 0 } else { 690 * units(cost(game, card)) + 450 };
        let use_of = use_of(card) * if again { 40 } else { 100 } / 100;
        let mut value = first + use_of + opens(game, building, 2) - 50 * (slot + 1);
        if !has_its_place(game, card) {
            if places == 0 {
                value = value * (40 + 10 * slot) / 100;
            }
            places = (places - 1).max(0);
        }
        queued += value;
    }
    known + standing + queued + [0, 300, 450, 520][(places.min(3)) as usize]
}

fn tower(game: &Mythwind) -> i32 {
    let waiting: i32 =
        game.dice.at(DieAt::Tower).map(|die| 260 + 30 * i32::from(game.dice.get(die).pips)).sum();
    let hired: i32 = game.playing().map(|who| game.dice.of(who).count() as i32 * 260).sum();
    waiting + hired
}
