//! How a computer player tells (CS-A6, CS-A7, CS-A10).

use super::prepare::*;
use company::{Heard, Strength, WINDOW, listen, odds, tell};
use windmill_lane::rules::{
    cozy_stories::{Tag, typed_is_sound},
    table::sentences,
};

/// How likely a card is to a medium reader of lines for these tags, in per mille: worked out anew.
fn chance(card: Picture, tags: &[Tag]) -> u16 {
    let mut heard = Heard::default();
    tags.iter().for_each(|tag| heard.note(*tag, Strength::Half));
    odds(&heard, PictureSet::ALL, Sharpness::Medium).per_mille(card)
}

/// Whether any three tags of a card, one of them clear, lie within the window.
fn offers(card: Picture) -> bool {
    let tags = Content::get().tags(card);
    let mut offers = false;
    for (a, one) in tags.iter().enumerate() {
        for (b, two) in tags.iter().enumerate().skip(a + 1) {
            for three in &tags[b + 1..] {
                let clear = [one, two, three].iter().any(|(_, weight)| *weight >= 2);
                offers |= clear && WINDOW.contains(&chance(card, &[one.0, two.0, three.0]));
            }
        }
    }
    offers
}

#[test]
fn an_opening_and_three_lines_that_are_neither_plain_nor_dark() {
    clauses!["CS-A6", "CS-26", "CS-R9"];
    assert_eq!(WINDOW, 180..=450);
    let content = Content::get();
    let mut offering = 0;
    for card in Picture::ALL {
        let offered = offers(card);
        offering += usize::from(offered);
        for seed in 0..30 {
            let spoken = tell(card, PictureSet::ALL, None, &mut Rng::seeded(seed));
            assert_eq!(sentences(&spoken.text), 4, "{}", spoken.text);
            assert!(typed_is_sound(&spoken.text), "{}", spoken.text);
            assert!(content.openings().openings.iter().any(|opening| spoken.text.starts_with(opening)));
            let weights = spoken.tags.map(|tag| content.weight(card, tag));
            assert!(weights.iter().all(|weight| *weight > 0), "tags of the card");
            assert!(weights.iter().any(|weight| *weight >= 2), "a clear one among them");
            assert_eq!(spoken.tags.iter().collect::<BTreeSet<_>>().len(), 3);
            assert_eq!(listen(&spoken.text).tags().collect::<Vec<_>>(), spoken.tags, "one line each");
            assert_eq!(spoken.chance, chance(card, &spoken.tags));
            assert!(!offered || WINDOW.contains(&spoken.chance), "{} {}", card.id(), spoken.chance);
        }
    }
    assert!(offering >= 20, "{offering} pictures offer such lines");
}

#[test]
fn stories_differ() {
    clauses!["CS-A6"];
    for card in [pic("C01"), pic("C15"), pic("C25")] {
        let told: BTreeSet<String> =
            (0..40).map(|seed| tell(card, PictureSet::ALL, None, &mut Rng::seeded(seed)).text).collect();
        assert!(told.len() > 30, "{}", told.len());
    }
}

#[test]
fn it_sees_only_its_card() {
    clauses!["CS-A6"];
    // The order of the deck makes no difference.
    let mut game = begin(3);
    play(&mut game, ADA, Move::Draw);
    let mut other = game.clone();
    other.hidden.0.deck.shuffle(&mut Rng::seeded(9));
    let tell = |game: &CozyStories| {
        game.companion(ADA, windmill_lane::rules::Level::Normal, &mut Rng::seeded(3)).expect("a story")
    };
    assert_eq!(tell(&game), tell(&other));
    assert!(matches!(tell(&game), Move::Tell(_)));
}

#[test]
fn it_goes_on_with_the_common_story() {
    clauses!["CS-A7", "CS-80"];
    let content = Content::get();
    let mut joined = 0;
    for (seed, card) in (0..).zip(Picture::ALL) {
        let before = tell(pic("C13"), PictureSet::ALL, None, &mut Rng::seeded(99));
        let spoken = tell(card, PictureSet::ALL, Some(&before.text), &mut Rng::seeded(seed));
        let phrase = content.openings().joining.iter().find(|phrase| spoken.text.starts_with(*phrase));
        assert!(phrase.is_some(), "it joins: {}", spoken.text);
        assert!((1..=4).contains(&sentences(&spoken.text)) && typed_is_sound(&spoken.text));
        assert_eq!(listen(&spoken.text).tags().collect::<Vec<_>>(), spoken.tags);
        if before.tags.iter().any(|tag| content.weight(card, *tag) > 0) {
            assert!(before.tags.contains(&spoken.tags[0]), "{}: {:?}", card.id(), spoken.tags);
            joined += 1;
        }
    }
    assert!(joined >= 5, "{joined} cards have something to join with");
}

#[test]
fn in_endless_story_it_joins_at_the_table() {
    clauses!["CS-A7"];
    let mut game = endless(3);
    told(&mut game, "We saw the owl.");
    hit(&mut game);
    next(&mut game);
    play(&mut game, BO, Move::Draw);
    let joins = |game: &CozyStories| {
        let mv = game.companion(BO, windmill_lane::rules::Level::Normal, &mut Rng::seeded(3));
        let Some(Move::Tell(text)) = mv else { panic!("a story: {mv:?}") };
        Content::get().openings().joining.iter().any(|phrase| text.starts_with(phrase))
    };
    assert!(joins(&game));
    // In the base game every story is its own.
    game.setup.endless = false;
    assert!(!joins(&game));
}
