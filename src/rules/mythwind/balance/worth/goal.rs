//! The season's goal: how near it is, and which of several to choose.

use crate::rules::mythwind::{
    components::Res,
    content::{GoalCard, Test},
    log::Stat,
    state::Mythwind,
};

/// What reaching a goal brings each character, and all together.
const FOR_EACH: i32 = 450;
const FOR_ALL: i32 = 400;

fn prize(game: &Mythwind) -> i32 {
    (FOR_ALL + FOR_EACH * game.count() as i32) * 100 / 100
}

/// How far a test is, in thousandths.
fn part((have, need): (u16, u16)) -> i32 {
    i32::from(have.min(need)) * 1000 / i32::from(need.max(1))
}

/// The same where the stat itself says only yes or no: tracks that are not alike are steps on the way.
fn way(game: &Mythwind, test: Test) -> i32 {
    if test.0 != Stat::AllDiffer {
        return part(game.progress(test));
    }
    part((apart(game) as u16 - 1, 3))
}

/// How many different values the tracks have.
fn apart(game: &Mythwind) -> usize {
    let tracks = Res::ALL.map(|res| game.town.held.of(res));
    (0..4).filter(|&at| !tracks[..at].contains(&tracks[at])).count()
}

/// The goal on the table: what is done for it counts half, all of it done the other half. What is judged only at
/// the end counts more the nearer the end is.
pub fn worth(game: &Mythwind) -> i32 {
    let Some(card) = game.goal.and_then(|goal| Mythwind::content().goal(goal)) else { return 0 };
    let left = game.hidden.weather.len() as i32;
    let mut done = 0;
    for &test in &card.needs {
        let sure = if test.0.is_counted() { 1000 } else { 1000 - 70 * left.min(9) };
        done += way(game, test) * sure / 1000;
    }
    let done = done / card.needs.len().max(1) as i32;
    let all = if game.is_reached(card) {
        let held = card.needs.iter().all(|test| test.0.is_counted());
        if held { 1000 } else { 1000 - 70 * left.min(9) }
    } else {
        0
    };
    prize(game) * (done + all) / 2000
}

/// How likely a goal looks before its season, in thousandths: by what the season before it came to, and by what
/// is held now.
pub fn prospects(game: &Mythwind, card: &GoalCard) -> i32 {
    let first = !game.story.first_season_over;
    let chance = |&test: &Test| {
        let (have, need) = game.progress(test);
        let likely = match test.0 {
            Stat::Events => 950,
            Stat::AtRest if game.town.forests().count() >= 5 => 850,
            Stat::BothWays => 500,
            // Tracks that are full alike would have to be let down.
            Stat::AllDiffer => [0, 50, 150, 500, 600][apart(game)],
            // What is held can still grow in nine days.
            stat if !stat.is_counted() => {
                let short = i32::from(need.saturating_sub(have)) * if need > 10 { 40 } else { 170 };
                (900 - short).max(50)
            }
            _ if first => 1000 - 120 * i32::from(need.min(8)),
            _ => part((have, need)).min(900),
        };
        i64::from(likely)
    };
    card.needs.iter().map(chance).fold(1000, |all, one| all * one / 1000) as i32
}
