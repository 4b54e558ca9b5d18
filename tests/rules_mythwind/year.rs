//! Years of random play: whatever is done, the table stays sound and nobody is ever stuck.

use super::{
    table::*,
    wild::{Sort, any_move, some_move, sort_of},
};

/// How many seeds each number of characters plays: a few dozen, or 500 for the full run.
fn seeds() -> u64 {
    if std::env::var_os("WINDMILL_FULL").is_some() { 500 } else { 24 }
}

/// What holds at every moment.
#[track_caller]
fn check_table(game: &Mythwind, census: &[(&'static str, usize)]) {
    assert_eq!(game.census(), census, "pieces came or went");
    assert!(held(game).iter().all(|&track| track <= 10), "{:?}", held(game));
    // Dice: eight of a kind, in wells only of those who play, and no more than fit.
    for kind in Kind::ALL {
        let in_wells: usize = game.playing().map(|who| count(game, DieAt::Well(who), kind)).sum();
        let elsewhere = count(game, DieAt::Tower, kind) + count(game, DieAt::Supply, kind);
        assert_eq!(in_wells + elsewhere, 8, "{kind:?} dice");
        assert!(pips(game, DieAt::Tower, kind).iter().all(|&pips| (1..=3).contains(&pips)), "a blank");
    }
    for who in game.playing() {
        let room = usize::from(Content::get().character(who).well);
        assert!(game.dice.at(DieAt::Well(who)).count() <= room, "{who:?}");
    }
    // Cards: each building, forest and goal in one place.
    let mut buildings: Vec<Building> = game.town.buildings().map(|(_, building)| building).collect();
    buildings.extend(game.town.queue.iter().flatten());
    buildings.extend(game.awaiting_place());
    let number = buildings.len();
    buildings.sort_unstable();
    buildings.dedup();
    assert_eq!(buildings.len(), number, "a building twice");
    let mut forests: Vec<u8> = game.town.forests().filter_map(|at| game.town.at(at).forest).collect();
    forests.extend(game.hidden.forests.iter());
    let number = forests.len();
    forests.sort_unstable();
    forests.dedup();
    assert_eq!(forests.len(), number, "a forest twice");
    let mut weather = game.weather_row.clone();
    weather.extend(game.hidden.weather.iter());
    weather.sort_unstable();
    assert_eq!(weather, (1..=9).collect::<Vec<_>>(), "weather cards");
    let mut goals = sorted(&game.hidden.goals);
    goals.extend(&game.goal_choice);
    goals.extend(game.goal);
    goals.sort_unstable();
    goals.dedup();
    assert_eq!(goals.len(), 7, "goals");
    // Two characters share a space only at the Longhouse.
    let mut spaces: Vec<Space> = game
        .playing()
        .filter_map(|who| game.sheet(who).today.stands)
        .filter(|&space| match space {
            Space::At(at) => !matches!(game.town.at(at).building, Some(Longhouse) | None),
            _ => true,
        })
        .collect();
    let number = spaces.len();
    spaces.sort_unstable();
    spaces.dedup();
    assert_eq!(spaces.len(), number, "two on one space");
}

/// Somebody acts, those who act can, those who do not cannot.
#[track_caller]
fn check_turn(game: &Mythwind) {
    assert_ne!(game.turn(), Turn::Over, "there is no end");
    let acting = game.turn().acting();
    assert!(!acting.is_empty(), "nobody can do anything: {:?}", game.stacks);
    for seat in (0..8).map(Seat) {
        let listed = game.legal_moves(seat);
        assert_eq!(!listed.is_empty(), acting.contains(seat), "{seat:?}: {listed:?}");
        // Ways to sow differ by their cells, which another test counts.
        let few: Vec<&Move> =
            listed.iter().filter(|mv| !matches!(mv, Move::Farm(FarmMove::Plant { .. }))).collect();
        assert!(few.iter().enumerate().all(|(at, mv)| !few[..at].contains(mv)), "a move is listed twice");
    }
}

/// One move of every sort plays; moves of other seats and other times are refused and change nothing.
#[track_caller]
fn check_moves(game: &Mythwind, seat: Seat, others: &[Move], rng: &mut Rng) {
    let listed = game.legal_moves(seat);
    let mut seen: Vec<Sort> = Vec::new();
    let mut order: Vec<&Move> = listed.iter().collect();
    rng.shuffle(&mut order);
    for mv in order {
        if !seen.contains(&sort_of(mv)) {
            seen.push(sort_of(mv));
            let mut tried = game.clone();
            assert!(tried.play(seat, mv).is_ok(), "the listed {mv:?} is refused");
        }
    }
    for mv in others {
        if !listed.contains(mv) {
            let mut tried = game.clone();
            assert!(tried.play(seat, mv).is_err(), "the unlisted {mv:?} is made");
            assert!(tried == *game, "the refused {mv:?} changed the game");
        }
    }
}

/// No coin and no die goes straight from one character to another.
#[track_caller]
fn check_gifts(before: &Mythwind, after: &Mythwind, events: &[Event]) {
    for die in DieId::all() {
        if let (DieAt::Well(from), DieAt::Well(to)) = (before.dice.get(die).at, after.dice.get(die).at) {
            assert_eq!(from, to, "a die changed hands");
        }
    }
    for lost in events {
        if let Event::Coins { who: from, by, source, .. } = *lost
            && by < 0
        {
            let given = told(events, |event| {
                matches!(event, Event::Coins { who, by, source: same, .. }
                    if *who != from && *by > 0 && *same == source)
            });
            assert!(!given, "coins changed hands: {events:?}");
        }
    }
}

/// Turns the town over: other buildings, other resources, other purses and workers. Only while nobody is asked.
fn turn_over(game: &mut Mythwind, rng: &mut Rng) {
    let mut buildings = Building::ALL;
    rng.shuffle(&mut buildings);
    let mut buildings = buildings.into_iter().filter(|&building| building != Longhouse);
    game.town.queue = [None; 4];
    for at in 1..=13 {
        if rng.below(3) > 0 {
            clear(game, at);
        }
        game.town.at_mut(LocationId(at)).building =
            if at == 7 { Some(Longhouse) } else { buildings.next().filter(|_| rng.below(4) > 0) };
    }
    for slot in 0..4 {
        game.town.queue[slot] = buildings.next().filter(|_| rng.below(2) > 0);
    }
    let [production, income, food, culture] = [(); 4].map(|()| rng.below(11) as u8);
    hold(game, production, income, food, culture);
    game.town.known = Building::ALL.into_iter().filter(|_| rng.below(2) > 0).collect();
    game.town.upgrades = (1..=8).filter(|_| rng.below(2) > 0).collect();
    let everybody: Vec<Character> = game.playing().collect();
    for &who in &everybody {
        purse(game, who, rng.below(30) as u16);
    }
    let places: Vec<DieAt> = [DieAt::Supply, DieAt::Tower, DieAt::Tower]
        .into_iter()
        .chain(everybody.iter().map(|&who| DieAt::Well(who)))
        .collect();
    for die in DieId::all() {
        let place = *rng.pick(&places).expect("a place");
        let full = matches!(place, DieAt::Well(_)) && game.dice.at(place).count() >= 4;
        let place = if full { DieAt::Tower } else { place };
        game.dice.put(die, place);
        game.dice.turn(die, if place == DieAt::Supply { 0 } else { 1 + rng.below(3) as u8 });
    }
    if let Some(sheet) = game.sheets[Farmer.index()].as_mut() {
        let one = |skill| Some(Skill::Farmer(skill));
        sheet.skills = [
            one(FarmSkill::GreenThumb),
            None,
            one(FarmSkill::RainBarrels),
            None,
            one(FarmSkill::HarvestFeast),
        ];
    }
}

/// A year of random play with every check after every move; how many moves it took. In a lively one the town
/// is turned over every few days, so that all buildings, upgrades and everyday events have their turn.
fn year(characters: &[Character], seed: u64, lively: bool) -> u32 {
    let mut rng = Rng::seeded(seed ^ 0x5eed);
    let mut game = begin(characters, seed);
    if lively {
        for id in 135..=154 {
            game.hidden.0.events.lay(id);
            game.story.unlocked.insert(id);
        }
        game.town.known.insert(Longhouse);
    }
    let census = game.census();
    let mut turned = 0;
    let mut earlier: Vec<Move> = Vec::new();
    for step in 0..40_000 {
        check_table(&game, &census);
        check_turn(&game);
        if game.calendar.year > 1 {
            return step;
        }
        let idle = game.stacks.group.is_empty() && game.stacks.seats.iter().all(Vec::is_empty);
        if lively && idle && game.calendar.day != turned {
            turned = game.calendar.day;
            turn_over(&mut game, &mut rng);
            check_table(&game, &census);
            check_turn(&game);
        }
        let acting: Vec<Seat> = game.turn().acting().iter().collect();
        let seat = *rng.pick(&acting).expect("somebody acts");
        let mut others: Vec<Move> = (0..3).filter_map(|_| rng.pick(&earlier).copied()).collect();
        others.extend(
            acting.iter().filter(|&&other| other != seat).map(|&other| some_move(&game, other, &mut rng)),
        );
        others.extend((0..6).map(|_| any_move(&mut rng)));
        check_moves(&game, seat, &others, &mut rng);
        let nobody = *rng.pick(&[4, 7, 8, 200, 255]).expect("a seat of nobody's");
        assert!(game.clone().play(Seat(nobody), &others[0]).is_err(), "nobody sits there");
        let mv = some_move(&game, seat, &mut rng);
        let before = game.clone();
        let played = game.play(seat, &mv).expect("a listed move");
        check_gifts(&before, &game, &played.events);
        if earlier.len() < 60 {
            earlier.push(mv);
        } else {
            earlier[step as usize % 60] = mv;
        }
    }
    panic!("the year does not end");
}

fn years(characters: &[Character]) {
    for seed in 0..seeds() {
        for lively in [false, true] {
            let moves = year(characters, seed, lively);
            assert!(moves > 36 * 2, "a year of 36 days took {moves} moves");
        }
    }
}

#[test]
fn a_year_alone() {
    clauses!["MW-03", "MW-06", "MW-31", "MW-40", "MW-61", "MW-128"];
    years(&[Farmer]);
}

#[test]
fn a_year_of_two() {
    clauses!["MW-03", "MW-39", "MW-85", "MW-128"];
    years(&[Farmer, Ranger]);
}

#[test]
fn a_year_of_three() {
    clauses!["MW-03", "MW-39", "MW-85", "MW-128"];
    years(&[Merchant, Farmer, Crafter]);
}

#[test]
fn a_year_of_four() {
    clauses!["MW-03", "MW-39", "MW-85", "MW-128"];
    years(&Character::ALL);
}

#[test]
fn after_the_story_twenty_seasons_more() {
    clauses!["MW-03", "MW-04", "MW-R42"];
    let mut rng = Rng::seeded(20);
    let mut game = begin(&[Farmer, Ranger], 20);
    // The story is told as far as it is written: the everyday cards are the whole deck.
    game.hidden.0.events = (135..=154).fold(Pile::default(), |mut pile, id| {
        pile.lay(id);
        pile
    });
    game.story.resting = true;
    game.story.unlocked = (1..=26).chain(31..=32).chain(135..=154).collect();
    let mut seasons = 0;
    while seasons < 20 {
        let acting: Vec<Seat> = game.turn().acting().iter().collect();
        let seat = *rng.pick(&acting).expect("somebody always acts");
        let mv = some_move(&game, seat, &mut rng);
        let events = game.play(seat, &mv).expect("a listed move").events;
        seasons += events.iter().filter(|event| matches!(event, Event::SeasonEnded { .. })).count();
        assert!(!told(&events, |event| matches!(event, Event::NoEvent)), "the deck never runs dry");
    }
    assert_eq!(game.calendar.year, 5);
}

#[test]
fn d03_coins_can_always_be_had() {
    clauses!["MW-232", "MW-98"];
    // A town and purses with nothing at all: five days at the Longhouse find land.
    let mut game = morning(&[Farmer, Ranger]);
    hold(&mut game, 0, 0, 0, 0);
    for who in [Farmer, Ranger] {
        purse(&mut game, who, 0);
    }
    tower(&mut game, &[]);
    for day in 1..=5 {
        enter(&mut game, Farmer, 7);
        play(&mut game, Farmer, Move::Align(Sprite));
        if offered(&game, Farmer, Move::Pick(0)) {
            play(&mut game, Farmer, Move::Pick(0)); // a coin, though a skill could be had by now
        }
        assert_eq!(coins(&game, Farmer), day);
        pass_day(&mut game);
    }
    act(&mut game, Farmer, TownAction::Discover);
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!(game.town.held.food, 1);
}
