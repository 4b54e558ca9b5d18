//! Where numbers stand on the cards, as they are drawn.

use windmill_lane::rules::table::{Face as Drawing, Rect};

use super::{act::*, prepare::*, seen::*};

/// Whether a rectangle lies in the upper left quarter of a drawing.
fn upper_left(face: &Drawing, rect: Rect) -> bool {
    rect.x + rect.w / 2 < face.w / 2
        && rect.y + rect.h / 2 < face.h / 2
        && rect.x < face.w / 4
        && rect.y < face.h / 4
}

/// Whether a rectangle lies in the lower right quarter of a drawing.
fn lower_right(face: &Drawing, rect: Rect) -> bool {
    let (right, below) = (face.w - rect.x - rect.w, face.h - rect.y - rect.h);
    rect.x + rect.w / 2 > face.w / 2
        && rect.y + rect.h / 2 > face.h / 2
        && right < face.w / 4
        && below < face.h / 4
}

/// The numbers in a corner.
fn corner(face: &Drawing, lies: impl Fn(&Drawing, Rect) -> bool) -> Vec<i64> {
    numbers(face).into_iter().filter(|(rect, _)| lies(face, *rect)).map(|(_, number)| number).collect()
}

/// The open card's giant side and windmill side.
fn sides(game: &Tilting) -> (Drawing, Drawing) {
    let view = game.table(Viewer::Public);
    let top = of_kind(&view, "tw-kind-giant").next().expect("an open card");
    (top.face.clone(), top.other_side.clone().expect("it has another side"))
}

#[test]
fn giant_points_stand_at_the_upper_left() {
    clauses!["TW-58"];
    let mut game = start(Board::Shield);
    for card in StackCard::all() {
        top(&mut game, card);
        let (giant, windmill) = sides(&game);
        assert_eq!(corner(&giant, upper_left), [i64::from(printed().card(card).giant)], "{card:?}");
        assert!(corner(&windmill, upper_left).is_empty(), "the windmill side does not tell of the giant");
    }
}

#[test]
fn windmill_points_stand_at_the_lower_right_of_both_sides() {
    clauses!["TW-59"];
    let mut game = start(Board::Shield);
    for card in StackCard::all() {
        top(&mut game, card);
        let mill = i64::from(printed().card(card).windmill);
        let (giant, windmill) = sides(&game);
        assert_eq!(corner(&giant, lower_right), [mill], "{card:?}");
        assert_eq!(corner(&windmill, lower_right), [mill], "{card:?}");
        let all: Vec<i64> = numbers(&windmill).into_iter().map(|(_, number)| number).collect();
        assert_eq!(all, [mill], "nothing else is printed there");
        assert!(numbers(&giant).iter().any(|(_, number)| *number == i64::from(printed().card(card).giant)));
    }
}

#[test]
fn taken_cards_show_what_they_are_worth_in_its_corner() {
    clauses!["TW-58", "TW-59", "TW-45", "TW-49"];
    for card in StackCard::all() {
        for face in [Giant, Windmill] {
            let mut game = start(Board::Shield);
            top(&mut game, card);
            meet(&mut game, face);
            let kind = if face == Giant { "giant" } else { "windmill" };
            for viewer in everybody() {
                let view = game.table(viewer);
                let key = format!("tw-{kind}-{}", card.name().to_lowercase());
                let taken = pieces(&view, &key).next().expect("it lies before Ada").face.clone();
                let points = i64::from(value(card, face));
                let corner =
                    if face == Giant { corner(&taken, upper_left) } else { corner(&taken, lower_right) };
                assert_eq!(corner, [points], "{key}");
                let art = format!(
                    "tilting/{}-{}",
                    if face == Giant { "giant" } else { "mill" },
                    card.name().to_lowercase()
                );
                assert!(pictures(&taken).contains(&art.as_str()), "{:?}", pictures(&taken));
            }
        }
    }
}

#[test]
fn a_taken_card_lies_before_its_taker() {
    clauses!["TW-45", "TW-49", "TW-41"];
    let mut game = start(Board::Shield);
    meet(&mut game, Giant);
    meet(&mut game, Windmill);
    for viewer in everybody() {
        let view = game.table(viewer);
        for (seat, kind) in [(ADA, "giant"), (BO, "windmill")] {
            let card = game.sides[seat.index()].won[0].card;
            let key = format!("tw-{kind}-{}", card.name().to_lowercase());
            let own = zones(&view, "tw-about-won")
                .find(|zone| names(&zone.about.as_ref().expect("found by its name").name, seat))
                .expect("a place for what was won")
                .place
                .rect;
            assert!(lies_in(rect(pieces(&view, &key).next().expect("a taken card")), own), "{key}");
        }
    }
}

#[test]
fn movement_cards_show_character_and_steps() {
    clauses!["TW-25", "TW-26", "TW-29"];
    let mut game = start(Board::Shield);
    for card in MoveCard::all() {
        into_hand(&mut game, ADA, card);
        let view = game.table(Viewer::seat(ADA));
        let name = format!("tw-card-{}", card.meeple().slug());
        let held = pieces(&view, &name).find(|piece| told_card(name_of(piece)) == told_as(card));
        let face = &held.expect("it is in hand").face;
        let steps = printed().steps(card);
        let shown: Vec<i64> = numbers(face).into_iter().map(|(_, number)| number).collect();
        assert_eq!(shown, [i64::from(steps)]);
        let prints =
            pictures(face).into_iter().filter(|icon| icon.ends_with("horse") || icon.ends_with("donkey"));
        assert_eq!(prints.count(), usize::from(steps), "a print for each step");
    }
}

#[test]
fn broken_lances_are_seen() {
    clauses!["TW-12", "TW-46", "TW-R32"];
    let mut game = start(Board::Shield);
    for whole in 0..=7_u8 {
        lances(&mut game, ADA, whole);
        for viewer in everybody() {
            let view = game.table(viewer);
            let drawn = drawn_lances(&view, ADA);
            assert_eq!(drawn, (usize::from(whole), usize::from(7 - whole)));
            assert_eq!(drawn_lances(&view, BO), (7, 0));
        }
    }
}
