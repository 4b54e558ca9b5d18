//! Skills: chips on a narrow tray, cards and their spaces on an open one.

use super::on_tray;
use crate::rules::{
    Words,
    mythwind::{
        Character,
        state::{Mythwind, SKILL_SPACES, Skill},
        view::{board::piece, describe::skill_name, faces, ids, layout},
    },
    table::{About, Colour, Face, Fill, Piece, Rect, Sheet, Text},
};

impl Mythwind {
    /// The skills on a narrow tray, where there is room for them.
    pub(super) fn skill_chips(&self, who: Character, left: i16, right: i16, face: Face) -> Face {
        if right - left <= 120 {
            return face;
        }
        let mut face = face
            .text(Rect::new(left, 4, 100, 20), Text::sans(Words::new("mw-skills"), 13, Colour::Parchment));
        let columns = ((right - left) / 130).clamp(1, 3);
        let (w, h) = ((right - left) / columns - 4, if columns == 1 { 17 } else { 27 });
        for (space, level) in (0_i16..).zip(SKILL_SPACES) {
            let chip = Rect::new(left + space % columns * (w + 4), 25 + space / columns * (h + 1), w, h);
            face = match self.sheet(who).skills[space as usize] {
                Some(skill) => skill_chip(skill, self.sheet(who).tired.contains(&skill), chip, face),
                None => empty_chip(level, chip, face),
            };
        }
        face
    }

    /// The skills on the open tray.
    pub(super) fn skill_pieces(&self, who: Character, pieces: &mut Vec<Piece>) {
        for (space, skill) in (0..).zip(self.sheet(who).skills) {
            let Some(skill) = skill else { continue };
            let tired = self.sheet(who).tired.contains(&skill);
            pieces.push(piece(
                ids::piece::skill(skill),
                on_tray(who, layout::shelf(space)),
                faces::skill(Self::content(), skill, tired),
                Some(about_skill(skill)),
            ));
        }
    }
}

/// A skill in words.
fn about_skill(skill: Skill) -> About {
    let card = skill.card(Mythwind::content());
    About::new(skill_name(skill))
        .kind(Words::new("mw-kind-skill").with("level", card.level))
        .rule(Words::new(format!("mw-skill-{}-rule", skill.slug())))
        .rule(Words::new(format!("mw-skill-{}.flavour", skill.slug())))
        .clause(skill.clause())
}

fn skill_chip(skill: Skill, tired: bool, chip: Rect, face: Face) -> Face {
    let fill = Fill::Flat(if tired { Colour::WoodLight } else { Colour::Paper });
    let level = Words::new("mw-level").with("level", skill.card(Mythwind::content()).level);
    face.sheet(chip, Sheet::new(fill, 6))
        .text(Rect::new(chip.x + 6, chip.y, 22, chip.h), Text::serif(level, 14, Colour::Brick))
        .text(
            Rect::new(chip.x + 26, chip.y, chip.w - 30, chip.h),
            Text::serif(skill_name(skill), 14, Colour::Ink).least(11),
        )
}

fn empty_chip(level: u8, chip: Rect, face: Face) -> Face {
    face.sheet(chip, Sheet::new(Fill::Sheer(Colour::Shadow, 35), 6).dashes(Colour::Wood, 1)).text(
        Rect::new(chip.x + 6, chip.y, 30, chip.h),
        Text::serif(Words::new("mw-level").with("level", level), 14, Colour::WoodLight),
    )
}

/// The empty spaces for skills, as printed on the open tray.
pub(super) fn skill_spaces(mut face: Face) -> Face {
    for (space, level) in (0..).zip(SKILL_SPACES) {
        let rect = layout::shelf(space);
        face = face
            .sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 35), 8).dashes(Colour::Wood, 2))
            .text(
                Rect::new(rect.x, rect.y + 30, rect.w, 32),
                Text::serif(Words::new("mw-level").with("level", level), 26, Colour::WoodLight).centred(),
            )
            .text(
                Rect::new(rect.x, rect.y + 64, rect.w, 22),
                Text::sans(Words::new("mw-empty"), 13, Colour::WoodLight).centred(),
            );
    }
    face
}
