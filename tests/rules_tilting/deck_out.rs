//! Deck and discard pile are both used up: hands stay short, players pass, cards come back.

use super::{act::*, prepare::*};

/// A tactical game in which all cards but the two hands lie under the paths.
fn all_laid(ada: &[MoveCard], bo: &[MoveCard]) -> Tilting {
    let mut game = start(Board::Lance);
    hand(&mut game, BO, bo);
    hand(&mut game, ADA, ada);
    lay_deck(&mut game, 0);
    stand(&mut game, "Q1 S1");
    sixty(&game);
    game
}

fn stuck(events: &[Event]) -> Vec<Seat> {
    let who = |event: &Event| if let Event::Stuck { seat } = event { Some(*seat) } else { None };
    events.iter().filter_map(who).collect()
}

#[test]
fn a_hand_stays_short_until_cards_are_back() {
    clauses!["TW-R12"];
    let ada = [quixote(1), sancho(1), quixote(2), sancho(2)];
    let bo = [card(Knight, 1, 1), card(Squire, 1, 1), quixote(3), sancho(3)];
    let mut game = all_laid(&ada, &bo);
    let events = play(&mut game, ADA, Move::Play(ada[0]));
    assert_eq!((drew(&events), hand_of(&game, ADA).len()), (vec![], 3));
    assert_eq!((acting(&game), game.outcome), (BO, None), "the game goes on");
    // Bo brings cards back by a meeting and fills the own hand; Ada's comes at the end of the next turn.
    stand(&mut game, "Q4 Q6");
    let events = play(&mut game, BO, Move::Play(bo[1]));
    assert_eq!(drew(&events), [(BO, 1)]);
    assert_eq!(hand_of(&game, ADA).len(), 3, "not before the end of an own turn");
    stand(&mut game, "Q1 S1");
    assert_eq!(drew(&play(&mut game, ADA, Move::Play(ada[2]))), [(ADA, 2)]);
    assert_eq!(hand_of(&game, ADA).len(), 4);
}

#[test]
fn as_many_as_there_are() {
    clauses!["TW-R12", "TW-R11"];
    let ada = [quixote(1), sancho(1)];
    let mut game = all_laid(&ada, &[quixote(2)]);
    // Two cards are left, three are owed.
    let back: Vec<MoveCard> = game.laid.drain(..2).map(|laid| laid.card).collect();
    game.hidden.0.deck = pile(back);
    let events = play(&mut game, ADA, Move::Play(ada[0]));
    assert_eq!(drew(&events), [(ADA, 2)]);
    assert_eq!((hand_of(&game, ADA).len(), acting(&game)), (3, BO));
}

#[test]
fn nobody_is_stuck_who_holds_a_card() {
    clauses!["TW-R13"];
    let mut game = all_laid(&[quixote(1)], &[sancho(5)]);
    for gap in 2..=23_u8 {
        // However near the two stand, each card has a field to go to.
        game.road = Road { knight: at("Q1"), squire: Pos::try_from(1 + gap).expect("a field") };
        for card in MoveCard::all().step_by(7) {
            let mut game = game.clone();
            into_hand(&mut game, ADA, card);
            assert_eq!(plays(&game, ADA), [card], "gap {gap}");
        }
    }
}

#[test]
fn an_empty_hand_passes() {
    clauses!["TW-R13", "TW-R12"];
    let bo = [quixote(1), sancho(1), quixote(2), sancho(2)];
    let mut game = all_laid(&[], &bo);
    game.active = BO;
    let events = play(&mut game, BO, Move::Play(bo[0]));
    assert_eq!((stuck(&events), drew(&events)), (vec![ADA], vec![]));
    assert_eq!((acting(&game), game.phase), (BO, Phase::Play), "Bo goes on");
    play(&mut game, BO, Move::Play(bo[1]));
    assert_eq!(hand_of(&game, BO).len(), 2);
}

#[test]
fn whoever_passes_may_play_missions() {
    clauses!["TW-R13", "TW-R14"];
    let bo = [quixote(1), sancho(1), quixote(2), sancho(2)];
    let mut game = all_laid(&[], &bo);
    let errand = mission(true);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand, mission(false)]);
    lances(&mut game, ADA, 1);
    stand(&mut game, "Q1 S1");
    game.active = BO;
    let events = play(&mut game, BO, Move::Play(bo[0]));
    assert_eq!((stuck(&events), acting(&game)), (vec![ADA], ADA));
    play(&mut game, ADA, Move::Mission(errand));
    assert_eq!(whole(&game)[0], 1 + brings(errand));
    let events = play(&mut game, ADA, Move::End);
    assert_eq!((drew(&events), acting(&game)), (vec![], BO));
}

#[test]
fn whoever_passed_is_filled_if_cards_are_back() {
    clauses!["TW-R13", "TW-R12"];
    let bo = [sancho(1), quixote(1), quixote(2), sancho(2)];
    let mut game = all_laid(&[], &bo);
    game.active = BO;
    stand(&mut game, "Q4 Q6");
    let events = play(&mut game, BO, Move::Play(bo[0]));
    // Bo meets, takes and fills; Ada has nothing to play, passes and fills; Bo goes on.
    assert_eq!((stuck(&events), drew(&events)), (vec![ADA], vec![(BO, 1), (ADA, 4)]));
    assert_eq!((acting(&game), hand_of(&game, ADA).len()), (BO, 4));
}

#[test]
fn two_empty_hands_make_a_deck_of_the_cards_under_the_paths() {
    clauses!["TW-R13"];
    let last = quixote(1);
    let mut game = all_laid(&[last], &[]);
    let order: Vec<MoveCard> = game.laid.iter().map(|laid| laid.card).chain([last]).collect();
    let events = play(&mut game, ADA, Move::Play(last));
    assert_eq!(stands(&game), "Q2 S1", "the meeples stay where they are");
    assert_eq!(drew(&events), [(BO, 4), (ADA, 4)], "whose turn it is draws first");
    assert_eq!((acting(&game), game.phase), (BO, Phase::Play), "and goes on");
    assert!(game.laid.is_empty() && game.discard.is_empty());
    assert_eq!(game.hidden.deck.len(), 60 - 8);
    let drawn: Vec<MoveCard> = hand_of(&game, BO).iter().chain(hand_of(&game, ADA)).copied().collect();
    assert_ne!(drawn, order[..8]);
    assert_ne!(drawn, order.iter().rev().take(8).copied().collect::<Vec<_>>(), "it is shuffled");
    assert_eq!(game.outcome, None, "it is no end of the game");
    sixty(&game);
}

#[test]
fn in_the_extreme_game_the_row_is_laid_again() {
    clauses!["TW-R13", "TW-R29"];
    let last = quixote(1);
    let mut game = start(Board::Row);
    hand(&mut game, BO, &[]);
    hand(&mut game, ADA, &[last]);
    lay_deck(&mut game, 0);
    let row = std::mem::take(&mut game.row);
    game.laid.extend(row.into_iter().map(|card| Laid { card, by: BO }));
    stand(&mut game, "Q1 S1");
    play(&mut game, ADA, Move::Play(last));
    assert_eq!((game.row.len(), game.laid.len()), (4, 0));
    for seat in [BO, ADA] {
        for _ in 0..4 {
            assert_eq!(acting(&game), seat, "Bo, whose turn it is, chooses four cards first");
            let pick = game.row[0];
            play(&mut game, seat, Move::Take(pick));
        }
    }
    assert_eq!((acting(&game), game.phase), (BO, Phase::Play));
    assert_eq!([ADA, BO].map(|seat| hand_of(&game, seat).len()), [4, 4]);
    assert_eq!((game.row.len(), game.hidden.deck.len()), (4, 60 - 8 - 4));
}

#[test]
fn a_normal_round_can_never_use_up_the_deck() {
    clauses!["TW-R12"];
    // The most cards a round can take: the widest gap, the smallest steps first, a last card that meets.
    let widest = StackCard::all().map(|card| printed().card(card).road().gap()).max().expect("cards");
    let mut steps: Vec<u8> = MoveCard::all().map(|card| printed().steps(card)).collect();
    steps.sort_unstable();
    let mut gap = u8::try_from(widest).expect("a gap");
    let mut cards = 0;
    for step in steps {
        cards += 1;
        if gap < step + 2 {
            break;
        }
        gap -= step;
    }
    assert!(60 - 8 - cards > 8, "the deck can always fill both hands");
}
