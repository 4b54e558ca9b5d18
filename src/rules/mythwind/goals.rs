//! The season's goal: judged, paid out, chosen anew.

use super::{
    ask::Ask,
    content::{GoalCard, Test},
    effect::Effect,
    event::{Event, Out},
    moves::Move,
    state::Mythwind,
    task::{Ctx, Source, Step, Task},
};

impl Mythwind {
    /// How far a test of a goal is: reached and needed.
    pub fn progress(&self, test: Test) -> (u16, u16) {
        (self.stat(test.0), test.need(self.count()))
    }

    /// Whether a goal is reached now.
    pub fn is_reached(&self, goal: &GoalCard) -> bool {
        goal.needs.iter().all(|&test| {
            let (have, need) = self.progress(test);
            have >= need
        })
    }

    /// Judges the goal (MW-156, MW-R51); with a Jail the group may ignore the outcome (MW-230, MW-R31).
    pub(super) fn judge_goal(&mut self, out: &mut Out) {
        let Some(card) = self.goal.and_then(|goal| Self::content().goal(goal)) else {
            return;
        };
        let success = self.is_reached(card);
        self.story.goal_succeeded = Some(success);
        self.season_log.judged = Some((card.id, success));
        out.tell(Event::GoalJudged { goal: card.id, success });
        self.push_steps(&[Step::GoalOutcome { ignored: false }]);
        let jail = self.town.buildings().any(|(at, building)| {
            self.town.at(at).forest.is_none()
                && Self::content().building(building).end.as_deref() == Some(&Effect::IgnoreGoal)
        });
        if jail {
            self.stacks.group.push(Task::Ask(Ask::Jail));
        }
    }

    /// The group demolishes a building and the outcome is ignored, or it does not.
    pub(super) fn answer_jail(&mut self, mv: Move, out: &mut Out) {
        if let Move::At(at) = mv {
            self.demolish(at, out);
            if let Some(Task::Step(Step::GoalOutcome { ignored })) = self.stacks.group.last_mut() {
                *ignored = true;
            }
        }
    }

    /// Resolves the fitting part of the back and puts the card where it goes (MW-157, MW-158).
    pub(super) fn goal_outcome(&mut self, ignored: bool, out: &mut Out) {
        let Some(card) = self.goal.take().and_then(|goal| Self::content().goal(goal)) else {
            return;
        };
        let success = self.story.goal_succeeded == Some(true);
        let back = if success { card.next } else { card.id };
        let hidden = &mut self.hidden.0;
        if !hidden.goals.contains(&back) {
            hidden.goals.shuffle_in(back, &mut hidden.rng);
        }
        if ignored {
            self.story.goal_succeeded = Some(false);
            out.tell(Event::GoalIgnored { goal: card.id });
        }
        if !ignored {
            let effect = if success { &card.success } else { &card.failure };
            self.stacks.group.push(Task::Do(effect.clone(), Ctx::group(Source::Goal(card.id))));
        }
    }

    /// Draws goals to choose from: two, and one more for each building that says so (MW-159, MW-R34).
    pub(super) fn draw_goals(&mut self, out: &mut Out) {
        let extra = self.end_effects(|effect| matches!(effect, Effect::ExtraGoal)).len();
        let hidden = &mut self.hidden.0;
        hidden.goals.shuffle(&mut hidden.rng);
        self.goal_choice = (0..2 + extra).map_while(|_| hidden.goals.draw()).collect();
        out.reveal();
        self.stacks.group.push(Task::Ask(Ask::Goal));
    }

    /// One goal lies open, the others go back (MW-159, MW-160, MW-R54).
    pub(super) fn choose_goal(&mut self, goal: u8, out: &mut Out) {
        let hidden = &mut self.hidden.0;
        for other in self.goal_choice.drain(..).filter(|&other| other != goal) {
            hidden.goals.shuffle_in(other, &mut hidden.rng);
        }
        self.goal = Some(goal);
        out.tell(Event::GoalChosen { goal });
    }
}
