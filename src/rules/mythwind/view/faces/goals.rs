//! Goals: on the board, to choose from, and in words.

use crate::rules::{
    Arg, Words,
    mythwind::{
        Stat,
        content::{GoalCard, Test},
        state::Mythwind,
        view::describe::{kind_name, res_name},
    },
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

/// A goal card.
pub fn goal(game: &Mythwind, card: &GoalCard) -> Face {
    let face = Face::new(200, 122);
    let all = face.all();
    let face = face
        .sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(2))
        .picture(Rect::new(3, 3, 194, 40), picture(card.id), 6)
        .text(Rect::new(10, 44, 180, 24), Text::serif(name(card.id), 18, Colour::Ink).least(14));
    match *card.needs {
        [test] => one_need(game, card, test, face),
        _ => several_needs(game, &card.needs, face),
    }
}

/// Each need in a line of its own, with how far it is.
fn several_needs(game: &Mythwind, needs: &[Test], mut face: Face) -> Face {
    for (at, &test) in (0_i16..).zip(needs) {
        let (have, need) = game.progress(test);
        let y = 67 + at * 27;
        let what = Words::new("mw-capital").with("what", need_words(game, test));
        face = face
            .text(Rect::new(10, y, 131, 27), Text::sans(what, 13, Colour::Ink).least(11))
            .text(Rect::new(142, y, 50, 27), Text::bold(have_of(have, need), 13, Colour::Ink).right());
    }
    face
}

/// The need in words, and how far it is: in tokens where they are few.
fn one_need(game: &Mythwind, card: &GoalCard, test: Test, face: Face) -> Face {
    let mut face = face.text(
        Rect::new(10, 68, 180, 32),
        Text::sans(goal_words(game, card), 13, Colour::Ink).least(12).top(),
    );
    let (have, need) = game.progress(test);
    if !(test.0.is_counted() && need <= 5) {
        let now = Words::new("mw-of-now").with("have", have).with("need", need);
        return face.text(Rect::new(10, 100, 182, 19), Text::bold(now, 13, Colour::Ink));
    }
    for at in 0..need {
        let rect = Rect::new(10 + at as i16 * 24, 98, 21, 21);
        face = if at < have {
            face.symbol(rect, "mythwind/token-goal")
        } else {
            face.sheet(rect, Sheet::new(Fill::None, 10).dashes(Colour::Wood, 1))
        };
    }
    face.text(Rect::new(130, 98, 62, 21), Text::bold(have_of(have.min(need), need), 14, Colour::Ink).right())
}

/// The first seven goals have pictures of their own; the others share the season's evening.
fn picture(id: u8) -> String {
    if id <= 7 { format!("mythwind/goal-{id:02}") } else { "mythwind/scene-season-end".into() }
}

fn name(id: u8) -> Words {
    Words::new(format!("mw-goal-{id:02}"))
}

/// A goal to choose.
pub fn goal_choice(game: &Mythwind, card: &GoalCard) -> Face {
    let id = card.id;
    let face = Face::new(240, 316);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 10).raised(2))
        .picture(Rect::new(4, 4, 232, 128), picture(id), 8)
        .text(Rect::new(12, 136, 216, 30), Text::serif(name(id), 22, Colour::Ink).least(16).centred())
        .text(
            Rect::new(12, 168, 216, 78),
            Text::italic(Words::new(format!("mw-goal-{id:02}.front")), 15, Colour::Wood).least(13).centred(),
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

fn stat_key(stat: Stat) -> (&'static str, Option<Words>) {
    match stat {
        Stat::Built => ("mw-stat-built", None),
        Stat::BuiltGrand => ("mw-stat-built-grand", None),
        Stat::Replaced => ("mw-stat-replaced", None),
        Stat::Hired => ("mw-stat-hired", None),
        Stat::HireDays => ("mw-stat-hire-days", None),
        Stat::Adventures => ("mw-stat-adventures", None),
        Stat::SpriteAdventures => ("mw-stat-sprite-adventures", None),
        Stat::VillagerAdventures => ("mw-stat-villager-adventures", None),
        Stat::Welcomed => ("mw-stat-welcomed", None),
        Stat::Discovered => ("mw-stat-discovered", None),
        Stat::Improved => ("mw-stat-improved", None),
        Stat::UsedUp => ("mw-stat-used-up", None),
        Stat::Spent => ("mw-stat-spent", None),
        Stat::Earned => ("mw-stat-earned", None),
        Stat::Events => ("mw-stat-events", None),
        Stat::SeasonEffects => ("mw-stat-season-effects", None),
        Stat::BuildingsUsed => ("mw-stat-buildings-used", None),
        Stat::Held(res) => ("mw-stat-held", Some(res_name(res))),
        Stat::LeastHeld => ("mw-stat-least-held", None),
        Stat::MostHeld => ("mw-stat-most-held", None),
        Stat::InTown(kind) => ("mw-stat-in-town", Some(kind_name(kind))),
        Stat::WorkersInTown => ("mw-stat-workers-in-town", None),
        Stat::EmptyPlaces => ("mw-stat-empty-places", None),
        Stat::LeastPurse => ("mw-stat-least-purse", None),
        Stat::AtRest => ("mw-stat-at-rest", None),
        Stat::BothWays => ("mw-stat-both-ways", None),
        Stat::AllDiffer => ("mw-stat-all-differ", None),
    }
}
