//! What pieces and zones tell of themselves.

use super::faces;
use crate::rules::{
    Seat, Words,
    table::{About, Face},
    tilting::{
        Face as Side, Meeple, Mission, MoveCard, Pos, Sign, StackCard,
        content::Content,
        state::{LANCES, Tilting},
    },
};

pub fn meeple(meeple: Meeple) -> About {
    About::new(faces::meeple_name(meeple))
        .kind(Words::new("tw-kind-meeple"))
        .rule(Words::new(format!("tw-about-{}", meeple.slug())))
        .clause("TW-23")
}

pub fn movement(card: MoveCard) -> About {
    let steps = Content::get().steps(card);
    let about = About::new(faces::card_name(card, steps))
        .kind(Words::new("tw-kind-movement"))
        .rule(
            Words::new("tw-about-movement")
                .with("meeple", faces::meeple_name(card.meeple()))
                .with("steps", steps),
        )
        .clause(if card.meeple() == Meeple::Knight { "TW-25" } else { "TW-26" });
    About { large: Some(faces::movement(card)), ..about }
}

pub fn back(seat: Seat) -> About {
    About::new(Words::new("tw-about-back").with("who", seat)).clause("TW-34")
}

pub fn stacked(card: StackCard, side: Side, large: Face) -> About {
    let printed = Content::get().card(card);
    let about = About::new(faces::stacked_name(card, side))
        .kind(Words::new(if side == Side::Giant { "tw-kind-giant" } else { "tw-kind-windmill" }))
        .rule(Words::new("tw-about-giant-side").with("points", printed.giant).with("lances", printed.lances))
        .rule(Words::new("tw-about-windmill-side").with("points", printed.windmill))
        .rule(
            Words::new("tw-about-start")
                .with("knight", printed.start / 10)
                .with("squire", printed.start % 10),
        )
        .clause("TW-57");
    About { large: Some(large), ..about }
}

/// A mission; `ready` where somebody holds it and may know.
pub fn mission(mission: Mission, ready: Option<bool>) -> About {
    let about = About::new(faces::mission_name(mission))
        .kind(Words::new("tw-kind-mission"))
        .rule(faces::condition(mission))
        .rule(faces::reward(mission))
        .clause("TW-61");
    let about = match ready {
        Some(true) => about.now(Words::new("tw-ready")),
        Some(false) => about.now(Words::new("tw-not-yet")),
        None => about,
    };
    About { large: Some(faces::mission(mission, ready.unwrap_or(true))), ..about }
}

pub fn mission_back(seat: Seat) -> About {
    About::new(Words::new("tw-about-mission-back").with("who", seat)).clause("TW-11")
}

pub fn lances(game: &Tilting, seat: Seat) -> About {
    let whole = game.side(seat).lances;
    About::new(Words::new("tw-about-lances").with("who", seat))
        .rule(Words::new("tw-about-lances-rule"))
        .now(
            Words::new("tw-about-lances-now")
                .with("whole", whole)
                .with("broken", LANCES.saturating_sub(whole)),
        )
        .clause("TW-47")
}

pub fn won(game: &Tilting, seat: Seat) -> About {
    About::new(Words::new("tw-about-won").with("who", seat))
        .rule(Words::new("tw-about-won-rule"))
        .now(Words::new("tw-points").with("count", game.points(seat)))
        .clause("TW-71")
}

pub fn hand(seat: Seat) -> About {
    About::new(Words::new("tw-about-hand").with("who", seat))
        .rule(Words::new("tw-about-hand-rule"))
        .clause("TW-31")
}

pub fn errands(seat: Seat) -> About {
    About::new(Words::new("tw-about-errands").with("who", seat))
        .rule(Words::new("tw-about-errands-rule"))
        .clause("TW-60")
}

pub fn played(seat: Seat) -> About {
    About::new(Words::new("tw-about-played").with("who", seat))
        .rule(Words::new("tw-about-played-rule"))
        .clause("TW-69")
}

pub fn field(game: &Tilting, at: Pos) -> About {
    let board =
        Words::new("tw-field").with("board", faces::meeple_name(at.board())).with("number", at.field());
    let key = match (at.is_bridge_end(), at.meeting()) {
        (true, _) => "tw-about-bridge",
        (false, Side::Giant) => "tw-about-field-giant",
        (false, Side::Windmill) => "tw-about-field-windmill",
    };
    let about = About::new(board).rule(Words::new(key)).clause(match (at.is_bridge_end(), at.meeting()) {
        (true, _) => "TW-43",
        (false, Side::Giant) => "TW-44",
        (false, Side::Windmill) => "TW-48",
    });
    let standing = Meeple::ALL.into_iter().filter(|meeple| game.road.at(*meeple) == at);
    standing.fold(about, |about, meeple| {
        about.now(Words::new("tw-about-stands").with("meeple", faces::meeple_name(meeple)))
    })
}

pub fn sign(sign: Sign) -> About {
    About::new(faces::sign_name(sign))
        .kind(Words::new("tw-kind-sign"))
        .rule(Words::new(format!("tw-sign-{}.rule", sign.slug())))
        .rule(Words::new("tw-about-sign"))
        .clause(sign.clause())
}

pub fn gap(fields: i8) -> About {
    About::new(Words::new("tw-gap").with("fields", fields)).rule(Words::new("tw-about-gap")).clause("TW-36")
}

pub fn stack(game: &Tilting) -> About {
    let left = game.stack_size() - game.taken().min(game.stack_size());
    About::new(Words::new("tw-about-stack"))
        .rule(Words::new("tw-about-stack-rule"))
        .now(Words::new("tw-stack-left").with("left", left).with("size", game.stack_size()))
        .clause("TW-09")
}

pub fn deck(game: &Tilting) -> About {
    About::new(Words::new("tw-about-deck"))
        .rule(Words::new("tw-about-deck-rule"))
        .now(Words::new("tw-deck").with("count", game.hidden.deck.len()))
        .clause("TW-55")
}

pub fn discard(count: usize) -> About {
    About::new(Words::new("tw-used-title"))
        .rule(Words::new("tw-about-used-rule"))
        .now(Words::new("tw-used").with("count", count))
        .clause("TW-54")
}

pub fn row() -> About {
    About::new(Words::new("tw-row")).rule(Words::new("tw-about-row-rule")).clause("TW-103")
}

pub fn lane(seat: Seat, meeple: Meeple) -> About {
    About::new(Words::new("tw-lane").with("who", seat).with("meeple", faces::meeple_name(meeple)))
        .rule(Words::new("tw-about-lane-rule").with("meeple", faces::meeple_name(meeple)))
        .clause("TW-24")
}
