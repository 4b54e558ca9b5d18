//! The Ranger's dusk: selling finds, rest, decks that ran out; and what is kept.

use super::table::*;

#[test]
fn finds_are_sold_at_dusk() {
    clauses!["MW-RA10", "MW-CJ09"];
    let mut game = at_camp(Sprite);
    lodge(&mut game, [2, 0, 1, 0]);
    assert!(!offered(&game, Ranger, name(Herb)), "not by day");
    play(&mut game, Ranger, Move::EndTurn);
    assert_eq!(moves(&game, Ranger), [name(Herb), name(Pelt), Move::Done]);
    play_all(&mut game, Ranger, &[name(Pelt), name(Herb)]);
    assert_eq!((coins(&game, Ranger), lodged(&game)), (4, [1, 0, 0, 0]), "two coins each");
    play(&mut game, Ranger, Move::Done);
    assert_eq!((lodged(&game), game.calendar.day), ([1, 0, 0, 0], 2), "the rest is kept");
    // With nothing to sell nothing is asked.
    let mut game = at_camp(Sprite);
    play(&mut game, Ranger, Move::EndTurn);
    assert_eq!(game.calendar.day, 2);
}

#[test]
fn a_rest_is_for_one_day() {
    clauses!["MW-RA10", "MW-RA06"];
    // A mark of today holds tomorrow, and ends with that day's dusk.
    let mut game = at_camp(Villager);
    camp_mut(&mut game).rest = Rest::Tomorrow;
    let mut seen = Vec::new();
    for _ in 0..3 {
        next_day(&mut game, Villager);
        seen.push(offered(&game, Ranger, explore(Greenwood)));
    }
    assert_eq!(seen, [false, true, true]);
    // Over the end of a season as well.
    let mut game = at_camp(Villager);
    camp_mut(&mut game).rest = Rest::Tomorrow;
    end_season(&mut game);
    to_change(&mut game);
    play(&mut game, Ranger, Move::Done);
    run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
    stand_by(&mut game, Ranger, Villager);
    assert_eq!(refused(&game, Ranger, explore(Greenwood)), "MW-RA06");
}

/// The whole deck of the Greenwood but these was met already.
fn worn(game: &mut Mythwind, left: &[u8]) {
    trails(game, Greenwood, left);
    game.hidden.0.regions[0] = Pile::default();
    left.iter().rev().for_each(|&card| game.hidden.0.regions[0].lay(TrailId(card)));
    camp_mut(game).discards[0] = (1..=10).filter(|card| !left.contains(card)).map(TrailId).collect();
}

#[test]
fn a_deck_that_runs_out_is_shuffled_anew() {
    clauses!["MW-RA10"];
    // At dusk.
    let mut game = at_camp(Villager);
    worn(&mut game, &[2]);
    play_all(&mut game, Ranger, &[explore(Greenwood), HOME]);
    assert_eq!((deck(&game, Greenwood).len(), camp(&game).discards[0].len()), (0, 10));
    play(&mut game, Ranger, Move::EndTurn);
    let mut all = deck(&game, Greenwood);
    all.sort_unstable();
    assert_eq!((all, camp(&game).discards[0].len()), ((1..=10).collect::<Vec<_>>(), 0));
    // During an expedition.
    let mut game = at_camp(Villager);
    worn(&mut game, &[2]);
    play_all(&mut game, Ranger, &[explore(Greenwood), REVEAL]);
    let known = deck(&game, Greenwood).len() + camp(&game).discards[0].len();
    assert_eq!(known + usize::from(camp(&game).trip().is_some_and(|trip| trip.card.is_some())), 10);
    assert!(camp(&game).discards[0].len() <= 1, "all ten were shuffled");
    // A deck with cards left keeps its order.
    let mut game = at_camp(Villager);
    worn(&mut game, &[2, 9, 4]);
    play_all(&mut game, Ranger, &[explore(Greenwood), HOME]);
    next_day(&mut game, Villager);
    assert_eq!((deck(&game, Greenwood), camp(&game).discards[0].len()), (vec![9, 4], 8));
}

#[test]
fn what_is_kept() {
    clauses!["MW-RA12", "MW-CJ10"];
    let mut game = at_camp(Villager);
    pack(&mut game, [3, 0, 1]);
    lodge(&mut game, [1, 2, 0, 1]);
    camp_mut(&mut game).survived = [11, 4, 0];
    camp_mut(&mut game).rest = Rest::Tomorrow;
    trails(&mut game, Greenwood, &[4, 7, 1]);
    trails(&mut game, Mistdeep, &[21, 22, 23]);
    camp_mut(&mut game).scouted[2] = vec![TrailId(22), TrailId(21)];
    game.hidden.0.regions[2].take_where(|card| [21, 22].contains(&card.0));
    play_all(&mut game, Ranger, &[explore(Greenwood), pay(Ration), REVEAL, pay(Ration)]);
    let text = ron::to_string(&game).expect("it can be written");
    let mut back: Mythwind = ron::from_str(&text).expect("it can be read");
    assert!(back == game);
    assert_eq!((packed(&back), lodged(&back)), ([1, 0, 1], [1, 2, 0, 1]));
    assert_eq!((camp(&back).survived, camp(&back).rest), ([12, 4, 0], Rest::Tomorrow));
    assert_eq!(camp(&back).discards[0], [TrailId(4)]);
    assert_eq!(deck(&back, Mistdeep)[..3], [22, 21, 23], "as they lie");
    assert_eq!(back.hidden.regions, game.hidden.regions);
    // The expedition goes on where it stood.
    assert_eq!(moves(&back, Ranger), moves(&game, Ranger));
    play_all(&mut back, Ranger, &[suffer(Rope), HOME]);
    assert_eq!(coins(&back, Ranger), 2);
}

#[test]
fn a_camp_put_away_waits() {
    clauses!["MW-CJ11"];
    let mut game = morning(&[Ranger, Farmer]);
    pack(&mut game, [0, 3, 1]);
    lodge(&mut game, [1, 0, 2, 0]);
    worn(&mut game, &[]);
    camp_mut(&mut game).rest = Rest::Tomorrow;
    let kept = (camp(&game).clone(), game.hidden.regions.clone());
    sheet(&mut game, Ranger).playing = false;
    for _ in 0..2 {
        to_change(&mut game);
        play(&mut game, Farmer, Move::Done);
    }
    assert_eq!((camp(&game), &game.hidden.regions), (&kept.0, &kept.1), "two seasons away");
    to_change(&mut game);
    play(&mut game, Farmer, Move::Join(Ranger));
    assert_eq!(camp(&game), &kept.0, "nothing is laid out anew");
}

#[test]
fn a_ranger_that_joins_later_makes_its_camp() {
    clauses!["MW-R58"];
    let mut game = morning(&[Farmer]);
    assert!(game.hidden.regions.iter().all(Pile::is_empty));
    to_change(&mut game);
    play(&mut game, Farmer, Move::Join(Ranger));
    assert_eq!((packed(&game), [0, 1, 2].map(|at| game.hidden.regions[at].len())), ([2; 3], [10; 3]));
    // One of a campaign from before there were camps takes its trade up with the next season.
    let mut game = morning(&[Ranger]);
    sheet(&mut game, Ranger).journal = Journal::Townsfolk;
    game.hidden.0.regions = Default::default();
    pass_day(&mut game);
    assert!(game.camp(Ranger).is_none(), "not in the middle of one");
    to_change(&mut game);
    play(&mut game, Ranger, Move::Done);
    assert_eq!((packed(&game), [0, 1, 2].map(|at| game.hidden.regions[at].len())), ([2; 3], [10; 3]));
}

#[test]
fn every_region_is_looked_after_at_dusk() {
    clauses!["MW-RA10"];
    let mut game = at_camp(Villager);
    for region in [Highstone, Mistdeep] {
        trails(&mut game, region, &[]);
        let cards = game.hidden.0.regions[region.index()].iter().copied().collect();
        game.hidden.0.regions[region.index()] = Pile::default();
        camp_mut(&mut game).discards[region.index()] = cards;
    }
    assert_eq!(refused(&game, Ranger, scout(Mistdeep)), "MW-RA04");
    next_day(&mut game, Villager);
    for region in Region::ALL {
        assert_eq!((deck(&game, region).len(), camp(&game).discards[region.index()].len()), (10, 0));
    }
    assert!(offered(&game, Ranger, scout(Mistdeep)));
}
