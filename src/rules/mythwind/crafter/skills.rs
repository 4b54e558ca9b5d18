//! What the Crafter's skills do, and the answers to the questions of the workshop (MW-CR09).

use super::{CraftMove, MOST_MATERIALS, Material, ROW};
use crate::rules::mythwind::{
    ask::Ask,
    components::Character,
    effect::TrayFx,
    event::{Event, Out},
    moves::Move,
    state::{Mythwind, Phase, StackId},
    task::Task,
    trade::By,
};

impl Mythwind {
    /// Whether an effect in the workshop would do anything.
    pub(in crate::rules::mythwind) fn can_do_in_workshop(&self, who: Character, effect: TrayFx) -> bool {
        let Some(workshop) = self.workshop(who) else { return false };
        match effect {
            // It holds until dusk, and none follows at the end of a season.
            TrayFx::SteadyHands => !workshop.today.steady && self.calendar.phase != Phase::SeasonEnd,
            TrayFx::Scavenge => workshop.materials.total() < MOST_MATERIALS,
            TrayFx::BulkCutting => workshop.items().any(|(_, item)| !item.is_finished(Self::content())),
            TrayFx::Patron(_) => workshop.finished(Self::content()).next().is_some(),
            _ => false,
        }
    }

    /// Steady Hands: the next polish of the day counts as a 4.
    pub(in crate::rules::mythwind) fn steady(&mut self, who: Character) {
        if let Some(workshop) = self.workshop_mut(who) {
            workshop.today.steady = true;
            workshop.today.polish = None;
        }
    }

    /// Bulk Cutting: 1 work on every item that is not finished.
    pub(in crate::rules::mythwind) fn work_on_everything(&mut self, who: Character, out: &mut Out) {
        let Some(workshop) = self.workshop_mut(who) else { return };
        workshop.today.polish = None;
        let open = workshop.items().filter(|(_, item)| !item.is_finished(Self::content()));
        let open: Vec<u8> = open.map(|(bench, _)| bench).collect();
        for bench in open {
            self.work_on(who, bench, out);
        }
    }

    /// The legal answers to a question of the workshop.
    pub(in crate::rules::mythwind) fn workshop_answers(
        &self,
        who: Character,
        ask: &Ask,
        moves: &mut Vec<Move>,
    ) {
        let Some(workshop) = self.workshop(who) else { return };
        match *ask {
            Ask::Canvass => {
                moves.extend(workshop.row.iter().map(|&order| Move::Craft(CraftMove::Under { order })));
                moves.push(Move::Done);
            }
            Ask::Refill if workshop.row.len() < ROW => {
                moves.extend(self.open_decks(who).map(|tier| Move::Craft(CraftMove::Draw { tier })));
            }
            Ask::Deliver => {
                let finished = workshop.finished(Self::content());
                moves.extend(finished.map(|(bench, _)| Move::Craft(CraftMove::Deliver { bench })));
                moves.push(Move::Done);
            }
            Ask::Patron { .. } => {
                let finished = workshop.finished(Self::content());
                moves.extend(finished.map(|(bench, _)| Move::Craft(CraftMove::Deliver { bench })));
            }
            Ask::Scavenge { first } if workshop.materials.total() < MOST_MATERIALS => {
                let others = Material::ALL.into_iter().filter(|&material| Some(material) != first);
                let take = |material| Move::Craft(CraftMove::Gather { material, by: By::Action });
                moves.extend(others.map(take));
            }
            _ => {}
        }
    }

    /// Takes the answer to a question of the workshop. The question is off its stack.
    pub(in crate::rules::mythwind) fn answer_in_workshop(
        &mut self,
        who: Character,
        ask: Ask,
        mv: Move,
        out: &mut Out,
    ) {
        match (ask, mv) {
            (Ask::Canvass, Move::Craft(CraftMove::Under { order })) => {
                self.put_order_under(who, order, out);
                self.push(StackId::Of(who), Task::Ask(Ask::Canvass));
            }
            (Ask::Canvass, _) => self.refill(who),
            (Ask::Refill, Move::Craft(CraftMove::Draw { tier })) => {
                self.draw_order(who, tier, out);
                self.refill(who);
            }
            (Ask::Deliver, Move::Craft(CraftMove::Deliver { bench })) => {
                self.deliver(who, bench, out);
                self.push(StackId::Of(who), Task::Ask(Ask::Deliver));
            }
            (Ask::Patron { count }, Move::Craft(CraftMove::Deliver { bench })) => {
                self.deliver_to_town(who, bench, count, out);
            }
            (Ask::Scavenge { first }, Move::Craft(CraftMove::Gather { material, .. })) => {
                self.take_material(who, material, out);
                if first.is_none() {
                    let first = Some(material);
                    self.push(StackId::Of(who), Task::Ask(Ask::Scavenge { first }));
                }
            }
            _ => {}
        }
    }

    /// A material comes into the store; beyond 8 it is lost (MW-CR04).
    pub(super) fn take_material(&mut self, who: Character, material: Material, out: &mut Out) {
        let Some(workshop) = self.workshop_mut(who) else { return };
        workshop.today.polish = None;
        if workshop.store(material) {
            let now = workshop.materials.of(material);
            out.tell(Event::Gathered { who, material, now });
        }
    }
}
