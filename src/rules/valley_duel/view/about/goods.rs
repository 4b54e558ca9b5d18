//! Storages, trade rows, markers, the two tracks.

use crate::rules::{
    Seat, Words,
    table::About,
    valley_duel::{Colour, FORTY, ValleyDuel, content::Content, view::names},
};

/// A storage.
pub fn storage(seat: Seat) -> About {
    About::new(Words::new("vd-about-storage").with("who", seat))
        .rule(Words::new("vd-about-storage-rule"))
        .clause("VD-05")
}

/// Guilders.
pub fn guilders(game: &ValleyDuel, seat: Seat) -> About {
    About::new(Words::new("vd-effect-guilders").with("count", game.player(seat).guilders))
        .kind(Words::new("vd-kind-storage").with("who", seat))
        .rule(Words::new("vd-about-guilders"))
        .clause("VD-57")
}

/// Tools.
pub fn tools(game: &ValleyDuel, seat: Seat) -> About {
    About::new(Words::new("vd-effect-tools").with("count", game.player(seat).tools))
        .kind(Words::new("vd-kind-storage").with("who", seat))
        .rule(Words::new("vd-about-tools"))
        .clause("VD-60")
}

/// Bulbs of a colour.
pub fn bulbs(game: &ValleyDuel, seat: Seat, colour: Colour) -> About {
    let count = game.player(seat).bulbs[colour.index()];
    About::new(Words::new("vd-bulbs").with("count", count).with("colour", names::colour(colour)))
        .kind(Words::new("vd-kind-storage").with("who", seat))
        .rule(Words::new("vd-about-bulbs"))
        .clause("VD-108")
}

/// The trade row.
pub fn trades(game: &ValleyDuel, seat: Seat) -> About {
    let player = game.player(seat);
    About::new(Words::new("vd-about-trades").with("who", seat))
        .rule(Words::new("vd-about-trades-rule"))
        .now(Words::new("vd-traded").with("count", player.trades))
        .clause("VD-151")
}

/// A Bulb in the trade row.
pub fn traded(seat: Seat, colour: Colour) -> About {
    About::new(names::bulb(colour))
        .kind(Words::new("vd-kind-traded").with("who", seat))
        .rule(Words::new("vd-about-traded"))
        .clause("VD-144")
}

/// A marker on the point track.
pub fn marker(game: &ValleyDuel, seat: Seat) -> About {
    About::new(Words::new("vd-about-marker").with("who", seat))
        .rule(Words::new("vd-about-track-rule"))
        .now(Words::new("vd-effect-points").with("count", game.player(seat).points))
        .clause("VD-62")
}

/// A 40/80 tile.
pub fn wreath(game: &ValleyDuel, seat: Seat) -> About {
    let has = game.player(seat).points >= FORTY;
    let about =
        About::new(Words::new("vd-about-wreath")).rule(Words::new("vd-about-wreath-rule")).clause("VD-62");
    if has { about.now(Words::new("name").with("who", seat)) } else { about }
}

/// The point track.
pub fn track() -> About {
    About::new(Words::new("vd-about-track")).rule(Words::new("vd-about-track-rule")).clause("VD-61")
}

/// The Calendar and its marker.
pub fn calendar(game: &ValleyDuel) -> About {
    let left = Content::get().calendar().len() - 1 - usize::from(game.calendar);
    let about = About::new(Words::new("vd-calendar"))
        .rule(Words::new("vd-about-calendar"))
        .rule(Words::new("vd-about-calendar-end"))
        .now(Words::new("vd-now-calendar").with("count", game.calendar_value()))
        .clause("VD-154");
    if left > 0 { about.now(Words::new("vd-now-spaces").with("count", left)) } else { about }
}

/// The marker's upper side.
pub fn calendar_marker(game: &ValleyDuel) -> About {
    let about = calendar(game);
    about.now(Words::new("vd-now-first").with("who", game.first))
}

/// Who sits at a rail.
pub fn name(game: &ValleyDuel, seat: Seat) -> About {
    let about = About::new(Words::new("name").with("who", seat))
        .kind(Words::new(if seat.0 == 0 { "vd-red" } else { "vd-yellow" }))
        .rule(Words::new("vd-about-name").with("other", ValleyDuel::rival(seat)))
        .clause("VD-83");
    if game.first == seat { about.now(Words::new("vd-now-first").with("who", seat)) } else { about }
}
