//! Opportunities that act on displays and Goals: 73 to 79, 84, 85, 87, 92 to 94.

use super::{act::*, prepare::*};

#[test]
fn borrowed_wish() {
    clauses!["WW-151", "WW-129"];
    let mut game = with_cards([73, 84, 90]);
    lay_out(&mut game, ADA, "20 7 36");
    // Bo has an arrow Goal, a crossed one, Goal 15 (two Parents, 4) and Goal 6 (more Parents than Townsfolk, 8).
    lay_out(&mut game, BO, "G37 G2 G15 / G6 40");
    use_card(&mut game, ADA, 0);
    let cells = |game: &WolfWalkers| game.legal_moves(ADA);
    assert_eq!(cells(&game), [Move::Card(cell(1, 3)), Move::Card(cell(2, 1))], "Goals without arrows");
    assert_eq!(refused(&game, ADA, Move::Card(cell(1, 1))), "WW-151");
    play(&mut game, ADA, Move::Card(cell(1, 3)));
    assert_eq!(game.player(ADA).wish, Some(Goal::of(15)));
    assert_eq!(points(&game, ADA), 2, "half of 4, on Ada's own display");
    lay_out(&mut game, ADA, "20 7 16 19 36");
    assert_eq!(points(&game, ADA), 4);
    assert_eq!(game.display(ADA).goals(), 0, "it is no Goal of Ada's");
    // Goal 50 pays 3: half of it is 1.
    game.players[0].wish = Some(Goal::of(50));
    lay_out(&mut game, ADA, "27 37");
    lay_out(&mut game, BO, "G50");
    assert_eq!(points(&game, ADA), 1);
    // Once it has left that display it brings nothing.
    lay_out(&mut game, BO, "G51");
    assert_eq!(points(&game, ADA), 0);
    // Without such a Goal it cannot be used.
    let mut game = with_cards([73, 84, 90]);
    lay_out(&mut game, BO, "G37 G2 36");
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27");
}

#[test]
fn second_chance() {
    clauses!["WW-150", "WW-158"];
    let mut game = with_cards([74, 84, 90]);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27", "with an empty display");
    lay_out(&mut game, ADA, "8 41 25");
    use_card(&mut game, ADA, 0);
    let gone = Face::Story(Story::of(41));
    let events = play(&mut game, ADA, Move::Card(cell(1, 2)));
    assert_eq!(events, [Event::Returned { seat: ADA, face: gone }]);
    assert_eq!(game.display(ADA).len(), 2);
    assert_eq!(game.hidden.deck.leaves()[0], Leaf::Card(Story::of(41)));
    // The turn is played as always; what is left keeps its places and its limits.
    assert_eq!((acting(&game), game.running.stage), (ADA, Stage::Take));
    assert!(spots(&game, Slot::T1).contains(&cell(1, 2)));
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: cell(1, 7) }), "WW-41");
}

/// A game in which Ada has just laid the 25th card and holds Last Chance twice.
fn at_the_end() -> WolfWalkers {
    let mut game = with_cards([77, 78, 84]);
    let mut numbers = (1..=55).filter(|number| {
        let lies = game.market.cards().any(|(_, face)| story_of(&game, face).number() == *number);
        !lies
    });
    let cards: Vec<Laid> = (0..24_i8)
        .map(|at| Laid {
            at: Cell::new(at / 5, at % 5),
            face: Face::Story(Story::of(numbers.next().expect("a card"))),
        })
        .collect();
    game.players[0].display = cards.into_iter().collect();
    take(&mut game, Slot::T1);
    game
}

#[test]
fn last_chance() {
    clauses!["WW-153", "WW-R25"];
    let mut game = at_the_end();
    let deck = deck_of(&game).len();
    for place in [0, 1] {
        use_card(&mut game, ADA, place);
        let at = cell(1, i8::try_from(place).expect("small") + 1);
        let (card, under) =
            (game.market.card(Slot::B3).expect("a card"), game.display(ADA).at(at).expect("a card"));
        let events = play(&mut game, ADA, Move::Cover { slot: Slot::B3, at });
        assert!(events.contains(&Event::Covered { seat: ADA, face: card, under }));
        assert_eq!(game.display(ADA).at(at), Some(card));
    }
    assert_eq!((game.display(ADA).len(), game.display(ADA).covered().len()), (25, 2));
    assert_eq!(deck_of(&game).len(), deck - 2, "the place is filled again");
    assert_eq!(acting(&game), BO);
    // A covered card counts for nothing.
    let mut game = at_the_end();
    lay_out(&mut game, ADA, &"20 7 36 36 36 / ".repeat(5).replacen("36", "G15", 1));
    let before = points(&game, ADA);
    use_card(&mut game, ADA, 0);
    let goal = cell(1, 3);
    play(&mut game, ADA, Move::Cover { slot: Slot::T2, at: goal });
    assert!(before > 0 && goals_of(game.display(ADA)) == 0);
}

#[test]
fn last_chance_alone() {
    clauses!["WW-179", "WW-168", "WW-R30"];
    let mut game = begin(&carded(1, [77, 78, 84]), 1);
    let cards = (0..24_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) });
    game.players[0].display = cards.collect();
    let deck = deck_of(&game).len();
    play(&mut game, ADA, Move::Lay { slot: Slot::T2, at: cell(5, 5) });
    assert_eq!(
        (deck_of(&game).len(), game.discard.len(), game.steps),
        (deck, 0, 0),
        "no Remover, no refill first"
    );
    use_card(&mut game, ADA, 0);
    assert_eq!(refused(&game, ADA, Move::Cover { slot: Slot::T1, at: cell(1, 1) }), "WW-168");
    assert_eq!(refused(&game, ADA, Move::Cover { slot: Slot::T2, at: cell(1, 1) }), "WW-29");
    play(&mut game, ADA, Move::Cover { slot: Slot::T3, at: cell(1, 1) });
    play(&mut game, ADA, Move::End);
    assert!(game.is_over());
}

#[test]
fn stepping_stone() {
    clauses!["WW-151", "WW-41"];
    let mut game = with_cards([79, 84, 90]);
    lay_out(&mut game, ADA, "8 41 25 42 51");
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: cell(2, 6) }), "WW-41");
    lay_out(&mut game, ADA, "8");
    use_card(&mut game, ADA, 0);
    assert_eq!(spots(&game, Slot::T1).len(), 8);
    play(&mut game, ADA, Move::Lay { slot: Slot::T1, at: cell(2, 2) });
    play(&mut game, ADA, Move::End);
    take(&mut game, Slot::T1);
    play(&mut game, BO, Move::End);
    assert_eq!(
        refused(&game, ADA, Move::Lay { slot: Slot::T1, at: cell(3, 3) }),
        "WW-37",
        "in that turn only"
    );
}

#[test]
fn swap_places() {
    clauses!["WW-151", "WW-46"];
    let mut game = with_cards([84, 85, 90]);
    lay_out(&mut game, ADA, "8 G7 / 25");
    use_card(&mut game, ADA, 0);
    assert_eq!(game.legal_moves(ADA).len(), 6, "each pair, either way");
    play(&mut game, ADA, Move::Shift { from: cell(1, 2), to: cell(2, 1) });
    assert_eq!(game.display(ADA).at(cell(2, 1)), Some(Face::Goal(Goal::of(7))), "the side stays");
    assert_eq!(game.display(ADA).at(cell(1, 2)), Some(Face::Story(Story::of(25))));
    assert_eq!(game.display(ADA).len(), 3);
}

#[test]
fn slide() {
    clauses!["WW-151", "WW-41"];
    let mut game = with_cards([87, 84, 90]);
    lay_out(&mut game, ADA, "8 41 25 42 51");
    use_card(&mut game, ADA, 0);
    // As if the card were not there: without the fifth there are four, and room on the left.
    play(&mut game.clone(), ADA, Move::Shift { from: cell(1, 5), to: cell(1, 0) });
    assert_eq!(refused(&game, ADA, Move::Shift { from: cell(1, 2), to: cell(1, 0) }), "WW-41");
    assert_eq!(refused(&game, ADA, Move::Shift { from: cell(1, 2), to: cell(3, 3) }), "WW-38");
    assert_eq!(refused(&game, ADA, Move::Shift { from: cell(1, 2), to: cell(1, 2) }), "WW-151");
    play(&mut game, ADA, Move::Shift { from: cell(1, 5), to: cell(2, 1) });
    let display = game.display(ADA);
    assert_eq!((display.at(cell(2, 1)), display.at(cell(1, 5))), (Some(Face::Story(Story::of(51))), None));
}

#[test]
fn the_trail_follows_a_moved_card() {
    clauses!["WW-151"];
    let setup = Setup { quirk: Some(Quirk::Trail), ..carded(2, [84, 87, 90]) };
    let mut game = begin(&setup, 1);
    lay_out(&mut game, ADA, "8 41 25");
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Shift { from: cell(1, 3), to: cell(1, 1) });
    let mut next = spots(&game, Slot::T1);
    next.sort_unstable();
    assert_eq!(next, [cell(0, 1), cell(1, 0), cell(2, 1)]);
}

#[test]
fn second_voice() {
    clauses!["WW-151"];
    let mut game = with_cards([92, 84, 90]);
    assert_eq!(refused(&game, ADA, Move::Use(0)), "WW-R27");
    lay_out(&mut game, ADA, "36 G2 20");
    use_card(&mut game, ADA, 0);
    assert_eq!(refused(&game, ADA, Move::Card(cell(1, 2))), "WW-151", "a Story");
    play(&mut game, ADA, Move::Card(cell(1, 1)));
    assert_eq!(refused(&game, ADA, Move::Name(Symbol::Forest)), "WW-151", "it shows Forest already");
    play(&mut game, ADA, Move::Name(Symbol::Parents));
    let field = Field::of(game.display(ADA));
    assert_eq!((field.number(Symbol::Parents), field.number(Symbol::Forest)), (2, 1));
    // It counts for every Goal, also against crossed ones.
    lay_out(&mut game, ADA, "36 G15 20");
    assert_eq!(points(&game, ADA), 0);
    let mut game = with_cards([92, 84, 74]);
    lay_out(&mut game, ADA, "36 G2");
    assert_eq!(points(&game, ADA), 8);
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Card(cell(1, 1)));
    play(&mut game, ADA, Move::Name(Symbol::Parents));
    assert_eq!(points(&game, ADA), 0);
    // It ends when the Story leaves the display.
    use_card(&mut game, ADA, 2);
    play(&mut game, ADA, Move::Card(cell(1, 1)));
    assert_eq!((game.display(ADA).voice(), points(&game, ADA)), (None, 8));
}

#[test]
fn four_winds() {
    clauses!["WW-151"];
    let mut game = with_cards([93, 84, 90]);
    // Goal 37: Wolves, 2 points each; corner to corner lie two, in the row one.
    lay_out(&mut game, ADA, "10 36 2 / 6 G37 G2 / 36");
    assert_eq!(points(&game, ADA), 2 + 8);
    use_card(&mut game, ADA, 0);
    assert_eq!(game.legal_moves(ADA), [Move::Card(cell(2, 2))], "no crossed Goal");
    play(&mut game, ADA, Move::Card(cell(2, 2)));
    assert_eq!(points(&game, ADA), 6 + 8);
    // Diagonals reach as far as the display.
    let field = Field::of(game.display(ADA));
    assert_eq!(field.diagonals(cell(2, 2)).count_ones(), 6);
}

#[test]
fn friendly_contest() {
    clauses!["WW-151", "WW-129"];
    let mut game = with_cards([94, 84, 90]);
    lay_out(&mut game, ADA, "36 47");
    lay_out(&mut game, BO, "36");
    use_card(&mut game, ADA, 0);
    assert_eq!(game.legal_moves(ADA).len(), 9);
    play(&mut game, ADA, Move::Name(Symbol::Forest));
    assert_eq!(points(&game, ADA), 5);
    lay_out(&mut game, BO, "36 3");
    assert_eq!(points(&game, ADA), 0, "equally many");
}
