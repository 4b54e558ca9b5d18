//! Chance, inside the state: a named, portable generator.

use rand::Rng as _;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

/// The generator of a game. It is PCG-XSL-RR 128/64 (MCG), the same on every machine and in every
/// version, and is part of the state: set-up, seed and moves reproduce a game anywhere.
///
/// Bounded numbers are drawn here and not through `rand`'s distributions, whose values may change
/// between its versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rng(Pcg64Mcg);

impl Rng {
    /// A generator that `seed` decides.
    pub fn seeded(seed: u64) -> Rng {
        // SplitMix64 spreads neighbouring seeds over the whole 128-bit state.
        let mut z = seed;
        let mut next = || {
            z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut x = z;
            x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            x ^ (x >> 31)
        };
        let (high, low) = (next(), next());
        Rng(Pcg64Mcg::new((u128::from(high) << 64) | u128::from(low)))
    }

    /// A fresh seed drawn from this generator.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound` - 1, each equally likely. `bound` must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "a draw needs at least one possibility");
        let bound = bound.max(1) as u64;
        // Lemire's method: the high half of a product, with the short tail thrown away.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(bound);
            if product as u64 >= threshold {
                return (product >> 64) as usize;
            }
        }
    }

    /// One of the items, or nothing of nothing.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Puts the items into an order drawn evenly from all orders.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values computed by a second implementation, from the published definitions of SplitMix64, PCG
    /// XSL-RR 128/64 and Lemire's method: a change of them would break every save and replay.
    #[test]
    fn the_generator_never_changes() {
        let mut rng = Rng::seeded(1);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(6)).collect();
        assert_eq!(drawn, [0, 4, 3, 5, 0, 4, 2, 2], "draws of seed 1");
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [8, 0, 4, 2, 1, 7, 3, 5, 9, 6], "shuffle after them");
    }

    #[test]
    fn every_face_is_about_equally_likely() {
        let mut rng = Rng::seeded(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6)] += 1;
        }
        // Standard deviation is about 91: five of them on either side.
        assert!(seen.iter().all(|&n| (9_540..=10_460).contains(&n)), "{seen:?}");
    }

    #[test]
    fn neighbouring_seeds_differ() {
        let first: std::collections::BTreeSet<u64> = (0..1000).map(|s| Rng::seeded(s).seed()).collect();
        assert_eq!(first.len(), 1000, "a thousand seeds open a thousand games");
    }
}
