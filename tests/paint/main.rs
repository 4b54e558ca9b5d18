//! Faces become pixels.

mod album;
mod icons;

use std::{fs, path::Path, sync::Arc};

use windmill_lane::{
    paint::{ArtStore, Painted, Painter, Quality, contact_sheet, set_text},
    rules::{
        Game, Rng, Seat, Turn, Viewer, Words,
        mythwind::{Character, Mythwind, Setup},
        table::{Colour, Face, Fill, Gesture, Part, Rect, Sheet, TableView, Text},
    },
    words::Lexicon,
};

const BAKERY: &str = "mythwind/building-bakery";

/// A painter with a few sentences of its own.
fn painter(words: &str) -> Painter {
    let lexicon = Lexicon::read([("test.ftl", words)]).expect("sound words");
    let names = Arc::new(|seat: Seat| format!("Player {}", seat.0));
    Painter::new("mythwind", Arc::new(ArtStore::new(None)), Box::leak(Box::new(lexicon)), names, [])
}

/// Red, green, blue and alpha at a place of the face, in units.
fn at(painted: &Painted, x: f32, y: f32) -> [u8; 4] {
    let margin = painted.margin_px as f32;
    let pixel = |units: f32| (units * painted.px_per_unit + margin) as usize;
    let byte = (pixel(y) * painted.width as usize + pixel(x)) * 4;
    painted.rgba[byte..byte + 4].try_into().expect("four bytes")
}

/// How often a line of pixels changes between painted and clear, from left to right.
fn changes(painted: &Painted, y: f32, width: u16) -> usize {
    let solid: Vec<bool> = (0..width).map(|x| at(painted, f32::from(x) + 0.5, y)[3] > 128).collect();
    solid.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

#[test]
fn a_text_that_fits_is_not_clipped_and_one_that_is_too_long_is() {
    let painter = painter("short = Inn\nlong = A very long name for so small a place\n");
    let rect = Rect::new(2, 2, 60, 18);
    let face = |key: &'static str| {
        Face::new(64, 22).text(rect, Text::sans(Words::new(key), 13, Colour::Ink).least(10))
    };
    assert_eq!(painter.clipped(&face("short")), []);
    let clipped = painter.clipped(&face("long"));
    assert_eq!(clipped.len(), 1);
    assert_eq!((clipped[0].rect, clipped[0].least), (rect, 10));
    assert_eq!(clipped[0].text, "A very long name for so small a place");
    let painted = painter.paint(&face("long"), 1.0, Quality::Small);
    assert!((0..22).all(|y| at(&painted, 63.0, y as f32)[3] == 0), "nothing is written beyond");
}

#[test]
fn a_symbol_moves_the_text_behind_it() {
    let painter = painter("plain = +1 x\nsymbol = +1[food] x\n");
    let text = |key: &'static str| Text::sans(Words::new(key), 13, Colour::Ink);
    let rect = Rect::new(0, 0, 100, 20);
    let (plain, symbol) = (painter.set(rect, &text("plain")), painter.set(rect, &text("symbol")));
    assert!(symbol.width > plain.width + 13.0, "{} and {}", symbol.width, plain.width);
    assert_eq!(symbol.lines, 1);
    let face = Face::new(100, 20).text(rect, text("symbol"));
    assert_eq!(painter.unknown_art(&face), Vec::<String>::new());
    let painted = painter.paint(&face, 2.0, Quality::Small);
    let green = painted.rgba.chunks_exact(4).filter(|p| p[3] > 200 && p[1] > p[0] && p[1] > p[2]).count();
    assert!(green > 60, "a leaf is green: {green} pixels");
}

#[test]
fn a_sheet_with_round_corners_has_clear_corners() {
    let painter = painter("");
    let face = Face::new(40, 30);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Brick), 8));
    for scale in [0.7, 1.0, 2.5] {
        let painted = painter.paint(&face, scale, Quality::Small);
        assert_eq!(painted.margin_px, 1);
        assert_eq!(painted.width, (40.0 * scale).ceil() as u32 + 2);
        assert_eq!(at(&painted, 20.0, 15.0), [0xA8, 0x48, 0x2F, 255]);
        for (x, y) in [(0.0, 0.0), (39.5, 0.0), (0.0, 29.5), (39.5, 29.5)] {
            assert_eq!(at(&painted, x, y)[3], 0, "corner {x}, {y} at {scale}");
        }
    }
}

#[test]
fn dashes_are_dashes_and_lines_are_lines() {
    let painter = painter("");
    let face = |sheet| Face::new(100, 40).sheet(Rect::new(0, 0, 100, 40), sheet);
    let dashes = face(Sheet::new(Fill::None, 8).dashes(Colour::Lamp, 2));
    let line = face(Sheet::new(Fill::None, 8).edge(Colour::Lamp, 2));
    let dashes = painter.paint(&dashes, 1.0, Quality::Small);
    let line = painter.paint(&line, 1.0, Quality::Small);
    assert!(changes(&dashes, 0.5, 100) >= 10, "{}", changes(&dashes, 0.5, 100));
    assert!(changes(&line, 0.5, 100) <= 2);
    assert_eq!(at(&line, 50.0, 3.5)[3], 0, "the edge is two units wide");
    assert_eq!(at(&line, 50.0, 20.0)[3], 0, "there is nothing inside");
}

#[test]
fn a_raised_sheet_throws_its_shadow_into_the_margin() {
    let painter = painter("");
    let face = |height| {
        let sheet = Sheet::new(Fill::Flat(Colour::Paper), 6).raised(height);
        Face::new(60, 60).sheet(Rect::new(0, 0, 60, 60), sheet)
    };
    let mut before = 1.0;
    for height in 1..=3 {
        let painted = painter.paint(&face(height), 2.0, Quality::Small);
        assert!(painted.margin() > before, "{} after {before}", painted.margin());
        before = painted.margin();
        let alpha = |x: f32, y: f32| at(&painted, x, y)[3];
        assert!(alpha(30.0, 61.5) > 30 && alpha(30.0, 61.5) > alpha(30.0, -1.5), "height {height}");
        let edge: Vec<u8> = painted.rgba[..painted.width as usize * 4].chunks(4).map(|p| p[3]).collect();
        assert!(edge.iter().all(|&alpha| alpha == 0), "the margin has room for it all");
    }
}

#[test]
fn the_same_face_gives_the_same_pixels() {
    let game = Mythwind::begin(&Setup { characters: vec![Character::Farmer] }, 3).expect("a game");
    let view = game.table(Viewer::Public);
    let (one, two) = (shipped(&view), shipped(&view));
    for piece in &view.pieces {
        let painted = one.paint(&piece.face, 1.3, Quality::Small);
        assert!(painted == one.paint(&piece.face, 1.3, Quality::Small));
        assert!(painted == two.paint(&piece.face, 1.3, Quality::Small));
    }
}

#[test]
fn sharp_paintings_are_of_the_same_size_and_say_so() {
    let painter = painter("");
    let face = Face::art(120, 90, BAKERY, 8);
    let small = painter.paint(&face, 3.0, Quality::Small);
    let sharp = painter.paint(&face, 3.0, Quality::Sharp);
    assert!(!small.sharp && sharp.sharp);
    assert_eq!((small.width, small.height), (sharp.width, sharp.height));
    assert!(small.rgba != sharp.rgba);
    assert!(painter.paint(&face, 3.0, Quality::Small) == sharp, "what is in memory is used");
    assert!(painter.paint(&face, 1.0, Quality::Small).sharp, "the small version is enough");
}

#[test]
fn faces_without_sense_are_painted_as_nothing_and_huge_ones_smaller() {
    let painter = painter("");
    for (w, h, scale) in [(0, 10, 1.0), (-5, 10, 1.0), (10, 10, 0.0), (10, 10, f32::NAN), (10, 10, -1.0)] {
        let painted = painter.paint(&Face::new(w, h), scale, Quality::Small);
        assert_eq!((painted.width, painted.height, painted.rgba.len()), (1, 1, 4), "{w} x {h} at {scale}");
    }
    let huge = painter.paint(&Face::new(1000, 4), 100.0, Quality::Small);
    assert!(huge.width <= 8194 && huge.px_per_unit < 9.0);
    let odd = Face::art(30, 30, "nobody/knows-it", 4).symbol(Rect::new(-50, 3, 20, 20), "nor/this");
    assert_eq!(painter.unknown_art(&odd), ["nobody/knows-it", "nor/this"]);
    painter.paint(&odd, 1.0, Quality::Sharp);
    assert_eq!(painter.art().unknown(), ["nobody/knows-it", "nor/this"]);
}

#[test]
fn painters_work_on_several_threads() {
    let painter = painter("word = Inn\n");
    let face = Face::art(60, 45, BAKERY, 4)
        .text(Rect::new(0, 0, 60, 20), Text::bold(Words::new("word"), 13, Colour::Cream));
    let one = painter.paint(&face, 1.0, Quality::Sharp);
    std::thread::scope(|scope| {
        let others: Vec<_> =
            (0..4).map(|_| scope.spawn(|| painter.paint(&face, 1.0, Quality::Sharp))).collect();
        for other in others {
            assert!(other.join().expect("no panic") == one);
        }
    });
}

/// The pictures in a folder.
fn kept(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn drawings_on_disk_are_used_again_and_damaged_ones_drawn_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().join("art");
    let store = || ArtStore::new(Some(cache.clone()));
    let drawn = store().at(BAKERY, 64).straight();
    let files = kept(&cache);
    assert_eq!(files.len(), 1, "{files:?}");

    // Another picture of that size in its place shows that the file is read.
    let other = folder.path().join("other");
    let inn = ArtStore::new(Some(other.clone())).at("mythwind/building-inn", 64).straight();
    fs::copy(&kept(&other)[0], &files[0]).expect("copied");
    assert!(store().at(BAKERY, 64).straight() == inn);

    let sound = fs::read(&files[0]).expect("read");
    let mut flipped = sound.clone();
    flipped[sound.len() / 2] ^= 0x10;
    let wrong_size = ArtStore::new(Some(other.clone())).at(BAKERY, 32).straight();
    assert!(!wrong_size.is_empty());
    let half = kept(&other).into_iter().find(|path| path.to_string_lossy().ends_with("-32.png"));
    let half = fs::read(half.expect("the smaller drawing")).expect("read");
    for damaged in [Vec::new(), sound[..sound.len() / 2].to_vec(), flipped, b"no picture".to_vec(), half] {
        fs::write(&files[0], damaged).expect("written");
        assert!(store().at(BAKERY, 64).straight() == drawn);
        assert!(store().at(BAKERY, 64).straight() == drawn, "and it is kept whole again");
    }
}

#[test]
fn a_cache_that_cannot_be_written_does_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a-file");
    fs::write(&file, "in the way").expect("written");
    let store = ArtStore::new(Some(file));
    assert_eq!(store.at(BAKERY, 40).width(), 40);
}

#[test]
fn parts_of_a_picture_can_be_switched_off() {
    let store = ArtStore::new(None);
    let lane = store.at("shared/lane", 192).straight();
    let dark = store.at_with("shared/lane", 192, &["win-mythwind", "house-mythwind"]).straight();
    assert_eq!(lane.len(), dark.len());
    assert!(lane != dark);
    assert!(store.at_with("shared/lane", 192, &["nothing-of-that-name"]).straight() == lane);
    let other_order = store.at_with("shared/lane", 192, &["house-mythwind", "win-mythwind"]).straight();
    assert!(other_order == dark);
}

#[test]
fn every_picture_has_a_sound_small_version() {
    let store = ArtStore::new(None);
    let mut count = 0;
    for key in ArtStore::keys() {
        let (width, height) = ArtStore::size(key).expect("a size");
        let small = store.small(key);
        assert!([128, 256].contains(&small.width()), "{key}: {}", small.width());
        let high = small.width() as f32 * height / width;
        assert!((small.height() as f32 - high).abs() <= 0.5, "{key}: {} for {high}", small.height());
        count += 1;
    }
    assert!(count > 200, "{count}");
    assert_eq!(store.unknown(), Vec::<String>::new());
}

#[test]
fn a_contact_sheet_shows_all_of_a_game() {
    let store = ArtStore::new(None);
    let sheet = contact_sheet(&store, "shared").expect("a sheet");
    assert_eq!(sheet.rgba.len(), (sheet.width * sheet.height * 4) as usize);
    assert!(sheet.rgba.chunks_exact(4).all(|pixel| pixel[3] == 255));
    assert!(sheet.png().expect("a PNG").starts_with(b"\x89PNG"));
    assert!(contact_sheet(&store, "no-such-game").is_none());
}

/// A painter with the words of this build, for a table.
fn shipped<M>(view: &TableView<M>) -> Painter {
    let names = Arc::new(|seat: Seat| ["Ada", "Bo", "Cleo", "Dan"][seat.index()].to_owned());
    let looks = view.plates.iter().map(|plate| (plate.seat, plate.look));
    Painter::new("mythwind", Arc::new(ArtStore::new(None)), Lexicon::english(), names, looks)
}

/// Every face of a table, with what it is.
fn faces<M>(view: &TableView<M>) -> Vec<(String, &Face)> {
    let mut faces = Vec::new();
    for surface in &view.surfaces {
        faces.push((format!("surface {}", surface.id.0), &surface.face));
    }
    for zone in &view.zones {
        faces.push((format!("zone {}", zone.id.0), &zone.face));
        let large = zone.about.iter().filter_map(|about| about.large.as_ref());
        faces.extend(large.map(|face| (format!("zone {} large", zone.id.0), face)));
    }
    for piece in &view.pieces {
        faces.push((format!("piece {}", piece.id.0), &piece.face));
        faces.extend(piece.other_side.iter().map(|face| (format!("piece {} turned", piece.id.0), face)));
        let large = piece.about.iter().filter_map(|about| about.large.as_ref());
        faces.extend(large.map(|face| (format!("piece {} large", piece.id.0), face)));
    }
    for offer in &view.offers {
        if let Gesture::Card(face) = &offer.gesture {
            faces.push((format!("card {}", offer.label.key), face));
        }
    }
    faces
}

/// What is wrong with the faces of a table: unknown pictures, texts without room, letters in no font.
fn wrong<M>(view: &TableView<M>) -> Vec<String> {
    let painter = shipped(view);
    let mut wrong = Vec::new();
    for (what, face) in faces(view) {
        let size = format!("{what}, {} x {}", face.w, face.h);
        wrong.extend(painter.unknown_art(face).into_iter().map(|key| format!("{size}: no picture {key}")));
        for clipped in painter.clipped(face) {
            let Rect { x, y, w, h } = clipped.rect;
            wrong.push(format!(
                "{size}: no room for \"{}\" in {w} x {h} at {x}, {y}; least is {}, {} would do",
                clipped.text, clipped.least, clipped.would_fit
            ));
        }
        for part in &face.parts {
            if let Part::Text(rect, text) = part
                && painter.set(*rect, text).missing
            {
                wrong.push(format!("{size}: {} has a letter that is in no font", text.words.key));
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

#[test]
fn every_face_of_a_fresh_mythwind_table_has_its_pictures_and_room_for_its_words() {
    let setup = Setup { characters: vec![Character::Farmer, Character::Crafter] };
    let game = Mythwind::begin(&setup, 1).expect("a game");
    let view = game.table(Viewer::Public);
    assert!(faces(&view).len() > 100);
    let wrong = wrong(&view);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_face_of_long_mythwind_games_has_its_pictures_and_room_for_its_words() {
    let all = [Character::Farmer, Character::Crafter, Character::Merchant, Character::Ranger];
    let mut found = Vec::new();
    for seed in 0..8 {
        let setup = Setup { characters: all[..1 + seed as usize % 4].to_vec() };
        let mut game = Mythwind::begin(&setup, seed).expect("a game");
        let mut rng = Rng::seeded(seed);
        for step in 0..600 {
            if step % 10 == 0 {
                found.extend(wrong(&game.table(Viewer::Public)));
            }
            let Turn::Acting(seats) = game.turn() else { break };
            let moves: Vec<_> = seats
                .iter()
                .flat_map(|seat| game.legal_moves(seat).into_iter().map(move |mv| (seat, mv)))
                .collect();
            let Some((seat, mv)) = rng.pick(&moves) else { break };
            game.play(*seat, mv).expect("a legal move plays");
        }
    }
    found.iter_mut().for_each(|line| {
        // The same text is found again and again in pieces that differ by their ids only.
        *line = line.split_once(": ").map_or(line.clone(), |(_, what)| what.to_owned());
    });
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn settings_can_be_made_without_a_face() {
    let text = Text::serif(Words::new("any"), 16, Colour::Ink).top();
    let setting =
        set_text("It went up straight as a string.\n\nWe had not been here a week.", &text, 120.0, 200.0);
    assert!(setting.lines >= 4 && !setting.clipped && !setting.missing);
    assert!(setting.width <= 120.5);
}
