//! The Debian package: what it installs leads from a save to the program, and the program runs from any folder.
#![cfg(target_os = "linux")]

#[path = "window/display.rs"]
#[expect(dead_code, reason = "the window's own tests use all of it")]
mod display;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use display::{Display, Window};

const SAVE: &str = "HarrowHill.windmill";
const ENTRY: &str = "windmill-lane.desktop";

#[test]
fn an_installed_package_opens_a_save() {
    let tools = [
        "dpkg",
        "dpkg-deb",
        "update-mime-database",
        "desktop-file-validate",
        "update-desktop-database",
        "gio",
    ];
    if !display::has(&tools) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let root = install(folder.path());
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).expect("a folder");
    fs::copy(project().join("saves").join(SAVE), elsewhere.join(SAVE)).expect("a copy");

    leads_to_the_program(&root, &elsewhere);
    if display::can_run() {
        opens(&root, &elsewhere, folder.path());
    }
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Packs this program and installs the package as `dpkg` does, into a root of its own.
fn install(folder: &Path) -> PathBuf {
    let package = run(Command::new(project().join("packaging/deb"))
        .args([env!("CARGO_BIN_EXE_windmill-lane").as_ref(), folder.join("package").as_path()])
        .env("DPKG_DEB_COMPRESSOR_TYPE", "none"));
    let (root, records) = (folder.join("root"), folder.join("root/var/lib/dpkg"));
    for part in ["info", "triggers", "updates"] {
        fs::create_dir_all(records.join(part)).expect("a folder");
    }
    fs::write(records.join("status"), "").expect("a file");
    // Without its dependencies, which are not in that root, and without being an administrator.
    run(Command::new("dpkg")
        .arg(format!("--root={}", root.display()))
        .arg(format!("--log={}", folder.join("dpkg.log").display()))
        .args(["--force-depends", "--force-not-root", "--force-script-chrootless", "--force-bad-path"])
        .args(["-i", package.trim()]));
    root
}

/// What a desktop does with a double-click: the name's type, the type's entry, the entry's program.
fn leads_to_the_program(root: &Path, elsewhere: &Path) {
    let share = root.join("usr/share");
    let entry = share.join("applications").join(ENTRY);
    assert_eq!(run(Command::new("desktop-file-validate").arg(&entry)), "");
    // The system's own triggers do these two.
    run(Command::new("update-mime-database").arg(share.join("mime")));
    run(Command::new("update-desktop-database").arg(entry.with_file_name("")));

    let path = format!("{}:{}", root.join("usr/bin").display(), env::var("PATH").expect("a path"));
    let nobody = elsewhere.join("nobody");
    let ask = |args: &[&str]| {
        run(Command::new("gio")
            .args(args)
            .current_dir(elsewhere)
            .env("PATH", &path)
            .env("XDG_DATA_DIRS", &share)
            .envs(["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS"].map(|name| (name, &nobody))))
    };
    // A save is known by its name, and by its beginning.
    fs::write(elsewhere.join("named.windmill"), "?").expect("a file");
    fs::copy(elsewhere.join(SAVE), elsewhere.join("unnamed")).expect("a copy");
    for file in ["named.windmill", "unnamed"] {
        let kind = ask(&["info", "-a", "standard::content-type", file]);
        assert!(kind.contains("content-type: application/x-windmill-lane"), "{kind}");
        fs::remove_file(elsewhere.join(file)).expect("it was there");
    }
    // Only an entry whose program is there is offered.
    let offered = ask(&["mime", "application/x-windmill-lane"]);
    assert!(offered.contains(ENTRY), "{offered}");
    let text = fs::read_to_string(&entry).expect("an entry");
    for line in ["Exec=windmill-lane %f", "Icon=windmill-lane", "MimeType=application/x-windmill-lane;"] {
        assert!(text.lines().any(|of| of == line), "{line} is not in {text}");
    }
    for icon in ["apps/windmill-lane.svg", "mimetypes/application-x-windmill-lane.svg"] {
        assert!(share.join("icons/hicolor/scalable").join(icon).is_file(), "{icon}");
    }
}

/// The installed program with nothing around it but a save.
fn opens(root: &Path, elsewhere: &Path, home: &Path) {
    let display = Display::open(1280, 720);
    let mut program = Command::new(root.join("usr/bin/windmill-lane"));
    program.current_dir(elsewhere).env_remove("CARGO_MANIFEST_DIR");
    let window = Window::start(&display, home, program, Some(Path::new(SAVE)));
    window.wait("the table", |scene| scene.screen == "Play" && scene.serial > 0);
    window.kill();
}

/// What a command prints; that it succeeds.
fn run(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}\n{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}
