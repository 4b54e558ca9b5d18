//! A look over a save's text before the parser sees it: nothing in it may hurt the parser.

use super::guard::LARGEST;
use crate::matches::LoadError;

/// How deep brackets can be nested.
const DEEPEST: usize = 48;

/// What the scan is inside of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Values and brackets.
    Plain,
    /// A text in quotes, or a letter.
    Quotes(char),
    /// The rest of a line.
    Remark,
    /// A remark between marks; they can be nested.
    LongRemark(usize),
}

/// Refuses what is too long, too deep, empty or cut off, and zero bytes.
pub(super) fn check(text: &str) -> Result<(), LoadError> {
    if text.len() as u64 > LARGEST {
        return Err(LoadError::TooLarge(text.len() as u64));
    }
    if text.trim().is_empty() {
        return wrong(1, 1, "the file is empty");
    }
    let (mut line, mut column, mut depth) = (1, 0, 0_usize);
    let mut inside = Inside::Plain;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        column += 1;
        let next = chars.peek().copied();
        let mut pair = false;
        match (inside, c) {
            (_, '\0') => return wrong(line, column, "a save holds no zero bytes"),
            (Inside::Quotes(_), '\\') => pair = next.is_some_and(|next| !['\n', '\0'].contains(&next)),
            (Inside::Quotes(mark), _) if c == mark => inside = Inside::Plain,
            (Inside::Remark, '\n') => inside = Inside::Plain,
            (Inside::Plain, '"' | '\'') => inside = Inside::Quotes(c),
            (Inside::Plain, '/') if next == Some('/') => inside = Inside::Remark,
            (Inside::Plain, '/') if next == Some('*') => (inside, pair) = (Inside::LongRemark(1), true),
            (Inside::LongRemark(deep), '/') if next == Some('*') => {
                (inside, pair) = (Inside::LongRemark(deep + 1), true);
            }
            (Inside::LongRemark(deep), '*') if next == Some('/') => {
                let left = if deep == 1 { Inside::Plain } else { Inside::LongRemark(deep - 1) };
                (inside, pair) = (left, true);
            }
            (Inside::Plain, '(' | '[' | '{') => {
                depth += 1;
                if depth > DEEPEST {
                    return wrong(line, column, "brackets are nested deeper than in any save");
                }
            }
            (Inside::Plain, ')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        if pair {
            chars.next();
            column += 1;
        }
        if c == '\n' {
            line += 1;
            column = 0;
        }
    }
    if depth > 0 || !matches!(inside, Inside::Plain | Inside::Remark) {
        return wrong(line, column.max(1), "the file ends here, and something is still open: it was cut off");
    }
    Ok(())
}

fn wrong(line: usize, column: usize, reason: &str) -> Result<(), LoadError> {
    Err(LoadError::At { line, column, reason: reason.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of a text; nothing if it passes.
    fn said(text: &str) -> String {
        check(text).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn brackets_count_only_where_they_are_brackets() {
        assert_eq!(said(r#"(a: "((((\"((", b: '"', /* ( /* " */ ( */ c: 1) // and ( then " there"#), "");
        assert!(said(r#"(a: "((((\"((", b: 'x"#).starts_with("line 1, column 21: the file ends here"));
        let deep = "[".repeat(DEEPEST + 1);
        // A remark with a quotation mark in it opens no text that would hide the brackets behind it.
        let hidden = format!("// 5\" tall\n{deep}");
        assert_eq!(said(&hidden), "line 2, column 49: brackets are nested deeper than in any save");
        let shallow = "[".repeat(DEEPEST) + &"]".repeat(DEEPEST);
        assert_eq!(said(&shallow), "");
    }

    #[test]
    fn nothing_at_all_is_no_save() {
        assert_eq!(said(""), "line 1, column 1: the file is empty");
        assert_eq!(said(" \n\t\n"), "line 1, column 1: the file is empty");
        assert_eq!(said("(a:\n 1\0)"), "line 2, column 3: a save holds no zero bytes");
    }
}
