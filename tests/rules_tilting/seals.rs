//! What the table shows before a card is let go is what comes of it.

use windmill_lane::rules::{
    Words,
    table::{Face as Picture, Part, Shown},
};

use super::{act::*, prepare::*, seen::*};

/// The sentences on a picture.
fn sentences(face: &Picture) -> impl Iterator<Item = &Words> {
    face.parts.iter().filter_map(|part| match part {
        Part::Text(_, text) => Some(&text.words),
        _ => None,
    })
}

/// What a seal says, in short: a sign, a meeting with its side and points, or nothing but a gap.
fn says(shows: &[Shown]) -> String {
    let [_, seal] = shows else { panic!("a ghost and a seal: {shows:?}") };
    let words: Vec<&Words> = sentences(&seal.face).collect();
    let [title, note] = words[..] else { panic!("two lines: {words:?}") };
    match &*title.key {
        "tw-seal-lost" => "lost".to_owned(),
        "tw-seal-giant" => format!("giant {}", number(title, "points").expect("its points")),
        "tw-seal-windmill" => format!("windmill {}", number(title, "points").expect("its points")),
        "tw-gap" => format!("gap {}", number(title, "fields").expect("how many")),
        _ => note.key.to_string(),
    }
}

/// What came of it, in the same words.
fn came(game: &Tilting, events: &[Event]) -> String {
    for event in events {
        match event {
            Event::Over(Outcome::Won { by: By::Lances, .. }) => return "lost".to_owned(),
            Event::Took { card, face, .. } if !events.iter().any(|event| matches!(event, Event::Over(_))) => {
                return format!("{} {}", face.slug(), printed().card(*card).points(*face));
            }
            _ => {}
        }
    }
    match game.phase {
        Phase::Sign(sign) => format!("tw-sign-{}.short", sign.slug()),
        _ => events
            .iter()
            .find_map(|event| match event {
                Event::Walked { gap, .. } => Some(format!("gap {gap}")),
                _ => None,
            })
            .expect("a walk"),
    }
}

#[test]
fn the_seal_says_what_will_come() {
    clauses!["TW-86", "TW-R16"];
    let mut kinds = std::collections::BTreeMap::<String, usize>::new();
    for (board, charge) in modes() {
        for seed in 0..8 {
            let mut game = begin(board, charge, seed);
            random(&mut game, seed ^ 0xBEE, |game, _| {
                let seats = game.turn().acting();
                let Some(seat) = seats.iter().next() else { return };
                for offer in game.table(Viewer::seat(seat)).offers {
                    if offer.shows.is_empty() || !matches!(offer.mv, Move::Play(_)) {
                        continue;
                    }
                    let (said, mut after) = (says(&offer.shows), game.clone());
                    let events = play(&mut after, seat, offer.mv);
                    // The last card of the stack ends the game, and what it is worth is counted with it.
                    if after.hidden.stack.is_empty() {
                        continue;
                    }
                    assert_eq!(said, came(&after, &events), "{:?} in {:?}", offer.mv, game.road);
                    let kind = said.split(' ').next().expect("a word").to_owned();
                    *kinds.entry(kind).or_default() += 1;
                }
            });
        }
    }
    let seen: Vec<&str> = kinds.keys().map(String::as_str).collect();
    assert_eq!(seen.iter().filter(|kind| kind.starts_with("tw-sign-")).count(), 8, "{kinds:?}");
    assert!(["gap", "giant", "lost", "windmill"].iter().all(|kind| seen.contains(kind)), "{kinds:?}");
}

#[test]
fn a_seal_names_no_sign_that_cannot_be_used() {
    clauses!["TW-86", "TW-R16"];
    // With nothing broken, no mending is promised.
    let mut tried = 0;
    for sign in [Sign::MendOne, Sign::MendTwo] {
        let field = printed().field_of(sign).expect("beside a field");
        for card in MoveCard::all() {
            let (meeple, steps) = (card.meeple(), printed().steps(card));
            let Some(from) = field.back(meeple, steps) else { continue };
            for (broken, named) in [(0, false), (3, true)] {
                let mut game = start(Board::Lance);
                lances(&mut game, ADA, 7 - broken);
                let far = if meeple == Knight { at("S1") } else { at("Q1") };
                game.road = game.road.with(meeple, from).with(meeple.other(), far);
                if game.road.after(meeple, steps).gap() < 2 {
                    continue;
                }
                let held = game.hidden.hands[0][0];
                exchange(&mut game, held, card);
                let view = game.table(Viewer::seat(ADA));
                let offer = view.offers.iter().find(|offer| offer.mv == Move::Play(card)).expect("offered");
                let promise = format!("tw-sign-{}.short", sign.slug());
                assert_eq!(says(&offer.shows) == promise, named, "{card:?} with {broken} broken");
                tried += 1;
            }
        }
    }
    assert!(tried > 40, "{tried} walks");
}
