//! What Contracts count (VD-170 to VD-177).

use super::{act::*, prepare::*};

/// The first card with a Contract of a kind.
#[track_caller]
fn counting(kind: impl Fn(Counts) -> bool) -> Farm {
    Farm::all().find(|farm| kind(printed().farm(*farm).counts)).expect("such a Contract")
}

fn trade(game: &mut ValleyDuel, seat: Seat, letters: &str) {
    game.players[seat.index()].traded = letters.chars().filter_map(colour).collect();
}

#[test]
fn windmills_by_white() {
    clauses!["VD-170"];
    let card = counting(|counts| counts == Counts::WhiteWindmills);
    let mut game = game();
    // Windmill space 2 lies between Patches 1 and 2, space 3 between 2 and 3.
    build(&mut game, RED, Colour::Black, 2);
    build(&mut game, RED, Colour::Red, 4);
    build(&mut game, YELLOW, Colour::Red, 3);
    assert_eq!(game.counted(RED, card), 0);
    plant(&mut game, 1, "WW.");
    plant(&mut game, 2, "W..R");
    assert_eq!(game.counted(RED, card), 1, "once, however many white ones on either Patch");
    assert_eq!(game.counted(YELLOW, card), 1);
    plant(&mut game, 3, "R.W");
    assert_eq!(game.counted(RED, card), 2);
    plant(&mut game, 1, "RR.");
    plant(&mut game, 2, "R..R");
    assert_eq!(game.counted(RED, card), 1);
}

#[test]
fn full_patches() {
    clauses!["VD-171"];
    let card = counting(|counts| counts == Counts::FullPatches);
    let mut game = game();
    plant(&mut game, 1, "WR.");
    assert_eq!(game.counted(RED, card), 0);
    plant(&mut game, 1, "WRV");
    plant(&mut game, 8, "WWWW");
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [2, 2], "whoever planted");
}

#[test]
fn pairs() {
    clauses!["VD-172", "VD-R32"];
    let card = counting(|counts| counts == Counts::TradedPairs);
    let mut game = game();
    for (letters, pairs) in [("", 0), ("W", 0), ("WB", 1), ("WBR", 1), ("WBRR", 2), ("WBRRYYW", 3)] {
        trade(&mut game, RED, letters);
        assert_eq!(game.counted(RED, card), pairs, "{letters}");
    }
    assert_eq!(game.counted(YELLOW, card), 0);
}

#[test]
fn tiles_on_the_own_wheel() {
    clauses!["VD-173"];
    let card = counting(|counts| counts == Counts::OwnTiles);
    let mut game = game();
    game.wheels.on_central[2] = Some(tile(1));
    game.wheels.on_own[1][2] = Some(tile(2));
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [0, 1]);
    game.wheels.on_own[0] = [Some(tile(3)), None, Some(tile(4)), Some(tile(5)), None];
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [3, 1]);
}

#[test]
fn mixed_patches() {
    clauses!["VD-174"];
    let mut game = game();
    let card = counting(|counts| counts == Counts::MixedPatches(Colour::Violet));
    plant(&mut game, 1, "VVV");
    plant(&mut game, 2, "V...");
    plant(&mut game, 3, "WR.");
    assert_eq!(game.counted(RED, card), 0, "one colour, or not violet");
    plant(&mut game, 2, "V..W");
    plant(&mut game, 3, "WV.");
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [2, 2]);
    let white = counting(|counts| counts == Counts::MixedPatches(Colour::White));
    assert_eq!(game.counted(RED, white), 2);
}

#[test]
fn certain_bulbs() {
    clauses!["VD-175", "VD-R31"];
    let mut game = game();
    let red_violet = Colours::NONE.with(Colour::Red).with(Colour::Violet);
    let card = counting(|counts| counts == Counts::Traded(red_violet));
    trade(&mut game, RED, "RVWRYB");
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [3, 0]);
    // "3 points for each Bulb" is the kind with all five colours; content can hold it.
    assert!(Colour::ALL.into_iter().all(|colour| Colours::ALL.contains(colour)));
}

#[test]
fn different_bulbs() {
    clauses!["VD-176"];
    let card = counting(|counts| counts == Counts::TradedColours);
    let mut game = game();
    for (letters, colours) in [("", 0), ("RR", 1), ("RRW", 2), ("RRWWVVB", 4)] {
        trade(&mut game, RED, letters);
        assert_eq!(game.counted(RED, card), colours, "{letters}");
    }
}

#[test]
fn scored_contracts() {
    clauses!["VD-177"];
    let card = counting(|counts| counts == Counts::ScoredContracts);
    let mut game = game();
    assert_eq!(game.counted(RED, card), 1, "itself");
    let done = |number| Done { farm: farm(number), points: 0 };
    game.players[0].done = vec![done(1), done(2), done(3)];
    assert_eq!([game.counted(RED, card), game.counted(YELLOW, card)], [4, 1]);
    // Paid for, it counts itself too.
    let each = u16::from(printed().farm(card).each);
    take_farm(&mut game, card);
    game.rows[1][2] = Some(card);
    lay_row(&mut game, YELLOW, &[5, 6]);
    give(&mut game, RED, 1, 0, "");
    doing(&mut game, RED, job(Action::Farm));
    play(&mut game, RED, Move::Farm { place: 0, role: Role::Contract });
    play(&mut game, RED, Move::Pay);
    assert_eq!(game.player(RED).points, 4 * each);
}
