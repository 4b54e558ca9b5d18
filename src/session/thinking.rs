//! Computer players at the table: they think on another thread and move at a pace that can be followed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{Curtain, Intent, Session, SessionSystems};
use crate::{
    app::Settings,
    bots::Bot,
    matches::{AnyMatch, Thought},
    rules::Seat,
};

/// So long a computer player lets its rival's move be seen, in seconds.
const PACE: f32 = 0.9;
/// So long it does where nothing moves by itself.
const LEAST: f32 = 0.35;

/// A thought on its way. When it is dropped the thinking stops.
pub(super) struct Mind {
    task: Task<Option<Thought>>,
    stop: Arc<AtomicBool>,
    revision: u64,
}

impl Mind {
    /// Sits a computer player down to think.
    pub(super) fn start(game: &dyn AnyMatch, seat: Seat, bot: Bot) -> Mind {
        let thinker = game.thinker(seat, bot);
        let stop = Arc::new(AtomicBool::new(false));
        let told = stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { thinker.think(&told) });
        Mind { task, stop, revision: game.revision() }
    }

    /// Whether the match has gone on since.
    pub(super) fn is_stale(&self, revision: u64) -> bool {
        self.revision != revision
    }

    /// What it came to: none while it still thinks, then none or a move.
    pub(super) fn poll(&mut self) -> Option<Option<Thought>> {
        block_on(poll_once(&mut self.task))
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The computer player that thinks.
#[derive(Resource, Default)]
pub struct Thinking {
    mind: Option<Mind>,
    thought: Option<Thought>,
    /// Who thinks.
    pub seat: Option<Seat>,
    /// Seconds since it began.
    since: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(Update, think.in_set(SessionSystems::Play).after(super::curtain::CurtainDrawn));
}

fn think(
    mut thinking: ResMut<Thinking>,
    session: Res<Session>,
    shot: Option<Res<crate::app::ShotSize>>,
    curtain: Res<Curtain>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let still = curtain.is_down() || shot.is_some();
    let next = session.0.as_ref().filter(|playing| !playing.is_read_only() && !still).and_then(|playing| {
        // While a guide leads, the others do what it says.
        if let Some((_, lesson)) = playing.lesson() {
            let (seat, _) = lesson.mv.as_ref().filter(|_| lesson.is_others())?;
            return Some((playing, *seat, Bot::Easy));
        }
        let acting = playing.game.turn().acting();
        let bots = &playing.game.meta().bots;
        let (seat, bot) = bots.iter().find(|(seat, _)| acting.contains(**seat))?;
        Some((playing, *seat, *bot))
    });
    let Some((playing, seat, bot)) = next else {
        if thinking.seat.is_some() {
            *thinking = Thinking::default();
        }
        return;
    };
    redraw.write(RequestRedraw);
    let revision = playing.game.revision();
    if let Some(thought) = playing.lesson_thought() {
        if thinking.thought.as_ref() != Some(&thought) {
            *thinking = Thinking { mind: None, thought: Some(thought), seat: Some(seat), since: 0.0 };
            return;
        }
    } else if thinking.mind.as_ref().is_none_or(|mind| mind.is_stale(revision)) {
        let mind = Mind::start(&*playing.game, seat, bot);
        *thinking = Thinking { mind: Some(mind), thought: None, seat: Some(seat), since: 0.0 };
        return;
    }
    thinking.since += time.delta_secs().min(0.1);
    if thinking.thought.is_none()
        && let Some(thought) = thinking.mind.as_mut().and_then(Mind::poll)
    {
        thinking.thought = thought;
    }
    // What has to be done in any case needs no time to be followed.
    let forced = playing.game.count_moves(seat) < 2;
    let usual = if forced { LEAST } else { PACE };
    let pace = playing.game.pause().map_or(usual, |pause| pause as f32 / 1000.0);
    let pace = (pace * settings.motion.factor()).max(LEAST);
    if thinking.since >= pace
        && let Some(thought) = thinking.thought.take()
    {
        intents.write(Intent::Thought(thought));
    }
}
