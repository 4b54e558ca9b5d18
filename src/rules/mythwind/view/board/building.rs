//! A building in words, wherever it lies.

use crate::rules::{
    Clause, Words,
    mythwind::{
        Building, Res, Space,
        state::Mythwind,
        view::{
            describe::{Form, building_name, kind_name},
            faces,
        },
    },
    table::About,
};

impl Mythwind {
    /// Whether a building's card lies in the supply.
    pub(in crate::rules::mythwind::view) fn in_supply(&self, building: Building) -> bool {
        self.town.place_of(building).is_none() && !self.is_building(building)
    }

    /// A building in words.
    pub(in crate::rules::mythwind::view) fn about_building(&self, building: Building) -> About {
        let content = Self::content();
        let card = content.building(building);
        let mut about = About::new(building_name(building))
            .kind(Words::new("mw-kind-building").with("level", card.level))
            .rule(Words::new(format!("mw-building-{}.flavour", building.slug())));
        about.clause = Some(Clause(CLAUSES[building.index()]));
        about.large = Some(faces::building_large(content, building));
        if let Some(action) = card.action.as_deref().and_then(|effect| Form::Long.effect(effect)) {
            about = about.rule(Words::new("mw-building-use").with("what", action));
        }
        if let Some(end) = card.end.as_deref().and_then(|effect| Form::Long.effect(effect)) {
            about = about.rule(Words::new("mw-building-end").with("what", end));
        }
        if let Some(benefit) = Form::Long.effect(&card.benefit) {
            about = about.rule(Words::new("mw-building-first").with("what", benefit));
        }
        let aligned = match card.aligned {
            Some(kind) => Words::new("mw-building-aligned").with("kind", kind_name(kind)),
            None => Words::new("mw-building-aligned-both"),
        };
        about = about.rule(aligned);
        if let Some(needs) = card.needs {
            let key = if card.replaces { "mw-building-replaces" } else { "mw-building-needs" };
            about = about.rule(Words::new(key).with("needs", building_name(needs)));
        }
        if self.in_supply(building) {
            about = about.now(
                Words::new("mw-building-cost")
                    .with("cost", self.cost_words(building))
                    .with("slot", card.slot),
            );
            if let Err(refusal) = self.check_construct(building, 4) {
                about = about.now(refusal.words);
            }
        }
        if let Some(at) = self.town.place_of(building)
            && let Some(other) = self.standing_on(Space::At(at))
            && building != Building::Longhouse
        {
            about = about.now(Words::new("mw-occupied-now").with("who", other.seat()));
        }
        about
    }

    /// What a building costs now, in symbols.
    fn cost_words(&self, building: Building) -> Words {
        let cost = self.cost_of(building);
        let parts: Vec<Words> = Res::ALL
            .into_iter()
            .filter(|&res| cost.of(res) > 0)
            .map(|res| {
                Words::new("mw-cost-part")
                    .with("count", cost.of(res))
                    .with("res", Words::new(format!("mw-sh-{}", res.slug())))
            })
            .collect();
        if parts.is_empty() {
            Words::new("mw-cost-free")
        } else {
            Words::new("mw-cost-parts").with("all", parts)
        }
    }
}

/// The clause of each building, in the order of the appendix.
const CLAUSES: [&str; 42] = [
    "MW-210", "MW-211", "MW-212", "MW-213", "MW-214", "MW-215", "MW-216", "MW-217", "MW-218", "MW-219",
    "MW-220", "MW-221", "MW-222", "MW-223", "MW-224", "MW-225", "MW-226", "MW-227", "MW-228", "MW-229",
    "MW-230", "MW-231", "MW-232", "MW-233", "MW-234", "MW-235", "MW-236", "MW-237", "MW-238", "MW-239",
    "MW-240", "MW-241", "MW-242", "MW-243", "MW-244", "MW-245", "MW-246", "MW-247", "MW-248", "MW-249",
    "MW-250", "MW-251",
];
