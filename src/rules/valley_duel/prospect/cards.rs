//! What Helpers, Contracts and tiles on the own wheel may still bring.

use super::{
    super::{
        contract::Counts,
        pieces::{Farm, Role, Tile},
        state::ValleyDuel,
    },
    glance::{Glance, POINT},
};

/// What a Contract may still gain before it is scored, in per cent of what it would at the usual rate.
const GROWTH: i32 = 50;
/// How often a Helper is used, in per cent of the own turns.
const HELPED: i32 = 20;
/// How often a space of the own wheel is resolved, in per cent of the own turns.
const RESOLVED: i32 = 18;

impl Glance<'_> {
    /// What a Helper may bring in the turns that are left.
    pub(super) fn helper(&self, farm: Farm) -> i32 {
        self.blind(ValleyDuel::content().farm(farm).gain) * self.left * HELPED / 100
    }

    /// What a Contract may bring.
    pub(super) fn contract(&self, farm: Farm, count: i32) -> i32 {
        let printed = ValleyDuel::content().farm(farm);
        // How many more in each turn, in hundredths.
        let rate = match printed.counts {
            Counts::WhiteWindmills => 10,
            Counts::FullPatches => 18,
            Counts::TradedPairs => 8,
            Counts::OwnTiles => 10,
            Counts::MixedPatches(_) => 8,
            Counts::Traded(colours) => 4 * colours.len() as i32,
            Counts::TradedColours => 10,
            Counts::ScoredContracts => 10,
        };
        (count * POINT + rate * self.left * GROWTH / 100) * i32::from(printed.each)
    }

    pub(super) fn cards(&self) -> i32 {
        let game = self.game;
        let helpers: i32 = game.cards(self.seat, Role::Helper).map(|farm| self.helper(farm)).sum();
        let mut contracts = 0;
        for farm in game.cards(self.seat, Role::Contract) {
            contracts += self.contract(farm, i32::from(game.counted(self.seat, farm)));
        }
        helpers + contracts
    }

    /// What a tile on a section of the own wheel brings beyond what is printed there.
    pub(super) fn tile(&self, tile: Tile, section: u8) -> i32 {
        let content = ValleyDuel::content();
        let better = self.blindly(content.tile(tile)) - self.blindly(content.own(section));
        better * self.left * RESOLVED / 100
    }

    pub(super) fn tiles(&self) -> i32 {
        let tiles = (0..).zip(&self.game.wheels.on_own[self.seat.index()]);
        tiles.map(|(section, tile)| tile.map_or(0, |tile| self.tile(tile, section))).sum()
    }
}
