//! The steps of the Ranger.

use super::{Offers, button, click_piece, click_zone, drag};
use crate::rules::{
    Words,
    mythwind::{
        Move,
        ask::Ask,
        ranger::{Find, RoamMove},
        state::Mythwind,
        trade::By,
        view::{describe::res_name, faces, ids, layout},
    },
    table::{Gesture, Place, Rect, Spot},
};

impl Mythwind {
    /// Regions, gear and finds are clicked, gear and dice put on hazards, finds brought to the gate.
    pub(super) fn offer_roam(&self, offers: &mut Offers, ask: Option<&Ask>, mv: Move, roam: RoamMove) {
        let who = offers.who;
        let on_open = |rect: Rect| Place { surface: ids::tray(who), rect, level: 20 };
        let by_worker = |what: Words| Words::new("mw-by-worker").with("what", what);
        let hazard = |gear| Spot::Zone(ids::zone::hazard(gear));
        match roam {
            RoamMove::Take { gear, by } => {
                let piece = ids::piece::gear(gear);
                let label = Words::new("mw-do-pack").with("gear", gear.words());
                match by {
                    By::Action => offers.add(mv, click_piece(piece), label),
                    By::Die(die) => {
                        let land = on_open(layout::gear(gear).inset(12));
                        offers.add(
                            mv,
                            drag(ids::piece::die(die), Spot::Piece(piece), land),
                            by_worker(label),
                        );
                    }
                }
            }
            RoamMove::Scout { region } => {
                let label = Words::new("mw-do-scout").with("region", region.words());
                offers.add(mv, click_piece(ids::piece::region(region)), label);
            }
            RoamMove::Explore { region, spare } => {
                let label = match spare {
                    Some(gear) => Words::new("mw-do-explore-sparing").with("gear", gear.words()),
                    None => Words::new("mw-do-explore"),
                };
                let label = label.with("region", region.words());
                offers.add(mv, click_piece(ids::piece::region(region)), label);
            }
            RoamMove::Pay { gear } => {
                let label = Words::new("mw-do-pay-gear").with("gear", gear.words());
                let piece = ids::piece::gear(gear);
                let pay = drag(piece, hazard(gear), on_open(layout::hazard(gear)));
                offers.add_either(mv, click_piece(piece), pay, label);
            }
            RoamMove::Suffer { gear } => {
                let label = Words::new("mw-do-suffer").with("gear", gear.words());
                offers.add(mv, click_zone(ids::zone::hazard(gear)), label);
            }
            RoamMove::Ignore { gear, die } => {
                let label = by_worker(Words::new("mw-do-ignore").with("gear", gear.words()));
                let land = on_open(layout::hazard(gear).inset(8));
                offers.add(mv, drag(ids::piece::die(die), hazard(gear), land), label);
            }
            RoamMove::Avoid => {
                let label = Words::new("mw-do-avoid");
                if let Some(trip) = self.camp(who).and_then(|camp| camp.trip())
                    && let Some(card) = trip.card
                {
                    let onto = Spot::Piece(ids::piece::region(trip.region));
                    let under = drag(ids::piece::trail(card), onto, on_open(layout::region(trip.region)));
                    offers.add(mv, under, label.clone());
                }
                offers.add(mv, button(false), label);
            }
            RoamMove::Loot => offers.add(mv, button(true), Words::new("mw-do-loot")),
            RoamMove::Reveal => offers.add(mv, button(false), Words::new("mw-do-reveal")),
            RoamMove::Return => {
                let loot = self.camp(who).and_then(|camp| camp.trip()).map(|trip| (trip.coins, trip.finds));
                let loot = loot
                    .map_or_else(|| Words::new("mw-loot-none"), |(coins, finds)| faces::loot(coins, finds));
                offers.add(mv, button(false), Words::new("mw-do-return").with("loot", loot));
            }
            RoamMove::Pair { find } => {
                let label =
                    Words::new("mw-do-pair").with("find", find.words()).with("res", res_name(find.res()));
                let give = drag(ids::piece::find(find), Spot::Zone(ids::zone::GATE), on_open(layout::GATE));
                offers.add(mv, give, label);
            }
            RoamMove::Mix { without } => {
                let given = Find::ALL.into_iter().filter(|&find| find != without);
                let given: Vec<Words> = given.map(Find::words).collect();
                offers.add(mv, button(false), Words::new("mw-do-mix").with("all", given));
            }
            RoamMove::First { card } => {
                offers.add(mv, click_piece(ids::piece::trail(card)), Words::new("mw-do-first"));
            }
            RoamMove::Name { find } => self.offer_find(offers, ask, mv, find),
            RoamMove::Stop => offers.add(mv, button(true), Words::new("mw-do-stop")),
        }
    }

    /// A find, as the answer to a question.
    fn offer_find(&self, offers: &mut Offers, ask: Option<&Ask>, mv: Move, find: Find) {
        let (key, coins) = match ask {
            Some(Ask::Salvage { .. }) => ("mw-do-salvage", 0),
            Some(Ask::Overflow) => ("mw-do-lose", 0),
            Some(Ask::SellFinds) => ("mw-do-sell-find", self.find_price(offers.who, find)),
            _ => ("mw-do-give-find", 0),
        };
        let label = Words::new(key).with("find", find.words()).with("coins", coins);
        let gesture: Gesture = click_piece(ids::piece::find(find));
        offers.add(mv, gesture, label.with("res", res_name(find.res())));
    }
}
