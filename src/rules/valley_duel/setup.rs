//! Laying a game out (VD-10 to VD-31).

use super::{
    content::LONGEST,
    pieces::{Cover, Demand, Export, Farm, Lot, Node, Patch, Port, Tile},
    player::{Player, Source},
    state::{FARMS, Harbour, Hidden, ROW, Setup, TILES, ValleyDuel},
    step::Step,
    wheels::Wheels,
};
use crate::rules::{Clause, Pile, Rng, Sealed, Seat, SetupError, Words};

/// Wheel Enhancement tiles in the first stack on the board (VD-25).
pub const TILE_STACK: usize = 7;
/// Farm Enhancement cards in the first deck on the board (VD-28).
pub const FARM_DECK: usize = 9;
/// The port that is closed at first (VD-19).
const CLOSED: Port = match Port::of(5) {
    Some(port) => port,
    None => panic!("there is a port 5"),
};

impl Setup {
    /// Two players; the marker tells who begins.
    pub const fn normal() -> Setup {
        Setup { players: 2, first: None }
    }

    /// A way of playing by its name on the command line.
    pub fn named(mode: &str) -> Option<Setup> {
        (mode == "normal").then(Setup::normal)
    }

    /// Checks who plays and how.
    ///
    /// # Errors
    /// With the clause that forbids it.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |clause, key: &'static str| Err(SetupError { clause: Clause(clause), words: Words::new(key) });
        if self.players != 2 {
            return refuse("VD-01", "vd-no-such-count");
        }
        if self.first.is_some_and(|seat| seat.0 > 1) {
            return refuse("VD-R2", "vd-no-such-first");
        }
        Ok(())
    }
}

/// So many from the top of a pile, as a pile in the same order.
pub(super) fn cut<T: PartialEq>(pile: &mut Pile<T>, count: usize) -> Pile<T> {
    let mut taken: Vec<T> = (0..count).filter_map(|_| pile.draw()).collect();
    taken.reverse();
    let mut cut = Pile::default();
    taken.into_iter().for_each(|item| cut.lay(item));
    cut
}

impl ValleyDuel {
    pub(super) fn lay_out(setup: &Setup, seed: u64) -> Result<ValleyDuel, SetupError> {
        setup.check()?;
        let mut rng = Rng::seeded(seed);
        let wheels = Wheels::spun(&mut rng);
        let first = setup.first.unwrap_or_else(|| Seat(rng.below(2) as u8));

        let mut demand: Vec<Demand> = Demand::all().collect();
        rng.shuffle(&mut demand);
        let mut exports = Pile::shuffled(Export::all(), &mut rng);
        let mut demand = demand.into_iter();
        let mut ports = Port::all();
        let harbours = std::array::from_fn(|_| {
            let closed = ports.next() == Some(CLOSED);
            Harbour {
                demand: demand.next().expect("a Demand tile for each port"),
                export: exports.draw(),
                cover: if closed { Cover::All } else { Cover::Lower },
            }
        });

        let mut market = Pile::shuffled(Lot::all(), &mut rng);
        // The first is drawn into the place next to the stack and slides on.
        let far = market.draw().expect("12 Market tiles");
        let near = market.draw().expect("12 Market tiles");

        let mut tiles_aside = Pile::shuffled(Tile::all(), &mut rng);
        let tiles: [Option<Tile>; TILES] = std::array::from_fn(|_| tiles_aside.draw());
        let tile_stack = cut(&mut tiles_aside, TILE_STACK);

        let mut farms_aside = Pile::shuffled(Farm::all(), &mut rng);
        let farms: [Option<Farm>; FARMS] = std::array::from_fn(|_| farms_aside.draw());
        let deck = cut(&mut farms_aside, FARM_DECK);

        let player = Player {
            points: 0,
            gained: [0; Source::COUNT],
            guilders: 0,
            tools: 0,
            bulbs: Default::default(),
            windmills: Self::content().columns(),
            traded: Vec::new(),
            trades: 0,
            done: Vec::new(),
            used: 0,
        };
        Ok(ValleyDuel {
            setup: setup.clone(),
            first,
            active: first,
            step: Step::Rotate,
            chosen: None,
            taken: [None; 3],
            pending: Vec::new(),
            turns: 0,
            last: None,
            calendar: 0,
            causes: Vec::new(),
            wheels,
            patches: [[None; LONGEST]; Patch::COUNT as usize],
            nodes: [None; Node::COUNT as usize],
            harbours,
            boat: CLOSED.next(),
            lots: [near, far],
            discard: Vec::new(),
            tiles,
            farms,
            rows: [[None; ROW]; 2],
            boxed_farms: Vec::new(),
            boxed_exports: Vec::new(),
            players: [player.clone(), player],
            hidden: Sealed(Hidden {
                rng,
                market,
                exports,
                tiles: tile_stack,
                tiles_aside,
                farms: deck,
                farms_aside,
            }),
        })
    }
}
