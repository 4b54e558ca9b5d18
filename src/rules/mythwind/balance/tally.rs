//! What seasons came to, counted from what happened in them.

use std::ops::AddAssign;

use super::deed::Deed;
use crate::rules::mythwind::{
    components::{Character, Res},
    event::Event,
    farmer::FarmMove,
    merchant::DealMove,
    moves::{Move, TownAction},
    ranger::RoamMove,
    state::Mythwind,
};

/// A town resource in coins.
pub const RESOURCE: i64 = 6;
/// The last event of the story; those after it are for every day.
const STORY: u8 = 134;

/// Seasons of one mix of characters, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Seasons, and days.
    pub seasons: i64,
    /// Days.
    pub days: i64,
    /// What each character's own work brought, less what it cost, in coins; a town resource counts six.
    pub trade: [i64; 4],
    /// All coins that came to anybody, whatever for, less what goods and seeds cost.
    pub coins: i64,
    /// Resources that came to the town.
    pub resources: i64,
    /// How often each character action was begun.
    pub deeds: [i64; 12],
    /// How often each kind of town action was taken, as in [`TOWN`].
    pub town: [i64; 7],
    /// Days on which each track stood at 0 and at 10 at dusk.
    pub ends: [[i64; 2]; 4],
    /// Goals that were judged, and those reached.
    pub goals: [i64; 2],
    /// The same for each goal.
    pub each_goal: Vec<[i64; 2]>,
    /// Buildings finished.
    pub built: i64,
    /// Events of the story.
    pub story: i64,
    /// Skills gained.
    pub skills: i64,
    /// Campaigns whose story came to its end, and the seasons that took.
    pub ended: [i64; 2],
}

/// The kinds of town actions.
pub const TOWN: [&str; 7] =
    ["Adventure", "Improve", "Discover", "Construct", "Demolish", "Hire", "Use a building"];

fn town_slot(action: TownAction) -> usize {
    TownAction::BASIC.iter().position(|basic| *basic == action).unwrap_or(6)
}

impl Tally {
    /// Counts a move before it is made.
    pub fn note_move(&mut self, game: &Mythwind, who: Character, mv: Move) {
        if let Some(deed) = Deed::begun(&mv, game.doing(who)) {
            self.deeds[deed as usize] += 1;
        }
        match mv {
            Move::Act(action) => self.town[town_slot(action)] += 1,
            Move::Learn(_) => self.skills += 1,
            Move::Deal(DealMove::Haggle) => self.trade[who.index()] += i64::from(game.haggle_coins(who)),
            Move::Farm(FarmMove::Plant { crop, .. }) => {
                let seed = i64::from(game.seed_price(who, crop));
                self.trade[who.index()] -= seed;
                self.coins -= seed;
            }
            // What three different finds bring follows as an answer.
            Move::Roam(RoamMove::Mix { .. }) => self.trade[who.index()] += RESOURCE,
            _ => {}
        }
    }

    /// Counts what a move brought.
    pub fn note_events(&mut self, game: &Mythwind, events: &[Event]) {
        let gains = |events: &[Event]| {
            let gains = events.iter().filter_map(|event| match event {
                Event::Resource { by, .. } if *by > 0 => Some(i64::from(*by)),
                _ => None,
            });
            gains.sum::<i64>()
        };
        for event in events {
            match *event {
                Event::Coins { by, .. } if by > 0 => self.coins += i64::from(by),
                Event::Sold { who, coins, .. }
                | Event::UnitSold { who, coins, .. }
                | Event::Delivered { who, coins, .. }
                | Event::FindSold { who, coins, .. }
                | Event::CameBack { who, coins } => self.trade[who.index()] += i64::from(coins),
                Event::Withered { who, .. } => self.trade[who.index()] += 1,
                Event::Outdone { who, .. } => self.trade[who.index()] += 3,
                Event::Bought { who, coins, .. } => {
                    self.trade[who.index()] -= i64::from(coins);
                    self.coins -= i64::from(coins);
                }
                Event::GivenToTown { who, .. } | Event::Bartered { who } => {
                    self.trade[who.index()] += RESOURCE * gains(events);
                }
                // A Harvest Feast takes two crops; a Charter Company hands over four goods.
                Event::Taken { who, .. } => self.trade[who.index()] += RESOURCE * 3 / 2,
                Event::HandedOver { who } => self.trade[who.index()] += RESOURCE * 2,
                Event::DuskFell { .. } => {
                    self.days += 1;
                    for res in Res::ALL {
                        let held = game.town.held.of(res);
                        self.ends[res.index()][0] += i64::from(held == 0);
                        self.ends[res.index()][1] += i64::from(held == 10);
                    }
                }
                Event::GoalJudged { goal, success } => {
                    self.goals[0] += 1;
                    self.goals[1] += i64::from(success);
                    self.each_goal.resize(self.each_goal.len().max(usize::from(goal) + 1), [0; 2]);
                    self.each_goal[usize::from(goal)][0] += 1;
                    self.each_goal[usize::from(goal)][1] += i64::from(success);
                }
                Event::Completed { .. } => self.built += 1,
                Event::EventChosen { id, .. } => self.story += i64::from(id <= STORY),
                Event::SeasonEnded { .. } => self.seasons += 1,
                Event::StoryComplete => {
                    self.ended[0] += 1;
                    self.ended[1] +=
                        i64::from(game.calendar.year - 1) * 4 + i64::from(game.calendar.season as u8) + 1;
                }
                _ => {}
            }
        }
        self.resources += gains(events);
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        fn add<const N: usize>(a: &mut [i64; N], b: &[i64; N]) {
            a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
        }
        self.seasons += other.seasons;
        self.days += other.days;
        self.coins += other.coins;
        self.resources += other.resources;
        self.built += other.built;
        self.story += other.story;
        self.skills += other.skills;
        add(&mut self.trade, &other.trade);
        add(&mut self.deeds, &other.deeds);
        add(&mut self.town, &other.town);
        add(&mut self.goals, &other.goals);
        add(&mut self.ended, &other.ended);
        self.ends.iter_mut().zip(&other.ends).for_each(|(a, b)| add(a, b));
        self.each_goal.resize(self.each_goal.len().max(other.each_goal.len()), [0; 2]);
        self.each_goal.iter_mut().zip(&other.each_goal).for_each(|(a, b)| add(a, b));
    }
}
