//! Ten years of play with every mix of characters, and with characters that change hands at seasons' ends: the
//! table stays whole, and the story goes forward to its end.

use std::collections::BTreeSet;

use super::{table::*, wild::some_move};

/// Seasons of ten years.
const SEASONS: usize = 40;

/// What was true before a move.
struct Before {
    census: Vec<(&'static str, usize)>,
    purses: [Option<u16>; 4],
    unlocked: BTreeSet<u8>,
    complete: bool,
    chapters: usize,
}

fn purses(game: &Mythwind) -> [Option<u16>; 4] {
    Character::ALL.map(|who| game.sheets[who.index()].as_ref().map(|sheet| sheet.coins))
}

impl Before {
    fn of(game: &Mythwind) -> Before {
        Before {
            census: game.census(),
            purses: purses(game),
            unlocked: game.story.unlocked.clone(),
            complete: game.story.complete,
            chapters: game.story.chronicle.len(),
        }
    }

    /// What holds after every move.
    #[track_caller]
    fn check(self, game: &Mythwind, events: &[Event]) {
        // Every piece is in one place; only the weather card of the first envelope ever joins them.
        for (before, now) in self.census.iter().zip(game.census()) {
            let joins = before.0 == "weather cards" && game.story.envelopes.contains(&1) && now.1 == 10;
            assert!(*before == now || joins, "{before:?} became {now:?}");
        }
        assert!(held(game).iter().all(|&track| track <= 10), "{:?}", held(game));
        for kind in Kind::ALL {
            assert!(pips(game, DieAt::Tower, kind).iter().all(|&pips| (1..=3).contains(&pips)), "a blank");
        }
        // Every purse is what it was, more or less what was told, and never below nothing.
        let mut counted = self.purses.map(|coins| coins.map(i32::from));
        for event in events {
            if let Event::Coins { who, by, now, .. } = *event
                && let Some(coins) = &mut counted[who.index()]
            {
                *coins += i32::from(by);
                assert!(*coins >= 0, "{who:?} owes coins");
                assert_eq!(*coins, i32::from(now), "{who:?} was told another purse");
            }
        }
        for (at, coins) in counted.iter().enumerate().filter_map(|(at, coins)| Some((at, (*coins)?))) {
            assert_eq!(purses(game)[at].map(i32::from), Some(coins), "coins nobody was told of");
        }
        // The story only goes forward.
        assert!(game.story.unlocked.is_superset(&self.unlocked), "an event was never unlocked after all");
        assert!(game.story.complete || !self.complete, "the story was over");
        assert!(game.story.chronicle.len() >= self.chapters, "the chronicle lost a season");
        assert!(!game.turn().acting().is_empty(), "nobody can do anything: {:?}", game.stacks);
    }
}

/// Plays ten years. With `hands`, characters come and go between the seasons; those put away stay as they are.
fn ten_years(characters: &[Character], seed: u64, hands: bool) {
    let mut rng = Rng::seeded(seed ^ 0x7E4);
    let mut game = begin(characters, seed);
    let mut away: [Option<Sheet>; 4] = Default::default();
    let mut seen: BTreeSet<Vec<Character>> = BTreeSet::new();
    while game.story.chronicle.len() < SEASONS {
        let acting: Vec<Seat> = game.turn().acting().iter().collect();
        let seat = *rng.pick(&acting).expect("somebody acts");
        let listed = game.legal_moves(seat);
        let change = listed.iter().any(|mv| matches!(mv, Move::Join(_) | Move::Leave(_)));
        let mv = match change {
            true if hands && rng.below(3) > 0 => *rng.pick(&listed).expect("a move"),
            true => Move::Done,
            false => some_move(&game, seat, &mut rng),
        };
        let before = Before::of(&game);
        let events = game.play(seat, &mv).expect("a listed move").events;
        before.check(&game, &events);
        if change {
            for who in Character::ALL.into_iter().filter(|who| !game.is_playing(*who)) {
                away[who.index()].clone_from(&game.sheets[who.index()]);
            }
            seen.insert(game.playing().collect());
        }
        for who in Character::ALL.into_iter().filter(|who| !game.is_playing(*who)) {
            assert_eq!(game.sheets[who.index()], away[who.index()], "{who:?} went on while away");
        }
    }
    assert!(game.story.complete, "{characters:?}: ten years do not tell the story");
    assert!(!hands || seen.len() > 8, "hardly anybody changed: {seen:?}");
}

/// The mixes of so many characters.
fn mixes(count: u32) -> impl Iterator<Item = Vec<Character>> {
    let sets = (1_u8..16).filter(move |set| set.count_ones() == count);
    sets.map(|set| Character::ALL.into_iter().filter(|who| set & (1 << who.index()) != 0).collect())
}

#[test]
fn ten_years_alone() {
    clauses!["MW-04", "MW-35", "MW-36", "MW-CJ11"];
    mixes(1).for_each(|mix| ten_years(&mix, 1, false));
}

#[test]
fn ten_years_of_two() {
    clauses!["MW-04", "MW-35", "MW-36"];
    mixes(2).for_each(|mix| ten_years(&mix, 2, false));
}

#[test]
fn ten_years_of_three() {
    clauses!["MW-04", "MW-35", "MW-36"];
    mixes(3).for_each(|mix| ten_years(&mix, 3, false));
}

#[test]
fn ten_years_of_four() {
    clauses!["MW-04", "MW-35", "MW-36"];
    mixes(4).for_each(|mix| ten_years(&mix, 4, false));
}

#[test]
fn ten_years_from_hand_to_hand() {
    clauses!["MW-04", "MW-07", "MW-171", "MW-CJ11"];
    for seed in 0..4 {
        ten_years(&[Character::ALL[seed as usize]], seed, true);
    }
}
