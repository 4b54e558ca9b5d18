//! What can be done and by which gesture; what is likely tried and is refused.

use super::{
    Table,
    faces::{self, Coming},
    ids::{piece, zone},
    layout,
    pieces::sorted,
};
use crate::rules::{
    Refusal, Seat, Words,
    table::{Button, Denied, Gesture, Offer, PieceId, Place, Pose, Rect, Shown, Spot},
    tilting::{
        Face as Side, LANCES, Meeple, Move, MoveCard, Phase, Pos, Sign, content::Reward, state::Tilting,
    },
};

/// Above what lies on the table.
const ABOVE: i16 = 90;

fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

fn drag(piece: PieceId, onto: Spot, land: Rect) -> Gesture {
    Gesture::Drag { piece, onto, land: Place::table(land, 20), pose: Pose::default() }
}

impl Table<'_> {
    /// Every legal move of whoever the viewer may act for. What another seat could do would tell its hand.
    pub(super) fn offers(&self, offers: &mut Vec<Offer<Move>>) {
        let Some(seat) = self.game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        for mv in self.game.list(seat) {
            self.offer(seat, mv, offers);
        }
    }

    fn offer(&self, seat: Seat, mv: Move, offers: &mut Vec<Offer<Move>>) {
        let near = self.is_near(seat);
        let mut add = |gesture, label: Words, shows: Vec<Shown>, warning| {
            offers.push(Offer { seat, mv, gesture, label, preview: Vec::new(), shows, warning });
        };
        let game = self.game;
        match mv {
            Move::Play(card) => {
                let steps = Tilting::content().steps(card);
                let meeple = card.meeple();
                let label = Words::new("tw-do-play").with("card", faces::card_name(card, steps));
                let shows = self.walk_shows(seat, Some(card), meeple, steps);
                let count =
                    self.game.laid.iter().filter(|laid| laid.by == seat && laid.card.meeple() == meeple);
                let count = count.count();
                let land = layout::laid(near, meeple, count, count + 1);
                let id = piece::card(card);
                add(drag(id, Spot::Zone(zone::lane(seat, meeple)), land), label.clone(), shows.clone(), None);
                add(drag(id, Spot::Piece(piece::meeple(meeple)), land), label, shows, None);
            }
            Move::Mission(mission) => {
                let label = Words::new("tw-do-mission").with("mission", faces::mission_name(mission));
                let wasted = matches!(Tilting::content().mission(mission).reward, Reward::Lances(_))
                    && game.broken(seat) == 0;
                let warning = wasted.then(|| Words::new("tw-warn-wasted"));
                let land = layout::played(near, game.side(seat).played.len());
                let id = piece::mission(mission);
                add(
                    drag(id, Spot::Zone(zone::played(seat)), land),
                    label.clone(),
                    Vec::new(),
                    warning.clone(),
                );
                add(Gesture::Click(Spot::Piece(id)), label, Vec::new(), warning);
            }
            Move::Use => {
                let sign = if let Phase::Sign(sign) = game.phase { Some(sign) } else { None };
                let label = sign.map_or_else(
                    || Words::new("tw-do-use"),
                    |sign| Words::new("tw-do-use-sign").with("sign", faces::sign_name(sign)),
                );
                add(button(true), label.clone(), Vec::new(), None);
                if let Some(at) = sign.and_then(|sign| Tilting::content().field_of(sign)) {
                    add(Gesture::Click(Spot::Zone(zone::sign(at))), label, Vec::new(), None);
                }
            }
            Move::Skip => add(button(false), Words::new("tw-do-skip"), Vec::new(), None),
            Move::Step { meeple, fields } => {
                let Phase::Sign(sign) = game.phase else { return };
                let Some((_, to)) = game.steps(sign).find(|(step, _)| *step == mv) else { return };
                let key = if sign == Sign::Closer { "tw-do-closer" } else { "tw-do-apart" };
                let label = Words::new(key).with("meeple", faces::meeple_name(meeple)).with("fields", fields);
                let shows = if sign == Sign::Closer {
                    self.walk_shows(seat, None, meeple, fields)
                } else {
                    let gap = game.road.with(meeple, to).gap();
                    self.coming(meeple, to, Coming::Gap(gap))
                };
                let id = piece::meeple(meeple);
                add(drag(id, Spot::Zone(zone::field(to)), layout::meeple(to)), label, shows, None);
            }
            Move::Give(at) => {
                let Some(card) = game.hand(seat).get(usize::from(at)) else { return };
                let steps = Tilting::content().steps(*card);
                let label = Words::new("tw-do-give").with("card", faces::card_name(*card, steps));
                let id = piece::card(*card);
                let land = layout::discard(self.has_row());
                add(drag(id, Spot::Zone(zone::DISCARD), land), label.clone(), Vec::new(), None);
                add(Gesture::Click(Spot::Piece(id)), label, Vec::new(), None);
            }
            Move::Swap => {
                let count = if let Phase::Swap(chosen) = game.phase { chosen.count_ones() } else { 0 };
                add(button(true), Words::new("tw-do-swap").with("count", count), Vec::new(), None);
            }
            Move::Seen => add(button(true), Words::new("tw-do-seen"), Vec::new(), None),
            Move::Take(card) => {
                let steps = Tilting::content().steps(card);
                let label = Words::new("tw-do-take").with("card", faces::card_name(card, steps));
                let id = piece::card(card);
                let mut hand = game.hand(seat).to_vec();
                hand.push(card);
                let at = sorted(&hand).iter().position(|held| *held == card).unwrap_or(0);
                let land = layout::hand(near, at);
                add(drag(id, Spot::Zone(zone::hand(seat)), land), label.clone(), Vec::new(), None);
                add(Gesture::Click(Spot::Piece(id)), label, Vec::new(), None);
            }
            Move::End => {
                let ready = game.missions(seat).iter().any(|mission| game.fulfils(seat, *mission));
                add(button(!ready), Words::new("tw-do-end"), Vec::new(), None);
            }
        }
    }

    /// Where a meeple would stand after a walk, by a card or without one, and what would come of it.
    fn walk_shows(&self, seat: Seat, card: Option<MoveCard>, meeple: Meeple, steps: u8) -> Vec<Shown> {
        let game = self.game;
        let (road, meeting) = game.road.walk(meeple, steps);
        let to = road.at(meeple);
        let coming = match (meeting, game.top()) {
            (Some(meeting), Some(card)) => {
                let printed = Tilting::content().card(card);
                let lances = if meeting.face == Side::Giant { printed.lances } else { 0 };
                let whole = game.side(game.active).lances;
                Coming::Meeting {
                    relation: meeting.relation,
                    side: meeting.face,
                    points: printed.points(meeting.face),
                    lances: lances.min(whole),
                    loses: meeting.face == Side::Giant && lances >= whole,
                }
            }
            _ => {
                // A sign counts only where it will be offered: there, with what is then in hand.
                let offered = |sign: &Sign| {
                    let mut there = game.clone();
                    there.road = road;
                    if let Some(card) = card {
                        there.leave_hand(seat, card);
                    }
                    there.is_usable(*sign)
                };
                let sign = game.sign_at(meeple, to).filter(offered);
                sign.map_or_else(|| Coming::Gap(road.gap()), Coming::Sign)
            }
        };
        self.coming(meeple, to, coming)
    }

    fn coming(&self, meeple: Meeple, to: Pos, coming: Coming) -> Vec<Shown> {
        let ghost = Shown { place: Place::table(layout::meeple(to), ABOVE), face: faces::ghost(meeple) };
        let x =
            (layout::field_x(to) - 115).clamp(layout::BOARD.x + 6, layout::BOARD.x + layout::BOARD.w - 236);
        let seal =
            Shown { place: Place::table(Rect::new(x, 190, 230, 52), ABOVE + 1), face: faces::seal(coming) };
        vec![ghost, seal]
    }

    /// What is likely tried and is not allowed: the other lane, a lance, a meeple, the deck, a mission too soon.
    pub(super) fn denied(&self, denied: &mut Vec<Denied>) {
        let Some(seat) = self.game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        let mut no = |gesture, refusal: Refusal| {
            denied.push(Denied { seat, gesture, label: Words::new("empty"), refusal });
        };
        let rival = Tilting::rival(seat);
        let hand: Vec<MoveCard> = self.game.hand(seat).to_vec();
        let may_play = matches!(self.game.phase, Phase::Play | Phase::Sign(Sign::Extra));
        for card in hand {
            let id = piece::card(card);
            let meeple = card.meeple();
            let other = meeple.other();
            let lane = |of, meeple| Spot::Zone(zone::lane(of, meeple));
            let land = layout::lane(true, other);
            if may_play {
                let wrong =
                    Refusal::new("TW-27", "tw-no-wrong-lane").with("meeple", faces::meeple_name(meeple));
                no(drag(id, lane(seat, other), land), wrong.clone());
                no(drag(id, Spot::Piece(piece::meeple(other)), land), wrong);
                for of in Meeple::ALL {
                    no(drag(id, lane(rival, of), land), Refusal::new("TW-24", "tw-no-rivals-lane"));
                }
            } else if let Err(refusal) = self.game.check(seat, &Move::Play(card)) {
                no(drag(id, lane(seat, meeple), land), refusal.clone());
                no(drag(id, Spot::Piece(piece::meeple(meeple)), land), refusal);
            }
        }
        for mission in self.game.missions(seat) {
            if let Err(refusal) = self.game.check(seat, &Move::Mission(*mission)) {
                let id = piece::mission(*mission);
                no(Gesture::Click(Spot::Piece(id)), refusal.clone());
                no(drag(id, Spot::Zone(zone::played(seat)), layout::PLAYED[0]), refusal);
            }
        }
        let drawing = matches!(self.game.phase, Phase::Draw { .. });
        let draw = if drawing {
            Refusal::new("TW-103", "tw-no-blind-draw")
        } else {
            Refusal::new("TW-112", "tw-no-draw")
        };
        no(Gesture::Click(Spot::Piece(piece::DECK)), draw.clone());
        no(drag(piece::DECK, Spot::Zone(zone::hand(seat)), layout::HANDS[0]), draw);
        if !drawing {
            for card in &self.game.row {
                let refusal = Refusal::new("TW-112", "tw-no-draw");
                no(Gesture::Click(Spot::Piece(piece::card(*card))), refusal.clone());
                no(drag(piece::card(*card), Spot::Zone(zone::hand(seat)), layout::HANDS[0]), refusal);
            }
        }
        for at in 0..LANCES {
            let spot = Spot::Piece(piece::lance(seat, at));
            no(Gesture::Click(spot), Refusal::new("TW-113", "tw-no-lance"));
        }
        if !matches!(self.game.phase, Phase::Sign(Sign::Closer | Sign::Apart)) {
            for meeple in Meeple::ALL {
                let id = piece::meeple(meeple);
                no(drag(id, Spot::Zone(zone::BOARD), layout::BOARD), Refusal::new("TW-110", "tw-no-walk"));
            }
        }
        if self.game.phase == Phase::Play && !self.game.missions(seat).is_empty() {
            let refusal = Refusal::new("TW-22", "tw-no-end-unplayed");
            denied.push(Denied { seat, gesture: button(false), label: Words::new("tw-do-end"), refusal });
        }
    }
}
