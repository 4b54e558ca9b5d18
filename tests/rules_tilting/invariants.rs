//! What is true after every move of random games, in every mode.

use std::collections::BTreeSet;

use super::{act::*, prepare::*};

/// Games of each mode.
const SEEDS: std::ops::Range<u64> = 0..6;

/// Plays random games of every mode; `look` sees each position and what led to it.
fn everywhere(mut look: impl FnMut(&Tilting, &[Event])) {
    for (board, charge) in modes() {
        for seed in SEEDS {
            let mut game = begin(board, charge, seed);
            random(&mut game, seed ^ 0x5EED, &mut look);
            assert!(game.outcome.is_some());
        }
    }
}

/// Whether nothing has happened yet.
fn is_new(game: &Tilting) -> bool {
    game.taken() == 0 && game.laid.is_empty()
}

#[test]
fn sixty_movement_cards() {
    clauses!["TW-118"];
    everywhere(|game, _| {
        sixty(game);
        assert_eq!(game.row.is_empty(), game.setup.board != Board::Row);
    });
}

#[test]
fn seven_lances_each() {
    clauses!["TW-119", "TW-67"];
    everywhere(|game, _| {
        for seat in [ADA, BO] {
            let whole = game.sides[seat.index()].lances;
            assert!(whole <= 7);
            assert_eq!(whole + game.broken(seat), 7);
        }
        // Somebody without a lance has lost.
        let lost = whole(game).contains(&0);
        assert_eq!(lost, matches!(game.outcome, Some(Outcome::Won { by: By::Lances, .. })));
    });
}

#[test]
fn taken_cards_and_the_stack_are_all_there_are() {
    clauses!["TW-120"];
    everywhere(|game, _| {
        let taken = game.sides.iter().flat_map(|side| &side.won).map(|won| won.card);
        let cards: Vec<StackCard> = taken.chain(game.hidden.stack.iter().copied()).collect();
        let size = usize::from(game.setup.charge.unwrap_or(15));
        assert_eq!(cards.len(), size);
        let different: BTreeSet<StackCard> = cards.iter().chain(&game.hidden.out).copied().collect();
        assert_eq!(different.len(), 15, "and the others are out");
        assert_eq!(game.hidden.stack.is_empty(), usize::from(game.taken()) == size);
    });
}

#[test]
fn a_card_is_played_with_a_gap_of_two_or_more() {
    clauses!["TW-121"];
    let mut seen = 0;
    everywhere(|game, _| {
        let seats = game.turn().acting();
        if seats.iter().any(|seat| !plays(game, seat).is_empty()) {
            let gap = i16::from(game.road.squire.number()) - i16::from(game.road.knight.number());
            assert!(gap >= 2, "gap {gap}");
            seen += 1;
        }
    });
    assert!(seen > 1000, "{seen} cards could be played");
}

#[test]
fn within_a_round_the_two_come_closer() {
    clauses!["TW-122", "TW-30", "TW-29", "TW-92", "TW-100"];
    let mut before: Option<Road> = None;
    let (mut ahead, mut back) = (0, 0);
    everywhere(|game, events| {
        if is_new(game) {
            before = None;
        }
        let mut road = before.unwrap_or(game.road);
        let mut sign = None;
        let mut steps = 0;
        for event in events {
            match *event {
                Event::Played { card, .. } => (sign, steps) = (None, printed().steps(card)),
                Event::Stepped { sign: by, fields, .. } => (sign, steps) = (Some(by), fields),
                Event::Walked { meeple, from, to, gap } => {
                    assert_eq!(from, road.at(meeple));
                    let (from, there) = (road.at(meeple).number(), to.number());
                    let closer = if meeple == Knight { there > from } else { there < from };
                    assert_eq!(
                        closer,
                        sign != Some(Sign::Apart),
                        "{meeple:?} from {from} to {there} by {sign:?}"
                    );
                    // Off the end of the road nobody goes (TW-R8).
                    assert!(from.abs_diff(there) == steps || [1, 24].contains(&there));
                    *(if closer { &mut ahead } else { &mut back }) += 1;
                    road = road.with(meeple, to);
                    assert_eq!(gap, road.gap());
                }
                Event::Round { card, .. } => road = printed().card(card).road(),
                _ => {}
            }
        }
        assert_eq!(road, game.road, "nothing else moves them");
        before = Some(road);
    });
    assert!(ahead > 1000 && back > 30, "{ahead} walks ahead, {back} back");
}

#[test]
fn eleven_missions() {
    clauses!["TW-10", "TW-69", "TW-78"];
    everywhere(|game, _| {
        let hidden = &game.hidden;
        let played = game.sides.iter().flat_map(|side| &side.played);
        let all: Vec<Mission> =
            hidden.spare.iter().chain(hidden.missions.iter().flatten()).chain(played).copied().collect();
        assert_eq!(all.len(), 11);
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), 11);
        assert_eq!(hidden.spare.len(), if game.setup.charge.is_some() { 11 } else { 7 }, "none is drawn");
    });
}

#[test]
fn one_player_acts_and_the_turn_goes_to_and_fro() {
    clauses!["TW-20", "TW-56", "TW-R9"];
    let mut last = None;
    let mut turns = 0;
    everywhere(|game, events| {
        if is_new(game) {
            last = None;
        }
        // Whoever plays a first card of a turn is not who did before.
        for event in events {
            if let Event::Played { seat, .. } = event
                && last != Some(*seat)
            {
                turns += 1;
                last = Some(*seat);
            }
        }
        if game.outcome.is_some() {
            assert_eq!(game.turn(), Turn::Over);
            return;
        }
        let seat = acting(game);
        if game.phase == Phase::Play {
            assert_ne!(last, Some(seat), "the other one has the turn");
            assert_eq!(seat, game.active);
        } else if !matches!(game.phase, Phase::Draw { .. }) {
            assert_eq!(last, Some(seat), "the turn goes on in {:?}", game.phase);
        }
    });
    assert!(turns > 1000, "{turns} turns");
}

#[test]
fn the_setup_never_changes() {
    clauses!["TW-81", "TW-R34"];
    for (board, charge) in modes() {
        let mut game = begin(board, charge, 9);
        let setup = game.setup.clone();
        random(&mut game, 9, |game, _| assert_eq!(game.setup, setup));
    }
}

#[test]
fn games_of_all_kinds_of_endings() {
    clauses!["TW-02", "TW-03", "TW-73", "TW-76", "TW-71"];
    let (mut points, mut lances) = (0, 0);
    everywhere(|game, _| {
        let Some(outcome) = game.outcome else { return };
        let [ada, bo] = [ADA, BO].map(|seat| game.points(seat));
        let cards = game.sides.each_ref().map(|side| side.won.len());
        let expected = match whole(game) {
            [0, _] => Outcome::Won { seat: BO, by: By::Lances },
            [_, 0] => Outcome::Won { seat: ADA, by: By::Lances },
            _ if ada > bo => Outcome::Won { seat: ADA, by: By::Points },
            _ if bo > ada => Outcome::Won { seat: BO, by: By::Points },
            _ if cards[0] < cards[1] => Outcome::Won { seat: ADA, by: By::Cards },
            _ if cards[1] < cards[0] => Outcome::Won { seat: BO, by: By::Cards },
            _ => Outcome::Undecided,
        };
        assert_eq!(outcome, expected);
        if whole(game).contains(&0) {
            lances += 1;
        } else {
            assert!(game.hidden.stack.is_empty());
            points += 1;
        }
    });
    assert!(points > 5 && lances > 5, "{points} by points, {lances} by lances");
}
