//! The log: a line for what is worth one, with names and places.

use super::*;
use windmill_lane::rules::{Show, Told};

fn told_of(events: &[Event]) -> Vec<Told> {
    events.iter().filter_map(|event| CozyStories::tell(event, Viewer::Public)).collect()
}

fn lines(events: &[Event]) -> Vec<String> {
    told_of(events).iter().filter_map(|told| told.words.as_ref().map(say)).collect()
}

#[test]
fn a_story_is_told_of() {
    clauses!["CS-21", "CS-27"];
    let mut game = begin(3);
    assert_eq!(lines(&play(&mut game, ADA, Move::Draw)), ["Ada takes the top story card."]);
    let written = play_text(&mut game, ADA, Move::Tell("One. Two! Three?".into()));
    assert!(lines(&written).is_empty(), "how often it is written is nobody’s business");
    let laid = play(&mut game, ADA, Move::Lay);
    assert_eq!(lines(&laid), ["Ada lays the card face down. The story: 3 sentences."]);
    assert_eq!(told_of(&laid)[0].show, Show::Card);
}

#[test]
fn guesses_are_called_by_row_and_place() {
    clauses!["CS-37", "CS-R4", "CS-R19"];
    let mut game = begin(3);
    laid(&mut game);
    let picture = wrong(&game);
    let events = miss(&mut game);
    assert_eq!(lines(&events), [format!("Bo guesses {}: wrong.", at(&game, picture))]);
    let moved: Vec<_> = told_of(&events).into_iter().flat_map(|told| told.pieces).collect();
    let id = showing(&game.table(Viewer::Public), picture)[0].id;
    assert!(moved.contains(&id), "the card is marked when the line is pointed at");
    let card = game.hidden.card.expect("a card");
    let events = hit(&mut game);
    assert_eq!(
        lines(&events),
        [
            format!("Cy finds Ada’s picture: {}.", at(&game, card)),
            "Cy gains 2.".to_owned(),
            "Ada gains 2.".to_owned(),
        ]
    );
    let shows: Vec<Show> = told_of(&events).iter().map(|told| told.show).collect();
    assert_eq!(shows, [Show::Card, Show::Flip, Show::Good, Show::Good]);
    assert_eq!(lines(&next(&mut game)), ["Bo tells next."]);
}

#[test]
fn the_windmill_is_told_of() {
    clauses!["CS-51", "CS-53", "CS-55", "CS-56"];
    let mut game = begin(4);
    scores(&mut game, &[1, 2, 3, 0]);
    game.phase.number = 1;
    laid(&mut game);
    assert_eq!(lines(&windmill(&mut game)), ["Bo takes the windmill."]);
    let picture = wrong(&game);
    let events = miss(&mut game);
    assert_eq!(
        lines(&events),
        [format!("Bo guesses {}: wrong.", at(&game, picture)), "Bo loses 1 with the windmill.".to_owned()]
    );
    windmill(&mut game);
    let card = game.hidden.card.expect("a card");
    // The second guess with the windmill: 2 and 1 more, the storyteller none.
    assert_eq!(
        lines(&hit(&mut game)),
        [format!("Cy catches Ada’s story: {}.", at(&game, card)), "Cy gains 3.".to_owned()]
    );
}

#[test]
fn nobody_found_it() {
    clauses!["CS-46", "CS-47", "CS-R3"];
    for (points, said) in
        [(1, "Nobody was right: Ada loses 1."), (0, "Nobody was right. Ada has no point to lose.")]
    {
        let mut game = begin(3);
        scores(&mut game, &[points, 0, 0]);
        let card = laid(&mut game);
        miss(&mut game);
        let lines = lines(&miss(&mut game));
        assert_eq!(
            lines[1..],
            [format!("Nobody finds Ada’s picture: {}.", at(&game, card)), said.to_owned()]
        );
    }
}

#[test]
fn rounds_and_the_end_are_told_of() {
    clauses!["CS-69", "CS-72", "CS-76"];
    let mut game = endless(3);
    let mut all = Vec::new();
    while game.phase.step != Step::Over {
        laid(&mut game);
        hit(&mut game);
        all.extend(lines(&next(&mut game)));
    }
    assert_eq!(all.iter().filter(|line| line.ends_with("is set aside for this round.")).count(), 9);
    assert_eq!(all.iter().filter(|line| *line == "All cards are back for the next round.").count(), 3);
    assert!(all.contains(&"Round 2 begins.".to_owned()) && all.contains(&"Round 3 begins.".to_owned()));
    // Everybody was found at once three times, and found at once three times.
    assert_eq!(all.last().map(String::as_str), Some("Ada, Bo and Cy share the victory with 6 points each."));
}

/// Whatever can happen can be said, and names no picture by its content.
#[test]
fn nothing_is_left_unsaid() {
    clauses!["CS-R18", "CS-R19"];
    let mut game = timed(3);
    laid(&mut game);
    let mut events = play(&mut game, BO, Move::Mark(Picture::ALL[0]));
    events.extend(Sharpness::ALL.map(|sharpness| Event::Left { seat: BO, sharpness }));
    events.extend([Event::Anew { seat: BO }, Event::Lapsed { seat: BO }, Event::Hidden { seat: BO }]);
    events.extend([Event::Began { seat: BO }, Event::Finished { seat: BO }]);
    events.push(Event::Noted { seat: BO, text: "So.".into() });
    events.push(Event::Wrong { seat: BO, picture: None, at: None });
    for line in lines(&events) {
        assert!(!line.contains('‹') && line.contains("Bo"), "{line}");
    }
    for (setup, seed) in setups().into_iter().zip(120..) {
        random(&setup, seed, |_, events| {
            for line in lines(events) {
                assert!(!line.contains('‹') && !line.contains("{$"), "{line}");
                assert!(!line.to_lowercase().contains("you "), "{line}");
            }
        });
    }
}
