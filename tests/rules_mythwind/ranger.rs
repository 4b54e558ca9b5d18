//! The Ranger's camp: gear, regions, preparing, scouting.

use super::table::*;

#[test]
fn the_camp_at_the_start() {
    clauses!["MW-RA01"];
    let game = begin(&[Ranger], 1);
    assert_eq!((packed(&game), lodged(&game)), ([2, 2, 2], [0; 4]));
    assert_eq!((coins(&game, Ranger), Content::get().character(Ranger).well), (6, 5));
    let matches = [(Herb, Food), (Ore, Production), (Pelt, Income), (Relic, Culture)];
    assert!(matches.into_iter().all(|(find, res)| find.res() == res));
    // Seven gear are all there is room for, by whatever means.
    let mut game = at_camp(Sprite);
    let die = well(&mut game, Ranger, &[(Villager, 1)])[0];
    pack(&mut game, [3, 3, 1]);
    for by in [By::Action, By::Die(die)] {
        assert_eq!(refused(&game, Ranger, take(Rope, by)), "MW-RA01");
    }
}

#[test]
fn the_thirty_cards() {
    clauses!["MW-RA02"];
    // Rations, ropes, torches; coins; herbs, ore, pelts, relics.
    let table: [([u8; 3], u8, [u8; 4]); 30] = [
        ([1, 0, 0], 1, [0, 0, 0, 0]),
        ([0, 0, 0], 1, [0, 0, 0, 0]),
        ([0, 1, 0], 0, [1, 0, 0, 0]),
        ([1, 0, 0], 0, [1, 0, 0, 0]),
        ([0, 0, 1], 1, [0, 0, 1, 0]),
        ([1, 0, 0], 0, [1, 0, 0, 0]),
        ([1, 1, 0], 2, [0, 0, 1, 0]),
        ([1, 0, 0], 1, [0, 0, 0, 0]),
        ([0, 0, 1], 1, [0, 0, 0, 0]),
        ([0, 1, 0], 2, [0, 0, 0, 0]),
        ([0, 1, 0], 2, [0, 0, 0, 0]),
        ([0, 2, 0], 1, [0, 1, 0, 0]),
        ([1, 0, 0], 0, [0, 0, 1, 0]),
        ([1, 1, 0], 2, [0, 1, 0, 0]),
        ([0, 0, 0], 2, [0, 0, 0, 0]),
        ([0, 1, 1], 2, [0, 0, 0, 1]),
        ([0, 1, 0], 0, [0, 0, 1, 0]),
        ([2, 0, 0], 3, [0, 0, 0, 0]),
        ([0, 2, 0], 3, [0, 1, 0, 0]),
        ([0, 0, 1], 3, [0, 0, 0, 0]),
        ([0, 0, 1], 3, [0, 0, 0, 0]),
        ([0, 0, 2], 2, [0, 0, 0, 1]),
        ([1, 0, 1], 4, [1, 0, 0, 0]),
        ([0, 1, 1], 3, [0, 1, 0, 0]),
        ([0, 0, 0], 2, [0, 0, 1, 0]),
        ([0, 1, 2], 4, [0, 0, 0, 2]),
        ([0, 0, 1], 2, [0, 0, 0, 1]),
        ([1, 0, 1], 2, [1, 1, 0, 0]),
        ([0, 0, 2], 5, [0, 0, 0, 0]),
        ([0, 1, 0], 4, [0, 0, 0, 0]),
    ];
    let content = Content::get();
    assert_eq!(content.trails.len(), 30);
    for (id, (hazards, coins, finds)) in (1..).zip(table) {
        let card = content.trail(TrailId(id));
        assert_eq!(Gear::ALL.map(|gear| card.hazards.of(gear)), hazards, "card {id}");
        assert_eq!((card.coins, Find::ALL.map(|find| card.finds.of(find))), (coins, finds), "card {id}");
        assert_eq!(card.region, Region::ALL[usize::from(id - 1) / 10], "card {id}");
    }
    let decks: Vec<[Vec<u8>; 3]> =
        (0..6).map(|seed| Region::ALL.map(|region| deck(&begin(&[Ranger], seed), region))).collect();
    for three in &decks {
        for (region, deck) in Region::ALL.into_iter().zip(three) {
            let mut sorted = deck.clone();
            sorted.sort_unstable();
            let from = region as u8 * 10 + 1;
            assert_eq!(sorted, (from..from + 10).collect::<Vec<_>>());
        }
    }
    for region in 0..3 {
        assert!(decks.iter().any(|three| three[region] != decks[0][region]), "each is shuffled");
    }
}

#[test]
fn what_a_region_costs_and_when_it_opens() {
    clauses!["MW-RA03"];
    for (region, entry, before) in
        [(Greenwood, [0, 0, 0], None), (Highstone, [1, 0, 0], Some(0)), (Mistdeep, [1, 0, 1], Some(1))]
    {
        let mut game = at_camp(Villager);
        if let Some(before) = before {
            camp_mut(&mut game).survived = [200; 3];
            camp_mut(&mut game).survived[before] = 9;
            assert_eq!(refused(&game, Ranger, explore(region)), "MW-RA03", "{region:?} is closed");
            camp_mut(&mut game).survived[before] = 10;
        }
        // A card with two hazards, so that nothing is settled by itself.
        trails(&mut game, region, &[[7, 14, 23][region.index()]]);
        play(&mut game, Ranger, explore(region));
        assert_eq!(packed(&game), [2 - entry[0], 2 - entry[1], 2 - entry[2]], "{region:?}");
    }
    // Without the gear of the entry nobody goes in.
    for (region, without) in [(Highstone, [0, 3, 3]), (Mistdeep, [0, 3, 3]), (Mistdeep, [3, 3, 0])] {
        let mut game = at_camp(Villager);
        camp_mut(&mut game).survived = [10; 3];
        pack(&mut game, without);
        assert_eq!(refused(&game, Ranger, explore(region)), "MW-RA03", "{region:?} with {without:?}");
    }
    // And only a pathfinder spares any of it.
    let mut game = at_camp(Villager);
    camp_mut(&mut game).survived = [10; 3];
    assert_eq!(refused(&game, Ranger, sparing(Highstone, Ration)), "MW-RA03");
}

#[test]
fn how_many_cards_an_expedition_meets() {
    clauses!["MW-RA03", "MW-RA05"];
    // Three cards in the Greenwood, four elsewhere; at the limit it is over by itself.
    for (region, limit) in [(Greenwood, 3), (Highstone, 4), (Mistdeep, 4)] {
        let mut game = at_camp(Villager);
        camp_mut(&mut game).survived = [10; 3];
        // The two that ask for nothing or a single rope or ration first; more gear than any four could ask.
        let next: &[u8] = match region {
            Greenwood => &[2, 1, 10],
            Highstone => &[15, 11, 13, 17],
            Mistdeep => &[25, 30, 21, 27],
        };
        trails(&mut game, region, next);
        let before = camp(&game).survived[region.index()];
        play(&mut game, Ranger, explore(region));
        for card in 1..=limit {
            pack(&mut game, [2, 2, 2]);
            for gear in Gear::ALL {
                while offered(&game, Ranger, pay(gear)) {
                    play(&mut game, Ranger, pay(gear));
                }
            }
            assert_eq!(camp(&game).survived[region.index()], before + card, "{region:?}");
            if card < limit {
                assert!(game.is_out(Ranger), "{region:?} after {card}");
                play(&mut game, Ranger, REVEAL);
            }
        }
        assert!(!game.is_out(Ranger), "{region:?} is left after {limit}");
        assert_eq!(camp(&game).discards[region.index()].len(), usize::from(limit));
    }
}

#[test]
fn preparing() {
    clauses!["MW-RA04", "MW-90", "MW-CJ04"];
    for (kind, count) in [(Sprite, 3), (Villager, 4)] {
        let mut game = at_camp(kind);
        pack(&mut game, [0, 0, 0]);
        for gear in [Ration, Torch, Torch, Rope].into_iter().take(count) {
            play(&mut game, Ranger, take(gear, By::Action));
        }
        assert_eq!(packed(&game), [1, u8::from(count == 4), 2], "{kind:?}");
        assert_eq!(refused(&game, Ranger, take(Rope, By::Action)), "MW-CJ04", "{count} and no more");
    }
    // It ends when the pack is full, or when the Ranger likes.
    let mut game = at_camp(Villager);
    pack(&mut game, [6, 0, 0]);
    play(&mut game, Ranger, take(Rope, By::Action));
    assert!(game.doing(Ranger).is_none(), "there is room for no more");
    let mut game = at_camp(Villager);
    pack(&mut game, [0, 0, 0]);
    assert_eq!(refused(&game, Ranger, PACKED), "MW-RA04", "nothing is under way");
    play_all(&mut game, Ranger, &[take(Rope, By::Action), PACKED]);
    for mv in [take(Rope, By::Action), scout(Greenwood), explore(Greenwood)] {
        assert_eq!(refused(&game, Ranger, mv), "MW-CJ04");
    }
    let early = morning(&[Ranger]);
    for mv in [take(Rope, By::Action), scout(Greenwood), explore(Greenwood)] {
        assert_eq!(refused(&early, Ranger, mv), "MW-80", "the town action comes first");
    }
}

#[test]
fn scouting() {
    clauses!["MW-RA04"];
    let mut game = at_camp(Sprite);
    trails(&mut game, Highstone, &[20, 11, 15, 12]);
    let played = game.clone().play(Ranger.seat(), &scout(Highstone)).expect("a legal move");
    assert_eq!(played.wall, Some(Wall::Revealed), "three cards come to light");
    play(&mut game, Ranger, scout(Highstone));
    assert_eq!(moves(&game, Ranger), [first(20), first(11), first(15), Move::Done]);
    play(&mut game, Ranger, first(15));
    assert_eq!(moves(&game, Ranger), [first(20), first(11), Move::Done]);
    let kept = after(&game, Ranger, Move::Done);
    assert_eq!(deck(&kept, Highstone)[..4], [15, 20, 11, 12]);
    play(&mut game, Ranger, first(11));
    assert_eq!(deck(&game, Highstone)[..4], [15, 11, 20, 12], "the third had no choice");
    // And one gear.
    assert_eq!(moves(&game, Ranger), Gear::ALL.map(|gear| take(gear, By::Action)));
    play(&mut game, Ranger, take(Torch, By::Action));
    assert_eq!(packed(&game), [2, 2, 3]);
    assert_eq!(refused(&game, Ranger, take(Torch, By::Action)), "MW-CJ04");
    // They are met in that order.
    camp_mut(&mut game).survived = [10; 3];
    next_day(&mut game, Villager);
    play(&mut game, Ranger, explore(Highstone));
    assert_eq!(packed(&game)[0], 1);
    play_all(&mut game, Ranger, &[REVEAL, pay(Rope), REVEAL, pay(Torch)]);
    assert_eq!(camp(&game).discards[1], [TrailId(15), TrailId(11), TrailId(20)]);
    // With a full pack the gear is forgone; with one card left there is nothing to order.
    let mut game = at_camp(Sprite);
    pack(&mut game, [3, 3, 1]);
    game.hidden.0.regions[0] = Pile::default();
    game.hidden.0.regions[0].lay(TrailId(4));
    play(&mut game, Ranger, scout(Greenwood));
    assert_eq!((packed(&game), deck(&game, Greenwood)), ([3, 3, 1], vec![4]));
    assert!(offered(&game, Ranger, Move::EndTurn));
    let mut game = at_camp(Sprite);
    game.hidden.0.regions[0] = Pile::default();
    assert_eq!(refused(&game, Ranger, scout(Greenwood)), "MW-RA04", "there is no card");
}

#[test]
fn an_extra_action_is_one_of_the_three() {
    clauses!["MW-CJ04", "MW-207"];
    let mut game = at_camp(Villager);
    trails(&mut game, Greenwood, &[7, 3, 1]);
    play(&mut game, Ranger, explore(Greenwood));
    // Granted while another is under way: that one waits, card and all.
    game.resolve(Effect::ActNow, Some(Ranger));
    assert!(!offered(&game, Ranger, pay(Rope)));
    play_all(&mut game, Ranger, &[take(Torch, By::Action)]);
    assert_eq!(game.sheet(Ranger).today.actions, 0);
    play_all(&mut game, Ranger, &[pay(Rope), pay(Ration), HOME]);
    assert_eq!((coins(&game, Ranger), lodged(&game)), (2, [0, 0, 1, 0]));
    // An expedition granted at the end of a season begins without a hired hand, and must come home.
    let mut game = at_camp(Villager);
    built(&mut game, School, 2);
    well(&mut game, Ranger, &[(Sprite, 2), (Villager, 2)]);
    trails(&mut game, Greenwood, &[7, 3, 1]);
    end_season(&mut game);
    while offered(&game, Ranger, Move::Done) {
        play(&mut game, Ranger, Move::Done);
    }
    play_all(&mut game, Ranger, &[Move::Align(Villager), explore(Greenwood)]);
    assert_eq!(moves(&game, Ranger), [pay(Ration), suffer(Ration), pay(Rope), suffer(Rope)]);
    play_all(&mut game, Ranger, &[pay(Rope), pay(Ration)]);
    assert_eq!(moves(&game, Ranger), [REVEAL, HOME], "it cannot be left in the woods");
    play(&mut game, Ranger, HOME);
    assert_eq!(lodged(&game), [0, 0, 1, 0]);
    assert!(matches!(moves(&game, Ranger).first(), Some(Move::Goal(_))));
    assert_eq!(game.sheet(Ranger).today.aligned, None, "the alignment was lent");
}

#[test]
fn two_actions_do_not_run_into_each_other() {
    clauses!["MW-CJ04", "MW-RA05"];
    let mut game = at_camp(Villager);
    sheet(&mut game, Ranger).today.actions = 2;
    trails(&mut game, Greenwood, &[7, 3, 1]);
    pack(&mut game, [2, 2, 0]);
    play(&mut game, Ranger, explore(Greenwood));
    for mv in [take(Torch, By::Action), scout(Greenwood), explore(Greenwood), Move::EndTurn] {
        assert_eq!(refused(&game, Ranger, mv), "MW-RA05", "first it comes home");
    }
    play_all(&mut game, Ranger, &[pay(Rope), pay(Ration), HOME, take(Torch, By::Action)]);
    assert_eq!(game.sheet(Ranger).today.actions, 0);
}

#[test]
fn others_have_no_camp() {
    clauses!["MW-202"];
    let mut game = morning(&[Farmer, Crafter]);
    stand_by(&mut game, Farmer, Sprite);
    for mv in [take(Rope, By::Action), scout(Greenwood), explore(Greenwood), pair(Herb), HOME] {
        assert_eq!(refused(&game, Farmer, mv), "MW-202");
    }
}
