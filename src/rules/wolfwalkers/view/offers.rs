//! What can be done and by which gesture.

use super::{
    Table, faces,
    ids::{piece, zone},
    layout,
};
use crate::rules::{
    Seat, Words,
    table::{Button, Gesture, Offer, PieceId, Place, Pose, Rect, Spot},
    wolfwalkers::{
        Ask, Cell, Effect, Face as Card, Move, Quirk, Side, Slot, Stage, WolfWalkers, moves::face_with,
    },
};

fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

pub(super) fn drag(piece: PieceId, onto: Spot, land: Rect) -> Gesture {
    Gesture::Drag { piece, onto, land: Place::table(land, 20), pose: Pose::default() }
}

fn click(piece: PieceId) -> Gesture {
    Gesture::Click(Spot::Piece(piece))
}

impl Table<'_> {
    /// Every legal move of whoever the viewer may act for.
    pub(super) fn offers(&self, offers: &mut Vec<Offer<Move>>) {
        let Some(seat) = self.game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        for mv in self.game.list(seat) {
            self.offer(seat, mv, offers);
        }
    }

    fn offer(&self, seat: Seat, mv: Move, offers: &mut Vec<Offer<Move>>) {
        let game = self.game;
        let mut add = |gesture, label: Words, preview: Vec<Words>, warning: Option<Words>| {
            offers.push(Offer { seat, mv, gesture, label, preview, shows: Vec::new(), warning });
        };
        match mv {
            Move::Lay { slot, at } => {
                let Some(card) = game.market.card(slot) else { return };
                let gesture = drag(piece::card(card), Spot::Zone(zone::cell(at)), self.spot_rect(seat, at));
                add(gesture, lay_label(card), self.preview(seat, card, at), self.sure());
            }
            Move::Put { side, at } => {
                let Some(card) = game.running.hand.and_then(|hand| face_with(hand, side)) else { return };
                let gesture = drag(piece::card(card), Spot::Zone(zone::cell(at)), self.spot_rect(seat, at));
                add(gesture, lay_label(card), self.preview(seat, card, at), self.sure());
            }
            Move::Lift(slot) => {
                let Some(card) = game.market.card(slot) else { return };
                let label = Words::new("ww-do-lift").with("card", faces::name(card));
                add(click(piece::card(card)), label, Vec::new(), None);
            }
            Move::Pass => add(button(true), Words::new("ww-do-pass"), Vec::new(), None),
            Move::End => add(button(true), Words::new("ww-do-end"), Vec::new(), None),
            Move::Seen => add(button(true), Words::new("ww-do-seen"), Vec::new(), None),
            Move::Use(place) => {
                let Some(card) = game.opportunities.get(usize::from(place)).copied() else { return };
                let set = WolfWalkers::set_of(seat);
                let label = Words::new("ww-do-use").with("card", faces::opportunity_name(card));
                let warning = self.is_idle(seat, place).then(|| Words::new("ww-warn-idle"));
                let id = piece::opportunity(card, set);
                let rect = layout::opportunity(place, set, self.sets());
                let land = layout::marker(rect, seat.0 % 2 == 1);
                let marker = piece::marker(seat, usize::from(place));
                add(click(id), label.clone(), Vec::new(), warning.clone());
                add(drag(marker, Spot::Piece(id), land), label, Vec::new(), warning);
            }
            Move::Slot(slot) => {
                let Some(card) = self.shown_at(slot) else { return };
                let key = match game.running.ask {
                    Some(Ask::Reserve) => "ww-do-reserve",
                    Some(Ask::Turn) => "ww-do-turn",
                    _ => "ww-do-look",
                };
                add(
                    click(piece::card(card)),
                    Words::new(key).with("card", faces::name(card)),
                    Vec::new(),
                    None,
                );
            }
            Move::Card(at) => self.offer_card(seat, at, &mut add),
            Move::Shift { from, to } => {
                let display = game.display(seat);
                let Some(card) = display.at(from) else { return };
                let name = Words::new("ww-do-slide").with("card", faces::name(card));
                match display.at(to) {
                    Some(other) => {
                        let label = Words::new("ww-do-swap")
                            .with("card", faces::name(card))
                            .with("other", faces::name(other));
                        let onto = Spot::Piece(piece::card(other));
                        add(drag(piece::card(card), onto, self.spot_rect(seat, to)), label, Vec::new(), None);
                    }
                    None => {
                        let onto = Spot::Zone(zone::cell(to));
                        add(drag(piece::card(card), onto, self.spot_rect(seat, to)), name, Vec::new(), None);
                    }
                }
            }
            Move::Cover { slot, at } => {
                let (Some(card), Some(under)) = (game.market.card(slot), game.display(seat).at(at)) else {
                    return;
                };
                let label = Words::new("ww-do-cover")
                    .with("card", faces::name(card))
                    .with("under", faces::name(under));
                let onto = Spot::Piece(piece::card(under));
                let mut then = game.display(seat).clone();
                then.cover(at, card);
                let preview = if game.setup.preview {
                    let (before, after) = (game.points(seat), game.points_with(seat, &then));
                    vec![Words::new("ww-preview-total").with("before", before).with("after", after)]
                } else {
                    Vec::new()
                };
                add(drag(piece::card(card), onto, self.spot_rect(seat, at)), label, preview, self.sure());
            }
            Move::Name(symbol) => {
                let label = Words::new("ww-do-name").with("symbol", faces::symbol_name(symbol));
                add(click(piece::symbol(symbol)), label, Vec::new(), None);
            }
            Move::Next(at) => {
                let label = Words::new("ww-do-next");
                add(click(piece::sign(usize::from(at))), label, Vec::new(), None);
            }
        }
    }

    fn offer_card(
        &self,
        seat: Seat,
        at: Cell,
        add: &mut impl FnMut(Gesture, Words, Vec<Words>, Option<Words>),
    ) {
        let game = self.game;
        let (of, key) = match game.running.ask {
            Some(Ask::Wish) => (game.other(seat), "ww-do-wish"),
            Some(Ask::Return) => (seat, "ww-do-return"),
            Some(Ask::Voice) => (seat, "ww-do-voice"),
            _ => (seat, "ww-do-winds"),
        };
        let Some(card) = game.display(of).at(at) else { return };
        let label = Words::new(key).with("card", faces::name(card));
        add(click(piece::card(card)), label.clone(), Vec::new(), None);
        if game.running.ask == Some(Ask::Return) {
            add(drag(piece::card(card), Spot::Zone(zone::DECK), layout::DECK), label, Vec::new(), None);
        }
    }

    /// Where a place of a seat's display lies.
    pub(super) fn spot_rect(&self, seat: Seat, at: Cell) -> Rect {
        self.grid(seat).cell(at)
    }

    /// The question before a drop that cannot be taken back, where the players want it (WW-R10).
    fn sure(&self) -> Option<Words> {
        self.game.setup.ask.then(|| Words::new("ww-warn-drop"))
    }

    /// Whether an Opportunity is allowed and would bring nothing (WW-R27).
    fn is_idle(&self, seat: Seat, place: u8) -> bool {
        let game = self.game;
        let last = || {
            let unfinished = game.seats().filter(|seat| !game.display(*seat).is_full());
            unfinished.eq([seat])
        };
        match game.effect(place) {
            Some(Effect::Step) => {
                game.has(Quirk::CornerPaths) || game.running.step || game.display(seat).is_empty()
            }
            Some(Effect::Look) => game.has(Quirk::ClearSight),
            Some(Effect::Again) => last(),
            Some(Effect::Signs) => game.signs() < 2,
            Some(Effect::Turn) => game.has(Quirk::FreeChoice),
            _ => false,
        }
    }

    /// Market cards that can be taken now, with their places.
    pub(super) fn takeable(&self, seat: Seat) -> Vec<(Slot, Card)> {
        let game = self.game;
        if game.running.stage != Stage::Take || game.running.hand.is_some() || game.running.ask.is_some() {
            return Vec::new();
        }
        let slots = game.takeable(seat);
        slots.iter().filter_map(|slot| Some((slot, game.market.card(slot)?))).collect()
    }
}

fn lay_label(card: Card) -> Words {
    let key = if card.side() == Side::Story { "ww-do-lay-story" } else { "ww-do-lay-goal" };
    Words::new(key).with("card", faces::name(card))
}
