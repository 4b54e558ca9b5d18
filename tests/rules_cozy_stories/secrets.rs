//! What is hidden stays hidden (CS-07, CS-22, CS-90, CS-H1 to CS-H6).

use super::prepare::*;
use windmill_lane::rules::Told;

/// A game and the same with another card drawn, as far as its storyteller can tell them apart.
fn twins(steps: usize) -> (CozyStories, CozyStories) {
    let [mut one, mut two] = [begin(4), begin(4)];
    let other = deck(&two)[5];
    top(&mut two, other);
    let way = [Move::Draw, Move::Tell(TEXT.into()), Move::Lay];
    for game in [&mut one, &mut two] {
        way[..steps].iter().for_each(|mv| drop(make(game, ADA, mv)));
    }
    assert_ne!(one.hidden.card, two.hidden.card);
    (one, two)
}

#[test]
fn two_games_that_differ_in_the_card_only_look_alike() {
    clauses!["CS-H4", "CS-H1", "CS-H3", "CS-90", "CS-22"];
    let others = Viewer::Seats([BO, CY, DEE].into_iter().collect());
    for steps in 1..=3 {
        let (mut one, mut two) = twins(steps);
        for viewer in [Viewer::Public, others] {
            assert_eq!(one.table(viewer), two.table(viewer), "{:?}", one.phase.step);
        }
        let differs = one.table(Viewer::seat(ADA)) != two.table(Viewer::seat(ADA));
        assert_eq!(differs, one.phase.step.is_private(), "only in the private look: {:?}", one.phase.step);
        // The same wrong guess looks alike, too.
        while one.phase.step == Step::Guess && one.phase.guesses.len() < 2 {
            let cards = [one.hidden.card, two.hidden.card];
            let wrong = one.field.iter().find(|picture| !cards.contains(&Some(*picture))).expect("a card");
            let seat = acting(&one);
            let told = [&mut one, &mut two].map(|game| make(game, seat, &Move::Guess(wrong)));
            for viewer in [Viewer::Public, others, Viewer::seat(ADA)] {
                assert_eq!(one.table(viewer), two.table(viewer));
                let [one, two] = told.clone().map(|events| {
                    events.iter().map(|event| CozyStories::tell(event, viewer)).collect::<Vec<Option<Told>>>()
                });
                assert_eq!(one, two);
            }
        }
    }
}

#[test]
fn events_hold_no_card_before_the_reveal() {
    clauses!["CS-H3", "CS-H4"];
    for seed in 0..20 {
        let mut guessed = Vec::new();
        random(&Setup::people(4), seed, |game, events| {
            let revealed = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
            if let (Some(card), false) = (game.hidden.card, revealed || game.phase.step == Step::Reveal) {
                let said = format!("{events:?}");
                let shown = format!("{card:?}");
                assert!(!said.contains(&shown), "{said}");
            }
            guessed.extend(game.guesses().iter().filter_map(|guess| guess.picture));
        });
    }
}

#[test]
fn a_save_does_not_show_the_card() {
    clauses!["CS-H3", "CS-90"];
    let (game, _) = twins(3);
    let card = game.hidden.card.expect("a card");
    let text = ron::to_string(&game).expect("a state that can be written");
    // Every id stands in the layout and in the field once; the card nowhere else.
    assert_eq!(text.matches(&card.id()).count(), text.matches(&wrong(&game).id()).count());
}

#[test]
fn the_twin_shows_in_the_private_look_only() {
    clauses!["CS-H6"];
    let (one, two) = twins(1);
    assert!(one.card_for(Viewer::seat(ADA)).is_some_and(|card| one.field.contains(card)));
    assert_ne!(one.table(Viewer::seat(ADA)), two.table(Viewer::seat(ADA)));
    let (one, two) = twins(3);
    assert_eq!(one.table(Viewer::seat(ADA)), two.table(Viewer::seat(ADA)), "once it lies there is no look");
    assert_eq!(one.card_for(Viewer::seat(ADA)), None);
}

#[test]
fn an_unlaid_story_is_its_tellers() {
    clauses!["CS-22", "CS-27", "CS-H4"];
    let mut games = [begin(3), begin(3)];
    for (game, text) in games.iter_mut().zip(["The eel.", "The owl."]) {
        play(game, ADA, Move::Draw);
        play_text(game, ADA, Move::Tell(text.into()));
    }
    let [one, two] = &games;
    for viewer in [Viewer::Public, Viewer::seat(BO), Viewer::Seats([BO, CY].into_iter().collect())] {
        assert_eq!(one.table(viewer), two.table(viewer));
    }
}

#[test]
fn a_time_says_nothing_of_the_card() {
    clauses!["CS-H4"];
    let setup = Setup { typing_clock: true, timer_votes: SeatSet::first(3), ..Setup::people(3) };
    let mut ids = BTreeSet::new();
    let mut last = None;
    random(&setup, 9, |game, _| {
        let time = game.time();
        if time.map(|time| time.id) != last {
            last = time.map(|time| time.id);
            if let Some(time) = time {
                assert!(ids.insert(time.id), "each turn has its own: {time:?}");
            }
        }
    });
    // 9 stories are typed or told, and each is followed by at least one guess.
    assert!(ids.len() >= 9 * 2, "{ids:?}");
}
