//! A tray opened large.

use crate::rules::{
    Words,
    mythwind::{
        Character, Res,
        state::{Journal, Mythwind},
        view::{
            board::ZONE,
            describe::{character_name, figure_name, kind_name},
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Place, Rect, Sheet, Spot, Surface, Text, Zone},
};

impl Mythwind {
    /// The surface of a character's tray.
    pub(super) fn open_tray(&self, who: Character) -> Surface {
        let face = self.open_work(who, self.open_head(who));
        Surface {
            id: ids::tray(who),
            name: figure_name(who),
            rect: layout::OPEN_TRAY,
            face,
            opened_by: vec![Spot::Zone(ids::zone::tray(who))],
            seat: Some(who.seat()),
        }
    }

    /// The ground with the line along the top: who, aligned how, what the town's prices are.
    fn open_head(&self, who: Character) -> Face {
        let face = Face::new(layout::OPEN_TRAY.w, layout::OPEN_TRAY.h);
        let all = face.all();
        let ground = Sheet::new(Fill::Shaded(Colour::WoodDark), 18);
        let mut face = face
            .sheet(all, ground.edge(Colour::Seat(who as u8), 2).raised(3))
            .text(Rect::new(40, 12, 280, 40), Text::serif(figure_name(who), 26, Colour::Cream).least(17))
            .text(
                Rect::new(560, 16, 100, 32),
                Text::sans(Words::new("mw-town-prices"), 14, Colour::Parchment),
            );
        if let Some(kind) = self.sheet(who).today.aligned {
            let aligned = Words::new("mw-aligned-short").with("kind", kind_name(kind));
            face = face
                .symbol(Rect::new(412, 19, 26, 26), faces::alignment_icon(Some(kind)))
                .text(Rect::new(442, 16, 116, 32), Text::sans(aligned, 13, Colour::Parchment).least(11));
        }
        for (at, res) in (0_i16..).zip(Res::ALL) {
            let x = 664 + at * 62;
            face = face.symbol(Rect::new(x, 20, 24, 24), faces::icon(res.slug())).text(
                Rect::new(x + 27, 16, 32, 32),
                Text::bold(faces::number(Self::content().rate(who, res)), 17, Colour::Cream),
            );
        }
        face.sheet(Rect::new(20, 54, 976, 1), Sheet::new(Fill::Sheer(Colour::Parchment, 40), 0))
    }

    /// What is drawn below: the trade, or that there is none yet.
    fn open_work(&self, who: Character, face: Face) -> Face {
        let mut face = face
            .text(Rect::new(742, 284, 120, 24), Text::serif(Words::new("mw-workers"), 17, Colour::Cream))
            .text(
                Rect::new(862, 284, 136, 24),
                Text::sans(Words::new("mw-one-pip-each"), 13, Colour::Parchment).right(),
            );
        for place in 0..usize::from(Self::content().character(who).well) {
            let sheet = Sheet::new(Fill::Sheer(Colour::Shadow, 45), 8).edge(Colour::Wood, 1);
            face = face.sheet(layout::open_well(place), sheet);
        }
        match &self.sheet(who).journal {
            Journal::Farmer(farm) => self.farm_face(who, farm, face),
            Journal::Crafter(workshop) => self.workshop_face(who, workshop, face),
            Journal::Merchant(market) => self.market_face(who, market, face),
            Journal::Ranger(camp) => self.camp_face(who, camp, face),
            Journal::Townsfolk => {
                let later = Words::new("mw-trade-later").with("character", character_name(who));
                face.symbol(Rect::new(120, 120, 220, 330), format!("mythwind/figure-{}", who.slug()))
                    .text(Rect::new(420, 100, 290, 200), Text::serif(later, 18, Colour::Cream).top())
            }
        }
    }

    /// The zones of an open tray: the well, what the trade has, and the skill spaces.
    pub(super) fn open_tray_zones(&self, who: Character, zones: &mut Vec<Zone>) {
        let on = |id, rect: Rect, about| Zone {
            id,
            place: Place { surface: ids::tray(who), rect, level: ZONE },
            face: Face::new(rect.w, rect.h),
            about,
        };
        let wells = usize::from(Self::content().character(who).well);
        let first = layout::open_well(0);
        let last = layout::open_well(wells - 1);
        let well = Rect::new(first.x, first.y, last.x + last.w - first.x, first.h);
        zones.push(on(ids::zone::open_well(who), well, None));
        match &self.sheet(who).journal {
            Journal::Farmer(_) => {
                let about =
                    About::new(Words::new("mw-field")).rule(Words::new("mw-field-rule")).clause("MW-FA03");
                zones.push(on(ids::zone::FIELD, layout::FIELD, Some(about)));
                self.store_zones(who, zones);
                super::field::line_zones(who, zones);
            }
            Journal::Crafter(workshop) => self.workshop_zones(who, workshop, zones),
            Journal::Merchant(market) => self.market_zones(who, market, zones),
            Journal::Ranger(camp) => self.camp_zones(who, camp, zones),
            Journal::Townsfolk => {}
        }
        if self.has_trade(who) {
            for space in 0..5 {
                zones.push(on(ids::zone::shelf(who, space), layout::shelf(space), None));
            }
            zones.push(on(ids::zone::shop(who), Rect::new(420, 478, 140, 26), None));
        }
    }
}
