//! The year, the town and the work: everything on the board that all share.

use super::{
    describe::{Form, building_name, res_name},
    faces, ids, layout,
};
use crate::rules::{
    Words,
    mythwind::{
        Building, Character, Kind, LocationId, Res, Space, TownAction,
        ask::Ask,
        dice::{DieAt, DieId},
        state::Mythwind,
        task::Task,
    },
    table::{About, Colour, Face, Fill, Piece, Place, Pose, Rect, Sheet, SurfaceId, Text, Zone, ZoneId},
};

/// Zones lie low, pieces on them, figures on top.
pub const ZONE: i16 = 1;
const CARD: i16 = 10;
const FOREST: i16 = 12;
const SMALL: i16 = 20;
const FIGURE: i16 = 30;

/// A piece that lies in one place, the right way up.
pub fn piece(id: crate::rules::table::PieceId, place: Place, face: Face, about: Option<About>) -> Piece {
    Piece {
        id,
        places: vec![place],
        face,
        other_side: None,
        pose: Pose::default(),
        lifted: Vec::new(),
        from: None,
        about,
    }
}

/// A zone on the table.
pub fn zone(id: ZoneId, rect: Rect, face: Face, about: Option<About>) -> Zone {
    Zone { id, place: Place::table(rect, ZONE), face, about }
}

/// A dashed empty place with a word in it.
pub fn empty(w: i16, h: i16, words: Words, colour: Colour) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    face.sheet(all.inset(1), Sheet::new(Fill::Sheer(Colour::Shadow, 22), 8).dashes(colour, 2))
        .text(all.inset(6), Text::sans(words, 13, colour).centred())
}

impl Mythwind {
    /// Tracks, locations, action spaces, tower, season, goal, piles, queue.
    pub(super) fn board_zones(&self, zones: &mut Vec<Zone>) {
        self.year_zones(zones);
        self.town_zones(zones);
        self.work_zones(zones);
    }

    fn year_zones(&self, zones: &mut Vec<Zone>) {
        let content = Self::content();
        let year = Face::new(layout::YEAR.w, layout::YEAR.h);
        let all = year.all();
        let year = year
            .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 10).raised(1))
            .text(Rect::new(8, 4, 46, 20), Text::sans(Words::new("mw-days"), 13, Colour::Wood).centred());
        zones.push(zone(ids::zone::WEATHER, layout::YEAR, year, None));
        let days = self.weather_row.len() + self.hidden.weather.len();
        for day in self.weather_row.len() as u8 + 1..=days as u8 {
            let rect = layout::day(day, days);
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let face = face
                .sheet(all.inset(1), Sheet::new(Fill::None, 6).dashes(Colour::WoodLight, 1))
                .text(Rect::new(4, 0, 14, rect.h), Text::sans(faces::number(day), 13, Colour::WoodLight));
            zones.push(zone(ids::zone::day(day), rect, face, None));
        }
        if let Some((line, odds)) = self.omen() {
            let rect = layout::OMEN;
            let face = Face::new(rect.w, rect.h)
                .text(Rect::new(4, 0, 126, 40), Text::bold(line, 13, Colour::Ink).least(11).top())
                .text(Rect::new(4, 40, 126, 20), Text::sans(odds, 13, Colour::Wood).least(11));
            zones.push(zone(ids::zone::OMEN, rect, face, None));
        }
        let season = self.calendar.season;
        let about = About::new(Words::new(format!("mw-season-{}", season.slug())))
            .rule(Words::new(format!("mw-season-{}.flavour", season.slug())))
            .rule(Words::new("mw-season-rule"))
            .clause("MW-72");
        let about = content.season(season).patterns.iter().zip(["left", "middle", "right"]).fold(
            about,
            |about, (pattern, at)| match Form::Long.effect(&pattern.effect) {
                Some(effect) => about.now(
                    Words::new("mw-pattern-is")
                        .with("name", Words::new(format!("mw-pattern-{}-{at}", season.slug())))
                        .with("a", Words::new(format!("mw-{}", pattern.signs[0].slug())))
                        .with("b", Words::new(format!("mw-{}", pattern.signs[1].slug())))
                        .with("c", Words::new(format!("mw-{}", pattern.signs[2].slug())))
                        .with("what", effect),
                ),
                None => about,
            },
        );
        zones.push(zone(
            ids::zone::SEASON,
            layout::TILE,
            faces::season(content, season, self.matched_pattern()),
            Some(about),
        ));

        let goal = self.goal.and_then(|goal| content.goal(goal));
        let (face, about) = match goal {
            Some(card) => {
                let mut about = About::new(Words::new(format!("mw-goal-{:02}", card.id)))
                    .kind(Words::new("mw-kind-goal"))
                    .rule(Words::new(format!("mw-goal-{:02}.front", card.id)))
                    .rule(faces::goal_words(self, card))
                    .clause("MW-156");
                for &test in &card.needs {
                    let (have, need) = self.progress(test);
                    about = about.now(Words::new("mw-of-now").with("have", have).with("need", need));
                }
                (faces::goal(self, card), about)
            }
            None => (
                empty(layout::GOAL.w, layout::GOAL.h, Words::new("mw-no-goal-yet"), Colour::Mist),
                About::new(Words::new("mw-kind-goal")).rule(Words::new("mw-goal-rule")).clause("MW-159"),
            ),
        };
        zones.push(zone(ids::zone::GOAL, layout::GOAL, face, Some(about)));

        let hidden = &self.hidden;
        for (rect, id, art, count, key) in [
            (
                layout::PILES[0],
                ids::zone::EVENTS,
                "mythwind/back-event",
                hidden.events.len(),
                "mw-pile-events",
            ),
            (
                layout::PILES[1],
                ids::zone::ADVENTURES,
                "mythwind/adventure-cover",
                hidden.adventures.len(),
                "mw-pile-adventures",
            ),
            (
                layout::PILES[2],
                ids::zone::WEATHER_PILE,
                "mythwind/back-weather",
                hidden.weather.len(),
                "mw-pile-weather",
            ),
        ] {
            let number = Rect::new(19, 52, 26, 22);
            let face = Face::new(rect.w, rect.h)
                .picture(Rect::new(4, 0, 56, 79), art, 6)
                .sheet(number, Sheet::new(Fill::Flat(Colour::Ink), 11))
                .text(number, Text::bold(faces::number(count), 14, Colour::Cream).centred())
                .text(
                    Rect::new(0, 80, rect.w, 18),
                    Text::sans(Words::new(key), 13, Colour::Parchment).least(11).centred(),
                );
            let about = About::new(Words::new(key))
                .now(Words::new("mw-pile-left").with("count", count))
                .clause(match key {
                    "mw-pile-events" => "MW-196",
                    "mw-pile-adventures" => "MW-102",
                    _ => "MW-67",
                });
            zones.push(zone(id, rect, face, Some(about)));
        }
    }

    /// What the next dawn completes if it brings one certain sign, and how likely that is. Everybody knows
    /// the nine cards, so that what is left can be told from what lies open.
    fn omen(&self) -> Option<(Words, Words)> {
        let content = Self::content();
        let sign = |card: &u8| content.weather(*card).weather;
        let [.., a, b] = self.weather_row.as_slice() else { return None };
        let patterns = &content.season(self.calendar.season).patterns;
        let (at, next) = patterns.iter().enumerate().find_map(|(at, pattern)| {
            let [x, y, z] = pattern.signs;
            (x == sign(a) && y == sign(b)).then_some((at, z))
        })?;
        let of_kind = |cards: &mut dyn Iterator<Item = &u8>| cards.filter(|card| sign(card) == next).count();
        let all = content.weather.iter().filter(|card| card.weather == next).count();
        let likely = all.checked_sub(of_kind(&mut self.weather_row.iter()))?;
        let left = self.hidden.weather.len();
        if left == 0 || likely == 0 {
            return None;
        }
        let weather = Words::new(format!("mw-{}", next.slug()));
        let line = Words::new("mw-omen").with("weather", weather.clone()).with("at", at);
        Some((
            line,
            Words::new("mw-omen-odds").with("count", likely).with("left", left).with("weather", weather),
        ))
    }

    fn town_zones(&self, zones: &mut Vec<Zone>) {
        let ground = Face::art(layout::GROUND.w, layout::GROUND.h, "mythwind/town-board", 14);
        zones.push(Zone {
            id: ids::zone::GROUND,
            place: Place::table(layout::GROUND, 0),
            face: ground,
            about: None,
        });
        for res in Res::ALL {
            let rect = layout::track(res);
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let mut face = face
                .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 8).raised(1))
                .symbol(Rect::new(5, 3, 20, 20), faces::icon(res.slug()))
                .text(Rect::new(28, 0, 72, 26), Text::bold(res_name(res), 13, Colour::Ink).least(11));
            for value in 0..=10_u8 {
                let x = layout::on_track(value);
                face = if value % 5 == 0 {
                    face.text(
                        Rect::new(x - 2, 0, 30, 26),
                        Text::sans(faces::number(value), 13, Colour::Wood).centred(),
                    )
                } else {
                    let reached = value <= self.town.held.of(res);
                    let colour = if reached { faces::res_colour(res) } else { Colour::WoodLight };
                    face.sheet(Rect::new(x + 11, 11, 5, 5), Sheet::new(Fill::Flat(colour), 2))
                };
            }
            let about = About::new(res_name(res))
                .kind(Words::new("mw-kind-resource"))
                .rule(Words::new("mw-resource-rule"))
                .clause("MW-33");
            zones.push(zone(ids::zone::track(res), rect, face, Some(about)));
        }
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
        for action in TownAction::BASIC {
            zones.push(self.action_zone(action));
        }
        let tower = Face::icon(layout::TOWER.w, layout::TOWER.h, "mythwind/tower");
        let about = About::new(Words::new("mw-tower"))
            .rule(Words::new("mw-tower-rule"))
            .now(
                Words::new("mw-tower-now")
                    .with("sprites", self.dice.kind_at(Kind::Sprite, DieAt::Tower).count())
                    .with("villagers", self.dice.kind_at(Kind::Villager, DieAt::Tower).count()),
            )
            .clause("MW-41");
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

    fn action_zone(&self, action: TownAction) -> Zone {
        let rect = layout::action(action);
        let face = Face::new(rect.w, rect.h);
        let all = face.all();
        let aligned = match action {
            TownAction::Improve | TownAction::Discover => Some(Kind::Sprite),
            TownAction::Construct | TownAction::Demolish => Some(Kind::Villager),
            _ => None,
        };
        let name = Words::new(format!("mw-action-{}", action.slug()));
        let tall = rect.h > 50;
        let face = face
            .sheet(all, Sheet::new(Fill::Flat(Colour::Parchment), 9).raised(1))
            .symbol(Rect::new(6, 6, 20, 20), faces::action_icon(action))
            .text(Rect::new(30, 3, 88, 24), Text::serif(name.clone(), 17, Colour::Ink).least(14))
            .symbol(Rect::new(rect.w - 25, 4, 20, 20), faces::alignment_icon(aligned))
            .text(if tall { Rect::new(8, 30, 96, 54) } else { Rect::new(8, 24, 134, 17) }, {
                let text =
                    Text::sans(Words::new(format!("mw-action-{}.price", action.slug())), 13, Colour::Wood)
                        .least(11);
                if tall { text.top() } else { text }
            });
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

    fn work_zones(&self, zones: &mut Vec<Zone>) {
        let queue = Face::new(layout::QUEUE.w, layout::QUEUE.h);
        let all = queue.all();
        let mut queue = queue
            .sheet(all, Sheet::new(Fill::Flat(Colour::Wood), 12).raised(1))
            .text(Rect::new(12, 6, 120, 24), Text::serif(Words::new("mw-queue"), 18, Colour::Cream))
            .text(
                Rect::new(112, 6, 74, 24),
                Text::sans(Words::new("mw-queue-next"), 13, Colour::Parchment).right(),
            );
        for slot in 0..4 {
            let rect = layout::slot(slot);
            let y = rect.y - layout::QUEUE.y;
            let mark = Rect::new(6, y + 14, 22, 22);
            queue = faces::badge(queue, mark, slot as u8 + 1);
            if slot > 0 {
                queue = queue.symbol(Rect::new(9, y - 8, 16, 16), faces::icon("increase"));
            }
        }
        zones.push(Zone {
            id: ids::zone::QUEUE,
            place: Place::table(layout::QUEUE, 0),
            face: queue,
            about: None,
        });
        for slot in 0..4 {
            let rect = layout::slot(slot);
            let face = empty(rect.w, rect.h, Words::new("mw-free"), Colour::Parchment);
            let about = About::new(Words::new("mw-slot").with("n", slot + 1))
                .rule(Words::new("mw-queue-rule"))
                .clause("MW-174");
            zones.push(zone(ids::zone::slot(slot as u8 + 1), rect, face, Some(about)));
        }

        let ready = self.constructible(4).count();
        let left = Building::ALL.into_iter().filter(|&b| self.in_supply(b)).count();
        let pile = Face::new(layout::PILE.w, layout::PILE.h);
        let pile = pile
            .sheet(Rect::new(6, 6, 190, 68), Sheet::new(Fill::Flat(Colour::Parchment), 9))
            .sheet(Rect::new(3, 3, 190, 68), Sheet::new(Fill::Flat(Colour::Paper), 9).raised(1))
            .picture(Rect::new(9, 9, 70, 56), "mythwind/building-city-hall", 6)
            .text(Rect::new(86, 6, 104, 22), Text::serif(Words::new("mw-buildings"), 18, Colour::Ink))
            .text(
                Rect::new(86, 28, 104, 20),
                Text::sans(Words::new("mw-buildings-ready").with("count", ready), 13, Colour::Ink).least(11),
            )
            .text(
                Rect::new(86, 47, 104, 20),
                Text::sans(Words::new("mw-buildings-left").with("count", left), 13, Colour::Wood).least(11),
            );
        let about =
            About::new(Words::new("mw-buildings")).rule(Words::new("mw-buildings-rule")).clause("MW-28");
        zones.push(zone(ids::zone::PILE, layout::PILE, pile, Some(about)));

        let supply = Face::new(layout::SUPPLY.w, layout::SUPPLY.h);
        let all = supply.all();
        let mut supply = supply
            .sheet(all, Sheet::new(Fill::Flat(Colour::WoodDark), 10).edge(Colour::Wood, 2))
            .text(Rect::new(8, 4, 78, 20), Text::serif(Words::new("mw-supply"), 15, Colour::Parchment));
        for (at, kind) in (0_i16..).zip(Kind::ALL) {
            let count = self.dice.kind_at(kind, DieAt::Supply).count();
            let y = 26 + at * 34;
            supply = supply.symbol(Rect::new(8, y, 30, 31), format!("mythwind/die-{}-0", kind.slug())).text(
                Rect::new(42, y, 46, 30),
                Text::bold(Words::new("mw-of-8").with("n", count), 14, Colour::Cream),
            );
        }
        let about = About::new(Words::new("mw-supply")).rule(Words::new("mw-supply-rule")).clause("MW-40");
        zones.push(zone(ids::zone::SUPPLY, layout::SUPPLY, supply, Some(about)));

        let boxed = Face::new(layout::BOX.w, layout::BOX.h);
        let all = boxed.all();
        let boxed = boxed
            .sheet(all, Sheet::new(Fill::Flat(Colour::WoodDark), 10).edge(Colour::Wood, 2))
            .text(Rect::new(8, 4, 78, 20), Text::serif(Words::new("mw-forests"), 15, Colour::Parchment))
            .picture(Rect::new(8, 28, 44, 60), "mythwind/back-forest", 5)
            .text(
                Rect::new(56, 28, 34, 60),
                Text::bold(faces::number(self.hidden.forests.len()), 20, Colour::Cream).centred(),
            );
        let about = About::new(Words::new("mw-forests"))
            .rule(Words::new("mw-forests-rule"))
            .now(
                Words::new("mw-forests-now")
                    .with("boxed", self.hidden.forests.len())
                    .with("grown", self.town.forests().count()),
            )
            .clause("MW-165");
        zones.push(zone(ids::zone::BOX, layout::BOX, boxed, Some(about)));
    }

    /// Whether a building's card lies in the supply.
    pub(super) fn in_supply(&self, building: Building) -> bool {
        self.town.place_of(building).is_none() && !self.is_building(building)
    }

    /// Cards and small pieces on the board.
    pub(super) fn board_pieces(&self, pieces: &mut Vec<Piece>) {
        let content = Self::content();
        let days = self.weather_row.len() + self.hidden.weather.len();
        for (day, &card) in (1..).zip(&self.weather_row) {
            let rect = layout::day(day, days);
            let recent = usize::from(day) + 3 > self.weather_row.len();
            let weather = content.weather(card).weather;
            let mut about = About::new(Words::new(format!("mw-weather-{card}")))
                .kind(Words::new(format!("mw-{}", weather.slug())))
                .rule(Words::new(format!("mw-weather-{card}.flavour")))
                .clause("MW-78");
            if let Some(effect) = Form::Long.effect(&content.weather(card).effect) {
                about = about.rule(Words::new("mw-sentence").with("what", effect));
            }
            let mut large = Face::art(240, 160, format!("mythwind/weather-{}", weather.slug()), 10);
            large = large.symbol(Rect::new(92, 52, 56, 56), faces::icon(weather.slug()));
            about.large = Some(large);
            pieces.push(piece(
                ids::piece::weather(card),
                Place::table(rect, CARD),
                faces::weather(content, card, day, recent, rect.h),
                Some(about),
            ));
        }
        for res in Res::ALL {
            let value = self.town.held.of(res);
            let place = Place::table(layout::token(res, value), SMALL);
            let about = About::new(res_name(res))
                .now(Words::new("mw-resource-now").with("count", value))
                .clause("MW-33");
            pieces.push(piece(ids::piece::token(res), place, faces::token(res, value), Some(about)));
        }
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
        for (slot, building) in self.town.queue.iter().enumerate() {
            if let Some(building) = *building {
                let place = Place::table(layout::slot(slot), CARD);
                let about =
                    self.about_building(building).now(Words::new("mw-queued-now").with("slot", slot + 1));
                pieces.push(piece(
                    ids::piece::building(building),
                    place,
                    faces::building_in_queue(content, building),
                    Some(about),
                ));
            }
        }
        for building in self.awaiting_place() {
            let face = faces::building_in_town(content, building, None);
            pieces.push(piece(
                ids::piece::building(building),
                Place::table(layout::waiting(), FIGURE + 5),
                face,
                Some(self.about_building(building)),
            ));
        }
        for task in &self.stacks.group {
            if let Task::Ask(Ask::PlaceForest { forest }) = *task {
                let place = Place::table(layout::waiting(), FIGURE + 5);
                pieces.push(piece(
                    ids::piece::forest(forest),
                    place,
                    faces::forest(forest, None, layout::CARD.1),
                    None,
                ));
            }
        }
        for kind in Kind::ALL {
            for (place, die) in self.dice.kind_at(kind, DieAt::Tower).enumerate() {
                let rect = layout::tower_die(place, kind == Kind::Villager);
                pieces.push(self.die_piece(die, vec![Place::table(rect, SMALL)]));
            }
        }
        for who in self.playing() {
            if let Some(space) = self.sheet(who).today.stands {
                let place = Place::table(layout::figure(space, who), FIGURE);
                pieces.push(piece(
                    ids::piece::figure(who),
                    place,
                    faces::figure(who),
                    Some(self.about_figure(who)),
                ));
            }
        }
    }

    /// A die as a piece.
    pub(super) fn die_piece(&self, id: DieId, places: Vec<Place>) -> Piece {
        let die = self.dice.get(id);
        let about = About::new(
            Words::new("mw-die").with("kind", super::describe::kind_name(id.kind())).with("pips", die.pips),
        )
        .rule(Words::new("mw-die-rule"))
        .clause("MW-48");
        Piece {
            places,
            ..piece(ids::piece::die(id), Place::table(Rect::default(), 0), faces::die(id, die), Some(about))
        }
    }

    /// A figure in words.
    pub(super) fn about_figure(&self, who: Character) -> About {
        let mut about = About::new(
            Words::new("mw-figure")
                .with("who", who.seat())
                .with("character", Words::new(format!("mw-character-{}", who.slug()))),
        )
        .rule(Words::new(format!("mw-character-{}.role", who.slug())))
        .clause("MW-84");
        let today = &self.sheet(who).today;
        if let Some(kind) = today.aligned {
            about = about.now(Words::new("mw-aligned-now").with("kind", super::describe::kind_name(kind)));
        }
        if let Some(space) = today.stands {
            let name = super::describe::space_name(space, self.building_on(space));
            about = about.now(Words::new("mw-stands-now").with("space", name));
        }
        about
    }

    /// A building in words.
    pub(super) fn about_building(&self, building: Building) -> About {
        let content = Self::content();
        let card = content.building(building);
        let mut about = About::new(building_name(building))
            .kind(Words::new("mw-kind-building").with("level", card.level))
            .rule(Words::new(format!("mw-building-{}.flavour", building.slug())));
        about.clause = Some(crate::rules::Clause(CLAUSES[building.index()]));
        about.large = Some(faces::building_large(content, building));
        if let Some(action) = card.action.as_deref().and_then(|effect| Form::Long.effect(effect)) {
            about = about.rule(Words::new("mw-building-use").with("what", action));
        }
        if let Some(end) = card.end.as_deref().and_then(|effect| Form::Long.effect(effect)) {
            about = about.rule(Words::new("mw-building-end").with("what", end));
        }
        if let Some(benefit) = Form::Long.effect(&card.benefit) {
            about = about.rule(Words::new("mw-building-first").with("what", benefit));
        }
        let aligned = match card.aligned {
            Some(kind) => Words::new("mw-building-aligned").with("kind", super::describe::kind_name(kind)),
            None => Words::new("mw-building-aligned-both"),
        };
        about = about.rule(aligned);
        if let Some(needs) = card.needs {
            let key = if card.replaces { "mw-building-replaces" } else { "mw-building-needs" };
            about = about.rule(Words::new(key).with("needs", building_name(needs)));
        }
        if self.in_supply(building) {
            about = about.now(
                Words::new("mw-building-cost")
                    .with("cost", self.cost_words(building))
                    .with("slot", card.slot),
            );
            if let Err(refusal) = self.check_construct(building, 4) {
                about = about.now(refusal.words);
            }
        }
        if let Some(at) = self.town.place_of(building)
            && let Some(other) = self.standing_on(Space::At(at))
            && building != Building::Longhouse
        {
            about = about.now(Words::new("mw-occupied-now").with("who", other.seat()));
        }
        about
    }

    /// What a building costs now, in symbols.
    pub(super) fn cost_words(&self, building: Building) -> Words {
        let cost = self.cost_of(building);
        let parts: Vec<Words> = Res::ALL
            .into_iter()
            .filter(|&res| cost.of(res) > 0)
            .map(|res| {
                Words::new("mw-cost-part")
                    .with("count", cost.of(res))
                    .with("res", Words::new(format!("mw-sh-{}", res.slug())))
            })
            .collect();
        if parts.is_empty() {
            Words::new("mw-cost-free")
        } else {
            Words::new("mw-cost-parts").with("all", parts)
        }
    }

    /// The table and what opens over it.
    pub(super) fn table_surface() -> crate::rules::table::Surface {
        let face = Face::new(layout::TABLE.w, layout::TABLE.h);
        let all = face.all();
        let face =
            face.sheet(all, Sheet::new(Fill::Flat(Colour::Cloth), 0)).with(crate::rules::table::Part::Art {
                rect: all,
                art: "mythwind/cloth-moss".into(),
                radius: 0,
                strength: 100,
            });
        crate::rules::table::Surface {
            id: SurfaceId::TABLE,
            name: Words::new("mw-name"),
            rect: layout::TABLE,
            face,
            opened_by: None,
            seat: None,
        }
    }
}

/// The clause of each building, in the order of the appendix.
const CLAUSES: [&str; 42] = [
    "MW-210", "MW-211", "MW-212", "MW-213", "MW-214", "MW-215", "MW-216", "MW-217", "MW-218", "MW-219",
    "MW-220", "MW-221", "MW-222", "MW-223", "MW-224", "MW-225", "MW-226", "MW-227", "MW-228", "MW-229",
    "MW-230", "MW-231", "MW-232", "MW-233", "MW-234", "MW-235", "MW-236", "MW-237", "MW-238", "MW-239",
    "MW-240", "MW-241", "MW-242", "MW-243", "MW-244", "MW-245", "MW-246", "MW-247", "MW-248", "MW-249",
    "MW-250", "MW-251",
];
