//! What a viewer sees: pieces and zones, found by what they tell of themselves.

use windmill_lane::rules::{
    Arg, Words,
    table::{Face, Part, Piece, Rect, TableView, Zone},
};

use super::prepare::*;

pub type View = TableView<Move>;

/// The table as both players and the room see it: Ada, Bo, everybody.
pub fn everybody() -> [Viewer; 3] {
    [Viewer::seat(ADA), Viewer::seat(BO), Viewer::Public]
}

/// All that a viewer sees, as text.
pub fn text(game: &Tilting, viewer: Viewer) -> String {
    format!("{:?}", game.table(viewer))
}

/// A number among the gaps of a sentence.
pub fn number(words: &Words, gap: &str) -> Option<i64> {
    words.args.iter().find(|(name, _)| name == gap).and_then(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    })
}

/// The key of a sentence among the gaps of another.
pub fn inner<'a>(words: &'a Words, gap: &str) -> Option<&'a str> {
    words.args.iter().find(|(name, _)| name == gap).and_then(|(_, arg)| match arg {
        Arg::Words(words) => Some(&*words.key),
        _ => None,
    })
}

/// Whether a seat is named among the gaps of a sentence.
pub fn names(words: &Words, seat: Seat) -> bool {
    words.args.iter().any(|(_, arg)| *arg == Arg::Name(seat))
}

/// The name of a piece.
pub fn name_of(piece: &Piece) -> &Words {
    &piece.about.as_ref().expect("every piece tells of itself").name
}

/// Pieces whose name has this key.
pub fn pieces<'a>(view: &'a View, key: &'a str) -> impl Iterator<Item = &'a Piece> {
    view.pieces.iter().filter(move |piece| name_of(piece).key == key)
}

/// Pieces of a kind.
pub fn of_kind<'a>(view: &'a View, kind: &'a str) -> impl Iterator<Item = &'a Piece> {
    let is = move |piece: &&Piece| {
        piece.about.as_ref().and_then(|about| about.kind.as_ref()).is_some_and(|words| words.key == kind)
    };
    view.pieces.iter().filter(is)
}

/// Zones whose name has this key.
pub fn zones<'a>(view: &'a View, key: &'a str) -> impl Iterator<Item = &'a Zone> {
    view.zones.iter().filter(move |zone| zone.about.as_ref().is_some_and(|about| about.name.key == key))
}

/// The signs that are seen beside the road.
pub fn signs(view: &View) -> Vec<&str> {
    let abouts = view.zones.iter().filter_map(|zone| zone.about.as_ref());
    let signs = abouts.filter(|about| about.kind.as_ref().is_some_and(|words| words.key == "tw-kind-sign"));
    signs.map(|about| &*about.name.key).collect()
}

/// The lane of a player for a character.
#[track_caller]
pub fn lane(view: &View, seat: Seat, meeple: Meeple) -> &Zone {
    let is = |zone: &&Zone| {
        let name = &zone.about.as_ref().expect("found by its name").name;
        names(name, seat) && inner(name, "meeple") == Some(meeple_key(meeple))
    };
    zones(view, "tw-lane").find(is).expect("a lane for each")
}

/// How a meeple is called.
pub fn meeple_key(meeple: Meeple) -> &'static str {
    if meeple == Knight { "tw-knight" } else { "tw-squire" }
}

/// Where a piece lies on the table itself.
#[track_caller]
pub fn rect(piece: &Piece) -> Rect {
    use windmill_lane::rules::table::SurfaceId;
    let on_table = |place: &&windmill_lane::rules::table::Place| place.surface == SurfaceId::TABLE;
    piece.places.iter().find(on_table).expect("a place on the table").rect
}

/// Whether a rectangle lies wholly in another.
pub fn lies_in(inner: Rect, outer: Rect) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

/// The movement cards that are seen within a rectangle of the table: character and steps.
pub fn cards_in(view: &View, area: Rect) -> Vec<(Meeple, i64)> {
    let here = |piece: &&Piece| {
        piece.places.iter().any(|place| {
            place.surface == windmill_lane::rules::table::SurfaceId::TABLE && lies_in(place.rect, area)
        })
    };
    of_kind(view, "tw-kind-movement").filter(here).map(|piece| told_card(name_of(piece))).collect()
}

/// Character and steps of a card by its name.
#[track_caller]
pub fn told_card(name: &Words) -> (Meeple, i64) {
    let meeple = if name.key == "tw-card-knight" { Knight } else { Squire };
    assert!(meeple == Knight || name.key == "tw-card-squire", "{name:?} is no movement card");
    (meeple, number(name, "steps").expect("its steps"))
}

/// The same of a card.
pub fn told_as(card: MoveCard) -> (Meeple, i64) {
    (card.meeple(), i64::from(printed().steps(card)))
}

/// Whole and broken lances of a player, as they are drawn.
pub fn drawn_lances(view: &View, seat: Seat) -> (usize, usize) {
    let own = pieces(view, "tw-about-lances").filter(|piece| names(name_of(piece), seat));
    let (broken, whole): (Vec<&Piece>, Vec<&Piece>) = own.partition(|piece| {
        piece.face.parts.iter().any(|part| matches!(part, Part::Art { art, .. } if art.ends_with("-broken")))
    });
    (whole.len(), broken.len())
}

/// The numbers printed on a face, and where.
pub fn numbers(face: &Face) -> Vec<(Rect, i64)> {
    let number = |part: &Part| match part {
        Part::Text(rect, text) if text.words.key == "number" => Some((*rect, number(&text.words, "n")?)),
        _ => None,
    };
    face.parts.iter().filter_map(number).collect()
}

/// The pictures and symbols of a face.
pub fn pictures(face: &Face) -> Vec<&str> {
    let mut pictures: Vec<&str> = Vec::new();
    for part in &face.parts {
        match part {
            Part::Art { art, .. } => pictures.push(art),
            Part::Icon(_, icon) => pictures.push(icon),
            Part::Sheet(..) | Part::Text(..) => {}
        }
    }
    pictures
}
