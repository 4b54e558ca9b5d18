//! The table as text: what lies where and what can be done, in words and buttons. For whoever cannot see the table, or
//! would rather read it; sprites have no tree that a screen reader could walk.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Order, Rect, ScrollArea, Ui, UiBuilder, vec2},
};

use super::{
    Contexts, Dialog, Frame, OverlayRects, OverlaySystems,
    bar::prompt,
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, say, theme,
};
use crate::{
    app::Screen,
    rules::table::{About, Gesture, Place, SurfaceId, TableView},
    session::{ActingSeat, Curtain, Intent, Playing, Session},
    words::plain,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Dialog),
    );
}

/// A heading and what stands under it.
struct Group {
    head: String,
    lines: Vec<String>,
}

/// What lies on the table, by the zones and surfaces it lies in.
fn groups(playing: &Playing) -> Vec<Group> {
    let table = &playing.view().table;
    let mut groups = Vec::new();
    for surface in &table.surfaces {
        let mut zones: Vec<(Place, Group)> = table
            .zones
            .iter()
            .filter(|zone| zone.place.surface == surface.id)
            .filter_map(|zone| {
                let about = zone.about.as_ref()?;
                Some((zone.place, Group { head: tell(about, playing), lines: Vec::new() }))
            })
            .collect();
        let mut loose = Group { head: plain(&say(&surface.name, playing)), lines: Vec::new() };
        for (place, about) in lying(table, surface.id) {
            let line = tell(about, playing);
            // The smallest zone under its middle is where it lies.
            let (x, y) = middle(place);
            let around = zones.iter_mut().filter(|(zone, _)| holds(*zone, x, y));
            match around.min_by_key(|(zone, _)| i32::from(zone.rect.w) * i32::from(zone.rect.h)) {
                Some((_, group)) => group.lines.push(line),
                None => loose.lines.push(line),
            }
        }
        zones.sort_by_key(|(zone, _)| (zone.rect.y / 40, zone.rect.x));
        groups.push(loose);
        groups.extend(zones.into_iter().map(|(_, group)| group));
    }
    for group in &mut groups {
        group.lines = counted(std::mem::take(&mut group.lines));
    }
    groups.retain(|group| !group.head.is_empty());
    groups
}

/// The pieces on a surface that have a name, in the order they are read.
fn lying(table: &TableView<crate::matches::OfferId>, surface: SurfaceId) -> Vec<(Place, &About)> {
    let mut pieces: Vec<(Place, &About)> = table
        .pieces
        .iter()
        .filter_map(|piece| {
            let place = piece.places.iter().find(|place| place.surface == surface)?;
            Some((*place, piece.about.as_ref()?))
        })
        .collect();
    pieces.sort_by_key(|(place, _)| (place.rect.y / 40, place.rect.x));
    pieces
}

fn middle(place: Place) -> (i32, i32) {
    let rect = place.rect;
    (i32::from(rect.x) + i32::from(rect.w) / 2, i32::from(rect.y) + i32::from(rect.h) / 2)
}

fn holds(place: Place, x: i32, y: i32) -> bool {
    let (left, top) = (i32::from(place.rect.x), i32::from(place.rect.y));
    (left..left + i32::from(place.rect.w)).contains(&x) && (top..top + i32::from(place.rect.h)).contains(&y)
}

/// A name and how things stand with it.
fn tell(about: &About, playing: &Playing) -> String {
    let mut text = plain(&say(&about.name, playing));
    for now in &about.now {
        text += " · ";
        text += &plain(&say(now, playing));
    }
    text
}

/// The same lines once, with how many there are.
fn counted(lines: Vec<String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match counted.iter_mut().find(|(of, _)| *of == line) {
            Some((_, count)) => *count += 1,
            None => counted.push((line, 1)),
        }
    }
    let line = |(line, count)| if count > 1 { format!("{line} × {count}") } else { line };
    counted.into_iter().map(line).collect()
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    curtain: Res<Curtain>,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if *dialog != Dialog::InWords {
        return Ok(());
    }
    let Some(playing) = session.0.as_ref().filter(|_| !curtain.is_down()) else {
        *dialog = Dialog::None;
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let size = vec2(920.0_f32.min(frame.all.width() - 24.0), (frame.all.height() - 24.0).min(820.0));
    let rect = Rect::from_center_size(frame.all.center(), size);
    let mut taken = None;
    part(&context, &mut rects, frame.scale, "in-words", rect, Order::Foreground, |ui| {
        if kit::dialog(ui, rect, &said("in-words")) {
            *dialog = Dialog::None;
        }
        let body = Rect::from_min_max(rect.min + vec2(24.0, 62.0), rect.max - vec2(16.0, 14.0));
        let left = Rect::from_min_size(body.min, vec2(body.width() * 0.42 - 12.0, body.height()));
        let right = Rect::from_min_max(egui::pos2(left.max.x + 24.0, body.min.y), body.max);
        scrolled(ui, left, "doable", |ui, width| {
            if let Some(prompt) = prompt(playing, seat.0) {
                let words = say(&prompt.words, playing);
                kit::words(ui, &mut pictures, &words, &theme::bold(15.0), theme::CREAM, width);
            }
            kit::label(ui, &said("in-words-doable"));
            for (at, offer) in playing.view().table.offers.iter().enumerate() {
                if seat.0.is_some_and(|seat| seat != offer.seat)
                    || matches!(offer.gesture, Gesture::Text { .. })
                {
                    continue;
                }
                let label = plain(&say(&offer.label, playing));
                let primary = matches!(&offer.gesture, Gesture::Button(button) if button.primary);
                let kind = if primary { Kind::Primary } else { Kind::Plain };
                if kit::Button::new(&label).kind(kind).width(width).show(ui).clicked() {
                    taken = Some(crate::matches::OfferId(at));
                }
            }
        });
        scrolled(ui, right, "lying", |ui, width| {
            for group in groups(playing) {
                kit::words(ui, &mut pictures, &group.head, &theme::bold(14.0), theme::CREAM, width);
                for line in &group.lines {
                    kit::words(ui, &mut pictures, line, &theme::sans(14.0), theme::mist(), width);
                }
                ui.add_space(6.0);
            }
        });
    });
    if let Some(offer) = taken {
        intents.write(Intent::Take(offer, playing.view().revision));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

fn scrolled(ui: &mut Ui, rect: Rect, id: &str, add: impl FnOnce(&mut Ui, f32)) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(id));
    child.set_clip_rect(rect);
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let width = rect.width() - 14.0;
        ui.set_width(width);
        add(ui, width);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::table::Rect as Box;

    #[test]
    fn equal_lines_are_counted_once_in_their_order() {
        let lines = ["a bulb", "a mill", "a bulb"].map(String::from).to_vec();
        assert_eq!(counted(lines), ["a bulb × 2", "a mill"]);
    }

    #[test]
    fn a_place_holds_its_own_middle_and_not_its_far_edge() {
        let place = Place::table(Box::new(10, 20, 30, 40), 0);
        let (x, y) = middle(place);
        assert_eq!((x, y), (25, 40));
        assert!(holds(place, x, y) && holds(place, 10, 20) && !holds(place, 40, 40) && !holds(place, 25, 60));
    }
}
