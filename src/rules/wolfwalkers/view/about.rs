//! What pieces and zones tell of themselves.

use super::faces;
use crate::rules::{
    Seat, Words,
    table::About,
    wolfwalkers::{
        Cell, Effect, Face as Card, Field, Goal, Opportunity, Quirk, Symbol,
        content::{Content, Paid, Task},
        display::Display,
        scoring,
        state::WolfWalkers,
    },
};

fn names(symbols: impl IntoIterator<Item = Symbol>) -> Vec<Words> {
    symbols.into_iter().map(faces::symbol_name).collect()
}

/// What a Goal asks for, in words.
pub fn asks(goal: Goal) -> Words {
    let task = &Content::get().asked(goal).task;
    let words = Words::new(format!("ww-asks-{}", task.slug()));
    match task {
        Task::Pattern(pattern) => {
            let rows = (0..5).filter_map(|row| {
                let row: Vec<Symbol> =
                    pattern.cells().iter().filter(|cell| cell.0 == row).map(|cell| cell.2).collect();
                (!row.is_empty()).then(|| Words::new("ww-pattern-row").with("symbols", names(row)))
            });
            let rows: Vec<Words> = rows.collect();
            words.with("count", rows.len()).with("rows", rows)
        }
        Task::Arrows(a) | Task::Crossed(a) => words.with("a", faces::symbol_name(*a)),
        Task::Two(a, b) | Task::TwoArrows(a, b) | Task::Balance(a, b) | Task::More(a, b) => {
            words.with("a", faces::symbol_name(*a)).with("b", faces::symbol_name(*b))
        }
    }
}

/// What a Goal pays, in words.
pub fn pays(goal: Goal) -> Words {
    let asked = Content::get().asked(goal);
    Words::new(format!("ww-pays-{}", asked.task.paid().slug())).with("points", asked.points)
}

const fn clause(task: &Task) -> &'static str {
    match task {
        Task::Pattern(_) => "WW-78",
        Task::Arrows(_) => "WW-94",
        Task::Crossed(_) => "WW-99",
        Task::Two(..) => "WW-103",
        Task::TwoArrows(..) => "WW-107",
        Task::Balance(..) => "WW-109",
        Task::More(..) => "WW-113",
    }
}

/// A card by its open side.
pub fn card(card: Card) -> About {
    let about = About::new(faces::name(card));
    let about = match card {
        Card::Story(story) => about
            .kind(Words::new("ww-kind-story"))
            .rule(Words::new("ww-shows").with("symbols", names(Content::get().shows(story).iter().copied())))
            .clause("WW-33"),
        Card::Goal(goal) => {
            let task = &Content::get().asked(goal).task;
            about
                .kind(Words::new(format!("ww-kind-{}", task.slug())))
                .rule(asks(goal))
                .rule(pays(goal))
                .clause(clause(task))
        }
    };
    About { large: Some(faces::card(card)), ..about }
}

/// How often a Goal counts and what that makes.
fn sum(asked: &crate::rules::wolfwalkers::content::Asked, times: u32) -> Words {
    let points = times * u32::from(asked.points);
    match asked.task.paid() {
        Paid::Once => Words::new("ww-now-once").with("points", points),
        _ => Words::new("ww-now-sum").with("times", times).with("each", asked.points).with("points", points),
    }
}

/// A card in a display: a Goal says what it brings at present (WW-73, WW-R12).
pub fn laid(game: &WolfWalkers, seat: Seat, face: Card, at: Cell) -> About {
    let about = card(face);
    let display = game.display(seat);
    match face {
        Card::Story(story) => match display.voice() {
            Some((of, symbol)) if of == story => {
                about.now(Words::new("ww-now-voice").with("symbol", faces::symbol_name(symbol)))
            }
            _ => about,
        },
        Card::Goal(goal) => {
            let about =
                if display.winds() == Some(goal) { about.now(Words::new("ww-now-winds")) } else { about };
            if !game.setup.preview && !game.is_over() {
                return about;
            }
            let asked = Content::get().asked(goal);
            let field = Field::of(display);
            let times = scoring::times(asked, &field, at, display.winds() == Some(goal));
            let about = about.now(sum(asked, times));
            let about = match &asked.task {
                Task::Balance(a, b) | Task::More(a, b) => about.now(
                    Words::new("ww-now-tally")
                        .with("a", faces::symbol_name(*a))
                        .with("first", field.number(*a))
                        .with("b", faces::symbol_name(*b))
                        .with("second", field.number(*b)),
                ),
                _ => about,
            };
            if game.is_over() {
                return about;
            }
            let grows = !matches!(asked.task, Task::Crossed(_) | Task::Balance(..) | Task::More(..));
            about.now(Words::new(if grows { "ww-now-grows" } else { "ww-now-present" }))
        }
    }
}

pub fn top(face: Card) -> About {
    let about = card(face).rule(Words::new("ww-about-top"));
    About { name: about.name.clone(), ..about.clause("WW-51") }
}

pub fn covered() -> About {
    About::new(Words::new("ww-about-covered")).rule(Words::new("ww-quirk-70.rule")).clause("WW-135")
}

pub fn market() -> About {
    About::new(Words::new("ww-market")).rule(Words::new("ww-about-market")).clause("WW-49")
}

pub fn deck(game: &WolfWalkers) -> About {
    About::new(Words::new("ww-about-deck"))
        .rule(Words::new("ww-about-deck-rule"))
        .now(Words::new("ww-deck").with("count", game.hidden.deck.len()))
        .now(Words::new("ww-switches-left").with("count", game.hidden.deck.switches()))
        .clause("WW-47")
}

pub fn switch(game: &WolfWalkers) -> About {
    let about = About::new(Words::new("ww-about-switch"))
        .rule(Words::new("ww-about-switch-rule"))
        .now(Words::new("ww-switches-left").with("count", game.hidden.deck.switches()))
        .clause("WW-57");
    About { large: Some(faces::switch(game.spent)), ..about }
}

pub fn discard(game: &WolfWalkers) -> About {
    About::new(Words::new("ww-about-discard"))
        .rule(Words::new("ww-about-discard-rule"))
        .now(Words::new("ww-discard").with("count", game.discard.len()))
        .clause("WW-171")
}

fn extent(display: &Display) -> Words {
    let (rows, columns) = display.bounds().map_or((0, 0), |bounds| (bounds.rows(), bounds.columns()));
    Words::new("ww-room").with("columns", columns).with("rows", rows)
}

pub fn display(game: &WolfWalkers, seat: Seat) -> About {
    let display = game.display(seat);
    About::new(Words::new("ww-display-of").with("who", seat))
        .rule(Words::new("ww-about-display"))
        .now(Words::new("ww-plate").with("cards", display.len()).with("goals", display.goals()))
        .now(extent(display))
        .clause("WW-36")
}

pub fn hand(seat: Seat) -> About {
    About::new(Words::new("ww-about-hand").with("who", seat))
        .rule(Words::new("ww-about-hand-rule"))
        .clause("WW-32")
}

pub fn quirk(quirk: Quirk) -> About {
    let category = Content::get().quirk(quirk).category;
    About::new(faces::quirk_name(quirk))
        .kind(
            Words::new("ww-kind-quirk")
                .with("category", Words::new(format!("ww-category-{}", category.slug()))),
        )
        .rule(Words::new(format!("ww-quirk-{}.rule", quirk.number())))
        .clause("WW-135")
}

pub fn opportunity(card: Opportunity) -> About {
    let printed = Content::get().opportunity(card);
    let category = Words::new(format!("ww-category-{}", printed.category.slug()));
    let window = format!("{:?}", printed.window).to_lowercase();
    About::new(faces::opportunity_name(card))
        .kind(Words::new("ww-kind-opportunity").with("category", category))
        .rule(Words::new(format!("ww-opportunity-{}.rule", card.number())))
        .rule(Words::new(format!("ww-window-{window}")))
        .clause("WW-143")
}

/// A marker; what was chosen with its Opportunity stays to be read.
pub fn marker(game: &WolfWalkers, seat: Seat, place: usize) -> About {
    let player = game.player(seat);
    let used = player.used[place];
    let about = About::new(Words::new("ww-about-marker").with("who", seat))
        .rule(Words::new("ww-about-marker-rule"))
        .now(Words::new(if used { "ww-marker-used" } else { "ww-marker-free" }))
        .clause("WW-138");
    let chosen = match game.effect(place as u8).filter(|_| used) {
        Some(Effect::Wish) => player.wish.map(|goal| faces::name(Card::Goal(goal))),
        Some(Effect::Contest) => player.contest.map(faces::symbol_name),
        _ => None,
    };
    chosen.map_or(about.clone(), |chosen| about.now(Words::new("ww-marker-chosen").with("what", chosen)))
}

pub fn solo_marker(name: &str) -> About {
    About::new(Words::new(format!("ww-{name}")))
        .rule(Words::new(format!("ww-about-{name}")))
        .clause(if name == "blocker" { "WW-168" } else { "WW-171" })
}

pub fn symbol(symbol: Symbol) -> About {
    About::new(faces::symbol_name(symbol))
        .rule(Words::new("ww-about-symbol").with("count", Content::get().total(symbol)))
        .clause("WW-11")
}
