//! Lays positions out. Displays are written as on paper: `8 41 G35 .. / 25`: Stories by number, Goals with a G, two
//! points where nothing lies, a slash before a new row.

pub use windmill_lane::{
    clauses,
    rules::{
        Game, Rng, Seat, Standing, Turn, Viewer,
        wolfwalkers::{
            Ask, Category, Cell, Deck, Display, Event, Face, Field, Goal, Laid, Leaf, Modules, Move,
            Opportunity, Quirk, Setup, Side, Slot, Source, Stage, Story, Symbol, WolfWalkers,
            content::{Asked, Content, Paid, Task},
            goals_of, times,
        },
    },
};

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);

/// The base game for so many; Ada begins.
pub fn base(players: u8) -> Setup {
    Setup { first: Some(ADA), ..Setup::base(players) }
}

#[track_caller]
pub fn begin(setup: &Setup, seed: u64) -> WolfWalkers {
    WolfWalkers::begin(setup, seed).expect("a set-up that can be played")
}

/// The base game for two without Switch cards.
pub fn plain() -> WolfWalkers {
    begin(&Setup { switches: 0, ..base(2) }, 1)
}

/// A game for two with this Quirk and no Switch cards.
pub fn quirky(quirk: Quirk) -> WolfWalkers {
    begin(&Setup { switches: 0, modules: Modules::Quirk, quirk: Some(quirk), ..base(2) }, 1)
}

/// The set-up of a game for so many with these Opportunities, without Switch cards.
pub fn carded(players: u8, numbers: [u8; 3]) -> Setup {
    let opportunities = numbers.map(|number| Opportunity::of(number).expect("an Opportunity")).to_vec();
    let quirk = Some(Quirk::NoChange);
    Setup { switches: 0, modules: Modules::All, quirk, opportunities, ..base(players) }
}

/// A game for two with these Opportunities.
pub fn with_cards(numbers: [u8; 3]) -> WolfWalkers {
    begin(&carded(2, numbers), 1)
}

/// Row and column, from 1.
pub fn cell(row: i8, column: i8) -> Cell {
    Cell::new(row - 1, column - 1)
}

/// A card: a Story by its number, a Goal with a G before it.
pub fn face(text: &str) -> Face {
    match text.strip_prefix('G') {
        Some(number) => Face::Goal(Goal::of(number.parse().expect("a number"))),
        None => Face::Story(Story::of(text.parse().expect("a number"))),
    }
}

/// A display from paper.
pub fn read(text: &str) -> Display {
    let rows = (0..).zip(text.split('/'));
    let cards = rows.flat_map(|(row, line)| {
        (0..)
            .zip(line.split_whitespace())
            .filter(|(_, word)| *word != "..")
            .map(move |(column, word)| Laid { at: Cell::new(row, column), face: face(word) })
    });
    cards.collect()
}

/// Lays a display out before a player.
pub fn lay_out(game: &mut WolfWalkers, seat: Seat, text: &str) {
    game.players[seat.index()].display = read(text);
}

/// The Story side of a card.
pub fn story_of(game: &WolfWalkers, face: Face) -> Story {
    match face {
        Face::Story(story) => story,
        Face::Goal(goal) => {
            let at = game.hidden.backs.iter().position(|back| *back == goal).expect("a card has both sides");
            Story::try_from(at as u8).expect("a card")
        }
    }
}

/// The other side of a card.
pub fn turned(game: &WolfWalkers, face: Face) -> Face {
    match face {
        Face::Story(story) => Face::Goal(game.hidden.backs[story.index()]),
        Face::Goal(_) => Face::Story(story_of(game, face)),
    }
}

/// The deck becomes this, the top one first.
pub fn lay_deck(game: &mut WolfWalkers, leaves: impl IntoIterator<Item = Leaf>) {
    let mut leaves: Vec<Leaf> = leaves.into_iter().collect();
    leaves.reverse();
    game.hidden.0.deck = Deck::of(leaves);
}

/// The game cards of the deck, the top one first.
pub fn deck_of(game: &WolfWalkers) -> Vec<Story> {
    game.hidden.deck.stories().collect()
}

/// Lays a card into a place of the Market; what lay there changes places with it.
#[track_caller]
pub fn put(game: &mut WolfWalkers, slot: Slot, face: Face) {
    assert_eq!(game.market.stall(slot).side, face.side(), "the side belongs to the place");
    let want = story_of(game, face);
    let old = game.market.card(slot).expect("a card there");
    let have = story_of(game, old);
    if want != have {
        let mut leaves = game.hidden.deck.leaves().to_vec();
        leaves.iter_mut().filter(|leaf| **leaf == Leaf::Card(want)).for_each(|leaf| *leaf = Leaf::Card(have));
        game.hidden.0.deck = Deck::of(leaves);
        for other in Slot::ALL.into_iter().filter(|other| *other != slot) {
            let Some(card) = game.market.card(other) else { continue };
            if story_of(game, card) == want {
                let side = card.side();
                let story = Face::Story(have);
                let back = if side == Side::Story { story } else { turned(game, story) };
                game.market.0[other.index()].card = Some(back);
            }
        }
    }
    game.market.0[slot.index()].card = Some(face);
}

/// The sides of the Market, in the order in which it is laid out.
pub fn sides(game: &WolfWalkers) -> String {
    let letter = |slot: Slot| if game.market.stall(slot).side == Side::Story { 'S' } else { 'G' };
    Slot::ALL.into_iter().map(letter).collect()
}

/// The cards of the Market.
pub fn market(game: &WolfWalkers) -> [Option<Face>; 6] {
    Slot::ALL.map(|slot| game.market.card(slot))
}
