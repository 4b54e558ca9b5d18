//! Pages held up for everybody: an event, an adventure, what a season came to.

use super::{describe::building_name, faces::number};
use crate::rules::{
    Page, Words,
    mythwind::{Flag, Mythwind, Season, Stat, StoryArgs},
};

/// What a season's page counts.
const COUNTS: [(&str, Stat); 9] = [
    ("mw-count-buildings", Stat::Built),
    ("mw-count-forests", Stat::Discovered),
    ("mw-count-hired", Stat::Hired),
    ("mw-count-welcomed", Stat::Welcomed),
    ("mw-count-adventures", Stat::Adventures),
    ("mw-count-events", Stat::Events),
    ("mw-count-effects", Stat::SeasonEffects),
    ("mw-count-coins", Stat::Earned),
    ("mw-count-spent", Stat::Spent),
];

impl Mythwind {
    /// Words of the story, with what the story remembers filled in.
    fn story_words(&self, key: String) -> Words {
        story_words(key, self.story_args())
    }

    /// An event, before the group chooses.
    pub(super) fn event_page(&self, id: u8, telling: u8) -> Page {
        let front = if telling == 0 { "front" } else { "front-2" };
        Page {
            title: Words::new(format!("mw-event-{id}")),
            kind: Words::new("mw-kind-event"),
            picture: Some(event_picture(id).into()),
            paragraphs: vec![self.story_words(format!("mw-event-{id}.{front}"))],
            counts: Vec::new(),
        }
    }

    /// An adventure, before its character chooses.
    pub(super) fn adventure_page(&self, id: u8) -> Page {
        Page {
            title: Words::new(format!("mw-adventure-{id:02}")),
            kind: Words::new("mw-kind-adventure"),
            picture: Some(adventure_picture(id).into()),
            paragraphs: vec![self.story_words(format!("mw-adventure-{id:02}.front"))],
            counts: Vec::new(),
        }
    }

    /// What the season that is over came to; the calendar shows the next one already (MW-163, MW-171).
    pub(super) fn season_page(&self) -> Page {
        let next = self.calendar.season;
        let season = |season: Season| Words::new(format!("mw-season-{}", season.slug()));
        let year =
            if next == Season::Spring { self.calendar.year.saturating_sub(1) } else { self.calendar.year };
        let goal = match self.story.goal_succeeded {
            Some(true) => "mw-season-goal-reached",
            Some(false) => "mw-season-goal-missed",
            None => "mw-season-goal-none",
        };
        let names: Vec<Words> = self
            .story
            .earned
            .iter()
            .filter(|earned| (earned.year, earned.season) == (year, next.before()))
            .map(|earned| Words::new(format!("mw-achievement-{}", earned.what.slug())))
            .collect();
        let earned = (!names.is_empty()).then(|| Words::new("mw-season-achievements").with("names", names));
        let built: Vec<Words> =
            self.season_log.built.iter().map(|building| building_name(*building)).collect();
        let built = (!built.is_empty()).then(|| Words::new("mw-season-built").with("names", built));
        let counted = COUNTS.map(|(key, stat)| (Words::new(key), number(self.season_log.count(stat))));
        let purses = self.playing().map(|who| {
            let name = Words::new("mw-purse-of").with("who", who.seat());
            (name, number(self.sheet(who).coins))
        });
        Page {
            title: Words::new("mw-season-over").with("season", season(next.before())).with("year", year),
            kind: Words::new("mw-phase-season-end"),
            picture: Some("mythwind/scene-season-end".into()),
            paragraphs: [
                Some(Words::new(goal)),
                built,
                earned,
                Some(Words::new("mw-season-next").with("season", season(next))),
            ]
            .into_iter()
            .flatten()
            .collect(),
            counts: counted.into_iter().chain(purses).collect(),
        }
    }
}

/// The picture of the chapter an event belongs to; its side cards go with it.
pub fn event_picture(id: u8) -> &'static str {
    match id {
        ..=16 => "mythwind/chapter-pegs",
        17..=26 | 31..=34 => "mythwind/chapter-lights",
        27..=43 => "mythwind/chapter-house-rules",
        44..=58 => "mythwind/chapter-court",
        59..=73 => "mythwind/chapter-guild",
        74..=81 => "mythwind/chapter-one-fire",
        82..=108 => "mythwind/chapter-frost",
        109..=124 | 126..=128 => "mythwind/chapter-thread",
        125..=133 => "mythwind/chapter-answer",
        _ => "mythwind/chapter-every-day",
    }
}

/// The picture of the set an adventure belongs to.
pub fn adventure_picture(id: u8) -> &'static str {
    match id {
        ..=10 => "mythwind/wander-hedgerow",
        11..=20 => "mythwind/wander-riverbank",
        21..=30 => "mythwind/wander-fen",
        31..=45 => "mythwind/wander-court",
        46..=60 => "mythwind/wander-road",
        61..=79 => "mythwind/wander-beyond",
        _ => "mythwind/wander-long-way",
    }
}

/// Words of the story, with what they turn on.
pub fn story_words(key: String, story: StoryArgs) -> Words {
    let town = match story.town {
        Some(Flag::Wind) => "mw-town-wind",
        Some(_) => "mw-town-hearth",
        None => "mw-town-none",
    };
    let trust = match story.trust {
        ..=0 => "wary",
        1..=2 => "known",
        _ => "kin",
    };
    Words::new(key)
        .with("town", Words::new(town))
        .with("bank", if story.south { "south" } else { "north" })
        .with("road", if story.guild { "guild" } else { "court" })
        .with("ration", if story.ration { "yes" } else { "no" })
        .with("trust", trust)
}
