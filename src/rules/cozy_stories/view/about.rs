//! What pieces and zones tell of themselves. Pictures are called by their place in the field (CS-R19).

use super::faces::{self, Mark};
use crate::rules::{
    Seat, Words,
    cozy_stories::{Cell, CozyStories, Picture, Sitter, Step, Story, Tale, gains},
    table::{About, Colour, Face, Fill, Rect, Sheet, Text},
};

/// A picture as it is shown large.
const LARGE: Rect = Rect::new(0, 0, 300, 400);

fn scene(about: About, picture: Picture) -> About {
    About { large: Some(faces::scene(picture, LARGE, Mark::Plain)), ..about }
}

/// A guess card (CS-R4): where its place is, and what became of it in this phase.
pub fn guess_card(game: &CozyStories, picture: Picture) -> About {
    let about = About::new(faces::at(game.cell_of(picture))).kind(Words::new("cs-kind-guess"));
    let about = match game.guesses().iter().find(|guess| guess.picture == Some(picture)) {
        Some(guess) => {
            let right = game.revealed().is_some_and(|tale| tale.picture == picture);
            let key = if right { "cs-about-guessed-right" } else { "cs-about-guessed-wrong" };
            about.now(Words::new(key).with("who", guess.seat)).clause("CS-34")
        }
        None if game.used.contains(&picture) => about.now(Words::new("cs-about-aside")).clause("CS-77"),
        None => about.rule(Words::new("cs-about-guess-rule")).clause("CS-33"),
    };
    scene(about, picture)
}

/// The story card for whoever may see it.
pub fn story_card(game: &CozyStories, picture: Picture) -> About {
    let who = game.phase.storyteller;
    let about = About::new(Words::new("cs-about-story").with("who", who)).kind(Words::new("cs-kind-story"));
    let about = if game.phase.step == Step::Reveal {
        about.now(Words::new("cs-about-turned").with("at", faces::at(game.cell_of(picture)))).clause("CS-35")
    } else {
        about.rule(Words::new("cs-about-look-rule")).clause("CS-22")
    };
    scene(about, picture)
}

/// The story card by its back, in the storyteller's hand.
pub fn held_card(who: Seat) -> About {
    About::new(Words::new("cs-about-story").with("who", who))
        .kind(Words::new("cs-kind-story"))
        .rule(Words::new("cs-about-held-rule").with("who", who))
        .clause("CS-22")
}

/// The story card by its back, laid.
pub fn laid_card(who: Seat) -> About {
    About::new(Words::new("cs-about-story").with("who", who))
        .kind(Words::new("cs-kind-story"))
        .rule(Words::new("cs-about-laid-rule"))
        .clause("CS-27")
}

/// A story card of this round that lies face up (CS-76).
pub fn used_card(game: &CozyStories, picture: Picture) -> About {
    let about = About::new(faces::at(game.cell_of(picture)))
        .kind(Words::new("cs-kind-story"))
        .rule(Words::new("cs-about-used-rule"))
        .clause("CS-76");
    let teller = game.of_this_round().find(|tale| tale.picture == picture).map(|tale| tale.storyteller);
    let about = match teller {
        Some(who) => about.now(Words::new("cs-about-used-now").with("who", who)),
        None => about,
    };
    scene(about, picture)
}

pub fn used() -> About {
    About::new(Words::new("cs-about-used")).rule(Words::new("cs-about-used-rule")).clause("CS-76")
}

pub fn deck(left: usize) -> About {
    About::new(Words::new("cs-about-deck"))
        .rule(Words::new("cs-about-deck-rule"))
        .now(Words::new("cs-left").with("count", left))
        .clause("CS-21")
}

pub fn held(who: Seat) -> About {
    About::new(Words::new("cs-about-held").with("who", who))
        .rule(Words::new("cs-about-held-rule").with("who", who))
        .clause("CS-22")
}

pub fn laid() -> About {
    About::new(Words::new("cs-about-laid")).rule(Words::new("cs-about-laid-rule")).clause("CS-27")
}

pub fn private(who: Seat) -> About {
    About::new(Words::new("cs-only").with("who", who)).rule(Words::new("cs-about-private")).clause("CS-H2")
}

/// A story on a paper, large enough to be read from the sofa.
fn large(story: &Story) -> Face {
    let face = Face::new(420, 420);
    let all = face.all();
    let text = Text::serif(faces::told(story), 24, Colour::Ink).least(14).top();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2)).text(all.inset(20), text)
}

/// The story of this phase.
pub fn paper(game: &CozyStories, story: &Story) -> About {
    let who = game.phase.storyteller;
    let about = About::new(Words::new("cs-about-paper").with("who", who))
        .kind(faces::length(story))
        .rule(Words::new("cs-about-paper-rule"))
        .clause("CS-29");
    About { large: Some(large(story)), ..about }
}

/// A story that is written and not yet laid, for its storyteller.
pub fn draft(who: Seat, text: &str) -> About {
    let story = Story::Typed(text.to_owned());
    let about = About::new(Words::new("cs-about-paper").with("who", who))
        .kind(faces::length(&story))
        .rule(Words::new("cs-about-draft-rule").with("who", who))
        .clause("CS-27");
    About { large: Some(large(&story)), ..about }
}

/// The part of Endless Story that the next one goes on from.
pub fn paper_before(who: Seat, story: &Story) -> About {
    let about = About::new(Words::new("cs-part-before").with("who", who))
        .kind(faces::length(story))
        .rule(Words::new("cs-about-before-rule"))
        .clause("CS-80");
    About { large: Some(large(story)), ..about }
}

pub fn paper_empty() -> About {
    About::new(Words::new("cs-about-paper-empty")).rule(Words::new("cs-about-paper-rule")).clause("CS-24")
}

/// A story of earlier, with what became of it.
pub fn tale(game: &CozyStories, tale: &Tale) -> About {
    let about = About::new(Words::new("cs-about-paper").with("who", tale.storyteller))
        .kind(faces::at(game.cell_of(tale.picture)))
        .rule(faces::told(&tale.story));
    let about = tale.guesses.iter().zip(1_u8..).fold(about, |about, (guess, nth)| {
        let key = match guess.picture {
            Some(picture) if picture == tale.picture => "cs-about-tale-right",
            Some(_) => "cs-about-tale-wrong",
            None => "cs-about-tale-none",
        };
        let words = Words::new(key).with("who", guess.seat).with("n", nth);
        about.now(match guess.picture {
            Some(picture) => words.with("at", faces::at(game.cell_of(picture))),
            None => words,
        })
    });
    scene(about, tale.picture)
}

/// The tab to the stories of another round.
pub fn tab(round: u8) -> About {
    About::new(Words::new("cs-round").with("round", round)).rule(Words::new("cs-about-tab-rule"))
}

pub fn cell(cell: Cell) -> About {
    About::new(faces::at(cell)).rule(Words::new("cs-about-cell-rule")).clause("CS-R12")
}

pub fn windmill_place() -> About {
    About::new(Words::new("cs-about-windmill-place"))
        .rule(Words::new("cs-about-windmill-rule"))
        .clause("CS-09")
}

pub fn windmill(game: &CozyStories) -> About {
    let about = About::new(Words::new("cs-windmill"))
        .kind(Words::new("cs-kind-windmill"))
        .rule(Words::new("cs-about-windmill-rule"))
        .rule(Words::new("cs-about-windmill-take"))
        .clause("CS-49");
    let about = match game.guesser() {
        Some(who) => {
            let teller = game.phase.storyteller;
            let (own, _) = gains(game.worth(), true);
            about
                .now(Words::new("cs-windmill-right").with("points", own).with("who", teller))
                .now(Words::new("cs-windmill-wrong").with("who", who))
        }
        None => about,
    };
    About { large: Some(faces::windmill(LARGE, false)), ..about }
}

pub fn mat(game: &CozyStories, seat: Seat, nth: u8) -> About {
    let (plain, _) = gains(nth, false);
    let (caught, _) = gains(nth, true);
    let about = About::new(Words::new("cs-about-mat").with("who", seat))
        .kind(Words::new("cs-nth").with("n", nth))
        .rule(Words::new("cs-about-mat-rule").with("points", plain).with("caught", caught))
        .clause("CS-43");
    sitter(game, seat, about)
}

/// With a remark on the computer that holds a seat.
fn sitter(game: &CozyStories, seat: Seat, about: About) -> About {
    match game.player(seat).sitter {
        Sitter::Person => about,
        Sitter::Computer(level) => {
            about.now(Words::new("cs-about-computer").with("level", faces::sharpness(level)))
        }
    }
}

pub fn pawn(game: &CozyStories, seat: Seat) -> About {
    let player = game.player(seat);
    let about = About::new(Words::new("cs-about-pawn").with("who", seat))
        .kind(Words::new(format!("cs-pawn-{}", player.pawn.slug())))
        .rule(Words::new("cs-about-pawn-rule"))
        .now(Words::new("cs-about-pawn-now").with("points", player.score))
        .clause("CS-45");
    sitter(game, seat, about)
}

pub fn token(eldest: Seat) -> About {
    About::new(Words::new("cs-about-token"))
        .rule(Words::new("cs-about-token-rule").with("who", eldest))
        .clause("CS-14")
}

pub fn scale(game: &CozyStories) -> About {
    let about = About::new(Words::new("cs-points")).rule(Words::new("cs-about-scale-rule")).clause("CS-12");
    game.seats().fold(about, |about, seat| {
        let points = game.score(seat);
        about.now(Words::new("cs-about-scale-now").with("who", seat).with("points", points))
    })
}
