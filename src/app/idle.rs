//! A waiting window draws nothing.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(
        PreUpdate,
        drop_unchanged_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// bevy_egui hands egui the modifier keys on every frame, egui asks for a repaint whenever it is handed
/// anything, and the app would never rest. Only a change is news.
fn drop_unchanged_modifiers(mut last: Local<Option<egui::Modifiers>>, mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => last.replace(*now) != Some(*now),
            _ => true,
        });
    }
}
