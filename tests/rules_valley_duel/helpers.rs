//! Helpers (VD-96 to VD-107).

use super::{act::*, prepare::*};

/// Red has these Helpers and does a main action.
fn helped(cards: &[u8], action: Action) -> ValleyDuel {
    let mut game = game();
    lay_row(&mut game, RED, cards);
    lay_lots(&mut game, 1, 2, 3);
    doing(&mut game, RED, job(action));
    game
}

fn near(half: Half) -> Move {
    Move::Deal { stall: Stall::Near, half }
}

fn helps(game: &ValleyDuel, seat: Seat) -> Vec<u8> {
    let moves = game.legal_moves(seat).into_iter();
    moves.filter_map(|mv| if let Move::Help(farm) = mv { Some(farm.number()) } else { None }).collect()
}

/// Cards 1 and 2: 2 Guilders, 1 point for a visit to the Market.
#[test]
fn before_or_after_or_never() {
    clauses!["VD-96", "VD-103", "VD-104", "VD-101"];
    assert_eq!(printed().farm(farm(1)).trigger, Action::Market);
    let mut game = helped(&[1, 2], Action::Market);
    give(&mut game, RED, 1, 0, "");
    assert_eq!(helps(&game, RED), [1, 2]);
    // Before: the Guilders pay for the deal it goes with.
    let mut before = game.clone();
    play(&mut before, RED, Move::Help(farm(1)));
    assert_eq!(before.player(RED).guilders, 3);
    play(&mut before, RED, near(Half::Top));
    assert_eq!(helps(&before, RED), [2], "the other one may still come after");
    play(&mut before, RED, Move::Help(farm(2)));
    assert_eq!((purse(&before, RED), before.step), ((2, 0, 1), Step::FollowUp));
    // After.
    let mut after = game.clone();
    play(&mut after, RED, near(Half::Top));
    assert_eq!(helps(&after, RED), [1, 2]);
    play(&mut after, RED, Move::Help(farm(2)));
    play(&mut after, RED, Move::Help(farm(1)));
    assert_eq!(purse(&after, RED), (2, 0, 1), "in any order");
    // Never.
    play(&mut game, RED, near(Half::Top));
    play(&mut game, RED, Move::Pass);
    assert_eq!((purse(&game, RED), game.step), ((0, 0, 0), Step::FollowUp));
}

#[test]
fn only_what_it_shows() {
    clauses!["VD-101"];
    // Card 4 is for planting, card 8 for Windmills.
    let mut game = helped(&[4, 8], Action::Market);
    give(&mut game, RED, 1, 0, "");
    assert_eq!(helps(&game, RED), []);
    assert_eq!(refused(&game, RED, Move::Help(farm(4))), "VD-101");
    assert_eq!(refused(&game, RED, Move::Help(farm(1))), "VD-100");
}

#[test]
fn once_in_a_turn() {
    clauses!["VD-97"];
    // Tile 18: Market twice.
    let mut game = helped(&[2], Action::Market);
    with_tile(&mut game, RED, 18);
    give(&mut game, RED, 2, 0, "");
    play(&mut game, RED, Move::Choose(Wheel::Own));
    play(&mut game, RED, Move::Help(farm(2)));
    assert_eq!(refused(&game, RED, Move::Help(farm(2))), "VD-97");
    play(&mut game, RED, near(Half::Top));
    assert_eq!(
        (helps(&game, RED), game.task()),
        (vec![], Some(Task::Act { job: Job::Market, optional: false }))
    );
    assert_eq!(refused(&game, RED, Move::Help(farm(2))), "VD-97");
    play(&mut game, RED, near(Half::Top));
    assert_eq!(game.step, Step::FollowUp);
    play(&mut game, YELLOW, Move::Guilders);
    idle_turn(&mut game);
    // The next own turn.
    doing(&mut game, RED, Job::Market);
    give(&mut game, RED, 1, 0, "");
    assert_eq!(helps(&game, RED), [2]);
}

#[test]
fn in_the_own_turn_only() {
    clauses!["VD-98", "VD-99", "VD-55"];
    let mut game = helped(&[1, 2], Action::Market);
    lay_row(&mut game, YELLOW, &[3]);
    give(&mut game, RED, 2, 0, "");
    give(&mut game, YELLOW, 2, 0, "");
    // Yellow's turn: Red's Helpers are silent.
    doing(&mut game, YELLOW, Job::Market);
    assert_eq!((helps(&game, YELLOW), helps(&game, RED)), (vec![3], vec![]));
    assert_eq!(refused(&game, RED, Move::Help(farm(1))), "VD-98");
    // Red's follow-up in Yellow's turn: neither Red's nor Yellow's help.
    following(&mut game, RED, Job::Market);
    assert_eq!(helps(&game, RED), []);
    assert_eq!(refused(&game, RED, Move::Help(farm(1))), "VD-55");
    play(&mut game, RED, near(Half::Top));
    assert_eq!((game.step, game.active), (Step::Rotate, RED), "and none comes after");
    assert_eq!(purse(&game, RED), (1, 0, 0));
    assert_eq!(purse(&game, YELLOW), (2, 0, 0));
    // In the own second action they do help.
    game.step = Step::Second(Wheel::Central);
    game.chosen = Some(Wheel::Central);
    game.pending = vec![Task::Act { job: Job::Market, optional: false }];
    assert_eq!(helps(&game, RED), [1, 2]);
}

#[test]
fn only_while_it_lies_there() {
    clauses!["VD-100"];
    let mut game = helped(&[18, 19, 17], Action::Farm);
    offer_farm(&mut game, 0, 1);
    assert_eq!(helps(&game, RED), [18, 19, 17]);
    play(&mut game, RED, Move::Farm { place: 0, role: Role::Helper });
    assert_eq!(helps(&game, RED), [18, 19], "17 was pushed out");
    assert_eq!(refused(&game, RED, Move::Help(farm(17))), "VD-100");
}

/// Patch 9 has a Market in its middle.
#[test]
fn an_action_from_elsewhere() {
    clauses!["VD-102", "VD-113"];
    let mut game = helped(&[1], Action::Plant);
    plant(&mut game, 9, "R..");
    give(&mut game, RED, 1, 0, "R");
    play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(9), space: 1 });
    assert_eq!(helps(&game, RED), [1]);
    play(&mut game, RED, Move::Help(farm(1)));
    assert_eq!(game.player(RED).guilders, 3);
    assert_eq!(refused(&game, RED, Move::Pass), "VD-43", "who was helped visits the Market");
    play(&mut game, RED, near(Half::Top));
    // From an Export tile, and from a covered space, it is the same action.
    for task in [
        Task::Effect { effect: Effect::Do(Action::Market), optional: true, source: Source::Export },
        Task::Covered(printed().central(0)),
    ] {
        let mut game = helped(&[1], Action::Plant);
        give(&mut game, RED, 1, 0, "R");
        // Patch 1, first space: 1 point, and then this.
        game.pending.insert(0, task);
        play(&mut game, RED, Move::Plant { colour: Colour::Red, patch: patch(1), space: 0 });
        if matches!(task, Task::Covered(_)) {
            play(&mut game, RED, Move::Choose(Wheel::Central));
        }
        assert_eq!(helps(&game, RED), [1], "{task:?}");
    }
}

#[test]
fn farm_helpers() {
    clauses!["VD-105", "VD-106", "VD-107", "VD-R27"];
    // As a Contract, it is the same action.
    let mut game = helped(&[18], Action::Farm);
    offer_farm(&mut game, 0, 1);
    offer_farm(&mut game, 1, 17);
    play(&mut game, RED, Move::Farm { place: 0, role: Role::Contract });
    assert_eq!(helps(&game, RED), [18]);
    // A new Farm Helper is silent now, and helps with a later Farm action of the same turn.
    let mut game = helped(&[18], Action::Farm);
    offer_farm(&mut game, 0, 17);
    offer_farm(&mut game, 1, 1);
    game.pending.insert(0, Task::Act { job: job(Action::Farm), optional: false });
    play(&mut game, RED, Move::Farm { place: 0, role: Role::Helper });
    assert_eq!(helps(&game, RED), [18]);
    play(&mut game, RED, Move::Help(farm(18)));
    assert_eq!(helps(&game, RED), [17]);
    // Another new Helper helps at once.
    play(&mut game, RED, Move::Farm { place: 1, role: Role::Helper });
    assert_eq!(row(&game, RED)[0], 1);
    doing(&mut game, RED, Job::Market);
    give(&mut game, RED, 1, 0, "");
    assert_eq!(helps(&game, RED), [1]);
}

/// An action that only a Helper makes possible may be chosen; then it is used first.
#[test]
fn possible_through_a_helper() {
    clauses!["VD-R26", "VD-45"];
    // No Guilder, but card 1.
    let mut game = helped(&[1], Action::Market);
    game.wheels.own = 4;
    choosing(&mut game, RED);
    play(&mut game, RED, Move::Choose(Wheel::Own));
    assert_eq!(game.legal_moves(RED), [Move::Help(farm(1))]);
    play(&mut game, RED, Move::Help(farm(1)));
    play(&mut game, RED, near(Half::Top));
    assert_eq!(bulbs(&game, RED), "WW");
    // Card 7, a Bulb for planting: only colours that can be planted. Each end asks for red, but one for violet.
    let mut game = helped(&[7], Action::Plant);
    for number in 1..=12 {
        fill(&mut game, number, 'R');
    }
    plant(&mut game, 2, "R..V");
    assert_eq!(game.legal_moves(RED), [Move::Help(farm(7))]);
    play(&mut game, RED, Move::Help(farm(7)));
    assert_eq!(game.legal_moves(RED), [Move::Bulb(Colour::Red), Move::Bulb(Colour::Violet)]);
    assert_eq!(refused(&game, RED, Move::Bulb(Colour::White)), "VD-R26");
    play(&mut game, RED, Move::Bulb(Colour::Violet));
    play(&mut game, RED, Move::Plant { colour: Colour::Violet, patch: patch(2), space: 2 });
    // With a red Bulb in hand any colour will do.
    let mut game = helped(&[7], Action::Plant);
    give(&mut game, RED, 0, 0, "R");
    play(&mut game, RED, Move::Help(farm(7)));
    assert_eq!(game.legal_moves(RED).len(), 5);
    // In a follow-up no Helper makes anything possible.
    let mut game = helped(&[1], Action::Market);
    choosing(&mut game, YELLOW);
    game.step = Step::FollowUp;
    assert_eq!(refused(&game, RED, Move::Choose(Wheel::Central)), "VD-45");
}
