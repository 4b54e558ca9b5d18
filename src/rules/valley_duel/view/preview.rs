//! What a move would bring, in words: numbers before and after for both players, and what comes of it.

use super::{Table, about, names};
use crate::rules::{
    Seat, Words,
    valley_duel::{
        Colour, Cover, Effects, Move, ROW, Role, Stall, Step, Task, Tile, ValleyDuel, Wheel, content::Content,
    },
};

impl Table<'_> {
    /// Numbers that change at once, and what the move leads to.
    pub(super) fn preview(&self, seat: Seat, mv: Move) -> Vec<Words> {
        let mut lines = self.leads(seat, mv);
        let mut then = self.game.clone();
        if then.make(seat, &mv).is_ok() {
            lines.extend(self.changes(seat, &then));
        }
        lines
    }

    /// What numbers change, of the one who moves and then of the other.
    fn changes(&self, seat: Seat, then: &ValleyDuel) -> Vec<Words> {
        let game = self.game;
        let over = then.step == Step::Over;
        let mut lines = Vec::new();
        for of in [seat, ValleyDuel::rival(seat)] {
            let (was, is) = (game.player(of), then.player(of));
            let mut note = |words: Words| {
                lines.push(if of == seat {
                    words
                } else {
                    Words::new("vd-change-of").with("who", of).with("what", words)
                });
            };
            let mut changed = |key: &'static str, before: u16, after: u16| {
                if before != after {
                    note(names::change(key, before, after));
                }
            };
            // The final count is no gain of the move that ends the game.
            if !over {
                changed("vd-change-points", was.points, is.points);
            }
            changed("vd-change-guilders", was.guilders, is.guilders);
            changed("vd-change-tools", was.tools, is.tools);
            for colour in Colour::ALL {
                let (before, after) = (was.bulbs[colour.index()], is.bulbs[colour.index()]);
                if before != after {
                    let words = names::change("vd-change-bulbs", before, after);
                    note(words.with("colour", names::colour(colour)));
                }
            }
            let (before, after) = (game.total(of), if over { is.points } else { then.total(of) });
            if before != after {
                note(names::change("vd-change-total", before, after));
            }
        }
        if game.calendar != then.calendar {
            let words = names::change("vd-change-calendar", game.calendar + 1, then.calendar + 1);
            lines.push(words.with("of", Content::get().calendar().len()));
        }
        lines
    }

    /// What a move leads to, beyond numbers.
    fn leads(&self, seat: Seat, mv: Move) -> Vec<Words> {
        let game = self.game;
        let content = Content::get();
        match mv {
            Move::Rotate(steps) => self.after_turning(seat, steps),
            Move::Plant { patch, space, .. } => {
                let reward = content.patch(patch).rewards[usize::from(space)];
                let action =
                    reward.action().map(|_| Words::new("vd-then").with("what", names::effect(reward)));
                action.into_iter().collect()
            }
            Move::Build { node, .. } => {
                let closest = game.closest(node).into_iter().flatten();
                let rewards: Vec<Words> = closest
                    .map(|(patch, _, effect)| {
                        Words::new("vd-now-closest")
                            .with("patch", names::patch(patch))
                            .with("what", names::effect(effect))
                    })
                    .collect();
                if rewards.is_empty() { vec![Words::new("vd-now-no-reward")] } else { rewards }
            }
            Move::Deal { stall: Stall::Stack, .. } => vec![Words::new("vd-then-far-goes")],
            Move::Sail(port) => match game.section(port) {
                Some(section) => vec![Words::new("vd-now-asked").with("asked", about::asked(section))],
                None => Vec::new(),
            },
            Move::Deliver(_) => self.after_delivery(),
            Move::Farm { role, .. } => self.pushes_out(seat, role).into_iter().collect(),
            Move::Enhance { wheel: Wheel::Central, section, .. } => {
                vec![Words::new("vd-then").with("what", names::effects(content.central(section)))]
            }
            Move::Enhance { wheel: Wheel::Own, section, .. } => {
                vec![Words::new("vd-instead").with("what", names::effects(content.own(section)))]
            }
            _ => Vec::new(),
        }
    }

    /// What both could do after a turn of so many steps.
    fn after_turning(&self, seat: Seat, steps: u8) -> Vec<Words> {
        let [own, central, follow] = self.meeting(seat, steps).map(|(effects, _)| names::effects(effects));
        vec![
            Words::new("vd-turn-own").with("who", seat).with("own", own).with("central", central),
            Words::new("vd-turn-follow").with("who", ValleyDuel::rival(seat)).with("what", follow),
        ]
    }

    /// What comes after a delivery: the Export tile, and what becomes of the Port.
    fn after_delivery(&self) -> Vec<Words> {
        let game = self.game;
        if !matches!(game.task(), Some(Task::Act { .. })) {
            return Vec::new();
        }
        let harbour = game.harbour(game.boat);
        let export = harbour.export.map(|export| Words::new("vd-then").with("what", names::export(export)));
        let key = if harbour.cover == Cover::Lower { "vd-then-shifts" } else { "vd-then-closes" };
        export.into_iter().chain([Words::new(key)]).collect()
    }

    /// The card that is pushed out of a row, and what its Contract is worth.
    fn pushes_out(&self, seat: Seat, role: Role) -> Option<Words> {
        let game = self.game;
        let near = ValleyDuel::row_of(seat, role);
        let out = game.rows[near.index()][ROW - 1]?;
        let owner = ValleyDuel::rival(near);
        let points = game.counted(owner, out) * u16::from(Content::get().farm(out).each);
        let words = Words::new("vd-pushes-out").with("card", names::farm(out));
        Some(words.with("who", owner).with("points", points))
    }

    /// Whether a card in this role pushes out an own Contract of some worth that its owner cannot pay for.
    pub(super) fn loses(&self, seat: Seat, role: Role) -> Option<(Words, u16)> {
        let game = self.game;
        let near = ValleyDuel::row_of(seat, role);
        let out = game.rows[near.index()][ROW - 1]?;
        let points = game.counted(seat, out) * u16::from(Content::get().farm(out).each);
        let own = ValleyDuel::rival(near) == seat && game.player(seat).guilders == 0;
        (own && points > 0).then(|| (names::farm(out), points))
    }

    /// What would meet after so many steps: on the own wheel, beside it on the Central Wheel, and at the other
    /// player's; each with the tile that lies there.
    pub(super) fn meeting(&self, seat: Seat, steps: u8) -> [(Effects, Option<Tile>); 3] {
        let game = self.game;
        let wheels = game.wheels.turned(steps);
        let rival = ValleyDuel::rival(seat);
        [(seat, Wheel::Own), (seat, Wheel::Central), (rival, Wheel::Central)].map(|(of, wheel)| {
            let section = wheels.meshed(of, wheel);
            (game.space(of, wheel, section), game.wheels.tile(of, wheel, section))
        })
    }
}
