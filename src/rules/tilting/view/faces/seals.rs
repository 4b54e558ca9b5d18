//! What the table shows while a card is still in the hand: where a meeple would stand, and what would come.

use super::{art, icon};
use crate::rules::{
    Words,
    table::{Colour, Face, Fill, Part, Rect, Sheet, Text},
    tilting::{Face as Side, Meeple, Relation, Sign},
};

/// What would come of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// A meeting: how they would stand, which side, points, lances that would break.
    Meeting {
        /// How they would stand.
        relation: Relation,
        /// Giant or windmill.
        side: Side,
        /// What the card is worth on that side.
        points: u8,
        /// Lances that would break.
        lances: u8,
        /// Whether the last one would.
        loses: bool,
    },
    /// A sign to use.
    Sign(Sign),
    /// No meeting: so many fields apart.
    Gap(i8),
}

/// A meeple as it would stand.
pub fn ghost(meeple: Meeple) -> Face {
    let face = Face::new(160, 240);
    let rect = face.all();
    let lit = Sheet::new(Fill::Sheer(Colour::Lamp, 45), 70).edge(Colour::Lamp, 8);
    face.sheet(Rect::new(4, 150, 152, 90), lit).with(Part::Art {
        rect,
        art: art(&format!("meeple-{}", meeple.slug())).into(),
        radius: 0,
        strength: 62,
    })
}

/// The seal that says what would come.
pub fn seal(coming: Coming) -> Face {
    let face = Face::new(230, 52);
    let all = face.all();
    let (fill, ink, mark, title, note) = match coming {
        Coming::Meeting { relation, side, points, lances, loses } => {
            let how = match relation {
                Relation::Adjacent => "tw-seal-adjacent",
                Relation::Same => "tw-seal-same",
                Relation::Passed => "tw-seal-passed",
            };
            let title = match (side, loses) {
                (_, true) => Words::new("tw-seal-lost"),
                (Side::Giant, false) => Words::new("tw-seal-giant").with("points", points),
                (Side::Windmill, false) => Words::new("tw-seal-windmill").with("points", points),
            };
            let breaks = Words::new("tw-seal-breaks").with("count", lances);
            let note = Words::new("tw-seal-note").with("how", Words::new(how)).with("breaks", breaks);
            let mark = if side == Side::Giant { icon("giant") } else { icon("mill") };
            if loses {
                (Colour::Brick, Colour::Cream, icon("lance-broken"), title, note)
            } else {
                (Colour::Paper, Colour::Ink, mark, title, note)
            }
        }
        Coming::Sign(sign) => (
            Colour::Paper,
            Colour::Ink,
            art(&format!("sign-{}", sign.slug())),
            super::sign_name(sign),
            Words::new(format!("tw-sign-{}.short", sign.slug())),
        ),
        Coming::Gap(fields) => (
            Colour::Paper,
            Colour::Ink,
            icon("gap"),
            Words::new("tw-gap").with("fields", fields),
            Words::new("tw-seal-apart"),
        ),
    };
    let second = if ink == Colour::Ink { Colour::Wood } else { Colour::Cream };
    face.sheet(all, Sheet::new(Fill::Flat(fill), 10).edge(Colour::Cream, 1).raised(3))
        .symbol(Rect::new(8, 8, 36, 36), mark)
        .text(Rect::new(52, 5, 172, 22), Text::bold(title, 16, ink).least(12))
        .text(Rect::new(52, 26, 172, 20), Text::sans(note, 13, second).least(11))
}
