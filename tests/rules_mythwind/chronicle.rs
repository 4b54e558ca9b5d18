//! The chronicle: a chapter for each season that is over.

use super::table::*;
use windmill_lane::{
    rules::{Album, Arg, Leaf, Viewer, Words, mythwind::Chapter, table::Part},
    words::Lexicon,
};

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
        met: vec![],
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

fn said(words: &Words) -> String {
    Lexicon::english().say(words, &|seat: Seat| ["Ada", "Bo", "Cleo", "Dag"][seat.index()].to_owned())
}

/// The lines under a heading of a leaf.
fn under(leaf: &Leaf, title: &str) -> Vec<String> {
    let note = leaf.notes.iter().find(|note| said(&note.title) == title);
    note.map(|note| note.lines.iter().map(said).collect()).unwrap_or_default()
}

#[test]
fn the_chronicle_can_be_read() {
    clauses!["MW-163", "MW-293"];
    let mut game = morning(&[Farmer, Ranger]);
    assert_eq!(game.album().expect("Mythwind has one").leaves, []);
    aim(&mut game, 1);
    clear(&mut game, 3);
    game.town.queue[0] = Some(Chapel);
    game.resolve(Effect::AdvanceQueue, None);
    run_until(&mut game, |game| game.town.place_of(Chapel).is_some());
    game.hidden.0.events = pile(&[13]);
    game.resolve(Effect::Event, None);
    play(&mut game, Farmer, Move::Pick(1));
    // Adventure 1 was the Farmer’s, and its second section was taken.
    game.season_log.met.push((Farmer, 1, 1));
    game.season_log.add(Stat::Adventures, 1);
    // Eighty coins and more of the hundred that make a Money Lender: the Farmer earned them today.
    game.season_log.add(Stat::Earned, 100);
    game.hidden.0.events = pile(&[]);
    end_season(&mut game);
    to_change(&mut game);
    let album = game.album().expect("Mythwind has one");
    let [leaf] = album.leaves.as_slice() else { panic!("{:?}", album.leaves) };
    assert_eq!(said(&leaf.title), "Spring of year 1");
    assert_eq!(said(&leaf.people), "With Bo and Dag");
    assert_eq!(under(leaf, "Built"), ["Chapel"]);
    assert_eq!(under(leaf, "Decided together").len(), 1);
    let (event, option) = (Words::new("mw-event-13"), Words::new("mw-event-13.b"));
    assert_eq!(under(leaf, "Decided together"), [format!("{}: {}", said(&event), said(&option))]);
    assert_eq!(under(leaf, "Met on the way"), ["Bo, A Stile in the Hedge: Squeeze through the gap"]);
    assert!(under(leaf, "The goal")[0].ends_with(": not this time"), "{:?}", under(leaf, "The goal"));
    assert!(under(leaf, "Earned").contains(&"Money Lender".to_owned()), "{:?}", under(leaf, "Earned"));
    // The town as it stood: the Longhouse, which was there from the start, and the Chapel.
    let pictures = |name: &str| {
        let art = |part: &_| matches!(part, Part::Art { art, .. } if art.ends_with(name));
        leaf.picture.parts.iter().filter(|part| art(part)).count()
    };
    assert_eq!((pictures("building-longhouse"), pictures("building-chapel")), (1, 1));
    assert_eq!(pictures("building-port"), 0);
}

/// Every key of words within words.
fn keys(words: &Words, found: &mut Vec<String>) {
    found.push(words.key.to_string());
    for (_, arg) in &words.args {
        match arg {
            Arg::Words(words) => keys(words, found),
            Arg::List(list) => list.iter().for_each(|words| keys(words, found)),
            _ => {}
        }
    }
}

#[test]
fn what_was_not_met_is_not_in_the_chronicle() {
    clauses!["MW-292"];
    let mut game = morning(&[Crafter, Farmer, Merchant, Ranger]);
    let mut rng = Rng::seeded(3);
    while game.story.chronicle.len() < 6 {
        let seat = game.turn().acting().iter().next().expect("somebody acts");
        let mv = super::wild::some_move(&game, seat, &mut rng);
        game.play(seat, &mv).expect("a listed move");
    }
    let Album { leaves, medals, .. } = game.album().expect("Mythwind has one");
    let mut found = Vec::new();
    for leaf in &leaves {
        leaf.notes.iter().flat_map(|note| &note.lines).for_each(|line| keys(line, &mut found));
    }
    for medal in &medals {
        keys(&medal.rule, &mut found);
    }
    let events: Vec<String> = game
        .story
        .chronicle
        .iter()
        .flat_map(|chapter| &chapter.chosen)
        .map(|(id, _)| format!("mw-event-{id}"))
        .collect();
    assert!(events.len() >= 6, "{events:?}");
    let told = found.iter().filter(|key| key.starts_with("mw-event-"));
    for key in told {
        let event = key.split('.').next().unwrap_or_default();
        assert!(events.iter().any(|met| met == event), "{key} was never resolved");
    }
}

#[test]
fn an_achievement_is_told_once_with_its_key() {
    clauses!["MW-293"];
    let mut game = morning(&[Farmer]);
    let medal = |game: &Mythwind| {
        let medals = game.album().expect("Mythwind has one").medals;
        assert_eq!(medals.len(), 15);
        medals.into_iter().find(|medal| medal.key == "builder").expect("it can be earned")
    };
    assert_eq!(medal(&game).when, None);
    // The fourth building of a season makes the Builder, who then tries to be one again.
    game.season_log.add(Stat::Built, 4);
    let events = [play(&mut game, Farmer, Move::Forgo), play(&mut game, Farmer, Move::Back)].concat();
    let told: Vec<_> =
        events.iter().filter_map(|event| Mythwind::tell(event, Viewer::Public)?.medal).collect();
    assert_eq!(told, ["builder"]);
    assert_eq!(said(&medal(&game).when.expect("earned")), "Spring of year 1, day 1");
}
