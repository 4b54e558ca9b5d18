//! The worked examples of Windmill Valley: Duel at the table: each is laid out in a save, opened, and played by hand.

use std::fs;

use windmill_lane::{
    matches::{Match, Meta},
    rules::table::{Gesture, Piece, Spot},
    session::Opening,
    words::{Lexicon, plain},
};

use super::{desk::Desk, valley_prepare::*};

/// A save of a position, as somebody would have written it by hand: without a checksum.
fn save(game: &ValleyDuel) -> String {
    let names = [(RED, "Ada".to_owned()), (YELLOW, "Bo".to_owned())].into();
    let meta = Meta { names, ..Meta::default() };
    let begun = Match::<ValleyDuel>::begin(meta, Setup::normal(), 1).expect("a set-up");
    let text = begun.write().expect("a save");
    let (head, _) = text.split_once("\n  state: ").expect("a state");
    let state = ron::to_string(game).expect("a state in words");
    format!("{head}\n  state: {state},\n  base: None,\n)\n")
}

/// An example on the table.
struct Example {
    desk: Desk,
    game: ValleyDuel,
}

impl Example {
    /// Opens its save.
    fn open(game: ValleyDuel) -> Example {
        let mut desk = Desk::lane_at((1280, 720), 100);
        let path = desk.home().join("Example.windmill");
        fs::write(&path, save(&game)).expect("written");
        desk.app.world_mut().write_message(Opening::File(path));
        desk.wait("the table", |scene| scene.screen == "Play");
        Example { desk, game }
    }

    /// Makes a move by the gesture that the table offers for it.
    #[track_caller]
    fn make(&mut self, seat: Seat, mv: Move) {
        let offers = self.game.table(Viewer::seat(seat)).offers;
        let at = offers.iter().position(|offer| offer.seat == seat && offer.mv == mv);
        let at = at.unwrap_or_else(|| panic!("nothing makes {mv:?}"));
        self.game.play(seat, &mv).expect("it is offered");
        let view = self.desk.view();
        let desk = &mut self.desk;
        let offer = &view.table.offers[at];
        let name = |seat: Seat| if seat == RED { "Ada".to_owned() } else { "Bo".to_owned() };
        let label = plain(&Lexicon::english().say(&offer.label, &name));
        let serial = desk.serial();
        match &offer.gesture {
            Gesture::Drag { piece, land, .. } => {
                let (from, to) = (desk.middle(Spot::Piece(*piece)), desk.place(*land));
                desk.drag(from, to);
            }
            Gesture::Click(spot) => {
                let at = desk.middle(*spot);
                desk.click(at);
            }
            Gesture::Button(_) | Gesture::Card(_) => desk.push(&label),
            other => panic!("no hand for {other:?}"),
        }
        let scene = desk.rest();
        if scene.serial == serial && !scene.choices.is_empty() {
            desk.push(&label);
        } else if scene.widgets.iter().any(|(name, _)| name == "Do it") {
            desk.push("Do it");
        }
        desk.wait("the move", |scene| scene.serial == serial + 1);
        assert_eq!(desk.refusals(), []);
    }

    /// Points on a plate of the screen.
    #[track_caller]
    fn score(&self, seat: Seat) -> i64 {
        let view = self.desk.view();
        view.table.plates.iter().find(|plate| plate.seat == seat).expect("a plate").score
    }

    /// The totals of the score sheet.
    #[track_caller]
    fn totals(&self) -> Vec<i64> {
        self.desk.view().table.result.as_ref().expect("a score sheet").totals.clone()
    }
}

#[test]
fn enhancing_the_central_wheel() {
    clauses!["VD-E1"];
    let mut game = game();
    for (place, number) in [24, 2, 3, 4].into_iter().enumerate() {
        offer_tile(&mut game, place, number);
    }
    doing(&mut game, RED, job(Action::Enhance));
    game.players[0].points = 10;
    let mut example = Example::open(game);
    assert_eq!(example.score(RED), 10);
    example.make(RED, Move::Enhance { place: 0, wheel: Wheel::Central, section: 6 });
    example.make(RED, Move::Choose(Wheel::Central));
    assert_eq!(example.score(RED), 12);
    assert_eq!(example.game.wheels.on_central[6], Some(tile(24)));
}

#[test]
fn a_helper_and_who_pays_for_what_is_pushed_out() {
    clauses!["VD-E2", "VD-E2b"];
    for pays in [false, true] {
        let mut game = game();
        lay_row(&mut game, RED, &[18, 5, 8]);
        offer_farm(&mut game, 0, 20);
        doing(&mut game, RED, job(Action::Farm));
        game.players[1].guilders = 1;
        // Two Patches with yellow and another colour: card 8 counts them, 3 points each.
        plant(&mut game, 1, "Y.W");
        plant(&mut game, 2, "YB..");
        let mut example = Example::open(game);
        example.make(RED, Move::Farm { place: 0, role: Role::Helper });
        example.make(YELLOW, if pays { Move::Pay } else { Move::Pass });
        let each = i64::from(printed().farm(farm(8)).each);
        assert_eq!(example.score(YELLOW), if pays { 2 * each } else { 0 });
        example.make(RED, Move::Help(farm(18)));
        assert_eq!(example.score(RED), 1);
    }
}

#[test]
fn planting_two() {
    clauses!["VD-E3"];
    let mut game = game();
    give(&mut game, YELLOW, 0, 0, "VV");
    plant(&mut game, 1, "V..");
    with_tile(&mut game, YELLOW, 19);
    let mut example = Example::open(game);
    example.make(YELLOW, Move::Choose(Wheel::Own));
    example.make(YELLOW, Move::Plant { colour: Colour::Violet, patch: patch(1), space: 1 });
    assert_eq!(example.score(YELLOW), 3);
    example.make(YELLOW, Move::Plant { colour: Colour::Violet, patch: patch(6), space: 3 });
    assert_eq!(example.score(YELLOW), 4);
}

#[test]
fn a_windmill_and_the_closest_reward() {
    clauses!["VD-E4"];
    let mut game = game();
    give(&mut game, RED, 4, 0, "");
    doing(&mut game, RED, job(Action::Windmill));
    build(&mut game, RED, Colour::Red, 7);
    plant(&mut game, 2, "RW..");
    let mut example = Example::open(game);
    example.make(RED, Move::Build { column: Colour::Red, node: node(2) });
    example.make(RED, Move::Closest(patch(2)));
    assert_eq!((example.score(RED), example.game.player(RED).guilders), (2, 0));
}

#[test]
fn the_market() {
    clauses!["VD-E5"];
    let mut game = game();
    lay_lots(&mut game, 1, 2, 3);
    give(&mut game, YELLOW, 3, 0, "");
    doing(&mut game, YELLOW, Job::Market);
    let mut example = Example::open(game);
    example.make(YELLOW, Move::Deal { stall: Stall::Near, half: Half::Bottom });
    assert_eq!(bulbs(&example.game, YELLOW), "BBB");
    assert_eq!(example.game.lots, [lot(3), lot(2)]);
}

#[test]
fn foreign_trade() {
    clauses!["VD-E6"];
    let mut game = game();
    for (number, export) in [(1, 1), (2, 4), (3, 5), (4, 11), (5, 6)] {
        let cover = if number == 5 { Cover::All } else { Cover::Lower };
        lay_port(&mut game, number, number, export, cover);
    }
    lay_port(&mut game, 3, 3, 1, Cover::Upper);
    game.boat = port(3);
    give(&mut game, YELLOW, 0, 0, "Y");
    doing(&mut game, YELLOW, job(Action::Trade));
    let mut example = Example::open(game);
    example.make(YELLOW, Move::Deliver(Colour::Yellow));
    assert_eq!(example.score(YELLOW), 2 + 3);
    assert_eq!(example.game.boat, port(4));
}

#[test]
fn the_central_action_given_up() {
    clauses!["VD-E7"];
    let mut game = game();
    let two = printed().calendar().iter().position(|value| *value == 2).expect("a value of 2");
    game.calendar = two as u8;
    lay_row(&mut game, RED, &[1, 2]);
    choosing(&mut game, YELLOW);
    let mut example = Example::open(game);
    example.make(YELLOW, Move::Guilders);
    example.make(RED, Move::Guilders);
    assert_eq!(example.game.player(RED).guilders, 2);
    assert_eq!(example.game.step, Step::Rotate, "no Helper is asked");
}

/// Yellow's last turn, in which only Guilders are left to take.
fn last_turn() -> ValleyDuel {
    let mut game = game();
    game.calendar = printed().calendar().len() as u8 - 1;
    game.turns = 19;
    game.last = Some(20);
    game.active = YELLOW;
    game.step = Step::FollowUp;
    game
}

#[test]
fn contracts_at_the_end() {
    clauses!["VD-E8"];
    let mut game = last_turn();
    lay_row(&mut game, RED, &[17, 16, 14]);
    game.players[1].traded = vec![Colour::White, Colour::Red, Colour::Black];
    let done = |number| Done { farm: farm(number), points: 0 };
    game.players[1].done = vec![done(1), done(2)];
    let mut example = Example::open(game);
    example.make(RED, Move::Guilders);
    assert_eq!(example.totals(), [0, 5 + 8 + 9]);
}

#[test]
fn tulips_at_the_end() {
    clauses!["VD-E9"];
    let mut game = last_turn();
    build(&mut game, RED, Colour::Yellow, 1);
    build(&mut game, RED, Colour::Black, 2);
    build(&mut game, RED, Colour::Black, 7);
    build(&mut game, RED, Colour::Black, 9);
    plant(&mut game, 1, "YBB");
    plant(&mut game, 6, "WRYY");
    plant(&mut game, 2, "YYVW");
    plant(&mut game, 7, "BWW");
    plant(&mut game, 9, "BVV");
    plant(&mut game, 4, "YYYBB");
    let mut example = Example::open(game);
    example.make(RED, Move::Guilders);
    // 0 for what has no empty space, 6 yellow at 1, 6 black at 3.
    assert_eq!(example.totals(), [6 + 6 * 3, 0]);
}

#[test]
fn what_lies_about_at_the_beginning() {
    clauses!["VD-E10"];
    let example = Example::open(game());
    let view = example.desk.view();
    let pieces = |name: &str| {
        let of = |piece: &&Piece| piece.about.as_ref().is_some_and(|about| about.name.key.starts_with(name));
        view.table.pieces.iter().filter(of).count()
    };
    assert_eq!(pieces("vd-windmill"), 9 + 9);
}

#[test]
fn tiles_on_the_own_wheel_cost_guilders() {
    clauses!["VD-E11"];
    for (number, cost) in [(3, 1), (24, 2)] {
        let mut game = game();
        for (place, number) in [number, 5, 6, 7].into_iter().enumerate() {
            offer_tile(&mut game, place, number);
        }
        give(&mut game, RED, cost, 0, "");
        doing(&mut game, RED, job(Action::Enhance));
        let mut example = Example::open(game);
        example.make(RED, Move::Enhance { place: 0, wheel: Wheel::Own, section: 2 });
        assert_eq!(purse(&example.game, RED), (0, 0, 0));
    }
}
