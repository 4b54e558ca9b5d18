//! `shot` and `contact-sheet`: pictures of what the program shows.

use std::{path::PathBuf, str::FromStr};

use clap::Args;

use super::Failure;
use crate::app;

/// Draw a save's table with its overlay, or a screen, without a window.
#[derive(Args)]
pub struct Shot {
    /// The save; none for a screen.
    #[arg(required_unless_present = "screen", conflicts_with = "screen")]
    file: Option<PathBuf>,
    /// The PNG to write.
    out: PathBuf,
    /// Its size in pixels.
    #[arg(long, default_value = "1280x720")]
    size: Size,
    /// The scale of everything, in per cent.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(50..=300))]
    scale: u16,
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
        app::shoot(app::Shot {
            file: self.file,
            screen: self.screen,
            out: self.out,
            size: (self.size.0, self.size.1),
            scale: self.scale,
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
            if (64..=8192).contains(&side) { Ok(side) } else { Err("a side has 64 to 8192 pixels".to_owned()) }
        };
        Ok(Size(side(width)?, side(height)?))
    }
}
