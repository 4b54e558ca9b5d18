//! The running match: intents become moves, moves become what happened. The only place that changes a game.
//!
//! One direction: gesture -> [`Intent`] -> [`play`] -> [`Happened`] -> table, overlay, log, sound. What a
//! computer player thought of goes the same way.

mod clock;
mod curtain;
mod guided;
mod hint;
mod open;
mod records;
mod thinking;
mod watch;

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use crate::{
    matches::{AnyMatch, Done, NoUndo, OfferId, Thought, View},
    rules::{
        Page, Refusal, Seat, Told, Viewer, Words,
        table::{Offer, PieceId},
    },
    save::{OpenSlot, Writer, now},
    words::Names,
};

pub use clock::{Beat, Countdown};
pub use curtain::{Curtain, Drawn, Reason, Startled};
pub use hint::{Hint, HintAsked};
pub use open::{Opening, StartMatch};
pub use records::Records;
pub use thinking::Thinking;

/// What somebody wants to do.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Take an offer of the view with this revision. One with a warning waits in [`Pending`].
    Take(OfferId, u64),
    /// Take it whatever its warning says.
    Sure(OfferId, u64),
    /// Take an offer of writing with what was typed. One with a warning waits in [`Pending`].
    Lay(Letter),
    /// Take it whatever its warning says.
    SureLay(Letter),
    /// Take the last step back.
    Undo,
    /// Make the step taken back last again.
    Redo,
    /// Make the move a computer player came to.
    Thought(Thought),
    /// Lay the same game out once more, for the same people.
    Again,
    /// Give up.
    Resign,
    /// What the guide said was read.
    GoOn,
    /// Let the guide make the move it waits for.
    ShowMe,
    /// Go on without the guide.
    EndGuide,
}

/// What somebody typed for an offer of the view with this revision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The offer.
    pub offer: OfferId,
    /// The revision.
    pub revision: u64,
    /// The text.
    pub text: String,
}

/// An offer with a warning, not yet taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The warning.
    pub words: Words,
    /// What whoever is sure of it wants.
    pub sure: Intent,
    /// The revision it belongs to.
    pub revision: u64,
}

/// What waits for an answer.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pending(pub Option<Asked>);

/// A step was made.
#[derive(Message, Clone, Debug)]
pub struct Happened {
    /// What everybody is told, in order.
    pub told: Arc<Vec<Told>>,
}

/// Something was not done, and why.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    /// The reason.
    pub words: Words,
    /// The clause, for a refusal by the rules.
    pub clause: Option<String>,
    /// Whether it is only a note and no refusal.
    pub note: bool,
}

impl Refused {
    /// By the rules.
    pub fn by_rules(refusal: &Refusal) -> Refused {
        Refused { words: refusal.words.clone(), clause: Some(refusal.clause.to_string()), note: false }
    }

    /// A remark without a clause.
    pub fn remark(words: Words) -> Refused {
        Refused { words, clause: None, note: false }
    }
}

/// A passage to be read, and what came of the choice it tells of.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The passage.
    pub page: Page,
    /// The lines of the log that belong to it.
    pub brought: Vec<Words>,
}

/// The match on the table.
pub struct Playing {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    slot: OpenSlot,
    view: Arc<View>,
    viewer: Viewer,
    log: Vec<Told>,
    /// The pieces of the latest moves, and whose they were.
    last: (Option<Seat>, Vec<PieceId>),
    /// Passages to be read, the next one first.
    pub pages: VecDeque<Outcome>,
    guided: Option<guided::Guided>,
    since_fold: f32,
}

/// The match on the table, if there is one.
#[derive(Resource, Default)]
pub struct Session(pub Option<Playing>);

/// The thread that writes saves.
#[derive(Resource)]
pub struct SaveWriter(pub Writer);

/// The seat whose prompt is shown; in a game where several can act, the one a player looks at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActingSeat(pub Option<Seat>);

impl Playing {
    /// The view of this moment.
    pub fn view(&self) -> &Arc<View> {
        &self.view
    }

    /// The log, oldest first.
    pub fn log(&self) -> &[Told] {
        &self.log
    }

    /// Whether it can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.slot.is_read_only()
    }

    /// The slot's name.
    pub fn slot_name(&self) -> &str {
        self.slot.name()
    }

    /// The name of a seat's holder.
    pub fn name(&self, seat: Seat) -> String {
        self.game.meta().names.get(&seat).cloned().unwrap_or_else(|| format!("Player {}", seat.0 + 1))
    }

    /// An offer of this moment.
    pub fn offer(&self, id: OfferId) -> Option<&Offer<OfferId>> {
        self.view.table.offers.get(id.0)
    }

    /// The question to be answered before an intent counts, where its offer has one.
    fn warned(&self, intent: &Intent) -> Option<Asked> {
        let (offer, revision, sure) = match intent {
            Intent::Take(offer, revision) => (*offer, *revision, Intent::Sure(*offer, *revision)),
            Intent::Lay(letter) => (letter.offer, letter.revision, Intent::SureLay(letter.clone())),
            _ => return None,
        };
        if revision != self.view.revision {
            return None;
        }
        let words = self.offer(offer)?.warning.clone()?;
        Some(Asked { words, sure, revision })
    }

    fn refresh(&mut self) {
        self.view = Arc::new(self.game.view(self.viewer));
        self.log = self.game.log(self.viewer);
    }

    /// Writes down today's date for what a step earned. The rules know no calendar.
    fn date_medals(&mut self, done: &Done) {
        for medal in done.told.iter().filter_map(|told| told.medal.clone()) {
            self.game.meta_mut().medals.insert(medal.into_owned(), now());
        }
    }

    /// Lets a step count: first the journal, then everybody else.
    fn keep(&mut self, done: &Done, writer: &Writer) -> Result<(), std::io::Error> {
        self.slot.note(done.serial, &done.entry, writer)
    }
}

impl Names for Playing {
    fn name(&self, seat: Seat) -> String {
        Playing::name(self, seat)
    }
}

/// Orders what happens to a match within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Intents are played.
    Play,
    /// Whoever shows the match follows it.
    Follow,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Session>()
        .init_resource::<Pending>()
        .init_resource::<ActingSeat>()
        .insert_resource(SaveWriter(Writer::start()))
        .add_message::<Intent>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .configure_sets(Update, (SessionSystems::Play, SessionSystems::Follow).chain())
        .add_systems(Update, (play, choose_seat, fold, report_errors).chain().in_set(SessionSystems::Play))
        .add_plugins((
            open::plugin,
            curtain::plugin,
            thinking::plugin,
            hint::plugin,
            records::plugin,
            clock::plugin,
        ));
}

/// Plays intents, one after the other.
fn play(
    mut intents: MessageReader<Intent>,
    mut session: ResMut<Session>,
    mut happened: MessageWriter<Happened>,
    mut refused: MessageWriter<Refused>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
    mut pending: ResMut<Pending>,
    mut again: ResMut<StartMatch>,
    writer: Res<SaveWriter>,
) {
    for intent in intents.read() {
        let Some(playing) = session.0.as_mut() else { continue };
        redraw.write(bevy::window::RequestRedraw);
        if playing.is_read_only() {
            refused.write(Refused::remark(Words::new("read-only")));
            continue;
        }
        if let Err(no) = playing.guide_permits(intent) {
            refused.write(no);
            continue;
        }
        if let Some(asked) = playing.warned(intent) {
            pending.0 = Some(asked);
            continue;
        }
        let before = playing.game.copy();
        let (viewer, hand) = (playing.viewer, playing.hand());
        let by_rules = |refusal: Refusal| Refused::by_rules(&refusal);
        let result = match intent {
            Intent::Take(offer, revision) | Intent::Sure(offer, revision) => {
                playing.game.take(viewer, *revision, *offer).map_err(by_rules)
            }
            Intent::Lay(letter) | Intent::SureLay(letter) => {
                let Letter { offer, revision, text } = letter;
                playing.game.take_text(viewer, *revision, *offer, text).map_err(by_rules)
            }
            Intent::Thought(thought) => playing.game.take_thought(viewer, thought).map_err(by_rules),
            Intent::Undo => playing.can_undo().and_then(|()| playing.game.undo(hand)).map_err(no_undo),
            Intent::Redo => playing.game.redo(viewer).map_err(no_undo),
            Intent::Resign => match hand {
                Some(seat) => playing.game.resign(seat).map_err(by_rules),
                None => continue,
            },
            Intent::ShowMe => match playing.lesson_thought() {
                Some(thought) => playing.game.take_thought(viewer, &thought).map_err(by_rules),
                None => continue,
            },
            Intent::GoOn => {
                playing.read_on();
                continue;
            }
            Intent::EndGuide => {
                playing.game.meta_mut().guided = false;
                playing.guided = None;
                continue;
            }
            Intent::Again => {
                again.0 = playing.game.again(fresh_seed());
                continue;
            }
        };
        match result {
            Ok(done) => {
                if let Err(error) = playing.keep(&done, &writer.0) {
                    // What is not written has not happened.
                    playing.game = before;
                    let why = crate::rules::Arg::Text(error.to_string().into());
                    refused.write(Refused::remark(Words::new("cannot-save").with("why", why)));
                    continue;
                }
                playing.date_medals(&done);
                playing.note_last(&done);
                playing.refresh();
                playing.pages.extend(outcomes(&done.told));
                happened.write(Happened { told: Arc::new(done.told) });
            }
            Err(no) => {
                refused.write(no);
            }
        }
    }
}

/// A number nobody chose. It is the clock's: the game itself never looks at one.
pub fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    crate::rules::Rng::seeded(since.as_nanos() as u64).below(10_000_000) as u64
}

/// The passages of a step, the last with what the step brought.
fn outcomes(told: &[Told]) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = told
        .iter()
        .filter_map(|told| told.page.clone())
        .map(|page| Outcome { page, brought: Vec::new() })
        .collect();
    if let Some(last) = outcomes.last_mut() {
        let from = told.iter().position(|told| told.page.is_some()).unwrap_or(0);
        last.brought = told[from..].iter().filter_map(|told| told.words.clone()).collect();
    }
    outcomes
}

fn no_undo(NoUndo(words): NoUndo) -> Refused {
    Refused::remark(words)
}

/// Keeps the shown seat among those that can act.
fn choose_seat(session: Res<Session>, mut seat: ResMut<ActingSeat>) {
    let Some(playing) = &session.0 else {
        seat.set_if_neq(ActingSeat(None));
        return;
    };
    let plates = &playing.view.table.plates;
    let acts = |of: Seat| plates.iter().any(|plate| plate.seat == of && plate.acts);
    if seat.0.is_none_or(|of| !acts(of)) {
        let next = plates.iter().find(|plate| plate.acts).or(plates.first()).map(|plate| plate.seat);
        seat.set_if_neq(ActingSeat(next));
    }
}

/// Folds the journal into the save now and then, off this thread.
fn fold(mut session: ResMut<Session>, writer: Res<SaveWriter>, time: Res<Time<Real>>) {
    let Some(playing) = &mut session.bypass_change_detection().0 else { return };
    playing.since_fold += time.delta_secs();
    let meta = playing.game.meta_mut();
    if playing.since_fold >= 1.0 {
        // Long pauses are no play: a table left open overnight was not played all night.
        meta.played_seconds += playing.since_fold.min(60.0) as u64;
        playing.since_fold = 0.0;
    }
    playing.slot.fold(&mut *playing.game, &writer.0, false);
}

fn report_errors(writer: Res<SaveWriter>, mut refused: MessageWriter<Refused>) {
    for why in writer.0.errors() {
        let why = crate::rules::Arg::Text(why.into());
        refused.write(Refused::remark(Words::new("cannot-save").with("why", why)));
    }
}

/// Puts the match away: everything is in its save when this returns.
pub fn put_away(session: &mut Session, writer: &Writer) {
    if let Some(mut playing) = session.0.take() {
        playing.slot.fold(&mut *playing.game, writer, true);
        writer.finish();
    }
}
