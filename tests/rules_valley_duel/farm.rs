//! Gain a Farm Enhancement (VD-80 to VD-95, VD-165).

use super::{act::*, prepare::*};

fn take(place: u8, role: Role) -> Move {
    Move::Farm { place, role }
}

/// Red's near row is full: cards 18, 5, 8 from entry to exit; the offer has card 20; Red takes a card.
fn example() -> ValleyDuel {
    let mut game = game();
    lay_row(&mut game, RED, &[18, 5, 8]);
    offer_farm(&mut game, 0, 20);
    doing(&mut game, RED, job(Action::Farm));
    game
}

#[test]
fn a_card_of_the_offer() {
    clauses!["VD-80", "VD-R6"];
    let mut game = game();
    doing(&mut game, RED, job(Action::Farm));
    let all =
        [take(0, Role::Helper), take(0, Role::Contract), take(1, Role::Helper), take(1, Role::Contract)];
    assert_eq!(game.legal_moves(RED), all, "none of the deck");
    assert_eq!(refused(&game, RED, take(2, Role::Helper)), "VD-80");
    game.farms[1] = None;
    assert_eq!(refused(&game, RED, take(1, Role::Helper)), "VD-80");
}

#[test]
fn near_and_far() {
    clauses!["VD-81", "VD-82", "VD-83", "VD-85", "VD-31"];
    let mut game = game();
    offer_farm(&mut game, 0, 20);
    offer_farm(&mut game, 1, 1);
    doing(&mut game, RED, job(Action::Farm));
    let mut helper = game.clone();
    play(&mut helper, RED, take(0, Role::Helper));
    assert_eq!((row(&helper, RED), row(&helper, YELLOW)), (vec![20], vec![]));
    // Red's Helper is Yellow's Contract.
    let cards = |game: &ValleyDuel, seat, role| game.cards(seat, role).map(Farm::number).collect::<Vec<_>>();
    assert_eq!(cards(&helper, RED, Role::Helper), [20]);
    assert_eq!(cards(&helper, YELLOW, Role::Contract), [20]);
    assert_eq!(cards(&helper, YELLOW, Role::Helper), []);
    let card = printed().farm(farm(20));
    assert_eq!((card.trigger, card.gain), (Action::Farm, Effect::Tools(1)));
    assert_eq!(card.counts, Counts::MixedPatches(Colour::Black), "another text at the other end");
    play(&mut game, RED, take(0, Role::Contract));
    assert_eq!((row(&game, RED), row(&game, YELLOW)), (vec![], vec![20]));
    assert_eq!(cards(&game, RED, Role::Contract), [20]);
    assert_eq!(cards(&game, YELLOW, Role::Helper), [20]);
    // The other way round for Yellow, and the other row stays.
    doing(&mut game, YELLOW, job(Action::Farm));
    play(&mut game, YELLOW, take(1, Role::Contract));
    assert_eq!((row(&game, RED), row(&game, YELLOW)), (vec![1], vec![20]));
}

#[test]
fn the_rulebooks_example() {
    clauses!["VD-E2", "VD-84", "VD-89", "VD-90", "VD-91", "VD-105", "VD-106", "VD-R7"];
    let mut game = example();
    game.players[1].guilders = 1;
    let next = game.next_farm();
    let deck = game.hidden.farms.len();
    // Red waits with card 18.
    play(&mut game, RED, take(0, Role::Helper));
    assert_eq!(row(&game, RED), [20, 18, 5], "the others keep their order");
    assert_eq!(mover(&game), YELLOW);
    assert_eq!(game.legal_moves(YELLOW), [Move::Pay, Move::Pass]);
    play(&mut game, YELLOW, Move::Pass);
    assert_eq!(game.boxed_farms, [farm(8)]);
    assert_eq!((purse(&game, YELLOW), game.player(YELLOW).done.len()), ((1, 0, 0), 0));
    assert_eq!(game.farms[0], next);
    assert_eq!(game.hidden.farms.len(), deck - 1);
    // Card 20 (a Tool for a Farm action) does not trigger itself.
    assert_eq!(game.legal_moves(RED), [Move::Help(farm(18)), Move::Pass]);
    assert_eq!(refused(&game, RED, Move::Help(farm(20))), "VD-105");
    assert_eq!(refused(&game, RED, Move::Help(farm(8))), "VD-100", "it is gone");
    play(&mut game, RED, Move::Help(farm(18)));
    assert_eq!(purse(&game, RED), (0, 0, 1));
    assert_eq!(game.step, Step::FollowUp);
}

#[test]
fn the_example_with_a_guilder() {
    clauses!["VD-E2b", "VD-86", "VD-87", "VD-88", "VD-R45", "VD-R43"];
    let mut game = example();
    game.players[1].guilders = 2;
    // Card 8 counts Patches with yellow and another colour: two of them, 3 points each.
    assert_eq!(printed().farm(farm(8)).counts, Counts::MixedPatches(Colour::Yellow));
    let each = u16::from(printed().farm(farm(8)).each);
    plant(&mut game, 1, "Y.W");
    plant(&mut game, 2, "YB..");
    plant(&mut game, 3, "YY.");
    play(&mut game, RED, take(0, Role::Helper));
    assert_eq!(refused(&game, RED, Move::Pay), "VD-R45", "the owner answers first");
    assert_eq!(game.farms[0], None, "before the refill");
    play(&mut game, YELLOW, Move::Pay);
    assert_eq!(purse(&game, YELLOW), (1, 0, 2 * each));
    assert_eq!(game.player(YELLOW).done, [Done { farm: farm(8), points: 2 * each }]);
    assert!(game.boxed_farms.is_empty());
    assert_eq!(purse(&game, RED), (0, 0, 0));
    assert_eq!(row(&game, RED), [20, 18, 5]);
    play(&mut game, RED, Move::Help(farm(18)));
    assert_eq!(purse(&game, RED), (0, 0, 1));
}

#[test]
fn who_is_asked() {
    clauses!["VD-86", "VD-89", "VD-R29"];
    // Without a Guilder nobody is asked.
    let mut game = example();
    play(&mut game, RED, take(0, Role::Helper));
    assert_eq!((game.boxed_farms.as_slice(), mover(&game)), ([farm(8)].as_slice(), RED));
    // Yellow's near row holds Red's Contracts: Red pushes out an own one, with Guilders that a Helper of the same
    // action brought.
    let mut game = example();
    lay_row(&mut game, YELLOW, &[1, 2, 3]);
    game.rows[0] = [Some(farm(17)), None, None];
    play(&mut game, RED, Move::Help(farm(17)));
    assert_eq!(game.player(RED).guilders, 2);
    play(&mut game, RED, take(0, Role::Contract));
    assert_eq!(game.task(), Some(Task::Pay { farm: farm(3), owner: RED }));
    // Card 3 counts full Patches.
    let each = u16::from(printed().farm(farm(3)).each);
    fill(&mut game, 1, 'R');
    play(&mut game, RED, Move::Pay);
    assert_eq!(purse(&game, RED), (1, 0, each));
    assert_eq!(row(&game, YELLOW), [20, 1, 2]);
}

#[test]
fn no_other_time_to_score() {
    clauses!["VD-95", "VD-R28"];
    let mut game = example();
    give(&mut game, YELLOW, 9, 0, "");
    give(&mut game, RED, 9, 0, "");
    assert_eq!(refused(&game, RED, Move::Pay), "VD-95");
    choosing(&mut game, YELLOW);
    assert!(!game.legal_moves(YELLOW).contains(&Move::Pay));
    for seed in 0..20 {
        let mut game = seeded(seed);
        random(&mut game, seed, |before, _, _, after, events| {
            let scored = after.players.iter().map(|player| player.done.len()).sum::<usize>();
            let had = before.players.iter().map(|player| player.done.len()).sum::<usize>();
            let paid = events.iter().any(|event| matches!(event, Event::Scored { paid: true, .. }));
            let pushed = matches!(before.task(), Some(Task::Pay { .. }));
            assert_eq!(scored > had, (paid && pushed) || (after.step == Step::Over && scored > had));
        });
    }
}

#[test]
fn the_deck_runs_out_twice() {
    clauses!["VD-92", "VD-93", "VD-94", "VD-R15", "VD-R16", "VD-R38"];
    let mut game = game();
    let mut taken = 0;
    let mut boxed = 0;
    while game.farms.iter().any(Option::is_some) {
        doing(&mut game, RED, job(Action::Farm));
        let mv = listed(&game, RED, |mv| matches!(mv, Move::Farm { role: Role::Contract, .. }))[0];
        play(&mut game, RED, mv);
        taken += 1;
        assert_eq!(game.calendar, u8::from(taken >= 9), "after {taken}");
        let deck = if taken < 9 { 9 - taken } else { 18_usize.saturating_sub(taken) };
        assert_eq!(game.hidden.farms.len(), deck);
        assert_eq!(game.next_farm().is_some(), deck > 0, "its top lies open");
        assert_eq!(game.hidden.farms_aside.len(), if taken < 9 { 9 } else { 0 });
        assert_eq!(game.farms.iter().flatten().count(), 20_usize.saturating_sub(taken).min(2));
        boxed = boxed.max(game.boxed_farms.len());
    }
    assert_eq!((taken, game.causes.as_slice()), (20, [Cause::Farms].as_slice()));
    assert_eq!(game.boxed_farms.len(), 17, "three are left in the row, and none has come back");
    // Central 3 is Farm: it cannot be resolved any more.
    game.wheels.central = 3;
    choosing(&mut game, RED);
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
}

/// Tile 15: a card, and two cards of its row change places.
#[test]
fn a_card_and_a_swap() {
    clauses!["VD-165", "VD-R33"];
    let start = || {
        let mut game = example();
        lay_row(&mut game, YELLOW, &[1, 2]);
        with_tile(&mut game, RED, 15);
        play(&mut game, RED, Move::Choose(Wheel::Own));
        game
    };
    let swap = |role, one, other| Move::Swap { role, one, other };
    // First the card: then the new one may be swapped, and only in its row.
    let mut game = start();
    play(&mut game, RED, take(0, Role::Helper));
    assert_eq!(row(&game, RED), [20, 18, 5]);
    assert_eq!(refused(&game, RED, swap(Role::Contract, 0, 1)), "VD-165");
    for wrong in [swap(Role::Helper, 0, 0), swap(Role::Helper, 0, 3), swap(Role::Helper, 2, 1)] {
        assert_eq!(refused(&game, RED, wrong), "VD-165");
    }
    play(&mut game, RED, swap(Role::Helper, 0, 2));
    assert_eq!((row(&game, RED), row(&game, YELLOW)), (vec![5, 18, 20], vec![1, 2]));
    // First the swap: it may save a card, and the new one must come into that row.
    let mut game = start();
    play(&mut game, RED, swap(Role::Helper, 1, 2));
    assert_eq!(row(&game, RED), [18, 8, 5]);
    assert_eq!(refused(&game, RED, take(0, Role::Contract)), "VD-165");
    assert_eq!(refused(&game, RED, swap(Role::Helper, 0, 1)), "VD-165", "once");
    play(&mut game, RED, take(0, Role::Helper));
    assert_eq!(row(&game, RED), [20, 18, 8]);
    assert_eq!(game.boxed_farms, [farm(5)]);
    // With one card in the row there is nothing to swap; and two may be left as they are.
    let mut game = start();
    game.rows[1] = [None; 3];
    play(&mut game, RED, take(0, Role::Contract));
    assert_eq!(game.task(), Some(Task::After { action: Action::Farm, except: Some(farm(20)) }));
    let mut game = start();
    play(&mut game, RED, take(0, Role::Contract));
    assert_eq!(game.task(), Some(Task::Swap(Role::Contract)));
    play(&mut game, RED, Move::Pass);
    assert_eq!(row(&game, YELLOW), [20, 1, 2]);
}
