//! What stands before the parser: size, nesting, and which game it is.

use std::path::Path;

use serde::Deserialize;

use crate::{
    games,
    matches::{AnyMatch, LoadError, Meta},
    rules::Words,
};

/// The largest a save can be, in bytes.
pub const LARGEST: u64 = 4 << 20;
/// How deep brackets can be nested.
const DEEPEST: usize = 48;

/// The part of a save that tells what it is. Public: it may be shown before the game is open.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Header {
    /// The version of the form.
    pub windmill_lane: u32,
    /// Which game.
    pub game: String,
    /// Where the game is: season and day, round.
    pub heading: Words,
    /// Names and times.
    pub meta: Meta,
}

/// Reads only what a save says of itself.
///
/// # Errors
/// If it is no save, of a newer form, or damaged in that part.
pub fn header(text: &str) -> Result<Header, LoadError> {
    check(text)?;
    // Only the fields named in `Header` are read, so only their part of the file is parsed with care.
    let header: Header = crate::matches::parse(text)?;
    if header.windmill_lane > crate::matches::FORMAT {
        return Err(LoadError::Newer(header.windmill_lane));
    }
    if header.windmill_lane == 0 {
        return Err(LoadError::At { line: 2, column: 1, reason: "there is no format 0".into() });
    }
    Ok(header)
}

/// Reads a match of any game.
///
/// # Errors
/// With line, column and reason.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let header = header(text)?;
    let Some(entry) = games::find(&header.game) else {
        return Err(LoadError::UnknownGame(header.game));
    };
    (entry.read)(text)
}

/// Reads a match of any game from a file.
///
/// # Errors
/// With what is wrong with the file, and where.
pub fn load_file(path: &Path) -> Result<Box<dyn AnyMatch>, LoadError> {
    load(&read(path)?)
}

/// A file's text, if it can be a save at all.
pub(super) fn read(path: &Path) -> Result<String, LoadError> {
    let io = |error: std::io::Error| LoadError::Io(plainly(&error));
    let size = std::fs::metadata(path).map_err(io)?.len();
    if size > LARGEST {
        return Err(LoadError::TooLarge(size));
    }
    let bytes = std::fs::read(path).map_err(io)?;
    String::from_utf8(bytes).map_err(|error| LoadError::NoText(error.utf8_error().valid_up_to()))
}

/// An error of the system without its number.
pub(super) fn plainly(error: &std::io::Error) -> String {
    let said = error.to_string();
    said.split(" (os error").next().unwrap_or(&said).to_owned()
}

fn wrong(line: usize, column: usize, reason: &str) -> Result<(), LoadError> {
    Err(LoadError::At { line, column, reason: reason.to_owned() })
}

/// Refuses what would hurt the parser: too long, too deep, empty, full of control characters.
fn check(text: &str) -> Result<(), LoadError> {
    if text.len() as u64 > LARGEST {
        return Err(LoadError::TooLarge(text.len() as u64));
    }
    let (mut line, mut column, mut depth) = (1, 0, 0_usize);
    let mut quoted = false;
    let mut escaped = false;
    for c in text.chars() {
        column += 1;
        match c {
            '\n' => {
                line += 1;
                column = 0;
            }
            '\0' => return wrong(line, column, "a save holds no zero bytes"),
            _ => {}
        }
        if quoted {
            quoted = c != '"' || escaped;
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' => quoted = true,
            '(' | '[' | '{' => {
                depth += 1;
                if depth > DEEPEST {
                    return wrong(line, column, "brackets are nested deeper than in any save");
                }
            }
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    if text.trim().is_empty() {
        return wrong(1, 1, "the file is empty");
    }
    if depth > 0 || quoted {
        return wrong(line, column.max(1), "the file is cut off here");
    }
    Ok(())
}
