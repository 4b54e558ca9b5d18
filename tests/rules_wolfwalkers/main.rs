//! The rules of WolfWalkers: My Story, clause by clause, played from laid-out positions.

mod act;
mod brute;
mod prepare;

mod arrows;
mod balance;
mod components;
mod content_errors;
mod effects;
mod effects_market;
mod effects_tempo;
mod ending;
mod goals;
mod ida;
mod modules;
mod more_players;
mod patterns;
mod placing;
mod properties;
mod quirks;
mod refill;
mod rulings;
mod setup;
mod solo;
mod switches;
mod turn;
mod two_symbols;
mod view;
mod windows;
