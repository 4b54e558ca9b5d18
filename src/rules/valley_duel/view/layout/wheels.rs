//! The wheels: one above the other, the red one below, the yellow one above, whoever sits near. All are drawn in one
//! scale, 32 units of the table for 125 of the pictures.

use crate::rules::{
    Seat,
    table::Rect,
    valley_duel::{CENTRAL, OWN, RED, Wheel, Wheels},
};

/// The middle of the Central Wheel.
pub const MIDDLE: (i16, i16) = (520, 338);
/// Half of its width: a little beyond its teeth.
const CENTRAL_HALF: i16 = 138;
/// Half of a Personal Wheel's.
const OWN_HALF: i16 = 89;
/// How far what is printed lies from the middle: Central and Personal Wheel.
const REACH: (i32, i32) = (88, 51);
/// Size of what is printed on a section, and of a tile on it.
const PRINT: (i16, i16) = (52, 36);

/// Thousandths of the sines of 0, 9, 18 … 90 degrees: all sections point to multiples of nine.
const SINES: [i32; 11] = [0, 156, 309, 454, 588, 707, 809, 891, 951, 988, 1000];

/// Thousandths of a sine, for multiples of nine degrees.
const fn sine(degrees: i16) -> i32 {
    let ninths = degrees.rem_euclid(360) / 9;
    let (quarter, rest) = (ninths / 10, (ninths % 10) as usize);
    match quarter {
        0 => SINES[rest],
        1 => SINES[10 - rest],
        2 => -SINES[rest],
        _ => -SINES[10 - rest],
    }
}

/// The middle of a Personal Wheel.
pub const fn hub(seat: Seat) -> (i16, i16) {
    if seat.0 == RED.0 { (520, 551) } else { (520, 125) }
}

/// The middle of a wheel.
pub const fn middle(seat: Seat, wheel: Wheel) -> (i16, i16) {
    match wheel {
        Wheel::Central => MIDDLE,
        Wheel::Own => hub(seat),
    }
}

/// A wheel.
pub const fn wheel(seat: Seat, wheel: Wheel) -> Rect {
    let (x, y) = middle(seat, wheel);
    let half = match wheel {
        Wheel::Central => CENTRAL_HALF,
        Wheel::Own => OWN_HALF,
    };
    Rect::new(x - half, y - half, half * 2, half * 2)
}

/// Degrees between two sections.
const fn span(wheel: Wheel) -> i16 {
    360 / Wheels::sections(wheel) as i16
}

/// How far a wheel and all on it turn, clockwise, for each step of either Personal Wheel (VD-41).
pub const fn step(wheel: Wheel) -> i16 {
    match wheel {
        Wheel::Central => -span(wheel),
        Wheel::Own => span(wheel),
    }
}

/// In which direction a section points, in degrees clockwise from straight up.
pub const fn direction(wheels: &Wheels, seat: Seat, wheel: Wheel, section: u8) -> i16 {
    let (meshed, at) = match wheel {
        // The red wheel is below the central one.
        Wheel::Central => (wheels.central, 180),
        Wheel::Own => (wheels.own, if seat.0 == RED.0 { 0 } else { 180 }),
    };
    (at + span(wheel) * (section as i16 - meshed as i16)).rem_euclid(360)
}

/// How far a wheel stands turned: its section 0 points up in its picture.
pub const fn angle(wheels: &Wheels, seat: Seat, wheel: Wheel) -> i16 {
    direction(wheels, seat, wheel, 0)
}

/// Where what is printed on a section lies, and a tile on it.
pub const fn section(wheels: &Wheels, seat: Seat, wheel: Wheel, at: u8) -> Rect {
    towards(seat, wheel, direction(wheels, seat, wheel, at))
}

const fn towards(seat: Seat, wheel: Wheel, direction: i16) -> Rect {
    let (x, y) = middle(seat, wheel);
    let reach = match wheel {
        Wheel::Central => REACH.0,
        Wheel::Own => REACH.1,
    };
    let (across, down) = (sine(direction) * reach / 1000, -sine(direction + 90) * reach / 1000);
    Rect::new(x + across as i16 - PRINT.0 / 2, y + down as i16 - PRINT.1 / 2, PRINT.0, PRINT.1)
}

/// Where the two spaces lie that meet at a player's wheel.
pub const fn mesh(seat: Seat, wheel: Wheel) -> Rect {
    let below = seat.0 == RED.0;
    let direction = match wheel {
        Wheel::Central => 180,
        Wheel::Own => 0,
    };
    towards(seat, wheel, if below { direction } else { 180 - direction })
}

/// Where it says, while a wheel is turned, what its owner could choose from; and what the other would follow with.
pub const fn seal(seat: Seat, follows: bool) -> Rect {
    let y = if seat.0 == RED.0 { 424 } else { 190 };
    if follows { Rect::new(558, y, 140, 62) } else { Rect::new(342, y, 140, 62) }
}

const _: () = assert!(CENTRAL == 8 && OWN == 5, "all sections point to multiples of nine degrees");
