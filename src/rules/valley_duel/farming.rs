//! Farm Enhancement cards: taken, pushed out, paid for, swapped, and the offer refilled (VD-80 to VD-95).

use super::{
    calendar::Cause,
    effect::Action,
    event::Event,
    pieces::{Farm, Role},
    play::Out,
    player::{Done, Source},
    state::{ROW, ValleyDuel},
    task::Task,
};
use crate::rules::Seat;

impl ValleyDuel {
    /// A card of the offer comes into a row; what is pushed out is its owner's Contract to pay for (VD-81 to VD-86).
    pub(super) fn take_farm(&mut self, seat: Seat, place: usize, role: Role, swap: bool, out: &mut Out) {
        let Some(farm) = self.farms[place].take() else { return };
        let near = Self::row_of(seat, role);
        let row = &mut self.rows[near.index()];
        let pushed = row[ROW - 1];
        row.rotate_right(1);
        row[0] = Some(farm);
        out.tell(Event::Farmed { seat, farm, role });
        self.pending.push(Task::After { action: Action::Farm, except: Some(farm) });
        if swap {
            self.pending.push(Task::Swap(role));
        }
        self.pending.push(Task::RefillFarms);
        if let Some(farm) = pushed {
            let owner = Self::rival(near);
            out.tell(Event::PushedOut { farm, owner });
            self.pending.push(Task::Pay { farm, owner });
        }
    }

    /// Two cards of a row change places (VD-165).
    pub(super) fn swap(&mut self, seat: Seat, role: Role, places: [usize; 2], out: &mut Out) {
        let row = &mut self.rows[Self::row_of(seat, role).index()];
        row.swap(places[0], places[1]);
        if let [Some(one), Some(other)] = places.map(|place| row[place]) {
            out.tell(Event::Swapped { seat, farms: [one, other], role });
        }
    }

    /// The owner of a Contract that was pushed out pays a Guilder and scores it (VD-86 to VD-88).
    pub(super) fn pay(&mut self, seat: Seat, out: &mut Out) {
        if let Some(Task::Pay { farm, .. }) = self.pending.pop() {
            self.player_mut(seat).guilders -= 1;
            self.score_contract(seat, farm, true, out);
        }
    }

    /// A Contract is scored and lies in front of its owner.
    pub(super) fn score_contract(&mut self, seat: Seat, farm: Farm, paid: bool, out: &mut Out) {
        let count = self.counted(seat, farm);
        let points = count * u16::from(Self::content().farm(farm).each);
        self.player_mut(seat).done.push(Done { farm, points });
        out.tell(Event::Scored { seat, farm, count, points, paid });
        self.gain_points(seat, points, Source::Contract, out);
    }

    /// A card that was pushed out and not paid for goes to the box (VD-89).
    pub(super) fn throw_out(&mut self, farm: Farm, owner: Seat, out: &mut Out) {
        self.boxed_farms.push(farm);
        out.tell(Event::Boxed { farm, owner });
    }

    /// The offer is refilled from the open deck; when it is used up the Calendar moves, and the cards set aside become
    /// the deck; after them no more come (VD-91 to VD-94).
    pub(super) fn refill_farms(&mut self, out: &mut Out) {
        let Some(place) = self.farms.iter().position(Option::is_none) else { return };
        let hidden = &mut self.hidden.0;
        let Some(farm) = hidden.farms.draw() else { return };
        self.farms[place] = Some(farm);
        out.tell(Event::FarmTurned { place: place as u8, farm });
        let renewed = hidden.farms.is_empty() && !hidden.farms_aside.is_empty();
        if renewed {
            hidden.farms = std::mem::take(&mut hidden.farms_aside);
            out.tell(Event::FarmsRenewed { farms: hidden.farms.len() as u8 });
        }
        if !hidden.farms.is_empty() {
            out.reveal();
        }
        if renewed {
            self.advance(Cause::Farms, out);
        }
    }
}
