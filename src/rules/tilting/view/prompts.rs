//! What is asked, of whom; the seats in the ledger and what counts.

use super::{Table, faces};
use crate::rules::{
    Seat, Words,
    table::{Panel, Plate, Prompt, Row, SeatColour, SeatLook, SeatShape, Step, StepState},
    tilting::{Board, Outcome, Phase, Sign, state::Tilting},
};

/// How a seat is told from the other.
pub fn look(seat: Seat) -> SeatLook {
    if seat.0 == 0 {
        SeatLook { colour: SeatColour::Green, shape: SeatShape::Diamond }
    } else {
        SeatLook { colour: SeatColour::Violet, shape: SeatShape::Hexagon }
    }
}

impl Table<'_> {
    pub(super) fn prompts(&self, prompts: &mut Vec<Prompt>) {
        let game = self.game;
        let Some(seat) = game.mover() else {
            let words = game.stand().decided.unwrap_or_else(|| Words::new("tw-name"));
            let trail = vec![step("tw-step-over", StepState::Now)];
            prompts.push(Prompt { seat: None, words, source: None, trail, page: None });
            return;
        };
        let key = match game.phase {
            Phase::Play => "tw-ask-play",
            Phase::Sign(sign) => return prompts.push(self.sign_prompt(seat, sign)),
            Phase::Swap(_) => return prompts.push(self.sign_prompt(seat, Sign::Swap)),
            Phase::Look => "tw-ask-look",
            Phase::End => "tw-ask-end",
            Phase::Draw { .. } => "tw-ask-draw",
        };
        let words = Words::new(key).with("who", seat).with("other", Tilting::rival(seat));
        prompts.push(Prompt { seat: Some(seat), words, source: None, trail: self.trail(seat), page: None });
    }

    fn sign_prompt(&self, seat: Seat, sign: Sign) -> Prompt {
        let words = Words::new(format!("tw-sign-{}.ask", sign.slug())).with("who", seat);
        Prompt {
            seat: Some(seat),
            words,
            source: Some(faces::sign_name(sign)),
            trail: self.trail(seat),
            page: None,
        }
    }

    /// Play a card, the meeple moves, draw to four, the other's turn.
    fn trail(&self, seat: Seat) -> Vec<Step> {
        let now = match self.game.phase {
            Phase::Play => 0,
            Phase::Sign(_) | Phase::Swap(_) | Phase::Look => 1,
            Phase::End => 2,
            Phase::Draw { .. } => 3,
        };
        let mut keys = vec![Words::new("tw-step-play"), Words::new("tw-step-move")];
        if self.game.setup.charge.is_none() {
            keys.push(Words::new("tw-step-missions"));
        }
        keys.push(Words::new("tw-step-draw"));
        keys.push(Words::new("tw-step-other").with("who", Tilting::rival(seat)));
        let draw = keys.len() - 2;
        let now = if now == 3 { draw } else { now };
        let state = |at: usize| match at.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Next,
        };
        keys.into_iter().enumerate().map(|(at, words)| Step { words, state: state(at) }).collect()
    }

    pub(super) fn plates(&self) -> Vec<Plate> {
        let game = self.game;
        [Seat(0), Seat(1)]
            .into_iter()
            .map(|seat| {
                let side = game.side(seat);
                let acts = game.mover() == Some(seat);
                let tag = match game.outcome {
                    Some(Outcome::Won { seat: winner, .. }) if winner == seat => Some("tw-tag-won"),
                    Some(_) => None,
                    None if acts => Some("tw-tag-acts"),
                    None => None,
                };
                let points = game.points(seat);
                Plate {
                    seat,
                    look: look(seat),
                    line: Words::new("tw-plate").with("cards", side.won.len()).with("lances", side.lances),
                    score: i64::from(points),
                    unit: Words::new("tw-points-unit").with("count", points),
                    tag: tag.map(Words::new),
                    acts,
                    icon: None,
                }
            })
            .collect()
    }

    pub(super) fn panels(&self) -> Vec<Panel> {
        let text = |title: &'static str, body: &'static str| Panel {
            title: Words::new(title),
            remark: None,
            rows: vec![Row::Text(Words::new(body))],
        };
        let end = text("tw-panel-end", "tw-panel-end-text");
        if self.game.setup.board == Board::Shield {
            return vec![text("tw-panel-round", "tw-panel-round-text"), end];
        }
        let rows = Sign::ALL.into_iter().map(|sign| Row::Line {
            icon: Some(faces::art(&format!("sign-{}", sign.slug())).into()),
            label: faces::sign_name(sign),
            value: None,
            empty: false,
        });
        vec![Panel { title: Words::new("tw-panel-signs"), remark: None, rows: rows.collect() }, end]
    }
}

fn step(key: &'static str, state: StepState) -> Step {
    Step { words: Words::new(key), state }
}
