//! The Crafter: materials, what lies on the benches, a name.

use crate::rules::mythwind::{
    components::Character,
    components::Kind,
    crafter::CraftSkill,
    crafter::{CraftMove, Item, MOST_MATERIALS, Material, ROW, Workshop},
    moves::Move,
    state::{Mythwind, Skill},
};

/// All of the Crafter's pieces.
pub fn worth(game: &Mythwind, who: Character, shop: &Workshop) -> i32 {
    let benches = usize::from(game.benches(who));
    let items: i32 = shop.items().map(|(_, item)| item_worth(game, who, shop, item)).sum();
    let free = benches.saturating_sub(shop.items().count()) as i32 * 20;
    items + free + materials(shop) + next_order(shop) + name(i32::from(shop.reputation))
}

/// Materials: what an order of the row asks for is worth more than what none does.
fn materials(shop: &Workshop) -> i32 {
    let content = Mythwind::content();
    let kinds = Material::ALL.iter().map(|&kind| {
        let asked = shop.row.iter().map(|&order| content.order(order).materials.of(kind)).max().unwrap_or(0);
        let have = shop.materials.of(kind);
        let useful = i32::from(have.min(asked.max(2)));
        useful * 130 + (i32::from(have) - useful) * 50
    });
    kinds.sum()
}

fn name(reputation: i32) -> i32 {
    reputation.min(8) * 240 + (reputation - 8).max(0) * 110
}

/// How near the orders of the row are to being started. One for which there is no room in the store any more is
/// out of reach.
fn next_order(shop: &Workshop) -> i32 {
    let content = Mythwind::content();
    let near = shop.row.iter().map(|&order| {
        let card = content.order(order);
        let missing: i32 = Material::ALL
            .iter()
            .map(|&kind| i32::from(card.materials.of(kind)) - i32::from(shop.materials.of(kind)))
            .map(|short| short.max(0))
            .sum();
        if i32::from(shop.materials.total()) + missing > i32::from(MOST_MATERIALS) {
            return 0;
        }
        let gain = i32::from(card.price) * 100 - i32::from(card.materials.total()) * 130;
        (gain / 3 + 120 - 90 * missing).max(0)
    });
    // A card not yet drawn may be anything: better than one that cannot be had.
    let unknown = std::iter::repeat_n(130, ROW.saturating_sub(shop.row.len()));
    let mut near: Vec<i32> = near.chain(unknown).collect();
    near.sort_unstable_by(|a, b| b.cmp(a));
    near.iter().zip([100, 50, 25]).map(|(value, part)| value * part / 100).sum()
}

/// An item: paid for at first, at its price once it is done.
fn item_worth(game: &Mythwind, who: Character, shop: &Workshop, item: &Item) -> i32 {
    let card = Mythwind::content().order(item.order);
    let materials = i32::from(card.materials.total()) * 130;
    let price = i32::from(game.delivery_price(who, item)) * 100 - 20;
    let fame = i32::from(game.fame(who, item.quality));
    let reputation = i32::from(shop.reputation);
    let done = price + name((reputation + fame).clamp(0, 12)) - name(reputation);
    let (work, needed) = (i32::from(item.work), i32::from(card.work));
    if work >= needed {
        return done;
    }
    materials + (done - materials) * (36 + 58 * work / needed) / 100
}

/// What a polish or another roll of it is worth before the die falls; none for other moves.
pub fn expected(game: &Mythwind, who: Character, mv: &Move) -> Option<i32> {
    let shop = game.workshop(who)?;
    let content = Mythwind::content();
    let (bench, before, die) = match *mv {
        Move::Craft(CraftMove::Work { bench, by }) => {
            let item = shop.bench(bench).filter(|item| item.is_finished(content))?;
            if shop.today.steady {
                return None;
            }
            (
                bench,
                item.quality,
                matches!(by, crate::rules::mythwind::trade::By::Die(_)).then_some(Kind::Villager),
            )
        }
        Move::Craft(CraftMove::Reroll { .. }) => {
            let polish = shop.today.polish?;
            (polish.bench, polish.before, Some(Kind::Sprite))
        }
        _ => return None,
    };
    let item = *shop.bench(bench)?;
    let safe = game.sheet(who).today.aligned == Some(Kind::Sprite);
    let best = if game.has_skill(who, Skill::Crafter(CraftSkill::Masterwork)) { 4 } else { 3 };
    let now = item_worth(game, who, shop, &item);
    let steps = [if safe { 0 } else { -1 }, 0, 0, 1, 1, 2];
    let rolled = steps.iter().map(|&by: &i8| {
        let quality = before.saturating_add_signed(by).min(best.max(before));
        item_worth(game, who, shop, &Item { quality, ..item })
    });
    let mean = rolled.sum::<i32>() / 6;
    Some(super::worth(game) + mean - now - die.map_or(0, |kind| super::pip(who, kind)))
}
