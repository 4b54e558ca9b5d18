//! The app without a window and with real pointer and keyboard messages: what hands can do at the table, and
//! whether every screen can be read.

mod desk;
mod files;
mod guides;
mod hands;
mod keyboard;
mod legible;
mod overlay;
mod screens;
mod tilting;
mod valley;
// The tests of the rules need more of it.
#[allow(dead_code, unused_imports)]
#[path = "../rules_valley_duel/prepare.rs"]
mod valley_prepare;
mod wheels;
mod wolves;
#[path = "../workshop/game.rs"]
mod workshop;
mod writing;
