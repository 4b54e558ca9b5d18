//! Demand tiles.

use serde::Deserialize;

use super::{
    super::pieces::{Colour, Colours, Demand},
    sound::in_order,
};
use crate::content::{ContentError, ContentFile};

/// A section of a Demand tile: Bulbs it asks for, and what each brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The colours that are asked for.
    pub colours: Colours,
    /// Victory Points, by colour; 0 where a colour is not asked for.
    pub points: [u8; Colour::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedDemand {
    number: u8,
    upper: Vec<(Colour, u8)>,
    lower: Vec<(Colour, u8)>,
}

pub(super) fn read_demand(file: &ContentFile) -> Result<Vec<[Section; 2]>, ContentError> {
    let tiles: Vec<PrintedDemand> = file.parse()?;
    in_order(file, tiles.iter().map(|tile| tile.number), Demand::COUNT)?;
    let mut read = Vec::with_capacity(tiles.len());
    for tile in tiles {
        let mut sections = [Section { colours: Colours::NONE, points: [0; Colour::COUNT] }; 2];
        for (section, asked) in sections.iter_mut().zip([tile.upper, tile.lower]) {
            for (colour, points) in &asked {
                section.colours = section.colours.with(*colour);
                section.points[colour.index()] = *points;
            }
            let wrong =
                |reason: &str| Err(file.wrong(&format!("number: {},", tile.number), reason.to_owned()));
            if !(1..=3).contains(&asked.len()) || section.colours.len() != asked.len() {
                return wrong("a section asks for one to three different colours");
            }
            if asked.iter().any(|(_, points)| *points == 0) {
                return wrong("each Bulb brings at least 1 Victory Point");
            }
        }
        read.push(sections);
    }
    Ok(read)
}
