//! What missions bring: lances that are whole again, or points at the end.

use super::{act::*, prepare::*};

/// A game in which Ada holds this mission and can play it, with so many whole lances.
#[track_caller]
fn ready_for(errand: Mission, whole: u8) -> Tilting {
    let mut game = start(Board::Shield);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand]);
    lances(&mut game, ADA, whole);
    lances(&mut game, BO, 3);
    game
}

fn mends(errand: Mission) -> bool {
    matches!(printed().mission(errand).reward, Reward::Lances(_))
}

#[test]
fn a_lance_reward_mends_as_many_as_it_says() {
    clauses!["TW-66", "TW-67", "TW-R16", "TW-119"];
    for errand in Mission::all().filter(|errand| mends(*errand)) {
        for before in 1..=7_u8 {
            let mut game = ready_for(errand, before);
            let points = game.points(ADA);
            let events = play(&mut game, ADA, Move::Mission(errand));
            let now = (before + brings(errand)).min(7);
            assert_eq!(whole(&game), [now, 3], "{errand:?} with {before} whole");
            assert_eq!(game.broken(ADA), 7 - now);
            assert!(
                events.contains(&Event::Mended { seat: ADA, lances: now - before, left: now }),
                "{events:?}"
            );
            assert_eq!(game.points(ADA), points, "no points for it");
        }
    }
}

#[test]
fn with_nothing_broken_it_may_be_played_after_a_warning() {
    clauses!["TW-R16", "TW-67"];
    let errand = mission(true);
    for (before, warned) in [(7, true), (6, false)] {
        let game = ready_for(errand, before);
        let view = game.table(Viewer::seat(ADA));
        let offers: Vec<_> = view.offers.iter().filter(|offer| offer.mv == Move::Mission(errand)).collect();
        assert!(!offers.is_empty());
        assert!(offers.iter().all(|offer| offer.warning.is_some() == warned), "with {before} whole");
        let after = after(&game, ADA, Move::Mission(errand));
        assert_eq!((whole(&after)[0], after.sides[0].played.len()), (7, 1));
    }
}

#[test]
fn points_count_with_the_others() {
    clauses!["TW-68", "TW-71"];
    for errand in Mission::all().filter(|errand| !mends(*errand)) {
        let mut game = ready_for(errand, 2);
        let cards: u8 = fulfilling(errand).iter().map(|(card, face)| value(*card, *face)).sum();
        assert_eq!(game.points(ADA), cards, "in hand it brings nothing");
        play(&mut game, ADA, Move::Mission(errand));
        assert_eq!(game.points(ADA), cards + brings(errand));
        assert_eq!(whole(&game), [2, 3], "and no lance");
        assert_eq!(game.outcome, None);
    }
}

#[test]
fn points_avert_no_loss() {
    clauses!["TW-68", "TW-76"];
    let errand = mission(false);
    let mut game = ready_for(errand, 1);
    play(&mut game, ADA, Move::Mission(errand));
    meet(&mut game, Giant);
    assert_eq!(game.outcome, Some(Outcome::Won { seat: BO, by: By::Lances }));
    assert!(game.points(ADA) > game.points(BO));
}

#[test]
fn no_mission_comes_for_one_that_was_played() {
    clauses!["TW-69"];
    let (one, two) = (mission(true), mission(false));
    let mut game = start(Board::Shield);
    let cards = fulfilling_both(one, two);
    won(&mut game, ADA, &cards);
    errands(&mut game, ADA, &[one, two]);
    let spare = game.hidden.spare.clone();
    for (errand, left) in [(one, &[two][..]), (two, &[])] {
        play(&mut game, ADA, Move::Mission(errand));
        assert_eq!(errands_of(&game, ADA), left);
    }
    idle(&mut game);
    idle(&mut game);
    assert_eq!((errands_of(&game, ADA), &game.hidden.spare), (&[][..], &spare));
    assert_eq!(refused(&game, ADA, Move::Mission(one)), "TW-114", "each is played once");
}
