//! Module cards: Quirks, Opportunities, and what is printed on them besides words.

use serde::{Deserialize, Serialize};

use super::cards::NoSuchCard;

/// A module card by its number: Quirks 56 to 70, Opportunities 71 to 95.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Opportunity(u8);

impl Opportunity {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The one with this number.
    pub fn of(number: u8) -> Option<Opportunity> {
        Opportunity::try_from(number).ok()
    }

    /// Every one.
    pub fn all() -> impl Iterator<Item = Opportunity> {
        (71..=95).map(Opportunity)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place among all.
    pub const fn index(self) -> usize {
        (self.0 - 71) as usize
    }
}

impl From<Opportunity> for u8 {
    fn from(card: Opportunity) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Opportunity {
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Opportunity, NoSuchCard> {
        if (71..=95).contains(&number) {
            Ok(Opportunity(number))
        } else {
            Err(NoSuchCard { kind: "Opportunity", number })
        }
    }
}

/// A Quirk, by what it changes (WW-135).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Quirk {
    /// Nothing.
    NoChange,
    /// A card may also be laid corner to corner.
    CornerPaths,
    /// The first card is the centre of the finished display.
    FixedHeart,
    /// Each card touches the one laid last, if it can.
    Trail,
    /// Three Stories and three Goals in the Market.
    HalfAndHalf,
    /// Both sides of the Market cards are open.
    ClearSight,
    /// A taken card may be laid with either side.
    FreeChoice,
    /// At most six Goals.
    FewWords,
    /// A Goal that brings nothing costs 2 points.
    BrokenPromises,
    /// Goals in the corners count twice.
    CornerStones,
    /// 6 points for every symbol on two Stories at least.
    AllVoices,
    /// Each player begins with a Goal.
    HeadStart,
    /// 6 points for most Wolves.
    StrongestPack,
    /// Taking a Goal turns the outer two cards.
    RestlessMarket,
    /// The deck's top card is covered.
    Fog,
}

impl Quirk {
    /// How many there are.
    pub const COUNT: usize = 15;
    /// Every one, by number.
    pub const ALL: [Quirk; 15] = [
        Quirk::NoChange,
        Quirk::CornerPaths,
        Quirk::FixedHeart,
        Quirk::Trail,
        Quirk::HalfAndHalf,
        Quirk::ClearSight,
        Quirk::FreeChoice,
        Quirk::FewWords,
        Quirk::BrokenPromises,
        Quirk::CornerStones,
        Quirk::AllVoices,
        Quirk::HeadStart,
        Quirk::StrongestPack,
        Quirk::RestlessMarket,
        Quirk::Fog,
    ];

    /// Its number, 56 to 70.
    pub const fn number(self) -> u8 {
        56 + self as u8
    }

    /// The one with this number.
    pub fn of(number: u8) -> Option<Quirk> {
        Quirk::ALL.into_iter().find(|quirk| quirk.number() == number)
    }
}

/// What an Opportunity does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Names a Market card that the other may not take.
    Reserve,
    /// The other must take a Story.
    Request,
    /// A Goal of the other's counts half for its user too.
    Wish,
    /// A card of the display goes under the deck.
    Return,
    /// One more card is laid over another at the end.
    Cover,
    /// The card may be laid corner to corner.
    Step,
    /// The deck's bottom card is taken.
    Below,
    /// The taken card is turned over.
    Turn,
    /// Two cards of the display change places.
    Swap,
    /// Another turn follows.
    Again,
    /// A card of the display moves elsewhere.
    Slide,
    /// Six new Market cards.
    Wind,
    /// No card in this turn.
    Rest,
    /// A secret look at hidden sides of the Market.
    Look,
    /// A look at the next Stories, and their order.
    Signs,
    /// A Story shows one more symbol.
    Voice,
    /// An arrow Goal counts the diagonals too.
    Winds,
    /// 5 points for more of a symbol.
    Contest,
    /// Two cards in this turn.
    Both,
}

/// When an Opportunity can be used (WW-144).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// Before a card is taken.
    Start,
    /// After a card was chosen, before it is laid.
    Hand,
    /// At any time of the own turn until the 25th card lies.
    Any,
    /// After laying and refill, before the turn passes.
    After,
    /// In the turn of the own 25th card.
    Last,
}

/// The kinds of module cards (WW-140).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the kinds are called as on the cards")]
pub enum Category {
    Basic,
    Display,
    Market,
    Deck,
    Goals,
    Tempo,
    Interaction,
}

impl Category {
    /// Every kind.
    pub const ALL: [Category; 7] = [
        Category::Basic,
        Category::Display,
        Category::Market,
        Category::Deck,
        Category::Goals,
        Category::Tempo,
        Category::Interaction,
    ];

    /// Its name in keys of words.
    pub const fn slug(self) -> &'static str {
        match self {
            Category::Basic => "basic",
            Category::Display => "display",
            Category::Market => "market",
            Category::Deck => "deck",
            Category::Goals => "goals",
            Category::Tempo => "tempo",
            Category::Interaction => "interaction",
        }
    }
}

/// When a Quirk changes something (WW-136).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the times are called as on the cards")]
pub enum Time {
    Setup,
    Game,
    End,
}
