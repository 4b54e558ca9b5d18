//! What a viewer sees: pieces and zones, found by what they tell of themselves; offers and refusals by their moves.

use windmill_lane::{
    rules::{
        Arg, Words,
        table::{Denied, Gesture, Offer, Piece, Rect, SurfaceId, TableView, Zone},
    },
    words::Lexicon,
};

use super::prepare::*;

pub type View = TableView<Move>;

/// The table as a player sees it.
pub fn seen(game: &ValleyDuel, seat: Seat) -> View {
    game.table(Viewer::seat(seat))
}

/// Both players and the room.
pub fn everybody() -> [Viewer; 3] {
    [Viewer::seat(RED), Viewer::seat(YELLOW), Viewer::Public]
}

/// A sentence as it is read: Red is Ada, Yellow is Bo.
pub fn say(words: &Words) -> String {
    Lexicon::english().say_plainly(words, &|seat: Seat| ["Ada", "Bo"][seat.index()].to_owned())
}

/// A number among the gaps of a sentence.
pub fn number(words: &Words, gap: &str) -> Option<i64> {
    words.args.iter().find(|(name, _)| name == gap).and_then(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    })
}

/// Whether a seat is named among the gaps of a sentence.
pub fn names(words: &Words, seat: Seat) -> bool {
    words.args.iter().any(|(_, arg)| *arg == Arg::Name(seat))
}

/// What a piece is called.
pub fn name(piece: &Piece) -> String {
    say(&piece.about.as_ref().expect("every piece tells of itself").name)
}

/// What kind of thing a piece is.
pub fn kind(piece: &Piece) -> Option<&str> {
    piece.about.as_ref().and_then(|about| about.kind.as_ref()).map(|words| &*words.key)
}

/// The only piece of this name.
#[track_caller]
pub fn piece<'a>(view: &'a View, called: &str) -> &'a Piece {
    let mut pieces = view.pieces.iter().filter(|piece| name(piece) == called);
    let found = pieces.next().unwrap_or_else(|| panic!("no piece is called {called}"));
    assert!(pieces.next().is_none(), "several pieces are called {called}");
    found
}

/// Pieces of a kind.
pub fn of_kind<'a>(view: &'a View, key: &'a str) -> impl Iterator<Item = &'a Piece> {
    view.pieces.iter().filter(move |piece| kind(piece) == Some(key))
}

/// The only zone of this name.
#[track_caller]
pub fn zone<'a>(view: &'a View, called: &str) -> &'a Zone {
    let is = |zone: &&Zone| zone.about.as_ref().is_some_and(|about| say(&about.name) == called);
    let mut zones = view.zones.iter().filter(is);
    let found = zones.next().unwrap_or_else(|| panic!("no zone is called {called}"));
    assert!(zones.next().is_none(), "several zones are called {called}");
    found
}

/// Where a piece lies on the table itself.
#[track_caller]
pub fn rect(piece: &Piece) -> Rect {
    let on_table = piece.places.iter().find(|place| place.surface == SurfaceId::TABLE);
    on_table.expect("a place on the table").rect
}

/// The middle of a rectangle.
pub fn middle(rect: Rect) -> (i16, i16) {
    (rect.x + rect.w / 2, rect.y + rect.h / 2)
}

/// The offers of a move.
pub fn offers(view: &View, mv: Move) -> impl Iterator<Item = &Offer<Move>> {
    view.offers.iter().filter(move |offer| offer.mv == mv)
}

/// What a move would bring, as it is read.
#[track_caller]
pub fn preview(view: &View, mv: Move) -> Vec<String> {
    let offer = offers(view, mv).next().unwrap_or_else(|| panic!("{mv:?} is not offered"));
    offer.preview.iter().map(say).collect()
}

/// What a move is called.
#[track_caller]
pub fn label(view: &View, mv: Move) -> String {
    say(&offers(view, mv).next().unwrap_or_else(|| panic!("{mv:?} is not offered")).label)
}

/// The clauses by which gestures of a kind are refused.
pub fn refusals<'a>(view: &'a View, is: impl Fn(&Gesture) -> bool + 'a) -> Vec<&'static str> {
    let denied = view.denied.iter().filter(move |denied: &&Denied| is(&denied.gesture));
    denied.map(|denied| denied.refusal.clause.0).collect()
}
