//! A new game of Windmill: Cozy Stories: three to five seats with their pawns, what was agreed, and what will lie on the
//! table.

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
        cozy_stories::{CozyStories, Limit, Pawn, Setup, Sharpness, Sitter},
    },
};

/// Who holds a seat: a person, or the computer, as dreamy, medium or sharp as it is to be.
const HOLDERS: [Sitter; 4] = [
    Sitter::Person,
    Sitter::Computer(Sharpness::Dreamy),
    Sitter::Computer(Sharpness::Medium),
    Sitter::Computer(Sharpness::Sharp),
];
const LIMITS: [Limit; 2] = [Limit::Seconds, Limit::Sentences];
/// What seats are called that nobody named.
const CALLED: [&str; 5] =
    ["setup-first-name", "setup-second-name", "setup-third-name", "setup-fourth-name", "setup-fifth-name"];

/// Somebody at the table.
#[derive(Clone, Debug)]
struct Player {
    name: String,
    holder: usize,
    pawn: Pawn,
    /// Whether that person wants a timer for guessing (CS-41).
    wants_timer: bool,
}

impl Player {
    const fn new(holder: usize, pawn: Pawn) -> Player {
        Player { name: String::new(), holder, pawn, wants_timer: false }
    }

    const fn sitter(&self) -> Sitter {
        HOLDERS[self.holder]
    }
}

/// The choices, kept while the app runs: nothing is lost by going back.
#[derive(Resource, Debug)]
struct Form {
    players: Vec<Player>,
    /// Which of the people is the eldest; 0: nobody says.
    eldest: usize,
    endless: bool,
    limit: usize,
    typing_clock: bool,
    name: String,
    seed: String,
}

impl Default for Form {
    fn default() -> Self {
        let pawns = Pawn::ALL.into_iter().take(3);
        Form {
            players: [0, 2, 2]
                .into_iter()
                .zip(pawns)
                .map(|(holder, pawn)| Player::new(holder, pawn))
                .collect(),
            eldest: 0,
            endless: false,
            limit: 0,
            typing_clock: false,
            name: String::new(),
            seed: String::new(),
        }
    }
}

impl Form {
    /// What a seat is called: as typed, or by its place.
    fn called(&self, seat: usize) -> String {
        match self.players[seat].name.trim() {
            "" => said(CALLED[seat.min(4)]),
            name => name.to_owned(),
        }
    }

    /// The seats of people.
    fn people(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|seat| self.players[*seat].sitter().is_person()).collect()
    }

    /// Sits one more down, a computer, with a pawn that nobody has.
    fn add(&mut self) {
        let free = Pawn::ALL.into_iter().find(|pawn| self.players.iter().all(|player| player.pawn != *pawn));
        if let Some(pawn) = free {
            self.players.push(Player::new(2, pawn));
        }
    }

    /// Gives a seat a pawn. Whoever has it takes the other in exchange: no two have the same (CS-11).
    fn take_pawn(&mut self, seat: usize, pawn: Pawn) {
        let own = self.players[seat].pawn;
        if let Some(other) = self.players.iter_mut().find(|player| player.pawn == pawn) {
            other.pawn = own;
        }
        self.players[seat].pawn = pawn;
    }

    fn setup(&self) -> Setup {
        let seats = || self.players.iter().zip(0..).map(|(player, seat)| (player, Seat(seat)));
        Setup {
            sitters: self.players.iter().map(Player::sitter).collect(),
            pawns: self.players.iter().map(|player| player.pawn).collect(),
            eldest: self
                .eldest
                .checked_sub(1)
                .and_then(|at| self.people().get(at).copied())
                .map(|at| Seat(at as u8)),
            endless: self.endless,
            limit: LIMITS[self.limit],
            typing_clock: self.typing_clock,
            timer_votes: seats()
                .filter(|(player, _)| player.sitter().is_person() && player.wants_timer)
                .map(|(_, seat)| seat)
                .collect(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(OnEnter(Screen::Setup), greet).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(setting_up("cozy-stories")).in_set(OverlaySystems::Frame),
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
    let look = Look { game: "cozy-stories", art: "cozy-stories/cover", house: House::NIGHT };
    let begin = setup.show(&mut pictures, look, |ui, pictures, body| {
        columns(
            ui,
            pictures,
            body,
            form,
            [
                &mut |ui, pictures, form: &mut Form, width| players::show(ui, pictures, form, width),
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
fn sit_down(form: &mut Form, settings: &mut Settings) -> Option<Match<CozyStories>> {
    let setup = form.setup();
    setup.check().ok()?;
    for (at, player) in form.players.iter().enumerate() {
        if settings.rivals.len() <= at {
            settings.rivals.push(String::new());
        }
        player.name.trim().clone_into(&mut settings.rivals[at]);
    }
    let seats = || (0..form.players.len()).map(|seat| Seat(seat as u8));
    let names = seats().map(|seat| (seat, form.called(seat.index()))).collect();
    let bot = |seat: Seat| match form.players[seat.index()].sitter() {
        Sitter::Person => None,
        Sitter::Computer(Sharpness::Dreamy) => Some((seat, Bot::Easy)),
        Sitter::Computer(Sharpness::Medium) => Some((seat, Bot::Normal)),
        Sitter::Computer(Sharpness::Sharp) => Some((seat, Bot::Strong)),
    };
    let bots = seats().filter_map(bot).collect();
    let name = match form.name.trim() {
        "" => said("setup-cozy-name"),
        name => name.to_owned(),
    };
    let seed = number(&form.seed);
    form.seed.clear();
    form.name.clear();
    Match::begin(Meta { name, names, bots, ..Meta::default() }, setup, seed).ok()
}
