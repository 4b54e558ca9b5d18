//! Moves at random: some that are legal, any at all.

use std::mem::{Discriminant, discriminant};

use super::table::*;

/// A kind of move, so that the many ways to sow do not crowd out all else.
pub type Sort = (Discriminant<Move>, Option<Work>);

/// A kind of step in a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Farm(Discriminant<FarmMove>),
    Craft(Discriminant<CraftMove>),
    Deal(Discriminant<DealMove>),
    Roam(Discriminant<RoamMove>),
}

pub fn sort_of(mv: &Move) -> Sort {
    let work = match mv {
        Move::Farm(work) => Some(Work::Farm(discriminant(work))),
        Move::Craft(work) => Some(Work::Craft(discriminant(work))),
        Move::Deal(work) => Some(Work::Deal(discriminant(work))),
        Move::Roam(work) => Some(Work::Roam(discriminant(work))),
        _ => None,
    };
    (discriminant(mv), work)
}

/// A move of a seat, each sort equally likely.
pub fn some_move(game: &Mythwind, seat: Seat, rng: &mut Rng) -> Move {
    let listed = game.legal_moves(seat);
    let mut sorts: Vec<Sort> = Vec::new();
    for mv in &listed {
        if !sorts.contains(&sort_of(mv)) {
            sorts.push(sort_of(mv));
        }
    }
    let sort = rng.pick(&sorts).expect("an acting seat has a move");
    let fitting: Vec<Move> = listed.into_iter().filter(|mv| sort_of(mv) == *sort).collect();
    *rng.pick(&fitting).expect("a move of that sort")
}

/// Any move at all, with numbers that may name nothing.
pub fn any_move(rng: &mut Rng) -> Move {
    let mut number = |most: usize| match rng.below(8) {
        0 => 255,
        1 => most as u8 + 1,
        _ => rng.below(most + 1) as u8,
    };
    let (small, large, die) = (number(6), number(42), DieId(number(15)));
    let at = LocationId(number(13));
    let tile = TileId(number(31));
    let who = *rng.pick(&Character::ALL).expect("a character");
    let res = *rng.pick(&Res::ALL).expect("a resource");
    let kind = *rng.pick(&Kind::ALL).expect("a kind");
    let building = *rng.pick(&Building::ALL).expect("a building");
    let skill = *rng.pick(&Skill::all().collect::<Vec<_>>()).expect("a skill");
    let crop = *rng.pick(&Crop::ALL).expect("a crop");
    let by = if rng.below(2) == 0 { By::Action } else { By::Die(die) };
    let any_cells = (rng.seed() & rng.seed() & rng.seed()) as u32;
    let some_cells = rng.pick(placements(crop)).map_or(0, |way| way.cells);
    let cells = if rng.below(2) == 0 { any_cells } else { some_cells };
    let basic = *rng.pick(&TownAction::BASIC).expect("an action");
    let good = *rng.pick(&Good::ALL).expect("a good");
    let material = *rng.pick(&Material::ALL).expect("a material");
    let order = OrderId(large);
    let more = rng.below(2) == 0;
    let craft = [
        CraftMove::Start { order, bench: small },
        CraftMove::Gather { material, by },
        CraftMove::Work { bench: small, by },
        CraftMove::Reroll { die },
        CraftMove::Canvass,
        CraftMove::Under { order },
        CraftMove::Draw { tier: small },
        CraftMove::Deliver { bench: small },
        CraftMove::Stop,
    ];
    let deal = [
        DealMove::Buy { good, by },
        DealMove::Sell { good, by },
        DealMove::Haggle,
        DealMove::Shift { good, more, die },
        DealMove::Next { card: RivalId(large) },
        DealMove::Stop,
    ];
    let gear = *rng.pick(&Gear::ALL).expect("a gear");
    let find = *rng.pick(&Find::ALL).expect("a find");
    let region = *rng.pick(&Region::ALL).expect("a region");
    let card = TrailId(large);
    let roam = [
        RoamMove::Take { gear, by },
        RoamMove::Scout { region },
        RoamMove::Explore { region, spare: more.then_some(gear) },
        RoamMove::Pay { gear },
        RoamMove::Suffer { gear },
        RoamMove::Ignore { gear, die },
        RoamMove::Avoid,
        RoamMove::Loot,
        RoamMove::Reveal,
        RoamMove::Return,
        RoamMove::Pair { find },
        RoamMove::Mix { without: find },
        RoamMove::First { card },
        RoamMove::Name { find },
        RoamMove::Stop,
    ];
    match rng.below(35) {
        0 => Move::Act(basic),
        1 => Move::Act(TownAction::Use(at)),
        2 => Move::Forgo,
        3 => Move::Stand(basic.space()),
        4 => Move::Stand(Space::At(at)),
        5 => Move::Back,
        6 => Move::Align(kind),
        7 => Move::Pick(small),
        8 => Move::Accept,
        9 => Move::Decline,
        10 => Move::Res(res),
        11 => Move::Die(die),
        12 => Move::At(at),
        13 => Move::Slot(small),
        14 => Move::Building(building),
        15 => Move::Goal(large),
        16 => Move::Who(who),
        17 => Move::Upgrade(small),
        18 => Move::Line(if rng.below(2) == 0 { Line::Row(small) } else { Line::Column(small) }),
        19 => Move::Buy(res),
        20 => Move::Done,
        21 => Move::Learn(skill),
        22 => Move::Shelf(small),
        23 => Move::Drop(small),
        24 => Move::Swap(small, large),
        25 => Move::Skill(skill),
        26 => Move::Farm(FarmMove::Plant { crop, cells, by }),
        27 => Move::Farm(FarmMove::Grow { tile, by }),
        28 => Move::Farm(FarmMove::Clear { cell: large }),
        29 => Move::Farm(FarmMove::Reap { tile, store: rng.below(2) == 0, by }),
        30 => Move::Farm(FarmMove::Unload { tile }),
        31 => Move::Craft(*rng.pick(&craft).expect("a step")),
        32 => Move::Deal(*rng.pick(&deal).expect("a step")),
        33 => Move::Roam(*rng.pick(&roam).expect("a step")),
        _ => *rng
            .pick(&[Move::EndTurn, Move::Join(who), Move::Leave(who), Move::Farm(FarmMove::Stop)])
            .expect("a move"),
    }
}
