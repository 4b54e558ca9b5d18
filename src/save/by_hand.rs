//! Saves without a checksum: somebody has edited them, and nobody vouches for what they hold.
//!
//! The rules trust a state. One that they could never have come to may break them, so it is tried out before
//! anybody sits down to it.

use std::{
    cell::Cell,
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

use crate::{
    matches::{AnyMatch, LoadError},
    rules::Viewer,
};

/// Reads a save and does with the match what is done with every match on the table: it is shown, each of
/// its offers is taken once, and it is written down.
///
/// # Errors
/// As `read`, and if the rules break at it.
pub(super) fn tried(
    text: &str,
    read: fn(&str) -> Result<Box<dyn AnyMatch>, LoadError>,
) -> Result<Box<dyn AnyMatch>, LoadError> {
    let held = quietly(|| {
        let game = read(text)?;
        try_out(&*game);
        Ok(game)
    });
    held.unwrap_or_else(|| {
        Err(LoadError::near(text, "\n  state:", "the rules cannot come to a state like this"))
    })
}

fn try_out(game: &dyn AnyMatch) {
    let view = game.view(Viewer::Public);
    let _ = (game.turn(), game.standing(), game.log(Viewer::Public), game.snapshot().write());
    for offer in &view.table.offers {
        let mut copy = game.copy();
        if copy.take(Viewer::Public, view.revision, offer.mv).is_ok() {
            let _ = copy.view(Viewer::Public);
        }
    }
}

thread_local! {
    /// Whether this thread tries something out that may break.
    static TRYING: Cell<bool> = const { Cell::new(false) };
}

/// What some work comes to; nothing if it breaks. Nobody is told of that but the caller.
fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !TRYING.get() {
                usual(info);
            }
        }));
    });
    TRYING.set(true);
    let came_to = panic::catch_unwind(AssertUnwindSafe(work));
    TRYING.set(false);
    came_to.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_is_told_to_the_caller() {
        assert_eq!(quietly(|| 3), Some(3));
        let empty: Vec<u8> = Vec::new();
        assert_eq!(quietly(|| empty[empty.len()]), None);
        assert!(!TRYING.get(), "what breaks from here on is told to everybody");
    }
}
