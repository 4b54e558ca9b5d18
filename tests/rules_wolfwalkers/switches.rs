//! Switch cards (WW-55 to WW-63).

use super::{act::*, prepare::*};

/// Switch cards in the deck and out of the game.
fn switches(game: &WolfWalkers) -> (usize, u8) {
    (game.hidden.deck.switches(), game.spent)
}

/// A game whose deck begins with these game cards (true) and Switch cards (false).
fn stacked(pattern: &[bool]) -> WolfWalkers {
    let mut game = begin(&base(2), 5);
    let mut stories = deck_of(&game).into_iter();
    let mut leaves: Vec<Leaf> = pattern
        .iter()
        .map(|card| if *card { Leaf::Card(stories.next().expect("a card")) } else { Leaf::Switch })
        .collect();
    let used = pattern.iter().filter(|card| !**card).count();
    leaves.extend(stories.map(Leaf::Card));
    leaves.extend(std::iter::repeat_n(Leaf::Switch, 6 - used));
    lay_deck(&mut game, leaves);
    game
}

#[test]
fn it_leaves_and_turns_the_outer_two() {
    clauses!["WW-55", "WW-56", "WW-57", "WW-58", "WW-59", "WW-61"];
    let mut game = stacked(&[true, false]);
    let before = market(&game);
    let events = take(&mut game, Slot::T2);
    assert_eq!(switches(&game), (5, 1));
    assert_eq!(sides(&game), "GSSSGS");
    let after = market(&game);
    for slot in [Slot::T1, Slot::B3] {
        let old = before[slot.index()].expect("a card");
        assert_eq!(after[slot.index()], Some(turned(&game, old)), "the same card, turned");
    }
    for slot in [Slot::T3, Slot::B1, Slot::B2] {
        assert_eq!(after[slot.index()], before[slot.index()]);
    }
    // It happens before the next player acts, and nobody is asked.
    assert!(events.contains(&Event::Switched));
    assert_eq!((acting(&game), game.running.stage), (BO, Stage::Take));
    assert!(game.hidden.deck.top().is_some());
}

#[test]
fn never_in_the_market_and_never_on_top() {
    clauses!["WW-56", "WW-59", "WW-60", "WW-63", "WW-21"];
    for seed in 0..10 {
        let mut game = begin(&base(2), seed);
        let mut flips = 0;
        random(&mut game, seed, |game, _| {
            assert_ne!(game.hidden.deck.leaves().last(), Some(&Leaf::Switch));
            let [left, right] = Slot::OUTER.map(|slot| game.market.stall(slot).side);
            assert_ne!(left, right);
            assert_eq!((game.market.count(Side::Story), game.market.count(Side::Goal)), (4, 2));
            assert_eq!(game.hidden.deck.switches() + usize::from(game.spent), 6, "they do not come back");
            flips = flips.max(game.spent);
        });
        assert_eq!((flips, game.spent), (6, 6));
    }
}

#[test]
fn one_is_due_at_a_refill() {
    clauses!["WW-60", "WW-R6"];
    // Brought to the top by hand: it leaves, and the next game card fills the place.
    let mut game = stacked(&[false, true]);
    let first = deck_of(&game)[0];
    take(&mut game, Slot::T2);
    let card = game.market.card(Slot::T2).expect("filled");
    assert_eq!(story_of(&game, card), first);
    assert_eq!((switches(&game), sides(&game).as_str()), ((5, 1), "GSSSGS"));
}

#[test]
fn two_in_a_row() {
    clauses!["WW-62", "WW-R7"];
    let mut game = stacked(&[true, false, false]);
    let before = market(&game);
    let events = take(&mut game, Slot::T2);
    assert_eq!(switches(&game), (4, 2));
    assert_eq!(sides(&game), "SSSSGG");
    assert_eq!((market(&game)[0], market(&game)[5]), (before[0], before[5]), "back on their earlier sides");
    assert_eq!(
        events.iter().filter(|event| matches!(event, Event::Turned { .. })).count(),
        2,
        "each is shown"
    );
}

#[test]
fn with_six_for_two() {
    clauses!["WW-E18", "WW-20", "WW-R1"];
    let mut game = begin(&base(2), 9);
    let mut flips = Vec::new();
    let mut before = Vec::new();
    for turn in 1..=49 {
        before.push(sides(&game));
        let slot = takeable(&game)[turn % 6];
        let events = take(&mut game, slot);
        if events.contains(&Event::Switched) {
            flips.push(turn);
        }
    }
    assert_eq!(flips, [7, 14, 21, 28, 35, 42]);
    assert_eq!((before[6].as_str(), before[7].as_str(), before[14].as_str()), ("SSSSGG", "GSSSGS", "SSSSGG"));
}

/// The Market as it lies: two rows, the lower half a card to the right; far left and far right are single cards.
#[test]
fn the_shape_of_the_market() {
    clauses!["WW-R1"];
    let game = begin(&base(2), 9);
    let view = game.table(Viewer::Public);
    let rect = |slot: Slot| {
        let card = game.market.card(slot).expect("a card");
        let key = match card {
            Face::Story(story) => format!("ww-story-{:02}", story.number()),
            Face::Goal(goal) => format!("ww-goal-{:02}", goal.number()),
        };
        let named = |piece: &&windmill_lane::rules::table::Piece| {
            piece.about.as_ref().is_some_and(|about| about.name.key == key)
        };
        view.pieces.iter().find(named).expect("it lies there").places[0].rect
    };
    let all = Slot::ALL.map(rect);
    assert!(all[1..].iter().all(|other| other.x > all[0].x), "T1 is far left");
    assert!(all[..5].iter().all(|other| other.x < all[5].x), "B3 is far right");
    assert!(all[..3].iter().all(|upper| all[3..].iter().all(|lower| upper.y + upper.h <= lower.y)));
    for at in 0..3 {
        let half = all[at + 3].x - all[at].x;
        assert_eq!(half * 2, all[1].x - all[0].x, "half a card to the right");
    }
}
