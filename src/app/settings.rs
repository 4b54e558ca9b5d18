//! What a player sets once: scale, motion, sound, the window.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::save::Home;

/// How motion is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// At its own pace.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Pieces are simply where they belong.
    Off,
}

impl Motion {
    /// What durations are multiplied by.
    pub fn factor(self) -> f32 {
        match self {
            Motion::Normal => 1.0,
            Motion::Fast => 0.5,
            Motion::Off => 0.0,
        }
    }
}

/// The settings, kept in `settings.ron` in the platform's data folder.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Size of everything in per cent, 75 to 200.
    pub scale: u16,
    /// How motion is shown.
    pub motion: Motion,
    /// Whether what is quiet on the screen stands out as much as the rest.
    pub contrast: bool,
    /// Volume of sounds in per cent.
    pub volume: u8,
    /// Volume of the evening in the background in per cent.
    pub ambience: u8,
    /// Size of the window in logical pixels.
    pub window: (u32, u32),
    /// Where the window was, in pixels of all screens together; none where it has not been yet.
    pub place: Option<(i32, i32)>,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Names used last, one for each character.
    pub names: Vec<String>,
    /// Names used last in games of rivals, seat by seat.
    pub rivals: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            scale: 100,
            motion: Motion::Normal,
            contrast: false,
            volume: 70,
            ambience: 0,
            window: (1280, 720),
            place: None,
            fullscreen: false,
            names: Vec::new(),
            rivals: Vec::new(),
        }
    }
}

impl Settings {
    /// The settings of this home; what cannot be read is as it is at first.
    pub fn load(home: &Home) -> Settings {
        let text = std::fs::read_to_string(home.settings()).unwrap_or_default();
        ron::from_str::<Settings>(&text).unwrap_or_default().bounded()
    }

    /// Keeps every value within what the app can show.
    fn bounded(mut self) -> Settings {
        self.scale = self.scale.clamp(75, 200);
        self.volume = self.volume.min(100);
        self.ambience = self.ambience.min(100);
        self.window = (self.window.0.clamp(640, 7680), self.window.1.clamp(400, 4320));
        self
    }

    /// The scale as a factor.
    pub fn factor(&self) -> f32 {
        f32::from(self.scale) / 100.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, store.run_if(resource_changed::<Settings>));
}

/// Writes the settings when they changed. A failure is no reason to stop anybody from playing.
fn store(settings: Res<Settings>, home: Res<super::HomeFolder>, mut stored: Local<Option<Settings>>) {
    if stored.as_ref() == Some(&*settings) {
        return;
    }
    let first = stored.is_none();
    *stored = Some(settings.clone());
    if first {
        return;
    }
    let pretty = ron::ser::PrettyConfig::default();
    if let Ok(text) = ron::ser::to_string_pretty(&*settings, pretty)
        && let Err(error) = crate::save::write_text(&home.0.settings(), &text)
    {
        warn!("the settings could not be kept: {error}");
    }
}
