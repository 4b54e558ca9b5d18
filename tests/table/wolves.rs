//! WolfWalkers at the table: what counts lies before everybody's eyes, the table turns to whoever acts, the final
//! count can be stepped through.

use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta, View},
    rules::{
        Seat, Turn, Viewer,
        table::{Gesture, Place, Spot},
        wolfwalkers::{Modules, Opportunity, Quirk, Setup, WolfWalkers},
    },
    session::{Curtain, Session},
    table::{Counting, OpenSurfaces},
};

use super::desk::{Desk, until};
use bevy::prelude::*;

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// A match of so many, all people.
fn fresh(setup: Setup, seed: u64) -> Box<dyn AnyMatch> {
    let names = (0..setup.players).zip(["Ada", "Bo", "Cleo", "Dag"]);
    let names = names.map(|(seat, name)| (Seat(seat), name.to_owned())).collect();
    let meta = Meta { names, ..Meta::default() };
    Match::<WolfWalkers>::begin(meta, setup, seed).expect("a set-up").into_any()
}

fn base(players: u8) -> Setup {
    Setup { first: Some(ADA), ..Setup::base(players) }
}

/// With these Opportunities.
fn with(players: u8, cards: [u8; 3]) -> Setup {
    let opportunities = cards.iter().filter_map(|card| Opportunity::of(*card)).collect();
    Setup { modules: Modules::All, quirk: Some(Quirk::NoChange), opportunities, ..base(players) }
}

fn viewer(desk: &Desk) -> Viewer {
    desk.app.world().resource::<Session>().0.as_ref().expect("a match").viewer()
}

fn curtain(desk: &Desk) -> Option<Seat> {
    desk.app.world().resource::<Curtain>().drawn.as_ref().map(|drawn| drawn.seat)
}

/// Makes the first drag of a Market card that is offered.
fn lay(desk: &mut Desk) {
    let view = desk.view();
    let drag = view.table.offers.iter().find_map(|offer| match &offer.gesture {
        Gesture::Drag { piece, land, .. } => Some((*piece, *land)),
        _ => None,
    });
    let (piece, land) = drag.expect("a card that can be laid");
    let serial = desk.serial();
    let (from, to) = (desk.middle(Spot::Piece(piece)), desk.place(land));
    desk.drag(from, to);
    desk.wait("the card lies", |scene| scene.serial > serial);
}

/// A match whose next card is the last one.
fn nearly_over(setup: Setup, seed: u64) -> Box<dyn AnyMatch> {
    let all = 25 * usize::from(setup.players);
    let laid = move |view: &View| {
        let count = |plate: &windmill_lane::rules::table::Plate| {
            plate.line.args.iter().find(|(gap, _)| gap == "cards").cloned()
        };
        let cards = view.table.plates.iter().filter_map(count).map(|(_, count)| match count {
            windmill_lane::rules::Arg::Number(count) => count as usize,
            _ => 0,
        });
        cards.sum::<usize>() + 1 == all
    };
    until(fresh(setup, seed), seed, laid)
}

#[test]
fn the_table_turns_to_whoever_acts() {
    let mut desk = Desk::with(fresh(base(2), 7));
    desk.rest();
    assert_eq!((viewer(&desk), curtain(&desk)), (Viewer::seat(ADA), None), "nobody holds cards");
    lay(&mut desk);
    desk.rest();
    assert_eq!((viewer(&desk), curtain(&desk)), (Viewer::seat(BO), None));
    lay(&mut desk);
    desk.rest();
    assert_eq!(viewer(&desk), Viewer::seat(ADA));
}

#[test]
fn what_counts_is_marked_under_the_pointer_here_and_on_another_display() {
    windmill_lane::clauses!["WW-R12"];
    // A game in which Bo, who is not next, has a Goal of which something counts.
    let shows = |view: &View| {
        let piece = view.table.pieces.iter().find(|piece| {
            piece.places.len() == 2 && piece.about.as_ref().is_some_and(|about| !about.shows.is_empty())
        })?;
        Some((piece.id, piece.about.as_ref()?.shows.iter().map(|shown| shown.place).collect::<Vec<Place>>()))
    };
    let acting =
        |game: &dyn AnyMatch| game.turn().acting().iter().next().map_or(Viewer::Public, Viewer::seat);
    let game = until(fresh(base(2), 9), 3, |view| shows(view).is_some_and(|(_, places)| places.len() > 6));
    let view = game.view(acting(&*game));
    let (goal, places) = shows(&view).expect("a Goal on the other's display");
    let mut desk = Desk::with(game);
    desk.rest();
    let on_table = *places.iter().find(|place| place.surface.0 == 0).expect("a mark on the mat");
    let large = *places.iter().find(|place| place.surface.0 != 0).expect("a mark where it lies large");
    let (at, mark) = (desk.middle(Spot::Piece(goal)), desk.place(on_table));
    desk.point(at);
    desk.rest();
    assert!(desk.is_painted_at(mark), "marked on the mat");
    desk.point(Vec2::new(5.0, 300.0));
    desk.rest();
    assert!(!desk.is_painted_at(mark), "and gone");
    // Opened large, the marks lie there and no longer on the mat.
    desk.app.world_mut().resource_mut::<OpenSurfaces>().open(large.surface);
    desk.rest();
    let (at, mark) = (desk.middle(Spot::Piece(goal)), desk.place(large));
    desk.point(at);
    desk.rest();
    assert!(desk.is_painted_at(mark), "marked where it lies large");
}

#[test]
fn the_final_count_is_stepped_through_and_can_be_again() {
    windmill_lane::clauses!["WW-67", "WW-77"];
    let mut desk = Desk::with(nearly_over(base(2), 5));
    desk.rest();
    lay(&mut desk);
    desk.wait("the count", |scene| scene.widgets.iter().any(|(name, _)| name == "Next"));
    let view = desk.view();
    let sheet = view.table.result.clone().expect("it is decided");
    let steps: Vec<(usize, usize)> = sheet
        .tallies
        .iter()
        .enumerate()
        .flat_map(|(seat, tally)| (0..tally.items.len()).map(move |item| (seat, item)))
        .collect();
    let step = |desk: &Desk| desk.app.world().resource::<Counting>().step();
    for (at, expected) in steps.iter().enumerate() {
        assert_eq!(step(&desk), Some(*expected), "step {at}");
        desk.rest();
        // Everything that is shown for it can be seen: it lies on the surface that is open.
        let tally = &sheet.tallies[expected.0];
        let open = desk.app.world().resource::<OpenSurfaces>().top();
        assert_eq!(open, tally.place.surface);
        for shown in &tally.items[expected.1].shows {
            let mark = desk.place(shown.place);
            assert!(desk.is_painted_at(mark), "step {at}: {:?}", shown.place);
        }
        if at == 1 {
            desk.push("Back");
            assert_eq!(step(&desk), Some(steps[0]));
            desk.keys(&[KeyCode::ArrowRight]);
            assert_eq!(step(&desk), Some(*expected));
        }
        desk.push("Next");
    }
    assert_eq!(step(&desk), None, "then the sheet");
    desk.wait("the sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Count again"));
    desk.push("Count again");
    assert_eq!(step(&desk), Some(steps[0]));
    desk.push("All at once");
    assert_eq!(step(&desk), None);
    desk.push("See the table");
    desk.rest();
    assert_eq!(desk.app.world().resource::<OpenSurfaces>().top().0, 0);
}

#[test]
fn alone_the_last_and_the_best_are_there_for_the_next_time() {
    windmill_lane::clauses!["WW-180"];
    let mut desk = Desk::with(nearly_over(base(1), 5));
    desk.rest();
    lay(&mut desk);
    desk.wait("the count", |scene| scene.widgets.iter().any(|(name, _)| name == "All at once"));
    desk.push("All at once");
    desk.wait("the sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
    let points =
        desk.app.world().resource::<Session>().0.as_ref().expect("a match").game.standing().scores[0].1;
    let kept = std::fs::read_to_string(desk.home().join("records.ron")).expect("it is written down");
    assert!(kept.contains(&format!("points: {points},")), "{kept}");
    // Another window of the same player knows it.
    let beside = desk.beside();
    let records = beside.app.world().resource::<windmill_lane::session::Records>();
    assert_eq!(records, desk.app.world().resource::<windmill_lane::session::Records>());
}

#[test]
fn a_secret_look_has_a_curtain() {
    let mut desk = Desk::with(fresh(with(2, [90, 91, 84]), 4));
    desk.rest();
    assert_eq!(curtain(&desk), None);
    let view = desk.view();
    let signs = view.table.offers.iter().find_map(|offer| match &offer.gesture {
        Gesture::Click(spot)
            if offer.label.key == "ww-do-use" && format!("{:?}", offer.label).contains("91") =>
        {
            Some(*spot)
        }
        _ => None,
    });
    let at = desk.middle(signs.expect("Reading the Signs can be used"));
    desk.click(at);
    desk.wait("the step", |scene| scene.serial == 1);
    desk.frames(3);
    assert_eq!(curtain(&desk), Some(ADA), "nobody else looks");
    assert!(desk.view().table.surfaces.iter().all(|surface| surface.seat.is_some() || surface.id.0 == 0));
}

#[test]
fn computer_players_finish_a_game_of_four() {
    let bots = (0..4).map(|seat| (Seat(seat), Bot::Random)).collect();
    let meta = Meta { bots, ..Meta::default() };
    let game = Match::<WolfWalkers>::begin(meta, base(4), 3).expect("a set-up").into_any();
    let mut desk = Desk::with(game);
    desk.app.world_mut().resource_mut::<windmill_lane::app::Settings>().motion =
        windmill_lane::app::Motion::Off;
    desk.wait("the count", |scene| scene.widgets.iter().any(|(name, _)| name == "All at once"));
    let turn = desk.app.world().resource::<Session>().0.as_ref().expect("a match").game.turn();
    assert_eq!(turn, Turn::Over);
}

#[test]
fn every_table_can_be_read() {
    let mut flaws = Vec::new();
    for (size, scale) in super::screens::SIZES {
        for (setup, name) in [
            (base(1), "alone"),
            (base(2), "two"),
            (with(3, [72, 84, 92]), "three"),
            (with(4, [71, 79, 88]), "four"),
        ] {
            let at = format!("{name}, {}x{} at {scale} %", size.0, size.1);
            let mut desk = Desk::with_at(nearly_over(setup, 5), size, scale);
            desk.frames(4);
            super::screens::read(&mut desk, &format!("table, {at}"), &mut flaws);
        }
        let mut desk = Desk::with_at(nearly_over(base(2), 5), size, scale);
        desk.rest();
        lay(&mut desk);
        desk.wait("the count", |scene| scene.widgets.iter().any(|(name, _)| name == "Next"));
        let at = format!("{}x{} at {scale} %", size.0, size.1);
        super::screens::read(&mut desk, &format!("count, {at}"), &mut flaws);
        desk.push("All at once");
        super::screens::read(&mut desk, &format!("sheet, {at}"), &mut flaws);
    }
    super::screens::all_well(&flaws);
}

#[test]
fn the_set_up_offers_every_way_to_play() {
    for (add, alone) in [(0, true), (0, false), (1, false), (2, false)] {
        let mut desk = Desk::lane_at((1280, 720), 100);
        desk.push("WolfWalkers: My Story");
        for name in ["Add a third player", "Add a fourth player"].iter().take(add) {
            desk.push(name);
        }
        if alone {
            desk.push("Take this player away");
        }
        desk.push("Start the game");
        desk.wait("the table", |scene| scene.screen == "Play");
        let plates = desk.view().table.plates.len();
        assert_eq!(plates, if alone { 1 } else { 2 + add });
    }
}
