//! The rules of Mythwind, clause by clause, played from laid-out positions.

mod field;
mod table;
mod wild;

mod adventure;
mod buildings;
mod buildings_end;
mod buildings_special;
mod coins;
mod construct;
mod content_errors;
mod crossing;
mod data;
mod dawn;
mod dusk;
mod effects;
mod events;
mod farmer;
mod farmer_dusk;
mod farmer_harvest;
mod goal_outcomes;
mod goals;
mod grants;
mod hire;
mod improve;
mod queue;
mod resources;
mod saving;
mod season_end;
mod setup;
mod skills;
mod story;
mod turn;
mod upgrades;
mod workers;
mod year;
