//! An expedition: card after card, icon by icon, until it comes home or collapses (MW-RA05 to MW-RA08).

use serde::{Deserialize, Serialize};

use super::{Finds, Gear, Gears, Region, Rest, TrailId};
use crate::rules::mythwind::{
    ask::Ask,
    components::{Character, Kind},
    event::{Event, Out},
    state::{Mythwind, StackId},
    task::{Source, Task},
    trade::Doing,
};

/// Wounds at which an expedition collapses.
pub const MOST_WOUNDS: u8 = 3;

/// An expedition under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expedition {
    /// Where it went.
    pub region: Region,
    /// Cards that may still be revealed.
    pub left: u8,
    /// The card just met, until it is done with.
    pub card: Option<TrailId>,
    /// Its hazards that are still to be settled.
    pub icons: Gears,
    /// Whether none of them was settled yet.
    pub fresh: bool,
    /// Wounds so far.
    pub wounds: u8,
    /// Coins found.
    pub coins: u8,
    /// Finds made.
    pub finds: Finds,
    /// Whether a card was put under its deck.
    pub avoided: bool,
}

impl Mythwind {
    /// Whether the card just revealed can be put under its deck (MW-RA07).
    pub fn may_avoid(&self, who: Character) -> bool {
        let with_sprites = self.sheet(who).today.aligned == Some(Kind::Sprite);
        let trip = self.camp(who).and_then(|camp| camp.trip());
        with_sprites && trip.is_some_and(|trip| trip.card.is_some() && trip.fresh && !trip.avoided)
    }

    /// Sets out: the entry is paid, and the first card is revealed (MW-RA03, MW-RA04).
    pub(super) fn set_out(&mut self, who: Character, region: Region, spare: Option<Gear>, out: &mut Out) {
        let entry = Self::content().region(region).entry;
        let entry = spare.map_or(entry, |gear| entry.without(gear));
        if let Some(camp) = self.camp_mut(who) {
            for gear in Gear::ALL {
                (0..entry.of(gear)).for_each(|_| camp.unpack(gear));
            }
        }
        let trip = Expedition {
            region,
            left: self.card_limit(who, region),
            card: None,
            icons: Gears::default(),
            fresh: false,
            wounds: 0,
            coins: self.coins_at_cairns(who, region),
            finds: Finds::default(),
            avoided: false,
        };
        self.begin_action(who, Some(Doing::Explore(trip)));
        out.tell(Event::SetOut { who, region });
        self.reveal_trail(who, out);
    }

    /// Reveals the next card.
    pub(super) fn reveal_trail(&mut self, who: Character, out: &mut Out) {
        let Some(region) = self.camp(who).and_then(|camp| camp.trip()).map(|trip| trip.region) else {
            return;
        };
        let Some(card) = self.draw_trail(who, region, out) else {
            // Nothing is left to meet, not even among the discards.
            self.come_back(who, out);
            return;
        };
        let icons = Self::content().trail(card).hazards;
        if let Some(trip) = self.camp_mut(who).and_then(|camp| camp.trip_mut()) {
            (trip.card, trip.icons, trip.fresh) = (Some(card), icons, true);
            trip.left = trip.left.saturating_sub(1);
        }
        out.tell(Event::TrailMet { who, card });
        if icons.total() == 0 && !self.may_avoid(who) {
            self.take_loot(who, out);
        }
    }

    /// One hazard is settled: paid, ignored, or taken as a wound (MW-RA05).
    pub(super) fn settle_icon(&mut self, who: Character, gear: Gear, wound: bool, out: &mut Out) {
        let Some(trip) = self.camp_mut(who).and_then(|camp| camp.trip_mut()) else { return };
        trip.icons = trip.icons.without(gear);
        trip.fresh = false;
        let done = trip.icons.total() == 0;
        if wound {
            trip.wounds = trip.wounds.saturating_add(1);
            let wounds = trip.wounds;
            out.tell(Event::Wounded { who, wounds });
            if wounds >= MOST_WOUNDS {
                self.collapse(who, out);
                return;
            }
        }
        if done {
            self.take_loot(who, out);
        }
    }

    /// The card is survived: its loot is taken along (MW-RA05).
    pub(super) fn take_loot(&mut self, who: Character, out: &mut Out) {
        let Some(camp) = self.camp_mut(who) else { return };
        let Some(card) = camp.trip_mut().and_then(|trip| trip.card.take()) else { return };
        let printed = Self::content().trail(card);
        let at = printed.region.index();
        camp.survived[at] = camp.survived[at].saturating_add(1);
        camp.discards[at].push(card);
        if let Some(trip) = camp.trip_mut() {
            trip.coins = trip.coins.saturating_add(printed.coins);
            trip.finds.add(printed.finds);
        }
        out.tell(Event::TrailSurvived { who, card });
        self.go_on_or_home(who, out);
    }

    /// The card just revealed goes under its deck unresolved (MW-RA07).
    pub(super) fn avoid(&mut self, who: Character, out: &mut Out) {
        let Some(trip) = self.camp_mut(who).and_then(|camp| camp.trip_mut()) else { return };
        let Some(card) = trip.card.take() else { return };
        (trip.avoided, trip.fresh, trip.icons) = (true, false, Gears::default());
        self.hidden.0.regions[Self::content().trail(card).region.index()].lay_under(card);
        out.tell(Event::TrailAvoided { who, card });
        self.go_on_or_home(who, out);
    }

    /// At the limit the expedition stops by itself (MW-RA05).
    fn go_on_or_home(&mut self, who: Character, out: &mut Out) {
        if self.camp(who).and_then(|camp| camp.trip()).is_some_and(|trip| trip.left == 0) {
            self.come_back(who, out);
        }
    }

    /// The expedition is over: coins to the purse, finds to the lodge (MW-RA08).
    pub(super) fn come_back(&mut self, who: Character, out: &mut Out) {
        let Some(Doing::Explore(trip)) = self.interrupt(who) else { return };
        self.end_action(who);
        out.tell(Event::CameBack { who, coins: trip.coins });
        self.earn(who, u16::from(trip.coins), Source::Rule, out);
        self.bring_in(who, trip.finds);
    }

    /// The third wound: all loot is lost but one find of choice, and the next day is one of rest (MW-RA06).
    fn collapse(&mut self, who: Character, out: &mut Out) {
        let Some(Doing::Explore(trip)) = self.interrupt(who) else { return };
        self.end_action(who);
        if let Some(camp) = self.camp_mut(who) {
            camp.rest = Rest::Tomorrow;
            camp.discards[trip.region.index()].extend(trip.card);
        }
        out.tell(Event::Collapsed { who, region: trip.region });
        if trip.finds.total() > 0 {
            self.push(StackId::Of(who), Task::Ask(Ask::Salvage { finds: trip.finds }));
        }
    }
}
