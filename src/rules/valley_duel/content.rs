//! What is printed: wheels, board, tiles and cards; read from `assets/content/valley-duel/*.ron` and checked.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{
    contract::{Counts, PrintedCounts},
    effect::{Action, Effect, Effects},
    pieces::{Colour, Colours, Demand, Export, Farm, Half, Lot, Node, Patch, Tile},
    wheels::{CENTRAL, OWN},
};
use crate::content::{ContentError, ContentFile};

/// The files content is read from, in the order in which [`Content::read`] takes them.
pub const FILES: [&str; 7] = ["wheels", "board", "exports", "demand", "market", "enhancements", "farms"];
/// The most spaces of a Patch.
pub const LONGEST: usize = 5;
/// Windmills of each player (VD-31).
pub const WINDMILLS: u8 = 9;
/// The most Windmills in a column, and so the most a Tulip is worth (VD-181).
pub const TALLEST: usize = 3;

/// A Patch as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPatch {
    /// The Windmill spaces at its ends: at the first of its spaces, and at the last.
    pub ends: [Node; 2],
    /// The rewards of its spaces.
    pub rewards: Vec<Effect>,
}

/// A deal of a Market tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What it costs, in Guilders.
    pub cost: u8,
    /// Bulbs it brings, by colour.
    pub bulbs: [u8; Colour::COUNT],
    /// Bulbs it brings of colours to choose.
    pub any: u8,
}

/// A section of a Demand tile: Bulbs it asks for, and what each brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The colours that are asked for.
    pub colours: Colours,
    /// Victory Points, by colour; 0 where a colour is not asked for.
    pub points: [u8; Colour::COUNT],
}

/// A Farm Enhancement card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedFarm {
    /// What triggers the Helper (VD-101).
    pub trigger: Action,
    /// What the Helper brings.
    pub gain: Effect,
    /// What the Contract counts.
    pub counts: Counts,
    /// Victory Points for each.
    pub each: u8,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    central: Vec<Effects>,
    own: Vec<Effects>,
    patches: Vec<PrintedPatch>,
    /// The Patches at each Windmill space, with the end that lies there.
    corners: Vec<[(Patch, usize); 2]>,
    calendar: Vec<u8>,
    columns: [u8; Colour::COUNT],
    costs: Vec<u8>,
    exports: Vec<Effects>,
    demand: Vec<[Section; 2]>,
    lots: Vec<[Deal; 2]>,
    back: [Deal; 2],
    tiles: Vec<Effects>,
    farms: Vec<PrintedFarm>,
}

impl Content {
    /// The content of this build.
    pub fn get() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            Content::read(FILES.map(|name| ContentFile::shipped("valley-duel", name)))
                .unwrap_or_else(|error| panic!("the shipped content is sound, a test reads it: {error}"))
        })
    }

    /// Reads the [`FILES`], and checks them.
    ///
    /// # Errors
    /// If a file is missing or is not what it should be.
    pub fn read(files: [Result<ContentFile, ContentError>; FILES.len()]) -> Result<Content, ContentError> {
        let [wheels, board, exports, demand, market, enhancements, farms] = files;
        let [central, own] = read_wheels(&wheels?)?;
        let board = read_board(&board?)?;
        let (lots, back) = read_market(&market?)?;
        Ok(Content {
            central,
            own,
            corners: board.corners,
            patches: board.patches,
            calendar: board.calendar,
            columns: board.columns,
            costs: board.costs,
            exports: read_exports(&exports?)?,
            demand: read_demand(&demand?)?,
            lots,
            back,
            tiles: read_tiles(&enhancements?)?,
            farms: read_farms(&farms?)?,
        })
    }

    /// The action printed on a section of the Central Wheel.
    pub fn central(&self, section: u8) -> Effects {
        self.central[usize::from(section % CENTRAL)]
    }

    /// The action printed on a section of either Personal Wheel.
    pub fn own(&self, section: u8) -> Effects {
        self.own[usize::from(section % OWN)]
    }

    /// A Patch.
    pub fn patch(&self, patch: Patch) -> &PrintedPatch {
        &self.patches[patch.index()]
    }

    /// How many spaces a Patch has.
    pub fn length(&self, patch: Patch) -> usize {
        self.patch(patch).rewards.len()
    }

    /// The two Patches at a Windmill space, each with its end there: 0 where its first space lies, 1 its last.
    pub fn corner(&self, node: Node) -> [(Patch, usize); 2] {
        self.corners[node.index()]
    }

    /// The Guilders beside each space of the Calendar track.
    pub fn calendar(&self) -> &[u8] {
        &self.calendar
    }

    /// How many Windmills stand in each column at first.
    pub const fn columns(&self) -> [u8; Colour::COUNT] {
        self.columns
    }

    /// What a Windmill of a row costs, in Guilders; row 0 is at the bottom.
    pub fn cost(&self, row: u8) -> u8 {
        self.costs[usize::from(row)]
    }

    /// The costs of all rows, from the bottom.
    pub fn costs(&self) -> &[u8] {
        &self.costs
    }

    /// An Export tile.
    pub fn export(&self, export: Export) -> Effects {
        self.exports[export.index()]
    }

    /// The upper and the lower section of a Demand tile.
    pub fn demand(&self, demand: Demand) -> &[Section; 2] {
        &self.demand[demand.index()]
    }

    /// A deal of a Market tile's face.
    pub fn deal(&self, lot: Lot, half: Half) -> &Deal {
        &self.lots[lot.index()][half as usize]
    }

    /// A deal of the Market tiles' back (VD-132).
    pub const fn back(&self, half: Half) -> &Deal {
        &self.back[half as usize]
    }

    /// A Wheel Enhancement tile.
    pub fn tile(&self, tile: Tile) -> Effects {
        self.tiles[tile.index()]
    }

    /// A Farm Enhancement card.
    pub fn farm(&self, farm: Farm) -> &PrintedFarm {
        &self.farms[farm.index()]
    }
}

/// Whether each piece stands once, in order: then its place is its number.
fn in_order(file: &ContentFile, found: impl IntoIterator<Item = u8>, count: u8) -> Result<(), ContentError> {
    let near = |number: u8| format!("number: {number},");
    let mut due = 1;
    for number in found {
        if due > count {
            return Err(file.wrong(&near(number), format!("number {number} is one too many")));
        }
        if number != due {
            return Err(file.wrong(&near(number), format!("here should be number {due}, not {number}")));
        }
        due += 1;
    }
    if due <= count { Err(file.wrong("\n]", format!("number {due} is missing"))) } else { Ok(()) }
}

/// Whether each effect brings something.
fn some(
    file: &ContentFile,
    near: &str,
    effects: impl IntoIterator<Item = Effect>,
) -> Result<(), ContentError> {
    for effect in effects {
        if let Effect::Points(0) | Effect::Guilders(0) | Effect::Tools(0) | Effect::Bulbs(0) = effect {
            return Err(file.wrong(near, "an effect brings at least one of what it brings".into()));
        }
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wheels {
    central: Vec<Effects>,
    own: Vec<Effects>,
}

fn read_wheels(file: &ContentFile) -> Result<[Vec<Effects>; 2], ContentError> {
    let Wheels { central, own } = file.parse()?;
    for (wheel, near, sections) in [(&central, "central:", CENTRAL), (&own, "own:", OWN)] {
        if wheel.len() != usize::from(sections) {
            return Err(file.wrong(near, format!("this wheel has {sections} sections, not {}", wheel.len())));
        }
        some(file, near, wheel.iter().flat_map(|effects| effects.iter()))?;
    }
    Ok([central, own])
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

struct ReadBoard {
    patches: Vec<PrintedPatch>,
    corners: Vec<[(Patch, usize); 2]>,
    calendar: Vec<u8>,
    columns: [u8; Colour::COUNT],
    costs: Vec<u8>,
}

fn read_board(file: &ContentFile) -> Result<ReadBoard, ContentError> {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbered {
    number: u8,
    effects: Effects,
}

fn read_effects(file: &ContentFile, count: u8) -> Result<Vec<Effects>, ContentError> {
    let tiles: Vec<Numbered> = file.parse()?;
    in_order(file, tiles.iter().map(|tile| tile.number), count)?;
    for tile in &tiles {
        some(file, &format!("number: {},", tile.number), tile.effects.iter())?;
    }
    Ok(tiles.into_iter().map(|tile| tile.effects).collect())
}

fn read_exports(file: &ContentFile) -> Result<Vec<Effects>, ContentError> {
    let exports = read_effects(file, Export::COUNT)?;
    let trades = |effects: &Effects| effects.iter().any(|effect| effect.action() == Some(Action::Trade));
    match Export::all().find(|export| trades(&exports[export.index()])) {
        Some(export) => {
            let near = format!("number: {},", export.number());
            Err(file.wrong(&near, "an Export tile is the outcome of a trade and no trade itself".into()))
        }
        None => Ok(exports),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedDemand {
    number: u8,
    upper: Vec<(Colour, u8)>,
    lower: Vec<(Colour, u8)>,
}

fn read_demand(file: &ContentFile) -> Result<Vec<[Section; 2]>, ContentError> {
    let tiles: Vec<PrintedDemand> = file.parse()?;
    in_order(file, tiles.iter().map(|tile| tile.number), Demand::COUNT)?;
    let mut read = Vec::with_capacity(tiles.len());
    for tile in tiles {
        let mut sections = [Section { colours: Colours::NONE, points: [0; Colour::COUNT] }; 2];
        for (section, asked) in sections.iter_mut().zip([tile.upper, tile.lower]) {
            for (colour, points) in &asked {
                section.colours = section.colours.with(*colour);
                section.points[colour.index()] = *points;
            }
            let wrong =
                |reason: &str| Err(file.wrong(&format!("number: {},", tile.number), reason.to_owned()));
            if !(1..=3).contains(&asked.len()) || section.colours.len() != asked.len() {
                return wrong("a section asks for one to three different colours");
            }
            if asked.iter().any(|(_, points)| *points == 0) {
                return wrong("each Bulb brings at least 1 Victory Point");
            }
        }
        read.push(sections);
    }
    Ok(read)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    lots: Vec<PrintedLot>,
    back: PrintedBack,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedLot {
    number: u8,
    top: PrintedDeal,
    bottom: PrintedDeal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedBack {
    top: PrintedDeal,
    bottom: PrintedDeal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedDeal {
    cost: u8,
    #[serde(default)]
    bulbs: Vec<Colour>,
    #[serde(default)]
    any: u8,
}

impl PrintedDeal {
    fn read(&self, file: &ContentFile, near: &str) -> Result<Deal, ContentError> {
        if self.cost == 0 || (self.bulbs.is_empty() && self.any == 0) {
            return Err(file.wrong(near, "a deal costs at least 1 Guilder and brings at least 1 Bulb".into()));
        }
        let mut bulbs = [0; Colour::COUNT];
        for colour in &self.bulbs {
            bulbs[colour.index()] += 1;
        }
        Ok(Deal { cost: self.cost, bulbs, any: self.any })
    }
}

fn read_market(file: &ContentFile) -> Result<(Vec<[Deal; 2]>, [Deal; 2]), ContentError> {
    let MarketFile { lots, back } = file.parse()?;
    in_order(file, lots.iter().map(|lot| lot.number), Lot::COUNT)?;
    let both = |near: &str, top: &PrintedDeal, bottom: &PrintedDeal| {
        Ok([top.read(file, near)?, bottom.read(file, near)?])
    };
    let mut read = Vec::with_capacity(lots.len());
    for lot in &lots {
        read.push(both(&format!("number: {},", lot.number), &lot.top, &lot.bottom)?);
    }
    Ok((read, both("back:", &back.top, &back.bottom)?))
}

fn read_tiles(file: &ContentFile) -> Result<Vec<Effects>, ContentError> {
    read_effects(file, Tile::COUNT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedCard {
    number: u8,
    trigger: Action,
    gain: Effect,
    counts: PrintedCounts,
    each: u8,
}

fn read_farms(file: &ContentFile) -> Result<Vec<PrintedFarm>, ContentError> {
    let cards: Vec<PrintedCard> = file.parse()?;
    in_order(file, cards.iter().map(|card| card.number), Farm::COUNT)?;
    let mut farms = Vec::with_capacity(cards.len());
    for card in cards {
        let near = format!("number: {},", card.number);
        some(file, &near, [card.gain])?;
        if card.gain.action().is_some() {
            return Err(file.wrong(&near, "a Helper brings goods or Victory Points, no action".into()));
        }
        let counts = Counts::from(card.counts);
        if card.each == 0 || counts == Counts::Traded(Colours::NONE) {
            return Err(file.wrong(&near, "a Contract counts something and pays for it".into()));
        }
        farms.push(PrintedFarm { trigger: card.trigger, gain: card.gain, counts, each: card.each });
    }
    Ok(farms)
}
