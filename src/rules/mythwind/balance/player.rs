//! A sensible player: looks to the end of today, no further, and knows no more than the table shows.
//!
//! Every thought is about a world that was imagined from what lies open. What chance decides is thought through
//! several times, each time imagined anew.

use super::{
    deed::Deed,
    narrow::narrow,
    worth::{camp, prospects, workshop, worth},
};
use crate::rules::{
    Rng,
    mythwind::{
        ask::Ask,
        components::Character,
        crafter::CraftMove,
        engine::Asked,
        event::{Event, Out},
        farmer::FarmMove,
        merchant::DealMove,
        moves::Move,
        ranger::RoamMove,
        state::{Mythwind, StackId},
    },
};

/// How often a thing that chance decides is thought through.
pub const TIMES: usize = 3;
/// Small steps after which a thought ends.
const LONGEST: usize = 60;

/// A world as it may be, with nothing in it that only weighs.
pub fn imagine(game: &Mythwind, rng: &mut Rng) -> Mythwind {
    let mut world = game.imagined(rng);
    world.story.chronicle.clear();
    // Nobody knows what is on the back of a forest: any of those that stand may lie anywhere.
    let places: Vec<_> = world.town.forests().collect();
    let mut forests: Vec<_> = places.iter().map(|&at| world.town.at(at).forest).collect();
    rng.shuffle(&mut forests);
    for (at, forest) in places.into_iter().zip(forests) {
        world.town.at_mut(at).forest = forest;
    }
    world
}

/// The moves of a character that are worth a thought.
pub fn thinkable(world: &Mythwind, who: Character) -> Vec<Move> {
    let ask = match world.asked(who) {
        Asked::Ask(ask, _) => Some(ask),
        Asked::Turn => None,
        Asked::Nothing(_) => return Vec::new(),
    };
    narrow(world, who, ask, world.list(who.seat()))
}

/// What a card is worth that goes back unresolved, to be drawn again: nobody wants to read it for ever.
const PUT_BACK: i32 = -400;

/// Makes a move in a thought. Whether chance had a say in it.
pub fn make(world: &mut Mythwind, who: Character, mv: Move) -> bool {
    world.make(who.seat(), &mv).is_ok_and(|played| played.wall.is_some())
}

/// Whether it is the character's own turn, with nothing asked.
pub fn on_turn(world: &Mythwind, who: Character) -> bool {
    matches!(world.asked(who), Asked::Turn)
}

/// What comes of a move: what it is worth once the questions that it raised are answered as they come.
fn outcome(world: &Mythwind, who: Character, mv: Move, depth: u8) -> (i32, bool) {
    if matches!(mv, Move::EndTurn) {
        return (worth(world), false);
    }
    if let Some(expected) = workshop::expected(world, who, &mv) {
        return (expected, false);
    }
    if let Move::Goal(goal) = mv
        && let Some(card) = Mythwind::content().goal(goal)
    {
        return (prospects(world, card), false);
    }
    let mut after = world.clone();
    let Ok(played) = after.make(who.seat(), &mv) else { return (i32::MIN / 4, false) };
    let back = played.events.iter().any(|event| matches!(event, Event::CardPutBack { .. }));
    if depth > 0 {
        answer_all(&mut after, who, depth - 1);
    }
    (worth(&after) + if back { PUT_BACK } else { 0 }, played.wall.is_some())
}

/// Answers whatever is asked of the group or of this character, each question for itself.
pub fn answer_all(world: &mut Mythwind, who: Character, depth: u8) {
    for _ in 0..12 {
        if !matches!(world.asked(who), Asked::Ask(..)) {
            return;
        }
        let Some(mv) = next_step(world, who, depth) else { return };
        make(world, who, mv);
    }
}

/// The best next small step as it looks now; none where there is none. What chance decides is judged by the world
/// at hand.
pub fn next_step(world: &Mythwind, who: Character, depth: u8) -> Option<Move> {
    let moves = thinkable(world, who);
    if let Some(step) = camp::step(world, who, &moves) {
        return Some(step);
    }
    if moves.len() < 2 {
        return moves.first().copied();
    }
    let turn = on_turn(world, who);
    let busy = world.doing(who).is_some();
    // An action in progress is brought to its end first; only then others are weighed.
    let fits = |mv: &Move| !busy || goes_on(world, who, mv) || is_stop(mv);
    moves
        .iter()
        .filter(|mv| fits(mv) && !(turn && matches!(mv, Move::Forgo | Move::Act(_))))
        .map(|&mv| (outcome(world, who, mv, depth).0, mv))
        .max_by_key(|(value, mv)| (*value, matches!(mv, Move::EndTurn | Move::Done)))
        .map(|(_, mv)| mv)
        .or(moves.first().copied())
}

fn goes_on(world: &Mythwind, who: Character, mv: &Move) -> bool {
    let own = matches!(mv, Move::Farm(_) | Move::Craft(_) | Move::Deal(_) | Move::Roam(_));
    own && Deed::begun(mv, world.doing(who)).is_none()
}

fn is_stop(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Farm(FarmMove::Stop)
            | Move::Craft(CraftMove::Stop)
            | Move::Deal(DealMove::Stop)
            | Move::Roam(RoamMove::Stop)
    )
}

/// Thinks a turn through to its end. What the end is worth.
pub fn to_the_end(world: &mut Mythwind, who: Character) -> i32 {
    for _ in 0..LONGEST {
        if !on_turn(world, who) && !matches!(world.asked(who), Asked::Ask(_, StackId::Of(_))) {
            break;
        }
        match next_step(world, who, 0) {
            None | Some(Move::EndTurn) => break,
            Some(mv) => {
                make(world, who, mv);
            }
        }
    }
    world.sheets[who.index()].as_mut().expect("it plays").today.ended = true;
    worth(world)
}

/// The character actions that can be begun now, each with its best first step.
pub fn deeds(world: &Mythwind, who: Character) -> Vec<(Deed, Move)> {
    let doing = world.doing(who);
    let mut firsts: Vec<(Deed, Move, i32)> = Vec::new();
    for mv in thinkable(world, who) {
        let Some(deed) = Deed::begun(&mv, doing) else { continue };
        let value = outcome(world, who, mv, 0).0;
        match firsts.iter_mut().find(|first| first.0 == deed) {
            Some(first) if first.2 >= value => {}
            Some(first) => (first.1, first.2) = (mv, value),
            None => firsts.push((deed, mv, value)),
        }
    }
    firsts.into_iter().map(|(deed, mv, _)| (deed, mv)).collect()
}

/// The best character action with what the turn would be worth at its end; none where none can be begun.
pub fn best_deed(world: &Mythwind, who: Character, times: usize, rng: &mut Rng) -> Option<(i32, Move)> {
    deeds(world, who)
        .into_iter()
        .map(|(deed, mv)| {
            let times = if matches!(deed, Deed::Explore | Deed::Canvass) { times } else { 1 };
            let mut sum = 0;
            for time in 0..times {
                let mut after = if time == 0 { world.clone() } else { imagine(world, rng) };
                make(&mut after, who, mv);
                sum += to_the_end(&mut after, who);
            }
            (sum / times as i32, mv)
        })
        .max_by_key(|(value, _)| *value)
}

/// The move a sensible player makes.
pub fn choose(game: &Mythwind, who: Character, rng: &mut Rng) -> Option<Move> {
    let world = imagine(game, rng);
    let moves = thinkable(&world, who);
    if moves.len() < 2 {
        return moves.first().copied();
    }
    if let Some(step) = camp::step(&world, who, &moves) {
        return Some(step);
    }
    match world.asked(who) {
        Asked::Ask(Ask::Change, _) => Some(Move::Done),
        // Skills are moved about until one fits: any way will do.
        Asked::Ask(Ask::Shelve { .. }, _) if moves.iter().any(|mv| matches!(mv, Move::Swap(..))) => {
            rng.pick(&moves).copied()
        }
        Asked::Ask(Ask::ActNow { begun: false }, _) => {
            best_deed(&world, who, TIMES, rng).map(|(_, mv)| mv).or(moves.first().copied())
        }
        Asked::Ask(..) => thought_through(&world, who, &moves, rng),
        Asked::Turn if world.sheet(who).today.town > 0 => super::plan::town_action(&world, who, &moves, rng),
        Asked::Turn => work(&world, who, &moves, rng),
        Asked::Nothing(_) => None,
    }
}

/// The own work: what costs nothing and helps at once, then the best character action, then workers and skills.
fn work(world: &Mythwind, who: Character, moves: &[Move], rng: &mut Rng) -> Option<Move> {
    if world.doing(who).is_some() {
        return next_step(world, who, 1);
    }
    let free = |mv: &Move| match mv {
        Move::Craft(CraftMove::Start { .. }) | Move::Send(_) => true,
        Move::Roam(roam) => roam.is_barter(),
        _ => false,
    };
    let now = worth(world);
    let start = moves
        .iter()
        .filter(|mv| free(mv))
        .map(|&mv| (outcome(world, who, mv, 1).0, mv))
        .max_by_key(|(value, _)| *value)
        .filter(|(value, _)| *value > now);
    if let Some((_, mv)) = start {
        return Some(mv);
    }
    if world.sheet(who).today.actions > 0
        && let Some((value, mv)) = best_deed(world, who, TIMES, rng)
        && value > now - 250
    {
        return Some(mv);
    }
    thought_through(world, who, moves, rng)
}

/// The best of some moves, those with chance in them thought through several times.
fn thought_through(world: &Mythwind, who: Character, moves: &[Move], rng: &mut Rng) -> Option<Move> {
    let turn = on_turn(world, who);
    let mut best: Option<(i32, Move)> = None;
    for &mv in moves {
        if turn && (matches!(mv, Move::Forgo | Move::Act(_)) || Deed::begun(&mv, None).is_some()) {
            continue;
        }
        let (mut value, chance) = outcome(world, who, mv, 2);
        if chance {
            for _ in 1..TIMES {
                value += outcome(&imagine(world, rng), who, mv, 2).0;
            }
            value /= TIMES as i32;
        }
        let rests = matches!(mv, Move::EndTurn | Move::Done);
        if best.is_none_or(|(most, _)| value > most || value == most && rests) {
            best = Some((value, mv));
        }
    }
    best.map(|(_, mv)| mv).or(moves.first().copied())
}

/// Lends a thought the day as it would be after the town action: nothing left of it, and this alignment.
pub fn as_if_acted(
    world: &Mythwind,
    who: Character,
    aligned: Option<crate::rules::mythwind::Kind>,
) -> Mythwind {
    let mut after = world.clone();
    let today = &mut after.sheets[who.index()].as_mut().expect("it plays").today;
    (today.town, today.acted, today.aligned) = (0, true, aligned);
    after.settle(&mut Out::default());
    after
}
