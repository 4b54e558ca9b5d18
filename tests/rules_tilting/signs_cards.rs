//! The signs about cards and lances: extra card, scatter, peek, swap, mend.

use std::collections::BTreeSet;

use super::{act::*, prepare::*, seen::*};

/// A tactical game in which Ada stopped the knight at a sign, with a hand of three left.
fn at_sign(sign: Sign) -> Tilting {
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 4);
    stop(&mut game, Knight, sign);
    assert_eq!(game.phase, Phase::Sign(sign));
    game
}

fn set(cards: &[MoveCard]) -> BTreeSet<MoveCard> {
    cards.iter().copied().collect()
}

#[test]
fn an_extra_card_is_played_once_and_two_are_drawn() {
    clauses!["TW-91", "TW-109", "TW-R25", "TW-117"];
    let mut game = at_sign(Sign::Extra);
    errands(&mut game, ADA, &[mission(true)]);
    stand(&mut game, "Q1 S1");
    assert_eq!(plays(&game, ADA), hand_of(&game, ADA), "any card of either character");
    assert_eq!(refused(&game, ADA, Move::Use), "TW-91", "a card has to be chosen");
    assert_eq!(refused(&game, ADA, Move::End), "TW-117");
    let events = step(&mut game, Squire);
    assert_eq!((stands(&game).as_str(), game.laid.len()), ("Q1 S2", 2));
    assert_eq!(drew(&events), [], "the hand is filled once, at the end");
    for card in hand_of(&game, ADA) {
        assert_eq!(refused(&game, ADA, Move::Play(*card)), "TW-109");
    }
    assert_eq!(drew(&play(&mut game, ADA, Move::End)), [(ADA, 2)]);
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 4));
}

#[test]
fn an_extra_card_may_meet_or_reach_a_sign() {
    clauses!["TW-R25", "TW-R22", "TW-41"];
    for meeple in Meeple::ALL {
        let mut game = at_sign(Sign::Extra);
        let events = play_from(&mut game, "Q3 Q6", meeple, 2);
        assert_eq!(met(&events).map(|met| met.2), Some(Windmill));
        assert_eq!((game.sides[0].won.len(), acting(&game)), (1, BO));
        assert_eq!(drew(&events), [(ADA, 2)]);
        let mut game = at_sign(Sign::Extra);
        stop(&mut game, meeple, Sign::Swap);
        assert_eq!((game.phase, acting(&game)), (Phase::Sign(Sign::Swap), ADA));
    }
}

#[test]
fn without_a_card_no_extra_card_is_offered() {
    clauses!["TW-R25"];
    let mut game = start(Board::Lance);
    hand(&mut game, ADA, &[quixote(1)]);
    let events = stop(&mut game, Knight, Sign::Extra);
    assert_eq!((acting(&game), game.phase), (BO, Phase::Play));
    assert_eq!(drew(&events), [(ADA, 4)]);
    // With one it is.
    let mut game = start(Board::Lance);
    hand(&mut game, ADA, &[quixote(1), sancho(5)]);
    stop(&mut game, Knight, Sign::Extra);
    assert_eq!(plays(&game, ADA), [sancho(5)]);
}

#[test]
fn scatter_exchanges_the_whole_other_hand() {
    clauses!["TW-93", "TW-94", "TW-95", "TW-R26"];
    let mut game = at_sign(Sign::Scatter);
    errands(&mut game, BO, &[mission(true), mission(false)]);
    errands(&mut game, ADA, &[Mission::all().last().expect("a mission")]);
    let (old, own) = (hand_of(&game, BO).to_vec(), hand_of(&game, ADA).to_vec());
    let new: Vec<MoveCard> = deck_of(&game)[..4].to_vec();
    let events = play(&mut game, ADA, Move::Use);
    assert_eq!(set(&game.discard), set(&old), "all of them, onto the discard pile");
    assert_eq!(game.discard.len(), 4);
    assert_eq!(set(hand_of(&game, BO)), set(&new), "four new ones");
    assert_eq!(hand_of(&game, BO).len(), 4);
    assert_eq!(errands_of(&game, BO), [mission(true), mission(false)], "missions stay");
    assert_eq!(hand_of(&game, ADA), own, "nobody else's hand");
    assert_eq!(drew(&events), [(BO, 4)]);
    assert_eq!((acting(&game), game.phase), (ADA, Phase::End), "Ada's turn goes on");
}

#[test]
fn scattered_cards_may_come_back_with_a_new_deck() {
    clauses!["TW-R26", "TW-R11"];
    let mut game = at_sign(Sign::Scatter);
    lay_deck(&mut game, 2);
    let (old, two) = (hand_of(&game, BO).to_vec(), game.hidden.deck.iter().copied().collect::<Vec<_>>());
    play(&mut game, ADA, Move::Use);
    let new = set(hand_of(&game, BO));
    assert!(two.iter().all(|card| new.contains(card)), "first the two of the deck");
    assert_eq!(new.intersection(&set(&old)).count(), 2, "then two of the own ones");
    assert_eq!(new.len(), 4);
}

#[test]
fn scatter_fills_a_short_hand_too() {
    clauses!["TW-R26", "TW-93"];
    let mut game = at_sign(Sign::Scatter);
    hand(&mut game, BO, &[quixote(5)]);
    play(&mut game, ADA, Move::Use);
    assert_eq!((hand_of(&game, BO).len(), &game.discard[..]), (4, &[quixote(5)][..]));
}

#[test]
fn scatter_and_peek_at_an_empty_hand() {
    clauses!["TW-R26", "TW-R12", "TW-85"];
    // With cards to draw, from the deck or the discards, an empty hand is brought to four.
    for discards in [false, true] {
        let mut game = start(Board::Lance);
        hand(&mut game, BO, &[]);
        ready(&mut game, ADA, Knight, 1);
        if discards {
            discard_deck(&mut game, 0);
        }
        stop(&mut game, Knight, Sign::Scatter);
        assert_eq!(game.phase, Phase::Sign(Sign::Scatter));
        play(&mut game, ADA, Move::Use);
        assert_eq!(hand_of(&game, BO).len(), 4);
    }
    // A sign that leaves nothing to do is not offered: no hand and no card anywhere, or no hand to look at.
    for board in [Board::Lance, Board::Row] {
        let mut game = start(board);
        hand(&mut game, BO, &[]);
        ready(&mut game, ADA, Knight, 1);
        lay_deck(&mut game, 0);
        let row = std::mem::take(&mut game.row);
        game.laid.extend(row.into_iter().map(|card| Laid { card, by: BO }));
        let mut peek = game.clone();
        stop(&mut game, Knight, Sign::Scatter);
        assert_ne!(game.phase, Phase::Sign(Sign::Scatter), "{board:?}");
        stop(&mut peek, Knight, Sign::Peek);
        assert_ne!(peek.phase, Phase::Sign(Sign::Peek), "{board:?}");
    }
}

#[test]
fn peek_shows_the_other_hand_until_it_is_put_away() {
    clauses!["TW-97", "TW-98", "TW-R28", "TW-34"];
    let mut game = at_sign(Sign::Peek);
    hand(&mut game, BO, &[quixote(2), sancho(2), quixote(4), sancho(4)]);
    errands(&mut game, BO, &[mission(true), mission(false)]);
    let seen = |game: &Tilting, viewer| {
        let view = game.table(viewer);
        let own = zones(&view, "tw-about-hand")
            .find(|zone| names(&zone.about.as_ref().expect("found by its name").name, BO));
        cards_in(&view, own.expect("Bo's hand").place.rect).len()
    };
    for viewer in [Viewer::seat(ADA), Viewer::Public] {
        assert_eq!(seen(&game, viewer), 0, "before the look");
    }
    let events = play(&mut game, ADA, Move::Use);
    assert_eq!(game.phase, Phase::Look);
    assert_eq!(seen(&game, Viewer::seat(ADA)), 4);
    assert_eq!(seen(&game, Viewer::Public), 0, "only Ada looks");
    assert_eq!(seen(&game, Viewer::seat(BO)), 4, "Bo holds them");
    // The missions stay hidden: other ones look the same.
    let mut other = game.clone();
    errands(&mut other, BO, &Mission::all().skip(6).take(2).collect::<Vec<_>>());
    assert_eq!(game.table(Viewer::seat(ADA)), other.table(Viewer::seat(ADA)));
    assert!(!text(&game, Viewer::seat(ADA)).contains("tw-mission-m"));
    // Bo is told that it happened.
    assert!(events.contains(&Event::Used { seat: ADA, sign: Sign::Peek }));
    assert!(Tilting::tell(&events[0], Viewer::seat(BO)).is_some_and(|told| told.words.is_some()));
    assert_eq!(game.legal_moves(ADA), [Move::Seen]);
    play(&mut game, ADA, Move::Seen);
    assert_eq!(seen(&game, Viewer::seat(ADA)), 0, "it is put away");
    assert_eq!(acting(&game), BO);
}

#[test]
fn swap_exchanges_any_cards_of_the_own_hand() {
    clauses!["TW-99", "TW-R27", "TW-33"];
    for subset in 1..8_u8 {
        let mut game = at_sign(Sign::Swap);
        errands(&mut game, ADA, &[mission(true)]);
        let held = hand_of(&game, ADA).to_vec();
        assert_eq!(held.len(), 3);
        let chosen: Vec<u8> = (0..3).filter(|at| subset & (1 << at) != 0).collect();
        for at in &chosen {
            play(&mut game, ADA, Move::Give(*at));
            assert_eq!(hand_of(&game, ADA), held, "they go together");
        }
        let new: Vec<MoveCard> = deck_of(&game)[..chosen.len()].to_vec();
        let events = play(&mut game, ADA, Move::Swap);
        let given: Vec<MoveCard> = chosen.iter().map(|at| held[usize::from(*at)]).collect();
        assert_eq!(set(&game.discard), set(&given));
        let kept = held.iter().filter(|card| !given.contains(card)).chain(&new).copied();
        assert_eq!(set(hand_of(&game, ADA)), kept.collect());
        assert_eq!(drew(&events), [(ADA, u8::try_from(chosen.len()).expect("up to 3"))]);
        assert_eq!((hand_of(&game, ADA).len(), game.phase), (3, Phase::End), "at once, besides the refill");
        assert_eq!(drew(&play(&mut game, ADA, Move::End)), [(ADA, 1)]);
        assert_eq!(hand_of(&game, ADA).len(), 4);
    }
}

#[test]
fn to_swap_none_is_to_leave_the_sign() {
    clauses!["TW-99"];
    let mut game = at_sign(Sign::Swap);
    let held = hand_of(&game, ADA).to_vec();
    let moves = game.legal_moves(ADA);
    assert_eq!(moves, [Move::Give(0), Move::Give(1), Move::Give(2), Move::Skip]);
    assert_eq!(refused(&game, ADA, Move::Swap), "TW-99");
    play(&mut game, ADA, Move::Skip);
    assert!(game.discard.is_empty() && held.iter().all(|card| hand_of(&game, ADA).contains(card)));
}

#[test]
fn no_card_is_swapped_twice_or_from_elsewhere() {
    clauses!["TW-99", "TW-117", "TW-112"];
    let mut game = at_sign(Sign::Swap);
    for at in [3, 4, 8, 200] {
        assert_eq!(refused(&game, ADA, Move::Give(at)), "TW-99", "there is no such card");
    }
    play(&mut game, ADA, Move::Give(1));
    assert_eq!(refused(&game, ADA, Move::Give(1)), "TW-99", "it is chosen already");
    assert_eq!(refused(&game, ADA, Move::Give(3)), "TW-99");
    assert_eq!(refused(&game, ADA, Move::End), "TW-117");
    assert_eq!(game.legal_moves(ADA), [Move::Give(0), Move::Give(2), Move::Swap]);
}

#[test]
fn swapped_cards_are_all_discarded_before_any_is_drawn() {
    clauses!["TW-R27", "TW-R11"];
    let mut game = at_sign(Sign::Swap);
    lay_deck(&mut game, 0);
    let held = hand_of(&game, ADA).to_vec();
    play_all(&mut game, ADA, &[Move::Give(0), Move::Give(2), Move::Swap]);
    // There was no other card to draw: the two come back.
    assert_eq!(set(hand_of(&game, ADA)), set(&held));
    assert!(game.discard.is_empty() && game.hidden.deck.is_empty());
}

#[test]
fn mending_turns_own_broken_lances() {
    clauses!["TW-96", "TW-101", "TW-119"];
    for (sign, mends) in [(Sign::MendOne, 1), (Sign::MendTwo, 2)] {
        for before in 1..=6_u8 {
            let mut game = at_sign(sign);
            lances(&mut game, ADA, before);
            lances(&mut game, BO, 3);
            let events = play(&mut game, ADA, Move::Use);
            let now = (before + mends).min(7);
            assert_eq!(whole(&game), [now, 3], "{sign:?} with {before} whole");
            assert!(events.contains(&Event::Mended { seat: ADA, lances: now - before, left: now }));
            assert_eq!(acting(&game), BO);
        }
    }
}

#[test]
fn with_nothing_broken_no_mending_is_offered() {
    clauses!["TW-R16", "TW-96", "TW-101"];
    for sign in [Sign::MendOne, Sign::MendTwo] {
        let mut game = start(Board::Lance);
        lances(&mut game, BO, 2);
        stop(&mut game, Knight, sign);
        assert_eq!((acting(&game), game.phase), (BO, Phase::Play), "{sign:?}");
        // A mission may mend the last one while the sign is open.
        let errand = mission(true);
        let mut game = start(Board::Lance);
        won(&mut game, ADA, &fulfilling(errand));
        errands(&mut game, ADA, &[errand]);
        lances(&mut game, ADA, 6);
        stop(&mut game, Knight, sign);
        play(&mut game, ADA, Move::Mission(errand));
        assert_eq!(refused(&game, ADA, Move::Use), "TW-R16");
        assert_eq!(game.legal_moves(ADA), [Move::Skip]);
    }
}

#[test]
fn each_sign_is_used_once_for_a_stop() {
    clauses!["TW-116"];
    for sign in [Sign::Scatter, Sign::Peek, Sign::MendOne, Sign::MendTwo] {
        let mut game = at_sign(sign);
        errands(&mut game, ADA, &[mission(true)]);
        lances(&mut game, ADA, 2);
        play(&mut game, ADA, Move::Use);
        if sign == Sign::Peek {
            play(&mut game, ADA, Move::Seen);
        }
        assert_eq!(game.phase, Phase::End);
        for mv in [Move::Use, Move::Skip, Move::Seen, Move::Swap, Move::Give(0)] {
            assert_eq!(refused(&game, ADA, mv), "TW-116", "{sign:?}");
        }
    }
}
