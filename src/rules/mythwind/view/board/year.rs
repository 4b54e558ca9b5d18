//! The left column: days, season, goal and piles.

use super::{CARD, empty, piece, zone};
use crate::rules::{
    Words,
    mythwind::{
        state::Mythwind,
        view::{describe::Form, faces, ids, layout},
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// Days, omen, season, goal, piles.
    pub(super) fn year_zones(&self, zones: &mut Vec<Zone>) {
        self.day_zones(zones);
        self.omen_zone(zones);
        self.season_zone(zones);
        self.goal_zone(zones);
        self.pile_zones(zones);
    }

    fn day_zones(&self, zones: &mut Vec<Zone>) {
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
            let face = face.sheet(all.inset(1), Sheet::new(Fill::None, 6).dashes(Colour::WoodLight, 1)).text(
                Rect::new(4, 0, 18, rect.h),
                Text::sans(faces::number(day), 13, Colour::WoodLight).least(11),
            );
            zones.push(zone(ids::zone::day(day), rect, face, None));
        }
    }

    fn omen_zone(&self, zones: &mut Vec<Zone>) {
        if let Some((line, odds)) = self.omen() {
            let rect = layout::OMEN;
            let face = Face::new(rect.w, rect.h)
                .text(Rect::new(4, 0, 126, 40), Text::bold(line, 13, Colour::Ink).least(11).top())
                .text(Rect::new(4, 40, 126, 20), Text::sans(odds, 13, Colour::Wood).least(11));
            zones.push(zone(ids::zone::OMEN, rect, face, None));
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

    fn season_zone(&self, zones: &mut Vec<Zone>) {
        let content = Self::content();
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
    }

    fn goal_zone(&self, zones: &mut Vec<Zone>) {
        let goal = self.goal.and_then(|goal| Self::content().goal(goal));
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
    }

    fn pile_zones(&self, zones: &mut Vec<Zone>) {
        let hidden = &self.hidden;
        let piles = [
            (ids::zone::EVENTS, "mythwind/back-event", hidden.events.len(), "mw-pile-events", "MW-196"),
            (
                ids::zone::ADVENTURES,
                "mythwind/adventure-cover",
                hidden.adventures.len(),
                "mw-pile-adventures",
                "MW-102",
            ),
            (
                ids::zone::WEATHER_PILE,
                "mythwind/back-weather",
                hidden.weather.len(),
                "mw-pile-weather",
                "MW-67",
            ),
        ];
        for (rect, (id, art, count, key, clause)) in layout::PILES.into_iter().zip(piles) {
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
                .clause(clause);
            zones.push(zone(id, rect, face, Some(about)));
        }
    }

    /// The days that have come.
    pub(super) fn weather_pieces(&self, pieces: &mut Vec<Piece>) {
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
    }
}
