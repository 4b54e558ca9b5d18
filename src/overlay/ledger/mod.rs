//! The ledger: seats, what counts, the log. For looking up, never for acting.

mod panel;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
    input::egui_wants_any_keyboard_input,
};
use egui_phosphor::bold as icons;

use super::{
    Contexts, Frame, LEDGER, LedgerOpen, OverlayRects, OverlaySystems, kit, part, pictures::Pictures, said,
    say, theme,
};
use crate::{
    app::Screen,
    rules::table::Plate,
    session::{ActingSeat, Playing, Session},
    table::Counting,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (strip, draw).chain().run_if(in_state(Screen::Play)).in_set(OverlaySystems::Frame),
    )
    .add_systems(Update, fold.run_if(in_state(Screen::Play)).run_if(not(egui_wants_any_keyboard_input)));
}

/// L folds the ledger out and in where the window is narrow.
fn fold(
    keys: Res<ButtonInput<KeyCode>>,
    mut open: ResMut<LedgerOpen>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if keys.just_pressed(KeyCode::KeyL) {
        open.0 = !open.0;
        redraw.write(RequestRedraw);
    }
}

/// In a narrow window: a strip of tokens and scores.
fn strip(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut open: ResMut<LedgerOpen>,
    mut rects: ResMut<OverlayRects>,
) -> Result {
    let (Some(playing), true) = (&session.0, frame.folded && !open.0) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let rect = Rect::from_min_max(pos2(frame.all.max.x - frame.ledger(), super::BAR), frame.all.max);
    part(&context, &mut rects, frame.scale, "ledger-strip", rect, Order::Middle, |ui| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INK);
        for (at, plate) in (0..).zip(&playing.view().table.plates) {
            let centre = pos2(rect.center().x, rect.min.y + 30.0 + at as f32 * 66.0);
            kit::seat_token(ui, centre, 30.0, plate.look, &playing.name(plate.seat));
            if plate.acts {
                ui.painter().circle_stroke(centre, 20.0, Stroke::new(2.0, theme::LAMP));
            }
            ui.painter().text(
                centre + vec2(0.0, 32.0),
                Align2::CENTER_CENTER,
                plate.score.to_string(),
                theme::bold(17.0),
                theme::CREAM,
            );
        }
        let place = Rect::from_center_size(pos2(rect.center().x, rect.max.y - 30.0), vec2(36.0, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        if kit::tool(&mut child, icons::CARET_DOUBLE_LEFT, &said("tool-ledger"), true, false).clicked() {
            open.0 = true;
        }
    });
    Ok(())
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut open: ResMut<LedgerOpen>,
    mut seat: ResMut<ActingSeat>,
    counting: Res<Counting>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
) -> Result {
    let Some(playing) = &session.0 else { return Ok(()) };
    if frame.folded && !open.0 {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let left = frame.all.max.x - LEDGER;
    let rect = Rect::from_min_max(pos2(left, super::BAR), frame.all.max);
    let order = if frame.folded { Order::Foreground } else { Order::Middle };
    part(&context, &mut rects, frame.scale, "ledger", rect, order, |ui| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INK);
        ui.painter().vline(left, rect.y_range(), Stroke::new(1.0, theme::DEEP));
        let mut y = rect.min.y + 10.0;
        let table = &playing.view().table;
        for plate in &table.plates {
            // Who has won is said when all is counted.
            let tag = plate.tag.clone().filter(|_| counting.step().is_none());
            let plate = &Plate { tag, ..plate.clone() };
            let height = if table.plates.len() > 2 { 56.0 } else { 64.0 };
            let place = Rect::from_min_size(pos2(left + 8.0, y), vec2(LEDGER - 16.0, height));
            if plate_of(ui, &mut pictures, playing, plate, place, seat.0 == Some(plate.seat)) {
                seat.0 = Some(plate.seat);
            }
            y += height + 6.0;
        }
        y += 2.0;
        let inner = Rect::from_min_max(pos2(left + 12.0, y), pos2(rect.max.x - 8.0, rect.max.y - 6.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
        child.set_clip_rect(inner);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            ui.set_width(inner.width() - 6.0);
            ui.spacing_mut().item_spacing.y = 3.0;
            for panel in &table.panels {
                panel::show(ui, &mut pictures, playing, panel);
            }
            log(ui, &mut pictures, playing);
        });
        if frame.folded {
            let place = Rect::from_min_size(pos2(rect.max.x - 44.0, rect.max.y - 44.0), vec2(36.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            if kit::tool(&mut child, icons::CARET_DOUBLE_RIGHT, &said("tool-ledger"), true, false).clicked() {
                open.0 = false;
            }
        }
    });
    Ok(())
}

/// A seat: token, name, what it does, its score. Whether it was clicked.
fn plate_of(
    ui: &mut Ui,
    pictures: &mut Pictures,
    playing: &Playing,
    plate: &Plate,
    rect: Rect,
    shown: bool,
) -> bool {
    let response = ui.interact(rect, ui.id().with(plate.seat.0), egui::Sense::click());
    let name = playing.name(plate.seat);
    kit::named(ui, &response, true, &name);
    let painter = ui.painter();
    let rim = if plate.acts && shown {
        Stroke::new(2.0, theme::LAMP)
    } else if response.hovered() {
        Stroke::new(1.0, theme::label())
    } else {
        Stroke::new(1.0, theme::rim())
    };
    painter.rect(rect, CornerRadius::same(10), theme::RAISED, rim, StrokeKind::Inside);
    let stripe = Rect::from_min_size(rect.min + vec2(0.0, 12.0), vec2(4.0, rect.height() - 24.0));
    painter.rect_filled(stripe, CornerRadius::same(2), theme::seat(plate.look));
    let score = painter.layout_no_wrap(plate.score.to_string(), theme::bold(26.0), theme::CREAM);
    let unit = say(&plate.unit, playing);
    let score_width = score.size().x.max(36.0);
    painter.galley(pos2(rect.max.x - 10.0 - score.size().x, rect.min.y + 5.0), score, theme::CREAM);
    painter.text(
        pos2(rect.max.x - 10.0, rect.max.y - 9.0),
        Align2::RIGHT_BOTTOM,
        unit,
        theme::sans(13.0),
        theme::mist(),
    );
    kit::seat_token(ui, pos2(rect.min.x + 26.0, rect.center().y), 28.0, plate.look, &name);
    let x = rect.min.x + 48.0;
    let room = rect.width() - 48.0 - score_width - 18.0;
    let tag = plate.tag.as_ref().map(|tag| say(tag, playing));
    let tag_width = tag.as_ref().map_or(0.0, |tag| {
        ui.painter().layout_no_wrap(tag.clone(), theme::bold(12.0), theme::INK).size().x + 16.0
    });
    let named = kit::elide(
        ui,
        pos2(x, rect.min.y + rect.height() * 0.33),
        Align2::LEFT_CENTER,
        &name,
        theme::bold(16.0),
        theme::CREAM,
        (room - tag_width).max(40.0),
    );
    if let Some(tag) = tag {
        let acts = plate.acts;
        let (fill, ink) = if acts { (theme::LAMP, theme::INK) } else { (theme::rim(), theme::CREAM) };
        let chip =
            Rect::from_min_size(pos2(named.max.x + 6.0, named.center().y - 9.0), vec2(tag_width - 4.0, 18.0));
        ui.painter().rect_filled(chip, CornerRadius::same(6), fill);
        ui.painter().text(chip.center(), Align2::CENTER_CENTER, tag, theme::bold(12.0), ink);
    }
    let line = say(&plate.line, playing);
    kit::elide(
        ui,
        pos2(x, rect.min.y + rect.height() * 0.70),
        Align2::LEFT_CENTER,
        &line,
        theme::sans(13.0),
        theme::mist(),
        room + 14.0,
    );
    if let Some(icon) = &plate.icon {
        let face = std::sync::Arc::new(crate::rules::table::Face::icon(24, 24, icon.clone()));
        let at = Rect::from_center_size(pos2(rect.min.x + 38.0, rect.center().y + 11.0), vec2(18.0, 18.0));
        pictures.face(ui, &face, at);
    }
    response.clicked()
}

fn title(ui: &mut Ui, text: &str, remark: Option<String>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), egui::Sense::hover());
    ui.painter().text(
        pos2(rect.min.x, rect.center().y),
        Align2::LEFT_CENTER,
        text,
        theme::bold(13.0),
        theme::label(),
    );
    if let Some(remark) = remark {
        ui.painter().text(
            pos2(rect.max.x, rect.center().y),
            Align2::RIGHT_CENTER,
            remark,
            theme::sans(13.0),
            theme::mist(),
        );
    }
}

/// The log, newest first.
fn log(ui: &mut Ui, pictures: &mut Pictures, playing: &Playing) {
    title(ui, &said("log"), Some(said("log-order")));
    let looks: Vec<_> = playing.view().table.plates.iter().map(|plate| (plate.seat, plate.look)).collect();
    for told in playing.log().iter().rev().filter(|told| told.words.is_some()).take(80) {
        let Some(words) = &told.words else { continue };
        let sentence = say(words, playing);
        let width = ui.available_width() - 18.0;
        let laid = kit::lay(ui, &sentence, &theme::sans(13.0), theme::CREAM, width);
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), laid.size.y + 1.0), egui::Sense::hover());
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Label, true, crate::words::plain(&sentence))
        });
        let mark = pos2(rect.min.x + 6.0, rect.min.y + 9.0);
        match told.seat.and_then(|seat| looks.iter().find(|(of, _)| *of == seat)) {
            Some((_, look)) => {
                ui.painter().circle(mark, 4.5, theme::seat(*look), Stroke::new(1.0, theme::CREAM));
            }
            None => {
                ui.painter().circle_filled(mark, 2.5, Color32::from_rgb(0x86, 0x7A, 0x9A));
            }
        }
        kit::draw(ui, pictures, &laid, rect.min + vec2(18.0, 0.0));
    }
}
