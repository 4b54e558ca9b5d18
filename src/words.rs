//! Words: key and arguments become a sentence. Pure; the sentences stand in `assets/words/<language>/*.ftl`.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;
use include_dir::{Dir, include_dir};

use crate::rules::{Arg, Seat, Words};

static ENGLISH: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/words/en");

/// The sentences of one language.
pub struct Lexicon {
    bundle: FluentBundle<FluentResource>,
}

/// Who holds a seat, in words.
pub trait Names {
    /// The name of whoever holds the seat.
    fn name(&self, seat: Seat) -> String;
}

impl<F: Fn(Seat) -> String> Names for F {
    fn name(&self, seat: Seat) -> String {
        self(seat)
    }
}

/// What is wrong with a file of words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {reason}")]
pub struct LexiconError {
    /// Which file.
    pub path: String,
    /// What is wrong.
    pub reason: String,
}

impl Lexicon {
    /// The English sentences of this build.
    pub fn english() -> &'static Lexicon {
        static LEXICON: OnceLock<Lexicon> = OnceLock::new();
        LEXICON.get_or_init(|| {
            let files =
                ENGLISH.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
            Lexicon::read(files)
                .unwrap_or_else(|error| panic!("the shipped words are sound, a test reads them: {error}"))
        })
    }

    /// Reads files of words, each with its path.
    ///
    /// # Errors
    /// If a file is no Fluent or a key comes twice.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Lexicon, LexiconError> {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
        // The marks that isolate directions of script would show as boxes in some fonts.
        bundle.set_use_isolating(false);
        bundle
            .add_function("CAP", |args, _| match args {
                [FluentValue::String(text)] => FluentValue::from(capital(text)),
                [other] => other.clone(),
                _ => FluentValue::None,
            })
            .unwrap_or_else(|error| unreachable!("the first function of a bundle is new: {error}"));
        for (path, text) in files {
            let wrong = |reason: String| LexiconError { path: path.to_owned(), reason };
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| wrong(errors.first().map_or_else(String::new, ToString::to_string)))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| wrong(errors.first().map_or_else(String::new, ToString::to_string)))?;
        }
        Ok(Lexicon { bundle })
    }

    /// Whether there is a sentence for a key (`message` or `message.attribute`).
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let (message, attribute) = key.split_once('.').map_or((key, None), |(m, a)| (m, Some(a)));
        let message = self.bundle.get_message(message)?;
        match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    /// The sentence, markup left in: `*italics*` and `[symbol]`. A missing key is shown as itself.
    pub fn say(&self, words: &Words, names: &dyn Names) -> String {
        let Some(pattern) = self.pattern(&words.key) else { return format!("‹{}›", words.key) };
        let mut args = FluentArgs::new();
        for (gap, arg) in &words.args {
            args.set(gap.as_ref(), self.value(arg, names));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        said.into_owned()
    }

    /// The sentence without any markup: for logs on a terminal, for assistive tools.
    pub fn say_plainly(&self, words: &Words, names: &dyn Names) -> String {
        plain(&self.say(words, names))
    }

    fn value<'a>(&self, arg: &Arg, names: &dyn Names) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(literally(text)),
            Arg::Name(seat) => FluentValue::from(names.name(*seat)),
            Arg::Words(words) => FluentValue::from(self.say(words, names)),
            Arg::List(list) => FluentValue::from(self.join(list, names)),
        }
    }

    /// "a, b and c".
    fn join(&self, list: &[Words], names: &dyn Names) -> String {
        let mut said: Vec<String> = list.iter().map(|words| self.say(words, names)).collect();
        let Some(last) = said.pop() else { return String::new() };
        if said.is_empty() {
            return last;
        }
        let and = self.say(&Words::new("list-and"), names);
        format!("{} {and} {last}", said.join(", "))
    }
}

/// The same text with a capital at its start.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// What somebody typed, so that nothing in it is taken for markup.
fn literally(text: &str) -> String {
    let mut literal = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '*' | '[') {
            literal.push('\\');
        }
        literal.push(c);
    }
    literal
}

/// A piece of a sentence with its markup read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Letters; whether slanted.
    Text(String, bool),
    /// A symbol, for example `food`.
    Symbol(String),
}

/// Reads the markup of a sentence: `*italics*`, `[symbol]`. Brackets with capitals or spaces stay letters, and so do
/// stars and brackets after a backslash.
pub fn runs(sentence: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut text = String::new();
    let mut slanted = false;
    let mut rest = sentence;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let symbol = if c == '[' { after.split_once(']').filter(|(name, _)| is_symbol(name)) } else { None };
        if let Some((name, behind)) = symbol {
            flush(&mut text, slanted, &mut runs);
            runs.push(Run::Symbol(name.to_owned()));
            rest = behind;
        } else if let ('\\', Some(literal @ ('\\' | '*' | '['))) = (c, after.chars().next()) {
            text.push(literal);
            rest = &after[literal.len_utf8()..];
        } else if c == '*' {
            flush(&mut text, slanted, &mut runs);
            slanted = !slanted;
            rest = after;
        } else {
            text.push(c);
            rest = after;
        }
    }
    flush(&mut text, slanted, &mut runs);
    runs
}

fn is_symbol(name: &str) -> bool {
    !name.is_empty()
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn flush(text: &mut String, slanted: bool, runs: &mut Vec<Run>) {
    if !text.is_empty() {
        runs.push(Run::Text(std::mem::take(text), slanted));
    }
}

/// A sentence without markup; symbols are named.
pub fn plain(sentence: &str) -> String {
    runs(sentence)
        .into_iter()
        .map(|run| match run {
            Run::Text(text, _) => text,
            Run::Symbol(name) => format!("({})", name.replace('-', " ")),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nobody(seat: Seat) -> String {
        ["Ada", "Bo"][seat.index()].to_owned()
    }

    fn small() -> Lexicon {
        let text = "list-and = and\nhire = { $who } hires { $count ->\n    [one] one worker\n   *[other] { $count } workers\n  }.\n    .short = +{ $count }\nall = { $what }\n";
        Lexicon::read([("small.ftl", text)]).expect("small words")
    }

    #[test]
    fn gaps_are_filled_with_names_numbers_and_lists() {
        let words = small();
        let hire = Words::new("hire").with("who", Seat(1)).with("count", 2_u8);
        assert_eq!(words.say(&hire, &nobody), "Bo hires 2 workers.");
        let one = Words::new("hire").with("who", Seat(0)).with("count", 1_u8);
        assert_eq!(words.say(&one, &nobody), "Ada hires one worker.");
        assert_eq!(words.say(&Words::new("hire.short").with("count", 1_u8), &nobody), "+1");
        let list = vec![
            Words::new("hire.short").with("count", 1_u8),
            Words::new("hire.short").with("count", 2_u8),
            hire,
        ];
        assert_eq!(
            words.say(&Words::new("all").with("what", list), &nobody),
            "+1, +2 and Bo hires 2 workers."
        );
        assert_eq!(words.say(&Words::new("gone"), &nobody), "‹gone›");
    }

    #[test]
    fn markup_is_read() {
        assert_eq!(
            runs("+1 [food], *so* [MW-12]"),
            [
                Run::Text("+1 ".into(), false),
                Run::Symbol("food".into()),
                Run::Text(", ".into(), false),
                Run::Text("so".into(), true),
                Run::Text(" [MW-12]".into(), false),
            ]
        );
        assert_eq!(plain("+1 [any-resource] *x*"), "+1 (any resource) x");
    }

    #[test]
    fn what_somebody_typed_is_no_markup() {
        let typed = "a [castle], *stars* and a \\ [x";
        let words = Words::new("all").with("what", Arg::Text(typed.into()));
        assert_eq!(plain(&small().say(&words, &nobody)), typed);
        let one = runs(&small().say(&words, &nobody));
        assert_eq!(one, [Run::Text(typed.into(), false)], "neither slanted nor a symbol");
    }

    #[test]
    fn a_key_that_comes_twice_is_an_error() {
        let error = Lexicon::read([("a.ftl", "x = 1\n"), ("b.ftl", "x = 2\n")]).err().expect("twice");
        assert_eq!(error.path, "b.ftl");
    }
}
