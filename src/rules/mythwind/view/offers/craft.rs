//! The steps in the workshop.

use super::{Offers, button, click_piece, click_zone, drag};
use crate::rules::{
    Words,
    mythwind::{
        Character, DieId, Move,
        crafter::{CraftMove, OrderId},
        state::Mythwind,
        trade::By,
        view::{ids, layout},
    },
    table::{Place, Rect, Spot},
};

impl Mythwind {
    /// Orders are dragged to benches, items and materials clicked, dice put on them.
    pub(super) fn offer_craft(&self, offers: &mut Offers, mv: Move, craft: CraftMove) {
        let who = offers.who;
        let on_open = |rect: Rect| Place { surface: ids::tray(who), rect, level: 20 };
        let by_worker = |what: Words| Words::new("mw-by-worker").with("what", what);
        let die_on = |die: DieId, piece, rect: Rect| {
            drag(ids::piece::die(die), Spot::Piece(piece), on_open(rect.inset(30)))
        };
        match craft {
            CraftMove::Start { order, bench } => {
                let land = Place { level: 15, ..on_open(layout::bench(bench)) };
                let gesture = drag(ids::piece::order(order), Spot::Zone(ids::zone::bench(bench)), land);
                offers.add(mv, gesture, Words::new("mw-do-start").with("order", order.words()));
            }
            CraftMove::Gather { material, by } => {
                let piece = ids::piece::material(material);
                let label = Words::new("mw-do-gather").with("material", material.words());
                match by {
                    By::Action => offers.add(mv, click_piece(piece), label),
                    By::Die(die) => {
                        offers.add(mv, die_on(die, piece, layout::material(material)), by_worker(label));
                    }
                }
            }
            CraftMove::Work { bench, by } => {
                let Some((order, finished)) = self.on_bench(who, bench) else { return };
                let key = if finished { "mw-do-polish" } else { "mw-do-work" };
                let label = Words::new(key).with("order", order.words());
                let piece = ids::piece::order(order);
                match by {
                    By::Action => offers.add(mv, click_piece(piece), label),
                    By::Die(die) => {
                        offers.add(mv, die_on(die, piece, layout::bench(bench)), by_worker(label));
                    }
                }
            }
            CraftMove::Reroll { die } => {
                let polish = self.workshop(who).and_then(|workshop| workshop.today.polish);
                let Some(bench) = polish.map(|polish| polish.bench) else { return };
                let Some((order, _)) = self.on_bench(who, bench) else { return };
                let label = by_worker(Words::new("mw-do-reroll").with("order", order.words()));
                offers.add(mv, die_on(die, ids::piece::order(order), layout::bench(bench)), label);
            }
            CraftMove::Canvass => offers.add(mv, button(false), Words::new("mw-do-canvass")),
            CraftMove::Under { order } => {
                let label = Words::new("mw-do-under").with("order", order.words());
                offers.add(mv, click_piece(ids::piece::order(order)), label);
            }
            CraftMove::Draw { tier } => {
                offers.add(
                    mv,
                    click_zone(ids::zone::deck(tier)),
                    Words::new("mw-do-draw").with("tier", tier),
                );
            }
            CraftMove::Deliver { bench } => {
                if let Some((order, _)) = self.on_bench(who, bench) {
                    let label = Words::new("mw-do-deliver").with("order", order.words());
                    offers.add_with_preview(mv, click_piece(ids::piece::order(order)), label);
                }
            }
            CraftMove::Stop => offers.add(mv, button(true), Words::new("mw-do-stop")),
        }
    }

    /// What lies on a bench, and whether it is finished.
    fn on_bench(&self, who: Character, bench: u8) -> Option<(OrderId, bool)> {
        let item = self.workshop(who)?.bench(bench)?;
        Some((item.order, item.is_finished(Self::content())))
    }
}
