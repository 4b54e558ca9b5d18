//! Module cards: laying them out, and what holds for all (WW-132 to WW-159).

use super::{act::*, prepare::*};

fn all(players: u8) -> Setup {
    Setup { modules: Modules::All, switches: 0, ..base(players) }
}

fn card(number: u8) -> Opportunity {
    Opportunity::of(number).expect("an Opportunity")
}

#[test]
fn quirks_or_both() {
    clauses!["WW-132", "WW-133", "WW-12"];
    let quirk = begin(&Setup { modules: Modules::Quirk, ..base(2) }, 1);
    assert!(quirk.quirk.is_some() && quirk.opportunities.is_empty());
    let both = begin(&all(2), 1);
    assert!(both.quirk.is_some());
    assert_eq!(both.opportunities.len(), 3);
    // Opportunities alone cannot be asked for, nor a card without its module.
    for wrong in [
        Setup { quirk: Some(Quirk::Fog), ..base(2) },
        Setup { opportunities: vec![card(74), card(75), card(76)], ..base(2) },
        Setup { modules: Modules::Quirk, opportunities: vec![card(74), card(75), card(76)], ..base(2) },
    ] {
        assert_eq!(wrong.check().expect_err("no such game").clause.0, "WW-132");
    }
    // The Quirk can be read by all, all the time.
    let mut game = both;
    random(&mut game, 1, |game, _| {
        let view = game.table(Viewer::Public);
        let key = format!("ww-quirk-{}", game.quirk.expect("a Quirk").number());
        assert!(
            view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key))
        );
    });
}

#[test]
fn drawn_or_agreed_upon() {
    clauses!["WW-134", "WW-137", "WW-141", "WW-154", "WW-R24"];
    let mut quirks = std::collections::BTreeSet::new();
    let mut cards = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let game = begin(&all(2), seed);
        quirks.extend(game.quirk);
        let three = &game.opportunities;
        assert!(three[0] < three[1] && three[1] < three[2], "three different ones");
        cards.extend(three.iter().copied());
    }
    assert_eq!((quirks.len(), cards.len()), (15, 25), "each can come");
    let game = begin(
        &Setup { quirk: Some(Quirk::Fog), opportunities: vec![card(76), card(74), card(90)], ..all(2) },
        1,
    );
    assert_eq!(
        (game.quirk, game.opportunities.as_slice()),
        (Some(Quirk::Fog), &[card(76), card(74), card(90)][..])
    );
    for wrong in
        [vec![card(74)], vec![card(74), card(74), card(75)], vec![card(74), card(75), card(76), card(77)]]
    {
        let setup = Setup { opportunities: wrong, ..all(2) };
        assert_eq!(setup.check().expect_err("not three").clause.0, "WW-141");
    }
    // Second Chance is there three times, and each of them can be used.
    let mut game = with_cards([74, 75, 76]);
    lay_out(&mut game, ADA, "8 41 25");
    for place in 0..3 {
        use_card(&mut game, ADA, place);
        let at = game.display(ADA).cards()[0].at;
        game.play(ADA, &Move::Card(at)).expect("a card of the display");
    }
    assert!(game.display(ADA).is_empty());
}

#[test]
fn leaving_cards_out() {
    clauses!["WW-139", "WW-140"];
    let content = Content::get();
    let interaction = content.of_category(Category::Interaction);
    assert_eq!(interaction, [68, 71, 72, 73, 94]);
    let of: usize = Category::ALL.iter().map(|category| content.of_category(*category).len()).sum();
    assert_eq!(of, 40);
    let setup = Setup { removed: interaction.clone(), ..all(2) };
    for seed in 0..60 {
        let game = begin(&setup, seed);
        assert!(game.opportunities.iter().all(|card| !interaction.contains(&card.number())));
        assert_ne!(game.quirk, Some(Quirk::StrongestPack));
    }
    let clause = |setup: Setup| setup.check().expect_err("too few are left").clause.0;
    assert_eq!(clause(Setup { removed: (56..=70).collect(), ..all(2) }), "WW-139");
    assert_eq!(clause(Setup { removed: (71..=93).collect(), ..all(2) }), "WW-139");
    assert!(Setup { removed: (71..=92).collect(), ..all(2) }.check().is_ok());
    assert!(Setup { removed: (57..=70).collect(), ..all(2) }.check().is_ok());
    assert_eq!(clause(Setup { removed: vec![70], quirk: Some(Quirk::Fog), ..all(2) }), "WW-139");
    let chosen = vec![card(74), card(75), card(76)];
    assert_eq!(clause(Setup { removed: vec![74], opportunities: chosen, ..all(2) }), "WW-139");
}

#[test]
fn switch_cards_can_stay_out() {
    clauses!["WW-156"];
    assert!(Setup { switches: 0, modules: Modules::Quirk, ..base(2) }.check().is_ok());
    assert!(Setup { switches: 0, modules: Modules::All, ..base(4) }.check().is_ok());
}

#[test]
fn no_change() {
    clauses!["WW-155", "WW-136"];
    // With the same deck a game with No Change goes as one without a Quirk.
    let mut with = quirky(Quirk::NoChange);
    let mut without = plain();
    without.hidden = with.hidden.clone();
    without.market = with.market;
    let mut rng = Rng::seeded(2);
    while let Some(seat) = with.turn().acting().iter().next() {
        let moves = with.legal_moves(seat);
        assert_eq!(moves, without.legal_moves(seat));
        let mv = *rng.pick(&moves).expect("a move");
        with.play(seat, &mv).expect("listed");
        without.play(seat, &mv).expect("listed");
        assert_eq!(with.standing().scores, without.standing().scores);
    }
    for quirk in Content::get().quirks() {
        assert_eq!(quirk.times.is_empty(), quirk.effect == Quirk::NoChange);
    }
}

#[test]
fn for_everybody_and_to_the_end() {
    clauses!["WW-135", "WW-151", "WW-159", "WW-158"];
    let mut game = quirky(Quirk::CornerPaths);
    lay_out(&mut game, ADA, "8");
    lay_out(&mut game, BO, "41");
    for seat in [ADA, BO] {
        assert_eq!(acting(&game), seat);
        // The card is right where the rules say otherwise.
        play(&mut game, seat, Move::Lay { slot: Slot::T1, at: Cell::new(1, 1) });
    }
    // Bo is finished: Ada plays in a row, and the Quirk is still there.
    let full: Vec<Laid> = (0..25_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) })
        .collect();
    game.players[1].display = full.into_iter().collect();
    for step in 2..5 {
        let deck = deck_of(&game).len();
        play(&mut game, ADA, Move::Lay { slot: Slot::T1, at: Cell::new(step, step) });
        assert_eq!((acting(&game), deck_of(&game).len()), (ADA, deck - 1), "a full turn, with its refill");
    }
}

#[test]
fn finished_players() {
    clauses!["WW-152", "WW-157", "WW-158", "WW-R22"];
    let mut game = with_cards([71, 72, 84]);
    let full: Vec<Laid> = (0..25_i8)
        .map(|at| Laid { at: Cell::new(at / 5, at % 5), face: Face::Story(Story::of(at as u8 + 1)) })
        .collect();
    game.players[1].display = full.into_iter().collect();
    // What would act on Bo's turn cannot be used, and the marker stays.
    for place in [0, 1] {
        assert_eq!(refused(&game, ADA, Move::Use(place)), "WW-R22");
    }
    assert_eq!(refused(&game, BO, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-152");
    assert!(!game.is_over());
    take(&mut game, Slot::T1);
    assert_eq!(acting(&game), ADA);
}

#[test]
fn a_whole_game_can_go_without() {
    clauses!["WW-147", "WW-148"];
    let mut game = with_cards([74, 84, 90]);
    turns(&mut game, 50, &Slot::ALL);
    assert!(game.is_over());
    assert!(game.players.iter().all(|player| player.used == [false; 3]));
    for seat in [ADA, BO] {
        let goals: i16 = goals_of(game.display(seat));
        assert_eq!(points(&game, seat), goals, "nothing is lost by that");
    }
}
