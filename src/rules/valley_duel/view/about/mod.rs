//! What pieces and zones tell of themselves. One file for each part of the table; here what they share.

mod board;
mod cards;
mod goods;
mod offers;
mod wheels;

use super::names;
use crate::rules::{
    Words,
    table::About,
    valley_duel::{Action, Effect, Effects},
};

pub use board::*;
pub use cards::*;
pub use goods::*;
pub use offers::*;
pub use wheels::*;

/// What an effect means, in words; a mere gain says it by its name.
fn meaning(effect: Effect) -> Option<Words> {
    let rule = |action: Action| Words::new(format!("vd-rule-{}", action.slug()));
    Some(match effect {
        Effect::Points(_) | Effect::Guilders(_) | Effect::Tools(_) | Effect::Bulb(_) => return None,
        Effect::Bulbs(_) => Words::new("vd-rule-any"),
        Effect::Do(action) | Effect::Twice(action) => rule(action),
        special => Words::new(format!("vd-rule-{}", names::slug(special))),
    })
}

/// An about with what effects mean.
fn explained(about: About, effects: Effects) -> About {
    let about = effects.iter().filter_map(meaning).fold(about, About::rule);
    if effects.second.is_some() { about.rule(Words::new("vd-rule-order")) } else { about }
}

/// The clause to look up for effects: that of the first that is more than a gain.
fn clause(effects: Effects) -> &'static str {
    effects.iter().find_map(effect_clause).unwrap_or("VD-57")
}

/// The clause of an effect that is more than a gain.
const fn effect_clause(effect: Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Points(_) => "VD-61",
        Effect::Guilders(_) | Effect::Tools(_) => return None,
        Effect::Bulb(_) => "VD-59",
        Effect::Bulbs(_) => "VD-58",
        Effect::Do(action) => names::action_clause(action),
        Effect::Twice(_) => "VD-167",
        Effect::PlantSame => "VD-168",
        Effect::PlantDifferent => "VD-169",
        Effect::WindmillBoth => "VD-166",
        Effect::TradeMany => "VD-162",
        Effect::FarmSwap => "VD-165",
        Effect::EnhanceBoth => "VD-159",
        Effect::EnhancePrinted => "VD-160",
    })
}
