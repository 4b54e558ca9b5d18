//! A made-up game with hidden hands, to prove the kit: sound as it is, and with one flaw at a time.
//!
//! Each of two to four players holds three cards of twelve. All lay one face down, in any order; when the
//! last has, they are turned over and the highest scores a point. After three tricks it is over.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{
    Game, GameInfo, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn, Viewer, Wall,
    Words,
    table::{Button, Gesture, Offer, Panel, Row, TableView},
};

/// The flaw a game may have, one for each promise.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const LISTS_TOO_MUCH: u8 = 1;
    pub const LISTS_TOO_LITTLE: u8 = 2;
    pub const REFUSAL_CHANGES: u8 = 3;
    pub const STRANGE_CLAUSE: u8 = 4;
    pub const HAND_SHOWS: u8 = 5;
    pub const LAID_CARD_IS_TOLD: u8 = 6;
    pub const LOSES_A_CARD: u8 = 7;
    pub const IMAGINES_NOTHING: u8 = 8;
    pub const OFFERS_TOO_LITTLE: u8 = 9;
    pub const FORGETS_WHEN_WRITTEN: u8 = 10;
    pub const DEPENDS_ON_MORE: u8 = 11;
    pub const NEVER_ENDS: u8 = 12;
    pub const MOVES_AFTER_THE_END: u8 = 13;
    pub const OFFERS_TOO_MUCH: u8 = 14;
    pub const DOES_NOTHING: u8 = 15;
    pub const ALL: std::ops::RangeInclusive<u8> = 1..=15;
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HighCard<const FLAW: u8> {
    hands: Vec<Vec<u8>>,
    laid: Vec<Option<u8>>,
    scores: Vec<i64>,
    deck: Vec<u8>,
    tricks: u32,
    refused: u32,
    #[serde(skip_serializing_if = "forgotten::<FLAW>", default)]
    memory: u32,
    rng: Rng,
}

/// Whether the flawed game leaves its memory out of what is written.
fn forgotten<const FLAW: u8>(_: &u32) -> bool {
    FLAW == flaw::FORGETS_WHEN_WRITTEN
}

/// Lays a card; 100 looks at nothing and is only listed by a flawed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lay(pub u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happened {
    Laid(Seat, u8),
    Won(Seat, Vec<u8>),
}

impl<const FLAW: u8> HighCard<FLAW> {
    fn trick(&mut self, events: &mut Vec<Happened>) {
        let cards: Vec<u8> = self.laid.iter_mut().filter_map(Option::take).collect();
        let best = (0..cards.len()).max_by_key(|&at| cards[at]).unwrap_or(0);
        self.scores[best] += 1;
        self.tricks += 1;
        self.deck.extend(cards.iter().skip(usize::from(FLAW == flaw::LOSES_A_CARD)));
        if FLAW == flaw::NEVER_ENDS && self.hands[0].is_empty() {
            for hand in &mut self.hands {
                hand.extend(self.deck.pop());
            }
        }
        events.push(Happened::Won(Seat(best as u8), cards));
    }
}

impl<const FLAW: u8> Game for HighCard<FLAW> {
    type Setup = u8;
    type Move = Lay;
    type Event = Happened;

    const INFO: GameInfo = GameInfo {
        id: "high-card",
        prefix: "HC",
        players: (2, 4),
        together: false,
        turn_clause: "HC-1",
        sitting: None,
        rules_version: 1,
    };

    fn usual(players: u8) -> u8 {
        players
    }

    fn begin(setup: &u8, seed: u64) -> Result<Self, SetupError> {
        let mut rng = Rng::seeded(seed);
        let mut deck: Vec<u8> = (1..=12).collect();
        rng.shuffle(&mut deck);
        let seats = usize::from(*setup);
        let hands = (0..seats).map(|_| deck.split_off(deck.len() - 3)).collect();
        Ok(HighCard {
            hands,
            laid: vec![None; seats],
            scores: vec![0; seats],
            deck,
            tricks: 0,
            refused: 0,
            memory: 0,
            rng,
        })
    }

    fn turn(&self) -> Turn {
        if self.hands.iter().all(Vec::is_empty) && self.laid.iter().all(Option::is_none) {
            return Turn::Over;
        }
        let open = (0..self.laid.len()).filter(|&at| self.laid[at].is_none()).map(|at| Seat(at as u8));
        Turn::Acting(open.collect::<SeatSet>())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Lay> {
        if !self.turn().acting().contains(seat) {
            return if FLAW == flaw::MOVES_AFTER_THE_END && self.turn() == Turn::Over {
                vec![Lay(1)]
            } else {
                Vec::new()
            };
        }
        let mut moves: Vec<Lay> = self.hands[seat.index()].iter().copied().map(Lay).collect();
        match FLAW {
            flaw::LISTS_TOO_MUCH => moves.push(Lay(99)),
            flaw::DOES_NOTHING => moves.push(Lay(100)),
            flaw::LISTS_TOO_LITTLE if moves.len() > 1 => drop(moves.pop()),
            _ => {}
        }
        moves
    }

    fn play(&mut self, seat: Seat, mv: &Lay) -> Result<Played<Happened>, Refusal> {
        let hand = match self.turn().acting().contains(seat) {
            true => &mut self.hands[seat.index()],
            false => return Err(Refusal::new("HC-1", "hc-not-now")),
        };
        if FLAW == flaw::DOES_NOTHING && mv.0 == 100 {
            return Ok(Played { events: Vec::new(), wall: None });
        }
        let Some(at) = hand.iter().position(|&card| card == mv.0) else {
            if FLAW == flaw::REFUSAL_CHANGES {
                self.refused += 1;
            }
            let clause = if FLAW == flaw::STRANGE_CLAUSE { "HC-77" } else { "HC-2" };
            return Err(Refusal::new(clause, "hc-not-yours"));
        };
        let card = hand.remove(at);
        self.memory += u32::from(card);
        self.laid[seat.index()] = Some(card);
        let mut events = vec![Happened::Laid(seat, card)];
        let mut wall = None;
        if self.laid.iter().all(Option::is_some) {
            self.trick(&mut events);
            wall = Some(Wall::Revealed);
        }
        if FLAW == flaw::DEPENDS_ON_MORE {
            use std::sync::atomic::{AtomicU32, Ordering};
            static EVER: AtomicU32 = AtomicU32::new(0);
            self.refused = EVER.fetch_add(1, Ordering::Relaxed);
        }
        Ok(Played { events, wall })
    }

    fn table(&self, viewer: Viewer) -> TableView<Lay> {
        let number = |card: &u8| Words::new("number").with("n", *card);
        let hand = |at: usize| -> Vec<Words> {
            let open = viewer.sees(Seat(at as u8)) || FLAW == flaw::HAND_SHOWS;
            self.hands[at]
                .iter()
                .map(|card| if open { number(card) } else { Words::new("hc-back") })
                .collect()
        };
        let rows = (0..self.hands.len()).map(|at| Row::Pair {
            label: Words::new("hc-hand").with("who", Seat(at as u8)),
            value: Words::new("hc-cards").with("cards", hand(at)),
        });
        let seats = (0..self.hands.len() as u8).map(Seat).filter(|&seat| viewer.sees(seat));
        let mut offers: Vec<Offer<Lay>> = seats
            .flat_map(|seat| self.legal_moves(seat).into_iter().map(move |mv| (seat, mv)))
            .map(|(seat, mv)| Offer {
                seat,
                label: number(&mv.0),
                mv,
                gesture: Gesture::Button(Button::default()),
                preview: Vec::new(),
                shows: Vec::new(),
                warning: None,
            })
            .collect();
        if FLAW == flaw::OFFERS_TOO_LITTLE {
            offers.pop();
        }
        if FLAW == flaw::OFFERS_TOO_MUCH
            && let Some(offer) = offers.first().cloned()
        {
            offers.push(Offer { mv: Lay(13), ..offer });
        }
        TableView {
            heading: Words::new("hc-trick").with("number", self.tricks),
            surfaces: Vec::new(),
            zones: Vec::new(),
            pieces: Vec::new(),
            offers,
            denied: Vec::new(),
            prompts: Vec::new(),
            plates: Vec::new(),
            panels: vec![Panel { title: Words::new("hc-hands"), remark: None, rows: rows.collect() }],
            open: None,
            private: false,
            clock: None,
            result: None,
        }
    }

    fn tell(event: &Happened, viewer: Viewer) -> Option<Told> {
        let words = match event {
            Happened::Laid(seat, card) if viewer.sees(*seat) || FLAW == flaw::LAID_CARD_IS_TOLD => {
                Words::new("hc-laid").with("card", *card)
            }
            Happened::Laid(..) => Words::new("hc-laid-something"),
            Happened::Won(seat, cards) => {
                let cards: Vec<Words> =
                    cards.iter().map(|card| Words::new("number").with("n", *card)).collect();
                Words::new("hc-won").with("who", *seat).with("cards", cards)
            }
        };
        Some(Told { words: Some(words), ..Told::default() })
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        if FLAW == flaw::IMAGINES_NOTHING {
            return game;
        }
        let hidden: Vec<usize> = (0..game.hands.len()).filter(|&at| !viewer.sees(Seat(at as u8))).collect();
        // Cards played in earlier tricks lie in the deck and are known; the flawless game keeps them apart.
        let known = game.deck.split_off((12 - 3 * game.hands.len()).min(game.deck.len()));
        let mut unknown = std::mem::take(&mut game.deck);
        let spare = unknown.len();
        for &at in &hidden {
            unknown.append(&mut game.hands[at]);
            unknown.extend(game.laid[at].take());
        }
        rng.shuffle(&mut unknown);
        for &at in &hidden {
            let left = self.hands[at].len();
            game.hands[at] = unknown.split_off(unknown.len() - left);
            game.laid[at] = self.laid[at].and_then(|_| unknown.pop());
        }
        debug_assert_eq!(unknown.len(), spare);
        game.deck = unknown;
        game.deck.extend(known);
        game.rng = Rng::seeded(rng.seed());
        game
    }

    fn standing(&self) -> Standing {
        let scores: Vec<(Seat, i64)> = (0..).map(Seat).zip(self.scores.iter().copied()).collect();
        Standing { rounds: self.tricks, scores, winners: Vec::new(), decided: None }
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        let held: usize = self.hands.iter().map(Vec::len).sum();
        vec![("cards", held + self.laid.iter().flatten().count() + self.deck.len())]
    }
}

/// What others hold, and what they have laid.
pub fn hands<const FLAW: u8>(game: &HighCard<FLAW>, viewer: Viewer) -> Option<String> {
    let hidden = (0..game.hands.len()).filter(|&at| !viewer.sees(Seat(at as u8)));
    let hands: Vec<_> = hidden.map(|at| (&game.hands[at], game.laid[at])).collect();
    let some = hands.iter().any(|(hand, laid)| !hand.is_empty() || laid.is_some());
    some.then(|| format!("{hands:?}"))
}
