//! The rules of Windmill Valley: Duel, clause by clause, played from laid-out positions.

mod act;
mod prepare;
mod seen;

mod calendar;
mod content_errors;
mod contracts;
mod enhance;
mod farm;
mod gains;
mod helpers;
mod imagine;
mod market;
mod planting;
mod players;
mod properties;
mod scoring;
mod setup;
mod trade;
mod turn;
mod view;
mod view_ledger;
mod view_offers;
mod windmill;
