//! A hint: what a strong computer player would do.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Refused, Session, SessionSystems, thinking::Mind};
use crate::{
    bots::Bot,
    matches::OfferId,
    rules::{Arg, Words},
};

/// Asks for one.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintAsked;

/// The hint of this moment.
#[derive(Resource, Default)]
pub struct Hint {
    mind: Option<Mind>,
    offers: Vec<OfferId>,
    revision: u64,
}

impl Hint {
    /// Whether somebody thinks of one.
    pub fn is_thought_of(&self) -> bool {
        self.mind.is_some()
    }

    /// The offers it recommends, at this revision: ways to make the same move.
    pub fn offers(&self, revision: u64) -> &[OfferId] {
        if self.revision == revision { &self.offers } else { &[] }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .add_message::<HintAsked>()
        .add_systems(Update, (ask, answer).chain().in_set(SessionSystems::Play).after(super::play));
}

fn ask(mut asked: MessageReader<HintAsked>, mut hint: ResMut<Hint>, session: Res<Session>) {
    if asked.read().count() == 0 || hint.mind.is_some() {
        return;
    }
    let Some(playing) = &session.0 else { return };
    let Some(seat) = playing.hand().filter(|seat| playing.game.turn().acting().contains(*seat)) else {
        return;
    };
    hint.mind = Some(Mind::start(&*playing.game, seat, Bot::Strong));
}

fn answer(
    mut hint: ResMut<Hint>,
    session: Res<Session>,
    mut said: MessageWriter<Refused>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let hint = hint.bypass_change_detection();
    let Some(mind) = &mut hint.mind else { return };
    redraw.write(RequestRedraw);
    let Some(playing) = &session.0 else {
        hint.mind = None;
        return;
    };
    let revision = playing.view().revision;
    if mind.is_stale(revision) {
        hint.mind = None;
        return;
    }
    let Some(thought) = mind.poll() else { return };
    hint.mind = None;
    let Some(thought) = thought else { return };
    hint.offers = playing.game.offers_of(playing.viewer(), &thought);
    hint.revision = revision;
    if let Some(offer) = hint.offers.first().and_then(|id| playing.offer(*id)) {
        let words = Words::new("hint-says").with("what", Arg::from(offer.label.clone()));
        said.write(Refused { note: true, ..Refused::remark(words) });
    }
}
