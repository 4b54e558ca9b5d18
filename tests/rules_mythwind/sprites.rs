//! The first envelope and the sprites' action space.

use super::table::*;

/// A morning with the space, this sprite in it, and a hired sprite with 2 pips in the Farmer's well.
fn seat(sprite: u8) -> (Mythwind, DieId) {
    let mut game = morning(&[Farmer, Ranger]);
    tower(&mut game, &[(Sprite, 2), (Villager, 2)]);
    game.town.sprites = (1..=6).collect();
    game.town.sprite = Some(sprite);
    let die = well(&mut game, Farmer, &[(Sprite, 2)])[0];
    purse(&mut game, Farmer, 20);
    (game, die)
}

#[test]
fn the_first_envelope() {
    clauses!["MW-265", "MW-266", "MW-267", "MW-276", "MW-R66", "MW-R07"];
    let mut game = super::events::drawn(26);
    assert!(game.town.sprite.is_none() && game.story.envelopes.is_empty());
    let die = well(&mut game, Farmer, &[(Sprite, 2)])[0];
    assert!(refused(&game, Farmer, Move::Send(die)) != "MW-277");
    let days = game.hidden.weather.len() + game.weather_row.len();
    let events = play(&mut game, Farmer, Move::Pick(0));
    assert!(told(&events, |event| matches!(event, Event::EnvelopeOpened { envelope: 1 })));
    assert_eq!((game.town.sprite, game.town.sprites.as_slice()), (Some(1), [1, 2].as_slice()));
    assert_eq!(game.hidden.weather.len() + game.weather_row.len(), days, "this season is as long as it was");
    end_season(&mut game);
    to_change(&mut game);
    assert_eq!(sorted(&game.hidden.weather), (1..=10).collect::<Vec<u8>>(), "the next has ten days");
}

#[test]
fn a_hired_sprite_is_sent() {
    clauses!["MW-277", "MW-278", "MW-279", "MW-R38"];
    let (mut game, die) = seat(1);
    // A villager, a sprite of somebody else and one without a pip cannot go.
    let other = well(&mut game, Ranger, &[(Sprite, 1)])[0];
    let villager = well(&mut game, Farmer, &[(Villager, 2)])[0];
    let empty = well(&mut game, Farmer, &[(Sprite, 0)])[0];
    for wrong in [other, villager, empty] {
        assert_eq!(refused(&game, Farmer, Move::Send(wrong)), "MW-277");
    }
    let events = play(&mut game, Farmer, Move::Send(die));
    assert!(told(&events, |event| matches!(event, Event::Sent { pips: 1, .. })));
    assert_eq!(game.sent_sprite(), Some((die, Farmer)));
    assert_eq!(game.season_log.sprite_actions, 1);
    // What sits there may be left alone; the town action is still to come.
    play(&mut game, Farmer, Move::Decline);
    assert_eq!(game.sheet(Farmer).today.town, 1);
    // A second one finds the space taken, whoever sends it.
    assert_eq!(refused(&game, Ranger, Move::Send(other)), "MW-278");
}

#[test]
fn it_is_sent_before_the_own_work() {
    clauses!["MW-277", "MW-R13", "MW-R38"];
    let (mut game, die) = seat(1);
    stand_by(&mut game, Farmer, Sprite);
    assert!(offered(&game, Farmer, Move::Send(die)), "after the town action too");
    play(&mut game, Farmer, Move::Farm(FarmMove::Clear { cell: 7 }));
    assert_eq!(refused(&game, Farmer, Move::Send(die)), "MW-277");
}

#[test]
fn at_dusk_it_comes_home() {
    clauses!["MW-280"];
    // With a pip left to its well; its place there was kept.
    let (mut game, die) = seat(1);
    play(&mut game, Farmer, Move::Send(die));
    play(&mut game, Farmer, Move::Decline);
    assert_eq!(game.well_room(Farmer), 3);
    pass_day(&mut game);
    let now = game.dice.get(die);
    assert_eq!((now.at, now.pips), (DieAt::Well(Farmer), 1));
    // Without one it rests at the tower, rolled.
    play(&mut game, Farmer, Move::Send(die));
    play(&mut game, Farmer, Move::Decline);
    pass_day(&mut game);
    assert_eq!(game.dice.get(die).at, DieAt::Tower);
    assert!(game.sent_sprite().is_none());
}

#[test]
fn fyxx_and_bouque_hire() {
    clauses!["MW-281", "MW-282"];
    for (sprite, kind) in [(1, Villager), (2, Sprite)] {
        let (mut game, die) = seat(sprite);
        play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept]);
        run_hire(&mut game, kind);
        assert_eq!(coins(&game, Farmer), 19, "sprite {sprite}");
        let hired = pips(&game, DieAt::Well(Farmer), kind);
        assert_eq!(hired, [2], "sprite {sprite}: a worker of the tower is in the well");
    }
}

/// Takes the die of a kind that can be hired, if it is asked.
fn run_hire(game: &mut Mythwind, kind: Kind) {
    let die = moves(game, Farmer).into_iter().find(|mv| matches!(mv, Move::Die(die) if die.kind() == kind));
    if let Some(mv) = die {
        play(game, Farmer, mv);
    }
}

#[test]
fn chunk_builds() {
    clauses!["MW-283", "MW-R27"];
    let (mut game, die) = seat(3);
    hold(&mut game, 5, 5, 5, 5);
    play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager), "it sets the alignment");
    play(&mut game, Farmer, Move::Building(Chapel));
    assert!(moves(&game, Farmer).contains(&Move::Res(Income)), "then any one resource");
    let before = held(&game);
    play(&mut game, Farmer, Move::Res(Income));
    assert_eq!(held(&game)[1], before[1] + 1);
    // Where somebody else stands on the space, nothing is built.
    let (mut game, die) = seat(3);
    hold(&mut game, 5, 5, 5, 5);
    purse(&mut game, Ranger, 20);
    act(&mut game, Ranger, TownAction::Construct);
    play(&mut game, Ranger, Move::Building(Chapel));
    play(&mut game, Farmer, Move::Send(die));
    assert!(!offered(&game, Farmer, Move::Accept));
}

#[test]
fn messler_improves() {
    clauses!["MW-284", "MW-97"];
    let (mut game, die) = seat(4);
    hold(&mut game, 1, 1, 1, 1);
    play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept, Move::Buy(Food), Move::Done]);
    assert_eq!((coins(&game, Farmer), held(&game)), (15, [1, 1, 2, 1]));
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Sprite));
}

#[test]
fn elida_lends_a_building() {
    clauses!["MW-285"];
    let (mut game, die) = seat(5);
    built(&mut game, Bakery, 3);
    well(&mut game, Farmer, &[(Villager, 1)]);
    play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept]);
    assert_eq!(coins(&game, Farmer), 18);
    let at = LocationId(3);
    // The Longhouse can always be used.
    assert!(moves(&game, Farmer).contains(&Move::At(at)) || game.town.place_of(Bakery) == Some(at));
    let house = game.town.place_of(Longhouse).expect("the Longhouse");
    assert!(moves(&game, Farmer).contains(&Move::At(house)));
    // Not where somebody else stands, the Longhouse excepted.
    let (mut game, die) = seat(5);
    let house = game.town.place_of(Longhouse).expect("the Longhouse");
    sheet(&mut game, Ranger).today.stands = Some(Space::At(house));
    play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept]);
    assert!(moves(&game, Farmer).contains(&Move::At(house)));
}

#[test]
fn ponk_walks() {
    clauses!["MW-286"];
    let (mut game, die) = seat(6);
    game.hidden.0.adventures = pile(&[7]);
    play_all(&mut game, Farmer, &[Move::Send(die), Move::Accept, Move::Pick(0)]);
    // 7: three coins; then one more character action may follow at once.
    assert_eq!(coins(&game, Farmer), 23);
    play(&mut game, Farmer, Move::Accept);
    play(&mut game, Farmer, Move::Farm(FarmMove::Clear { cell: 7 }));
    play_all(&mut game, Farmer, &[Move::Forgo, Move::Stand(Space::Hire)]);
    assert!(
        offered(&game, Farmer, Move::Farm(FarmMove::Clear { cell: 22 })),
        "the day's own is still to come"
    );
}

#[test]
fn sprites_take_turns() {
    clauses!["MW-287", "MW-288", "MW-R39", "MW-E23"];
    let next = |owned: &[u8], now| {
        let mut game = morning(&[Farmer]);
        game.town.sprites = owned.to_vec();
        game.town.sprite = Some(now);
        game.resolve(Effect::RotateSprite, None);
        game.town.sprite.expect("somebody sits there")
    };
    assert_eq!(next(&[1, 2], 1), 2);
    assert_eq!(next(&[1, 2], 2), 1);
    assert_eq!(next(&[1, 2, 4, 5], 2), 4, "the next that the town has");
    assert_eq!(next(&[1, 2, 4, 5], 5), 1);
    assert_eq!(next(&[1], 1), 1);
    // Without the space nothing happens.
    let mut game = morning(&[Farmer]);
    game.resolve(Effect::RotateSprite, None);
    assert_eq!(game.town.sprite, None);
}
