//! What the Ranger's skills do, and the answers to the questions of the camp (MW-RA11).

use super::{Gear, LODGE, RoamMove};
use crate::rules::mythwind::{
    ask::Ask,
    components::Character,
    effect::TrayFx,
    event::{Event, Out},
    moves::Move,
    state::{Mythwind, Phase, StackId},
    task::{Ctx, Source, Task},
    town::MOST,
    trade::By,
};

impl Mythwind {
    /// Whether an effect in the camp would do anything.
    pub(in crate::rules::mythwind) fn can_do_in_camp(&self, who: Character, effect: TrayFx) -> bool {
        let Some(camp) = self.camp(who) else { return false };
        match effect {
            TrayFx::LightFeet => camp.trip().is_some_and(|trip| trip.wounds > 0),
            TrayFx::Forage => self.can_pack(who),
            // It holds until dusk, and none follows at the end of a season.
            TrayFx::SecondWind => self.calendar.phase != Phase::SeasonEnd,
            TrayFx::Gift(_) => camp.lodge.kinds().any(|find| self.town.held.of(find.res()) < MOST),
            _ => false,
        }
    }

    /// Does what a skill says in the camp, or asks for what is open in it.
    pub(in crate::rules::mythwind) fn do_in_camp(&mut self, who: Character, effect: TrayFx, out: &mut Out) {
        match effect {
            TrayFx::LightFeet => {
                if let Some(trip) = self.camp_mut(who).and_then(|camp| camp.trip_mut()) {
                    trip.wounds = trip.wounds.saturating_sub(1);
                    let wounds = trip.wounds;
                    out.tell(Event::Healed { who, wounds });
                }
            }
            TrayFx::Forage => {
                self.pack_gear(who, Gear::Ration, out);
                self.push(StackId::Of(who), Task::Ask(Ask::Gear));
            }
            TrayFx::SecondWind => {
                if let Some(camp) = self.camp_mut(who) {
                    camp.today.further = camp.today.further.saturating_add(1);
                    if let Some(trip) = camp.trip_mut() {
                        trip.left = trip.left.saturating_add(1);
                    }
                }
            }
            TrayFx::Gift(count) => self.push(StackId::Of(who), Task::Ask(Ask::Gift { count })),
            _ => {}
        }
    }

    /// A gear goes into the pack, where there is room.
    pub(super) fn pack_gear(&mut self, who: Character, gear: Gear, out: &mut Out) {
        if self.can_pack(who)
            && let Some(camp) = self.camp_mut(who)
        {
            *camp.pack.of_mut(gear) += 1;
            let now = camp.pack.of(gear);
            out.tell(Event::Packed { who, gear, now });
        }
    }

    /// The legal answers to a question of the camp.
    pub(in crate::rules::mythwind) fn camp_answers(&self, who: Character, ask: &Ask, moves: &mut Vec<Move>) {
        let Some(camp) = self.camp(who) else { return };
        let name = |find| Move::Roam(RoamMove::Name { find });
        match *ask {
            Ask::TrailOrder { region, placed } => {
                let open = camp.scouted[region.index()].iter().skip(usize::from(placed));
                if open.len() > 1 {
                    moves.extend(open.map(|&card| Move::Roam(RoamMove::First { card })));
                    moves.push(Move::Done);
                }
            }
            Ask::Gear if self.can_pack(who) => moves.extend(
                Gear::ALL.into_iter().map(|gear| Move::Roam(RoamMove::Take { gear, by: By::Action })),
            ),
            Ask::Salvage { finds } => moves.extend(finds.kinds().map(name)),
            Ask::Overflow if camp.lodge.total() > LODGE => moves.extend(camp.lodge.kinds().map(name)),
            Ask::SellFinds => {
                moves.extend(camp.lodge.kinds().map(name));
                moves.push(Move::Done);
            }
            Ask::Gift { .. } => {
                let wanted = camp.lodge.kinds().filter(|find| self.town.held.of(find.res()) < MOST);
                moves.extend(wanted.map(name));
            }
            _ => {}
        }
    }

    /// Takes the answer to a question of the camp. The question is off its stack.
    pub(in crate::rules::mythwind) fn answer_in_camp(
        &mut self,
        who: Character,
        ask: Ask,
        mv: Move,
        out: &mut Out,
    ) {
        let stack = StackId::Of(who);
        match (ask, mv) {
            (Ask::TrailOrder { region, placed }, Move::Roam(RoamMove::First { card })) => {
                if let Some(camp) = self.camp_mut(who) {
                    let scouted = &mut camp.scouted[region.index()];
                    if let Some(at) = scouted.iter().position(|&open| open == card) {
                        let card = scouted.remove(at);
                        scouted.insert(usize::from(placed).min(scouted.len()), card);
                    }
                }
                self.push(stack, Task::Ask(Ask::TrailOrder { region, placed: placed.saturating_add(1) }));
            }
            (Ask::Gear, Move::Roam(RoamMove::Take { gear, .. })) => self.pack_gear(who, gear, out),
            (Ask::Salvage { .. }, Move::Roam(RoamMove::Name { find })) => {
                out.tell(Event::Salvaged { who, find });
                let mut saved = super::Finds::default();
                *saved.of_mut(find) = 1;
                self.bring_in(who, saved);
            }
            (Ask::Overflow, Move::Roam(RoamMove::Name { find })) => {
                self.take_out(who, find);
                out.tell(Event::FindLost { who, find });
                if self.camp(who).is_some_and(|camp| camp.lodge.total() > LODGE) {
                    self.push(stack, Task::Ask(Ask::Overflow));
                }
            }
            (Ask::SellFinds, Move::Roam(RoamMove::Name { find })) => {
                self.take_out(who, find);
                let coins = self.find_price(who, find);
                out.tell(Event::FindSold { who, find, coins });
                self.earn(who, u16::from(coins), Source::Rule, out);
                self.push(stack, Task::Ask(Ask::SellFinds));
            }
            (Ask::Gift { count }, Move::Roam(RoamMove::Name { find })) => {
                self.take_out(who, find);
                out.tell(Event::Bartered { who });
                self.gain(find.res(), count, Ctx::of(who, Source::Rule), out);
            }
            _ => {}
        }
    }
}
