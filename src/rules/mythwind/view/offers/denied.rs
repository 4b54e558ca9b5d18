//! What is likely tried and is refused.

use super::{button, drag};
use crate::rules::{
    Refusal, Words,
    mythwind::{
        Building, Character, LocationId, Move, Res, TownAction,
        ask::Ask,
        crafter::CraftMove,
        engine::Asked,
        farmer::{By, Crop, FarmMove, placements},
        merchant::{DealMove, Good},
        ranger::{Gear, Region, RoamMove},
        state::Mythwind,
        view::{ids, layout},
    },
    table::{Denied, Gesture, Place, Spot},
};

impl Mythwind {
    /// What each character is likely to try in vain now.
    pub(in crate::rules::mythwind::view) fn denied(&self, list: &mut Vec<Denied>) {
        for who in self.playing() {
            let seat = who.seat();
            let mut deny = |gesture: Gesture, label: Words, refusal: Refusal| {
                list.push(Denied { seat, gesture, label, refusal });
            };
            match self.asked(who) {
                Asked::Turn => self.deny_turn(who, &mut deny),
                Asked::Ask(Ask::Construct { max_level, .. }, _) => self.deny_construct(*max_level, &mut deny),
                Asked::Ask(Ask::Improve { .. }, _) => self.deny_purchases(who, &mut deny),
                Asked::Ask(ask, _) => deny_standing(who, self.refuse(ask, who, &Move::EndTurn), &mut deny),
                Asked::Nothing(refusal) => deny_standing(who, refusal, &mut deny),
            }
        }
    }

    /// Town actions that cannot be taken, empty places, ending the turn too soon, seeds.
    fn deny_turn(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        let used = self.town.buildings().map(|(at, _)| TownAction::Use(at));
        for action in TownAction::BASIC.into_iter().chain(used) {
            if let Err(refusal) = self.check_turn(who, &Move::Act(action)) {
                let gesture = self.stand_gesture(who, action.space(), Some(action));
                deny(gesture, Words::new("mw-do-stand-here"), refusal);
            }
        }
        for at in LocationId::all().filter(|&at| self.town.at(at).building.is_none()) {
            let refusal = Refusal::new("MW-83", "mw-no-building-there");
            let onto = match self.town.at(at).forest {
                Some(forest) => Spot::Piece(ids::piece::forest(forest)),
                None => Spot::Zone(ids::zone::location(at)),
            };
            let land = Place::table(layout::location(at), 30);
            deny(drag(ids::piece::figure(who), onto, land), Words::new("mw-do-stand-here"), refusal);
        }
        if let Err(refusal) = self.check_turn(who, &Move::EndTurn) {
            deny(button(false), Words::new("mw-do-end-turn"), refusal);
        }
        self.deny_seeds(who, deny);
        self.deny_orders(who, deny);
        self.deny_deals(who, deny);
        self.deny_regions(who, deny);
    }

    /// Why a region cannot be entered now.
    fn deny_regions(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        if self.camp(who).is_none() {
            return;
        }
        for region in Region::ALL {
            let ways = std::iter::once(None).chain(Gear::ALL.map(Some));
            let explore = ways.map(|spare| RoamMove::Explore { region, spare });
            let mut tries = explore.chain([RoamMove::Scout { region }]).map(|mv| self.check_roam(who, &mv));
            // What can be done there is offered by the same click.
            if let Some(Err(refusal)) = tries.next()
                && tries.all(|tried| tried.is_err())
            {
                let label = Words::new("mw-do-explore").with("region", region.words());
                deny(Gesture::Click(Spot::Piece(ids::piece::region(region))), label, refusal);
            }
        }
    }

    /// Why a unit cannot be bought or sold now.
    fn deny_deals(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        if self.market(who).is_none() {
            return;
        }
        let land = |rect| Place { surface: ids::tray(who), rect, level: 20 };
        for good in Good::ALL {
            let by = By::Action;
            if let Err(refusal) = self.check_deal(who, &DealMove::Buy { good, by }) {
                let onto = Spot::Zone(ids::zone::WAREHOUSE);
                let gesture = drag(ids::piece::unit(good), onto, land(layout::stored(good)));
                deny(gesture, Words::new("mw-do-buy-no-unit").with("good", good.words()), refusal);
            }
            if let Err(refusal) = self.check_deal(who, &DealMove::Sell { good, by }) {
                let onto = Spot::Zone(ids::zone::stall(good));
                let gesture = drag(ids::piece::stored(good), onto, land(layout::stall(good)));
                deny(gesture, Words::new("mw-do-sell-no-unit").with("good", good.words()), refusal);
            }
        }
    }

    /// Why an order cannot be started now.
    fn deny_orders(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        let Some(workshop) = self.workshop(who) else { return };
        for &order in &workshop.row {
            for bench in 0..self.benches(who) {
                if let Err(refusal) = self.check_craft(who, &CraftMove::Start { order, bench }) {
                    let land = Place { surface: ids::tray(who), rect: layout::bench(bench), level: 15 };
                    let gesture = drag(ids::piece::order(order), Spot::Zone(ids::zone::bench(bench)), land);
                    deny(gesture, Words::new("mw-do-start").with("order", order.words()), refusal);
                }
            }
        }
    }

    /// Why a seed cannot be sown at all now.
    fn deny_seeds(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        if self.farm(who).is_none() {
            return;
        }
        for crop in Crop::ALL {
            let Some(way) = placements(crop).first() else { continue };
            let mv = FarmMove::Plant { crop, cells: way.cells, by: By::Action };
            if let Err(refusal) = self.check_farm(who, &mv) {
                let land = Place { surface: ids::tray(who), rect: layout::FIELD, level: 15 };
                let gesture = drag(ids::piece::seeds(crop), Spot::Zone(ids::zone::FIELD), land);
                deny(gesture, Words::new("mw-do-plant").with("crop", crop.words()), refusal);
            }
        }
    }

    /// Buildings that cannot be started.
    fn deny_construct(&self, max_level: u8, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        for building in Building::ALL.into_iter().filter(|&building| self.in_supply(building)) {
            if let Err(refusal) = self.check_construct(building, max_level) {
                let slot = Self::content().building(building).slot;
                let land = Place::table(layout::slot(usize::from(slot) - 1), 10);
                let gesture = drag(ids::piece::building(building), Spot::Zone(ids::zone::slot(slot)), land);
                deny(gesture, Self::construct_label(building), refusal);
            }
        }
    }

    /// Resources that cannot be bought.
    fn deny_purchases(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        for res in Res::ALL {
            if let Err(refusal) = self.check_buy(who, res) {
                let land = Place::table(layout::track(res), 20);
                let gesture = drag(ids::piece::purse(who), Spot::Zone(ids::zone::track(res)), land);
                deny(gesture, Words::new("mw-do-buy-none"), refusal);
            }
        }
    }
}

/// Going to town while it is not the time.
fn deny_standing(who: Character, refusal: Refusal, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
    let land = Place::table(layout::GROUND, 30);
    let gesture = drag(ids::piece::figure(who), Spot::Zone(ids::zone::GROUND), land);
    deny(gesture, Words::new("mw-do-stand-here"), refusal);
}
