//! What a viewer cannot know, drawn anew; and every piece counted.

use super::{
    cards::{Mission, MoveCard, StackCard},
    state::{LANCES, Tilting},
};
use crate::rules::{Pile, Rng, Seat, Viewer};

impl Tilting {
    /// The same game for a viewer, with deck, stack, unseen hands and chance drawn anew. Cards a rival took
    /// from the row or that were peeked at are known, and stay.
    pub(super) fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Tilting {
        let mut game = self.clone();
        let hidden = &mut game.hidden.0;
        hidden.rng = Rng::seeded(rng.seed());

        let known = [0, 1].map(|at| {
            let of = Seat(at as u8);
            let peeked = if viewer.sees(Tilting::rival(of)) { hidden.peeked[at] } else { 0 };
            if viewer.sees(of) { u64::MAX } else { hidden.seen[at] | peeked }
        });
        let is_known = |at: usize, card: &MoveCard| known[at] & card.bit() != 0;
        let mut cards: Vec<MoveCard> = hidden.deck.iter().copied().collect();
        for at in 0..2 {
            cards.extend(hidden.hands[at].iter().filter(|card| !is_known(at, card)));
        }
        rng.shuffle(&mut cards);
        let mut unseen = cards.into_iter();
        for at in 0..2 {
            // A peek shows a whole hand: where one card of it is unknown, none was peeked at.
            for card in hidden.hands[at].iter_mut().filter(|card| !is_known(at, card)) {
                *card = unseen.next().unwrap_or(*card);
            }
            if !viewer.sees(Tilting::rival(Seat(at as u8))) {
                hidden.peeked[at] = 0;
            }
        }
        let mut deck = Pile::default();
        unseen.for_each(|card| deck.lay(card));
        hidden.deck = deck;

        let mut missions: Vec<Mission> = std::mem::take(&mut hidden.spare);
        for at in 0..2 {
            if !viewer.sees(Seat(at as u8)) {
                missions.extend(hidden.missions[at].iter().copied());
            }
        }
        rng.shuffle(&mut missions);
        for at in 0..2 {
            if !viewer.sees(Seat(at as u8)) {
                let rest = missions.len() - hidden.missions[at].len();
                hidden.missions[at] = missions.split_off(rest);
            }
        }
        hidden.spare = missions;

        let top = hidden.stack.draw();
        let mut below: Vec<StackCard> =
            hidden.stack.iter().copied().chain(hidden.out.iter().copied()).collect();
        rng.shuffle(&mut below);
        hidden.out = below.split_off(hidden.stack.len());
        let mut stack = Pile::default();
        below.into_iter().chain(top).for_each(|card| stack.lay(card));
        hidden.stack = stack;
        game
    }

    /// Every piece by kind, each counted where it is (TW-118 to TW-120).
    pub(super) fn counted_pieces(&self) -> Vec<(&'static str, usize)> {
        let hidden = &self.hidden;
        let won: usize = self.sides.iter().map(|side| side.won.len()).sum();
        let played: usize = self.sides.iter().map(|side| side.played.len()).sum();
        let hands: usize = hidden.hands.iter().map(Vec::len).sum();
        let held: usize = hidden.missions.iter().map(Vec::len).sum();
        let lances: u8 =
            [Seat(0), Seat(1)].map(|seat| self.side(seat).lances + self.broken(seat)).iter().sum();
        debug_assert!(
            self.sides.iter().all(|side| side.lances <= LANCES),
            "nobody has more lances than seven"
        );
        vec![
            (
                "movement cards",
                hidden.deck.len() + hands + self.laid.len() + self.discard.len() + self.row.len(),
            ),
            ("windmill/giant cards", hidden.stack.len() + hidden.out.len() + won),
            ("missions", hidden.spare.len() + held + played),
            ("lances", usize::from(lances)),
        ]
    }
}
