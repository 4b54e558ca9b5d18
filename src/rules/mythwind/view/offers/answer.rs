//! The answers to a question.

use super::{Offers, button, click_piece, click_zone, drag, icon_button};
use crate::rules::{
    Words,
    mythwind::{
        Move, Res,
        ask::Ask,
        state::Mythwind,
        view::{
            describe::{Form, building_name, character_name, kind_name, res_name, space_name},
            faces, ids, layout,
        },
    },
    table::{Gesture, Place, Spot},
};

impl Mythwind {
    pub(super) fn offer_answer(&self, offers: &mut Offers, ask: &Ask, mv: Move) {
        let who = offers.who;
        match mv {
            Move::Pick(at) => self.offer_pick(offers, ask, mv, usize::from(at)),
            Move::Accept => {
                if let Ask::May { effect, .. } = ask {
                    let label = Form::Long.effect(effect).unwrap_or_else(|| Words::new("mw-do-nothing"));
                    offers.add(mv, button(true), Words::new("mw-capital").with("what", label));
                }
            }
            Move::Decline => offers.add(mv, button(false), Words::new("mw-do-decline")),
            Move::Back => offers.add(mv, button(false), Words::new("mw-do-back")),
            Move::Done => offer_done(offers, ask, mv),
            Move::Stand(space) => {
                let name = space_name(space, self.building_on(space));
                let label = Words::new("mw-do-stand").with("space", name);
                offers.add(mv, self.stand_gesture(who, space, None), label);
            }
            Move::Align(kind) => {
                let label = Words::new("mw-do-align").with("kind", kind_name(kind));
                offers.add(mv, icon_button(faces::alignment_icon(Some(kind))), label);
            }
            Move::Res(res) => self.offer_resource(offers, ask, mv, res),
            Move::Buy(res) => self.offer_purchase(offers, mv, res),
            Move::Die(die) => self.offer_die(offers, ask, mv, die),
            Move::At(at) => self.offer_location(offers, ask, mv, at),
            Move::Slot(slot) => {
                if let Some(building) = self.town.queue[usize::from(slot) - 1] {
                    let label = Words::new("mw-do-move-up").with("building", building_name(building));
                    offers.add(mv, click_piece(ids::piece::building(building)), label);
                }
            }
            Move::Building(building) => {
                if let Ask::EndOrder { .. } = ask {
                    let label = Words::new("mw-do-next").with("building", building_name(building));
                    offers.add(mv, click_piece(ids::piece::building(building)), label);
                } else {
                    self.offer_construct(offers, mv, building);
                }
            }
            Move::Goal(goal) => {
                if let Some(card) = Self::content().goal(goal) {
                    let label = Words::new(format!("mw-goal-{goal:02}"));
                    offers.add(mv, Gesture::Card(faces::goal_choice(self, card)), label);
                }
            }
            Move::Who(other) => {
                offers.add(mv, button(false), Words::new("mw-do-who").with("who", other.seat()));
            }
            Move::Upgrade(upgrade) => {
                offers.add(mv, button(false), Words::new(format!("mw-upgrade-{upgrade}")));
            }
            Move::Line(line) => {
                offers.add(mv, click_zone(ids::zone::line(line)), Words::new("mw-do-water"));
            }
            Move::Learn(_) | Move::Shelf(_) | Move::Drop(_) | Move::Swap(..) | Move::Skill(_) => {
                self.offer_skill(offers, ask, mv);
            }
            Move::Farm(farm) => self.offer_farm(offers, mv, farm),
            Move::Craft(craft) => self.offer_craft(offers, mv, craft),
            Move::Deal(deal) => self.offer_deal(offers, Some(ask), mv, deal),
            Move::Roam(roam) => self.offer_roam(offers, Some(ask), mv, roam),
            Move::Join(other) => {
                let rests = self.sheets[other.index()].is_some();
                let label = Words::new("mw-do-join").with("character", character_name(other));
                offers.add(mv, Gesture::Card(faces::character_offer(other, true, rests)), label);
            }
            Move::Leave(other) => {
                let label = Words::new("mw-do-leave").with("who", other.seat());
                offers.add(mv, Gesture::Card(faces::character_offer(other, false, false)), label);
            }
            Move::Act(_) | Move::Send(_) | Move::Forgo | Move::EndTurn => {}
        }
    }

    /// One of several effects, options of an event, or ways on an adventure.
    fn offer_pick(&self, offers: &mut Offers, ask: &Ask, mv: Move, at: usize) {
        let letter = ["a", "b", "c"][at.min(2)];
        match ask {
            Ask::Choose { options, .. } => {
                let label = Form::Long.effect(&options[at]).unwrap_or_else(|| Words::new("mw-do-nothing"));
                offers.add_with_preview(mv, button(false), Words::new("mw-capital").with("what", label));
            }
            Ask::Event { id, .. } => {
                offers.add(mv, button(false), Words::new(format!("mw-event-{id}.{letter}")));
            }
            Ask::Adventure { id } => {
                let sections = self.open_sections(*id).count();
                let label = if sections == 1 {
                    Words::new("mw-do-read-on")
                } else {
                    Words::new(format!("mw-adventure-{id:02}.{letter}"))
                };
                offers.add(mv, button(sections == 1), label);
            }
            _ => {}
        }
    }

    /// A resource for the town: the purse is dragged to its track, or the track clicked.
    fn offer_purchase(&self, offers: &mut Offers, mv: Move, res: Res) {
        let who = offers.who;
        let label =
            Words::new("mw-do-buy").with("res", res_name(res)).with("coins", Self::content().rate(who, res));
        let onto = Spot::Zone(ids::zone::track(res));
        let land = Place::table(layout::token(res, self.town.held.of(res) + 1), 20);
        offers.add_with_preview(mv, drag(ids::piece::purse(who), onto, land), label.clone());
        offers.add(mv, Gesture::Click(onto), label);
    }
}

/// That is enough.
fn offer_done(offers: &mut Offers, ask: &Ask, mv: Move) {
    let key = match ask {
        Ask::Change => "mw-do-begin-season",
        Ask::Improve { .. } => "mw-do-stop-buying",
        Ask::Hire { .. } | Ask::HireFree { .. } => "mw-do-stop-hiring",
        Ask::EndOrder { .. } => "mw-do-in-order",
        Ask::ActNow { begun: false } => "mw-do-no-action",
        Ask::Canvass => "mw-do-refill",
        Ask::Deliver => "mw-do-keep",
        Ask::SellFinds => "mw-do-keep-finds",
        Ask::TrailOrder { .. } => "mw-do-keep-order",
        _ => "mw-do-stop",
    };
    let primary = matches!(ask, Ask::Change | Ask::Improve { .. } | Ask::EndOrder { .. } | Ask::Hire { .. });
    offers.add(mv, button(primary), Words::new(key));
}
