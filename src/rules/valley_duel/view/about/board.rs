//! Patches, Tulips, Windmill spaces and Windmills.

use super::meaning;
use crate::rules::{
    Seat, Words,
    table::About,
    valley_duel::{Colour, Colours, Node, Patch, SEATS, ValleyDuel, content::Content, view::names},
};

/// The Windmills beside a Patch.
fn beside(about: About, game: &ValleyDuel, patch: Patch) -> About {
    let own = SEATS.into_iter().map(|seat| (seat, game.windmills_at(seat, patch)));
    own.filter(|(_, count)| *count > 0).fold(about, |about, (seat, count)| {
        about.now(Words::new("vd-now-beside").with("who", seat).with("count", count))
    })
}

/// A Patch.
pub fn patch(game: &ValleyDuel, patch: Patch) -> About {
    let planted = game.planted(patch);
    let about = About::new(names::patch(patch))
        .rule(Words::new("vd-about-patch"))
        .now(
            Words::new("vd-now-planted")
                .with("count", planted.iter().flatten().count())
                .with("of", planted.len()),
        )
        .clause("VD-110");
    beside(about, game, patch)
}

/// A free space of a Patch.
pub fn space(game: &ValleyDuel, patch: Patch, at: usize) -> About {
    let reward = Content::get().patch(patch).rewards[at];
    let kind = Words::new("vd-kind-space").with("patch", names::patch(patch)).with("space", at + 1);
    let about = About::new(names::effect(reward)).kind(kind);
    let about = meaning(reward).into_iter().fold(about, About::rule);
    let fits = game.openings(patch).into_iter().flatten().find(|(space, _)| *space == at);
    let now = match fits {
        None => Words::new("vd-now-inner"),
        Some((_, colours)) if colours == Colours::ALL => Words::new("vd-now-fits-any"),
        Some((_, colours)) => {
            let colours: Vec<Words> = colours.iter().map(names::colour).collect();
            Words::new("vd-now-fits").with("colours", colours)
        }
    };
    about.rule(Words::new("vd-about-space")).now(now).clause("VD-113")
}

/// A planted Tulip.
pub fn tulip(game: &ValleyDuel, patch: Patch, colour: Colour) -> About {
    let about = About::new(Words::new("vd-tulip").with("colour", names::colour(colour)))
        .kind(Words::new("vd-kind-tulip").with("patch", names::patch(patch)))
        .rule(Words::new("vd-about-tulip"))
        .clause("VD-182");
    SEATS.into_iter().fold(about, |about, seat| {
        let times = game.windmills_at(seat, patch);
        let value = game.player(seat).value(colour);
        let words = if times == 0 {
            Words::new("vd-now-tulip-none").with("who", seat)
        } else {
            Words::new("vd-now-tulip")
                .with("who", seat)
                .with("times", times)
                .with("value", value)
                .with("points", times * u16::from(value))
        };
        about.now(words)
    })
}

/// What a Windmill there would receive, Patch by Patch.
fn rewards(about: About, game: &ValleyDuel, node: Node) -> About {
    let closest = game.closest(node).into_iter().flatten();
    let mut open = closest.peekable();
    if open.peek().is_none() {
        return about.now(Words::new("vd-now-no-reward"));
    }
    open.fold(about, |about, (patch, _, effect)| {
        let words = Words::new("vd-now-closest");
        about.now(words.with("patch", names::patch(patch)).with("what", names::effect(effect)))
    })
}

/// A free Windmill space.
pub fn node(game: &ValleyDuel, node: Node) -> About {
    let about = About::new(Words::new("vd-windmill-space"))
        .kind(names::node(node))
        .rule(Words::new("vd-about-node"))
        .clause("VD-120");
    rewards(about, game, node)
}

/// A Windmill on the board.
pub fn built(game: &ValleyDuel, node: Node, seat: Seat) -> About {
    let about = About::new(Words::new("vd-windmill").with("who", seat))
        .kind(names::node(node))
        .rule(Words::new("vd-about-built"))
        .clause("VD-182");
    Content::get().corner(node).into_iter().fold(about, |about, (patch, _)| {
        let points: u16 = game
            .planted(patch)
            .iter()
            .flatten()
            .map(|colour| u16::from(game.player(seat).value(*colour)))
            .sum();
        about.now(Words::new("vd-now-patch-brings").with("patch", names::patch(patch)).with("points", points))
    })
}

/// A Windmill in its column.
pub fn windmill(game: &ValleyDuel, seat: Seat, column: Colour, row: u8) -> About {
    let player = game.player(seat);
    let value = player.value(column);
    let about = About::new(Words::new("vd-windmill").with("who", seat))
        .kind(Words::new("vd-kind-column").with("colour", names::colour(column)))
        .rule(Words::new("vd-about-windmill").with("colour", names::colour(column)))
        .clause("VD-117");
    if player.lowest(column) == Some(row) {
        about.now(
            Words::new("vd-now-lowest")
                .with("cost", Content::get().cost(row))
                .with("before", value)
                .with("after", value + 1),
        )
    } else {
        about.now(Words::new("vd-now-higher"))
    }
}

/// The Windmill section.
pub fn rack(game: &ValleyDuel, seat: Seat) -> About {
    let player = game.player(seat);
    let about = About::new(Words::new("vd-about-rack").with("who", seat))
        .rule(Words::new("vd-about-rack-rule"))
        .now(Words::new("vd-now-built").with("count", player.built()))
        .clause("VD-181");
    game.beds(seat).into_iter().filter(|bed| bed.count > 0).fold(about, |about, bed| {
        about.now(
            Words::new("vd-now-bed")
                .with("colour", names::colour(bed.colour))
                .with("count", bed.count)
                .with("value", bed.value)
                .with("points", bed.points()),
        )
    })
}

/// A ring of Patches.
pub fn ring(east: bool) -> About {
    About::new(Words::new(if east { "vd-east" } else { "vd-west" }))
        .rule(Words::new("vd-about-ring"))
        .clause("VD-109")
}
