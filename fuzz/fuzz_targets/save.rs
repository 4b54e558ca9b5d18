//! Whatever a file holds, reading it ends in a match or in one sentence; a match that is read can be shown and written.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use windmill_lane::{rules::Viewer, save};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(bytes) else { return Corpus::Reject };
    // With the checksum hardly anything changed would ever be read: as somebody edits it by hand, without.
    let by_hand: String =
        text.lines().filter(|line| !line.starts_with("  sum:")).map(|line| format!("{line}\n")).collect();
    let _ = save::header(&by_hand);
    match save::load(&by_hand) {
        Ok(game) => {
            let view = game.view(Viewer::Public);
            for offer in view.table.offers.iter().take(8) {
                let _ = game.copy().take(Viewer::Public, view.revision, offer.mv);
            }
            let _ = game.snapshot().write().expect("what was read can be written");
        }
        Err(error) => {
            let said = error.to_string();
            assert!(!said.contains('\n') && said.chars().count() < 400, "one sentence: {said}");
        }
    }
    Corpus::Keep
});
