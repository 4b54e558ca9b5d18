//! What the table shows, what can be done at it and what it tells, for everybody who looks.

mod heard;
mod layout;
mod offers;
mod papers;
mod refusals;
mod secrets;
mod told;
mod worth;

use windmill_lane::{
    rules::{
        Words,
        table::{
            About, Face, Gesture, Part, Piece, Place, Rect, Spot, Surface, SurfaceId, TableView, Text, Zone,
        },
    },
    words::Lexicon,
};

use super::prepare::*;

type View = TableView<Move>;

/// The table of a seat.
fn seen(game: &CozyStories, seat: Seat) -> View {
    game.table(Viewer::seat(seat))
}

/// The table of whoever acts.
#[track_caller]
fn acts(game: &CozyStories) -> View {
    seen(game, acting(game))
}

/// Everybody who looks at a game: each seat, and the room.
fn everybody(game: &CozyStories) -> Vec<Viewer> {
    game.seats().map(Viewer::seat).chain([Viewer::Public]).collect()
}

/// A sentence as it is read.
fn say(words: &Words) -> String {
    let names = |seat: Seat| ["Ada", "Bo", "Cy", "Dee", "Eve"][seat.index()].to_owned();
    Lexicon::english().say(words, &names)
}

/// The pictures of a face.
fn pictures(face: &Face) -> Vec<String> {
    let picture = |part: &Part| match part {
        Part::Art { art, .. } | Part::Icon(_, art) => Some(art.to_string()),
        Part::Sheet(..) | Part::Text(..) => None,
    };
    face.parts.iter().filter_map(picture).collect()
}

/// The texts of a face, as they are read.
fn texts(face: &Face) -> Vec<String> {
    let text = |part: &Part| match part {
        Part::Text(_, text) => Some(say(&text.words)),
        _ => None,
    };
    face.parts.iter().filter_map(text).collect()
}

/// How a picture's file is called.
fn art(picture: Picture) -> String {
    format!("cozy-stories/scene-{:02}", picture.index() + 1)
}

/// The pieces that show a picture on the table itself.
fn showing(view: &View, picture: Picture) -> Vec<&Piece> {
    view.pieces.iter().filter(|piece| pictures(&piece.face).contains(&art(picture))).collect()
}

/// What something tells of itself, as it is read.
fn about(about: &About) -> String {
    let said = [&about.name].into_iter().chain(&about.kind).chain(&about.rules).chain(&about.now);
    said.map(say).collect::<Vec<_>>().join(" ")
}

/// The piece of this name.
#[track_caller]
fn piece<'a>(view: &'a View, name: &str) -> &'a Piece {
    let named = |piece: &&Piece| piece.about.as_ref().is_some_and(|about| say(&about.name) == name);
    view.pieces.iter().find(named).unwrap_or_else(|| panic!("no piece is called {name}"))
}

/// The zone of this name.
#[track_caller]
fn zone<'a>(view: &'a View, name: &str) -> &'a Zone {
    let named = |zone: &&Zone| zone.about.as_ref().is_some_and(|about| say(&about.name) == name);
    view.zones.iter().find(named).unwrap_or_else(|| panic!("no zone is called {name}"))
}

/// Where a piece lies on the table.
#[track_caller]
fn rect(piece: &Piece) -> Rect {
    let place = piece.places.iter().find(|place| place.surface == SurfaceId::TABLE);
    place.expect("a place on the table").rect
}

fn lies_in(inner: Rect, outer: Rect) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

/// The row and place of a picture, as the log calls it.
fn at(game: &CozyStories, picture: Picture) -> String {
    let index = game.layout.iter().position(|other| *other == picture).expect("it has a place");
    format!("row {}, place {}", index / 5 + 1, index % 5 + 1)
}

/// Set-ups for every number of players: people alone with and without a timer, with computers, in both ways to play.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 3..=5_u8 {
        let people = Setup::people(players);
        let mut sitters = vec![Sitter::Computer(Sharpness::Sharp); usize::from(players)];
        sitters[1] = Sitter::Person;
        setups.push(Setup { typing_clock: true, timer_votes: SeatSet::first(players), ..people.clone() });
        setups.push(Setup { endless: true, limit: Limit::Sentences, ..people });
        setups.push(Setup { endless: players == 4, ..Setup::of(sitters) });
    }
    setups
}
