//! The program: a command line, and behind it the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    windmill_lane::cli::run(std::env::args_os())
}
