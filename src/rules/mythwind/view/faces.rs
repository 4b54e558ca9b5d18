//! How the cards and pieces of Mythwind look.

use super::describe::{Form, building_name, res_name, skill_name};
use crate::rules::{
    Arg, Words,
    mythwind::{
        Building, Character, Effect, Kind, Res, Season, TownAction,
        content::{BuildingCard, Content, CropCard, GoalCard, Test},
        dice::{Die, DieId},
        farmer::{Crop, Planted, cells_of},
        state::{Mythwind, Skill},
    },
    table::{Colour, Face, Fill, Part, Rect, Sheet, Text},
};

/// A number in words.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// The colour of a resource.
pub fn res_colour(res: Res) -> Colour {
    match res {
        Res::Production => Colour::Brick,
        Res::Income => Colour::Amber,
        Res::Food => Colour::Leaf,
        Res::Culture => Colour::Violet,
    }
}

/// A symbol's file.
pub fn icon(name: &str) -> String {
    format!("mythwind/icon-{name}")
}

/// The symbol of a town action.
pub fn action_icon(action: TownAction) -> String {
    icon(match action {
        TownAction::Hire => "hire-worker",
        TownAction::Use(_) => "use-building",
        other => other.slug(),
    })
}

/// A round badge with a number.
pub fn badge(face: Face, rect: Rect, count: u8) -> Face {
    face.sheet(rect, Sheet::new(Fill::Flat(Colour::Ink), (rect.w / 2) as u8).edge(Colour::Paper, 1))
        .text(rect, Text::bold(number(count), 13, Colour::Cream).centred())
}

/// The badge of an alignment; of both where a player chooses.
pub fn alignment_icon(kind: Option<Kind>) -> String {
    icon(match kind {
        Some(Kind::Sprite) => "align-sprite",
        Some(Kind::Villager) => "align-villager",
        None => "align-both",
    })
}

/// A card: paper with a picture on top and a name under it.
fn card(w: i16, h: i16, art: String, picture: i16) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2)).picture(
        Rect::new(3, 3, w - 6, picture),
        art,
        6,
    )
}

/// The effects of a building in symbols: what using it does, what it does at the end of a season.
pub fn building_lines(content: &Content, building: Building) -> Vec<Words> {
    let card = content.building(building);
    let action = card.action.as_deref().and_then(|effect| Form::Short.effect(effect));
    let end = card.end.as_deref().and_then(|effect| Form::Short.effect(effect));
    action.into_iter().chain(end.map(|end| Words::new("mw-sh-end").with("what", end))).collect()
}

/// Whether the symbols of an effect take two lines on a card in town.
fn is_wordy(effect: &Effect) -> bool {
    match effect {
        Effect::AfterGoal(_) => true,
        Effect::Pay { then, .. } => match &**then {
            Effect::May(then) => matches!(**then, Effect::Pay { .. } | Effect::Choose(_)),
            then => matches!(then, Effect::Pay { .. } | Effect::Choose(_)),
        },
        Effect::Seq(all) => all.iter().any(|effect| is_wordy(effect)),
        _ => false,
    }
}

/// Whether the symbols of a building's effects take two lines on its card in town.
fn has_wordy_effect(card: &BuildingCard) -> bool {
    [&card.action, &card.end].into_iter().flatten().any(|effect| is_wordy(effect))
}

/// How high the picture on a building's card in town is.
pub fn picture_height(content: &Content, building: Building) -> i16 {
    let two_lines =
        building_lines(content, building).len() > 1 || has_wordy_effect(content.building(building));
    if two_lines { 54 } else { 68 }
}

/// A building on its location.
pub fn building_in_town(content: &Content, building: Building, location: Option<u8>) -> Face {
    let lines = building_lines(content, building);
    let (w, h) = (116, 114);
    let card_of = content.building(building);
    let wordy = has_wordy_effect(card_of);
    let picture = picture_height(content, building);
    let line_height = if wordy && lines.len() == 1 { 34 } else { 17 };
    let mut face = card(w, h, format!("mythwind/building-{}", building.slug()), picture);
    face = face.text(
        Rect::new(4, picture + 4, w - 8, 18),
        Text::serif(building_name(building), 16, Colour::Ink).least(12).centred(),
    );
    for (at, line) in (0..).zip(lines) {
        face = face.text(
            Rect::new(4, picture + 22 + at * 17, w - 8, line_height),
            Text::sans(line, 13, Colour::Ink).least(10).centred(),
        );
    }
    let aligned = card_of.aligned;
    let face = match location {
        Some(location) => badge(face, Rect::new(6, 6, 22, 22), location),
        None => face,
    };
    face.symbol(Rect::new(w - 29, 6, 23, 23), alignment_icon(aligned))
}

/// A building in the queue.
pub fn building_in_queue(content: &Content, building: Building) -> Face {
    let card = content.building(building);
    let edge = match card.aligned {
        Some(Kind::Sprite) => Colour::Sky,
        Some(Kind::Villager) => Colour::Amber,
        None => Colour::Wood,
    };
    let face = Face::new(154, 67);
    let all = face.all();
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2))
        .sheet(Rect::new(0, 8, 4, 51), Sheet::new(Fill::Flat(edge), 1))
        .picture(Rect::new(8, 6, 56, 42), format!("mythwind/building-{}", building.slug()), 5)
        .text(Rect::new(68, 5, 82, 36), Text::serif(building_name(building), 15, Colour::Ink).least(13));
    match Form::Short.effect(&card.benefit) {
        Some(benefit) => face.text(
            Rect::new(8, 49, 142, 16),
            Text::sans(Words::new("mw-sh-done").with("what", benefit), 13, Colour::Wood).least(10),
        ),
        None => face,
    }
}

/// How far a building in the tree is from being built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// In town.
    Built,
    /// In the queue.
    Queued,
    /// Can be started now.
    Ready,
    /// Its prerequisite stands, something else is missing.
    Near,
    /// Its prerequisite does not stand.
    Far,
}

/// A building in the tree.
pub fn building_in_tree(building: Building, standing: Standing) -> Face {
    let (fill, ink) = match standing {
        Standing::Ready => (Fill::Flat(Colour::Paper), Colour::Ink),
        Standing::Near | Standing::Built | Standing::Queued => (Fill::Flat(Colour::Parchment), Colour::Ink),
        Standing::Far => (Fill::Sheer(Colour::Parchment, 45), Colour::Ink),
    };
    let face = Face::new(108, 36);
    let all = face.all();
    let sheet = Sheet::new(fill, 7).raised(u8::from(standing == Standing::Ready));
    let sheet = if standing == Standing::Ready { sheet.edge(Colour::Lamp, 2) } else { sheet };
    let face = face.sheet(all, sheet).with(Part::Art {
        rect: Rect::new(3, 3, 30, 30),
        art: format!("mythwind/building-{}", building.slug()).into(),
        radius: 5,
        strength: if standing == Standing::Far { 45 } else { 100 },
    });
    let face = face.text(Rect::new(36, 2, 70, 32), Text::serif(building_name(building), 14, ink).least(11));
    match standing {
        Standing::Built => face.symbol(Rect::new(18, 19, 16, 16), icon("success")),
        Standing::Queued => face.symbol(Rect::new(18, 19, 16, 16), icon("queue")),
        _ => face,
    }
}

/// A building as a large card, for a closer look.
pub fn building_large(content: &Content, building: Building) -> Face {
    let mut face = card(240, 300, format!("mythwind/building-{}", building.slug()), 176)
        .text(
            Rect::new(8, 186, 224, 30),
            Text::serif(building_name(building), 24, Colour::Ink).least(18).centred(),
        )
        .symbol(Rect::new(202, 10, 30, 30), alignment_icon(content.building(building).aligned));
    for (at, line) in (0..).zip(building_lines(content, building)) {
        face = face.text(
            Rect::new(8, 220 + at * 34, 224, 34),
            Text::sans(line, 16, Colour::Ink).least(13).centred(),
        );
    }
    face
}

/// A forest card; over a building it leaves the name below uncovered.
pub fn forest(forest: u8, location: Option<u8>, height: i16) -> Face {
    let face = Face::new(116, height);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Forest), 8).raised(2)).picture(
        all.inset(1),
        format!("mythwind/forest-{forest}"),
        8,
    );
    match location {
        Some(location) => badge(face, Rect::new(6, 6, 22, 22), location),
        None => face,
    }
}

/// A weather card in the column of days.
pub fn weather(content: &Content, card: u8, day: u8, recent: bool, h: i16) -> Face {
    let face = Face::new(46, h);
    let all = face.all();
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 6);
    let sheet = if recent { sheet.edge(Colour::Brick, 2) } else { sheet };
    let weather = content.weather(card).weather;
    face.sheet(all, sheet)
        .text(Rect::new(4, 0, 14, h), Text::bold(number(day), 13, Colour::Ink))
        .symbol(Rect::new(19, (h - 24) / 2, 24, 24), icon(weather.slug()))
}

/// A season tile with its three patterns; the one that just came true is lit.
pub fn season(content: &Content, season: Season, lit: Option<u8>) -> Face {
    let mut face = Face::new(134, 208);
    let all = face.all();
    face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1))
        .picture(Rect::new(3, 3, 128, 56), format!("mythwind/season-{}", season.slug()), 6)
        .text(
            Rect::new(3, 58, 128, 24),
            Text::serif(Words::new(format!("mw-season-{}", season.slug())), 18, Colour::Ink).centred(),
        );
    for (at, pattern) in (0_i16..).zip(&content.season(season).patterns) {
        let column = Rect::new(4 + at * 42, 82, 42, 122);
        let sheet = if lit == Some(at as u8) {
            Sheet::new(Fill::Sheer(Colour::Lamp, 45), 6).edge(Colour::Amber, 2)
        } else {
            Sheet::new(Fill::Sheer(Colour::Parchment, 80), 6)
        };
        face = face.sheet(column.inset(1), sheet);
        for (row, sign) in (0_i16..).zip(pattern.signs) {
            face = face.symbol(Rect::new(column.x + 9, column.y + 3 + row * 25, 24, 24), icon(sign.slug()));
        }
        if let Some(effect) = Form::Short.effect(&pattern.effect) {
            face = face.text(
                Rect::new(column.x + 2, column.y + 79, 38, 41),
                Text::bold(effect, 13, Colour::Ink).least(8).centred(),
            );
        }
    }
    face
}

/// A goal card.
pub fn goal(game: &Mythwind, card: &GoalCard) -> Face {
    let mut face = goal_frame(200, 122, card.id);
    if card.needs.len() > 1 {
        for (at, &test) in (0_i16..).zip(&card.needs) {
            let (have, need) = game.progress(test);
            let line = Rect::new(10, 67 + at * 27, 138, 27);
            face = face
                .text(
                    line,
                    Text::sans(
                        Words::new("mw-capital").with("what", need_words(game, test)),
                        13,
                        Colour::Ink,
                    )
                    .least(11),
                )
                .text(
                    Rect::new(150, line.y, 42, 27),
                    Text::bold(have_of(have, need), 14, Colour::Ink).right(),
                );
        }
        return face;
    }
    face = face.text(
        Rect::new(10, 68, 180, 32),
        Text::sans(goal_words(game, card), 13, Colour::Ink).least(12).top(),
    );
    let test = card.needs[0];
    let (have, need) = game.progress(test);
    if test.0.is_counted() && need <= 5 {
        for at in 0..need {
            let rect = Rect::new(10 + at as i16 * 24, 98, 21, 21);
            face = if at < have {
                face.symbol(rect, "mythwind/token-goal")
            } else {
                face.sheet(rect, Sheet::new(Fill::None, 10).dashes(Colour::Wood, 1))
            };
        }
        face = face.text(
            Rect::new(130, 98, 62, 21),
            Text::bold(have_of(have.min(need), need), 14, Colour::Ink).right(),
        );
    } else {
        face = face.text(
            Rect::new(10, 100, 182, 19),
            Text::bold(Words::new("mw-of-now").with("have", have).with("need", need), 13, Colour::Ink),
        );
    }
    face
}

fn goal_frame(w: i16, h: i16, id: u8) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2));
    // The first seven goals have pictures of their own; the others share the season's evening.
    let art = if id <= 7 { format!("mythwind/goal-{id:02}") } else { "mythwind/scene-season-end".into() };
    face.picture(Rect::new(3, 3, w - 6, 40), art, 6).text(
        Rect::new(10, 44, w - 20, 24),
        Text::serif(Words::new(format!("mw-goal-{id:02}")), 18, Colour::Ink).least(14),
    )
}

/// A goal to choose.
pub fn goal_choice(game: &Mythwind, card: &GoalCard) -> Face {
    let id = card.id;
    let face = Face::new(240, 316);
    let all = face.all();
    let art = if id <= 7 { format!("mythwind/goal-{id:02}") } else { "mythwind/scene-season-end".into() };
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2))
        .picture(Rect::new(4, 4, 232, 128), art, 8)
        .text(
            Rect::new(12, 136, 216, 30),
            Text::serif(Words::new(format!("mw-goal-{id:02}")), 22, Colour::Ink).least(16).centred(),
        )
        .text(
            Rect::new(12, 168, 216, 78),
            Text {
                font: crate::rules::table::Font::SerifItalic,
                ..Text::serif(Words::new(format!("mw-goal-{id:02}.front")), 15, Colour::Wood)
            }
            .least(13)
            .centred(),
        )
        .sheet(Rect::new(12, 250, 216, 1), Sheet::new(Fill::Flat(Colour::Parchment), 0))
        .text(
            Rect::new(12, 254, 216, 56),
            Text::bold(goal_words(game, card), 14, Colour::Ink).least(12).centred(),
        )
}

/// What a goal asks for, in words.
pub fn goal_words(game: &Mythwind, card: &GoalCard) -> Words {
    let needs: Vec<Words> = card.needs.iter().map(|&test| need_words(game, test)).collect();
    Words::new("mw-goal-needs").with("all", needs)
}

fn have_of(have: impl Into<Arg>, need: impl Into<Arg>) -> Words {
    Words::new("mw-of").with("have", have).with("need", need)
}

/// One of the things a goal asks for, in words.
fn need_words(game: &Mythwind, test: Test) -> Words {
    let (key, arg) = stat_key(test.0);
    let words = Words::new(key).with("count", game.progress(test).1);
    match arg {
        Some(what) => words.with("what", what),
        None => words,
    }
}

fn stat_key(stat: crate::rules::mythwind::Stat) -> (&'static str, Option<Words>) {
    use crate::rules::mythwind::Stat as S;
    match stat {
        S::Built => ("mw-stat-built", None),
        S::BuiltGrand => ("mw-stat-built-grand", None),
        S::Replaced => ("mw-stat-replaced", None),
        S::Hired => ("mw-stat-hired", None),
        S::HireDays => ("mw-stat-hire-days", None),
        S::Adventures => ("mw-stat-adventures", None),
        S::SpriteAdventures => ("mw-stat-sprite-adventures", None),
        S::VillagerAdventures => ("mw-stat-villager-adventures", None),
        S::Welcomed => ("mw-stat-welcomed", None),
        S::Discovered => ("mw-stat-discovered", None),
        S::Improved => ("mw-stat-improved", None),
        S::UsedUp => ("mw-stat-used-up", None),
        S::Spent => ("mw-stat-spent", None),
        S::Earned => ("mw-stat-earned", None),
        S::Events => ("mw-stat-events", None),
        S::SeasonEffects => ("mw-stat-season-effects", None),
        S::BuildingsUsed => ("mw-stat-buildings-used", None),
        S::Held(res) => ("mw-stat-held", Some(res_name(res))),
        S::LeastHeld => ("mw-stat-least-held", None),
        S::MostHeld => ("mw-stat-most-held", None),
        S::InTown(kind) => ("mw-stat-in-town", Some(super::describe::kind_name(kind))),
        S::WorkersInTown => ("mw-stat-workers-in-town", None),
        S::EmptyPlaces => ("mw-stat-empty-places", None),
        S::LeastPurse => ("mw-stat-least-purse", None),
        S::AtRest => ("mw-stat-at-rest", None),
        S::BothWays => ("mw-stat-both-ways", None),
        S::AllDiffer => ("mw-stat-all-differ", None),
    }
}

/// A die.
pub fn die(id: DieId, die: Die) -> Face {
    Face::icon(44, 46, format!("mythwind/die-{}-{}", id.kind().slug(), die.pips))
}

/// A miniature.
pub fn figure(who: Character) -> Face {
    Face::icon(160, 240, format!("mythwind/figure-{}", who.slug()))
}

/// A purse: a coin and how many.
pub fn purse(coins: u16) -> Face {
    let coin = match coins {
        0..5 => "mythwind/coin",
        5..10 => "mythwind/coin-5",
        _ => "mythwind/coin-10",
    };
    Face::new(62, 28)
        .symbol(Rect::new(0, 1, 26, 26), coin)
        .text(Rect::new(29, 0, 33, 28), Text::bold(number(coins), 18, Colour::Cream).least(13))
}

/// A track's token with its value.
pub fn token(res: Res, value: u8) -> Face {
    let face = Face::new(26, 26);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Shaded(res_colour(res)), 13).edge(Colour::Ink, 2).raised(1))
        .text(all, Text::bold(number(value), 15, Colour::Cream).centred())
}

/// A crop in the field: its cells, and on the last of them how far it is.
pub fn crop(content: &Content, planted: &Planted, (columns, rows): (u8, u8), corner: (u8, u8)) -> Face {
    let card = content.crop(planted.tile.crop());
    let stage = if planted.growth >= card.growth {
        "ripe"
    } else if planted.growth * 2 >= card.growth {
        "growing"
    } else {
        "sprout"
    };
    let mut face = crop_cells(
        card.id,
        cells_of(planted.cells).map(|(x, y)| (x - corner.0, y - corner.1)),
        (columns, rows),
        stage,
    );
    let last = cells_of(planted.cells).last().unwrap_or(corner);
    let at = Rect::new(i16::from(last.0 - corner.0) * 60 + 6, i16::from(last.1 - corner.1) * 60 + 37, 48, 20);
    let (words, fill, ink) = if planted.wilt > 0 {
        (Words::new("mw-wilt").with("marks", planted.wilt), Colour::Ink, Colour::Cream)
    } else if stage == "ripe" {
        (Words::new("mw-ripe"), Colour::Lamp, Colour::Ink)
    } else {
        (
            Words::new("mw-growth").with("have", planted.growth).with("need", card.growth),
            Colour::Ink,
            Colour::Cream,
        )
    };
    face = face
        .sheet(at, Sheet::new(Fill::Flat(fill), 6))
        .text(at, Text::bold(words, 13, ink).least(10).centred());
    face
}

/// The cells of a crop, 60 units each.
pub fn crop_cells(
    crop: Crop,
    cells: impl Iterator<Item = (u8, u8)>,
    (columns, rows): (u8, u8),
    stage: &str,
) -> Face {
    let mut face = Face::new(i16::from(columns) * 60, i16::from(rows) * 60);
    for (x, y) in cells {
        let rect = Rect::new(i16::from(x) * 60, i16::from(y) * 60, 60, 60);
        face = face.with(Part::Art {
            rect: rect.inset(1),
            art: format!("mythwind/crop-{}-{stage}", crop.slug()).into(),
            radius: 6,
            strength: 100,
        });
    }
    face
}

/// A seed card on the tray.
pub fn seeds(card: &CropCard, left: usize, seed: u8, price: u8, best: bool) -> Face {
    let face = Face::new(150, 93);
    let all = face.all();
    let sheet = Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1);
    let sheet = if best { sheet.edge(Colour::Amber, 2) } else { sheet };
    let small = |at: i16, words: Words| (Rect::new(76, 30 + at * 20, 72, 20), words);
    let mut face = face
        .sheet(all, sheet)
        .picture(Rect::new(4, 27, 68, 62), format!("mythwind/crop-{}", card.id.slug()), 6)
        .text(
            Rect::new(8, 3, 104, 22),
            Text::serif(Words::new(format!("mw-crop-{}", card.id.slug())), 17, Colour::Ink),
        )
        .text(
            Rect::new(110, 3, 34, 22),
            Text::bold(Words::new("mw-times").with("n", left), 13, Colour::Wood).right(),
        );
    for (rect, words) in [
        small(0, Words::new("mw-seed-price").with("coins", seed)),
        small(1, Words::new("mw-seed-growth").with("days", card.growth)),
        small(2, Words::new(if best { "mw-seed-sells-best" } else { "mw-seed-sells" }).with("coins", price)),
    ] {
        face = face.text(rect, Text::sans(words, 13, Colour::Ink).least(11));
    }
    // The shape, small, in the corner of the picture.
    for &(x, y) in &card.shape {
        let rect = Rect::new(8 + i16::from(x) * 8, 31 + i16::from(y) * 8, 7, 7);
        face = face.sheet(rect, Sheet::new(Fill::Flat(Colour::Cream), 1).edge(Colour::Ink, 1));
    }
    face
}

/// A skill on the tray.
pub fn skill(content: &Content, skill: Skill, tired: bool) -> Face {
    let card = skill.card(content);
    let face = Face::new(112, 128);
    let all = face.all();
    let level = Words::new("mw-level").with("level", card.level);
    let mut face = face
        .sheet(
            all,
            Sheet::new(Fill::Flat(if tired { Colour::Parchment } else { Colour::Paper }), 8).raised(2),
        )
        .text(Rect::new(8, 4, 40, 20), Text::serif(level, 16, Colour::Brick))
        .text(Rect::new(6, 24, 100, 22), Text::serif(skill_name(skill), 16, Colour::Ink).least(12))
        .text(
            Rect::new(8, 46, 98, 60),
            Text::sans(Words::new(format!("mw-skill-{}-rule", skill.slug())), 13, Colour::Ink)
                .least(11)
                .top(),
        );
    if let Some(kind) = card.aligned {
        face = face.symbol(Rect::new(84, 4, 22, 22), alignment_icon(Some(kind)));
    }
    let (foot, colour) = match (&card.action, tired) {
        (None, _) => ("mw-skill-always", Colour::Moss),
        (Some(_), true) => ("mw-skill-tired", Colour::Wood),
        (Some(_), false) => ("mw-skill-use", Colour::Violet),
    };
    face.text(Rect::new(6, 106, 100, 20), Text::bold(Words::new(foot), 13, colour).centred())
}

/// A skill to learn, with its price.
pub fn skill_offer(content: &Content, skill: Skill, price: u8) -> Face {
    let card = skill.card(content);
    let face = Face::new(180, 210);
    let all = face.all();
    let mut face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2))
        .text(
            Rect::new(12, 8, 60, 24),
            Text::serif(Words::new("mw-level").with("level", card.level), 20, Colour::Brick),
        )
        .text(Rect::new(10, 36, 160, 26), Text::serif(skill_name(skill), 20, Colour::Ink).least(14).centred())
        .text(
            Rect::new(12, 64, 156, 68),
            Text::sans(Words::new(format!("mw-skill-{}-rule", skill.slug())), 14, Colour::Ink)
                .least(12)
                .centred(),
        )
        .text(
            Rect::new(12, 132, 156, 44),
            Text {
                font: crate::rules::table::Font::SerifItalic,
                ..Text::serif(Words::new(format!("mw-skill-{}.flavour", skill.slug())), 13, Colour::Wood)
            }
            .least(11)
            .centred(),
        )
        .text(
            Rect::new(12, 178, 156, 26),
            Text::bold(Words::new("mw-price").with("coins", price), 16, Colour::Ink).centred(),
        );
    if let Some(kind) = card.aligned {
        face = face.symbol(Rect::new(144, 8, 26, 26), alignment_icon(Some(kind)));
    }
    face
}

/// A character to join or to leave, as an option.
pub fn character_offer(who: Character, joins: bool, rests: bool) -> Face {
    let face = Face::new(180, 230);
    let all = face.all();
    let key = match (joins, rests) {
        (true, true) => "mw-change-returns",
        (true, false) => "mw-change-joins",
        (false, _) => "mw-change-leaves",
    };
    face.sheet(
        all,
        Sheet::new(Fill::Flat(if joins { Colour::Paper } else { Colour::Parchment }), 10).raised(2),
    )
    .symbol(Rect::new(50, 12, 80, 120), format!("mythwind/figure-{}", who.slug()))
    .text(
        Rect::new(10, 136, 160, 26),
        Text::serif(Words::new(format!("mw-character-{}", who.slug())), 20, Colour::Ink).centred(),
    )
    .text(Rect::new(12, 164, 156, 58), Text::sans(Words::new(key), 14, Colour::Ink).least(12).centred())
}
