//! Farm cards: on offer, in a row, on top of the deck, scored.

use crate::rules::{
    Seat, Words,
    table::About,
    valley_duel::{
        Claim, Done, Farm, ROW, Role, SEATS, ValleyDuel,
        content::Content,
        view::{faces, names},
    },
};

fn named(farm: Farm) -> About {
    let about = About::new(names::farm(farm))
        .kind(Words::new("vd-kind-farm").with("number", farm.number()))
        .rule(Words::new("vd-about-helper").with("what", names::helps(farm)))
        .rule(Words::new("vd-about-contract").with("what", names::pays(farm)));
    About { large: Some(faces::large(farm)), ..about }
}

/// How many a Contract counts now, and what that brings.
pub fn worth(claim: Claim) -> Words {
    Words::new("vd-now-worth")
        .with("count", claim.count)
        .with("each", Content::get().farm(claim.farm).each)
        .with("points", claim.points)
}

/// A card on offer: what its Contract would be worth to either.
pub fn offered(game: &ValleyDuel, farm: Farm) -> About {
    let each = u16::from(Content::get().farm(farm).each);
    let about = named(farm).rule(Words::new("vd-about-offered"));
    let about = SEATS.into_iter().fold(about, |about, seat| {
        let points = game.counted(seat, farm) * each;
        about.now(Words::new("vd-now-would").with("who", seat).with("points", points))
    });
    about.clause("VD-83")
}

/// The open card on top of the deck.
pub fn deck(farm: Farm, count: usize) -> About {
    named(farm)
        .rule(Words::new("vd-about-farm-deck"))
        .now(Words::new("vd-left").with("count", count))
        .clause("VD-91")
}

/// A card in a row.
pub fn in_row(game: &ValleyDuel, near: Seat, farm: Farm) -> About {
    let owner = ValleyDuel::rival(near);
    let claims = game.claims(owner);
    let last = claims.first().is_some_and(|claim| claim.farm == farm)
        && game.cards(near, Role::Helper).count() == ROW;
    let about = named(farm).rule(Words::new("vd-about-row").with("near", near).with("far", owner));
    let about = claims.into_iter().filter(|claim| claim.farm == farm).fold(about, |about, claim| {
        about.now(Words::new("vd-now-contract").with("who", owner).with("worth", worth(claim)))
    });
    let about = if game.player(near).has_used(farm) { about.now(Words::new("vd-now-used")) } else { about };
    let about = if last { about.now(Words::new("vd-now-next-out")) } else { about };
    about.clause("VD-83")
}

/// A card that was pushed out and may be paid for.
pub fn pushed(game: &ValleyDuel, owner: Seat, farm: Farm) -> About {
    let count = game.counted(owner, farm);
    let points = count * u16::from(Content::get().farm(farm).each);
    let claim = Claim { farm, count, points };
    named(farm)
        .now(Words::new("vd-now-contract").with("who", owner).with("worth", worth(claim)))
        .clause("VD-86")
}

/// A Contract that was scored.
pub fn scored(done: Done) -> About {
    named(done.farm)
        .now(Words::new("vd-now-scored").with("points", done.points))
        .clause(names::contract_clause(Content::get().farm(done.farm).counts))
}

/// The row near a player.
pub fn row(near: Seat) -> About {
    About::new(Words::new("vd-about-row-name").with("who", near))
        .rule(Words::new("vd-about-row").with("near", near).with("far", ValleyDuel::rival(near)))
        .rule(Words::new("vd-about-row-rule"))
        .clause("VD-84")
}

/// Contracts a player has scored.
pub fn done(game: &ValleyDuel, seat: Seat) -> About {
    let done = &game.player(seat).done;
    let points: u16 = done.iter().map(|done| done.points).sum();
    About::new(Words::new("vd-about-done").with("who", seat))
        .rule(Words::new("vd-about-done-rule"))
        .now(Words::new("vd-now-done").with("count", done.len()).with("points", points))
        .clause("VD-88")
}

/// Farm cards on offer.
pub fn farms() -> About {
    About::new(Words::new("vd-farms")).rule(Words::new("vd-rule-farm")).clause("VD-80")
}
