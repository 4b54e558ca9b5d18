//! A new game is laid out.

use std::collections::BTreeSet;

use super::{act::*, prepare::*, seen::*};

/// All movement cards in the order of hands and deck.
fn order(game: &Tilting) -> Vec<MoveCard> {
    game.hidden.hands.iter().flatten().chain(game.hidden.deck.iter()).copied().collect()
}

#[test]
fn exactly_two_play() {
    clauses!["TW-01"];
    for players in [0, 1, 3, 4, 5] {
        let setup = Setup { players, ..Setup::normal() };
        let error = Tilting::begin(&setup, 1).expect_err("not for two");
        assert_eq!(error.clause.0, "TW-01", "{players} players");
    }
    assert!(Tilting::begin(&Setup { players: 2, ..Setup::normal() }, 1).is_ok());
    let info = Tilting::INFO;
    assert_eq!(info.players, (2, 2));
    assert!(!info.together, "two rivals");
    let third = Setup { first: Some(Seat(2)), ..Setup::normal() };
    assert!(Tilting::begin(&third, 1).is_err(), "nobody sits there to begin");
}

#[test]
fn all_sixty_cards_are_shuffled_into_one_deck() {
    clauses!["TW-04", "TW-05", "TW-R2", "TW-118"];
    let mut orders = BTreeSet::new();
    let (mut mixed, mut pure) = (0, 0);
    for seed in 0..300 {
        let game = begin(Board::Shield, None, seed);
        sixty(&game);
        for seat in [ADA, BO] {
            let knights = hand_of(&game, seat).iter().filter(|card| card.meeple() == Knight).count();
            if [0, 4].contains(&knights) {
                pure += 1;
            } else {
                mixed += 1;
            }
        }
        let deck: BTreeSet<Meeple> = game.hidden.deck.iter().map(|card| card.meeple()).collect();
        assert_eq!(deck.len(), 2, "one deck holds both characters");
        orders.insert(order(&game));
    }
    assert_eq!(orders.len(), 300, "each seed has an order of its own");
    assert!(mixed > 0 && pure > 0, "{mixed} mixed hands, {pure} of one character");
    // The chance of a hand of one kind is 2 * (30 choose 4) / (60 choose 4) = 11 %: 67 of 600 hands.
    assert!((30..=110).contains(&pure), "{pure} of 600 hands are of one character");
}

#[test]
fn each_draws_four_and_fifty_two_are_left() {
    clauses!["TW-06", "TW-18", "TW-19"];
    for seed in 0..20 {
        let game = begin(Board::Shield, None, seed);
        assert_eq!([ADA, BO].map(|seat| hand_of(&game, seat).len()), [4, 4]);
        assert_eq!(game.hidden.deck.len(), 52);
        assert!(game.discard.is_empty() && game.laid.is_empty() && game.row.is_empty());
        for viewer in everybody() {
            let view = game.table(viewer);
            let deck = zones(&view, "tw-about-deck").next().expect("a deck");
            let now = &deck.about.as_ref().expect("it tells of itself").now[0];
            assert_eq!(number(now, "count"), Some(52));
        }
    }
}

#[test]
fn fifteen_stack_cards_are_shuffled_into_one_stack() {
    clauses!["TW-07"];
    let mut tops = BTreeSet::new();
    let mut bottoms = BTreeSet::new();
    for seed in 0..200 {
        let game = begin(Board::Shield, None, seed);
        let stack: Vec<StackCard> = game.hidden.stack.iter().copied().collect();
        assert_eq!(stack.iter().collect::<BTreeSet<_>>().len(), 15);
        assert_eq!((stack.len(), game.hidden.out.len(), game.taken()), (15, 0, 0));
        tops.insert(stack[14]);
        bottoms.insert(stack[0]);
    }
    assert_eq!((tops.len(), bottoms.len()), (15, 15), "every card can come first and last");
}

#[test]
fn the_top_card_shows_its_four_numbers_to_both() {
    clauses!["TW-08"];
    let mut game = begin(Board::Shield, None, 3);
    for card in StackCard::all() {
        top(&mut game, card);
        let print = open(&game);
        let key = format!("tw-giant-{}", card.name().to_lowercase());
        for viewer in everybody() {
            let view = game.table(viewer);
            let giants: Vec<_> = of_kind(&view, "tw-kind-giant").collect();
            assert_eq!(giants.len(), 1, "one open card");
            assert_eq!(name_of(giants[0]).key, key);
            let mut shown: Vec<i64> =
                numbers(&giants[0].face).into_iter().map(|(_, number)| number).collect();
            let mut expected =
                [print.start, print.giant, print.lances, print.windmill].map(i64::from).to_vec();
            shown.sort_unstable();
            expected.sort_unstable();
            assert_eq!(shown, expected, "{key}");
        }
    }
}

#[test]
fn each_is_dealt_two_missions_of_eleven() {
    clauses!["TW-10"];
    let mut dealt = BTreeSet::new();
    for seed in 0..100 {
        let game = begin(Board::Shield, None, seed);
        let held: Vec<Mission> =
            [ADA, BO].iter().flat_map(|seat| errands_of(&game, *seat)).copied().collect();
        assert_eq!([ADA, BO].map(|seat| errands_of(&game, seat).len()), [2, 2]);
        assert_eq!(game.hidden.spare.len(), 7);
        let all: BTreeSet<Mission> = held.iter().chain(&game.hidden.spare).copied().collect();
        assert_eq!(all.len(), 11);
        dealt.extend(errands_of(&game, ADA).iter().copied());
    }
    assert_eq!(dealt.len(), 11, "each of them can be dealt");
}

#[test]
fn seven_whole_lances_each() {
    clauses!["TW-12", "TW-119"];
    for (board, charge) in modes() {
        let game = begin(board, charge, 4);
        assert_eq!(whole(&game), [7, 7]);
        assert_eq!([ADA, BO].map(|seat| game.broken(seat)), [0, 0]);
        for viewer in everybody() {
            let view = game.table(viewer);
            assert_eq!([ADA, BO].map(|seat| drawn_lances(&view, seat)), [(7, 0), (7, 0)]);
        }
    }
}

#[test]
fn both_start_on_the_fields_of_the_top_card() {
    clauses!["TW-15", "TW-16", "TW-17", "TW-R3"];
    for seed in 0..60 {
        let game = begin(Board::Shield, None, seed);
        let start = open(&game).start;
        assert_eq!(stands(&game), format!("Q{} S{}", start / 10, start % 10));
        assert_eq!(game.road.knight.board(), Knight);
        assert_eq!(game.road.squire.board(), Squire);
    }
    // 27: the knight on field 2 of his board, Sancho on field 7 of his.
    let card =
        Stacked { id: StackCard::all().next().expect("a card"), start: 27, giant: 5, windmill: 1, lances: 2 };
    assert_eq!((card.road().knight, card.road().squire), (at("Q2"), at("S7")));
    let other = Stacked { start: 58, ..card };
    assert_eq!((other.road().knight, other.road().squire), (at("Q5"), at("S8")));
}

#[test]
fn the_meeples_lie_where_they_stand() {
    clauses!["TW-15", "TW-16"];
    let game = begin(Board::Shield, None, 9);
    let view = game.table(Viewer::Public);
    let field = |at: Pos| {
        let is = |zone: &&windmill_lane::rules::table::Zone| {
            let name = &zone.about.as_ref().expect("found by its name").name;
            number(name, "number") == Some(i64::from(at.field()))
                && inner(name, "board") == Some(meeple_key(at.board()))
        };
        zones(&view, "tw-field").find(is).expect("each field has a zone").place.rect
    };
    for (meeple, colour) in [(Knight, "blue"), (Squire, "red")] {
        let piece = pieces(&view, meeple_key(meeple)).next().expect("a meeple");
        assert_eq!(pictures(&piece.face), [format!("tilting/meeple-{}", meeple.slug())], "the {colour} one");
        let (stands, lies) = (field(game.road.at(meeple)), rect(piece));
        assert_eq!(lies.x + lies.w / 2, stands.x + stands.w / 2, "{meeple:?} is over its field");
    }
}

#[test]
fn who_begins_is_drawn_or_chosen() {
    clauses!["TW-R9"];
    let first = |seed| Tilting::begin(&Setup::normal(), seed).expect("a normal game").active;
    let ada = (0..200).filter(|seed| first(*seed) == ADA).count();
    // 100 expected, with a standard deviation of 7.
    assert!((65..=135).contains(&ada), "Ada begins {ada} of 200 games");
    for chosen in [ADA, BO] {
        for seed in 0..20 {
            let game = Tilting::begin(&Setup { first: Some(chosen), ..Setup::normal() }, seed);
            assert_eq!(acting(&game.expect("a normal game")), chosen);
        }
    }
}

#[test]
fn no_first_card_can_meet() {
    clauses!["TW-R33", "TW-121"];
    for card in StackCard::all() {
        let (road, start) = (printed().card(card).road(), printed().card(card).start);
        let gap = 25 - i16::from(start / 10) - i16::from(start % 10);
        assert_eq!(i16::from(road.gap()), gap, "{card:?}");
        assert!(gap >= 7, "{card:?} starts {gap} apart");
        for first in MoveCard::all() {
            let meeple = first.meeple();
            let moved = road.after(meeple, printed().steps(first));
            assert!(moved.gap() >= 2 && moved.meeting(meeple).is_none(), "{first:?} on {card:?}");
        }
    }
    let nearest = Stacked { start: 99, ..printed().card(StackCard::all().next().expect("a card")).clone() };
    assert_eq!(nearest.road().gap(), 7);
}

#[test]
fn hands_are_dealt_before_the_row_is_laid() {
    clauses!["TW-R29"];
    for seed in 0..20 {
        let without = begin(Board::Lance, None, seed);
        let with = begin(Board::Row, None, seed);
        assert_eq!(without.hidden.hands, with.hidden.hands, "dealt from the deck, as without a row");
        let deck: Vec<MoveCard> = deck_of(&without);
        assert_eq!(with.row, deck[..4], "the next four of the deck");
        assert_eq!(with.hidden.deck.len(), 60 - 8 - 4);
    }
}

#[test]
fn the_same_seed_lays_out_the_same_game() {
    clauses!["TW-04", "TW-07"];
    for (board, charge) in modes() {
        assert_eq!(begin(board, charge, 11), begin(board, charge, 11));
        assert_ne!(begin(board, charge, 11), begin(board, charge, 12));
    }
}
