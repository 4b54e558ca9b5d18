//! The steps of a turn.

use super::{Offers, button, drag, skills::offer_performance};
use crate::rules::{
    Words,
    mythwind::{
        Building, Character, Move, Space, TownAction,
        state::Mythwind,
        view::{describe::building_name, ids, layout},
    },
    table::{Gesture, Place, Spot},
};

impl Mythwind {
    pub(super) fn offer_turn(&self, offers: &mut Offers, mv: Move) {
        let who = offers.who;
        match mv {
            Move::Act(action) => {
                let gesture = self.stand_gesture(who, action.space(), Some(action));
                let label = match action {
                    TownAction::Use(at) => {
                        let building = self.town.at(at).building.unwrap_or(Building::Longhouse);
                        Words::new("mw-do-use").with("building", building_name(building))
                    }
                    action => Words::new(format!("mw-action-{}", action.slug())),
                };
                offers.add_with_preview(mv, gesture, label);
            }
            Move::Send(die) => {
                let label = Words::new("mw-do-send").with("pips", self.dice.get(die).pips);
                let onto = Spot::Zone(ids::zone::SPRITES);
                let put = drag(ids::piece::die(die), onto, Place::table(layout::SENT, 20));
                offers.add_with_preview(mv, put, label);
            }
            Move::Forgo => offers.add(mv, button(false), Words::new("mw-do-forgo")),
            Move::EndTurn => {
                let idle =
                    !self.sheet(who).today.barred && self.sheet(who).today.actions > 0 && self.has_trade(who);
                offers.add(mv, button(!idle), Words::new("mw-do-end-turn"));
            }
            Move::Skill(skill) => offer_performance(offers, mv, skill),
            Move::Farm(farm) => self.offer_farm(offers, mv, farm),
            Move::Craft(craft) => self.offer_craft(offers, mv, craft),
            Move::Deal(deal) => self.offer_deal(offers, None, mv, deal),
            Move::Roam(roam) => self.offer_roam(offers, None, mv, roam),
            _ => {}
        }
    }

    /// Putting the miniature on a space.
    pub(super) fn stand_gesture(&self, who: Character, space: Space, action: Option<TownAction>) -> Gesture {
        let onto = match (space, action) {
            (Space::At(at), _) => match self.town.at(at).building {
                Some(building) => Spot::Piece(ids::piece::building(building)),
                None => Spot::Zone(ids::zone::location(at)),
            },
            (_, Some(action)) => Spot::Zone(ids::zone::action(action)),
            (Space::Adventure, None) => Spot::Zone(ids::zone::action(TownAction::Adventure)),
            (Space::Improve, None) => Spot::Zone(ids::zone::action(TownAction::Improve)),
            (Space::Construct, None) => Spot::Zone(ids::zone::action(TownAction::Construct)),
            (Space::Hire, None) => Spot::Zone(ids::zone::action(TownAction::Hire)),
        };
        drag(
            ids::piece::figure(who),
            onto,
            Place::table(layout::figure(space, who, self.town.sprite.is_some()), 30),
        )
    }
}
