//! What nobody can know, and when it comes to light.

use super::{act::*, prepare::*};

fn imagined(game: &ValleyDuel, seed: u64) -> ValleyDuel {
    game.imagine(Viewer::seat(RED), &mut Rng::seeded(seed))
}

/// What lies open stays; what lies face down keeps its number and is drawn anew.
#[test]
fn only_the_piles_change() {
    clauses!["VD-28", "VD-R6", "VD-R38"];
    for seed in 0..10 {
        let mut game = seeded(seed);
        let mut steps = 0;
        random(&mut game, seed, |before, _, _, _, _| {
            steps += 1;
            if steps % 17 != 0 {
                return;
            }
            let other = imagined(before, steps);
            let mut open = other.clone();
            open.hidden = before.hidden.clone();
            assert_eq!(open, *before, "what lies open is as it was");
            let (one, other) = (&before.hidden, &other.hidden);
            assert_eq!(one.farms.top(), other.farms.top(), "the open card on the deck");
            let sizes = |hidden: &Hidden| {
                let tiles = [hidden.tiles.len(), hidden.tiles_aside.len()];
                (
                    tiles,
                    [hidden.farms.len(), hidden.farms_aside.len()],
                    hidden.market.len(),
                    hidden.exports.len(),
                )
            };
            assert_eq!(sizes(one), sizes(other));
            let sorted = |hidden: &Hidden| {
                let mut tiles: Vec<Tile> =
                    hidden.tiles.iter().chain(hidden.tiles_aside.iter()).copied().collect();
                let mut farms: Vec<Farm> =
                    hidden.farms.iter().chain(hidden.farms_aside.iter()).copied().collect();
                let mut lots: Vec<Lot> = hidden.market.iter().copied().collect();
                let mut exports: Vec<Export> = hidden.exports.iter().copied().collect();
                tiles.sort_unstable();
                farms.sort_unstable();
                lots.sort_unstable();
                exports.sort_unstable();
                (tiles, farms, lots, exports)
            };
            assert_eq!(sorted(one), sorted(other), "the same pieces");
        });
    }
}

/// Each pile's order, what lies in which of two piles, and chance differ in some imagined world.
#[test]
fn everything_hidden_changes() {
    let game = seeded(4);
    let worlds: Vec<ValleyDuel> = (0..20).map(|seed| imagined(&game, seed)).collect();
    let differs =
        |fact: fn(&Hidden) -> String| worlds.iter().any(|world| fact(&world.hidden) != fact(&game.hidden));
    assert!(differs(|hidden| format!("{:?}", hidden.market)));
    assert!(differs(|hidden| format!("{:?}", hidden.exports)));
    assert!(differs(|hidden| format!("{:?}", hidden.tiles)));
    assert!(differs(|hidden| format!("{:?}", hidden.tiles_aside)));
    assert!(differs(|hidden| format!("{:?}", hidden.farms)));
    assert!(differs(|hidden| format!("{:?}", hidden.farms_aside)));
    assert!(differs(|hidden| hidden.rng.clone().seed().to_string()));
    // A tile of the stack may as well be one that is set aside.
    let top = game.hidden.tiles.top().copied().expect("a tile");
    assert!(worlds.iter().any(|world| world.hidden.tiles_aside.contains(&top)));
}

/// Undo stops where something came to light, and only there.
#[test]
fn walls() {
    let mut walls = 0;
    for seed in 0..30 {
        let mut game = seeded(seed);
        let mut rng = Rng::seeded(seed ^ 77);
        while let Some(seat) = game.turn().acting().iter().next() {
            let moves = game.legal_moves(seat);
            let mv = *rng.pick(&moves).expect("a move");
            let before = game.clone();
            let played = game.play(seat, &mv).expect("a listed move");
            // Whether the table after it depends on what was hidden: in some imagined world it looks different.
            let depends = (0..6).any(|world| {
                let mut other = imagined(&before, world * 31 + seed);
                let told = other.play(seat, &mv).expect("legal in every world").events;
                other.hidden = game.hidden.clone();
                told != played.events || other != game
            });
            if depends {
                assert!(played.wall.is_some(), "{mv:?} brought something to light: {:?}", played.events);
            }
            let top = before.next_farm() != game.next_farm() && game.next_farm().is_some();
            let turned = played.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Turned { .. } | Event::TileTurned { .. } | Event::Replaced { new: Some(_), .. }
                )
            });
            assert_eq!(played.wall.is_some(), turned || top, "{mv:?}: {:?}", played.events);
            walls += usize::from(played.wall.is_some());
        }
    }
    assert!(walls > 500, "{walls}");
}
