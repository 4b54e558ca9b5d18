//! Answers that move what lies on the board: tokens, dice, buildings, forests.

use super::{Offers, click_piece, click_zone, drag};
use crate::rules::{
    Words,
    mythwind::{
        Building, DieId, LocationId, Move, Res, Space,
        ask::Ask,
        state::Mythwind,
        view::{
            describe::{building_name, kind_name, res_name},
            ids, layout,
        },
    },
    table::{Gesture, Place, Rect, Spot},
};

impl Mythwind {
    /// A resource named: its token is moved, or its track clicked.
    pub(super) fn offer_resource(&self, offers: &mut Offers, ask: &Ask, mv: Move, res: Res) {
        let held = self.town.held.of(res);
        let gains = matches!(ask, Ask::Gain { .. });
        let (to, key) =
            if gains { ((held + 1).min(10), "mw-do-gain") } else { (held.saturating_sub(1), "mw-do-give") };
        let label = Words::new(key).with("res", res_name(res));
        let land = Place::table(layout::token(res, to), 20);
        offers.add_with_preview(
            mv,
            drag(ids::piece::token(res), Spot::Zone(ids::zone::track(res)), land),
            label.clone(),
        );
        offers.add(mv, click_zone(ids::zone::track(res)), label);
    }

    /// A die named: hired, dismissed, turned, rolled, or a pip of it paid.
    pub(super) fn offer_die(&self, offers: &mut Offers, ask: &Ask, mv: Move, die: DieId) {
        let who = offers.who;
        let id = ids::piece::die(die);
        let pips = self.dice.get(die).pips;
        let kind = kind_name(die.kind());
        let label = |key: &'static str| Words::new(key).with("kind", kind.clone()).with("pips", pips);
        match ask {
            Ask::Hire { .. } | Ask::HireFree { .. } => {
                let hirer = match ask {
                    Ask::HireFree { ctx, .. } => ctx.actor.unwrap_or(who),
                    _ => who,
                };
                if let Some((_, tray)) = self.trays().find(|(other, _)| *other == hirer) {
                    let wells = usize::from(Self::content().character(hirer).well);
                    let taken = wells - self.well_room(hirer);
                    let land = Place::table(layout::well(tray, taken, wells), 15);
                    offers.add(mv, drag(id, Spot::Zone(ids::zone::well(hirer)), land), label("mw-do-hire"));
                }
                offers.add(mv, click_piece(id), label("mw-do-hire"));
            }
            Ask::LoseWorker { .. } => {
                let land = Place::table(Rect::new(870, 450, 28, 28), 20);
                let dismiss = drag(id, Spot::Zone(ids::zone::SUPPLY), land);
                offers.add_either(mv, dismiss, click_piece(id), label("mw-do-dismiss"));
            }
            Ask::Rotate { .. } => offers.add(mv, click_piece(id), label("mw-do-rotate")),
            Ask::Roll { .. } => offers.add(mv, click_piece(id), label("mw-do-roll")),
            _ => offers.add(mv, click_piece(id), label("mw-do-pip")),
        }
    }

    /// A location named: what lies there comes or goes.
    pub(super) fn offer_location(&self, offers: &mut Offers, ask: &Ask, mv: Move, at: LocationId) {
        let location = self.town.at(at);
        let rect = layout::location(at);
        match ask {
            Ask::Place { building, .. } => {
                let label =
                    Words::new("mw-do-place").with("building", building_name(*building)).with("n", at.0);
                let onto = Spot::Zone(ids::zone::location(at));
                let put = drag(ids::piece::building(*building), onto, Place::table(rect, 10));
                offers.add_either(mv, put, Gesture::Click(onto), label);
            }
            Ask::PlaceForest { forest } => {
                let label = Words::new("mw-do-grow-forest").with("n", at.0);
                let onto = match location.building {
                    Some(building) => Spot::Piece(ids::piece::building(building)),
                    None => Spot::Zone(ids::zone::location(at)),
                };
                let put = drag(ids::piece::forest(*forest), onto, Place::table(rect, 12));
                offers.add_either(mv, put, Gesture::Click(onto), label);
            }
            Ask::Use => {
                if let Some(building) = location.building {
                    let label = Words::new("mw-do-use").with("building", building_name(building));
                    let figure = self.stand_gesture(offers.who, Space::At(at), None);
                    let click = click_piece(ids::piece::building(building));
                    offers.add_either(mv, figure, click, label);
                }
            }
            Ask::Discover { .. } => {
                if let Some(forest) = location.forest {
                    let label = Words::new("mw-do-discover").with("n", at.0);
                    let land = Place::table(Rect::new(946, 458, 44, 60), 20);
                    let forest = ids::piece::forest(forest);
                    let remove = drag(forest, Spot::Zone(ids::zone::BOX), land);
                    offers.add_either(mv, remove, click_piece(forest), label);
                }
            }
            _ => {
                if let Some(building) = location.building {
                    let label = Words::new("mw-do-demolish").with("building", building_name(building));
                    let land = Place::table(layout::PILE, 20);
                    let building = ids::piece::building(building);
                    let remove = drag(building, Spot::Zone(ids::zone::PILE), land);
                    offers.add_either(mv, remove, click_piece(building), label);
                }
            }
        }
    }

    /// A building dragged from the tree to its slot, or clicked.
    pub(super) fn offer_construct(&self, offers: &mut Offers, mv: Move, building: Building) {
        let card = Self::content().building(building);
        if let Some(slot) = self.town.slot_from(card.slot) {
            let label = Self::construct_label(building);
            let land = Place::table(layout::slot(slot), 10);
            let onto = Spot::Zone(ids::zone::slot(slot as u8 + 1));
            offers.add_with_preview(mv, drag(ids::piece::building(building), onto, land), label.clone());
            offers.add(mv, click_piece(ids::piece::building(building)), label);
        }
    }
}
