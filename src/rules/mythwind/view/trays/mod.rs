//! The trays of the characters in play: narrow along the near edge, and opened large.
//!
//! `narrow` and `open` are the trays themselves, `farm` is what is printed on the Farmer's open tray; `field`,
//! `store` and `skills` are what lies there; `workshop` is the Crafter's, `market` the
//! Merchant's, `camp` the Ranger's; `actions` is what all of them show of character and worker actions.

mod actions;
mod camp;
mod farm;
mod field;
mod market;
mod narrow;
mod open;
mod skills;
mod store;
mod workshop;

use super::{board::piece, faces, ids, layout};
use crate::rules::{
    Words,
    mythwind::{
        Character,
        dice::DieAt,
        state::{Journal, Mythwind},
    },
    table::{About, Piece, Place, Rect, Surface, Zone},
};

pub use field::box_of;

const ON_TRAY: i16 = 15;
const TRAY_FIGURE: i16 = 25;

impl Mythwind {
    /// The trays of the characters in play, with their rectangles.
    pub(super) fn trays(&self) -> impl Iterator<Item = (Character, Rect)> {
        let of = self.count();
        self.playing().enumerate().map(move |(place, who)| (who, layout::tray(place, of)))
    }

    /// The surfaces that open over the table: one tray for each character in play.
    pub(super) fn tray_surfaces(&self, surfaces: &mut Vec<Surface>) {
        surfaces.extend(self.playing().map(|who| self.open_tray(who)));
    }

    /// The zones of the narrow trays.
    pub(super) fn tray_zones(&self, zones: &mut Vec<Zone>) {
        for (who, rect) in self.trays() {
            self.narrow_zones(who, rect, zones);
        }
    }

    /// The zones of the open trays.
    pub(super) fn open_zones(&self, zones: &mut Vec<Zone>) {
        for who in self.playing() {
            self.open_tray_zones(who, zones);
        }
        // The small field on the near edge lies under the small crops.
        for (who, rect) in self.trays() {
            if self.farm(who).is_some() {
                zones.extend(field::small_field_zone(rect));
            }
        }
    }

    /// Figures at home, purses, hired workers, and what lies on the tray of a trade.
    pub(super) fn tray_pieces(&self, pieces: &mut Vec<Piece>) {
        for (who, rect) in self.trays() {
            if self.sheet(who).today.stands.is_none() {
                let place = Place::table(layout::home(rect), TRAY_FIGURE);
                pieces.push(piece(
                    ids::piece::figure(who),
                    place,
                    faces::figure(who),
                    Some(self.about_figure(who)),
                ));
            }
            pieces.push(self.purse_piece(who, rect));
            let wells = usize::from(Self::content().character(who).well);
            for (place, die) in self.dice.at(DieAt::Well(who)).enumerate() {
                let cell = layout::well(rect, place, wells).inset(2);
                let large = on_tray(who, layout::open_well(place));
                pieces.push(self.die_piece(die, vec![Place::table(cell, ON_TRAY), large]));
            }
            match &self.sheet(who).journal {
                Journal::Farmer(farm) => {
                    self.field_pieces(who, farm, rect, pieces);
                    self.store_pieces(who, farm, pieces);
                }
                Journal::Crafter(workshop) => self.workshop_pieces(who, workshop, pieces),
                Journal::Merchant(market) => self.market_pieces(who, market, pieces),
                Journal::Ranger(camp) => self.camp_pieces(who, camp, pieces),
                Journal::Townsfolk => {}
            }
            if self.has_trade(who) {
                self.skill_pieces(who, pieces);
            }
        }
    }

    fn purse_piece(&self, who: Character, tray: Rect) -> Piece {
        let coins = self.sheet(who).coins;
        let about = About::new(Words::new("mw-purse").with("who", who.seat()))
            .rule(Words::new("mw-purse-rule"))
            .now(Words::new("mw-purse-now").with("coins", coins))
            .clause("MW-59");
        let place = Place::table(layout::purse(tray), ON_TRAY);
        let mut purse = piece(ids::piece::purse(who), place, faces::purse(coins), Some(about));
        purse.places.push(on_tray(who, Rect::new(330, 16, 72, 32)));
        purse
    }
}

/// A place for a piece on an open tray.
fn on_tray(who: Character, rect: Rect) -> Place {
    Place { surface: ids::tray(who), rect, level: ON_TRAY }
}
