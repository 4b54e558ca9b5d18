//! `shot` and `contact-sheet`: pictures of what the program shows.

use std::{path::PathBuf, str::FromStr};

use clap::Args;

use super::Failure;
use crate::app;

/// Draw a save's table with its overlay, or a screen, without a window.
#[derive(Args)]
pub struct Shot {
    /// A save, unless a screen is named, and the PNG to write.
    #[arg(required = true, num_args = 1..=2, value_names = ["FILE", "OUT"])]
    files: Vec<PathBuf>,
    /// Its size in pixels.
    #[arg(long, default_value = "1280x720")]
    size: Size,
    /// How large everything is drawn: 1 is 100 %.
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
    /// A screen: title, setup, settings, saves, rulebook, keys.
    #[arg(long)]
    screen: Option<String>,
    /// Whose prompt is shown; the first seat is 0.
    #[arg(long)]
    seat: Option<u8>,
    /// A surface that lies open, by its number.
    #[arg(long)]
    open: Option<u8>,
}

impl Shot {
    pub fn run(self) -> Result<(), Failure> {
        let (file, out) = match (self.files.as_slice(), &self.screen) {
            ([out], Some(_)) => (None, out.clone()),
            ([file, out], None) => (Some(file.clone()), out.clone()),
            (_, Some(_)) => {
                return Err(Failure::wrong("a picture of a screen takes one file, the PNG to write"));
            }
            (_, None) => return Err(Failure::wrong("two files are needed: the save, and the PNG to write")),
        };
        if !(0.5..=3.0).contains(&self.scale) {
            return Err(Failure::wrong("the scale is between 0.5 and 3"));
        }
        app::shoot(app::Shot {
            file,
            screen: self.screen,
            out,
            size: (self.size.0, self.size.1),
            scale: (self.scale * 100.0) as u16,
            seat: self.seat,
            surface: self.open,
        })
        .map_err(Failure::wrong)
    }
}

/// A width and a height in pixels: `1280x720`.
#[derive(Clone, Copy)]
struct Size(u32, u32);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let (width, height) = text.split_once('x').ok_or("a size is written like 1280x720")?;
        let side = |text: &str| {
            let side: u32 = text.parse().map_err(|_| format!("“{text}” is no number of pixels"))?;
            if (64..=8192).contains(&side) {
                Ok(side)
            } else {
                Err("a side has 64 to 8192 pixels".to_owned())
            }
        };
        Ok(Size(side(width)?, side(height)?))
    }
}
