//! The Crafter's dusk: deliveries, the name, the row; and what is kept.

use super::table::*;

/// The end of the Crafter's turn: dusk falls.
#[track_caller]
fn end(game: &mut Mythwind) -> Vec<Event> {
    play(game, Crafter, Move::EndTurn)
}

#[test]
fn what_a_delivery_pays() {
    clauses!["MW-CR07"];
    // The Reed Basket costs 6 and is for a customer of sprite days: quality, reputation, alignment; coins, and
    // the reputation after it.
    let table = [
        (2, 5, Sprite, 10, 6),
        (2, 5, Villager, 9, 6),
        (0, 0, Villager, 3, 0),
        (0, 4, Villager, 4, 3),
        (1, 0, Villager, 6, 0),
        (1, 3, Sprite, 7, 3),
        (1, 8, Sprite, 9, 8),
        (3, 0, Villager, 10, 2),
        (3, 11, Villager, 12, 12),
        (3, 12, Sprite, 14, 12),
    ];
    for (quality, reputation, kind, pays, name) in table {
        let mut game = at_the_bench(kind);
        finished(&mut game, 1, REED_BASKET, quality);
        shop_mut(&mut game).reputation = reputation;
        let before = coins(&game, Crafter);
        assert_eq!(refused(&game, Crafter, deliver(1)), "MW-CR07", "not by day");
        end(&mut game);
        let events = play(&mut game, Crafter, deliver(1));
        let case = format!("quality {quality}, reputation {reputation}, {kind:?}");
        assert_eq!(coins(&game, Crafter) - before, pays, "{case}");
        assert_eq!(shop(&game).reputation, name, "{case}");
        assert!(shop(&game).bench(1).is_none());
        let sold =
            |event: &Event| matches!(event, Event::Delivered { coins, .. } if u16::from(*coins) == pays);
        assert!(told(&events, sold), "{case}: {events:?}");
    }
    // Half of an odd price is rounded down: Coat Pegs cost 5.
    let mut game = at_the_bench(Sprite);
    finished(&mut game, 0, COAT_PEGS, 0);
    end(&mut game);
    play(&mut game, Crafter, deliver(0));
    assert_eq!(coins(&game, Crafter), 6 + 2);
}

#[test]
fn any_finished_items_are_delivered_in_any_order() {
    clauses!["MW-CR07", "MW-CJ09"];
    let mut game = at_the_bench(Sprite);
    sheet(&mut game, Crafter).skills[2] = Some(Skill::Crafter(CraftSkill::ThirdBench));
    finished(&mut game, 0, REED_BASKET, 3);
    on_bench(&mut game, 1, BELL_ROPE, 1, 1);
    finished(&mut game, 2, COAT_PEGS, 1);
    row(&mut game, &[OrderId(4), OrderId(5), OrderId(6)]);
    shop_mut(&mut game).reputation = 3;
    sheet(&mut game, Crafter).tired = vec![Skill::Crafter(CraftSkill::Scavenger)];
    end(&mut game);
    assert_eq!(game.calendar.phase, Phase::Dusk);
    assert_eq!(game.sheet(Crafter).today.stands, None, "the miniature is home");
    assert_eq!(game.sheet(Crafter).today.aligned, Some(Sprite), "the alignment still holds");
    assert_eq!(game.sheet(Crafter).tired.len(), 1);
    assert_eq!(moves(&game, Crafter), [deliver(0), deliver(2), Move::Done], "only what is finished");
    // Keeping everything is fine.
    let kept = after(&game, Crafter, Move::Done);
    assert_eq!((shop(&kept).items().count(), coins(&kept, Crafter)), (3, 6));
    assert_eq!(kept.calendar.phase, Phase::Daytime, "the next day");
    // The better one first raises the reputation before the other is paid.
    let mut first = game.clone();
    play(&mut first, Crafter, deliver(0)); // 6 + 4, a customer of the day, reputation 3: 11
    assert_eq!((coins(&first, Crafter), shop(&first).reputation), (6 + 11, 5));
    play(&mut first, Crafter, deliver(2)); // 5, reputation 5: 6
    assert_eq!(coins(&first, Crafter), 6 + 11 + 6);
    play(&mut game, Crafter, deliver(2)); // 5, reputation 3
    assert_eq!(coins(&game, Crafter), 6 + 5);
    play(&mut game, Crafter, deliver(0));
    assert_eq!(coins(&game, Crafter), 6 + 5 + 11);
    // The row was full: after the last delivery nothing is left to decide.
    assert_eq!(state_of(&game, 1), (1, 1));
    assert!(game.sheet(Crafter).tired.is_empty() && game.sheet(Crafter).today.aligned.is_none());
}

#[test]
fn others_are_not_kept_from_their_own_dusk() {
    clauses!["MW-64", "MW-CJ09"];
    let mut game = morning(&[Crafter, Farmer]);
    finished(&mut game, 0, REED_BASKET, 1);
    let radish = planted(&mut game, Crop::Radish, "D4 D5", 0); // beside the well
    stand_by(&mut game, Crafter, Sprite);
    end(&mut game);
    play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Improve), Move::EndTurn]);
    assert_eq!(game.calendar.phase, Phase::Dusk);
    assert_eq!(growth(&game, radish), 1, "the Farmer's field has grown");
    assert!(moves(&game, Farmer).is_empty());
    play(&mut game, Crafter, Move::Done);
    assert_eq!(game.calendar.day, 2);
}

#[test]
fn the_row_is_refilled() {
    clauses!["MW-CR08"];
    let mut game = at_the_bench(Sprite);
    shop_mut(&mut game).reputation = 8;
    row(&mut game, &[COAT_PEGS]);
    end(&mut game);
    assert_eq!(moves(&game, Crafter), [draw(1), draw(2), draw(3)]);
    play(&mut game, Crafter, draw(3));
    assert_eq!(game.calendar.phase, Phase::Dusk, "one more is missing");
    play(&mut game, Crafter, draw(2));
    let tiers: Vec<u8> = shop(&game).row.iter().map(|&order| Content::get().order(order).tier).collect();
    assert_eq!(tiers, [1, 3, 2]);
    assert_eq!(game.calendar.phase, Phase::Daytime);

    // A delivery may open a deck first: from reputation 3 to 4.
    let mut game = at_the_bench(Villager);
    shop_mut(&mut game).reputation = 3;
    row(&mut game, &[COAT_PEGS, BELL_ROPE]);
    finished(&mut game, 0, REED_BASKET, 2);
    end(&mut game);
    play(&mut game, Crafter, deliver(0));
    assert_eq!(moves(&game, Crafter), [draw(1), draw(2)]);

    // An empty deck is made anew of its own delivered orders.
    let mut game = at_the_bench(Villager);
    row(&mut game, &[COAT_PEGS, BELL_ROPE]);
    game.hidden.0.orders[0] = Pile::default();
    shop_mut(&mut game).delivered = vec![OrderId(4), RAIN_CLOAK, OrderId(5)];
    end(&mut game);
    assert_eq!(shop(&game).row.len(), 3);
    assert!([4, 5].contains(&shop(&game).row[2].0));
    assert_eq!(game.hidden.orders[0].len(), 1);
    assert_eq!(shop(&game).delivered, [RAIN_CLOAK], "those of other decks stay");
}

#[test]
fn what_is_kept() {
    clauses!["MW-CR10", "MW-CJ10"];
    let mut game = at_the_bench(Villager);
    sheet(&mut game, Crafter).skills[2] = Some(Skill::Crafter(CraftSkill::ThirdBench));
    row(&mut game, &[COAT_PEGS, RAIN_CLOAK]);
    store(&mut game, 2, 0, 3);
    finished(&mut game, 0, REED_BASKET, 2);
    on_bench(&mut game, 2, OrderId(28), 4, 1);
    shop_mut(&mut game).reputation = 7;
    shop_mut(&mut game).delivered = vec![OrderId(3)];
    play(&mut game, Crafter, work(2, By::Action));
    let text = ron::to_string(&game).expect("it can be written");
    let mut back: Mythwind = ron::from_str(&text).expect("it can be read");
    assert_eq!(stored(&back), [2, 0, 3]);
    assert_eq!((state_of(&back, 0), state_of(&back, 2)), ((3, 2), (5, 1)));
    assert_eq!(shop(&back).row, [COAT_PEGS, RAIN_CLOAK]);
    assert_eq!((shop(&back).reputation, &shop(&back).delivered[..]), (7, &[OrderId(3)][..]));
    assert_eq!(back.hidden.orders, game.hidden.orders, "the decks lie as they lay");
    assert!(back == game);

    // Without its skill the third bench takes nothing new, and what lies there can be worked on and delivered.
    sheet(&mut back, Crafter).skills[2] = None;
    play(&mut back, Crafter, work(2, By::Action));
    assert_eq!(state_of(&back, 2), (6, 1));
    play(&mut back, Crafter, STOP);
    shop_mut(&mut back).reputation = 0;
    end(&mut back);
    play_all(&mut back, Crafter, &[deliver(2), deliver(0)]);
    stand_by(&mut back, Crafter, Sprite);
    assert_eq!(refused(&back, Crafter, start(COAT_PEGS, 2)), "MW-CR03");
    play(&mut back, Crafter, start(COAT_PEGS, 1));
}

#[test]
fn a_workshop_put_away_waits() {
    clauses!["MW-CJ11"];
    let mut game = morning(&[Crafter, Ranger]);
    finished(&mut game, 0, REED_BASKET, 2);
    on_bench(&mut game, 1, BELL_ROPE, 1, 1);
    row(&mut game, &[COAT_PEGS]);
    let kept = shop(&game).clone();
    sheet(&mut game, Crafter).playing = false;
    for _ in 0..2 {
        to_change(&mut game);
        play(&mut game, Ranger, Move::Done);
    }
    assert_eq!(*shop(&game), kept, "two seasons away");
    to_change(&mut game);
    play(&mut game, Ranger, Move::Join(Crafter));
    assert_eq!(shop(&game).row, kept.row, "nothing is laid out anew");
}

#[test]
fn a_crafter_that_joins_later_lays_out_its_workshop() {
    clauses!["MW-R58"];
    let mut game = morning(&[Ranger]);
    to_change(&mut game);
    play(&mut game, Ranger, Move::Join(Crafter));
    assert_eq!((shop(&game).row.len(), stored(&game)), (3, [1, 1, 1]));
    assert_eq!([0, 1, 2].map(|deck| game.hidden.orders[deck].len()), [9, 10, 8]);
    // One of a campaign from before there were workshops takes its trade up with the next season.
    let mut game = morning(&[Crafter]);
    sheet(&mut game, Crafter).journal = Journal::Townsfolk;
    game.hidden.0.orders = Default::default();
    pass_day(&mut game);
    assert!(game.workshop(Crafter).is_none(), "not in the middle of one");
    to_change(&mut game);
    play(&mut game, Crafter, Move::Done);
    assert_eq!((shop(&game).row.len(), stored(&game)), (3, [1, 1, 1]));
}

#[test]
fn a_name_that_is_lost_closes_its_deck() {
    clauses!["MW-CR02", "MW-CR07"];
    // From 4 to 3 and from 8 to 7 by an item of quality 0.
    for (reputation, decks) in [(4, &[1][..]), (8, &[1, 2])] {
        let mut game = at_the_bench(Villager);
        shop_mut(&mut game).reputation = reputation;
        row(&mut game, &[COAT_PEGS, RAIN_CLOAK]);
        finished(&mut game, 0, REED_BASKET, 0);
        end(&mut game);
        play(&mut game, Crafter, deliver(0));
        assert_eq!(shop(&game).reputation, reputation - 1);
        if decks.len() == 1 {
            assert!(shop(&game).row[2].0 <= 12, "drawn from the first deck, with no other to choose");
        } else {
            let listed: Vec<Move> = decks.iter().map(|&deck| draw(deck)).collect();
            assert_eq!(moves(&game, Crafter), listed);
        }
        assert!(shop(&game).row.contains(&RAIN_CLOAK), "what lies in the row stays there");
    }
    // An order of a closed deck can still be started.
    let mut game = at_the_bench(Villager);
    row(&mut game, &[RAIN_CLOAK]);
    store(&mut game, 0, 0, 3);
    play(&mut game, Crafter, start(RAIN_CLOAK, 0));
}

#[test]
fn a_deck_with_nothing_in_it_is_not_offered() {
    clauses!["MW-CR08"];
    let mut game = at_the_bench(Villager);
    shop_mut(&mut game).reputation = 8;
    row(&mut game, &[COAT_PEGS]);
    game.hidden.0.orders[1] = Pile::default();
    shop_mut(&mut game).delivered = vec![OrderId(4)];
    end(&mut game);
    assert_eq!(moves(&game, Crafter), [draw(1), draw(3)]);
    let mut drawn = game.clone();
    let played = drawn.play(Crafter.seat(), &draw(3)).expect("a legal move");
    assert!(told(&played.events, |event| matches!(event, Event::OrderDrawn { .. })));
    assert_eq!(played.wall, Some(Wall::Revealed), "a card comes to light");
}
