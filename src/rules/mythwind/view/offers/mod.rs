//! What can be done, and by which gesture.
//!
//! `turn` offers a turn's steps, `answer` the answers to a question; `board`, `skills`, `farm`, `craft`, `deal`
//! and `roam` know the gestures of the pieces there, `denied` tells what is likely tried and is refused.

mod answer;
mod board;
mod craft;
mod deal;
mod denied;
mod farm;
mod roam;
mod skills;
mod turn;

use super::{
    describe::{kind_name, res_name},
    ids,
};
use crate::rules::{
    Arg, Game as _, Words,
    mythwind::{Building, Character, Move, Res, ask::Ask, engine::Asked, state::Mythwind, trade::Doing},
    table::{Button, Gesture, Offer, PieceId, Place, Pose, Spot, SurfaceId, ZoneId},
};

fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

fn icon_button(icon: String) -> Gesture {
    Gesture::Button(Button { primary: false, key: None, icon: Some(icon.into()) })
}

fn click_piece(piece: PieceId) -> Gesture {
    Gesture::Click(Spot::Piece(piece))
}

fn click_zone(zone: ZoneId) -> Gesture {
    Gesture::Click(Spot::Zone(zone))
}

fn drag(piece: PieceId, onto: Spot, land: Place) -> Gesture {
    Gesture::Drag { piece, onto, land, pose: Pose::default() }
}

/// Collects the offers of one seat.
struct Offers<'a> {
    game: &'a Mythwind,
    who: Character,
    list: &'a mut Vec<Offer<Move>>,
}

impl Offers<'_> {
    fn add(&mut self, mv: Move, gesture: Gesture, label: Words) {
        self.push(mv, gesture, label, Vec::new());
    }

    /// A move that can be made in two ways.
    fn add_either(&mut self, mv: Move, one: Gesture, other: Gesture, label: Words) {
        self.add(mv, one, label.clone());
        self.add(mv, other, label);
    }

    /// An offer that also shows what it would change.
    fn add_with_preview(&mut self, mv: Move, gesture: Gesture, label: Words) {
        let preview = self.game.preview(self.who, mv);
        self.push(mv, gesture, label, preview);
    }

    fn push(&mut self, mv: Move, gesture: Gesture, label: Words, preview: Vec<Words>) {
        let warning = self.game.warning(self.who, mv);
        let seat = self.who.seat();
        self.list.push(Offer { seat, mv, gesture, label, preview, shows: Vec::new(), warning });
    }
}

impl Mythwind {
    /// Every legal move of every seat, with its gestures.
    pub(super) fn offers(&self, list: &mut Vec<Offer<Move>>) {
        for who in self.playing() {
            let moves = self.legal_moves(who.seat());
            let mut offers = Offers { game: self, who, list };
            match self.asked(who) {
                Asked::Turn => moves.iter().for_each(|&mv| self.offer_turn(&mut offers, mv)),
                Asked::Ask(ask, _) => moves.iter().for_each(|&mv| self.offer_answer(&mut offers, ask, mv)),
                Asked::Nothing(_) => {}
            }
        }
    }

    /// Before the Longhouse is taken down or covered: it can be built anew for nothing, yet nobody wants
    /// that by mistake (MW-R26, MW-R28). And before a second character action ends one that is not used up.
    fn warning(&self, who: Character, mv: Move) -> Option<Words> {
        if let Some(left) = self.gives_up(who, mv) {
            return Some(Words::new("mw-warn-rest").with("left", left));
        }
        let Move::At(at) = mv else { return None };
        let Asked::Ask(ask, _) = self.asked(who) else { return None };
        let key = match ask {
            Ask::Demolish | Ask::Jail => "mw-warn-demolish",
            Ask::Overgrow { .. } | Ask::PlaceForest { .. } => "mw-warn-cover",
            _ => return None,
        };
        (self.town.at(at).building == Some(Building::Longhouse)).then(|| Words::new(key))
    }

    /// What is left of a character action that a move would end by beginning another (MW-CJ04).
    fn gives_up(&self, who: Character, mv: Move) -> Option<u8> {
        let actions = self.sheet(who).today.actions;
        let left = self.doing(who).map(Doing::left).filter(|left| *left > 0 && actions > 0)?;
        let mut after = self.clone();
        after.play(who.seat(), &mv).ok()?;
        (after.sheet(who).today.actions < actions).then_some(left)
    }

    /// What a move would change, where nothing has to come to light for it.
    fn preview(&self, who: Character, mv: Move) -> Vec<Words> {
        let mut after = self.clone();
        let Ok(played) = after.play(who.seat(), &mv) else { return Vec::new() };
        if played.wall.is_some() {
            return Vec::new();
        }
        let mut preview = Vec::new();
        let change = |name: Words, before: i64, after: i64| {
            Words::new("mw-change")
                .with("name", name)
                .with("before", Arg::Number(before))
                .with("after", Arg::Number(after))
        };
        let coins = (self.sheet(who).coins, after.sheet(who).coins);
        if coins.0 != coins.1 {
            preview.push(change(Words::new("mw-coins"), i64::from(coins.0), i64::from(coins.1)));
        }
        for res in Res::ALL {
            let held = (self.town.held.of(res), after.town.held.of(res));
            if held.0 != held.1 {
                preview.push(change(res_name(res), i64::from(held.0), i64::from(held.1)));
            }
        }
        if let (None, Some(kind)) = (self.sheet(who).today.aligned, after.sheet(who).today.aligned) {
            preview.push(Words::new("mw-aligned-then").with("kind", kind_name(kind)));
        }
        preview
    }

    /// The surface a question is best answered on.
    pub(super) fn surface_for(&self) -> Option<SurfaceId> {
        self.playing().find_map(|who| match self.asked(who) {
            Asked::Ask(Ask::Construct { .. }, _) => Some(ids::TREE),
            Asked::Ask(
                Ask::Shelve { .. }
                | Ask::Perform
                | Ask::ActNow { .. }
                | Ask::GrowCrop { .. }
                | Ask::TakeRipe { .. }
                | Ask::Barrels
                | Ask::Canvass
                | Ask::Refill
                | Ask::Deliver
                | Ask::Patron { .. }
                | Ask::Scavenge { .. }
                | Ask::OrderRivals
                | Ask::BackDoor { .. }
                | Ask::SilverTongue
                | Ask::TrailOrder { .. }
                | Ask::Gear
                | Ask::Salvage { .. }
                | Ask::Overflow
                | Ask::SellFinds
                | Ask::Gift { .. },
                _,
            ) => Some(ids::tray(who)),
            _ => None,
        })
    }
}
