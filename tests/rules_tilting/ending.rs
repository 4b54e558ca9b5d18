//! The game is over: by lances at once, or by points with the last card.

use super::{act::*, prepare::*};

/// A game with one card left in the stack; Ada and Bo have taken the others, all as windmills.
fn last_card() -> Tilting {
    let mut game = start(Board::Shield);
    let last = game.top().expect("an open card");
    for (at, card) in StackCard::all().filter(|card| *card != last).enumerate() {
        game.sides[at % 2].won.push(Won { card, face: Windmill });
    }
    game.hidden.0.stack = pile([last]);
    game
}

/// Nothing more can be done, and the result stands.
#[track_caller]
fn over(game: &Tilting) {
    assert_eq!(game.turn(), Turn::Over);
    let held: Vec<Move> = [ADA, BO]
        .into_iter()
        .flat_map(|seat| {
            let cards = hand_of(game, seat).iter().map(|card| Move::Play(*card));
            cards.chain(errands_of(game, seat).iter().map(|errand| Move::Mission(*errand)))
        })
        .chain([Move::End, Move::Use, Move::Skip, Move::Seen, Move::Swap, Move::Give(0)])
        .collect();
    for seat in [ADA, BO] {
        assert!(game.legal_moves(seat).is_empty());
        for mv in &held {
            assert_eq!(refused(game, seat, *mv), "TW-115", "{mv:?}");
        }
    }
}

#[test]
fn the_last_card_ends_the_game_and_points_decide() {
    clauses!["TW-02", "TW-70", "TW-73", "TW-115"];
    for winner in [ADA, BO] {
        let mut game = last_card();
        errands(&mut game, ADA, &[mission(true), mission(false)]);
        // One card of the higher points more or less decides.
        game.sides[winner.index()].won.iter_mut().for_each(|won| won.face = Giant);
        let events = meet(&mut game, Windmill);
        let outcome = Outcome::Won { seat: winner, by: By::Points };
        assert_eq!(game.outcome, Some(outcome));
        assert_eq!(events.last(), Some(&Event::Over(outcome)));
        let [ada, bo] = [game.points(ADA), game.points(BO)];
        assert_eq!(ada > bo, winner == ADA, "{ada} to {bo}");
        let standing = game.standing();
        assert_eq!(standing.winners, [winner]);
        assert_eq!(standing.scores, [(ADA, i64::from(ada)), (BO, i64::from(bo))]);
        over(&game);
    }
}

#[test]
fn no_card_but_the_last_ends_it() {
    clauses!["TW-70"];
    let mut game = start(Board::Shield);
    for left in (0..15).rev() {
        assert_eq!((game.outcome, game.hidden.stack.len()), (None, left + 1));
        meet(&mut game, Windmill);
    }
    assert!(game.outcome.is_some());
    over(&game);
}

#[test]
fn nothing_of_the_turn_follows_the_last_card() {
    clauses!["TW-70", "TW-33"];
    let mut game = last_card();
    let events = meet(&mut game, Windmill);
    assert!(matches!(
        events[..],
        [Event::Played { .. }, Event::Walked { .. }, Event::Took { .. }, Event::Over(_)]
    ));
    assert_eq!(hand_of(&game, ADA).len(), 3, "no card is drawn");
}

#[test]
fn a_mission_fulfilled_by_the_last_card_comes_too_late() {
    clauses!["TW-R14", "TW-70", "TW-72"];
    let errand = mission(false);
    let mut game = last_card();
    let cards = fulfilling(errand);
    let before = game.sides.clone();
    // Ada has all the mission asks for but its last card, a windmill or a giant, which comes now.
    let (last, face) = cards[cards.len() - 1];
    let mut others = StackCard::all().filter(|card| cards.iter().all(|(held, _)| held != card));
    game.sides[0].won =
        cards[..cards.len() - 1].iter().map(|(card, face)| Won { card: *card, face: *face }).collect();
    game.sides[0].won.extend(others.by_ref().take(6).map(|card| Won { card, face: Windmill }));
    game.sides[1].won = others.map(|card| Won { card, face: Windmill }).collect();
    game.hidden.0.stack = pile([last]);
    assert_eq!(before.iter().map(|side| side.won.len()).sum::<usize>(), game.taken().into());
    errands(&mut game, ADA, &[errand]);
    let points = game.points(ADA);
    meet(&mut game, face);
    assert!(game.fulfils(ADA, errand));
    assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-115");
    assert_eq!(game.points(ADA), points + value(last, face), "a mission in hand brings nothing");
}

#[test]
fn a_total_is_giants_windmills_and_played_missions() {
    clauses!["TW-71", "TW-72"];
    let mut rng = Rng::seeded(6);
    let mut game = start(Board::Shield);
    for _ in 0..200 {
        let mut cards: Vec<StackCard> = StackCard::all().collect();
        rng.shuffle(&mut cards);
        let mut expected = [0, 0];
        for (seat, expected) in expected.iter_mut().enumerate() {
            let side = &mut game.sides[seat];
            side.won.clear();
            for _ in 0..rng.below(8) {
                let card = cards.pop().expect("a card");
                let face = [Giant, Windmill][rng.below(2)];
                *expected += value(card, face);
                side.won.push(Won { card, face });
            }
            let mut missions: Vec<Mission> = Mission::all().collect();
            rng.shuffle(&mut missions);
            side.played = missions[..2].to_vec();
            for played in &side.played {
                if let Reward::Points(points) = printed().mission(*played).reward {
                    *expected += points;
                }
            }
            game.hidden.0.missions[seat] = missions[2..4].to_vec();
        }
        assert_eq!([ADA, BO].map(|seat| game.points(seat)), expected);
        assert_eq!(game.standing().scores, [(ADA, expected[0].into()), (BO, expected[1].into())]);
    }
}

#[test]
fn the_seventh_broken_lance_loses_at_once() {
    clauses!["TW-03", "TW-47", "TW-76"];
    for (loser, winner) in [(ADA, BO), (BO, ADA)] {
        let mut game = start(Board::Shield);
        game.active = loser;
        let breaks = open(&game).lances;
        lances(&mut game, loser, breaks);
        let stack = game.hidden.stack.len();
        let events = meet(&mut game, Giant);
        let outcome = Outcome::Won { seat: winner, by: By::Lances };
        assert_eq!(game.outcome, Some(outcome));
        assert_eq!(events.last(), Some(&Event::Over(outcome)));
        assert_eq!(game.hidden.stack.len(), stack - 1, "the stack is far from used up");
        assert!(game.points(loser) > game.points(winner), "whatever the points");
        assert_eq!(game.standing().winners, [winner]);
        assert_eq!(game.broken(loser), 7);
        over(&game);
    }
}

#[test]
fn one_whole_lance_is_enough() {
    clauses!["TW-47", "TW-R19"];
    let mut game = start(Board::Shield);
    let breaks = open(&game).lances;
    lances(&mut game, ADA, breaks + 1);
    meet(&mut game, Giant);
    assert_eq!((whole(&game)[0], game.outcome), (1, None));
}

#[test]
fn more_lances_than_are_whole() {
    clauses!["TW-R19", "TW-47"];
    let card =
        StackCard::all().find(|card| printed().card(*card).lances >= 2).expect("a giant of two lances");
    let mut game = start(Board::Shield);
    top(&mut game, card);
    lances(&mut game, ADA, 1);
    let events = meet(&mut game, Giant);
    assert!(events.contains(&Event::Broke { seat: ADA, lances: 1, left: 0 }), "{events:?}");
    assert_eq!((whole(&game), game.broken(ADA)), ([0, 7], 7));
    assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
}

#[test]
fn the_last_lance_goes_before_the_last_card() {
    clauses!["TW-R18"];
    let mut game = last_card();
    game.sides[0].won.iter_mut().for_each(|won| won.face = Giant);
    lances(&mut game, ADA, 1);
    meet(&mut game, Giant);
    assert!(game.points(ADA) > game.points(BO), "{} to {}", game.points(ADA), game.points(BO));
    assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
}

#[test]
fn no_mission_averts_the_loss() {
    clauses!["TW-77", "TW-R14", "TW-115"];
    let errand = mission(true);
    let mut game = start(Board::Shield);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand]);
    lances(&mut game, ADA, 1);
    assert!(game.legal_moves(ADA).contains(&Move::Mission(errand)), "before the move it could be played");
    meet(&mut game, Giant);
    assert!(game.fulfils(ADA, errand));
    refused(&game, ADA, Move::Mission(errand));
    assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
    over(&game);
}
