//! The Ranger's tray: regions and what was scouted there, the expedition, pack and lodge.

use super::{actions, on_tray, skills, workshop::slot};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind,
        ranger::{Camp, Expedition, Find, Gear, LODGE, MOST_WOUNDS, Region, Rest, TrailId},
        state::Mythwind,
        trade::Doing,
        view::{
            board::{ZONE, empty, piece},
            describe::res_name,
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// What is printed on the open tray, over its ground.
    pub(super) fn camp_face(&self, who: Character, camp: &Camp, face: Face) -> Face {
        let mut face = titles(face);
        let of = |have: u8, need: u8| Words::new("mw-of").with("have", have).with("need", need);
        for (y, words) in
            [(382, of(camp.pack.total(), self.pack_room(who))), (474, of(camp.lodge.total(), LODGE))]
        {
            face = face.text(Rect::new(200, y, 200, 24), Text::sans(words, 13, Colour::Parchment).right());
        }
        if camp.trip().is_some() {
            face = face.sheet(layout::TRAIL, slot());
        }
        let doing = match camp.today.doing {
            Some(Doing::Prepare { left }) => Some(("prepare", left)),
            Some(Doing::Explore(trip)) => Some(("explore", trip.left)),
            _ => None,
        };
        let actions = [("prepare", self.gear_of_prepare(who)), ("scout", 3), ("explore", 0)];
        face = self.action_reminders(who, doing, actions, face);
        face = actions::worker_reminders(
            &[(Some(Kind::Sprite), "mw-roam-sprite"), (Some(Kind::Villager), "mw-roam-villager")],
            face,
        );
        face = skills::skill_spaces(face);
        face = trip_lines(camp, face);
        for region in Region::ALL {
            for place in 0..3 {
                face = face.sheet(layout::scouted(region, place), slot());
            }
        }
        self.finds_panel(who, face)
    }

    /// What finds are good for, and what dusk pays.
    fn finds_panel(&self, who: Character, face: Face) -> Face {
        let rect = Rect::new(420, 84, 306, 196);
        let mut face = face.sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12)).text(
            Rect::new(rect.x + 14, rect.y + 6, 278, 26),
            Text::serif(Words::new("mw-finds"), 17, Colour::Cream),
        );
        for (at, find) in (0_i16..).zip(Find::ALL) {
            let y = rect.y + 38 + at * 24;
            let sells = Words::new("mw-find-sells").with("coins", self.find_price(who, find));
            face = face
                .text(Rect::new(rect.x + 14, y, 70, 22), Text::bold(find.words(), 13, Colour::Cream))
                .text(
                    Rect::new(rect.x + 90, y, 90, 22),
                    Text::sans(res_name(find.res()), 13, Colour::Parchment),
                )
                .text(Rect::new(rect.x + 184, y, 108, 22), Text::sans(sells, 13, Colour::Parchment).right());
        }
        face.text(
            Rect::new(rect.x + 14, rect.y + 138, 278, 54),
            Text::sans(Words::new("mw-finds-rule"), 13, Colour::Parchment).least(11).top(),
        )
    }

    /// Regions, scouted cards, the card an expedition met, gear and finds.
    pub(super) fn camp_pieces(&self, who: Character, camp: &Camp, pieces: &mut Vec<Piece>) {
        for region in Region::ALL {
            pieces.push(self.region_piece(who, camp, region));
            for (place, &card) in camp.scouted[region.index()].iter().enumerate() {
                let rect = layout::scouted(region, place);
                let face = faces::scouted(Self::content().trail(card), place);
                pieces.push(trail_piece(who, card, rect, face, "mw-kind-scouted"));
            }
        }
        if let Some(card) = camp.trip().and_then(|trip| trip.card) {
            let face = faces::trail(Self::content().trail(card));
            pieces.push(trail_piece(who, card, layout::TRAIL, face, "mw-kind-trail"));
        }
        for gear in Gear::ALL {
            let about = About::new(gear.words())
                .kind(Words::new("mw-kind-gear"))
                .rule(Words::new("mw-gear-rule").with("count", self.pack_room(who)))
                .clause("MW-RA01");
            let face = faces::gear(gear, camp.pack.of(gear));
            let place = on_tray(who, layout::gear(gear));
            pieces.push(piece(ids::piece::gear(gear), place, face, Some(about)));
        }
        for find in Find::ALL {
            let about = About::new(find.words())
                .kind(Words::new("mw-kind-find"))
                .rule(Words::new("mw-find-rule").with("res", res_name(find.res())))
                .now(Words::new("mw-find-sells").with("coins", self.find_price(who, find)))
                .clause("MW-RA08");
            let face = faces::find(find, camp.lodge.of(find));
            let place = on_tray(who, layout::find(find));
            pieces.push(piece(ids::piece::find(find), place, face, Some(about)));
        }
    }

    fn region_piece(&self, who: Character, camp: &Camp, region: Region) -> Piece {
        let card = Self::content().region(region);
        let open = self.is_open(who, region);
        let entry = match faces::gears(card.entry) {
            Some(entry) => Words::new("mw-region-entry").with("gear", entry),
            None => Words::new("mw-region-free"),
        };
        let left = Words::new("mw-region-cards")
            .with("limit", self.card_limit(who, region))
            .with("left", self.cards_in(who, region));
        let survived = Words::new("mw-region-survived").with("count", camp.survived[region.index()]);
        let closed = card.opens.filter(|_| !open).map(|(before, count)| {
            Words::new("mw-region-closed").with("before", before.words()).with("count", count)
        });
        let lines = [entry.clone(), left.clone(), closed.clone().unwrap_or_else(|| survived.clone())];
        let mut about = About::new(region.words())
            .kind(Words::new("mw-kind-region"))
            .rule(entry)
            .rule(left)
            .now(survived)
            .clause("MW-RA03");
        if let Some(closed) = closed {
            about = about.now(closed);
        }
        let face = faces::region(card, open, lines);
        piece(ids::piece::region(region), on_tray(who, layout::region(region)), face, Some(about))
    }

    /// The hazards of the card just met, and the way to the town.
    pub(super) fn camp_zones(&self, who: Character, camp: &Camp, zones: &mut Vec<Zone>) {
        let surface = ids::tray(who);
        for gear in Gear::ALL {
            let count = camp.trip().map_or(0, |trip| trip.icons.of(gear));
            if count > 0 {
                let about = About::new(Words::new("mw-hazard").with("gear", gear.words()))
                    .rule(Words::new("mw-hazard-rule"))
                    .clause("MW-RA05");
                zones.push(Zone {
                    id: ids::zone::hazard(gear),
                    place: Place { surface, rect: layout::hazard(gear), level: ZONE },
                    face: faces::hazard(gear, count),
                    about: Some(about),
                });
            }
        }
        let rect = layout::GATE;
        let about = About::new(Words::new("mw-gate")).rule(Words::new("mw-finds-rule")).clause("MW-RA08");
        zones.push(Zone {
            id: ids::zone::GATE,
            place: Place { surface, rect, level: ZONE },
            face: empty(rect.w, rect.h, Words::new("mw-gate-here"), Colour::Parchment),
            about: Some(about),
        });
    }

    /// The camp in a few words, on a narrow tray.
    pub(super) fn narrow_camp(&self, who: Character, camp: &Camp, at: Rect, mut face: Face) -> Face {
        let mut lines = vec![
            Words::new("mw-narrow-pack").with("have", camp.pack.total()).with("need", self.pack_room(who)),
            Words::new("mw-narrow-finds").with("have", camp.lodge.total()).with("need", LODGE),
        ];
        lines.extend(Region::ALL.into_iter().filter(|&region| self.is_open(who, region)).map(|region| {
            Words::new("mw-narrow-region")
                .with("region", region.words())
                .with("count", camp.survived[region.index()])
        }));
        for (line, words) in (0_i16..).zip(lines) {
            let rect = Rect::new(at.x, at.y + line * 21, at.w, 20);
            face = face.text(rect, Text::sans(words, 13, Colour::Parchment).least(10));
        }
        face
    }
}

fn trail_piece(who: Character, card: TrailId, rect: Rect, face: Face, kind: &'static str) -> Piece {
    let printed = Mythwind::content().trail(card);
    let asks = faces::gears(printed.hazards).unwrap_or_else(|| Words::new("mw-no-hazards"));
    let about = About::new(printed.region.words())
        .kind(Words::new(kind))
        .rule(
            Words::new("mw-trail-card")
                .with("asks", asks)
                .with("gives", faces::loot(printed.coins, printed.finds)),
        )
        .clause("MW-RA02");
    piece(ids::piece::trail(card), on_tray(who, rect), face, Some(about))
}

/// How the expedition stands, beside the card it met.
fn trip_lines(camp: &Camp, face: Face) -> Face {
    let Some(trip) = camp.trip() else {
        let key = match camp.rest {
            Rest::No => "mw-no-trip",
            Rest::Tomorrow => "mw-rest-tomorrow",
            Rest::Today => "mw-rest-today",
        };
        let colour = if camp.rest == Rest::No { Colour::Cream } else { Colour::Lamp };
        let (map, strip) = (Rect::new(40, 248, 360, 124), Rect::new(40, 314, 360, 58));
        return face
            .picture(map, "mythwind/expedition-map", 8)
            .sheet(strip, Sheet::new(Fill::Sheer(Colour::Shadow, 78), 8))
            .text(Rect::new(50, 315, 340, 20), Text::bold(Words::new(key), 13, colour).least(11))
            .text(
                Rect::new(50, 335, 340, 36),
                Text::sans(Words::new("mw-trail-rule"), 13, Colour::Parchment).least(11).top(),
            );
    };
    let Expedition { wounds, left, coins, finds, .. } = *trip;
    let lines = [
        Words::new("mw-trip-wounds").with("count", wounds).with("most", MOST_WOUNDS),
        Words::new("mw-trip-left").with("left", left),
        Words::new("mw-trip-loot").with("loot", faces::loot(coins, finds)),
    ];
    (0_i16..).zip(lines).fold(face, |face, (at, words)| {
        let rect = Rect::new(200, 298 + at * 25, 200, 24);
        face.text(rect, Text::bold(words, 13, Colour::Cream).least(10))
    })
}

/// The titles of the parts.
fn titles(mut face: Face) -> Face {
    for (words, x, y, w) in [
        ("mw-regions", 40, 58, 160),
        ("mw-expedition", 40, 222, 200),
        ("mw-pack", 40, 382, 160),
        ("mw-lodge", 40, 474, 160),
        ("mw-scouted", 420, 284, 120),
        ("mw-character-action", 742, 58, 256),
        ("mw-skills", 420, 480, 120),
    ] {
        face = face.text(Rect::new(x, y, w, 24), Text::serif(Words::new(words), 17, Colour::Cream));
    }
    for (words, rect) in [
        ("mw-regions-hint", Rect::new(200, 58, 200, 24)),
        ("mw-scouted-hint", Rect::new(540, 284, 186, 24)),
        ("mw-skills-hint", Rect::new(560, 480, 440, 24)),
    ] {
        face = face.text(rect, Text::sans(Words::new(words), 13, Colour::Parchment).right().least(11));
    }
    face
}
