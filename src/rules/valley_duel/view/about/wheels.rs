//! Wheels, their sections, and the tiles for them.

use super::{clause, explained};
use crate::rules::{
    Seat, Words,
    table::About,
    valley_duel::{
        Kind, SEATS, Tile, ValleyDuel, Wheel,
        content::Content,
        view::{faces, names},
    },
};

/// A Personal Wheel.
pub fn wheel(game: &ValleyDuel, seat: Seat) -> About {
    let laid = game.wheels.on_own[seat.index()].iter().flatten().count();
    About::new(Words::new("vd-about-wheel").with("who", seat))
        .rule(Words::new("vd-about-wheel-rule"))
        .rule(Words::new("vd-about-gears"))
        .now(Words::new("vd-tiles-on").with("count", laid))
        .clause("VD-38")
}

/// The Central Wheel.
pub fn central(game: &ValleyDuel) -> About {
    let laid = game.wheels.on_central.iter().flatten().count();
    About::new(Words::new("vd-about-central"))
        .rule(Words::new("vd-about-central-rule"))
        .rule(Words::new("vd-about-gears"))
        .now(Words::new("vd-tiles-on").with("count", laid))
        .clause("VD-43")
}

/// How a section stands to the players now.
fn standing(about: About, game: &ValleyDuel, owner: Seat, wheel: Wheel, section: u8) -> About {
    let meets = |seat: &Seat| {
        (wheel == Wheel::Central || *seat == owner) && game.wheels.meshed(*seat, wheel) == section
    };
    let Some(seat) = SEATS.into_iter().find(meets) else {
        let free = game.wheels.is_free(owner, wheel, section);
        return if free { about.now(Words::new("vd-now-free")) } else { about };
    };
    let key = match (wheel, seat == game.active) {
        (_, true) => "vd-now-choose",
        (Wheel::Central, false) => "vd-now-follow",
        (Wheel::Own, false) => "vd-now-barred",
    };
    about.now(Words::new(key).with("who", seat))
}

fn kind(owner: Seat, wheel: Wheel) -> Words {
    match wheel {
        Wheel::Central => Words::new("vd-kind-central"),
        Wheel::Own => Words::new("vd-kind-own").with("who", owner),
    }
}

/// What is printed on a section.
pub fn section(game: &ValleyDuel, owner: Seat, wheel: Wheel, section: u8) -> About {
    let effects = game.space(owner, wheel, section);
    let about = About::new(names::effects(effects)).kind(kind(owner, wheel));
    standing(explained(about, effects), game, owner, wheel, section).clause(clause(effects))
}

fn named(tile: Tile) -> About {
    let effects = Content::get().tile(tile);
    let kind = match tile.kind() {
        Kind::Wooden => "vd-kind-wooden",
        Kind::Silver => "vd-kind-silver",
    };
    let about = explained(About::new(names::effects(effects)).kind(Words::new(kind)), effects);
    About { large: Some(faces::tile(tile)), ..about }
}

/// A tile on offer.
pub fn tile(tile: Tile) -> About {
    named(tile)
        .rule(Words::new("vd-about-tile").with("cost", tile.cost()))
        .clause(if tile.kind() == Kind::Wooden { "VD-70" } else { "VD-71" })
}

/// A tile on a wheel.
pub fn laid(game: &ValleyDuel, owner: Seat, wheel: Wheel, section: u8, tile: Tile) -> About {
    let content = Content::get();
    let below = match wheel {
        Wheel::Central => content.central(section),
        Wheel::Own => content.own(section),
    };
    let about = named(tile)
        .rule(Words::new("vd-about-laid").with("wheel", kind(owner, wheel)))
        .now(Words::new("vd-now-covers").with("what", names::effects(below)));
    standing(about, game, owner, wheel, section).clause("VD-46")
}

/// The covered stack of tiles.
pub fn tile_stack(count: usize) -> About {
    About::new(Words::new("vd-about-tile-stack"))
        .rule(Words::new("vd-about-tile-stack-rule"))
        .now(Words::new("vd-left").with("count", count))
        .clause("VD-77")
}

/// Tiles set aside.
pub fn tiles_aside(count: usize) -> About {
    About::new(Words::new("vd-about-tiles-aside"))
        .rule(Words::new("vd-about-tiles-aside-rule"))
        .now(Words::new("vd-left").with("count", count))
        .clause("VD-78")
}

/// The offer of tiles.
pub fn tiles() -> About {
    About::new(Words::new("vd-tiles")).rule(Words::new("vd-rule-enhance")).clause("VD-65")
}
