//! Missions: a picture, what they ask for in symbols, what they bring in words.

use super::{art, icon, mission_name, number};
use crate::rules::{
    Words,
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    tilting::{
        Face as Side, Mission,
        content::{Content, Reward, Slot},
    },
};

/// What a slot asks for, in words.
fn asks(Slot(side, from, to): &Slot) -> Words {
    let key = match (side, from == to, *to >= 6) {
        (Side::Giant, true, _) => "tw-slot-giant",
        (Side::Giant, false, true) => "tw-slot-giant-least",
        (Side::Giant, false, false) => "tw-slot-giant-range",
        (Side::Windmill, true, _) => "tw-slot-windmill",
        (Side::Windmill, false, _) => "tw-slot-windmill-range",
    };
    Words::new(key).with("from", *from).with("to", *to)
}

/// What a mission asks for, as a list.
pub fn condition(mission: Mission) -> Words {
    let slots: Vec<Words> = Content::get().mission(mission).slots.iter().map(asks).collect();
    Words::new("tw-mission-asks").with("cards", slots)
}

/// What a mission brings.
pub fn reward(mission: Mission) -> Words {
    match Content::get().mission(mission).reward {
        Reward::Lances(lances) => Words::new("tw-reward-lances").with("count", lances),
        Reward::Points(points) => Words::new("tw-reward-points").with("count", points),
    }
}

/// The cards a mission asks for, side by side.
fn slots(face: Face, mission: Mission, area: Rect, size: i16) -> Face {
    let slots = &Content::get().mission(mission).slots;
    let step = size + 2;
    let left = area.x + (area.w - step * slots.len() as i16 + 2) / 2;
    slots.iter().enumerate().fold(face, |face, (at, Slot(side, from, to))| {
        let rect = Rect::new(left + step * at as i16, area.y, size, size);
        let points = match (from == to, *to >= 6) {
            (true, _) => number(*from),
            (false, true) => Words::new("tw-range-least").with("from", *from),
            (false, false) => Words::new("tw-range").with("from", *from).with("to", *to),
        };
        let mark = icon(if *side == Side::Giant { "shield-points" } else { "mill-points" });
        let text = (size as u8) / 2;
        face.symbol(rect, mark)
            .text(rect.inset(size / 8), Text::bold(points, text.max(11), Colour::Ink).least(9).centred())
    })
}

/// A mission in hand. `ready`: whether it can be played, for whoever may know.
pub fn mission(mission: Mission, ready: bool) -> Face {
    let face = Face::new(118, 154);
    let all = face.all();
    let (key, colour) = if ready { ("tw-ready", Colour::Forest) } else { ("tw-not-yet", Colour::Wood) };
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 9).raised(2))
        .picture(Rect::new(4, 4, 110, 62), art(&format!("mission-{}", mission.name().to_lowercase())), 7)
        .text(
            Rect::new(5, 66, 108, 22),
            Text::serif(mission_name(mission), 16, Colour::Ink).least(11).centred(),
        )
        .text(Rect::new(5, 119, 108, 17), Text::bold(reward(mission), 13, Colour::Ink).least(11).centred())
        .text(Rect::new(5, 135, 108, 16), Text::sans(Words::new(key), 12, colour).centred());
    slots(face, mission, Rect::new(4, 88, 110, 30), 30)
}

/// A mission that was played.
pub fn mission_small(mission: Mission) -> Face {
    let face = Face::new(50, 66);
    let all = face.all();
    let (mark, count) = match Content::get().mission(mission).reward {
        Reward::Lances(count) => ("mend", count),
        Reward::Points(count) => ("point", count),
    };
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 6).raised(1))
        .picture(Rect::new(2, 2, 46, 32), art(&format!("mission-{}", mission.name().to_lowercase())), 5)
        .symbol(Rect::new(4, 38, 22, 22), icon(mark))
        .text(Rect::new(26, 36, 20, 26), Text::bold(number(count), 16, Colour::Ink).centred())
}

/// The back of a mission.
pub fn mission_back() -> Face {
    let face = Face::new(47, 66);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Cream), 6).raised(1)).picture(
        Rect::new(2, 2, 43, 62),
        art("back-mission"),
        5,
    )
}
