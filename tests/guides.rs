//! Guided starts: every step can be made, is put into words, and can be made by hand.

use windmill_lane::{
    content::ContentFile,
    games::GAMES,
    matches::{AnyMatch, Guide, OfferId},
    rulebook::{EntryKind, Rulebook},
    rules::{Seat, Turn, Viewer, Words, tilting::Tilting},
    words::{Lexicon, plain},
};

/// The longest a step can be and still stand beside a table in the smallest window, in letters.
const LONGEST: usize = 330;

fn begin(game: &str) -> (std::sync::Arc<Guide>, Box<dyn AnyMatch>) {
    let guide = (windmill_lane::games::find(game).expect("a game").guide)().expect("a sound guide");
    let begun = guide.begin().expect("a set-up that can be played");
    (guide, begun)
}

#[test]
fn every_guide_can_be_gone_through_by_hand() {
    for entry in GAMES {
        let (guide, mut game) = begin(entry.info.id);
        let mut mine = 0;
        for (at, lesson) in guide.lessons().iter().enumerate() {
            let place = format!("{} {at}", entry.info.id);
            assert_ne!(game.turn(), Turn::Over, "{place}");
            let Some(thought) = lesson.thought(game.revision()) else { continue };
            let person = !game.meta().bots.contains_key(&thought.seat);
            assert_eq!(person, !lesson.is_others(), "{place}: the guide moves for computer players only");
            if person {
                mine += 1;
                let viewer = if entry.info.together { Viewer::Public } else { Viewer::seat(thought.seat) };
                assert!(
                    !game.offers_of(viewer, &thought).is_empty(),
                    "{place}: nothing on the table makes it"
                );
            }
            game.take_thought(Viewer::Public, &thought)
                .unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
        }
        assert!(mine >= 4, "{}: the player does something", entry.info.id);
        assert_eq!(game.moves_made(), guide.lessons().iter().filter(|lesson| lesson.mv.is_some()).count());
    }
}

#[test]
fn every_step_is_put_into_short_words_and_its_clause_is_in_the_rulebook() {
    let nobody = |_: Seat| "Ada".to_owned();
    for entry in GAMES {
        let (guide, _) = begin(entry.info.id);
        let book = Rulebook::of(entry.info.id).expect("a rulebook");
        let clauses: Vec<&String> = book
            .entries
            .iter()
            .filter_map(|entry| match &entry.kind {
                EntryKind::Clause(id) => Some(id),
                _ => None,
            })
            .collect();
        for lesson in guide.lessons() {
            if let Some(key) = &lesson.say {
                assert!(Lexicon::english().has(key), "{key} is not put into words");
                let said = plain(&Lexicon::english().say(&Words::new(key.clone()), &nobody));
                let letters = said.chars().count();
                assert!((20..=LONGEST).contains(&letters), "{key} has {letters} letters");
            }
            if let Some(clause) = &lesson.clause {
                assert!(clauses.contains(&clause), "{clause} is not in the rulebook of {}", entry.info.id);
            }
        }
    }
}

#[test]
fn whoever_comes_back_to_a_guide_is_where_they_were() {
    for entry in GAMES {
        let (guide, mut game) = begin(entry.info.id);
        let acts = guide.lessons().iter().filter(|lesson| lesson.mv.is_some());
        for (at, lesson) in acts.take(3).enumerate() {
            let thought = lesson.thought(game.revision()).expect("a move");
            game.take_thought(Viewer::Public, &thought).expect("its move");
            let text = game.snapshot().write().expect("a save");
            let again = (entry.read)(&text).expect("it opens");
            assert!(again.meta().guided, "a guide goes on");
            assert_eq!(
                (again.moves_made(), guide.place(again.moves_made(), 0)),
                (at + 1, guide.place(at + 1, 0))
            );
        }
    }
}

#[test]
fn other_moves_lead_to_no_offer_of_the_guide() {
    let (guide, game) = begin("tilting");
    let wanted = guide.lessons().iter().find_map(|lesson| lesson.thought(game.revision())).expect("a move");
    let viewer = Viewer::seat(wanted.seat);
    let led = game.offers_of(viewer, &wanted);
    let all = game.view(viewer).table.offers.len();
    let others = (0..all).map(OfferId).filter(|offer| !led.contains(offer)).count();
    assert!(others > 0, "there is something else to be tried");
}

#[test]
fn what_is_wrong_in_a_guide_is_named_with_its_place() {
    let file = |text: &str| ContentFile { path: "guide.ron".into(), text: text.into() };
    let wrong = Guide::read::<Tilting>(&file("(\n  setup: 3,\n)")).err().expect("no set-up");
    assert_eq!((wrong.path.as_str(), wrong.line), ("guide.ron", 2));
    let text = ron::to_string(&windmill_lane::rules::tilting::Setup::normal()).expect("a set-up");
    let steps = format!("(setup: {text}, seed: 1, names: [], steps: [()])");
    let wrong = Guide::read::<Tilting>(&file(&steps)).err().expect("an empty step");
    assert_eq!(wrong.reason, "a step neither says nor does anything");
}
