//! A break leaves a report: where it happened and no word about who played. A process of its own, because the hook is
//! everybody's.

use std::{fs, thread};

use windmill_lane::save::{Home, report_panics};

#[test]
fn a_break_is_written_down_once_and_names_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("ada");
    report_panics(Home::at(&root));
    assert_eq!(Home::at(&root).unread_report(), None);
    let saved = root.join("saves/Our valley.windmill").display().to_string();
    let broken = thread::spawn(move || panic!("no such piece in {saved}")).join();
    assert!(broken.is_err());
    let path = Home::at(&root).unread_report().expect("somebody is told of it");
    let text = fs::read_to_string(&path).expect("a report");
    assert!(text.contains("no such piece in ~/saves/Our valley.windmill"), "{text}");
    assert!(text.contains("tests/report.rs"), "where it was: {text}");
    assert!(text.starts_with(concat!("Windmill Lane ", env!("CARGO_PKG_VERSION"))));
    assert!(!text.contains(root.to_str().expect("a path")), "no folder of anybody's");
    assert_eq!(Home::at(&root).unread_report(), None, "it is told of once");
}
