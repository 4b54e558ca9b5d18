//! Names of files: whatever players call a match, its file has a name that every system takes.

use std::path::{Component, Path};

/// The longest a name can be, in bytes: journals, copies and the bin add to it, and systems stop at 255.
const LONGEST: usize = 120;

/// Names that Windows keeps for devices, whatever stands behind the dot.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "COM", "LPT"];

/// A file name made of a match's name.
pub(super) fn safe(name: &str) -> String {
    let mut clean = String::new();
    for c in name.trim().chars() {
        let c = if c.is_whitespace() {
            ' '
        } else if forbidden(c) {
            '-'
        } else {
            c
        };
        if clean.len() + c.len_utf8() > LONGEST {
            break;
        }
        clean.push(c);
    }
    match clean.trim() {
        "" => "A game".to_owned(),
        device if is_device(device) => format!("{device}-"),
        clean => clean.to_owned(),
    }
}

/// A slot's name as it is, if it is the name of a file and no way out of the folder.
pub(super) fn within(slot: &str) -> String {
    let mut parts = Path::new(slot).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(name)), None) if name == slot => slot.to_owned(),
        _ => safe(slot),
    }
}

/// What separates folders, means something to a system, or cannot be seen.
fn forbidden(c: char) -> bool {
    let unseen =
        matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
    c.is_control() || unseen || "/\\:*?\"<>|.".contains(c)
}

fn is_device(name: &str) -> bool {
    let name = name.to_uppercase();
    DEVICES.iter().any(|device| {
        name.strip_prefix(device).is_some_and(|port| match *device {
            "COM" | "LPT" => port.chars().count() == 1 && "0123456789¹²³".contains(port),
            _ => port.is_empty(),
        })
    })
}
