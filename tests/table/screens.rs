//! Every screen at small and large sizes and scales: no text cut off or shortened, none on another, no control
//! on another. (Whether the faces of the table have room for their words, `tests/paint` asks.)

use bevy::prelude::*;
use windmill_lane::{app::trace::Eyes, matches::View, rules::Rng};

use super::{
    desk::{Desk, a_day, fresh, until},
    legible,
};

/// The sizes and scales that are promised.
pub const SIZES: [((u32, u32), u16); 4] =
    [((1280, 720), 100), ((1280, 720), 150), ((2560, 1440), 100), ((2560, 1440), 150)];

/// Notes what cannot be read on what is shown now.
pub fn read(desk: &mut Desk, what: &str, flaws: &mut Vec<String>) {
    desk.rest();
    let page = desk.app.world().resource::<legible::Page>();
    flaws.extend(page.flaws().into_iter().map(|flaw| format!("{what}: {flaw}")));
    let overlapping =
        desk.app.world_mut().run_system_cached(|mut eyes: Eyes| eyes.overlapping()).expect("eyes");
    flaws.extend(overlapping.into_iter().map(|(a, b)| format!("{what}: “{b}” lies on “{a}”")));
}

#[track_caller]
pub fn all_well(flaws: &[String]) {
    assert!(flaws.is_empty(), "{} flaws:\n{}", flaws.len(), flaws.join("\n"));
}

#[test]
fn the_lane_and_its_screens_can_be_read() {
    let mut flaws = Vec::new();
    for (size, scale) in SIZES {
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        let mut desk = Desk::lane_at(size, scale);
        read(&mut desk, &format!("lane, {at}"), &mut flaws);
        desk.push("Settings");
        read(&mut desk, &format!("settings, {at}"), &mut flaws);
        desk.keys(&[KeyCode::Escape]);
        desk.push("Saved games…");
        read(&mut desk, &format!("saved games, {at}"), &mut flaws);
        desk.keys(&[KeyCode::Escape]);
        desk.push("Mythwind");
        for players in 1..=4 {
            read(&mut desk, &format!("set-up for {players}, {at}"), &mut flaws);
            if players < 4 {
                desk.push("Add a player");
            }
        }
        desk.push("Back to the lane");
        desk.push("Tilting at Windmills");
        read(&mut desk, &format!("set-up for two rivals, {at}"), &mut flaws);
    }
    all_well(&flaws);
}

#[test]
fn the_table_and_what_opens_over_it_can_be_read() {
    let mut flaws = Vec::new();
    for (size, scale) in SIZES {
        for characters in [1, 4] {
            let at = format!("{}x{} at {scale} %, {characters} characters", size.0, size.1);
            let mut desk = Desk::with_at(a_day(characters), size, scale);
            read(&mut desk, &format!("table, {at}"), &mut flaws);
            desk.keys(&[KeyCode::KeyB]);
            read(&mut desk, &format!("rulebook, {at}"), &mut flaws);
            desk.keys(&[KeyCode::Escape]);
            desk.keys(&[KeyCode::ShiftLeft, KeyCode::Slash]);
            read(&mut desk, &format!("keys, {at}"), &mut flaws);
            desk.keys(&[KeyCode::Escape]);
            desk.push("Menu");
            read(&mut desk, &format!("menu, {at}"), &mut flaws);
            desk.push("Look back");
            read(&mut desk, &format!("an album without leaves, {at}"), &mut flaws);
            desk.keys(&[KeyCode::Escape]);
            for seat in 0..characters {
                read(&mut desk, &format!("seat {seat}, {at}"), &mut flaws);
                desk.keys(&[KeyCode::KeyN]);
            }
        }
    }
    all_well(&flaws);
}

#[test]
fn the_album_can_be_read() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/HarrowHill.windmill");
    let mut flaws = Vec::new();
    for (size, scale) in SIZES {
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        let game = windmill_lane::save::load_file(&file).expect("the sample season");
        let mut desk = Desk::with_at(game, size, scale);
        desk.keys(&[KeyCode::KeyC]);
        read(&mut desk, &format!("a leaf, {at}"), &mut flaws);
        let says = |desk: &mut Desk, text: &str| {
            desk.rest();
            desk.app.world().resource::<legible::Page>().says_anywhere(text)
        };
        assert!(says(&mut desk, "decided"), "{at}: the newest leaf lies open");
        desk.push("Achievements");
        read(&mut desk, &format!("achievements, {at}"), &mut flaws);
        assert!(says(&mut desk, "walking") && !says(&mut desk, "decided"), "{at}");
        desk.keys(&[KeyCode::ArrowDown]);
        assert!(says(&mut desk, "decided"), "{at}: the arrows turn the pages");
        desk.keys(&[KeyCode::Escape]);
        assert!(!says(&mut desk, "decided"), "{at}: closed");
    }
    all_well(&flaws);
}

#[test]
fn the_end_of_a_season_can_be_read() {
    let over = |view: &View| view.table.heading.key == "mw-heading-season-end";
    let summed_up = |view: &View| {
        view.table
            .prompts
            .iter()
            .any(|prompt| prompt.page.as_ref().is_some_and(|page| !page.counts.is_empty()))
    };
    let mut flaws = Vec::new();
    for (size, scale) in SIZES {
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        let end = until(fresh(2, 4711), 21, over);
        read(&mut Desk::with_at(end.copy(), size, scale), &format!("the season is over, {at}"), &mut flaws);
        let mut desk = Desk::with_at(until(end, 22, summed_up), size, scale);
        read(&mut desk, &format!("what it came to, {at}"), &mut flaws);
        let page = desk.app.world().resource::<legible::Page>();
        assert!(page.says_anywhere("adventures"), "{at}: {:?}", page.texts());
        let choice =
            |desk: &mut Desk| desk.rest().widgets.iter().any(|(name, _)| name == "Look at the board");
        assert!(!choice(&mut desk), "{at}: what is chosen waits until the page is read");
        desk.push("To the choice");
        assert!(choice(&mut desk), "{at}: and then it is there");
        read(&mut desk, &format!("who plays on, {at}"), &mut flaws);
    }
    all_well(&flaws);
}

#[test]
fn a_season_of_tables_can_be_read() {
    let mut flaws = Vec::new();
    let mut rng = Rng::seeded(12);
    for (size, scale) in [((1280, 720), 100), ((1280, 720), 150)] {
        let mut desk = Desk::with_at(fresh(3, 99), size, scale);
        for step in 0..120 {
            let view = desk.view();
            let offer = rng.below(view.table.offers.len());
            desk.app.world_mut().write_message(windmill_lane::session::Intent::Sure(
                windmill_lane::matches::OfferId(offer),
                view.revision,
            ));
            desk.frames(2);
            if step % 3 == 0 {
                read(&mut desk, &format!("step {step}, {}x{} at {scale} %", size.0, size.1), &mut flaws);
            }
            // Pages are read and put away.
            while desk.rest().widgets.iter().any(|(name, _)| name == "Go on") {
                desk.push("Go on");
            }
        }
    }
    all_well(&flaws);
}

#[test]
fn set_up_tells_role_and_play_style_of_each_character() {
    windmill_lane::clauses!["MW-08", "MW-09", "MW-10", "MW-11", "MW-12"];
    let mut desk = Desk::lane_at((1280, 720), 100);
    desk.push("Mythwind");
    // What each is about, as the rulebook has it; the wording is ours.
    let about = [
        ("Farmer", ["crop", "field"]),
        ("Crafter", ["makes things", "good name"]),
        ("Merchant", ["buys low and sells high", "rivals"]),
        ("Ranger", ["goes out", "for the town"]),
    ];
    for (name, topics) in about {
        desk.push(&format!("1: {name}"));
        desk.rest();
        let page = desk.app.world().resource::<legible::Page>();
        assert!(page.says("Open the journal"), "{name}");
        for topic in topics {
            assert!(page.says_anywhere(topic), "{name} says nothing of “{topic}”: {:?}", page.texts());
        }
        assert!(page.says_anywhere("medium"), "{name}: how hard it is");
        desk.push("Open the journal");
        desk.rest();
        desk.keys(&[KeyCode::Escape]);
    }
}
