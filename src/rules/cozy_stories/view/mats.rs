//! What stays where it is at the right: the windmill card's place, the guessers' mats, and what the storyteller alone
//! sees while the mats are not needed.

use super::{
    Table, about, faces,
    ids::zone,
    layout::{self, Mat},
    zones::{GROUND, PLACE, empty, lay, size},
};
use crate::rules::{
    Seat, Words,
    cozy_stories::{Guess, gains},
    table::{Colour, Face, Fill, Rect, Sheet, Text, Zone},
};

/// How far the guess of a seat is.
enum Standing {
    /// Its turn is to come.
    Waits,
    /// It is its turn.
    Guesses,
    /// It guessed wrong.
    Wrong(Guess),
    /// It found the picture.
    Right(Guess),
    /// The picture was found before its turn.
    Spared,
}

impl Table<'_> {
    fn standing(&self, seat: Seat) -> Standing {
        let game = self.game;
        let found = game.revealed().and_then(|tale| tale.found()).map(|(guess, _)| guess.seat);
        match game.guesses().iter().find(|guess| guess.seat == seat) {
            Some(guess) if found == Some(seat) => Standing::Right(*guess),
            Some(guess) => Standing::Wrong(*guess),
            None if game.guesser() == Some(seat) => Standing::Guesses,
            None if game.revealed().is_some() => Standing::Spared,
            None => Standing::Waits,
        }
    }

    /// The windmill card's place, and what it would bring now.
    pub(super) fn windmill_zone(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let panel = layout::WINDMILL_PANEL;
        let card = layout::WINDMILL;
        let face = size(panel);
        let all = face.all();
        let words = |y, h| Rect::new(112, y, 112, h);
        let mut face = face
            .sheet(all, Sheet::new(Fill::Sheer(Colour::Shadow, 34), 14))
            .sheet(Rect::new(card.x - panel.x, card.y - panel.y, card.w, card.h), empty(8))
            .text(words(6, 24), Text::serif(Words::new("cs-windmill"), 17, Colour::Cream));
        let text = |words: Words, colour| Text::sans(words, 13, colour).least(9).top();
        let teller = game.phase.storyteller;
        match game.guesser() {
            Some(who) => {
                let (own, _) = gains(game.worth(), true);
                let right = Words::new("cs-windmill-right").with("points", own).with("who", teller);
                let wrong = Words::new("cs-windmill-wrong").with("who", who);
                let lies = match game.phase.windmill {
                    Some(_) => Words::new("cs-windmill-taken").with("who", who),
                    None if game.score(who) > 0 => Words::new("cs-windmill-first"),
                    None => Words::new("cs-windmill-poor").with("who", who),
                };
                face = face
                    .text(words(30, 34), text(right, Colour::Cream))
                    .text(words(64, 48), text(wrong, Colour::Cream))
                    .text(words(112, 36), text(lies, Colour::Lamp));
            }
            None => {
                face = face
                    .text(words(31, 52), text(Words::new("cs-windmill-gain"), Colour::Cream))
                    .text(words(85, 52), text(Words::new("cs-windmill-risk"), Colour::Cream));
            }
        }
        zones.push(lay(zone::WINDMILL, panel, GROUND, face, Some(about::windmill_place())));
    }

    /// The mats of the guessers, in the order in which they guess.
    pub(super) fn mat_zones(&self, zones: &mut Vec<Zone>) {
        let count = self.game.guessers().count();
        for (at, seat) in self.game.guessers().enumerate() {
            let mat = layout::mat(at, count);
            let face = self.mat(seat, at as u8 + 1, mat);
            let about = about::mat(self.game, seat, at as u8 + 1);
            zones.push(lay(zone::mat(seat), mat.all, GROUND, face, Some(about)));
        }
    }

    fn mat(&self, seat: Seat, nth: u8, mat: Mat) -> Face {
        let standing = self.standing(seat);
        let face = size(mat.all);
        let all = face.all();
        let art = faces::art(if mat.low { "mat-low" } else { "mat" });
        let mut face = face.picture(all, art, 14);
        if matches!(standing, Standing::Guesses) {
            face = face.sheet(all, Sheet::new(Fill::Sheer(Colour::Lamp, 14), 14).edge(Colour::Lamp, 2));
        }
        let stripe = Rect::new(2, 18, 5, mat.all.h - 36);
        face = face.sheet(stripe, Sheet::new(Fill::Flat(Colour::Seat(seat.0)), 2));
        let pawn = faces::pawn_art(self.game.player(seat).pawn);
        let name = Text::bold(Words::new("name").with("who", seat), 15, Colour::Cream).least(9);
        if let Standing::Right(guess) = standing {
            return self.right(face, guess, name, pawn);
        }
        let within = |rect: Rect| Rect::new(rect.x - mat.all.x, rect.y - mat.all.y, rect.w, rect.h);
        let card = within(mat.card);
        let w = card.x - 20;
        let (gain, _) = gains(nth, self.game.phase.windmill == Some(seat));
        let points = Words::new("cs-worth").with("points", gain);
        let order = Words::new("cs-nth").with("n", nth);
        let lit = matches!(standing, Standing::Guesses);
        let worth = if lit { Colour::Lamp } else { Colour::Cream };
        face = face
            .text(Rect::new(14, 6, w, 20), name)
            .symbol(Rect::new(14, 28, 22, 33), pawn)
            .text(Rect::new(42, 27, w - 28, 17), Text::sans(order, 13, Colour::Cream).least(10))
            .text(Rect::new(42, 44, w - 28, 18), Text::bold(points, 14, worth).least(10));
        let place = |face: Face, words: Words| {
            face.sheet(card, empty(8))
                .text(card.inset(6), Text::sans(words, 13, Colour::Cream).least(10).centred())
        };
        let chip = Rect::new(14, if mat.low { 64 } else { 70 }, w, 24);
        let note = Rect::new(14, chip.y + 26, w, if mat.low { 18 } else { 50 });
        match standing {
            Standing::Waits | Standing::Right(_) => place(face, Words::new("cs-waits")),
            Standing::Guesses => place(face, Words::new("cs-lay-here")),
            Standing::Spared => place(face, Words::new("cs-spared")),
            Standing::Wrong(guess) => {
                let brought = if guess.windmill { "cs-wrong-windmill" } else { "cs-wrong-plain" };
                let wrong = Text::bold(Words::new("cs-wrong"), 14, Colour::Cream).least(10).centred();
                let brought = Text::sans(Words::new(brought), 13, Colour::Cream).least(9).top();
                let face =
                    if guess.picture.is_none() { place(face, Words::new("cs-mat-no-card")) } else { face };
                face.sheet(chip, Sheet::new(Fill::Flat(Colour::Brick), 7))
                    .text(chip, wrong)
                    .text(note, brought)
            }
        }
    }

    /// The mat on which the right card lies, with the story card beside it.
    fn right(&self, face: Face, guess: Guess, name: Text, pawn: String) -> Face {
        let nth = self.game.guesses().len() as u8;
        let (points, _) = gains(nth, guess.windmill);
        let key = if guess.windmill { "cs-right-caught" } else { "cs-right" };
        let words = Text::bold(Words::new(key).with("points", points), 14, Colour::Lamp).least(9).right();
        face.text(Rect::new(14, 6, 100, 20), name)
            .text(Rect::new(114, 6, 106, 20), words)
            .symbol(Rect::new(14, 30, 22, 33), pawn)
    }

    /// What the storyteller alone sees: the card, and what is written so far.
    pub(super) fn private_zones(&self, zones: &mut Vec<Zone>) {
        let game = self.game;
        let who = game.phase.storyteller;
        let rect = layout::PRIVATE;
        let face = size(rect);
        let all = face.all();
        let only = Text::bold(Words::new("cs-only").with("who", who), 15, Colour::Cream).least(11).centred();
        let words = layout::PRIVATE_WORDS;
        let key = match (game.draft_for(self.viewer), game.can_be_heard()) {
            (Some(_), _) => "cs-look-written",
            (None, true) => "cs-look-hint",
            (None, false) => "cs-look-hint-typed",
        };
        let hint = Text::italic(Words::new(key), 17, Colour::Cream).least(12).centred();
        let face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::ClothDark), 14).edge(Colour::Brick, 4))
            .sheet(Rect::new(4, 4, rect.w - 8, 26), Sheet::new(Fill::Flat(Colour::Brick), 8))
            .text(Rect::new(8, 4, rect.w - 16, 26), only)
            .text(Rect::new(words.x - rect.x, words.y - rect.y, words.w, words.h), hint);
        zones.push(lay(zone::PRIVATE, rect, GROUND, face, Some(about::private(who))));
        if let Some(picture) = game.card_for(self.viewer) {
            let rect = layout::cell(game.cell_of(picture)).inset(-4);
            let face = size(rect);
            let all = face.all();
            let face = face.sheet(all, Sheet::new(Fill::Sheer(Colour::Lamp, 70), 10).edge(Colour::Lamp, 3));
            zones.push(lay(zone::TWIN, rect, PLACE + 2, face, None));
        }
    }
}
