//! Computer players, tried on games small enough to know what is right.

mod alarm;
mod guess;
mod idle;
mod noughts;
mod pot;
#[path = "../conformance/tiny.rs"]
#[expect(dead_code, reason = "its flaws are for the conformance kit")]
mod tiny;
mod toy;

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
};

use alarm::Alarm;
use guess::Guess;
use idle::Idle;
use noughts::Noughts;
use pot::Pot;
use tiny::HighCard;
use toy::{Play, Toy};
use windmill_lane::{
    bots::{Bot, Budget, Contest, Thought, contest, interval, next},
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        tilting::Tilting,
        wolfwalkers::{self, WolfWalkers},
    },
};

const ALL: [Bot; 6] =
    [Bot::Random, Bot::Greedy, Bot::Easy, Bot::Normal, Bot::Strong, Bot::Search(Budget(1000))];

fn search(iterations: u32) -> Bot {
    Bot::Search(Budget(iterations))
}

/// What a bot thinks in this world, undisturbed.
fn thought<G: Game>(bot: Bot, world: &G, seat: u8, seed: u64) -> Option<Thought<G::Move>> {
    bot.think(world, Seat(seat), &mut Rng::seeded(seed), &AtomicBool::new(false))
}

/// The move a bot makes with each of these seeds.
fn moves<G: Game>(bot: Bot, game: &G, seat: u8, seeds: std::ops::Range<u64>) -> Vec<G::Move> {
    seeds.map(|seed| bot.choose(game, Seat(seat), &mut Rng::seeded(seed)).expect("a move")).collect()
}

fn play<G: Game>(bots: &[Bot], players: u8, games: u64) -> Contest {
    contest::<G>(&G::usual(players), bots, 1, games).expect("it can be played")
}

#[test]
fn bots_have_names() {
    let names = ["random", "greedy", "easy", "normal", "strong", "search:1000"];
    for (bot, name) in ALL.into_iter().zip(names) {
        assert_eq!(name.parse(), Ok(bot));
        assert_eq!(bot.to_string(), name);
    }
    for wrong in [
        "",
        "Random",
        "genius",
        "search",
        "search:",
        "search:0",
        "search:-1",
        "search:x",
        "search:4294967296",
    ] {
        let said = wrong.parse::<Bot>().expect_err(wrong);
        assert!(
            said.starts_with(&format!("there is no bot “{wrong}”; there are random, greedy, easy, ")),
            "{said}"
        );
    }
}

#[test]
fn the_search_wins_when_it_can() {
    let game = Play(Noughts::of("xx. oo. ..."));
    for seed in 0..20 {
        let thought = thought(search(200), &game, 0, seed).expect("a move");
        // Won, with no points for anybody: half way between level and won by far.
        assert_eq!((thought.mv, thought.iterations, thought.value), (2, 200, 750));
    }
    assert_eq!(moves(Bot::Greedy, &game, 0, 0..20), [2; 20], "one step ahead is enough here");
}

#[test]
fn the_search_stops_the_rival() {
    let game = Play(Noughts::of("xx. .o. ..."));
    assert_eq!(moves(search(500), &game, 1, 0..20), [2; 20]);
    assert_ne!(moves(Bot::Greedy, &game, 1, 0..20), [2; 20], "one step ahead is not enough");
    // Only the centre holds against a corner; the rest loses by a fork four moves later.
    assert_eq!(moves(search(3000), &Play(Noughts::of("x.. ... ...")), 1, 0..10), [4; 10]);
    // Against two opposite corners a third loses to a fork; an edge holds.
    let edges = moves(search(3000), &Play(Noughts::of("x.. .o. ..x")), 1, 0..10);
    assert!(edges.iter().all(|at| [1, 3, 5, 7].contains(at)), "{edges:?}");
}

#[test]
fn nobody_wins_against_the_search() {
    let contest = play::<Play<Noughts>>(&[search(2000), Bot::Random], 2, 60);
    assert_eq!(contest.bot(0).losses, 0, "{contest}");
    assert!(contest.bot(0).wins > 40, "{contest}");
    let contest = play::<Play<Noughts>>(&[search(2000), search(3000)], 2, 10);
    assert_eq!(contest.bot(0).ties, 10, "with best play nobody wins: {contest}");
}

#[test]
fn better_bots_win_more() {
    let lead = |strong: Bot, weak: Bot, games: u64| {
        let contest = play::<Play<Noughts>>(&[strong, weak], 2, games);
        let (won, lost) = (contest.bot(0).wins, contest.bot(0).losses);
        interval(won, won + lost).0
    };
    assert!(lead(Bot::Greedy, Bot::Random, 400) > 0.6);
    assert!(lead(Bot::Easy, Bot::Random, 400) > 0.6);
    assert!(lead(Bot::Normal, Bot::Easy, 100) > 0.6);
    assert!(lead(Bot::Normal, Bot::Greedy, 100) > 0.6);
}

/// The bet looks won in every single world; but which guess wins, differs.
#[test]
fn nobody_bets_on_what_cannot_be_known() {
    for hidden in 0..4 {
        let (fair, leaky) = (Play(Guess::<false>::hiding(hidden)), Play(Guess::<true>::hiding(hidden)));
        assert_eq!(moves(search(500), &fair, 0, 0..10), [guess::Act::Pass; 10]);
        // Could it see the number, it would bet: the game shows who cheats.
        assert_eq!(moves(search(3000), &leaky, 0, 0..10), [guess::Act::Bet; 10]);
        assert_eq!(thought(search(500), &leaky, 1, 0), None, "it is not this seat's turn");
    }
}

#[test]
fn what_is_hidden_changes_no_move() {
    let after_the_bet = |hidden: u8| {
        let mut game = Play(Guess::<false>::hiding(hidden));
        game.0.make(Seat(0), &guess::Act::Bet);
        game
    };
    for bot in ALL.into_iter().filter(|bot| *bot != Bot::Strong) {
        let chosen = moves(bot, &after_the_bet(0), 0, 0..30);
        assert!(chosen.iter().any(|mv| *mv != chosen[0]), "{bot} always guesses {:?}", chosen[0]);
        for hidden in 1..4 {
            assert_eq!(
                moves(bot, &after_the_bet(hidden), 0, 0..30),
                chosen,
                "{bot} knows the number {hidden}"
            );
        }
    }
}

#[test]
fn friends_and_rivals_differ() {
    type Friends = Play<Pot<true, 0, 0>>;
    type Rivals = Play<Pot<false, 0, 0>>;
    let (friends, rivals) = (Friends::begin(&3, 1).expect("friends"), Rivals::begin(&3, 1).expect("rivals"));
    for bot in [Bot::Greedy, search(300)] {
        assert_eq!(moves(bot, &friends, 0, 0..10), [pot::Act::Give; 10], "{bot}");
        assert_eq!(moves(bot, &rivals, 0, 0..10), [pot::Act::Keep; 10], "{bot}");
    }
    // It never ends, and is left after a sitting.
    let contest = play::<Friends>(&[search(50)], 3, 2);
    assert_eq!((contest.games, contest.rounds, contest.moves), (2, 60, 60));
    assert_eq!((0..3).map(|seat| contest.seat(Seat(seat)).mean()).sum::<f64>(), 30.0 * 6.0, "all was given");
    assert_eq!(
        contest.to_string(),
        "seat 0: 60.0 on average\nseat 1: 60.0 on average\nseat 2: 60.0 on average"
    );
}

#[test]
fn the_lost_fight_on() {
    type Lost = Play<Pot<false, 6, 100>>;
    let mut game = Lost::begin(&3, 1).expect("a game");
    game.0.make(Seat(0), &pot::Act::Keep);
    for seed in 0..10 {
        let thought = thought(search(300), &game, 1, seed).expect("a move");
        assert_eq!(thought.mv, pot::Act::Keep);
        assert!(thought.value < 100, "it is lost, whatever it is worth: {}", thought.value);
    }
}

#[test]
fn several_who_act_at_once_play_to_the_end() {
    for seats in 2..=4 {
        // Three tricks, a card from each.
        let contest = play::<HighCard<{ tiny::flaw::NONE }>>(&[search(60), Bot::Random], seats, 4);
        assert_eq!(contest.moves, 4 * 3 * u64::from(seats));
        assert_eq!(contest.seats().count(), usize::from(seats));
        let score: i64 = contest.seats().map(|seat| contest.seat(seat).score).sum();
        assert_eq!(score, 4 * 3, "each trick is somebody's");
    }
}

#[test]
fn the_search_plays_hidden_hands_well() {
    for rival in [Bot::Random, Bot::Greedy] {
        let contest = play::<Tilting>(&[search(60), rival], 2, 40);
        let (low, _) = interval(contest.bot(0).wins, 40);
        assert!(low > 0.5, "{contest}");
    }
}

/// What can be judged at a glance is: the levels stand above each other.
#[test]
fn a_game_that_judges_itself_is_played_well() {
    let share = |strong: Bot, weak: Bot, games: u64| {
        let contest = play::<WolfWalkers>(&[strong, weak], 2, games);
        interval(contest.bot(0).wins, games).0
    };
    assert!(share(Bot::Easy, Bot::Random, 40) > 0.6);
    assert!(share(Bot::Greedy, Bot::Easy, 60) > 0.6);
    assert!(share(Bot::Normal, Bot::Easy, 40) > 0.6);
    assert!(share(Bot::Normal, Bot::Greedy, 60) > 0.6);
    assert!(share(search(60), Bot::Normal, 30) > 0.5);
}

#[test]
fn what_is_hidden_changes_no_glance() {
    for players in 1..=4 {
        let setup = wolfwalkers::Setup { modules: wolfwalkers::Modules::All, ..WolfWalkers::usual(players) };
        let mut game = WolfWalkers::begin(&setup, 8).expect("a game");
        let mut rng = Rng::seeded(8);
        for _ in 0..12 {
            let (seat, mv) = next(&game, &[Bot::Greedy], &mut rng).expect("a move");
            game.play(seat, &mv).expect("a legal move");
        }
        let seat = game.active;
        let other = game.imagine(Viewer::seat(seat), &mut rng);
        assert_ne!(game, other, "something is hidden");
        for bot in [Bot::Easy, Bot::Normal, search(30)] {
            let chosen = moves(bot, &game, seat.0, 0..4);
            assert_eq!(moves(bot, &other, seat.0, 0..4), chosen, "{bot} of {players} knows what is hidden");
        }
    }
}

#[test]
fn a_glance_can_be_stopped_and_repeated() {
    let game = WolfWalkers::begin(&WolfWalkers::usual(2), 1).expect("a game");
    let stopped = AtomicBool::new(true);
    assert_eq!(Bot::Strong.think(&game, game.active, &mut Rng::seeded(1), &stopped), None);
    for bot in [Bot::Easy, Bot::Normal, search(30)] {
        let think = |seed| thought(bot, &game, game.active.0, seed).expect("a move");
        assert_eq!(think(3), think(3), "{bot}");
    }
    let tried = thought(search(300), &game, game.active.0, 1).expect("a move").iterations;
    assert!((200..=300).contains(&tried), "the budget is kept: {tried}");
}

#[test]
fn nobody_thinks_once_stopped() {
    let game = Play(Noughts::of("x.. ... ..."));
    for bot in ALL {
        assert_eq!(bot.think(&game, Seat(1), &mut Rng::seeded(1), &AtomicBool::new(true)), None, "{bot}");
    }
    // Stopped in the midst of it, it does not go on.
    let game = Play(Alarm::new(&mut Rng::seeded(1)));
    assert_eq!(Bot::Strong.think(&game, Seat(0), &mut Rng::seeded(1), &alarm::RINGS), None);
    assert_eq!(alarm::IMAGINED.load(Ordering::Relaxed), 10);
}

#[test]
fn the_only_move_needs_no_thought() {
    let game = Play(Noughts::of("xox xoo ox."));
    for bot in ALL {
        let thought = thought(bot, &game, 0, 1).expect("a move");
        assert_eq!((thought.mv, thought.iterations), (8, 0), "{bot}");
    }
    let over = Play(Noughts::of("xxx oo. ..."));
    assert!(ALL.iter().all(|bot| thought(*bot, &over, 1, 1).is_none()), "there is nothing to do");
}

#[test]
fn the_same_seed_makes_the_same_move() {
    let game = HighCard::<{ tiny::flaw::NONE }>::begin(&4, 3).expect("a game");
    for bot in [Bot::Random, Bot::Greedy, Bot::Easy, Bot::Normal] {
        let think = |seed| thought(bot, &game, 2, seed).expect("a move");
        let first: Vec<_> = (0..20).map(think).collect();
        assert_eq!((0..20).map(think).collect::<Vec<_>>(), first, "{bot}");
    }
    let easy = moves(Bot::Easy, &game, 2, 0..20);
    assert!(easy.iter().any(|mv| *mv != easy[0]), "an easy rival is not always the same");
    let bots = [Bot::Easy, search(50)];
    let again = || play::<HighCard<{ tiny::flaw::NONE }>>(&bots, 4, 6);
    assert_eq!(again(), again());
}

#[test]
fn each_bot_sits_everywhere_equally_often() {
    // Who sits in seat 0 cannot lose.
    let contest = play::<Play<Pot<false, 3, 1000>>>(&[Bot::Greedy, Bot::Random, Bot::Random], 3, 9);
    assert_eq!((contest.games, contest.rounds, contest.moves), (9, 27, 27));
    for bot in 0..3 {
        let tally = contest.bot(bot);
        assert_eq!((tally.games, tally.wins, tally.ties, tally.losses), (9, 3, 0, 6), "{contest}");
    }
    assert_eq!((contest.seat(Seat(0)).wins, contest.seat(Seat(1)).losses), (9, 9), "{contest}");
    // Two bots for three seats: one has two of them, and it is never the same for long.
    let contest = play::<Play<Pot<false, 3, 1000>>>(&[Bot::Random, Bot::Random], 3, 10);
    assert_eq!((contest.bot(0).games, contest.bot(0).wins), (15, 5), "{contest}");
    let table = contest.to_string();
    assert_eq!(table.lines().count(), 1 + 2 + 3, "{table}");
    let seat = table.lines().last().expect("a line");
    let (low, high) = interval(0, 10);
    let cells = format!("10 0.0 % {:.1} to {:.1} 0.0 % 100.0 %", low * 100.0, high * 100.0);
    assert!(
        seat.split_whitespace().collect::<Vec<_>>().join(" ").starts_with(&format!("seat 2 {cells}")),
        "{table}"
    );
}

#[test]
fn who_goes_round_in_circles_is_left() {
    let contest = play::<Play<Idle>>(&[Bot::Random], 2, 2);
    assert_eq!((contest.games, contest.rounds, contest.bot(0).ties), (2, 0, 4));
}

/// Wilson's formula, worked out by hand: with no win of n it is z²/(n + z²).
#[test]
fn intervals_are_wilsons() {
    let near = |wins, n, low: f64, high: f64| {
        let (a, b) = interval(wins, n);
        assert!((a - low).abs() < 5e-4 && (b - high).abs() < 5e-4, "{wins} of {n}: {a} to {b}");
    };
    near(60, 100, 0.5020, 0.6906);
    near(50, 100, 0.4038, 0.5962);
    near(0, 10, 0.0, 0.2775);
    near(10, 10, 0.7225, 1.0);
    near(0, 0, 0.0, 1.0);
}

#[test]
fn next_takes_the_bots_in_turn() {
    let game = Play(Noughts::of("xx. .o. ..."));
    let bots = [Bot::Random, search(500)];
    let came = next(&game, &bots, &mut Rng::seeded(1));
    assert_eq!(came, Some((Seat(1), 2)));
    let over = Play(Noughts::of("xxx oo. ..."));
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(next(&over, &bots, &mut Rng::seeded(1)), None);
    // Where several may act, any of them does.
    let game = HighCard::<{ tiny::flaw::NONE }>::begin(&4, 3).expect("a game");
    let seats: BTreeSet<Seat> = (0..40)
        .filter_map(|seed| next(&game, &[Bot::Random], &mut Rng::seeded(seed)))
        .map(|(seat, _)| seat)
        .collect();
    assert_eq!(seats.len(), 4);
}
