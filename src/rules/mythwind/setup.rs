//! Laying a new campaign out (MW-13 to MW-29).

use super::{
    components::{Building, Character, Kind, Season, Stock},
    content::Content,
    dice::{Dice, DieAt},
    event::Out,
    log::SeasonLog,
    state::{Calendar, Hidden, Mythwind, Phase, Setup, Sheet, Stacks, StoryState},
    task::{Step, Task},
    town::{LocationId, Town},
};
use crate::rules::{Clause, Pile, Rng, Sealed, SetupError, Words};

/// The goals in the first deck (MW-26).
const FIRST_GOALS: std::ops::RangeInclusive<u8> = 1..=7;
/// The adventures in the first deck (MW-24).
const FIRST_ADVENTURES: (u8, u8) = (1, 10);
/// The event the campaign starts with (MW-23).
const FIRST_EVENT: u8 = 1;
/// Where the Longhouse stands (MW-20).
const LONGHOUSE_AT: LocationId = LocationId(7);

impl Setup {
    /// So many characters, the Farmer first.
    pub fn of(players: u8) -> Setup {
        let order = [Character::Farmer, Character::Crafter, Character::Merchant, Character::Ranger];
        Setup { characters: order.into_iter().take(usize::from(players)).collect() }
    }

    /// Checks who sits down (MW-01, MW-02).
    ///
    /// # Errors
    /// If there are no characters, more than four, or one twice.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |clause, key: &'static str| Err(SetupError { clause: Clause(clause), words: Words::new(key) });
        if !(1..=4).contains(&self.characters.len()) {
            return refuse("MW-01", "mw-no-such-count");
        }
        let mut seen = self.characters.clone();
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != self.characters.len() {
            return refuse("MW-02", "mw-no-same-character");
        }
        Ok(())
    }
}

impl Mythwind {
    /// Lays out a new campaign and asks for the first goal.
    pub(super) fn lay_out(setup: &Setup, seed: u64) -> Result<Mythwind, SetupError> {
        setup.check()?;
        let content = Content::get();
        let mut rng = Rng::seeded(seed);

        let mut town = Town::default();
        town.held = Stock { production: 1, income: 1, food: 1, culture: 1 };
        for card in &content.forests {
            town.at_mut(LocationId(card.id)).forest = Some(card.id);
        }
        town.at_mut(LONGHOUSE_AT).building = Some(Building::Longhouse);
        town.known.insert(Building::Longhouse);

        let mut dice = Dice::default();
        for kind in Kind::ALL {
            if let Some(die) = dice.spare(kind) {
                dice.roll(die, &mut rng);
                dice.put(die, DieAt::Tower);
            }
        }

        let mut sheets = [const { None }; 4];
        for &who in &setup.characters {
            sheets[who.index()] = Some(Sheet::new(who, content));
        }
        let events = Pile::shuffled([FIRST_EVENT], &mut rng);
        let adventures = Pile::shuffled(FIRST_ADVENTURES.0..=FIRST_ADVENTURES.1, &mut rng);
        let weather = Pile::shuffled(content.weather_of(&Default::default()), &mut rng);
        let goals = Pile::shuffled(FIRST_GOALS, &mut rng);
        let hidden = Hidden {
            rng,
            events,
            adventures,
            weather,
            goals,
            forests: Pile::default(),
            orders: Default::default(),
            rivals: Pile::default(),
            regions: Default::default(),
        };

        let mut game = Mythwind {
            calendar: Calendar { year: 1, season: Season::Spring, day: 0, phase: Phase::Opening },
            town,
            dice,
            weather_row: Vec::new(),
            goal: None,
            goal_choice: Vec::new(),
            sheets,
            season_log: SeasonLog::default(),
            story: StoryState {
                unlocked: [FIRST_EVENT].into(),
                adventures: (FIRST_ADVENTURES.0..=FIRST_ADVENTURES.1).collect(),
                ..StoryState::default()
            },
            stacks: Stacks::default(),
            hidden: Sealed(hidden),
        };
        for &who in &setup.characters {
            game.lay_out_trade(who, &mut Out::default());
        }
        game.stacks.group.push(Task::Step(Step::FirstDawn));
        game.push_steps(&[Step::NextGoal]);
        game.settle(&mut Out::default());
        Ok(game)
    }
}
