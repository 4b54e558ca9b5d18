//! The chronicle as an album: a leaf for each season, with the town as it stood, and the achievements.

use super::{describe::building_name, layout};
use crate::rules::{
    Album, Clause, Leaf, Medal, Note, Words,
    mythwind::{Achievement, Building, Chapter, Earned, LocationId, Mythwind, Season},
    table::{Colour, Face, Fill, Rect, Sheet, Text},
};

impl Mythwind {
    /// What there is to look back on (MW-163, MW-293).
    pub(in crate::rules::mythwind) fn chronicle(&self) -> Album {
        Album {
            title: Words::new("mw-chronicle"),
            leaves: self.story.chronicle.iter().map(|chapter| self.leaf(chapter)).collect(),
            medals: Achievement::ALL.map(|what| self.medal(what)).to_vec(),
        }
    }

    fn leaf(&self, chapter: &Chapter) -> Leaf {
        let people: Vec<Words> =
            chapter.people.iter().map(|who| Words::new("name").with("who", who.seat())).collect();
        Leaf {
            title: season_of(chapter.year, chapter.season),
            people: Words::new("mw-chronicle-people").with("names", people),
            picture: town(&chapter.town),
            notes: [
                ("goal", goal(chapter)),
                ("built", chapter.built.iter().map(|building| building_name(*building)).collect()),
                ("chosen", chapter.chosen.iter().map(|(id, option)| chosen(*id, *option)).collect()),
                ("met", met(chapter)),
                ("earned", self.earned_in(chapter)),
            ]
            .into_iter()
            .filter(|(_, lines): &(_, Vec<Words>)| !lines.is_empty())
            .map(|(kind, lines)| Note { title: Words::new(format!("mw-chronicle-{kind}")), lines })
            .collect(),
        }
    }

    fn earned_in(&self, chapter: &Chapter) -> Vec<Words> {
        let then = (chapter.year, chapter.season);
        let earned = self.story.earned.iter().filter(|earned| (earned.year, earned.season) == then);
        let names = earned.map(|earned| achievement_name(earned.what));
        [Words::new("mw-chronicle-coins").with("coins", chapter.earned)].into_iter().chain(names).collect()
    }

    fn medal(&self, what: Achievement) -> Medal {
        let when = self.story.earned.iter().find(|earned| earned.what == what).map(Earned::when);
        let name = achievement_name(what);
        let rule = Words::new(format!("{}.rule", name.key));
        Medal { key: what.slug().into(), name, rule, clause: Clause(what.clause()), when }
    }
}

impl Earned {
    /// The day it was earned on, in words.
    fn when(&self) -> Words {
        let season = season_of(self.year, self.season);
        match self.day {
            Some(day) => Words::new("mw-earned-on").with("season", season).with("day", day),
            None => Words::new("mw-earned-at-end").with("season", season),
        }
    }
}

fn achievement_name(what: Achievement) -> Words {
    Words::new(format!("mw-achievement-{}", what.slug()))
}

fn season_of(year: u16, season: Season) -> Words {
    let season = Words::new(format!("mw-season-{}", season.slug()));
    Words::new("mw-chronicle-season").with("season", season).with("year", year)
}

fn goal(chapter: &Chapter) -> Vec<Words> {
    let words = chapter.goal.map(|(goal, reached)| {
        let key = if reached { "mw-chronicle-reached" } else { "mw-chronicle-missed" };
        Words::new(key).with("goal", Words::new(format!("mw-goal-{goal:02}")))
    });
    words.into_iter().collect()
}

fn option(of: &str, option: u8) -> Words {
    Words::new(format!("{of}.{}", ["a", "b", "c"][usize::from(option.min(2))]))
}

fn chosen(id: u8, taken: u8) -> Words {
    let event = format!("mw-event-{id}");
    let option = option(&event, taken);
    Words::new("mw-chronicle-choice").with("name", Words::new(event)).with("option", option)
}

/// The adventures; of seasons written down without them, their number.
fn met(chapter: &Chapter) -> Vec<Words> {
    if chapter.met.is_empty() && chapter.adventures > 0 {
        return vec![Words::new("mw-chronicle-adventures").with("count", chapter.adventures)];
    }
    let adventures = chapter.met.iter().map(|&(who, id, section)| {
        let card = format!("mw-adventure-{id:02}");
        let option = option(&card, section);
        Words::new("mw-chronicle-adventure")
            .with("who", who.seat())
            .with("name", Words::new(card))
            .with("option", option)
    });
    adventures.collect()
}

/// The town as it stood: its ground, the tower, and a card for every building in its place.
fn town(buildings: &[(LocationId, Building)]) -> Face {
    let ground = layout::GROUND;
    let from_ground = |rect: Rect| Rect::new(rect.x - ground.x, rect.y - ground.y, rect.w, rect.h);
    let face = Face::art(ground.w, ground.h, "mythwind/town-board", 14)
        .symbol(from_ground(layout::TOWER), "mythwind/tower");
    buildings.iter().fold(face, |face, (at, building)| {
        let card = from_ground(layout::location(*at));
        let (picture, name) = (card.h - 30, Rect::new(card.x + 4, card.y + card.h - 27, card.w - 8, 24));
        face.sheet(card, Sheet::new(Fill::Flat(Colour::Paper), 9).raised(1))
            .picture(
                Rect::new(card.x + 5, card.y + 5, card.w - 10, picture),
                format!("mythwind/building-{}", building.slug()),
                6,
            )
            .text(name, Text::serif(building_name(*building), 15, Colour::Ink).least(11).centred())
    })
}
