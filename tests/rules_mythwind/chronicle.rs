//! The chronicle: a chapter for each season that is over.

use super::table::*;
use windmill_lane::rules::mythwind::Chapter;

#[test]
fn a_season_becomes_a_chapter() {
    clauses!["MW-163"];
    let mut game = morning(&[Farmer, Ranger]);
    assert_eq!(game.story.chronicle, []);
    // Goal 1 is to build twice: one building comes in, and so it is missed.
    aim(&mut game, 1);
    clear(&mut game, 3);
    game.town.queue[0] = Some(Chapel);
    game.resolve(Effect::AdvanceQueue, None);
    run_until(&mut game, |game| game.town.place_of(Chapel).is_some());
    game.hidden.0.events = pile(&[13]);
    game.resolve(Effect::Event, None);
    play(&mut game, Farmer, Move::Pick(1));
    game.season_log.add(Stat::Adventures, 3);
    let earned = game.season_log.count(Stat::Earned);
    let town: Vec<(LocationId, Building)> = game.town.buildings().collect();
    game.hidden.0.events = pile(&[]);
    end_season(&mut game);
    to_change(&mut game);
    let [chapter] = game.story.chronicle.as_slice() else { panic!("{:?}", game.story.chronicle) };
    let expected = Chapter {
        year: 1,
        season: Season::Spring,
        people: vec![Farmer, Ranger],
        goal: Some((1, false)),
        built: vec![Chapel],
        chosen: vec![(13, 1)],
        adventures: 3,
        earned: chapter.earned,
        town,
    };
    assert_eq!(*chapter, expected);
    assert!(chapter.earned >= earned);
    // The next season has a chapter of its own.
    run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
    assert_eq!(game.season_log.built, []);
    end_season(&mut game);
    to_change(&mut game);
    assert_eq!(game.story.chronicle.len(), 2);
    assert_eq!(game.story.chronicle[1].season, Season::Summer);
}
