//! How a computer player guesses (CS-A1, CS-A4, CS-A5, CS-A9).

use super::prepare::*;
use company::{Ears, guess, listen, odds};
use windmill_lane::bots::Bot;

fn ears(story: &str, score: u8, sharpness: Sharpness) -> Ears<'_> {
    Ears { story, field: PictureSet::ALL, score, holds: false, sharpness }
}

#[test]
fn it_knows_the_story_and_the_field_only() {
    clauses!["CS-A1"];
    for (text, seed) in [(TEXT, 1), ("The owl watched the snow.", 2), ("A feast with music!", 3)] {
        let mut game = begin(4);
        let card = told(&mut game, text);
        // Another card lies there, and the deck is in another order.
        let mut other = game.clone();
        other.hidden.0.deck.shuffle(&mut Rng::seeded(9));
        let another = other.hidden.0.deck.draw().expect("a card");
        other.hidden.0.deck.lay_under(card);
        other.hidden.0.card = Some(another);
        complete(&other);
        for bot in [Bot::Easy, Bot::Normal, Bot::Strong] {
            let choose = |game: &CozyStories| bot.choose(game, BO, &mut Rng::seeded(seed));
            assert!(choose(&game).is_some());
            assert_eq!(choose(&game), choose(&other), "{bot} {text}");
        }
    }
}

#[test]
fn sharper_readers_are_right_more_often() {
    clauses!["CS-A4"];
    // The fox is in four pictures, in two of them as the main thing.
    let story = "A fox.";
    let right = Sharpness::ALL.map(|sharpness| {
        let ears = ears(story, 0, sharpness);
        (0..2000).filter(|seed| guess(&ears, &mut Rng::seeded(*seed)).picture == pic("C10")).count()
    });
    assert!(right[0] + 100 < right[1] && right[1] + 100 < right[2], "{right:?}");
    // As often as it is likely: three standard deviations of 2000 draws are 67 at most.
    for (sharpness, right) in Sharpness::ALL.into_iter().zip(right) {
        let likely = odds(&listen(story), PictureSet::ALL, sharpness).per_mille(pic("C10"));
        assert!(
            (right as i64 - 2 * i64::from(likely)).abs() <= 69,
            "{sharpness:?}: {right}, {likely} per mille"
        );
    }
}

#[test]
fn hearing_nothing_all_cards_are_alike() {
    clauses!["CS-A4", "CS-A2"];
    for story in ["", "Hm."] {
        let mut seen = [0; 25];
        for seed in 0..5000 {
            let choice = guess(&ears(story, 9, Sharpness::Sharp), &mut Rng::seeded(seed));
            assert!(!choice.windmill);
            seen[choice.picture.index()] += 1;
        }
        // 200 each; five standard deviations are 70.
        assert!(seen.iter().all(|times| (130..=270).contains(times)), "{seen:?}");
    }
}

#[test]
fn the_windmill_is_taken_from_sixty_per_cent_on() {
    clauses!["CS-A5", "CS-59"];
    // More and more words for one picture: the likelier it is, the surer the reader.
    let words = ["fox", "snow", "star", "lonely", "lantern", "joy", "bridge", "fish", "icicle", "scarf"];
    let (mut below, mut above) = (0, 0);
    for count in 0..=words.len() {
        let story = words[..count].join(" ");
        for sharpness in Sharpness::ALL {
            let odds = odds(&listen(&story), PictureSet::ALL, sharpness);
            let (best, sure) = odds.best().expect("a best card");
            for seed in 0..20 {
                let choice = guess(&ears(&story, 1, sharpness), &mut Rng::seeded(seed));
                assert_eq!(choice.windmill, sure >= 600, "{story}: {sure}");
                if choice.windmill {
                    assert_eq!(choice.picture, best, "then it is that card");
                }
                let poor = guess(&ears(&story, 0, sharpness), &mut Rng::seeded(seed));
                assert!(!poor.windmill, "not without a point");
            }
            below += usize::from(sure < 600);
            above += usize::from(sure >= 600);
        }
    }
    assert!(below > 3 && above > 3, "{below} and {above}");
}

#[test]
fn with_the_windmill_it_chooses_the_likeliest() {
    clauses!["CS-A5"];
    let ears = Ears { holds: true, ..ears("Snow on the water. A fox.", 1, Sharpness::Dreamy) };
    for seed in 0..50 {
        assert_eq!(guess(&ears, &mut Rng::seeded(seed)).picture, pic("C10"));
    }
    // At the table: first the card, then the guess.
    let mut game = begin(3);
    phase(&mut game, 1);
    scores(&mut game, &[2, 2, 2]);
    top(&mut game, pic("C10"));
    told(&mut game, "A lonely fox in the snow under stars, joy on the ice, a lantern.");
    let mut rng = Rng::seeded(1);
    assert_eq!(game.companion(CY, windmill_lane::rules::Level::Strong, &mut rng), Some(Move::Windmill));
    windmill(&mut game);
    let second = game.companion(CY, windmill_lane::rules::Level::Strong, &mut rng);
    assert_eq!(second, Some(Move::Guess(pic("C10"))));
}

#[test]
fn wrong_cards_of_the_phase_are_out() {
    clauses!["CS-A1", "CS-38"];
    let story = "Snow on the water. A fox.";
    let mut ears = ears(story, 0, Sharpness::Sharp);
    ears.field.remove(pic("C10"));
    for seed in 0..200 {
        assert_ne!(guess(&ears, &mut Rng::seeded(seed)).picture, pic("C10"));
    }
}

#[test]
fn it_remembers_nothing() {
    clauses!["CS-A9"];
    let text = "The owl watched the snow.";
    let mut game = begin(3);
    let mut early = Vec::new();
    for number in 0..9 {
        if number % 3 == 0 {
            // Phases 1, 4 and 7: the same storyteller, story, points and chance.
            scores(&mut game, &[0, 0, 0]);
            told(&mut game, text);
            let guess = Bot::Normal.choose(&game, BO, &mut Rng::seeded(4));
            early.push(guess);
            miss(&mut game);
            hit(&mut game);
            next(&mut game);
        } else {
            phase(&mut game, 2);
        }
    }
    assert!(early.iter().all(|guess| *guess == early[0]), "{early:?}");
}
