//! The three region decks: laid out, scouted, drawn from, shuffled anew (MW-RA02, MW-RA04, MW-RA10).

use super::{Region, TrailId};
use crate::rules::{
    Pile,
    mythwind::{
        ask::Ask,
        components::Character,
        event::{Event, Out},
        state::{Mythwind, StackId},
        task::Task,
        trade::Doing,
    },
};

/// Cards that are scouted at once.
const SCOUTED: usize = 3;

impl Mythwind {
    /// Shuffles the three region decks (MW-RA02).
    pub(in crate::rules::mythwind) fn lay_out_trails(&mut self) {
        let hidden = &mut self.hidden.0;
        for region in Region::ALL {
            let cards = Self::content().trails.iter().filter(|card| card.region == region);
            hidden.regions[region.index()] = Pile::shuffled(cards.map(|card| card.id), &mut hidden.rng);
        }
    }

    /// Cards left in a region's deck, those scouted among them.
    pub fn cards_in(&self, who: Character, region: Region) -> usize {
        let scouted = self.camp(who).map_or(0, |camp| camp.scouted[region.index()].len());
        scouted + self.hidden.regions[region.index()].len()
    }

    /// A deck that has run out is shuffled anew from its discards (MW-RA10).
    pub(super) fn renew_trail(&mut self, who: Character, region: Region) {
        if self.cards_in(who, region) > 0 {
            return;
        }
        let Some(camp) = self.camp_mut(who) else { return };
        let cards = std::mem::take(&mut camp.discards[region.index()]);
        let hidden = &mut self.hidden.0;
        hidden.regions[region.index()] = Pile::shuffled(cards, &mut hidden.rng);
    }

    /// The next card of a region.
    pub(super) fn draw_trail(&mut self, who: Character, region: Region, out: &mut Out) -> Option<TrailId> {
        self.renew_trail(who, region);
        let scouted = &mut self.camp_mut(who)?.scouted[region.index()];
        if !scouted.is_empty() {
            return Some(scouted.remove(0));
        }
        out.reveal();
        self.hidden.0.regions[region.index()].draw()
    }

    /// Looks at the top three cards of a region, then asks for their order and for a gear (MW-RA04).
    pub(super) fn scout(&mut self, who: Character, region: Region, out: &mut Out) {
        let at = region.index();
        while self.camp(who).is_some_and(|camp| camp.scouted[at].len() < SCOUTED) {
            let Some(card) = self.hidden.0.regions[at].draw() else { break };
            if let Some(camp) = self.camp_mut(who) {
                camp.scouted[at].push(card);
                out.reveal();
                out.tell(Event::Scouted { who, card });
            }
        }
        self.push(StackId::Of(who), Task::Ask(Ask::Gear));
        self.push(StackId::Of(who), Task::Ask(Ask::TrailOrder { region, placed: 0 }));
    }

    /// The region cards wherever they are, once a camp is made.
    pub(in crate::rules::mythwind) fn trails_counted(&self) -> Option<usize> {
        let who = Character::Ranger;
        let camp = self.camp(who)?;
        let decks: usize = Region::ALL
            .into_iter()
            .map(|region| self.cards_in(who, region) + camp.discards[region.index()].len())
            .sum();
        let waiting = self.stacks.seats[who.index()].iter().filter_map(|task| match task {
            Task::Resume(Doing::Explore(trip)) => Some(trip),
            _ => None,
        });
        let open = camp.trip().into_iter().chain(waiting).filter(|trip| trip.card.is_some()).count();
        Some(decks + open)
    }
}
