//! The rulers on top: points with both markers, and the Calendar.

use super::{GROUND, PIECE, TOP, piece, zone};
use crate::rules::{
    Words,
    table::{Colour as Ink, Piece, Text, Zone},
    valley_duel::{
        FORTY, RED, SEATS, YELLOW,
        view::{Table, about, faces, ids, layout},
    },
};

impl Table<'_> {
    pub(super) fn lay_tracks(&self, zones: &mut Vec<Zone>, pieces: &mut Vec<Piece>) {
        let game = self.game;
        let name =
            |rect, key: &'static str| (rect, Text::bold(Words::new(key), 14, Ink::Parchment).least(11));
        let area = layout::enclosing(&[layout::TRACK_WORDS, layout::TRACK]);
        let (words, text) = name(layout::TRACK_WORDS, "vd-points");
        let inside = |rect, area| layout::inside(rect, area);
        let mut face = faces::size(area).text(inside(words, area), text);
        face.parts.extend(faces::moved(faces::track(), inside(layout::TRACK, area)));
        zones.push(zone(ids::zone::TRACK, area, GROUND, face, Some(about::track())));

        let area = layout::enclosing(&[layout::CALENDAR_WORDS, layout::CALENDAR]);
        let (words, text) = name(layout::CALENDAR_WORDS, "vd-calendar");
        let mut face = faces::size(area).text(inside(words, area), text.right());
        face.parts.extend(faces::moved(faces::calendar(), inside(layout::CALENDAR, area)));
        zones.push(zone(ids::zone::CALENDAR, area, GROUND, face, Some(about::calendar(game))));
        pieces.push(piece(
            ids::piece::CALENDAR,
            layout::calendar_marker(i16::from(game.calendar)),
            PIECE,
            faces::calendar_marker(game.first),
            about::calendar_marker(game),
        ));

        let places = SEATS.map(|seat| game.player(seat).points % FORTY);
        for seat in SEATS {
            let second = seat == YELLOW && places[RED.index()] == places[YELLOW.index()];
            let rect = layout::marker(places[seat.index()], second);
            pieces.push(piece(
                ids::piece::marker(seat),
                rect,
                PIECE + i16::from(second),
                faces::marker(seat),
                about::marker(game, seat),
            ));
            // The tiles wait at the end of the track until they are earned.
            let points = game.player(seat).points;
            let waits = points < FORTY;
            let rect =
                if waits { layout::waiting(i16::from(seat.0)) } else { layout::WREATHS[self.edge(seat)] };
            let shown = if points < 2 * FORTY { FORTY } else { 2 * FORTY };
            pieces.push(piece(
                ids::piece::wreath(seat),
                rect,
                TOP,
                faces::wreath(shown),
                about::wreath(game, seat),
            ));
        }
    }
}
