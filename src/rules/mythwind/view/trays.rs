//! The trays: along the near edge, and opened large.

use super::{
    board::{ZONE, empty, piece, zone},
    describe::skill_name,
    faces, ids, layout,
};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind, Res,
        dice::DieAt,
        farmer::{By, Crop, Doing, Farm, FarmMove, Planted, cells_of, placements},
        state::{Mythwind, SKILL_SPACES, Skill},
    },
    table::{About, Colour, Face, Fill, Part, Piece, Place, Pose, Rect, Sheet, Spot, Surface, Text, Zone},
};

const ON_TRAY: i16 = 15;
const TRAY_FIGURE: i16 = 25;

impl Mythwind {
    /// The trays of the characters in play, with their rectangles.
    pub(super) fn trays(&self) -> impl Iterator<Item = (Character, Rect)> {
        let of = self.count();
        self.playing().enumerate().map(move |(place, who)| (who, layout::tray(place, of)))
    }

    pub(super) fn tray_zones(&self, zones: &mut Vec<Zone>) {
        for (who, rect) in self.trays() {
            let sheet = self.sheet(who);
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
                .text(
                    Rect::new(14, 26, 112, 18),
                    Text::sans(Words::new(format!("mw-character-{}", who.slug())), 13, Colour::Parchment),
                )
                .text(Rect::new(130, 4, 60, 20), Text::sans(Words::new("mw-well"), 13, Colour::Parchment));
            for place in 0..wells {
                let cell = layout::well(rect, place, wells);
                let cell = Rect::new(cell.x - rect.x, cell.y - rect.y, cell.w, cell.h);
                face = face.sheet(cell, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 8).edge(Colour::Wood, 1));
            }
            if let Some(kind) = sheet.today.aligned {
                face = face.symbol(Rect::new(16, 82, 26, 26), faces::alignment_icon(Some(kind)));
            }
            face = self.tray_work(who, rect, face);
            let about = self.about_figure(who).now(Words::new("mw-tray-open"));
            zones.push(zone(ids::zone::tray(who), rect, face, Some(about)));
            let home = layout::home(rect);
            let stand = Face::new(home.w, home.h);
            let all = stand.all();
            let stand = stand.sheet(
                Rect::new(4, all.h - 14, all.w - 8, 12),
                Sheet::new(Fill::Sheer(Colour::Shadow, 50), 6),
            );
            zones.push(Zone {
                id: ids::zone::home(who),
                place: Place::table(home, ZONE + 1),
                face: stand,
                about: None,
            });
            let first = layout::well(rect, 0, wells);
            let last = layout::well(rect, wells - 1, wells);
            let columns = (wells.div_ceil(2)) as i16;
            let well = Rect::new(first.x, first.y, columns * (first.w + 3), last.y + last.h - first.y);
            let about = About::new(Words::new("mw-well-of").with("who", who.seat()))
                .rule(Words::new("mw-well-rule").with("count", wells))
                .clause("MW-136");
            zones.push(Zone {
                id: ids::zone::well(who),
                place: Place::table(well, ZONE + 1),
                face: Face::new(well.w, well.h),
                about: Some(about),
            });
        }
    }

    /// The right part of a tray: skills and field of the Farmer, a remark for the others.
    fn tray_work(&self, who: Character, rect: Rect, mut face: Face) -> Face {
        let Some(field) = layout::small_field(rect) else { return face };
        let x = 218;
        let right = field.x - rect.x - 12;
        if self.farm(who).is_none() {
            return face.text(
                Rect::new(x, 10, rect.w - x - 16, rect.h - 20),
                Text::sans(
                    Words::new("mw-trade-later")
                        .with("character", Words::new(format!("mw-character-{}", who.slug()))),
                    13,
                    Colour::Parchment,
                )
                .least(11),
            );
        }
        face = face.text(
            Rect::new(rect.w - 116, 4, 108, 20),
            Text::sans(Words::new("mw-field"), 13, Colour::Parchment),
        );
        if right - x > 120 {
            face = face
                .text(Rect::new(x, 4, 100, 20), Text::sans(Words::new("mw-skills"), 13, Colour::Parchment));
            let columns = ((right - x) / 130).clamp(1, 3);
            let (w, h) = ((right - x) / columns - 4, if columns == 1 { 17 } else { 27 });
            for (space, level) in (0_i16..).zip(SKILL_SPACES) {
                let chip = Rect::new(x + space % columns * (w + 4), 25 + space / columns * (h + 1), w, h);
                face = match self.sheet(who).skills[space as usize] {
                    Some(skill) => {
                        let tired = self.sheet(who).tired.contains(&skill);
                        face.sheet(
                            chip,
                            Sheet::new(Fill::Flat(if tired { Colour::WoodLight } else { Colour::Paper }), 6),
                        )
                        .text(
                            Rect::new(chip.x + 6, chip.y, 22, h),
                            Text::serif(
                                Words::new("mw-level").with("level", skill.card(Self::content()).level),
                                14,
                                Colour::Brick,
                            ),
                        )
                        .text(
                            Rect::new(chip.x + 26, chip.y, w - 30, h),
                            Text::serif(skill_name(skill), 14, Colour::Ink).least(11),
                        )
                    }
                    None => face
                        .sheet(chip, Sheet::new(Fill::Sheer(Colour::Shadow, 35), 6).dashes(Colour::Wood, 1))
                        .text(
                            Rect::new(chip.x + 6, chip.y, 30, h),
                            Text::serif(Words::new("mw-level").with("level", level), 14, Colour::WoodLight),
                        ),
                };
            }
        }
        face
    }

    pub(super) fn tray_pieces(&self, pieces: &mut Vec<Piece>) {
        for (who, rect) in self.trays() {
            let sheet = self.sheet(who);
            let open = ids::tray(who);
            if sheet.today.stands.is_none() {
                let place = Place::table(layout::home(rect), TRAY_FIGURE);
                pieces.push(piece(
                    ids::piece::figure(who),
                    place,
                    faces::figure(who),
                    Some(self.about_figure(who)),
                ));
            }
            let about = About::new(Words::new("mw-purse").with("who", who.seat()))
                .rule(Words::new("mw-purse-rule"))
                .now(Words::new("mw-purse-now").with("coins", sheet.coins))
                .clause("MW-59");
            let mut purse = piece(
                ids::piece::purse(who),
                Place::table(layout::purse(rect), ON_TRAY),
                faces::purse(sheet.coins),
                Some(about),
            );
            purse.places.push(Place { surface: open, rect: Rect::new(330, 16, 72, 32), level: ON_TRAY });
            pieces.push(purse);
            let wells = usize::from(Self::content().character(who).well);
            for (place, die) in self.dice.at(DieAt::Well(who)).enumerate() {
                let cell = layout::well(rect, place, wells).inset(2);
                let large = layout::open_well(place);
                pieces.push(self.die_piece(
                    die,
                    vec![Place::table(cell, ON_TRAY), Place { surface: open, rect: large, level: ON_TRAY }],
                ));
            }
            if let Some(farm) = self.farm(who) {
                self.farm_pieces(who, farm, rect, pieces);
            }
        }
    }

    /// Field, seeds, barn, boulders and skills of the Farmer.
    fn farm_pieces(&self, who: Character, farm: &Farm, tray: Rect, pieces: &mut Vec<Piece>) {
        let content = Self::content();
        let open = ids::tray(who);
        let small = layout::small_field(tray);
        let on_field = |corner, size| {
            let large =
                Place { surface: open, rect: layout::cells(layout::FIELD, corner, size), level: ON_TRAY };
            let small = small.map(|field| Place::table(layout::cells(field, corner, size), ON_TRAY));
            small.into_iter().chain([large]).collect::<Vec<Place>>()
        };
        for cell in (0..super::super::farmer::CELLS).filter(|cell| farm.boulders & (1 << cell) != 0) {
            let corner = (cell % 6, cell / 6);
            let face = Face::new(60, 60).with(Part::Art {
                rect: Rect::new(1, 1, 58, 58),
                art: "mythwind/farm-boulder".into(),
                radius: 6,
                strength: 100,
            });
            let about =
                About::new(Words::new("mw-boulder")).rule(Words::new("mw-boulder-rule")).clause("MW-FA04");
            pieces.push(Piece {
                places: on_field(corner, (1, 1)),
                ..piece(ids::piece::boulder(cell), Place::table(Rect::default(), 0), face, Some(about))
            });
        }
        for planted in &farm.planted {
            let Some((corner, size)) = box_of(planted) else { continue };
            let face = faces::crop(content, planted, size, corner);
            pieces.push(Piece {
                places: on_field(corner, size),
                ..piece(
                    ids::piece::tile(planted.tile),
                    Place::table(Rect::default(), 0),
                    face,
                    Some(self.about_crop(who, planted)),
                )
            });
        }
        for (place, &tile) in farm.barn.iter().enumerate() {
            let crop = tile.crop();
            let face = Face::art(52, 40, format!("mythwind/crop-{}", crop.slug()), 6);
            let price = self.crop_price(crop) + self.farm_limits(who).barn_bonus;
            let about = About::new(crop_name(crop))
                .rule(Words::new("mw-barn-rule").with("coins", price))
                .clause("MW-FA05");
            let place = Place { surface: open, rect: layout::barn(place), level: ON_TRAY };
            pieces.push(piece(ids::piece::tile(tile), place, face, Some(about)));
        }
        for crop in Crop::ALL {
            let left = farm.spares(crop, content).count();
            let card = content.crop(crop);
            let best = card.best == Some(self.calendar.season);
            let face = faces::seeds(card, left, self.seed_price(who, crop), self.crop_price(crop), best);
            let place = Place { surface: open, rect: layout::seeds(crop as usize), level: ON_TRAY };
            let mut about = About::new(crop_name(crop))
                .kind(Words::new("mw-kind-crop"))
                .rule(Words::new(format!("mw-crop-{}.flavour", crop.slug())))
                .rule(
                    Words::new("mw-crop-rule")
                        .with("seed", card.seed)
                        .with("growth", card.growth)
                        .with("price", card.price),
                )
                .clause("MW-FA02");
            if let Some(season) = card.best {
                about = about.rule(
                    Words::new("mw-crop-best")
                        .with("season", Words::new(format!("mw-season-{}", season.slug()))),
                );
            }
            let mut seeds = piece(ids::piece::seeds(crop), place, face, Some(about));
            seeds.lifted = lifted_crop(crop);
            pieces.push(seeds);
        }
        for (space, skill) in (0..).zip(self.sheet(who).skills) {
            let Some(skill) = skill else { continue };
            let tired = self.sheet(who).tired.contains(&skill);
            let place = Place { surface: open, rect: layout::shelf(space), level: ON_TRAY };
            pieces.push(piece(
                ids::piece::skill(skill),
                place,
                faces::skill(content, skill, tired),
                Some(self.about_skill(skill)),
            ));
        }
    }

    /// A skill in words.
    pub(super) fn about_skill(&self, skill: Skill) -> About {
        let card = skill.card(Self::content());
        About::new(skill_name(skill))
            .kind(Words::new("mw-kind-skill").with("level", card.level))
            .rule(Words::new(format!("mw-skill-{}-rule", skill.slug())))
            .rule(Words::new(format!("mw-skill-{}.flavour", skill.slug())))
            .clause("MW-FA11")
    }

    fn about_crop(&self, who: Character, planted: &Planted) -> About {
        let crop = planted.tile.crop();
        let card = Self::content().crop(crop);
        let mut about = About::new(crop_name(crop))
            .kind(Words::new("mw-kind-crop"))
            .rule(Words::new("mw-crop-sells").with("coins", self.crop_price(crop)))
            .now(Words::new("mw-crop-now").with("have", planted.growth).with("need", card.growth))
            .clause("MW-FA05");
        if planted.wilt > 0 {
            about = about.now(Words::new("mw-wilt-now").with("marks", planted.wilt));
        }
        if let Some(farm) = self.farm(who)
            && let Some(growing) = self.growing(who, farm)
        {
            let dusk = farm.forecast(&growing, Self::content());
            if let Some((_, now)) = dusk.grown.iter().find(|(tile, _)| *tile == planted.tile) {
                about = about.now(Words::new("mw-dusk-grows").with("now", *now));
            }
        }
        about
    }

    /// The surfaces that open over the table: one tray for each character in play.
    pub(super) fn tray_surfaces(&self, surfaces: &mut Vec<Surface>) {
        for who in self.playing() {
            let face = Face::new(layout::OPEN_TRAY.w, layout::OPEN_TRAY.h);
            let all = face.all();
            let mut face = face
                .sheet(
                    all,
                    Sheet::new(Fill::Shaded(Colour::WoodDark), 18).edge(Colour::Seat(who as u8), 2).raised(3),
                )
                .text(
                    Rect::new(40, 12, 280, 40),
                    Text::serif(
                        Words::new("mw-figure")
                            .with("who", who.seat())
                            .with("character", Words::new(format!("mw-character-{}", who.slug()))),
                        26,
                        Colour::Cream,
                    )
                    .least(17),
                )
                .text(
                    Rect::new(560, 16, 100, 32),
                    Text::sans(Words::new("mw-town-prices"), 14, Colour::Parchment),
                );
            if let Some(kind) = self.sheet(who).today.aligned {
                face = face.symbol(Rect::new(412, 19, 26, 26), faces::alignment_icon(Some(kind))).text(
                    Rect::new(442, 16, 116, 32),
                    Text::sans(
                        Words::new("mw-aligned-short").with("kind", super::describe::kind_name(kind)),
                        13,
                        Colour::Parchment,
                    )
                    .least(11),
                );
            }
            for (at, res) in (0_i16..).zip(Res::ALL) {
                let x = 664 + at * 62;
                face = face.symbol(Rect::new(x, 20, 24, 24), faces::icon(res.slug())).text(
                    Rect::new(x + 27, 16, 32, 32),
                    Text::bold(faces::number(Self::content().rate(who, res)), 17, Colour::Cream),
                );
            }
            face = face.sheet(Rect::new(20, 54, 976, 1), Sheet::new(Fill::Sheer(Colour::Parchment, 40), 0));
            face = self.open_work(who, face);
            surfaces.push(Surface {
                id: ids::tray(who),
                name: Words::new("mw-figure")
                    .with("who", who.seat())
                    .with("character", Words::new(format!("mw-character-{}", who.slug()))),
                rect: layout::OPEN_TRAY,
                face,
                opened_by: Some(Spot::Zone(ids::zone::tray(who))),
                seat: Some(who.seat()),
            });
        }
    }

    /// What is drawn on the open tray itself.
    fn open_work(&self, who: Character, mut face: Face) -> Face {
        let title = |words: &'static str, x: i16, y: i16, w: i16| {
            (Rect::new(x, y, w, 24), Text::serif(Words::new(words), 17, Colour::Cream))
        };
        let (rect, text) = title("mw-workers", 742, 284, 120);
        face = face.text(rect, text).text(
            Rect::new(862, 284, 136, 24),
            Text::sans(Words::new("mw-one-pip-each"), 13, Colour::Parchment).right(),
        );
        let Some(farm) = self.farm(who) else {
            return face
                .symbol(Rect::new(120, 120, 220, 330), format!("mythwind/figure-{}", who.slug()))
                .text(
                    Rect::new(420, 100, 290, 200),
                    Text::serif(
                        Words::new("mw-trade-later")
                            .with("character", Words::new(format!("mw-character-{}", who.slug()))),
                        18,
                        Colour::Cream,
                    )
                    .top(),
                );
        };
        for (words, x, y, w) in [
            ("mw-field", 40, 58, 200),
            ("mw-seeds", 420, 58, 120),
            ("mw-character-action", 742, 58, 256),
            ("mw-skills", 420, 480, 120),
            ("mw-barn", 40, 562, 80),
        ] {
            let (rect, text) = title(words, x, y, w);
            face = face.text(rect, text);
        }
        for (words, rect) in [
            ("mw-field-hint", Rect::new(200, 58, 200, 24)),
            ("mw-seeds-hint", Rect::new(540, 58, 186, 24)),
            ("mw-skills-hint", Rect::new(560, 480, 440, 24)),
        ] {
            face = face.text(rect, Text::sans(Words::new(words), 13, Colour::Parchment).right().least(11));
        }
        let capacity = self.farm_limits(who).barn;
        face = face.text(
            Rect::new(120, 562, 120, 24),
            Text::sans(
                Words::new("mw-of").with("have", farm.barn.len()).with("need", capacity),
                13,
                Colour::Parchment,
            ),
        );
        face = face.sheet(layout::FIELD.inset(-6), Sheet::new(Fill::Flat(Colour::Shadow), 12));
        for row in 0..5 {
            for column in 0..6 {
                let rect = layout::cells(layout::FIELD, (column, row), (1, 1)).inset(1);
                let well = (column, row) == (3, 2);
                let art = if well { "mythwind/farm-well" } else { "mythwind/farm-soil" };
                face = face.with(Part::Art { rect, art: art.into(), radius: 6, strength: 100 });
            }
        }
        face = self.farm_actions(who, farm, face);
        self.farm_forecast(who, farm, face)
    }

    /// The three character actions, and the two worker actions, as reminders that light up.
    fn farm_actions(&self, who: Character, farm: &Farm, mut face: Face) -> Face {
        let limits = self.farm_limits(who);
        let today = &self.sheet(who).today;
        for (at, (key, limit, doing, left)) in (0_i16..).zip([
            (
                "sow",
                limits.sow,
                matches!(farm.doing, Some(Doing::Sow { .. })),
                match farm.doing {
                    Some(Doing::Sow { left }) => left,
                    _ => 0,
                },
            ),
            (
                "tend",
                limits.tend,
                matches!(farm.doing, Some(Doing::Tend { .. })),
                match farm.doing {
                    Some(Doing::Tend { left, .. }) => left,
                    _ => 0,
                },
            ),
            (
                "harvest",
                limits.harvest,
                matches!(farm.doing, Some(Doing::Harvest { .. })),
                match farm.doing {
                    Some(Doing::Harvest { left, .. }) => left,
                    _ => 0,
                },
            ),
        ]) {
            let rect = Rect::new(742, 84 + at * 64, 256, 58);
            let ready =
                today.acted && !today.barred && today.actions > 0 && !today.ended && farm.doing.is_none();
            let fill = if doing {
                Fill::Flat(Colour::Lamp)
            } else if ready {
                Fill::Flat(Colour::Paper)
            } else {
                Fill::Flat(Colour::WoodLight)
            };
            let words = if doing {
                Words::new(format!("mw-{key}-left")).with("left", left)
            } else {
                Words::new(format!("mw-{key}-rule")).with("limit", limit)
            };
            face = face
                .sheet(rect, Sheet::new(fill, 9))
                .text(
                    Rect::new(rect.x + 12, rect.y + 5, 140, 22),
                    Text::bold(Words::new(format!("mw-{key}")), 15, Colour::Ink),
                )
                .text(
                    Rect::new(rect.x + 12, rect.y + 28, 236, 24),
                    Text::sans(words, 13, Colour::Ink).least(11),
                );
        }
        for (at, kind) in (0_i16..).zip(Kind::ALL) {
            let rect = Rect::new(742, 370 + at * 40, 256, 35);
            face = face
                .sheet(rect, Sheet::new(Fill::Flat(Colour::Paper), 9))
                .symbol(Rect::new(rect.x + 8, rect.y + 6, 23, 23), faces::alignment_icon(Some(kind)))
                .text(
                    Rect::new(rect.x + 38, rect.y, 212, 35),
                    Text::bold(Words::new(format!("mw-farm-{}", kind.slug())), 13, Colour::Ink).least(11),
                );
        }
        for place in 0..usize::from(Self::content().character(who).well) {
            face = face.sheet(
                layout::open_well(place),
                Sheet::new(Fill::Sheer(Colour::Shadow, 45), 8).edge(Colour::Wood, 1),
            );
        }
        for (space, level) in (0..).zip(SKILL_SPACES) {
            let rect = layout::shelf(space);
            face = face
                .sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 35), 8).dashes(Colour::Wood, 2))
                .text(
                    Rect::new(rect.x, rect.y + 30, rect.w, 32),
                    Text::serif(Words::new("mw-level").with("level", level), 26, Colour::WoodLight).centred(),
                )
                .text(
                    Rect::new(rect.x, rect.y + 64, rect.w, 22),
                    Text::sans(Words::new("mw-empty"), 13, Colour::WoodLight).centred(),
                );
        }
        for place in 0..self.farm_limits(who).barn {
            face = face.sheet(
                layout::barn(place),
                Sheet::new(Fill::Sheer(Colour::Shadow, 45), 7).edge(Colour::Wood, 1),
            );
        }
        face
    }

    /// What dusk will do to the field, lower left.
    fn farm_forecast(&self, who: Character, farm: &Farm, face: Face) -> Face {
        let rect = Rect::new(34, 398, 372, 160);
        let face = face.sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12));
        let Some(growing) = self.growing(who, farm) else { return face };
        let mut face = face
            .text(
                Rect::new(rect.x + 14, rect.y + 6, 300, 26),
                Text::serif(
                    Words::new("mw-at-dusk")
                        .with("weather", Words::new(format!("mw-{}", growing.weather.slug()))),
                    17,
                    Colour::Cream,
                ),
            )
            .symbol(Rect::new(rect.x + rect.w - 44, rect.y + 6, 30, 30), faces::icon(growing.weather.slug()));
        let dusk = farm.forecast(&growing, Self::content());
        let content = Self::content();
        let grown = dusk.grown.iter().map(|&(tile, now)| {
            let need = content.crop(tile.crop()).growth;
            let key = if now >= need { "mw-forecast-ripe" } else { "mw-forecast-grows" };
            (tile, Words::new(key).with("now", now).with("need", need))
        });
        let wilted = dusk
            .wilted
            .iter()
            .map(|&(tile, marks)| (tile, Words::new("mw-forecast-wilts").with("marks", marks)));
        let gone = dusk.withered.iter().map(|&tile| (tile, Words::new("mw-forecast-withers")));
        let lines: Vec<_> = grown.chain(wilted).chain(gone).collect();
        if lines.is_empty() {
            return face.text(
                Rect::new(rect.x + 14, rect.y + 36, 340, 40),
                Text::sans(Words::new("mw-forecast-nothing"), 13, Colour::Parchment).top(),
            );
        }
        for (at, (tile, words)) in (0_i16..).zip(lines.into_iter().take(10)) {
            let (x, y) = (rect.x + 14 + at / 5 * 180, rect.y + 36 + at % 5 * 23);
            face = face
                .text(
                    Rect::new(x, y, 76, 22),
                    Text::sans(crop_name(tile.crop()), 13, Colour::Parchment).least(11),
                )
                .text(Rect::new(x + 76, y, 104, 22), Text::bold(words, 13, Colour::Cream).least(10));
        }
        face
    }

    /// The zones of an open tray: field, market, barn, rows and columns, skill spaces, seeds.
    pub(super) fn open_zones(&self, zones: &mut Vec<Zone>) {
        for who in self.playing() {
            let open = ids::tray(who);
            let on = |id, rect: Rect, about| Zone {
                id,
                place: Place { surface: open, rect, level: ZONE },
                face: Face::new(rect.w, rect.h),
                about,
            };
            let wells = usize::from(Self::content().character(who).well);
            let first = layout::open_well(0);
            let last = layout::open_well(wells - 1);
            zones.push(on(
                ids::zone::open_well(who),
                Rect::new(first.x, first.y, last.x + last.w - first.x, first.h),
                None,
            ));
            if self.farm(who).is_none() {
                continue;
            }
            let about =
                About::new(Words::new("mw-field")).rule(Words::new("mw-field-rule")).clause("MW-FA03");
            zones.push(on(ids::zone::FIELD, layout::FIELD, Some(about)));
            let market = Rect::new(250, 578, 156, 58);
            let face = empty(market.w, market.h, Words::new("mw-sell-here"), Colour::Parchment);
            let about =
                About::new(Words::new("mw-market")).rule(Words::new("mw-market-rule")).clause("MW-FA05");
            zones.push(Zone {
                id: ids::zone::MARKET,
                place: Place { surface: open, rect: market, level: ZONE },
                face,
                about: Some(about),
            });
            let barn = Rect::new(36, 584, 6 * 58 - 150, 50);
            zones.push(on(
                ids::zone::BARN,
                barn,
                Some(
                    About::new(Words::new("mw-barn"))
                        .rule(Words::new("mw-barn-holds").with("count", self.farm_limits(who).barn))
                        .clause("MW-FA05"),
                ),
            ));
            for row in 0..5_u8 {
                let rect = Rect::new(16, layout::FIELD.y + i16::from(row) * 60, 18, 60);
                let face = Face::new(rect.w, rect.h);
                let all = face.all();
                let face =
                    face.text(all, Text::sans(faces::number(row + 1), 13, Colour::Parchment).centred());
                zones.push(Zone {
                    id: ids::zone::line(super::super::farmer::Line::Row(row)),
                    place: Place { surface: open, rect, level: ZONE },
                    face,
                    about: None,
                });
            }
            for column in 0..6_u8 {
                let rect = Rect::new(layout::FIELD.x + i16::from(column) * 60, layout::FIELD.y + 304, 60, 12);
                let face = Face::new(rect.w, rect.h);
                let all = face.all();
                let letter =
                    Words::new("letter").with("n", ["A", "B", "C", "D", "E", "F"][usize::from(column)]);
                let face = face.text(all, Text::sans(letter, 12, Colour::Parchment).centred());
                zones.push(Zone {
                    id: ids::zone::line(super::super::farmer::Line::Column(column)),
                    place: Place { surface: open, rect, level: ZONE },
                    face,
                    about: None,
                });
            }
            for space in 0..5 {
                zones.push(on(ids::zone::shelf(space), layout::shelf(space), None));
            }
            zones.push(on(ids::zone::SHOP, Rect::new(420, 478, 140, 26), None));
        }
        // The small field on the near edge lies under the small crops.
        for (who, rect) in self.trays() {
            if self.farm(who).is_none() {
                continue;
            }
            if let Some(field) = layout::small_field(rect) {
                let mut face = Face::new(360, 300)
                    .sheet(Rect::new(0, 0, 360, 300), Sheet::new(Fill::Flat(Colour::Shadow), 14));
                for row in 0..5 {
                    for column in 0..6 {
                        let cell = layout::cells(Rect::new(0, 0, 360, 300), (column, row), (1, 1)).inset(2);
                        let art =
                            if (column, row) == (3, 2) { "mythwind/farm-well" } else { "mythwind/farm-soil" };
                        face = face.with(Part::Art { rect: cell, art: art.into(), radius: 8, strength: 100 });
                    }
                }
                zones.push(Zone {
                    id: crate::rules::table::ZoneId(21),
                    place: Place::table(field, ZONE + 1),
                    face,
                    about: None,
                });
            }
        }
    }
}

/// The box of a planted crop: its upper left corner and its size.
pub fn box_of(planted: &Planted) -> Option<((u8, u8), (u8, u8))> {
    placements(planted.tile.crop())
        .iter()
        .find(|way| way.cells == planted.cells)
        .map(|way| (way.corner, way.size))
}

/// A crop's name.
pub fn crop_name(crop: Crop) -> Words {
    Words::new(format!("mw-crop-{}", crop.slug()))
}

/// The growth a worker move brings, said for its offer.
pub fn farm_label(mv: FarmMove, price: impl Fn(Crop) -> u8) -> Words {
    let by = |words: Words, by: By| match by {
        By::Action => words,
        By::Die(_) => Words::new("mw-by-worker").with("what", words),
    };
    match mv {
        FarmMove::Plant { crop, by: means, .. } => {
            by(Words::new("mw-do-plant").with("crop", crop_name(crop)), means)
        }
        FarmMove::Grow { tile, by: means } => {
            by(Words::new("mw-do-grow").with("crop", crop_name(tile.crop())), means)
        }
        FarmMove::Clear { .. } => Words::new("mw-do-clear"),
        FarmMove::Reap { tile, store: false, by: means } => by(
            Words::new("mw-do-sell").with("crop", crop_name(tile.crop())).with("coins", price(tile.crop())),
            means,
        ),
        FarmMove::Reap { tile, store: true, by: means } => {
            by(Words::new("mw-do-store").with("crop", crop_name(tile.crop())), means)
        }
        FarmMove::Unload { tile } => {
            Words::new("mw-do-unload").with("crop", crop_name(tile.crop())).with("coins", price(tile.crop()))
        }
        FarmMove::Stop => Words::new("mw-do-stop"),
    }
}

/// A crop in every way it can lie, as it looks in the hand.
fn lifted_crop(crop: Crop) -> Vec<(Pose, Face)> {
    let mut ways: Vec<(Pose, Face)> = Vec::new();
    for way in placements(crop) {
        if ways.iter().all(|(pose, _)| *pose != way.pose) {
            let cells = cells_of(way.cells).map(|(x, y)| (x - way.corner.0, y - way.corner.1));
            ways.push((way.pose, faces::crop_cells(crop, cells, way.size, "growing")));
        }
    }
    ways
}
