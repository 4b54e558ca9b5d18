//! The stories of the game, spread out to be read again: a column for each round. In Endless Story a column is one
//! story (CS-83).

use super::{Table, about, faces, ids, layout, zones::size};
use crate::rules::{
    Words,
    cozy_stories::Tale,
    table::{Colour, Face, Fill, Place, Rect, Sheet, Spot, Surface, Text, Zone},
};

impl Table<'_> {
    /// The surface, opened from the paper and from the used cards.
    pub(super) fn stories(&self) -> Surface {
        let game = self.game;
        let face = Face::new(layout::STORIES.w, layout::STORIES.h);
        let all = face.all();
        let key = if game.setup.endless { "cs-stories-endless" } else { "cs-stories" };
        let mut face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 18).raised(3))
            .text(Rect::new(20, 8, 600, 32), Text::serif(Words::new(key), 22, Colour::Cream));
        let (_, rounds) = game.round();
        for round in 1..=rounds {
            let first = layout::tale(round, 0, rounds, game.count());
            let title = Text::bold(Words::new("cs-round").with("round", round), 15, Colour::Label);
            face = face.text(Rect::new(first.x, first.y - 28, first.w, 24), title);
        }
        if game.tales.is_empty() {
            let none = Text::italic(Words::new("cs-stories-none"), 17, Colour::Mist).centred();
            face = face.text(all.inset(120), none);
        }
        let used = game.used.iter().map(|picture| Spot::Piece(ids::piece::used(*picture)));
        let opened_by =
            [Spot::Zone(ids::zone::PAPER), Spot::Zone(ids::zone::USED)].into_iter().chain(used).collect();
        Surface {
            id: ids::zone::STORIES,
            name: Words::new(key),
            rect: layout::STORIES,
            face,
            opened_by,
            seat: None,
        }
    }

    pub(super) fn tale_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let (_, rounds) = game.round();
        for (at, tale) in game.tales.iter().enumerate() {
            let place = at % usize::from(game.count());
            let rect = layout::tale(tale.round, place, rounds, game.count());
            zones.push(Zone {
                id: ids::zone::tale(at),
                place: Place { surface: ids::zone::STORIES, rect, level: 1 },
                face: tale_face(tale, rect),
                about: Some(about::tale(game, tale)),
            });
        }
    }
}

/// A story with its picture.
fn tale_face(tale: &Tale, rect: Rect) -> Face {
    let face = size(rect);
    let all = face.all();
    let high = (rect.h - 12).min(104);
    let card = Rect::new(6, 6, high * 3 / 4, high);
    let x = card.w + 14;
    let how = match tale.found() {
        Some((guess, nth)) => Words::new("cs-tale-found").with("who", guess.seat).with("n", nth),
        None => Words::new("cs-tale-missed"),
    };
    let title = Words::new("cs-tale").with("who", tale.storyteller).with("how", how);
    let text = Text::serif(faces::told(&tale.story), 16, Colour::Ink).least(9).top();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .picture(card, faces::scene_art(tale.picture), 5)
        .text(Rect::new(x, 4, rect.w - x - 8, 18), Text::bold(title, 13, Colour::Wood).least(9))
        .text(Rect::new(x, 23, rect.w - x - 8, rect.h - 28), text)
}
