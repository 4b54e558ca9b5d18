//! Ida's display, Goal by Goal, and what it brings if it lay otherwise.

use super::{brute, prepare::*};

const IDA: &str = "8 41 32 G35 38 / 25 42 51 G14 G37 / G54 28 G2 G33 17 / 3 55 27 31 18 / 46 G7 52 23 47";

const A: u8 = 35;
const B: u8 = 14;
const C: u8 = 54;
const D: u8 = 37;
const E: u8 = 2;
const F: u8 = 7;
const G: u8 = 33;

/// What a Goal brings in a display.
#[track_caller]
fn brings(display: &Display, number: u8) -> u32 {
    let goal = Face::Goal(Goal::of(number));
    let at = display.cards().iter().find(|laid| laid.face == goal).expect("that Goal").at;
    let asked = Content::get().asked(Goal::of(number));
    let points = times(asked, &Field::of(display), at, false) * u32::from(asked.points);
    assert_eq!(points as usize, brute::goal(display, Goal::of(number), at));
    points
}

/// Ida's display with two of its cards in each other's places.
fn exchanged(a: Cell, b: Cell) -> Display {
    let swap = |at: Cell| {
        if at == a {
            b
        } else if at == b {
            a
        } else {
            at
        }
    };
    read(IDA).cards().iter().map(|laid| Laid { at: swap(laid.at), ..*laid }).collect()
}

fn without(display: &Display, gone: &[Cell]) -> Display {
    display.cards().iter().copied().filter(|laid| !gone.contains(&laid.at)).collect()
}

#[test]
fn symbols_in_it() {
    let field = Field::of(&read(IDA));
    let numbers = Symbol::ALL.map(|symbol| field.number(symbol));
    // Wolf form, Wolves, Merlyn, Forest, Town, Castle, Parents, Townsfolk, Army.
    assert_eq!(numbers, [4, 5, 3, 4, 3, 2, 3, 5, 4]);
    assert_eq!((read(IDA).len(), read(IDA).goals()), (25, 7));
}

#[test]
fn goal_a_is_there_mirrored() {
    clauses!["WW-E1", "WW-82"];
    assert_eq!(brings(&read(IDA), A), 8);
}

#[test]
fn goal_b_is_there_twice() {
    clauses!["WW-E2", "WW-83"];
    assert_eq!(brings(&read(IDA), B), 12);
}

#[test]
fn goal_c_would_need_a_card_twice() {
    clauses!["WW-E3", "WW-84", "WW-87"];
    assert_eq!(brings(&read(IDA), C), 3);
}

#[test]
fn goal_d_sees_three() {
    clauses!["WW-E4", "WW-94", "WW-96"];
    assert_eq!(brings(&read(IDA), D), 6);
}

#[test]
fn goal_e_is_spoiled() {
    clauses!["WW-E5", "WW-101"];
    assert_eq!(brings(&read(IDA), E), 0);
}

#[test]
fn goal_f_finds_one() {
    clauses!["WW-E6", "WW-103"];
    assert_eq!(brings(&read(IDA), F), 2);
}

#[test]
fn goal_g_is_balanced() {
    clauses!["WW-E7", "WW-111"];
    assert_eq!(brings(&read(IDA), G), 10);
}

#[test]
fn together_forty_one() {
    clauses!["WW-E8", "WW-77"];
    let ida = read(IDA);
    assert_eq!(goals_of(&ida), 41);
    for mirror in [false, true] {
        let mut display = ida.clone();
        for _ in 0..4 {
            let turn = |at: Cell| Cell::new(at.column, 4 - at.row);
            display = display.cards().iter().map(|laid| Laid { at: turn(laid.at), ..*laid }).collect();
            let flip = |at: Cell| if mirror { Cell::new(at.row, 4 - at.column) } else { at };
            let seen: Display =
                display.cards().iter().map(|laid| Laid { at: flip(laid.at), ..*laid }).collect();
            assert_eq!(goals_of(&seen), 41);
        }
    }
}

#[test]
fn variations() {
    clauses!["WW-E9", "WW-E10", "WW-E11", "WW-E12", "WW-E13"];
    let nine = exchanged(cell(5, 3), cell(5, 5));
    assert_eq!((goals_of(&nine), brings(&nine, E), brings(&nine, A), brings(&nine, C)), (49, 8, 8, 3));
    let ten = exchanged(cell(3, 1), cell(3, 2));
    assert_eq!((goals_of(&ten), brings(&ten, A)), (49, 16));
    let eleven = exchanged(cell(2, 4), cell(2, 5));
    assert_eq!((goals_of(&eleven), brings(&eleven, D), brings(&eleven, B)), (37, 2, 12));
    let twelve = exchanged(cell(1, 2), cell(4, 2));
    assert_eq!((goals_of(&twelve), brings(&twelve, B)), (35, 6));
    let thirteen = exchanged(cell(4, 3), cell(4, 4));
    assert_eq!((goals_of(&thirteen), brings(&thirteen, A), brings(&thirteen, C)), (33, 0, 3));
}

#[test]
fn another_story() {
    clauses!["WW-E14"];
    let other = read(&IDA.replace(" 47", " 29"));
    assert_eq!((goals_of(&other), brings(&other, F), brings(&other, G)), (33, 4, 0));
}

#[test]
fn before_the_end() {
    clauses!["WW-E15", "WW-R12"];
    let ida = read(IDA);
    let nearly = without(&ida, &[cell(5, 5)]);
    assert_eq!(goals_of(&nearly), 41);
    let less = without(&ida, &[cell(5, 5), cell(5, 3)]);
    assert_eq!((goals_of(&less), brings(&less, A), brings(&less, C), brings(&less, E)), (38, 0, 0, 8));
    assert_eq!([B, D, F, G].map(|number| brings(&less, number)), [12, 6, 2, 10]);
}
