//! What no undo takes back (CS-H7).

use super::prepare::*;
use windmill_lane::matches::{Match, Meta};

/// Plays a step and says whether undo stops there.
#[track_caller]
fn walled(game: &mut CozyStories, seat: Seat, mv: &Move) -> bool {
    game.play(seat, mv).expect("a legal move").wall == Some(Wall::Revealed)
}

#[test]
fn what_was_seen_heard_or_guessed_stays() {
    clauses!["CS-H7", "CS-R6", "CS-87"];
    let mut game = begin(4);
    phase(&mut game, 1);
    scores(&mut game, &[2, 2, 2, 2]);
    assert!(walled(&mut game, BO, &Move::Draw), "the card was seen");
    assert!(!walled(&mut game, BO, &Move::Tell(TEXT.into())), "a story can be taken back");
    assert!(walled(&mut game, BO, &Move::Lay), "laid");
    assert!(walled(&mut game, CY, &Move::Windmill), "taken for good");
    let card = wrong(&game);
    assert!(walled(&mut game, CY, &Move::Guess(card)), "a placed guess");
    let card = game.hidden.card.expect("a card");
    assert!(walled(&mut game, DEE, &Move::Guess(card)), "a reveal");
    let mut game = begin(3);
    for (mv, wall) in [
        (Move::Draw, true),
        (Move::Aloud, false),
        (Move::Begin, true),
        (Move::Finish, true),
        (Move::Lay, true),
    ] {
        assert_eq!(walled(&mut game, ADA, &mv), wall, "{mv:?}");
    }
}

#[test]
fn undo_is_refused_there() {
    clauses!["CS-H7"];
    let mut game = Match::<CozyStories>::begin(Meta::default(), Setup::people(3), 1).expect("a set-up");
    game.play(ADA, &Move::Draw).expect("a legal move");
    assert!(game.undo(Some(ADA)).is_err());
    game.play(ADA, &Move::Tell("Hm.".into())).expect("a legal move");
    game.undo(Some(ADA)).expect("it is not laid");
    assert_eq!(game.game().hidden.draft, None);
    game.play(ADA, &Move::Tell("Oh.".into())).expect("a legal move");
    game.play(ADA, &Move::Lay).expect("a legal move");
    assert!(game.undo(Some(ADA)).is_err() && game.undo(None).is_err());
    let card = wrong(game.game());
    game.play(BO, &Move::Guess(card)).expect("a legal move");
    assert!(game.undo(Some(BO)).is_err() && game.undo(None).is_err());
}

#[test]
fn the_same_card_shows_however_often_one_looks() {
    clauses!["CS-H5", "CS-H9", "CS-H2"];
    let mut game = Match::<CozyStories>::begin(Meta::default(), Setup::people(3), 1).expect("a set-up");
    let due = deck(game.game())[0];
    game.play(ADA, &Move::Draw).expect("a legal move");
    let ada = Viewer::seat(ADA);
    for _ in 0..3 {
        assert_eq!(game.game().card_for(ada), Some(due));
        assert!(game.game().table(ada).private, "the curtain falls before each look");
        assert!(!game.game().table(Viewer::Public).private);
        assert!(!game.game().table(Viewer::seat(BO)).private);
        game.play(ADA, &Move::Tell("Hm.".into())).expect("a legal move");
        assert_eq!(game.game().draft_for(ada), Some("Hm."), "what was typed is kept");
        game.undo(Some(ADA)).expect("it is not laid");
        // Saved and loaded it is the same look, behind a curtain again.
        let text = game.write().expect("a save");
        let loaded = Match::<CozyStories>::read(&text).expect("a sound save");
        game = loaded.game;
    }
}
