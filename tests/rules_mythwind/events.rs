//! Events: drawn, chosen, resolved; and what they unlock.

use super::table::*;

/// A morning on which the group has drawn this event. Tracks 5, 4, 3, 2 (production, income, food, culture).
pub(super) fn drawn(event: u8) -> Mythwind {
    let mut game = morning(&[Farmer, Ranger]);
    hold(&mut game, 5, 4, 3, 2);
    game.town.queue[1] = Some(Bakery);
    game.hidden.0.events = pile(&[event]);
    game.resolve(Effect::Event, None);
    game
}

/// The game once the group has taken an option and answered what it asks by the first answer.
pub(super) fn chosen(event: u8, option: u8) -> Mythwind {
    let mut game = drawn(event);
    play(&mut game, Ranger, Move::Pick(option));
    run_until(&mut game, |game| offered(game, Farmer, Move::Forgo));
    game
}

#[test]
fn an_event_is_drawn_read_to_all_and_chosen_by_the_group() {
    clauses!["MW-195", "MW-196", "MW-197", "MW-R55"];
    let mut game = morning(&[Farmer, Ranger]);
    game.hidden.0.events = pile(&[13, 10]);
    let events = game.resolve(Effect::Event, None);
    assert!(told(&events, |event| matches!(event, Event::EventRead { id: 13, .. })), "the top card");
    assert_eq!(sorted(&game.hidden.events), [10]);
    for who in [Farmer, Ranger] {
        assert_eq!(moves(&game, who), [Move::Pick(0), Move::Pick(1)]);
        assert_eq!(refused(&game, who, Move::Pick(2)), "MW-196");
        assert_eq!(refused(&game, who, Move::Forgo), "MW-196", "nobody goes on before");
    }
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(held(&game), [1, 1, 1, 2]);
    assert_eq!(game.season_log.count(Stat::Events), 1);
    assert!(offered(&game, Ranger, Move::Forgo));
}

#[test]
fn a_resolved_event_leaves_the_game_unless_its_card_returns() {
    clauses!["MW-198"];
    assert!(chosen(13, 0).hidden.events.is_empty());
    assert_eq!(sorted(&chosen(139, 1).hidden.events), [139], "an everyday card");
}

#[test]
fn without_an_event_nothing_happens() {
    clauses!["MW-R42"];
    let mut game = morning(&[Farmer]);
    game.hidden.0.events = pile(&[]);
    let before = game.clone();
    let events = game.resolve(Effect::Event, None);
    assert_eq!((game, events), (before, vec![Event::NoEvent]));
}

#[test]
fn what_the_events_bring() {
    clauses!["MW-196", "MW-198", "MW-199", "MW-200", "MW-D16"];
    // Event, option, tracks, coins of Farmer and Ranger, sprites and villagers in town, pips of the sprite and
    // the villager at the tower that showed 2, slot of a card from slot 2, unlocked events.
    type Row = (u8, u8, [i8; 4], [i16; 2], [i8; 2], [u8; 2], usize, &'static [u8]);
    const SAME: [i8; 4] = [0; 4];
    const TWO: [u8; 2] = [2, 2];
    let table: &[Row] = &[
        (1, 0, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[2, 10]),
        (1, 1, [0, 0, 1, 0], [0, 0], [0, 0], TWO, 2, &[3, 10]),
        (2, 0, [0, 0, -1, 0], [0, 0], [0, 1], TWO, 2, &[4]),
        (2, 1, SAME, [2, 2], [0, 0], TWO, 2, &[4]),
        (3, 0, SAME, [-2, 0], [1, 0], TWO, 2, &[4]),
        (3, 1, SAME, [0, 0], [0, 0], [2, 3], 2, &[4]),
        (4, 0, [0, 1, 0, 0], [0, 0], [0, 0], TWO, 2, &[5, 11, 12]),
        (4, 1, [1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[6, 11, 12]),
        (5, 1, SAME, [0, 0], [1, 0], TWO, 2, &[7, 13]),
        (6, 0, [0, -1, 0, 0], [0, 0], [0, 0], TWO, 1, &[7, 14]),
        (6, 1, [0, 0, 1, 0], [0, 0], [0, 0], TWO, 2, &[7, 14]),
        (7, 0, [-1, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[8, 15]),
        (7, 1, [1, 0, 0, -1], [0, 0], [0, 0], TWO, 2, &[9, 15]),
        (8, 0, SAME, [3, 3], [0, 0], TWO, 2, &[16]),
        (8, 1, SAME, [0, 0], [0, 0], [3, 2], 2, &[16]),
        (9, 0, SAME, [0, 0], [0, 0], TWO, 1, &[16]),
        (10, 1, SAME, [1, 1], [0, 0], TWO, 2, &[]),
        (11, 1, [-1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (12, 0, [0, 0, -1, 0], [0, 0], [0, 0], [3, 2], 2, &[]),
        (12, 1, SAME, [0, 0], [0, 0], TWO, 2, &[]),
        (13, 0, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[]),
        (13, 1, SAME, [0, 0], [0, 0], [2, 3], 2, &[]),
        (14, 0, [-1, 0, 0, 0], [0, 0], [0, 1], TWO, 2, &[]),
        (14, 1, SAME, [0, 0], [0, 0], TWO, 3, &[]),
        (15, 0, [1, 0, 0, 0], [-3, 0], [0, 0], TWO, 2, &[]),
        (15, 1, SAME, [0, 0], [0, 0], TWO, 2, &[]),
        (16, 0, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[17, 18]),
        (16, 1, [0, 0, 1, 0], [0, 0], [0, 0], TWO, 2, &[17, 18]),
        (17, 0, SAME, [0, 0], [1, 0], TWO, 2, &[19]),
        (17, 1, SAME, [2, 2], [0, 1], TWO, 2, &[19]),
        (18, 0, [0, 0, 0, 1], [-1, -1], [0, 0], TWO, 2, &[]),
        (18, 1, SAME, [0, 0], [0, 0], TWO, 2, &[]),
        (19, 0, SAME, [0, 0], [1, 0], TWO, 2, &[20, 31]),
        (19, 1, SAME, [0, 0], [0, 1], TWO, 2, &[21, 32]),
        (20, 0, SAME, [0, 0], [0, 0], [3, 2], 2, &[22]),
        (20, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[22]),
        (21, 0, [0, 0, 0, -1], [0, 0], [1, 0], TWO, 2, &[22]),
        (21, 1, [1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[22]),
        (22, 0, SAME, [0, 0], [1, 0], TWO, 2, &[23]),
        (22, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[24]),
        (22, 2, SAME, [2, 2], [0, 0], TWO, 2, &[25]),
        (31, 0, [0, 0, -1, 0], [0, 0], [0, 0], [2, 3], 2, &[]),
        (31, 1, SAME, [0, 0], [0, 0], [3, 2], 2, &[]),
        (32, 0, SAME, [-2, 0], [1, 0], TWO, 2, &[]),
        (32, 1, [1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (128, 0, [0, 1, 0, 0], [0, 0], [0, 0], [1, 2], 2, &[]),
        (128, 1, SAME, [0, 0], [0, 0], [3, 2], 2, &[]),
        (135, 0, [1, 0, 0, 0], [-3, 0], [0, 0], TWO, 2, &[]),
        (135, 1, [0, 0, -1, 0], [2, 2], [0, 0], TWO, 2, &[]),
        (136, 0, [0, 0, -1, 0], [0, 0], [0, 1], TWO, 2, &[]),
        (136, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[]),
        (137, 0, [-1, 0, 0, 0], [0, 0], [0, 0], [3, 2], 2, &[]),
        (137, 1, [1, 0, 0, 0], [0, 0], [0, 0], [1, 2], 2, &[]),
        (138, 1, SAME, [0, 0], [0, 0], [3, 3], 2, &[]),
        (139, 0, [0, 0, -1, 2], [0, 0], [0, 0], TWO, 2, &[]),
        (139, 1, SAME, [0, 0], [0, 0], TWO, 2, &[]),
        (140, 0, [-1, 0, 1, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (140, 1, [0, 0, -1, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (141, 0, [-1, 0, 0, 0], [4, 4], [0, 0], TWO, 2, &[]),
        (141, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[]),
        (142, 0, [-1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (142, 1, [0, 0, 0, -1], [0, 0], [0, 0], TWO, 2, &[]),
        (143, 0, [0, 0, 1, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (143, 1, [0, 0, -1, 0], [0, 0], [0, 0], [3, 3], 2, &[]),
        (144, 0, [0, 1, 0, 0], [-2, -2], [0, 0], TWO, 2, &[]),
        (145, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[]),
        (146, 1, SAME, [1, 1], [0, 0], TWO, 2, &[]),
        (147, 0, SAME, [3, 3], [0, 0], TWO, 2, &[]),
        (147, 1, [1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (149, 1, [1, 0, 0, 0], [0, 0], [0, 0], TWO, 2, &[]),
        (150, 1, [0, 0, 0, 1], [0, 0], [0, 0], TWO, 2, &[]),
        (152, 0, SAME, [0, 0], [0, 0], TWO, 1, &[]),
        (152, 1, SAME, [0, 0], [0, 0], TWO, 1, &[]), // no location: it stops in slot 1
        (153, 0, [0, 0, -1, 0], [0, 0], [1, 0], TWO, 2, &[]),
        (153, 1, [0, 0, 1, -1], [0, 0], [0, 0], TWO, 2, &[]),
        (154, 0, SAME, [0, 0], [0, 0], [3, 2], 2, &[]),
        (154, 1, SAME, [1, 1], [0, 0], [2, 3], 2, &[]),
    ];
    for &(event, option, tracks, coin, workers, faces, slot, unlocked) in table {
        let before = drawn(event);
        let dice = Kind::ALL.map(|kind| before.dice.kind_at(kind, DieAt::Tower).next().expect("a die"));
        let game = chosen(event, option);
        let what = format!("event {event}, option {option}");
        let [was, now] = [held(&before), held(&game)];
        assert_eq!([0, 1, 2, 3].map(|at| now[at] as i8 - was[at] as i8), tracks, "{what}");
        assert_eq!([Farmer, Ranger].map(|who| coins(&game, who) as i16 - 6), coin, "{what}");
        assert_eq!(Kind::ALL.map(|kind| game.dice.in_town(kind) as i8 - 1), workers, "{what}");
        assert_eq!(dice.map(|die| game.dice.get(die).pips), faces, "{what}");
        assert_eq!(game.town.queue[slot - 1], Some(Bakery), "{what}");
        let mut deck = unlocked.to_vec();
        if event >= 135 {
            deck.push(event);
        }
        assert_eq!(sorted(&game.hidden.events), deck, "{what}");
    }
}

#[test]
fn dice_decide_in_events() {
    clauses!["MW-55", "MW-R47", "MW-R55"];
    // Event, kind of the die, food, income and sprites more by what it shows.
    let table = [
        (10, 0, Villager, [[0, 0, 0], [1, 0, 0], [2, 0, 0]]),
        (25, 0, Sprite, [[-1, 0, 0], [0, 0, 0], [0, 0, 1]]),
        (144, 1, Villager, [[0, -1, 0], [0, 0, 0], [0, 1, 0]]),
    ];
    for (event, option, kind, outcomes) in table {
        let mut seen = [false; 3];
        for seed in 0..30 {
            let mut game = drawn(event);
            game.hidden.0.rng = Rng::seeded(seed);
            // Two dice: the group says which is rolled.
            let dice = tower(&mut game, &[(kind, 1), (kind, 2)]);
            let sprites = game.dice.in_town(Sprite);
            play(&mut game, Farmer, Move::Pick(option));
            assert_eq!(moves(&game, Ranger), [Move::Die(dice[0]), Move::Die(dice[1])]);
            play(&mut game, Ranger, Move::Die(dice[1]));
            let rolled = usize::from(game.dice.get(dice[1]).pips) - 1;
            let change = [
                game.town.held.food as i8 - 3,
                game.town.held.income as i8 - 4,
                (game.dice.in_town(Sprite) - sprites) as i8,
            ];
            assert_eq!(change, outcomes[rolled], "event {event}, a {}", rolled + 1);
            if event == 25 {
                assert_eq!(game.story.trust, i8::from(rolled == 2));
            }
            seen[rolled] = true;
        }
        assert_eq!(seen, [true; 3], "event {event}");
    }
}

#[test]
fn an_event_that_needs_a_die_nobody_can_roll_makes_room_for_another() {
    clauses!["MW-57"];
    for seed in 0..20 {
        let mut game = morning(&[Farmer, Ranger]);
        game.hidden.0.rng = Rng::seeded(seed);
        tower(&mut game, &[(Sprite, 2)]);
        well(&mut game, Farmer, &[(Villager, 1); 4]);
        well(&mut game, Ranger, &[(Villager, 1); 4]);
        game.hidden.0.events = pile(&[10, 13]);
        game.resolve(Effect::Event, None);
        let events = play(&mut game, Ranger, Move::Pick(0));
        let back = place(&events, |event| matches!(event, Event::CardPutBack { source: Source::Event(10) }));
        let other = place(&events, |event| matches!(event, Event::EventRead { id: 13, .. }));
        assert!(back < other);
        assert_eq!(sorted(&game.hidden.events), [10], "seed {seed}: it lies in its deck");
        play(&mut game, Ranger, Move::Pick(0));
        assert_eq!((held(&game), game.season_log.count(Stat::Events)), ([1, 1, 1, 2], 1));
    }
}

#[test]
fn an_event_alone_in_its_deck_counts_as_done() {
    clauses!["MW-R43"];
    let mut game = morning(&[Farmer, Ranger]);
    tower(&mut game, &[]);
    well(&mut game, Farmer, &[(Sprite, 1); 4]);
    well(&mut game, Ranger, &[(Sprite, 1); 4]);
    game.hidden.0.events = pile(&[25]);
    game.resolve(Effect::Event, None);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.events), [25], "what it unlocks waits with it");
    assert!(offered(&game, Farmer, Move::Forgo));
}

#[test]
fn two_events_that_cannot_be_resolved_do_not_take_turns_for_ever() {
    clauses!["MW-57", "MW-R43"];
    for seed in 0..20 {
        let mut game = begin(&[Crafter, Farmer, Merchant, Ranger], seed);
        run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
        // One asks for a villager, one for a sprite, and all sixteen are hired.
        tower(&mut game, &[]);
        for (who, kind) in [(Crafter, Sprite), (Farmer, Sprite), (Merchant, Villager), (Ranger, Villager)] {
            well(&mut game, who, &[(kind, 1); 4]);
        }
        game.hidden.0.events = pile(&[10, 25]);
        game.resolve(Effect::Event, None);
        play(&mut game, Ranger, Move::Pick(0));
        play(&mut game, Ranger, Move::Pick(0));
        assert_eq!(sorted(&game.hidden.events), [10, 25], "seed {seed}: both are back");
        assert!(offered(&game, Farmer, Move::Forgo), "seed {seed}: and the day goes on");
        // Another time they are asked anew.
        game.resolve(Effect::Event, None);
        let events = play(&mut game, Ranger, Move::Pick(0));
        assert!(told(&events, |event| matches!(event, Event::EventRead { .. })), "seed {seed}");
    }
}

#[test]
fn a_benefit_costs_the_whole_price_or_is_forfeit() {
    clauses!["MW-200", "MW-D10", "MW-199"];
    let forfeited = |mut game: Mythwind, option: u8| {
        let before = (held(&game), game.dice.clone(), coins(&game, Farmer), coins(&game, Ranger));
        let events = play(&mut game, Farmer, Move::Pick(option));
        assert!(told(&events, |event| matches!(event, Event::Forfeited { .. })));
        assert!(offered(&game, Farmer, Move::Forgo));
        (held(&game), game.dice.clone(), coins(&game, Farmer), coins(&game, Ranger)) == before
    };
    // 3: two coins of one character. Nobody has two; one each will not do.
    let mut game = drawn(3);
    purse(&mut game, Farmer, 1);
    purse(&mut game, Ranger, 1);
    assert!(forfeited(game, 0));
    // 14: a production.
    let mut game = drawn(14);
    game.town.held.production = 0;
    assert!(forfeited(game, 0));
    // 18: a coin of each. One that has none, and nobody pays.
    let mut game = drawn(18);
    purse(&mut game, Ranger, 0);
    assert!(forfeited(game, 0));
    // 11 and 146: a pip of any hired die.
    for event in [11, 146] {
        assert!(forfeited(drawn(event), 0), "event {event}");
    }
    // 149: two production and two culture; one culture short, and no production goes either.
    let mut game = drawn(149);
    game.town.held.culture = 1;
    assert!(forfeited(game, 0));
}

#[test]
fn whoever_pays_for_an_event_the_group_says() {
    clauses!["MW-200", "MW-R55"];
    // 15: three coins of one character.
    let mut game = drawn(15);
    purse(&mut game, Farmer, 2);
    purse(&mut game, Ranger, 3);
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (2, 0), "only the Ranger can");
    play(&mut game, Farmer, Move::Res(Culture));
    assert_eq!(held(&game), [5, 4, 3, 3]);
    let mut game = drawn(15);
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(moves(&game, Farmer), [Move::Who(Farmer), Move::Who(Ranger)]);
    assert_eq!(refused(&game, Farmer, Move::Who(Crafter)), "MW-200");
    play(&mut game, Farmer, Move::Who(Ranger));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (6, 3));
    // 146: one pip of any hired die, whoever hired it; equal dice of two characters are a choice too.
    let mut game = drawn(146);
    let own = well(&mut game, Farmer, &[(Villager, 2)])[0];
    let other = well(&mut game, Ranger, &[(Villager, 2), (Sprite, 0)])[0];
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(moves(&game, Farmer), [Move::Die(own), Move::Die(other)]);
    play(&mut game, Farmer, Move::Die(other));
    assert_eq!([own, other].map(|die| game.dice.get(die).pips), [2, 1]);
    assert_eq!(game.dice.in_town(Villager), 4, "one came");
}

#[test]
fn penalties_hit_as_far_as_they_can() {
    clauses!["MW-199", "MW-E21"];
    let mut game = drawn(2);
    game.town.held.food = 0;
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(
        (held(&game), game.dice.in_town(Villager)),
        ([5, 4, 0, 2], 2),
        "the villager comes all the same"
    );
    // 142: without a production the queue moves down.
    let mut game = drawn(142);
    game.town.held.production = 0;
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!(game.town.queue, [None, None, Some(Bakery), None]);
    // 144: each loses two coins, or what it has.
    let mut game = drawn(144);
    purse(&mut game, Ranger, 1);
    play(&mut game, Farmer, Move::Pick(0));
    assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (4, 0));
}

#[test]
fn events_that_find_land_give_whoever_goes_the_benefit() {
    clauses!["MW-113", "MW-R55"];
    for (event, option) in [(5, 0), (9, 1), (145, 0)] {
        let mut game = drawn(event);
        play(&mut game, Ranger, Move::Pick(option));
        assert_eq!(moves(&game, Farmer).len(), 12, "event {event}");
        // Forest 9: five coins for the actor.
        play(&mut game, Farmer, Move::At(LocationId(9)));
        assert_eq!((coins(&game, Farmer), coins(&game, Ranger)), (11, 6), "event {event}");
        assert!(offered(&game, Ranger, Move::Forgo), "event {event}");
    }
    // Forest 13: a worker for the actor and two coins.
    let mut game = drawn(145);
    well(&mut game, Farmer, &[(Sprite, 1); 4]);
    play_all(&mut game, Ranger, &[Move::Pick(0), Move::At(LocationId(13))]);
    let die = game.dice.kind_at(Villager, DieAt::Tower).next().expect("a villager");
    play(&mut game, Ranger, Move::Die(die));
    assert_eq!((game.dice.get(die).at, coins(&game, Ranger)), (DieAt::Well(Ranger), 8));
}
