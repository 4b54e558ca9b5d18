//! Every legal move can be made by hand, and nothing else is offered.

use super::*;

fn button(view: &View, label: &str) -> bool {
    view.offers.iter().any(|offer| matches!(offer.gesture, Gesture::Button(_)) && say(&offer.label) == label)
}

/// The offers that drag a piece.
fn drags<'a>(view: &'a View, piece: &'a Piece) -> impl Iterator<Item = (&'a Move, Spot, Place, bool)> {
    view.offers.iter().filter_map(|offer| match &offer.gesture {
        Gesture::Drag { piece: id, onto, land, .. } if *id == piece.id => {
            Some((&offer.mv, *onto, *land, offer.warning.is_some()))
        }
        _ => None,
    })
}

#[test]
fn all_that_is_legal_is_offered_and_all_that_is_offered_is_legal() {
    clauses!["CS-62", "CS-86", "CS-91"];
    let mut steps = 0;
    for (setup, seed) in setups().into_iter().zip(0..) {
        random(&setup, seed, |game, _| {
            for viewer in everybody(game) {
                let view = game.table(viewer);
                let mover = game.turn().acting().iter().next().filter(|seat| viewer.sees(*seat));
                let legal = mover.map_or_else(Vec::new, |seat| game.legal_moves(seat));
                for mv in &legal {
                    assert!(view.offers.iter().any(|offer| offer.mv == *mv), "{mv:?} cannot be made");
                }
                for offer in &view.offers {
                    assert!(legal.contains(&offer.mv), "{:?} is offered", offer.mv);
                    let there = |spot: Spot| match spot {
                        Spot::Piece(id) => view.pieces.iter().any(|piece| piece.id == id),
                        Spot::Zone(id) => view.zones.iter().any(|zone| zone.id == id),
                    };
                    match &offer.gesture {
                        Gesture::Drag { piece, onto, .. } => {
                            assert!(there(Spot::Piece(*piece)) && there(*onto), "{:?}", offer.gesture);
                        }
                        Gesture::Click(spot) => assert!(there(*spot), "{:?}", offer.gesture),
                        _ => {}
                    }
                }
                steps += 1;
            }
        });
    }
    assert!(steps > 1000, "{steps} views");
}

#[test]
fn the_top_card_is_dragged_to_the_storytellers_hand() {
    clauses!["CS-21"];
    let game = begin(4);
    let view = acts(&game);
    let deck = piece(&view, "Storyteller deck");
    let (mv, onto, land, _) = drags(&view, deck).next().expect("the deck is dragged");
    assert_eq!((mv, onto), (&Move::Draw, Spot::Zone(zone(&view, "Ada’s hand").id)));
    assert!(lies_in(land.rect, zone(&view, "Ada’s hand").place.rect));
    assert!(button(&view, "Take the top card"));
    assert!(seen(&game, BO).offers.is_empty(), "nobody else takes it");
}

#[test]
fn a_story_is_typed_or_told() {
    clauses!["CS-24", "CS-26", "CS-R9", "CS-R10", "CS-A2"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    let view = seen(&game, ADA);
    let text = view.offers.iter().find_map(|offer| match offer.gesture {
        Gesture::Text { min, max, .. } => Some((min, max)),
        _ => None,
    });
    assert_eq!(text, Some((1, 400)), "one letter at least, 400 at most");
    assert!(button(&view, "Tell aloud"));
    let mut alone = solo(3);
    play(&mut alone, ADA, Move::Draw);
    let view = seen(&alone, ADA);
    assert!(!button(&view, "Tell aloud"));
    let off = view.denied.iter().find(|denied| say(&denied.label) == "Tell aloud").expect("it says why not");
    assert_eq!(off.refusal.clause.0, "CS-A2");
    assert!(matches!(off.gesture, Gesture::Button(_)));
}

#[test]
fn what_is_written_can_be_written_anew_and_laid() {
    clauses!["CS-27", "CS-H2"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    play_text(&mut game, ADA, Move::Tell("A light went round the hill.".into()));
    let view = seen(&game, ADA);
    let anew = view.offers.iter().find(|offer| matches!(offer.gesture, Gesture::Text { .. }));
    let stands: Vec<String> = anew.expect("written anew").preview.iter().map(say).collect();
    assert_eq!(stands, ["It says now: “A light went round the hill.”"], "whoever writes anew can read it");
    let card = piece(&view, "Ada’s card");
    let (mv, onto, land, asks) = drags(&view, card).next().expect("it is dragged to the table");
    assert_eq!((mv, onto), (&Move::Lay, Spot::Zone(zone(&view, "Here the story card is laid").id)));
    assert!(asks, "it is not taken back, so it is asked about");
    play(&mut game, ADA, Move::Lay);
    assert_eq!(rect(piece(&acts(&game), "Ada’s card")), land.rect, "it lies where it was to lie");
}

#[test]
fn telling_aloud_has_its_steps() {
    clauses!["CS-25", "CS-27"];
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    for (mv, label) in
        [(Move::Aloud, "I begin"), (Move::Begin, "I have finished"), (Move::Finish, "Lay the card")]
    {
        play(&mut game, ADA, mv);
        let view = seen(&game, ADA);
        assert!(button(&view, label), "{label}");
        let primary = view
            .offers
            .iter()
            .filter(|offer| matches!(&offer.gesture, Gesture::Button(button) if button.primary));
        assert_eq!(primary.count(), 1, "one step is expected next");
    }
    let note = seen(&game, ADA).offers.into_iter().find(|offer| matches!(offer.mv, Move::Note(_)));
    assert!(matches!(note.expect("a line for the log").gesture, Gesture::Text { min: 1, .. }));
}

#[test]
fn each_card_of_the_field_is_dragged_to_the_own_mat() {
    clauses!["CS-33", "CS-34", "CS-38"];
    for players in 3..=5 {
        let mut game = begin(players);
        laid(&mut game);
        for nth in 1..usize::from(players) {
            let who = Seat(nth as u8);
            let view = acts(&game);
            assert_eq!(acting(&game), who);
            let name = format!("{}’s mat", ["Ada", "Bo", "Cy", "Dee", "Eve"][nth]);
            let mat = zone(&view, &name);
            let mut dragged = 0;
            for picture in Picture::ALL {
                let found = showing(&view, picture);
                let [card] = found[..] else { panic!("each picture lies once: {found:?}") };
                let offers: Vec<_> = drags(&view, card).collect();
                if !game.field.contains(picture) {
                    assert!(offers.is_empty(), "a card that was guessed stays");
                    continue;
                }
                let [(mv, onto, land, asks)] = offers[..] else { panic!("one way to guess: {offers:?}") };
                assert_eq!((mv, onto, asks), (&Move::Guess(picture), Spot::Zone(mat.id), true));
                assert!(lies_in(land.rect, mat.place.rect));
                dragged += 1;
            }
            assert_eq!(dragged, 26 - nth, "all that are left in the field");
            miss(&mut game);
        }
    }
}

#[test]
fn the_windmill_is_dragged_to_the_own_mat_after_a_question() {
    clauses!["CS-49", "CS-50", "CS-51", "CS-62", "CS-R6"];
    let mut game = begin(4);
    scores(&mut game, &[0, 1, 2, 0]);
    phase(&mut game, 0);
    scores(&mut game, &[1, 1, 2, 0]);
    laid(&mut game);
    let view = acts(&game);
    let card = piece(&view, "Windmill");
    let (mv, onto, land, asks) = drags(&view, card).next().expect("Cy has points");
    assert_eq!((mv, onto, asks), (&Move::Windmill, Spot::Zone(zone(&view, "Cy’s mat").id), true));
    let warning = view.offers.iter().find(|offer| offer.mv == Move::Windmill).expect("it is offered");
    let warning = say(warning.warning.as_ref().expect("a question"));
    assert!(warning.contains("2 and Bo nothing"), "the first guess with the windmill is worth 2: {warning}");
    windmill(&mut game);
    assert_eq!(rect(piece(&acts(&game), "Windmill")), land.rect);
    assert!(!button(&acts(&game), "Take the windmill"));
    // Wrong: it is back, and Dee has no point to take it.
    miss(&mut game);
    let view = acts(&game);
    assert!(drags(&view, piece(&view, "Windmill")).next().is_none());
    let off = view.denied.iter().find(|denied| say(&denied.label) == "Take the windmill");
    assert_eq!(off.expect("it says why not").refusal.clause.0, "CS-59");
}

#[test]
fn with_a_timer_cards_are_picked_up_first_if_one_likes() {
    clauses!["CS-41", "CS-R8"];
    let mut game = timed(3);
    laid(&mut game);
    let view = acts(&game);
    let picture = game.field.iter().next().expect("a card");
    let id = showing(&view, picture)[0].id;
    let click = |view: &View, mv: Move| {
        view.offers.iter().any(|offer| offer.gesture == Gesture::Click(Spot::Piece(id)) && offer.mv == mv)
    };
    assert!(click(&view, Move::Mark(picture)));
    assert!(button(&view, "Time is up"));
    play(&mut game, BO, Move::Mark(picture));
    let view = acts(&game);
    assert!(!click(&view, Move::Mark(picture)), "it is picked up already");
    let asks = view.offers.iter().find(|offer| offer.mv == Move::TimeUp).expect("time can be up");
    assert!(say(asks.warning.as_ref().expect("a question")).contains("counts as the guess"));
    assert!(!button(
        &acts(&{
            let mut game = begin(3);
            laid(&mut game);
            game
        }),
        "Time is up"
    ));
}

#[test]
fn after_a_story_there_is_one_thing_to_do() {
    clauses!["CS-63", "CS-70"];
    let mut game = begin(3);
    for phase in 0..9 {
        laid(&mut game);
        hit(&mut game);
        let view = acts(&game);
        assert_eq!(view.offers.len(), 1);
        assert!(button(&view, if phase == 8 { "The end" } else { "Next storyteller" }));
        next(&mut game);
    }
    for viewer in everybody(&game) {
        let view = game.table(viewer);
        assert!(view.offers.is_empty() && view.denied.is_empty());
    }
}
