//! The rules of Mythwind, clause by clause, played from laid-out positions.

mod table;

mod adventure;
mod coins;
mod dawn;
mod resources;
mod setup;
mod turn;
mod workers;
