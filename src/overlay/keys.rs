//! `?` lists every key; and what keys do in the overlay.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, UiBuilder, pos2, vec2},
    input::{EguiWantsInput, egui_wants_any_keyboard_input},
};

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems, Reading, bar::answers, kit, part, said,
    theme,
};
use crate::{
    app::Screen,
    session::{ActingSeat, Countdown, HintAsked, Intent, Session},
    table::{Choices, Focused, Held},
};

/// Every key: how it is written, and the key of what it does.
const KEYS: [(&str, &str); 23] = [
    ("Tab, ←↑↓→", "key-walk"),
    ("Enter", "key-act"),
    ("Esc", "key-escape"),
    ("1 – 9", "key-number"),
    ("Space", "key-primary"),
    ("N", "key-seat"),
    ("H", "key-hint"),
    ("G", "key-guide"),
    ("O", "key-open"),
    ("R / wheel", "key-turn"),
    ("M", "key-mirror"),
    ("Alt, Z", "key-closer"),
    ("F", "key-flip"),
    ("Wheel", "key-zoom"),
    ("Middle, right drag", "key-pan"),
    ("Home", "key-home"),
    ("Ctrl+Z", "key-undo"),
    ("Ctrl+Shift+Z", "key-redo"),
    ("B", "key-rules"),
    ("C", "key-album"),
    ("P", "key-clock"),
    ("L", "key-ledger"),
    ("T", "key-words"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (shortcuts.run_if(not(egui_wants_any_keyboard_input))).run_if(in_state(Screen::Play)),
    )
    .add_systems(
        PreUpdate,
        reserve_walking.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Dialog));
}

/// Tab and arrows walk the lane and the table, not the overlay's buttons, unless the overlay has the keyboard
/// anyway: then something could be pressed twice.
fn reserve_walking(
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    wants: Res<EguiWantsInput>,
    mut inputs: Query<&mut EguiInput>,
) {
    if *screen.get() == Screen::Setup || *dialog != Dialog::None || wants.wants_any_keyboard_input() {
        return;
    }
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Tab};
    for mut input in &mut inputs {
        input.events.retain(|event| {
            !matches!(event, egui::Event::Key { key: Tab | ArrowLeft | ArrowRight | ArrowUp | ArrowDown, .. })
        });
    }
}

fn shortcuts(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    mut seat: ResMut<ActingSeat>,
    blocking: Res<Blocking>,
    reading: Reading,
    held: Res<Held>,
    choices: Res<Choices>,
    mut focused: ResMut<Focused>,
    mut dialog: ResMut<Dialog>,
    mut panel: ResMut<super::RulebookPanel>,
    mut countdown: ResMut<Countdown>,
    mut intents: MessageWriter<Intent>,
    mut hint: MessageWriter<HintAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if keys.get_just_pressed().len() == 0 {
        return;
    }
    redraw.write(RequestRedraw);
    if control {
        if keys.just_pressed(KeyCode::KeyZ) {
            intents.write(if shift { Intent::Redo } else { Intent::Undo });
        }
        if keys.just_pressed(KeyCode::KeyY) {
            intents.write(Intent::Redo);
        }
        return;
    }
    if keys.just_pressed(KeyCode::Slash) && shift || keys.just_pressed(KeyCode::F1) {
        *dialog = if *dialog == Dialog::Keys { Dialog::None } else { Dialog::Keys };
    }
    if keys.just_pressed(KeyCode::KeyT) {
        *dialog = if *dialog == Dialog::InWords { Dialog::None } else { Dialog::InWords };
    }
    if keys.just_pressed(KeyCode::KeyB) {
        panel.toggle();
    }
    let Some(playing) = &session.0 else { return };
    if blocking.0 || reading.is_open() || held.lifted().is_some() || !choices.offers.is_empty() {
        return;
    }
    if keys.just_pressed(KeyCode::KeyC) && playing.game.album().is_some() {
        *dialog = Dialog::Album;
    }
    if keys.just_pressed(KeyCode::KeyP) && playing.view().table.clock.is_some() {
        countdown.toggle();
    }
    if keys.just_pressed(KeyCode::KeyH) {
        hint.write(HintAsked);
    }
    if keys.just_pressed(KeyCode::KeyN) {
        let seats: Vec<_> =
            playing.view().table.plates.iter().filter(|plate| plate.acts).map(|plate| plate.seat).collect();
        let now = seat.0.and_then(|seat| seats.iter().position(|of| *of == seat));
        if let Some(next) = seats.get(now.map_or(0, |at| (at + 1) % seats.len().max(1))) {
            seat.0 = Some(*next);
            focused.0 = None;
        }
    }
    let answers = answers(playing, seat.0);
    let chosen = kit::digit(&keys).and_then(|at| answers.get(at)).or_else(|| {
        keys.just_pressed(KeyCode::Space).then(|| answers.iter().find(|answer| answer.primary)).flatten()
    });
    if let Some(offer) = chosen.and_then(|answer| answer.offer) {
        intents.write(Intent::Take(offer, playing.view().revision));
    }
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut rects: ResMut<OverlayRects>,
) -> Result {
    if *dialog != Dialog::Keys {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let rows = KEYS.len() as f32;
    let size =
        vec2(560.0_f32.min(frame.all.width() - 24.0), (rows * 28.0 + 84.0).min(frame.all.height() - 24.0));
    let rect = Rect::from_center_size(frame.all.center(), size);
    part(&context, &mut rects, frame.scale, "keys", rect, Order::Foreground, |ui| {
        if kit::dialog(ui, rect, &said("keys")) {
            *dialog = Dialog::None;
        }
        let body = Rect::from_min_max(rect.min + vec2(24.0, 62.0), rect.max - vec2(16.0, 12.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (key, does) in KEYS {
                let (row, _) = ui.allocate_exact_size(vec2(body.width() - 14.0, 26.0), egui::Sense::hover());
                let galley = ui.painter().layout_no_wrap(key.to_owned(), theme::bold(13.0), theme::CREAM);
                let cap = Rect::from_min_size(
                    pos2(row.min.x, row.center().y - 11.0),
                    vec2(galley.size().x + 16.0, 22.0),
                );
                ui.painter().rect_filled(cap, CornerRadius::same(6), theme::RAISED);
                ui.painter().galley(cap.center() - galley.size() / 2.0, galley, theme::CREAM);
                kit::elide(
                    ui,
                    pos2(row.min.x + 170.0, row.center().y),
                    Align2::LEFT_CENTER,
                    &said(does),
                    theme::sans(14.0),
                    theme::mist(),
                    row.width() - 174.0,
                );
            }
        });
    });
    Ok(())
}
