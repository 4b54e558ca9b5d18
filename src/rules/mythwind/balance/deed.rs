//! The twelve character actions, three to each trade.

use crate::rules::mythwind::{
    components::Character,
    crafter::CraftMove,
    farmer::FarmMove,
    merchant::DealMove,
    moves::Move,
    ranger::RoamMove,
    trade::{By, Doing},
};

/// A character action by its name in the journals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the journals")]
pub enum Deed {
    Gather,
    Work,
    Canvass,
    Sow,
    Tend,
    Harvest,
    Buy,
    Sell,
    Haggle,
    Prepare,
    Scout,
    Explore,
}

impl Deed {
    /// All twelve, those of a trade together.
    pub const ALL: [Deed; 12] = [
        Deed::Gather,
        Deed::Work,
        Deed::Canvass,
        Deed::Sow,
        Deed::Tend,
        Deed::Harvest,
        Deed::Buy,
        Deed::Sell,
        Deed::Haggle,
        Deed::Prepare,
        Deed::Scout,
        Deed::Explore,
    ];

    /// The three of a character's trade.
    pub fn of_trade(who: Character) -> &'static [Deed] {
        &Deed::ALL[who.index() * 3..who.index() * 3 + 3]
    }

    /// The name, as the journals print it.
    pub fn name(self) -> String {
        format!("{self:?}")
    }

    /// The character action a move begins, if nothing like it is in progress.
    pub fn begun(mv: &Move, doing: Option<&Doing>) -> Option<Deed> {
        let action = |by: By| by == By::Action;
        let deed = match *mv {
            Move::Craft(CraftMove::Gather { by, .. }) if action(by) => Deed::Gather,
            Move::Craft(CraftMove::Work { by, .. }) if action(by) => Deed::Work,
            Move::Craft(CraftMove::Canvass) => Deed::Canvass,
            Move::Farm(FarmMove::Plant { by, .. }) if action(by) => Deed::Sow,
            Move::Farm(FarmMove::Grow { by, .. }) if action(by) => Deed::Tend,
            Move::Farm(FarmMove::Clear { .. }) => Deed::Tend,
            Move::Farm(FarmMove::Reap { by, .. }) if action(by) => Deed::Harvest,
            Move::Farm(FarmMove::Unload { .. }) => Deed::Harvest,
            Move::Deal(DealMove::Buy { by, .. }) if action(by) => Deed::Buy,
            Move::Deal(DealMove::Sell { by, .. }) if action(by) => Deed::Sell,
            Move::Deal(DealMove::Haggle) => Deed::Haggle,
            Move::Roam(RoamMove::Take { by, .. }) if action(by) => Deed::Prepare,
            Move::Roam(RoamMove::Scout { .. }) => Deed::Scout,
            Move::Roam(RoamMove::Explore { .. }) => Deed::Explore,
            _ => return None,
        };
        let goes_on = matches!(
            (deed, doing),
            (Deed::Gather, Some(Doing::Gather { .. }))
                | (Deed::Work, Some(Doing::Work { .. }))
                | (Deed::Sow, Some(Doing::Sow { .. }))
                | (Deed::Tend, Some(Doing::Tend { .. }))
                | (Deed::Harvest, Some(Doing::Harvest { .. }))
                | (Deed::Buy, Some(Doing::Buy { .. }))
                | (Deed::Sell, Some(Doing::Sell { .. }))
                | (Deed::Prepare, Some(Doing::Prepare { .. }))
        );
        (!goes_on || matches!(mv, Move::Farm(FarmMove::Clear { .. }))).then_some(deed)
    }
}
