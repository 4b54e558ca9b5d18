//! Positions in which goals are reached, and in which none is.

use super::table::*;

/// Lays the position in which every goal is reached by as many characters as are in play.
pub(super) fn reach_all(game: &mut Mythwind) {
    hold(game, 10, 10, 10, 8); // three at 10, none below 8; all different is for goal 27 alone
    for stat in [
        Stat::Built,
        Stat::BuiltGrand,
        Stat::Replaced,
        Stat::Hired,
        Stat::Adventures,
        Stat::SpriteAdventures,
        Stat::VillagerAdventures,
        Stat::Welcomed,
        Stat::Discovered,
        Stat::Improved,
        Stat::UsedUp,
        Stat::Spent,
        Stat::Events,
        Stat::HireDays,
    ] {
        game.season_log.add(stat, 250);
    }
    game.season_log.add(Stat::Earned, 400);
    for building in [Bakery, Tavern, Inn, Longhouse, Forge, Guild, School] {
        game.season_log.use_building(building);
    }
    game.season_log.aligned_days = [[4, 4]; 4];
    game.season_log.forests_at_start = 0;
    tower(game, &[(Sprite, 2); 7]);
    for _ in 0..7 {
        let die = game.dice.spare(Villager).expect("a villager");
        game.dice.put(die, DieAt::Tower);
        game.dice.turn(die, 2);
    }
    for at in 1..=13 {
        game.town.at_mut(LocationId(at)).building = None;
        clear(game, at);
    }
    let everybody: Vec<Character> = game.playing().collect();
    for who in everybody {
        purse(game, who, 150);
    }
}

/// Lays the position in which no goal is reached.
pub(super) fn reach_none(game: &mut Mythwind) {
    hold(game, 1, 1, 1, 1);
    game.season_log = Default::default();
    game.season_log.forests_at_start = 4;
    tower(game, &[(Sprite, 2), (Villager, 2)]);
    for at in 1..=13 {
        clear(game, at);
        game.town.at_mut(LocationId(at)).building = Some(Longhouse);
    }
    let everybody: Vec<Character> = game.playing().collect();
    for who in everybody {
        purse(game, who, 9);
    }
}
