//! Sounds follow what happened. Without a sound device the app is simply quiet.

use bevy::{
    audio::{AudioPlayer, AudioSource, PlaybackMode, PlaybackSettings, Volume},
    prelude::*,
};

use crate::{
    app::Settings,
    rules::Show,
    session::{Happened, Refused},
};

/// A sound and how loud it is among the others.
struct Sound {
    bytes: &'static [u8],
    gain: f32,
}

macro_rules! sound {
    ($name:literal, $gain:literal) => {
        Sound { bytes: include_bytes!(concat!("../../assets/sound/", $name, ".wav")), gain: $gain }
    };
}

/// In the order of [`Cue`].
static SOUNDS: [Sound; 10] = [
    sound!("card", 1.0),
    sound!("shuffle", 0.9),
    sound!("flip", 1.0),
    sound!("dice", 1.0),
    sound!("coins", 0.55),
    sound!("wood", 1.0),
    sound!("good", 0.55),
    sound!("bad", 0.8),
    sound!("bell", 0.5),
    sound!("refuse", 1.0),
];
static DUSK: Sound = sound!("dusk", 1.0);

/// Something heard that is no event of the game, and softly: a notch, a second.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Softly(pub Show);

/// How loud that is.
const SOFT: f32 = 0.4;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cue {
    Card,
    Shuffle,
    Flip,
    Dice,
    Coins,
    Wood,
    Good,
    Bad,
    Bell,
    Refuse,
}

fn cue(show: Show) -> Option<Cue> {
    Some(match show {
        Show::Quiet => return None,
        Show::Card => Cue::Card,
        Show::Shuffle => Cue::Shuffle,
        Show::Flip => Cue::Flip,
        Show::Roll => Cue::Dice,
        Show::Coins => Cue::Coins,
        Show::Wood => Cue::Wood,
        Show::Good => Cue::Good,
        Show::Bad => Cue::Bad,
        Show::Bell => Cue::Bell,
    })
}

/// The loaded sounds; none where there is no device.
#[derive(Resource, Default)]
struct Loaded(Vec<Handle<AudioSource>>);

/// The evening in the background.
#[derive(Component)]
struct Dusk;

/// Whether there is anything to hear with. Asking first keeps the system's sound library from complaining.
pub fn has_device() -> bool {
    if cfg!(target_os = "linux") {
        std::fs::read_to_string("/proc/asound/cards").is_ok_and(|cards| cards.contains('['))
    } else {
        true
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Loaded>()
        .add_message::<Softly>()
        .add_systems(Startup, load.run_if(resource_exists::<Assets<AudioSource>>))
        .add_systems(Update, (play, ambience).run_if(resource_exists::<Assets<AudioSource>>));
}

fn load(mut loaded: ResMut<Loaded>, mut sources: ResMut<Assets<AudioSource>>) {
    loaded.0 = SOUNDS
        .iter()
        .chain([&DUSK])
        .map(|sound| sources.add(AudioSource { bytes: sound.bytes.into() }))
        .collect();
}

fn play(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    mut soft: MessageReader<Softly>,
    loaded: Res<Loaded>,
    settings: Res<Settings>,
) {
    let mut cues: Vec<Cue> = Vec::new();
    let softly = soft.read().last().and_then(|Softly(show)| cue(*show));
    for happened in happened.read() {
        for told in happened.told.iter() {
            // Several of a kind at once are one sound.
            if let Some(cue) = cue(told.show)
                && !cues.contains(&cue)
                && cues.len() < 3
            {
                cues.push(cue);
            }
        }
    }
    if refused.read().any(|no| !no.note) {
        cues.push(Cue::Refuse);
    }
    if settings.volume == 0 {
        return;
    }
    let volume = f32::from(settings.volume) / 100.0;
    for (cue, strength) in cues.into_iter().map(|cue| (cue, 1.0)).chain(softly.map(|cue| (cue, SOFT))) {
        if let Some(handle) = loaded.0.get(cue as usize) {
            let gain = SOUNDS[cue as usize].gain * volume * strength;
            let settings = PlaybackSettings { volume: Volume::Linear(gain), ..PlaybackSettings::DESPAWN };
            commands.spawn((AudioPlayer(handle.clone()), settings));
        }
    }
}

/// The evening plays while it is wanted.
fn ambience(
    mut commands: Commands,
    loaded: Res<Loaded>,
    settings: Res<Settings>,
    playing: Query<Entity, With<Dusk>>,
) {
    if !settings.is_changed() {
        return;
    }
    for entity in &playing {
        commands.entity(entity).despawn();
    }
    if let (Some(handle), 1..) = (loaded.0.last(), settings.ambience) {
        let volume = Volume::Linear(DUSK.gain * f32::from(settings.ambience) / 100.0);
        let settings = PlaybackSettings { mode: PlaybackMode::Loop, volume, ..default() };
        commands.spawn((Dusk, AudioPlayer(handle.clone()), settings));
    }
}
