//! A campaign played by the measure's own players.

use super::{player, tally::Tally};
use crate::rules::{
    Rng, Seat, SetupError,
    mythwind::{
        components::Character,
        moves::Move,
        state::{Mythwind, Phase, Setup},
    },
};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Looks to the end of the day.
    Sensible,
    /// Any legal move.
    Random,
}

/// Moves after which something is wrong.
const LONGEST: usize = 100_000;

/// Plays a campaign with the same characters throughout, to the end of the season in which the story ends or for
/// so many seasons, and counts.
///
/// # Errors
/// If the set-up cannot be played.
pub fn play(people: &[Character], style: Style, seed: u64, seasons: i64) -> Result<Tally, SetupError> {
    let mut game = Mythwind::lay_out(&Setup { characters: people.to_vec() }, seed)?;
    let mut rng = Rng::seeded(seed ^ 0xBA1A_7CE5);
    let mut tally = Tally::default();
    let mut over = false;
    for _ in 0..LONGEST {
        if over && game.calendar.phase != Phase::SeasonEnd {
            break;
        }
        let Some(who) = next(&game) else { break };
        let chosen = match style {
            Style::Sensible => player::choose(&game, who, &mut rng),
            Style::Random => at_random(&game, who, &mut rng),
        };
        let Some(mv) = chosen else { break };
        tally.note_move(&game, who, mv);
        let Ok(played) = game.make(who.seat(), &mv) else { break };
        let before = tally.seasons;
        tally.note_events(&game, &played.events);
        over |= tally.seasons > before && (tally.seasons >= seasons || game.story.complete);
    }
    Ok(tally)
}

/// Whose step is next: one turn after the other, and another begins every day.
fn next(game: &Mythwind) -> Option<Character> {
    let acting = game.acting();
    let first = game.calendar.day;
    let seats = (0..4).map(|at| Seat((first + at) % 4));
    seats.filter(|&seat| acting.contains(seat)).find_map(Character::at)
}

fn at_random(game: &Mythwind, who: Character, rng: &mut Rng) -> Option<Move> {
    let moves = game.list(who.seat());
    if game.calendar.phase == Phase::SeasonEnd && moves.contains(&Move::Done) {
        // The same people stay.
        return Some(Move::Done);
    }
    rng.pick(&moves).copied()
}
