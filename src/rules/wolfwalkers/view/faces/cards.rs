//! Game cards: in the Market with their names, in the near display, and small.

use super::{art, name, number, symbol};
use crate::rules::{
    Words,
    table::{Colour, Face, Fill, Rect, Sheet, Text},
    wolfwalkers::{
        Face as Card, Goal, Story, Symbol,
        content::{Content, Task},
    },
};

/// The symbols of a Story side by side at its upper left, with one that was added to it.
fn symbols(face: Face, story: Story, more: Option<Symbol>, at: (i16, i16), size: i16) -> Face {
    let shown = Content::get().shows(story).iter().copied().chain(more);
    shown.enumerate().fold(face, |face, (place, shown)| {
        let place = place as i16;
        // A third one, added by a card, stands below the first.
        let (x, y) = if place < 2 { (place * (size - 2), 0) } else { (0, size) };
        face.symbol(Rect::new(at.0 + x, at.1 + y, size, size), symbol(shown))
    })
}

fn scene(story: Story) -> String {
    art(&format!("story-{:02}", story.number()))
}

/// What a Goal asks for, drawn within a rectangle.
fn task(face: Face, goal: Goal, area: Rect) -> Face {
    let asked = &Content::get().asked(goal).task;
    let middle = (area.x + area.w / 2, area.y + area.h / 2);
    let square = |x: i16, y: i16, size: i16| Rect::new(x - size / 2, y - size / 2, size, size);
    match asked {
        Task::Pattern(pattern) => {
            let spots = pattern.cells().iter().map(|(row, column, of)| (*row, *column, Some(*of)));
            let grey = pattern.grey().iter().map(|(row, column)| (*row, *column, None));
            let spots: Vec<_> = spots.chain(grey).collect();
            let rows = i16::from(spots.iter().map(|spot| spot.0).max().unwrap_or(0)) + 1;
            let columns = i16::from(spots.iter().map(|spot| spot.1).max().unwrap_or(0)) + 1;
            let size = (area.w / columns).min(area.h / rows).min(area.w * 2 / 5);
            let corner = (middle.0 - size * columns / 2, middle.1 - size * rows / 2);
            spots.into_iter().fold(face, |face, (row, column, of)| {
                let place = Rect::new(
                    corner.0 + i16::from(column) * size,
                    corner.1 + i16::from(row) * size,
                    size,
                    size,
                );
                match of {
                    Some(of) => face.symbol(place.inset(1), symbol(of)),
                    None => face.symbol(place.inset(size / 5), art("mark-grey")),
                }
            })
        }
        Task::Arrows(of) | Task::Crossed(of) => {
            let size = area.w.min(area.h);
            let face = face
                .symbol(square(middle.0, middle.1, size), art("mark-arrows"))
                .symbol(square(middle.0, middle.1, size / 2), symbol(*of));
            if matches!(asked, Task::Crossed(_)) {
                face.symbol(square(middle.0 + size / 5, middle.1 - size / 5, size / 3), art("mark-cross"))
            } else {
                face
            }
        }
        Task::Two(a, b) | Task::TwoArrows(a, b) => {
            let size = area.w.min(area.h);
            let arrows = matches!(asked, Task::TwoArrows(..));
            let face =
                if arrows { face.symbol(square(middle.0, middle.1, size), art("mark-arrows")) } else { face };
            let each = if arrows { size * 2 / 5 } else { size / 2 };
            face.symbol(square(middle.0 - each * 2 / 5, middle.1, each), symbol(*a))
                .symbol(square(middle.0 + each * 2 / 5, middle.1, each), symbol(*b))
        }
        Task::Balance(a, b) | Task::More(a, b) => {
            let size = (area.w * 2 / 5).min(area.h);
            let key = if matches!(asked, Task::Balance(..)) { "ww-sign-equal" } else { "ww-sign-more" };
            let sign = Text::bold(Words::new(key), (size * 3 / 4) as u8, Colour::Ink).least(8).centred();
            face.symbol(square(middle.0 - area.w * 3 / 10, middle.1, size), symbol(*a))
                .symbol(square(middle.0 + area.w * 3 / 10, middle.1, size), symbol(*b))
                .text(square(middle.0, middle.1, (area.w / 5).max(10)), sign)
        }
    }
}

/// What a Goal asks for, alone.
pub fn demand(goal: Goal, w: i16, h: i16) -> Face {
    let face = Face::new(w, h);
    let all = face.all();
    task(face, goal, all)
}

/// The band that says how many points, and for what (WW-75).
fn points(face: Face, goal: Goal, band: Rect, size: u8) -> Face {
    let asked = Content::get().asked(goal);
    let paid = Words::new(format!("ww-paid-{}", asked.task.paid().slug()));
    // Two figures need more room than one.
    let half = if asked.points > 9 { band.w / 3 + 3 } else { band.w / 4 };
    face.sheet(band, Sheet::new(Fill::Flat(Colour::Brick), 5))
        .text(
            Rect::new(band.x + 5, band.y, half, band.h),
            Text::bold(number(asked.points), size + 4, Colour::Cream).least(10),
        )
        .text(
            Rect::new(band.x + half, band.y, band.w - half - 5, band.h),
            Text::sans(paid, size, Colour::Cream).least(8).right(),
        )
}

/// A card with its name, as in the Market.
pub fn card(card: Card) -> Face {
    let face = Face::new(106, 142);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 9).raised(2));
    let title = |colour| Text::serif(name(card), 15, colour).least(10).centred();
    match card {
        Card::Story(story) => {
            let face = face.picture(Rect::new(4, 4, 98, 114), scene(story), 7);
            symbols(face, story, None, (8, 8), 32).text(Rect::new(4, 118, 98, 22), title(Colour::Ink))
        }
        Card::Goal(goal) => {
            let kind = Content::get().asked(goal).task.slug();
            let face = face
                .picture(Rect::new(4, 4, 98, 134), art(&format!("goal-{kind}")), 7)
                .text(Rect::new(6, 6, 94, 34), title(Colour::Ink));
            points(task(face, goal, Rect::new(9, 40, 88, 68)), goal, Rect::new(8, 112, 90, 24), 13)
        }
    }
}

/// A Market card with a strip that says whom it is reserved against.
pub fn reserved(face: Face, words: Words) -> Face {
    let strip = Rect::new(4, 84, 98, 22);
    face.sheet(strip, Sheet::new(Fill::Flat(Colour::Ink), 4))
        .text(strip, Text::bold(words, 12, Colour::Cream).least(9).centred())
}

/// A card as it lies in the near display.
pub fn laid(card: Card, more: Option<Symbol>) -> Face {
    let face = Face::new(92, 118);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1));
    match card {
        Card::Story(story) => {
            symbols(face.picture(Rect::new(4, 4, 84, 110), scene(story), 6), story, more, (7, 7), 34)
        }
        Card::Goal(goal) => {
            let kind = Content::get().asked(goal).task.slug();
            let face = face.picture(Rect::new(4, 4, 84, 110), art(&format!("goal-{kind}")), 6);
            points(task(face, goal, Rect::new(8, 10, 76, 72)), goal, Rect::new(7, 88, 78, 23), 12)
        }
    }
}

/// A card in the display of another: nothing but what counts.
pub fn mini(card: Card, more: Option<Symbol>) -> Face {
    let face = Face::new(70, 90);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 7));
    match card {
        Card::Story(story) => {
            symbols(face.picture(Rect::new(3, 3, 64, 84), scene(story), 5), story, more, (5, 6), 32)
        }
        Card::Goal(goal) => {
            let asked = Content::get().asked(goal);
            let face = face.picture(Rect::new(3, 3, 64, 84), art(&format!("goal-{}", asked.task.slug())), 5);
            let band = Rect::new(5, 64, 60, 21);
            task(face, goal, Rect::new(6, 6, 58, 56))
                .sheet(band, Sheet::new(Fill::Flat(Colour::Brick), 5))
                .text(band, Text::bold(number(asked.points), 18, Colour::Cream).least(9).centred())
        }
    }
}

/// Cards under the top one of the deck.
pub fn pile(face: Face, card: Rect, cards: usize) -> Face {
    let under = (cards / 8).min(4) as i16;
    (1..=under).rev().fold(face, |face, at| {
        let edge = Rect::new(card.x + at * 2, card.y + at * 2, card.w, card.h);
        face.sheet(edge, Sheet::new(Fill::Flat(Colour::Parchment), 8).edge(Colour::WoodLight, 1))
    })
}

/// The Switch card that came up with this number, counted from 1.
pub fn switch(number: u8) -> Face {
    let face = Face::new(72, 90);
    let all = face.all();
    let art = art(&format!("switch-{}", (number.max(1) - 1) % 6 + 1));
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 7).raised(1)).picture(
        Rect::new(3, 3, 66, 84),
        art,
        5,
    )
}

/// The covered top of the deck.
pub fn covered() -> Face {
    let face = Face::new(92, 118);
    let all = face.all();
    face.sheet(all, Sheet::new(Fill::Flat(Colour::Paper), 8).raised(1)).picture(
        Rect::new(4, 4, 84, 110),
        art("back-story"),
        6,
    )
}
