//! Content files: where they come from and how their errors are told.

use include_dir::{Dir, include_dir};
use serde::de::DeserializeOwned;

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/content");

/// A content file and its text.
#[derive(Clone, Debug)]
pub struct ContentFile {
    /// Its path, as errors name it.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// What is wrong with a content file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}:{line}:{column}: {reason}")]
pub struct ContentError {
    /// Which file.
    pub path: String,
    /// Line, from 1; 0 where the file itself is missing.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: String,
}

impl ContentFile {
    /// A file of this build: `<game>/<name>.ron`.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn shipped(game: &str, name: &str) -> Result<ContentFile, ContentError> {
        let path = format!("{game}/{name}.ron");
        let missing = || ContentError {
            path: path.clone(),
            line: 0,
            column: 0,
            reason: "there is no such file".into(),
        };
        let text = SHIPPED.get_file(&path).and_then(|file| file.contents_utf8()).ok_or_else(missing)?;
        Ok(ContentFile { path: format!("assets/content/{path}"), text: text.to_owned() })
    }

    /// Reads the file as RON.
    ///
    /// # Errors
    /// With line, column and what RON expected there.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, ContentError> {
        let options =
            ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        options.from_str(&self.text).map_err(|error| ContentError {
            path: self.path.clone(),
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })
    }

    /// An error at the first place where `near` stands in the file.
    pub fn wrong(&self, near: &str, reason: String) -> ContentError {
        let at = self.text.find(near).unwrap_or(0);
        let before = &self.text[..at];
        ContentError {
            path: self.path.clone(),
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
            reason,
        }
    }
}

/// A checksum of all content of a game: stands in saves, so that a change of content is noticed.
pub fn content_hash(game: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    if let Some(folder) = SHIPPED.get_dir(game) {
        let mut files: Vec<_> = folder.files().collect();
        files.sort_by_key(|file| file.path());
        for file in files {
            hasher.update(file.contents());
        }
    }
    hasher.finalize()
}
