//! Rulings that stand by themselves.

use super::{act::*, prepare::*};
use windmill_lane::rules::Wall;

#[test]
fn a_drop_is_not_taken_back() {
    clauses!["WW-R10"];
    let mut game = plain();
    let played = game.play(ADA, &Move::Lay { slot: Slot::T1, at: Cell::START }).expect("a card");
    assert_eq!(played.wall, Some(Wall::Revealed), "the refill shows something new");
    // A table that wishes is asked first.
    let asks = |ask: bool| {
        let game = begin(&Setup { ask, ..base(2) }, 1);
        let view = game.table(Viewer::seat(ADA));
        view.offers.iter().filter(|offer| offer.warning.is_some()).count()
    };
    assert_eq!((asks(false), asks(true)), (0, 6));
}

#[test]
fn points_so_far_can_be_switched_off() {
    clauses!["WW-R12"];
    for preview in [true, false] {
        let mut game = begin(&Setup { preview, switches: 0, ..base(2) }, 1);
        lay_out(&mut game, ADA, "41 G7");
        let view = game.table(Viewer::seat(ADA));
        assert_eq!(view.plates[0].score, 2, "2 points, or 2 cards");
        assert_eq!(view.plates[0].unit.key, if preview { "ww-unit-so-far" } else { "ww-unit-cards" });
        assert_eq!(view.offers.iter().any(|offer| !offer.preview.is_empty()), preview);
        let shows =
            view.pieces.iter().any(|piece| piece.about.as_ref().is_some_and(|about| !about.shows.is_empty()));
        assert_eq!(shows, preview);
    }
}

#[test]
fn idle_use_is_asked_about() {
    clauses!["WW-R27"];
    let warned = |setup: Setup| {
        let mut game = begin(&setup, 1);
        lay_out(&mut game, ADA, "8 41");
        let view = game.table(Viewer::seat(ADA));
        let offer = view.offers.iter().find(|offer| offer.mv == Move::Use(0)).expect("it can be used");
        offer.warning.is_some()
    };
    let cards = carded(2, [79, 84, 90]);
    assert!(!warned(cards.clone()));
    assert!(warned(Setup { quirk: Some(Quirk::CornerPaths), ..cards }));
}

#[test]
fn a_card_from_below_that_cannot_be_laid() {
    clauses!["WW-120", "WW-R27"];
    // Three players: both sides of the lowest card lie in Ada's display already.
    let mut game = begin(&carded(3, [80, 84, 90]), 1);
    let lowest = *deck_of(&game).last().expect("a card");
    let number = lowest.number();
    lay_out(&mut game, ADA, &format!("{number} G{number}"));
    let deck = deck_of(&game);
    let events = use_card(&mut game, ADA, 0);
    assert!(events.contains(&Event::Dropped { seat: ADA }));
    assert_eq!((deck_of(&game), game.running.hand), (deck, None), "it goes back, and the turn goes on");
    take(&mut game, Slot::T1);
}

#[test]
fn a_card_that_cannot_be_turned_is_laid_as_it_lay() {
    clauses!["WW-121"];
    let mut game = begin(&carded(3, [82, 84, 90]), 1);
    let card = game.market.card(Slot::T2).expect("a card");
    let Face::Goal(back) = turned(&game, card) else { panic!("a Goal behind a Story") };
    lay_out(&mut game, ADA, &format!("G{}", back.number()));
    use_card(&mut game, ADA, 0);
    play(&mut game, ADA, Move::Slot(Slot::T2));
    assert_eq!(game.running.hand.expect("a card").face, card);
}

/// What is known stays in what a player imagines, what is not is drawn anew.
#[test]
fn imagined_worlds() {
    clauses!["WW-31", "WW-51", "WW-52", "WW-R9"];
    let mut game = begin(&carded(2, [91, 90, 84]), 4);
    turns(&mut game, 8, &Slot::ALL);
    let mut rng = Rng::seeded(1);
    let behind = |game: &WolfWalkers, slot: Slot| turned(game, game.market.card(slot).expect("a card"));
    let seat = acting(&game);
    use_card(&mut game, seat, 1);
    play(&mut game, seat, Move::Slot(Slot::T3));
    play(&mut game, seat, Move::Seen);
    use_card(&mut game, seat, 0);
    (0..4).for_each(|at| drop(play(&mut game, seat, Move::Next(at))));
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let mine = game.imagine(Viewer::seat(seat), &mut rng);
        assert_eq!(behind(&mine, Slot::T3), behind(&game, Slot::T3), "a look is remembered");
        assert_eq!(deck_of(&mine)[..5], deck_of(&game)[..5], "so are the signs");
        let theirs = game.imagine(Viewer::seat(game.other(seat)), &mut rng);
        assert_eq!(deck_of(&theirs)[0], deck_of(&game)[0], "all see the top");
        others.insert(format!("{:?} {:?}", behind(&theirs, Slot::T3), deck_of(&theirs)[1]));
        for world in [&mine, &theirs] {
            assert_eq!(market(world), market(&game));
            let mut backs: Vec<usize> = world.hidden.backs.iter().map(|goal| goal.index()).collect();
            backs.sort_unstable();
            assert_eq!(backs, (0..55).collect::<Vec<_>>(), "each Goal lies behind one Story");
        }
    }
    assert!(others.len() > 20, "the other knows neither");
}
