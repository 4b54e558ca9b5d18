//! Quirks, one by one (WW-135, WW-136, WW-151).

use super::{act::*, prepare::*};

fn lay(at: Cell) -> Move {
    Move::Lay { slot: Slot::T1, at }
}

#[test]
fn corner_paths() {
    clauses!["WW-151", "WW-135"];
    let mut game = quirky(Quirk::CornerPaths);
    lay_out(&mut game, ADA, "8");
    assert_eq!(spots(&game, Slot::T1).len(), 8);
    lay_out(&mut game, ADA, "8 41 25 42 51");
    assert_eq!(refused(&game, ADA, lay(cell(2, 6))), "WW-41", "five columns stay the most");
}

#[test]
fn fixed_heart() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::FixedHeart);
    lay_out(&mut game, ADA, "8 41 25");
    let columns: Vec<i8> = spots(&game, Slot::T1).iter().map(|at| at.column).collect();
    assert!(columns.iter().all(|column| (-2..=2).contains(column)));
    assert_eq!(refused(&game, ADA, lay(cell(1, 4))), "WW-151");
    random(&mut game, 1, |game, _| {
        for laid in game.display(ADA).cards() {
            assert!(laid.at.row.abs() <= 2 && laid.at.column.abs() <= 2);
        }
    });
}

#[test]
fn the_trail() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::Trail);
    lay_out(&mut game, ADA, "8 41 25");
    let mut next = spots(&game, Slot::T1);
    next.sort_unstable();
    assert_eq!(next, [cell(0, 3), cell(1, 4), cell(2, 3)], "beside the last card only");
    assert_eq!(refused(&game, ADA, lay(cell(2, 1))), "WW-151");
    // Where nothing beside it is free, anywhere.
    let ring = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3), (2, 2)];
    let cards = ring
        .into_iter()
        .zip(1..)
        .map(|((row, column), number)| Laid { at: cell(row, column), face: Face::Story(Story::of(number)) });
    game.players[0].display = cards.collect();
    assert_eq!(spots(&game, Slot::T1).len(), 12);
}

#[test]
fn half_and_half() {
    clauses!["WW-136"];
    for seed in 0..5 {
        let setup = Setup { modules: Modules::Quirk, quirk: Some(Quirk::HalfAndHalf), ..base(2) };
        let mut game = begin(&setup, seed);
        assert_eq!(sides(&game), "SSSGGG");
        random(&mut game, seed, |game, _| {
            assert_eq!((game.market.count(Side::Story), game.market.count(Side::Goal)), (3, 3));
            let [left, right] = Slot::OUTER.map(|slot| game.market.stall(slot).side);
            assert_ne!(left, right);
        });
    }
}

#[test]
fn clear_sight() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::ClearSight);
    random(&mut game, 1, |game, _| {
        let view = game.table(Viewer::Public);
        let both = view.pieces.iter().filter(|piece| piece.other_side.is_some()).count();
        assert_eq!(both, game.market.cards().count(), "both sides of the Market and of nothing else");
    });
}

#[test]
fn free_choice() {
    clauses!["WW-151", "WW-R10"];
    let mut game = quirky(Quirk::FreeChoice);
    let card = game.market.card(Slot::T2).expect("a card");
    let back = turned(&game, card);
    let events = play(&mut game, ADA, Move::Lift(Slot::T2));
    assert_eq!(events, [Event::Lifted { seat: ADA, face: card, from: Some(Slot::T2) }]);
    // Once it was looked at it is bound: no other can be taken.
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::T1, at: Cell::START }), "WW-R10");
    assert_eq!(game.legal_moves(ADA).len(), 2, "either side");
    play(&mut game, ADA, Move::Put { side: Side::Goal, at: Cell::START });
    assert_eq!(game.display(ADA).cards()[0].face, back);
    // The place keeps the side that lay there.
    assert_eq!(game.market.card(Slot::T2).expect("refilled").side(), Side::Story);
    // It may be laid as it is without a look.
    play(&mut game, BO, Move::Lay { slot: Slot::T1, at: Cell::START });
}

#[test]
fn few_words() {
    clauses!["WW-151", "WW-45"];
    let mut game = quirky(Quirk::FewWords);
    lay_out(&mut game, ADA, "G7 G8 G9 G14 G15");
    assert!(takeable(&game).contains(&Slot::B2));
    lay_out(&mut game, ADA, "G7 G8 G9 G14 G15 / G16");
    assert_eq!(takeable(&game), [Slot::T1, Slot::T2, Slot::T3, Slot::B1]);
    assert_eq!(refused(&game, ADA, Move::Lay { slot: Slot::B2, at: cell(2, 2) }), "WW-151");
    for seed in 0..5 {
        let setup = Setup { modules: Modules::Quirk, quirk: Some(Quirk::FewWords), ..base(2) };
        let mut game = begin(&setup, seed);
        random(&mut game, seed, |_, _| {});
        assert!(game.players.iter().all(|player| player.display.goals() <= 6));
    }
}

#[test]
fn broken_promises() {
    clauses!["WW-77", "WW-151"];
    let mut game = quirky(Quirk::BrokenPromises);
    lay_out(&mut game, ADA, "41 G7 G8");
    assert_eq!(points(&game, ADA), 2 - 2);
    lay_out(&mut game, ADA, "36 G7 G8");
    assert_eq!(points(&game, ADA), -4, "the sum can fall below nought");
}

#[test]
fn corner_stones() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::CornerStones);
    // Goal 7 in a corner of a finished display counts twice, elsewhere once.
    let corner = "G7 41 .. .. .. / .. / .. / .. / .. .. .. .. 36";
    let beside = "41 G7 .. .. .. / .. / .. / .. / .. .. .. .. 36";
    lay_out(&mut game, ADA, corner);
    lay_out(&mut game, BO, beside);
    assert_eq!((points(&game, ADA), points(&game, BO)), (4, 2));
    lay_out(&mut game, ADA, "G7 41");
    assert_eq!(points(&game, ADA), 2, "what is not five by five has no corners yet");
}

#[test]
fn all_voices() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::AllVoices);
    // Every symbol twice: Forest, Merlyn, Wolves, Wolf form, Townsfolk, Castle, Town, Army, Parents.
    let voices = "1 3 28 38 8 / 18 25 42 31 20";
    lay_out(&mut game, ADA, voices);
    assert_eq!(points(&game, ADA), 6);
    lay_out(&mut game, ADA, &voices.replace(" 20", " 32"));
    assert_eq!(points(&game, ADA), 0, "Parents once");
}

#[test]
fn head_start() {
    clauses!["WW-136", "WW-R8", "WW-151"];
    let setup = Setup { modules: Modules::Quirk, quirk: Some(Quirk::HeadStart), first: Some(BO), ..base(2) };
    for seed in 0..10 {
        let game = begin(&setup, seed);
        let other = begin(&Setup { quirk: Some(Quirk::NoChange), ..setup.clone() }, seed);
        assert_eq!(deck_of(&game).len(), 47);
        let first: Vec<Story> =
            [BO, ADA].map(|seat| story_of(&game, game.display(seat).cards()[0].face)).to_vec();
        assert_eq!(first, deck_of(&other)[..2], "the starter first");
        assert!([ADA, BO].iter().all(|seat| game.display(*seat).goals() == 1));
        assert!(game.hidden.deck.top().is_some());
    }
    let mut game = begin(&setup, 1);
    random(&mut game, 1, |_, _| {});
    assert_eq!(game.turns, 48);
    assert_eq!(
        deck_of(&begin(&Setup { quirk: Some(Quirk::HeadStart), modules: Modules::Quirk, ..base(1) }, 1))
            .len(),
        48
    );
}

#[test]
fn strongest_pack() {
    clauses!["WW-151"];
    let mut game = quirky(Quirk::StrongestPack);
    lay_out(&mut game, ADA, "10 2 6");
    lay_out(&mut game, BO, "10 2");
    assert_eq!((points(&game, ADA), points(&game, BO)), (6, 0));
    lay_out(&mut game, BO, "10 2 6");
    assert_eq!((points(&game, ADA), points(&game, BO)), (0, 0), "equal: nobody");
}

#[test]
fn restless_market() {
    clauses!["WW-151", "WW-59"];
    let mut game = quirky(Quirk::RestlessMarket);
    take(&mut game, Slot::T2);
    assert_eq!(sides(&game), "SSSSGG", "a Story moves nothing");
    take(&mut game, Slot::B2);
    assert_eq!(sides(&game), "GSSSGS");
    // With a Switch card on top both happen in one turn.
    let mut stories = deck_of(&game).into_iter();
    let mut leaves = vec![Leaf::Card(stories.next().expect("a card")), Leaf::Switch];
    leaves.extend(stories.map(Leaf::Card));
    lay_deck(&mut game, leaves);
    let at = spots(&game, Slot::B2)[0];
    let events = game.play(ADA, &Move::Lay { slot: Slot::B2, at }).expect("a card").events;
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Turned { .. })).count(), 2);
    assert_eq!(sides(&game), "GSSSGS");
}

#[test]
fn fog() {
    clauses!["WW-151", "WW-56"];
    let setup = Setup { modules: Modules::Quirk, quirk: Some(Quirk::Fog), ..base(2) };
    let mut game = begin(&setup, 1);
    random(&mut game, 1, |game, _| {
        let Some(top) = game.hidden.deck.top() else { return };
        let view = game.table(Viewer::seat(ADA));
        let key = format!("ww-story-{:02}", top.number());
        assert!(
            !view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| about.name.key == key))
        );
        assert_eq!(game.hidden.deck.switches() + usize::from(game.spent), 6);
    });
    assert_eq!(game.spent, 6, "Switch cards act as always");
}
