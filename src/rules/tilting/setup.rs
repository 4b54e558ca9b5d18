//! Laying a game out (TW-04 to TW-19).

use super::{
    cards::{Mission, MoveCard, StackCard},
    state::{Board, HAND, Hidden, LANCES, Phase, ROW, Setup, Side, Tilting},
};
use crate::rules::{Clause, Pile, Rng, Sealed, Seat, SetupError, Words};

/// Missions that each player is dealt (TW-10).
const DEALT: usize = 2;

impl Setup {
    /// The normal game on the shield side for two.
    pub fn normal() -> Setup {
        Setup { players: 2, charge: None, board: Board::Shield, first: None }
    }

    /// A way of playing by its name on the command line.
    pub fn named(mode: &str) -> Option<Setup> {
        let (charge, board) = match mode {
            "normal" => (None, Board::Shield),
            "tactical" => (None, Board::Lance),
            "extreme" => (None, Board::Row),
            "charge-5" => (Some(5), Board::Shield),
            "charge-10" => (Some(10), Board::Shield),
            _ => return None,
        };
        Some(Setup { charge, board, ..Setup::normal() })
    }

    /// Checks who plays and how (TW-01, TW-79).
    ///
    /// # Errors
    /// If it is not for two, or a Charge of another size than 5 or 10.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |clause, key: &'static str| Err(SetupError { clause: Clause(clause), words: Words::new(key) });
        if self.players != 2 {
            return refuse("TW-01", "tw-no-such-count");
        }
        if self.charge.is_some_and(|cards| ![5, 10].contains(&cards)) {
            return refuse("TW-79", "tw-no-such-charge");
        }
        match self.first {
            Some(seat) if seat.0 > 1 => refuse("TW-01", "tw-no-such-first"),
            _ => Ok(()),
        }
    }
}

impl Tilting {
    pub(super) fn lay_out(setup: &Setup, seed: u64) -> Result<Tilting, SetupError> {
        setup.check()?;
        let mut rng = Rng::seeded(seed);
        let mut deck = Pile::shuffled(MoveCard::all(), &mut rng);
        let mut cards: Vec<StackCard> = StackCard::all().collect();
        rng.shuffle(&mut cards);
        let out = cards.split_off(usize::from(setup.charge.unwrap_or(StackCard::COUNT)));
        let mut spare: Vec<Mission> = Mission::all().collect();
        rng.shuffle(&mut spare);
        let mut hands = [const { Vec::new() }; 2];
        let mut missions = [const { Vec::new() }; 2];
        for seat in 0..2 {
            hands[seat].extend((0..HAND).filter_map(|_| deck.draw()));
            if setup.charge.is_none() {
                missions[seat] = spare.split_off(spare.len() - DEALT);
            }
        }
        let row = match setup.board {
            Board::Row => (0..ROW).filter_map(|_| deck.draw()).collect(),
            Board::Shield | Board::Lance => Vec::new(),
        };
        let first = setup.first.unwrap_or_else(|| Seat(rng.below(2) as u8));
        let road = Self::content().card(cards[cards.len() - 1]).road();
        let side = Side { lances: LANCES, ..Side::default() };
        let mut stack = Pile::default();
        cards.into_iter().for_each(|card| stack.lay(card));
        let hidden = Hidden { rng, deck, hands, missions, spare, stack, out, seen: [0; 2], peeked: [0; 2] };
        Ok(Tilting {
            setup: setup.clone(),
            road,
            active: first,
            phase: Phase::Play,
            sides: [side.clone(), side],
            laid: Vec::new(),
            discard: Vec::new(),
            row,
            outcome: None,
            hidden: Sealed(hidden),
        })
    }
}
