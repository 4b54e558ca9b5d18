//! The rules of Windmill: Cozy Stories, clause by clause, played from laid-out positions.

mod act;
mod prepare;

mod balance;
mod company;
mod company_guess;
mod company_story;
mod content;
mod content_errors;
mod endless;
mod examples;
mod guessing;
mod imagine;
mod invariants;
mod keepsake;
mod leaving;
mod listening;
mod phase_end;
mod refusals;
mod rounds;
mod scoring;
mod secrets;
mod sentences;
mod setup;
mod story_phase;
mod view;
mod walls;
mod windmill;
