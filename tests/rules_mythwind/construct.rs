//! Construct and demolish.

use super::table::*;

/// A morning with all tracks at 10, no forests and these buildings, from location 1 on (7 left out).
fn rich(characters: &[Character], buildings: &[Building]) -> Mythwind {
    let mut game = morning(characters);
    hold(&mut game, 10, 10, 10, 10);
    for at in 1..=13 {
        clear(&mut game, at);
    }
    for (&building, at) in buildings.iter().zip((1..=13).filter(|&at| at != 7)) {
        built(&mut game, building, at);
    }
    game
}

/// The game once the Farmer has chosen to construct.
#[track_caller]
fn choosing(game: &Mythwind) -> Mythwind {
    after(game, Farmer, Move::Act(TownAction::Construct))
}

/// The game once the Farmer has begun a building.
#[track_caller]
fn begun(game: &Mythwind, building: Building) -> Mythwind {
    after(&choosing(game), Farmer, Move::Building(building))
}

/// The clause by which the Farmer may not begin a building.
#[track_caller]
fn not_begun(game: &Mythwind, building: Building) -> &'static str {
    refused(&choosing(game), Farmer, Move::Building(building))
}

#[test]
fn the_cost_is_paid_exactly_and_whole() {
    clauses!["MW-117", "MW-118", "MW-93", "MW-116"];
    let mut game = rich(&[Farmer], &[LumberYard]);
    // Quarry: production 1, income 1, food 1.
    hold(&mut game, 1, 1, 1, 0);
    let game = begun(&game, Quarry);
    assert_eq!(held(&game), [0, 0, 0, 0]);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Demolish)), "MW-81", "one of the two");

    for short in 0..3 {
        let mut game = rich(&[Farmer], &[LumberYard]);
        let mut tracks = [1, 1, 1, 10];
        tracks[short] = 0;
        hold(&mut game, tracks[0], tracks[1], tracks[2], tracks[3]);
        assert_eq!(not_begun(&game, Quarry), "MW-117", "short of track {short}");
    }
}

#[test]
fn without_anything_to_build_the_action_is_refused() {
    clauses!["MW-117"];
    let mut game = rich(&[Farmer], &[]);
    // The Fishing Ground is free; queued it leaves nothing that costs nothing.
    hold(&mut game, 0, 0, 0, 0);
    let game = begun(&game, FishingGround);
    let mut game = game;
    pass_day(&mut game);
    assert_eq!(refused(&game, Farmer, Move::Act(TownAction::Construct)), "MW-117");
}

#[test]
fn three_or_more_characters_pay_the_second_cost() {
    clauses!["MW-119", "MW-R05"];
    // Trading Post: income 1 and culture 1, or income 2 and culture 1.
    let characters = [Farmer, Ranger, Crafter, Merchant];
    for (players, left) in
        [(1, [10, 9, 10, 9]), (2, [10, 9, 10, 9]), (3, [10, 8, 10, 9]), (4, [10, 8, 10, 9])]
    {
        let game = begun(&rich(&characters[..players], &[]), TradingPost);
        assert_eq!(held(&game), left, "{players} characters");
    }
}

#[test]
fn a_prerequisite_stands_uncovered_in_town() {
    clauses!["MW-120", "MW-121", "MW-130"];
    // Bakery needs the Trading Post.
    assert_eq!(not_begun(&rich(&[Farmer], &[]), Bakery), "MW-120", "absent");
    let mut game = rich(&[Farmer], &[]);
    game.town.queue[0] = Some(TradingPost);
    assert_eq!(not_begun(&game, Bakery), "MW-121", "in the queue");
    let mut game = rich(&[Farmer], &[TradingPost]);
    assert!(offered(&choosing(&game), Farmer, Move::Building(Bakery)));
    cover(&mut game, 1);
    assert_eq!(not_begun(&game, Bakery), "MW-130", "covered");
    clear(&mut game, 1);
    act(&mut game, Farmer, TownAction::Demolish);
    play(&mut game, Farmer, Move::At(LocationId(1)));
    pass_day(&mut game);
    assert_eq!(not_begun(&game, Bakery), "MW-120", "gone");
}

#[test]
fn three_buildings_need_no_other() {
    clauses!["MW-122"];
    let game = rich(&[Farmer], &[]);
    let offers: Vec<Building> = moves(&choosing(&game), Farmer)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Building(building) => Some(building),
            _ => None,
        })
        .collect();
    // The Longhouse stands, so its two children can be begun as well.
    assert_eq!(offers, [Chapel, FishingGround, GeneralStore, TradingPost]);
    let mut poor = rich(&[Farmer], &[]);
    hold(&mut poor, 0, 0, 0, 0);
    let poor = begun(&poor, FishingGround);
    assert_eq!(poor.town.queue, [None, None, Some(FishingGround), None], "it costs nothing either");
}

#[test]
fn a_card_enters_at_its_slot_or_the_next_free_one_below() {
    clauses!["MW-123", "MW-124", "MW-125", "MW-126", "MW-E8"];
    let game = rich(&[Farmer], &[TradingPost]);
    let at = |taken: &[usize]| {
        let mut game = game.clone();
        let others = [Chapel, FishingGround, GeneralStore];
        for (&slot, other) in taken.iter().zip(others) {
            game.town.queue[slot - 1] = Some(other);
        }
        let game = begun(&game, Bakery);
        game.town.queue.iter().position(|&queued| queued == Some(Bakery)).map(|at| at + 1)
    };
    assert_eq!(at(&[]), Some(2), "its slot icon is 2");
    assert_eq!(at(&[2]), Some(3));
    assert_eq!(at(&[2, 3]), Some(4));
    assert_eq!(at(&[1, 3]), Some(2));

    let mut full = game.clone();
    full.town.queue = [None, Some(Chapel), Some(FishingGround), Some(Casino)];
    assert_eq!(not_begun(&full, Bakery), "MW-126", "slot 1 is free, but above");
    assert_eq!(held(&full), [10; 4]);
}

#[test]
fn a_card_can_be_queued_with_no_empty_location() {
    clauses!["MW-127", "MW-32"];
    let mut game = morning(&[Farmer]);
    assert_eq!(game.town.empty_places().count(), 0, "forests and the Longhouse everywhere");
    hold(&mut game, 1, 1, 1, 1);
    let game = begun(&game, TradingPost);
    assert_eq!(game.town.queue[0], Some(TradingPost));
}

#[test]
fn every_building_is_one_card() {
    clauses!["MW-128"];
    let mut game = rich(&[Farmer], &[TradingPost, Bakery]);
    assert_eq!(not_begun(&game, Bakery), "MW-128", "it stands");
    cover(&mut game, 2);
    assert_eq!(not_begun(&game, Bakery), "MW-128", "it stands under a forest");
    let mut game = rich(&[Farmer], &[TradingPost]);
    game.town.queue[3] = Some(Bakery);
    assert_eq!(not_begun(&game, Bakery), "MW-128", "it is queued");
    assert_eq!(not_begun(&game, Longhouse), "MW-128");
}

#[test]
fn an_upgrade_counts_as_what_it_replaced() {
    clauses!["MW-131", "MW-181", "MW-E22", "MW-R01", "MW-R03"];
    // Standing upgrade, wanted building whose prerequisite is an older version of it.
    let table = [
        (LumberMill, Quarry),
        (Forge, ClayPool),
        (Church, School),
        (Cathedral, School),
        (Cathedral, CommunityCenter),
    ];
    for (standing, wanted) in table {
        let game = rich(&[Farmer], &[standing]);
        assert!(offered(&choosing(&game), Farmer, Move::Building(wanted)), "{wanted:?} by {standing:?}");
        let mut game = game;
        cover(&mut game, 1);
        assert_eq!(not_begun(&game, wanted), "MW-120", "not under a forest");
    }
    // The Quarry does not count as the Forge.
    assert_eq!(not_begun(&rich(&[Farmer], &[Quarry]), Foundry), "MW-120");
}

#[test]
fn a_replaced_building_can_be_built_again_beside_its_upgrade() {
    clauses!["MW-R04", "MW-R19"];
    let mut game = rich(&[Farmer], &[LumberYard, Forge]);
    game.town.known.insert(Quarry);
    game = begun(&game, Quarry);
    game.resolve(Effect::AdvanceQueue, None);
    let events = game.resolve(Effect::AdvanceQueue, None);
    assert!(!told(&events, |event| matches!(event, Event::Resource { .. })), "no second benefit");
    play(&mut game, Farmer, Move::At(LocationId(5)));
    assert_eq!((on(&game, 2), on(&game, 5)), (Some(Forge), Some(Quarry)));
}

#[test]
fn demolishing_returns_a_building_to_the_supply() {
    clauses!["MW-132", "MW-133", "MW-93", "MW-177", "MW-116"];
    let mut game = rich(&[Farmer], &[TradingPost, Bakery]);
    act(&mut game, Farmer, TownAction::Demolish);
    assert_eq!(game.sheet(Farmer).today.aligned, Some(Villager));
    let standing = [1, 2, 7].map(|at| Move::At(LocationId(at)));
    assert_eq!(moves(&game, Farmer), standing);
    refused(&game, Farmer, Move::At(LocationId(3)));
    refused(&game, Farmer, Move::Building(Chapel));
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!(on(&game, 2), None);
    assert_eq!(held(&game), [10; 4]);
    pass_day(&mut game);
    // Again at full cost (production 1, food 1), and no benefit (1 food) the second time.
    let mut game = begun(&game, Bakery);
    assert_eq!(held(&game), [9, 10, 9, 10]);
    game.resolve(Effect::AdvanceQueue, None);
    game.resolve(Effect::AdvanceQueue, None);
    play(&mut game, Farmer, Move::At(LocationId(2)));
    assert_eq!((on(&game, 2), held(&game)), (Some(Bakery), [9, 10, 9, 10]));
}

#[test]
fn a_covered_building_can_be_demolished_its_forest_stays() {
    clauses!["MW-132", "MW-R23"];
    let mut game = rich(&[Farmer], &[TradingPost]);
    cover(&mut game, 1);
    let forest = game.town.at(LocationId(1)).forest;
    act(&mut game, Farmer, TownAction::Demolish);
    play(&mut game, Farmer, Move::At(LocationId(1)));
    assert_eq!((on(&game, 1), game.town.at(LocationId(1)).forest), (None, forest));
    assert!(forest.is_some());
}

#[test]
fn the_longhouse_can_be_demolished_and_comes_back_for_nothing() {
    clauses!["MW-R26", "MW-132"];
    let mut game = rich(&[Farmer], &[]);
    act(&mut game, Farmer, TownAction::Demolish);
    play(&mut game, Farmer, Move::At(LocationId(7)));
    pass_day(&mut game);
    assert_eq!(not_begun(&game, TradingPost), "MW-120", "its children wait");
    hold(&mut game, 0, 0, 0, 0);
    let mut game = begun(&game, Longhouse);
    assert_eq!((game.town.queue[0], held(&game)), (Some(Longhouse), [0; 4]));
    let events = game.resolve(Effect::AdvanceQueue, None);
    assert_eq!(events, [Event::Completed { building: Longhouse }], "no benefit");
    play(&mut game, Farmer, Move::At(LocationId(4)));
    assert_eq!(on(&game, 4), Some(Longhouse));
}

#[test]
fn d02_a_root_can_be_begun_once_paid_for_and_once_a_slot_is_free() {
    clauses!["MW-122", "MW-126", "MW-R26"];
    // Icon slots: Longhouse 1, Chapel 2, Fishing Ground 3. Every filling of the queue by other cards.
    for filling in 0..16_u8 {
        let mut game = rich(&[Farmer], &[]);
        game.town.at_mut(LocationId(7)).building = None;
        for (slot, other) in [Abattoir, Casino, Guild, Jail].into_iter().enumerate() {
            game.town.queue[slot] = (filling & (1 << slot) != 0).then_some(other);
        }
        for (root, icon) in [(Longhouse, 1), (Chapel, 2), (FishingGround, 3)] {
            let free = (icon..=4).find(|slot| game.town.queue[slot - 1].is_none());
            assert_eq!(game.check_construct(root, 4).ok().map(|at| at + 1), free, "{root:?}, {filling:04b}");
        }
    }
}
