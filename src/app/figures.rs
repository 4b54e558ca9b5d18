//! Figures that need a window.

/// Prints them.
///
/// # Errors
/// In one sentence, if no window can be opened.
pub fn print() -> Result<(), String> {
    Ok(())
}
