//! Guided starts at the table: what the guide waits for can be done by hand and nothing else, it says what comes next, and
//! it can be sent away.

use windmill_lane::{
    games::GAMES,
    matches::{AnyMatch, OfferId},
    session::{Intent, Session},
};

use super::desk::Desk;

fn begun(game: &str) -> Box<dyn AnyMatch> {
    let guide = (windmill_lane::games::find(game).expect("a game").guide)().expect("a guide");
    guide.begin().expect("a set-up")
}

/// The step shown, and the offers it waits for.
fn step(desk: &Desk) -> (Option<usize>, Vec<OfferId>) {
    let playing = desk.app.world().resource::<Session>().0.as_ref().expect("a match");
    (playing.lesson().map(|(at, _)| at), playing.wanted())
}

#[test]
fn each_guide_leads_from_its_first_step_to_its_last() {
    for entry in GAMES {
        let mut desk = Desk::with(begun(entry.info.id));
        let lessons = desk.app.world().resource::<Session>().0.as_ref().expect("a match").lessons();
        let mut seen = 0;
        while let (Some(at), wanted) = step(&desk) {
            assert!(at >= seen, "{}: it goes forward", entry.info.id);
            seen = at;
            if wanted.is_empty() {
                let scene = desk.rest();
                if scene.widgets.iter().any(|(name, _)| name == "Go on") {
                    desk.push("Go on");
                }
                desk.frames(8);
            } else {
                desk.push("Do it for me");
                desk.wait("the move", |_| true);
            }
        }
        assert_eq!(seen + 1, lessons, "{}: all was said", entry.info.id);
        assert_eq!(desk.refusals(), [], "{}", entry.info.id);
    }
}

#[test]
fn whatever_the_guide_does_not_wait_for_waits() {
    let mut desk = Desk::with(begun("tilting"));
    // It is read first.
    let view = desk.view();
    desk.app.world_mut().write_message(Intent::Take(OfferId(0), view.revision));
    desk.frames(3);
    assert_eq!((desk.serial(), desk.refusals()), (0, vec![(None, "guide-read-first".into())]));
    while step(&desk).1.is_empty() {
        desk.push("Go on");
        desk.rest();
    }
    let (view, (_, wanted)) = (desk.view(), step(&desk));
    let other =
        (0..view.table.offers.len()).map(OfferId).find(|offer| !wanted.contains(offer)).expect("another");
    desk.app.world_mut().write_message(Intent::Take(other, view.revision));
    desk.frames(3);
    assert_eq!((desk.serial(), desk.refusals()), (0, vec![(None, "guide-waits".into())]));
    // Without the guide it can be done.
    desk.push("Without the guide");
    desk.rest();
    assert_eq!(step(&desk), (None, vec![]));
    let view = desk.view();
    desk.app.world_mut().write_message(Intent::Take(other, view.revision));
    desk.wait("the move", |scene| scene.serial > 0);
}
