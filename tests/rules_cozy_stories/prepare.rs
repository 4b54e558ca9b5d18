//! Lays positions out and plays up to them. Cards change places; none is made and none is lost.

pub use std::collections::BTreeSet;

pub use windmill_lane::{
    clauses,
    rules::{
        Game, Rng, Seat, SeatSet, Turn, Viewer, Wall,
        cozy_stories::{
            CozyStories, Event, Guess, Limit, Loss, Move, Pawn, Picture, PictureSet, Setup, Sharpness,
            Sitter, Step, Story, Tale, Timed, company, content::Content, gains,
        },
    },
};

pub use super::act::*;

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CY: Seat = Seat(2);
pub const DEE: Seat = Seat(3);
pub const EVE: Seat = Seat(4);

/// A story that says nothing.
pub const TEXT: &str = "Hm. So it goes.";

/// A new game between so many people; Ada begins.
#[track_caller]
pub fn begin(players: u8) -> CozyStories {
    CozyStories::begin(&Setup::people(players), 1).expect("a set-up")
}

/// A new game of Endless Story.
#[track_caller]
pub fn endless(players: u8) -> CozyStories {
    CozyStories::begin(&Setup { endless: true, ..Setup::people(players) }, 1).expect("a set-up")
}

/// A new game with a timer for guessing.
#[track_caller]
pub fn timed(players: u8) -> CozyStories {
    let setup = Setup { timer_votes: SeatSet::first(players), ..Setup::people(players) };
    CozyStories::begin(&setup, 1).expect("a set-up")
}

/// One person and computers.
#[track_caller]
pub fn solo(players: u8) -> CozyStories {
    let mut sitters = vec![Sitter::Computer(Sharpness::Medium); usize::from(players)];
    sitters[0] = Sitter::Person;
    CozyStories::begin(&Setup::of(sitters), 1).expect("a set-up")
}

/// A picture by its id.
#[track_caller]
pub fn pic(id: &str) -> Picture {
    Picture::try_from(id.to_owned()).expect("a picture")
}

/// The story cards of the deck, the next to be drawn first.
pub fn deck(game: &CozyStories) -> Vec<Picture> {
    let mut deck: Vec<Picture> = game.hidden.deck.iter().copied().collect();
    deck.reverse();
    deck
}

/// A card of the deck comes to its top.
#[track_caller]
pub fn top(game: &mut CozyStories, picture: Picture) {
    let deck = &mut game.hidden.0.deck;
    assert_eq!(deck.take_where(|card| *card == picture), [picture], "it is in the deck");
    deck.lay(picture);
}

/// Sets everybody's points.
pub fn scores(game: &mut CozyStories, points: &[u8]) {
    assert_eq!(points.len(), game.players.len());
    game.players.iter_mut().zip(points).for_each(|(player, points)| player.score = *points);
}

/// Everybody's points.
pub fn points(game: &CozyStories) -> Vec<u8> {
    game.players.iter().map(|player| player.score).collect()
}

/// The phase that begins goes on until its card lies face down; the card.
#[track_caller]
pub fn laid(game: &mut CozyStories) -> Picture {
    told(game, TEXT)
}

/// The same with this story.
#[track_caller]
pub fn told(game: &mut CozyStories, text: &str) -> Picture {
    let seat = game.phase.storyteller;
    play(game, seat, Move::Draw);
    let card = game.hidden.card.expect("a card was drawn");
    play_text(game, seat, Move::Tell(text.to_owned()));
    play(game, seat, Move::Lay);
    card
}

/// A wrong card of the field.
#[track_caller]
pub fn wrong(game: &CozyStories) -> Picture {
    let card = game.hidden.card.expect("a card lies there");
    game.field.iter().find(|picture| *picture != card).expect("a wrong card")
}

/// Whoever guesses now is wrong.
#[track_caller]
pub fn miss(game: &mut CozyStories) -> Vec<Event> {
    let seat = acting(game);
    let picture = wrong(game);
    play(game, seat, Move::Guess(picture))
}

/// Whoever guesses now is right.
#[track_caller]
pub fn hit(game: &mut CozyStories) -> Vec<Event> {
    let seat = acting(game);
    let card = game.hidden.card.expect("a card lies there");
    play(game, seat, Move::Guess(card))
}

/// Whoever guesses now takes the windmill.
#[track_caller]
pub fn windmill(game: &mut CozyStories) -> Vec<Event> {
    let seat = acting(game);
    play(game, seat, Move::Windmill)
}

/// All goes back, and the next phase begins.
#[track_caller]
pub fn next(game: &mut CozyStories) -> Vec<Event> {
    let seat = acting(game);
    play(game, seat, Move::Next)
}

/// A whole phase in which the guess with this number is right; 0: nobody’s.
#[track_caller]
pub fn phase(game: &mut CozyStories, right: usize) -> Picture {
    let card = laid(game);
    for nth in 1..game.players.len() {
        if nth == right {
            hit(game);
            break;
        }
        miss(game);
    }
    next(game);
    card
}

/// All 25 story cards and all 25 guess cards are somewhere, each once (CS-92, CS-93).
#[track_caller]
pub fn complete(game: &CozyStories) {
    let used = game.used.iter().copied();
    let story: Vec<Picture> = deck(game).into_iter().chain(game.hidden.card).chain(used.clone()).collect();
    let mats = game.guesses().iter().filter_map(|guess| guess.picture);
    let guess: Vec<Picture> = game.field.iter().chain(mats).chain(used).collect();
    for (cards, kind) in [(story, "story cards"), (guess, "guess cards")] {
        assert_eq!(cards.len(), 25, "{kind}");
        assert_eq!(cards.into_iter().collect::<BTreeSet<_>>().len(), 25, "{kind}");
    }
}
