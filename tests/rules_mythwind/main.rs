//! The rules of Mythwind, clause by clause, played from laid-out positions.

mod table;

mod adventure;
mod buildings;
mod buildings_end;
mod coins;
mod construct;
mod dawn;
mod grants;
mod hire;
mod improve;
mod queue;
mod resources;
mod setup;
mod turn;
mod workers;
