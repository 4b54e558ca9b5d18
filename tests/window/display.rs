//! A virtual display with the app on it, and hands: real mouse and keyboard events.

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
    thread::sleep,
    time::{Duration, Instant},
};

use windmill_lane::app::trace::Scene;

/// How long anything may take before a test gives up. Software rendering on a busy machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a hand waits before it goes on regardless.
const HAND: Duration = Duration::from_secs(6);
/// How often the scene is looked at.
const GLANCE: Duration = Duration::from_millis(15);

/// Whether a window can be opened and looked at.
pub fn can_run() -> bool {
    has(&["Xvfb", "xdotool"])
}

/// Whether the tools are there. Where they must be, a missing one is a failure.
pub fn has(tools: &[&str]) -> bool {
    let missing: Vec<&str> = tools
        .iter()
        .copied()
        .filter(|tool| {
            Command::new(tool).arg("-help").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err()
        })
        .collect();
    if missing.is_empty() {
        return true;
    }
    assert!(std::env::var_os("CI").is_none(), "missing: {}", missing.join(", "));
    println!("SKIPPED: no {}", missing.join(", no "));
    false
}

/// One window at a time: software rendering takes all the machine has.
static ALONE: Mutex<()> = Mutex::new(());

/// A display of a size, for as long as this lives.
pub struct Display {
    _alone: MutexGuard<'static, ()>,
    server: Child,
    name: String,
}

impl Display {
    pub fn open(width: u32, height: u32) -> Display {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", &format!("{width}x{height}x24")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("its number");
        Display { _alone: alone, server, name: format!(":{}", line.trim()) }
    }

    pub fn xdotool(&self, args: &[&str]) {
        let status =
            Command::new("xdotool").env("DISPLAY", &self.name).args(args).status().expect("xdotool runs");
        assert!(status.success(), "xdotool {args:?}");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The app in a window on a display.
pub struct Window<'a> {
    display: &'a Display,
    app: Child,
    trace: PathBuf,
}

impl<'a> Window<'a> {
    /// Starts the app with its data in `home`, and a save if one is named.
    pub fn open(display: &'a Display, home: &Path, file: Option<&Path>) -> Window<'a> {
        Window::start(display, home, Command::new(env!("CARGO_BIN_EXE_windmill-lane")), file)
    }

    /// The same with a program of one's own choice.
    pub fn start(display: &'a Display, home: &Path, mut app: Command, file: Option<&Path>) -> Window<'a> {
        let trace = home.join("trace.ron");
        let _ = std::fs::remove_file(&trace);
        app.env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("WINDMILL_LANE_HOME", home.join("data"))
            .env("XDG_RUNTIME_DIR", home)
            .arg("--trace")
            .arg(&trace)
            .args(file)
            .stderr(Stdio::null());
        let window = Window { display, app: app.spawn().expect("the app starts"), trace };
        window.wait("the first scene", |scene| !scene.screen.is_empty());
        // Without a window manager nobody else gives it the keyboard.
        display.xdotool(&["search", "--sync", "--name", "Windmill Lane", "windowfocus"]);
        window
    }

    /// What it shows.
    pub fn scene(&self) -> Scene {
        let text = std::fs::read_to_string(&self.trace).unwrap_or_default();
        ron::from_str(&text).unwrap_or_default()
    }

    /// Waits until the scene is as wanted.
    #[track_caller]
    pub fn wait(&self, what: &str, wanted: impl Fn(&Scene) -> bool) -> Scene {
        self.wait_for(what, PATIENCE, wanted).unwrap_or_else(|last| panic!("{what} never came: {last:#?}"))
    }

    /// The same for a time; the last scene if it never is.
    pub fn wait_for(
        &self,
        _what: &str,
        time: Duration,
        wanted: impl Fn(&Scene) -> bool,
    ) -> Result<Scene, Box<Scene>> {
        let begun = Instant::now();
        loop {
            let scene = self.scene();
            if wanted(&scene) {
                return Ok(scene);
            }
            if begun.elapsed() > time {
                return Err(Box::new(scene));
            }
            sleep(GLANCE);
        }
    }

    /// Presses the mouse's button at a point and lets it go.
    pub fn click(&self, x: i32, y: i32) {
        self.move_to(x, y);
        self.hand(&["mousedown", "1", "sleep", "0.05", "mouseup", "1"]);
    }

    /// Does something with a hand, and waits until the app has noticed: what comes too soon after it, while
    /// a slow frame still lasts, would undo it.
    fn hand(&self, args: &[&str]) {
        let before = self.scene().seen;
        self.display.xdotool(args);
        let _ = self.wait_for("what the hand did", HAND, |scene| scene.seen > before);
    }

    /// Moves the pointer onto something that lies on the table.
    pub fn reach(&self, x: i32, y: i32) {
        self.move_to(x, y);
        let _ = self.wait_for("something under the pointer", HAND, |scene| scene.over.is_some());
    }

    /// Clicks twice.
    pub fn double_click(&self, x: i32, y: i32) {
        self.reach(x, y);
        self.hand(&["click", "--repeat", "2", "--delay", "60", "1"]);
    }

    pub fn move_to(&self, x: i32, y: i32) {
        let (x, y) = (x.to_string(), y.to_string());
        self.display.xdotool(&["mousemove", &x, &y, "sleep", "0.12"]);
    }

    /// Takes what lies at a point along to another, and holds it there.
    pub fn carry(&self, from: (i32, i32), to: (i32, i32)) {
        self.reach(from.0, from.1);
        self.display.xdotool(&["mousedown", "1"]);
        let _ = self.wait_for("a pressed piece", HAND, |scene| scene.pressed);
        for part in 1..=6 {
            let at = |a: i32, b: i32| (a + (b - a) * part / 6).to_string();
            self.display.xdotool(&["mousemove", &at(from.0, to.0), &at(from.1, to.1), "sleep", "0.03"]);
        }
        let _ = self.wait_for("a piece in the hand", HAND, |scene| scene.held);
    }

    pub fn let_go(&self) {
        self.hand(&["mouseup", "1"]);
    }

    /// Presses a key, or one with another held down. Both take their time, as fingers do.
    pub fn key(&self, key: &str) {
        match key.split_once('+') {
            Some((held, key)) => self.hand(&[
                "keydown", held, "sleep", "0.2", "key", key, "sleep", "0.2", "keyup", held, "sleep", "0.1",
            ]),
            None => self.hand(&["key", key]),
        }
    }

    pub fn type_text(&self, text: &str) {
        // A field that has just been given the keyboard asks the system for its input method first.
        sleep(Duration::from_millis(500));
        for letter in text.chars() {
            self.key(&if letter == ' ' { "space".to_owned() } else { letter.to_string() });
            self.display.xdotool(&["sleep", "0.06"]);
        }
    }

    /// Clicks the one thing with this name.
    #[track_caller]
    pub fn press(&self, name: &str) {
        let place = |scene: &Scene| scene.widgets.iter().find(|(of, _)| of == name).map(|(_, place)| *place);
        let scene = self.wait(name, |scene| place(scene).is_some());
        let [x, y, w, h] = place(&scene).expect("just seen");
        let (x, y) = (x + w / 2, y + h / 2);
        self.move_to(x, y);
        let _ =
            self.wait_for("the button under the pointer", HAND, |scene| scene.under.as_deref() == Some(name));
        self.click(x, y);
    }

    /// Holds the one thing with this name until it is gone.
    #[track_caller]
    pub fn hold(&self, name: &str) {
        let place = |scene: &Scene| scene.widgets.iter().find(|(of, _)| of == name).map(|(_, place)| *place);
        let [x, y, w, h] = place(&self.wait(name, |scene| place(scene).is_some())).expect("just seen");
        self.move_to(x + w / 2, y + h / 2);
        let _ =
            self.wait_for("the button under the pointer", HAND, |scene| scene.under.as_deref() == Some(name));
        self.display.xdotool(&["mousedown", "1"]);
        let _ = self.wait_for("an open curtain", 4 * HAND, |scene| place(scene).is_none());
        self.let_go();
    }

    /// Kills it as a crash would.
    pub fn kill(mut self) {
        self.app.kill().expect("it can be killed");
        self.app.wait().expect("it is gone");
    }
}

impl Drop for Window<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // What was on the screen says more than what was expected.
            let picture = std::env::temp_dir().join("windmill-lane-window.png");
            let args = ["-display", &self.display.name, "-window", "root"];
            if Command::new("import").args(args).arg(&picture).status().is_ok_and(|status| status.success()) {
                println!("what the window showed: {}", picture.display());
            }
        }
        let _ = self.app.kill();
        let _ = self.app.wait();
    }
}
