//! Three or four players (WW-117 to WW-131).

use super::{act::*, prepare::*};

fn three() -> WolfWalkers {
    begin(&Setup { switches: 6, ..base(3) }, 2)
}

/// A game for three in which every Market card is a Story or Goal that Ada's display holds already.
fn stuck() -> WolfWalkers {
    let mut game = three();
    let faces: Vec<String> = game
        .market
        .cards()
        .map(|(_, face)| match face {
            Face::Story(story) => story.number().to_string(),
            Face::Goal(goal) => format!("G{}", goal.number()),
        })
        .collect();
    lay_out(&mut game, ADA, &faces.join(" / ").replacen(" / ", " ", 2));
    game
}

#[test]
fn two_boxes() {
    clauses!["WW-117", "WW-118"];
    for players in [3, 4] {
        let game = begin(&base(players), 7);
        let mut numbers = [0; 56];
        for story in deck_of(&game) {
            numbers[usize::from(story.number())] += 1;
        }
        for (_, face) in game.market.cards() {
            numbers[usize::from(story_of(&game, face).number())] += 1;
        }
        assert!(numbers[1..].iter().all(|count| *count == 2), "every number twice");
        assert_eq!((deck_of(&game).len(), game.hidden.deck.switches()), (104, 6));
        assert_eq!(game.census()[0], ("game cards", 110));
    }
    assert_eq!(begin(&base(2), 7).census()[0], ("game cards", 55));
}

#[test]
fn clockwise() {
    clauses!["WW-119", "WW-129"];
    for players in [3_u8, 4] {
        let mut game = begin(&Setup { first: Some(BO), ..base(players) }, 7);
        for turn in 0..9 {
            let seat = Seat((1 + turn) % players);
            assert_eq!(acting(&game), seat);
            assert_eq!(game.other(seat), Seat((seat.0 + 1) % players));
            let slot = takeable(&game)[0];
            take(&mut game, slot);
        }
    }
}

#[test]
fn each_card_once() {
    clauses!["WW-120", "WW-121", "WW-122", "WW-123"];
    let mut game = three();
    let number = |game: &WolfWalkers, slot: Slot| match game.market.card(slot).expect("a card") {
        Face::Story(story) => story.number(),
        Face::Goal(goal) => goal.number(),
    };
    let (story, goal) = (number(&game, Slot::T1), number(&game, Slot::B3));
    // The other box's copy of that Story lies in Ada's display.
    let copy =
        |number, face: fn(u8) -> Face| [Laid { at: Cell::START, face: face(number) }].into_iter().collect();
    game.players[0].display = copy(story, |number| Face::Story(Story::in_copy(number, 1)));
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(0, 1) }), "WW-120");
    game.players[0].display = copy(goal, |number| Face::Goal(Goal::in_copy(number, 1)));
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::B3, at: Cell::new(0, 1) }), "WW-121");
    // A Goal does not forbid the Story with its number, nor do others' cards.
    game.players[0].display = copy(story, |number| Face::Goal(Goal::in_copy(number, 1)));
    game.players[1].display = copy(story, |number| Face::Story(Story::in_copy(number, 1)));
    assert!(takeable(&game).contains(&Slot::T1));
    // With one box nothing is there twice.
    let mut game = plain();
    let card = game.market.card(Slot::T1).expect("a card");
    game.players[0].display = [Laid { at: Cell::START, face: card }].into_iter().collect();
    assert!(takeable(&game).contains(&Slot::T1));
}

#[test]
fn passing() {
    clauses!["WW-124", "WW-125", "WW-126"];
    let game = three();
    assert_eq!(refused(&game, ADA, Move::Pass), "WW-125");
    let mut game = stuck();
    assert_eq!(game.legal_moves(ADA), [Move::Pass]);
    let (before, deck) = (market(&game), deck_of(&game));
    let events = play(&mut game, ADA, Move::Pass);
    assert_eq!(events, [Event::Passed { seat: ADA }]);
    assert_eq!((market(&game), deck_of(&game)), (before, deck));
    assert_eq!(acting(&game), BO);
}

#[test]
fn when_nobody_can_take_anything() {
    clauses!["WW-R21", "WW-150"];
    let mut game = stuck();
    let display = game.display(ADA).clone();
    game.players.iter_mut().for_each(|player| player.display = display.clone());
    let old: Vec<Story> = market(&game).iter().flatten().map(|face| story_of(&game, *face)).collect();
    let mut next: Vec<Story> = deck_of(&game)[..6].to_vec();
    for seat in [ADA, BO, CLEO] {
        let mv = game.legal_moves(seat)[0];
        assert_eq!(mv, Move::Pass);
        game.play(seat, &mv).expect("a pass");
    }
    let mut now: Vec<Story> = market(&game).iter().flatten().map(|face| story_of(&game, *face)).collect();
    now.sort_unstable();
    next.sort_unstable();
    assert_eq!((now, sides(&game).as_str()), (next, "SSSSGG"), "six new cards on the same sides");
    let deck = deck_of(&game);
    assert_eq!(deck[deck.len() - 6..].iter().rev().copied().collect::<Vec<_>>(), {
        // T1 went first and so lies above B3.
        let mut under = old;
        under.reverse();
        under
    });
    // With an empty deck, or after three times, the game ends as it stands.
    let mut game = stuck();
    game.players.iter_mut().for_each(|player| player.display = display.clone());
    lay_deck(&mut game, []);
    for seat in [ADA, BO, CLEO] {
        game.play(seat, &Move::Pass).expect("a pass");
    }
    assert!(game.is_over());
    let mut game = stuck();
    game.players.iter_mut().for_each(|player| player.display = display.clone());
    game.redeals = 3;
    for seat in [ADA, BO, CLEO] {
        game.play(seat, &Move::Pass).expect("a pass");
    }
    assert!(game.is_over());
}

#[test]
fn who_is_finished_waits() {
    clauses!["WW-127", "WW-157", "WW-R33"];
    let mut game = three();
    let full = (0..25_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) });
    game.players[1].display = full.collect();
    let slot = takeable(&game)[0];
    take(&mut game, slot);
    assert_eq!(acting(&game), CLEO, "Bo is skipped");
    let slot = takeable(&game)[0];
    take(&mut game, slot);
    assert_eq!(acting(&game), ADA);
    // The last one plays in a row.
    game.players[2].display = game.players[1].display.clone();
    for _ in 0..3 {
        let slot = takeable(&game)[0];
        take(&mut game, slot);
        assert_eq!(acting(&game), ADA);
    }
    assert!(!game.is_over());
}

#[test]
fn the_winner() {
    clauses!["WW-128", "WW-R20"];
    let result = |displays: [&str; 4]| {
        let mut game = begin(&base(4), 1);
        for (seat, text) in displays.into_iter().enumerate() {
            lay_out(&mut game, Seat(seat as u8), text);
        }
        game.running.stage = Stage::Over;
        game.standing().winners
    };
    assert_eq!(result(["41 G7", "41 4 G7", "41", "G7"]), [BO]);
    assert_eq!(result(["41 G7 G8", "41", "41 G7", "G7"]), [CLEO], "fewer Goals");
    assert_eq!(result(["41 G7", "41", "41 G7", "G7"]), [ADA, CLEO], "they share their place");
    assert_eq!(result(["41", "36", "40", "10"]), []);
}

#[test]
fn two_sets_of_opportunities() {
    clauses!["WW-130", "WW-131", "WW-138", "WW-R23"];
    for (players, markers) in [(3, 9), (4, 12)] {
        let game = begin(&carded(players, [74, 84, 90]), 1);
        let view = game.table(Viewer::Public);
        let kind = |key: &str| {
            view.pieces
                .iter()
                .filter(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key))
                .count()
        };
        assert_eq!(kind("ww-about-marker"), markers);
        for key in ["ww-opportunity-74", "ww-opportunity-84", "ww-opportunity-90"] {
            assert_eq!(kind(key), 2, "the same three twice");
        }
        assert_eq!([0, 1, 2, 3].map(|seat| WolfWalkers::set_of(Seat(seat))), [0, 0, 1, 1]);
    }
}
