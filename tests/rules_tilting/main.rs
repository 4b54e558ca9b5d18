//! The rules of Tilting at Windmills, clause by clause, played from laid-out positions.

mod act;
mod prepare;
mod seen;

mod chains;
mod charge;
mod content;
mod content_errors;
mod deck;
mod deck_out;
mod ending;
mod ending_ties;
mod examples;
mod examples_signs;
mod extreme;
mod extreme_deck;
mod faces;
mod invariants;
mod meeting;
mod mission_rewards;
mod missions;
mod moves_match;
mod open;
mod refusals;
mod refusals_table;
mod rounds;
mod secrets;
mod setup;
mod signs_cards;
mod signs_steps;
mod tactical;
mod track;
mod turn;
mod turn_draw;
