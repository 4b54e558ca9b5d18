//! Windmill Lane: a desktop tabletop for five board games, with the rules built in.

pub mod content;
pub mod rulebook;
pub mod rules;
pub mod words;
