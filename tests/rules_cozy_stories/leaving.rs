//! A player leaves, and the computer takes over (CS-R18).

use windmill_lane::{
    bots::Bot,
    matches::{Entry, Match, Meta},
};

use super::prepare::*;

const LEAVE: Move = Move::Leave(Sharpness::Medium);

#[test]
fn the_computer_takes_over_seat_points_and_turn() {
    clauses!["CS-R18"];
    let mut game = begin(4);
    scores(&mut game, &[1, 2, 3, 4]);
    laid(&mut game);
    let events = make(&mut game, BO, &LEAVE);
    assert_eq!(events, [Event::Left { seat: BO, sharpness: Sharpness::Medium }]);
    assert_eq!(game.player(BO).sitter, Sitter::Computer(Sharpness::Medium));
    assert_eq!((points(&game), acting(&game), game.is_laid()), (vec![1, 2, 3, 4], BO, true));
    // Also whoever is not to move, and a storyteller whose card lies.
    make(&mut game, DEE, &LEAVE);
    make(&mut game, ADA, &LEAVE);
    assert_eq!((acting(&game), game.is_laid()), (BO, true));
    assert_eq!(refused(&game, BO, LEAVE), "CS-R18", "the computer does not leave");
    assert_eq!(refused(&game, CY, LEAVE), "CS-R18", "the last person stays");
}

#[test]
fn the_phase_of_a_storyteller_who_leaves_starts_anew() {
    clauses!["CS-R18"];
    let mut cards = BTreeSet::new();
    for (seed, steps) in (0..30).zip([0, 1, 2, 3, 4].into_iter().cycle()) {
        let mut game = CozyStories::begin(&Setup::people(3), seed).expect("a set-up");
        let way = [Move::Draw, Move::Aloud, Move::Begin, Move::Finish];
        for mv in &way[..steps] {
            play(&mut game, ADA, mv.clone());
        }
        let card = game.hidden.card;
        let events = make(&mut game, ADA, &LEAVE);
        assert_eq!(events.last(), Some(&Event::Anew { seat: ADA }));
        assert_eq!((game.phase.step, game.phase.storyteller, game.phase.number), (Step::Draw, ADA, 0));
        assert_eq!((deck(&game).len(), game.hidden.card, game.story()), (25, None, None));
        if let Some(card) = card {
            cards.insert(deck(&game).iter().position(|other| *other == card));
        }
    }
    assert!(cards.len() > 10, "the card was shuffled in: {cards:?}");
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    play_text(&mut game, ADA, Move::Tell("Gone.".into()));
    make(&mut game, ADA, &LEAVE);
    assert_eq!((game.hidden.card, game.hidden.draft.as_ref()), (None, None));
}

#[test]
fn a_story_that_is_not_yet_told_is_typed_for_a_computer() {
    clauses!["CS-R18", "CS-A2"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    play(&mut game, ADA, Move::Aloud);
    make(&mut game, CY, &LEAVE);
    assert_eq!((game.phase.step, refused(&game, ADA, Move::Aloud)), (Step::Look, "CS-A2"));
    // What is being told is heard out.
    let mut game = begin(3);
    for mv in [Move::Draw, Move::Aloud, Move::Begin] {
        play(&mut game, ADA, mv);
    }
    make(&mut game, CY, &LEAVE);
    assert_eq!(game.phase.step, Step::Telling);
}

#[test]
fn leaving_is_no_step_of_the_game() {
    clauses!["CS-R18"];
    random(&Setup::people(4), 2, |game, _| {
        for seat in game.seats() {
            assert!(!game.legal_moves(seat).iter().any(|mv| matches!(mv, Move::Leave(_))));
        }
    });
}

#[test]
fn a_person_goes_on_after_a_computers_story() {
    clauses!["CS-63", "CS-A11"];
    let mut game = solo(4);
    phase(&mut game, 1);
    assert_eq!(game.phase.storyteller, BO);
    laid(&mut game);
    hit(&mut game);
    assert_eq!(acting(&game), ADA, "so that nobody is hurried past the reveal");
    next(&mut game);
    assert_eq!(acting(&game), CY);
}

#[test]
fn a_match_goes_on_without_whoever_gives_up() {
    clauses!["CS-R18"];
    let begin = || Match::<CozyStories>::begin(Meta::default(), Setup::people(3), 4).expect("a set-up");
    let mut game = begin();
    game.play(ADA, &Move::Draw).expect("a legal move");
    let told = game.resign(ADA).expect("Bo and Cy stay");
    assert_eq!(told.last(), Some(&Event::Anew { seat: ADA }));
    assert_eq!(game.meta.bots.get(&ADA), Some(&Bot::Normal), "the computer holds the seat");
    assert!(game.turn() != Turn::Over && game.standing().winners.is_empty());
    assert!(game.undo(None).is_err());
    game.resign(CY).expect("Bo stays");
    assert_eq!(game.replay().ok(), Some(3), "leaving is part of the match");
    // The journal leads to the same match.
    let mut other = begin();
    for entry in [Entry::Play(ADA, Move::Draw), Entry::Resign(ADA), Entry::Resign(CY)] {
        other.follow(&entry).expect("it happened");
    }
    assert_eq!((other.game(), &other.meta), (game.game(), &game.meta));
    // Without the last person there is no game.
    assert_eq!(game.resign(BO), Ok(Vec::new()));
    assert_eq!((game.turn(), game.standing().winners), (Turn::Over, vec![ADA, CY]));
}
