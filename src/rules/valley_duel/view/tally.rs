//! The final count before everybody's eyes: what was on the track, Contract after Contract, colour after colour.

use super::{Table, faces, layout, names};
use crate::rules::{
    Seat, Words,
    table::{Counted, Face, Place, Rect, Tally},
    valley_duel::{SEATS, Source, content::Content},
};

/// The size of a drawn item.
const ICON: (i16, i16) = (88, 52);

impl Table<'_> {
    pub(super) fn tallies(&self) -> Vec<Tally> {
        SEATS.map(|seat| self.tally(seat)).to_vec()
    }

    fn tally(&self, seat: Seat) -> Tally {
        let game = self.game;
        let score = game.score(seat);
        let player = game.player(seat);
        let mut items = Vec::new();
        let during: u16 = Source::ALL
            .into_iter()
            .filter(|source| !matches!(source, Source::Contract | Source::Tulips))
            .map(|source| score.sources[source.index()])
            .sum();
        items.push(Counted {
            icon: Face::icon(ICON.0, ICON.1, faces::symbol("vp")),
            label: Words::new("vd-tally-during"),
            note: Words::new("vd-tally-during-note"),
            sum: None,
            points: i64::from(during),
            shows: Vec::new(),
        });
        for done in &player.done {
            let face = Face::new(ICON.0, ICON.1);
            let all = face.all();
            let counts = Content::get().farm(done.farm).counts;
            items.push(Counted {
                icon: faces::counts(face, all.inset(4), counts),
                label: names::farm(done.farm),
                note: names::pays(done.farm),
                sum: Some(Self::contract_sum(*done)),
                points: i64::from(done.points),
                shows: self.counts(seat, done.farm),
            });
        }
        for bed in score.beds {
            let face = Face::new(ICON.0, ICON.1);
            let square = Rect::new(18, 0, ICON.1, ICON.1);
            let note = if bed.count == 0 {
                Words::new("vd-tally-none")
            } else if bed.value == 0 {
                Words::new("vd-tally-worthless").with("colour", names::colour(bed.colour))
            } else {
                Words::new("vd-tally-bed").with("count", bed.count).with("value", bed.value)
            };
            items.push(Counted {
                icon: faces::bulb(face, square, bed.colour),
                label: Words::new("vd-tulips").with("colour", names::colour(bed.colour)),
                note,
                sum: (bed.count > 0).then(|| Self::bed_sum(bed)),
                points: i64::from(bed.points()),
                shows: self.counting_tulips(seat, bed.colour),
            });
        }
        Tally { seat, place: Place::table(layout::TABLE, 0), items }
    }
}
