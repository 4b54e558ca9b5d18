//! The right column: queue, pile of buildings, supply of workers, forests not grown.

use super::{CARD, FIGURE, empty, piece, zone};
use crate::rules::{
    Words,
    mythwind::{
        Building, Kind,
        ask::Ask,
        dice::DieAt,
        state::Mythwind,
        task::Task,
        view::{faces, ids, layout},
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// Queue, pile of buildings, supply, box of forests.
    pub(super) fn work_zones(&self, zones: &mut Vec<Zone>) {
        queue_zones(zones);
        zones.push(self.pile_zone());
        zones.push(self.supply_zone());
        zones.push(self.box_zone());
    }

    fn pile_zone(&self) -> Zone {
        let ready = self.constructible(4).count();
        let left = Building::ALL.into_iter().filter(|&b| self.in_supply(b)).count();
        let pile = Face::new(layout::PILE.w, layout::PILE.h);
        let pile = pile
            .sheet(Rect::new(6, 6, 190, 68), Sheet::new(Fill::Flat(Colour::Parchment), 9))
            .sheet(Rect::new(3, 3, 190, 68), Sheet::new(Fill::Flat(Colour::Paper), 9).raised(1))
            .picture(Rect::new(9, 9, 70, 56), "mythwind/building-city-hall", 6)
            .text(Rect::new(86, 6, 104, 22), Text::serif(Words::new("mw-buildings"), 18, Colour::Ink))
            .text(
                Rect::new(86, 28, 104, 20),
                Text::sans(Words::new("mw-buildings-ready").with("count", ready), 13, Colour::Ink).least(11),
            )
            .text(
                Rect::new(86, 47, 104, 20),
                Text::sans(Words::new("mw-buildings-left").with("count", left), 13, Colour::Wood).least(11),
            );
        let about =
            About::new(Words::new("mw-buildings")).rule(Words::new("mw-buildings-rule")).clause("MW-28");
        zone(ids::zone::PILE, layout::PILE, pile, Some(about))
    }

    fn supply_zone(&self) -> Zone {
        let mut supply = wooden(layout::SUPPLY, Words::new("mw-supply"));
        for (at, kind) in (0_i16..).zip(Kind::ALL) {
            let count = self.dice.kind_at(kind, DieAt::Supply).count();
            let y = 26 + at * 34;
            supply = supply.symbol(Rect::new(8, y, 30, 31), format!("mythwind/die-{}-0", kind.slug())).text(
                Rect::new(42, y, 46, 30),
                Text::bold(Words::new("mw-of-8").with("n", count), 14, Colour::Cream),
            );
        }
        let about = About::new(Words::new("mw-supply")).rule(Words::new("mw-supply-rule")).clause("MW-40");
        zone(ids::zone::SUPPLY, layout::SUPPLY, supply, Some(about))
    }

    fn box_zone(&self) -> Zone {
        let boxed = wooden(layout::BOX, Words::new("mw-forests"))
            .picture(Rect::new(8, 28, 44, 60), "mythwind/back-forest", 5)
            .text(
                Rect::new(56, 28, 34, 60),
                Text::bold(faces::number(self.hidden.forests.len()), 20, Colour::Cream).centred(),
            );
        let about = About::new(Words::new("mw-forests"))
            .rule(Words::new("mw-forests-rule"))
            .now(
                Words::new("mw-forests-now")
                    .with("boxed", self.hidden.forests.len())
                    .with("grown", self.town.forests().count()),
            )
            .clause("MW-165");
        zone(ids::zone::BOX, layout::BOX, boxed, Some(about))
    }

    /// Buildings in the queue.
    pub(super) fn queue_pieces(&self, pieces: &mut Vec<Piece>) {
        let content = Self::content();
        for (slot, building) in self.town.queue.iter().enumerate() {
            if let Some(building) = *building {
                let place = Place::table(layout::slot(slot), CARD);
                let about =
                    self.about_building(building).now(Words::new("mw-queued-now").with("slot", slot + 1));
                pieces.push(piece(
                    ids::piece::building(building),
                    place,
                    faces::building_in_queue(content, building),
                    Some(about),
                ));
            }
        }
    }

    /// Cards that wait for a place in town.
    pub(super) fn waiting_pieces(&self, pieces: &mut Vec<Piece>) {
        let content = Self::content();
        for building in self.awaiting_place() {
            let face = faces::building_in_town(content, building, None);
            pieces.push(piece(
                ids::piece::building(building),
                Place::table(layout::waiting(), FIGURE + 5),
                face,
                Some(self.about_building(building)),
            ));
        }
        for task in &self.stacks.group {
            if let Task::Ask(Ask::PlaceForest { forest }) = *task {
                let place = Place::table(layout::waiting(), FIGURE + 5);
                pieces.push(piece(
                    ids::piece::forest(forest),
                    place,
                    faces::forest(forest, None, layout::CARD.1),
                    None,
                ));
            }
        }
    }
}

/// A wooden tray with a title.
fn wooden(rect: Rect, title: Words) -> Face {
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::WoodDark), 10).edge(Colour::Wood, 2))
        .text(Rect::new(8, 4, 78, 20), Text::serif(title, 15, Colour::Parchment))
}

/// The queue and its four spaces.
fn queue_zones(zones: &mut Vec<Zone>) {
    let queue = Face::new(layout::QUEUE.w, layout::QUEUE.h);
    let all = queue.all();
    let mut queue = queue
        .sheet(all, Sheet::new(Fill::Flat(Colour::Wood), 12).raised(1))
        .text(Rect::new(12, 6, 120, 24), Text::serif(Words::new("mw-queue"), 18, Colour::Cream))
        .text(
            Rect::new(112, 6, 74, 24),
            Text::sans(Words::new("mw-queue-next"), 13, Colour::Parchment).right(),
        );
    for slot in 0..4 {
        let rect = layout::slot(slot);
        let y = rect.y - layout::QUEUE.y;
        let mark = Rect::new(6, y + 14, 22, 22);
        queue = faces::badge(queue, mark, slot as u8 + 1);
        if slot > 0 {
            queue = queue.symbol(Rect::new(9, y - 8, 16, 16), faces::icon("increase"));
        }
    }
    zones.push(Zone {
        id: ids::zone::QUEUE,
        place: Place::table(layout::QUEUE, 0),
        face: queue,
        about: None,
    });
    for slot in 0..4 {
        let rect = layout::slot(slot);
        let face = empty(rect.w, rect.h, Words::new("mw-free"), Colour::Parchment);
        let about = About::new(Words::new("mw-slot").with("n", slot + 1))
            .rule(Words::new("mw-queue-rule"))
            .clause("MW-174");
        zones.push(zone(ids::zone::slot(slot as u8 + 1), rect, face, Some(about)));
    }
}
