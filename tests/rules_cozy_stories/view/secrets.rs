//! The story card shows where it may, and nothing else depends on it.

use super::*;

/// The same game with another card in the storyteller's hand.
fn other_card(game: &CozyStories) -> Option<CozyStories> {
    let card = game.hidden.card?;
    let guessed = |picture: Picture| game.guesses().iter().any(|guess| guess.picture == Some(picture));
    let other = deck(game).into_iter().find(|picture| !guessed(*picture))?;
    let mut game = game.clone();
    let hidden = &mut game.hidden.0;
    hidden.deck.take_where(|picture| *picture == other);
    hidden.deck.lay(card);
    hidden.card = Some(other);
    Some(game)
}

/// Steps of the state machine at which the card may be shown to somebody.
fn may_show(game: &CozyStories, viewer: Viewer) -> bool {
    match game.phase.step {
        Step::Look | Step::Written => viewer.sees(game.phase.storyteller),
        Step::Reveal => true,
        _ => false,
    }
}

#[test]
fn the_card_shows_to_its_storyteller_and_after_the_reveal() {
    clauses!["CS-22", "CS-35", "CS-90", "CS-H1", "CS-R3", "CS-R11"];
    let mut shown = 0;
    for (setup, seed) in setups().into_iter().zip(7..) {
        random(&setup, seed, |game, _| {
            for viewer in everybody(game) {
                let view = game.table(viewer);
                let story =
                    format!("{}’s card", ["Ada", "Bo", "Cy", "Dee", "Eve"][game.phase.storyteller.index()]);
                let cards: Vec<&Piece> = view
                    .pieces
                    .iter()
                    .filter(|piece| piece.about.as_ref().is_some_and(|about| say(&about.name) == story))
                    .collect();
                let scenes = cards.iter().flat_map(|piece| pictures(&piece.face));
                let scenes: Vec<String> =
                    scenes.filter(|art| art.contains("scene-") && !art.contains("back")).collect();
                if may_show(game, viewer) {
                    let card = game.hidden.card.expect("somebody has it");
                    assert_eq!(scenes, [art(card)], "{:?}", game.phase.step);
                    shown += 1;
                } else {
                    assert!(scenes.is_empty(), "{scenes:?} at {:?}", game.phase.step);
                }
                assert!(cards.len() <= 1);
            }
        });
    }
    assert!(shown > 100, "{shown}");
}

#[test]
fn another_card_gives_the_same_table() {
    clauses!["CS-H1", "CS-H3", "CS-H4", "CS-H6", "CS-07", "CS-23"];
    let (mut same, mut different) = (0, 0);
    for (setup, seed) in setups().into_iter().zip(20..) {
        random(&setup, seed, |game, _| {
            let Some(other) = other_card(game).filter(|_| game.phase.step != Step::Reveal) else { return };
            for viewer in everybody(game) {
                let (one, two) = (game.table(viewer), other.table(viewer));
                if may_show(game, viewer) {
                    assert_ne!(one, two);
                    different += 1;
                } else {
                    assert_eq!(one, two, "{viewer:?} at {:?}", game.phase.step);
                    same += 1;
                }
            }
        });
    }
    assert!(same > 300 && different > 20, "{same} alike, {different} different");
}

#[test]
fn what_differs_for_the_storyteller_is_the_card_and_its_twin() {
    clauses!["CS-H6", "CS-22"];
    let mut game = begin(4);
    play(&mut game, ADA, Move::Draw);
    let other = other_card(&game).expect("another card");
    let (one, two) = (seen(&game, ADA), seen(&other, ADA));
    let changed = |a: &[Piece], b: &[Piece]| a.iter().filter(|piece| !b.contains(piece)).count();
    assert_eq!(changed(&one.pieces, &two.pieces), 1, "the card");
    let zones: Vec<&Zone> = one.zones.iter().filter(|zone| !two.zones.contains(zone)).collect();
    let [twin] = zones[..] else { panic!("one place is lit: {zones:?}") };
    let card = showing(&one, game.hidden.card.expect("a card"));
    let lying = card.iter().find(|piece| lies_in(rect(piece), twin.place.rect)).expect("its twin lies in it");
    assert_ne!(say(&lying.about.as_ref().expect("its name").name), "Ada’s card");
    assert_eq!((&one.offers.len(), &one.denied.len()), (&two.offers.len(), &two.denied.len()));
    // Laid, nothing is lit.
    play_text(&mut game, ADA, Move::Tell(TEXT.into()));
    play(&mut game, ADA, Move::Lay);
    for viewer in everybody(&game) {
        let view = game.table(viewer);
        assert!(view.zones.iter().all(|zone| zone.place.rect != twin.place.rect || zone.id != twin.id));
    }
}

#[test]
fn only_the_private_look_is_private() {
    clauses!["CS-H2", "CS-H9"];
    for setup in setups() {
        random(&setup, 3, |game, _| {
            for viewer in everybody(game) {
                let looks = matches!(game.phase.step, Step::Look | Step::Written)
                    && viewer.sees(game.phase.storyteller);
                assert_eq!(game.table(viewer).private, looks);
            }
        });
    }
    const { assert!(!CozyStories::HANDS, "between guesses there is no curtain") };
}

#[test]
fn another_look_shows_the_same_card() {
    clauses!["CS-H5"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    let card = game.hidden.card.expect("a card");
    for _ in 0..3 {
        assert_eq!(showing(&game.table(Viewer::Public), card).len(), 1, "behind the curtain only the twin");
        assert_eq!(showing(&seen(&game, ADA), card).len(), 2, "the card and its twin");
    }
}

#[test]
fn a_story_is_its_tellers_until_the_card_lies() {
    clauses!["CS-27", "CS-29", "CS-H2"];
    let text = "The kettle knew before we did.";
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    play_text(&mut game, ADA, Move::Tell(text.into()));
    for viewer in everybody(&game) {
        let view = game.table(viewer);
        let read = view.zones.iter().any(|zone| texts(&zone.face).iter().any(|said| said == text));
        assert_eq!(read, viewer.sees(ADA), "{viewer:?}");
        assert_eq!(format!("{view:?}").contains(text), viewer.sees(ADA), "{viewer:?}");
    }
    play(&mut game, ADA, Move::Lay);
    for viewer in everybody(&game) {
        let view = game.table(viewer);
        let read = view.zones.iter().any(|zone| texts(&zone.face).iter().any(|said| said == text));
        assert!(read, "{viewer:?}");
        assert!(!view.offers.iter().any(|offer| matches!(offer.gesture, Gesture::Text { .. })));
    }
}

#[test]
fn the_log_knows_no_card_before_it_is_turned_over() {
    clauses!["CS-H3", "CS-H4"];
    let mut lines = 0;
    for (setup, seed) in setups().into_iter().zip(60..) {
        random(&setup, seed, |game, events| {
            let turned = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
            if turned {
                return;
            }
            let Some(card) = game.hidden.card else { return };
            let guessed = game.guesses().iter().any(|guess| guess.picture == Some(card));
            for told in events.iter().filter_map(|event| CozyStories::tell(event, Viewer::Public)) {
                let Some(words) = &told.words else { continue };
                assert!(guessed || !say(words).contains(&at(game, card)), "{}", say(words));
                let id = format!("scene-{:02}", card.index() + 1);
                assert!(!format!("{told:?}").contains(&id) && !format!("{told:?}").contains(&card.id()));
                lines += 1;
            }
        });
    }
    assert!(lines > 100, "{lines}");
}
