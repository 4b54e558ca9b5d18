//! The stories of the game, spread out to be read again: a surface for each round. In Endless Story all of a round are
//! one story (CS-83).

use super::{Table, about, faces, ids, layout, zones::size};
use crate::rules::{
    Words,
    cozy_stories::Tale,
    table::{Colour, Face, Fill, Place, Rect, Sheet, Spot, Surface, Text, Zone},
};

impl Table<'_> {
    /// The surfaces. That of the present round opens from the paper and the used cards, the others from its tabs.
    pub(super) fn stories(&self) -> impl Iterator<Item = Surface> + '_ {
        let (_, rounds) = self.game.round();
        (1..=rounds).map(move |round| self.stories_of(round, rounds))
    }

    fn stories_of(&self, round: u8, rounds: u8) -> Surface {
        let game = self.game;
        let key = if game.setup.endless { "cs-stories-endless" } else { "cs-stories" };
        let name = Words::new(key).with("round", round);
        let face = Face::new(layout::STORIES.w, layout::STORIES.h);
        let all = face.all();
        let title = Text::serif(name.clone(), 22, Colour::Cream);
        let mut face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 18).raised(3))
            .text(Rect::new(20, 8, 520, 36), title);
        if game.tales.iter().all(|tale| tale.round != round) {
            let none = Text::italic(Words::new("cs-stories-none"), 17, Colour::Mist).centred();
            face = face.text(all.inset(120), none);
        }
        let mut opened_by: Vec<Spot> =
            (1..=rounds).filter(|on| *on != round).map(|on| Spot::Zone(ids::zone::tab(round, on))).collect();
        if game.round().0 == round {
            opened_by.extend([Spot::Zone(ids::zone::PAPER), Spot::Zone(ids::zone::USED)]);
            opened_by.extend(game.used.iter().map(|picture| Spot::Piece(ids::piece::used(*picture))));
        }
        Surface { id: ids::zone::stories(round), name, rect: layout::STORIES, face, opened_by, seat: None }
    }

    /// The stories on their surfaces, and the tabs to those of other rounds.
    pub(super) fn tale_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        for (at, tale) in game.tales.iter().enumerate() {
            let rect = layout::tale(at % usize::from(game.count()));
            zones.push(Zone {
                id: ids::zone::tale(at),
                place: Place { surface: ids::zone::stories(tale.round), rect, level: 1 },
                face: tale_face(tale, rect),
                about: Some(about::tale(game, tale)),
            });
        }
        let (_, rounds) = game.round();
        for (on, round) in (1..=rounds).flat_map(|on| (1..=rounds).map(move |round| (on, round))) {
            if on == round {
                continue;
            }
            let rect = layout::tab(round);
            let face = size(rect);
            let all = face.all();
            let label = Text::bold(Words::new("cs-round").with("round", round), 15, Colour::Cream).centred();
            let face = face
                .sheet(all, Sheet::new(Fill::Flat(Colour::Raised), 9).edge(Colour::Rim, 1))
                .text(all, label);
            zones.push(Zone {
                id: ids::zone::tab(round, on),
                place: Place { surface: ids::zone::stories(on), rect, level: 1 },
                face,
                about: Some(about::tab(round)),
            });
        }
    }
}

/// A story with its picture.
fn tale_face(tale: &Tale, rect: Rect) -> Face {
    let face = size(rect);
    let all = face.all();
    let how = match tale.found() {
        Some((guess, nth)) => Words::new("cs-tale-found").with("who", guess.seat).with("n", nth),
        None => Words::new("cs-tale-missed"),
    };
    let title = Words::new("cs-tale").with("who", tale.storyteller).with("how", how);
    let text = Text::serif(faces::told(&tale.story), 17, Colour::Ink).least(9).top();
    let w = rect.w - 104;
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .picture(Rect::new(6, 6, 75, 100), faces::scene_art(tale.picture), 5)
        .text(Rect::new(94, 4, w, 20), Text::bold(title, 14, Colour::Wood).least(9))
        .text(Rect::new(94, 25, w, rect.h - 30), text)
}
