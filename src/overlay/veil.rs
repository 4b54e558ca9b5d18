//! Under a dialog everything else is dimmed and out of reach; a click beside it closes it.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Color32, CornerRadius, Order, Sense},
};

use super::{Contexts, Dialog, Frame, OverlayRects, OverlaySystems, part};
use crate::session::Pending;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.after(OverlaySystems::Cover).before(OverlaySystems::Dialog));
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut pending: ResMut<Pending>,
    mut rects: ResMut<OverlayRects>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if *dialog == Dialog::None && pending.0.is_none() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let beside = part(&context, &mut rects, frame.scale, "veil", frame.all, Order::Foreground, |ui| {
        ui.painter().rect_filled(frame.all, CornerRadius::ZERO, Color32::from_black_alpha(110));
        ui.interact(frame.all, ui.id().with("beside"), Sense::click()).clicked()
    });
    if beside {
        *dialog = Dialog::None;
        pending.0 = None;
        redraw.write(RequestRedraw);
    }
    Ok(())
}
