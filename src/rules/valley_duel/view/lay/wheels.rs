//! The wheels, what is printed on them, and the tiles that lie there. All that is on a wheel goes round with it.

use super::{GROUND, ON_WHEEL, WHEEL, piece, zone};
use crate::rules::{
    Seat, Words,
    table::{Along, Piece, PieceId, Round, Zone},
    valley_duel::{
        RED, SEATS, Step, Taken, ValleyDuel, Wheel, Wheels,
        view::{Table, about, faces, ids, layout},
    },
};

/// The steps in which something is taken from the wheels.
const STEPS: [&str; 3] = ["vd-taken-first", "vd-taken-second", "vd-taken-follow"];

/// How a piece on a wheel goes along with either Personal Wheel.
fn round(seat: Seat, wheel: Wheel, angle: i16) -> Option<Round> {
    let along = |hand: Seat| Along {
        wheel: ids::piece::wheel(hand),
        middle: layout::middle(seat, wheel),
        degrees: layout::step(wheel),
    };
    Some(Round { angle, along: SEATS.map(along).to_vec() })
}

impl Table<'_> {
    pub(super) fn lay_wheels(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let rects = [(RED, Wheel::Central), (RED, Wheel::Own), (SEATS[1], Wheel::Own)]
            .map(|(seat, wheel)| (layout::wheel(seat, wheel), wheel == Wheel::Central));
        let area = layout::enclosing(&rects.map(|(rect, _)| rect)).inset(-16);
        let face = rects.into_iter().fold(faces::size(area), |face, (rect, central)| {
            faces::shadow(face, layout::inside(rect.inset(if central { -16 } else { -8 }), area), central)
        });
        zones.push(zone(ids::zone::WHEELS, area, GROUND, face, None));
        let mut lay = |id, seat, wheel, face, about| {
            let mut lying = piece(id, layout::wheel(seat, wheel), WHEEL, face, about);
            lying.round = round(seat, wheel, layout::angle(&game.wheels, seat, wheel));
            pieces.push(lying);
        };
        lay(ids::piece::CENTRAL, RED, Wheel::Central, faces::central(), about::central(game));
        for seat in SEATS {
            let about = about::wheel(game, seat);
            lay(ids::piece::wheel(seat), seat, Wheel::Own, faces::personal(seat), about);
        }
        self.lay_sections(RED, Wheel::Central, pieces);
        for seat in SEATS {
            self.lay_sections(seat, Wheel::Own, pieces);
        }
    }

    /// What is printed on each section, or the tile that covers it.
    fn lay_sections(&self, seat: Seat, wheel: Wheel, pieces: &mut Vec<Piece>) {
        let game = self.game;
        for section in 0..Wheels::sections(wheel) {
            let rect = layout::section(&game.wheels, seat, wheel, section);
            let mut lying = match game.wheels.tile(seat, wheel, section) {
                Some(tile) => {
                    let about = about::laid(game, seat, wheel, section, tile);
                    piece(ids::piece::tile(tile), rect, ON_WHEEL, faces::tile(tile), about)
                }
                None => {
                    let content = ValleyDuel::content();
                    let printed = match wheel {
                        Wheel::Central => content.central(section),
                        Wheel::Own => content.own(section),
                    };
                    let about = about::section(game, seat, wheel, section);
                    let id = ids::piece::section(seat, wheel, section);
                    piece(id, rect, ON_WHEEL, faces::section(printed), about)
                }
            };
            if self.is_chosen(seat, wheel, section) {
                lying.face = faces::chosen(lying.face);
                lying.about = lying.about.map(|about| about.now(Words::new("vd-now-chosen")));
            }
            for (at, taken) in self.taken(seat, wheel, section) {
                lying.face = faces::taken(lying.face, at, taken);
                let key = match taken {
                    Taken::Space(_) => "vd-now-taken",
                    Taken::Guilders => "vd-now-given-up",
                };
                let words = Words::new(key).with("step", Words::new(STEPS[at]));
                lying.about = lying.about.map(|about| about.now(words));
            }
            lying.round = round(seat, wheel, 0);
            pieces.push(lying);
        }
    }

    /// What was taken at a space since the wheels were turned last, and in which step.
    fn taken(&self, seat: Seat, wheel: Wheel, section: u8) -> impl Iterator<Item = (usize, Taken)> {
        let game = self.game;
        // Once both have acted the turn is the other's already, but for the very last one.
        let turned = if game.step == Step::Rotate { ValleyDuel::rival(game.active) } else { game.active };
        let taken = game.taken.into_iter().enumerate();
        taken.filter_map(|(at, taken)| taken.map(|taken| (at, taken))).filter(move |(at, taken)| {
            let who = if *at == 2 { ValleyDuel::rival(turned) } else { turned };
            let of = match taken {
                Taken::Space(of) => *of,
                Taken::Guilders => Wheel::Central,
            };
            of == wheel
                && (wheel == Wheel::Central || seat == who)
                && game.wheels.meshed(who, wheel) == section
        })
    }

    /// Whether a space was chosen and is being carried out.
    fn is_chosen(&self, seat: Seat, wheel: Wheel, section: u8) -> bool {
        let game = self.game;
        let resolver = game.resolver();
        game.chosen == Some(wheel)
            && (wheel == Wheel::Central || seat == resolver)
            && game.wheels.meshed(resolver, wheel) == section
    }

    /// The piece on a section: what is printed there, or the tile.
    pub(in crate::rules::valley_duel::view) fn on_section(
        &self,
        seat: Seat,
        wheel: Wheel,
        section: u8,
    ) -> PieceId {
        match self.game.wheels.tile(seat, wheel, section) {
            Some(tile) => ids::piece::tile(tile),
            None => ids::piece::section(seat, wheel, section),
        }
    }
}
