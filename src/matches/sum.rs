//! The checksum that a save ends with. It tells damage from what was written: a flipped bit in a number
//! would else read as another number.
//!
//! It is no lock. Whoever edits a save by hand takes the line out, and the save is taken as it stands.

use super::LoadError;

/// How the line with the checksum begins. It is the last line but for the closing bracket.
const LINE: &str = "\n  sum: \"";

/// The same save with its checksum as the last field.
pub(super) fn signed(text: &str) -> String {
    let body = text.trim_end();
    let body = body.strip_suffix(')').unwrap_or(body);
    format!("{body}{}{}\",\n)\n", &LINE[1..], sum(body))
}

/// Whether the save is as it was written; `said` is the checksum it holds, none if it is empty.
///
/// # Errors
/// With the place of the checksum if it does not agree with what stands above it.
pub(crate) fn check(text: &str, said: &str) -> Result<(), LoadError> {
    let line = text.rfind(LINE).map_or(0, |at| at + 1);
    if said.is_empty() || sum(&text[..line]) == said {
        return Ok(());
    }
    let reason =
        "what stands above does not agree with this checksum: it was damaged or changed after it was written";
    Err(LoadError::near(text, LINE, reason))
}

/// The checksum of a text. Line ends may have been exchanged on the way from one system to another.
fn sum(text: &str) -> String {
    let mut hasher = crc32fast::Hasher::new();
    text.split('\r').for_each(|part| hasher.update(part.as_bytes()));
    format!("{:08x}", hasher.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_text_agrees_and_a_changed_one_does_not() {
        let text = signed("(\n  coins: 3,\n)\n");
        let said = text.split('"').nth(1).expect("a checksum").to_owned();
        assert_eq!(text, format!("(\n  coins: 3,\n  sum: \"{said}\",\n)\n"));
        assert_eq!(check(&text, &said), Ok(()));
        assert_eq!(check(&text.replace('\n', "\r\n"), &said), Ok(()), "other line ends");
        let error = check(&text.replace('3', "7"), &said).expect_err("other coins").to_string();
        assert!(error.starts_with("line 3, column 3: "), "{error}");
        assert_eq!(check("(\n  coins: 7,\n)\n", ""), Ok(()), "taken out by hand");
    }
}
