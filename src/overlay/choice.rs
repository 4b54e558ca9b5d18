//! What hangs under the bar or beside the hand: answers without room, options as cards, what a gesture means.

use std::sync::Arc;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Order, Rect, UiBuilder, pos2, vec2},
};

use super::{
    Blocking, Contexts, Frame, OverlayRects, OverlaySystems, Reading,
    bar::{Overflow, prompt},
    kit, part,
    pictures::Pictures,
    said, say, theme,
};
use crate::{
    app::Screen,
    matches::OfferId,
    rules::table::{Face, Gesture},
    session::{ActingSeat, Intent, Session},
    table::{Choices, Focused},
};

/// Whether the row of option cards is folded away, to see the board.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct CardsFolded(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardsFolded>().add_systems(
        EguiPrimaryContextPass,
        (answers, cards, meanings).chain().run_if(in_state(Screen::Play)).in_set(OverlaySystems::Float),
    );
}

/// Answers that have no room in the bar.
fn answers(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    overflow: Res<Overflow>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    focused: Res<Focused>,
) -> Result {
    let (Some(playing), false) = (&session.0, overflow.0.is_empty()) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let table = frame.table();
    let width = (table.width() - 40.0).min(480.0);
    // Measured anew each time: labels differ in length.
    let rows: Vec<f32> = {
        let ui = egui::Ui::new(context.clone(), "answers-measure".into(), UiBuilder::new().max_rect(table));
        overflow
            .0
            .iter()
            .map(|answer| {
                kit::lay(&ui, &answer.label, &theme::bold(15.0), theme::CREAM, width - 72.0).size.y.max(22.0)
                    + 16.0
            })
            .collect()
    };
    let height = rows.iter().sum::<f32>() + rows.len() as f32 * 8.0 + 16.0;
    let left = (table.center().x - width / 2.0).max(table.min.x + 12.0);
    let rect = Rect::from_min_size(pos2(left, super::BAR + 8.0), vec2(width, height));
    part(&context, &mut rects, frame.scale, "answers", rect, Order::Foreground, |ui| {
        kit::panel(ui, rect, 14, theme::INK);
        let mut y = rect.min.y + 12.0;
        for (answer, height) in overflow.0.iter().zip(&rows) {
            let row = Rect::from_min_size(pos2(rect.min.x + 12.0, y), vec2(width - 24.0, *height));
            y += height + 8.0;
            let response = ui.interact(row, ui.id().with(&answer.label), egui::Sense::click());
            kit::named(ui, &response, answer.off.is_none(), &crate::words::plain(&answer.label));
            let hovered = response.hovered() && answer.off.is_none();
            let (fill, ink) = match (answer.primary, hovered) {
                (true, _) => (theme::AMBER, theme::INK),
                (false, true) => (theme::VIOLET, theme::CREAM),
                (false, false) => (theme::RAISED, theme::CREAM),
            };
            let ink = if answer.off.is_some() { theme::label() } else { ink };
            ui.painter().rect_filled(row, egui::CornerRadius::same(10), fill);
            if answer.offer.is_some() && focused.answer() == answer.offer {
                kit::focus_ring(ui, row);
            }
            let mut x = row.min.x + 16.0;
            if let Some(icon) = &answer.icon {
                let face = Arc::new(Face::icon(24, 24, icon.clone()));
                pictures.face(
                    ui,
                    &face,
                    Rect::from_min_size(pos2(x - 4.0, row.center().y - 12.0), vec2(24.0, 24.0)),
                );
                x += 28.0;
            }
            let laid = kit::lay(ui, &answer.label, &theme::bold(15.0), ink, row.max.x - x - 12.0);
            kit::draw(ui, &mut pictures, &laid, pos2(x, row.center().y - laid.size.y / 2.0));
            let response = match &answer.off {
                Some((why, _)) => response.on_hover_text(why),
                None => response,
            };
            if let (true, Some(offer)) = (response.clicked(), answer.offer) {
                intents.write(Intent::Take(offer, playing.view().revision));
                redraw.write(RequestRedraw);
            }
        }
    });
    Ok(())
}

/// Options laid out as cards over the field.
fn cards(
    mut contexts: Contexts,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    frame: Res<Frame>,
    reading: Reading,
    mut folded: ResMut<CardsFolded>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
    blocking: Res<Blocking>,
) -> Result {
    let Some(playing) = &session.0 else { return Ok(()) };
    let options: Vec<(OfferId, Arc<Face>, String)> = playing
        .view()
        .table
        .offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| seat.0.is_none_or(|seat| seat == offer.seat))
        .filter_map(|(at, offer)| match &offer.gesture {
            Gesture::Card(face) => Some((OfferId(at), Arc::new(face.clone()), say(&offer.label, playing))),
            _ => None,
        })
        .collect();
    if options.is_empty() || reading.covers() {
        folded.0 = false;
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let mut table = frame.table();
    if reading.is_there() {
        // Below the button that brings the page back.
        table.min.y += 60.0;
    }
    let (w, h) = (f32::from(options[0].1.w), f32::from(options[0].1.h));
    let gap = 16.0;
    let count = options.len() as f32;
    let columns = (((table.width() - 64.0 + gap) / (w + gap)).floor()).clamp(1.0, count);
    let rows = (count / columns).ceil();
    let natural = vec2(columns * (w + gap) - gap, rows * (h + gap) - gap);
    let fit = ((table.width() - 64.0) / natural.x).min((table.height() - 152.0) / natural.y).min(1.25);
    let size = natural * fit;
    let rect = if folded.0 {
        Rect::from_min_size(pos2(table.center().x - 110.0, table.min.y + 10.0), vec2(220.0, 52.0))
    } else {
        Rect::from_center_size(table.center(), size + vec2(40.0, 108.0))
    };
    part(&context, &mut rects, frame.scale, "cards", rect, Order::Foreground, |ui| {
        kit::panel(ui, rect, 16, theme::INK);
        let fold = Rect::from_min_size(pos2(rect.center().x - 100.0, rect.max.y - 46.0), vec2(200.0, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(fold));
        let label = said(if folded.0 { "cards-show" } else { "cards-fold" });
        if kit::Button::new(&label).width(200.0).show(&mut child).clicked() {
            folded.0 = !folded.0;
            redraw.write(RequestRedraw);
        }
        if folded.0 {
            return;
        }
        let led = playing.wanted();
        let title = prompt(playing, seat.0).map(|prompt| say(&prompt.words, playing)).unwrap_or_default();
        kit::elide(
            ui,
            pos2(rect.center().x, rect.min.y + 22.0),
            egui::Align2::CENTER_CENTER,
            &title,
            theme::serif(20.0),
            theme::CREAM,
            rect.width() - 40.0,
        );
        for (at, (offer, face, label)) in options.iter().enumerate() {
            let (column, row) = (at as f32 % columns, (at as f32 / columns).floor());
            // The last row may be shorter: it stands in the middle.
            let in_row = (count - row * columns).min(columns);
            let left = rect.center().x - (in_row * (w + gap) - gap) * fit / 2.0;
            let place = Rect::from_min_size(
                pos2(left + column * (w + gap) * fit, rect.min.y + 44.0 + row * (h + gap) * fit),
                vec2(w, h) * fit,
            );
            let response = ui.interact(place, ui.id().with(at), egui::Sense::click());
            kit::named(ui, &response, true, label);
            let lifted = if response.hovered() { place.translate(vec2(0.0, -4.0)) } else { place };
            pictures.face(ui, face, lifted);
            if response.hovered() || led.contains(offer) {
                ui.painter().rect_stroke(
                    lifted.expand(2.0),
                    egui::CornerRadius::same(12),
                    egui::Stroke::new(3.0, theme::LAMP),
                    egui::StrokeKind::Outside,
                );
            }
            let pressed = !blocking.0 && kit::digit_in(&context, &keys) == Some(at);
            if response.clicked() || pressed {
                intents.write(Intent::Take(*offer, playing.view().revision));
                redraw.write(RequestRedraw);
            }
        }
    });
    Ok(())
}

/// A gesture that can mean several things asks which.
fn meanings(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut choices: ResMut<Choices>,
    mut rects: ResMut<OverlayRects>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
) -> Result {
    let (Some(playing), false) = (&session.0, choices.offers.is_empty()) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let labels: Vec<(OfferId, String)> = choices
        .offers
        .iter()
        .filter_map(|id| Some((*id, crate::words::plain(&say(&playing.offer(*id)?.label, playing)))))
        .collect();
    let ui = egui::Ui::new(context.clone(), "meanings-measure".into(), UiBuilder::new().max_rect(frame.all));
    let width = labels
        .iter()
        .map(|(_, label)| kit::Button::new(label).key("1").needs(&ui))
        .fold(140.0, f32::max)
        .min(420.0);
    drop(ui);
    let height = labels.len() as f32 * 42.0 + 14.0;
    let table = frame.table();
    let at = pos2(choices.at.x / frame.scale + 14.0, choices.at.y / frame.scale - 10.0);
    let at = pos2(
        at.x.clamp(table.min.x + 8.0, (table.max.x - width - 28.0).max(table.min.x + 8.0)),
        at.y.clamp(table.min.y + 8.0, (table.max.y - height - 8.0).max(table.min.y + 8.0)),
    );
    let rect = Rect::from_min_size(at, vec2(width + 20.0, height));
    let mut taken = None;
    // The press that asks may come in the same frame; it does not answer.
    let asked_now = choices.is_changed();
    let outside = context.input(|input| {
        !asked_now
            && input.pointer.any_pressed()
            && input.pointer.interact_pos().is_some_and(|p| !rect.contains(p))
    });
    part(&context, &mut rects, frame.scale, "meanings", rect, Order::Foreground, |ui| {
        kit::panel(ui, rect, 14, theme::INK);
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(10.0)));
        child.spacing_mut().item_spacing.y = 6.0;
        for (at, (offer, label)) in labels.iter().enumerate() {
            let button =
                kit::Button::new(label).key(kit::DIGITS.get(at).map_or("", |(name, _)| name)).width(width);
            if button.show(&mut child).clicked() || kit::digit_in(&context, &keys) == Some(at) {
                taken = Some(*offer);
            }
        }
    });
    if let Some(offer) = taken {
        intents.write(Intent::Take(offer, choices.revision));
        redraw.write(RequestRedraw);
    }
    if taken.is_some() || outside {
        *choices = Choices::default();
    }
    Ok(())
}
