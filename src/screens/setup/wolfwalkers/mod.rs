//! A new game of WolfWalkers: one to four seats, Switch cards, modules, and what will lie on the table.

mod modules;
mod players;
mod rules;
mod sheet;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{House, Look, SetupFrame, columns, fresh_number, number, setting_up};
use crate::{
    app::{Screen, Settings},
    bots::Bot,
    matches::{Match, Meta},
    overlay::{OverlaySystems, RulebookPanel, pictures::Pictures, said},
    rules::{
        Seat,
        wolfwalkers::{Category, DEALT, Modules, Opportunity, Quirk, Setup, WolfWalkers, content::Content},
    },
};

/// Who holds a seat: a person, or a computer player of one of three levels.
const HOLDERS: [Option<Bot>; 4] = [None, Some(Bot::Easy), Some(Bot::Normal), Some(Bot::Strong)];
const MODULES: [Modules; 3] = [Modules::Base, Modules::Quirk, Modules::All];
/// What seats are called that nobody named.
const CALLED: [&str; 4] = ["setup-first-name", "setup-second-name", "setup-third-name", "setup-fourth-name"];

/// Somebody at the table.
#[derive(Clone, Debug, Default)]
struct Player {
    name: String,
    holder: usize,
}

/// The choices, kept while the app runs: nothing is lost by going back.
#[derive(Resource, Debug)]
struct Form {
    players: Vec<Player>,
    /// Which of the possible numbers of Switch cards.
    switches: u8,
    modules: usize,
    /// The Quirk agreed upon; none: drawn.
    quirk: Option<Quirk>,
    /// Whether Opportunities are chosen, and which.
    choosing: bool,
    opportunities: Vec<Opportunity>,
    /// Kinds that stay in the box.
    out: Vec<Category>,
    first: usize,
    preview: bool,
    ask: bool,
    name: String,
    seed: String,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            players: vec![Player::default(), Player { holder: 2, ..Player::default() }],
            switches: 6,
            modules: 0,
            quirk: None,
            choosing: false,
            opportunities: Vec::new(),
            out: Vec::new(),
            first: 0,
            preview: true,
            ask: false,
            name: String::new(),
            seed: String::new(),
        }
    }
}

impl Form {
    /// What a seat is called: as typed, or by its place.
    fn called(&self, seat: usize) -> String {
        match self.players[seat].name.trim() {
            "" => said(CALLED[seat.min(3)]),
            name => name.to_owned(),
        }
    }

    /// The set-up as chosen, made to fit what the rules allow for so many players.
    fn setup(&self) -> Setup {
        let content = Content::get();
        let modules = MODULES[self.modules];
        let removed = self.out.iter().flat_map(|category| content.of_category(*category)).collect();
        let mut setup = Setup {
            players: self.players.len() as u8,
            switches: self.switches,
            modules,
            quirk: self.quirk.filter(|_| modules != Modules::Base),
            opportunities: Vec::new(),
            removed,
            first: self.first.checked_sub(1).map(|seat| Seat(seat as u8)),
            preview: self.preview,
            ask: self.ask,
        };
        let counts = setup.switch_counts();
        if !counts.contains(&setup.switches) {
            setup.switches = Setup::base(setup.players).switches;
        }
        let quirks = setup.quirks();
        setup.quirk = setup.quirk.filter(|quirk| quirks.contains(quirk));
        if modules == Modules::All && self.choosing && self.opportunities.len() == DEALT {
            let drawable = setup.drawable();
            if self.opportunities.iter().all(|card| drawable.contains(card)) {
                setup.opportunities.clone_from(&self.opportunities);
            }
        }
        setup
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(OnEnter(Screen::Setup), greet).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(setting_up("wolfwalkers")).in_set(OverlaySystems::Frame),
    );
}

/// Names used last are there again; a number is drawn for the game.
fn greet(mut form: ResMut<Form>, settings: Res<Settings>) {
    for (player, name) in form.players.iter_mut().zip(&settings.rivals) {
        if player.name.is_empty() {
            player.name.clone_from(name);
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
    let look = Look { game: "wolfwalkers", art: "wolfwalkers/cover", house: House::FERN };
    let begin = setup.show(&mut pictures, look, |ui, pictures, body| {
        columns(
            ui,
            pictures,
            body,
            form,
            [
                &mut |ui, _, form: &mut Form, width| players::show(ui, form, width),
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
fn sit_down(form: &mut Form, settings: &mut Settings) -> Option<Match<WolfWalkers>> {
    for (at, player) in form.players.iter().enumerate() {
        if settings.rivals.len() <= at {
            settings.rivals.push(String::new());
        }
        player.name.trim().clone_into(&mut settings.rivals[at]);
    }
    let seats = || (0..form.players.len()).map(|seat| Seat(seat as u8));
    let names = seats().map(|seat| (seat, form.called(seat.index()))).collect();
    let bots = seats().filter_map(|seat| Some((seat, HOLDERS[form.players[seat.index()].holder]?))).collect();
    let name = match form.name.trim() {
        "" => said("setup-wolfwalkers-name"),
        name => name.to_owned(),
    };
    let setup = form.setup();
    let seed = number(&form.seed);
    form.seed.clear();
    form.name.clear();
    Match::begin(Meta { name, names, bots, ..Meta::default() }, setup, seed).ok()
}
