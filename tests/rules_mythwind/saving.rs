//! What is written down comes back as it was.

use super::table::*;

/// The game after it was written and read.
#[track_caller]
fn again(game: &Mythwind) -> Mythwind {
    let text = ron::to_string(game).expect("it can be written");
    ron::from_str(&text).expect("it can be read")
}

#[test]
fn a_game_comes_back_in_every_phase() {
    clauses!["MW-05", "MW-13", "MW-65", "MW-257", "MW-R53"];
    let mut phases = std::collections::BTreeSet::new();
    let mut rng = Rng::seeded(77);
    let mut game = begin(&[Farmer, Ranger, Merchant], 77);
    for step in 0..3_000 {
        phases.insert(format!("{:?}", game.calendar.phase));
        if step % 7 == 0 {
            let back = again(&game);
            assert_eq!(back, game, "step {step}");
            assert_eq!(back.turn(), game.turn());
        }
        let seats: Vec<Seat> = game.turn().acting().iter().collect();
        let seat = *rng.pick(&seats).expect("somebody acts");
        let listed = game.legal_moves(seat);
        let mv = *rng.pick(&listed).expect("a move");
        game.play(seat, &mv).expect("a listed move");
    }
    // Dusk and dawn pass without a stop unless somebody is asked.
    for phase in ["Opening", "Daytime", "Dawn", "SeasonEnd"] {
        assert!(phases.contains(phase), "{phase} was saved: {phases:?}");
    }
}

#[test]
fn both_games_go_on_alike() {
    clauses!["MW-05", "MW-13", "MW-R53"];
    let mut game = morning(&[Farmer, Ranger]);
    let mut back = again(&game);
    let mut rng = Rng::seeded(3);
    for _ in 0..400 {
        let seats: Vec<Seat> = game.turn().acting().iter().collect();
        let seat = *rng.pick(&seats).expect("somebody acts");
        let mv = *rng.pick(&game.legal_moves(seat)).expect("a move");
        assert_eq!(game.play(seat, &mv), back.play(seat, &mv), "chance is saved too");
    }
    assert_eq!(game, back);
}

#[test]
fn the_dice_come_back_with_their_values() {
    clauses!["MW-258", "MW-259", "MW-263", "MW-E17"];
    let mut game = morning(&[Farmer, Ranger]);
    tower(&mut game, &[(Sprite, 2), (Villager, 1), (Villager, 3)]);
    well(&mut game, Ranger, &[(Sprite, 3)]);
    let back = again(&game);
    assert_eq!(pips(&back, DieAt::Tower, Sprite), [2]);
    assert_eq!(pips(&back, DieAt::Tower, Villager), [1, 3]);
    assert_eq!(pips(&back, DieAt::Well(Ranger), Sprite), [3]);
    assert_eq!((count(&back, DieAt::Supply, Sprite), count(&back, DieAt::Supply, Villager)), (6, 6));
}

#[test]
fn the_town_comes_back() {
    clauses!["MW-260", "MW-262"];
    let mut game = morning(&[Farmer]);
    built(&mut game, Quarry, 2);
    cover(&mut game, 2);
    built(&mut game, Bakery, 5);
    game.town.queue = [None, Some(Chapel), None, None];
    game.town.granted.insert(Library);
    game.town.upgrades = vec![3];
    hold(&mut game, 4, 3, 2, 1);
    let back = again(&game);
    assert_eq!(back.town, game.town);
    assert_eq!((on(&back, 2), back.town.at(LocationId(2)).forest), (Some(Quarry), Some(2)));
    assert_eq!(held(&back), [4, 3, 2, 1]);
    assert!(back.town.known.contains(Bakery), "its benefit is spent");
}

#[test]
fn every_character_comes_back_those_put_away_too() {
    clauses!["MW-261", "MW-264", "MW-CJ10", "MW-FA12"];
    let mut game = morning(&[Farmer, Ranger]);
    purse(&mut game, Farmer, 23);
    well(&mut game, Farmer, &[(Sprite, 2), (Villager, 0)]);
    sheet(&mut game, Farmer).skills[3] = Some(Skill::Farmer(FarmSkill::LongFurrow));
    sheet(&mut game, Farmer).tired = vec![Skill::Farmer(FarmSkill::RainBarrels)];
    let bean = planted(&mut game, Crop::Bean, "A3 A4 A5 B5", 2);
    farm_mut(&mut game).planted[0].wilt = 1;
    farm_mut(&mut game).barn = vec![TileId(0), TileId(31)];
    farm_mut(&mut game).boulders &= !cells("B2");
    sheet(&mut game, Ranger).playing = false;
    let back = again(&game);
    assert_eq!(back.sheets, game.sheets);
    let crop = farm(&back).planted(bean).expect("the bean");
    let first =
        placements(Crop::Bean).iter().find(|way| way.cells == cells("A3 A4 A5 B5")).expect("that way");
    assert_eq!((crop.growth, crop.wilt, crop.pose), (2, 1, first.pose));
    assert_eq!(farm(&back).boulders, cells("E4 C5"));
    assert_eq!(farm(&back).spares(Crop::Bean, Content::get()).count(), 3, "tiles left");
    assert!(!back.is_playing(Ranger) && back.sheets[Crafter.index()].is_none());
}

#[test]
fn a_choice_half_made_comes_back() {
    clauses!["MW-R53"];
    let mut game = morning(&[Farmer, Ranger]);
    built(&mut game, Abattoir, 1);
    well(&mut game, Farmer, &[(Sprite, 1), (Sprite, 2), (Sprite, 3)]);
    enter(&mut game, Farmer, 1);
    let die = moves(&game, Farmer)[1];
    play(&mut game, Farmer, die);
    let mut back = again(&game);
    assert_eq!(moves(&back, Farmer), moves(&game, Farmer));
    let other = moves(&back, Farmer)[0];
    play(&mut back, Farmer, other);
    assert_eq!(pips(&back, DieAt::Well(Farmer), Sprite), [0, 1, 3]);
    assert_eq!(back.town.held.food, 2);
}

#[test]
fn what_is_hidden_does_not_stand_open_in_the_file() {
    clauses!["MW-102", "MW-13"];
    // Two games that differ only in the order of their piles read alike but for one sealed word.
    let mut one = morning(&[Farmer]);
    one.hidden.0.adventures = pile(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let mut other = one.clone();
    other.hidden.0.adventures = pile(&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let [one, other] = [one, other].map(|game| ron::to_string(&game).expect("it can be written"));
    let differing = one.split(',').zip(other.split(',')).filter(|(a, b)| a != b).count();
    assert_eq!(differing, 1);
    assert_eq!(one.split(',').count(), other.split(',').count());
}
