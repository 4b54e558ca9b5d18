//! The steps of the day and of the end of a season, in the order of the rules.

use super::{
    ask::Ask,
    components::{Building, Character, Season},
    effect::Effect,
    event::{Event, Out},
    log::{SeasonLog, Stat},
    moves::Move,
    state::{Calendar, Mythwind, Phase, Sheet, Today},
    task::{Ctx, Source, Step, Task},
    town::LocationId,
};

impl Mythwind {
    /// Does one step.
    pub(super) fn step(&mut self, step: Step, out: &mut Out) {
        match step {
            Step::FirstDawn => self.begin_season(out),
            Step::Weather => self.draw_weather(out),
            Step::Patterns => self.check_patterns(out),
            Step::WeatherEffect => {
                if let Some(&card) = self.weather_row.last() {
                    let effect = Self::content().weather(card).effect.clone();
                    self.stacks.group.push(Task::Do(effect, Ctx::group(Source::Weather(card))));
                }
            }
            Step::Daytime => self.calendar.phase = Phase::Daytime,
            Step::Dusk(who) => self.dusk(who, out),
            Step::Ready(who) => {
                let sheet = self.sheet_mut(who);
                sheet.tired.clear();
                sheet.today.aligned = None;
            }
            Step::Night => self.night(out),
            Step::EndEffects => {
                let left = self.end_effects(|effect| {
                    !matches!(effect, Effect::AfterGoal(_) | Effect::ExtraGoal | Effect::IgnoreGoal)
                });
                self.order_end_effects(left);
            }
            Step::LateEffects => {
                if self.story.goal_succeeded == Some(true) {
                    let left = self.end_effects(|effect| matches!(effect, Effect::AfterGoal(_)));
                    self.order_end_effects(left);
                }
            }
            Step::Homecoming => {
                let everybody: Vec<Character> = self.playing().collect();
                for who in everybody {
                    self.rest_workers(who, out);
                    self.sheet_mut(who).today = Today::default();
                }
            }
            Step::JudgeGoal => self.judge_goal(out),
            Step::GoalOutcome { ignored } => self.goal_outcome(ignored, out),
            Step::NextGoal => self.draw_goals(out),
            Step::NextSeason => {
                self.note_at_seasons_end(out);
                self.write_chapter();
                self.next_season();
            }
            Step::Regrow => {
                if self.story.first_season_over {
                    self.regrow(if self.count() <= 2 { 1 } else { 2 }, out);
                }
                self.story.first_season_over = true;
            }
            Step::Change => self.stacks.group.push(Task::Ask(Ask::Change)),
        }
    }

    /// A day begins (MW-66).
    pub(super) fn begin_day(&mut self) {
        self.calendar.day += 1;
        self.calendar.phase = Phase::Dawn;
        let everybody: Vec<Character> = self.playing().collect();
        for who in everybody {
            self.sheet_mut(who).today = Today::default();
            self.trade_morning(who);
        }
        self.push_steps(&[Step::Weather, Step::Patterns, Step::WeatherEffect, Step::Daytime]);
    }

    /// A season begins with its first dawn.
    pub(super) fn begin_season(&mut self, out: &mut Out) {
        let Calendar { season, year, .. } = self.calendar;
        self.season_log = SeasonLog::starting_with(self.town.forests().count() as u8);
        self.story.goal_succeeded = None;
        self.take_up_trades(out);
        out.tell(Event::SeasonBegan { season, year });
        self.begin_day();
    }

    fn draw_weather(&mut self, out: &mut Out) {
        if let Some(card) = self.hidden.weather.draw() {
            self.weather_row.push(card);
            out.reveal();
            out.tell(Event::WeatherDrawn { day: self.calendar.day, card });
        }
    }

    /// The pattern that the three newest signs complete, if any (MW-72 to MW-76).
    pub fn matched_pattern(&self) -> Option<u8> {
        let [.., a, b, c] = self.weather_row.as_slice() else {
            return None;
        };
        let signs = [a, b, c].map(|&card| Self::content().weather(card).weather);
        let tile = Self::content().season(self.calendar.season);
        tile.patterns.iter().position(|pattern| pattern.signs == signs).map(|at| at as u8)
    }

    fn check_patterns(&mut self, out: &mut Out) {
        let Some(pattern) = self.matched_pattern() else {
            return;
        };
        let season = self.calendar.season;
        self.season_log.add(Stat::SeasonEffects, 1);
        out.tell(Event::PatternMatched { season, pattern });
        let effect = Self::content().season(season).patterns[usize::from(pattern)].effect.clone();
        self.stacks.group.push(Task::Do(effect, Ctx::group(Source::Pattern(season, pattern))));
    }

    /// One character comes home: miniature, workers, own steps (MW-146 to MW-149); skills and alignment
    /// follow once everybody's own steps are done (MW-CJ09).
    fn dusk(&mut self, who: Character, out: &mut Out) {
        self.sheet_mut(who).today.stands = None;
        self.rest_workers(who, out);
        self.trade_dusk(who, out);
    }

    /// Another day while weather cards are left, else the end of the season (MW-150, MW-151).
    fn night(&mut self, out: &mut Out) {
        if !self.hidden.weather.is_empty() {
            self.begin_day();
            return;
        }
        self.calendar.phase = Phase::SeasonEnd;
        let Calendar { season, year, .. } = self.calendar;
        out.tell(Event::SeasonEnded { season, year });
        self.push_steps(&[
            Step::EndEffects,
            Step::Homecoming,
            Step::JudgeGoal,
            Step::NextGoal,
            Step::LateEffects,
            Step::NextSeason,
            Step::Regrow,
            Step::Change,
        ]);
    }

    /// The uncovered buildings whose end-of-season effect is of a kind, by location (MW-153, MW-R23).
    pub(super) fn end_effects(&self, fits: impl Fn(&Effect) -> bool) -> Vec<Building> {
        self.town
            .buildings()
            .filter(|&(at, _): &(LocationId, _)| self.town.at(at).forest.is_none())
            .map(|(_, building)| building)
            .filter(|&building| Self::content().building(building).end.as_deref().is_some_and(&fits))
            .collect()
    }

    /// The group orders several effects; one needs no order (MW-R52).
    fn order_end_effects(&mut self, left: Vec<Building>) {
        match left.as_slice() {
            [] => {}
            [only] => self.push_end_effect(*only),
            _ => self.stacks.group.push(Task::Ask(Ask::EndOrder { left })),
        }
    }

    /// One effect now, the others later; or all in the order of their locations.
    pub(super) fn next_end_effect(&mut self, mut left: Vec<Building>, mv: Move) {
        if let Move::Building(next) = mv {
            left.retain(|&building| building != next);
            self.order_end_effects(left);
            self.push_end_effect(next);
        } else {
            for building in left.into_iter().rev() {
                self.push_end_effect(building);
            }
        }
    }

    pub(super) fn push_end_effect(&mut self, building: Building) {
        if let Some(effect) = Self::content().building(building).end.clone() {
            self.stacks.group.push(Task::Do(effect, Ctx::group(Source::EndOf(building))));
        }
    }

    /// Steps 3 and 4: all weather cards form a new deck, and the next season tile lies down.
    fn next_season(&mut self) {
        self.weather_row.clear();
        let hidden = &mut self.hidden.0;
        let cards = Self::content().weather_of(&self.story.envelopes);
        hidden.weather = crate::rules::Pile::shuffled(cards, &mut hidden.rng);
        self.wake_the_story();
        let next = self.calendar.season.next();
        if next == Season::Spring {
            self.calendar.year += 1;
        }
        self.calendar.season = next;
        self.calendar.day = 0;
    }

    /// Step 6: characters join and leave (MW-171 to MW-173); then the next season begins.
    pub(super) fn change(&mut self, mv: Move, out: &mut Out) {
        match mv {
            Move::Join(who) => {
                if let Some(sheet) = &mut self.sheets[who.index()] {
                    sheet.playing = true;
                } else {
                    self.sheets[who.index()] = Some(Sheet::new(who, Self::content()));
                    self.lay_out_trade(who, out);
                }
                out.tell(Event::Joined { who });
            }
            Move::Leave(who) => {
                self.free_workers(who, out);
                self.sheet_mut(who).playing = false;
                out.tell(Event::Left { who });
            }
            _ => {
                self.begin_season(out);
                return;
            }
        }
        self.stacks.group.push(Task::Ask(Ask::Change));
    }
}
