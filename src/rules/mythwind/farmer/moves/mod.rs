//! What the Farmer does: sow, tend, harvest, by character action or by worker (MW-FA03 to MW-FA07).
//!
//! Here the steps themselves; `check` says whether one is legal, `list` which are, `act` makes it.

mod act;
mod check;
mod list;
mod skills;

use serde::{Deserialize, Serialize};

use super::{Crop, TileId};
use crate::rules::mythwind::trade::{By, Doing};

/// A step on the farm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they are")]
pub enum FarmMove {
    /// Sow a crop on these cells.
    Plant { crop: Crop, cells: u32, by: By },
    /// A crop grows by one.
    Grow { tile: TileId, by: By },
    /// Remove a boulder for good.
    Clear { cell: u8 },
    /// Harvest a ripe crop: sell it, or put it in the barn.
    Reap { tile: TileId, store: bool, by: By },
    /// Sell a crop from the barn.
    Unload { tile: TileId },
    /// That is enough of this action.
    Stop,
}

/// The three character actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Sow,
    Tend,
    Harvest,
}

impl FarmMove {
    fn by(self) -> By {
        match self {
            FarmMove::Plant { by, .. } | FarmMove::Grow { by, .. } | FarmMove::Reap { by, .. } => by,
            FarmMove::Clear { .. } | FarmMove::Unload { .. } | FarmMove::Stop => By::Action,
        }
    }

    fn work(self) -> Work {
        match self {
            FarmMove::Plant { .. } => Work::Sow,
            FarmMove::Grow { .. } | FarmMove::Clear { .. } | FarmMove::Stop => Work::Tend,
            FarmMove::Reap { .. } | FarmMove::Unload { .. } => Work::Harvest,
        }
    }

    /// Whether the step belongs to the action in progress. Clearing a boulder is a whole action.
    fn goes_on(self, doing: Option<&Doing>) -> bool {
        match (doing, self.work()) {
            (Some(Doing::Sow { .. }), Work::Sow) | (Some(Doing::Harvest { .. }), Work::Harvest) => true,
            (Some(Doing::Tend { .. }), Work::Tend) => !matches!(self, FarmMove::Clear { .. }),
            _ => false,
        }
    }
}
