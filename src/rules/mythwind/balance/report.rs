//! The tables of the measure, in Markdown.

use std::fmt;

use super::{
    deed::Deed,
    tally::{RESOURCE, TOWN, Tally},
};
use crate::rules::mythwind::components::{Character, Res};

/// What every mix of characters came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    mixes: Vec<(Vec<Character>, Tally, Tally)>,
}

impl Report {
    /// Adds a mix: who played, by a sensible player and at random.
    pub fn add(&mut self, mix: Vec<Character>, sensible: Tally, random: Tally) {
        self.mixes.push((mix, sensible, random));
    }

    /// The mixes, each with what it came to by a sensible player and at random.
    pub fn mixes(&self) -> impl Iterator<Item = &(Vec<Character>, Tally, Tally)> {
        self.mixes.iter()
    }

    /// All seasons of a character by a sensible player, and at random.
    pub fn of(&self, who: Character) -> [Tally; 2] {
        let mut sums = [Tally::default(), Tally::default()];
        for (_, sensible, random) in self.mixes.iter().filter(|(mix, ..)| mix.contains(&who)) {
            sums[0] += sensible;
            sums[1] += random;
        }
        sums
    }

    /// Everything by a sensible player.
    pub fn all(&self) -> Tally {
        let mut sum = Tally::default();
        self.mixes.iter().for_each(|(_, sensible, _)| sum += sensible);
        sum
    }
}

/// One number with one decimal, rounded half up.
fn tenths(part: i64, of: i64) -> String {
    let of = of.max(1);
    let tenths = (part.abs() * 20 + of) / (of * 2);
    format!("{}{}.{}", if part < 0 && tenths > 0 { "-" } else { "" }, tenths / 10, tenths % 10)
}

fn percent(part: i64, of: i64) -> String {
    let of = of.max(1);
    format!("{}", (part * 200 + of) / (of * 2))
}

fn letters(mix: &[Character]) -> String {
    if let [alone] = mix {
        return format!("{alone:?}");
    }
    let letters: Vec<String> =
        mix.iter().filter_map(|who| format!("{who:?}").get(..1).map(str::to_owned)).collect();
    letters.join(" ")
}

impl Report {
    fn characters(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| Character | seasons | own work | at random | its actions |")?;
        writeln!(f, "|---|---|---|---|---|")?;
        for who in Character::ALL {
            let [sensible, random] = self.of(who);
            let deeds = Deed::of_trade(who);
            let all: i64 = deeds.iter().map(|&deed| sensible.deeds[deed as usize]).sum();
            let shares: Vec<String> = deeds
                .iter()
                .map(|&deed| format!("{} {} %", deed.name(), percent(sensible.deeds[deed as usize], all)))
                .collect();
            writeln!(
                f,
                "| {who:?} | {} | {} | {} | {} |",
                sensible.seasons,
                tenths(sensible.trade[who.index()], sensible.seasons),
                tenths(random.trade[who.index()], random.seasons),
                shares.join(", "),
            )?;
        }
        Ok(())
    }

    fn table_of_mixes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| Who plays | own work each: C / F / M / R | at random | all, each | at random | goals reached | \
             at 0: P / I / F / C | at 10: P / I / F / C | buildings | story | story ends |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|---|---|")?;
        for (mix, sensible, random) in &self.mixes {
            let work = |tally: &Tally| {
                let each = Character::ALL.map(|who| match mix.contains(&who) {
                    true => tenths(tally.trade[who.index()], tally.seasons),
                    false => "-".into(),
                });
                each.join(" / ")
            };
            let people = mix.len() as i64;
            let all =
                |tally: &Tally| tenths(tally.coins + RESOURCE * tally.resources, tally.seasons * people);
            let ends = |at: usize| {
                Res::ALL.map(|res| percent(sensible.ends[res.index()][at], sensible.days)).join(" / ")
            };
            let [ended, seasons] = sensible.ended;
            let years = if ended == 0 { "-".into() } else { format!("year {}", tenths(seasons, ended * 4)) };
            writeln!(
                f,
                "| {} | {} | {} | {} | {} | {} % | {} | {} | {} | {} | {years} |",
                letters(mix),
                work(sensible),
                work(random),
                all(sensible),
                all(random),
                percent(sensible.goals[1], sensible.goals[0]),
                ends(0),
                ends(1),
                tenths(sensible.built, sensible.seasons),
                tenths(sensible.story, sensible.seasons),
            )?;
        }
        Ok(())
    }

    fn town_actions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.all();
        let sum: i64 = all.town.iter().sum();
        writeln!(f, "| {} |", TOWN.join(" | "))?;
        writeln!(f, "|{}", "---|".repeat(TOWN.len()))?;
        let shares: Vec<String> =
            all.town.iter().map(|&count| format!("{} %", percent(count, sum))).collect();
        writeln!(f, "| {} |", shares.join(" | "))
    }
}

impl Report {
    fn goals(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.all();
        let judged = (0..).zip(&all.each_goal).filter(|(_, [judged, _])| *judged > 0);
        let shares: Vec<String> = judged
            .map(|(goal, [judged, reached])| format!("{goal:02}: {} %", percent(*reached, *judged)))
            .collect();
        writeln!(f, "Goals reached, each by its number: {}.", shares.join(", "))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.characters(f)?;
        writeln!(f)?;
        self.town_actions(f)?;
        writeln!(f)?;
        self.table_of_mixes(f)?;
        writeln!(f)?;
        self.goals(f)
    }
}
