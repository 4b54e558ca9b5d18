//! The adventure action.

use super::table::*;

/// A morning on which the Ranger draws these adventures, the first one first.
fn out(cards: &[u8]) -> Mythwind {
    let mut game = morning(&[Ranger, Farmer]);
    game.hidden.0.adventures = pile(cards);
    act(&mut game, Ranger, TownAction::Adventure);
    game
}

#[test]
fn the_front_is_read_the_way_chosen_then_its_section_read() {
    clauses!["MW-101", "MW-103", "MW-104", "MW-105", "MW-91", "MW-96", "MW-E5"];
    // Card 1: climb (villager, 1 production) or squeeze through (sprite, 1 food).
    for (section, kind, tracks) in [(0, Villager, [2, 1, 1, 1]), (1, Sprite, [1, 1, 2, 1])] {
        let mut game = morning(&[Ranger, Farmer]);
        game.hidden.0.adventures = pile(&[1, 7, 8]);
        let events = act(&mut game, Ranger, TownAction::Adventure);
        assert!(told(&events, |event| matches!(event, Event::AdventureRead { id: 1, .. })));
        assert_eq!(sorted(&game.hidden.adventures), [7, 8], "the top card was taken");
        assert_eq!(game.sheet(Ranger).today.aligned, None, "not before it is resolved");
        assert_eq!(held(&game), [1, 1, 1, 1]);
        assert_eq!(moves(&game, Ranger), [Move::Pick(0), Move::Pick(1)]);
        assert_eq!(refused(&game, Ranger, Move::Pick(2)), "MW-104");
        assert_eq!(refused(&game, Ranger, Move::EndTurn), "MW-104");
        let played = game.play(Ranger.seat(), &Move::Pick(section)).expect("a listed way");
        assert_eq!(played.wall, Some(Wall::Revealed), "no undo after the back is read");
        let read: Vec<u8> = played
            .events
            .iter()
            .filter_map(|event| match event {
                Event::SectionRead { section, .. } => Some(*section),
                _ => None,
            })
            .collect();
        assert_eq!(read, [section], "the other section stays unread");
        assert_eq!(held(&game), tracks);
        assert_eq!(game.sheet(Ranger).today.aligned, Some(kind));
    }
}

#[test]
fn drawing_an_adventure_cannot_be_taken_back() {
    clauses!["MW-101", "MW-103"];
    let mut game = morning(&[Ranger]);
    let played =
        game.play(Ranger.seat(), &Move::Act(TownAction::Adventure)).expect("an adventure is always possible");
    assert_eq!(played.wall, Some(Wall::Revealed));
}

#[test]
fn a_resolved_adventure_leaves_the_game_unless_it_says_otherwise() {
    clauses!["MW-106", "MW-R44"];
    let mut game = out(&[8, 3]);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.adventures), [3]);
    let mut game = out(&[10, 3]);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.adventures), [3, 10], "Into the Unknown returns");
}

#[test]
fn an_empty_deck_gets_the_into_the_unknown_cards_back() {
    clauses!["MW-107"];
    let mut game = morning(&[Ranger]);
    game.hidden.0.adventures = pile(&[]);
    game.story.adventures.extend(11..=20);
    act(&mut game, Ranger, TownAction::Adventure);
    assert_eq!(moves(&game, Ranger), [Move::Pick(0), Move::Pick(1)]);
    assert_eq!(game.hidden.adventures.len(), 1, "one of 10 and 20 is read, the other left");
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.adventures), [10, 20]);
    // Those of sets that have not come into the game stay out of it.
    let mut game = morning(&[Ranger]);
    game.hidden.0.adventures = pile(&[]);
    act(&mut game, Ranger, TownAction::Adventure);
    play(&mut game, Ranger, Move::Pick(1));
    assert_eq!(sorted(&game.hidden.adventures), [10]);
}

#[test]
fn a_card_that_needs_a_die_nobody_can_roll_makes_room_for_another() {
    clauses!["MW-57", "MW-56", "MW-105"];
    // Card 2, way 0, rolls a sprite; all eight sprites are hired.
    for seed in 0..20 {
        let mut game = morning(&[Ranger, Farmer]);
        game.hidden.0.rng = Rng::seeded(seed);
        tower(&mut game, &[(Villager, 1)]);
        well(&mut game, Ranger, &[(Sprite, 1); 4]);
        well(&mut game, Farmer, &[(Sprite, 1); 4]);
        game.hidden.0.adventures = pile(&[2, 8]);
        act(&mut game, Ranger, TownAction::Adventure);
        let before = game.dice.clone();
        let events = play(&mut game, Ranger, Move::Pick(0));
        let back =
            place(&events, |event| matches!(event, Event::CardPutBack { source: Source::Adventure(2) }));
        let other = place(&events, |event| matches!(event, Event::AdventureRead { id: 8, .. }));
        assert!(back < other, "seed {seed}: a different card is resolved");
        assert_eq!(sorted(&game.hidden.adventures), [2], "the first is in its deck");
        assert_eq!(game.dice, before);
        assert_eq!(game.sheet(Ranger).today.aligned, None, "what was not resolved does not align");
        // Card 8: 1 production and a coin, villager.
        play(&mut game, Ranger, Move::Pick(0));
        assert_eq!(game.sheet(Ranger).today.aligned, Some(Villager));
        assert_eq!((held(&game), coins(&game, Ranger)), ([2, 1, 1, 1], 7));
        assert_eq!(game.season_log.count(Stat::Adventures), 1, "one adventure was had");
        assert_eq!(game.season_log.count(Stat::SpriteAdventures), 0);
        assert_eq!(game.season_log.count(Stat::VillagerAdventures), 1);
        assert!(offered(&game, Ranger, Move::EndTurn));
    }
}

#[test]
fn with_no_other_card_in_the_deck_it_counts_as_done() {
    clauses!["MW-R43"];
    let mut game = morning(&[Ranger, Farmer]);
    tower(&mut game, &[]);
    well(&mut game, Ranger, &[(Sprite, 1); 4]);
    well(&mut game, Farmer, &[(Sprite, 1); 4]);
    game.hidden.0.adventures = pile(&[2]);
    act(&mut game, Ranger, TownAction::Adventure);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(sorted(&game.hidden.adventures), [2]);
    assert_eq!(held(&game), [1, 1, 1, 1]);
    assert_eq!(game.sheet(Ranger).today.aligned, Some(Sprite), "its section was read");
    assert!(offered(&game, Ranger, Move::EndTurn));
}

#[test]
fn adventures_are_counted_by_the_sign_of_their_section() {
    clauses!["MW-161"];
    let mut game = out(&[3, 3]);
    play(&mut game, Ranger, Move::Pick(1));
    let count = |game: &Mythwind| {
        [Stat::Adventures, Stat::SpriteAdventures, Stat::VillagerAdventures]
            .map(|stat| game.season_log.count(stat))
    };
    assert_eq!(count(&game), [1, 1, 0]);
    pass_day(&mut game);
    act(&mut game, Ranger, TownAction::Adventure);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(count(&game), [2, 1, 1]);
}

#[test]
fn what_the_first_twenty_adventures_bring() {
    clauses!["MW-104", "MW-105", "MW-106"];
    // Card, section, sign, then what changes: tracks (production, income, food, culture), the actor's coins,
    // sprites and villagers in the town. Sections that roll dice or ask for a place are tested elsewhere.
    type Row = (u8, u8, Kind, [i16; 4], i16, i16, i16);
    let table: &[Row] = &[
        (1, 0, Villager, [1, 0, 0, 0], 0, 0, 0),
        (1, 1, Sprite, [0, 0, 1, 0], 0, 0, 0),
        (2, 1, Villager, [0, 0, 1, 0], 0, 0, 0),
        (3, 0, Villager, [0; 4], 4, 0, 0),
        (3, 1, Sprite, [0; 4], 0, 1, 0),
        (4, 0, Villager, [0, 2, 0, 0], 0, 0, 0),
        (5, 0, Villager, [0; 4], 0, 0, 1),
        (5, 1, Sprite, [0; 4], 1, 0, 0),
        (6, 0, Sprite, [0, 0, 0, 1], 0, 0, 0),
        (6, 1, Villager, [0, 1, 0, 0], 0, 0, 0),
        (7, 0, Sprite, [0; 4], 3, 0, 0),
        (8, 0, Villager, [1, 0, 0, 0], 1, 0, 0),
        (9, 0, Sprite, [0; 4], 0, 1, 0),
        (10, 0, Sprite, [0; 4], 2, 0, 0),
        (10, 1, Villager, [0; 4], 2, 0, 0),
        (11, 0, Sprite, [0, 0, 1, 0], 0, 0, 0),
        (11, 1, Villager, [0; 4], 0, 0, 0),
        (12, 1, Villager, [0; 4], 3, 0, 0),
        (13, 0, Villager, [0, 0, 0, 2], 0, 0, 0),
        (13, 1, Sprite, [0, 0, 0, 1], 0, 0, 0),
        (14, 0, Villager, [2, 0, 0, 0], -3, 0, 0),
        (14, 1, Sprite, [0, 0, 1, 0], 0, 0, 0),
        (15, 0, Villager, [1, 0, 0, 0], 0, 0, 0),
        (15, 1, Sprite, [0; 4], 0, 1, 0),
        (16, 0, Villager, [0; 4], 0, 0, 1),
        (16, 1, Sprite, [0, 1, 0, 0], 0, 0, 0),
        (17, 0, Villager, [0, 0, 1, 0], 0, 0, 0),
        (17, 1, Sprite, [0, 0, 1, 0], 0, 0, 0),
        (19, 0, Sprite, [0, 0, 0, 1], 1, 0, 0),
        (20, 0, Villager, [0; 4], 3, 0, 0),
        (20, 1, Sprite, [0, 0, 0, 1], 0, 0, 0),
    ];
    for &(card, section, kind, tracks, purse, sprites, villagers) in table {
        let mut game = morning(&[Ranger, Farmer]);
        hold(&mut game, 5, 4, 3, 2);
        well(&mut game, Ranger, &[(Villager, 2)]);
        game.hidden.0.adventures = pile(&[card]);
        act(&mut game, Ranger, TownAction::Adventure);
        play(&mut game, Ranger, Move::Pick(section));
        let change: Vec<i16> =
            held(&game).iter().zip([5, 4, 3, 2]).map(|(&now, was)| i16::from(now) - was).collect();
        let what = format!("card {card}, section {section}");
        assert_eq!(change, tracks, "{what}");
        assert_eq!(coins(&game, Ranger) as i16 - 6, purse, "{what}");
        assert_eq!(game.dice.in_town(Sprite) as i16 - 1, sprites, "{what}");
        assert_eq!(game.dice.in_town(Villager) as i16 - 2, villagers, "{what}");
        assert_eq!(game.sheet(Ranger).today.aligned, Some(kind), "{what}");
        assert_eq!(coins(&game, Farmer), 6, "{what} is the actor's own");
        // Sections that cost a pip of a hired villager took it from the actor's own.
        let pip = matches!((card, section), (4 | 13, 0));
        assert_eq!(pips(&game, DieAt::Well(Ranger), Villager), [if pip { 1 } else { 2 }], "{what}");
        assert!(offered(&game, Ranger, Move::EndTurn), "{what} is over");
    }
}

#[test]
fn what_turns_dice_or_moves_the_queue() {
    clauses!["MW-104", "MW-185", "MW-174"];
    // Card and section, then pips of a sprite and a villager of 1 at the tower, and the slot of a building
    // from slot 2. Card 17's first section decreases all sprites: a blank is rolled again.
    let table = [
        (5, 1, 2, 1, 2),
        (7, 0, 2, 1, 2),
        (10, 0, 2, 1, 2),
        (10, 1, 1, 2, 2),
        (11, 0, 1, 1, 3),
        (11, 1, 1, 1, 1),
        (17, 1, 2, 1, 2),
    ];
    for (card, section, sprite, villager, slot) in table {
        let mut game = morning(&[Ranger]);
        tower(&mut game, &[(Sprite, 1), (Villager, 1)]);
        game.town.queue[1] = Some(Bakery);
        game.hidden.0.adventures = pile(&[card]);
        act(&mut game, Ranger, TownAction::Adventure);
        play(&mut game, Ranger, Move::Pick(section));
        assert_eq!(pips(&game, DieAt::Tower, Sprite), [sprite], "card {card}");
        assert_eq!(pips(&game, DieAt::Tower, Villager), [villager], "card {card}");
        assert_eq!(game.town.queue[slot - 1], Some(Bakery), "card {card}");
    }
    let mut game = out(&[17]);
    tower(&mut game, &[(Sprite, 3), (Sprite, 2)]);
    play(&mut game, Ranger, Move::Pick(0));
    assert_eq!(pips(&game, DieAt::Tower, Sprite), [1, 2]);
}

#[test]
fn costs_of_adventures_are_paid_whole_or_the_gift_is_forfeit() {
    clauses!["MW-200"];
    // Card 14, way 0: 3 coins for 2 production. Cards 4 and 13, way 0: a pip of an own villager.
    for (card, tracks) in [(14, [1, 1, 1, 1]), (4, [1, 1, 1, 1]), (13, [1, 1, 1, 1])] {
        let mut game = out(&[card]);
        purse(&mut game, Ranger, 2);
        well(&mut game, Farmer, &[(Villager, 3)]);
        let events = play(&mut game, Ranger, Move::Pick(0));
        assert!(told(&events, |event| matches!(event, Event::Forfeited { .. })), "card {card}");
        assert_eq!((held(&game), coins(&game, Ranger)), (tracks, 2), "card {card}");
        assert_eq!(pips(&game, DieAt::Well(Farmer), Villager), [3], "card {card}");
    }
}

#[test]
fn adventures_that_find_land() {
    clauses!["MW-113", "MW-114"];
    for (card, section) in [(9, 1), (18, 0)] {
        let mut game = out(&[card]);
        play(&mut game, Ranger, Move::Pick(section));
        assert_eq!(moves(&game, Ranger).len(), 12, "any forest, at no cost");
        // Forest 9 gives its finder 5 coins.
        play(&mut game, Ranger, Move::At(LocationId(9)));
        assert_eq!((coins(&game, Ranger), coins(&game, Farmer)), (11, 6), "card {card}");
        assert_eq!(game.town.at(LocationId(9)), Default::default());
        assert_eq!(game.sheet(Ranger).today.aligned, Some(Villager));
    }
}

#[test]
fn dice_decide_on_adventures() {
    clauses!["MW-55", "MW-R47"];
    let mut seen = [false; 4];
    for seed in 0..30 {
        let mut game = out(&[2]);
        game.hidden.0.rng = Rng::seeded(seed);
        play(&mut game, Ranger, Move::Pick(0));
        // 1: food 1 -> 0; 2: +1; 3: +2. The sprite at the tower shows it.
        let rolled = pips(&game, DieAt::Tower, Sprite)[0];
        assert_eq!(game.town.held.food, [0, 0, 2, 3][usize::from(rolled)], "a {rolled}");
        seen[usize::from(rolled)] = true;
        let mut game = out(&[12]);
        game.hidden.0.rng = Rng::seeded(seed);
        play(&mut game, Ranger, Move::Pick(0));
        // 1: nothing; 2: 4 coins; 3: any resource and 2 coins.
        let rolled = pips(&game, DieAt::Tower, Sprite)[0];
        if rolled == 3 {
            play(&mut game, Ranger, Move::Res(Food));
        }
        assert_eq!(coins(&game, Ranger), [6, 6, 10, 8][usize::from(rolled)], "a {rolled}");
        assert_eq!(game.town.held.food, if rolled == 3 { 2 } else { 1 });
        assert!(offered(&game, Ranger, Move::EndTurn));
    }
    assert_eq!(seen, [false, true, true, true]);
}
