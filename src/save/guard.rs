//! What stands before the parser: what kind of file it is, its size, and which game.

use std::{
    fs::{self, File},
    io::{self, Read as _},
    path::Path,
};

use serde::Deserialize;

use super::{by_hand, scan};
use crate::{
    games,
    matches::{AnyMatch, FORMAT, LoadError, Meta, check_sum, parse},
    rules::Words,
};

/// The largest a save can be, in bytes.
pub const LARGEST: u64 = 4 << 20;

/// The field with the version of the form.
const FIELD: &str = "windmill_lane";

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
    #[serde(default)]
    sum: String,
}

/// The only part that saves of every form have in common.
#[derive(Deserialize)]
struct Version {
    windmill_lane: u32,
}

/// Reads only what a save says of itself, and whether it is as it was written.
///
/// # Errors
/// If it is no save, of a newer form, or damaged.
pub fn header(text: &str) -> Result<Header, LoadError> {
    let header = head(text)?;
    check_sum(text, &header.sum)?;
    Ok(header)
}

fn head(text: &str) -> Result<Header, LoadError> {
    scan::check(text)?;
    // Of the rest of the file only brackets and commas are looked at.
    let header = parse::<Header>(text);
    let version = match &header {
        Ok(header) => header.windmill_lane,
        // A newer form may say everything else in another way.
        Err(error) => parse::<Version>(text).map_err(|_| error.clone())?.windmill_lane,
    };
    match version {
        0 => {
            // A match may be called like that, too.
            let field = text.find(FIELD).map_or(0, |at| at + FIELD.len());
            Err(LoadError::near(&text[..field], FIELD, "there is no format 0"))
        }
        1..=FORMAT => header,
        newer => Err(LoadError::Newer(newer)),
    }
}

/// Reads a match of any game.
///
/// # Errors
/// With line, column and reason.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let header = head(text)?;
    let Some(entry) = games::find(&header.game) else {
        // It may be a game of ours whose name was damaged.
        check_sum(text, &header.sum)?;
        return Err(LoadError::unknown_game(&header.game));
    };
    if header.sum.is_empty() {
        return by_hand::tried(text, entry.read);
    }
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
    let bytes = bytes(path).map_err(|error| LoadError::Io(plainly(&error)))?;
    if bytes.len() as u64 > LARGEST {
        let size = fs::metadata(path).map_or(0, |meta| meta.len());
        return Err(LoadError::TooLarge(size.max(bytes.len() as u64)));
    }
    String::from_utf8(bytes).map_err(|error| LoadError::NoText(error.utf8_error().valid_up_to()))
}

/// What stands in a file, up to one byte more than a save can have. Folders, pipes and devices, which may
/// never end, are refused.
pub(super) fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let kind = fs::metadata(path)?;
    if !kind.is_file() {
        let what = if kind.is_dir() { "it is a folder" } else { "it is no ordinary file" };
        return Err(io::Error::new(io::ErrorKind::InvalidInput, what));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// An error of the system without its number.
pub(super) fn plainly(error: &io::Error) -> String {
    let said = error.to_string();
    said.split(" (os error").next().unwrap_or(&said).to_owned()
}
