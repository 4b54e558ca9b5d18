//! What is true after every move of random games.

use super::{act::*, prepare::*};

/// Random games that are looked at.
const SEEDS: std::ops::Range<u64> = 0..60;

#[test]
fn random_games_end() {
    clauses!["VD-35", "VD-34", "VD-R37"];
    let mut rounds = 0;
    for seed in SEEDS {
        let mut game = ValleyDuel::begin(&Setup::normal(), seed).expect("a set-up");
        let census = game.census();
        random(&mut game, seed, |before, seat, _, after, _| {
            assert_eq!(after.census(), census);
            assert!(before.legal_moves(rival(seat)).is_empty(), "one acts at a time");
        });
        assert_eq!(game.turns % 2, 0, "both have had as many turns");
        assert_eq!(Some(game.turns), game.last);
        rounds += u64::from(game.turns / 2);
        for seat in SEATS {
            assert!(game.legal_moves(seat).is_empty());
        }
    }
    assert!(rounds / SEEDS.end > 8, "{} rounds", rounds / SEEDS.end);
}

/// Whatever is listed plays, whatever is not is refused and changes nothing: tried with all moves there are.
#[test]
fn exactly_what_is_listed() {
    clauses!["VD-06", "VD-37", "VD-44", "VD-67"];
    let all = every_move();
    for seed in 0..8 {
        let mut game = seeded(seed);
        let mut steps = 0;
        random(&mut game, seed ^ 5, |before, seat, _, _, _| {
            steps += 1;
            if steps % 5 != 0 {
                return;
            }
            let listed = before.legal_moves(seat);
            for (at, mv) in listed.iter().enumerate() {
                assert!(!listed[..at].contains(mv), "{mv:?} is listed twice");
            }
            for mv in &all {
                let mut tried = before.clone();
                let played = tried.play(seat, mv);
                assert_eq!(
                    played.is_ok(),
                    listed.contains(mv),
                    "{mv:?} at {:?} {:?}",
                    before.step,
                    before.pending
                );
                match played {
                    Ok(_) => assert_ne!(tried, *before, "{mv:?} does nothing"),
                    Err(_) => assert_eq!(tried, *before, "the refused {mv:?} changed the game"),
                }
            }
            assert!(listed.iter().all(|mv| all.contains(mv)), "{listed:?}");
        });
    }
}

/// Every move there is, and some that there are not.
fn every_move() -> Vec<Move> {
    let mut all = vec![Move::Guilders, Move::Pass, Move::Pay];
    all.extend((0..6).map(Move::Rotate));
    all.extend([Wheel::Own, Wheel::Central].map(Move::Choose));
    all.extend((0..4).map(Move::First));
    all.extend(Farm::all().map(Move::Help));
    all.extend(Colour::ALL.into_iter().flat_map(|colour| [Move::Bulb(colour), Move::Deliver(colour)]));
    all.extend(Patch::all().map(Move::Closest));
    all.extend(Port::all().map(Move::Sail));
    for colour in Colour::ALL {
        for patch in Patch::all() {
            all.extend((0..7).map(|space| Move::Plant { colour, patch, space }));
        }
        all.extend(Node::all().map(|node| Move::Build { column: colour, node }));
    }
    for stall in Stall::ALL {
        all.extend(Half::ALL.map(|half| Move::Deal { stall, half }));
    }
    for role in Role::ALL {
        all.extend((0..4).map(|place| Move::Farm { place, role }));
        for one in 0..4 {
            all.extend((0..4).map(|other| Move::Swap { role, one, other }));
        }
    }
    for wheel in [Wheel::Own, Wheel::Central] {
        for place in 0..6 {
            all.extend((0..10).map(|section| Move::Enhance { place, wheel, section }));
        }
    }
    all
}

/// Goods only ever change by what is told.
#[test]
fn goods_are_told() {
    clauses!["VD-05", "VD-57", "VD-60", "VD-61", "VD-163", "VD-157"];
    for seed in SEEDS {
        let mut game = seeded(seed);
        random(&mut game, seed, |before, _, mv, after, events| {
            let mut players = before.players.clone();
            for event in events {
                follow(&mut players, event);
            }
            if let Move::Rotate(3) = mv {
                players[before.active.index()].tools -= 1;
            }
            for (told, player) in players.iter().zip(&after.players) {
                assert_eq!(
                    (told.points, told.guilders, told.tools, told.bulbs),
                    (player.points, player.guilders, player.tools, player.bulbs),
                    "{mv:?}: {events:?}"
                );
                assert_eq!(told.traded, player.traded);
            }
        });
    }
}

fn follow(players: &mut [Player; 2], event: &Event) {
    match *event {
        Event::Chose { seat, tools, .. } => players[seat.index()].tools -= u16::from(tools),
        Event::GaveUp { seat, guilders, tools, .. } => {
            players[seat.index()].tools -= u16::from(tools);
            players[seat.index()].guilders += u16::from(guilders);
        }
        Event::Points { seat, points, .. } => players[seat.index()].points += points,
        Event::Guilders { seat, guilders, .. } => players[seat.index()].guilders += u16::from(guilders),
        Event::Tools { seat, tools, .. } => players[seat.index()].tools += u16::from(tools),
        Event::Bulb { seat, colour, .. } => players[seat.index()].bulbs[colour.index()] += 1,
        Event::Bought { seat, lot, half, .. } => {
            let deal = lot.map_or_else(|| printed().back(half), |lot| printed().deal(lot, half));
            let player = &mut players[seat.index()];
            player.guilders -= u16::from(deal.cost);
            for (have, more) in player.bulbs.iter_mut().zip(deal.bulbs) {
                *have += u16::from(more);
            }
        }
        Event::Planted { seat, colour, .. } => players[seat.index()].bulbs[colour.index()] -= 1,
        Event::Built { seat, cost, .. } | Event::Enhanced { seat, cost, .. } => {
            players[seat.index()].guilders -= u16::from(cost);
        }
        Event::Sailed { seat, .. } => players[seat.index()].tools -= 1,
        Event::Delivered { seat, colour, kept, .. } => {
            let player = &mut players[seat.index()];
            player.bulbs[colour.index()] -= 1;
            player.traded.extend(kept.then_some(colour));
        }
        Event::Scored { seat, paid: true, .. } => players[seat.index()].guilders -= 1,
        _ => {}
    }
}
