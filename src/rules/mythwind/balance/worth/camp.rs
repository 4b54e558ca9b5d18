//! The Ranger: pack, lodge, an expedition under way, and whether to go one card further.

use crate::rules::mythwind::{
    components::{Character, Kind},
    content::TrailCard,
    dice::{DieAt, DieId},
    moves::Move,
    ranger::{Camp, Expedition, Find, Finds, Gear, Gears, MOST_WOUNDS, Region, Rest, RoamMove},
    state::Mythwind,
};

/// A card of a region survived, until the next region is open.
const TRAIL: i32 = 30;
/// What a wound costs while an expedition lasts: the first, the second.
const WOUNDS: [i32; 3] = [0, 60, 190];
/// A day without exploring.
const RESTING: i32 = 250;

/// All of the Ranger's pieces.
pub fn worth(game: &Mythwind, who: Character, camp: &Camp) -> i32 {
    let trails: i32 = camp.survived.iter().take(2).map(|&count| i32::from(count.min(10)) * TRAIL).sum();
    let scouted = Region::ALL.into_iter().filter(|&region| game.is_open(who, region));
    let scouted = scouted.map(|region| camp.scouted[region.index()].len() as i32 * 110).max().unwrap_or(0);
    let trip = camp.trip().map_or(0, |trip| trip_worth(game, who, camp, trip));
    let rest = if camp.rest == Rest::Tomorrow { RESTING } else { 0 };
    pack(camp.pack) + finds(camp.lodge) + trails + scouted + trip - rest
}

fn pack(pack: Gears) -> i32 {
    Gear::ALL.iter().map(|&gear| gears(pack.of(gear))).sum()
}

fn gears(count: u8) -> i32 {
    [125, 110, 85, 55, 30, 20, 10, 5, 5].iter().take(usize::from(count)).sum::<i32>() * 100 / 100
}

fn finds(lodge: Finds) -> i32 {
    Find::ALL
        .iter()
        .map(|&find| {
            let count = i32::from(lodge.of(find));
            count / 2 * 580 + count % 2 * 260
        })
        .sum()
}

fn loot(trip: &Expedition) -> i32 {
    i32::from(trip.coins) * 100 + i32::from(trip.finds.total()) * 260
}

fn trip_worth(game: &Mythwind, who: Character, camp: &Camp, trip: &Expedition) -> i32 {
    let wounds = WOUNDS[usize::from(trip.wounds.min(2))];
    let ahead = if trip.card.is_none() && trip.left > 0 { going_on(game, who, camp, trip).max(0) } else { 0 };
    loot(trip) - wounds + ahead
}

/// What a card would bring this expedition: its loot less gear and wounds, or the loss of everything.
fn meeting(camp: &Camp, trip: &Expedition, card: &TrailCard, sprites: i32) -> i32 {
    let (mut cost, mut wounds, mut sprites) = (0, i32::from(trip.wounds), sprites);
    for gear in Gear::ALL {
        let (asked, have) = (card.hazards.of(gear), camp.pack.of(gear));
        let paid = asked.min(have);
        cost += gears(have) - gears(have - paid);
        for _ in paid..asked {
            if sprites > 0 {
                sprites -= 1;
                cost += 100;
            } else {
                wounds += 1;
            }
        }
    }
    if wounds >= i32::from(MOST_WOUNDS) {
        return -loot(trip) - RESTING - cost;
    }
    let hurt = WOUNDS[wounds as usize] - WOUNDS[usize::from(trip.wounds.min(2))];
    i32::from(card.coins) * 100 + i32::from(card.finds.total()) * 260 + TRAIL - cost - hurt
}

/// What the next card brings in the mean, over all that it may be.
fn going_on(game: &Mythwind, who: Character, camp: &Camp, trip: &Expedition) -> i32 {
    let content = Mythwind::content();
    let sprites: i32 = sprites(game, who).map(|die| i32::from(game.dice.get(die).pips)).sum();
    let at = trip.region.index();
    if let Some(&next) = camp.scouted[at].first() {
        return meeting(camp, trip, content.trail(next), sprites);
    }
    let fresh = game.hidden.regions[at].is_empty();
    let unseen = |card: &&TrailCard| {
        card.region == trip.region
            && (fresh || !camp.discards[at].contains(&card.id))
            && trip.card != Some(card.id)
    };
    let (mut sum, mut count) = (0, 0);
    for card in content.trails.iter().filter(unseen) {
        sum += meeting(camp, trip, card, sprites);
        count += 1;
    }
    sum / count.max(1)
}

fn sprites(game: &Mythwind, who: Character) -> impl Iterator<Item = DieId> {
    let dice = game.dice.kind_at(Kind::Sprite, DieAt::Well(who));
    dice.filter(|&die| game.dice.get(die).pips > 0)
}

/// The next step of an expedition; none when there is none under way.
pub fn step(game: &Mythwind, who: Character, moves: &[Move]) -> Option<Move> {
    let camp = game.camp(who)?;
    let trip = camp.trip()?;
    let has = |mv: RoamMove| moves.contains(&Move::Roam(mv)).then_some(Move::Roam(mv));
    if trip.card.is_none() {
        let on = going_on(game, who, camp, trip) > 0;
        return has(if on { RoamMove::Reveal } else { RoamMove::Return });
    }
    let card = Mythwind::content().trail(trip.card?);
    if trip.fresh {
        let left: i32 = sprites(game, who).map(|die| i32::from(game.dice.get(die).pips)).sum();
        if meeting(camp, trip, card, left) < 0
            && let Some(avoid) = has(RoamMove::Avoid)
        {
            return Some(avoid);
        }
    }
    let Some(gear) = Gear::ALL.into_iter().find(|&gear| trip.icons.of(gear) > 0) else {
        return has(RoamMove::Loot);
    };
    let count = camp.pack.of(gear);
    let pay = gears(count) - gears(count.saturating_sub(1));
    let hurt = match trip.wounds {
        0 => WOUNDS[1],
        1 => WOUNDS[2] - WOUNDS[1],
        _ => loot(trip) + RESTING,
    };
    let ignore = sprites(game, who).next();
    if count > 0 && pay <= hurt {
        return has(RoamMove::Pay { gear });
    }
    if let Some(die) = ignore
        && hurt > 100
    {
        return has(RoamMove::Ignore { gear, die });
    }
    if count > 0 && hurt > pay { has(RoamMove::Pay { gear }) } else { has(RoamMove::Suffer { gear }) }
}
