//! Making a step in the workshop.

use super::{By, CraftMove};
use crate::rules::mythwind::{
    ask::Ask,
    components::{Character, Kind},
    crafter::{Item, MOST_MATERIALS, Material, OrderId, Polish},
    event::{Event, Out},
    state::{Mythwind, StackId},
    task::Task,
    trade::Doing,
};

impl Mythwind {
    /// Makes a legal step in the workshop.
    pub(in crate::rules::mythwind) fn do_craft(&mut self, who: Character, mv: CraftMove, out: &mut Out) {
        if mv == CraftMove::Stop {
            // That is no step: the polish just made can still be rolled anew.
            self.end_action(who);
            return;
        }
        // Only the polish just made can be rolled anew.
        let Some(workshop) = self.workshop_mut(who) else { return };
        let polish = workshop.today.polish.take();
        match mv {
            CraftMove::Start { order, bench } => self.start_order(who, order, bench, out),
            CraftMove::Gather { material, by } => {
                self.use_means(who, mv, by, out);
                self.take_material(who, material, out);
                let full = self.workshop(who).is_some_and(|shop| shop.materials.total() >= MOST_MATERIALS);
                if full && matches!(self.doing(who), Some(Doing::Gather { .. })) {
                    // What the action would still bring is lost.
                    self.end_action(who);
                }
            }
            CraftMove::Work { bench, by } => {
                self.use_means(who, mv, by, out);
                self.work_on(who, bench, out);
            }
            CraftMove::Reroll { die } => {
                self.spend_pip(die, out);
                if let Some(Polish { bench, before }) = polish {
                    self.polish(who, bench, before, out);
                }
            }
            CraftMove::Canvass => {
                self.begin_action(who, None);
                self.end_action(who);
                if let Some(workshop) = self.workshop_mut(who) {
                    workshop.today.further = workshop.today.further.saturating_add(1);
                }
                self.push(StackId::Of(who), Task::Ask(Ask::Canvass));
            }
            CraftMove::Under { .. }
            | CraftMove::Draw { .. }
            | CraftMove::Deliver { .. }
            | CraftMove::Stop => {}
        }
        self.end_used_up(who);
    }

    /// A pip, or a part of the character action.
    fn use_means(&mut self, who: Character, mv: CraftMove, by: By, out: &mut Out) {
        if let By::Die(die) = by {
            self.spend_pip(die, out);
            return;
        }
        if !mv.goes_on(self.doing(who)) {
            let doing = match mv {
                CraftMove::Gather { .. } => Doing::Gather { left: 3 },
                _ => Doing::Work { left: self.work_points(who) },
            };
            self.begin_action(who, Some(doing));
        }
        self.count_off(who);
    }

    fn start_order(&mut self, who: Character, order: OrderId, bench: u8, out: &mut Out) {
        let needed = Self::content().order(order).materials;
        if let Some(workshop) = self.workshop_mut(who) {
            for material in Material::ALL {
                *workshop.materials.of_mut(material) -= needed.of(material);
            }
            workshop.row.retain(|&open| open != order);
            workshop.benches[usize::from(bench)] = Some(Item { order, work: 0, quality: 1 });
            workshop.today.started = workshop.today.started.saturating_add(1);
            out.tell(Event::Started { who, order });
        }
    }

    /// A point of work: 1 work, or a polish (MW-CR05).
    pub(in crate::rules::mythwind::crafter) fn work_on(&mut self, who: Character, bench: u8, out: &mut Out) {
        let Some(&item) = self.workshop(who).and_then(|workshop| workshop.bench(bench)) else { return };
        if item.is_finished(Self::content()) {
            self.polish(who, bench, item.quality, out);
        } else if let Some(item) = self.item_mut(who, bench) {
            item.work += 1;
            let (order, work) = (item.order, item.work);
            out.tell(Event::Worked { who, order, work });
        }
    }

    fn item_mut(&mut self, who: Character, bench: u8) -> Option<&mut Item> {
        self.workshop_mut(who)?.benches.get_mut(usize::from(bench))?.as_mut()
    }

    /// Polishes an item that was so good before: rolls, or takes a 4 with steady hands.
    fn polish(&mut self, who: Character, bench: u8, before: u8, out: &mut Out) {
        let safe = self.sheet(who).today.aligned == Some(Kind::Sprite);
        let best = self.best_quality(who).max(before);
        let Some(workshop) = self.workshop_mut(who) else { return };
        let steady = std::mem::take(&mut workshop.today.steady);
        let rolled = if steady {
            4
        } else {
            workshop.today.polish = Some(Polish { bench, before });
            out.rolled();
            self.hidden.0.rng.below(6) as u8 + 1
        };
        let quality = match rolled {
            1 if safe => before,
            1 => before.saturating_sub(1),
            2 | 3 => before,
            4 | 5 => before + 1,
            _ => before + 2,
        };
        if let Some(item) = self.item_mut(who, bench) {
            item.quality = quality.min(best);
            let (order, quality) = (item.order, item.quality);
            out.tell(Event::Polished { who, order, rolled, quality });
        }
    }
}
