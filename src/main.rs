//! The program: a command line, and behind it the window.
// Opened by a double-click it brings no console window along. Where it is developed the console stays, for what it
// says there.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    windmill_lane::cli::run(std::env::args_os())
}
