//! Windmill Lane: a desktop tabletop for five board games, with the rules built in.

pub mod bots;
pub mod cli;
pub mod content;
pub mod games;
pub mod matches;
#[cfg(feature = "paint")]
pub mod paint;
pub mod rulebook;
pub mod rules;
pub mod save;
pub mod words;
