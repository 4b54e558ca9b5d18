//! The app without a window and with real pointer and keyboard messages: what hands can do at the table, and
//! whether every screen can be read.

mod desk;
mod files;
mod hands;
mod keyboard;
mod legible;
mod overlay;
mod screens;
mod tilting;
mod wheels;
mod wolves;
#[path = "../workshop/game.rs"]
mod workshop;
mod writing;
