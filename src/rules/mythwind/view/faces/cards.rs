//! Forests, weather cards and season tiles.

use super::{badge, icon, number};
use crate::rules::{
    Words,
    mythwind::{Season, content::Content, view::describe::Form},
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// A forest card; over a building it leaves the name below uncovered.
pub fn forest(forest: u8, location: Option<u8>, height: i16) -> Face {
    let face = Face::new(116, height);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Forest), 8).raised(2)).picture(
        all.inset(1),
        format!("mythwind/forest-{forest}"),
        8,
    );
    match location {
        Some(location) => badge(face, Rect::new(6, 6, 22, 22), location),
        None => face,
    }
}

/// A weather card in the column of days.
pub fn weather(content: &Content, card: u8, day: u8, recent: bool, h: i16) -> Face {
    let face = Face::new(46, h);
    let all = face.all();
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 6);
    let sheet = if recent { sheet.edge(Colour::Brick, 2) } else { sheet };
    let weather = content.weather(card).weather;
    face.sheet(all, sheet)
        .text(Rect::new(2, 0, 17, h), Text::bold(number(day), 13, Colour::Ink).least(11))
        .symbol(Rect::new(19, (h - 24) / 2, 24, 24), icon(weather.slug()))
}

/// A season tile with its three patterns; the one that just came true is lit.
pub fn season(content: &Content, season: Season, lit: Option<u8>) -> Face {
    let mut face = Face::new(134, 208);
    let all = face.all();
    face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .picture(Rect::new(3, 3, 128, 56), format!("mythwind/season-{}", season.slug()), 6)
        .text(
            Rect::new(3, 58, 128, 24),
            Text::serif(Words::new(format!("mw-season-{}", season.slug())), 18, Colour::Ink).centred(),
        );
    for (at, pattern) in (0_i16..).zip(&content.season(season).patterns) {
        let column = Rect::new(4 + at * 42, 82, 42, 122);
        let sheet = if lit == Some(at as u8) {
            Sheet::new(Fill::Sheer(Colour::Lamp, 45), 6).edge(Colour::Amber, 2)
        } else {
            Sheet::new(Fill::Sheer(Colour::Parchment, 80), 6)
        };
        face = face.sheet(column.inset(1), sheet);
        for (row, sign) in (0_i16..).zip(pattern.signs) {
            face = face.symbol(Rect::new(column.x + 9, column.y + 3 + row * 25, 24, 24), icon(sign.slug()));
        }
        if let Some(effect) = Form::Short.effect(&pattern.effect) {
            face = face.text(
                Rect::new(column.x + 2, column.y + 79, 38, 41),
                Text::bold(effect, 13, Colour::Ink).least(8).centred(),
            );
        }
    }
    face
}
