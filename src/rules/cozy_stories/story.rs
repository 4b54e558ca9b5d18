//! What a typed story may be (CS-26, CS-R9, CS-R10). What it is about is nobody's business (CS-24).

use super::{content::Content, moves::no};
use crate::rules::{Refusal, table::sentences};

/// Stories that legal moves list in place of all others.
const SAMPLES: [&str; 2] =
    ["Somebody had been here before us. We went in.", "It began as it always does. Then it was over."];

/// A story to list: another than the one that stands there.
pub(super) fn sample(standing: Option<&str>) -> String {
    SAMPLES[usize::from(standing == Some(SAMPLES[0]))].to_owned()
}

/// Whether a typed story is within its bounds.
pub fn typed_is_sound(text: &str) -> bool {
    check_typed(text).is_ok()
}

pub(super) fn check_typed(text: &str) -> Result<(), Refusal> {
    let numbers = Content::get().numbers();
    check_text(text, numbers.characters)?;
    if sentences(text) > usize::from(numbers.sentences) {
        let refusal = Refusal::new("CS-26", "cs-no-fifth-sentence");
        return Err(refusal.with("sentences", numbers.sentences));
    }
    Ok(())
}

pub(super) fn check_note(text: &str) -> Result<(), Refusal> {
    check_text(text, Content::get().numbers().note)
}

fn check_text(text: &str, most: u16) -> Result<(), Refusal> {
    if text.chars().count() > usize::from(most) {
        return Err(Refusal::new("CS-R9", "cs-no-longer").with("characters", most));
    }
    if text.chars().any(char::is_control) {
        return no("CS-R9", "cs-no-control");
    }
    if !text.chars().any(char::is_alphabetic) {
        return no("CS-R10", "cs-no-letter");
    }
    Ok(())
}
