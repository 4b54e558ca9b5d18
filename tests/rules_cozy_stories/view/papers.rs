//! The story on its paper, and all stories of the game to be read again.

use super::*;

const TALE: &str = "It began with a small mistake. The rest was my aunt’s.";

fn paper(view: &View) -> &Zone {
    let papers = view.zones.iter().filter(|zone| {
        zone.about.as_ref().is_some_and(|about| {
            let name = say(&about.name);
            name == "The story" || name.ends_with("’s story") || name.starts_with("The part before")
        }) && zone.place.surface == SurfaceId::TABLE
    });
    let papers: Vec<&Zone> = papers.collect();
    let [paper] = papers[..] else { panic!("one paper: {papers:?}") };
    paper
}

#[test]
fn a_written_story_can_be_read_until_the_next_begins() {
    clauses!["CS-29", "CS-24"];
    let mut game = begin(4);
    assert!(!texts(&paper(&game.table(Viewer::Public)).face).is_empty(), "it says what will stand there");
    told(&mut game, TALE);
    for _ in 0..3 {
        for viewer in everybody(&game) {
            let view = game.table(viewer);
            let paper = paper(&view);
            assert_eq!(texts(&paper.face), [TALE]);
            let large = paper.about.as_ref().and_then(|about| about.large.as_ref()).expect("large on Alt");
            assert_eq!(texts(large), [TALE]);
        }
        miss(&mut game);
    }
    assert_eq!(game.phase.step, Step::Reveal);
    assert_eq!(texts(&paper(&game.table(Viewer::Public)).face), [TALE]);
    next(&mut game);
    assert_ne!(texts(&paper(&game.table(Viewer::Public)).face), [TALE]);
}

#[test]
fn a_note_stands_for_a_story_that_was_told() {
    clauses!["CS-30", "CS-R9"];
    let mut game = begin(3);
    for mv in [Move::Draw, Move::Aloud, Move::Begin, Move::Finish] {
        play(&mut game, ADA, mv);
    }
    assert_eq!(texts(&paper(&game.table(Viewer::Public)).face), ["This story was told aloud."]);
    play_text(&mut game, ADA, Move::Note("The one with the aunt.".into()));
    assert_eq!(texts(&paper(&game.table(Viewer::Public)).face), ["The one with the aunt."]);
}

#[test]
fn marks_of_a_typed_story_are_no_marks_of_ours() {
    clauses!["CS-24"];
    let mut game = begin(3);
    told(&mut game, "Four * four, a [food] for nobody, { $who } and “so”.");
    let said = texts(&paper(&game.table(Viewer::Public)).face).remove(0);
    let runs = windmill_lane::words::runs(&said);
    assert_eq!(runs.len(), 1, "all of it is letters: {runs:?}");
    assert!(said.contains("food") && said.contains("{ $who }") && said.contains("“so”"), "{said}");
}

/// In Endless Story the part before is read while the next one is made up, and the round's whole story after it.
#[test]
fn an_endless_story_goes_on_where_it_was() {
    clauses!["CS-80", "CS-83", "CS-79"];
    let mut game = endless(3);
    let mut parts = Vec::new();
    for part in 0..3 {
        if part > 0 {
            play(&mut game, Seat(part), Move::Draw);
            for viewer in everybody(&game) {
                let view = game.table(viewer);
                let said = texts(&paper(&view).face);
                assert_eq!(said.last(), parts.last(), "{said:?}");
                assert!(said[0].starts_with("The part before, by"), "{said:?}");
            }
            game.phase.step = Step::Draw;
            let hidden = &mut game.hidden.0;
            hidden.deck.lay(hidden.card.take().expect("a card"));
        }
        let text = format!("Part {part} of it.");
        told(&mut game, &text);
        parts.push(text);
        hit(&mut game);
        assert!(game.table(Viewer::Public).prompts[0].page.is_none());
        next(&mut game);
    }
    let page = game.table(Viewer::Public).prompts[0].page.clone().expect("the story of the round");
    assert_eq!(say(&page.title), "The story of round 1");
    assert_eq!(page.paragraphs.iter().map(say).collect::<Vec<_>>(), parts);
    // A new round begins a new story.
    let said = texts(&paper(&game.table(Viewer::Public)).face);
    assert!(said.iter().all(|text| !parts.contains(text)), "{said:?}");
    play(&mut game, ADA, Move::Draw);
    assert!(game.table(Viewer::Public).prompts[0].page.is_none(), "it was read");
}

#[test]
fn a_round_is_summed_up_before_the_next() {
    clauses!["CS-69", "CS-R19"];
    let mut game = begin(3);
    let first = phase(&mut game, 2);
    phase(&mut game, 0);
    assert!(game.table(Viewer::Public).prompts[0].page.is_none());
    phase(&mut game, 1);
    let page = game.table(Viewer::Public).prompts[0].page.clone().expect("a summary");
    assert_eq!(say(&page.title), "Round 1 is over");
    let said: Vec<String> = page.paragraphs.iter().map(say).collect();
    assert_eq!(said[0], format!("Ada told of {}. Cy found it with the second guess.", at(&game, first)));
    assert!(said[1].starts_with("Bo told of") && said[1].ends_with("Nobody found it."), "{said:?}");
    // 2 each for Ada and Cy; Bo has nothing to lose; then 1 each for Cy and Ada.
    let counts: Vec<(String, String)> = page.counts.iter().map(|(a, b)| (say(a), say(b))).collect();
    assert_eq!(counts, [("Ada", "3"), ("Bo", "0"), ("Cy", "3")].map(|(a, b)| (a.to_owned(), b.to_owned())));
}

#[test]
fn all_stories_can_be_read_again_to_the_end() {
    clauses!["CS-83", "CS-R19"];
    for (players, ways) in [(3, false), (4, true), (5, false)] {
        let setup = Setup { endless: ways, ..Setup::people(players) };
        let mut game = CozyStories::begin(&setup, 9).expect("a set-up");
        let mut told_so_far = Vec::new();
        while game.phase.step != Step::Over {
            let text = format!("Story number {}.", told_so_far.len());
            let card = told(&mut game, &text);
            hit(&mut game);
            told_so_far.push((text, card));
            let view = game.table(Viewer::Public);
            let (round, rounds) = game.round();
            assert_eq!(view.surfaces.len(), 1 + usize::from(rounds));
            let name = if ways { "The story of round" } else { "Stories of round" };
            let of = |round: u8| {
                let named = |surface: &&Surface| say(&surface.name) == format!("{name} {round}");
                view.surfaces.iter().find(named).expect("they are kept")
            };
            assert!(of(round).opened_by.contains(&Spot::Zone(paper(&view).id)));
            let kept = |zone: &&Zone| pictures(&zone.face).iter().any(|art| art.contains("scene"));
            let tales: Vec<&Zone> = (1..=rounds)
                .flat_map(|round| view.zones.iter().filter(move |zone| zone.place.surface == of(round).id))
                .filter(kept)
                .collect();
            assert_eq!(tales.len(), told_so_far.len());
            for (tale, (text, card)) in tales.iter().zip(&told_so_far) {
                assert!(texts(&tale.face).contains(text) && pictures(&tale.face).contains(&art(*card)));
            }
            // The other rounds are reached from every one of them.
            for (here, there) in (1..=rounds).flat_map(|a| (1..=rounds).map(move |b| (a, b))) {
                let leads = of(there).opened_by.iter().any(|spot| {
                    view.zones
                        .iter()
                        .any(|zone| zone.place.surface == of(here).id && *spot == Spot::Zone(zone.id))
                });
                assert_eq!(leads, here != there);
            }
            for (at, tale) in tales.iter().enumerate() {
                assert!(tales[..at].iter().all(|other| {
                    other.place.surface != tale.place.surface || !other.place.rect.overlaps(tale.place.rect)
                }));
            }
            next(&mut game);
        }
    }
}
