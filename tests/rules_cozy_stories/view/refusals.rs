//! What is likely tried and is not allowed says why.

use super::*;

/// The clauses that are named where a piece is dragged onto a zone.
fn dragged(view: &View, piece: &Piece, zone: &Zone) -> Vec<&'static str> {
    let denied = view.denied.iter().filter(|denied| match &denied.gesture {
        Gesture::Drag { piece: id, onto, .. } => *id == piece.id && *onto == Spot::Zone(zone.id),
        _ => false,
    });
    denied.map(|denied| denied.refusal.clause.0).collect()
}

fn clicked(view: &View, piece: &Piece) -> Vec<&'static str> {
    let spot = Gesture::Click(Spot::Piece(piece.id));
    let denied = view.denied.iter().filter(|denied| denied.gesture == spot);
    denied.map(|denied| denied.refusal.clause.0).collect()
}

#[test]
fn nothing_is_both_offered_and_denied() {
    clauses!["CS-84", "CS-85"];
    for (setup, seed) in setups().into_iter().zip(40..) {
        random(&setup, seed, |game, _| {
            for viewer in everybody(game) {
                let view = game.table(viewer);
                for denied in &view.denied {
                    let same = view.offers.iter().any(|offer| match (&offer.gesture, &denied.gesture) {
                        (
                            Gesture::Drag { piece, onto, .. },
                            Gesture::Drag { piece: other, onto: there, .. },
                        ) => piece == other && onto == there,
                        (Gesture::Button(_), Gesture::Button(_)) => offer.label == denied.label,
                        (a, b) => a == b,
                    });
                    assert!(!same, "{denied:?} is offered as well");
                    let words = say(&denied.refusal.words);
                    assert!(!words.contains('‹'), "{words}");
                }
            }
        });
    }
}

#[test]
fn the_storyteller_takes_one_card_and_does_not_guess() {
    clauses!["CS-20", "CS-21", "CS-61"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    let view = seen(&game, ADA);
    assert_eq!(clicked(&view, piece(&view, "Storyteller deck")), ["CS-21"]);
    let own = game.layout[0];
    let guess = view
        .pieces
        .iter()
        .find(|piece| piece.about.as_ref().is_some_and(|about| say(&about.name) == at(&game, own)));
    assert_eq!(clicked(&view, guess.expect("it lies there")), ["CS-20"]);
    assert_eq!(clicked(&view, piece(&view, "Windmill")), ["CS-61"]);
    // Before the story there is nothing to lay.
    let laid = zone(&view, "Here the story card is laid");
    assert_eq!(dragged(&view, piece(&view, "Ada’s card"), laid), ["CS-27"]);
}

#[test]
fn guesses_lie_where_they_are() {
    clauses!["CS-34", "CS-38", "CS-87"];
    let mut game = begin(4);
    laid(&mut game);
    let first = wrong(&game);
    miss(&mut game);
    let view = acts(&game);
    let card = showing(&view, first)[0];
    let cell = zone(&view, &at(&game, first));
    assert_eq!(dragged(&view, card, cell), ["CS-87"]);
    assert_eq!(dragged(&view, card, zone(&view, "Cy’s mat")), ["CS-38"]);
    let free = showing(&view, game.field.iter().next().expect("a card"))[0];
    assert_eq!(dragged(&view, free, zone(&view, "Dee’s mat")), ["CS-34"]);
    assert!(dragged(&view, free, zone(&view, "Cy’s mat")).is_empty(), "there it may lie");
}

#[test]
fn the_windmill_says_why_it_stays() {
    clauses!["CS-59", "CS-60", "CS-88"];
    let mut game = begin(4);
    laid(&mut game);
    let view = acts(&game);
    assert_eq!(dragged(&view, piece(&view, "Windmill"), zone(&view, "Bo’s mat")), ["CS-60"]);
    game.phase.number = 1;
    let view = acts(&game);
    assert_eq!(dragged(&view, piece(&view, "Windmill"), zone(&view, "Bo’s mat")), ["CS-59"]);
    scores(&mut game, &[0, 3, 3, 3]);
    let view = acts(&game);
    assert!(dragged(&view, piece(&view, "Windmill"), zone(&view, "Bo’s mat")).is_empty());
    windmill(&mut game);
    let view = acts(&game);
    let back = zone(&view, "The windmill’s place");
    assert_eq!(dragged(&view, piece(&view, "Windmill"), back), ["CS-88"]);
}

#[test]
fn a_laid_card_is_not_looked_at_and_pawns_stay() {
    clauses!["CS-89", "CS-90", "CS-R11"];
    let mut game = begin(3);
    laid(&mut game);
    let view = acts(&game);
    assert_eq!(clicked(&view, piece(&view, "Ada’s card")), ["CS-90"]);
    for name in ["Ada", "Bo", "Cy"] {
        let pawn = piece(&view, &format!("{name}’s pawn"));
        assert_eq!(dragged(&view, pawn, zone(&view, "Points")), ["CS-89"]);
    }
}
