//! Whose turn it is, what a guess is worth, how it stands, how it was decided.

use super::*;
use windmill_lane::rules::table::{Panel, Row, StepState};

fn trail(view: &View) -> Vec<(String, StepState)> {
    view.prompts[0].trail.iter().map(|step| (say(&step.words), step.state)).collect()
}

fn pairs(panel: &Panel) -> Vec<(String, String)> {
    let pair = |row: &Row| match row {
        Row::Pair { label, value } => Some((say(label), say(value))),
        _ => None,
    };
    panel.rows.iter().filter_map(pair).collect()
}

#[track_caller]
fn panel<'a>(view: &'a View, title: &str) -> &'a Panel {
    let titled = |panel: &&Panel| say(&panel.title) == title;
    view.panels.iter().find(titled).unwrap_or_else(|| panic!("no panel {title}: {:?}", view.panels))
}

fn owned(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
}

#[test]
fn round_and_story_are_counted() {
    clauses!["CS-16", "CS-17", "CS-18", "CS-69"];
    for (players, rounds) in [(3, 3), (4, 3), (5, 2)] {
        let mut game = begin(players);
        let stories = players * rounds;
        for story in 0..stories {
            let heading = say(&game.table(Viewer::Public).heading);
            let round = story / players + 1;
            let expected = format!("Round {round} of {rounds} · story {} of {stories}", story + 1);
            assert_eq!(heading, expected);
            phase(&mut game, 1);
        }
        assert!(say(&game.table(Viewer::Public).heading).starts_with("The game is over"));
    }
}

#[test]
fn the_trail_has_an_entry_for_each_guesser_with_the_worth() {
    clauses!["CS-31", "CS-32", "CS-43"];
    use StepState::{Done, Next, Now};
    let mut game = begin(4);
    let step = |text: &str, state| (text.to_owned(), state);
    assert_eq!(
        trail(&acts(&game)),
        [
            step("Ada’s story", Now),
            step("Bo, worth 1", Next),
            step("Cy, worth 2", Next),
            step("Dee, worth 3", Next),
            step("Points", Next),
            step("Bo tells", Next),
        ]
    );
    laid(&mut game);
    miss(&mut game);
    assert_eq!(
        trail(&acts(&game)),
        [
            step("Ada’s story", Done),
            step("Bo", Done),
            step("Cy, worth 2", Now),
            step("Dee, worth 3", Next),
            step("Points", Next),
            step("Bo tells", Next),
        ]
    );
    assert_eq!(say(&acts(&game).prompts[0].words), "Cy guesses, worth 2 points");
    hit(&mut game);
    assert_eq!(
        trail(&acts(&game)),
        [
            step("Ada’s story", Done),
            step("Bo", Done),
            step("Cy", Done),
            step("Points", Now),
            step("Bo tells", Next),
        ]
    );
}

/// The second of three guesses: 2 for both; with the windmill 3 and nothing.
#[test]
fn what_a_guess_is_worth_is_said_before() {
    clauses!["CS-43", "CS-46", "CS-47", "CS-52", "CS-53", "CS-54"];
    let mut game = begin(4);
    scores(&mut game, &[4, 1, 1, 0]);
    phase(&mut game, 0);
    scores(&mut game, &[0, 4, 1, 1]);
    laid(&mut game);
    miss(&mut game);
    let view = acts(&game);
    assert_eq!(
        pairs(panel(&view, "If Dee is right")),
        owned(&[("plain", "Dee 2, Bo 2"), ("with the windmill", "Dee 3, Bo 0")])
    );
    assert_eq!(pairs(panel(&view, "If nobody is right")), owned(&[("nobody right", "Bo −1")]));
    windmill(&mut game);
    assert_eq!(pairs(panel(&acts(&game), "If Dee is right")), owned(&[("with the windmill", "Dee 3, Bo 0")]));
    assert_eq!(say(&acts(&game).prompts[0].words), "Dee guesses, worth 3 points");
    miss(&mut game);
    // Ada has 0: no windmill. Bo has 4.
    let view = acts(&game);
    assert_eq!(pairs(panel(&view, "If Ada is right")), owned(&[("plain", "Ada 3, Bo 3")]));
    scores(&mut game, &[0, 0, 1, 0]);
    assert_eq!(pairs(panel(&acts(&game), "If nobody is right")), owned(&[("nobody right", "Bo keeps 0")]));
}

#[test]
fn mats_show_order_worth_and_what_came_of_it() {
    clauses!["CS-31", "CS-37", "CS-42", "CS-43", "CS-48"];
    for players in [4_u8, 5] {
        let mut game = begin(players);
        laid(&mut game);
        miss(&mut game);
        let view = game.table(Viewer::Public);
        let mat = |view: &View, name: &str| texts(&zone(view, &format!("{name}’s mat")).face);
        let bo = mat(&view, "Bo");
        assert!(bo.contains(&"1st guess".to_owned()) && bo.contains(&"wrong".to_owned()), "{bo:?}");
        assert!(bo.contains(&"no points".to_owned()));
        let cy = mat(&view, "Cy");
        assert!(cy.contains(&"worth 2".to_owned()) && cy.contains(&"lay a card here".to_owned()), "{cy:?}");
        assert!(mat(&view, "Dee").contains(&"worth 3".to_owned()));
        hit(&mut game);
        let view = game.table(Viewer::Public);
        assert!(mat(&view, "Cy").contains(&"right: +2".to_owned()), "{:?}", mat(&view, "Cy"));
        assert!(mat(&view, "Dee").contains(&"no turn needed".to_owned()));
    }
}

/// The story card lies beside its twin: on the finder's mat, or in the field if nobody found it.
#[test]
fn the_card_is_turned_over_beside_its_twin() {
    clauses!["CS-35", "CS-R3", "CS-H1"];
    for players in 3..=5 {
        for right in 0..usize::from(players) {
            let mut game = begin(players);
            let card = laid(&mut game);
            for nth in 1..usize::from(players) {
                if nth == right {
                    hit(&mut game);
                    break;
                }
                miss(&mut game);
            }
            let view = game.table(Viewer::Public);
            let both = showing(&view, card);
            let [a, b] = both[..] else { panic!("the card and its twin: {both:?}") };
            let near = rect(a).y == rect(b).y && (rect(a).x - rect(b).x).abs() <= 100;
            assert!(near, "{:?} {:?}", rect(a), rect(b));
            for piece in [a, b] {
                assert!(pictures(&piece.face).contains(&"cozy-stories/mark-right".to_owned()));
            }
            let wrong = view
                .pieces
                .iter()
                .filter(|piece| pictures(&piece.face).contains(&"cozy-stories/mark-wrong".to_owned()));
            let expected = if right == 0 { usize::from(players) - 1 } else { right - 1 };
            assert_eq!(wrong.count(), expected, "wrong guesses carry their mark");
        }
    }
}

/// CS-E6 at the table: what the last panel says the story brought.
#[test]
fn what_a_story_brought_is_said_after_it() {
    clauses!["CS-44", "CS-54", "CS-58", "CS-E6"];
    let mut game = begin(4);
    // Points that came about: Bo finds Ada's picture, then Bo's story is found second by Dee.
    phase(&mut game, 1);
    phase(&mut game, 2);
    assert_eq!(points(&game), [1, 3, 0, 2]);
    laid(&mut game);
    windmill(&mut game);
    miss(&mut game);
    miss(&mut game);
    windmill(&mut game);
    miss(&mut game);
    assert_eq!(points(&game), [1, 2, 0, 1]);
    let view = acts(&game);
    assert_eq!(
        pairs(panel(&view, "What this story brought")),
        owned(&[("Dee erred with the windmill", "−1"), ("Bo erred with the windmill", "−1")])
    );
    next(&mut game);
    laid(&mut game);
    windmill(&mut game);
    hit(&mut game);
    assert_eq!(
        pairs(panel(&acts(&game), "What this story brought")),
        owned(&[("Ada found it", "+1"), ("Ada caught it", "+1")])
    );
}

#[test]
fn seats_show_their_points_and_what_they_do() {
    clauses!["CS-13", "CS-45", "CS-A11"];
    let mut game = solo(4);
    laid(&mut game);
    miss(&mut game);
    let view = game.table(Viewer::Public);
    let plates: Vec<(String, Option<String>, i64)> = view
        .plates
        .iter()
        .map(|plate| (say(&plate.line), plate.tag.as_ref().map(say), plate.score))
        .collect();
    let plate = |line: &str, tag: Option<&str>| (line.to_owned(), tag.map(str::to_owned), 0);
    assert_eq!(
        plates,
        [
            plate("storyteller", Some("first")),
            plate("computer, wrong", None),
            plate("computer, guesses now", Some("guesses")),
            plate("computer, guesses 3rd", None),
        ]
    );
    for (at, plate) in view.plates.iter().enumerate() {
        assert!(view.plates[..at].iter().all(|other| other.look != plate.look && other.icon != plate.icon));
    }
}

#[test]
fn clocks_run_for_whoever_has_the_time() {
    clauses!["CS-25", "CS-41", "CS-R9"];
    let mut game = timed(3);
    assert!(game.table(Viewer::Public).clock.is_none());
    play(&mut game, ADA, Move::Draw);
    play(&mut game, ADA, Move::Aloud);
    assert!(game.table(Viewer::Public).clock.is_none(), "not before the storyteller begins");
    play(&mut game, ADA, Move::Begin);
    let telling = game.table(Viewer::Public).clock.expect("the hourglass runs");
    assert_eq!((telling.seconds, say(&telling.name)), (30, "Ada tells".to_owned()));
    play(&mut game, ADA, Move::Finish);
    assert!(game.table(Viewer::Public).clock.is_none());
    play(&mut game, ADA, Move::Lay);
    let first = game.table(Viewer::Public).clock.expect("thirty seconds to guess");
    assert_eq!((first.seconds, say(&first.name)), (30, "Bo guesses".to_owned()));
    miss(&mut game);
    let second = game.table(Viewer::Public).clock.expect("and again");
    assert!(second.id != first.id && second.id != telling.id, "another clock starts anew");
    assert!(begin(3).table(Viewer::Public).clock.is_none());
}

/// Every point on the sheet comes from a story, and together they are the scores.
#[test]
fn the_sheet_adds_up() {
    clauses!["CS-01", "CS-02", "CS-71", "CS-72"];
    for (setup, seed) in setups().into_iter().zip(100..) {
        let game = random(&setup, seed, |_, _| {});
        let view = game.table(Viewer::Public);
        let sheet = view.result.expect("it is over");
        for seat in game.seats() {
            let sum: i64 = sheet.lines.iter().map(|line| line.points[seat.index()]).sum();
            assert_eq!(sum, i64::from(game.score(seat)), "{setup:?}");
            assert_eq!(sheet.totals[seat.index()], sum);
        }
        let most = sheet.totals.iter().max().expect("somebody plays");
        let winners: Vec<Seat> = game.seats().filter(|seat| sheet.totals[seat.index()] == *most).collect();
        assert_eq!(sheet.winners, winners);
        let said = say(&sheet.decided);
        assert!(said.contains(&most.to_string()), "{said}");
        assert_eq!(winners.len() > 1, said.contains("share"), "{said}");
    }
}
