//! Final scoring, and who wins (VD-36, VD-178 to VD-190).

use super::{act::*, prepare::*};

/// The last turn of a game is Yellow's, and only Guilders are left to take.
fn last_turn() -> ValleyDuel {
    let mut game = game();
    game.calendar = printed().calendar().len() as u8 - 1;
    game.turns = 19;
    game.last = Some(20);
    game.active = YELLOW;
    game
}

/// Plays the last turn; what happened at the end.
fn finish(game: &mut ValleyDuel) -> Vec<Event> {
    play(game, YELLOW, Move::Rotate(1));
    play(game, YELLOW, Move::Guilders);
    if matches!(game.step, Step::Second(_)) {
        play(game, YELLOW, Move::Pass);
    }
    let events = play(game, RED, Move::Guilders);
    assert_eq!(game.turn(), Turn::Over);
    events
}

/// Guilders that both take in the last turn.
fn taken() -> u16 {
    u16::from(*printed().calendar().last().expect("a space"))
}

#[test]
fn the_rulebooks_contracts() {
    clauses!["VD-E8", "VD-178", "VD-179", "VD-180", "VD-R30"];
    let mut game = last_turn();
    // From the exit: 14 (5 points a pair), 16 (2 points a scored Contract), 17 (3 points a colour).
    let each = [14, 16, 17].map(|number| printed().farm(farm(number)).each);
    assert_eq!(each, [5, 2, 3]);
    lay_row(&mut game, RED, &[17, 16, 14]);
    game.players[1].traded = vec![Colour::White, Colour::Red, Colour::Black];
    let done = |number| Done { farm: farm(number), points: 0 };
    game.players[1].done = vec![done(1), done(2)];
    let score = game.score(YELLOW);
    let claims: Vec<(u8, u16)> =
        score.claims.iter().map(|claim| (claim.farm.number(), claim.points)).collect();
    assert_eq!(claims, [(14, 5), (16, 8), (17, 9)]);
    assert_eq!(score.sources[Source::Contract.index()], 22);
    let events = finish(&mut game);
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored { seat, farm, points, paid: false, .. } => Some((*seat, farm.number(), *points)),
        _ => None,
    });
    assert_eq!(scored.collect::<Vec<_>>(), [(YELLOW, 14, 5), (YELLOW, 16, 8), (YELLOW, 17, 9)]);
    assert_eq!(purse(&game, YELLOW), (taken(), 0, 5 + 8 + 9), "no Guilder is spent");
    assert_eq!(game.player(YELLOW).done.len(), 5);
    assert_eq!((row(&game, RED), row(&game, YELLOW)), (vec![], vec![]));
    assert_eq!(game.player(RED).points, 0, "cards near Red are Yellow's Contracts");
}

#[test]
fn whoever_began_scores_first() {
    clauses!["VD-R30", "VD-178"];
    let mut game = last_turn();
    lay_row(&mut game, RED, &[16]);
    lay_row(&mut game, YELLOW, &[3]);
    let scored: Vec<Seat> = finish(&mut game)
        .iter()
        .filter_map(|event| if let Event::Scored { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(scored, [RED, YELLOW]);
}

/// White, red and violet have all their Windmills; yellow has one empty space, black three. Six yellow and six black
/// Tulips lie next to Red's Windmills, doubles counted.
#[test]
fn the_rulebooks_tulips() {
    clauses!["VD-E9", "VD-181", "VD-185", "VD-183"];
    let mut game = last_turn();
    build(&mut game, RED, Colour::Yellow, 1);
    build(&mut game, RED, Colour::Black, 2);
    build(&mut game, RED, Colour::Black, 7);
    build(&mut game, RED, Colour::Black, 9);
    // Patch 1 lies between two of them: 1 yellow, 2 black, twice. Patch 6 and 2: 2 yellow each; 7 and 9: 1 black each.
    plant(&mut game, 1, "YBB");
    plant(&mut game, 6, "WRYY");
    plant(&mut game, 2, "YYVW");
    plant(&mut game, 7, "BWW");
    plant(&mut game, 9, "BVV");
    // Elsewhere they bring nothing.
    plant(&mut game, 4, "YYYBB");
    let beds = game.beds(RED);
    let bed = |colour: Colour| (beds[colour.index()].count, beds[colour.index()].value);
    assert_eq!((bed(Colour::Yellow), bed(Colour::Black)), ((6, 1), (6, 3)));
    assert_eq!((beds[0].value, beds[2].value, beds[3].value), (0, 0, 0));
    assert_eq!(game.score(RED).sources[Source::Tulips.index()], 24);
    let events = finish(&mut game);
    assert_eq!(game.player(RED).points, 6 + 3 * 6);
    let told = events.iter().filter(|event| matches!(event, Event::Tulips { .. })).count();
    assert_eq!(told, 2);
    assert_eq!(game.player(RED).gained[Source::Tulips.index()], 24);
}

#[test]
fn values() {
    clauses!["VD-181"];
    let mut game = game();
    let columns = printed().columns();
    for colour in Colour::ALL {
        for gone in 0..=columns[colour.index()] {
            game.players[0].windmills[colour.index()] = columns[colour.index()] - gone;
            assert_eq!(game.player(RED).value(colour), gone);
        }
    }
    assert_eq!(columns.iter().max(), Some(&3));
}

#[test]
fn beside_windmills_only() {
    clauses!["VD-182", "VD-183", "VD-184", "VD-186"];
    let mut game = game();
    let count = |game: &ValleyDuel, seat| game.beds(seat)[Colour::White.index()].count;
    plant(&mut game, 1, "WW.");
    assert_eq!(count(&game, RED), 0);
    build(&mut game, YELLOW, Colour::White, 2);
    assert_eq!((count(&game, RED), count(&game, YELLOW)), (0, 2), "the opponent's does not count");
    build(&mut game, RED, Colour::White, 1);
    assert_eq!((count(&game, RED), count(&game, YELLOW)), (2, 2), "one of each: for both");
    // Two own ones at a Patch: twice. Whoever planted: nothing of it is noted anywhere.
    plant(&mut game, 12, "W...");
    build(&mut game, RED, Colour::Red, 12);
    build(&mut game, RED, Colour::Red, 7);
    assert_eq!(count(&game, RED), 2 + 2);
    let mut sown = game.clone();
    for seat in SEATS {
        let mut game = game.clone();
        give(&mut game, seat, 0, 0, "W");
        doing(&mut game, seat, job(Action::Plant));
        play(&mut game, seat, Move::Plant { colour: Colour::White, patch: patch(12), space: 1 });
        sown = game;
        assert_eq!(count(&sown, RED), 2 + 4);
    }
    assert_eq!(count(&sown, YELLOW), 2);
}

#[test]
fn goods_bring_nothing() {
    clauses!["VD-187"];
    let mut game = last_turn();
    give(&mut game, RED, 9, 1, "WWYRVBB");
    let before = game.score(RED).total();
    finish(&mut game);
    assert_eq!((game.player(RED).points, before), (0, 0));
    assert_eq!(
        Source::ALL.len(),
        8,
        "wheels, planting, Windmills, trade, Exports, Helpers, Contracts, Tulips"
    );
}

/// Points, Guilders and Tools of Red and Yellow before the last turn, and what becomes of it.
#[track_caller]
fn ends(red: (u16, u16, u16), yellow: (u16, u16, u16), winners: &[Seat], by: By) {
    let mut game = last_turn();
    for (seat, (points, guilders, tools)) in SEATS.into_iter().zip([red, yellow]) {
        give(&mut game, seat, guilders, tools, "");
        game.players[seat.index()].points = points;
    }
    let events = finish(&mut game);
    let points = i64::from(red.0.max(yellow.0));
    assert_eq!(events.last(), Some(&Event::Over { by, winners: winners.to_vec(), points }));
    let standing = game.standing();
    assert_eq!(standing.winners, winners);
    let key = match by {
        By::Points => "vd-end-points",
        By::Guilders => "vd-end-guilders",
        By::Tools => "vd-end-tools",
        By::Shared => "vd-end-shared",
    };
    assert_eq!(standing.decided.expect("it is over").key, key);
    assert_eq!(standing.scores, [(RED, i64::from(red.0)), (YELLOW, i64::from(yellow.0))]);
}

#[test]
fn the_most_points_win() {
    clauses!["VD-36", "VD-188", "VD-189", "VD-190"];
    ends((31, 0, 0), (30, 9, 9), &[RED], By::Points);
    ends((30, 9, 9), (31, 0, 0), &[YELLOW], By::Points);
    ends((30, 3, 0), (30, 2, 9), &[RED], By::Guilders);
    ends((30, 2, 9), (30, 3, 0), &[YELLOW], By::Guilders);
    ends((30, 2, 1), (30, 2, 0), &[RED], By::Tools);
    ends((30, 2, 0), (30, 2, 1), &[YELLOW], By::Tools);
    ends((30, 2, 1), (30, 2, 1), &[RED, YELLOW], By::Shared);
}

/// Points of the final scoring pass 40, but the Calendar stays.
#[test]
fn the_calendar_is_over() {
    clauses!["VD-R12", "VD-63"];
    let mut game = last_turn();
    game.calendar = 1;
    game.players[0].points = 39;
    lay_row(&mut game, YELLOW, &[16]);
    let events = finish(&mut game);
    assert!(game.player(RED).points > 40);
    assert!(events.contains(&Event::Passed { seat: RED, points: 40 }));
    assert_eq!((game.calendar, game.causes.len()), (1, 0));
}

/// The sum of the lines is the total, at any time and for both, and at the end it is the score.
#[test]
fn the_breakdown_adds_up() {
    clauses!["VD-61", "VD-185"];
    for seed in 0..20 {
        let mut game = seeded(seed);
        random(&mut game, seed, |_, _, _, after, _| {
            for (seat, total) in after.standing().scores {
                let score = after.score(seat);
                assert_eq!(i64::from(score.total()), total);
                let player = after.player(seat);
                assert_eq!(player.gained.iter().sum::<u16>(), player.points);
                if after.step == Step::Over {
                    assert_eq!((score.total(), score.claims.len()), (player.points, 0));
                }
            }
        });
    }
}
