//! Picks the few fonts that are used, so that the binary grows by these and not by all that come along.

use std::{fs, path::Path};

/// The fonts of the book serif: how each is named inside its file, and the file it becomes.
const SERIFS: [(&str, &str); 2] =
    [("LibertinusSerif-Regular", "serif.otf"), ("LibertinusSerif-Italic", "serif-italic.otf")];

/// Writes the fonts into `out`.
///
/// # Errors
/// If a font is not there or cannot be written.
pub fn write(out: &Path) -> Result<(), String> {
    for (name, file) in SERIFS {
        let font = typst_assets::fonts()
            .find(|font| postscript_name(font).as_deref() == Some(name))
            .ok_or_else(|| format!("typst-assets has no font named {name}"))?;
        fs::write(out.join(file), font).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

/// Name 6 of the table `name`, in the Windows encoding: what the font calls itself, without spaces.
fn postscript_name(font: &[u8]) -> Option<String> {
    let number = |at: usize| Some(usize::from(u16::from_be_bytes([*font.get(at)?, *font.get(at + 1)?])));
    let long = |at: usize| Some(number(at)? << 16 | number(at + 2)?);
    let tables = number(4)?;
    let name = (0..tables)
        .map(|table| 12 + table * 16)
        .find(|&at| font.get(at..at + 4) == Some(b"name".as_slice()))
        .and_then(|at| long(at + 8))?;
    let letters = name + number(name + 4)?;
    (0..number(name + 2)?).map(|record| name + 6 + record * 12).find_map(|at| {
        if (number(at)?, number(at + 6)?) != (3, 6) {
            return None;
        }
        let start = letters + number(at + 10)?;
        let units: Vec<u16> = font
            .get(start..start + number(at + 8)?)?
            .chunks_exact(2)
            .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
            .collect();
        String::from_utf16(&units).ok()
    })
}
