//! Killed at any moment, the program loses no step that counted, and what it left opens again.
#![cfg(unix)]

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdout, Stdio},
    time::{Duration, Instant},
};

use windmill_lane::{
    rules::Rng,
    save::{self, Home, OpenSlot},
};

use super::{
    child,
    play::{Seated, begin, home},
};

/// How often a match is killed before another is begun: replaying a long one takes its time.
const EACH: usize = 20;

#[test]
fn killed_at_any_moment_nothing_that_counted_is_lost() {
    let kills = if super::full() { 1_000 } else { 40 };
    let mut rng = Rng::seeded(9);
    let mut steps = 0;
    for number in 0..kills / EACH {
        let (folder, home) = home();
        drop(Seated::create(&home, begin("Harrow Hill", 2, number as u64)));
        let mut serial = 0;
        for kill in 0..EACH {
            let (counted, told) = killed(folder.path(), &mut rng);
            assert!(told > 0, "the child did nothing");
            let opened =
                OpenSlot::open(&home, "Harrow Hill").unwrap_or_else(|error| panic!("kill {kill}: {error}"));
            assert!(!opened.damaged, "kill {kill}: the journal is damaged");
            assert!(!opened.slot.is_read_only(), "kill {kill}: the lock outlived its owner");
            let now = opened.game.serial();
            // The step being written when the end came may have made it.
            assert!(
                (counted..=counted + 1).contains(&now),
                "kill {kill}: {counted} steps counted, {now} are there"
            );
            assert!(now > serial, "kill {kill}: it goes on from where it was");
            serial = now;
            if kill % 5 == 0 {
                opened.game.replay().unwrap_or_else(|error| panic!("kill {kill}: {error}"));
            }
            all_sound(&home);
        }
        steps += serial;
    }
    assert!(steps > 4 * kills as u64, "{steps} steps in {kills} runs");
}

/// Every save and every backup is whole, whenever the end came.
fn all_sound(home: &Home) {
    let listed = home.list();
    assert_eq!(listed.len(), 1);
    for slot in listed {
        slot.header.expect("the save is whole");
        for backup in slot.backups {
            save::load_file(&backup.path)
                .unwrap_or_else(|error| panic!("{}: {error}", backup.path.display()));
        }
    }
}

/// Lets a child play for a while and kills it; the last step that counted, and how many it told of.
fn killed(folder: &Path, rng: &mut Rng) -> (u64, usize) {
    let mut command = child::test("killed::plays_until_killed", folder);
    let mut playing = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process");
    let mut said = BufReader::new(playing.stdout.take().expect("its words"));
    let mut counted = None;
    let mut told = 0;
    // After so many steps it has told of, and a moment more: in the middle of whatever it does then.
    for _ in 0..1 + rng.below(30) {
        let Some(serial) = next(&mut said) else { break };
        counted = Some(serial);
        told += 1;
    }
    let moment = Instant::now() + Duration::from_micros(rng.below(3_000) as u64);
    while Instant::now() < moment {
        std::hint::spin_loop();
    }
    end(&mut playing);
    // What it said before its end and nobody has read yet.
    while let Some(serial) = next(&mut said) {
        counted = Some(serial);
        told += 1;
    }
    (counted.expect("at least one step"), told)
}

/// The next step that counts, by the child's words; none when it has ended.
fn next(said: &mut BufReader<ChildStdout>) -> Option<u64> {
    loop {
        let mut line = String::new();
        // A line that the end cut off may be half a number.
        if said.read_line(&mut line).ok()? == 0 || !line.ends_with('\n') {
            return None;
        }
        if let Some((_, serial)) = line.split_once("counts ") {
            return serial.trim().parse().ok();
        }
    }
}

fn end(playing: &mut Child) {
    playing.kill().expect("it is still there");
    let status = playing.wait().expect("an end");
    assert!(!status.success(), "it ended by itself");
}

/// Plays and says of each step that it counts once it is noted; folds often, so that the end comes in the
/// middle of a fold as often as not.
#[test]
#[ignore = "a child of the test above"]
fn plays_until_killed() {
    let Some(folder) = child::folder() else { return };
    let mut seated = Seated::open(&Home::at(folder), "Harrow Hill");
    loop {
        let serial = seated.step().expect("a step can be noted");
        writeln!(std::io::stdout(), "counts {serial}").expect("somebody listens");
        if serial.is_multiple_of(4) {
            seated.slot.fold(&mut *seated.game, &seated.writer, true);
        }
    }
}

#[test]
fn while_it_plays_another_can_only_look() {
    let (folder, home) = home();
    drop(Seated::create(&home, begin("Harrow Hill", 2, 3)));
    let mut command = child::test("killed::plays_until_killed", folder.path());
    let mut playing = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process");
    let mut said = BufReader::new(playing.stdout.take().expect("its words"));
    let first = next(&mut said).expect("a step");
    let mut serials = vec![first];
    for _ in 0..30 {
        // It plays and folds meanwhile: what is seen is always a whole moment, never an earlier one.
        let looking = OpenSlot::open(&home, "Harrow Hill").unwrap_or_else(|error| panic!("{error}"));
        assert!(looking.slot.is_read_only());
        serials.push(looking.game.serial());
        assert!(next(&mut said).is_some(), "it goes on undisturbed");
    }
    end(&mut playing);
    assert!(serials.is_sorted(), "{serials:?}");
}
