//! What is asked, of whom, and the way through the turn.

use super::{Table, names};
use crate::rules::{
    Seat, Words,
    table::{Prompt, Step as Stage, StepState},
    valley_duel::{Action, Job, Move, Planting, Step, Task, ValleyDuel, Wheel},
};

impl Table<'_> {
    pub(super) fn prompts(&self, prompts: &mut Vec<Prompt>) {
        let game = self.game;
        let Some(seat) = game.mover() else {
            let words = game.stand().decided.unwrap_or_else(|| Words::new("vd-name"));
            let trail = vec![Stage { words: Words::new("vd-step-over"), state: StepState::Now }];
            prompts.push(Prompt { seat: None, words, source: None, trail, page: None });
            return;
        };
        let words = match game.task() {
            None => Words::new(match game.step {
                Step::Rotate if game.player(seat).tools > 0 => "vd-ask-turn-three",
                Step::Rotate => "vd-ask-turn",
                Step::First => "vd-ask-first",
                Step::Second(_) => "vd-ask-second",
                Step::FollowUp | Step::Over => "vd-ask-follow",
            }),
            Some(task) => self.asked(seat, task),
        };
        prompts.push(Prompt {
            seat: Some(seat),
            words: words.with("who", seat),
            source: self.source(),
            trail: self.trail(),
            page: None,
        });
    }

    fn asked(&self, seat: Seat, task: Task) -> Words {
        match task {
            Task::Order { .. } => Words::new("vd-ask-order"),
            Task::Bulb { .. } => Words::new("vd-ask-bulb"),
            Task::Act { job, .. } => self.asked_for(seat, job),
            Task::Deliver { .. } => Words::new("vd-ask-deliver-more"),
            Task::Swap(_) => Words::new("vd-ask-swap"),
            Task::Covered(_) => Words::new("vd-ask-covered"),
            Task::Closest(_) => Words::new("vd-ask-closest"),
            Task::Pay { .. } => Words::new("vd-ask-pay"),
            Task::After { .. } => Words::new("vd-ask-after"),
            _ => Words::new("vd-ask-first"),
        }
    }

    fn asked_for(&self, seat: Seat, job: Job) -> Words {
        let game = self.game;
        // Where nothing of the action itself can be done yet, a Helper must come first (VD-R26).
        let only_help = game.list(seat).iter().all(|mv| matches!(mv, Move::Help(_) | Move::Pass));
        if only_help {
            return Words::new("vd-ask-help");
        }
        match job {
            Job::Plant(Planting::Only(colour)) => {
                Words::new("vd-ask-plant-only").with("colour", names::colour(colour))
            }
            Job::Plant(Planting::Not(colour)) => {
                Words::new("vd-ask-plant-not").with("colour", names::colour(colour))
            }
            Job::Windmill { .. } => Words::new("vd-ask-build"),
            Job::Trade { many: true } => Words::new("vd-ask-trade-many"),
            Job::Farm { into: Some(_), .. } => Words::new("vd-ask-farm-row"),
            Job::Farm { swap: true, .. } => Words::new("vd-ask-farm-swap"),
            Job::Enhance { wheel: Some(Wheel::Own), .. } => Words::new("vd-ask-enhance-own"),
            Job::Enhance { wheel: Some(Wheel::Central), .. } => Words::new("vd-ask-enhance-central"),
            job => Words::new(match job.action() {
                Action::Market => "vd-ask-market",
                Action::Plant => "vd-ask-plant",
                Action::Windmill => "vd-ask-build",
                Action::Trade => "vd-ask-trade",
                Action::Enhance => "vd-ask-enhance",
                Action::Farm => "vd-ask-farm",
            }),
        }
    }

    /// What asks: the action in hand, the card that was pushed out.
    fn source(&self) -> Option<Words> {
        match self.game.task()? {
            Task::Act { job, .. } => Some(names::action(job.action())),
            Task::After { action, .. } => Some(names::action(action)),
            Task::Pay { farm, .. } => Some(names::farm(farm)),
            Task::Covered(effects) => Some(names::effects(effects)),
            Task::Deliver { .. } => Some(names::action(Action::Trade)),
            Task::Swap(_) => Some(names::action(Action::Farm)),
            Task::Closest(_) => Some(names::action(Action::Windmill)),
            _ => None,
        }
    }

    /// Turn, first action, second action, the other follows up, the other turns (VD-37).
    fn trail(&self) -> Vec<Stage> {
        let game = self.game;
        let rival = ValleyDuel::rival(game.active);
        let last = game.last.is_some_and(|last| game.turns + 1 >= last);
        let next =
            if last { Words::new("vd-step-count") } else { Words::new("vd-step-next").with("who", rival) };
        let steps = [
            Words::new("vd-step-turn"),
            Words::new("vd-step-first"),
            Words::new("vd-step-second"),
            Words::new("vd-step-follow").with("who", rival),
            next,
        ];
        let now = match game.step {
            Step::Rotate => 0,
            Step::First => 1,
            Step::Second(_) => 2,
            Step::FollowUp => 3,
            Step::Over => 4,
        };
        let state = |at: usize| match at.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Next,
        };
        steps.into_iter().enumerate().map(|(at, words)| Stage { words, state: state(at) }).collect()
    }
}
