//! The curtain between two who must not see each other's hands.
//!
//! While it is down the session shows what everybody may see and no more: whoever is next has to say so.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Session, SessionSystems};
use crate::rules::{Seat, Turn, Viewer, Words};

/// How long the button is held, in seconds.
const HOLD: f32 = 1.0;
/// Lines of news on it.
const NEWS: usize = 5;

/// Somebody else may be looking now: a look that is for one alone ends at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Startled;

/// The curtain.
#[derive(Resource, Clone, Debug, Default)]
pub struct Curtain {
    /// Why it is down; none while it is up.
    pub drawn: Option<Drawn>,
    /// Whose look is had: it is not asked for again while it lasts.
    looked: Option<Seat>,
}

/// A curtain that is down.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// For whom it will be lifted.
    pub seat: Seat,
    /// Why it is down.
    pub reason: Reason,
    /// How long its button has been held, in parts of the whole: 0 to 1.
    pub held: f32,
    /// Whether it is held down.
    holding: bool,
    /// Whether it was let go since the curtain fell: what was held down before that opens nothing.
    armed: bool,
    /// What everybody saw since that seat's last turn, with whose doing it was, the oldest first.
    pub news: Vec<(Option<Seat>, Words)>,
}

/// Why a curtain is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Another takes the device.
    Pass,
    /// One alone may look at something.
    Look,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .add_message::<Startled>()
        .add_systems(Update, draw_curtain.in_set(CurtainDrawn))
        .configure_sets(Update, CurtainDrawn.in_set(SessionSystems::Play).after(super::play));
}

/// When it is known whether the curtain is down.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CurtainDrawn;

impl Drawn {
    /// Whether its button is held down.
    pub fn is_held(&self) -> bool {
        self.holding
    }

    /// Whether holding it counts.
    pub fn is_armed(&self) -> bool {
        self.armed
    }
}

impl Curtain {
    /// Whether it covers the table.
    pub fn is_down(&self) -> bool {
        self.drawn.is_some()
    }

    /// The button is held for a while longer, or let go.
    pub fn hold(&mut self, seconds: Option<f32>) {
        if let Some(drawn) = &mut self.drawn {
            // The first moment counts from now on: before it the window may have slept.
            let passed = seconds.filter(|_| drawn.holding).unwrap_or(0.0);
            drawn.armed |= seconds.is_none();
            let holds = seconds.is_some() && drawn.armed;
            drawn.held = if holds { (drawn.held + passed / HOLD).min(1.0) } else { 0.0 };
            drawn.holding = holds;
        }
    }
}

fn draw_curtain(
    mut curtain: ResMut<Curtain>,
    shot: Option<Res<crate::app::ShotSize>>,
    mut session: ResMut<Session>,
    mut startled: MessageReader<Startled>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let startled = startled.read().count() > 0;
    let Some(playing) = &mut session.bypass_change_detection().0 else {
        if curtain.is_down() {
            *curtain = Curtain::default();
        }
        return;
    };
    if let Some(drawn) = curtain.drawn.take_if(|drawn| drawn.held >= 1.0) {
        playing.look_as(Viewer::seat(drawn.seat));
        curtain.looked = (drawn.reason == Reason::Look).then_some(drawn.seat);
        session.set_changed();
        redraw.write(RequestRedraw);
        return;
    }
    let people = playing.people();
    // A picture has no two who share it.
    if shot.is_some() || !playing.has_secrets() || people.len() < 2 || playing.is_read_only() {
        return;
    }
    let Turn::Acting(acting) = playing.game.turn() else {
        curtain.drawn = None;
        if playing.viewer() != Viewer::Public {
            playing.look_as(Viewer::Public);
            session.set_changed();
        }
        return;
    };
    let Some(next) = people.iter().find(|seat| acting.contains(*seat)) else { return };
    let looks = playing.view().table.private;
    if !looks && curtain.drawn.is_none() && curtain.looked.is_some() {
        curtain.looked = None;
    }
    if startled && looks && curtain.drawn.is_none() {
        curtain.looked = None;
    }
    let private = looks && curtain.looked != Some(next);
    let mut reason = if private { Reason::Look } else { Reason::Pass };
    if (playing.viewer().sees(next) && !private)
        || curtain.drawn.as_ref().is_some_and(|down| down.seat == next)
    {
        return;
    }
    if !private && !playing.has_hands() {
        // There is nothing to hide: the table turns to whoever acts, unless that one looks at something just now.
        playing.look_as(Viewer::seat(next));
        if !playing.view().table.private {
            session.set_changed();
            redraw.write(RequestRedraw);
            return;
        }
        reason = Reason::Look;
    }
    playing.look_as(Viewer::Public);
    let lines = playing.log().iter().rev();
    let since = lines.take_while(|told| told.seat != Some(next));
    let mut news: Vec<_> =
        since.filter_map(|told| Some((told.seat, told.words.clone()?))).take(NEWS).collect();
    news.reverse();
    curtain.drawn = Some(Drawn { seat: next, reason, held: 0.0, holding: false, armed: false, news });
    session.set_changed();
    redraw.write(RequestRedraw);
}
