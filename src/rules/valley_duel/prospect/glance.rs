//! A position as one player looks at it: how much time is left, and what goods and Tulips are worth by then.

use super::super::{
    content::WINDMILLS,
    pieces::{Colour, Patch},
    state::ValleyDuel,
};
use crate::rules::Seat;

// Worths in hundredths of a point, found by letting players with other numbers play against each other.
/// A point, as a worth.
pub(super) const POINT: i32 = 100;
/// A Guilder while there is time to use it.
const GUILDER: i32 = 55;
/// A Tool while there is time to use it.
const TOOL: i32 = 50;
/// Turns before the end from which on goods lose their worth.
const HASTE: i32 = 5;
/// What planting a Bulb brings by the reward it covers.
pub(super) const REWARD: i32 = 120;
/// A Bulb in storage, in per cent of what it would bring if it were planted.
const STORED: i32 = 40;
/// Turns it takes to build a Windmill, at best.
const BUILDING: i32 = 4;

/// A position as one player looks at it.
pub(super) struct Glance<'a> {
    pub game: &'a ValleyDuel,
    pub seat: Seat,
    /// Own turns that are left.
    pub left: i32,
    pub guilder: i32,
    pub tool: i32,
    /// What a Tulip of each colour may be worth in the end, beside one own Windmill.
    pub value: [i32; Colour::COUNT],
    /// How many own Windmills may stand beside each Patch, in hundredths.
    pub beside: [i32; Patch::COUNT as usize],
    /// What a Bulb of each colour is worth in storage.
    pub bulb: [i32; Colour::COUNT],
    /// What the Tulips may bring.
    pub tulips: i32,
}

impl Glance<'_> {
    pub fn of(game: &ValleyDuel, seat: Seat) -> Glance<'_> {
        let content = ValleyDuel::content();
        let player = game.player(seat);
        let left = game.turns_left();
        let scale = left.min(HASTE);
        let built = i32::from(player.built());
        // Windmills that may still be built, in hundredths.
        let more = (100 * left / BUILDING + 10 * i32::from(player.guilders.min(12)))
            .min(100 * (i32::from(WINDMILLS) - built));
        let mut columns = 0;
        for column in player.windmills {
            columns += i32::from(column);
        }
        let value = Colour::ALL.map(|colour| {
            let standing = i32::from(player.windmills[colour.index()]);
            POINT * i32::from(player.value(colour)) + more * standing / columns.max(1)
        });
        let free = game.nodes.iter().filter(|node| node.is_none()).count() as i32;
        // The better places are found first.
        let chance = (more * 3 / 2 / free.max(1)).min(60);
        let mut beside = [0; Patch::COUNT as usize];
        let mut tulips = 0;
        let mut best = 0;
        for patch in Patch::all() {
            let mut here = 0;
            for node in content.patch(patch).ends {
                match game.nodes[node.index()] {
                    Some(owner) if owner == seat => here += 100,
                    Some(_) => {}
                    None => here += chance,
                }
            }
            beside[patch.index()] = here;
            let mut planted = 0;
            let mut open = false;
            for tulip in game.planted(patch) {
                match tulip {
                    Some(colour) => planted += value[colour.index()],
                    None => open = true,
                }
            }
            tulips += planted * here / 100;
            if open {
                best = best.max(here);
            }
        }
        let bulb = value.map(|value| (REWARD + value * best / 100) * STORED / 100 * scale / HASTE);
        let (guilder, tool) = (2 + GUILDER * scale / HASTE, 1 + TOOL * scale / HASTE);
        Glance { game, seat, left, guilder, tool, value, beside, bulb, tulips }
    }

    pub(super) fn worth(&self) -> i32 {
        let points = i32::from(self.game.player(self.seat).points) * POINT;
        points + self.tulips + self.goods() + self.cards() + self.tiles() + self.due()
    }
}
