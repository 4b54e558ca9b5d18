//! What things are called, in words.

use crate::rules::{
    Arg, Words,
    valley_duel::{
        Action, Colour, Counts, Effect, Effects, Export, Farm, Node, Patch, Port, Source, Tile,
        content::Content,
    },
};

/// A number.
pub fn number(count: impl Into<Arg>) -> Words {
    Words::new("number").with("n", count)
}

/// A number before and after.
pub fn change(key: &'static str, before: impl Into<Arg>, after: impl Into<Arg>) -> Words {
    Words::new(key).with("before", before).with("after", after)
}

/// A colour.
pub fn colour(colour: Colour) -> Words {
    Words::new(format!("vd-colour-{}", colour.slug()))
}

/// The letter that stands for a colour.
pub fn letter(colour: Colour) -> Words {
    Words::new(format!("vd-letter-{}", colour.slug()))
}

/// A Bulb of a colour.
pub fn bulb(of: Colour) -> Words {
    Words::new("vd-bulb").with("colour", colour(of))
}

/// A main action.
pub fn action(action: Action) -> Words {
    Words::new(format!("vd-action-{}", action.slug()))
}

/// What an effect does.
pub fn effect(effect: Effect) -> Words {
    match effect {
        Effect::Points(count) => Words::new("vd-effect-points").with("count", count),
        Effect::Guilders(count) => Words::new("vd-effect-guilders").with("count", count),
        Effect::Tools(count) => Words::new("vd-effect-tools").with("count", count),
        Effect::Bulb(of) => bulb(of),
        Effect::Bulbs(count) => Words::new("vd-effect-bulbs").with("count", count),
        Effect::Do(of) => action(of),
        Effect::Twice(of) => Words::new("vd-effect-twice").with("action", action(of)),
        special => Words::new(format!("vd-effect-{}", slug(special))),
    }
}

/// The name of an effect that is more than a gain or a main action, in keys of words and pictures.
pub const fn slug(effect: Effect) -> &'static str {
    match effect {
        Effect::PlantSame => "plant-same",
        Effect::PlantDifferent => "plant-different",
        Effect::WindmillBoth => "build-both",
        Effect::TradeMany => "trade-many",
        Effect::FarmSwap => "farm-swap",
        Effect::EnhanceBoth => "enhance-both",
        Effect::EnhancePrinted => "enhance-printed",
        _ => "gain",
    }
}

/// What a space or a tile does: one effect, or two in either order.
pub fn effects(effects: Effects) -> Words {
    match effects.second {
        None => effect(effects.first),
        Some(second) => {
            Words::new("vd-effects").with("first", effect(effects.first)).with("second", effect(second))
        }
    }
}

/// A wheel tile is called by what it does.
pub fn tile(tile: Tile) -> Words {
    effects(Content::get().tile(tile))
}

/// So is an Export tile.
pub fn export(export: Export) -> Words {
    effects(Content::get().export(export))
}

/// A Patch.
pub fn patch(patch: Patch) -> Words {
    let at = patch.index();
    Words::new(if at < 6 { "vd-patch-west" } else { "vd-patch-east" }).with("number", at % 6 + 1)
}

/// A Windmill space, by the Patches beside it.
pub fn node(node: Node) -> Words {
    let [one, other] = Content::get().corner(node);
    Words::new("vd-node").with("one", patch(one.0)).with("other", patch(other.0))
}

/// A Port.
pub fn port(port: Port) -> Words {
    Words::new("vd-port").with("number", port.number())
}

/// A farm card.
pub fn farm(farm: Farm) -> Words {
    Words::new(format!("vd-farm-{:02}", farm.number()))
}

/// What a Helper does.
pub fn helps(farm: Farm) -> Words {
    let printed = Content::get().farm(farm);
    Words::new("vd-helps").with("action", action(printed.trigger)).with("gain", effect(printed.gain))
}

/// What a Contract pays for.
pub fn pays(farm: Farm) -> Words {
    let printed = Content::get().farm(farm);
    let words = |key: &'static str| Words::new(key).with("each", printed.each);
    match printed.counts {
        Counts::WhiteWindmills => words("vd-pays-white-windmills"),
        Counts::FullPatches => words("vd-pays-full-patches"),
        Counts::TradedPairs => words("vd-pays-traded-pairs"),
        Counts::OwnTiles => words("vd-pays-own-tiles"),
        Counts::MixedPatches(of) => words("vd-pays-mixed-patches").with("colour", colour(of)),
        Counts::Traded(of) => {
            words("vd-pays-traded").with("colours", of.iter().map(colour).collect::<Vec<Words>>())
        }
        Counts::TradedColours => words("vd-pays-traded-colours"),
        Counts::ScoredContracts => words("vd-pays-scored-contracts"),
    }
}

/// The clause a Contract follows.
pub const fn contract_clause(counts: Counts) -> &'static str {
    match counts {
        Counts::WhiteWindmills => "VD-170",
        Counts::FullPatches => "VD-171",
        Counts::TradedPairs => "VD-172",
        Counts::OwnTiles => "VD-173",
        Counts::MixedPatches(_) => "VD-174",
        Counts::Traded(_) => "VD-175",
        Counts::TradedColours => "VD-176",
        Counts::ScoredContracts => "VD-177",
    }
}

/// The clause that describes a main action.
pub const fn action_clause(action: Action) -> &'static str {
    match action {
        Action::Market => "VD-125",
        Action::Plant => "VD-108",
        Action::Windmill => "VD-117",
        Action::Trade => "VD-138",
        Action::Enhance => "VD-65",
        Action::Farm => "VD-80",
    }
}

/// What brought Victory Points or goods.
pub fn source(source: Source) -> Words {
    Words::new(match source {
        Source::Wheel => "vd-source-wheel",
        Source::Planting => "vd-source-planting",
        Source::Windmill => "vd-source-windmill",
        Source::Trade => "vd-source-trade",
        Source::Export => "vd-source-export",
        Source::Helper => "vd-source-helper",
        Source::Contract => "vd-source-contract",
        Source::Tulips => "vd-source-tulips",
    })
}
