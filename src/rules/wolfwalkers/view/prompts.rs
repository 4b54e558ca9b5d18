//! What is asked, of whom; the seats in the ledger and what counts.

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    table::{Panel, Plate, Prompt, Row, SeatColour, SeatLook, SeatShape, Step, StepState},
    wolfwalkers::{Ask, FULL, Stage, Symbol, content::Content},
};

/// How a seat is told from the others: yellow and black are the two colours of the aids (WW-13).
pub fn look(seat: Seat) -> SeatLook {
    match seat.0 {
        0 => SeatLook { colour: SeatColour::Yellow, shape: SeatShape::Triangle },
        1 => SeatLook { colour: SeatColour::Black, shape: SeatShape::Square },
        2 => SeatLook { colour: SeatColour::Red, shape: SeatShape::Disc },
        _ => SeatLook { colour: SeatColour::Blue, shape: SeatShape::Diamond },
    }
}

impl Table<'_> {
    pub(super) fn prompts(&self, prompts: &mut Vec<Prompt>) {
        let game = self.game;
        let Some(seat) = game.mover() else {
            let words = game.stand().decided.unwrap_or_else(|| Words::new("ww-name"));
            let trail = vec![Step { words: Words::new("ww-step-over"), state: StepState::Now }];
            prompts.push(Prompt { seat: None, words, source: None, trail, page: None });
            return;
        };
        let running = &game.running;
        let key = match (&running.ask, running.stage, running.hand) {
            (Some(ask), ..) => asked(ask),
            (None, Stage::Take, Some(_)) => "ww-ask-lay",
            (None, Stage::Take, None) if game.takeable(seat).is_empty() => "ww-ask-pass",
            (None, Stage::Take, None) if running.left > 1 => "ww-ask-two",
            (None, Stage::Take, None) => "ww-ask-take",
            (None, Stage::After | Stage::Over, _) => "ww-ask-after",
        };
        let words = Words::new(key).with("who", seat).with("other", game.other(seat));
        let source = running.ask.as_ref().map(|_| Words::new("ww-source-opportunity"));
        prompts.push(Prompt { seat: Some(seat), words, source, trail: self.trail(seat), page: None });
    }

    /// Take and lay, the Market refills, the next seat.
    fn trail(&self, seat: Seat) -> Vec<Step> {
        let game = self.game;
        let after = game.running.stage == Stage::After;
        let state = |now: bool, done: bool| match (now, done) {
            (true, _) => StepState::Now,
            (_, true) => StepState::Done,
            _ => StepState::Next,
        };
        let mut steps = vec![
            Step { words: Words::new("ww-step-take"), state: state(!after, after) },
            Step { words: Words::new("ww-step-refill"), state: state(false, after) },
        ];
        if after {
            steps.push(Step { words: Words::new("ww-step-opportunities"), state: StepState::Now });
        }
        if !game.is_solo() {
            let next = Words::new("ww-step-next").with("who", game.next(seat).unwrap_or(seat));
            steps.push(Step { words: next, state: StepState::Next });
        }
        steps
    }

    pub(super) fn plates(&self) -> Vec<Plate> {
        let game = self.game;
        let winners = if game.is_over() { game.stand().winners } else { Vec::new() };
        let plate = |seat: Seat| {
            let display = game.display(seat);
            let acts = game.mover() == Some(seat);
            let tag = if winners.contains(&seat) {
                Some("ww-tag-won")
            } else if acts {
                Some("ww-tag-acts")
            } else if display.len() >= FULL && !game.is_over() {
                Some("ww-tag-finished")
            } else {
                None
            };
            let counts = game.setup.preview || game.is_over();
            let points = if counts { game.points(seat) } else { display.len() as i16 };
            let unit = match (game.is_over(), counts) {
                (true, _) => "ww-unit-points",
                (false, true) => "ww-unit-so-far",
                (false, false) => "ww-unit-cards",
            };
            Plate {
                seat,
                look: look(seat),
                line: Words::new("ww-plate").with("cards", display.len()).with("goals", display.goals()),
                score: i64::from(points),
                unit: Words::new(unit).with("count", points),
                tag: tag.map(Words::new),
                acts,
                icon: None,
            }
        };
        game.seats().map(plate).collect()
    }

    pub(super) fn panels(&self) -> Vec<Panel> {
        let game = self.game;
        let content = Content::get();
        let copies = game.copies();
        let rows = Symbol::ALL.into_iter().map(|symbol| Row::Line {
            icon: Some(faces::symbol(symbol).into()),
            label: faces::symbol_name(symbol),
            value: Some(faces::number(content.total(symbol) * copies)),
            empty: false,
        });
        let symbols = Panel { title: Words::new("ww-panel-symbols"), remark: None, rows: rows.collect() };
        let bounds = game.display(self.near).bounds();
        let (rows, columns) = bounds.map_or((0, 0), |bounds| (bounds.rows(), bounds.columns()));
        let room = Words::new("ww-room").with("columns", columns).with("rows", rows);
        let mut more = vec![Row::Text(room)];
        let finished = game.seats().filter(|seat| game.display(*seat).is_full()).count();
        if finished > 0 && !game.is_over() {
            more.push(Row::Text(Words::new("ww-plays-on")));
        }
        if game.setup.preview && !game.is_over() {
            more.push(Row::Text(Words::new("ww-not-final")));
        }
        let room =
            Panel { title: Words::new("ww-panel-room").with("who", self.near), remark: None, rows: more };
        vec![symbols, room]
    }
}

const fn asked(ask: &Ask) -> &'static str {
    match ask {
        Ask::Reserve => "ww-ask-reserve",
        Ask::Wish => "ww-ask-wish",
        Ask::Return => "ww-ask-return",
        Ask::Cover => "ww-ask-cover",
        Ask::Turn => "ww-ask-turn",
        Ask::Swap => "ww-ask-swap",
        Ask::Slide => "ww-ask-slide",
        Ask::Look(_) => "ww-ask-look",
        Ask::Signs(_) => "ww-ask-signs",
        Ask::Voice => "ww-ask-voice",
        Ask::VoiceSymbol(_) => "ww-ask-symbol",
        Ask::Winds => "ww-ask-winds",
        Ask::Contest => "ww-ask-contest",
    }
}
