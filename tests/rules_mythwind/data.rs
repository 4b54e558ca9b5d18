//! What is printed on the building cards, against the tables of the rules.

use super::table::*;
use windmill_lane::rules::mythwind::stands_for;

/// Production, income, food, culture of a cost written like "P1 F2".
fn cost(text: &str) -> Stock {
    let mut stock = Stock::default();
    for part in text.split_whitespace() {
        let (letter, number) = part.split_at(1);
        let res = match letter {
            "P" => Production,
            "I" => Income,
            "F" => Food,
            "C" => Culture,
            _ => panic!("{letter} is no resource"),
        };
        *stock.of_mut(res) = number.parse().expect("a number");
    }
    stock
}

/// Building, level, prerequisite, whether it replaces it, slot, sign, cost for 1-2, cost for 3 or more.
type Row = (Building, u8, Option<Building>, bool, u8, Option<Kind>, &'static str, &'static str);

const S: Option<Kind> = Some(Sprite);
const V: Option<Kind> = Some(Villager);

const TABLE: [Row; 42] = [
    (Longhouse, 0, None, false, 1, None, "", ""),
    (Bakery, 1, Some(TradingPost), false, 2, S, "P1 F1", "P2 F1"),
    (Chapel, 1, None, false, 2, S, "P1 C1", "P2 C1"),
    (Delicatessen, 1, Some(Bakery), true, 2, S, "F1 C1", "F2 C1"),
    (FishingGround, 1, None, false, 3, S, "", ""),
    (GeneralStore, 1, Some(Longhouse), false, 1, S, "P1 F1", "P2 F1"),
    (LumberMill, 1, Some(LumberYard), true, 2, V, "P1 I1", "P1 I2"),
    (LumberYard, 1, Some(TradingPost), false, 2, V, "P1 I1", "P1 I2"),
    (Monument, 1, Some(GeneralStore), false, 2, S, "P1 C1", "P2 C1"),
    (PostOffice, 1, Some(GeneralStore), false, 1, V, "I1 C1", "I2 C1"),
    (Quarry, 1, Some(LumberYard), false, 2, V, "P1 I1 F1", "P2 I1 F1"),
    (Tavern, 1, Some(GeneralStore), false, 2, V, "I1 F1", "I2 F1"),
    (TradingPost, 1, Some(Longhouse), false, 1, V, "I1 C1", "I2 C1"),
    (Abattoir, 2, Some(Delicatessen), true, 3, S, "P2 F2", "P3 F3"),
    (Church, 2, Some(Chapel), true, 3, S, "P2 C2", "P3 C3"),
    (ClayPool, 2, Some(Quarry), false, 3, V, "P2 I1 F1", "P3 I2 F1"),
    (CommunityCenter, 2, Some(Church), false, 3, V, "P1 I1 F1 C2", "P2 I2 F1 C2"),
    (CommunityGarden, 2, Some(Monument), false, 2, S, "F2 C2", "F3 C3"),
    (Forge, 2, Some(Quarry), true, 3, V, "P3 I1", "P4 I2"),
    (Guild, 2, Some(CommunityCenter), false, 3, V, "P1 I2 F1 C1", "P2 I3 F1 C1"),
    (Hotel, 2, Some(Inn), false, 3, S, "I2 F2", "I3 F3"),
    (Inn, 2, Some(Tavern), false, 2, V, "P1 I1 F2", "P1 I2 F3"),
    (Library, 2, Some(School), false, 3, S, "P1 C3", "P2 C4"),
    (Port, 2, Some(FishingGround), false, 3, V, "P2 I1 F1", "P3 I2 F1"),
    (PrintingPress, 2, Some(PostOffice), true, 2, V, "P2 I1 C1", "P3 I2 C1"),
    (School, 2, Some(Chapel), false, 3, S, "P1 F1 C2", "P2 F1 C3"),
    (Cathedral, 3, Some(Church), true, 4, S, "P2 F1 C4", "P3 F1 C6"),
    (CityHall, 3, Some(CommunityCenter), false, 4, V, "P1 I3 F1 C2", "P2 I4 F1 C3"),
    (Courthouse, 3, Some(CityHall), false, 3, V, "P2 I3 F1", "P3 I4 F2"),
    (Foundry, 3, Some(Forge), false, 4, V, "P5 I1", "P7 I2"),
    (Harbor, 3, Some(Port), true, 4, V, "P3 I2 F1", "P4 I4 F1"),
    (Restaurant, 3, Some(Saloon), true, 3, S, "I2 F4", "I3 F6"),
    (RoadWorks, 3, Some(CityHall), false, 3, V, "P3 I2 F1", "P5 I3 F1"),
    (Saloon, 3, Some(Inn), false, 3, S, "I3 F3", "I5 F4"),
    (SportingField, 3, Some(CommunityCenter), false, 3, S, "P1 F2 C3", "P2 F3 C4"),
    (Vineyard, 3, Some(CommunityGarden), true, 3, S, "F3 C3", "F4 C5"),
    (Winery, 3, Some(Vineyard), true, 4, S, "F3 C4", "F4 C6"),
    (Casino, 4, Some(Hotel), false, 4, S, "I4 C4", "I6 C6"),
    (Jail, 4, Some(Courthouse), false, 4, V, "P3 I3 F2", "P5 I5 F2"),
    (Shipyard, 4, Some(Harbor), false, 4, V, "P4 I3 F2", "P6 I4 F3"),
    (TrainStation, 4, Some(Foundry), false, 4, S, "P3 I3 F2", "P5 I4 F3"),
    (UnionOffice, 4, Some(Guild), false, 4, V, "P2 I3 F1 C2", "P3 I4 F2 C3"),
];

#[test]
fn the_building_cards() {
    clauses![
        "MW-119", "MW-122", "MW-123", "MW-188", "MW-R01", "MW-R02", "MW-R03", "MW-210", "MW-211", "MW-212",
        "MW-213", "MW-214", "MW-215", "MW-216", "MW-217", "MW-218", "MW-219", "MW-220", "MW-221", "MW-222",
        "MW-223", "MW-224", "MW-225", "MW-226", "MW-227", "MW-228", "MW-229", "MW-230", "MW-231", "MW-232",
        "MW-233", "MW-234", "MW-235", "MW-236", "MW-237", "MW-238", "MW-239", "MW-240", "MW-241", "MW-242",
        "MW-243", "MW-244", "MW-245", "MW-246", "MW-247", "MW-248", "MW-249", "MW-250", "MW-251"
    ];
    for (building, level, needs, replaces, slot, sign, few, many) in TABLE {
        let card = Content::get().building(building);
        assert_eq!(card.id, building);
        assert_eq!((card.level, card.needs, card.replaces), (level, needs, replaces), "{building:?}");
        assert_eq!((card.slot, card.aligned), (slot, sign), "{building:?}");
        assert_eq!(card.cost, cost(few), "{building:?}, one or two characters");
        assert_eq!(card.cost_3, cost(many), "{building:?}, three or more");
    }
    let mut all = TABLE.map(|row| row.0);
    all.sort_unstable();
    assert_eq!(all, Building::ALL, "42 cards, each once");
}

#[test]
fn sums_over_all_buildings() {
    clauses!["MW-118", "MW-119"];
    let sum = |cost: fn(Building) -> Stock| {
        Res::ALL
            .map(|res| Building::ALL.iter().map(|&building| u32::from(cost(building).of(res))).sum::<u32>())
    };
    assert_eq!(sum(|building| Content::get().building(building).cost), [54, 48, 45, 40]);
    assert_eq!(sum(|building| Content::get().building(building).cost_3), [85, 77, 60, 55]);
    let signs = |sign: Option<Kind>| TABLE.iter().filter(|row| row.5 == sign).count();
    assert_eq!([signs(S), signs(V), signs(None)], [20, 21, 1]);
    // Bands by level, and no number that does not fit a track with room to spare.
    for (building, level, ..) in TABLE {
        let card = Content::get().building(building);
        let total = |cost: Stock| Res::ALL.iter().map(|&res| cost.of(res)).sum::<u8>();
        let (few, many) = match level {
            0 => (0..=0, 0..=0),
            1 => (0..=3, 0..=4),
            2 => (4..=5, 6..=7),
            3 => (6..=7, 9..=10),
            _ => (8..=9, 12..=13),
        };
        assert!(few.contains(&total(card.cost)), "{building:?}");
        assert!(many.contains(&total(card.cost_3)), "{building:?}");
        assert!(Res::ALL.iter().all(|&res| card.cost_3.of(res) <= 7), "{building:?}");
    }
}

#[test]
fn the_tree_of_buildings() {
    clauses!["MW-120", "MW-122", "MW-131", "MW-R01"];
    let content = Content::get();
    let roots: Vec<Building> =
        Building::ALL.into_iter().filter(|&building| content.building(building).needs.is_none()).collect();
    assert_eq!(roots, [Chapel, FishingGround, Longhouse]);
    let children: [(Building, &[Building]); 29] = [
        (Longhouse, &[GeneralStore, TradingPost]),
        (GeneralStore, &[Monument, PostOffice, Tavern]),
        (TradingPost, &[Bakery, LumberYard]),
        (Chapel, &[Church, School]),
        (FishingGround, &[Port]),
        (Bakery, &[Delicatessen]),
        (Delicatessen, &[Abattoir]),
        (LumberYard, &[LumberMill, Quarry]),
        (Quarry, &[ClayPool, Forge]),
        (Forge, &[Foundry]),
        (Foundry, &[TrainStation]),
        (Monument, &[CommunityGarden]),
        (CommunityGarden, &[Vineyard]),
        (Vineyard, &[Winery]),
        (PostOffice, &[PrintingPress]),
        (Tavern, &[Inn]),
        (Inn, &[Hotel, Saloon]),
        (Hotel, &[Casino]),
        (Saloon, &[Restaurant]),
        (Church, &[Cathedral, CommunityCenter]),
        (CommunityCenter, &[CityHall, Guild, SportingField]),
        (CityHall, &[Courthouse, RoadWorks]),
        (Courthouse, &[Jail]),
        (Guild, &[UnionOffice]),
        (School, &[Library]),
        (Port, &[Harbor]),
        (Harbor, &[Shipyard]),
        (Winery, &[]),
        (Library, &[]),
    ];
    for (parent, expected) in children {
        let own = Building::ALL.into_iter().filter(|&child| content.building(child).needs == Some(parent));
        assert!(own.eq(expected.iter().copied()), "{parent:?}");
    }
    let depth = |building: Building| {
        std::iter::successors(Some(building), |&at| content.building(at).needs).count() - 1
    };
    let deepest = Building::ALL.into_iter().max_by_key(|&building| depth(building)).expect("a building");
    assert_eq!((deepest, depth(deepest)), (TrainStation, 6));
}

#[test]
fn what_counts_as_what() {
    clauses!["MW-131", "MW-R03"];
    let chains: [&[Building]; 6] = [
        &[Forge, Quarry],
        &[LumberMill, LumberYard],
        &[Abattoir, Delicatessen, Bakery],
        &[Cathedral, Church, Chapel],
        &[PrintingPress, PostOffice],
        &[Winery, Vineyard, CommunityGarden],
    ];
    let more = [[Harbor, Port], [Restaurant, Saloon]];
    let mut pairs = Vec::new();
    for chain in chains.into_iter().chain(more.iter().map(|pair| &pair[..])) {
        for (at, &upper) in chain.iter().enumerate() {
            pairs.extend(chain[at + 1..].iter().map(|&lower| (upper, lower)));
        }
    }
    for standing in Building::ALL {
        for wanted in Building::ALL {
            let expected = standing == wanted || pairs.contains(&(standing, wanted));
            assert_eq!(stands_for(standing, wanted, Content::get()), expected, "{standing:?} for {wanted:?}");
        }
    }
}

#[test]
fn what_new_buildings_bring() {
    clauses!["MW-176", "MW-225", "MW-R55"];
    // Tracks, coins of each, sprites, villagers; questions are answered by the first answer (production before
    // food, so that "any" is a production and the General Store's choice a food).
    type Benefit = (Building, [u8; 4], u16, usize, usize);
    let table: [Benefit; 32] = [
        (Longhouse, [0; 4], 0, 0, 0),
        (Bakery, [0, 0, 1, 0], 0, 0, 0),
        (Chapel, [0; 4], 0, 1, 0),
        (Delicatessen, [0; 4], 0, 1, 0),
        (FishingGround, [0, 0, 1, 0], 0, 0, 0),
        (GeneralStore, [0, 0, 1, 0], 0, 1, 0),
        (LumberYard, [0; 4], 0, 0, 1),
        (PostOffice, [0; 4], 3, 0, 0),
        (Quarry, [1, 0, 0, 0], 0, 0, 0),
        (Tavern, [0; 4], 0, 0, 1),
        (TradingPost, [0; 4], 0, 0, 1),
        (Abattoir, [0; 4], 0, 1, 0),
        (Church, [0; 4], 1, 1, 0),
        (ClayPool, [0; 4], 0, 0, 1),
        (CommunityGarden, [0, 0, 1, 0], 0, 0, 0),
        (Guild, [0; 4], 0, 0, 1),
        (Hotel, [0; 4], 0, 1, 0),
        (Inn, [0; 4], 0, 0, 1),
        (Library, [0; 4], 3, 0, 0),
        (Port, [0, 1, 0, 0], 0, 0, 0),
        (Cathedral, [0; 4], 0, 2, 0),
        (CityHall, [0; 4], 0, 1, 1),
        (Courthouse, [0; 4], 0, 0, 1),
        (Harbor, [0, 1, 0, 0], 0, 0, 1),
        (Restaurant, [0; 4], 0, 1, 0),
        (Saloon, [0; 4], 0, 1, 0),
        (Vineyard, [0; 4], 0, 1, 0),
        (Winery, [0; 4], 5, 0, 0),
        (Casino, [0; 4], 3, 1, 0),
        (Jail, [1, 0, 0, 0], 0, 0, 1),
        (Shipyard, [1, 0, 0, 0], 0, 0, 1),
        (Foundry, [1, 0, 0, 0], 0, 0, 0),
    ];
    for (building, tracks, each, sprites, villagers) in table {
        let game = completed(building);
        assert_eq!(held(&game).map(|track| track - 1), tracks, "{building:?}");
        assert_eq!([Ranger, Merchant].map(|who| coins(&game, who) - 6), [each; 2], "{building:?}");
        assert_eq!(count(&game, DieAt::Tower, Sprite) - 1, sprites, "{building:?}");
        assert_eq!(count(&game, DieAt::Tower, Villager) - 1, villagers, "{building:?}");
    }
    // Foundry, Lumber Mill and Road Works advance the queue: a card from slot 4 comes to slot 2.
    for building in Building::ALL {
        let advances = [Foundry, LumberMill, RoadWorks].contains(&building);
        let game = completed(building);
        let slot = game.town.queue.iter().position(|&queued| queued == Some(waiting(building)));
        assert_eq!(slot, Some(if advances { 1 } else { 2 }), "{building:?}");
    }
    assert_eq!(held(&completed(RoadWorks)), [1, 2, 1, 1]);
    // Monument, Forge and Sporting Field increase.
    for building in Building::ALL {
        let increased = match building {
            Monument => [3, 2],
            Forge => [2, 3],
            SportingField => [3, 3],
            _ => [2, 2],
        };
        let game = completed(building);
        let dice = Kind::ALL.map(|kind| game.dice.kind_at(kind, DieAt::Tower).next().expect("a die"));
        assert_eq!(dice.map(|die| game.dice.get(die).pips), increased, "{building:?}");
        // These three bring an event.
        let event = [PrintingPress, TrainStation, UnionOffice].contains(&building);
        assert_eq!(game.season_log.count(Stat::Events), u16::from(event), "{building:?}");
    }
}

/// A card that waits behind the one that is completed.
fn waiting(building: Building) -> Building {
    if building == Bakery { Chapel } else { Bakery }
}

/// The game once a building was completed for the first time; the next event is number 12, whose second
/// option does nothing.
fn completed(building: Building) -> Mythwind {
    let mut game = morning(&[Ranger, Merchant]);
    purse(&mut game, Merchant, 6);
    // Two who do nothing but what concerns the town.
    for who in [Ranger, Merchant] {
        townsfolk(&mut game, who);
    }
    for at in 2..=13 {
        clear(&mut game, at);
    }
    game.town.at_mut(LocationId(7)).building = None;
    game.town.known = Default::default();
    game.hidden.0.events = pile(&[12]);
    game.town.queue = [Some(building), None, None, Some(waiting(building))];
    game.resolve(Effect::AdvanceQueue, None);
    for _ in 0..20 {
        if offered(&game, Ranger, Move::Pick(1)) && !offered(&game, Ranger, Move::Pick(2)) {
            play(&mut game, Ranger, Move::Pick(1)); // event 12: nothing
        } else if !offered(&game, Ranger, Move::Forgo) {
            let first = moves(&game, Ranger)[0];
            play(&mut game, Ranger, first);
        }
    }
    assert!(game.town.place_of(building).is_some(), "{building:?} stands");
    game
}

#[test]
fn benefits_that_touch_the_farmer() {
    clauses!["MW-176", "MW-D13", "MW-R33"];
    // Community Center: each may gain a skill at two coins less. School: each may perform a character action.
    for building in [CommunityCenter, School] {
        let mut game = morning(&[Farmer, Ranger]);
        clear(&mut game, 2);
        game.town.queue[0] = Some(building);
        purse(&mut game, Farmer, 2);
        game.resolve(Effect::AdvanceQueue, None);
        if building == CommunityCenter {
            let thumb = Move::Learn(Skill::Farmer(FarmSkill::GreenThumb));
            assert_eq!(moves(&game, Farmer), [thumb, Move::Decline], "4 less 2 is what it has");
            play(&mut game, Farmer, thumb);
            assert_eq!(coins(&game, Farmer), 0);
            play(&mut game, Ranger, Move::Decline);
        } else {
            let clear = Move::Farm(FarmMove::Clear { cell: 7 });
            play_all(&mut game, Farmer, &[Move::Align(Sprite), clear]);
            assert_eq!(farm(&game).free().count_ones(), 27);
            play_all(&mut game, Ranger, &[Move::Align(Villager), take(Rope, By::Action)]);
            assert_eq!(packed(&game), [2, 3, 2], "the pack is full, and with it the action over");
        }
        assert_eq!(on(&game, 2), Some(building), "then it is placed");
        assert_eq!(game.sheet(Farmer).today.aligned, None);
    }
}
