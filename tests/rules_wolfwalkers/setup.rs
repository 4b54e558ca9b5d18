//! Setting up (WW-12 to WW-23).

use super::{act::*, prepare::*};

#[test]
fn the_base_game() {
    clauses!["WW-12", "WW-14", "WW-19"];
    let game = plain();
    assert_eq!((game.quirk, game.opportunities.len()), (None, 0));
    assert!(game.players.iter().all(|player| player.display.is_empty()));
    assert_eq!(game.hidden.deck.switches(), 0);
    let mut game = plain();
    let mut turned = 0;
    while let Some(seat) = game.turn().acting().iter().next() {
        let mv = game.legal_moves(seat)[0];
        let events = play(&mut game, seat, mv);
        turned += events.iter().filter(|event| matches!(event, Event::Turned { .. })).count();
    }
    assert_eq!(turned, 0);
}

#[test]
fn colours() {
    clauses!["WW-13"];
    let looks: Vec<_> =
        begin(&base(4), 1).table(Viewer::Public).plates.iter().map(|plate| plate.look).collect();
    for (at, look) in looks.iter().enumerate() {
        assert!(looks[..at].iter().all(|other| other.colour != look.colour && other.shape != look.shape));
    }
    use windmill_lane::rules::table::SeatColour::{Black, Yellow};
    assert_eq!([looks[0].colour, looks[1].colour], [Yellow, Black]);
}

#[test]
fn deck_and_market() {
    clauses!["WW-15", "WW-16", "WW-17", "WW-18", "WW-E17"];
    let mut tops = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let game = begin(&Setup { switches: 0, ..base(2) }, seed);
        assert_eq!(game, begin(&Setup { switches: 0, ..base(2) }, seed), "the same seed, the same game");
        let deck = deck_of(&game);
        assert_eq!(deck.len(), 49);
        let mut all: Vec<Story> = deck.clone();
        all.extend(market(&game).iter().flatten().map(|face| story_of(&game, *face)));
        all.sort_unstable();
        assert_eq!(all, Story::all(1).collect::<Vec<_>>(), "each of the 55 is in one place");
        assert_eq!(sides(&game), "SSSSGG");
        assert_eq!((game.market.count(Side::Story), game.market.count(Side::Goal)), (4, 2));
        tops.insert(deck[0]);
        // Both act on the same Market.
        assert_eq!(game.table(Viewer::seat(ADA)).pieces.len(), game.table(Viewer::seat(BO)).pieces.len());
    }
    assert!(tops.len() > 10, "decks are shuffled");
}

/// The six cards on top are the Market: without Switch cards the deck goes on where they ended.
#[test]
fn the_market_is_the_top_of_the_deck() {
    clauses!["WW-16", "WW-21"];
    for seed in 0..20 {
        let without = begin(&Setup { switches: 0, ..base(2) }, seed);
        let with = begin(&base(2), seed);
        assert_eq!(market(&without), market(&with), "Switch cards come after the Market");
        assert_eq!(deck_of(&without), deck_of(&with));
        assert!(with.hidden.deck.top().is_some(), "none is on top");
    }
}

/// How many game cards lie between Switch cards, from the top.
fn packets(game: &WolfWalkers) -> Vec<usize> {
    let leaves: Vec<Leaf> = game.hidden.deck.leaves().iter().rev().copied().collect();
    leaves.split(|leaf| *leaf == Leaf::Switch).map(<[Leaf]>::len).collect()
}

#[test]
fn switch_cards() {
    clauses!["WW-20", "WW-118", "WW-R2"];
    assert_eq!(packets(&begin(&base(2), 3)), [7; 7]);
    assert_eq!(packets(&begin(&base(1), 3)), [13, 12, 12, 12]);
    assert_eq!(packets(&begin(&base(3), 3)), [15, 15, 15, 15, 15, 15, 14]);
    assert_eq!(packets(&begin(&Setup { switches: 12, ..base(4) }, 3)), [8; 13]);
    let game = begin(&base(2), 3);
    assert_eq!((game.hidden.deck.len(), game.hidden.deck.switches()), (49, 6));
}

#[test]
fn how_many_switch_cards() {
    clauses!["WW-118", "WW-156", "WW-163", "WW-R3", "WW-R4"];
    let allowed = |players: u8, modules: Modules| -> Vec<u8> {
        let fits = |switches: &u8| Setup { switches: *switches, modules, ..base(players) }.check().is_ok();
        (0..=13).filter(fits).collect()
    };
    assert_eq!(allowed(1, Modules::Base), (0..=6).collect::<Vec<u8>>());
    assert_eq!(allowed(2, Modules::Base), [0, 6]);
    assert_eq!(allowed(3, Modules::Base), (6..=12).collect::<Vec<u8>>());
    assert_eq!(allowed(4, Modules::Quirk), [0].into_iter().chain(6..=12).collect::<Vec<u8>>());
    assert_eq!([1, 2, 3, 4].map(|players| Setup::base(players).switches), [3, 6, 6, 6]);
    let clause = |setup: Setup| setup.check().expect_err("no such game").clause.0;
    assert_eq!(clause(Setup { switches: 7, ..base(1) }), "WW-163");
    assert_eq!(clause(Setup { switches: 3, ..base(2) }), "WW-20");
    assert_eq!(clause(Setup { switches: 0, ..base(3) }), "WW-118");
    assert_eq!(clause(Setup { players: 5, ..base(2) }), "WW-117");
    assert_eq!(clause(Setup { players: 0, ..base(2) }), "WW-117");
}

#[test]
fn who_begins() {
    clauses!["WW-22", "WW-R19"];
    for seat in [ADA, BO] {
        let game = begin(&Setup { first: Some(seat), ..base(2) }, 4);
        assert_eq!((acting(&game), game.first), (seat, seat));
    }
    let drawn: std::collections::BTreeSet<u8> =
        (0..20).map(|seed| acting(&begin(&Setup { first: None, ..base(2) }, seed)).0).collect();
    assert_eq!(drawn.len(), 2, "lots are drawn");
    assert_eq!(
        Setup { first: Some(CLEO), ..base(2) }.check().expect_err("nobody sits there").clause.0,
        "WW-22"
    );
}

/// A game that is over, with these displays.
fn ended(players: u8, displays: &[&str]) -> (WolfWalkers, Setup) {
    let setup = base(players);
    let mut game = begin(&setup, 1);
    for (seat, text) in displays.iter().enumerate() {
        lay_out(&mut game, Seat(seat as u8), text);
    }
    game.running.stage = Stage::Over;
    (game, setup)
}

#[test]
fn who_begins_the_next_game() {
    clauses!["WW-23", "WW-R19"];
    let first = |players: u8, displays: &[&str]| {
        let (game, setup) = ended(players, displays);
        game.rematch(&setup).first
    };
    assert_eq!(first(2, &["41 G7", "41"]), Some(BO), "the loser begins");
    assert_eq!(first(2, &["41", "41 G7"]), Some(ADA));
    assert_eq!(first(2, &["41", "41"]), Some(BO), "after a draw whoever did not begin");
    // As many points, with more Goals: that one has lost.
    assert_eq!(first(2, &["41 G7 G8", "41 G7"]), Some(ADA));
    assert_eq!(first(3, &["41 G7", "41", "41 G7"]), Some(BO));
    assert_eq!(
        first(4, &["41", "41 G7", "41", "41"]),
        Some(CLEO),
        "of several the next from the last starter"
    );
    let running = begin(&base(2), 1);
    assert_eq!(running.rematch(&base(2)), base(2));
}
