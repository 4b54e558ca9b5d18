//! What lies open to both, wherever they sit.

use super::{act::*, prepare::*, seen::*};

/// A game in which much lies about: lanes, discards, cards won on both sides, missions played, broken lances.
fn well_under_way(board: Board) -> Tilting {
    let errand = mission(false);
    let mut game = start(board);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand]);
    play(&mut game, ADA, Move::Mission(errand));
    let pick = |game: &mut Tilting| {
        while let Phase::Draw { seat, .. } = game.phase {
            let card = game.row[0];
            play(game, seat, Move::Take(card));
        }
    };
    for face in [Giant, Windmill, Windmill] {
        meet(&mut game, face);
        pick(&mut game);
    }
    idle(&mut game);
    pick(&mut game);
    idle(&mut game);
    pick(&mut game);
    game
}

#[test]
fn both_see_what_lies_open() {
    clauses!["TW-R32", "TW-54", "TW-08"];
    for board in [Board::Shield, Board::Lance, Board::Row] {
        let game = well_under_way(board);
        let shown = |viewer| {
            let view = game.table(viewer);
            let mut shown: Vec<String> = Vec::new();
            for kind in ["tw-kind-giant", "tw-kind-windmill", "tw-kind-mission", "tw-kind-movement"] {
                for piece in of_kind(&view, kind) {
                    // What a hand shows its holder alone is not looked at here.
                    let hands: Vec<_> = zones(&view, "tw-about-hand").map(|zone| zone.place.rect).collect();
                    let in_hand = piece.places.iter().any(|place| {
                        place.surface.0 == 0 && hands.iter().any(|hand| lies_in(place.rect, *hand))
                    });
                    if !in_hand {
                        shown.push(format!("{:?} {:?}", piece.id, name_of(piece)));
                    }
                }
            }
            shown.sort_unstable();
            shown
        };
        let [ada, bo, room] = everybody().map(shown);
        assert_eq!(ada, bo);
        assert_eq!(ada, room);
        // The open card, the cards won, the mission played, lanes, discards and row.
        let won: usize = game.sides.iter().map(|side| side.won.len()).sum();
        let expected = 1 + won + 1 + game.laid.len() + game.discard.len() + game.row.len();
        assert_eq!(ada.len(), expected, "{board:?}: {ada:?}");
    }
}

#[test]
fn both_see_lances_points_and_counts() {
    clauses!["TW-R32", "TW-12"];
    let game = well_under_way(Board::Lance);
    for viewer in everybody() {
        let view = game.table(viewer);
        for seat in [ADA, BO] {
            let whole = usize::from(whole(&game)[seat.index()]);
            assert_eq!(drawn_lances(&view, seat), (whole, 7 - whole));
            let plate = view.plates.iter().find(|plate| plate.seat == seat).expect("a plate for each");
            assert_eq!(plate.score, i64::from(game.points(seat)));
        }
        let count = |key: &str, gap: &str| {
            let zone = zones(&view, key).next().expect("a pile");
            number(&zone.about.as_ref().expect("found by its name").now[0], gap)
        };
        assert_eq!(count("tw-about-deck", "count"), Some(game.hidden.deck.len() as i64));
        assert_eq!(count("tw-used-title", "count"), Some(game.discard.len() as i64));
        assert_eq!(count("tw-about-stack", "left"), Some(game.hidden.stack.len() as i64));
    }
}

#[test]
fn how_many_cards_and_missions_a_rival_holds_is_seen() {
    clauses!["TW-11", "TW-34"];
    for (cards, missions) in [(4, 2), (3, 1), (1, 0)] {
        let mut game = start(Board::Lance);
        let held: Vec<MoveCard> = MoveCard::all().step_by(9).take(cards).collect();
        hand(&mut game, BO, &held);
        errands(&mut game, BO, &Mission::all().take(missions).collect::<Vec<_>>());
        for viewer in [Viewer::seat(ADA), Viewer::Public] {
            let view = game.table(viewer);
            let backs = |key: &str| pieces(&view, key).filter(|piece| names(name_of(piece), BO)).count();
            assert_eq!((backs("tw-about-back"), backs("tw-about-mission-back")), (cards, missions));
        }
    }
}
