//! The middle: locations with buildings and forests, action spaces, tower.

use super::{CARD, FOREST, piece, zone};
use crate::rules::{
    Words,
    mythwind::{
        Kind, LocationId, TownAction,
        dice::DieAt,
        state::Mythwind,
        view::{faces, ids, layout},
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// Ground, tracks, locations, action spaces, tower.
    pub(super) fn town_zones(&self, zones: &mut Vec<Zone>) {
        let ground = Face::art(layout::GROUND.w, layout::GROUND.h, "mythwind/town-board", 14);
        zones.push(Zone {
            id: ids::zone::GROUND,
            place: Place::table(layout::GROUND, 0),
            face: ground,
            about: None,
        });
        self.track_zones(zones);
        self.location_zones(zones);
        for action in TownAction::BASIC {
            zones.push(self.action_zone(action));
        }
        zones.extend(self.town.sprite.map(|_| sprites_zone()));
        self.tower_zones(zones);
    }

    fn location_zones(&self, zones: &mut Vec<Zone>) {
        for at in LocationId::all() {
            let rect = layout::location(at);
            let face = faces::badge(
                Face::new(rect.w, rect.h).picture(Rect::new(0, 0, rect.w, rect.h), "mythwind/clearing", 8),
                Rect::new(6, 6, 22, 22),
                at.0,
            )
            .text(
                Rect::new(8, 46, rect.w - 16, 24),
                Text::bold(Words::new("mw-empty-place"), 14, Colour::Cream).centred(),
            );
            let about = About::new(Words::new("mw-location").with("n", at.0))
                .rule(Words::new("mw-location-rule"))
                .clause("MW-31");
            zones.push(zone(ids::zone::location(at), rect, face, Some(about)));
        }
    }

    fn action_zone(&self, action: TownAction) -> Zone {
        let sprites = self.town.sprite.is_some();
        let rect = layout::action(action, sprites);
        let face = Face::new(rect.w, rect.h);
        let all = face.all();
        let aligned = match action {
            TownAction::Improve | TownAction::Discover => Some(Kind::Sprite),
            TownAction::Construct | TownAction::Demolish => Some(Kind::Villager),
            _ => None,
        };
        let name = Words::new(format!("mw-action-{}", action.slug()));
        let tall = rect.h > 50;
        // In the narrower row the name takes the symbol's room.
        let title = if sprites { Rect::new(6, 3, rect.w - 31, 24) } else { Rect::new(30, 3, 88, 24) };
        let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 9).raised(1));
        let face =
            if sprites { face } else { face.symbol(Rect::new(6, 6, 20, 20), faces::action_icon(action)) };
        let face = face
            .text(title, Text::serif(name.clone(), 17, Colour::Ink).least(12))
            .symbol(Rect::new(rect.w - 25, 4, 20, 20), faces::alignment_icon(aligned))
            .text(
                if tall { Rect::new(8, 30, rect.w - 51, 54) } else { Rect::new(8, 24, rect.w - 13, 17) },
                {
                    let text = Text::sans(
                        Words::new(format!("mw-action-{}.price", action.slug())),
                        13,
                        Colour::Wood,
                    )
                    .least(11);
                    if tall { text.top() } else { text }
                },
            );
        let about = About::new(name)
            .kind(Words::new("mw-kind-action"))
            .rule(Words::new(format!("mw-action-{}.rule", action.slug())))
            .clause(match action {
                TownAction::Adventure => "MW-101",
                TownAction::Improve => "MW-109",
                TownAction::Discover => "MW-112",
                TownAction::Construct => "MW-117",
                TownAction::Demolish => "MW-132",
                TownAction::Hire | TownAction::Use(_) => "MW-134",
            });
        zone(ids::zone::action(action), rect, face, Some(about))
    }

    fn tower_zones(&self, zones: &mut Vec<Zone>) {
        let tower = Face::icon(layout::TOWER.w, layout::TOWER.h, "mythwind/tower");
        let about = About::new(Words::new("mw-tower"))
            .rule(Words::new("mw-tower-rule"))
            .now(
                Words::new("mw-tower-now")
                    .with("sprites", self.dice.kind_at(Kind::Sprite, DieAt::Tower).count())
                    .with("villagers", self.dice.kind_at(Kind::Villager, DieAt::Tower).count()),
            )
            .clause("MW-41");
        let about = self.town.upgrades.iter().fold(about, |about, upgrade| {
            let name = format!("mw-upgrade-{upgrade}");
            about.now(Words::new(name.clone())).rule(Words::new(format!("{name}.rule")))
        });
        zones.push(Zone {
            id: ids::zone::MILL,
            place: Place::table(layout::TOWER, 2),
            face: tower,
            about: Some(about.clone()),
        });
        let floor = Face::new(layout::TOWER_DICE.w, layout::TOWER_DICE.h);
        let all = floor.all();
        let floor = floor.sheet(all, Sheet::new(Fill::Flat(Colour::WoodDark), 10).edge(Colour::Wood, 2));
        zones.push(zone(ids::zone::TOWER, layout::TOWER_DICE, floor, Some(about)));
    }

    /// Buildings and forests in town.
    pub(super) fn location_pieces(&self, pieces: &mut Vec<Piece>) {
        let content = Self::content();
        for at in LocationId::all() {
            let location = self.town.at(at);
            let rect = layout::location(at);
            if let Some(building) = location.building {
                let face = faces::building_in_town(content, building, Some(at.0));
                pieces.push(piece(
                    ids::piece::building(building),
                    Place::table(rect, CARD),
                    face,
                    Some(self.about_building(building)),
                ));
            }
            if let Some(forest) = location.forest {
                // Over a building it hides the picture and leaves the name and what it does.
                let over = location.building.map(|building| faces::picture_height(content, building) + 6);
                let rect = over.map_or(rect, |h| Rect::new(rect.x, rect.y - 6, rect.w, h));
                let about = About::new(Words::new(format!("mw-forest-{forest}")))
                    .kind(Words::new("mw-kind-forest"))
                    .rule(Words::new(format!("mw-forest-{forest}.flavour")))
                    .rule(Words::new(if over.is_some() { "mw-forest-over" } else { "mw-forest-rule" }))
                    .clause(if over.is_some() { "MW-144" } else { "MW-113" });
                pieces.push(piece(
                    ids::piece::forest(forest),
                    Place::table(rect, FOREST),
                    faces::forest(forest, Some(at.0), rect.h),
                    Some(about),
                ));
            }
        }
    }
}

/// The sprites' action space.
fn sprites_zone() -> Zone {
    let rect = layout::SPRITES;
    let face = Face::new(rect.w, rect.h);
    let all = face.all();
    let name = Words::new("mw-sprites");
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 9).raised(1))
        .picture(Rect::new(0, 0, rect.w, rect.h), "mythwind/sprite-space", 9)
        .sheet(Rect::new(0, 0, rect.w, 26), Sheet::new(Fill::Sheer(Colour::Paper, 80), 9))
        .text(Rect::new(6, 2, rect.w - 12, 22), Text::serif(name.clone(), 17, Colour::Ink).least(12))
        .sheet(
            Rect::new(layout::SENT.x - rect.x - 2, layout::SENT.y - rect.y - 2, 36, 36),
            Sheet::new(Fill::Sheer(Colour::Shadow, 20), 8).dashes(Colour::Wood, 1),
        );
    let about = About::new(name)
        .kind(Words::new("mw-kind-action"))
        .rule(Words::new("mw-sprites-rule"))
        .clause("MW-277");
    zone(ids::zone::SPRITES, rect, face, Some(about))
}
