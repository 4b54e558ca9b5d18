//! Alone (WW-160 to WW-181).

use super::{act::*, prepare::*};

fn solo(switches: u8) -> WolfWalkers {
    begin(&Setup { switches, ..base(1) }, 3)
}

#[test]
fn setting_up() {
    clauses!["WW-160", "WW-161", "WW-162", "WW-163"];
    let game = solo(3);
    assert_eq!((game.players.len(), deck_of(&game).len(), sides(&game).as_str()), (1, 49, "SSSSGG"));
    assert_eq!((game.blocked(), game.doomed()), (Some(Slot::T1), Some(Slot::B3)));
    assert_eq!(game.hidden.deck.switches(), 3);
    let view = game.table(Viewer::seat(ADA));
    for key in ["ww-blocker", "ww-remover"] {
        let lies =
            view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key));
        assert!(lies, "{key} lies in the Market");
    }
}

#[test]
fn modules_that_need_another() {
    clauses!["WW-164", "WW-165", "WW-166"];
    let setup = Setup { modules: Modules::All, ..base(1) };
    let out = [71, 72, 73, 86, 89, 94];
    assert!(setup.drawable().iter().all(|card| !out.contains(&card.number())));
    assert_eq!(setup.drawable().len(), 19);
    assert!(!setup.quirks().contains(&Quirk::StrongestPack));
    assert_eq!(setup.quirks().len(), 14);
    for number in out {
        let cards = vec![
            Opportunity::of(number).expect("a card"),
            Opportunity::of(74).expect("a card"),
            Opportunity::of(75).expect("a card"),
        ];
        let chosen = Setup { opportunities: cards, ..setup.clone() };
        assert_eq!(chosen.check().expect_err("it needs another").clause.0, "WW-164");
    }
    let chosen = Setup { quirk: Some(Quirk::StrongestPack), ..setup.clone() };
    assert_eq!(chosen.check().expect_err("it needs another").clause.0, "WW-166");
    for seed in 0..30 {
        let game = begin(&setup, seed);
        assert!(game.opportunities.iter().all(|card| !out.contains(&card.number())));
        assert_ne!(game.quirk, Some(Quirk::StrongestPack));
        // Three markers show what was used; Blocker and Remover are two others.
        let view = game.table(Viewer::Public);
        let markers = view
            .pieces
            .iter()
            .filter(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == "ww-about-marker"));
        assert_eq!(markers.count(), 3);
    }
}

#[test]
fn the_blocked_card() {
    clauses!["WW-167", "WW-168", "WW-169", "WW-170", "WW-177"];
    let mut game = solo(0);
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-168");
    assert_eq!(takeable(&game), [Slot::T2, Slot::T3, Slot::B1, Slot::B2, Slot::B3]);
    let blocked = game.market.card(Slot::T1);
    take(&mut game, Slot::T3);
    assert_eq!(game.market.card(Slot::T1), blocked);
    assert!(takeable(&game).contains(&Slot::T1), "the block ends with the turn");
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T2, at: Cell::new(0, 1) }), "WW-168");
    // One card a turn, laid by the same rules.
    assert_eq!(game.display(ADA).len(), 1);
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(1, 1) }), "WW-37");
}

#[test]
fn the_doomed_card() {
    clauses!["WW-171", "WW-172", "WW-174", "WW-175", "WW-R28"];
    let mut game = solo(0);
    let doomed = game.market.card(Slot::B3).expect("a card");
    let deck = deck_of(&game);
    let events = take(&mut game, Slot::T3);
    assert_eq!(game.discard, [doomed]);
    assert!(events.contains(&Event::Removed { face: doomed }));
    // Both places are filled: first that of the card that was taken, with their sides.
    assert_eq!(game.market.card(Slot::T3), Some(Face::Story(deck[0])));
    let new = game.market.card(Slot::B3).expect("filled");
    assert_eq!((story_of(&game, new), new.side()), (deck[1], Side::Goal));
    assert_eq!(sides(&game), "SSSSGG");
    assert_eq!(deck_of(&game).len(), 47);
    // Taken, it is not thrown out, and no neighbour goes in its stead.
    let mut game = solo(0);
    take(&mut game, Slot::B3);
    assert!(game.discard.is_empty());
    assert_eq!(deck_of(&game).len(), 48);
    assert_eq!(game.doomed(), Some(Slot::B2), "the markers move all the same");
}

#[test]
fn the_markers_go_round() {
    clauses!["WW-173", "WW-178", "WW-E19", "WW-R1"];
    let mut game = solo(0);
    let mut seen = Vec::new();
    for _ in 0..25 {
        let (blocked, doomed) = (game.blocked().expect("alone"), game.doomed().expect("alone"));
        let ring = |slot| Slot::RING.iter().position(|at| *at == slot).expect("on the ring");
        assert_eq!((ring(blocked) + 3) % 6, ring(doomed), "three steps apart");
        seen.push((blocked, doomed));
        let slot = takeable(&game)[0];
        take(&mut game, slot);
    }
    use Slot::*;
    assert_eq!(seen[..7], [(T1, B3), (T2, B2), (T3, B1), (B3, T1), (B2, T2), (B1, T3), (T1, B3)]);
    assert_eq!(seen[24], (T1, B3));
}

#[test]
fn switch_cards_alone() {
    clauses!["WW-176", "WW-E20", "WW-R6", "WW-R29"];
    let mut game = solo(3);
    let mut first = None;
    for turn in 1..=8 {
        // Never the doomed card, so that one is thrown out in each turn.
        let doomed = game.doomed();
        let slot = takeable(&game).into_iter().find(|slot| Some(*slot) != doomed).expect("a card");
        let events = take(&mut game, slot);
        assert_eq!(game.discard.len(), turn);
        if let Some(at) = events.iter().position(|event| *event == Event::Switched) {
            first = first.or(Some(turn));
            let refills: Vec<usize> =
                (0..events.len()).filter(|at| matches!(events[*at], Event::Refilled { .. })).collect();
            assert!(refills[0] < at && at < refills[1], "between the two refills");
            let turned = events.iter().position(|event| matches!(event, Event::Turned { .. }));
            assert!(turned.expect("they turn") > refills[1], "once both places are filled");
            assert_eq!(sides(&game), "GSSSGS");
            // The markers stay at their places, whatever turns beneath them.
            assert_eq!((game.blocked(), game.doomed()), (Some(Slot::T2), Some(Slot::B2)));
        }
    }
    assert_eq!(first, Some(7));
}

#[test]
fn the_last_card() {
    clauses!["WW-179", "WW-180", "WW-R30", "WW-181"];
    let mut most = 0;
    for seed in 0..20 {
        let mut game = begin(&base(1), seed);
        let mut before = game.clone();
        random(&mut game, seed, |game, _| {
            assert_eq!(game.market.cards().count(), 6, "the Market is full in every turn");
            before = game.clone();
        });
        assert!(game.is_over());
        assert_eq!((game.display(ADA).len(), game.turns), (25, 25));
        assert_eq!(game.discard, before.discard, "no Remover after the last card");
        assert_eq!(game.steps, before.steps);
        most = most.max(game.discard.len());
        let standing = game.standing();
        assert_eq!((standing.winners.len(), standing.scores.len()), (0, 1));
        assert_eq!(standing.decided.expect("an end").key, "ww-end-alone");
        assert_eq!(standing.scores[0].1, i64::from(points(&game, ADA)));
    }
    assert!((15..=24).contains(&most), "{most} thrown out");
}

#[test]
fn nothing_left_to_take() {
    clauses!["WW-R18", "WW-R31"];
    let mut game = solo(0);
    // The deck is used up, and the only card is blocked after this turn.
    lay_deck(&mut game, []);
    let lies = market(&game);
    game.discard = lies[2..6].iter().flatten().copied().collect();
    for slot in [Slot::T3, Slot::B1, Slot::B2, Slot::B3] {
        game.market.0[slot.index()].card = None;
    }
    // T2 is taken, nothing lies at the Remover, and the Blocker comes to T2, which is empty.
    let before = game.steps;
    let events = game.play(ADA, &Move::Lay { slot: Slot::T2, at: Cell::START }).expect("a card").events;
    assert!(!events.iter().any(|event| matches!(event, Event::Removed { .. })));
    assert_eq!(game.steps, before + 1, "both markers move");
    assert_eq!(takeable(&game), [Slot::T1]);
    // T1 is taken too: now what was thrown out becomes the deck.
    let events = game.play(ADA, &Move::Lay { slot: Slot::T1, at: Cell::new(0, 1) }).expect("a card").events;
    assert!(events.iter().any(|event| matches!(event, Event::Renewed { cards: 4 })));
    assert!(!takeable(&game).is_empty());
    assert!(game.discard.is_empty());
}

/// Where Blocker and Remover go next is marked on the cards there, and said.
#[test]
fn where_they_go_next_is_marked() {
    clauses!["WW-173"];
    let mut game = begin(&base(1), 3);
    for _ in 0..7 {
        let view = game.table(Viewer::seat(ADA));
        let marked = |name: &str| {
            let key = format!("ww-now-next-{name}");
            let says =
                |about: &windmill_lane::rules::table::About| about.now.iter().any(|words| words.key == key);
            let of: Vec<_> =
                view.pieces.iter().filter(|piece| piece.about.as_ref().is_some_and(says)).collect();
            assert_eq!(of.len(), 1, "{name}");
            assert!(format!("{:?}", of[0].face).contains(&format!("marker-{name}")));
            of[0].places[0].rect
        };
        let (blocker, remover) = (marked("blocker"), marked("remover"));
        let slot = (0..3).map(|at| Slot::ALL[at]).chain([Slot::B3, Slot::B2, Slot::B1]).collect::<Vec<_>>();
        let at = slot.iter().position(|slot| Some(*slot) == game.blocked()).expect("a place");
        let place = |slot: Slot| {
            let zone = view.zones.iter().find(|zone| zone.id.0 == 10 + slot.index() as u16).expect("a place");
            zone.place.rect
        };
        assert_eq!(blocker, place(slot[(at + 1) % 6]));
        assert_eq!(remover, place(slot[(at + 4) % 6]));
        let mv = game.legal_moves(ADA).into_iter().find(|mv| matches!(mv, Move::Lay { .. })).expect("a move");
        game.play(ADA, &mv).expect("a legal move");
    }
}
