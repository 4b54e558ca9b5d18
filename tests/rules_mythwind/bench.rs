//! Lays out the Crafter's workshop.

use super::table::*;

pub use Material::{Cloth, Metal, Wood};

/// Orders by their numbers in the list of thirty.
pub const COAT_PEGS: OrderId = OrderId(1);
pub const BELL_ROPE: OrderId = OrderId(8);
pub const REED_BASKET: OrderId = OrderId(10);
pub const RAIN_CLOAK: OrderId = OrderId(13);

/// The workshop of the Crafter.
#[track_caller]
pub fn shop(game: &Mythwind) -> &Workshop {
    game.workshop(Crafter).expect("the Crafter has a workshop")
}

/// The workshop of the Crafter, to be changed.
#[track_caller]
pub fn shop_mut(game: &mut Mythwind) -> &mut Workshop {
    match &mut sheet(game, Crafter).journal {
        Journal::Crafter(workshop) => workshop,
        _ => panic!("the Crafter has a workshop"),
    }
}

/// Exactly these orders lie in the row; what lay there goes back to its deck.
pub fn row(game: &mut Mythwind, orders: &[OrderId]) {
    let before = std::mem::take(&mut shop_mut(game).row);
    for order in before {
        let deck = usize::from(Content::get().order(order).tier) - 1;
        game.hidden.0.orders[deck].lay(order);
    }
    for &order in orders {
        take_out(game, order);
    }
    shop_mut(game).row = orders.to_vec();
}

/// Takes an order out of its deck or the row.
fn take_out(game: &mut Mythwind, order: OrderId) {
    shop_mut(game).row.retain(|&open| open != order);
    for deck in &mut game.hidden.0.orders {
        deck.take_where(|&card| card == order);
    }
}

/// Lays an order on a bench with so much work done and this quality.
pub fn on_bench(game: &mut Mythwind, bench: u8, order: OrderId, work: u8, quality: u8) {
    take_out(game, order);
    shop_mut(game).benches[usize::from(bench)] = Some(Item { order, work, quality });
}

/// Lays an order finished on a bench.
pub fn finished(game: &mut Mythwind, bench: u8, order: OrderId, quality: u8) {
    let work = Content::get().order(order).work;
    on_bench(game, bench, order, work, quality);
}

/// Work and quality of what lies on a bench.
#[track_caller]
pub fn state_of(game: &Mythwind, bench: u8) -> (u8, u8) {
    let item = shop(game).bench(bench).expect("something lies there");
    (item.work, item.quality)
}

/// Fills the store: wood, metal, cloth.
pub fn store(game: &mut Mythwind, wood: u8, metal: u8, cloth: u8) {
    shop_mut(game).materials = Materials { wood, metal, cloth };
}

/// What is in the store: wood, metal, cloth.
pub fn stored(game: &Mythwind) -> [u8; 3] {
    Material::ALL.map(|material| shop(game).materials.of(material))
}

/// The next roll of the six-sided die shows this.
pub fn next_roll(game: &mut Mythwind, shows: usize) {
    let seed = (0..).find(|&seed| Rng::seeded(seed).below(6) + 1 == shows).expect("some seed shows it");
    game.hidden.0.rng = Rng::seeded(seed);
}

pub fn start(order: OrderId, bench: u8) -> Move {
    Move::Craft(CraftMove::Start { order, bench })
}

pub fn gather(material: Material, by: By) -> Move {
    Move::Craft(CraftMove::Gather { material, by })
}

pub fn work(bench: u8, by: By) -> Move {
    Move::Craft(CraftMove::Work { bench, by })
}

pub fn draw(tier: u8) -> Move {
    Move::Craft(CraftMove::Draw { tier })
}

pub fn under(order: OrderId) -> Move {
    Move::Craft(CraftMove::Under { order })
}

pub fn deliver(bench: u8) -> Move {
    Move::Craft(CraftMove::Deliver { bench })
}

pub const CANVASS: Move = Move::Craft(CraftMove::Canvass);
pub const STOP: Move = Move::Craft(CraftMove::Stop);

/// A morning on which the Crafter has done its town action, aligned with a kind.
#[track_caller]
pub fn at_the_bench(kind: Kind) -> Mythwind {
    let mut game = morning(&[Crafter]);
    stand_by(&mut game, Crafter, kind);
    game
}
