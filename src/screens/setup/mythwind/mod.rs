//! A new game of Mythwind: who sits down, as whom, and what will lie on the table.

mod character;
mod players;
mod sheet;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{House, Look, SetupFrame, columns, fresh_number, note, number, setting_up, word};
use crate::{
    app::{Screen, Settings},
    matches::{Match, Meta},
    overlay::{OverlaySystems, RulebookPanel, pictures::Pictures, said},
    rules::mythwind::{Character, Mythwind, Setup},
};

/// Somebody at the table.
#[derive(Clone, Debug)]
struct Player {
    name: String,
    character: Character,
}

/// The choices, kept while the app runs: nothing is lost by going back.
#[derive(Resource, Debug)]
struct Form {
    players: Vec<Player>,
    name: String,
    seed: String,
    looking_at: Character,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            players: vec![Player { name: String::new(), character: Character::Farmer }],
            name: String::new(),
            seed: String::new(),
            looking_at: Character::Farmer,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(OnEnter(Screen::Setup), greet).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(setting_up("mythwind")).in_set(OverlaySystems::Frame),
    );
}

/// Names used last are there again; a number is drawn for the game.
fn greet(mut form: ResMut<Form>, settings: Res<Settings>) {
    for player in &mut form.players {
        if player.name.is_empty() {
            player.name = settings.names.get(player.character.index()).cloned().unwrap_or_default();
        }
    }
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
    let look = Look { game: "mythwind", art: "mythwind/season-summer", house: House::MOSS };
    let begin = setup.show(&mut pictures, look, |ui, pictures, body| {
        columns(
            ui,
            pictures,
            body,
            form,
            [
                &mut |ui, _, form: &mut Form, width| players::show(ui, form, width),
                &mut |ui, pictures, form, width| character::show(ui, pictures, &mut rulebook, form, width),
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
fn sit_down(form: &mut Form, settings: &mut Settings) -> Option<Match<Mythwind>> {
    settings.names.resize(4, String::new());
    let names = form
        .players
        .iter()
        .map(|player| {
            let name = player.name.trim();
            let name = if name.is_empty() {
                word(&format!("mw-character-{}", player.character.slug()))
            } else {
                name.to_owned()
            };
            settings.names[player.character.index()] = player.name.trim().to_owned();
            (player.character.seat(), name)
        })
        .collect();
    let name = match form.name.trim() {
        "" => said("setup-default-name"),
        name => name.to_owned(),
    };
    let setup = Setup { characters: form.players.iter().map(|player| player.character).collect() };
    let seed = number(&form.seed);
    form.seed.clear();
    form.name.clear();
    Match::begin(Meta { name, names, ..Meta::default() }, setup, seed).ok()
}
