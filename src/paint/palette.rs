//! The palette: what colour each role of [`Colour`] has. The only place that knows.

use crate::rules::{
    Seat,
    table::{Colour, SeatColour, SeatLook},
};

/// A colour: red, green, blue, 0 to 255 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The text on paper, and the overlay.
pub const INK: Rgb = Rgb(0x2B, 0x22, 0x33);
/// What shadows are made of, and the window behind everything.
pub const SHADOW: Rgb = Rgb(0x1E, 0x1A, 0x2B);
/// The light on upper left edges, and the text on dusk.
pub const CREAM: Rgb = Rgb(0xFF, 0xF8, 0xEA);
/// The second text on dusk; also what stands for a picture that is not there.
pub const MIST: Rgb = Rgb(0xC9, 0xC6, 0xD3);
/// The colour of shade.
pub const VIOLET: Rgb = Rgb(0x6E, 0x5A, 0x8A);

/// Cards, and the ground of contact sheets.
pub const PAPER: Rgb = Rgb(0xF6, 0xEE, 0xDF);

impl Rgb {
    /// This colour with so much of another in it: 0 for none of it, 1 for nothing else.
    #[must_use]
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let part = |a: u8, b: u8| {
            (f32::from(a) + (f32::from(b) - f32::from(a)) * share.clamp(0.0, 1.0)).round() as u8
        };
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// Nearer to the light.
    #[must_use]
    pub fn lit(self, share: f32) -> Rgb {
        self.mix(CREAM, share)
    }

    /// Farther from the light. Shade is violet and dark, never black.
    #[must_use]
    pub fn shaded(self, share: f32) -> Rgb {
        self.mix(VIOLET.mix(SHADOW, 0.6), share)
    }
}

/// The colours that differ from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    cloth: (Rgb, Rgb),
    seats: [Option<SeatColour>; 8],
}

impl Palette {
    /// The palette of a game (its id, for example `mythwind`), with the seats that have a look. An unknown
    /// game has the neutral cloth of dusk.
    pub fn of(game: &str, looks: impl IntoIterator<Item = (Seat, SeatLook)>) -> Palette {
        let cloth = match game {
            "mythwind" => (Rgb(0x47, 0x61, 0x3D), Rgb(0x26, 0x36, 0x2A)),
            "tilting" => (Rgb(0x8E, 0x62, 0x30), Rgb(0x4A, 0x32, 0x1F)),
            "valley-duel" => (Rgb(0x35, 0x59, 0x8A), Rgb(0x1B, 0x2F, 0x50)),
            "cozy-stories" => (Rgb(0x36, 0x3F, 0x78), Rgb(0x1D, 0x21, 0x48)),
            "wolfwalkers" => (Rgb(0x2B, 0x5E, 0x47), Rgb(0x15, 0x2F, 0x27)),
            _ => (Rgb(0x3B, 0x31, 0x47), SHADOW),
        };
        let mut seats = [None; 8];
        for (seat, look) in looks {
            if let Some(place) = seats.get_mut(seat.index()) {
                *place = Some(look.colour);
            }
        }
        Palette { cloth, seats }
    }

    /// The colour of a role. A seat without a look is mist.
    pub fn colour(&self, role: Colour) -> Rgb {
        match role {
            Colour::Ink => INK,
            Colour::Shadow => SHADOW,
            Colour::Raised => Rgb(0x3B, 0x31, 0x47),
            Colour::Rim => Rgb(0x4C, 0x40, 0x59),
            Colour::Cream => CREAM,
            Colour::Paper => PAPER,
            Colour::Parchment => Rgb(0xEA, 0xDB, 0xC0),
            Colour::Mist => MIST,
            Colour::Label => Rgb(0xA4, 0x93, 0xBF),
            Colour::Wood => Rgb(0x6B, 0x4A, 0x36),
            Colour::WoodLight => Rgb(0x9A, 0x73, 0x50),
            Colour::WoodDark => Rgb(0x4A, 0x32, 0x27),
            Colour::Amber => Rgb(0xE7, 0xA1, 0x3D),
            Colour::Lamp => Rgb(0xF5, 0xC4, 0x5E),
            Colour::Violet => VIOLET,
            Colour::Brick => Rgb(0xA8, 0x48, 0x2F),
            Colour::Dawn => Rgb(0xF2, 0xB8, 0xA0),
            Colour::Leaf => Rgb(0x86, 0xA8, 0x5A),
            Colour::Moss => Rgb(0x5E, 0x7F, 0x4E),
            Colour::Forest => Rgb(0x2F, 0x6B, 0x4F),
            Colour::Sky => Rgb(0x9C, 0xC7, 0xDD),
            Colour::Steel => Rgb(0x4F, 0x6F, 0x95),
            Colour::Deep => Rgb(0x2B, 0x5F, 0x75),
            Colour::Ochre => Rgb(0xC9, 0x8B, 0x3C),
            Colour::Copper => Rgb(0xC4, 0x6F, 0x3B),
            Colour::Tulip => Rgb(0xD2, 0x44, 0x3C),
            Colour::Delft => Rgb(0x2F, 0x5D, 0x9B),
            Colour::Indigo => Rgb(0x2E, 0x35, 0x66),
            Colour::Cloth => self.cloth.0,
            Colour::ClothDark => self.cloth.1,
            Colour::Seat(seat) => {
                self.seats.get(usize::from(seat)).copied().flatten().map_or(MIST, seat_colour)
            }
        }
    }
}

/// The colour of a seat.
pub fn seat_colour(colour: SeatColour) -> Rgb {
    match colour {
        SeatColour::Red => Rgb(0xA8, 0x48, 0x2F),
        SeatColour::Blue => Rgb(0x2F, 0x5D, 0x9B),
        SeatColour::Yellow => Rgb(0xF5, 0xC4, 0x5E),
        SeatColour::Green => Rgb(0x86, 0xA8, 0x5A),
        SeatColour::Violet => Rgb(0x8E, 0x77, 0xB0),
        SeatColour::Black => Rgb(0x15, 0x14, 0x1C),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::table::SeatShape;

    #[test]
    fn seats_have_the_colour_of_their_look_and_mist_without_one() {
        let look = SeatLook { colour: SeatColour::Violet, shape: SeatShape::Hexagon };
        let palette = Palette::of("mythwind", [(Seat(2), look)]);
        assert_eq!(palette.colour(Colour::Seat(2)), Rgb(0x8E, 0x77, 0xB0));
        assert_eq!(palette.colour(Colour::Seat(1)), MIST);
        assert_eq!(palette.colour(Colour::Seat(200)), MIST);
        assert_ne!(palette.colour(Colour::Cloth), Palette::of("tilting", []).colour(Colour::Cloth));
    }

    #[test]
    fn mixing_ends_at_either_colour() {
        assert_eq!(INK.mix(CREAM, 0.0), INK);
        assert_eq!(INK.mix(CREAM, 1.0), CREAM);
        assert_eq!(Rgb(0, 0, 0).mix(Rgb(200, 100, 50), 0.5), Rgb(100, 50, 25));
    }
}
