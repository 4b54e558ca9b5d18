//! What can lie elsewhere in a moment: guess cards, the story card, the deck, the windmill, pawns, the token.

use super::{
    Table, about,
    faces::{self, Mark},
    ids::piece,
    layout,
};
use crate::rules::{
    cozy_stories::{Picture, Step},
    table::{About, Face, Piece, PieceId, Place, Pose, Rect},
};

const CARD: i16 = 10;
const RAISED: i16 = 30;
const PAWN: i16 = 20;

fn lay(id: PieceId, rect: Rect, level: i16, face: Face, about: About) -> Piece {
    Piece {
        id,
        places: vec![Place::table(rect, level)],
        face,
        other_side: None,
        pose: Pose::default(),
        round: None,
        lifted: Vec::new(),
        from: None,
        about: Some(about),
    }
}

impl Table<'_> {
    pub(super) fn pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        for (cell, picture) in game.cells() {
            if game.field.contains(picture) {
                let rect = layout::cell(cell);
                let chosen = game.phase.marked == Some(picture);
                let right = game.revealed().is_some_and(|tale| tale.picture == picture);
                let mark = if chosen {
                    Mark::Chosen
                } else if right {
                    Mark::Right
                } else {
                    Mark::Plain
                };
                let about = about::guess_card(game, picture);
                pieces.push(lay(piece::guess(picture), rect, CARD, faces::scene(picture, rect, mark), about));
            }
        }
        self.mat_pieces(pieces);
        self.story_pieces(pieces);
        self.windmill_piece(pieces);
        self.scale_pieces(pieces);
    }

    /// Guess cards before the guessers (CS-34), and in Endless Story those set aside under their story cards (CS-77).
    fn mat_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let found = game.revealed().and_then(|tale| tale.found()).map(|(guess, _)| guess.seat);
        for guess in game.guesses() {
            let (Some(picture), Some(mat)) = (guess.picture, self.mat_of(guess.seat)) else { continue };
            let (rect, mark) =
                if found == Some(guess.seat) { (mat.pair[0], Mark::Right) } else { (mat.card, Mark::Wrong) };
            let mut card = lay(
                piece::guess(picture),
                rect,
                CARD,
                faces::scene(picture, rect, mark),
                about::guess_card(game, picture),
            );
            card.from = Some(layout::cell(game.cell_of(picture)));
            pieces.push(card);
        }
        for (at, picture) in game.used.iter().enumerate() {
            let rect = layout::used(at);
            let level = CARD + 2 * at as i16;
            let twin = faces::scene(*picture, rect, Mark::Plain);
            let mut aside =
                lay(piece::guess(*picture), rect, level, twin.clone(), about::guess_card(game, *picture));
            aside.from = Some(layout::cell(game.cell_of(*picture)));
            pieces.push(aside);
            pieces.push(lay(piece::used(*picture), rect, level + 1, twin, about::used_card(game, *picture)));
        }
    }

    /// The deck, and the story card wherever it is.
    fn story_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let left = game.hidden.deck.len();
        let deck = faces::deck(layout::DECK, left);
        pieces.push(lay(piece::DECK, layout::DECK, CARD, deck, about::deck(left)));
        let who = game.phase.storyteller;
        let (rect, face, about) = match (game.card_for(self.viewer), game.phase.step) {
            (_, Step::Draw | Step::Over) => return,
            (Some(picture), step) => {
                let rect =
                    if step == Step::Reveal { self.turned_over(picture) } else { layout::PRIVATE_CARD };
                let mark = if step == Step::Reveal { Mark::Right } else { Mark::Plain };
                (rect, faces::scene(picture, rect, mark), about::story_card(game, picture))
            }
            (None, Step::Guess) => (layout::LAID, faces::back(layout::LAID), about::laid_card(who)),
            (None, _) => (layout::HELD, faces::back(layout::HELD), about::held_card(who)),
        };
        let level = if game.phase.step == Step::Reveal { RAISED } else { CARD };
        let mut story = lay(piece::STORY, rect, level, face, about);
        story.from = Some(layout::DECK);
        pieces.push(story);
    }

    /// Where the story card lies turned over: beside the same picture, wherever that lies.
    fn turned_over(&self, picture: Picture) -> Rect {
        let found = self.game.revealed().and_then(|tale| tale.found());
        let mat = found.and_then(|(guess, _)| self.mat_of(guess.seat));
        mat.map_or_else(|| layout::beside(self.game.cell_of(picture)), |mat| mat.pair[1])
    }

    fn windmill_piece(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let holder = game.phase.windmill;
        let caught = holder.is_some() && game.revealed().is_some();
        let mat = holder.and_then(|seat| self.mat_of(seat));
        let rect = mat.map_or(layout::WINDMILL, |mat| if caught { mat.caught } else { mat.windmill });
        let face = faces::windmill(rect, caught);
        pieces.push(lay(piece::WINDMILL, rect, CARD, face, about::windmill(game)));
    }

    /// The pawns on the scale, side by side where they share a space; the token.
    fn scale_pieces(&self, pieces: &mut Vec<Piece>) {
        let game = self.game;
        for seat in game.seats() {
            let score = game.score(seat);
            let here: Vec<_> = game.seats().filter(|other| game.score(*other) == score).collect();
            let at = here.iter().position(|other| *other == seat).unwrap_or(0);
            let rect = layout::pawn(score, at, here.len());
            let face = faces::pawn(game.player(seat).pawn);
            let level = PAWN + i16::from(seat.0);
            pieces.push(lay(piece::pawn(seat), rect, level, face, about::pawn(game, seat)));
        }
        let token = about::token(game.eldest);
        pieces.push(lay(piece::TOKEN, layout::TOKEN, CARD, faces::token(), token));
    }
}
