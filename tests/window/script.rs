//! Recorded scripts: what a player did with mouse and keyboard, a line each, and how many steps of the match
//! there were after it.
//!
//! `click 140 620`, `open 300 650` (twice), `drag 107 680 400 310`, `drag 500 200 120 300 r r m` (turned on the
//! way), `press End turn`, `key Tab`, `type 4711`; then ` -> 12` where the line made step 12. `#` remarks.

use std::time::Duration;

use super::display::Window;

/// A line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Click(i32, i32),
    Open(i32, i32),
    Drag((i32, i32), (i32, i32), Vec<String>),
    Press(String),
    Key(String),
    Type(String),
}

/// An action and the serial of the match after it, where it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub action: Action,
    pub serial: Option<u64>,
}

impl Line {
    /// Reads a line; none for a remark.
    pub fn parse(text: &str) -> Option<Line> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
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
                words[4..].iter().map(|key| (*key).to_owned()).collect(),
            ),
            "press" => Action::Press(rest.to_owned()),
            "key" => Action::Key(rest.to_owned()),
            "type" => Action::Type(rest.to_owned()),
            other => panic!("no such action: {other}"),
        };
        Some(Line { action, serial })
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.action {
            Action::Click(x, y) => write!(f, "click {x} {y}")?,
            Action::Open(x, y) => write!(f, "open {x} {y}")?,
            Action::Drag(from, to, keys) => {
                write!(f, "drag {} {} {} {}", from.0, from.1, to.0, to.1)?;
                keys.iter().try_for_each(|key| write!(f, " {key}"))?;
            }
            Action::Press(name) => write!(f, "press {name}")?,
            Action::Key(key) => write!(f, "key {key}")?,
            Action::Type(text) => write!(f, "type {text}")?,
        }
        match self.serial {
            Some(serial) => write!(f, " -> {serial}"),
            None => Ok(()),
        }
    }
}

/// Does what a line says and waits until the window has followed.
pub fn act(window: &Window, line: &Line) {
    let before = window.scene();
    match &line.action {
        Action::Click(x, y) => window.click(*x, *y),
        Action::Open(x, y) => window.double_click(*x, *y),
        Action::Drag(from, to, keys) => {
            window.carry(*from, *to);
            for key in keys {
                let held = window.scene();
                window.key(key);
                let _ =
                    window.wait_for("the turned piece", Duration::from_millis(900), |scene| *scene != held);
            }
            window.let_go();
        }
        Action::Press(name) => window.press(name),
        Action::Key(key) => window.key(key),
        Action::Type(text) => {
            window.type_text(text);
            window.wait("the typed text", |scene| scene.fields.iter().any(|(_, typed)| typed == text));
            return;
        }
    }
    match line.serial {
        Some(serial) => {
            window.wait(&format!("step {serial} after “{line}”"), |scene| scene.serial == serial);
        }
        // Not every key changes what can be seen; most do, and soon.
        None => {
            let _ = window.wait_for("a change", Duration::from_millis(1500), |scene| *scene != before);
        }
    }
}

/// Runs a script.
pub fn run(window: &Window, script: &str) {
    for line in script.lines().filter_map(Line::parse) {
        act(window, &line);
    }
}
