//! What a viewer cannot know, drawn anew; and every piece counted.

use super::{
    pieces::{Cover, Kind, SEATS},
    setup::cut,
    state::ValleyDuel,
    task::Task,
};
use crate::rules::{Pile, Rng};

/// Shuffles two piles into each other; each keeps its size.
fn mix<T: PartialEq + Copy>(one: &mut Pile<T>, other: &mut Pile<T>, rng: &mut Rng) {
    let mut all = Pile::shuffled(one.iter().chain(other.iter()).copied(), rng);
    *one = cut(&mut all, one.len());
    *other = all;
}

impl ValleyDuel {
    /// The same game with every face-down pile and chance drawn anew. All viewers see the same; what lies open, the
    /// top card of the Farm Enhancement deck among it, stays.
    pub(super) fn imagined(&self, rng: &mut Rng) -> ValleyDuel {
        let mut game = self.clone();
        let hidden = &mut game.hidden.0;
        hidden.rng = Rng::seeded(rng.seed());
        hidden.market.shuffle(rng);
        hidden.exports.shuffle(rng);
        mix(&mut hidden.tiles, &mut hidden.tiles_aside, rng);
        let top = hidden.farms.draw();
        mix(&mut hidden.farms, &mut hidden.farms_aside, rng);
        top.into_iter().for_each(|farm| hidden.farms.lay(farm));
        game
    }

    /// Every piece by kind, each counted where it is.
    pub(super) fn counted_pieces(&self) -> Vec<(&'static str, usize)> {
        let hidden = &self.hidden;
        let tiles = |kind: Kind| {
            let wheels = self.wheels.on_central.iter().chain(self.wheels.on_own.iter().flatten());
            let open = wheels.chain(&self.tiles).flatten();
            let all = open.chain(hidden.tiles.iter()).chain(hidden.tiles_aside.iter());
            all.filter(|tile| tile.kind() == kind).count()
        };
        let rows = self.rows.iter().flatten().chain(&self.farms).flatten().count();
        let done: usize = self.players.iter().map(|player| player.done.len()).sum();
        let pushed = self.pending.iter().filter(|task| matches!(task, Task::Pay { .. })).count();
        let ports = self.harbours.iter().filter_map(|harbour| harbour.export).count();
        let windmills = |seat: crate::rules::Seat| {
            let standing: u8 = self.player(seat).windmills.iter().sum();
            usize::from(standing) + self.nodes.iter().filter(|node| **node == Some(seat)).count()
        };
        let demand = self.harbours.map(|harbour| 1_usize << harbour.demand.index());
        vec![
            ("Market tiles", hidden.market.len() + self.discard.len() + self.lots.len()),
            ("wooden tiles", tiles(Kind::Wooden)),
            ("silver tiles", tiles(Kind::Silver)),
            (
                "Farm Enhancement cards",
                rows + done + pushed + self.boxed_farms.len() + hidden.farms.len() + hidden.farms_aside.len(),
            ),
            ("Export tiles", ports + self.boxed_exports.len() + hidden.exports.len()),
            ("Demand tiles", demand.iter().fold(0_usize, |all, one| all | one).count_ones() as usize),
            ("closed ports", self.harbours.iter().filter(|harbour| harbour.cover == Cover::All).count()),
            ("red Windmills", windmills(SEATS[0])),
            ("yellow Windmills", windmills(SEATS[1])),
        ]
    }
}
