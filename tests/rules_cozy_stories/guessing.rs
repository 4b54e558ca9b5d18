//! The guessing phase (CS-31 to CS-41).

use super::prepare::*;

#[test]
fn the_left_neighbour_begins_and_it_goes_round_clockwise() {
    clauses!["CS-31", "CS-32", "CS-R14", "CS-37"];
    for players in 3..=5 {
        for eldest in 0..players {
            let setup = Setup { eldest: Some(Seat(eldest)), ..Setup::people(players) };
            let mut game = CozyStories::begin(&setup, 1).expect("a set-up");
            laid(&mut game);
            for step in 1..players {
                assert_eq!(acting(&game), Seat((eldest + step) % players));
                assert_eq!(game.guesser(), Some(acting(&game)));
                assert_eq!(game.worth(), step);
                assert_eq!(game.card_for(Viewer::Public), None, "still hidden");
                miss(&mut game);
            }
        }
    }
}

#[test]
fn one_card_of_the_field_is_chosen() {
    clauses!["CS-33", "CS-38", "CS-77"];
    let mut game = begin(3);
    laid(&mut game);
    let moves = game.legal_moves(BO);
    let cards: BTreeSet<Picture> = moves
        .iter()
        .filter_map(|mv| if let Move::Guess(picture) = mv { Some(*picture) } else { None })
        .collect();
    assert_eq!((moves.len(), cards), (25, game.field.iter().collect()), "each card, and nothing else");
    let taken = wrong(&game);
    play(&mut game, BO, Move::Guess(taken));
    assert!(!game.field.contains(taken));
    assert_eq!(refused(&game, CY, Move::Guess(taken)), "CS-38");
    assert_eq!(game.legal_moves(CY).len(), 24);
}

#[test]
fn the_card_lies_before_the_guesser() {
    clauses!["CS-34", "CS-R4"];
    let mut game = begin(4);
    laid(&mut game);
    let taken = wrong(&game);
    let events = play(&mut game, BO, Move::Guess(taken));
    assert_eq!(game.guesses(), [Guess { seat: BO, picture: Some(taken), windmill: false }]);
    assert_eq!(
        events,
        [
            Event::Guessed { seat: BO, picture: Some(taken), nth: 1, windmill: false },
            Event::Wrong { seat: BO, picture: Some(taken), at: Some(game.cell_of(taken)) },
        ],
        "it is said to be wrong, and nothing else"
    );
}

#[test]
fn a_right_guess_turns_the_card_over_and_ends_the_phase() {
    clauses!["CS-35", "CS-36", "CS-85"];
    let mut game = begin(5);
    let card = laid(&mut game);
    miss(&mut game);
    let events = hit(&mut game);
    let revealed =
        Event::Revealed { seat: ADA, picture: card, at: game.cell_of(card), found: Some(CY), caught: false };
    assert_eq!(events[1], revealed);
    assert_eq!((game.phase.step, game.card_for(Viewer::Public)), (Step::Reveal, Some(card)));
    assert_eq!(game.revealed().and_then(Tale::found).map(|(guess, nth)| (guess.seat, nth)), Some((CY, 2)));
    let other = game.field.iter().next().expect("a card");
    for seat in [BO, CY, DEE, EVE] {
        assert!(game.legal_moves(seat).is_empty());
        assert_eq!(refused(&game, seat, Move::Guess(other)), "CS-85");
    }
}

#[test]
fn everybody_guesses_once_at_most() {
    clauses!["CS-39", "CS-40", "CS-87"];
    for players in 3..=5 {
        let mut game = begin(players);
        laid(&mut game);
        for step in 1..players {
            let seat = Seat(step);
            assert_eq!(game.phase.step, Step::Guess);
            miss(&mut game);
            if step + 1 < players {
                let other = wrong(&game);
                assert_eq!(refused(&game, seat, Move::Guess(other)), "CS-39");
            }
        }
        assert_eq!(game.phase.step, Step::Reveal, "{players} players: all have guessed");
        assert_eq!(game.guesses().len(), usize::from(players) - 1);
    }
}

#[test]
fn the_timer_signals_and_only_its_owner_says_that_it_is_up() {
    clauses!["CS-41", "CS-R8", "CS-86"];
    let mut game = timed(4);
    laid(&mut game);
    let time = game.time().expect("the hourglass runs");
    assert_eq!((time.what, time.seconds, time.seat), (Timed::Guessing, 30, BO));
    assert_eq!(refused(&game, CY, Move::TimeUp), "CS-84");
    assert_eq!(refused(&game, ADA, Move::TimeUp), "CS-20");
    play(&mut game, BO, Move::TimeUp);
    let other = game.time().expect("Cy’s hourglass runs");
    assert!(other.id != time.id && other.seat == CY);
    // Without a timer there is no such way out.
    let mut game = begin(4);
    laid(&mut game);
    assert_eq!(game.time(), None);
    assert_eq!(refused(&game, BO, Move::TimeUp), "CS-86");
    let card = wrong(&game);
    assert_eq!(refused(&game, BO, Move::Mark(card)), "CS-41");
}

#[test]
fn time_up_is_a_wrong_guess_without_a_card() {
    clauses!["CS-R8"];
    let mut game = timed(4);
    laid(&mut game);
    let events = play(&mut game, BO, Move::TimeUp);
    assert_eq!(
        events,
        [
            Event::Lapsed { seat: BO },
            Event::Guessed { seat: BO, picture: None, nth: 1, windmill: false },
            Event::Wrong { seat: BO, picture: None, at: None },
        ]
    );
    assert_eq!((game.field.len(), acting(&game), game.worth()), (25, CY, 2));
    hit(&mut game);
    assert_eq!(points(&game), [2, 0, 2, 0], "the second guess is worth 2");
}

#[test]
fn a_card_picked_up_counts_when_the_time_is_up() {
    clauses!["CS-R8"];
    let mut game = timed(4);
    let card = laid(&mut game);
    let other = wrong(&game);
    play(&mut game, BO, Move::Mark(other));
    assert_eq!(refused(&game, BO, Move::Mark(other)), "CS-R8");
    assert_eq!((game.phase.marked, game.field.len()), (Some(other), 25), "not placed yet");
    play(&mut game, BO, Move::Mark(card));
    let events = play(&mut game, BO, Move::TimeUp);
    assert_eq!(events[1], Event::Guessed { seat: BO, picture: Some(card), nth: 1, windmill: false });
    assert_eq!(points(&game), [1, 1, 0, 0]);
    // What one has picked up is not the next one's.
    let mut game = timed(4);
    laid(&mut game);
    let other = wrong(&game);
    play(&mut game, BO, Move::Mark(other));
    let another = game.field.iter().filter(|picture| Some(*picture) != game.hidden.card).nth(1);
    play(&mut game, BO, Move::Guess(another.expect("another wrong card")));
    assert_eq!(game.phase.marked, None);
}

#[test]
fn time_up_with_the_windmill_is_a_mistake() {
    clauses!["CS-R8", "CS-54"];
    let mut game = timed(3);
    scores(&mut game, &[0, 3, 0]);
    laid(&mut game);
    windmill(&mut game);
    play(&mut game, BO, Move::TimeUp);
    assert_eq!((points(&game), game.phase.windmill), (vec![0, 2, 0], None));
}
