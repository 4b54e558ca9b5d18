//! Plays moves, and tries those that must be refused.

use super::prepare::*;

/// Makes a move that must be listed; what happened. No movement card comes or goes.
#[track_caller]
pub fn play(game: &mut Tilting, seat: Seat, mv: Move) -> Vec<Event> {
    let listed = game.legal_moves(seat);
    assert!(listed.contains(&mv), "{mv:?} of {seat:?} is not among {listed:?} in {:?}", game.phase);
    match game.play(seat, &mv) {
        Ok(played) => {
            sixty(game);
            played.events
        }
        Err(refusal) => panic!("{mv:?} of {seat:?} is {refusal}"),
    }
}

/// Makes several moves.
#[track_caller]
pub fn play_all(game: &mut Tilting, seat: Seat, moves: &[Move]) -> Vec<Event> {
    let mut events = Vec::new();
    for mv in moves {
        events.extend(play(game, seat, *mv));
    }
    events
}

/// The game after a move.
#[track_caller]
pub fn after(game: &Tilting, seat: Seat, mv: Move) -> Tilting {
    let mut game = game.clone();
    play(&mut game, seat, mv);
    game
}

/// Tries a move that must be refused and unlisted and change nothing; the clause that forbids it.
#[track_caller]
pub fn refused(game: &Tilting, seat: Seat, mv: Move) -> &'static str {
    assert!(!game.legal_moves(seat).contains(&mv), "{mv:?} of {seat:?} is listed in {:?}", game.phase);
    let before = game.clone();
    let mut tried = game.clone();
    match tried.play(seat, &mv) {
        Ok(played) => panic!("{mv:?} of {seat:?} was made: {played:?}"),
        Err(refusal) => {
            assert_eq!(before, tried, "the refused {mv:?} changed the game");
            refusal.clause.0
        }
    }
}

/// Every movement card is in exactly one place.
#[track_caller]
pub fn sixty(game: &Tilting) {
    let hidden = &game.hidden;
    let laid = game.laid.iter().map(|laid| &laid.card);
    let open = game.discard.iter().chain(&game.row).chain(laid);
    let mut cards: Vec<usize> = hidden
        .deck
        .iter()
        .chain(hidden.hands.iter().flatten())
        .chain(open)
        .map(|card| card.index())
        .collect();
    cards.sort_unstable();
    assert_eq!(cards, (0..60).collect::<Vec<_>>(), "the movement cards");
}

/// The moves of a seat that play movement cards.
pub fn plays(game: &Tilting, seat: Seat) -> Vec<MoveCard> {
    let card = |mv| if let Move::Play(card) = mv { Some(card) } else { None };
    game.legal_moves(seat).into_iter().filter_map(card).collect()
}

/// Whose move it is.
#[track_caller]
pub fn acting(game: &Tilting) -> Seat {
    let seats: Vec<Seat> = game.turn().acting().iter().collect();
    assert_eq!(seats.len(), 1, "one player acts: {seats:?}");
    seats[0]
}

/// The active player meets: for a giant on Sancho's board, for a windmill on Quixote's.
#[track_caller]
pub fn meet(game: &mut Tilting, face: Face) -> Vec<Event> {
    stand(game, if face == Giant { "S5 S3" } else { "Q4 Q6" });
    step(game, if face == Giant { Knight } else { Squire })
}

/// The active player plays a card that neither meets nor reaches a sign.
#[track_caller]
pub fn idle(game: &mut Tilting) -> Vec<Event> {
    stand(game, "Q1 S1");
    step(game, Knight)
}

/// The active player stops a meeple at a sign, by a card of one step and far from the other meeple.
#[track_caller]
pub fn stop(game: &mut Tilting, meeple: Meeple, sign: Sign) -> Vec<Event> {
    let field = field_of(sign);
    let before = field.back(meeple, 1).expect("a field before the sign");
    stand(game, "Q1 S1");
    game.road = game.road.with(meeple, before);
    step(game, meeple)
}

/// The active player plays a card of one step.
#[track_caller]
pub fn step(game: &mut Tilting, meeple: Meeple) -> Vec<Event> {
    let seat = game.active;
    let card = ready(game, seat, meeple, 1);
    play(game, seat, Move::Play(card))
}

/// The active player plays a card of so many steps from these fields.
#[track_caller]
pub fn play_from(game: &mut Tilting, fields: &str, meeple: Meeple, steps: u8) -> Vec<Event> {
    stand(game, fields);
    let seat = game.active;
    let card = ready(game, seat, meeple, steps);
    play(game, seat, Move::Play(card))
}

/// Who drew from the deck, and how many cards.
pub fn drew(events: &[Event]) -> Vec<(Seat, u8)> {
    let drew =
        |event: &Event| if let Event::Drew { seat, cards } = event { Some((*seat, *cards)) } else { None };
    events.iter().filter_map(drew).collect()
}

/// How two met, where it counted, and what was taken.
pub fn met(events: &[Event]) -> Option<(Relation, String, Face)> {
    events.iter().find_map(|event| match event {
        Event::Took { relation, place, face, .. } => Some((*relation, name(*place), *face)),
        _ => None,
    })
}

/// Plays listed moves at random until the game is over; `look` sees each position and what led to it.
pub fn random(game: &mut Tilting, seed: u64, mut look: impl FnMut(&Tilting, &[Event])) {
    let mut rng = Rng::seeded(seed);
    look(game, &[]);
    for _ in 0..5000 {
        let Some(seat) = game.turn().acting().iter().next() else { return };
        let moves = game.legal_moves(seat);
        let mv = *rng.pick(&moves).expect("whoever acts has a move");
        let played = game.play(seat, &mv).expect("a listed move");
        look(game, &played.events);
    }
    panic!("the game is not over");
}
