//! The final count beside the table: what was counted, what is counted now, what is still to come.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
};

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems,
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, say, theme,
};
use crate::{
    app::Screen,
    rules::{
        Words,
        table::{Counted, ScoreSheet, Tally},
    },
    session::{Playing, Session},
    table::Counting,
};

/// Height of a line.
const LINE: f32 = 60.0;
/// Room for a drawn demand.
const ICON: egui::Vec2 = vec2(78.0, 46.0);
/// Room for the points.
const POINTS: f32 = 46.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Cover).after(super::page::PageDrawn),
    )
    .add_systems(Update, turn.run_if(in_state(Screen::Play)));
}

/// Enter, space and the arrows go on and back.
fn turn(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    dialog: Res<Dialog>,
    mut counting: ResMut<Counting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sheet = session.0.as_ref().and_then(|playing| playing.view().table.result.as_ref());
    let (Some(sheet), true, true) = (sheet, counting.step().is_some(), *dialog == Dialog::None) else {
        return;
    };
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::Space, KeyCode::ArrowRight, KeyCode::ArrowDown]) {
        counting.next(sheet);
        redraw.write(RequestRedraw);
    } else if keys.any_just_pressed([KeyCode::Backspace, KeyCode::ArrowLeft, KeyCode::ArrowUp]) {
        counting.back(sheet);
        redraw.write(RequestRedraw);
    }
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut counting: ResMut<Counting>,
    mut blocking: ResMut<Blocking>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut redraw: MessageWriter<RequestRedraw>,
    mut last: Local<Option<(usize, usize)>>,
) -> Result {
    let Some(playing) = &session.0 else { return Ok(()) };
    let Some(sheet) = &playing.view().table.result else { return Ok(()) };
    let (Some((tally, _)), Some((seat, item))) = (counting.now(sheet), counting.step()) else {
        return Ok(());
    };
    blocking.0 = true;
    if frame.count < 1.0 {
        // It began within this frame: the measures come with the next.
        redraw.write(RequestRedraw);
        return Ok(());
    }
    // The line is brought into sight once: to do so again and again would keep the window awake.
    let moved = last.replace((seat, item)) != Some((seat, item));
    let context = contexts.ctx_mut()?.clone();
    let column = Rect::from_min_max(
        pos2(frame.table().max.x, super::BAR),
        pos2(frame.table().max.x + frame.count, frame.all.max.y),
    );
    let rect = column.shrink(8.0);
    part(&context, &mut rects, frame.scale, "count", column, Order::Middle, |ui| {
        ui.painter().rect_filled(column, CornerRadius::ZERO, theme::INK);
        ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
        head(ui, playing, tally, item, rect);
        let foot = rect.max.y - 124.0;
        let body =
            Rect::from_min_max(pos2(rect.min.x + 8.0, rect.min.y + 56.0), pos2(rect.max.x - 8.0, foot));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().id_salt(("count", seat)).auto_shrink(false).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, counted) in tally.items.iter().enumerate() {
                line(ui, &mut pictures, playing, counted, (at, item), moved);
            }
        });
        sums(ui, playing, sheet, (seat, item), Rect::from_min_max(pos2(rect.min.x, foot), rect.max));
        let row = Rect::from_min_max(pos2(rect.min.x + 12.0, rect.max.y - 52.0), rect.max - vec2(12.0, 10.0));
        if buttons(ui, &mut counting, sheet, row) {
            redraw.write(RequestRedraw);
        }
    });
    Ok(())
}

/// Whose display it is, and how far the count has come.
fn head(ui: &Ui, playing: &Playing, tally: &Tally, item: usize, rect: Rect) {
    let look =
        playing.view().table.plates.iter().find(|plate| plate.seat == tally.seat).map(|plate| plate.look);
    let name = playing.name(tally.seat);
    let middle = rect.min.y + 30.0;
    if let Some(look) = look {
        kit::seat_token(ui, pos2(rect.min.x + 32.0, middle), 30.0, look, &name);
    }
    let words = Words::new("count-head").with("who", tally.seat);
    let step = Words::new("count-step").with("at", item + 1).with("of", tally.items.len());
    let step = ui.painter().text(
        pos2(rect.max.x - 18.0, middle),
        Align2::RIGHT_CENTER,
        say(&step, playing),
        theme::bold(14.0),
        theme::BRICK,
    );
    let left = rect.min.x + 56.0;
    let at = pos2(left, middle);
    let room = step.min.x - left - 10.0;
    kit::elide(ui, at, Align2::LEFT_CENTER, &say(&words, playing), theme::serif(21.0), theme::INK, room);
}

/// One thing: counted, being counted, or still to come.
fn line(
    ui: &mut Ui,
    pictures: &mut Pictures,
    playing: &Playing,
    counted: &Counted,
    (at, now): (usize, usize),
    moved: bool,
) {
    let width = ui.available_width() - 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, LINE), egui::Sense::hover());
    let (here, later) = (at == now, at > now);
    if here {
        let stroke = Stroke::new(2.0, theme::AMBER);
        let fill = Color32::from_rgb(0xF8, 0xDD, 0x9C);
        ui.painter().rect(rect.shrink(1.0), CornerRadius::same(9), fill, stroke, StrokeKind::Inside);
        if moved {
            response.scroll_to_me(Some(egui::Align::Center));
        }
    } else {
        ui.painter().hline(rect.shrink(8.0).x_range(), rect.max.y - 1.0, Stroke::new(1.0, theme::PARCHMENT));
    }
    let fade = |colour: Color32| if later { colour.gamma_multiply(0.45) } else { colour };
    let face = std::sync::Arc::new(counted.icon.clone());
    let size = vec2(f32::from(counted.icon.w), f32::from(counted.icon.h));
    let size = size * (ICON / size).min_elem();
    let middle = pos2(rect.min.x + 8.0 + ICON.x / 2.0, rect.center().y);
    pictures.face(ui, &face, Rect::from_center_size(middle, size));
    let left = rect.min.x + ICON.x + 18.0;
    let right = rect.max.x - 10.0;
    let mut room = right - POINTS - left;
    if let Some(sum) = counted.sum.as_ref().filter(|_| !later) {
        let at = pos2(right - POINTS, rect.center().y - 10.0);
        let (font, ink) = (theme::sans(14.0), theme::INK);
        let drawn = ui.painter().text(at, Align2::RIGHT_CENTER, say(sum, playing), font, ink);
        room -= drawn.width() + 8.0;
    }
    let note = if later { said("count-later") } else { say(&counted.note, playing) };
    let ink = if here { theme::BRICK } else { fade(theme::wood()) };
    let note = ui.painter().layout(note, theme::sans(13.0), ink, right - POINTS - left);
    // A note of two lines moves its label up.
    let middle = rect.center().y - note.size().y / 2.0 + 1.0;
    let label = pos2(left, middle - 3.0);
    let ink = fade(theme::INK);
    kit::elide(ui, label, Align2::LEFT_CENTER, &say(&counted.label, playing), theme::serif(17.0), ink, room);
    ui.painter().galley(pos2(left, middle + 8.0), note, theme::wood());
    if !later {
        let at = pos2(right, rect.center().y);
        let font = theme::bold(22.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, counted.points.to_string(), font, theme::INK);
    }
}

/// What it comes to so far, and what the others came to.
fn sums(ui: &Ui, playing: &Playing, sheet: &ScoreSheet, (seat, item): (usize, usize), rect: Rect) {
    let strip = Rect::from_min_size(rect.min + vec2(12.0, 8.0), vec2(rect.width() - 24.0, 48.0));
    ui.painter().rect_filled(strip, CornerRadius::same(9), theme::INK);
    let tally = &sheet.tallies[seat];
    let so_far: i64 = tally.items[..=item].iter().map(|counted| counted.points).sum();
    let middle = strip.center().y;
    let label = pos2(strip.min.x + 14.0, middle);
    let label =
        ui.painter().text(label, Align2::LEFT_CENTER, said("count-so-far"), theme::bold(16.0), theme::CREAM);
    let right = pos2(strip.max.x - 14.0, middle);
    let font = theme::bold(26.0);
    let points = ui.painter().text(right, Align2::RIGHT_CENTER, so_far.to_string(), font, theme::LAMP);
    let before: Vec<String> = sheet.tallies[..seat]
        .iter()
        .map(|tally| {
            let points: i64 = tally.items.iter().map(|counted| counted.points).sum();
            format!("{} {points}", playing.name(tally.seat))
        })
        .collect();
    let left = label.max.x + 16.0;
    let room = points.min.x - left - 10.0;
    let at = pos2(left, middle);
    kit::elide(ui, at, Align2::LEFT_CENTER, &before.join(", "), theme::sans(14.0), theme::mist(), room);
}

/// Back, all at once, on. Whether one was pressed.
fn buttons(ui: &mut Ui, counting: &mut Counting, sheet: &ScoreSheet, row: Rect) -> bool {
    let mut pressed = false;
    let next = row.width() * 0.34;
    let back = row.width() * 0.22;
    let all = row.width() - next - back - 16.0;
    let mut show = |x: f32, width: f32, button: kit::Button| {
        let place = Rect::from_min_size(pos2(row.min.x + x, row.min.y), vec2(width, 40.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        button.width(width).height(40.0).show(&mut child).clicked()
    };
    let (back_words, all_words, next_words) = (said("count-back"), said("count-all"), said("count-next"));
    if show(0.0, back, kit::Button::new(&back_words)) {
        counting.back(sheet);
        pressed = true;
    }
    if show(back + 8.0, all, kit::Button::new(&all_words)) {
        counting.end();
        pressed = true;
    }
    let button = kit::Button::new(&next_words).kind(Kind::Primary);
    if show(back + all + 16.0, next, button) {
        counting.next(sheet);
        pressed = true;
    }
    pressed
}
