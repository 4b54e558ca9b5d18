//! What happens, said to screen readers as it happens: a label nobody sees, whose words are read out when they change.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Order, WidgetInfo, WidgetType, accesskit::Live, pos2, vec2},
};

use super::{Contexts, OverlaySystems, say};
use crate::{
    session::{Happened, Refused, Session, SessionSystems},
    words::plain,
};

/// The words that are to be said.
#[derive(Resource, Default)]
pub struct Announced(String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announced>()
        .add_systems(Update, gather.in_set(SessionSystems::Follow))
        .add_systems(EguiPrimaryContextPass, speak.in_set(OverlaySystems::Dialog));
}

/// What everybody is told of a step, and why something was not done.
fn gather(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    session: Res<Session>,
    mut announced: ResMut<Announced>,
) {
    let Some(playing) = &session.0 else { return };
    let told =
        happened.read().flat_map(|happened| happened.told.iter()).filter_map(|told| told.words.clone());
    let words = told.chain(refused.read().map(|no| no.words.clone()));
    let lines: Vec<String> = words.map(|words| plain(&say(&words, playing))).collect();
    if !lines.is_empty() {
        announced.0 = lines.join(" ");
    }
}

fn speak(mut contexts: Contexts, announced: Res<Announced>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let area = egui::Area::new(egui::Id::new("announced")).order(Order::Background).interactable(false);
    area.fixed_pos(pos2(0.0, 0.0)).show(&context, |ui| {
        let (_, response) = ui.allocate_exact_size(vec2(1.0, 1.0), egui::Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &announced.0));
        context.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    });
    Ok(())
}
