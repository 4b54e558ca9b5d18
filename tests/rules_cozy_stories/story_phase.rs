//! The story phase (CS-21 to CS-30).

use super::prepare::*;

/// A game whose storyteller looks at the card.
fn looking(players: u8) -> CozyStories {
    let mut game = begin(players);
    play(&mut game, ADA, Move::Draw);
    game
}

/// A game whose storyteller has told aloud.
fn heard(players: u8) -> CozyStories {
    let mut game = looking(players);
    for mv in [Move::Aloud, Move::Begin, Move::Finish] {
        play(&mut game, ADA, mv);
    }
    game
}

#[test]
fn the_top_card_is_taken_and_no_other() {
    clauses!["CS-21"];
    let mut game = begin(3);
    let before = deck(&game);
    assert_eq!(game.legal_moves(ADA), [Move::Draw], "there is nothing to choose");
    assert_eq!(refused(&game, ADA, Move::Tell(TEXT.into())), "CS-21");
    play(&mut game, ADA, Move::Draw);
    assert_eq!(game.hidden.card, Some(before[0]));
    assert_eq!(deck(&game), before[1..]);
    assert_eq!(refused(&game, ADA, Move::Draw), "CS-21");
    for seat in [BO, CY] {
        assert_eq!(refused(&game, seat, Move::Draw), "CS-21");
    }
}

#[test]
fn only_the_storyteller_sees_the_card() {
    clauses!["CS-22", "CS-90", "CS-H1"];
    let mut game = looking(4);
    let card = game.hidden.card;
    let others = Viewer::Seats([BO, CY, DEE].into_iter().collect());
    let step = |game: &CozyStories, own: Option<Picture>| {
        assert_eq!(game.card_for(Viewer::seat(ADA)), own, "{:?}", game.phase.step);
        for viewer in [Viewer::Public, others] {
            assert_eq!(game.card_for(viewer), None, "{:?}", game.phase.step);
        }
    };
    step(&game, card);
    play_text(&mut game, ADA, Move::Tell(TEXT.into()));
    step(&game, card);
    play(&mut game, ADA, Move::Lay);
    step(&game, None);
    miss(&mut game);
    step(&game, None);
    hit(&mut game);
    for viewer in [Viewer::Public, others, Viewer::seat(ADA)] {
        assert_eq!(game.card_for(viewer), card, "turned over");
    }
    next(&mut game);
    assert_eq!(game.card_for(Viewer::seat(ADA)), None);
    // Told aloud it is hidden before a word is said.
    let mut game = looking(4);
    for mv in [Move::Aloud, Move::Begin, Move::Finish, Move::Lay] {
        play(&mut game, ADA, mv);
        step(&game, None);
    }
}

#[test]
fn its_twin_is_on_the_field() {
    clauses!["CS-23"];
    for endless in [false, true] {
        for seed in 0..20 {
            random(&Setup { endless, ..Setup::people(5) }, seed, |game, _| {
                if game.phase.step.is_story()
                    && let Some(card) = game.hidden.card
                {
                    assert!(game.field.contains(card));
                }
            });
        }
    }
}

#[test]
fn any_story_will_do() {
    clauses!["CS-24", "CS-R20", "CS-R22"];
    for text in ["A", "¿Y?", "It is the picture with the boat, the fox and the moon.", "Злой мельник", "ÿ 7"]
    {
        let mut game = looking(3);
        play_text(&mut game, ADA, Move::Tell(text.into()));
        play(&mut game, ADA, Move::Lay);
        assert_eq!(game.phase.story, Some(Story::Typed(text.into())));
    }
}

#[test]
fn a_story_told_aloud_has_thirty_seconds() {
    clauses!["CS-25", "CS-R9"];
    let mut game = looking(3);
    assert_eq!(game.time(), None, "a look takes as long as it takes");
    play(&mut game, ADA, Move::Aloud);
    assert_eq!((game.time(), game.legal_moves(ADA)), (None, vec![Move::Begin]), "Ada says when");
    play(&mut game, ADA, Move::Begin);
    let time = game.time().expect("the hourglass runs");
    assert_eq!((time.what, time.seconds, time.seat), (Timed::Telling, 30, ADA));
    // When it has run out, and before, the storyteller ends the story and then lays the card; nobody else does.
    assert_eq!(game.legal_moves(ADA), [Move::Finish]);
    for seat in [BO, CY] {
        assert!(game.legal_moves(seat).is_empty());
        assert_eq!(refused(&game, seat, Move::Finish), "CS-21");
        assert_eq!(refused(&game, seat, Move::Lay), "CS-21");
    }
    play(&mut game, ADA, Move::Finish);
    assert_eq!(game.time(), None);
    for mv in [Move::Begin, Move::Finish, Move::Tell(TEXT.into()), Move::Aloud] {
        assert_eq!(refused(&game, ADA, mv), "CS-R9");
    }
    assert!(game.legal_moves(ADA).contains(&Move::Lay));
}

#[test]
fn sentences_may_be_the_limit_instead() {
    clauses!["CS-26"];
    let setup = Setup { limit: Limit::Sentences, ..Setup::people(3) };
    let mut game = CozyStories::begin(&setup, 1).expect("a set-up");
    for mv in [Move::Draw, Move::Aloud, Move::Begin] {
        play(&mut game, ADA, mv);
    }
    assert_eq!(game.time(), None, "no hourglass");
}

#[test]
fn a_fifth_sentence_is_not_accepted() {
    clauses!["CS-26", "CS-R9"];
    let mut game = looking(3);
    assert_eq!(refused(&game, ADA, Move::Tell("One. Two! Three? Four… Five".into())), "CS-26");
    play_text(&mut game, ADA, Move::Tell("One. Two! Three? Four…".into()));
}

#[test]
fn four_hundred_characters_are() {
    clauses!["CS-R9"];
    let mut game = looking(3);
    assert_eq!(refused(&game, ADA, Move::Tell("é".repeat(401))), "CS-R9");
    play_text(&mut game, ADA, Move::Tell("é".repeat(400)));
}

#[test]
fn a_typed_story_has_a_letter_and_no_control_characters() {
    clauses!["CS-R10"];
    let game = looking(3);
    for text in ["", "   ", "...", "12 34!", "—"] {
        assert_eq!(refused(&game, ADA, Move::Tell(text.into())), "CS-R10", "{text:?}");
    }
    for text in ["a\nb", "a\u{7}", "\tb", "a\u{85}b"] {
        assert_eq!(refused(&game, ADA, Move::Tell(text.into())), "CS-R9", "{text:?}");
    }
}

#[test]
fn a_clock_for_typing_may_be_agreed() {
    clauses!["CS-R9"];
    let setup = Setup { typing_clock: true, ..Setup::people(3) };
    let mut game = CozyStories::begin(&setup, 1).expect("a set-up");
    assert_eq!(game.time(), None);
    play(&mut game, ADA, Move::Draw);
    let time = game.time().expect("the clock runs");
    assert_eq!((time.what, time.seconds, time.seat), (Timed::Typing, 120, ADA));
    play_text(&mut game, ADA, Move::Tell(TEXT.into()));
    assert_eq!(game.time(), Some(time), "it runs on until the card is laid");
    play(&mut game, ADA, Move::Lay);
    assert_eq!(game.time(), None);
    assert_eq!(looking(3).time(), None, "else there is none");
}

#[test]
fn the_card_is_laid_face_down_and_guessing_begins() {
    clauses!["CS-27", "CS-28"];
    let mut game = looking(3);
    let card = game.hidden.card.expect("a card");
    assert_eq!(refused(&game, ADA, Move::Lay), "CS-27", "first the story");
    assert_eq!(refused(&game, BO, Move::Guess(card)), "CS-28");
    play_text(&mut game, ADA, Move::Tell(TEXT.into()));
    assert_eq!(refused(&game, BO, Move::Guess(card)), "CS-28");
    assert!(!game.is_laid());
    let events = play(&mut game, ADA, Move::Lay);
    assert_eq!(events, [Event::Laid { seat: ADA, story: Story::Typed(TEXT.into()) }]);
    assert!(game.is_laid());
    assert_eq!((game.phase.step, acting(&game), game.hidden.card), (Step::Guess, BO, Some(card)));
    let mut game = heard(3);
    let wrong = wrong(&game);
    assert_eq!(refused(&game, BO, Move::Guess(wrong)), "CS-28");
    play(&mut game, ADA, Move::Lay);
    assert_eq!(acting(&game), BO);
}

#[test]
fn nothing_is_added_once_the_card_lies() {
    clauses!["CS-29", "CS-30", "CS-R11"];
    for mut game in [
        {
            let mut game = begin(4);
            laid(&mut game);
            game
        },
        {
            let mut game = heard(4);
            play(&mut game, ADA, Move::Lay);
            game
        },
    ] {
        for _ in 0..3 {
            assert!(game.legal_moves(ADA).is_empty(), "the storyteller can do nothing");
            for mv in [Move::Tell("More.".into()), Move::Aloud, Move::Begin, Move::Finish] {
                assert_eq!(refused(&game, ADA, mv), "CS-29");
            }
            assert_eq!(refused(&game, ADA, Move::Note("More.".into())), "CS-30");
            assert_eq!(refused(&game, ADA, Move::Lay), "CS-27");
            assert_eq!(refused(&game, ADA, Move::Draw), "CS-21");
            miss(&mut game);
        }
    }
}

#[test]
fn a_story_can_be_written_anew_until_the_card_lies() {
    clauses!["CS-29"];
    let mut game = looking(3);
    for text in ["First thoughts.", "Second thoughts."] {
        let events = play_text(&mut game, ADA, Move::Tell(text.into()));
        assert_eq!(events, [Event::Written { seat: ADA }], "nobody reads it yet");
        assert_eq!(game.draft_for(Viewer::seat(ADA)), Some(text));
        assert_eq!(game.draft_for(Viewer::Public), None);
        assert_eq!((game.draft_for(Viewer::seat(BO)), game.story()), (None, None));
    }
    assert_eq!(refused(&game, ADA, Move::Tell("Second thoughts.".into())), "CS-24", "that changes nothing");
    play(&mut game, ADA, Move::Lay);
    assert_eq!(game.story().and_then(Story::text), Some("Second thoughts."));
    assert_eq!(game.draft_for(Viewer::seat(ADA)), None);
}

#[test]
fn a_story_told_aloud_may_leave_a_line() {
    clauses!["CS-R10", "CS-30"];
    let mut game = heard(3);
    assert_eq!(refused(&game, ADA, Move::Note("x".repeat(121))), "CS-R9");
    assert_eq!(refused(&game, ADA, Move::Note("?".into())), "CS-R10");
    play_text(&mut game, ADA, Move::Note("The one with the eel.".into()));
    assert_eq!(refused(&game, ADA, Move::Note("The one with the eel.".into())), "CS-24");
    assert_eq!(game.story().and_then(Story::text), Some("The one with the eel."), "public at once");
    play_text(&mut game, ADA, Move::Note("x".repeat(120)));
    play(&mut game, ADA, Move::Lay);
    assert_eq!(game.phase.story, Some(Story::Aloud { note: Some("x".repeat(120)) }));
    // Without one it was told all the same.
    let mut game = heard(3);
    play(&mut game, ADA, Move::Lay);
    assert_eq!(game.phase.story, Some(Story::Aloud { note: None }));
    let typed = looking(3);
    assert_eq!(refused(&typed, ADA, Move::Note("x".into())), "CS-R9");
}
