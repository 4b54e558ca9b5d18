//! A playthrough as a text: readable as a diff, and complete enough to be played again.
//!
//! ```text
//! * Bo: Sow wheat {1 Farm(Plant(crop:Wheat,cells:198656,by:Action))}
//!     Bo pays 1 coin (6).
//! ```
//! A line with a star is a move: its seat, what it is called at the table, and in braces the move itself.
//! Everything else is what follows from it.

use std::{collections::BTreeSet, fmt::Write as _};

use windmill_lane::{
    rules::{Game, Seat, Told, Viewer, Words, table::Row},
    words::Lexicon,
};

/// What a line of a paragraph can hold.
const WIDTH: usize = 108;

/// The names of the players, seat by seat.
pub const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dag"];

/// A playthrough in the making.
pub struct Script<G> {
    game: G,
    heading: Words,
    phase: String,
    text: String,
    /// The kinds of what happened.
    happened: BTreeSet<String>,
}

impl<G: Game> Script<G> {
    /// Begins: the set-up and the seed stand first.
    pub fn begin(setup: &G::Setup, seed: u64) -> Script<G> {
        let game = G::begin(setup, seed).expect("a set-up that can be played");
        let mut script = Script {
            game,
            heading: Words::new(""),
            phase: String::new(),
            text: String::new(),
            happened: BTreeSet::new(),
        };
        let written = ron::to_string(setup).expect("a set-up can be written");
        script.line(&format!("game {}", G::INFO.id));
        script.line(&format!("setup {written}"));
        script.line(&format!("seed {seed}"));
        script.headings("");
        script
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Makes a move and writes down what it is called and what is told of it. `phase` is a heading within
    /// the heading, if the game has such.
    pub fn play(&mut self, seat: Seat, mv: &G::Move, phase: impl Fn(&G) -> String) -> Result<(), String> {
        let table = self.game.table(Viewer::seat(seat));
        let called = table.offers.iter().find(|offer| offer.seat == seat && offer.mv == *mv);
        let called = called.map_or("something that nobody offers".to_owned(), |offer| say(&offer.label));
        let written = ron::to_string(mv).expect("a move can be written");
        let played = self.game.play(seat, mv).map_err(|refusal| format!("{written} is {refusal}"))?;
        self.line(&format!("* {}: {called} {{{} {written}}}", name(seat), seat.0));
        for event in &played.events {
            let shown = format!("{event:?}");
            self.happened.insert(shown.chars().take_while(|c| c.is_alphanumeric()).collect());
            G::tell(event, Viewer::Public).iter().for_each(|told| self.told(told));
        }
        let phase = phase(&self.game);
        self.headings(&phase);
        Ok(())
    }

    /// How it stands at the end: the whole text, and the kinds of what happened.
    pub fn end(mut self) -> (String, BTreeSet<String>) {
        let standing = self.game.standing();
        self.line("");
        self.line(&format!("== standing after round {}", standing.rounds));
        for (seat, score) in &standing.scores {
            self.line(&format!("{}: {score}", name(*seat)));
        }
        for panel in self.game.table(Viewer::Public).panels {
            self.line(&say(&panel.title));
            panel.rows.iter().filter_map(row).for_each(|row| self.line(&format!("    {row}")));
        }
        (self.text, self.happened)
    }

    fn headings(&mut self, phase: &str) {
        let heading = self.game.table(Viewer::Public).heading;
        if heading != self.heading {
            self.line("");
            self.line(&format!("== {}", say(&heading)));
            self.heading = heading;
        }
        if phase != self.phase {
            self.line(&format!("-- {phase}"));
            self.phase = phase.to_owned();
        }
    }

    fn told(&mut self, told: &Told) {
        if let Some(words) = &told.words {
            self.paragraph(&say(words));
        }
        if let Some(page) = &told.page {
            self.paragraph(&format!("[{}: {}]", say(&page.kind), say(&page.title)));
            page.paragraphs.iter().for_each(|words| self.paragraph(&format!("| {}", say(words))));
            page.counts
                .iter()
                .for_each(|(of, count)| self.paragraph(&format!("{}: {}", say(of), say(count))));
        }
    }

    /// A text under a move, broken so that a changed word is a changed line and not a changed page.
    fn paragraph(&mut self, text: &str) {
        let mut line = String::from("   ");
        for word in text.split_whitespace() {
            if line.chars().count() + 1 + word.chars().count() > WIDTH && !line.trim().is_empty() {
                self.line(&line);
                line = String::from("     ");
            }
            let _ = write!(line, " {word}");
        }
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

fn row(row: &Row) -> Option<String> {
    match row {
        Row::Pair { label, value } | Row::Step { label, value, .. } => {
            Some(format!("{}: {}", say(label), say(value)))
        }
        Row::Line { label, value, .. } => {
            let value = value.as_ref().map(|value| format!(": {}", say(value))).unwrap_or_default();
            Some(say(label) + &value)
        }
        Row::Text(words) => Some(say(words)),
        Row::Progress { .. } => None,
    }
}

fn say(words: &Words) -> String {
    Lexicon::english().say_plainly(words, &name)
}

fn name(seat: Seat) -> String {
    NAMES.get(seat.index()).map_or_else(|| format!("Player {}", seat.0), ToString::to_string)
}

/// What a recorded text says was played.
pub struct Recorded<G: Game> {
    /// The set-up.
    pub setup: G::Setup,
    /// The seed.
    pub seed: u64,
    /// The moves, and the lines they stand on.
    pub moves: Vec<(usize, Seat, G::Move)>,
}

/// Reads the moves back out of a text.
pub fn read<G: Game>(text: &str) -> Result<Recorded<G>, String> {
    let field = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.ok_or_else(|| format!("there is no line “{name} …”"))
    };
    let setup = ron::from_str(field("setup")?).map_err(|error| format!("set-up: {error}"))?;
    let seed = field("seed")?.parse().map_err(|error| format!("seed: {error}"))?;
    let mut moves = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("* ")) {
        let wrong = |why: &str| format!("line {number}: {why}");
        let (_, behind) = line.rsplit_once(" {").ok_or_else(|| wrong("a move without braces"))?;
        let inside = behind.strip_suffix('}').ok_or_else(|| wrong("a brace is not closed"))?;
        let (seat, mv) = inside.split_once(' ').ok_or_else(|| wrong("a move without a seat"))?;
        let seat = Seat(seat.parse().map_err(|_| wrong("a seat that is no number"))?);
        moves.push((number, seat, ron::from_str(mv).map_err(|error| wrong(&error.to_string()))?));
    }
    Ok(Recorded { setup, seed, moves })
}
