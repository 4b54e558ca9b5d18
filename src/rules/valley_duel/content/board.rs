//! The board: Patches, Windmill spaces, Calendar, the Windmill section.

use serde::Deserialize;

use super::{
    super::{
        effect::Effect,
        pieces::{Colour, Node, Patch},
    },
    LONGEST, TALLEST, WINDMILLS,
    sound::{in_order, some},
};
use crate::content::{ContentError, ContentFile};

/// A Patch as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPatch {
    /// The Windmill spaces at its ends: at the first of its spaces, and at the last.
    pub ends: [Node; 2],
    /// The rewards of its spaces.
    pub rewards: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    patches: Vec<BoardPatch>,
    calendar: Vec<u8>,
    columns: Vec<u8>,
    costs: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardPatch {
    number: u8,
    ends: (Node, Node),
    rewards: Vec<Effect>,
}

/// What is printed on the board.
pub(super) struct ReadBoard {
    pub patches: Vec<PrintedPatch>,
    /// The Patches at each Windmill space, with the end that lies there.
    pub corners: Vec<[(Patch, usize); 2]>,
    pub calendar: Vec<u8>,
    pub columns: [u8; Colour::COUNT],
    pub costs: Vec<u8>,
}

pub(super) fn read_board(file: &ContentFile) -> Result<ReadBoard, ContentError> {
    let Board { patches, calendar, columns, costs } = file.parse()?;
    in_order(file, patches.iter().map(|patch| patch.number), Patch::COUNT)?;
    for patch in &patches {
        let near = format!("number: {},", patch.number);
        if !(2..=LONGEST).contains(&patch.rewards.len()) {
            return Err(file.wrong(&near, format!("a Patch has 2 to {LONGEST} spaces")));
        }
        if patch.ends.0 == patch.ends.1 {
            return Err(file.wrong(&near, "a Patch lies between two Windmill spaces".into()));
        }
        some(file, &near, patch.rewards.iter().copied())?;
    }
    let patches: Vec<PrintedPatch> = patches
        .into_iter()
        .map(|patch| PrintedPatch { ends: [patch.ends.0, patch.ends.1], rewards: patch.rewards })
        .collect();
    let mut corners = Vec::with_capacity(usize::from(Node::COUNT));
    for node in Node::all() {
        let here = Patch::all().zip(&patches).flat_map(|(patch, printed)| {
            let ends = printed.ends.iter().enumerate();
            ends.filter(|(_, end)| **end == node).map(move |(end, _)| (patch, end))
        });
        let here: Vec<(Patch, usize)> = here.collect();
        let [one, other] = here.as_slice() else {
            let reason =
                format!("Windmill space {} touches two Patches, not {} (VD-R36)", node.number(), here.len());
            return Err(file.wrong("patches:", reason));
        };
        corners.push([*one, *other]);
    }
    if calendar.len() < 3 || calendar.contains(&0) || !calendar.is_sorted() {
        let reason = "the Calendar has at least three spaces, whose Guilders never fall";
        return Err(file.wrong("calendar:", reason.into()));
    }
    let tallest = columns.iter().copied().max().unwrap_or(0);
    let sum: u32 = columns.iter().map(|column| u32::from(*column)).sum();
    let fits = !columns.contains(&0) && usize::from(tallest) <= TALLEST && sum == u32::from(WINDMILLS);
    let Some(columns) = columns.as_slice().try_into().ok().filter(|_| fits) else {
        let reason = format!(
            "columns of 1 to {TALLEST} Windmills, one for each colour, make {WINDMILLS} in all (VD-31)"
        );
        return Err(file.wrong("columns:", reason));
    };
    if costs.len() != usize::from(tallest) || costs.contains(&0) || !costs.is_sorted() {
        let reason = "each row of Windmills has its cost, and no row costs less than the one below";
        return Err(file.wrong("costs:", reason.into()));
    }
    Ok(ReadBoard { patches, corners, calendar, columns, costs })
}
