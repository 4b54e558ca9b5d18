//! Settings: scale, motion, sound, the window.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use crate::{
    app::{Motion, Settings},
    overlay::{Contexts, Dialog, Frame, OverlaySystems, kit, part, said, theme},
    table::OverlayRects,
};

/// The scales there are.
const SCALES: [u16; 6] = [75, 100, 125, 150, 175, 200];
/// The volumes there are.
const VOLUMES: [u8; 5] = [0, 25, 50, 70, 100];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Dialog));
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut dialog: ResMut<Dialog>,
    mut settings: ResMut<Settings>,
    mut rects: ResMut<OverlayRects>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if *dialog != Dialog::Settings {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let size = vec2(620.0_f32.min(frame.all.width() - 16.0), 550.0_f32.min(frame.all.height() - 16.0));
    let rect = Rect::from_center_size(frame.all.center(), size);
    let mut wanted = settings.clone();
    part(&context, &mut rects, frame.scale, "settings", rect, Order::Foreground, |ui| {
        if kit::dialog(ui, rect, &said("settings")) {
            *dialog = Dialog::None;
        }
        let body = Rect::from_min_max(rect.min + vec2(24.0, 64.0), rect.max - vec2(16.0, 14.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            let width = body.width() - 14.0;
            ui.spacing_mut().item_spacing.y = 6.0;
            let scales: Vec<(u16, String)> =
                SCALES.iter().map(|scale| (*scale, format!("{scale} %"))).collect();
            segment(ui, width, &said("settings-scale"), &scales, &mut wanted.scale);
            let motions = [
                (Motion::Normal, said("settings-motion-normal")),
                (Motion::Fast, said("settings-motion-fast")),
                (Motion::Off, said("settings-motion-off")),
            ];
            segment(ui, width, &said("settings-motion"), &motions, &mut wanted.motion);
            let contrasts =
                [(false, said("settings-contrast-soft")), (true, said("settings-contrast-strong"))];
            segment(ui, width, &said("settings-contrast"), &contrasts, &mut wanted.contrast);
            let volumes: Vec<(u8, String)> = VOLUMES
                .iter()
                .map(|volume| {
                    (*volume, if *volume == 0 { said("settings-off") } else { format!("{volume} %") })
                })
                .collect();
            segment(ui, width, &said("settings-volume"), &volumes, &mut wanted.volume);
            segment(ui, width, &said("settings-ambience"), &volumes, &mut wanted.ambience);
            let window = [(false, said("settings-windowed")), (true, said("settings-fullscreen"))];
            segment(ui, width, &said("settings-window"), &window, &mut wanted.fullscreen);
        });
    });
    if wanted != *settings {
        *settings = wanted;
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// A row of options of which one is chosen.
fn segment<T: PartialEq + Copy>(
    ui: &mut Ui,
    width: f32,
    label: &str,
    options: &[(T, String)],
    value: &mut T,
) {
    kit::label(ui, label);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 36.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(10), theme::DEEP);
    let w = width / options.len().max(1) as f32;
    for (at, (option, name)) in options.iter().enumerate() {
        let chip = Rect::from_min_size(
            pos2(rect.min.x + at as f32 * w + 2.0, rect.min.y + 2.0),
            vec2(w - 4.0, 32.0),
        );
        let chosen = option == value;
        let response = ui.interact(chip, ui.id().with((label, at)), egui::Sense::click());
        kit::option(ui, &response, true, chosen, &format!("{label}: {name}"));
        let fill = if chosen {
            theme::VIOLET
        } else if response.hovered() {
            theme::RAISED
        } else {
            egui::Color32::TRANSPARENT
        };
        ui.painter().rect_filled(chip, CornerRadius::same(9), fill);
        let text = if chosen { format!("{} {name}", icons::CHECK) } else { name.clone() };
        kit::elide(
            ui,
            chip.center(),
            Align2::CENTER_CENTER,
            &text,
            theme::bold(14.0),
            theme::CREAM,
            chip.width() - 8.0,
        );
        if response.has_focus() {
            kit::focus_ring(ui, chip);
        }
        if response.clicked() {
            *value = *option;
        }
    }
    ui.add_space(6.0);
}
