//! What is likely tried and is refused.

use super::{
    Table,
    ids::{piece, zone},
    layout,
    offers::{button, drag},
};
use crate::rules::{
    Refusal, Seat, Words,
    cozy_stories::{Move, Step},
    table::{Denied, Gesture, PieceId, Spot},
};

impl Table<'_> {
    pub(super) fn denied(&self, denied: &mut Vec<Denied>) {
        let Some(seat) = self.game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        self.denied_buttons(seat, denied);
        let mut no = |gesture, refusal: Refusal| {
            denied.push(Denied { seat, gesture, label: Words::new("empty"), refusal });
        };
        self.denied_guesses(seat, &mut no);
        self.denied_windmill(seat, &mut no);
        self.denied_story(seat, &mut no);
        for of in self.game.seats() {
            let refusal = Refusal::new("CS-89", "cs-no-pawn");
            no(drag(piece::pawn(of), Spot::Zone(zone::SCALE), layout::SCALE), refusal);
        }
    }

    /// Buttons that are off, and say why.
    fn denied_buttons(&self, seat: Seat, denied: &mut Vec<Denied>) {
        let game = self.game;
        let tried = match game.phase.step {
            Step::Look => (Move::Aloud, "cs-do-aloud"),
            Step::Guess if game.phase.windmill.is_none() => (Move::Windmill, "cs-do-windmill"),
            _ => return,
        };
        if let Err(refusal) = game.check(seat, &tried.0) {
            let label = Words::new(tried.1);
            denied.push(Denied { seat, gesture: button(false), label, refusal });
        }
    }

    /// Guess cards: too early, too late, onto the wrong mat, back again.
    fn denied_guesses(&self, seat: Seat, no: &mut impl FnMut(Gesture, Refusal)) {
        let game = self.game;
        let guesser = game.guesser();
        for picture in game.field.iter() {
            let id = piece::guess(picture);
            if let Err(refusal) = game.check(seat, &Move::Guess(picture)) {
                no(Gesture::Click(Spot::Piece(id)), refusal.clone());
                if !self.looks() {
                    for other in game.guessers() {
                        self.onto_mat(id, other, refusal.clone(), no);
                    }
                }
                continue;
            }
            for other in game.guessers().filter(|other| guesser != Some(*other)) {
                self.onto_mat(id, other, Refusal::new("CS-34", "cs-no-other-mat"), no);
            }
        }
        for picture in game.guesses().iter().filter_map(|guess| guess.picture) {
            let cell = game.cell_of(picture);
            let refusal = Refusal::new("CS-87", "cs-no-take-back");
            no(drag(piece::guess(picture), Spot::Zone(zone::cell(cell)), layout::cell(cell)), refusal);
            for other in game.guessers().filter(|other| guesser == Some(*other)) {
                self.onto_mat(piece::guess(picture), other, Refusal::new("CS-38", "cs-no-taken"), no);
            }
        }
        for picture in &game.used {
            for other in game.guessers().filter(|other| guesser == Some(*other)) {
                self.onto_mat(piece::used(*picture), other, Refusal::new("CS-77", "cs-no-set-aside"), no);
            }
        }
    }

    fn onto_mat(&self, id: PieceId, seat: Seat, refusal: Refusal, no: &mut impl FnMut(Gesture, Refusal)) {
        if let Some(mat) = self.mat_of(seat) {
            no(drag(id, Spot::Zone(zone::mat(seat)), mat.card), refusal);
        }
    }

    fn denied_windmill(&self, seat: Seat, no: &mut impl FnMut(Gesture, Refusal)) {
        let game = self.game;
        let id = piece::WINDMILL;
        if let Err(refusal) = game.check(seat, &Move::Windmill) {
            if game.phase.windmill == Some(seat) {
                let refusal = Refusal::new("CS-88", "cs-no-windmill-back");
                no(drag(id, Spot::Zone(zone::WINDMILL), layout::WINDMILL), refusal);
            }
            no(Gesture::Click(Spot::Piece(id)), refusal.clone());
            if !self.looks() {
                for other in game.guessers() {
                    self.onto_mat(id, other, refusal.clone(), no);
                }
            }
        } else {
            for other in game.guessers().filter(|other| *other != seat) {
                self.onto_mat(id, other, Refusal::new("CS-51", "cs-no-other-mat"), no);
            }
        }
    }

    /// The deck and the story card: a second card, laid too early, looked at again.
    fn denied_story(&self, seat: Seat, no: &mut impl FnMut(Gesture, Refusal)) {
        let game = self.game;
        let step = game.phase.step;
        let held = Spot::Zone(zone::HELD);
        if let Err(refusal) = game.check(seat, &Move::Draw) {
            no(Gesture::Click(Spot::Piece(piece::DECK)), refusal.clone());
            no(drag(piece::DECK, held, layout::HELD), refusal);
        }
        match step {
            Step::Look | Step::Ready | Step::Telling => {
                if let Err(refusal) = game.check(seat, &Move::Lay) {
                    no(drag(piece::STORY, Spot::Zone(zone::LAID), layout::LAID), refusal);
                }
            }
            Step::Guess => {
                let own = seat == game.phase.storyteller;
                let clause = if own { "CS-R11" } else { "CS-90" };
                let refusal = Refusal::new(clause, "cs-no-look");
                no(Gesture::Click(Spot::Piece(piece::STORY)), refusal.clone());
                no(drag(piece::STORY, held, layout::HELD), refusal);
            }
            _ => {}
        }
        if matches!(step, Step::Ready | Step::Telling | Step::Told) {
            let refusal = Refusal::new("CS-H1", "cs-no-second-look");
            no(Gesture::Click(Spot::Piece(piece::STORY)), refusal);
        }
    }
}
