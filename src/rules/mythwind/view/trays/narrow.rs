//! A narrow tray along the near edge.

use crate::rules::{
    Words,
    mythwind::{
        Character,
        state::{Journal, Mythwind},
        view::{
            board::{ZONE, zone},
            describe::character_name,
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// The tray, the figure's home and the well.
    pub(super) fn narrow_zones(&self, who: Character, rect: Rect, zones: &mut Vec<Zone>) {
        let about = self.about_figure(who).now(Words::new("mw-tray-open"));
        zones.push(zone(ids::zone::tray(who), rect, self.narrow_face(who, rect), Some(about)));
        zones.push(home_zone(who, rect));
        zones.push(well_zone(who, rect));
    }

    fn narrow_face(&self, who: Character, rect: Rect) -> Face {
        let face = Face::new(rect.w, rect.h);
        let all = face.all();
        let wells = usize::from(Self::content().character(who).well);
        let mut face = face
            .sheet(all, Sheet::new(Fill::Shaded(Colour::WoodDark), 12).edge(Colour::Wood, 2).raised(1))
            .sheet(Rect::new(3, 16, 4, rect.h - 32), Sheet::new(Fill::Flat(Colour::Seat(who as u8)), 2))
            .text(
                Rect::new(14, 4, 112, 24),
                Text::serif(Words::new("name").with("who", who.seat()), 18, Colour::Cream).least(13),
            )
            .text(Rect::new(14, 26, 112, 18), Text::sans(character_name(who), 13, Colour::Parchment))
            .text(Rect::new(130, 4, 60, 20), Text::sans(Words::new("mw-well"), 13, Colour::Parchment));
        for place in 0..wells {
            let cell = layout::well(rect, place, wells);
            let cell = Rect::new(cell.x - rect.x, cell.y - rect.y, cell.w, cell.h);
            face = face.sheet(cell, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 8).edge(Colour::Wood, 1));
        }
        if let Some(kind) = self.sheet(who).today.aligned {
            face = face.symbol(Rect::new(16, 82, 26, 26), faces::alignment_icon(Some(kind)));
        }
        self.narrow_work(who, rect, face)
    }

    /// The right part of a tray: skills and the trade, a remark where there is none yet.
    fn narrow_work(&self, who: Character, rect: Rect, face: Face) -> Face {
        let Some(field) = layout::small_field(rect) else { return face };
        // A well of five is wider than one of four.
        let left = if Self::content().character(who).well > 4 { 236 } else { 218 };
        let work = Rect::new(rect.w - 116, 4, 108, 110);
        let face = match &self.sheet(who).journal {
            Journal::Farmer(_) => face.text(
                Rect::new(work.x, work.y, work.w, 20),
                Text::sans(Words::new("mw-field"), 13, Colour::Parchment),
            ),
            Journal::Crafter(workshop) => self.narrow_workshop(who, workshop, work, face),
            Journal::Merchant(market) => self.narrow_market(who, market, work, face),
            Journal::Ranger(camp) => self.narrow_camp(who, camp, work, face),
            Journal::Townsfolk => {
                let later = Words::new("mw-trade-later").with("character", character_name(who));
                return face.text(
                    Rect::new(left, 10, rect.w - left - 16, rect.h - 20),
                    Text::sans(later, 13, Colour::Parchment).least(11),
                );
            }
        };
        self.skill_chips(who, left, field.x - rect.x - 12, face)
    }
}

/// Where the figure stands until it goes to town.
fn home_zone(who: Character, tray: Rect) -> Zone {
    let home = layout::home(tray);
    let face = Face::new(home.w, home.h)
        .sheet(Rect::new(4, home.h - 14, home.w - 8, 12), Sheet::new(Fill::Sheer(Colour::Shadow, 50), 6));
    Zone { id: ids::zone::home(who), place: Place::table(home, ZONE + 1), face, about: None }
}

/// The well that hired workers come to.
fn well_zone(who: Character, tray: Rect) -> Zone {
    let wells = usize::from(Mythwind::content().character(who).well);
    let first = layout::well(tray, 0, wells);
    let last = layout::well(tray, wells - 1, wells);
    let columns = (wells.div_ceil(2)) as i16;
    let well = Rect::new(first.x, first.y, columns * (first.w + 3), last.y + last.h - first.y);
    let about = About::new(Words::new("mw-well-of").with("who", who.seat()))
        .rule(Words::new("mw-well-rule").with("count", wells))
        .clause("MW-136");
    Zone {
        id: ids::zone::well(who),
        place: Place::table(well, ZONE + 1),
        face: Face::new(well.w, well.h),
        about: Some(about),
    }
}
