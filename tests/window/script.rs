//! Recorded scripts: what a player did with mouse and keyboard, a line each, and what there was after it.
//!
//! `click 140 620`, `open 300 650` (twice), `drag 107 680 400 310 @4` (let go where it would be offer 4),
//! `drag 500 200 120 300 r r m @7` (turned on the way), `press End turn`, `hold Hold: I am Ada` (until it gives way), `key Tab`, `type 4711`; then ` -> 12`
//! where the line made step 12, or ` ~ ` and what the window pointed at, held and asked. `#` remarks.

use std::time::Duration;

use windmill_lane::app::trace::Scene;

use super::display::Window;

/// A line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Click(i32, i32),
    Open(i32, i32),
    Drag((i32, i32), (i32, i32), Vec<String>, usize),
    Press(String),
    Hold(String),
    Key(String),
    Type(String),
}

/// An action and the serial of the match after it, where it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub action: Action,
    pub serial: Option<u64>,
    /// What was pointed at, held, open and asked.
    pub mark: Option<String>,
}

/// What a scene points at, holds, has open and asks, in short.
pub fn mark(scene: &Scene) -> String {
    let mut mark = String::new();
    if let Some((piece, id)) = scene.focus {
        mark += &format!("{}{id} ", if piece { "piece " } else { "zone " });
    }
    if let Some(answer) = scene.answer {
        mark += &format!("answer {answer} ");
    }
    if scene.held {
        mark += &format!("held to {:?} ", scene.nearest);
    }
    if !scene.choices.is_empty() {
        mark += &format!("asks {:?} ", scene.choices);
    }
    if scene.blocked {
        mark += "page ";
    }
    mark + &format!("open {:?}", scene.open)
}

/// Whether two scenes are the same but for what the pointer is on and what was pressed meanwhile.
pub fn is_same(a: &Scene, b: &Scene) -> bool {
    let apart = |scene: &Scene| Scene { over: None, under: None, seen: 0, ..scene.clone() };
    apart(a) == apart(b)
}

impl Line {
    /// Reads a line; none for a remark.
    pub fn parse(text: &str) -> Option<Line> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        let (text, mark) = match text.split_once(" ~ ") {
            Some((text, mark)) => (text, Some(mark.to_owned())),
            None => (text, None),
        };
        let (text, serial) = match text.rsplit_once(" -> ") {
            Some((text, serial)) => (text, Some(serial.parse().expect("a serial"))),
            None => (text, None),
        };
        let (verb, rest) = text.split_once(' ').expect("a verb and what it acts on");
        let words: Vec<&str> = rest.split(' ').collect();
        let number = |at: usize| words[at].parse::<i32>().expect("a coordinate");
        let action = match verb {
            "click" => Action::Click(number(0), number(1)),
            "open" => Action::Open(number(0), number(1)),
            "drag" => Action::Drag(
                (number(0), number(1)),
                (number(2), number(3)),
                words[4..words.len() - 1].iter().map(|key| (*key).to_owned()).collect(),
                words[words.len() - 1].trim_start_matches('@').parse().expect("an offer"),
            ),
            "press" => Action::Press(rest.to_owned()),
            "hold" => Action::Hold(rest.to_owned()),
            "key" => Action::Key(rest.to_owned()),
            "type" => Action::Type(rest.to_owned()),
            other => panic!("no such action: {other}"),
        };
        Some(Line { action, serial, mark })
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.action {
            Action::Click(x, y) => write!(f, "click {x} {y}")?,
            Action::Open(x, y) => write!(f, "open {x} {y}")?,
            Action::Drag(from, to, keys, offer) => {
                write!(f, "drag {} {} {} {}", from.0, from.1, to.0, to.1)?;
                keys.iter().try_for_each(|key| write!(f, " {key}"))?;
                write!(f, " @{offer}")?;
            }
            Action::Press(name) => write!(f, "press {name}")?,
            Action::Hold(name) => write!(f, "hold {name}")?,
            Action::Key(key) => write!(f, "key {key}")?,
            Action::Type(text) => write!(f, "type {text}")?,
        }
        match (self.serial, &self.mark) {
            (Some(serial), _) => write!(f, " -> {serial}"),
            (None, Some(mark)) => write!(f, " ~ {mark}"),
            (None, None) => Ok(()),
        }
    }
}

/// How long a hand waits before it tries again what seems to have been lost on a busy machine.
const AGAIN: Duration = Duration::from_secs(12);

/// Does what a line says and waits until the window has followed.
pub fn act(window: &Window, line: &Line) {
    let before = window.scene();
    for _ in 0..2 {
        make(window, line);
        let Some(wanted) = wanted(line) else {
            // Not everything changes what can be seen; most does, and soon.
            let _ =
                window.wait_for("a change", Duration::from_millis(1500), |scene| !is_same(scene, &before));
            return;
        };
        match window.wait_for("what follows", AGAIN, &wanted) {
            Ok(_) => return,
            Err(scene) if is_same(&scene, &before) => println!("once more: {line}"),
            Err(_) => break,
        }
    }
    let wanted = wanted(line).expect("just asked");
    window.wait(&format!("what follows “{line}”"), wanted);
}

/// What a line says there is after it.
fn wanted(line: &Line) -> Option<Box<dyn Fn(&Scene) -> bool + '_>> {
    if let Action::Type(text) = &line.action {
        return Some(Box::new(move |scene| scene.fields.iter().any(|(_, typed)| typed == text)));
    }
    if let Some(serial) = line.serial {
        return Some(Box::new(move |scene| scene.serial == serial));
    }
    let wanted = line.mark.as_ref()?;
    Some(Box::new(move |scene| mark(scene) == *wanted))
}

/// Does what a line says.
fn make(window: &Window, line: &Line) {
    match &line.action {
        Action::Click(x, y) => {
            window.reach(*x, *y);
            window.click(*x, *y);
        }
        Action::Open(x, y) => window.double_click(*x, *y),
        Action::Drag(from, to, keys, offer) => {
            window.carry(*from, *to);
            for key in keys {
                let held = window.scene();
                window.key(key);
                let _ = window
                    .wait_for("the turned piece", Duration::from_millis(900), |scene| !is_same(scene, &held));
            }
            let _ = window.wait_for("its place", AGAIN, |scene| scene.nearest.contains(offer));
            window.let_go();
        }
        Action::Press(name) => window.press(name),
        Action::Hold(name) => window.hold(name),
        Action::Key(key) => window.key(key),
        Action::Type(text) => window.type_text(text),
    }
}

/// Runs a script.
pub fn run(window: &Window, script: &str) {
    for line in script.lines().filter_map(Line::parse) {
        act(window, &line);
    }
}
