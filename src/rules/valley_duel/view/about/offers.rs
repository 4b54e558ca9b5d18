//! Market and Ports.

use super::{clause, explained};
use crate::rules::{
    Words,
    table::About,
    valley_duel::{
        Colour, Cover, Demand, Export, Half, Port, Stall, ValleyDuel,
        content::{Content, Deal, Section},
        view::{faces, names},
    },
};

/// What a deal brings, in words.
pub fn bought(deal: &Deal) -> Vec<Words> {
    let own = Colour::ALL.into_iter().filter(|colour| deal.bulbs[colour.index()] > 0);
    let own = own.map(|colour| {
        Words::new("vd-bulbs").with("count", deal.bulbs[colour.index()]).with("colour", names::colour(colour))
    });
    let any = (deal.any > 0).then(|| Words::new("vd-effect-bulbs").with("count", deal.any));
    own.chain(any).collect()
}

/// A deal.
pub fn deal(game: &ValleyDuel, stall: Stall, half: Half) -> About {
    let deal = game.deal(stall, half);
    let name = Words::new("vd-deal").with("cost", deal.cost).with("bulbs", bought(deal));
    About::new(name)
        .kind(Words::new("vd-kind-deal"))
        .rule(Words::new(if stall == Stall::Stack { "vd-about-back" } else { "vd-about-deal" }))
        .clause(if stall == Stall::Stack { "VD-131" } else { "VD-126" })
}

/// A Market tile.
pub fn lot(stall: Stall) -> About {
    let key = match stall {
        Stall::Near => "vd-about-near",
        Stall::Far => "vd-about-far",
        Stall::Stack => "vd-about-stack",
    };
    About::new(Words::new("vd-lot")).rule(Words::new(key)).clause(match stall {
        Stall::Near => "VD-129",
        Stall::Far => "VD-133",
        Stall::Stack => "VD-132",
    })
}

/// The Market.
pub fn market(game: &ValleyDuel) -> About {
    About::new(Words::new("vd-market"))
        .rule(Words::new("vd-rule-market"))
        .rule(Words::new("vd-about-market-end"))
        .now(Words::new("vd-left").with("count", game.hidden.market.len()))
        .clause("VD-135")
}

/// What a section of a Demand tile asks for.
pub fn asked(section: &Section) -> Vec<Words> {
    let asked = section.colours.iter().map(|colour| {
        Words::new("vd-asked")
            .with("colour", names::colour(colour))
            .with("points", section.points[colour.index()])
    });
    asked.collect()
}

/// A Demand tile.
pub fn demand(game: &ValleyDuel, port: Port, demand: Demand) -> About {
    let about = About::new(Words::new("vd-demand"))
        .kind(names::port(port))
        .rule(Words::new("vd-about-demand"))
        .clause("VD-142");
    let about = match game.section(port) {
        Some(section) => about.now(Words::new("vd-now-asked").with("asked", asked(section))),
        None => about.now(Words::new("vd-now-closed")),
    };
    let other = &Content::get().demand(demand)[1];
    let about = match game.harbour(port).cover {
        Cover::Lower => about.now(Words::new("vd-now-later").with("asked", asked(other))),
        Cover::Upper | Cover::All => about,
    };
    About { large: Some(faces::demand(demand)), ..about }
}

/// A Port tile.
pub fn cover(port: Port, cover: Cover) -> About {
    let key = match cover {
        Cover::Lower => "vd-about-seal-lower",
        Cover::Upper => "vd-about-seal-upper",
        Cover::All => "vd-about-ship",
    };
    About::new(Words::new("vd-port-tile"))
        .kind(names::port(port))
        .rule(Words::new(key))
        .clause(if cover == Cover::All { "VD-141" } else { "VD-146" })
}

/// An Export tile.
pub fn export(port: Port, export: Export) -> About {
    let effects = Content::get().export(export);
    let about = About::new(names::effects(effects))
        .kind(Words::new("vd-kind-export").with("port", names::port(port)));
    explained(about, effects).rule(Words::new("vd-about-export")).clause(clause(effects))
}

/// A Port.
pub fn port(game: &ValleyDuel, port: Port) -> About {
    let about = About::new(names::port(port)).rule(Words::new("vd-rule-trade")).clause("VD-140");
    if game.boat == port { about.now(Words::new("vd-now-boat")) } else { about }
}

/// The Boat.
pub fn boat(game: &ValleyDuel) -> About {
    About::new(Words::new("vd-boat"))
        .rule(Words::new("vd-about-boat"))
        .now(names::port(game.boat))
        .clause("VD-138")
}

/// All Ports.
pub fn harbour(game: &ValleyDuel) -> About {
    About::new(Words::new("vd-harbour"))
        .rule(Words::new("vd-about-harbour"))
        .now(Words::new("vd-exports-left").with("count", game.hidden.exports.len()))
        .clause("VD-150")
}
