//! The Merchant's dusk: rivals, the ledger, the standing; and what is kept.

use super::table::*;

/// The twelve rival cards: rival, bought, dumped, wanted, fortune.
const CARDS: [(Rival, (Good, u8), (Good, u8), Good, u8); 12] = [
    (Rival::Brannick, (Salt, 3), (Silk, 2), Spice, 2),
    (Rival::Brannick, (Spice, 3), (Amber, 2), Salt, 3),
    (Rival::Brannick, (Amber, 2), (Silk, 2), Salt, 3),
    (Rival::Brannick, (Salt, 2), (Spice, 2), Silk, 4),
    (Rival::DameQuill, (Amber, 2), (Salt, 2), Silk, 2),
    (Rival::DameQuill, (Silk, 3), (Spice, 2), Amber, 3),
    (Rival::DameQuill, (Spice, 2), (Silk, 3), Amber, 3),
    (Rival::DameQuill, (Silk, 2), (Amber, 3), Spice, 4),
    (Rival::OtterBrothers, (Salt, 2), (Amber, 2), Silk, 2),
    (Rival::OtterBrothers, (Amber, 3), (Spice, 3), Salt, 3),
    (Rival::OtterBrothers, (Silk, 2), (Salt, 3), Spice, 3),
    (Rival::OtterBrothers, (Spice, 2), (Salt, 2), Amber, 4),
];

#[test]
fn the_twelve_rival_cards() {
    clauses!["MW-ME05"];
    let content = Content::get();
    assert_eq!(content.rivals.len(), 12);
    for (id, (rival, buys, dumps, wants, fortune)) in (1..).zip(CARDS) {
        let card = content.rival(RivalId(id));
        assert_eq!((card.rival, card.buys, card.dumps), (rival, buys, dumps), "card {id}");
        assert_eq!((card.wants, card.fortune), (wants, fortune), "card {id}");
    }
    let opened: Vec<RivalId> = (0..12)
        .map(|seed| {
            let game = begin(&[Merchant], seed);
            assert_eq!(game.hidden.rivals.len(), 11, "one lies open");
            let open = market(&game).rumour.expect("the rumour");
            assert!(!game.hidden.rivals.contains(&open));
            open
        })
        .collect();
    assert!(opened.iter().any(|open| *open != opened[0]), "the deck is shuffled");
}

#[test]
fn the_open_card_is_carried_out_at_dusk() {
    clauses!["MW-ME07"];
    for (id, (rival, buys, dumps, _, fortune)) in (1..=12).zip(CARDS) {
        for units in [0, 1, 3, 5, 6] {
            let mut game = morning(&[Merchant]);
            stalls(&mut game, [units; 4]);
            let next = id % 12 + 1;
            rivals(&mut game, &[id, next]);
            pass_day(&mut game);
            for (good, now) in Good::ALL.into_iter().zip(in_stalls(&game)) {
                // What leaves comes to no less than 0, what comes to no more than 6.
                let then = if good == buys.0 {
                    units.saturating_sub(buys.1)
                } else if good == dumps.0 {
                    (units + dumps.1).min(6)
                } else {
                    units
                };
                assert_eq!(now, then, "card {id}, {good:?} with {units}");
            }
            let mut fortunes = [0; 3];
            fortunes[rival as usize] = fortune;
            assert_eq!(market(&game).fortunes, fortunes, "card {id}");
            assert_eq!(market(&game).rumour, Some(RivalId(next)), "the next is opened");
        }
    }
    // Fortunes add up; a rival's card changes what is for sale, not the warehouse or the purse.
    let mut game = morning(&[Merchant]);
    goods(&mut game, [1; 4]);
    rivals(&mut game, &[1, 2, 5]);
    pass_day(&mut game);
    pass_day(&mut game);
    assert_eq!(market(&game).fortunes, [2 + 3, 0, 0]);
    assert_eq!((in_warehouse(&game), coins(&game, Merchant)), ([1; 4], 14));
}

#[test]
fn after_twelve_cards_the_deck_is_shuffled_anew() {
    clauses!["MW-ME07", "MW-ME05"];
    let mut game = morning(&[Merchant]);
    rivals(&mut game, &[12]);
    assert_eq!(market(&game).past.len(), 11);
    pass_day(&mut game);
    assert_eq!((market(&game).past.len(), game.hidden.rivals.len()), (0, 11), "all twelve once more");
    let mut all: Vec<RivalId> = game.hidden.rivals.iter().copied().chain(market(&game).rumour).collect();
    all.sort_unstable();
    assert_eq!(all, (1..=12).map(RivalId).collect::<Vec<_>>());
}

#[test]
fn the_ledger_counts_what_sales_bring() {
    clauses!["MW-ME09"];
    let mut game = at_the_counter(Villager);
    stalls(&mut game, [0; 4]);
    goods(&mut game, [0, 2, 1, 0]);
    play_all(
        &mut game,
        Merchant,
        &[sell(Spice, By::Action), sell(Spice, By::Action), sell(Silk, By::Action)],
    );
    // Spice 5 and 5 with 2 more for the demand, Silk 8; each first one 1 more.
    assert_eq!(market(&game).ledger, (5 + 2 + 1) + (5 + 2) + (8 + 1));
    play(&mut game, Merchant, CLOSE);
    let before = market(&game).ledger;
    game.resolve(Effect::Coins(N(9)), Some(Merchant));
    game.resolve(Effect::ActNow, Some(Merchant));
    play_all(&mut game, Merchant, &[buy(Spice, By::Action), CLOSE]);
    assert_eq!(market(&game).ledger, before, "sales only");
    pass_day(&mut game);
    assert_eq!(market(&game).ledger, before, "it is closed with the season");
}

#[test]
fn rivals_are_outdone_at_the_last_dusk_of_a_season() {
    clauses!["MW-ME09"];
    // The last card is Brannick's with fortune 2; its fortune is marked first.
    for (ledger, fortunes, won) in [
        (49, [3, 5, 9], 0),
        (50, [3, 5, 9], 2),
        (89, [3, 5, 9], 2),
        (90, [3, 5, 9], 3),
        (49, [2, 4, 9], 2),
        (39, [2, 4, 9], 0),
    ] {
        let mut game = morning(&[Merchant]);
        rivals(&mut game, &[1, 5]);
        market_mut(&mut game).fortunes = fortunes;
        market_mut(&mut game).ledger = ledger;
        let mut same_season = game.clone();
        pass_day(&mut same_season);
        assert_eq!((market(&same_season).ledger, coins(&same_season, Merchant)), (ledger, 14), "not yet");
        end_season(&mut game);
        let case = format!("{ledger} against {fortunes:?} and 2 more");
        assert_eq!(coins(&game, Merchant), 14 + 3 * won, "{case}");
        assert_eq!(u16::from(market(&game).standing), won, "{case}");
        assert_eq!((market(&game).ledger, market(&game).fortunes), (0, [0; 3]), "{case}");
    }
    // Nine is the best there is.
    let mut game = morning(&[Merchant]);
    rivals(&mut game, &[1, 5]);
    market_mut(&mut game).standing = 8;
    market_mut(&mut game).ledger = 200;
    end_season(&mut game);
    assert_eq!((market(&game).standing, coins(&game, Merchant)), (9, 14 + 9));
}

#[test]
fn what_standing_brings() {
    clauses!["MW-ME09"];
    for (standing, limit, room, more) in
        [(2, 4, 8, 0), (3, 5, 8, 0), (5, 5, 8, 0), (6, 5, 10, 0), (8, 5, 10, 0), (9, 5, 10, 1)]
    {
        let mut game = at_the_counter(Sprite);
        market_mut(&mut game).standing = standing;
        stalls(&mut game, [6; 4]);
        // A full round of buying, then until the warehouse is full.
        let goods_in_turn = [Salt, Spice, Silk, Amber];
        for at in 0..limit {
            play(&mut game, Merchant, buy(goods_in_turn[at % 4], By::Action));
        }
        assert_eq!(refused(&game, Merchant, buy(Salt, By::Action)), "MW-CJ04", "standing {standing}");
        goods(&mut game, [room - 1, 0, 0, 0]);
        let die = well(&mut game, Merchant, &[(Villager, 3)])[0];
        play(&mut game, Merchant, buy(Salt, By::Die(die)));
        assert_eq!(refused(&game, Merchant, buy(Salt, By::Die(die))), "MW-ME01", "standing {standing}");
        stalls(&mut game, [0; 4]);
        let before = coins(&game, Merchant);
        play(&mut game, Merchant, sell(Salt, By::Die(die)));
        assert_eq!(coins(&game, Merchant) - before, 3 + more, "standing {standing}");
    }
}

#[test]
fn what_is_kept() {
    clauses!["MW-ME11", "MW-CJ10"];
    let mut game = at_the_counter(Villager);
    stalls(&mut game, [1, 2, 5, 6]);
    goods(&mut game, [2, 1, 0, 1]);
    play_all(&mut game, Merchant, &[HAGGLE, next_rival(9)]);
    let own = market_mut(&mut game);
    (own.ledger, own.fortunes, own.standing) = (44, [5, 0, 7], 4);
    let text = ron::to_string(&game).expect("it can be written");
    let back: Mythwind = ron::from_str(&text).expect("it can be read");
    assert_eq!((in_stalls(&back), in_warehouse(&back)), ([1, 2, 5, 6], [2, 1, 0, 1]));
    let kept = market(&back);
    assert_eq!((kept.ledger, kept.fortunes, kept.standing), (44, [5, 0, 7], 4));
    assert_eq!((kept.rumour, &kept.seen[..]), (Some(RivalId(1)), &[RivalId(9), RivalId(5)][..]));
    assert_eq!(back.hidden.rivals, game.hidden.rivals, "the deck lies as it lay");
    assert!(back == game);
}

#[test]
fn a_market_put_away_waits() {
    clauses!["MW-CJ11"];
    let mut game = morning(&[Merchant, Farmer]);
    stalls(&mut game, [0, 1, 5, 6]);
    goods(&mut game, [1, 0, 2, 0]);
    market_mut(&mut game).ledger = 12;
    let kept = (market(&game).clone(), game.hidden.rivals.clone());
    sheet(&mut game, Merchant).playing = false;
    for _ in 0..2 {
        to_change(&mut game);
        play(&mut game, Farmer, Move::Done);
    }
    assert_eq!((market(&game), &game.hidden.rivals), (&kept.0, &kept.1), "two seasons away");
    to_change(&mut game);
    play(&mut game, Farmer, Move::Join(Merchant));
    assert_eq!(market(&game), &kept.0, "nothing is laid out anew");
}

#[test]
fn a_merchant_that_joins_later_lays_out_its_market() {
    clauses!["MW-R58"];
    let mut game = morning(&[Farmer]);
    assert_eq!(game.hidden.rivals.len(), 0);
    to_change(&mut game);
    play(&mut game, Farmer, Move::Join(Merchant));
    assert_eq!((in_stalls(&game), game.hidden.rivals.len()), ([3; 4], 11));
    assert!(market(&game).rumour.is_some());
    // One of a campaign from before there were markets takes its trade up with the next season.
    let mut game = morning(&[Merchant]);
    sheet(&mut game, Merchant).journal = Journal::Townsfolk;
    game.hidden.0.rivals = Pile::default();
    pass_day(&mut game);
    assert!(game.market(Merchant).is_none(), "not in the middle of one");
    to_change(&mut game);
    play(&mut game, Merchant, Move::Done);
    assert_eq!((in_stalls(&game), game.hidden.rivals.len()), ([3; 4], 11));
}

#[test]
fn what_is_sold_after_the_last_dusk_stands_in_no_ledger() {
    clauses!["MW-ME09", "MW-ME11"];
    let mut game = at_the_counter(Sprite);
    built(&mut game, School, 2);
    goods(&mut game, [0, 0, 2, 0]);
    market_mut(&mut game).fortunes = [1; 3];
    end_season(&mut game);
    assert_eq!((market(&game).ledger, coins(&game, Merchant)), (0, 60), "nobody was outdone");
    // Brannick brought 2 Silk: with 5 in the stall one pays 5, and Dame Quill's card asks for it.
    play_all(&mut game, Merchant, &[Move::Align(Sprite), sell(Silk, By::Action), Move::Done]);
    assert_eq!(coins(&game, Merchant), 60 + 5 + 2);
    assert_eq!(market(&game).ledger, 0, "the season's ledger is closed");
    to_change(&mut game);
    play(&mut game, Merchant, Move::Done);
    run_until(&mut game, |game| game.calendar.phase == Phase::Daytime);
    assert_eq!(
        (market(&game).ledger, market(&game).fortunes),
        (0, [0; 3]),
        "the next one begins with nothing"
    );
    stand_by(&mut game, Merchant, Sprite);
    goods(&mut game, [0, 0, 0, 1]);
    stalls(&mut game, [0; 4]);
    rivals(&mut game, &[1]);
    play(&mut game, Merchant, sell(Amber, By::Action));
    assert_eq!(market(&game).ledger, 11, "and then counts");
}

#[test]
fn the_next_card_comes_from_those_seen_first() {
    clauses!["MW-ME07"];
    let mut game = morning(&[Merchant]);
    rivals(&mut game, &[1, 5, 9]);
    game.hidden.0.rivals = Pile::default();
    market_mut(&mut game).seen = vec![RivalId(5), RivalId(9)];
    pass_day(&mut game);
    assert_eq!((market(&game).rumour, market(&game).past.len()), (Some(RivalId(5)), 10), "no shuffling yet");
    pass_day(&mut game);
    assert_eq!((market(&game).rumour, market(&game).past.len()), (Some(RivalId(9)), 11));
    pass_day(&mut game);
    assert_eq!((market(&game).past.len(), game.hidden.rivals.len()), (0, 11), "after all twelve");
}

#[test]
fn the_ledger_stays_open_until_the_very_last_dusk() {
    clauses!["MW-ME09"];
    let mut game = morning(&[Merchant]);
    rivals(&mut game, &[1, 5, 9]);
    weather(&mut game, &[QUIET]);
    market_mut(&mut game).ledger = 200;
    pass_day(&mut game);
    assert_eq!((market(&game).ledger, coins(&game, Merchant)), (200, 14), "a day is left");
    pass_day(&mut game);
    assert_eq!((market(&game).ledger, market(&game).standing), (0, 3));
}

#[test]
fn a_rumour_that_comes_to_light_is_not_taken_back() {
    clauses!["MW-ME07", "MW-64"];
    // The Crafter still decides on a delivery: nothing else has come to light by then.
    for (seen, wall) in [(Vec::new(), Some(Wall::Revealed)), (vec![RivalId(5)], None)] {
        let mut game = morning(&[Crafter, Merchant]);
        rivals(&mut game, &[1, 9]);
        market_mut(&mut game).seen = seen;
        finished(&mut game, 0, REED_BASKET, 1);
        stand_by(&mut game, Crafter, Sprite);
        play(&mut game, Crafter, Move::EndTurn);
        play_all(&mut game, Merchant, &[Move::Forgo, Move::Stand(Space::Improve)]);
        let played = game.play(Merchant.seat(), &Move::EndTurn).expect("the turn is over");
        assert!(told(&played.events, |event| matches!(event, Event::RumourOpened { .. })));
        assert_eq!(moves(&game, Crafter), [deliver(0), Move::Done]);
        assert_eq!(played.wall, wall);
    }
}
