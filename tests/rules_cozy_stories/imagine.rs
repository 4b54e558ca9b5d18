//! What a viewer cannot know is drawn anew; what it knows stays.

use super::prepare::*;

/// The cards of the storyteller in many imagined games.
fn cards(game: &CozyStories, viewer: Viewer) -> Vec<Option<Picture>> {
    let mut rng = Rng::seeded(4);
    let imagined = (0..200).map(|_| {
        let other = game.imagine(viewer, &mut rng);
        complete(&other);
        assert_eq!(other.table(viewer), game.table(viewer), "it looks the same");
        assert_ne!(other.hidden.rng, game.hidden.rng, "chance is drawn anew");
        other.hidden.card
    });
    imagined.collect()
}

#[test]
fn the_laid_card_is_anybodys_guess_but_no_wrong_one() {
    clauses!["CS-22", "CS-90", "CS-R4"];
    let mut game = begin(4);
    laid(&mut game);
    for guesses in 0..3 {
        let found: BTreeSet<Option<Picture>> = cards(&game, Viewer::seat(CY)).into_iter().collect();
        assert_eq!(found.len(), 25 - guesses, "every card that is not known to be wrong");
        assert!(game.guesses().iter().all(|guess| !found.contains(&guess.picture)));
        let public: BTreeSet<Option<Picture>> = cards(&game, Viewer::Public).into_iter().collect();
        assert_eq!(public.len(), 25 - guesses);
        let own: BTreeSet<Option<Picture>> = cards(&game, Viewer::seat(ADA)).into_iter().collect();
        assert_eq!(own, BTreeSet::from([game.hidden.card]), "its storyteller knows it");
        if guesses < 2 {
            miss(&mut game);
        }
    }
    hit(&mut game);
    let open: BTreeSet<Option<Picture>> = cards(&game, Viewer::seat(CY)).into_iter().collect();
    assert_eq!(open, BTreeSet::from([game.hidden.card]), "now everybody does");
}

#[test]
fn cards_set_aside_are_not_it() {
    clauses!["CS-79", "CS-76"];
    let mut game = endless(3);
    let used = [phase(&mut game, 1), phase(&mut game, 1)];
    laid(&mut game);
    let found: BTreeSet<Option<Picture>> = cards(&game, Viewer::Public).into_iter().collect();
    assert_eq!(found.len(), 23);
    assert!(used.iter().all(|card| !found.contains(&Some(*card))));
}

#[test]
fn an_unlaid_story_is_exchanged() {
    clauses!["CS-22"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    play_text(&mut game, ADA, Move::Tell("The eel.".into()));
    let mut rng = Rng::seeded(1);
    for viewer in [Viewer::Public, Viewer::seat(BO)] {
        let other = game.imagine(viewer, &mut rng);
        assert!(other.hidden.draft.is_some() && other.hidden.draft != game.hidden.draft);
    }
    assert_eq!(game.imagine(Viewer::seat(ADA), &mut rng).hidden.draft, game.hidden.draft);
}

#[test]
fn the_deck_is_in_any_order() {
    clauses!["CS-07", "CS-H5"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    let mut rng = Rng::seeded(1);
    let decks: BTreeSet<Vec<Picture>> =
        (0..50).map(|_| deck(&game.imagine(Viewer::seat(ADA), &mut rng))).collect();
    assert_eq!(decks.len(), 50, "not even the storyteller knows it");
}
