//! Tilting at Windmills at the table: two at one screen with the curtain between them, the computer as rival,
//! what is shown before a card is let go, the score sheet.

use bevy::prelude::*;
use windmill_lane::{
    bots::Bot,
    matches::{AnyMatch, Match, Meta, OfferId},
    rules::{
        Seat, Turn, Viewer,
        table::{Gesture, Part, PieceId, Place, Rect, Spot},
        tilting::{Board, Meeple, Pos, Setup, Tilting},
    },
    session::{Curtain, HintAsked, Session},
};

use super::desk::{Desk, until};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// A match of two people, or of one against the computer.
fn fresh(board: Board, seed: u64, bot: Option<Bot>) -> Box<dyn AnyMatch> {
    let setup = Setup { board, first: Some(ADA), ..Setup::normal() };
    let names = [(ADA, "Ada".to_owned()), (BO, "Bo".to_owned())].into();
    let bots = bot.map(|bot| (BO, bot)).into_iter().collect();
    let meta = Meta { names, bots, ..Meta::default() };
    Match::<Tilting>::begin(meta, setup, seed).expect("a set-up").into_any()
}

fn curtain(desk: &Desk) -> Option<Seat> {
    desk.app.world().resource::<Curtain>().drawn.as_ref().map(|drawn| drawn.seat)
}

fn viewer(desk: &Desk) -> Viewer {
    desk.app.world().resource::<Session>().0.as_ref().expect("a match").viewer()
}

/// Holds Enter for so many frames of 16 milliseconds.
fn hold_enter(desk: &mut Desk, frames: usize) {
    use bevy::input::{ButtonState, keyboard::Key};
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Pressed));
    desk.frames(frames);
    desk.hands(|hands| hands.key(KeyCode::Enter, Key::Enter, ButtonState::Released));
    desk.frames(3);
}

/// Lifts the curtain.
fn lift(desk: &mut Desk) {
    hold_enter(desk, 80);
    assert_eq!(curtain(desk), None, "a second and more lifts it");
    desk.rest();
}

/// A card in hand, its lane, and where its meeple would stand.
fn a_card(desk: &Desk) -> (PieceId, Spot, Place) {
    let view = desk.view();
    let card = view.table.offers.iter().find_map(|offer| match &offer.gesture {
        Gesture::Drag { piece, onto: onto @ Spot::Zone(_), .. } => {
            Some((*piece, *onto, offer.shows.first().expect("where the meeple would stand").place))
        }
        _ => None,
    });
    card.expect("a card that can be played")
}

/// The names of all cards that lie open in somebody's hand at the near edge.
fn pictures(desk: &Desk) -> Vec<String> {
    let view = desk.view();
    let faces = view.table.pieces.iter().flat_map(|piece| &piece.face.parts);
    let arts = faces.filter_map(|part| match part {
        Part::Art { art, .. } => Some(art.to_string()),
        _ => None,
    });
    arts.collect()
}

#[test]
fn a_curtain_hides_each_hand_from_the_other() {
    windmill_lane::clauses!["TW-11", "TW-34", "CS-H8"];
    let mut desk = Desk::with(fresh(Board::Shield, 11, None));
    desk.frames(4);
    assert_eq!(curtain(&desk), Some(ADA), "it is down before anybody looks");
    assert_eq!(viewer(&desk), Viewer::Public);
    let hidden = pictures(&desk);
    assert!(!hidden.iter().any(|art| art.contains("/move-") || art.contains("/mission-")), "{hidden:?}");
    assert!(desk.view().table.offers.is_empty(), "nothing can be done through it");

    hold_enter(&mut desk, 40);
    assert_eq!(curtain(&desk), Some(ADA), "640 milliseconds are no second");
    hold_enter(&mut desk, 40);
    assert_eq!(curtain(&desk), Some(ADA), "and two halves are no whole");
    lift(&mut desk);
    assert_eq!(viewer(&desk), Viewer::seat(ADA));
    assert_eq!(pictures(&desk).iter().filter(|art| art.contains("/move-")).count(), 4, "Ada sees her hand");

    let (card, lane, _) = a_card(&desk);
    let (from, to) = (desk.middle(Spot::Piece(card)), desk.middle(lane));
    desk.drag(from, to);
    assert_eq!(desk.rest().serial, 1);
    assert_eq!(curtain(&desk), None, "her turn is not over: she holds missions");
    desk.push("End turn");
    desk.frames(4);
    assert_eq!(curtain(&desk), Some(BO));
    assert_eq!(viewer(&desk), Viewer::Public, "down at once, before anything of Bo's is there");
    let news = desk.app.world().resource::<Curtain>().drawn.clone().expect("it is down").news;
    assert!(news.iter().any(|(seat, words)| *seat == Some(ADA) && words.key == "tw-log-played"), "{news:?}");
    assert_eq!(news.len(), 2, "the card and the walk, no card that was drawn: {news:?}");
    desk.keys(&[KeyCode::ControlLeft, KeyCode::KeyZ]);
    assert_eq!(desk.serial(), 2, "nothing is taken back through the curtain");
    lift(&mut desk);
    assert_eq!(viewer(&desk), Viewer::seat(BO));
}

#[test]
fn a_card_goes_to_its_lane_or_onto_its_meeple_and_nowhere_else() {
    windmill_lane::clauses!["TW-24", "TW-27"];
    let mut desk = Desk::with(fresh(Board::Shield, 12, Some(Bot::Random)));
    desk.rest();
    let (card, lane, _) = a_card(&desk);
    let view = desk.view();
    let denied = view.table.denied.iter().find_map(|denied| match &denied.gesture {
        Gesture::Drag { piece, onto: onto @ Spot::Zone(_), .. } if *piece == card => {
            Some((*onto, denied.refusal.clause.to_string()))
        }
        _ => None,
    });
    let (wrong, clause) = denied.expect("the other lane");
    assert_eq!(clause, "TW-27");
    let (from, to) = (desk.middle(Spot::Piece(card)), desk.middle(wrong));
    desk.drag(from, to);
    desk.rest();
    assert_eq!(desk.serial(), 0, "nothing has changed");
    assert_eq!(desk.refusals(), [(Some("TW-27".to_owned()), "tw-no-wrong-lane".to_owned())]);

    let meeple = view.table.offers.iter().find_map(|offer| match &offer.gesture {
        Gesture::Drag { piece, onto: onto @ Spot::Piece(_), .. } if *piece == card => Some(*onto),
        _ => None,
    });
    assert!(view.table.offers.iter().any(|offer| {
        matches!(&offer.gesture, Gesture::Drag { piece, onto, .. } if *piece == card && *onto == lane)
    }));
    let to = desk.middle(meeple.expect("its meeple"));
    desk.drag(from, to);
    desk.wait("the step", |scene| scene.serial >= 1);
}

#[test]
fn before_it_is_let_go_the_table_shows_where_the_meeple_would_stand() {
    let mut desk = Desk::with(fresh(Board::Shield, 13, Some(Bot::Random)));
    desk.rest();
    let (card, lane, ghost) = a_card(&desk);
    let (from, to) = (desk.middle(Spot::Piece(card)), desk.middle(lane));
    // A field is 36.2 units wide, field 1 stands at 182: the ghost is as many fields on as the card says.
    let game = desk.app.world().resource::<Session>().0.as_ref().expect("a match").game.copy();
    let view = game.view(Viewer::seat(ADA));
    let mut after = game.copy();
    let offer = view.table.offers.iter().position(
        |offer| matches!(&offer.gesture, Gesture::Drag { piece, onto, .. } if *piece == card && *onto == lane),
    );
    after.take(Viewer::seat(ADA), view.revision, OfferId(offer.expect("its offer"))).expect("a move");
    let walked = after.view(Viewer::seat(ADA));
    let stands = |at: PieceId| {
        walked.table.pieces.iter().find(|piece| piece.id == at).expect("a meeple").places[0].rect
    };
    let meeples = [PieceId(1), PieceId(2)].map(stands);
    assert!(meeples.contains(&ghost.rect), "{ghost:?} is where it comes to stand: {meeples:?}");
    desk.carry(from, to);
    desk.rest();
    let shown = desk.place(ghost);
    assert!(desk.is_painted_at(shown), "the ghost is on the table while the card is held over the lane");
    desk.point(from);
    desk.frame();
    desk.release();
    desk.rest();
    desk.point(Vec2::new(5.0, 300.0));
    desk.rest();
    assert!(!desk.is_painted_at(shown), "and gone when it is not");
}

#[test]
fn the_computer_plays_by_itself_and_a_hint_is_a_move() {
    let mut desk = Desk::with(fresh(Board::Shield, 14, Some(Bot::Easy)));
    desk.rest();
    assert_eq!(curtain(&desk), None, "one person needs no curtain");
    assert_eq!(viewer(&desk), Viewer::seat(ADA));
    desk.app.world_mut().write_message(HintAsked);
    let revision = desk.view().revision;
    let begun = std::time::Instant::now();
    let hinted = loop {
        desk.frame();
        let hint = desk.app.world().resource::<windmill_lane::session::Hint>();
        if let Some(offer) = hint.offers(revision).first() {
            break *offer;
        }
        assert!(begun.elapsed().as_secs() < 90, "a hint comes");
        std::thread::sleep(std::time::Duration::from_millis(2));
    };
    assert_eq!(desk.view().table.offers[hinted.0].seat, ADA, "it is for who asked");
    let (card, lane, _) = a_card(&desk);
    let (from, to) = (desk.middle(Spot::Piece(card)), desk.middle(lane));
    desk.drag(from, to);
    desk.push("End turn");
    // Bo plays a card and ends the turn: two steps.
    desk.wait("Ada again", |scene| scene.serial >= 4 && scene.seat == Some(0));
    let last = desk.app.world().resource::<Session>().0.as_ref().expect("a match").last_of_others();
    assert_eq!(last.expect("Bo's move is marked").0, BO);
    assert_eq!(viewer(&desk), Viewer::seat(ADA));
    assert!(desk.refusals().iter().all(|(clause, _)| clause.is_none()), "nothing was refused");
}

#[test]
fn watched_computer_players_come_to_an_end_and_it_can_be_played_again() {
    windmill_lane::clauses!["TW-75"];
    let setup = Setup { charge: Some(5), ..Setup::normal() };
    let bots = [(ADA, Bot::Random), (BO, Bot::Random)].into();
    let meta = Meta { bots, ..Meta::default() };
    let game = Match::<Tilting>::begin(meta, setup, 3).expect("a set-up").into_any();
    let mut desk = Desk::with(game);
    desk.wait("the score sheet", |scene| scene.widgets.iter().any(|(name, _)| name == "Play again"));
    let view = desk.view();
    let sheet = view.table.result.as_ref().expect("it is decided");
    let sums: Vec<i64> =
        (0..2).map(|at| sheet.lines.iter().map(|line| line.points[at]).sum::<i64>()).collect();
    assert_eq!(sums, sheet.totals, "the lines add up");
    desk.push("See the table");
    desk.push("Back to the score sheet");
    desk.push("Play again");
    desk.wait("a new game", |scene| scene.serial < 3);
    let turn = desk.app.world().resource::<Session>().0.as_ref().expect("a match").game.turn();
    assert_ne!(turn, Turn::Over);
}

#[test]
fn every_mode_can_be_read() {
    let mut flaws = Vec::new();
    for (size, scale) in super::screens::SIZES {
        for (board, name) in [(Board::Shield, "shield"), (Board::Lance, "lance"), (Board::Row, "row")] {
            let at = format!("{name}, {}x{} at {scale} %", size.0, size.1);
            let mut desk = Desk::with_at(fresh(board, 21, None), size, scale);
            desk.frames(4);
            super::screens::read(&mut desk, &format!("curtain, {at}"), &mut flaws);
            lift(&mut desk);
            super::screens::read(&mut desk, &format!("table, {at}"), &mut flaws);
        }
    }
    super::screens::all_well(&flaws);
}

#[test]
fn the_set_up_offers_every_mode() {
    windmill_lane::clauses!["TW-81"];
    for (stack, board) in [("All 15", "Open row"), ("Charge 10", "Lance side"), ("Charge 5", "Shield side")] {
        let mut desk = Desk::lane_at((1280, 720), 100);
        desk.push("Tilting at Windmills");
        desk.push(&format!("Cards: {stack}"));
        desk.push(&format!("Boards: {board}"));
        desk.push("Start the game");
        desk.wait("the table", |scene| scene.screen == "Play");
        let view = desk.view();
        let rounds =
            view.table.heading.args.iter().find(|(gap, _)| gap == "rounds").expect("rounds").1.clone();
        let expected = match stack {
            "All 15" => 15,
            "Charge 10" => 10,
            _ => 5,
        };
        assert_eq!(rounds, windmill_lane::rules::Arg::Number(expected));
        let row = view.table.zones.iter().filter(|zone| zone.id.0 == 5).count();
        assert_eq!(row, usize::from(board == "Open row"));
        let signs = Pos::all()
            .filter(|at| view.table.zones.iter().any(|zone| zone.id.0 == 130 + u16::from(at.number())));
        assert_eq!(signs.count(), if board == "Shield side" { 0 } else { 8 });
        assert_eq!(Meeple::ALL.len(), 2);
    }
}

#[test]
fn the_used_cards_can_be_looked_through() {
    windmill_lane::clauses!["TW-54"];
    let spread = |view: &windmill_lane::matches::View| {
        view.table.surfaces.iter().find(|surface| surface.opened_by.len() == 2).cloned()
    };
    let game = until(fresh(Board::Shield, 11, None), 5, |view| spread(view).is_some());
    let mut desk = Desk::with(game);
    desk.frames(4);
    lift(&mut desk);
    let surface = spread(&desk.view()).expect("cards were used");
    for spot in surface.opened_by {
        let at = match spot {
            Spot::Piece(_) => desk.middle(spot),
            // Below the card, where the pile is named.
            Spot::Zone(zone) => {
                let view = desk.view();
                let place = view.table.zones.iter().find(|of| of.id == zone).expect("the pile").place;
                let height = place.rect.h;
                desk.place(Place {
                    rect: Rect { y: place.rect.y + height - 12, h: 8, ..place.rect },
                    ..place
                })
            }
        };
        desk.click(at);
        desk.press();
        desk.release();
        let scene = desk.wait("the spread cards", |scene| scene.open.contains(&surface.id.0));
        assert!(!scene.held, "nothing is taken up by it");
        desk.keys(&[KeyCode::Escape]);
        desk.wait("the table", |scene| scene.open.len() == 1);
    }
}
