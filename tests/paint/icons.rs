//! The icons: each is drawn, named in the rulebook, and told from the others by more than its colour.

use windmill_lane::{clauses, paint::ArtStore, rulebook::Rulebook};

/// The icons of the town: what the rulebook calls them, and their pictures.
const TOWN: [(&str, &str); 24] = [
    ("Production", "production"),
    ("Income", "income"),
    ("Culture", "culture"),
    ("Food", "food"),
    ("Any Resource", "any-resource"),
    ("sprite die", "sprite"),
    ("villager die", "villager"),
    ("worker die", "worker"),
    ("hired sprite", "hired-sprite"),
    ("hired villager", "hired-villager"),
    ("hired worker", "hired-worker"),
    ("Improve", "improve"),
    ("Adventure", "adventure"),
    ("Construct", "construct"),
    ("Use Building", "use-building"),
    ("Forest", "forest"),
    ("Goal", "goal"),
    ("End of Season", "end-of-season"),
    ("Construction Queue", "queue"),
    ("Advance Queue", "advance-queue"),
    ("Queue Positions", "queue-position"),
    ("hire a worker", "hire-worker"),
    ("hire a villager", "hire-villager"),
    ("hire a sprite", "hire-sprite"),
];

/// The general icons.
const GENERAL: [(&str, &str); 27] = [
    ("Charter", "town-charter"),
    ("Journal", "journal"),
    ("Event", "event"),
    ("Dawn", "dawn"),
    ("Day", "day"),
    ("Dusk", "dusk"),
    ("Sunny", "sunny"),
    ("Rainy", "rainy"),
    ("Cloudy", "cloudy"),
    ("Weather card", "weather-card"),
    ("Spring", "spring"),
    ("Summer", "summer"),
    ("Fall", "fall"),
    ("Winter", "winter"),
    ("Character", "character"),
    ("Character action", "character-action"),
    ("Skill action", "skill"),
    ("Rotate Sprite", "rotate-sprite"),
    ("Coins", "coins"),
    ("Increase", "increase"),
    ("Decrease", "decrease"),
    ("Gain", "gain"),
    ("Lose", "lose"),
    ("All", "all"),
    ("Success", "success"),
    ("Failure", "failure"),
    ("Replace", "replace"),
];

/// An icon in grey on paper, 32 pixels wide.
fn grey(art: &ArtStore, icon: &str) -> Vec<f32> {
    let pixels = art.at(&format!("mythwind/icon-{icon}"), 32).straight();
    let grey = pixels.chunks_exact(4).map(|pixel| {
        let [r, g, b, a] = [pixel[0], pixel[1], pixel[2], pixel[3]].map(f32::from);
        let light = 0.299 * r + 0.587 * g + 0.114 * b;
        light * a / 255.0 + 236.0 * (1.0 - a / 255.0)
    });
    grey.collect()
}

/// How much two icons differ: the mean of what each pixel differs by, once the one is as light as the other.
fn difference(a: &[f32], b: &[f32]) -> f32 {
    let mean = |of: &[f32]| of.iter().sum::<f32>() / of.len() as f32;
    let (a_mean, b_mean) = (mean(a), mean(b));
    let sum: f32 = a.iter().zip(b).map(|(a, b)| ((a - a_mean) - (b - b_mean)).abs()).sum();
    sum / a.len().min(b.len()) as f32
}

#[test]
fn every_icon_is_drawn_and_named_and_has_a_shape_of_its_own() {
    clauses!["MW-309", "MW-310"];
    let art = ArtStore::new(None);
    let all: Vec<(&str, &str)> = TOWN.into_iter().chain(GENERAL).collect();
    let mut drawn = Vec::new();
    for (_, icon) in &all {
        assert!(ArtStore::size(&format!("mythwind/icon-{icon}")).is_some(), "{icon} is not drawn");
        drawn.push(grey(&art, icon));
    }
    let mut alike = Vec::new();
    for at in 0..all.len() {
        for other in 0..at {
            let off = difference(&drawn[at], &drawn[other]);
            if off < 6.0 {
                alike.push(format!("{} and {}: {off:.1}", all[at].1, all[other].1));
            }
        }
    }
    assert!(alike.is_empty(), "told apart by colour only: {alike:#?}");
    let book = Rulebook::of("mythwind").expect("its rulebook");
    let text: String = book.entries.iter().map(|entry| entry.text.to_lowercase() + "\n").collect();
    for (name, _) in all {
        assert!(text.contains(&name.to_lowercase()), "the rulebook does not name {name}");
    }
}
