//! Saved games: what there is, what is sound, what can be opened again.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use crate::{
    app::{HomeFolder, Screen},
    overlay::{
        Contexts, Dialog, Frame, OverlaySystems,
        kit::{self, Kind},
        part, said, say, theme,
    },
    rules::{
        Arg, Seat, Words,
        table::{SeatColour, SeatLook, SeatShape},
    },
    save::{Home, SlotInfo},
    session::{Opening, Refused, Session},
    table::OverlayRects,
};

/// The list as it was when the screen opened.
#[derive(Resource, Default)]
struct List {
    slots: Vec<SlotInfo>,
    chosen: usize,
    search: String,
    /// The name for a copy of the match on the table.
    copy_name: String,
    confirm_delete: bool,
    choosing: Option<Task<Option<std::path::PathBuf>>>,
    fresh: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<List>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Dialog))
        .add_systems(Update, (refresh, open_chosen_file));
}

fn refresh(dialog: Res<Dialog>, mut list: ResMut<List>, home: Res<HomeFolder>) {
    if *dialog != Dialog::Saves {
        list.bypass_change_detection().fresh = false;
        return;
    }
    if !list.fresh {
        let slots = home.0.list();
        let chosen = list.chosen.min(slots.len().saturating_sub(1));
        *list = List { slots, chosen, fresh: true, ..default() };
    }
}

/// The system's own dialog chose a file.
fn open_chosen_file(
    mut list: ResMut<List>,
    mut opening: MessageWriter<Opening>,
    mut dialog: ResMut<Dialog>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(task) = &mut list.bypass_change_detection().choosing else { return };
    redraw.write(RequestRedraw);
    let Some(chosen) = block_on(poll_once(task)) else { return };
    list.choosing = None;
    if let Some(path) = chosen {
        opening.write(Opening::File(path));
        *dialog = Dialog::None;
    }
}

fn nobody(seat: Seat) -> String {
    format!("Player {}", seat.0 + 1)
}

/// How long ago, in words.
fn ago(time: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let passed = now.saturating_sub(time);
    let (key, count) = match passed {
        0..90 => ("ago-now", 0),
        90..5_400 => ("ago-minutes", passed.div_ceil(60)),
        5_400..129_600 => ("ago-hours", passed / 3_600),
        _ => ("ago-days", passed / 86_400),
    };
    say(&Words::new(key).with("count", Arg::Number(count as i64)), &nobody)
}

fn look(seat: Seat) -> SeatLook {
    let looks = [
        (SeatColour::Red, SeatShape::Disc),
        (SeatColour::Green, SeatShape::Diamond),
        (SeatColour::Violet, SeatShape::Hexagon),
        (SeatColour::Black, SeatShape::Square),
    ];
    let (colour, shape) = looks[seat.index() % 4];
    SeatLook { colour, shape }
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut list: ResMut<List>,
    home: Res<HomeFolder>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    mut rects: ResMut<OverlayRects>,
    mut opening: MessageWriter<Opening>,
    mut refused: MessageWriter<Refused>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
) -> Result {
    if *dialog != Dialog::Saves {
        return Ok(());
    }
    if keys.just_pressed(KeyCode::Escape) && *screen.get() != Screen::Play {
        *dialog = Dialog::None;
    }
    let context = contexts.ctx_mut()?.clone();
    let all = frame.all;
    let list = list.bypass_change_detection();
    let mut reload = false;
    part(&context, &mut rects, frame.scale, "saves", all, Order::Foreground, |ui| {
        ui.painter().rect_filled(all, CornerRadius::ZERO, egui::Color32::from_rgb(0x24, 0x22, 0x3E));
        let head = Rect::from_min_size(all.min, vec2(all.width(), 60.0));
        ui.painter().rect_filled(head, CornerRadius::ZERO, theme::INK);
        ui.painter().rect_filled(
            Rect::from_min_max(pos2(0.0, 56.0), head.max),
            CornerRadius::ZERO,
            theme::VIOLET,
        );
        ui.painter().text(
            pos2(24.0, 28.0),
            Align2::LEFT_CENTER,
            said("saves"),
            theme::serif(24.0),
            theme::CREAM,
        );
        let narrow = all.width() < 1000.0;
        if !narrow {
            let field = Rect::from_min_size(pos2(all.max.x - 620.0, 11.0), vec2(270.0, 36.0));
            kit::field(ui, field, &mut list.search, &said("saves-search"), 40);
        }
        let strip = Rect::from_min_max(pos2(all.max.x - 340.0, 10.0), pos2(all.max.x - 14.0, 46.0));
        let mut child = ui.new_child(
            UiBuilder::new().max_rect(strip).layout(egui::Layout::right_to_left(egui::Align::Center)),
        );
        let label = said("close");
        if kit::Button::new(&label).key("Esc").show(&mut child).clicked() {
            *dialog = Dialog::None;
        }
        let label = said("saves-file");
        if kit::Button::new(&label).icon(icons::FOLDER_OPEN).show(&mut child).clicked()
            && list.choosing.is_none()
        {
            list.choosing = Some(AsyncComputeTaskPool::get().spawn(async move {
                let dialog = rfd::AsyncFileDialog::new().add_filter("Windmill Lane", &["windmill"]);
                dialog.pick_file().await.map(|file| file.path().to_owned())
            }));
        }
        let body = Rect::from_min_max(pos2(16.0, 72.0), all.max - vec2(16.0, 14.0));
        let detail = if narrow { 0.0 } else { 400.0_f32.min(body.width() * 0.42) };
        let left = Rect::from_min_max(
            body.min,
            pos2(body.max.x - detail - if narrow { 0.0 } else { 16.0 }, body.max.y),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(left));
        child.set_clip_rect(left.expand(4.0));
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            let width = left.width() - 14.0;
            ui.set_width(width);
            if let Some(playing) = &session.0 {
                copy_row(ui, list, playing, &home.0, width, &mut refused, &mut reload);
            }
            rows(ui, list, width, &mut opening, &mut dialog, narrow);
        });
        if !narrow {
            let right = Rect::from_min_max(pos2(body.max.x - detail, body.min.y), body.max);
            details(ui, list, right, &home.0, &mut opening, &mut dialog, &mut refused, &mut reload);
        }
    });
    if reload {
        list.fresh = false;
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// A copy of the match on the table, under a name of its own.
fn copy_row(
    ui: &mut Ui,
    list: &mut List,
    playing: &crate::session::Playing,
    home: &Home,
    width: f32,
    refused: &mut MessageWriter<Refused>,
    reload: &mut bool,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 62.0), egui::Sense::hover());
    kit::panel(ui, rect, 12, theme::INK);
    ui.painter().text(
        rect.min + vec2(16.0, 20.0),
        Align2::LEFT_CENTER,
        said("saves-this"),
        theme::bold(13.0),
        theme::LABEL,
    );
    kit::elide(
        ui,
        rect.min + vec2(16.0, 42.0),
        Align2::LEFT_CENTER,
        playing.slot_name(),
        theme::sans(13.0),
        theme::CREAM,
        130.0,
    );
    let label = said("saves-copy");
    let button = kit::Button::new(&label);
    let needs = button.needs(ui);
    let field =
        Rect::from_min_max(rect.min + vec2(154.0, 13.0), pos2(rect.max.x - needs - 24.0, rect.max.y - 13.0));
    kit::field(ui, field, &mut list.copy_name, &said("saves-copy-hint"), 40);
    let place = Rect::from_min_size(pos2(rect.max.x - needs - 12.0, rect.min.y + 13.0), vec2(needs, 36.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    if button.enabled(!list.copy_name.trim().is_empty()).show(&mut child).clicked() {
        let mut copy = playing.game.copy();
        copy.meta_mut().name = list.copy_name.trim().to_owned();
        let slot = home.free_slot(list.copy_name.trim());
        let written = Home::save_as(&home.path(&slot), &*copy);
        let (words, note) = match written {
            Ok(()) => (Words::new("saved-as").with("name", Arg::Text(slot.into())), true),
            Err(error) => (Words::new("cannot-save").with("why", Arg::Text(error.to_string().into())), false),
        };
        refused.write(Refused { note, ..Refused::remark(words) });
        list.copy_name.clear();
        *reload = true;
    }
    ui.add_space(4.0);
}

fn rows(
    ui: &mut Ui,
    list: &mut List,
    width: f32,
    opening: &mut MessageWriter<Opening>,
    dialog: &mut Dialog,
    narrow: bool,
) {
    let search = list.search.to_lowercase();
    if list.slots.is_empty() {
        ui.add_space(30.0);
        ui.label(egui::RichText::new(said("saves-none")).font(theme::serif(20.0)).color(theme::MIST));
        return;
    }
    for at in 0..list.slots.len() {
        let slot = &list.slots[at];
        let names: Vec<(Seat, String)> = match &slot.header {
            Ok(header) => header.meta.names.iter().map(|(seat, name)| (*seat, name.clone())).collect(),
            Err(_) => Vec::new(),
        };
        let searched = search.is_empty()
            || slot.slot.to_lowercase().contains(&search)
            || names.iter().any(|(_, name)| name.to_lowercase().contains(&search));
        if !searched {
            continue;
        }
        let damaged = slot.header.as_ref().err().map(ToString::to_string);
        let height = if damaged.is_some() { 116.0 } else { 84.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), egui::Sense::click());
        kit::named(ui, &response, true, &slot.slot);
        let chosen = list.chosen == at;
        let fill = if chosen { egui::Color32::from_rgb(0x55, 0x44, 0x66) } else { theme::INK };
        kit::panel(ui, rect, 12, fill);
        if response.hovered() {
            ui.painter().rect_stroke(
                rect,
                CornerRadius::same(12),
                Stroke::new(1.0, theme::LABEL),
                StrokeKind::Inside,
            );
        }
        let right = rect.max.x - 16.0;
        kit::elide(
            ui,
            rect.min + vec2(18.0, 22.0),
            Align2::LEFT_CENTER,
            &slot.slot,
            theme::serif(20.0),
            theme::CREAM,
            width - 190.0,
        );
        ui.painter().text(
            pos2(right, rect.min.y + 22.0),
            Align2::RIGHT_CENTER,
            ago(slot.changed),
            theme::sans(13.0),
            theme::MIST,
        );
        match (&slot.header, damaged) {
            (Ok(header), _) => {
                let game = say(&Words::new(format!("game-{}", header.game)), &nobody);
                ui.painter().text(
                    rect.min + vec2(18.0, 45.0),
                    Align2::LEFT_CENTER,
                    game,
                    theme::sans(13.0),
                    theme::MIST,
                );
                let heading = say(&header.heading, &nobody);
                kit::elide(
                    ui,
                    rect.min + vec2(18.0, 65.0),
                    Align2::LEFT_CENTER,
                    &heading,
                    theme::sans(14.0),
                    theme::CREAM,
                    width - 200.0,
                );
                for (place, (seat, name)) in names.iter().rev().enumerate() {
                    let centre = pos2(right - 14.0 - place as f32 * 32.0, rect.min.y + 56.0);
                    kit::seat_token(ui, centre, 26.0, look(*seat), name);
                }
                if response.double_clicked() || (narrow && response.clicked()) {
                    opening.write(Opening::Slot(slot.slot.clone()));
                    *dialog = Dialog::None;
                }
            }
            (Err(_), Some(why)) => {
                let strip = Rect::from_min_max(
                    pos2(rect.min.x + 12.0, rect.min.y + 50.0),
                    rect.max - vec2(12.0, 12.0),
                );
                ui.painter().rect_filled(
                    strip,
                    CornerRadius::same(8),
                    egui::Color32::from_rgb(0x6E, 0x30, 0x28),
                );
                ui.painter().text(
                    pos2(strip.min.x + 18.0, strip.center().y),
                    Align2::CENTER_CENTER,
                    icons::WARNING,
                    theme::bold(16.0),
                    theme::DAWN,
                );
                let backup = slot.backups.first();
                let label = said("saves-open-backup");
                let needs = backup.map_or(0.0, |_| kit::Button::new(&label).needs(ui) + 16.0);
                let text = say(&Words::new("saves-damaged").with("why", Arg::Text(why.into())), &nobody);
                let galley =
                    ui.painter().layout(text, theme::sans(13.0), theme::CREAM, strip.width() - 44.0 - needs);
                let height = galley.size().y;
                ui.painter().galley(
                    pos2(strip.min.x + 36.0, strip.center().y - height / 2.0),
                    galley,
                    theme::CREAM,
                );
                if let Some(backup) = backup {
                    let place = Rect::from_min_size(
                        pos2(strip.max.x - needs + 8.0, strip.center().y - 18.0),
                        vec2(needs, 36.0),
                    );
                    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
                    if kit::Button::new(&label).show(&mut child).clicked() {
                        opening.write(Opening::File(backup.path.clone()));
                        *dialog = Dialog::None;
                    }
                }
            }
            _ => {}
        }
        if response.clicked() {
            list.chosen = at;
            list.confirm_delete = false;
        }
    }
}

/// The chosen game: what it is, its backups, what can be done with it.
fn details(
    ui: &mut Ui,
    list: &mut List,
    rect: Rect,
    home: &Home,
    opening: &mut MessageWriter<Opening>,
    dialog: &mut Dialog,
    refused: &mut MessageWriter<Refused>,
    reload: &mut bool,
) {
    kit::panel(ui, rect, 16, theme::INK);
    let Some(slot) = list.slots.get(list.chosen) else { return };
    let inner = rect.shrink(20.0);
    ui.painter().text(inner.min, Align2::LEFT_TOP, said("saves-about"), theme::bold(13.0), theme::LABEL);
    kit::elide(
        ui,
        inner.min + vec2(0.0, 38.0),
        Align2::LEFT_CENTER,
        &slot.slot,
        theme::serif(24.0),
        theme::CREAM,
        inner.width(),
    );
    let mut y = inner.min.y + 66.0;
    let mut row = |label: &str, value: &str| {
        ui.painter().text(pos2(inner.min.x, y), Align2::LEFT_CENTER, label, theme::bold(13.0), theme::LABEL);
        kit::elide(
            ui,
            pos2(inner.min.x + 96.0, y),
            Align2::LEFT_CENTER,
            value,
            theme::sans(14.0),
            theme::CREAM,
            inner.width() - 96.0,
        );
        y += 25.0;
    };
    match &slot.header {
        Ok(header) => {
            let names: Vec<&str> = header.meta.names.values().map(String::as_str).collect();
            row(&said("saves-game"), &say(&header.heading, &nobody));
            row(&said("saves-players"), &names.join(", "));
            let minutes = Arg::Number((header.meta.played_seconds / 60) as i64);
            row(&said("saves-played"), &say(&Words::new("saves-minutes").with("count", minutes), &nobody));
            row(&said("saves-state"), &said("saves-sound"));
        }
        Err(error) => row(&said("saves-state"), &error.to_string()),
    }
    y += 8.0;
    ui.painter().text(
        pos2(inner.min.x, y),
        Align2::LEFT_CENTER,
        said("saves-backups"),
        theme::bold(13.0),
        theme::LABEL,
    );
    y += 16.0;
    let foot = rect.max.y - 116.0;
    for backup in &slot.backups {
        if y + 38.0 > foot {
            break;
        }
        let line = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), 36.0));
        let response = ui.interact(line, ui.id().with(&backup.path), egui::Sense::click());
        kit::named(ui, &response, true, &ago(backup.time));
        ui.painter().rect_filled(
            line,
            CornerRadius::same(9),
            if response.hovered() { theme::RIM } else { theme::RAISED },
        );
        ui.painter().text(
            pos2(line.min.x + 14.0, line.center().y),
            Align2::LEFT_CENTER,
            ago(backup.time),
            theme::bold(14.0),
            theme::CREAM,
        );
        ui.painter().text(
            pos2(line.max.x - 14.0, line.center().y),
            Align2::RIGHT_CENTER,
            said("open"),
            theme::bold(14.0),
            theme::LAMP,
        );
        if response.clicked() {
            opening.write(Opening::File(backup.path.clone()));
            *dialog = Dialog::None;
        }
        y += 42.0;
    }
    let place = Rect::from_min_size(pos2(inner.min.x, rect.max.y - 104.0), vec2(inner.width(), 40.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(place).layout(egui::Layout::left_to_right(egui::Align::Center)));
    let sound = slot.header.is_ok();
    let label = said("saves-play");
    if kit::Button::new(&label).kind(Kind::Primary).enabled(sound).height(40.0).show(&mut child).clicked() {
        opening.write(Opening::Slot(slot.slot.clone()));
        *dialog = Dialog::None;
    }
    let place = Rect::from_min_size(pos2(inner.min.x, rect.max.y - 54.0), vec2(inner.width(), 36.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(place).layout(egui::Layout::left_to_right(egui::Align::Center)));
    let (label, kind) = if list.confirm_delete {
        (said("saves-delete-sure"), Kind::Danger)
    } else {
        (said("saves-delete"), Kind::Plain)
    };
    if kit::Button::new(&label).icon(icons::TRASH).kind(kind).show(&mut child).clicked() {
        if list.confirm_delete {
            let name = slot.slot.clone();
            if let Err(error) = home.delete(&name) {
                let why = Arg::Text(error.to_string().into());
                refused.write(Refused::remark(Words::new("cannot-save").with("why", why)));
            }
            list.confirm_delete = false;
            *reload = true;
        } else {
            list.confirm_delete = true;
        }
    }
    child.label(egui::RichText::new(said("saves-bin")).font(theme::sans(13.0)).color(theme::MIST));
}
