//! What a drop or a click brings: an intent, a question, or a refusal.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    elements::{Element, Elements, Rest},
    hold::Holding,
    motion::Travel,
};
use crate::{
    matches::OfferId,
    rules::{
        Words,
        table::{Gesture, PieceId, Spot},
    },
    session::{Intent, Refused, Session},
};

/// Several things a gesture can mean: the overlay asks which.
#[derive(Resource, Clone, Debug, Default)]
pub struct Choices {
    /// The offers.
    pub offers: Vec<OfferId>,
    /// Where to ask, in logical window pixels.
    pub at: Vec2,
    /// The revision they belong to.
    pub revision: u64,
}
/// A drop that was refused: where, for a while.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct RefusedDrop(pub Option<(Rest, f32)>);
/// What a drop or a click brings: an intent, a question, or a refusal.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Outcome<'w, 's> {
    session: Res<'w, Session>,
    intents: MessageWriter<'w, Intent>,
    refused: MessageWriter<'w, Refused>,
    choices: ResMut<'w, Choices>,
    wrong: ResMut<'w, RefusedDrop>,
    pub(super) elements: Res<'w, Elements>,
    pub(super) places: Query<'w, 's, (&'static Rest, &'static mut Transform)>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Outcome<'_, '_> {
    /// Lets go of a piece.
    pub fn drop(&mut self, commands: &mut Commands, holding: &Holding, window: Vec2) {
        self.redraw();
        if let Some(grip) = &holding.grip {
            match (holding.nearest.and_then(|at| holding.targets.get(at)), grip.tried()) {
                (Some(target), _) => self.take(&target.offers, holding.revision, window),
                (None, Some(tried)) if !self.refuse_turn(holding.piece, tried) => {
                    self.refused.write(Refused { note: true, ..Refused::remark(Words::new("turn-nowhere")) });
                }
                _ => {}
            }
            return;
        }
        if let Some(target) = holding.nearest.and_then(|at| holding.targets.get(at)) {
            let offers = target.offers.clone();
            self.take(&offers, holding.revision, window);
            if offers.len() == 1 {
                // From the hand straight to its place.
                self.start_from(commands, holding, holding.pointer + holding.grab);
                return;
            }
        } else {
            self.refuse(holding);
        }
        self.start_from(commands, holding, holding.pointer + holding.grab);
    }

    /// Makes one offer, or asks which of several.
    pub fn take(&mut self, offers: &[OfferId], revision: u64, window: Vec2) {
        match offers {
            [] => {}
            [only] => {
                self.intents.write(Intent::Take(*only, revision));
            }
            several => self.ask(several.to_vec(), revision, window),
        }
        self.redraw();
    }

    /// Asks which of several offers is meant; nothing if there are none.
    pub fn ask(&mut self, offers: Vec<OfferId>, revision: u64, window: Vec2) {
        if !offers.is_empty() {
            *self.choices = Choices { offers, at: window, revision };
        }
    }

    /// Something changed that the next frame must show.
    pub fn redraw(&mut self) {
        self.redraw.write(RequestRedraw);
    }

    /// The piece glides from here to where it belongs.
    fn start_from(&mut self, commands: &mut Commands, holding: &Holding, from: Vec2) {
        let Some(&entity) = self.elements.0.get(&Element::Piece(holding.piece)) else { return };
        // What looks different in the hand has not left its place.
        if !holding.ways.is_empty() {
            return;
        }
        if let Ok((rest, mut transform)) = self.places.get_mut(entity) {
            transform.translation = from.extend(transform.translation.z);
            commands.entity(entity).insert(Travel::from_here(rest.middle.distance(from)));
        }
    }

    /// Says why nothing comes of a click, where the rules have a reason.
    pub fn refuse_click(&mut self, spot: Spot) {
        let Some(playing) = &self.session.0 else { return };
        let denied = playing.view().table.denied.iter().find(|denied| match denied.gesture {
            Gesture::Click(of) => of == spot,
            Gesture::Turn { wheel, .. } => Spot::Piece(wheel) == spot,
            _ => false,
        });
        if let Some(denied) = denied {
            self.refused.write(Refused::by_rules(&denied.refusal));
        }
    }

    /// Says why a wheel cannot be turned by so many steps, where the rules have a reason; whether they have. A wheel
    /// that cannot be turned at all has one for whatever is tried.
    pub fn refuse_turn(&mut self, wheel: PieceId, tried: u8) -> bool {
        let Some(playing) = &self.session.0 else { return false };
        let table = &playing.view().table;
        let of = |gesture: &Gesture| matches!(gesture, Gesture::Turn { wheel: of, .. } if *of == wheel);
        let exactly = Gesture::Turn { wheel, steps: tried };
        let turns = table.offers.iter().any(|offer| of(&offer.gesture));
        let denied = table.denied.iter().find(|denied| denied.gesture == exactly);
        let any = || table.denied.iter().find(|denied| !turns && of(&denied.gesture));
        let Some(denied) = denied.or_else(any) else { return false };
        self.refused.write(Refused::by_rules(&denied.refusal));
        true
    }

    /// Says why a piece cannot be put down here.
    fn refuse(&mut self, holding: &Holding) {
        let Some(playing) = &self.session.0 else { return };
        let table = &playing.view().table;
        let under = |spot: Spot| {
            let element = self.elements.0.iter().find(|(element, _)| element.spot() == Some(spot));
            element.and_then(|(_, entity)| self.places.get(*entity).ok()).map(|(rest, _)| *rest)
        };
        let over = |rest: &Rest| rest.contains(holding.pointer);
        let mut tried = table.denied.iter().filter_map(|denied| match &denied.gesture {
            Gesture::Drag { piece, onto, .. } if *piece == holding.piece => Some((denied, *onto)),
            _ => None,
        });
        let here = tried.clone().find(|(_, onto)| under(*onto).is_some_and(|rest| over(&rest)));
        let denied = here.or_else(|| if holding.targets.is_empty() { tried.next() } else { None });
        match denied {
            Some((denied, onto)) => {
                self.refused.write(Refused::by_rules(&denied.refusal));
                self.wrong.0 = under(onto).filter(&over).map(|rest| (rest, 1.2));
            }
            None => {
                // Back where it came from is no mistake.
                let home = under(Spot::Piece(holding.piece)).is_some_and(|rest| over(&rest));
                if !home {
                    self.refused.write(Refused { note: true, ..Refused::remark(Words::new("drop-nowhere")) });
                }
            }
        }
    }
}
