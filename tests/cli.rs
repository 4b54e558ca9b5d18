//! The command line, without a window: what each command prints, and with which code it ends.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

/// Exit codes for wrong input, and for content that has changed since.
const WRONG: i32 = 2;
const CHANGED: i32 = 3;

/// The program, in a folder of its own and with no display: a window cannot open.
fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_windmill-lane"));
    command.current_dir(folder).env("WINDMILL_LANE_HOME", folder.join("home")).env("RUST_BACKTRACE", "1");
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    command.stdin(Stdio::null());
    command
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn run(arguments: &[&str]) -> Output {
    run_in(folder().path(), arguments)
}

fn run_in(folder: &Path, arguments: &[&str]) -> Output {
    program(folder).args(arguments).output().expect("the program")
}

/// What it prints; nothing may go wrong.
#[track_caller]
fn prints(output: &Output) -> String {
    let (said, wrong) = words(output);
    assert_eq!((output.status.code(), wrong.as_str()), (Some(0), ""), "{said}");
    said
}

/// What goes wrong: one sentence, this exit code, nothing else.
#[track_caller]
fn fails(output: &Output, code: i32) -> String {
    let (said, wrong) = words(output);
    assert_eq!((output.status.code(), said.as_str()), (Some(code), ""), "{wrong}");
    let sentence = wrong.strip_prefix("windmill-lane: ").unwrap_or_else(|| panic!("{wrong:?}"));
    let sentence = sentence.strip_suffix('\n').unwrap_or_else(|| panic!("{wrong:?}"));
    assert!(!sentence.contains('\n') && sentence.len() > 8, "{wrong:?} is not one sentence");
    for panic in ["panicked", "backtrace", "src/", "unwrap"] {
        assert!(!sentence.contains(panic), "{sentence}");
    }
    sentence.to_owned()
}

fn words(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    (text(&output.stdout), text(&output.stderr))
}

/// A save that comes with the program, copied to where it can be spoilt.
fn save(folder: &Path, name: &str) -> String {
    let sample = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/HarrowHill.windmill");
    let text = fs::read_to_string(sample).expect("the sample");
    fs::write(folder.join(name), &text).expect("written");
    text
}

/// The same as somebody leaves it who edits it: without the checksum, and with something exchanged.
fn edited(folder: &Path, name: &str, from: &str, to: &str) {
    let text = save(folder, name);
    let at = text.rfind("\n  sum: ").expect("a checksum");
    let by_hand = format!("{}\n)\n", &text[..at]).replacen(from, to, 1);
    assert!(by_hand.contains(to), "nothing was exchanged");
    fs::write(folder.join(name), by_hand).expect("written");
}

/// The number that stands before a word.
#[track_caller]
fn number(text: &str, before: &str) -> u64 {
    let at = text.find(before).unwrap_or_else(|| panic!("there is no “{before}” in {text}"));
    let word = text[..at].split_whitespace().next_back().unwrap_or_default();
    word.parse().unwrap_or_else(|_| panic!("“{word}” before “{before}” is no number"))
}

/// The same without what depends on the machine: how long it took.
fn timeless(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains("a second"));
    lines.map(|line| line.split(" in ").next().unwrap_or(line).to_owned() + "\n").collect()
}

#[test]
fn help_names_every_command() {
    let said = prints(&run(&["--help"]));
    let mut commands = vec!["simulate", "figures", "replay", "verify", "help"];
    if cfg!(feature = "app") {
        commands.push("shot");
    }
    if cfg!(feature = "paint") {
        commands.push("contact-sheet");
    }
    for command in commands {
        let line = said.lines().find(|line| line.trim_start().starts_with(command));
        let line = line.unwrap_or_else(|| panic!("{command} is not named in\n{said}"));
        assert!(line.split_whitespace().count() > 2, "{command} is not explained");
        if command != "help" {
            let own = prints(&run(&[command, "--help"]));
            assert!(own.contains("Usage: windmill-lane ") && own.contains(command), "{own}");
        }
    }
    assert!(said.contains("[FILE]"), "a save can be named");
    assert_eq!(prints(&run(&["--version"])), format!("windmill-lane {}\n", env!("CARGO_PKG_VERSION")));
    let own = prints(&run(&["simulate", "--help"]));
    for option in ["--players", "--games", "--seed", "--bots"] {
        assert!(own.contains(option), "{option} is not named in\n{own}");
    }
}

#[test]
fn wrong_arguments_are_told_in_one_sentence() {
    let all: [&[&str]; 17] = [
        &["--nonsense"],
        &["a", "b"],
        &["simulate"],
        &["simulate", "mythwind", "--players"],
        &["simulate", "mythwind", "--players", "two"],
        &["simulate", "mythwind", "--players", "-1"],
        &["simulate", "mythwind", "--players", "99999999999999"],
        &["simulate", "mythwind", "--games", "1.5"],
        &["simulate", "mythwind", "--seed", "x"],
        &["simulate", "mythwind", "--bots", ""],
        &["simulate", "mythwind", "--bots", "random,,greedy"],
        &["simulate", "mythwind", "extra"],
        &["figures", "--nonsense"],
        &["replay"],
        &["replay", "a", "b"],
        &["verify"],
        &["verify", "--deep", "x"],
    ];
    for arguments in all {
        let output = run(arguments);
        assert!(fails(&output, WRONG).len() < 300, "{arguments:?}");
    }
    // Which argument, is said.
    assert!(fails(&run(&["simulate", "mythwind", "--players", "two"]), WRONG).contains("'two'"));
    assert!(fails(&run(&["simulate", "mythwind", "--seed"]), WRONG).contains("--seed"));
    assert!(fails(&run(&["simulate"]), WRONG).contains("<GAME>"));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_hurt_nobody() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
    let strange = OsStr::from_bytes(b"\xFF\xFE.windmill");
    for command in ["simulate", "verify", "replay"] {
        let folder = folder();
        let output = program(folder.path()).arg(command).arg(strange).output().expect("the program");
        fails(&output, WRONG);
    }
}

/// Without a display no window opens, and what is wrong with a file is told before one is tried.
#[test]
fn a_file_that_cannot_be_opened_is_told() {
    let folder = folder();
    fs::write(folder.path().join("garbage.windmill"), "hello").expect("written");
    for file in ["gone.windmill", "garbage.windmill", "."] {
        let said = fails(&run_in(folder.path(), &[file]), WRONG);
        if cfg!(feature = "app") {
            assert!(said.starts_with(&format!("{file}: ")), "{said}");
        } else {
            assert!(said.contains("no window"), "{said}");
        }
    }
    assert!(!folder.path().join("home").exists(), "nothing was made");
}

#[test]
fn simulate_says_the_same_for_the_same_seed() {
    let play = |seed: &str| prints(&run(&["simulate", "mythwind", "--games", "3", "--seed", seed]));
    let first = play("7");
    assert_eq!(timeless(&first), timeless(&play("7")));
    assert_ne!(timeless(&first), timeless(&play("8")));
    assert_eq!(number(&first, " games,"), 3);
    // A game without an end is played for a year: four seasons.
    assert_eq!(number(&first, " rounds,"), 3 * 4);
    assert!(number(&first, " moves in") > 3 * 4 * 9, "less than a move a day");
    assert!(first.contains(" moves a second, "), "{first}");
    // The seeds count up: two games are the first and the second.
    let moves = |seed: &str, games: &str| {
        number(&prints(&run(&["simulate", "mythwind", "--games", games, "--seed", seed])), " moves in")
    };
    assert_eq!(moves("7", "2"), moves("7", "1") + moves("8", "1"));
    assert_eq!(number(&prints(&run(&["simulate", "mythwind", "--games", "0"])), " moves in"), 0);
    // The last seed there is has a next one.
    assert_eq!(
        number(
            &prints(&run(&["simulate", "mythwind", "--games", "2", "--seed", &u64::MAX.to_string()])),
            " games,"
        ),
        2
    );
}

#[test]
fn simulate_takes_as_many_players_as_the_game() {
    for players in ["1", "2", "3", "4"] {
        let said = prints(&run(&["simulate", "mythwind", "--players", players, "--games", "1"]));
        assert!(said.starts_with(&format!("mythwind with {players} players: 1 games, 4 rounds, ")), "{said}");
        let lines: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("seat ")).collect();
        assert!(lines.iter().all(|line| line.ends_with(" on average")), "{said}");
        // Characters may have come and gone between the seasons; each is a seat of its own.
        let seats: BTreeSet<&str> = lines.iter().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
        assert_eq!(seats.len(), lines.len(), "{said}");
        assert!(!seats.is_empty() && seats.iter().all(|seat| ["0", "1", "2", "3"].contains(seat)), "{said}");
    }
    for players in ["0", "5", "300"] {
        let said = fails(&run(&["simulate", "mythwind", "--players", players]), WRONG);
        assert_eq!(said, format!("mythwind is played by 1 to 4, not by {players}"));
    }
}

#[test]
fn simulate_knows_its_games_and_bots() {
    assert_eq!(
        fails(&run(&["simulate", "chess"]), WRONG),
        "there is no game “chess”; there is cozy-stories, mythwind, tilting, valley-duel, wolfwalkers"
    );
    let said = fails(&run(&["simulate", "mythwind", "--bots", "random,genius"]), WRONG);
    assert!(
        said.starts_with("there is no bot “genius”; there are random, greedy, easy, normal, strong"),
        "{said}"
    );
    let said = fails(&run(&["simulate", "mythwind", "--bots", "random,random,random"]), WRONG);
    assert_eq!(said, "there are 3 bots, and only 2 to play");
    let play = |bots: &str| {
        timeless(&prints(&run(&["simulate", "mythwind", "--games", "1", "--seed", "3", "--bots", bots])))
    };
    assert_eq!(play("random"), play("random,random"), "one bot plays all seats");
    assert_ne!(play("greedy"), play("random"));
    assert_ne!(play("greedy,random"), play("random,greedy"), "they play seat by seat");
    assert_eq!(play("greedy"), play("greedy"), "what a bot imagines follows from the seed, too");
}

/// Where there are rivals, a table says who wins: each bot has sat in each seat, and its share has its bounds.
#[test]
fn simulate_tells_who_wins() {
    let said = prints(&run(&["simulate", "tilting", "--games", "10", "--bots", "search:20,random"]));
    let row = |name: &str| -> Vec<String> {
        let line = said.lines().find(|line| line.starts_with(name));
        let line = line.unwrap_or_else(|| panic!("there is no row of {name} in\n{said}"));
        line[name.len()..].split_whitespace().filter(|word| *word != "%").map(str::to_owned).collect()
    };
    let share =
        |cell: &str| cell.parse::<f64>().unwrap_or_else(|_| panic!("“{cell}” is no number in\n{said}"));
    for name in ["search:20", "random", "seat 0", "seat 1"] {
        let cells = row(name);
        assert_eq!(cells[0], "10", "{said}");
        assert!(
            share(&cells[2]) < share(&cells[1]) + 0.1 && share(&cells[4]) > share(&cells[1]) - 0.1,
            "{said}"
        );
    }
    for (one, other) in [("search:20", "random"), ("seat 0", "seat 1")] {
        assert_eq!(row(one)[1], row(other)[6], "what one wins the other loses:\n{said}");
    }
}

#[test]
fn figures_prints_every_figure_of_the_rules() {
    let said = prints(&run(&["figures", "--rules"]));
    for figure in [
        "seasons a second",
        "list and play a move, mean",
        "99 of 100",
        "write a campaign of forty",
        "read it",
        "its size",
        "autosave",
    ] {
        let line = said.lines().find(|line| line.contains(figure));
        let line = line.unwrap_or_else(|| panic!("no figure for “{figure}” in\n{said}"));
        let (value, goal) = line.split_once("   goal ").unwrap_or_else(|| panic!("{line}"));
        let digit = |c: char| c.is_ascii_digit() && c != '0';
        assert!(value.contains(digit) && goal.contains(digit), "{line}");
    }
}

/// Whoever reads has heard enough: that is no error.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_error() {
    let folder = folder();
    for arguments in [&["figures", "--rules"][..], &["simulate", "mythwind", "--games", "1"], &["--help"]] {
        let mut child = program(folder.path())
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("its end");
        assert_eq!(
            (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}

#[test]
fn replay_proves_a_save() {
    let folder = folder();
    let text = save(folder.path(), "a.windmill");
    // Fewer than a chapter: every move stands on a line of its own.
    let moves =
        text.split("\n  moves: [").nth(1).and_then(|rest| rest.split("\n  ]").next()).expect("a list");
    let moves = moves.matches("\n    ((").count();
    let said = prints(&run_in(folder.path(), &["replay", "a.windmill"]));
    assert_eq!(said, format!("a.windmill: its {moves} moves lead to exactly the state it holds\n"));
}

#[test]
fn replay_tells_a_state_that_the_moves_do_not_lead_to() {
    let folder = folder();
    edited(folder.path(), "rich.windmill", "(playing: true, coins: ", "(playing: true, coins: 9");
    let said = fails(&run_in(folder.path(), &["replay", "rich.windmill"]), WRONG);
    assert!(said.starts_with("rich.windmill: its ") && said.contains("lead to another state"), "{said}");
    // The second move is one that cannot be made.
    let text = save(folder.path(), "moved.windmill");
    let second =
        text.split("\n  moves: [\n").nth(1).and_then(|rest| rest.lines().nth(1)).expect("a move").to_owned();
    edited(folder.path(), "moved.windmill", &second, "    ((0), Goal(250)),");
    let said = fails(&run_in(folder.path(), &["replay", "moved.windmill"]), WRONG);
    assert_eq!(said, "moved.windmill: move 2 is refused");
}

#[test]
fn replay_of_a_save_from_before_a_change_ends_with_its_own_code() {
    let folder = folder();
    let text = save(folder.path(), "a.windmill");
    let content = text.lines().find(|line| line.starts_with("  content: ")).expect("the content's hash");
    edited(folder.path(), "content.windmill", content, "  content: 12345,");
    edited(folder.path(), "rules.windmill", "\n  rules: 1,", "\n  rules: 0,");
    edited(folder.path(), "earlier.windmill", "\n  changed: false,", "\n  changed: true,");
    for file in ["content.windmill", "rules.windmill", "earlier.windmill"] {
        let said = fails(&run_in(folder.path(), &["replay", file]), CHANGED);
        assert!(said.starts_with(&format!("{file}: ")) && said.contains("changed since"), "{said}");
        // Its state is sound all the same.
        assert!(prints(&run_in(folder.path(), &["verify", file])).contains("sound"));
    }
}

#[test]
fn verify_says_what_a_sound_save_is() {
    let folder = folder();
    let text = save(folder.path(), "a b.windmill");
    let steps = text.lines().find_map(|line| line.strip_prefix("  serial: ")).expect("a number");
    let said = prints(&run_in(folder.path(), &["verify", "a b.windmill"]));
    assert_eq!(said, format!("a b.windmill: sound (mythwind, {} steps)\n", steps.trim_end_matches(',')));
    let path = folder.path().join("a b.windmill");
    let said = prints(&run(&["verify", path.to_str().expect("a path")]));
    assert!(said.starts_with(&format!("{}: sound", path.display())), "{said}");
}

#[test]
fn verify_says_what_is_wrong_and_where() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let text = save(folder.path(), "sound.windmill");
    let half = &text[..text.len() / 2];
    let flipped = text.replacen("(playing: true, coins: ", "(playing: true, coins: 1", 1);
    assert_ne!(flipped, text);
    fs::write(at("cut.windmill"), half).expect("written");
    fs::write(at("flipped.windmill"), &flipped).expect("written");
    fs::write(at("garbage.windmill"), "Once upon a time").expect("written");
    fs::write(at("picture.windmill"), b"\x89PNG\r\n\x1a\n\0\0").expect("written");
    fs::write(at("empty.windmill"), "").expect("written");
    fs::write(at("newer.windmill"), text.replacen("windmill_lane: 1", "windmill_lane: 9", 1))
        .expect("written");
    fs::File::create(at("huge.windmill")).and_then(|file| file.set_len(1 << 33)).expect("a large file");
    fs::write(at("deep.windmill"), "[".repeat(1 << 20)).expect("written");
    fs::create_dir(at("folder.windmill")).expect("a folder");
    let cut_line = half.matches('\n').count() + 1;
    let sum_line = flipped.lines().position(|line| line.starts_with("  sum: ")).expect("a checksum") + 1;
    for (name, said) in [
        ("cut.windmill", format!("line {cut_line}, column ")),
        ("flipped.windmill", format!("line {sum_line}, column 3: what stands above does not agree")),
        ("garbage.windmill", "line 1, column ".to_owned()),
        ("picture.windmill", "it is no save: byte 0 is no text".to_owned()),
        ("empty.windmill", "line 1, column 1: the file is empty".to_owned()),
        ("newer.windmill", "it was written by a newer Windmill Lane (format 9)".to_owned()),
        ("huge.windmill", format!("it is larger than a save can be ({} bytes)", 1_u64 << 33)),
        ("deep.windmill", "line 1, column 49: brackets are nested deeper than in any save".to_owned()),
        ("folder.windmill", "it is a folder".to_owned()),
        ("gone.windmill", "No such file or directory".to_owned()),
    ] {
        for command in ["verify", "replay"] {
            let sentence = fails(&run_in(folder.path(), &[command, name]), WRONG);
            let reason = sentence.strip_prefix(&format!("{name}: "));
            assert!(reason.is_some_and(|reason| reason.starts_with(&said)), "{command}: {sentence}");
        }
    }
    assert_eq!(fs::read_to_string(at("flipped.windmill")).expect("it"), flipped, "it is only read");
}

#[test]
fn the_measure_has_a_line_for_every_mix() {
    let said = prints(&run(&["measure", "mythwind", "--games", "0"]));
    for who in ["Crafter", "Farmer", "Merchant", "Ranger"] {
        assert_eq!(said.matches(&format!("\n| {who} |")).count(), 2, "{said}");
    }
    assert!(said.contains("\n| C F M R |"), "{said}");
    let said = prints(&run(&["measure", "wolfwalkers", "--games", "2", "--bot", "greedy"]));
    for way in ["2", "2, a Quirk", "3", "4", "1"] {
        assert_eq!(said.matches(&format!("\n| {way} | 2 |")).count(), 1, "{said}");
    }
    assert!(said.contains("\n| imbalance | 4 |"), "{said}");
    assert!(fails(&run(&["measure", "chess"]), WRONG).contains("chess"));
}
