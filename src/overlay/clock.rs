//! The clock in the prompt bar: an hourglass, the seconds, and what stops it.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{self, Align2, Rect, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};
use egui_phosphor::bold as icons;

use super::{Dialog, Frame, kit, said, say, theme};
use crate::{
    app::Screen,
    rules::{Arg, Show, Words},
    session::{Beat, Countdown, Curtain, Pending, Playing, Session, SessionSystems},
    sound::Softly,
    table::{Spin, Travel, Tumble},
};

/// Seconds from which on it is shown in the colour of what is expected now.
const SOON: u64 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, run.after(SessionSystems::Play));
}

/// Lets the time pass, as long as anybody can do something with it.
fn run(
    mut countdown: ResMut<Countdown>,
    session: Res<Session>,
    curtain: Res<Curtain>,
    dialog: Res<Dialog>,
    pending: Res<Pending>,
    moving: Query<(), Or<(With<Travel>, With<Tumble>)>>,
    spin: Res<Spin>,
    screen: Res<State<Screen>>,
    shot: Option<Res<crate::app::ShotSize>>,
    time: Res<Time<Real>>,
    mut ran: Local<bool>,
    mut sounds: MessageWriter<Softly>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let clock = session.0.as_ref().and_then(|playing| Some((playing, playing.view().table.clock.as_ref()?)));
    let Some((playing, clock)) = clock else {
        *ran = false;
        if countdown.next_second().is_some() {
            countdown.set_running(false);
        }
        return;
    };
    let still = curtain.is_down()
        || *dialog != Dialog::None
        || pending.0.is_some()
        || playing.is_read_only()
        || *screen.get() != Screen::Play
        || shot.is_some()
        || !moving.is_empty()
        || spin.is_moving();
    let mut now = countdown.clone();
    let new = now.follow(playing.game.mark(), clock);
    // The frame in which it begins to run is the end of a wait.
    let passed = if *ran && !still && !new { time.delta() } else { Duration::ZERO };
    let beat = now.pass(passed);
    now.set_running(!still);
    *ran = !still && !now.is_paused();
    if now.seconds() != countdown.seconds() || new {
        redraw.write(RequestRedraw);
    }
    countdown.set_if_neq(now);
    if let Some(beat) = beat {
        sounds.write(Softly(if beat == Beat::Up { Show::Bell } else { Show::Wood }));
    }
}

/// Draws it before `right`. Returns where it begins.
pub(super) fn show(
    ui: &mut Ui,
    frame: &Frame,
    playing: &Playing,
    countdown: &mut ResMut<Countdown>,
    right: f32,
) -> f32 {
    let Some(clock) = &playing.view().table.clock else { return right };
    let (seconds, up) = (countdown.seconds(), countdown.seconds() == 0);
    let words = Words::new("clock-left")
        .with("what", Arg::from(clock.name.clone()))
        .with("seconds", Arg::Number(seconds as i64));
    let (named, number) = if up {
        let up = said("clock-up");
        (up.clone(), up)
    } else {
        (say(&words, playing), seconds.to_string())
    };
    let colour = match seconds {
        0 => theme::DAWN,
        _ if countdown.is_paused() => theme::label(),
        1..=SOON => theme::LAMP,
        _ => theme::CREAM,
    };
    let font = theme::bold(if up { 15.0 } else { 26.0 });
    let galley = ui.painter().layout_no_wrap(number, font, colour);
    let button = if up { 0.0 } else { 40.0 };
    let width = 34.0 + galley.size().x + 8.0 + button;
    let left = right - width - if frame.narrow { 4.0 } else { 10.0 };
    let place = Rect::from_min_size(pos2(left, 10.0), vec2(width - button, 36.0));
    let glass = match (up, 2 * seconds > u64::from(clock.seconds)) {
        (true, _) => icons::BELL_SIMPLE,
        (false, true) => icons::HOURGLASS_HIGH,
        (false, false) => icons::HOURGLASS_LOW,
    };
    let middle = pos2(place.min.x + 14.0, place.center().y);
    ui.painter().text(middle, Align2::CENTER_CENTER, glass, theme::bold(22.0), colour);
    let at = pos2(place.min.x + 32.0, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
    let response = ui.interact(place, ui.id().with("clock"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &named));
    response.on_hover_text(if countdown.is_paused() { said("clock-paused") } else { named });
    if !up {
        let place = Rect::from_min_size(pos2(right - 46.0, 10.0), vec2(36.0, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let (icon, key) =
            if countdown.is_paused() { (icons::PLAY, "clock-resume") } else { (icons::PAUSE, "clock-pause") };
        if kit::tool(&mut child, icon, &said(key), true, countdown.is_paused()).clicked() {
            countdown.toggle();
        }
    }
    ui.painter().vline(left - 4.0, 12.0..=46.0, egui::Stroke::new(1.0, theme::rim()));
    left - 4.0
}
