//! Skills: on the tray, and to be learned.

use super::alignment_icon;
use crate::rules::{
    Words,
    mythwind::{content::Content, state::Skill, view::describe::skill_name},
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// A skill on the tray.
pub fn skill(content: &Content, skill: Skill, tired: bool) -> Face {
    let card = skill.card(content);
    let face = Face::new(112, 128);
    let all = face.all();
    let level = Words::new("mw-level").with("level", card.level);
    let mut face = face
        .sheet(
            all,
            Sheet::new(Fill::Flat(if tired { Colour::Parchment } else { Colour::Paper }), 8).raised(2),
        )
        .text(Rect::new(8, 4, 24, 20), Text::serif(level, 16, Colour::Brick))
        .symbol(Rect::new(43, 1, 26, 26), format!("mythwind/skill-{}", skill.slug()))
        .text(Rect::new(6, 26, 100, 20), Text::serif(skill_name(skill), 16, Colour::Ink).least(12))
        .text(
            Rect::new(8, 46, 98, 60),
            Text::sans(Words::new(format!("mw-skill-{}-rule", skill.slug())), 13, Colour::Ink)
                .least(11)
                .top(),
        );
    if let Some(kind) = card.aligned {
        face = face.symbol(Rect::new(84, 4, 22, 22), alignment_icon(Some(kind)));
    }
    let (foot, colour) = match (&card.action, tired) {
        (None, _) => ("mw-skill-always", Colour::Moss),
        (Some(_), true) => ("mw-skill-tired", Colour::Wood),
        (Some(_), false) => ("mw-skill-use", Colour::Violet),
    };
    face.text(Rect::new(6, 106, 100, 20), Text::bold(Words::new(foot), 13, colour).centred())
}

/// A skill to learn, with its price.
pub fn skill_offer(content: &Content, skill: Skill, price: u8) -> Face {
    let card = skill.card(content);
    let face = Face::new(180, 210);
    let all = face.all();
    let mut face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2))
        .text(
            Rect::new(12, 8, 60, 24),
            Text::serif(Words::new("mw-level").with("level", card.level), 20, Colour::Brick),
        )
        .symbol(Rect::new(66, 4, 48, 48), format!("mythwind/skill-{}", skill.slug()))
        .text(Rect::new(10, 50, 160, 24), Text::serif(skill_name(skill), 19, Colour::Ink).least(14).centred())
        .text(
            Rect::new(12, 74, 156, 60),
            Text::sans(Words::new(format!("mw-skill-{}-rule", skill.slug())), 14, Colour::Ink)
                .least(12)
                .centred(),
        )
        .text(
            Rect::new(12, 132, 156, 44),
            Text::italic(Words::new(format!("mw-skill-{}.flavour", skill.slug())), 13, Colour::Wood)
                .least(11)
                .centred(),
        )
        .text(
            Rect::new(12, 178, 156, 26),
            Text::bold(Words::new("mw-price").with("coins", price), 16, Colour::Ink).centred(),
        );
    if let Some(kind) = card.aligned {
        face = face.symbol(Rect::new(144, 8, 26, 26), alignment_icon(Some(kind)));
    }
    face
}
