//! The smallest whole game: fifteen pebbles, in turn one to three are taken, whoever takes the last one has won. It is
//! the example of docs/adding-a-game.md: it passes the conformance kit and is played by the computer players, which
//! is all that table, saves and undo need of a game.
//!
//! `cargo run --no-default-features --example pebbles`

use serde::{Deserialize, Serialize};
use windmill_lane::{
    bots::{self, Bot},
    matches,
    rules::{
        Clause, Game, GameInfo, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told, Turn,
        Viewer, Words,
        conformance::Trial,
        table::{
            Button, Colour, Face, Fill, Gesture, Offer, Piece, PieceId, Place, Plate, Pose, Prompt, Rect,
            ScoreSheet, SeatColour, SeatLook, SeatShape, Sheet, Spot, Surface, SurfaceId, TableView,
        },
    },
};

/// The state is all there is: what lies there, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Pebbles {
    left: u8,
    active: Seat,
}

/// So many pebbles are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Take(u8);

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
const ALL: u8 = 15;

impl Pebbles {
    fn offer(&self, mv: Take, gesture: Gesture) -> Offer<Take> {
        let label = Words::new("pebbles-take").with("count", mv.0);
        Offer { seat: self.active, mv, gesture, label, preview: Vec::new(), shows: Vec::new(), warning: None }
    }

    fn pebble(&self, at: u8) -> Piece {
        let face = Face::new(60, 60)
            .sheet(Rect::new(0, 0, 60, 60), Sheet::new(Fill::Flat(Colour::Mist), 30).raised(2));
        let (column, row) = (i16::from(at % 5), i16::from(at / 5));
        Piece {
            id: PieceId(u32::from(at)),
            places: vec![Place::table(Rect::new(340 + 80 * column, 200 + 80 * row, 60, 60), 1)],
            face,
            other_side: None,
            pose: Pose::default(),
            round: None,
            lifted: Vec::new(),
            from: None,
            about: None,
        }
    }
}

impl Game for Pebbles {
    type Setup = ();
    type Move = Take;
    type Event = (Seat, u8);

    const INFO: GameInfo = GameInfo {
        id: "pebbles",
        prefix: "PB",
        players: (2, 2),
        together: false,
        turn_clause: "PB-1",
        sitting: None,
        rules_version: 1,
    };
    // Everything lies in the open: no curtain falls.
    const HANDS: bool = false;

    fn usual(_players: u8) {}

    fn begin(_setup: &(), _seed: u64) -> Result<Pebbles, SetupError> {
        Ok(Pebbles { left: ALL, active: SEATS[0] })
    }

    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Acting(SeatSet::default().with(self.active)) }
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Take> {
        let most = if seat == self.active { self.left.min(3) } else { 0 };
        (1..=most).map(Take).collect()
    }

    fn play(&mut self, seat: Seat, mv: &Take) -> Result<Played<(Seat, u8)>, Refusal> {
        if seat != self.active || self.left == 0 {
            return Err(Refusal::new("PB-1", "pebbles-not-now"));
        }
        if !(1..=3).contains(&mv.0) || mv.0 > self.left {
            return Err(Refusal::new("PB-2", "pebbles-too-many"));
        }
        self.left -= mv.0;
        self.active = SEATS[1 - seat.index()];
        // Nothing hidden came to light, so that it can be taken back: no wall.
        Ok(Played { events: vec![(seat, mv.0)], wall: None })
    }

    fn table(&self, viewer: Viewer) -> TableView<Take> {
        let acts = viewer.sees(self.active) && self.left > 0;
        let offers = self.legal_moves(self.active).into_iter().map(|mv| {
            // A single pebble is clicked, more of them are taken by a button.
            let gesture = match mv.0 {
                1 => Gesture::Click(Spot::Piece(PieceId(u32::from(self.left - 1)))),
                _ => Gesture::Button(Button::default()),
            };
            self.offer(mv, gesture)
        });
        let frame = Rect::new(0, 0, 1040, 660);
        let look = |at: usize| SeatLook {
            colour: [SeatColour::Red, SeatColour::Blue][at],
            shape: [SeatShape::Disc, SeatShape::Square][at],
        };
        let plate = |seat: Seat| Plate {
            seat,
            look: look(seat.index()),
            line: Words::new("pebbles-plate"),
            score: 0,
            unit: Words::new("pebbles-unit"),
            tag: None,
            acts: seat == self.active && self.left > 0,
            icon: None,
        };
        let Standing { winners, scores, .. } = self.standing();
        TableView {
            heading: Words::new("pebbles-left").with("count", self.left),
            surfaces: vec![Surface {
                id: SurfaceId::TABLE,
                name: Words::new("game-pebbles"),
                rect: frame,
                face: Face::new(1040, 660).sheet(frame, Sheet::new(Fill::Flat(Colour::Raised), 0)),
                opened_by: Vec::new(),
                seat: None,
            }],
            zones: Vec::new(),
            pieces: (0..self.left).map(|at| self.pebble(at)).collect(),
            offers: if acts { offers.collect() } else { Vec::new() },
            denied: Vec::new(),
            prompts: vec![Prompt {
                seat: Some(self.active),
                words: Words::new("pebbles-prompt").with("who", self.active),
                source: None,
                trail: Vec::new(),
                page: None,
            }],
            plates: SEATS.into_iter().map(plate).collect(),
            panels: Vec::new(),
            open: None,
            private: false,
            clock: None,
            result: (self.left == 0).then(|| ScoreSheet {
                seats: SEATS.into(),
                lines: Vec::new(),
                totals: scores.iter().map(|(_, score)| *score).collect(),
                decided: Words::new("pebbles-last"),
                tie_break: None,
                winners,
                tallies: Vec::new(),
            }),
        }
    }

    fn tell((seat, count): &(Seat, u8), _viewer: Viewer) -> Option<Told> {
        let words = Words::new("pebbles-took").with("who", *seat).with("count", *count);
        Some(Told { words: Some(words), seat: Some(*seat), ..Told::default() })
    }

    /// Nothing is hidden: the game looks the same to everybody.
    fn imagine(&self, _viewer: Viewer, _rng: &mut Rng) -> Pebbles {
        self.clone()
    }

    fn standing(&self) -> Standing {
        // Whoever would be next when nothing is left has lost.
        let won = |seat: Seat| i64::from(self.left == 0 && seat != self.active);
        let winners = SEATS.into_iter().filter(|seat| won(*seat) == 1).collect();
        Standing { scores: SEATS.map(|seat| (seat, won(seat))).into(), winners, ..Standing::default() }
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        // Taken pebbles are out of the game; a box whose pieces only move would count them all.
        Vec::new()
    }
}

fn main() {
    let knows = |clause: Clause| ["PB-1", "PB-2"].contains(&clause.0);
    let trial = Trial::<Pebbles> { setup: (), steps: 20, facts: Vec::new(), knows };
    let steps = trial.run(0..50).unwrap_or_else(|fault| panic!("{fault}"));
    matches::conformance::check::<Pebbles>(&(), 1, 20).unwrap_or_else(|fault| panic!("{fault:?}"));
    println!("every promise was kept in {steps} steps; undo, saves and replay hold too");
    let contest = bots::contest::<Pebbles>(&(), &[Bot::Normal, Bot::Random], 1, 40).expect("a set-up");
    println!("{contest:?}");
}
