//! The four trades together, far on in a campaign: whatever is done, the trays stay within their bounds.

use super::table::*;

/// Everybody far on: names, standings and regions opened up, five skills each, workers, and the buildings that
/// grant actions and skills.
fn far_on(seed: u64, rng: &mut Rng) -> Mythwind {
    let mut game = begin(&Character::ALL, seed);
    for (building, at) in [(School, 1), (CommunityCenter, 2), (GeneralStore, 3), (TrainStation, 4)] {
        built(&mut game, building, at);
    }
    for who in Character::ALL {
        purse(&mut game, who, 200);
        let mut own: Vec<Skill> = Skill::of(who).collect();
        for space in 0..5 {
            let skill = own.swap_remove(rng.below(own.len()));
            sheet(&mut game, who).skills[space] = Some(skill);
        }
        well(&mut game, who, &[(Sprite, 2), (Villager, 2)]);
    }
    shop_mut(&mut game).reputation = 6 + rng.below(7) as u8;
    market_mut(&mut game).standing = rng.below(10) as u8;
    camp_mut(&mut game).survived = [19, 19, 9 + rng.below(20) as u8];
    game
}

/// How many pieces the trades have, wherever they are. (The town's grow by what envelopes bring.)
fn own_pieces(game: &Mythwind) -> Vec<(&'static str, usize)> {
    let own = ["crop tiles", "orders", "rival cards", "region cards"];
    game.census().into_iter().filter(|(name, _)| own.contains(name)).collect()
}

#[track_caller]
fn within_bounds(game: &Mythwind) {
    let shop = shop(game);
    assert!(shop.materials.total() <= 8 && shop.reputation <= 12 && shop.row.len() <= 3);
    assert!(shop.items().all(|(_, item)| item.quality <= 4));
    let market = market(game);
    assert!(in_stalls(game).iter().all(|&units| units <= 6) && market.standing <= 9);
    assert!(market.warehouse.total() <= 12 && market.seen.len() <= 2);
    let camp = camp(game);
    assert!(camp.pack.total() <= 9 && camp.scouted.iter().all(|cards| cards.len() <= 3));
    assert!(camp.trip().is_none_or(|trip| trip.wounds < 3));
    if offered(game, Ranger, Move::EndTurn) {
        assert!(camp.lodge.total() <= 6 && !game.is_out(Ranger));
    }
}

#[test]
fn whatever_is_done_stays_within_bounds() {
    clauses!["MW-CR01", "MW-CR05", "MW-ME01", "MW-ME08", "MW-ME09", "MW-RA01", "MW-RA05", "MW-RA08"];
    let mut rng = Rng::seeded(40);
    let (mut homecomings, mut collapses, mut deliveries, mut outdone) = (0, 0, 0, 0);
    for seed in 0..4 {
        let mut game = far_on(seed, &mut rng);
        let census = own_pieces(&game);
        for step in 0..2_500 {
            let seats: Vec<Seat> = game.turn().acting().iter().collect();
            let seat = *rng.pick(&seats).expect("somebody acts");
            // Something that makes no sense is refused, and nothing falls over.
            let any = super::wild::any_move(&mut rng);
            if !game.legal_moves(seat).contains(&any) {
                assert!(game.clone().play(seat, &any).is_err(), "{any:?} is not listed");
            }
            let mut mv = super::wild::some_move(&game, seat, &mut rng);
            if matches!(mv, Move::Leave(_)) {
                mv = Move::Done; // all four stay
            }
            let events = game.play(seat, &mv).expect("a listed move").events;
            for event in &events {
                match event {
                    Event::CameBack { .. } => homecomings += 1,
                    Event::Collapsed { .. } => collapses += 1,
                    Event::Delivered { .. } => deliveries += 1,
                    Event::Outdone { .. } => outdone += 1,
                    _ => {}
                }
            }
            within_bounds(&game);
            assert_eq!(own_pieces(&game), census, "seed {seed}, step {step}: {mv:?}");
        }
    }
    // It all came about.
    assert!(homecomings > 5 && collapses > 0 && deliveries > 5 && outdone > 0);
}
