//! The Farmer's field: sowing, tending, harvesting.

use super::table::*;

pub(super) fn sow(crop: Crop, names: &str, by: By) -> Move {
    Move::Farm(FarmMove::Plant { crop, cells: cells(names), by })
}

pub(super) fn grow(tile: TileId, by: By) -> Move {
    Move::Farm(FarmMove::Grow { tile, by })
}

pub(super) fn clearing(name: &str) -> Move {
    Move::Farm(FarmMove::Clear { cell: cells(name).trailing_zeros() as u8 })
}

/// A spring morning on which the Farmer has done its town action, aligned with a kind; 40 coins.
pub(super) fn at_work(kind: Kind) -> Mythwind {
    let mut game = morning(&[Farmer]);
    purse(&mut game, Farmer, 40);
    stand_by(&mut game, Farmer, kind);
    game
}

#[test]
fn the_field_at_the_start() {
    clauses!["MW-FA01"];
    let game = morning(&[Farmer]);
    let all = (1_u32 << 30) - 1;
    assert_eq!(farm(&game).free(), all & !cells("B2 E4 C5 D3"), "boulders and the well");
    assert_eq!(farm(&game).free().count_ones(), 26);
    assert_eq!(game.farm_limits(Farmer).barn, 3);
    assert!(farm(&game).planted.is_empty() && farm(&game).barn.is_empty());
}

#[test]
fn the_crops() {
    clauses!["MW-FA02"];
    use Season::{Fall, Spring, Summer, Winter};
    // Cells, tiles, seed, growth, price, best season; one way to lie in the field.
    let table = [
        (Crop::Radish, 2, 4, 1, 2, 3, Some(Spring), "A1 B1"),
        (Crop::Carrot, 3, 4, 2, 3, 4, Some(Spring), "A1 B1 C1"),
        (Crop::Wheat, 3, 4, 2, 3, 4, Some(Summer), "A1 A2 B1"),
        (Crop::Corn, 4, 4, 3, 4, 6, Some(Summer), "A1 B1 C1 D1"),
        (Crop::Bean, 4, 4, 3, 4, 6, Some(Fall), "A1 B1 C1 A2"),
        (Crop::Pumpkin, 4, 4, 4, 5, 8, Some(Fall), "C1 D1 C2 D2"),
        (Crop::Winterroot, 4, 4, 3, 4, 6, Some(Winter), "B1 C1 D1 C2"),
        (Crop::Mistberry, 5, 3, 4, 6, 10, None, "C1 D1 C2 D2 E1"),
    ];
    let content = Content::get();
    for (crop, size, tiles, seed, growth, price, best, names) in table {
        let card = content.crop(crop);
        assert_eq!(card.shape.len(), size, "{crop:?}");
        assert_eq!(TileId::of(crop, content).count(), tiles, "{crop:?}");
        assert_eq!((card.seed, card.growth, card.price, card.best), (seed, growth, price, best), "{crop:?}");
        let mut game = at_work(Sprite);
        play(&mut game, Farmer, sow(crop, names, By::Action));
        assert_eq!(coins(&game, Farmer), 40 - u16::from(seed), "{crop:?}");
        // When all its tiles are out no more of it can be sown.
        let mut game = at_work(Sprite);
        let mut out: Vec<TileId> = TileId::of(crop, content).collect();
        farm_mut(&mut game).barn = out.split_off(1);
        play(&mut game, Farmer, sow(crop, names, By::Action));
        let elsewhere = placements(crop)
            .iter()
            .find(|way| way.cells & !farm(&game).free() == 0)
            .expect("room for another");
        let another = Move::Farm(FarmMove::Plant { crop, cells: elsewhere.cells, by: By::Action });
        assert_eq!(refused(&game, Farmer, another), "MW-FA02", "{crop:?}");
    }
}

#[test]
fn a_crop_lies_any_way_on_free_cells_of_its_shape() {
    clauses!["MW-FA03"];
    let fine = [
        (Crop::Radish, "A1 A2"),
        (Crop::Corn, "A1 A2 A3 A4"),
        (Crop::Wheat, "C1 D1 D2"),
        (Crop::Wheat, "C2 D2 D1"),
        (Crop::Bean, "A1 A2 A3 B3"),
        (Crop::Bean, "A3 B3 A4 A5"),
        (Crop::Mistberry, "C1 D1 C2 D2 C3"),
        (Crop::Mistberry, "C1 D1 E1 D2 E2"),
    ];
    for (crop, names) in fine {
        assert!(offered(&at_work(Sprite), Farmer, sow(crop, names, By::Action)), "{crop:?} on {names}");
    }
    let mut game = at_work(Sprite);
    planted(&mut game, Crop::Radish, "F4 F5", 0);
    let wrong = [
        (Crop::Radish, "A2 B2", "a boulder"),
        (Crop::Radish, "D3 D4", "the well"),
        (Crop::Radish, "E5 F5", "another crop"),
        (Crop::Radish, "A1 B3", "apart"),
        (Crop::Radish, "A1 B1 C1", "too many cells"),
        (Crop::Radish, "A1", "too few"),
        (Crop::Radish, "F1 A2", "round the edge"),
        (Crop::Bean, "A1 A2 A3 B1 C1", "another shape"),
        (Crop::Winterroot, "A3 A4 A5 B5", "the Bean's shape"),
        (Crop::Pumpkin, "A1 B1 C1 D1", "the Corn's shape"),
    ];
    for (crop, names, why) in wrong {
        assert_eq!(refused(&game, Farmer, sow(crop, names, By::Action)), "MW-FA03", "{why}");
    }
    for bits in [0, 1 << 30, 3 << 30, u32::MAX] {
        let outside = Move::Farm(FarmMove::Plant { crop: Crop::Radish, cells: bits, by: By::Action });
        assert_eq!(refused(&game, Farmer, outside), "MW-FA03", "out of the field");
    }
    assert_eq!(coins(&game, Farmer), 40);
    // Without the coins for the seed nothing is sown.
    purse(&mut game, Farmer, 3);
    assert_eq!(refused(&game, Farmer, sow(Crop::Pumpkin, "C1 D1 C2 D2", By::Action)), "MW-FA03");
    // What is sown stays: its cells are taken, and no move takes it up.
    play(&mut game, Farmer, sow(Crop::Corn, "A1 B1 C1 D1", By::Action));
    assert_eq!(farm(&game).free() & cells("A1 B1 C1 D1"), 0);
    let sown = farm(&game).planted.last().expect("the corn");
    assert_eq!((sown.cells, sown.growth, sown.wilt), (cells("A1 B1 C1 D1"), 0, 0));
}

#[test]
fn every_shape_has_all_its_turns_and_mirror_images() {
    clauses!["MW-FA03"];
    // Ways to lie in a field of 6 by 5 without boulders, counted by boxes: a box of w by h has
    // (7 - w) * (6 - h) places.
    let places = |w: usize, h: usize| (7 - w) * (6 - h);
    let table = [
        (Crop::Radish, places(2, 1) + places(1, 2)),
        (Crop::Carrot, places(3, 1) + places(1, 3)),
        (Crop::Corn, places(4, 1) + places(1, 4)),
        (Crop::Wheat, 4 * places(2, 2)),
        (Crop::Pumpkin, places(2, 2)),
        (Crop::Bean, 4 * places(2, 3) + 4 * places(3, 2)),
        (Crop::Winterroot, 2 * places(3, 2) + 2 * places(2, 3)),
        (Crop::Mistberry, 4 * places(2, 3) + 4 * places(3, 2)),
    ];
    for (crop, ways) in table {
        let mut all: Vec<u32> = placements(crop).iter().map(|way| way.cells).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), ways, "{crop:?}");
    }
}

#[test]
fn one_character_action_sows_two_tends_or_harvests() {
    clauses!["MW-FA04", "MW-CJ04", "MW-209"];
    // Sow: up to two crops.
    let mut game = at_work(Sprite);
    play(&mut game, Farmer, sow(Crop::Radish, "A1 B1", By::Action));
    assert_eq!(refused(&game, Farmer, clearing("B2")), "MW-CJ04", "sowing goes on, nothing else begins");
    play(&mut game, Farmer, sow(Crop::Radish, "C1 D1", By::Action));
    assert_eq!(refused(&game, Farmer, sow(Crop::Radish, "E1 F1", By::Action)), "MW-CJ04");
    // It can be left after one.
    let mut game = at_work(Sprite);
    play_all(&mut game, Farmer, &[sow(Crop::Radish, "A1 B1", By::Action), Move::Farm(FarmMove::Stop)]);
    assert_eq!(refused(&game, Farmer, sow(Crop::Radish, "C1 D1", By::Action)), "MW-CJ04");
    // A boulder is a whole action.
    let mut game = at_work(Sprite);
    play(&mut game, Farmer, clearing("B2"));
    assert_eq!(farm(&game).free().count_ones(), 27, "gone for good");
    assert_eq!(refused(&game, Farmer, clearing("E4")), "MW-CJ04");
    for nothing in ["A1", "D3", "B2"] {
        let mut game = at_work(Sprite);
        clear_boulder(&mut game);
        assert_eq!(refused(&game, Farmer, clearing(nothing)), "MW-FA04", "no boulder on {nothing}");
    }
    for outside in [30, 63, 255] {
        let beyond = Move::Farm(FarmMove::Clear { cell: outside });
        assert_eq!(refused(&at_work(Sprite), Farmer, beyond), "MW-FA04");
    }
}

fn clear_boulder(game: &mut Mythwind) {
    farm_mut(game).boulders &= !cells("B2");
}

#[test]
fn tending_reaches_three_crops_five_on_a_day_with_the_sprites() {
    clauses!["MW-FA04", "MW-90"];
    for (kind, reach) in [(Villager, 3), (Sprite, 5)] {
        let mut game = at_work(kind);
        let mut crops = ["A1 B1", "C1 D1", "E1 F1", "A3 B3"]
            .map(|names| planted(&mut game, Crop::Radish, names, 0))
            .to_vec();
        crops.push(planted(&mut game, Crop::Carrot, "C2 D2 E2", 0));
        let more = planted(&mut game, Crop::Corn, "F2 F3 F4 F5", 0);
        for (at, &crop) in crops.iter().take(reach).enumerate() {
            play(&mut game, Farmer, grow(crop, By::Action));
            assert_eq!(growth(&game, crop), 1);
            if at + 1 < reach {
                assert_eq!(refused(&game, Farmer, grow(crop, By::Action)), "MW-FA04", "different crops");
            }
        }
        assert_eq!(refused(&game, Farmer, grow(more, By::Action)), "MW-CJ04", "{reach} and no more");
    }
    // A ripe crop grows no more, and what is not there does not grow.
    let mut game = at_work(Sprite);
    let ripe = planted(&mut game, Crop::Radish, "A1 B1", 2);
    planted(&mut game, Crop::Radish, "C1 D1", 1);
    assert_eq!(refused(&game, Farmer, grow(ripe, By::Action)), "MW-FA05");
    assert_eq!(refused(&game, Farmer, grow(TileId(200), By::Action)), "MW-FA04");
}

#[test]
fn the_farm_is_the_farmers() {
    clauses!["MW-202"];
    let mut game = morning(&[Farmer, Ranger]);
    stand_by(&mut game, Ranger, Sprite);
    assert_eq!(refused(&game, Ranger, sow(Crop::Radish, "A1 B1", By::Action)), "MW-202");
}
