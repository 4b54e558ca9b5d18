//! Equal points: fewer cards win, and else nobody does.

use super::{act::*, prepare::*};

type Share = Vec<(StackCard, Face)>;

/// What a share is worth.
fn worth(share: &Share) -> u8 {
    share.iter().map(|(card, face)| value(*card, *face)).sum()
}

/// Different cards for both, so many for each, of points that fit. Ada's last one is a windmill.
#[track_caller]
fn shares(ada: usize, bo: usize, fits: impl Fn(u8, u8) -> bool) -> [Share; 2] {
    let mut rng = Rng::seeded(3);
    for _ in 0..500_000 {
        let mut cards: Vec<StackCard> = StackCard::all().collect();
        rng.shuffle(&mut cards);
        let mut sided = cards.into_iter().map(|card| (card, [Giant, Windmill][rng.below(2)]));
        let one: Share = sided.by_ref().take(ada).collect();
        let two: Share = sided.take(bo).collect();
        if fits(worth(&one), worth(&two)) && one[ada - 1].1 == Windmill {
            return [one, two];
        }
    }
    panic!("no such shares");
}

/// Ada takes the last card; before it all others were taken as the shares say.
#[track_caller]
fn last_taken(charge: Option<u8>, [ada, bo]: &[Share; 2]) -> Tilting {
    let mut game = begin(Board::Shield, charge, 1);
    errands(&mut game, ADA, &[]);
    let (last, _) = ada[ada.len() - 1];
    let won = |share: &[(StackCard, Face)]| {
        share.iter().map(|(card, face)| Won { card: *card, face: *face }).collect::<Vec<_>>()
    };
    game.sides[0].won = won(&ada[..ada.len() - 1]);
    game.sides[1].won = won(bo);
    game.hidden.0.stack = pile([last]);
    let left_out = |card: &StackCard| ada.iter().chain(bo).all(|(held, _)| held != card);
    game.hidden.0.out = StackCard::all().filter(left_out).collect();
    assert_eq!(game.hidden.out.len(), 15 - usize::from(game.stack_size()));
    meet(&mut game, Windmill);
    assert_eq!([ADA, BO].map(|seat| game.points(seat)), [worth(ada), worth(bo)]);
    game
}

#[test]
fn fewer_cards_win_a_tie() {
    clauses!["TW-74", "TW-R17"];
    for (ada, bo, charge, winner) in [
        (7, 8, None, ADA),
        (8, 7, None, BO),
        (6, 9, None, ADA),
        (4, 6, Some(10), ADA),
        (6, 4, Some(10), BO),
        (2, 3, Some(5), ADA),
        (3, 2, Some(5), BO),
    ] {
        let game = last_taken(charge, &shares(ada, bo, |ada, bo| ada == bo));
        assert_eq!(game.outcome, Some(Outcome::Won { seat: winner, by: By::Cards }), "{ada} and {bo} cards");
        assert_eq!(game.standing().winners, [winner]);
        let words = game.standing().decided.expect("how it was decided");
        assert_eq!(words.key, "tw-end-cards");
    }
}

#[test]
fn fewer_cards_do_not_help_against_more_points() {
    clauses!["TW-73", "TW-74"];
    for (ada, bo, winner) in [(7, 8, BO), (8, 7, ADA)] {
        let by_one = |one: u8, two: u8| if winner == ADA { one == two + 1 } else { two == one + 1 };
        let game = last_taken(None, &shares(ada, bo, by_one));
        assert_eq!(game.outcome, Some(Outcome::Won { seat: winner, by: By::Points }));
    }
}

#[test]
fn equal_in_points_and_cards_nobody_has_won() {
    clauses!["TW-75", "TW-R17", "TW-E16"];
    // 15 to 15 with 5 cards each.
    let game = last_taken(Some(10), &shares(5, 5, |ada, bo| (ada, bo) == (15, 15)));
    assert_eq!(game.outcome, Some(Outcome::Undecided));
    assert_eq!(game.turn(), Turn::Over);
    let standing = game.standing();
    assert_eq!((standing.winners, standing.scores), (vec![], vec![(ADA, 15), (BO, 15)]));
    assert_eq!(standing.decided.expect("a new game decides").key, "tw-end-undecided");
    // 15 to 15 with 4 and 6: the player with 4.
    let game = last_taken(Some(10), &shares(4, 6, |ada, bo| (ada, bo) == (15, 15)));
    assert_eq!(game.outcome, Some(Outcome::Won { seat: ADA, by: By::Cards }));
}

#[test]
fn missions_do_not_count_as_cards() {
    clauses!["TW-R17", "TW-71"];
    let errand = mission(false);
    let more = brings(errand);
    // Ada has fewer points on cards, made up by the points of a mission; the mission is no card.
    let shares = shares(7, 8, |ada, bo| ada + more == bo);
    let mut game = begin(Board::Shield, None, 1);
    errands(&mut game, ADA, &[]);
    errands(&mut game, BO, &[]);
    for mission in [errand, mission(true)] {
        game.hidden.0.spare.retain(|spare| *spare != mission);
        game.sides[0].played.push(mission);
    }
    let (last, _) = shares[0][6];
    for (seat, share) in shares.iter().enumerate() {
        let won = share.iter().map(|(card, face)| Won { card: *card, face: *face });
        game.sides[seat].won = won.filter(|won| won.card != last).collect();
    }
    game.hidden.0.stack = pile([last]);
    meet(&mut game, Windmill);
    assert_eq!(game.points(ADA), game.points(BO));
    assert_eq!(
        game.outcome,
        Some(Outcome::Won { seat: ADA, by: By::Cards }),
        "7 cards and 2 missions, 8 cards"
    );
}

#[test]
fn only_ten_cards_can_end_undecided() {
    clauses!["TW-R17", "TW-75"];
    // An odd number of cards can never be shared evenly.
    for charge in [None, Some(5)] {
        for seed in 0..12 {
            let mut game = begin(Board::Shield, charge, seed);
            random(&mut game, seed, |_, _| ());
            assert_ne!(game.outcome, Some(Outcome::Undecided));
            assert!(game.outcome.is_some());
        }
    }
}
