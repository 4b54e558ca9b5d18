//! The end of a phase (CS-63 to CS-68).

use super::prepare::*;

#[test]
fn points_are_marked_before_the_cards_go_back() {
    clauses!["CS-63", "CS-64"];
    let mut game = begin(4);
    laid(&mut game);
    miss(&mut game);
    hit(&mut game);
    assert_eq!(points(&game), [2, 0, 2, 0], "they are marked");
    assert_eq!((game.field.len(), game.guesses().len()), (23, 2), "the cards still lie there");
    let events = next(&mut game);
    assert_eq!(events, [Event::Returned, Event::Shuffled, Event::Next { seat: BO }]);
    assert_eq!((game.field.len(), game.guesses().len()), (25, 0));
    let lying = Viewer::Public;
    assert_eq!(game.card_for(lying), None);
}

#[test]
fn a_guess_card_returns_to_its_own_cell() {
    clauses!["CS-R12", "CS-64"];
    let mut game = begin(5);
    let layout = game.layout;
    for right in [4, 0, 2, 1, 3] {
        phase(&mut game, right);
        assert_eq!(game.layout, layout);
    }
}

#[test]
fn the_windmill_goes_back_to_the_centre() {
    clauses!["CS-65"];
    let mut game = begin(4);
    phase(&mut game, 1);
    scores(&mut game, &[2, 2, 2, 2]);
    laid(&mut game);
    windmill(&mut game);
    hit(&mut game);
    assert_eq!(game.phase.windmill, Some(CY));
    let events = next(&mut game);
    assert!(events.contains(&Event::WindmillBack));
    assert_eq!(game.phase.windmill, None);
    laid(&mut game);
    windmill(&mut game);
    assert_eq!(game.phase.windmill, Some(DEE), "in the same round");
}

#[test]
fn the_story_card_is_shuffled_in() {
    clauses!["CS-66", "CS-67"];
    let mut places = BTreeSet::new();
    let mut again = false;
    for seed in 0..60 {
        let mut game = CozyStories::begin(&Setup::people(3), seed).expect("a set-up");
        let before = deck(&game);
        let card = phase(&mut game, 1);
        let after = deck(&game);
        assert_eq!(after.len(), 25);
        let rest: Vec<Picture> = after.iter().copied().filter(|other| *other != card).collect();
        assert_ne!(rest, before[1..], "all cards are in a new order");
        places.insert(after.iter().position(|other| *other == card));
        again |= after[0] == card;
    }
    // Of 60 cards drawn for 25 places about 22 different ones come up.
    assert!(places.len() > 15, "{places:?}");
    // Within 9 phases some card comes twice in most games.
    let mut twice = 0;
    for seed in 0..20 {
        let game = random(&Setup::people(3), seed, |_, _| ());
        let told: BTreeSet<Picture> = game.tales.iter().map(|tale| tale.picture).collect();
        twice += usize::from(told.len() < game.tales.len());
    }
    assert!(twice > 5 || again, "a card may come again: {twice}");
}

#[test]
fn the_left_neighbour_tells_next() {
    clauses!["CS-68", "CS-R14"];
    let mut game = CozyStories::begin(&Setup { eldest: Some(CY), ..Setup::people(4) }, 1).expect("a set-up");
    for seat in [CY, DEE, ADA, BO, CY] {
        assert_eq!((game.phase.storyteller, acting(&game)), (seat, seat));
        phase(&mut game, 2);
    }
}
