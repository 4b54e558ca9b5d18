//! The rulebooks in our own words, `assets/rules/<game>.md`: headings, clauses, paragraphs.

use std::{collections::BTreeMap, sync::OnceLock};

use include_dir::{Dir, include_dir};

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/rules");

/// A rulebook, in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// Everything in it.
    pub entries: Vec<Entry>,
}

/// A piece of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub kind: EntryKind,
    /// Its text, `*italics*` and `[MW-12]` references left in.
    pub text: String,
    /// Whether it is hidden until the reader asks for it.
    pub spoiler: bool,
}

/// What a piece of a rulebook is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A heading; 1 is a part, 2 a chapter, 3 a section.
    Heading(u8),
    /// A clause and its id.
    Clause(String),
    /// Plain words.
    Paragraph,
}

/// What is wrong with a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RulebookError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl Rulebook {
    /// The rulebook of a game, if it ships with this build.
    pub fn of(game: &str) -> Option<&'static Rulebook> {
        static BOOKS: OnceLock<BTreeMap<String, Rulebook>> = OnceLock::new();
        let books = BOOKS.get_or_init(|| {
            SHIPPED
                .files()
                .filter_map(|file| {
                    let name = file.path().file_stem()?.to_str()?.to_owned();
                    let book = Rulebook::parse(file.contents_utf8()?);
                    Some((
                        name,
                        book.unwrap_or_else(|error| {
                            panic!("the shipped rulebooks are sound, a test reads them: {error}")
                        }),
                    ))
                })
                .collect()
        });
        books.get(game)
    }

    /// Reads a rulebook.
    ///
    /// # Errors
    /// If a clause has no text or comes twice, or a reference leads nowhere.
    pub fn parse(text: &str) -> Result<Rulebook, RulebookError> {
        let mut book = Rulebook::default();
        let mut spoiler = false;
        let mut ids = BTreeMap::new();
        for (line, text) in (1..).zip(text.lines()) {
            let wrong = |reason: String| Err(RulebookError { line, reason });
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            let level = text.bytes().take_while(|&byte| byte == b'#').count();
            if level > 0 {
                let title = text[level..].trim();
                let hidden = title.ends_with("{spoilers}");
                if level == 1 {
                    spoiler = hidden;
                }
                let title = title.trim_end_matches("{spoilers}").trim().to_owned();
                book.entries.push(Entry { kind: EntryKind::Heading(level as u8), text: title, spoiler });
            } else if let Some(rest) = text.strip_prefix("- **") {
                let Some((id, said)) = rest.split_once("**") else {
                    return wrong("a clause's id ends with **".into());
                };
                if said.trim().is_empty() {
                    return wrong(format!("clause {id} says nothing"));
                }
                if let Some(first) = ids.insert(id.to_owned(), line) {
                    return wrong(format!("clause {id} stands in line {first} already"));
                }
                let kind = EntryKind::Clause(id.to_owned());
                book.entries.push(Entry { kind, text: said.trim().to_owned(), spoiler });
            } else {
                book.entries.push(Entry { kind: EntryKind::Paragraph, text: text.to_owned(), spoiler });
            }
        }
        for entry in &book.entries {
            for reference in entry.references() {
                if !ids.contains_key(reference) {
                    return Err(RulebookError { line: 0, reason: format!("[{reference}] leads nowhere") });
                }
            }
        }
        Ok(book)
    }

    /// Where a clause stands.
    pub fn find(&self, clause: &str) -> Option<usize> {
        self.entries.iter().position(|entry| matches!(&entry.kind, EntryKind::Clause(id) if id == clause))
    }

    /// The ids of all clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().filter_map(|entry| match &entry.kind {
            EntryKind::Clause(id) => Some(id.as_str()),
            _ => None,
        })
    }
}

impl Entry {
    /// The clauses its text refers to.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.text.split('[').skip(1).filter_map(|rest| rest.split_once(']').map(|(id, _)| id)).filter(|id| {
            id.split_once('-').is_some_and(|(game, number)| {
                game.len() == 2
                    && !number.is_empty()
                    && number.bytes().all(|byte| byte.is_ascii_alphanumeric())
            })
        })
    }
}

/// Names the clauses a test would catch a breach of. Fails if one of them stands in no rulebook.
#[macro_export]
macro_rules! clauses {
    [$($clause:literal),+ $(,)?] => {
        $crate::rulebook::assert_known(&[$($clause),+])
    };
}

/// Fails if a clause stands in no rulebook.
///
/// # Panics
/// If a clause stands in no rulebook.
pub fn assert_known(clauses: &[&str]) {
    for clause in clauses {
        let known = crate::games::GAMES
            .iter()
            .filter_map(|game| Rulebook::of(game.info.id))
            .any(|book| book.find(clause).is_some());
        assert!(known, "{clause} stands in no rulebook");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_headings_and_references_are_read() {
        let book = Rulebook::parse(
            "# A game\n\nHello.\n- **MW-1** Do [MW-2].\n# Later {spoilers}\n- **MW-2** So.\n",
        )
        .expect("a small book");
        assert_eq!(book.clauses().collect::<Vec<_>>(), ["MW-1", "MW-2"]);
        assert_eq!(book.entries[2].references().collect::<Vec<_>>(), ["MW-2"]);
        assert_eq!(
            book.entries.iter().map(|entry| entry.spoiler).collect::<Vec<_>>(),
            [false, false, false, true, true]
        );
    }

    #[test]
    fn errors_name_the_line() {
        let twice = Rulebook::parse("- **MW-1** a\n- **MW-1** b").expect_err("twice");
        assert_eq!(twice.to_string(), "line 2: clause MW-1 stands in line 1 already");
        assert!(Rulebook::parse("- **MW-1** see [MW-9]").is_err(), "a reference into nothing");
        assert!(Rulebook::parse("- **MW-1**  ").is_err(), "a clause without words");
    }
}
