//! What is asked, compared, counted and told.

use windmill_lane::rules::table::{Row, StepState};

use super::{act::*, prepare::*, seen::*};

/// The states of a panel's steps, by their labels.
fn steps(view: &View) -> Vec<(String, String, StepState)> {
    let rows = view.panels[0].rows.iter().filter_map(|row| match row {
        Row::Step { label, value, state } => Some((say(label), say(value), *state)),
        _ => None,
    });
    rows.collect()
}

#[test]
fn the_calendars_causes_are_ticked_off() {
    clauses!["VD-158"];
    let mut game = game();
    game.causes = vec![Cause::Windmill(YELLOW), Cause::Market, Cause::Market];
    game.calendar = 3;
    let view = seen(&game, RED);
    assert_eq!(say(view.panels[0].remark.as_ref().expect("a remark")), "4 of 5");
    let steps = steps(&view);
    assert_eq!(steps.len(), 6, "six reasons and no other");
    assert_eq!(steps[0], ("A player has 40 VP".into(), String::new(), StepState::Next));
    assert_eq!(steps[1], ("A fifth mill is built".into(), "Bo".into(), StepState::Now), "Ada still can");
    assert_eq!(steps[5], ("The Market runs out".into(), "2×".into(), StepState::Done));
}

#[test]
fn what_counts_is_broken_down() {
    clauses!["VD-170", "VD-181", "VD-185"];
    // Red: 4 VP by trade so far; one black Windmill beside West 1 with two black Tulips, 2 x 1; and a Contract,
    // card 13: 3 VP for each Patch with red and another colour, of which there is one.
    let mut game = game();
    game.players[0].points = 4;
    game.players[0].gained[Source::Trade.index()] = 4;
    build(&mut game, RED, Colour::Black, 1);
    plant(&mut game, 1, "BB.");
    plant(&mut game, 9, "RW.");
    lay_row(&mut game, YELLOW, &[13]);
    let view = seen(&game, RED);
    let plate = &view.plates[0];
    assert_eq!((plate.score, say(&plate.line)), (4, "9 if it ended now".into()));
    let rows: Vec<(String, String)> = view.panels[2]
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Line { label, value: Some(value), .. } => Some((say(label), say(value))),
            _ => None,
        })
        .collect();
    let row = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    assert_eq!(
        rows,
        [row("Trade", "4 : 0"), row("Contracts", "3 : 0"), row("Tulips", "2 : 0"), row("In all", "9 : 0")]
    );
    let worth: Vec<(String, String)> = view.panels[1]
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Pair { label, value } => Some((say(label), say(value))),
            _ => None,
        })
        .collect();
    assert_eq!(worth[4], row("black", "1 : 0"));
    assert_eq!(worth.len(), 5);
    // The card itself says it, and rings what counts.
    let card = piece(&view, "The Dock Hand").about.as_ref().expect("it tells");
    assert!(card.now.iter().any(|words| say(words) == "Ada: 1 × 3 = 3 VP"), "{:?}", card.now);
    assert_eq!(card.shows.len(), 1);
}

#[test]
fn every_contract_rings_as_many_as_it_counts() {
    clauses!["VD-170", "VD-171", "VD-173", "VD-174", "VD-175", "VD-176"];
    for seed in 1..5 {
        let mut game = seeded(seed);
        let mut step = 0;
        random(&mut game, seed, |game, _, _, _, _| {
            step += 1;
            if step % 23 > 0 {
                return;
            }
            let view = seen(game, RED);
            for owner in [RED, YELLOW] {
                for claim in game.claims(owner) {
                    let called =
                        windmill_lane::rules::Words::new(format!("vd-farm-{:02}", claim.farm.number()));
                    let about = piece(&view, &say(&called)).about.clone().expect("it tells");
                    let expected = match printed().farm(claim.farm).counts {
                        // Two rings for a pair; the pile of scored Contracts has one.
                        Counts::TradedPairs => usize::from(claim.count) * 2,
                        Counts::ScoredContracts => 1,
                        _ => usize::from(claim.count),
                    };
                    assert_eq!(about.shows.len(), expected, "card {}", claim.farm.number());
                }
            }
        });
    }
}

#[test]
fn questions_are_short_and_name_who_is_asked() {
    clauses!["VD-37"];
    for seed in 1..5 {
        let mut game = seeded(seed);
        random(&mut game, seed, |game, seat, _, _, _| {
            let view = seen(game, seat);
            assert_eq!(view.prompts.len(), 1);
            let prompt = &view.prompts[0];
            assert_eq!(prompt.seat, Some(seat));
            let words = say(&prompt.words);
            assert!(words.starts_with(["Ada", "Bo"][seat.index()]), "{words}");
            assert!(words.chars().count() <= 46, "{words}");
            assert!(!words.contains('‹'), "{words}");
            assert_eq!(prompt.trail.len(), 5);
            let now: Vec<usize> = (0..5).filter(|at| prompt.trail[*at].state == StepState::Now).collect();
            let expected = match game.step {
                Step::Rotate => 0,
                Step::First => 1,
                Step::Second(_) => 2,
                Step::FollowUp => 3,
                Step::Over => 4,
            };
            assert_eq!(now, [expected]);
            let steps: Vec<String> = prompt.trail.iter().map(|step| say(&step.words)).collect();
            let other = ["Ada", "Bo"][rival(game.active).index()];
            let follows = format!("{other} follows up");
            assert_eq!(steps[..4], ["Turn", "First action", "Second action", follows.as_str()]);
        });
    }
}

#[test]
fn the_log_names_who_does_what() {
    for seed in 1..5 {
        let mut game = seeded(seed);
        random(&mut game, seed, |_, _, _, _, events| {
            for event in events {
                for viewer in everybody() {
                    let told = ValleyDuel::tell(event, viewer).expect("nothing in it is hidden");
                    let Some(words) = told.words else { continue };
                    let words = say(&words);
                    assert!(!words.contains('‹') && !words.contains("{$"), "{words}");
                    assert!(!words.to_lowercase().split(' ').any(|word| word == "you" || word == "your"));
                    if let Some(seat) = told.seat {
                        assert!(words.contains(["Ada", "Bo"][seat.index()]), "{words}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_sheet_adds_up() {
    clauses!["VD-35", "VD-36", "VD-178", "VD-185", "VD-187", "VD-188"];
    for seed in 1..8 {
        let mut game = seeded(seed);
        random(&mut game, seed, |_, _, _, _, _| {});
        let view = game.table(Viewer::Public);
        let sheet = view.result.as_ref().expect("the game is over");
        assert_eq!(sheet.totals, [0, 1].map(|seat: usize| i64::from(game.players[seat].points)));
        for seat in [0, 1] {
            let lines: i64 = sheet.lines.iter().map(|line| line.points[seat]).sum();
            assert_eq!(lines, sheet.totals[seat], "source by source");
            let items: i64 = sheet.tallies[seat].items.iter().map(|item| item.points).sum();
            assert_eq!(items, sheet.totals[seat], "one after the other");
        }
        assert_eq!(sheet.winners, game.decided().0);
        assert!(sheet.lines.iter().all(|line| !say(&line.label).contains("Guilder")), "goods bring nothing");
        assert!(say(sheet.tie_break.as_ref().expect("a tie-break")).contains("more Guilders win"));
        assert!(game.table(Viewer::Public).prompts[0].seat.is_none());
    }
}

#[test]
fn a_game_in_progress_has_no_sheet() {
    clauses!["VD-35"];
    assert!(seen(&game(), RED).result.is_none());
}
