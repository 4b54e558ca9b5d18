//! Laying a game out (WW-12 to WW-23), with modules (WW-132 to WW-141) and alone (WW-160 to WW-166).

use super::{
    cards::{COPIES, Goal, Side, Story},
    content::SWITCHES,
    deck::{Deck, Leaf},
    display::Cell,
    extras::{Opportunity, Quirk},
    market::{Market, Slot, Stall},
    state::{DEALT, Hidden, Modules, Player, Running, Setup, WolfWalkers},
};
use crate::rules::{Clause, Rng, Sealed, Seat, SetupError, Standing, Words, wolfwalkers::Face};

/// Switch cards advised for one player (WW-163).
const ALONE: u8 = 3;

impl Setup {
    /// The base game for so many, with the usual number of Switch cards.
    pub fn base(players: u8) -> Setup {
        Setup {
            players,
            switches: if players == 1 { ALONE } else { SWITCHES },
            modules: Modules::Base,
            quirk: None,
            opportunities: Vec::new(),
            removed: Vec::new(),
            first: None,
            preview: true,
            ask: false,
        }
    }

    /// A way of playing by its name on the command line.
    pub fn named(mode: &str) -> Option<Setup> {
        let base = Setup::base(2);
        Some(match mode {
            "normal" => base,
            "plain" => Setup { switches: 0, ..base },
            "quirk" => Setup { modules: Modules::Quirk, ..base },
            "modules" => Setup { modules: Modules::All, ..base },
            "solo" => Setup::base(1),
            _ => return None,
        })
    }

    /// Copies of the cards: two for more than two players (WW-117).
    pub const fn copies(&self) -> u8 {
        if self.players > 2 { COPIES } else { 1 }
    }

    /// How many Switch cards may be used (WW-19, WW-20, WW-118, WW-163, WW-R3, WW-R4).
    pub fn switch_counts(&self) -> Vec<u8> {
        match self.players {
            1 => (0..=SWITCHES).collect(),
            2 => vec![0, SWITCHES],
            _ => {
                let none = (self.modules != Modules::Base).then_some(0);
                none.into_iter().chain(SWITCHES..=SWITCHES * COPIES).collect()
            }
        }
    }

    /// Quirks that can be drawn (WW-139, WW-166).
    pub fn quirks(&self) -> Vec<Quirk> {
        let content = WolfWalkers::content();
        let usable = |quirk: &Quirk| {
            (self.players > 1 || content.quirk(*quirk).solo) && !self.removed.contains(&quirk.number())
        };
        Quirk::ALL.into_iter().filter(usable).collect()
    }

    /// Opportunities that can be drawn (WW-139, WW-164).
    pub fn drawable(&self) -> Vec<Opportunity> {
        let content = WolfWalkers::content();
        let usable = |card: &Opportunity| {
            (self.players > 1 || content.opportunity(*card).solo) && !self.removed.contains(&card.number())
        };
        Opportunity::all().filter(usable).collect()
    }

    /// Checks who plays and how.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |clause, key: &'static str| Err(SetupError { clause: Clause(clause), words: Words::new(key) });
        if !(1..=4).contains(&self.players) {
            return refuse("WW-117", "ww-no-such-count");
        }
        if !self.switch_counts().contains(&self.switches) {
            return match self.players {
                1 => refuse("WW-163", "ww-no-such-switches"),
                2 => refuse("WW-20", "ww-no-such-switches"),
                _ => refuse("WW-118", "ww-no-such-switches"),
            };
        }
        if self.first.is_some_and(|seat| seat.0 >= self.players) {
            return refuse("WW-22", "ww-no-such-first");
        }
        let chosen = self.opportunities.as_slice();
        if self.modules == Modules::Base && self.quirk.is_some()
            || self.modules != Modules::All && !chosen.is_empty()
        {
            return refuse("WW-132", "ww-no-such-modules");
        }
        if self.modules != Modules::Base {
            let quirks = self.quirks();
            if let Some(quirk) = self.quirk
                && !quirks.contains(&quirk)
            {
                let alone = self.players == 1 && !WolfWalkers::content().quirk(quirk).solo;
                return refuse(if alone { "WW-166" } else { "WW-139" }, "ww-no-such-quirk");
            }
            if quirks.is_empty() {
                return refuse("WW-139", "ww-too-few-quirks");
            }
        }
        if self.modules == Modules::All {
            let drawable = self.drawable();
            if let Some(card) = chosen.iter().find(|card| !drawable.contains(card)) {
                let alone = self.players == 1 && !WolfWalkers::content().opportunity(*card).solo;
                return refuse(if alone { "WW-164" } else { "WW-139" }, "ww-no-such-opportunity");
            }
            let twice = chosen.iter().enumerate().any(|(at, card)| chosen[..at].contains(card));
            if !chosen.is_empty() && (chosen.len() != DEALT || twice) {
                return refuse("WW-141", "ww-three-opportunities");
            }
            if drawable.len() < DEALT {
                return refuse("WW-139", "ww-too-few-opportunities");
            }
        }
        Ok(())
    }
}

/// One of these, drawn.
fn draw<T: Copy>(from: &[T], rng: &mut Rng) -> Option<T> {
    rng.pick(from).copied()
}

impl WolfWalkers {
    pub(super) fn lay_out(setup: &Setup, seed: u64) -> Result<WolfWalkers, SetupError> {
        setup.check()?;
        let mut rng = Rng::seeded(seed);
        let copies = setup.copies();
        let mut stories: Vec<Story> = Story::all(copies).collect();
        rng.shuffle(&mut stories);
        let mut deck = Deck::of(stories.into_iter().map(Leaf::Card));
        // In the box, the Goal behind a Story has its number and copy.
        let backs: Vec<Goal> = Goal::all(copies).collect();

        let quirk = match setup.modules {
            Modules::Base => None,
            Modules::Quirk | Modules::All => setup.quirk.or_else(|| draw(&setup.quirks(), &mut rng)),
        };
        let opportunities = match setup.modules {
            Modules::All if setup.opportunities.is_empty() => {
                let mut cards = setup.drawable();
                rng.shuffle(&mut cards);
                cards.truncate(DEALT);
                cards.sort_unstable();
                cards
            }
            Modules::All => setup.opportunities.clone(),
            Modules::Base | Modules::Quirk => Vec::new(),
        };
        let first = setup.first.unwrap_or_else(|| Seat(rng.below(usize::from(setup.players)) as u8));

        let goals: &[Slot] = match quirk {
            Some(Quirk::HalfAndHalf) => &[Slot::B1, Slot::B2, Slot::B3],
            _ => &[Slot::B2, Slot::B3],
        };
        let market = Market(Slot::ALL.map(|slot| {
            let side = if goals.contains(&slot) { Side::Goal } else { Side::Story };
            let card = deck.draw().map(|story| match side {
                Side::Story => Face::Story(story),
                Side::Goal => Face::Goal(backs[story.index()]),
            });
            Stall { side, card, known: 0 }
        }));
        let mut players = vec![Player::default(); usize::from(setup.players)];
        if quirk == Some(Quirk::HeadStart) {
            for step in 0..players.len() {
                let seat = (first.index() + step) % players.len();
                if let Some(story) = deck.draw() {
                    players[seat].display.lay(Cell::START, Face::Goal(backs[story.index()]));
                }
            }
        }
        deck.insert(setup.switches);
        let foreseen = vec![0; players.len()];
        let mut game = WolfWalkers {
            setup: setup.clone(),
            quirk,
            opportunities,
            first,
            active: first,
            running: Running::new(),
            turns: 0,
            steps: 0,
            market,
            players,
            discard: Vec::new(),
            spent: 0,
            passes: 0,
            redeals: 0,
            hidden: Sealed(Hidden { rng, deck, backs, foreseen }),
        };
        if quirk == Some(Quirk::ClearSight) {
            game.all_see_through();
        }
        Ok(game)
    }

    /// Under Clear Sight everybody knows both sides of the Market's cards.
    pub(super) fn all_see_through(&mut self) {
        let everybody = self.everybody();
        self.market.0.iter_mut().for_each(|stall| stall.known = everybody);
    }

    /// The set-up of another game after this one: whoever came last begins; after a draw whoever did not begin,
    /// or the next after the last starter (WW-23, WW-R19).
    pub(super) fn next_setup(&self, setup: &Setup) -> Setup {
        let Standing { scores, .. } = self.stand();
        if !self.is_over() || self.is_solo() {
            return setup.clone();
        }
        let rank = |seat: Seat| {
            let points = scores.iter().find(|(of, _)| *of == seat).map_or(0, |(_, points)| *points);
            (points, -(self.display(seat).goals() as i64))
        };
        // Clockwise from the last starter's left neighbour: among equals the first of them.
        let order = (1..=self.count()).map(|step| Seat((self.first.0 + step) % self.count()));
        let last = order.min_by_key(|seat| rank(*seat));
        Setup { first: last, ..setup.clone() }
    }
}
