//! A look for one pair of eyes, a paper to write on, a clock: what the curtain hides, what is kept and forgotten.

use bevy::{
    input::{ButtonState, keyboard::Key},
    prelude::*,
    window::{WindowFocused, WindowResized},
};
use windmill_lane::{
    matches::{AnyMatch, OfferId},
    rules::{
        Seat, Show, Turn, Viewer,
        table::{Gesture, PieceId, Spot},
    },
    session::{Countdown, Curtain, Reason, Session},
    sound::Softly,
};

use super::{
    desk::Desk,
    legible,
    wheels::workshop,
    workshop::{ADA, BO, CARD, OWN},
};

const FIELD: &str = "Write here";
const LAY: &str = "‹ws-write›";

fn curtain(desk: &Desk) -> Option<(Seat, Reason)> {
    desk.app.world().resource::<Curtain>().drawn.as_ref().map(|drawn| (drawn.seat, drawn.reason))
}

fn viewer(desk: &Desk) -> Viewer {
    desk.app.world().resource::<Session>().0.as_ref().expect("a match").viewer()
}

/// Holds Enter for so many frames of 16 milliseconds.
fn hold_enter(desk: &mut Desk, frames: usize) {
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Pressed));
    desk.frames(frames);
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Released));
    desk.frames(3);
}

/// Whether the card lies open in the view that everything is drawn from.
fn is_open(desk: &Desk) -> bool {
    let view = desk.view();
    let card = view.table.pieces.iter().find(|piece| piece.id == CARD);
    card.is_some_and(|card| card.face.parts.len() > 1)
}

/// A table at which Ada has drawn her card: the curtain has fallen.
fn drawn() -> Desk {
    let mut desk = Desk::with(workshop(1));
    desk.rest();
    assert_eq!((viewer(&desk), curtain(&desk)), (Viewer::seat(ADA), None), "nobody holds anything");
    turn(&mut desk, OWN[0]);
    desk.push("‹ws-draw›");
    desk.frames(4);
    desk
}

/// Turns a wheel by one section, by keys.
fn turn(desk: &mut Desk, wheel: PieceId) {
    let serial = desk.serial();
    let at = desk.middle(Spot::Piece(wheel));
    desk.click(at);
    desk.hands(|hands| hands.wheel(1.0));
    desk.click(at);
    desk.wait("the turn", |scene| scene.serial > serial);
}

/// And has lifted it.
fn looking() -> Desk {
    let mut desk = drawn();
    hold_enter(&mut desk, 80);
    assert_eq!(curtain(&desk), None, "a second and more lifts it");
    desk.rest();
    assert!(is_open(&desk));
    desk
}

fn field(desk: &mut Desk) -> Option<String> {
    desk.rest().fields.into_iter().find(|(hint, _)| hint == FIELD).map(|(_, text)| text)
}

fn offers(desk: &mut Desk, name: &str) -> bool {
    desk.rest().widgets.iter().any(|(of, _)| of == name)
}

fn says(desk: &mut Desk, text: &str) -> bool {
    desk.rest();
    desk.app.world().resource::<legible::Page>().says(text)
}

#[test]
fn a_look_for_one_alone_begins_behind_the_curtain_and_only_holding_lifts_it() {
    let mut desk = drawn();
    assert_eq!((viewer(&desk), curtain(&desk)), (Viewer::Public, Some((ADA, Reason::Look))));
    assert!(!is_open(&desk) && desk.view().table.offers.is_empty());
    // 0.3 seconds are a tap.
    hold_enter(&mut desk, 19);
    assert!(curtain(&desk).is_some() && !is_open(&desk));
    let scene = desk.rest();
    let button =
        scene.widgets.iter().find(|(name, _)| name.starts_with("Hold: I am Ada")).expect("the button").1;
    let middle = Vec2::new((button[0] + button[2] / 2) as f32, (button[1] + button[3] / 2) as f32);
    for _ in 0..12 {
        desk.click(middle);
    }
    assert!(curtain(&desk).is_some() && !is_open(&desk), "nor do many of them");
    desk.press();
    desk.frames(70);
    desk.release();
    desk.rest();
    assert_eq!((curtain(&desk), viewer(&desk)), (None, Viewer::seat(ADA)));
    assert!(is_open(&desk));
}

#[test]
fn what_was_held_down_before_the_curtain_fell_lifts_nothing() {
    let mut desk = looking();
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Pressed));
    desk.window(|window| WindowFocused { window, focused: false });
    // The window that was left hears nothing of the key any more; should it, it does not count.
    desk.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Enter);
    desk.frames(120);
    assert!(curtain(&desk).is_some(), "two seconds later it is still down");
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Released));
    desk.frames(3);
    hold_enter(&mut desk, 80);
    assert_eq!(curtain(&desk), None);
}

#[test]
fn it_ends_at_once_when_anybody_else_might_look() {
    let mut desk = looking();
    let down = |desk: &Desk, what: &str| {
        assert_eq!(curtain(desk), Some((ADA, Reason::Look)), "{what}");
        assert_eq!(viewer(desk), Viewer::Public, "{what}");
        assert!(!is_open(desk), "{what}");
    };
    desk.window(|window| WindowFocused { window, focused: false });
    down(&desk, "in the very frame in which the window is left");
    hold_enter(&mut desk, 80);
    assert!(is_open(&desk), "the same card");
    desk.hands(|hands| hands.key(KeyCode::Escape, Key::Escape, ButtonState::Pressed));
    down(&desk, "Escape");
    desk.hands(|hands| hands.key(KeyCode::Escape, Key::Escape, ButtonState::Released));
    hold_enter(&mut desk, 80);
    desk.window(|window| WindowResized { window, width: 1280.0, height: 720.0 });
    down(&desk, "resized");
    hold_enter(&mut desk, 80);
    desk.push("Menu");
    desk.frame();
    down(&desk, "a dialog");
    hold_enter(&mut desk, 80);
    down(&desk, "it is not lifted behind a dialog");
    desk.keys(&[KeyCode::Escape]);
    desk.frames(3);
    hold_enter(&mut desk, 80);
    assert!(is_open(&desk));
    // Where nothing is for one alone, nothing falls.
    desk.push("‹ws-aloud›");
    desk.rest();
    for focused in [false, true] {
        desk.window(|window| WindowFocused { window, focused });
    }
    desk.keys(&[KeyCode::Escape]);
    desk.rest();
    assert_eq!((curtain(&desk), viewer(&desk)), (None, Viewer::seat(ADA)));
}

#[test]
fn a_text_is_typed_counted_and_laid() {
    let mut desk = looking();
    assert_eq!(field(&mut desk).as_deref(), Some(""), "the paper lies there");
    assert!(!offers(&mut desk, LAY), "and cannot be laid empty");
    assert!(says(&mut desk, "Nothing is written yet."));
    let card = desk.middle(Spot::Piece(CARD));
    let paper = desk.rest().widgets.iter().find(|(name, _)| name == FIELD).expect("the field").1;
    assert!(card.x + 100.0 < paper[0] as f32, "beside the card: {card} {paper:?}");
    // It has the keyboard at once, and no letter of it is a key of the table's.
    desk.write("Où? bclmnoprzh 1");
    assert_eq!(field(&mut desk).as_deref(), Some("Où? bclmnoprzh 1"));
    assert!(says(&mut desk, "16 of 40 characters") && says(&mut desk, "2 of 2 sentences"));
    assert_eq!((desk.serial(), curtain(&desk)), (2, None));
    assert!(!desk.rest().blocked, "nothing has opened");
    desk.keys(&[KeyCode::Enter]);
    assert_eq!(
        field(&mut desk).as_deref(),
        Some("Où? bclmnoprzh 1"),
        "Enter begins no line and lays nothing"
    );
    desk.write(". And? More");
    assert!(says(&mut desk, "2 sentences are the most."));
    assert!(!offers(&mut desk, LAY));
    desk.keys(&[KeyCode::ControlLeft, KeyCode::Enter]);
    desk.rest();
    assert_eq!(desk.serial(), 2, "what does not fit cannot be laid");
}

#[test]
fn what_is_written_stays_behind_the_curtain_and_is_forgotten_when_it_is_laid() {
    let mut desk = looking();
    desk.write("A goose.");
    assert_eq!(field(&mut desk).as_deref(), Some("A goose."));
    desk.window(|window| WindowFocused { window, focused: false });
    assert_eq!(field(&mut desk), None, "nobody sees it");
    assert!(!desk.app.world().resource::<legible::Page>().says_anywhere("goose"));
    hold_enter(&mut desk, 80);
    assert_eq!(field(&mut desk).as_deref(), Some("A goose."));
    desk.write(" Yes");
    desk.push("Menu");
    desk.frames(3);
    assert!(!desk.app.world().resource::<legible::Page>().says_anywhere("goose"));
    desk.keys(&[KeyCode::Escape]);
    desk.frames(3);
    hold_enter(&mut desk, 80);
    assert_eq!(field(&mut desk).as_deref(), Some("A goose. Yes"));
    let window =
        desk.app.world_mut().query::<&Window>().single(desk.app.world()).expect("a window").title.clone();
    assert!(!window.contains("goose"));
    let serial = desk.serial();
    desk.keys(&[KeyCode::ControlLeft, KeyCode::Enter]);
    desk.wait("the line is laid", |scene| scene.serial == serial + 1);
    assert!(desk.refusals().is_empty());
    let log = desk.app.world().resource::<Session>().0.as_ref().expect("a match").log().to_vec();
    assert_eq!(log.last().and_then(|told| told.words.clone()).expect("told").key, "ws-log-wrote");
    // Bo's turn: a paper of his own, with nothing on it.
    assert_eq!(viewer(&desk), Viewer::seat(BO));
    turn(&mut desk, OWN[1]);
    desk.push("‹ws-draw›");
    desk.frames(4);
    hold_enter(&mut desk, 80);
    assert_eq!(field(&mut desk).as_deref(), Some(""));
    desk.write("A cat");
    desk.push(LAY);
    desk.wait("Bo's line is laid", |scene| scene.serial == serial + 4);
    // And a draft that is not used is forgotten too.
    turn(&mut desk, OWN[0]);
    desk.push("‹ws-draw›");
    desk.frames(4);
    hold_enter(&mut desk, 80);
    desk.write("A dog");
    desk.push("‹ws-aloud›");
    desk.push("‹ws-finish›");
    turn(&mut desk, OWN[1]);
    desk.push("‹ws-draw›");
    desk.frames(4);
    hold_enter(&mut desk, 80);
    assert_eq!(field(&mut desk).as_deref(), Some(""));
}

#[test]
fn a_text_of_another_moment_or_that_does_not_fit_changes_nothing() {
    let mut game = workshop(1);
    let ada = Viewer::seat(ADA);
    let find = |game: &dyn AnyMatch, text: bool| {
        let view = game.view(ada);
        let offers = view.table.offers.iter();
        let at = offers.clone().position(|offer| matches!(offer.gesture, Gesture::Text { .. }) == text);
        (view.revision, OfferId(at.expect("an offer")))
    };
    for _ in 0..2 {
        let (revision, offer) = find(&*game, false);
        game.take(ada, revision, offer).expect("an offer");
    }
    let (revision, offer) = find(&*game, true);
    let serial = game.serial();
    let key = |refused: Result<_, windmill_lane::rules::Refusal>| {
        refused.map(|_: windmill_lane::matches::Done| ()).expect_err("it is refused").words.key.to_string()
    };
    assert_eq!(key(game.take_text(ada, revision + 1, offer, "A goose")), "offer-is-stale");
    assert_eq!(key(game.take_text(ada, revision, OfferId(99), "A goose")), "offer-is-stale");
    assert_eq!(key(game.take_text(ada, revision, offer, "  ")), "text-empty");
    assert_eq!(key(game.take_text(ada, revision, offer, &"x".repeat(41))), "text-too-long");
    assert_eq!(key(game.take_text(ada, revision, offer, "A. B. C.")), "text-too-wordy");
    assert_eq!(key(game.take_text(ada, revision, offer, "a\nb")), "text-control");
    let (_, button) = find(&*game, false);
    assert_eq!(key(game.take_text(ada, revision, button, "A goose")), "offer-is-stale");
    assert_eq!(game.serial(), serial);
    let done = game.take_text(ada, revision, offer, " “Gänse!” ").expect("a line");
    assert!(done.entry.contains("“Gänse!”") && !done.entry.contains(" “"), "{}", done.entry);
    assert!(done.told.iter().all(|told| !format!("{told:?}").contains("Gänse")));
}

#[test]
fn the_clock_counts_down_can_be_stopped_and_never_plays() {
    let mut desk = looking();
    desk.push("‹ws-aloud›");
    let seconds = |desk: &Desk| desk.app.world().resource::<Countdown>().seconds();
    desk.rest();
    let begun = seconds(&desk);
    assert!((29..=30).contains(&begun), "{begun}");
    // A second is 62.5 frames.
    desk.frames(63);
    assert_eq!(seconds(&desk), begun - 1);
    let redraws = desk.redraws(125);
    assert!((1..=6).contains(&redraws), "it is drawn when a second begins: {redraws} times in two seconds");
    let before = seconds(&desk);
    desk.push("Stop the clock (P)");
    desk.frames(200);
    assert_eq!(seconds(&desk), before, "stopped");
    assert_eq!(desk.redraws(30), 0);
    desk.keys(&[KeyCode::KeyP]);
    desk.push("Menu");
    desk.frames(3);
    let before = seconds(&desk);
    desk.frames(200);
    assert_eq!(seconds(&desk), before, "a dialog costs no time");
    desk.keys(&[KeyCode::Escape]);
    let serial = desk.serial();
    let mut heard = Vec::new();
    for _ in 0..2000 {
        desk.frame();
        let mut messages = desk.app.world_mut().resource_mut::<Messages<Softly>>();
        heard.extend(messages.drain().map(|Softly(show)| show));
    }
    assert_eq!(seconds(&desk), 0);
    assert_eq!(heard, [Show::Wood, Show::Wood, Show::Wood, Show::Wood, Show::Wood, Show::Bell]);
    assert!(says(&mut desk, "Time is up"));
    assert_eq!(desk.serial(), serial, "what comes next is for the players");
    assert_eq!(desk.redraws(30), 0, "and it rests");
    desk.push("‹ws-finish›");
    desk.rest();
    assert!(!says(&mut desk, "Time is up"));
}

/// Plays to the end: every line is the same.
fn over() -> Box<dyn AnyMatch> {
    let mut game = workshop(1);
    while let Turn::Acting(acting) = game.turn() {
        let viewer = Viewer::seat(acting.iter().next().expect("somebody acts"));
        let view = game.view(viewer);
        let text = matches!(view.table.offers[0].gesture, Gesture::Text { .. });
        let id = OfferId(0);
        let done = match text {
            true => game.take_text(viewer, view.revision, id, "A [goose] *flew* & <sang>."),
            false => game.take(viewer, view.revision, id),
        };
        done.expect("an offer");
    }
    game
}

#[test]
fn the_album_of_a_game_in_which_nothing_can_be_earned_opens_from_its_score_sheet() {
    let mut flaws = Vec::new();
    for (size, scale) in super::screens::SIZES {
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        let mut desk = Desk::with_at(over(), size, scale);
        super::screens::read(&mut desk, &format!("the sheet, {at}"), &mut flaws);
        desk.push("Look back");
        super::screens::read(&mut desk, &format!("the album, {at}"), &mut flaws);
        let page = desk.app.world().resource::<legible::Page>();
        assert!(page.says_anywhere("[goose]") && page.says_anywhere("*flew*"), "{at}: as it was typed");
        assert!(!offers(&mut desk, "Achievements"), "{at}");
        for key in [KeyCode::ArrowUp, KeyCode::ArrowUp, KeyCode::ArrowDown] {
            desk.keys(&[key]);
        }
        desk.rest();
        let page = desk.app.world().resource::<legible::Page>();
        assert!(page.says_anywhere("[goose]"), "{at}: the only leaf lies open");
        desk.keys(&[KeyCode::Escape]);
        assert!(offers(&mut desk, "Play again"), "{at}: back at the sheet");
    }
    super::screens::all_well(&flaws);
    let html = windmill_lane::album::page(&*over()).expect("an album");
    assert!(html.contains("A [goose] *flew* &amp; &lt;sang&gt;.") && !html.contains("medals\""), "{html}");
    let html = windmill_lane::album::page(&*workshop(1)).expect("an album");
    assert!(html.contains("Nothing is over yet") && !html.contains("Achievements"));
}

#[test]
fn the_paper_and_the_clock_can_be_read() {
    let mut flaws = Vec::new();
    for (size, scale) in super::screens::SIZES {
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        let mut desk = Desk::with_at(workshop(1), size, scale);
        desk.rest();
        turn(&mut desk, OWN[0]);
        let draw = desk.view().table.offers.len();
        assert_eq!(draw, 1);
        desk.push("‹ws-draw›");
        desk.frames(4);
        hold_enter(&mut desk, 80);
        super::screens::read(&mut desk, &format!("an empty paper, {at}"), &mut flaws);
        desk.write("One. Two. Three. And then a good deal more than fits.");
        super::screens::read(&mut desk, &format!("a full paper, {at}"), &mut flaws);
        desk.push("‹ws-aloud›");
        super::screens::read(&mut desk, &format!("the clock, {at}"), &mut flaws);
    }
    super::screens::all_well(&flaws);
}
