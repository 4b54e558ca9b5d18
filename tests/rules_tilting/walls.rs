//! What comes to light cannot be taken back: undo stops there, and nowhere else.

use std::collections::BTreeSet;

use windmill_lane::rules::Wall;

use super::prepare::*;

/// The cards that somebody holds or everybody sees.
fn known(game: &Tilting) -> BTreeSet<MoveCard> {
    game.hidden.hands.iter().flatten().chain(&game.row).copied().collect()
}

#[test]
fn a_move_is_a_wall_where_it_shows_something_new() {
    let (mut walls, mut none) = (0, 0);
    for (board, charge) in modes() {
        for seed in 0..6 {
            let mut game = begin(board, charge, seed);
            let mut rng = Rng::seeded(seed + 7);
            while let Some(seat) = game.turn().acting().iter().next() {
                let mv = *rng.pick(&game.legal_moves(seat)).expect("a move");
                let before = game.clone();
                let played = game.play(seat, &mv).expect("a listed move");
                let drawn = known(&game).difference(&known(&before)).next().is_some();
                let next = game.top() != before.top() && game.top().is_some();
                // Cards of a hand that are thrown away are seen by the other player, as is a hand in a look.
                let thrown = played.events.iter().any(|event| matches!(event, Event::Discarded { .. }));
                let looked = game.phase == Phase::Look && before.phase != Phase::Look;
                let expected = drawn || next || thrown || looked;
                assert_eq!(played.wall, expected.then_some(Wall::Revealed), "{mv:?}: {:?}", played.events);
                *(if expected { &mut walls } else { &mut none }) += 1;
            }
        }
    }
    assert!(walls > 500 && none > 200, "{walls} walls, {none} moves that can be taken back");
}
