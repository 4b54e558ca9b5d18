//! Two seats of a game of rivals: names, and who holds each. Shared by the games for two.

use bevy_egui::egui::{self, CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use super::{chips, note};
use crate::{
    app::Settings,
    bots::Bot,
    overlay::{kit, pictures::Pictures, said, theme},
    rules::{Seat, table::SeatLook},
};

/// Who holds a seat: a person, or a computer player of one of three levels.
const HOLDERS: [Option<Bot>; 4] = [None, Some(Bot::Easy), Some(Bot::Normal), Some(Bot::Strong)];

/// Somebody at the table.
#[derive(Clone, Debug, Default)]
struct Player {
    name: String,
    holder: usize,
}

/// How the seats of a game are shown.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    /// How they are told from each other.
    pub look: fn(Seat) -> SeatLook,
    /// The picture below them.
    pub art: &'static str,
    /// What is said where nobody, one or both of them are people.
    pub notes: [&'static str; 3],
}

/// The two players, as far as they are chosen.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    players: [Player; 2],
    /// What computer players are called that nobody named.
    bots: [&'static str; 2],
}

impl Rivals {
    /// A person against a computer player of the middle level.
    pub(super) fn new(bots: [&'static str; 2]) -> Rivals {
        let player = |holder| Player { name: String::new(), holder };
        Rivals { players: [player(0), player(2)], bots }
    }

    /// What a seat is called: as typed, or by what holds it.
    pub(super) fn called(&self, seat: usize) -> String {
        let player = &self.players[seat];
        match (player.name.trim(), player.holder) {
            ("", 0) => said(["setup-first-name", "setup-second-name"][seat]),
            ("", _) => said(self.bots[seat]),
            (name, _) => name.to_owned(),
        }
    }

    /// The names of both, by seat.
    pub(super) fn names(&self) -> impl Iterator<Item = (Seat, String)> + '_ {
        [Seat(0), Seat(1)].into_iter().map(move |seat| (seat, self.called(seat.index())))
    }

    /// The computer players, by seat.
    pub(super) fn bots(&self) -> impl Iterator<Item = (Seat, Bot)> + '_ {
        let holder = |seat: Seat| HOLDERS[self.players[seat.index()].holder];
        [Seat(0), Seat(1)].into_iter().filter_map(move |seat| Some((seat, holder(seat)?)))
    }

    /// Names used last are there again.
    pub(super) fn greet(&mut self, settings: &Settings) {
        for (player, name) in self.players.iter_mut().zip(&settings.rivals) {
            if player.name.is_empty() {
                player.name.clone_from(name);
            }
        }
    }

    /// The names, kept for another time.
    pub(super) fn keep(&self, settings: &mut Settings) {
        settings.rivals = self.players.iter().map(|player| player.name.trim().to_owned()).collect();
    }

    /// Draws them.
    pub(super) fn show(&mut self, ui: &mut Ui, pictures: &mut Pictures, seats: Seats, width: f32) {
        ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
        for seat in 0..2 {
            let (rect, _) = ui.allocate_exact_size(vec2(width, 104.0), egui::Sense::hover());
            ui.painter().rect(
                rect,
                CornerRadius::same(12),
                theme::RAISED,
                Stroke::new(1.0, theme::rim()),
                StrokeKind::Inside,
            );
            let called = self.called(seat);
            kit::seat_token(ui, rect.min + vec2(30.0, 30.0), 36.0, (seats.look)(Seat(seat as u8)), &called);
            let field = Rect::from_min_size(rect.min + vec2(60.0, 12.0), vec2(width - 72.0, 36.0));
            kit::field(ui, field, &mut self.players[seat].name, &called, 14);
            let labels = ["setup-person", "setup-easy", "setup-normal", "setup-strong"].map(said);
            let place = Rect::from_min_size(rect.min + vec2(8.0, 58.0), vec2(width - 12.0, 34.0));
            let name = format!("{} {}", said("setup-seat"), seat + 1);
            if let Some(holder) = chips(ui, place, &labels, self.players[seat].holder, &name) {
                self.players[seat].holder = holder;
            }
        }
        ui.add_space(4.0);
        let people = self.players.iter().filter(|player| player.holder == 0).count();
        note(ui, &said(seats.notes[people]), theme::mist(), width);
        ui.add_space(6.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, width * 0.6), egui::Sense::hover());
        pictures.art(ui, seats.art, rect, 12);
    }
}
