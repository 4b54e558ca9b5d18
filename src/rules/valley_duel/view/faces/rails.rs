//! The stands along the rails: Windmills with their costs, what colours are worth, the trade row.

use super::{art, counted, size, symbol};
use crate::rules::{
    Words,
    table::{Colour as Ink, Face, Fill, Rect, Sheet, Text},
    valley_duel::{
        Colour,
        content::Content,
        view::{layout, names},
    },
};

/// The Windmill section without its Windmills.
pub fn rack(near: bool, values: [u8; Colour::COUNT]) -> Face {
    let area = layout::RACKS[usize::from(!near)];
    let inside = |rect| layout::inside(rect, area);
    let face = size(area);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Sheer(Ink::Shadow, 22), 8));
    let content = Content::get();
    let face = if near {
        face.symbol(inside(layout::STAND), art("mill-rack"))
    } else {
        let places = Colour::ALL.into_iter().flat_map(|colour| {
            (0..content.columns()[colour.index()]).map(move |row| layout::windmill(false, colour, row))
        });
        places.fold(face, |face, rect| {
            let hollow = Sheet::new(Fill::Sheer(Ink::Shadow, 35), 9).dashes(Ink::WoodLight, 1);
            face.sheet(inside(rect).inset(1), hollow)
        })
    };
    let face = content.costs().iter().zip(0..).fold(face, |face, (cost, row)| {
        counted(face, inside(layout::cost(near, row)), symbol("guilder"), u16::from(*cost))
    });
    Colour::ALL.into_iter().fold(face, |face, colour| {
        worth(face, inside(layout::worth(near, colour)), colour, values[colour.index()])
    })
}

/// What a colour is worth: its letter and the value.
fn worth(face: Face, rect: Rect, colour: Colour, value: u8) -> Face {
    let (fill, ink) = match colour {
        Colour::White => (Ink::Cream, Ink::Ink),
        Colour::Yellow => (Ink::Lamp, Ink::Ink),
        Colour::Red => (Ink::Tulip, Ink::Cream),
        Colour::Violet => (Ink::Violet, Ink::Cream),
        Colour::Black => (Ink::Ink, Ink::Cream),
    };
    let words = Words::new("vd-worth").with("letter", names::letter(colour)).with("value", value);
    face.sheet(rect.inset(1), Sheet::new(Fill::Flat(fill), 4).edge(Ink::WoodLight, 1))
        .text(rect, Text::bold(words, 13, ink).least(11).centred())
}

/// The trade row: six places, the sixth marked.
pub fn trade_row(near: bool) -> Face {
    let area = layout::TRADES[usize::from(!near)];
    let face = size(area);
    (0..6).fold(face, |face, at| {
        let rect = layout::inside(layout::traded(near, at, 6), area);
        let face = face.symbol(rect, art("trade-place"));
        if at == 5 { face.symbol(rect.inset(5), symbol("cause-trades")) } else { face }
    })
}
