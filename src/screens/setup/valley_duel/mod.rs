//! A new game of Windmill Valley: Duel: two seats, who begins, and what will lie on the table.

mod rules;
mod sheet;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{
    House, Look, SetupFrame, columns, fresh_number, number,
    rivals::{Rivals, Seats},
    setting_up,
};
use crate::{
    app::{Screen, Settings},
    matches::{Match, Meta},
    overlay::{OverlaySystems, RulebookPanel, pictures::Pictures, said},
    rules::{
        Seat,
        valley_duel::{Setup, ValleyDuel, seat_look},
    },
};

/// How the seats are shown.
const SEATS: Seats = Seats {
    look: seat_look,
    art: "valley-duel/farm-07",
    notes: ["setup-nobody", "setup-valley-one", "setup-valley-two"],
};

/// The choices, kept while the app runs: nothing is lost by going back.
#[derive(Resource, Debug)]
struct Form {
    players: Rivals,
    first: usize,
    name: String,
    seed: String,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            players: Rivals::new(["setup-valley-first-bot", "setup-valley-second-bot"]),
            first: 0,
            name: String::new(),
            seed: String::new(),
        }
    }
}

impl Form {
    fn setup(&self) -> Setup {
        Setup { players: 2, first: self.first.checked_sub(1).map(|seat| Seat(seat as u8)) }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(OnEnter(Screen::Setup), greet).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(setting_up("valley-duel")).in_set(OverlaySystems::Frame),
    );
}

/// Names used last are there again; a number is drawn for the game.
fn greet(mut form: ResMut<Form>, settings: Res<Settings>) {
    form.players.greet(&settings);
    if form.seed.is_empty() {
        form.seed = fresh_number();
    }
}

fn draw(
    mut setup: SetupFrame,
    mut form: ResMut<Form>,
    mut settings: ResMut<Settings>,
    mut pictures: Pictures,
    mut rulebook: ResMut<RulebookPanel>,
) -> Result {
    let form = form.bypass_change_detection();
    let look = Look { game: "valley-duel", art: "valley-duel/cover", house: House::DELFT };
    let begin = setup.show(&mut pictures, look, |ui, pictures, body| {
        columns(
            ui,
            pictures,
            body,
            form,
            [
                &mut |ui, pictures, form: &mut Form, width| form.players.show(ui, pictures, SEATS, width),
                &mut |ui, _, form, width| rules::show(ui, &mut rulebook, form, width),
                &mut |ui, pictures, form, width| sheet::show(ui, pictures, form, width),
            ],
        );
    })?;
    if begin && let Some(game) = sit_down(form, &mut settings) {
        setup.start(game.into_any());
    }
    Ok(())
}

/// Makes the match that the form describes.
fn sit_down(form: &mut Form, settings: &mut Settings) -> Option<Match<ValleyDuel>> {
    form.players.keep(settings);
    let names = form.players.names().collect();
    let bots = form.players.bots().collect();
    let name = match form.name.trim() {
        "" => said("setup-valley-duel-name"),
        name => name.to_owned(),
    };
    let seed = number(&form.seed);
    form.seed.clear();
    form.name.clear();
    Match::begin(Meta { name, names, bots, ..Meta::default() }, form.setup(), seed).ok()
}
