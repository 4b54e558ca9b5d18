//! The seats in the ledger, and what counts now.

use super::{Table, faces, result};
use crate::rules::{
    Arg, Seat, Words,
    cozy_stories::{Pawn, Sitter, Step, Story, Tag, company::listen, gains},
    table::{Panel, Plate, Row, SeatColour, SeatLook, SeatShape},
};

/// How a player is told from the others: by the pawn (CS-11).
pub fn look(pawn: Pawn) -> SeatLook {
    let (colour, shape) = match pawn {
        Pawn::Red => (SeatColour::Red, SeatShape::Disc),
        Pawn::Blue => (SeatColour::Blue, SeatShape::Square),
        Pawn::Yellow => (SeatColour::Yellow, SeatShape::Triangle),
        Pawn::Green => (SeatColour::Green, SeatShape::Diamond),
        Pawn::Violet => (SeatColour::Violet, SeatShape::Hexagon),
    };
    SeatLook { colour, shape }
}

fn panel(title: Words, rows: Vec<Row>) -> Panel {
    Panel { title, remark: None, rows }
}

fn pair(label: Words, value: Words) -> Row {
    Row::Pair { label, value }
}

impl Table<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let game = self.game;
        let winners = game.stand().winners;
        let plate = |seat: Seat| {
            let player = game.player(seat);
            let acts = game.mover() == Some(seat);
            let tag = if winners.contains(&seat) {
                Some("cs-tag-won")
            } else if acts {
                Some(match game.phase.step {
                    Step::Guess => "cs-tag-guesses",
                    Step::Reveal => "cs-tag-next",
                    _ => "cs-tag-tells",
                })
            } else if seat == game.eldest {
                Some("cs-tag-first")
            } else {
                None
            };
            let line = match player.sitter {
                Sitter::Person => self.state(seat),
                Sitter::Computer(_) => Words::new("cs-plate-computer").with("state", self.state(seat)),
            };
            Plate {
                seat,
                look: look(player.pawn),
                line,
                score: i64::from(player.score),
                unit: Words::new("cs-unit-points").with("count", player.score),
                tag: tag.map(Words::new),
                acts,
                icon: Some(faces::pawn_art(player.pawn).into()),
            }
        };
        game.seats().map(plate).collect()
    }

    /// What a seat is at in this phase.
    fn state(&self, seat: Seat) -> Words {
        let game = self.game;
        if game.phase.step == Step::Over {
            return Words::new("cs-state-over");
        }
        let Some(at) = game.guessers().position(|guesser| guesser == seat) else {
            return Words::new("cs-state-teller");
        };
        let found = game.revealed().and_then(|tale| tale.found()).map(|(guess, _)| guess.seat);
        let key = match game.guesses().get(at) {
            Some(_) if found == Some(seat) => "cs-state-right",
            Some(_) => "cs-state-wrong",
            None if game.guesser() == Some(seat) => "cs-state-guesses",
            None if game.revealed().is_some() => "cs-state-spared",
            None => "cs-state-waits",
        };
        Words::new(key).with("n", at + 1)
    }

    pub(super) fn panels(&self) -> Vec<Panel> {
        match self.game.phase.step {
            Step::Guess => self.guess_panels(),
            Step::Reveal => self.reveal_panels(),
            Step::Over => Vec::new(),
            _ => vec![self.story_panel()],
        }
    }

    /// What a story brings, while it is told.
    fn story_panel(&self) -> Panel {
        let count = self.game.count() - 1;
        let mut rows: Vec<Row> = (1..=count)
            .map(|nth| {
                let each = Words::new("cs-panel-each").with("points", gains(nth, false).0);
                pair(Words::new("cs-nth-right").with("n", nth), each)
            })
            .collect();
        rows.push(pair(Words::new("cs-panel-nobody-right"), self.teller_loses()));
        panel(Words::new("cs-panel-story"), rows)
    }

    /// What the storyteller loses if nobody finds the picture (CS-46, CS-47).
    fn teller_loses(&self) -> Words {
        let teller = self.game.phase.storyteller;
        let key = if self.game.score(teller) > 0 { "cs-panel-loses" } else { "cs-panel-nothing" };
        Words::new(key).with("who", teller)
    }

    /// What a guess is worth now.
    fn guess_panels(&self) -> Vec<Panel> {
        let game = self.game;
        let Some(who) = game.guesser() else { return Vec::new() };
        let teller = game.phase.storyteller;
        let sum = |windmill: bool| {
            let (own, told) = gains(game.worth(), windmill);
            let words = Words::new("cs-panel-both").with("who", who).with("own", own);
            words.with("teller", teller).with("told", told)
        };
        let mut rows = Vec::new();
        if game.phase.windmill.is_none() {
            rows.push(pair(Words::new("cs-panel-plain"), sum(false)));
        }
        if game.phase.windmill.is_some() || game.score(who) > 0 {
            rows.push(pair(Words::new("cs-panel-windmill"), sum(true)));
        }
        let nobody = pair(Words::new("cs-panel-nobody-right"), self.teller_loses());
        vec![
            panel(Words::new("cs-panel-right").with("who", who), rows),
            panel(Words::new("cs-panel-nobody"), vec![nobody]),
        ]
    }

    /// What the story brought, and what the computers heard in it.
    fn reveal_panels(&self) -> Vec<Panel> {
        let changes = result::changes(self.game);
        let rows: Vec<Row> = changes
            .last()
            .into_iter()
            .flatten()
            .map(|change| {
                let label =
                    Words::new("cs-panel-why").with("who", change.seat).with("why", change.why.short());
                pair(label, Words::new("cs-panel-change").with("points", Arg::Number(change.points)))
            })
            .collect();
        let rows = if rows.is_empty() { vec![Row::Text(Words::new("cs-panel-no-change"))] } else { rows };
        let mut panels = vec![panel(Words::new("cs-panel-brought"), rows)];
        panels.extend(self.heard_panel());
        panels
    }

    /// What each computer heard and how sure it was, and what a computer hinted at: only after the reveal (CS-A8).
    fn heard_panel(&self) -> Option<Panel> {
        let game = self.game;
        let tale = game.revealed()?;
        let things = |tags: Vec<Tag>| tags.into_iter().map(faces::tag).collect::<Vec<Words>>();
        let mut rows = Vec::new();
        if let (Sitter::Computer(_), Story::Typed(text)) = (game.player(tale.storyteller).sitter, &tale.story)
        {
            let hints = things(listen(text).tags().collect());
            rows.push(Words::new("cs-hinted").with("who", tale.storyteller).with("things", hints));
        }
        for guess in &tale.guesses {
            let Some(reasons) = game.reasons(guess.seat) else { continue };
            let key = match (reasons.heard.is_empty(), guess.windmill) {
                (true, _) => "cs-heard-nothing",
                (false, true) => "cs-heard-windmill",
                (false, false) => "cs-heard",
            };
            let heard = Words::new(key).with("who", guess.seat).with("sure", reasons.sure);
            rows.push(heard.with("things", things(reasons.heard)));
        }
        let panel =
            |rows: Vec<Words>| panel(Words::new("cs-panel-heard"), rows.into_iter().map(Row::Text).collect());
        (!rows.is_empty()).then(|| panel(rows))
    }
}
