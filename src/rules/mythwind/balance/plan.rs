//! The day: each town action with the best work that can follow it.

use super::player::{TIMES, answer_all, as_if_acted, best_deed, imagine, make, on_turn, to_the_end};
use crate::rules::{
    Rng,
    mythwind::{
        components::Character,
        components::Kind,
        moves::{Move, TownAction},
        state::Mythwind,
    },
};

/// So many town actions are thought through to the end of the day.
const FINALISTS: usize = 3;

/// What the own work adds to the day under an alignment.
fn work_adds(world: &Mythwind, who: Character, aligned: Option<Kind>, rng: &mut Rng) -> i32 {
    let acted = as_if_acted(world, who, aligned);
    day_value(&acted, who, 1, rng) - super::worth::worth(&acted)
}

/// What the rest of the day is worth at its end: with the best character action, or with none.
fn day_value(world: &Mythwind, who: Character, times: usize, rng: &mut Rng) -> i32 {
    if on_turn(world, who)
        && world.sheet(who).today.actions > 0
        && let Some((value, _)) = best_deed(world, who, times, rng)
    {
        return value;
    }
    to_the_end(&mut world.clone(), who)
}

/// How often chance has a say in a town action.
fn times(action: TownAction) -> usize {
    match action {
        TownAction::Adventure => TIMES + 1,
        TownAction::Discover => TIMES,
        _ => 1,
    }
}

/// The town action of the day.
pub fn town_action(world: &Mythwind, who: Character, moves: &[Move], rng: &mut Rng) -> Option<Move> {
    let actions = moves.iter().filter_map(|mv| match mv {
        Move::Act(action) => Some(*action),
        _ => None,
    });
    let mut work: [Option<i32>; 3] = [None; 3];
    let mut plans: Vec<(i32, TownAction, Vec<Mythwind>)> = Vec::new();
    for action in actions {
        let mut ways = Vec::new();
        let mut sum = 0;
        for time in 0..times(action) {
            let mut after = if time == 0 { world.clone() } else { imagine(world, rng) };
            make(&mut after, who, Move::Act(action));
            answer_all(&mut after, who, 1);
            let aligned = after.sheet(who).today.aligned;
            let slot = aligned.map_or(2, |kind| kind as usize);
            let adds = *work[slot].get_or_insert_with(|| work_adds(world, who, aligned, rng));
            sum += super::worth::worth(&after) + adds;
            ways.push(after);
        }
        plans.push((sum / ways.len() as i32, action, ways));
    }
    plans.sort_by_key(|(value, ..)| -value);
    plans.truncate(FINALISTS);
    let best = plans.into_iter().map(|(_, action, ways)| {
        let ways = &ways[..ways.len().min(2)];
        let sum: i32 = ways.iter().map(|after| day_value(after, who, 1, rng)).sum();
        (sum / ways.len() as i32, action)
    });
    best.max_by_key(|(value, _)| *value)
        .map(|(_, action)| Move::Act(action))
        .or_else(|| moves.iter().find(|mv| matches!(mv, Move::Forgo)).or(moves.first()).copied())
}
