//! Lays positions out and plays from them. Cards change places; none is made and none is lost.

pub use windmill_lane::{
    clauses,
    rules::{
        Game, Pile, Rng, Seat, Turn, Viewer,
        tilting::{
            Board, By, Event, Face, Laid, Meeple, Mission, Move, MoveCard, Outcome, Phase, Pos, Relation,
            Road, Setup, Sign, StackCard, Tilting, Won,
            content::{Content, Reward, Slot, Stacked},
        },
    },
};

pub use super::printed::*;
pub use Face::{Giant, Windmill};
pub use Meeple::{Knight, Squire};

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);

/// The nine ways to play: three boards, three sizes of the stack.
pub fn modes() -> impl Iterator<Item = (Board, Option<u8>)> {
    [Board::Shield, Board::Lance, Board::Row]
        .into_iter()
        .flat_map(|board| [None, Some(5), Some(10)].map(|charge| (board, charge)))
}

/// A new game in which Ada begins.
#[track_caller]
pub fn begin(board: Board, charge: Option<u8>, seed: u64) -> Tilting {
    let setup = Setup { players: 2, charge, board, first: Some(ADA) };
    Tilting::begin(&setup, seed).expect("a set-up for two")
}

/// A new game in which Ada begins and nobody holds a mission, so that turns pass by themselves. Neither
/// meeple starts beside a sign.
#[track_caller]
pub fn start(board: Board) -> Tilting {
    let mut game = begin(board, None, 1);
    plain(&mut game);
    errands(&mut game, ADA, &[]);
    errands(&mut game, BO, &[]);
    game
}

/// A pile of these cards, the top one last.
pub fn pile<T: PartialEq>(cards: impl IntoIterator<Item = T>) -> Pile<T> {
    let mut pile = Pile::default();
    cards.into_iter().for_each(|card| pile.lay(card));
    pile
}

/// Two movement cards change places, wherever they are.
pub fn exchange(game: &mut Tilting, one: MoveCard, two: MoveCard) {
    let put = |card: &mut MoveCard| {
        if *card == one {
            *card = two;
        } else if *card == two {
            *card = one;
        }
    };
    let hidden = &mut game.hidden.0;
    let mut deck: Vec<MoveCard> = hidden.deck.iter().copied().collect();
    deck.iter_mut().for_each(put);
    hidden.deck = pile(deck);
    hidden.hands.iter_mut().flatten().for_each(put);
    game.discard.iter_mut().chain(&mut game.row).for_each(put);
    game.laid.iter_mut().for_each(|laid| put(&mut laid.card));
}

/// A hand becomes exactly these cards; others go under the deck, missing ones come from its top.
#[track_caller]
pub fn hand(game: &mut Tilting, seat: Seat, cards: &[MoveCard]) {
    let hidden = &mut game.hidden.0;
    let held = &mut hidden.hands[seat.index()];
    let mut deck: Vec<MoveCard> = hidden.deck.iter().copied().collect();
    while held.len() > cards.len() {
        deck.insert(0, held.pop().expect("a card in hand"));
    }
    while held.len() < cards.len() {
        held.push(deck.pop().expect("a card in the deck"));
    }
    hidden.deck = pile(deck);
    for (at, card) in cards.iter().enumerate() {
        let held = hand_of(game, seat)[at];
        exchange(game, held, *card);
    }
    assert_eq!(hand_of(game, seat), cards);
}

/// The movement cards a player holds.
pub fn hand_of(game: &Tilting, seat: Seat) -> &[MoveCard] {
    &game.hidden.hands[seat.index()]
}

/// The cards of the deck, the next to be drawn first.
pub fn deck_of(game: &Tilting) -> Vec<MoveCard> {
    let mut deck: Vec<MoveCard> = game.hidden.deck.iter().copied().collect();
    deck.reverse();
    deck
}

/// The missions a player holds.
pub fn errands_of(game: &Tilting, seat: Seat) -> &[Mission] {
    &game.hidden.missions[seat.index()]
}

/// A card comes into a hand, for another one of that hand where it is not there yet.
pub fn into_hand(game: &mut Tilting, seat: Seat, card: MoveCard) {
    if !hand_of(game, seat).contains(&card) {
        let held = hand_of(game, seat)[0];
        exchange(game, held, card);
    }
}

/// A card of a character with so many steps that a player holds: one held already, else one that comes from
/// the bottom of the deck, else from wherever there is one.
#[track_caller]
pub fn ready(game: &mut Tilting, seat: Seat, meeple: Meeple, steps: u8) -> MoveCard {
    let fits = |card: &&MoveCard| card.meeple() == meeple && printed().steps(**card) == steps;
    if let Some(held) = hand_of(game, seat).iter().find(fits) {
        return *held;
    }
    let card = game.hidden.deck.iter().find(fits).copied().unwrap_or_else(|| card(meeple, steps, 0));
    into_hand(game, seat, card);
    card
}

/// All of the deck but its top `left` cards goes to the discard pile.
pub fn discard_deck(game: &mut Tilting, left: usize) {
    let mut deck: Vec<MoveCard> = game.hidden.deck.iter().copied().collect();
    let top = deck.split_off(deck.len() - left);
    game.discard.extend(deck);
    game.hidden.0.deck = pile(top);
}

/// All of the deck but its top `left` cards lies under the paths, as in a very long round.
pub fn lay_deck(game: &mut Tilting, left: usize) {
    let mut deck: Vec<MoveCard> = game.hidden.deck.iter().copied().collect();
    let top = deck.split_off(deck.len() - left);
    game.laid.extend(deck.into_iter().map(|card| Laid { card, by: ADA }));
    game.hidden.0.deck = pile(top);
}

/// Puts the meeples on two fields: `stand(game, "Q2 S7")`.
#[track_caller]
pub fn stand(game: &mut Tilting, fields: &str) {
    let (knight, squire) = fields.split_once(' ').expect("two fields");
    game.road = Road { knight: at(knight), squire: at(squire) };
}

/// Where the meeples stand, the knight first.
pub fn stands(game: &Tilting) -> String {
    format!("{} {}", name(game.road.knight), name(game.road.squire))
}

/// A card of the stack comes to the top, and its round begins.
#[track_caller]
pub fn top(game: &mut Tilting, card: StackCard) {
    let mut cards: Vec<StackCard> = game.hidden.stack.iter().copied().collect();
    let here = cards.iter().position(|held| *held == card).expect("a card of the stack");
    let last = cards.len() - 1;
    cards.swap(here, last);
    game.hidden.0.stack = pile(cards);
    game.road = printed().card(card).road();
}

/// A card whose start fields have no signs comes to the top.
#[track_caller]
pub fn plain(game: &mut Tilting) {
    let is_plain = |card: &&StackCard| {
        let road = printed().card(**card).road();
        printed().sign(road.knight).is_none() && printed().sign(road.squire).is_none()
    };
    let found = game.hidden.stack.iter().find(is_plain).copied();
    top(game, found.expect("a card without a sign at its start"));
}

/// Cards of the stack lie before a player, as if they had been taken. A new round begins.
#[track_caller]
pub fn won(game: &mut Tilting, seat: Seat, cards: &[(StackCard, Face)]) {
    for &(card, face) in cards {
        assert_eq!(game.hidden.0.stack.take_where(|held| *held == card), [card], "a card of the stack");
        game.sides[seat.index()].won.push(Won { card, face });
    }
    plain(game);
}

/// Exactly these missions are in a hand; those that were go to the ones nobody was dealt.
#[track_caller]
pub fn errands(game: &mut Tilting, seat: Seat, missions: &[Mission]) {
    let hidden = &mut game.hidden.0;
    let (own, rival) = (seat.index(), 1 - seat.index());
    let before = std::mem::take(&mut hidden.missions[own]);
    hidden.spare.extend(before);
    for mission in missions {
        if let Some(there) = hidden.missions[rival].iter().position(|held| held == mission) {
            // The rival gets another one for it.
            let other = hidden.spare.iter().position(|spare| !missions.contains(spare)).expect("a spare one");
            std::mem::swap(&mut hidden.missions[rival][there], &mut hidden.spare[other]);
        }
        let found = hidden.spare.iter().position(|spare| spare == mission).expect("a mission");
        let mission = hidden.spare.remove(found);
        hidden.missions[own].push(mission);
    }
}

/// Sets the whole lances of a player.
pub fn lances(game: &mut Tilting, seat: Seat, whole: u8) {
    game.sides[seat.index()].lances = whole;
}

/// The whole lances of both.
pub fn whole(game: &Tilting) -> [u8; 2] {
    [ADA, BO].map(|seat| game.sides[seat.index()].lances)
}
