//! Nobody ever loses a game they were playing: saves, journals, backups, and everything that can happen
//! to them.

mod child;
mod play;

mod backups;
mod broken;
mod corpus;
mod damage;
mod files;
mod full_disk;
mod journal;
mod killed;
mod shipped;
mod slots;

use windmill_lane::{matches::AnyMatch, rules::Viewer};

/// Everything is done with a match that is done with one on opening it: whatever it holds, nobody is hurt.
fn handled(game: Box<dyn AnyMatch>) {
    let view = game.view(Viewer::Public);
    let _ = (game.turn(), game.standing(), game.log(Viewer::Public), game.replay());
    for offer in view.table.offers.iter().take(8) {
        let _ = game.copy().take(Viewer::Public, view.revision, offer.mv);
    }
    game.snapshot().write().expect("what was read can be written");
}

/// Whether everything is tried, and not a spread of it.
fn full() -> bool {
    std::env::var_os("WINDMILL_FULL").is_some()
}
