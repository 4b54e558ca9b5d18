//! A made-up game for what no finished game needs of the table yet: wheels that go round together, a look for one
//! seat's eyes only, a text that is typed, a clock. Sound as it is, and with one flaw at a time.
//!
//! In turn each of two turns the own wheel by one or two of five sections, or three for the only tool, draws a card
//! nobody else sees, and then writes a line about it, or tells one aloud against the clock. It is over after four
//! turns.

use serde::{Deserialize, Serialize};
use windmill_lane::rules::{
    Album, Arg, Game, GameInfo, Leaf, Note, Played, Refusal, Rng, Seat, SeatSet, SetupError, Standing, Told,
    Turn, Viewer, Wall, Words,
    table::{
        Along, Button, Clock, Colour, Denied, Face, Fill, Gesture, Offer, Piece, PieceId, Place, Plate, Pose,
        Prompt, Rect, Round, ScoreSheet, SeatColour, SeatLook, SeatShape, Sheet, Shown, Surface, SurfaceId,
        TableView, Text, check_text,
    },
};

/// The flaw a workshop may have.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const TAKES_TOO_MUCH: u8 = 1;
    pub const TAKES_TOO_LITTLE: u8 = 2;
    pub const FORGETS_THE_TEXT: u8 = 3;
    pub const CUTS_THE_TEXT: u8 = 4;
}

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
/// Each seat's own wheel, and the one between them.
pub const OWN: [PieceId; 2] = [PieceId(1), PieceId(2)];
pub const CENTRE: PieceId = PieceId(3);
/// A tile that lies on the wheel between them.
pub const TILE: PieceId = PieceId(4);
/// The card that was drawn.
pub const CARD: PieceId = PieceId(5);
/// Where the wheels stand.
pub const MIDDLES: [(i16, i16); 3] = [(520, 530), (520, 130), (520, 330)];
/// How large they are.
pub const SIZES: [i16; 3] = [156, 156, 240];
/// Degrees of a section.
pub const DEGREES: [i16; 3] = [72, 72, -45];
/// How a line is written.
pub const LINE: Gesture = Gesture::Text { min: 1, max: 40, sentences: Some(2) };
/// What marks the section a step brings.
pub const MARK: Rect = Rect::new(500, 420, 40, 40);
/// Turns in a game.
const TURNS: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Wheel,
    Draw,
    Write,
    Tell,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Workshop<const FLAW: u8> {
    step: Step,
    turn: u8,
    tools: [u8; 2],
    /// Sections the wheels went round so far.
    sections: u8,
    card: Option<u8>,
    deck: Vec<u8>,
    lines: Vec<String>,
    rng: Rng,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Do {
    Turn(u8),
    Draw,
    Write(String),
    Aloud,
    Finish,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Did {
    Turned(Seat, u8),
    Drew(Seat),
    Wrote(Seat, String),
    Told(Seat),
}

impl<const FLAW: u8> Workshop<FLAW> {
    pub fn seat(&self) -> Seat {
        Seat(self.turn % 2)
    }

    /// The card that was drawn, where a viewer does not see it.
    pub fn hidden(&self, viewer: Viewer) -> Option<u8> {
        let looks = viewer.sees(self.seat()) && self.step == Step::Write;
        self.card.filter(|_| !looks)
    }

    fn is_over(&self) -> bool {
        self.turn >= TURNS
    }

    fn pass(&mut self) {
        self.deck.extend(self.card.take());
        self.turn += 1;
        self.step = Step::Wheel;
    }

    fn angle(&self, wheel: usize) -> i16 {
        (i16::from(self.sections) * DEGREES[wheel]).rem_euclid(360)
    }

    fn wheel(&self, at: usize, colour: Colour) -> Piece {
        let ((x, y), size) = (MIDDLES[at], SIZES[at]);
        let face = Face::new(size, size);
        let (all, radius) = (face.all(), (size / 2) as u8);
        let face = face
            .sheet(all, Sheet::new(Fill::Flat(colour), radius).raised(2))
            .sheet(Rect::new(size / 2 - 8, 6, 16, 26), Sheet::new(Fill::Flat(Colour::Cream), 6));
        let round = Round { angle: self.angle(at), along: along(at, MIDDLES[at]) };
        let place = Place::table(Rect::new(x - size / 2, y - size / 2, size, size), 1);
        Piece { round: Some(round), ..piece([OWN[0], OWN[1], CENTRE][at], place, face) }
    }

    /// The tile on the wheel between them: above its middle at first.
    fn tile(&self) -> Piece {
        let (angle, (x, y)) = (self.angle(2), MIDDLES[2]);
        let (sin, cos) = f64::from(angle).to_radians().sin_cos();
        let at = |middle: i16, off: f64| middle + (off * 80.0).round() as i16;
        let place = Place::table(Rect::new(at(x, sin) - 20, at(y, -cos) - 12, 40, 24), 2);
        let face = Face::new(40, 24).sheet(Rect::new(0, 0, 40, 24), Sheet::new(Fill::Flat(Colour::Amber), 4));
        let round = Round { angle, along: along(2, MIDDLES[2]) };
        Piece { round: Some(round), ..piece(TILE, place, face) }
    }

    fn offers(&self) -> Vec<Offer<Do>> {
        let seat = self.seat();
        let offer = |mv: Do, gesture: Gesture, label: &'static str| Offer {
            seat,
            mv,
            gesture,
            label: Words::new(label),
            preview: Vec::new(),
            shows: Vec::new(),
            warning: None,
        };
        let button = |primary| Gesture::Button(Button { primary, ..Button::default() });
        let moves = self.legal_moves(seat).into_iter().map(|mv| match mv {
            Do::Turn(steps) => Offer {
                preview: vec![Words::new("ws-brings").with("steps", steps)],
                shows: vec![Shown {
                    place: Place::table(Rect { x: MARK.x + i16::from(steps), ..MARK }, 9),
                    face: Face::new(40, 40)
                        .sheet(Rect::new(0, 0, 40, 40), Sheet::new(Fill::Flat(Colour::Lamp), 4)),
                }],
                ..offer(mv, Gesture::Turn { wheel: OWN[seat.index()], steps }, "ws-turn")
            },
            Do::Draw => offer(mv, button(true), "ws-draw"),
            Do::Write(_) => offer(mv, LINE, "ws-write"),
            Do::Aloud => offer(mv, button(false), "ws-aloud"),
            Do::Finish => offer(mv, button(true), "ws-finish"),
        });
        moves.collect()
    }

    fn denied(&self) -> Vec<Denied> {
        if self.step != Step::Wheel || self.is_over() {
            return Vec::new();
        }
        let (seat, other) = (self.seat(), OWN[1 - self.seat().index()]);
        let no = |wheel: PieceId, steps: u8, clause: &'static str, key: &'static str| Denied {
            seat,
            gesture: Gesture::Turn { wheel, steps },
            label: Words::new("ws-turn"),
            refusal: Refusal::new(clause, key),
        };
        let own = OWN[seat.index()];
        let mut denied = vec![no(own, 0, "WS-2", "ws-backwards"), no(other, 1, "WS-4", "ws-not-yours")];
        if self.tools[seat.index()] == 0 {
            denied.push(no(own, 3, "WS-3", "ws-no-tool"));
        }
        denied
    }
}

/// What takes a wheel along, or what lies on it: either of the own ones.
fn along(at: usize, middle: (i16, i16)) -> Vec<Along> {
    OWN.map(|wheel| Along { wheel, middle, degrees: DEGREES[at] }).into()
}

fn piece(id: PieceId, place: Place, face: Face) -> Piece {
    Piece {
        id,
        places: vec![place],
        face,
        other_side: None,
        pose: Pose::default(),
        round: None,
        lifted: Vec::new(),
        from: None,
        about: None,
    }
}

impl<const FLAW: u8> Game for Workshop<FLAW> {
    /// How many tools each has.
    type Setup = u8;
    type Move = Do;
    type Event = Did;

    const INFO: GameInfo = GameInfo {
        id: "workshop",
        prefix: "WS",
        players: (2, 2),
        together: false,
        turn_clause: "WS-1",
        sitting: None,
        rules_version: 1,
    };
    const HANDS: bool = false;

    fn usual(_: u8) -> u8 {
        1
    }

    fn begin(setup: &u8, seed: u64) -> Result<Self, SetupError> {
        let mut rng = Rng::seeded(seed);
        let mut deck: Vec<u8> = (1..=9).collect();
        rng.shuffle(&mut deck);
        Ok(Workshop {
            step: Step::Wheel,
            turn: 0,
            tools: [*setup; 2],
            sections: 0,
            card: None,
            deck,
            lines: Vec::new(),
            rng,
        })
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Acting(SeatSet::default().with(self.seat())) }
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Do> {
        if self.is_over() || seat != self.seat() {
            return Vec::new();
        }
        match self.step {
            Step::Wheel => (1..=2 + self.tools[seat.index()].min(1)).map(Do::Turn).collect(),
            Step::Draw => vec![Do::Draw],
            Step::Write => vec![Do::Write("A line".into()), Do::Aloud],
            Step::Tell => vec![Do::Finish],
        }
    }

    fn play(&mut self, seat: Seat, mv: &Do) -> Result<Played<Did>, Refusal> {
        if self.is_over() || seat != self.seat() {
            return Err(Refusal::new("WS-1", "ws-not-now"));
        }
        let (event, wall) = match (self.step, mv) {
            (Step::Wheel, Do::Turn(steps @ 1..=2)) => {
                self.sections = (self.sections + steps) % 40;
                self.step = Step::Draw;
                (Did::Turned(seat, *steps), None)
            }
            (Step::Wheel, Do::Turn(3)) if self.tools[seat.index()] > 0 => {
                self.tools[seat.index()] -= 1;
                self.sections = (self.sections + 3) % 40;
                self.step = Step::Draw;
                (Did::Turned(seat, 3), None)
            }
            (Step::Wheel, Do::Turn(_)) => return Err(Refusal::new("WS-3", "ws-no-tool")),
            (Step::Draw, Do::Draw) => {
                self.rng.shuffle(&mut self.deck);
                self.card = self.deck.pop();
                self.step = Step::Write;
                (Did::Drew(seat), Some(Wall::Revealed))
            }
            (Step::Write, Do::Write(line)) => {
                let longest = Gesture::Text { min: 1, max: 41, sentences: Some(2) };
                let fits = match FLAW {
                    flaw::TAKES_TOO_MUCH => check_text(&longest, line).is_ok(),
                    flaw::TAKES_TOO_LITTLE => check_text(&LINE, line).is_ok() && line.len() <= 40,
                    _ => check_text(&LINE, line).is_ok(),
                };
                if !fits {
                    return Err(Refusal::new("WS-5", "ws-no-such-line"));
                }
                self.lines.push(line.clone());
                self.pass();
                (Did::Wrote(seat, line.clone()), None)
            }
            (Step::Write, Do::Aloud) => {
                self.step = Step::Tell;
                (Did::Told(seat), None)
            }
            (Step::Tell, Do::Finish) => {
                self.pass();
                (Did::Told(seat), None)
            }
            _ => return Err(Refusal::new("WS-1", "ws-not-now")),
        };
        Ok(Played { events: vec![event], wall })
    }

    fn with_text(mv: &Do, text: String) -> Do {
        match mv {
            Do::Write(_) if FLAW == flaw::CUTS_THE_TEXT => Do::Write(text.chars().take(10).collect()),
            Do::Write(_) if FLAW != flaw::FORGETS_THE_TEXT => Do::Write(text),
            other => other.clone(),
        }
    }

    fn table(&self, viewer: Viewer) -> TableView<Do> {
        let (seat, over) = (self.seat(), self.is_over());
        let looks = viewer.sees(seat) && self.step == Step::Write && !over;
        let mut pieces =
            vec![self.wheel(0, Colour::Brick), self.wheel(1, Colour::Leaf), self.wheel(2, Colour::Mist)];
        pieces.push(self.tile());
        let place = Place::table(Rect::new(100, 200, 150, 200), 1);
        let card =
            Face::new(150, 200).sheet(Rect::new(0, 0, 150, 200), Sheet::new(Fill::Flat(Colour::Paper), 8));
        match self.card {
            Some(number) if looks => {
                let words = Words::new("ws-card").with("number", number);
                let open = card.text(Rect::new(10, 60, 130, 60), Text::serif(words, 30, Colour::Ink));
                pieces.push(piece(CARD, place, open));
            }
            Some(_) => pieces.push(piece(CARD, place, card)),
            None => {}
        }
        let ground =
            Face::new(1040, 660).sheet(Rect::new(0, 0, 1040, 660), Sheet::new(Fill::Flat(Colour::Raised), 0));
        let look = |colour, shape| SeatLook { colour, shape };
        let looks_of = [look(SeatColour::Red, SeatShape::Disc), look(SeatColour::Green, SeatShape::Diamond)];
        let plates = [ADA, BO].into_iter().zip(looks_of).map(|(of, look)| Plate {
            seat: of,
            look,
            line: Words::new("ws-plate"),
            score: self.lines.len() as i64,
            unit: Words::new("ws-lines"),
            tag: None,
            acts: of == seat && !over,
            icon: None,
        });
        let acts = viewer.sees(seat) && !over;
        TableView {
            heading: Words::new("ws-heading").with("turn", self.turn),
            surfaces: vec![Surface {
                id: SurfaceId::TABLE,
                name: Words::new("ws-name"),
                rect: Rect::new(0, 0, 1040, 660),
                face: ground,
                opened_by: Vec::new(),
                seat: None,
            }],
            zones: Vec::new(),
            pieces,
            offers: if acts { self.offers() } else { Vec::new() },
            denied: if acts { self.denied() } else { Vec::new() },
            prompts: vec![Prompt {
                seat: Some(seat),
                words: Words::new("ws-prompt"),
                source: None,
                trail: Vec::new(),
                page: None,
            }],
            plates: plates.collect(),
            panels: Vec::new(),
            open: None,
            private: looks,
            clock: (self.step == Step::Tell && !over).then(|| Clock {
                id: u32::from(self.turn),
                seconds: 30,
                name: Words::new("ws-tells").with("who", seat),
            }),
            result: over.then(|| ScoreSheet {
                seats: vec![ADA, BO],
                lines: Vec::new(),
                totals: vec![self.lines.len() as i64; 2],
                decided: Words::new("ws-decided"),
                tie_break: None,
                winners: vec![ADA, BO],
                tallies: Vec::new(),
            }),
        }
    }

    fn tell(event: &Did, _: Viewer) -> Option<Told> {
        let (seat, words) = match event {
            Did::Turned(seat, steps) => (seat, Words::new("ws-log-turned").with("steps", *steps)),
            Did::Drew(seat) => (seat, Words::new("ws-log-drew")),
            Did::Wrote(seat, _) => (seat, Words::new("ws-log-wrote")),
            Did::Told(seat) => (seat, Words::new("ws-log-told")),
        };
        Some(Told { words: Some(words), seat: Some(*seat), ..Told::default() })
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        let hidden = self.hidden(viewer);
        game.deck.extend(hidden);
        rng.shuffle(&mut game.deck);
        if hidden.is_some() {
            game.card = game.deck.pop();
        }
        game.rng = Rng::seeded(rng.seed());
        game
    }

    fn standing(&self) -> Standing {
        let score = self.lines.len() as i64;
        Standing { rounds: self.turn.into(), scores: vec![(ADA, score), (BO, score)], ..Standing::default() }
    }

    /// The lines that were written; nothing can be earned.
    fn album(&self) -> Option<Album> {
        let leaf = Leaf {
            title: Words::new("ws-leaf"),
            people: Words::new("ws-people"),
            picture: Face::new(300, 200)
                .sheet(Rect::new(0, 0, 300, 200), Sheet::new(Fill::Flat(Colour::Leaf), 8)),
            notes: self
                .lines
                .iter()
                .map(|line| Note {
                    title: Words::new("ws-note"),
                    lines: vec![Words::new("hint-says").with("what", Arg::Text(line.clone().into()))],
                })
                .collect(),
        };
        let leaves = if self.is_over() { vec![leaf] } else { Vec::new() };
        Some(Album { title: Words::new("ws-album"), leaves, medals: Vec::new() })
    }

    fn census(&self) -> Vec<(&'static str, usize)> {
        vec![("cards", self.deck.len() + usize::from(self.card.is_some()))]
    }
}
