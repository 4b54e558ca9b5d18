//! The score sheet: a paper from the box on which the game is counted, and what comes next.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Stroke, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems,
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, say, theme,
};
use crate::{
    app::Screen,
    rules::table::{Face, ScoreLine, ScoreSheet},
    session::{Intent, Playing, Records, Session},
    table::Counting,
};

/// Whether the sheet is put aside, to see the table.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SheetFolded(bool);

/// Width of a seat's column.
const COLUMN: f32 = 150.0;
/// The least width of a button.
const LEAST: f32 = 150.0;
/// Height of a line.
const LINE: f32 = 58.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SheetFolded>().add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Cover).after(super::page::PageDrawn),
    );
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut folded: ResMut<SheetFolded>,
    mut counting: ResMut<Counting>,
    records: Res<Records>,
    mut dialog: ResMut<Dialog>,
    mut blocking: ResMut<Blocking>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut intents: MessageWriter<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some((playing, sheet)) =
        session.0.as_ref().and_then(|playing| Some((playing, playing.view().table.result.as_ref()?)))
    else {
        folded.0 = false;
        return Ok(());
    };
    if counting.step().is_some() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let table = frame.table();
    if folded.0 {
        let rect = Rect::from_min_size(pos2(table.center().x - 150.0, table.min.y + 10.0), vec2(300.0, 52.0));
        part(&context, &mut rects, frame.scale, "sheet-folded", rect, Order::Foreground, |ui| {
            kit::panel(ui, rect, 14, theme::INK);
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(8.0)));
            let label = said("sheet-show");
            if kit::Button::new(&label).kind(Kind::Primary).width(284.0).show(&mut child).clicked() {
                folded.0 = false;
                redraw.write(RequestRedraw);
            }
        });
        return Ok(());
    }
    blocking.0 = true;
    let least = if sheet.tallies.is_empty() { 0.0 } else { 760.0 };
    let width = (COLUMN * sheet.seats.len() as f32 + 250.0).max(least).min(table.width() - 24.0);
    // Who has kept an album can look back from here.
    let keeps = playing.game.album().is_some();
    let buttons = 3 + usize::from(!sheet.tallies.is_empty()) + usize::from(keeps);
    let in_row = (((width - 40.0) / (LEAST + 8.0)) as usize).clamp(1, buttons);
    // Rows of the same length look best.
    let rows = buttons.div_ceil(in_row);
    let in_row = buttons.div_ceil(rows);
    let foot_height = 12.0 + 48.0 * rows as f32;
    let height = (158.0 + foot_height + LINE * sheet.lines.len() as f32).min(table.height() - 16.0);
    let rect = Rect::from_center_size(table.center(), vec2(width, height));
    part(&context, &mut rects, frame.scale, "sheet", rect, Order::Foreground, |ui| {
        let shadow = egui::epaint::Shadow {
            offset: [6, 14],
            blur: 28,
            spread: 2,
            color: Color32::from_black_alpha(140),
        };
        ui.painter().add(shadow.as_shape(rect, CornerRadius::same(14)));
        ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
        let foot = rect.max.y - foot_height;
        let body = Rect::from_min_max(rect.min + vec2(24.0, 12.0), pos2(rect.max.x - 24.0, foot - 4.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            count(ui, &mut pictures, playing, sheet, &records);
        });
        let each = (rect.width() - 48.0 - 8.0 * (in_row - 1) as f32) / in_row as f32;
        let mut next_at = 0;
        let mut button = |key: &'static str, kind: Kind, icon: &'static str| {
            let (column, row) = ((next_at % in_row) as f32, (next_at / in_row) as f32);
            next_at += 1;
            let corner = pos2(rect.min.x + 24.0 + column * (each + 8.0), foot + 8.0 + row * 48.0);
            let place = Rect::from_min_size(corner, vec2(each, 40.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let label = said(key);
            kit::Button::new(&label).kind(kind).icon(icon).width(each).height(40.0).show(&mut child).clicked()
        };
        if button("sheet-lane", Kind::Plain, icons::HOUSE) {
            NextState::set_if_neq(&mut next, Screen::Title);
            redraw.write(RequestRedraw);
        }
        if button("sheet-fold", Kind::Plain, icons::EYE) {
            folded.0 = true;
            redraw.write(RequestRedraw);
        }
        if !sheet.tallies.is_empty() && button("sheet-recount", Kind::Plain, icons::LIST_NUMBERS) {
            counting.begin(sheet);
            redraw.write(RequestRedraw);
        }
        if keeps && button("menu-album", Kind::Plain, icons::BOOKMARK_SIMPLE) {
            *dialog = Dialog::Album;
            redraw.write(RequestRedraw);
        }
        if button("sheet-again", Kind::Primary, icons::ARROWS_CLOCKWISE) {
            intents.write(Intent::Again);
            redraw.write(RequestRedraw);
        }
    });
    Ok(())
}

/// Where the column of a seat ends, from the left edge of the sheet's lines.
fn column(width: f32, at: usize, of: usize) -> f32 {
    width - COLUMN * (of - 1 - at) as f32
}

fn count(ui: &mut Ui, pictures: &mut Pictures, playing: &Playing, sheet: &ScoreSheet, records: &Records) {
    let width = ui.available_width() - 10.0;
    let of = sheet.seats.len();
    let (head, _) = ui.allocate_exact_size(vec2(width, 62.0), egui::Sense::hover());
    kit::elide(
        ui,
        pos2(head.min.x, head.min.y + 22.0),
        Align2::LEFT_CENTER,
        &say(&sheet.decided, playing),
        theme::serif(24.0),
        theme::INK,
        width,
    );
    for (at, seat) in sheet.seats.iter().enumerate() {
        let right = head.min.x + column(width, at, of);
        let name = playing.name(*seat);
        let won = sheet.winners.contains(seat);
        let text = if won { format!("{} {name}", icons::CROWN) } else { name };
        let ink = if won { theme::BRICK } else { theme::INK };
        let at = pos2(right, head.max.y - 10.0);
        kit::elide(ui, at, Align2::RIGHT_CENTER, &text, theme::bold(15.0), ink, COLUMN - 10.0);
    }
    for line in &sheet.lines {
        score_line(ui, pictures, playing, line, width);
    }
    let (foot, _) = ui.allocate_exact_size(vec2(width, 44.0), egui::Sense::hover());
    ui.painter().rect_filled(foot, CornerRadius::same(9), theme::INK);
    let left = pos2(foot.min.x + 14.0, foot.center().y);
    ui.painter().text(left, Align2::LEFT_CENTER, said("sheet-total"), theme::bold(16.0), theme::CREAM);
    for (at, total) in sheet.totals.iter().enumerate() {
        let right = pos2(foot.min.x + column(width, at, of) - 10.0, foot.center().y);
        ui.painter().text(right, Align2::RIGHT_CENTER, total.to_string(), theme::bold(24.0), theme::LAMP);
    }
    if let Some(record) = records.beside(playing) {
        ui.add_space(8.0);
        kit::words(ui, pictures, &say(&record, playing), &theme::sans(14.0), theme::wood(), width);
    }
    if let Some(tie) = &sheet.tie_break {
        ui.add_space(8.0);
        kit::words(ui, pictures, &say(tie, playing), &theme::sans(13.0), theme::wood(), width);
    }
}

fn score_line(ui: &mut Ui, pictures: &mut Pictures, playing: &Playing, line: &ScoreLine, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, LINE), egui::Sense::hover());
    ui.painter().hline(rect.x_range(), rect.max.y - 1.0, Stroke::new(1.0, theme::PARCHMENT));
    let face = std::sync::Arc::new(Face::icon(40, 40, line.icon.clone()));
    let place = Rect::from_min_size(pos2(rect.min.x + 4.0, rect.center().y - 20.0), vec2(40.0, 40.0));
    pictures.face(ui, &face, place);
    kit::elide(
        ui,
        pos2(rect.min.x + 56.0, rect.center().y),
        Align2::LEFT_CENTER,
        &say(&line.label, playing),
        theme::serif(19.0),
        theme::INK,
        width - COLUMN * line.points.len() as f32 - 60.0,
    );
    let of = line.points.len();
    for (at, points) in line.points.iter().enumerate() {
        let right = rect.min.x + column(width, at, of) - 10.0;
        let above = pos2(right, rect.center().y - 9.0);
        ui.painter().text(above, Align2::RIGHT_CENTER, points.to_string(), theme::bold(19.0), theme::INK);
        let note = line.notes.get(at).map(|note| say(note, playing)).unwrap_or_default();
        let below = pos2(right, rect.center().y + 14.0);
        kit::elide(ui, below, Align2::RIGHT_CENTER, &note, theme::sans(13.0), theme::wood(), COLUMN - 12.0);
    }
}
