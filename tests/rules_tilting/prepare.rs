//! Lays positions out and plays from them. Cards change places; none is made and none is lost.

pub use windmill_lane::{
    clauses,
    rules::{
        Game, Pile, Rng, Seat, Turn, Viewer, Wall,
        tilting::{
            Board, By, Event, Face, HAND, LANCES, Laid, Meeple, Mission, Move, MoveCard, Outcome, Phase, Pos,
            ROW, Relation, Road, Setup, Sign, StackCard, Then, Tilting, Won,
            content::{Content, Reward, Slot, Stacked},
        },
    },
};

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

/// What is printed.
pub fn printed() -> &'static Content {
    Content::get()
}

/// What is printed on the open card.
#[track_caller]
pub fn open(game: &Tilting) -> &'static Stacked {
    printed().card(game.top().expect("an open card"))
}

/// A pile of these cards, the top one last.
pub fn pile<T: PartialEq>(cards: impl IntoIterator<Item = T>) -> Pile<T> {
    let mut pile = Pile::default();
    cards.into_iter().for_each(|card| pile.lay(card));
    pile
}

/// A card of a character with so many steps; `nth` tells equal ones apart, from 0.
#[track_caller]
pub fn card(meeple: Meeple, steps: u8, nth: usize) -> MoveCard {
    MoveCard::all()
        .filter(|card| card.meeple() == meeple && printed().steps(*card) == steps)
        .nth(nth)
        .expect("a card of so many steps")
}

/// The first card of Quixote with so many steps.
#[track_caller]
pub fn quixote(steps: u8) -> MoveCard {
    card(Knight, steps, 0)
}

/// The first card of Sancho with so many steps.
#[track_caller]
pub fn sancho(steps: u8) -> MoveCard {
    card(Squire, steps, 0)
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

/// These cards lie on top of the deck, the next to be drawn first.
#[track_caller]
pub fn next(game: &mut Tilting, cards: &[MoveCard]) {
    for (at, card) in cards.iter().enumerate() {
        let deck: Vec<MoveCard> = game.hidden.deck.iter().rev().copied().collect();
        exchange(game, deck[at], *card);
    }
}

/// The row shows these cards.
#[track_caller]
pub fn row(game: &mut Tilting, cards: [MoveCard; 4]) {
    for (at, card) in cards.into_iter().enumerate() {
        let open = game.row[at];
        exchange(game, open, card);
    }
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

/// A field by its name, `Q1` to `Q12` or `S1` to `S12`.
#[track_caller]
pub fn at(name: &str) -> Pos {
    let board = if name.starts_with('Q') { Knight } else { Squire };
    Pos::on(board, name[1..].parse().expect("the number of a field"))
}

/// The name of a field.
pub fn name(at: Pos) -> String {
    format!("{}{}", if at.board() == Knight { 'Q' } else { 'S' }, at.field())
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

/// The field of a sign.
#[track_caller]
pub fn field_of(sign: Sign) -> Pos {
    printed().field_of(sign).expect("a field of that sign")
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
    let before = std::mem::take(&mut hidden.missions[seat.index()]);
    hidden.spare.extend(before);
    let rival = &mut hidden.missions[1 - seat.index()];
    for mission in missions {
        if let Some(there) = rival.iter().position(|held| held == mission) {
            // The rival gets another one for it.
            let other = hidden.spare.iter().position(|spare| !missions.contains(spare)).expect("a spare one");
            std::mem::swap(&mut rival[there], &mut hidden.spare[other]);
        }
        let found = hidden.spare.iter().position(|spare| spare == mission).expect("a mission");
        hidden.missions[seat.index()].push(hidden.spare.remove(found));
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

/// Different cards, on the sides a mission asks for, that fulfil it.
#[track_caller]
pub fn fulfilling(mission: Mission) -> Vec<(StackCard, Face)> {
    let mut found: Vec<(StackCard, Face)> = Vec::new();
    // The narrowest slots first, so that no wide one takes the only card of another.
    let mut slots = printed().mission(mission).slots.clone();
    slots.sort_by_key(|Slot(_, from, to)| to - from);
    for Slot(face, from, to) in slots {
        let fits = |card: &StackCard| {
            let points = value(*card, face);
            (from..=to).contains(&points) && found.iter().all(|(other, _)| other != card)
        };
        found.push((StackCard::all().find(fits).expect("a card for each slot"), face));
    }
    found
}

/// What is printed on a side of a card.
pub fn value(card: StackCard, face: Face) -> u8 {
    let card = printed().card(card);
    if face == Giant { card.giant } else { card.windmill }
}

/// A mission that brings lances, or one that brings points; the first of its kind.
#[track_caller]
pub fn mission(lances: bool) -> Mission {
    let fits = |mission: &Mission| matches!(printed().mission(*mission).reward, Reward::Lances(_)) == lances;
    Mission::all().find(fits).expect("a mission of that reward")
}

/// How many lances or points a mission brings.
pub fn brings(mission: Mission) -> u8 {
    match printed().mission(mission).reward {
        Reward::Lances(count) | Reward::Points(count) => count,
    }
}
