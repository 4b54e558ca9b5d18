//! Why a save could not be read: where, and what is wrong there, in one sentence.

use ron::Error;
use serde::de::DeserializeOwned;

use super::FORMAT;

/// The most characters of a save that an error quotes.
const QUOTED: usize = 40;
/// The longest a reason can be, in characters.
const LONGEST: usize = 160;

/// Why a save could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It is not what it should be, at this place.
    #[error("line {line}, column {column}: {reason}")]
    At {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong.
        reason: String,
    },
    /// It was written by a later version.
    #[error("it was written by a newer Windmill Lane (format {0}); this one reads up to format {FORMAT}")]
    Newer(u32),
    /// It is a save of a game this build does not know.
    #[error("it is a save of “{0}”, a game this Windmill Lane does not know")]
    UnknownGame(String),
    /// It is larger than any save is.
    #[error("it is larger than a save can be ({0} bytes)")]
    TooLarge(u64),
    /// It is no text.
    #[error("it is no save: byte {0} is no text")]
    NoText(usize),
    /// The file could not be read.
    #[error("{0}")]
    Io(String),
}

impl LoadError {
    /// A save that names a game nobody here knows, and may name it with a whole page.
    pub(crate) fn unknown_game(name: &str) -> LoadError {
        LoadError::UnknownGame(shortened(name, QUOTED))
    }

    /// Something is wrong where `near` stands last, from its first letter on.
    pub(crate) fn near(text: &str, near: &str, reason: &str) -> LoadError {
        let at = text.rfind(near).unwrap_or(0);
        let at = at + text[at..].find(|c: char| c.is_ascii_alphanumeric()).unwrap_or(0);
        let before = &text[..at];
        LoadError::At {
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
            reason: reason.to_owned(),
        }
    }
}

/// Reads RON and says where it is wrong.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    ron::from_str(text).map_err(|error| LoadError::At {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: reason(&error.code),
    })
}

/// What is wrong, without the parser's long lists of all that could stand there. What does stand there is
/// quoted only where it is a word.
fn reason(error: &Error) -> String {
    match error {
        Error::NoSuchEnumVariant { found, outer: Some(outer), .. } => {
            format!("“{}” is no {outer}", shortened(found, QUOTED))
        }
        Error::NoSuchEnumVariant { found, .. } => format!("“{}” cannot stand here", shortened(found, QUOTED)),
        Error::NoSuchStructField { found, .. } => {
            format!("there is no field “{}” here", shortened(found, QUOTED))
        }
        Error::MissingStructField { field, .. } => format!("the field “{field}” is missing"),
        Error::DuplicateStructField { field, .. } => format!("the field “{field}” stands twice"),
        Error::ExpectedDifferentStructName { expected, found } => {
            format!("here should be “{expected}”, not “{}”", shortened(found, QUOTED))
        }
        Error::InvalidValueForType { expected, .. } => {
            shortened(&format!("here should be {expected}"), LONGEST)
        }
        Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => "this is no name".to_owned(),
        Error::ExceededRecursionLimit => "brackets are nested deeper than in any save".to_owned(),
        other => shortened(&other.to_string(), LONGEST),
    }
}

fn shortened(text: &str, most: usize) -> String {
    let mut short: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(most).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}
