//! The one question before something that is easily done by mistake and much hangs on.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Order, Rect, UiBuilder, pos2, vec2},
};

use super::{
    Blocking, Contexts, Frame, OverlayRects, OverlaySystems,
    kit::{self, Kind},
    part, said, say, theme,
};
use crate::{
    app::Screen,
    session::{Asked, Intent, Pending, Session},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Dialog),
    )
    .add_systems(OnExit(Screen::Play), |mut pending: ResMut<Pending>| pending.0 = None);
}

/// Seconds before Enter counts: whoever was just pressing it has not read the question.
const READING: f32 = 0.3;

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut pending: ResMut<Pending>,
    mut blocking: ResMut<Blocking>,
    mut rects: ResMut<OverlayRects>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut open: Local<f32>,
) -> Result {
    let (Some(playing), Some(Asked { words, sure: intent, revision })) = (&session.0, pending.0.clone())
    else {
        *open = 0.0;
        return Ok(());
    };
    if revision != playing.view().revision {
        pending.0 = None;
        return Ok(());
    }
    *open += time.delta_secs();
    blocking.0 = true;
    let context = contexts.ctx_mut()?.clone();
    let size = vec2(460.0_f32.min(frame.table().width() - 24.0), 176.0);
    let rect = Rect::from_center_size(frame.table().center(), size);
    let (mut leave, mut go) = (false, keys.just_pressed(KeyCode::Enter) && *open > READING);
    part(&context, &mut rects, frame.scale, "confirm", rect, Order::Tooltip, |ui| {
        kit::panel(ui, rect, 16, theme::INK);
        let question =
            ui.painter().layout(say(&words, playing), theme::sans(16.0), theme::CREAM, size.x - 48.0);
        ui.painter().galley(rect.min + vec2(24.0, 22.0), question, theme::CREAM);
        let y = rect.max.y - 56.0;
        let (safe, sure) = (said("confirm-leave"), said("confirm-do"));
        let place = Rect::from_min_size(pos2(rect.min.x + 24.0, y), vec2(size.x / 2.0 - 30.0, 40.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        leave =
            kit::Button::new(&safe).key("Esc").width(place.width()).height(40.0).show(&mut child).clicked();
        let place = place.translate(vec2(size.x / 2.0 - 18.0, 0.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        go |= kit::Button::new(&sure)
            .kind(Kind::Danger)
            .key("Enter")
            .width(place.width())
            .height(40.0)
            .show(&mut child)
            .clicked();
    });
    if go {
        intents.write(intent);
    }
    if go || leave {
        pending.0 = None;
        redraw.write(RequestRedraw);
    }
    Ok(())
}
