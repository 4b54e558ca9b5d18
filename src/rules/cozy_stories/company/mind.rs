//! How likely each picture is, by what was heard (CS-A3, CS-A4). In whole numbers, the same on every machine.

use super::listening::Heard;
use crate::rules::{
    Rng,
    cozy_stories::{
        content::Content,
        pictures::{Picture, PictureSet, Tag},
        setup::Sharpness,
    },
};

/// One, in the numbers of [`fade`]’s result.
const WHOLE: u64 = 1 << 32;
/// From so many per mille on, a computer player is sure enough for the windmill (CS-A5).
pub const CERTAIN: u16 = 600;

/// The logarithm of 26 / n for n = 1 to 25, where 65536 is one.
const RARE: [u32; 25] = [
    213_523, 168_097, 141_524, 122_670, 108_046, 96_098, 85_995, 77_244, 69_525, 62_620, 56_374, 50_672,
    45_426, 40_569, 36_048, 31_818, 27_845, 24_099, 20_556, 17_194, 13_997, 10_948, 8_035, 5_246, 2_570,
];

/// e to the power of minus 2^i / 65536 for i = 0 to 20, where 2^32 is one.
const FADES: [u64; 21] = [
    4_294_901_760,
    4_294_836_226,
    4_294_705_160,
    4_294_443_040,
    4_293_918_848,
    4_292_870_656,
    4_290_775_039,
    4_286_586_875,
    4_278_222_805,
    4_261_543_595,
    4_228_380_000,
    4_162_825_044,
    4_034_748_382,
    3_790_295_335,
    3_344_923_893,
    2_605_029_347,
    1_580_030_169,
    581_260_615,
    78_665_070,
    1_440_801,
    483,
];

impl Sharpness {
    /// T, in tenths (CS-A4).
    const fn tenths(self) -> u32 {
        match self {
            Sharpness::Dreamy => 25,
            Sharpness::Medium => 16,
            Sharpness::Sharp => 10,
        }
    }
}

/// How much a tag says: the logarithm of 26 by the number of pictures that have it, where 65536 is one.
pub fn idf(tag: Tag) -> u32 {
    let count = usize::from(Content::get().count(tag));
    RARE.get(count.wrapping_sub(1)).copied().unwrap_or(0)
}

/// How much speaks for a picture: for each tag heard, how much it says times its weight in the picture, and half of
/// that where it was heard at half strength. 65536 is one.
pub fn evidence(heard: &Heard, picture: Picture) -> u32 {
    let content = Content::get();
    let of = |(tag, strength): (Tag, super::Strength)| {
        idf(tag) * u32::from(content.weight(picture, tag)) * strength.halves()
    };
    heard.iter().map(of).sum::<u32>() / 2
}

/// e to the power of -x, where 65536 is one in x and 2^32 in the result.
pub fn fade(x: u32) -> u64 {
    if x >> FADES.len() != 0 {
        return 0;
    }
    let bits = FADES.iter().enumerate().filter(|(bit, _)| x & (1 << bit) != 0);
    bits.fold(WHOLE, |faded, (_, fade)| (faded * fade + WHOLE / 2) >> 32)
}

/// How likely pictures are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Each with its part of `total`, in the order of the pictures.
    parts: Vec<(Picture, u64)>,
    total: u64,
}

/// How likely each picture on the field is, to somebody so sharp: the softmax of the evidence (CS-A3). Where nothing
/// was heard all are equally likely (CS-A4).
pub fn odds(heard: &Heard, field: PictureSet, sharpness: Sharpness) -> Odds {
    let speaks: Vec<(Picture, u32)> =
        field.iter().map(|picture| (picture, evidence(heard, picture))).collect();
    let most = speaks.iter().map(|(_, evidence)| *evidence).max().unwrap_or(0);
    let part = |evidence: u32| {
        let behind = u64::from(most - evidence) * 10 / u64::from(sharpness.tenths());
        fade(u32::try_from(behind).unwrap_or(u32::MAX))
    };
    let parts: Vec<(Picture, u64)> =
        speaks.into_iter().map(|(picture, evidence)| (picture, part(evidence))).collect();
    let total = parts.iter().map(|(_, part)| part).sum();
    Odds { parts, total }
}

impl Odds {
    /// How likely a picture is, in per mille.
    pub fn per_mille(&self, picture: Picture) -> u16 {
        let part = self.parts.iter().find(|(other, _)| *other == picture).map_or(0, |(_, part)| *part);
        (part * 1000 / self.total.max(1)) as u16
    }

    /// The likeliest picture, the first of equals, and how likely it is in per mille.
    pub fn best(&self) -> Option<(Picture, u16)> {
        let (picture, _) = self.parts.iter().rev().max_by_key(|(_, part)| *part)?;
        Some((*picture, self.per_mille(*picture)))
    }

    /// One of the pictures, drawn as likely as it is.
    pub fn draw(&self, rng: &mut Rng) -> Option<Picture> {
        let mut ticket = rng.below(usize::try_from(self.total.max(1)).ok()?) as u64;
        self.parts
            .iter()
            .find(|(_, part)| {
                let drawn = ticket < *part;
                ticket = ticket.saturating_sub(*part);
                drawn
            })
            .map(|(picture, _)| *picture)
    }

    /// The pictures, the likeliest first.
    pub fn ranking(&self) -> Vec<Picture> {
        let mut parts = self.parts.clone();
        parts.sort_by_key(|(_, part)| std::cmp::Reverse(*part));
        parts.into_iter().map(|(picture, _)| picture).collect()
    }
}
