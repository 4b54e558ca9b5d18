//! The command line. All commands but opening the window work without one.
//!
//! Errors are one sentence on the standard error and exit code 2.

#[cfg(feature = "paint")]
mod chronicle;
mod figures;
mod measure;
#[cfg(feature = "app")]
mod pictures;
mod saves;
#[cfg(feature = "paint")]
mod sheet;
mod simulate;

use std::{
    ffi::OsString,
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Parser, Subcommand};

/// Exit code for wrong input: arguments, files.
const WRONG: u8 = 2;
/// Exit code of `replay` when rules or content have changed since the save was written.
const CHANGED: u8 = 3;

/// Five board games on one table.
#[derive(Parser)]
#[command(name = "windmill-lane", version, about, args_conflicts_with_subcommands = true)]
struct Args {
    /// A save to open; without one the lane opens.
    file: Option<PathBuf>,
    /// Where to note what the window shows whenever it rests, for tests of the window.
    #[arg(long, hide = true)]
    trace: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Let bots play, and print results and moves per second.
    Simulate(simulate::Simulate),
    /// Print the balance of a game.
    Measure(measure::Measure),
    /// Print how fast everything is.
    Figures(figures::Figures),
    /// Play a save again from its set-up and moves, and compare with its state.
    Replay {
        /// The save.
        file: PathBuf,
    },
    /// Say whether a save is sound, and if not, what is wrong and where.
    Verify {
        /// The save.
        file: PathBuf,
    },
    #[cfg(feature = "app")]
    Shot(pictures::Shot),
    /// Open a window that measures itself, for `figures`.
    #[cfg(feature = "app")]
    #[command(hide = true)]
    Probe {
        /// What it shows.
        what: crate::app::probe::Probe,
    },
    #[cfg(feature = "paint")]
    Chronicle(chronicle::Chronicle),
    #[cfg(feature = "paint")]
    ContactSheet(sheet::Contact),
}

/// What a command failed with: a sentence, and the exit code.
pub(crate) struct Failure {
    sentence: String,
    code: u8,
}

impl Failure {
    /// Wrong input.
    pub(crate) fn wrong(sentence: impl ToString) -> Failure {
        Failure { sentence: sentence.to_string(), code: WRONG }
    }

    fn changed(sentence: impl ToString) -> Failure {
        Failure { sentence: sentence.to_string(), code: CHANGED }
    }
}

/// Runs the program with these arguments, the program's own name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    crate::save::report_panics(crate::save::Home::find());
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) if !error.use_stderr() => return end(print(error.to_string().trim_end())),
        Err(error) => return end(Err(Failure::wrong(sentence(&error.to_string())))),
    };
    end(match args.command {
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Measure(measure)) => measure.run(),
        Some(Command::Figures(figures)) => figures.run(),
        Some(Command::Replay { file }) => saves::replay(&file),
        Some(Command::Verify { file }) => saves::verify(&file),
        #[cfg(feature = "app")]
        Some(Command::Shot(shot)) => shot.run(),
        #[cfg(feature = "app")]
        Some(Command::Probe { what }) => figures::probe(what),
        #[cfg(feature = "paint")]
        Some(Command::Chronicle(chronicle)) => chronicle.run(),
        #[cfg(feature = "paint")]
        Some(Command::ContactSheet(sheet)) => sheet.run(),
        None => open(args.file, args.trace),
    })
}

/// Says what went wrong, if anything did, and ends with its code.
fn end(result: Result<(), Failure>) -> ExitCode {
    let Err(failure) = result else { return ExitCode::SUCCESS };
    // If nobody can hear it, the code still says it.
    let _ = writeln!(io::stderr(), "windmill-lane: {}", failure.sentence);
    ExitCode::from(failure.code)
}

/// Prints what a command found out. Whoever reads it may have heard enough and closed the pipe.
fn print(text: &str) -> Result<(), Failure> {
    match writeln!(io::stdout(), "{text}").and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::wrong(format!("the result could not be printed: {error}")))
        }
        _ => Ok(()),
    }
}

/// The parser's complaint as one sentence: its first paragraph, lists and all.
fn sentence(said: &str) -> String {
    let paragraph: Vec<&str> = said.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let said = paragraph.join(" ");
    format!("{}; --help tells what there is", said.trim_start_matches("error: "))
}

#[cfg(not(feature = "app"))]
fn open(_file: Option<PathBuf>, _trace: Option<PathBuf>) -> Result<(), Failure> {
    Err(Failure::wrong("this build has no window; build it with the feature “app”"))
}

#[cfg(feature = "app")]
fn open(file: Option<PathBuf>, trace: Option<PathBuf>) -> Result<(), Failure> {
    crate::app::open(file, trace).map_err(Failure::wrong)
}
