//! The lance side: which stop lets whom use a sign.

use std::collections::BTreeSet;

use super::{act::*, prepare::*, seen::*};

/// A tactical game in which every sign has something to do: both have broken lances.
fn ready_for_signs() -> Tilting {
    let mut game = start(Board::Lance);
    lances(&mut game, ADA, 4);
    lances(&mut game, BO, 4);
    game
}

/// The sign that is open, if any.
fn offered(game: &Tilting) -> Option<Sign> {
    if let Phase::Sign(sign) = game.phase { Some(sign) } else { None }
}

#[test]
fn the_shield_side_has_no_signs() {
    clauses!["TW-14"];
    let game = start(Board::Shield);
    for viewer in everybody() {
        let view = game.table(viewer);
        assert!(signs(&view).is_empty());
        assert!(view.zones.iter().any(|zone| pictures(&zone.face).contains(&"tilting/board")));
    }
    for (meeple, sign) in Meeple::ALL.into_iter().flat_map(|meeple| Sign::ALL.map(|sign| (meeple, sign))) {
        let mut game = ready_for_signs();
        game.setup.board = Board::Shield;
        stop(&mut game, meeple, sign);
        assert_eq!((game.phase, acting(&game)), (Phase::Play, BO), "{meeple:?} at {sign:?}");
    }
    for seed in 0..6 {
        let mut game = begin(Board::Shield, None, seed);
        random(&mut game, seed, |game, _| {
            assert!(!matches!(
                game.phase,
                Phase::Sign(_) | Phase::Swap(_) | Phase::Look | Phase::Draw { .. }
            ));
        });
    }
}

#[test]
fn the_lance_side_shows_eight_signs_on_both_boards() {
    clauses!["TW-83", "TW-84", "TW-R34"];
    for board in [Board::Lance, Board::Row] {
        let mut game = begin(board, None, 1);
        for viewer in everybody() {
            let view = game.table(viewer);
            let seen: BTreeSet<String> = signs(&view).into_iter().map(str::to_owned).collect();
            let all: BTreeSet<String> =
                Sign::ALL.iter().map(|sign| format!("tw-sign-{}", sign.slug())).collect();
            assert_eq!(seen, all);
            assert_eq!(signs(&view).len(), 8, "each beside one field");
            assert!(view.zones.iter().any(|zone| pictures(&zone.face).contains(&"tilting/board-lances")));
        }
        random(&mut game, 1, |game, _| assert_eq!(game.setup.board, board, "the boards are never turned"));
    }
}

#[test]
fn each_sign_stands_beside_one_field_of_its_board() {
    clauses!["TW-84", "TW-R4"];
    let with: Vec<(Pos, Sign)> = Pos::all().filter_map(|at| Some((at, printed().sign(at)?))).collect();
    assert_eq!(with.len(), 8);
    for sign in Sign::ALL {
        let fields: Vec<Pos> = with.iter().filter(|(_, other)| *other == sign).map(|(at, _)| *at).collect();
        assert_eq!(fields.len(), 1, "{sign:?}");
        let board = match sign {
            Sign::Extra | Sign::Closer | Sign::Scatter | Sign::MendOne => Knight,
            Sign::Peek | Sign::Swap | Sign::Apart | Sign::MendTwo => Squire,
        };
        assert_eq!(fields[0].board(), board, "{sign:?}");
        assert!(!fields[0].is_bridge_end());
    }
}

#[test]
fn either_meeple_on_any_sign_lets_its_mover_use_it() {
    clauses!["TW-85", "TW-R21", "TW-106"];
    for board in [Board::Lance, Board::Row] {
        for seat in [ADA, BO] {
            for (meeple, sign) in
                Meeple::ALL.into_iter().flat_map(|meeple| Sign::ALL.map(|sign| (meeple, sign)))
            {
                let mut game = ready_for_signs();
                if board == Board::Row {
                    game = begin(Board::Row, None, 1);
                    errands(&mut game, ADA, &[]);
                    errands(&mut game, BO, &[]);
                    plain(&mut game);
                    lances(&mut game, ADA, 4);
                    lances(&mut game, BO, 4);
                }
                game.active = seat;
                stop(&mut game, meeple, sign);
                assert_eq!((offered(&game), acting(&game)), (Some(sign), seat), "{meeple:?} at {sign:?}");
                let moves = game.legal_moves(seat);
                assert!(moves.contains(&Move::Skip) && moves.len() >= 2, "to use or to leave: {moves:?}");
            }
        }
    }
}

#[test]
fn leaving_a_sign_changes_nothing() {
    clauses!["TW-85", "TW-R31"];
    for sign in Sign::ALL {
        let mut game = ready_for_signs();
        stop(&mut game, Knight, sign);
        let events = play(&mut game, ADA, Move::Skip);
        assert_eq!(events[0], Event::Left { seat: ADA, sign });
        // The same play where there are no signs.
        let mut without = ready_for_signs();
        without.setup.board = Board::Shield;
        stop(&mut without, Knight, sign);
        without.setup.board = Board::Lance;
        assert_eq!(game, without, "{sign:?}");
    }
}

#[test]
fn a_sign_that_was_left_is_gone_for_that_stop() {
    clauses!["TW-R31", "TW-116", "TW-R30"];
    let mut game = ready_for_signs();
    errands(&mut game, ADA, &[mission(true)]);
    stop(&mut game, Knight, Sign::Scatter);
    play(&mut game, ADA, Move::Skip);
    assert_eq!(game.phase, Phase::End);
    assert_eq!(refused(&game, ADA, Move::Use), "TW-116");
    assert_eq!(refused(&game, ADA, Move::Skip), "TW-116");
    play(&mut game, ADA, Move::End);
    // The knight stands there at the beginning of later turns: that is no new stop.
    let knight = game.road.knight;
    for seat in [BO, ADA] {
        assert_eq!((acting(&game), game.phase), (seat, Phase::Play));
        assert_eq!(refused(&game, seat, Move::Use), "TW-116");
        // Sancho walks elsewhere.
        game.road.squire = at("S1");
        step(&mut game, Squire);
        assert_eq!((game.road.knight, offered(&game)), (knight, None));
        if seat == ADA {
            play(&mut game, ADA, Move::End);
        }
    }
}

#[test]
fn the_rules_of_the_normal_game_stay_in_force() {
    clauses!["TW-90", "TW-106"];
    for board in [Board::Lance, Board::Row] {
        let mut game = begin(board, None, 5);
        assert_eq!((whole(&game), game.hidden.stack.len()), ([7, 7], 15));
        assert_eq!([ADA, BO].map(|seat| errands_of(&game, seat).len()), [2, 2]);
        let errand = mission(true);
        won(&mut game, ADA, &fulfilling(errand));
        errands(&mut game, ADA, &[errand]);
        errands(&mut game, BO, &[]);
        lances(&mut game, ADA, 2);
        play(&mut game, ADA, Move::Mission(errand));
        assert_eq!(whole(&game)[0], 2 + brings(errand));
        let points = game.points(ADA);
        let mill = open(&game).windmill;
        assert_eq!(met(&meet(&mut game, Windmill)).map(|met| met.2), Some(Windmill));
        assert_eq!(game.points(ADA), points + mill);
        while acting(&game) == ADA {
            let pick = game.row[0];
            play(&mut game, ADA, Move::Take(pick));
        }
        assert_eq!(hand_of(&game, ADA).len(), 4);
        lances(&mut game, BO, 1);
        meet(&mut game, Giant);
        assert_eq!(game.outcome, Some(Outcome::Won { seat: ADA, by: By::Lances }));
    }
}
