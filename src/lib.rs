//! Windmill Lane: a desktop tabletop for five board games, with the rules built in.

#[cfg(feature = "paint")]
pub mod album;
#[cfg(feature = "app")]
pub mod app;
pub mod bots;
pub mod cli;
pub mod content;
pub mod dates;
pub mod games;
pub mod matches;
#[cfg(feature = "app")]
mod overlay;
#[cfg(feature = "paint")]
pub mod paint;
pub mod rulebook;
pub mod rules;
pub mod save;
#[cfg(feature = "app")]
mod screens;
#[cfg(feature = "app")]
pub mod session;
#[cfg(feature = "app")]
pub mod sound;
#[cfg(feature = "app")]
pub mod table;
pub mod words;
