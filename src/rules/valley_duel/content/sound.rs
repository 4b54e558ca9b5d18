//! What any printed list must be: complete, in order, and nothing in it for nothing.

use crate::{
    content::{ContentError, ContentFile},
    rules::valley_duel::effect::Effect,
};

/// Whether each piece stands once, in order: then its place is its number.
pub(super) fn in_order(
    file: &ContentFile,
    found: impl IntoIterator<Item = u8>,
    count: u8,
) -> Result<(), ContentError> {
    let near = |number: u8| format!("number: {number},");
    let mut due = 1;
    for number in found {
        if due > count {
            return Err(file.wrong(&near(number), format!("number {number} is one too many")));
        }
        if number != due {
            return Err(file.wrong(&near(number), format!("here should be number {due}, not {number}")));
        }
        due += 1;
    }
    if due <= count { Err(file.wrong("\n]", format!("number {due} is missing"))) } else { Ok(()) }
}

/// Whether each effect brings something.
pub(super) fn some(
    file: &ContentFile,
    near: &str,
    effects: impl IntoIterator<Item = Effect>,
) -> Result<(), ContentError> {
    for effect in effects {
        if let Effect::Points(0) | Effect::Guilders(0) | Effect::Tools(0) | Effect::Bulbs(0) = effect {
            return Err(file.wrong(near, "an effect brings at least one of what it brings".into()));
        }
    }
    Ok(())
}
