//! Tests that need a process of their own: one without rights, on a full disk, or killed.
//!
//! The process is this test binary, asked for one ignored test, with the folder to work in in its
//! environment. Whoever runs ignored tests by hand has no such folder, and nothing happens.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

const FOLDER: &str = "WINDMILL_TEST_FOLDER";

/// The folder this process is to work in, if it is a child.
pub fn folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// This binary, asked for one of its ignored tests.
pub fn test(name: &str, folder: &Path) -> Command {
    asked(Command::new(binary()), name, folder)
}

/// The same behind a line of shell, which prepares the process and then becomes it.
#[cfg(unix)]
pub fn test_after(shell: &str, name: &str, folder: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{shell}; exec \"$0\" \"$@\"")]).arg(binary());
    asked(command, name, folder)
}

/// The same as a user who is not master of the machine: root may write where nobody may.
#[cfg(unix)]
pub fn test_without_rights(name: &str, folder: &Path) -> Command {
    use std::os::unix::{fs::MetadataExt as _, process::CommandExt as _};
    const NOBODY: u32 = 65_534;
    let ours = std::fs::metadata(folder).expect("the folder").uid();
    // Others may not be able to walk to where this binary lies.
    let copy = folder.join("child");
    std::fs::copy(binary(), &copy).expect("a copy of this binary");
    let mut command = Command::new(copy);
    if ours == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    asked(command, name, folder)
}

fn binary() -> PathBuf {
    std::env::current_exe().expect("this binary")
}

fn asked(mut command: Command, name: &str, folder: &Path) -> Command {
    command.args(["--exact", name, "--ignored", "--nocapture"]).env(FOLDER, folder).current_dir(folder);
    command
}

/// Runs a child to its end. It must have run exactly its one test, and passed it.
#[track_caller]
pub fn passes(mut command: Command) {
    let output = command.output().expect("a process");
    let said = String::from_utf8_lossy(&output.stdout);
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}\n{why}");
}
