//! The state of a game: Market, deck, displays, and what is due in this turn.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Face, Goal, Side, Story, Symbol},
    content::Content,
    deck::Deck,
    display::{Cell, Display, Laying},
    extras::{Opportunity, Quirk},
    market::{Market, Slot},
};
use crate::rules::{Rng, Sealed, Seat, SeatSet};

/// Opportunities that lie on the table (WW-137).
pub const DEALT: usize = 3;
/// Goals a display may hold under the Quirk Few Words.
pub const FEW: usize = 6;
/// Cards that Reading the Signs shows.
pub const SIGNS: usize = 5;

/// Which module cards are used (WW-132).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Modules {
    /// None of them: the base game.
    #[default]
    Base,
    /// A Quirk.
    Quirk,
    /// A Quirk and three Opportunities.
    All,
}

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 1 to 4; two copies of the cards for more than two (WW-117).
    pub players: u8,
    /// Switch cards in the deck (WW-20).
    pub switches: u8,
    /// Module cards.
    pub modules: Modules,
    /// The Quirk that was agreed upon; none: drawn (WW-134).
    pub quirk: Option<Quirk>,
    /// The three Opportunities that were agreed upon; none: drawn (WW-141).
    pub opportunities: Vec<Opportunity>,
    /// Numbers of module cards that stay in the box (WW-139).
    pub removed: Vec<u8>,
    /// Who was in the forest most recently; none: drawn (WW-22).
    pub first: Option<Seat>,
    /// Whether points so far are shown (WW-R12).
    pub preview: bool,
    /// Whether a drop is asked about before it counts (WW-R10).
    pub ask: bool,
}

/// What lies before a player, and what is decided for them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The display.
    pub display: Display,
    /// Which Opportunities were used: a marker lies there (WW-143).
    pub used: [bool; DEALT],
    /// Whether the next turn is skipped (Both Hands).
    pub skips: bool,
    /// The Market card another reserved against this player's next turn (Reserved).
    pub reserved: Option<Slot>,
    /// Whether a Story must be taken in the next turn (A Small Request).
    pub story_only: bool,
    /// The other's Goal that counts half for this player (Borrowed Wish).
    pub wish: Option<Goal>,
    /// The symbol this player wants to have more of than the other (Friendly Contest).
    pub contest: Option<Symbol>,
}

/// A card that was taken and is not yet laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The side it will show.
    pub face: Face,
    /// The other side, where it may be laid with that.
    pub other: Option<Face>,
    /// Where it comes from; none: from under the deck.
    pub from: Option<Slot>,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// A card is to be taken and laid.
    Take,
    /// Cards are laid and the Market is full again: the turn waits for whoever can still use something.
    After,
    /// The game is over.
    Over,
}

/// What an Opportunity in use waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// A Market card to reserve.
    Reserve,
    /// A Goal in the other's display.
    Wish,
    /// A card of the display to put under the deck.
    Return,
    /// A Market card and the card it is laid over.
    Cover,
    /// A Market card to take and turn over.
    Turn,
    /// Two cards that change places.
    Swap,
    /// A card and where it moves.
    Slide,
    /// Market cards to look at: these were, as bits.
    Look(u8),
    /// The order of the next Stories: these places of what was seen are on top already.
    Signs(Vec<u8>),
    /// A Story of the display.
    Voice,
    /// The symbol it will show.
    VoiceSymbol(Story),
    /// An arrow Goal of the display.
    Winds,
    /// A symbol.
    Contest,
}

/// The turn that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// How far it is.
    pub stage: Stage,
    /// What an Opportunity waits for.
    pub ask: Option<Ask>,
    /// The card in hand.
    pub hand: Option<Hand>,
    /// Cards still to be taken.
    pub left: u8,
    /// Market places to be refilled, in the order in which they became empty.
    pub emptied: Vec<Slot>,
    /// Whether a card was taken or laid already.
    pub begun: bool,
    /// Whether a Goal was taken (Restless Market).
    pub goal_taken: bool,
    /// Whether the card may be laid corner to corner (Stepping Stone).
    pub step: bool,
    /// Whether two cards are taken in this turn, and the next one is left out (Both Hands).
    pub both: bool,
    /// Whether another turn follows (Two in a Row).
    pub again: bool,
}

impl Running {
    /// A turn that begins.
    pub(super) const fn new() -> Running {
        Running {
            stage: Stage::Take,
            ask: None,
            hand: None,
            left: 1,
            emptied: Vec::new(),
            begun: false,
            goal_taken: false,
            step: false,
            both: false,
            again: false,
        }
    }
}

/// What nobody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Chance.
    pub rng: Rng,
    /// The deck. Everybody sees its top and knows how deep its Switch cards lie.
    pub deck: Deck,
    /// The Goal behind each Story.
    pub backs: Vec<Goal>,
    /// How many of the next Stories a seat has seen (Reading the Signs).
    pub foreseen: Vec<u8>,
}

/// How the game ended (WW-68 to WW-70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// One player alone: no win and no loss (WW-180).
    Alone,
    /// More points.
    Points,
    /// As many points with fewer Goals.
    Goals,
    /// Nothing: several share the first place.
    Nothing,
}

/// A game of WolfWalkers: My Story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WolfWalkers {
    /// Who plays, and how.
    pub setup: Setup,
    /// The Quirk that is in force.
    pub quirk: Option<Quirk>,
    /// The Opportunities that lie open; for more than two players twice (WW-R23).
    pub opportunities: Vec<Opportunity>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn that runs.
    pub running: Running,
    /// Turns that are over.
    pub turns: u16,
    /// How far Blocker and Remover have gone round (WW-173).
    pub steps: u8,
    /// The Market.
    pub market: Market,
    /// The players.
    pub players: Vec<Player>,
    /// Cards the Remover threw out.
    pub discard: Vec<Face>,
    /// Switch cards that are out of the game.
    pub spent: u8,
    /// How many passed in direct succession (WW-R21).
    pub passes: u8,
    /// How often the Market was laid anew in direct succession (WW-R21).
    pub redeals: u8,
    /// What is hidden.
    pub hidden: Sealed<Hidden>,
}

impl WolfWalkers {
    pub(super) fn content() -> &'static Content {
        Content::get()
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// What lies before a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// A player's display.
    pub fn display(&self, seat: Seat) -> &Display {
        &self.player(seat).display
    }

    /// Whether one plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Copies of the cards in play (WW-117).
    pub fn copies(&self) -> u8 {
        self.setup.copies()
    }

    /// Whether a Quirk is in force.
    pub fn has(&self, quirk: Quirk) -> bool {
        self.quirk == Some(quirk)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.running.stage == Stage::Over
    }

    /// The next person clockwise (WW-129); oneself where one plays alone.
    pub fn other(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.count().max(1))
    }

    /// The Market card the Blocker keeps (WW-168).
    pub fn blocked(&self) -> Option<Slot> {
        self.is_solo().then(|| Slot::ring(usize::from(self.steps)))
    }

    /// The Market card the Remover will throw out (WW-171).
    pub fn doomed(&self) -> Option<Slot> {
        self.is_solo().then(|| Slot::ring(usize::from(self.steps) + 3))
    }

    /// Where Blocker and Remover go when this turn is over, one step clockwise (WW-173).
    pub fn next_markers(&self) -> Option<(Slot, Slot)> {
        let step = usize::from(self.steps) + 1;
        self.is_solo().then(|| (Slot::ring(step), Slot::ring(step + 3)))
    }

    /// The other side of a card.
    pub(super) fn turned(&self, face: Face) -> Face {
        let backs = &self.hidden.backs;
        match face {
            Face::Story(story) => backs.get(story.index()).map_or(face, |goal| Face::Goal(*goal)),
            Face::Goal(goal) => {
                let story = backs.iter().position(|back| *back == goal);
                story.and_then(|at| Story::try_from(at as u8).ok()).map_or(face, Face::Story)
            }
        }
    }

    /// A card with its Story up.
    pub(super) fn story_of(&self, face: Face) -> Option<Story> {
        match if face.side() == Side::Goal { self.turned(face) } else { face } {
            Face::Story(story) => Some(story),
            Face::Goal(_) => None,
        }
    }

    /// How the active player may lay a card now.
    pub fn laying(&self) -> Laying {
        Laying {
            corners: self.running.step || self.has(Quirk::CornerPaths),
            heart: self.has(Quirk::FixedHeart),
            trail: self.has(Quirk::Trail),
        }
    }

    /// The open Story on top of the deck; none under the Quirk Fog (WW-51).
    pub fn top(&self) -> Option<Story> {
        self.hidden.deck.top().filter(|_| !self.has(Quirk::Fog))
    }

    /// Where a set of Opportunities and its markers lies: seats 0 and 1 share one, 2 and 3 the other (WW-131).
    pub const fn set_of(seat: Seat) -> u8 {
        seat.0 / 2
    }

    /// All seats as bits.
    pub(super) fn everybody(&self) -> u8 {
        SeatSet::first(self.count()).iter().fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// Where a place of a display is in a finished one, for the log: row and column from 1 within what is used.
    pub fn place_of(&self, seat: Seat, at: Cell) -> (u8, u8) {
        match self.display(seat).bounds() {
            Some(bounds) => {
                let bounds = bounds.with(at);
                ((at.row - bounds.top + 1) as u8, (at.column - bounds.left + 1) as u8)
            }
            None => (1, 1),
        }
    }
}
