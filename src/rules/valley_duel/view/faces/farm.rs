//! Farm cards: the Contract at one end, the Helper at the other, whoever it shows between them.

use super::{action, art, counted, counts, effect, size, symbol};
use crate::rules::{
    Seat, Words,
    table::{Colour as Ink, Face, Fill, Rect, Sheet, Text},
    valley_duel::{Farm, RED, content::Content, view::names},
};

/// Whose the ends of a card are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Nobody's yet.
    Open,
    /// The Helper of this player, the Contract of the other.
    Of {
        /// Whose Helper.
        helper: Seat,
        /// Whose Contract.
        contract: Seat,
        /// What the Contract is worth now.
        worth: u16,
        /// Whether the Helper was used in this turn.
        used: bool,
    },
}

/// The colours of an end: ground and letters.
const fn inks(seat: Option<Seat>) -> (Ink, Ink) {
    match seat {
        None => (Ink::Parchment, Ink::Ink),
        Some(seat) if seat.0 == RED.0 => (Ink::Seat(seat.0), Ink::Cream),
        Some(seat) => (Ink::Seat(seat.0), Ink::Ink),
    }
}

/// A card as it lies.
pub fn card(rect: Rect, farm: Farm, ends: Ends) -> Face {
    let face = size(rect);
    let all = face.all();
    let band = if rect.h > 90 { 28 } else { 20 };
    let (top, bottom) = (Rect::new(0, 0, rect.w, band), Rect::new(0, rect.h - band, rect.w, band));
    let (helper, contract) = match ends {
        Ends::Open => (None, None),
        Ends::Of { helper, contract, .. } => (Some(helper), Some(contract)),
    };
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Ink::Paper), 7).raised(2))
        .picture(all, art(&format!("farm-{:02}", farm.number())), 7)
        .sheet(top, Sheet::new(Fill::Flat(inks(contract).0), 6))
        .sheet(bottom, Sheet::new(Fill::Flat(inks(helper).0), 6));
    let face = contract_band(face, top, farm, ends, inks(contract).1);
    helper_band(face, bottom, farm, ends)
}

/// What the Contract pays, and what it is worth now.
fn contract_band(face: Face, band: Rect, farm: Farm, ends: Ends, ink: Ink) -> Face {
    let printed = Content::get().farm(farm);
    let side = band.h - 2;
    let face = counted(face, Rect::new(2, 1, side, side), symbol("vp"), u16::from(printed.each));
    let face = counts(face, Rect::new(side + 6, 1, band.w - side - 6, side), printed.counts);
    match ends {
        Ends::Open => face,
        Ends::Of { worth, .. } => {
            let words = Words::new("vd-card-worth").with("points", worth);
            face.text(Rect::new(band.w - 32, 0, 29, band.h), Text::bold(words, 15, ink).least(13).right())
        }
    }
}

/// What wakes the Helper, and what it brings.
fn helper_band(face: Face, band: Rect, farm: Farm, ends: Ends) -> Face {
    let printed = Content::get().farm(farm);
    let side = band.h - 2;
    let at = |x: i16, w: i16| Rect::new(x, band.y + 1, w, side);
    let face = face.symbol(at(3, side), action(printed.trigger)).symbol(at(side + 6, side), symbol("arrow"));
    let face = effect(face, at(side * 2 + 9, side), printed.gain);
    if matches!(ends, Ends::Of { used: true, .. }) {
        let rect = Rect::new(side * 3 + 14, band.y + 1, band.w - side * 3 - 17, side);
        let (_, ink) = match ends {
            Ends::Of { helper, .. } => inks(Some(helper)),
            Ends::Open => inks(None),
        };
        return face.text(rect, Text::bold(Words::new("vd-card-used"), 13, ink).least(11).right());
    }
    face
}

/// A card large, with its words.
pub fn large(farm: Farm) -> Face {
    let face = Face::new(320, 300);
    let all = face.all();
    let (top, bottom) = (Rect::new(0, 0, 320, 74), Rect::new(0, 226, 320, 74));
    let parchment = Sheet::new(Fill::Flat(Ink::Parchment), 9);
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Ink::Paper), 10).raised(2))
        .picture(Rect::new(0, 60, 320, 180), art(&format!("farm-{:02}", farm.number())), 0)
        .sheet(top, parchment)
        .sheet(bottom, parchment)
        .symbol(Rect::new(12, 19, 36, 36), symbol("contract"))
        .symbol(Rect::new(12, 245, 36, 36), symbol("helper"));
    let line = |words| Text::sans(words, 16, Ink::Ink).least(12);
    face.text(Rect::new(60, 4, 248, 66), line(names::pays(farm)))
        .text(Rect::new(60, 230, 248, 66), line(names::helps(farm)))
}

/// A place for a card, with a word.
pub fn card_place(face: Face, rect: Rect, words: Words) -> Face {
    face.sheet(rect, Sheet::new(Fill::Sheer(Ink::Shadow, 22), 7).dashes(Ink::Mist, 1))
        .text(rect.inset(4), Text::sans(words, 13, Ink::Mist).least(11).centred())
}

/// Whose the ends of cards beside it are, in that player's colour.
pub fn owned(face: Face, rect: Rect, key: &'static str, who: Seat) -> Face {
    let (fill, ink) = inks(Some(who));
    let words = Words::new(key).with("who", who);
    face.sheet(rect, Sheet::new(Fill::Flat(fill), 6))
        .text(rect.inset(2), Text::bold(words, 13, ink).least(9).centred())
}

/// The open top card of the deck: not to be taken, but the next to come.
pub fn next_card(face: Face) -> Face {
    let tag = Rect::new(face.w - 46, face.h / 2 - 10, 42, 20);
    face.sheet(tag, Sheet::new(Fill::Flat(Ink::Ink), 6))
        .text(tag, Text::bold(Words::new("vd-deck-next"), 13, Ink::Cream).least(11).centred())
}
