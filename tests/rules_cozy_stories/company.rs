//! Computer players at the table (CS-A2, CS-A8, CS-A11).

use super::prepare::*;
use company::{PAUSE, listen};
use windmill_lane::{bots::Bot, rules::Level};

#[test]
fn a_computer_cannot_hear() {
    clauses!["CS-A2"];
    let mut game = solo(3);
    play(&mut game, ADA, Move::Draw);
    assert_eq!(refused(&game, ADA, Move::Aloud), "CS-A2");
    assert_eq!(game.legal_moves(ADA).len(), 1, "a story is typed");
    // A computer may well listen to nobody: when it tells, only people guess.
    let computer = Sitter::Computer(Sharpness::Medium);
    let setup = Setup { eldest: Some(BO), ..Setup::of(vec![computer, Sitter::Person, Sitter::Person]) };
    let mut game = CozyStories::begin(&setup, 1).expect("a set-up");
    play(&mut game, BO, Move::Draw);
    assert_eq!(refused(&game, BO, Move::Aloud), "CS-A2", "Ada’s seat guesses too");
    play_text(&mut game, BO, Move::Tell(TEXT.into()));
    play(&mut game, BO, Move::Lay);
    hit(&mut game);
    next(&mut game);
    play(&mut game, CY, Move::Draw);
    assert_eq!(refused(&game, CY, Move::Aloud), "CS-A2");
    play_text(&mut game, CY, Move::Tell(TEXT.into()));
    play(&mut game, CY, Move::Lay);
    hit(&mut game);
    next(&mut game);
    // When the computer tells itself, only people guess: were it to tell aloud, they could hear it.
    play(&mut game, ADA, Move::Draw);
    assert!(game.can_be_heard());
}

#[test]
fn one_person_can_play_with_computers() {
    clauses!["CS-A11", "CS-R1"];
    for players in 3..=5_u8 {
        for endless in [false, true] {
            let sitters: Vec<Sitter> = (0..players)
                .map(|seat| match seat {
                    0 => Sitter::Person,
                    seat => Sitter::Computer(Sharpness::ALL[usize::from(seat) % 3]),
                })
                .collect();
            let setup = Setup { endless, ..Setup::of(sitters) };
            let mut game = CozyStories::begin(&setup, 3).expect("a set-up");
            let mut rng = Rng::seeded(8);
            let mut steps = 0;
            while let Some(seat) = game.turn().acting().iter().next() {
                let bot = match game.player(seat).sitter {
                    Sitter::Person => Bot::Random,
                    Sitter::Computer(Sharpness::Dreamy) => Bot::Easy,
                    Sitter::Computer(Sharpness::Medium) => Bot::Normal,
                    Sitter::Computer(Sharpness::Sharp) => Bot::Strong,
                };
                let mv = bot.choose(&game, seat, &mut rng).expect("a move");
                make(&mut game, seat, &mv);
                steps += 1;
                assert!(steps < 500, "it ends");
            }
            let stories = usize::from(Content::get().numbers().phases(players));
            assert_eq!(game.tales.len(), stories);
            let best = points(&game).into_iter().max();
            assert!(game.standing().winners.iter().all(|seat| Some(game.score(*seat)) == best));
        }
    }
}

#[test]
fn every_level_plays_every_step() {
    clauses!["CS-A11"];
    for level in [Level::Easy, Level::Normal, Level::Strong] {
        let mut game = begin(4);
        let mut rng = Rng::seeded(2);
        while let Some(seat) = game.turn().acting().iter().next() {
            for other in game.seats().filter(|other| *other != seat) {
                assert_eq!(game.companion(other, level, &mut rng), None, "it is not its turn");
            }
            let mv = game.companion(seat, level, &mut rng).expect("a move");
            make(&mut game, seat, &mv);
        }
        assert_eq!(game.companion(ADA, level, &mut rng), None);
    }
}

#[test]
fn it_waits_so_that_people_can_follow() {
    clauses!["CS-A8", "CS-H4"];
    assert_eq!(PAUSE, (2000, 4000));
    let mut waited = BTreeSet::new();
    let mut games = [begin(4), begin(4)];
    // Neither card is among those that are guessed below.
    let guessed = [3, 4, 5].map(|at| games[0].layout[at]);
    for (game, nth) in games.iter_mut().zip(0..) {
        let others: Vec<Picture> = deck(game).into_iter().filter(|card| !guessed.contains(card)).collect();
        top(game, others[nth]);
    }
    for step in 0..6 {
        let pauses: Vec<Option<u32>> = games.iter().map(CozyStories::pause).collect();
        assert_eq!(pauses[0], pauses[1], "whatever the card is");
        if let Some(pause) = pauses[0] {
            assert!((2000..=4000).contains(&pause));
            waited.insert(pause);
        }
        for game in &mut games {
            match step {
                0 => drop(play(game, ADA, Move::Draw)),
                1 => drop(play_text(game, ADA, Move::Tell(TEXT.into()))),
                2 => drop(play(game, ADA, Move::Lay)),
                _ => {
                    let cards = [3, 4, 5].map(|at| game.layout[at]);
                    let wrong = cards.into_iter().find(|card| game.field.contains(*card)).expect("a card");
                    drop(play(game, Seat(step - 2), Move::Guess(wrong)));
                }
            }
        }
    }
    assert!(waited.len() >= 3, "not always the same: {waited:?}");
}

#[test]
fn reasons_are_given_after_the_reveal_and_not_before() {
    clauses!["CS-A8"];
    let mut game = solo(4);
    top(&mut game, pic("C10"));
    let text = "Snow on the water. A fox.";
    told(&mut game, text);
    assert_eq!(game.reasons(BO), None);
    let (hit_by, field) = (pic("C24"), game.field);
    play(&mut game, BO, Move::Guess(hit_by));
    assert_eq!(game.reasons(BO), None, "the card is still hidden");
    hit(&mut game);
    let heard: Vec<_> = listen(text).tags().collect();
    let reasons = game.reasons(BO).expect("Bo is a computer");
    assert_eq!(reasons.heard, heard);
    let odds = company::odds(&listen(text), field, Sharpness::Medium);
    let exact = f64::from(odds.per_mille(hit_by)) / 10.0;
    assert!((f64::from(reasons.sure) - exact).abs() <= 1.0, "{reasons:?} {exact}");
    // Cy chose from what Bo had left.
    let mut left = field;
    left.remove(hit_by);
    let odds = company::odds(&listen(text), left, Sharpness::Medium);
    let exact = f64::from(odds.per_mille(pic("C10"))) / 10.0;
    let reasons = game.reasons(CY).expect("Cy is a computer");
    assert!((f64::from(reasons.sure) - exact).abs() <= 1.0, "{reasons:?} {exact}");
    assert_eq!((game.reasons(ADA), game.reasons(DEE)), (None, None), "a person, and one who did not guess");
    next(&mut game);
    assert_eq!(game.reasons(BO), None);
}
