//! Who looks at the match: everybody, or whoever's turn it is behind the curtain.

use super::Playing;
use crate::{
    matches::{Done, NoUndo},
    rules::{Seat, SeatSet, Viewer, Words, table::PieceId},
};

impl Playing {
    /// Who looks at the table now.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seats that people hold.
    pub fn people(&self) -> SeatSet {
        let bots = &self.game.meta().bots;
        let seats = self.view.table.plates.iter().map(|plate| plate.seat);
        seats.filter(|seat| !bots.contains_key(seat)).collect()
    }

    /// The seat whose hand is at the table; none where all may do everything, or nobody looks.
    pub fn hand(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Public => None,
            Viewer::Seats(seats) => seats.iter().next(),
        }
    }

    /// Whether its players have secrets from each other.
    pub fn has_secrets(&self) -> bool {
        !self.game.info().together
    }

    /// Whether its players hold things that others may not see.
    pub fn has_hands(&self) -> bool {
        self.game.has_hands()
    }

    /// Whether the last step can be taken back by whoever looks.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn can_undo(&self) -> Result<(), NoUndo> {
        if self.has_secrets() && self.hand().is_none() {
            return Err(NoUndo(Words::new("undo-onlooker")));
        }
        self.game.can_undo(self.hand())
    }

    /// Another looks at the table: nothing that was shown before counts any more.
    pub(crate) fn look_as(&mut self, viewer: Viewer) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.game.look_anew();
            self.refresh();
        }
    }

    /// Who looks when a match comes on the table: all, where nobody has secrets; the one person among
    /// computer players; else nobody, until a curtain has been lifted.
    pub(super) fn first_viewer(&self) -> Viewer {
        let people = self.people();
        match people.iter().next() {
            Some(only) if self.has_secrets() && people.len() == 1 => Viewer::seat(only),
            _ => Viewer::Public,
        }
    }

    /// Notes which pieces the latest moves were about.
    pub(super) fn note_last(&mut self, done: &Done) {
        let pieces = done.told.iter().flat_map(|told| told.pieces.iter().copied());
        if done.by.is_none() || self.last.0 != done.by {
            self.last = (done.by, Vec::new());
        }
        self.last.1.extend(pieces);
    }

    /// The pieces that another moved last, and who.
    pub fn last_of_others(&self) -> Option<(Seat, &[PieceId])> {
        let (Some(by), pieces) = &self.last else { return None };
        (self.has_secrets() && !self.viewer.sees(*by)).then_some((*by, pieces))
    }
}
