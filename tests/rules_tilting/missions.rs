//! When a mission can be played.

use super::{act::*, prepare::*};

/// Whether different cards can be found for all slots: every card is tried for every slot.
fn found(slots: &[Slot], won: &[(StackCard, Face)]) -> bool {
    let [Slot(face, from, to), rest @ ..] = slots else { return true };
    (0..won.len()).any(|at| {
        let mut left = won.to_vec();
        let (card, side) = left.remove(at);
        side == *face && (*from..=*to).contains(&value(card, side)) && found(rest, &left)
    })
}

fn slots(mission: Mission) -> &'static [Slot] {
    &printed().mission(mission).slots
}

/// A game in which Ada holds a mission and has taken these cards.
#[track_caller]
fn holding(missions: &[Mission], taken: &[(StackCard, Face)]) -> Tilting {
    let mut game = start(Board::Shield);
    won(&mut game, ADA, taken);
    errands(&mut game, ADA, missions);
    game
}

#[test]
fn a_mission_needs_its_condition() {
    clauses!["TW-61", "TW-62"];
    for mission in Mission::all() {
        let cards = fulfilling(mission);
        let game = holding(&[mission], &cards);
        assert!(game.fulfils(ADA, mission) && !game.fulfils(BO, mission), "{mission:?}");
        let events = play(&mut game.clone(), ADA, Move::Mission(mission));
        assert_eq!(events[0], Event::Fulfilled { seat: ADA, mission });
        // The opponent's cards serve nobody else.
        let mut theirs = start(Board::Shield);
        won(&mut theirs, BO, &cards);
        errands(&mut theirs, ADA, &[mission]);
        assert_eq!(refused(&theirs, ADA, Move::Mission(mission)), "TW-61");
        for at in 0..cards.len() {
            let mut fewer = cards.clone();
            fewer.remove(at);
            let game = holding(&[mission], &fewer);
            assert_eq!(refused(&game, ADA, Move::Mission(mission)), "TW-61", "{mission:?} without {at}");
        }
    }
}

#[test]
fn a_card_counts_on_the_side_it_was_taken_with() {
    clauses!["TW-62"];
    let mut turned_away = 0;
    for mission in Mission::all() {
        let cards = fulfilling(mission);
        for at in 0..cards.len() {
            let mut turned = cards.clone();
            turned[at].1 = if turned[at].1 == Giant { Windmill } else { Giant };
            let game = holding(&[mission], &turned);
            if found(slots(mission), &turned) {
                play(&mut game.clone(), ADA, Move::Mission(mission));
            } else {
                assert_eq!(refused(&game, ADA, Move::Mission(mission)), "TW-61");
                turned_away += 1;
            }
        }
    }
    assert!(turned_away >= 11, "{turned_away} conditions fail by a turned card");
}

#[test]
fn the_condition_is_a_matching_of_cards_to_slots() {
    clauses!["TW-61", "TW-62", "TW-R15"];
    let mut rng = Rng::seeded(8);
    let (mut yes, mut no) = (0, 0);
    let mut game = start(Board::Shield);
    for _ in 0..3000 {
        let mut cards: Vec<StackCard> = StackCard::all().collect();
        rng.shuffle(&mut cards);
        cards.truncate(rng.below(9));
        let taken: Vec<(StackCard, Face)> =
            cards.into_iter().map(|card| (card, [Giant, Windmill][rng.below(2)])).collect();
        game.sides[1].won = taken.iter().map(|(card, face)| Won { card: *card, face: *face }).collect();
        for mission in Mission::all() {
            let expected = found(slots(mission), &taken);
            assert_eq!(game.fulfils(BO, mission), expected, "{mission:?} by {taken:?}");
            *(if expected { &mut yes } else { &mut no }) += 1;
        }
    }
    assert!(yes > 3000 && no > 3000, "{yes} and {no}");
}

#[test]
fn each_slot_needs_a_card_of_its_own() {
    clauses!["TW-R15"];
    let mut tried = 0;
    for mission in Mission::all() {
        let [Slot(face, from, to), Slot(other, least, most)] = slots(mission) else { continue };
        let both = |card: &StackCard| {
            let points = value(*card, *face);
            face == other && (from..=to).contains(&&points) && (least..=most).contains(&&points)
        };
        let Some(card) = StackCard::all().find(both) else { continue };
        let game = holding(&[mission], &[(card, *face)]);
        assert_eq!(refused(&game, ADA, Move::Mission(mission)), "TW-61", "{card:?} serves {mission:?} once");
        tried += 1;
    }
    assert!(tried >= 2, "{tried} missions ask for two of a kind");
}

#[test]
fn the_same_cards_may_serve_both_missions() {
    clauses!["TW-R15", "TW-63"];
    let pairs = Mission::all().flat_map(|one| Mission::all().map(move |two| (one, two)));
    let (one, two) = pairs
        .into_iter()
        .find(|(one, two)| one != two && found(slots(*two), &fulfilling(*one)))
        .expect("a mission whose cards fulfil another");
    for order in [[one, two], [two, one]] {
        let mut game = holding(&[one, two], &fulfilling(one));
        lances(&mut game, ADA, 1);
        let taken = game.sides[0].won.clone();
        play_all(&mut game, ADA, &order.map(Move::Mission));
        assert_eq!(game.sides[0].won, taken, "they are not used up");
        assert_eq!(game.sides[0].played, order);
    }
}

#[test]
fn only_in_the_own_turn() {
    clauses!["TW-60", "TW-107"];
    let errand = mission(true);
    let mut game = holding(&[errand], &fulfilling(errand));
    game.active = BO;
    assert_eq!(refused(&game, ADA, Move::Mission(errand)), "TW-60");
    idle(&mut game);
    play(&mut game, ADA, Move::Mission(errand));
}

#[test]
fn one_or_both_in_a_turn() {
    clauses!["TW-63", "TW-65"];
    let (one, two) = (mission(true), mission(false));
    let cards = fulfilling_both(one, two);
    let game = holding(&[one, two], &cards);
    let mut both = game.clone();
    play_all(&mut both, ADA, &[Move::Mission(one), Move::Mission(two)]);
    assert_eq!(both.sides[0].played, [one, two]);
    let mut single = game.clone();
    play(&mut single, ADA, Move::Mission(two));
    idle(&mut single);
    play(&mut single, ADA, Move::End);
    assert_eq!((acting(&single), errands_of(&single, ADA)), (BO, &[one][..]));
    let mut none = game;
    idle(&mut none);
    assert!(none.fulfils(ADA, one) && none.fulfils(ADA, two));
    play(&mut none, ADA, Move::End);
    assert_eq!((acting(&none), errands_of(&none, ADA).len()), (BO, 2));
}

#[test]
fn a_mission_neither_replaces_nor_needs_a_movement_card() {
    clauses!["TW-64", "TW-22"];
    let errand = mission(true);
    let game = holding(&[errand], &fulfilling(errand));
    let mut before = game.clone();
    play(&mut before, ADA, Move::Mission(errand));
    assert_eq!((acting(&before), before.phase), (ADA, Phase::Play));
    assert_eq!(plays(&before, ADA), hand_of(&before, ADA), "a movement card is still due");
    assert_eq!(refused(&before, ADA, Move::End), "TW-22");
    idle(&mut before);
    assert_eq!(acting(&before), BO);
    let mut later = game;
    idle(&mut later);
    play(&mut later, ADA, Move::Mission(errand));
    assert_eq!((acting(&later), hand_of(&later, ADA).len()), (BO, 4), "nothing is left to wait for");
}

#[test]
fn at_any_time_of_the_turn() {
    clauses!["TW-R14", "TW-64", "TW-90"];
    let (errand, other) = (mission(true), mission(false));
    let mut game = start(Board::Lance);
    won(&mut game, ADA, &fulfilling(errand));
    errands(&mut game, ADA, &[errand, other]);
    lances(&mut game, ADA, 1);
    let unchanged = |game: &Tilting| {
        let after = after(game, ADA, Move::Mission(errand));
        assert_eq!((after.phase, after.active), (game.phase, ADA), "in {:?}", game.phase);
        assert_eq!((after.road, hand_of(&after, ADA)), (game.road, hand_of(game, ADA)));
    };
    // Before the card.
    unchanged(&game);
    // With a sign open, in the middle of a swap, during a look.
    for sign in Sign::ALL {
        let mut game = game.clone();
        stop(&mut game, Knight, sign);
        assert_eq!(game.phase, Phase::Sign(sign));
        unchanged(&game);
        match sign {
            Sign::Swap => {
                play(&mut game, ADA, Move::Give(0));
                unchanged(&game);
            }
            Sign::Peek => {
                play(&mut game, ADA, Move::Use);
                unchanged(&game);
                play(&mut game, ADA, Move::Seen);
                unchanged(&game);
            }
            _ => {}
        }
    }
    // After the card, and after taking one from the stack.
    let mut gone = game.clone();
    idle(&mut gone);
    unchanged(&gone);
    meet(&mut game, Windmill);
    unchanged(&game);
}

#[test]
fn a_card_just_taken_serves_at_once() {
    clauses!["TW-R14", "TW-R10"];
    let errand = Mission::all()
        .find(|mission| matches!(fulfilling(*mission)[..], [(_, Windmill)]))
        .expect("a mission for one windmill");
    let mut game = start(Board::Shield);
    errands(&mut game, ADA, &[errand]);
    lances(&mut game, ADA, 3);
    top(&mut game, fulfilling(errand)[0].0);
    meet(&mut game, Windmill);
    assert_eq!((acting(&game), game.phase), (ADA, Phase::End));
    play(&mut game, ADA, Move::Mission(errand));
    assert_eq!((game.sides[0].played.len(), acting(&game)), (1, BO));
}

#[test]
fn whoever_holds_a_mission_ends_the_turn_fulfilled_or_not() {
    clauses!["TW-65", "TW-11"];
    // To wait only for fulfilled missions would betray them.
    let errand = mission(true);
    for cards in [Vec::new(), fulfilling(errand)] {
        let mut game = holding(&[errand], &cards);
        idle(&mut game);
        assert_eq!((acting(&game), game.phase), (ADA, Phase::End));
        play(&mut game, ADA, Move::End);
        assert_eq!(acting(&game), BO);
    }
}
