//! Buildings: in town, in the queue, in the tree, and large.

use super::{alignment_icon, badge, card, icon};
use crate::rules::{
    Words,
    mythwind::{
        Building, Effect, Kind,
        content::{BuildingCard, Content},
        view::describe::{Form, building_name},
    },
    table::{Colour, Face, Fill, Part, Rect, Sheet, Text},
};

/// The effects of a building in symbols: what using it does, what it does at the end of a season.
fn building_lines(content: &Content, building: Building) -> Vec<Words> {
    let card = content.building(building);
    let action = card.action.as_deref().and_then(|effect| Form::Short.effect(effect));
    let end = card.end.as_deref().and_then(|effect| Form::Short.effect(effect));
    action.into_iter().chain(end.map(|end| Words::new("mw-sh-end").with("what", end))).collect()
}

/// Whether the symbols of an effect take two lines on a card in town.
fn is_wordy(effect: &Effect) -> bool {
    match effect {
        Effect::AfterGoal(_) => true,
        Effect::Pay { then, .. } => match &**then {
            Effect::May(then) => matches!(**then, Effect::Pay { .. } | Effect::Choose(_)),
            then => matches!(then, Effect::Pay { .. } | Effect::Choose(_)),
        },
        Effect::Seq(all) => all.iter().any(|effect| is_wordy(effect)),
        _ => false,
    }
}

/// Whether the symbols of a building's effects take two lines on its card in town.
fn has_wordy_effect(card: &BuildingCard) -> bool {
    [&card.action, &card.end].into_iter().flatten().any(|effect| is_wordy(effect))
}

/// How high the picture on a building's card in town is.
pub fn picture_height(content: &Content, building: Building) -> i16 {
    let two_lines =
        building_lines(content, building).len() > 1 || has_wordy_effect(content.building(building));
    if two_lines { 54 } else { 68 }
}

/// A building on its location.
pub fn building_in_town(content: &Content, building: Building, location: Option<u8>) -> Face {
    let lines = building_lines(content, building);
    let (w, h) = (116, 114);
    let printed = content.building(building);
    let picture = picture_height(content, building);
    let line_height = if has_wordy_effect(printed) && lines.len() == 1 { 34 } else { 17 };
    let mut face = card(w, h, format!("mythwind/building-{}", building.slug()), picture);
    face = face.text(
        Rect::new(4, picture + 4, w - 8, 18),
        Text::serif(building_name(building), 16, Colour::Ink).least(12).centred(),
    );
    for (at, line) in (0..).zip(lines) {
        face = face.text(
            Rect::new(4, picture + 22 + at * 17, w - 8, line_height),
            Text::sans(line, 13, Colour::Ink).least(10).centred(),
        );
    }
    let face = match location {
        Some(location) => badge(face, Rect::new(6, 6, 22, 22), location),
        None => face,
    };
    face.symbol(Rect::new(w - 29, 6, 23, 23), alignment_icon(printed.aligned))
}

/// A building in the queue.
pub fn building_in_queue(content: &Content, building: Building) -> Face {
    let card = content.building(building);
    let edge = match card.aligned {
        Some(Kind::Sprite) => Colour::Sky,
        Some(Kind::Villager) => Colour::Amber,
        None => Colour::Wood,
    };
    let face = Face::new(154, 67);
    let all = face.all();
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2))
        .sheet(Rect::new(0, 8, 4, 51), Sheet::new(Fill::Flat(edge), 1))
        .picture(Rect::new(8, 6, 56, 42), format!("mythwind/building-{}", building.slug()), 5)
        .text(Rect::new(68, 5, 82, 36), Text::serif(building_name(building), 15, Colour::Ink).least(13));
    match Form::Short.effect(&card.benefit) {
        Some(benefit) => face.text(
            Rect::new(8, 49, 142, 16),
            Text::sans(Words::new("mw-sh-done").with("what", benefit), 13, Colour::Wood).least(10),
        ),
        None => face,
    }
}

/// How far a building in the tree is from being built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// In town.
    Built,
    /// In the queue.
    Queued,
    /// Can be started now.
    Ready,
    /// Its prerequisite stands, something else is missing.
    Near,
    /// Its prerequisite does not stand.
    Far,
}

/// A building in the tree.
pub fn building_in_tree(building: Building, standing: Standing) -> Face {
    let (fill, ink) = match standing {
        Standing::Ready => (Fill::Flat(Colour::Paper), Colour::Ink),
        Standing::Near | Standing::Built | Standing::Queued => (Fill::Flat(Colour::Parchment), Colour::Ink),
        Standing::Far => (Fill::Sheer(Colour::Parchment, 45), Colour::Ink),
    };
    let face = Face::new(108, 36);
    let all = face.all();
    let sheet = Sheet::new(fill, 7).raised(u8::from(standing == Standing::Ready));
    let sheet = if standing == Standing::Ready { sheet.edge(Colour::Lamp, 2) } else { sheet };
    let face = face.sheet(all, sheet).with(Part::Art {
        rect: Rect::new(3, 3, 30, 30),
        art: format!("mythwind/building-{}", building.slug()).into(),
        radius: 5,
        strength: if standing == Standing::Far { 45 } else { 100 },
    });
    let face = face.text(Rect::new(36, 2, 70, 32), Text::serif(building_name(building), 14, ink).least(11));
    match standing {
        Standing::Built => face.symbol(Rect::new(18, 19, 16, 16), icon("success")),
        Standing::Queued => face.symbol(Rect::new(18, 19, 16, 16), icon("queue")),
        _ => face,
    }
}

/// A building as a large card, for a closer look.
pub fn building_large(content: &Content, building: Building) -> Face {
    let mut face = card(240, 300, format!("mythwind/building-{}", building.slug()), 176)
        .text(
            Rect::new(8, 186, 224, 30),
            Text::serif(building_name(building), 24, Colour::Ink).least(18).centred(),
        )
        .symbol(Rect::new(202, 10, 30, 30), alignment_icon(content.building(building).aligned));
    for (at, line) in (0..).zip(building_lines(content, building)) {
        face = face.text(
            Rect::new(8, 220 + at * 34, 224, 34),
            Text::sans(line, 16, Colour::Ink).least(13).centred(),
        );
    }
    face
}
