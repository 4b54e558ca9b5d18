//! Saved games: what there is, what is sound, what can be opened again.

mod details;
mod preview;
mod rows;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use crate::{
    app::{HomeFolder, Screen},
    overlay::{Contexts, Dialog, Frame, OverlaySystems, kit, part, pictures::Pictures, said, say, theme},
    rules::{
        Arg, Seat, Words,
        table::{SeatColour, SeatLook, SeatShape},
    },
    save::{Home, SlotInfo},
    session::{Opening, Refused, Session},
    table::OverlayRects,
};
use preview::Preview;

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
    /// The chosen game's table as everybody may see it.
    preview: Option<Preview>,
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
    let chosen = list.slots.get(list.chosen).filter(|slot| slot.header.is_ok());
    let shown = |preview: &Preview| chosen.is_some_and(|slot| preview.is_of(slot));
    if !list.preview.as_ref().is_some_and(shown) {
        let preview = chosen.map(Preview::of);
        list.bypass_change_detection().preview = preview;
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
    mut pictures: Pictures,
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
            let folder = home.0.saves();
            rows::show(ui, list, width, &mut opening, &mut dialog, narrow, &folder.to_string_lossy());
        });
        if !narrow {
            let right = Rect::from_min_max(pos2(body.max.x - detail, body.min.y), body.max);
            details::show(
                ui,
                &mut pictures,
                list,
                right,
                &home.0,
                &mut opening,
                &mut dialog,
                &mut refused,
                &mut reload,
            );
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
        theme::label(),
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
