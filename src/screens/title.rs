//! The lane itself: five houses under one windmill. A lit window means a game in progress.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiPrimaryContextPass, EguiTextureHandle, EguiUserTextures,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::setup::SettingUp;
use crate::{
    app::{HomeFolder, Screen},
    games,
    overlay::{
        Contexts, Dialog, Frame, OverlaySystems,
        kit::{self, Kind},
        part, said, say, theme,
    },
    paint::Picture,
    rules::{Arg, Seat, Words},
    save::SlotInfo,
    session::Opening,
    table::{Easel, OverlayRects, texture},
};

/// The houses: the game's id, its part of the picture (left, top, right, bottom in thousandths of its
/// width and height), where its sign stands.
const HOUSES: [(&str, [f32; 4], [f32; 2]); 5] = [
    ("mythwind", [0.0, 430.0, 225.0, 900.0], [110.0, 865.0]),
    ("tilting", [225.0, 390.0, 370.0, 700.0], [316.0, 718.0]),
    ("wolfwalkers", [370.0, 265.0, 512.0, 490.0], [435.0, 506.0]),
    ("cozy-stories", [655.0, 345.0, 822.0, 655.0], [728.0, 672.0]),
    ("valley-duel", [822.0, 455.0, 1000.0, 890.0], [898.0, 880.0]),
];

/// Frames with the small picture before the sharp one is begun.
const FIRST: u32 = 4;

/// What the lane shows.
#[derive(Resource, Default)]
struct Lane {
    slots: Vec<SlotInfo>,
    picture: Option<Handle<Image>>,
    /// For which width and dark windows the picture was drawn.
    drawn_for: Option<(u32, Vec<String>)>,
    drawing: Option<(u32, Vec<String>, Task<Picture>)>,
    focus: Option<usize>,
    /// A note under the signs: why a house stays shut.
    note: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lane>()
        .add_systems(OnEnter(Screen::Title), look_around)
        .add_systems(Update, (draw_picture, walk).run_if(in_state(Screen::Title)))
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Title)).in_set(OverlaySystems::Frame),
        );
}

fn look_around(mut lane: ResMut<Lane>, home: Res<HomeFolder>) {
    lane.slots = home.0.list();
    // Whoever was left alone by a break is told where it is written down.
    lane.note = home.0.unread_report().map(|path| {
        let words = Words::new("report-found").with("path", Arg::Text(path.display().to_string().into()));
        say(&words, &|_: Seat| String::new())
    });
}

/// Draws the picture at the window's size, off the frame's path, windows of empty houses dark.
fn draw_picture(
    mut lane: ResMut<Lane>,
    easel: Res<Easel>,
    mut images: ResMut<Assets<Image>>,
    window: Query<&Window, With<PrimaryWindow>>,
    shot: Option<Res<crate::app::ShotSize>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut frames: Local<u32>,
) {
    let size = match (window.single(), shot) {
        (_, Some(shot)) => shot.0,
        (Ok(window), None) => Vec2Px::new(window.physical_width() as f32, window.physical_height() as f32),
        _ => return,
    };
    // The picture covers the window: 16 to 9.
    let width = size.x.max(size.y * 16.0 / 9.0).ceil() as u32;
    let dark: Vec<String> = HOUSES
        .iter()
        .filter(|(game, ..)| {
            !lane.slots.iter().any(|slot| slot.header.as_ref().is_ok_and(|header| header.game == *game))
        })
        .map(|(game, ..)| format!("win-{game}"))
        .collect();
    let lane = lane.bypass_change_detection();
    if let Some((for_width, for_dark, task)) = &mut lane.drawing {
        redraw.write(RequestRedraw);
        if let Some(picture) = block_on(poll_once(task)) {
            let image = texture(picture.width(), picture.height(), picture.straight());
            lane.picture = Some(images.add(image));
            lane.drawn_for = Some((*for_width, for_dark.clone()));
            lane.drawing = None;
        }
        return;
    }
    if lane.picture.is_none() {
        // At once, and coarse: better than nothing.
        let small = easel.art().small("shared/lane");
        lane.picture = Some(images.add(texture(small.width(), small.height(), small.straight())));
    }
    // The first frames have the machine to themselves.
    *frames = frames.saturating_add(1);
    if *frames <= FIRST {
        redraw.write(RequestRedraw);
    } else if lane.drawn_for.as_ref() != Some(&(width, dark.clone())) {
        let art = easel.art().clone();
        let hidden = dark.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let hidden: Vec<&str> = hidden.iter().map(String::as_str).collect();
            art.at_with("shared/lane", width, &hidden)
        });
        lane.drawing = Some((width, dark, task));
        redraw.write(RequestRedraw);
    }
}

type Vec2Px = bevy::math::Vec2;

/// Arrow keys walk the lane, Enter goes in.
fn walk(
    keys: Res<ButtonInput<KeyCode>>,
    mut lane: ResMut<Lane>,
    dialog: Res<Dialog>,
    mut setup: ResMut<SettingUp>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *dialog != Dialog::None || keys.get_just_pressed().len() == 0 {
        return;
    }
    redraw.write(RequestRedraw);
    let count = HOUSES.len();
    // From the left to the right along the lane.
    let order = [0, 1, 2, 3, 4];
    let now = lane.focus.and_then(|focus| order.iter().position(|at| *at == focus));
    let by = if keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::ArrowUp, KeyCode::Tab]) {
        1
    } else if keys.any_just_pressed([KeyCode::ArrowLeft, KeyCode::ArrowDown]) {
        count - 1
    } else {
        0
    };
    if by != 0 {
        lane.focus = Some(order[now.map_or(0, |at| (at + by) % count)]);
    }
    if keys.just_pressed(KeyCode::Enter)
        && let Some(focus) = lane.focus
    {
        enter(&mut lane, focus, &mut setup, &mut next);
    }
}

/// Goes into a house.
fn enter(lane: &mut Lane, house: usize, setup: &mut SettingUp, next: &mut NextState<Screen>) {
    let game = HOUSES[house].0;
    if games::find(game).is_some() {
        setup.0 = game;
        next.set_if_neq(Screen::Setup);
    } else {
        lane.note = Some(said("house-shut"));
    }
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut lane: ResMut<Lane>,
    mut textures: ResMut<EguiUserTextures>,
    mut rects: ResMut<OverlayRects>,
    mut dialog: ResMut<Dialog>,
    mut setup: ResMut<SettingUp>,
    mut next: ResMut<NextState<Screen>>,
    mut opening: MessageWriter<Opening>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let all = frame.all;
    let lane = lane.bypass_change_detection();
    // The picture covers the window; what is cut off is cut off evenly at the sides, more above.
    let scale = (all.width() / 16.0).max(all.height() / 9.0);
    let size = vec2(scale * 16.0, scale * 9.0);
    let picture = Rect::from_min_size(
        pos2(all.center().x - size.x / 2.0, all.max.y - size.y - (all.height() - size.y).max(0.0)),
        size,
    );
    let at = |x: f32, y: f32| picture.min + vec2(x / 1000.0 * size.x, y / 1000.0 * size.y);
    let mut entered = None;
    part(&context, &mut rects, frame.scale, "lane", all, Order::Background, |ui| {
        if let Some(handle) = &lane.picture {
            let id = textures
                .image_id(handle)
                .unwrap_or_else(|| textures.add_image(EguiTextureHandle::Strong(handle.clone())));
            ui.painter().image(
                id,
                picture,
                Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
                Color32::WHITE,
            );
        }
        // The name stands in the quiet upper left of the sky.
        let small = all.width() < 900.0 || all.height() < 560.0;
        let big = if small { 40.0 } else { 64.0 };
        let left = if small { 24.0 } else { 48.0 };
        let top = if small { 16.0 } else { 28.0 };
        shadowed(ui, pos2(left, top), &said("app-name"), theme::serif(big), theme::CREAM);
        shadowed(ui, pos2(left + 4.0, top + big * 1.22), &said("app-line"), theme::sans(17.0), theme::CREAM);
        for (place, (game, [l, t, r, b], sign)) in HOUSES.into_iter().enumerate() {
            let house = Rect::from_min_max(at(l, t), at(r, b));
            let response = ui.interact(house, ui.id().with(game), egui::Sense::click());
            kit::named(ui, &response, true, &said_owned(&format!("game-{game}")));
            let open = games::find(game).is_some();
            let focused = lane.focus == Some(place) || response.hovered();
            let clicked = signpost(ui, lane, game, at(sign[0], sign[1]), all, open, focused);
            if response.clicked() || clicked {
                entered = Some(place);
            }
        }
        continue_card(ui, lane, pos2(left, top + big * 1.22 + 40.0), &mut opening, &mut dialog);
        let tools = Rect::from_min_size(pos2(all.max.x - 290.0, 20.0), vec2(270.0, 40.0));
        let mut child = ui.new_child(
            UiBuilder::new().max_rect(tools).layout(egui::Layout::right_to_left(egui::Align::Center)),
        );
        if kit::Button::new(&said("quit")).show(&mut child).clicked() {
            exit.write(AppExit::Success);
        }
        if kit::Button::new(&said("settings")).icon(icons::GEAR_SIX).show(&mut child).clicked() {
            *dialog = Dialog::Settings;
        }
        let hint = lane.note.clone().unwrap_or_else(|| said("lane-hint"));
        let galley = ui.painter().layout(hint, theme::sans(13.0), theme::CREAM, all.width() * 0.6);
        let place =
            Rect::from_min_size(all.max - galley.size() - vec2(36.0, 28.0), galley.size() + vec2(24.0, 14.0));
        ui.painter().rect_filled(
            place,
            CornerRadius::same(9),
            Color32::from_rgba_unmultiplied(0x2B, 0x22, 0x33, 200),
        );
        ui.painter().galley(place.min + vec2(12.0, 7.0), galley, theme::CREAM);
    });
    if let Some(house) = entered {
        enter(lane, house, &mut setup, &mut next);
        redraw.write(RequestRedraw);
    }
    Ok(())
}

fn said_owned(key: &str) -> String {
    say(&Words::new(key.to_owned()), &|_: Seat| String::new())
}

fn shadowed(ui: &Ui, at: egui::Pos2, text: &str, font: egui::FontId, colour: Color32) {
    let shade = Color32::from_rgba_unmultiplied(0x1E, 0x1A, 0x2B, 150);
    ui.painter().text(at + vec2(2.0, 3.0), Align2::LEFT_TOP, text, font.clone(), shade);
    ui.painter().text(at, Align2::LEFT_TOP, text, font, colour);
}

/// The sign before a house: name, state with a lamp if a game waits, players. Whether it was clicked.
fn signpost(
    ui: &mut Ui,
    lane: &Lane,
    game: &str,
    at: egui::Pos2,
    all: Rect,
    open: bool,
    focused: bool,
) -> bool {
    let name = said_owned(&format!("game-{game}"));
    let waiting = lane
        .slots
        .iter()
        .filter_map(|slot| slot.header.as_ref().ok())
        .find(|header| header.game == game)
        .map(|header| {
            let names: Vec<String> = header.meta.names.values().cloned().collect();
            format!("{}: {}", say(&header.heading, &|_: Seat| String::new()), names.join(", "))
        });
    let second = if open { said_owned(&format!("game-{game}.players")) } else { said("house-dark") };
    let title = ui.painter().layout_no_wrap(name, theme::serif(19.0), theme::INK);
    let line = waiting.as_ref().map(|line| {
        let mut job = egui::text::LayoutJob::single_section(
            line.clone(),
            egui::TextFormat::simple(theme::bold(13.0), theme::INK),
        );
        job.wrap = egui::text::TextWrapping::truncate_at_width(240.0);
        ui.painter().layout_job(job)
    });
    let last = ui.painter().layout_no_wrap(second, theme::sans(13.0), theme::wood());
    let line_width = line.as_ref().map_or(0.0, |line| line.size().x + 18.0);
    let width = title.size().x.max(line_width).max(last.size().x) + 28.0;
    let height = 54.0 + if line.is_some() { 18.0 } else { 0.0 };
    let mut rect = Rect::from_center_size(at, vec2(width, height));
    let over_left = (all.min.x + 10.0 - rect.min.x).max(0.0);
    let over_right = (rect.max.x - all.max.x + 10.0).max(0.0);
    let below = (rect.max.y - all.max.y + 56.0).max(0.0);
    rect = rect.translate(vec2(over_left - over_right, -below));
    let response = ui.interact(rect, ui.id().with(("sign", game)), egui::Sense::click());
    let painter = ui.painter();
    let shade =
        egui::epaint::Shadow { offset: [3, 6], blur: 12, spread: 0, color: Color32::from_black_alpha(110) };
    painter.add(shade.as_shape(rect, CornerRadius::same(7)));
    let (paper, rim) = if open {
        (theme::PAPER, theme::PARCHMENT)
    } else {
        (Color32::from_rgb(0xC9, 0xBD, 0xAB), theme::wood())
    };
    painter.rect(rect, CornerRadius::same(7), paper, Stroke::new(2.0, rim), StrokeKind::Inside);
    if focused || response.hovered() {
        painter.rect_stroke(
            rect.expand(3.0),
            CornerRadius::same(9),
            Stroke::new(3.0, theme::LAMP),
            StrokeKind::Outside,
        );
    }
    let mut y = rect.min.y + 5.0;
    painter.galley(pos2(rect.min.x + 14.0, y), title, theme::INK);
    y += 24.0;
    if let Some(line) = line {
        painter.circle_filled(pos2(rect.min.x + 19.0, y + 9.0), 5.0, theme::LAMP);
        painter.circle_stroke(pos2(rect.min.x + 19.0, y + 9.0), 5.0, Stroke::new(1.0, theme::wood()));
        painter.galley(pos2(rect.min.x + 30.0, y), line, theme::INK);
        y += 18.0;
    }
    painter.galley(pos2(rect.min.x + 14.0, y), last, theme::wood());
    response.clicked()
}

/// The newest game, to go on with at once.
fn continue_card(
    ui: &mut Ui,
    lane: &Lane,
    at: egui::Pos2,
    opening: &mut MessageWriter<Opening>,
    dialog: &mut Dialog,
) {
    let newest = lane.slots.iter().find(|slot| slot.header.is_ok());
    let width = 340.0;
    let rect = Rect::from_min_size(at, vec2(width, if newest.is_some() { 112.0 } else { 60.0 }));
    if newest.is_some() {
        kit::panel(ui, rect, 14, theme::INK);
    }
    let mut y = rect.min.y + 12.0;
    if let Some((slot, Ok(header))) = newest.map(|slot| (slot, &slot.header)) {
        let names: Vec<String> = header.meta.names.values().cloned().collect();
        let who =
            say(&Words::new("lane-left-off").with("who", Arg::Text(join(&names).into())), &|_: Seat| {
                String::new()
            });
        kit::elide(
            ui,
            pos2(rect.min.x + 18.0, y + 8.0),
            Align2::LEFT_CENTER,
            &who,
            theme::sans(13.0),
            theme::mist(),
            width - 36.0,
        );
        let heading = say(&header.heading, &|_: Seat| String::new());
        let name = format!("{}: {heading}", slot.slot);
        kit::elide(
            ui,
            pos2(rect.min.x + 18.0, y + 31.0),
            Align2::LEFT_CENTER,
            &name,
            theme::serif(18.0),
            theme::CREAM,
            width - 36.0,
        );
        y += 50.0;
    }
    let indent = if newest.is_some() { 16.0 } else { 4.0 };
    let row = Rect::from_min_size(pos2(rect.min.x + indent, y), vec2(width - 32.0, 38.0));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(row).layout(egui::Layout::left_to_right(egui::Align::Center)));
    if let Some(slot) = newest {
        let label = said("lane-continue");
        if kit::Button::new(&label).kind(Kind::Primary).icon(icons::PLAY).show(&mut child).clicked() {
            opening.write(Opening::Slot(slot.slot.clone()));
        }
    }
    let label = said("lane-saves");
    if kit::Button::new(&label).show(&mut child).clicked() {
        *dialog = Dialog::Saves;
    }
}

fn join(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} {} {last}", rest.join(", "), said("list-and")),
    }
}
