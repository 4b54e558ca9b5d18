//! How the open trays of the four characters lie: everything within the frame, nothing over anything else, no
//! smaller letters than on the Farmer's.

use super::table::*;
use windmill_lane::rules::{
    Viewer,
    table::{Face, Part, Rect, SurfaceId, TableView, Text},
};

/// The surface of a character's open tray.
fn surface(view: &TableView<Move>, who: Character) -> SurfaceId {
    view.surfaces.iter().find(|surface| surface.seat == Some(who.seat())).expect("an open tray").id
}

fn texts(face: &Face) -> impl Iterator<Item = (Rect, &Text)> {
    face.parts.iter().filter_map(|part| match part {
        Part::Text(rect, text) => Some((*rect, text)),
        _ => None,
    })
}

fn holds(outer: Rect, inner: Rect) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

/// The pieces that are crop tiles.
const CROPS: std::ops::Range<u32> = 600..650;

/// What can be seen of a tray: its printed face, its zones and its pieces.
struct Tray {
    frame: Rect,
    printed: Face,
    zones: Vec<(Rect, Face)>,
    pieces: Vec<(Rect, Face)>,
    /// The crops on the field, which interlock: their frames may overlap, their cells not (MW-FA03).
    crops: Vec<(Rect, Face)>,
}

fn tray(game: &Mythwind, who: Character) -> Tray {
    let view = game.table(Viewer::Public);
    let id = surface(&view, who);
    let open = view.surfaces.iter().find(|surface| surface.id == id).expect("the same");
    let zones = view.zones.iter().filter(|zone| zone.place.surface == id);
    let (crops, pieces): (Vec<_>, Vec<_>) = view
        .pieces
        .iter()
        .flat_map(|piece| {
            let here = piece.places.iter().filter(|place| place.surface == id);
            here.map(|place| (piece.id, place.rect, piece.face.clone()))
        })
        .partition(|(piece, ..)| CROPS.contains(&piece.0));
    let faces =
        |pieces: Vec<(_, Rect, Face)>| pieces.into_iter().map(|(_, rect, face)| (rect, face)).collect();
    Tray {
        frame: Rect::new(0, 0, open.rect.w, open.rect.h),
        printed: open.face.clone(),
        zones: zones.map(|zone| (zone.place.rect, zone.face.clone())).collect(),
        pieces: faces(pieces),
        crops: faces(crops),
    }
}

impl Tray {
    /// The size of the smallest letters, and the smallest they may shrink to.
    fn smallest(&self) -> (u8, u8) {
        let faces = self
            .zones
            .iter()
            .chain(&self.pieces)
            .chain(&self.crops)
            .map(|(_, face)| face)
            .chain([&self.printed]);
        let all: Vec<(u8, u8)> = faces.flat_map(texts).map(|(_, text)| (text.size, text.least)).collect();
        let least = |of: fn(&(u8, u8)) -> u8| all.iter().map(of).min().expect("some words");
        (least(|sizes| sizes.0), least(|sizes| sizes.1))
    }

    #[track_caller]
    fn check(&self, who: Character) {
        for (rect, face) in self.zones.iter().chain(&self.pieces).chain(&self.crops) {
            assert!(holds(self.frame, *rect), "the {who:?}'s {rect:?} is off the tray");
            for (text, words) in texts(face) {
                assert!(holds(face.all(), text), "{who:?}: {:?} is off its piece", words.words.key);
            }
        }
        for (at, (rect, _)) in self.pieces.iter().enumerate() {
            for (other, _) in &self.pieces[..at] {
                assert!(!rect.overlaps(*other), "the {who:?}'s pieces at {rect:?} and {other:?}");
            }
        }
        let printed: Vec<(Rect, &Text)> = texts(&self.printed).collect();
        for (at, (rect, text)) in printed.iter().enumerate() {
            assert!(holds(self.frame, *rect), "{who:?}: {:?} is off the tray", text.words.key);
            for (other, beside) in &printed[..at] {
                let both = (&text.words.key, &beside.words.key);
                assert!(!rect.overlaps(*other), "{who:?}: {both:?} lie over each other");
            }
            // A piece may cover a word of an empty space wholly, as a skill does, but not cut it.
            for (piece, _) in &self.pieces {
                let cut = rect.overlaps(*piece) && !holds(*piece, *rect);
                assert!(!cut, "{who:?}: a piece at {piece:?} cuts {:?}", text.words.key);
            }
        }
    }
}

#[test]
fn nothing_lies_over_anything_else() {
    let mut farmers = None;
    for who in [Farmer, Crafter, Merchant, Ranger] {
        let mut game = begin(&[who], 5);
        let mut rng = Rng::seeded(11);
        let mut smallest = (u8::MAX, u8::MAX);
        for step in 0..4_000 {
            let seat = game.turn().acting().iter().next().expect("somebody acts");
            let mv = super::wild::some_move(&game, seat, &mut rng);
            game.play(seat, &mv).expect("a listed move");
            if step % 5 == 0 && game.is_playing(who) {
                let tray = tray(&game, who);
                tray.check(who);
                let (size, least) = tray.smallest();
                smallest = (smallest.0.min(size), smallest.1.min(least));
            }
        }
        let farmers = *farmers.get_or_insert(smallest);
        assert!(smallest.0 >= farmers.0 && smallest.1 >= farmers.1, "the {who:?}'s letters: {smallest:?}");
    }
}

#[test]
fn all_trays_have_the_same_frame() {
    let game = morning(&Character::ALL);
    let frames = Character::ALL.map(|who| tray(&game, who).frame);
    assert!(frames.iter().all(|frame| *frame == frames[0]), "{frames:?}");
    assert!(Character::ALL.into_iter().all(|who| game.has_trade(who)));
}
