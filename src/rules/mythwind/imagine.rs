//! What nobody can know, drawn anew; and every piece counted.

use super::{
    ask::Ask,
    components::Building,
    dice::DieId,
    farmer::{Crop, TileId},
    state::{Journal, Mythwind},
    task::Task,
};
use crate::rules::Rng;

impl Mythwind {
    /// The same game with the order of all piles, and chance itself, drawn anew.
    pub(super) fn imagined(&self, rng: &mut Rng) -> Mythwind {
        let mut game = self.clone();
        let hidden = &mut game.hidden.0;
        hidden.rng = Rng::seeded(rng.seed());
        hidden.events.shuffle(rng);
        hidden.adventures.shuffle(rng);
        hidden.weather.shuffle(rng);
        hidden.goals.shuffle(rng);
        hidden.forests.shuffle(rng);
        hidden.orders.iter_mut().for_each(|deck| deck.shuffle(rng));
        hidden.rivals.shuffle(rng);
        hidden.regions.iter_mut().for_each(|deck| deck.shuffle(rng));
        game
    }

    fn tasks(&self) -> impl Iterator<Item = &Task> {
        self.stacks.group.iter().chain(self.stacks.seats.iter().flatten())
    }

    /// Every piece in play by kind, each counted where it is. What is still in the box is not counted.
    pub(super) fn counted(&self) -> Vec<(&'static str, usize)> {
        let content = Self::content();
        let in_hand = |forest: &Task| matches!(forest, Task::Ask(Ask::PlaceForest { .. }));
        let forests = self.town.forests().count()
            + self.hidden.forests.len()
            + self.tasks().filter(|task| in_hand(task)).count();
        let weather = self.weather_row.len() + self.hidden.weather.len();
        let out = |building: &Building| {
            usize::from(self.town.place_of(*building).is_some())
                + usize::from(self.town.queued(*building))
                + self.awaiting_place().filter(|waiting| waiting == building).count()
        };
        // A building that is nowhere on the board lies in the supply; in two places it would count twice.
        let buildings = Building::ALL.iter().map(|building| out(building).max(1)).sum();
        let goals = self.hidden.goals.len() + self.goal_choice.len() + usize::from(self.goal.is_some());
        let tiles = self.playing_farms().map(|farm| {
            let out = farm.planted.len() + farm.barn.len();
            let spare: usize = Crop::ALL.iter().map(|&crop| farm.spares(crop, content).count()).sum();
            out + spare
        });
        let all_tiles: usize = Crop::ALL.iter().map(|&crop| TileId::of(crop, content).count()).sum();
        vec![
            ("dice", DieId::all().count()),
            ("forests", forests),
            ("weather cards", weather),
            ("building cards", buildings),
            ("goals", goals),
            ("crop tiles", tiles.max().unwrap_or(all_tiles)),
            ("orders", self.orders_counted().unwrap_or(content.orders.len())),
            ("rival cards", self.rivals_counted().unwrap_or(content.rivals.len())),
            ("region cards", self.trails_counted().unwrap_or(content.trails.len())),
        ]
    }

    fn playing_farms(&self) -> impl Iterator<Item = &super::farmer::Farm> {
        self.sheets.iter().flatten().filter_map(|sheet| match &sheet.journal {
            Journal::Farmer(farm) => Some(farm),
            _ => None,
        })
    }
}
