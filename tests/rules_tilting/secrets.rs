//! What nobody sees, or only one: checked by changing it and finding the view unchanged, and by its name.

use super::{act::*, prepare::*, seen::*};

/// Games at all kinds of moments, a few for each way to play.
fn moments() -> Vec<Tilting> {
    let mut all = Vec::new();
    for (board, charge) in modes() {
        for seed in 0..2 {
            let mut game = begin(board, charge, seed);
            let mut steps = 0;
            random(&mut game, seed, |game, _| {
                if steps % 9 == 0 && game.outcome.is_none() {
                    all.push(game.clone());
                }
                steps += 1;
            });
        }
    }
    all
}

#[test]
fn the_stack_below_its_top() {
    clauses!["TW-09", "TW-R32"];
    let mut looked = 0;
    for game in moments() {
        let mut stack: Vec<StackCard> = game.hidden.stack.iter().copied().collect();
        let below = stack.len() - 1;
        let mut other = game.clone();
        stack[..below].reverse();
        other.hidden.0.stack = pile(stack.iter().copied());
        for viewer in everybody() {
            let seen = game.table(viewer);
            assert_eq!(seen, other.table(viewer), "the order below the top");
            let text = format!("{seen:?}");
            for card in &stack[..below] {
                let id = format!("-{}\"", card.name().to_lowercase());
                assert!(!text.contains(&id), "{id} is seen by {viewer:?}");
                looked += 1;
            }
            let top = format!("-{}\"", stack[below].name().to_lowercase());
            assert!(text.contains(&top), "the open card is {top}");
        }
    }
    assert!(looked > 500, "{looked} cards were looked for");
}

#[test]
fn the_order_of_the_deck() {
    clauses!["TW-18", "TW-R32"];
    for game in moments() {
        let mut other = game.clone();
        let deck: Vec<MoveCard> = deck_of(&game);
        other.hidden.0.deck = pile(deck);
        other.hidden.0.rng = Rng::seeded(99);
        for viewer in everybody() {
            assert_eq!(game.table(viewer), other.table(viewer));
        }
    }
}

#[test]
fn a_hand_of_movement_cards() {
    clauses!["TW-34", "TW-18", "TW-R32"];
    let mut tried = 0;
    for game in moments().into_iter().filter(|game| game.phase != Phase::Look) {
        for (holder, rival) in [(ADA, BO), (BO, ADA)] {
            // A card of the hand changes places with one of the deck that is not like it.
            let Some(held) = hand_of(&game, holder).first().copied() else { continue };
            let differs = |card: &&MoveCard| told_as(**card) != told_as(held);
            let Some(card) = game.hidden.deck.iter().find(differs).copied() else { continue };
            let mut other = game.clone();
            exchange(&mut other, held, card);
            for viewer in [Viewer::seat(rival), Viewer::Public] {
                assert_eq!(game.table(viewer), other.table(viewer), "{holder:?} holds another card");
            }
            assert_ne!(game.table(Viewer::seat(holder)), other.table(Viewer::seat(holder)));
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried} hands");
}

#[test]
fn missions_in_hand() {
    clauses!["TW-11", "TW-98", "TW-R32"];
    let mut tried = 0;
    for game in moments() {
        for (holder, rival) in [(ADA, BO), (BO, ADA)] {
            let Some(held) = errands_of(&game, holder).first().copied() else { continue };
            // Another mission of the spare ones; fulfilled or not, the rival sees the same.
            for spare in 0..game.hidden.spare.len() {
                let mut other = game.clone();
                let hidden = &mut other.hidden.0;
                std::mem::swap(&mut hidden.missions[holder.index()][0], &mut hidden.spare[spare]);
                for viewer in [Viewer::seat(rival), Viewer::Public] {
                    assert_eq!(game.table(viewer), other.table(viewer), "{holder:?} holds another mission");
                }
                assert_ne!(game.table(Viewer::seat(holder)), other.table(Viewer::seat(holder)));
            }
            let key = format!("tw-mission-{}\"", held.name().to_lowercase());
            assert!(!text(&game, Viewer::seat(rival)).contains(&key), "{key} is seen");
            assert!(!text(&game, Viewer::Public).contains(&key), "{key} is seen");
            assert!(text(&game, Viewer::seat(holder)).contains(&key), "its holder reads {key}");
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried} missions");
}

#[test]
fn missions_nobody_was_dealt() {
    clauses!["TW-10", "TW-80"];
    for game in moments() {
        for viewer in everybody() {
            let text = text(&game, viewer);
            for spare in &game.hidden.spare {
                let key = format!("tw-mission-{}\"", spare.name().to_lowercase());
                assert!(!text.contains(&key), "{key} is seen by {viewer:?}");
            }
        }
    }
}

#[test]
fn a_look_at_the_hand_is_no_look_at_the_missions() {
    clauses!["TW-97", "TW-98", "TW-R28"];
    let mut game = begin(Board::Lance, None, 7);
    stop(&mut game, Knight, Sign::Peek);
    play(&mut game, ADA, Move::Use);
    assert_eq!(game.phase, Phase::Look);
    let ada = text(&game, Viewer::seat(ADA));
    for held in errands_of(&game, BO) {
        assert!(!ada.contains(&format!("tw-mission-{}\"", held.name().to_lowercase())));
    }
    // Another card in Bo's hand: Ada sees it, the room does not.
    let held = hand_of(&game, BO)[0];
    let differs = |card: &&MoveCard| told_as(**card) != told_as(held);
    let card = game.hidden.deck.iter().find(differs).copied().expect("another card");
    let mut other = game.clone();
    exchange(&mut other, held, card);
    assert_ne!(game.table(Viewer::seat(ADA)), other.table(Viewer::seat(ADA)));
    assert_eq!(game.table(Viewer::Public), other.table(Viewer::Public));
    // And once it is put away, neither does Ada.
    let [game, other] = [game, other].map(|game| after(&game, ADA, Move::Seen));
    assert_eq!(game.table(Viewer::seat(ADA)), other.table(Viewer::seat(ADA)));
}

#[test]
fn what_is_told_names_no_hidden_card() {
    clauses!["TW-34", "TW-18", "TW-R28"];
    // Cards that are drawn and hands that are looked at are told by their number alone.
    for event in [
        Event::Drew { seat: ADA, cards: 3 },
        Event::Used { seat: ADA, sign: Sign::Peek },
        Event::Renewed { cards: 20 },
        Event::Gathered { cards: 60 },
    ] {
        for viewer in everybody() {
            let told = format!("{:?}", Tilting::tell(&event, viewer));
            assert!(!told.contains("tw-card-") && !told.contains("tw-mission-m"), "{told}");
        }
    }
    let told = |game: &Tilting, mv| {
        let mut game = game.clone();
        let events = game.play(ADA, &mv).expect("a move").events;
        let told: Vec<_> = events.iter().map(|event| Tilting::tell(event, Viewer::seat(BO))).collect();
        format!("{told:?}")
    };
    // Two games that differ in what Ada will draw are told alike.
    let game = start(Board::Lance);
    let mut other = game.clone();
    let deck: Vec<MoveCard> = deck_of(&game);
    other.hidden.0.deck = pile(deck);
    for card in hand_of(&game, ADA) {
        assert_eq!(told(&game, Move::Play(*card)), told(&other, Move::Play(*card)));
    }
}
