//! How it is played: who is eldest, Endless Story, how long a story is, a timer for guessing; what the computer knows.

use bevy_egui::egui::{self, Ui};
use egui_phosphor::bold as icons;

use super::Form;
use crate::{
    overlay::{RulebookPanel, kit, said, theme},
    screens::setup::{choice, explained},
};

const GAME: &str = "cozy-stories";

/// Draws the choices, each with what it means and where the rulebook says so.
pub(super) fn show(ui: &mut Ui, rulebook: &mut RulebookPanel, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-rules")).font(theme::serif(24.0)).color(theme::CREAM));
    let people = form.people();
    let mut eldest = vec![said("setup-eldest-unsaid")];
    eldest.extend(people.iter().map(|seat| form.called(*seat)));
    choice(ui, "setup-eldest", &eldest, &mut form.eldest, width);
    explained(ui, rulebook, GAME, "setup-eldest-note", "CS-13", width);

    let switch = ["setup-off", "setup-on"].map(said);
    let mut endless = usize::from(form.endless);
    choice(ui, "setup-endless", &switch, &mut endless, width);
    form.endless = endless == 1;
    explained(ui, rulebook, GAME, "setup-endless-note", "CS-73", width);

    let computers = people.len() < form.players.len();
    if people.len() > 1 && !computers {
        let limits = ["setup-limit-seconds", "setup-limit-sentences"].map(said);
        choice(ui, "setup-limit", &limits, &mut form.limit, width);
        explained(ui, rulebook, GAME, "setup-limit-note", "CS-25", width);
    } else {
        kit::label(ui, &said("setup-limit"));
        explained(ui, rulebook, GAME, "setup-limit-written", "CS-A2", width);
    }
    let mut clock = usize::from(form.typing_clock);
    choice(ui, "setup-typing", &switch, &mut clock, width);
    form.typing_clock = clock == 1;
    explained(ui, rulebook, GAME, "setup-typing-note", "CS-R9", width);

    votes(ui, form, &people);
    let key = if !people.is_empty() && form.setup().has_guess_timer() {
        "setup-timer-agreed"
    } else {
        "setup-timer-note"
    };
    explained(ui, rulebook, GAME, key, "CS-41", width);

    if computers {
        ui.add_space(4.0);
        kit::label(ui, &said("setup-honest"));
        explained(ui, rulebook, GAME, "setup-honest-note", "CS-A1", width);
        explained(ui, rulebook, GAME, "setup-honest-lines", "CS-A10", width);
    }
}

/// Who wants a timer for guessing: one vote for each person (CS-R23).
fn votes(ui: &mut Ui, form: &mut Form, people: &[usize]) {
    ui.add_space(4.0);
    kit::label(ui, &said("setup-timer"));
    ui.horizontal_wrapped(|ui| {
        for seat in people {
            let wants = form.players[*seat].wants_timer;
            let icon = if wants { icons::CHECK } else { icons::PLUS };
            let label = form.called(*seat);
            if kit::Button::new(&label).icon(icon).height(30.0).show(ui).clicked() {
                form.players[*seat].wants_timer = !wants;
            }
        }
    });
}
