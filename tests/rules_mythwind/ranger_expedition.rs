//! The Ranger's expeditions: hazards, wounds, loot, coming home.

use super::table::*;

/// A day on which an expedition into the Greenwood has just met the first of these cards.
#[track_caller]
fn out(kind: Kind, cards: &[u8]) -> Mythwind {
    let mut game = at_camp(kind);
    trails(&mut game, Greenwood, cards);
    play(&mut game, Ranger, explore(Greenwood));
    game
}

fn wounds(game: &Mythwind) -> u8 {
    camp(game).trip().expect("somebody is out").wounds
}

#[test]
fn hazards_are_paid_or_suffered_icon_by_icon() {
    clauses!["MW-RA05"];
    // Card 7 asks for a ration and a rope, and gives 2 coins and a pelt.
    let game = out(Villager, &[7, 3, 1]);
    assert_eq!(moves(&game, Ranger), [pay(Ration), suffer(Ration), pay(Rope), suffer(Rope)]);
    assert_eq!(wounds(&game), 0, "an expedition starts with none");
    for (way, pack, hurt) in [
        ([pay(Ration), pay(Rope)], [1, 1, 2], 0),
        ([pay(Rope), suffer(Ration)], [2, 1, 2], 1),
        ([suffer(Ration), pay(Rope)], [2, 1, 2], 1),
        ([suffer(Rope), suffer(Ration)], [2, 2, 2], 2),
    ] {
        let mut game = game.clone();
        play(&mut game, Ranger, way[0]);
        assert_eq!(camp(&game).survived[0], 0, "the card is not done with");
        for early in [REVEAL, HOME, Move::EndTurn, LOOT] {
            assert_eq!(refused(&game, Ranger, early), "MW-RA05");
        }
        play(&mut game, Ranger, way[1]);
        assert_eq!((packed(&game), wounds(&game)), (pack, hurt), "{way:?}");
        let trip = camp(&game).trip().expect("between two cards");
        assert_eq!((trip.coins, trip.finds.of(Pelt), trip.card), (2, 1, None), "the loot is along");
        assert_eq!((coins(&game, Ranger), lodged(&game)), (0, [0; 4]), "but not home yet");
        assert_eq!((camp(&game).survived[0], &camp(&game).discards[0][..]), (1, &[TrailId(7)][..]));
        assert_eq!(moves(&game, Ranger), [REVEAL, HOME], "stop, or one card more");
    }
    // What the pack does not hold, and what the card does not ask, cannot be paid.
    let mut game = game.clone();
    pack(&mut game, [0, 1, 1]);
    assert_eq!(refused(&game, Ranger, pay(Ration)), "MW-RA05");
    assert_eq!(refused(&game, Ranger, pay(Torch)), "MW-RA05");
    assert_eq!(refused(&game, Ranger, suffer(Torch)), "MW-RA05");
    for idle in [pay(Rope), suffer(Rope), REVEAL, HOME, LOOT] {
        assert_eq!(refused(&at_camp(Villager), Ranger, idle), "MW-RA05", "nobody is out");
    }
    // A card that asks for nothing is survived at once.
    let game = out(Villager, &[2, 3, 1]);
    assert_eq!((camp(&game).survived[0], camp(&game).trip().map(|trip| trip.coins)), (1, Some(1)));
}

#[test]
fn coming_home() {
    clauses!["MW-RA08"];
    let mut game = out(Villager, &[5, 3, 1]);
    play_all(&mut game, Ranger, &[pay(Torch), REVEAL, pay(Rope)]);
    assert_eq!(coins(&game, Ranger), 0);
    play(&mut game, Ranger, HOME);
    assert_eq!((coins(&game, Ranger), lodged(&game)), (1, [1, 0, 1, 0]));
    assert!(!game.is_out(Ranger) && offered(&game, Ranger, Move::EndTurn));
    assert_eq!(refused(&game, Ranger, explore(Greenwood)), "MW-CJ04");
    // Of more than six finds some are lost, those that were there before perhaps.
    let mut game = out(Villager, &[5, 3, 1]);
    lodge(&mut game, [0, 1, 0, 4]);
    play_all(&mut game, Ranger, &[pay(Torch), REVEAL, pay(Rope), HOME]);
    assert_eq!(moves(&game, Ranger), [Herb, Ore, Pelt, Relic].map(name), "seven there are");
    play(&mut game, Ranger, name(Ore));
    assert_eq!(lodged(&game), [1, 0, 1, 4]);
    assert!(offered(&game, Ranger, Move::EndTurn), "six have room");
}

#[test]
fn the_third_wound() {
    clauses!["MW-RA06", "MW-RA03"];
    // Home with a pelt and a coin from the day before.
    let mut game = out(Villager, &[5, 3, 7, 1]);
    play_all(&mut game, Ranger, &[pay(Torch), HOME]);
    next_day(&mut game, Villager);
    play_all(
        &mut game,
        Ranger,
        &[explore(Greenwood), pay(Rope), REVEAL, suffer(Ration), suffer(Rope), REVEAL],
    );
    assert_eq!((wounds(&game), camp(&game).survived[0]), (2, 3), "a herb, 2 coins and a pelt are along");
    play(&mut game, Ranger, suffer(Ration));
    assert!(!game.is_out(Ranger));
    assert_eq!(camp(&game).survived[0], 3, "the last card was not survived");
    assert!(camp(&game).discards[0].contains(&TrailId(1)));
    assert_eq!(coins(&game, Ranger), 1, "the coins of this one are lost, those of yesterday are not");
    assert_eq!(moves(&game, Ranger), [name(Herb), name(Pelt)], "one find of choice");
    play(&mut game, Ranger, name(Herb));
    assert_eq!(lodged(&game), [1, 0, 1, 0], "yesterday's pelt is there too");
    // No exploring on the next day, and again on the one after it.
    next_day(&mut game, Villager);
    assert_eq!(refused(&game, Ranger, explore(Greenwood)), "MW-RA06");
    assert!(offered(&game, Ranger, scout(Greenwood)) && offered(&game, Ranger, take(Rope, By::Action)));
    next_day(&mut game, Villager);
    assert!(offered(&game, Ranger, explore(Greenwood)));
    // The icons of a card that ends it are not asked for; with a full lodge even the saved one may be lost.
    let mut game = out(Villager, &[4, 7, 1]);
    lodge(&mut game, [0, 6, 0, 0]);
    pack(&mut game, [1, 0, 0]);
    play_all(&mut game, Ranger, &[pay(Ration), REVEAL]);
    camp_hurt(&mut game, 2);
    play(&mut game, Ranger, suffer(Ration));
    assert_eq!(moves(&game, Ranger), [name(Herb), name(Ore)], "saved, then one too many");
    play(&mut game, Ranger, name(Ore));
    assert_eq!(lodged(&game), [1, 5, 0, 0]);
    // Without finds there is nothing to save.
    let mut game = out(Villager, &[1, 7, 3]);
    camp_hurt(&mut game, 2);
    play(&mut game, Ranger, suffer(Ration));
    assert!(offered(&game, Ranger, Move::EndTurn));
    assert_eq!(camp(&game).rest, Rest::Tomorrow);
}

/// The expedition under way has so many wounds.
fn camp_hurt(game: &mut Mythwind, wounds: u8) {
    let mut trip = *camp(game).trip().expect("somebody is out");
    trip.wounds = wounds;
    // Expeditions are what is being done; there is no other way in from outside.
    let text = ron::to_string(&game.sheet(Ranger).journal).expect("it can be written");
    let was = ron::to_string(camp(game).trip().expect("the same")).expect("it can be written");
    let now = ron::to_string(&trip).expect("it can be written");
    sheet(game, Ranger).journal = ron::from_str(&text.replace(&was, &now)).expect("it can be read");
}

#[test]
fn on_a_day_with_sprites_one_card_is_avoided() {
    clauses!["MW-RA07", "MW-90"];
    let mut game = out(Sprite, &[7, 3, 5, 1]);
    assert_eq!(camp(&game).trip().map(|trip| trip.left), Some(2));
    play(&mut game, Ranger, AVOID);
    assert_eq!(deck(&game, Greenwood).last(), Some(&7), "under its deck");
    assert_eq!((camp(&game).survived[0], packed(&game)), (0, [2, 2, 2]));
    assert_eq!(moves(&game, Ranger), [REVEAL, HOME]);
    // Once in an expedition, and it counts towards the limit of three.
    play(&mut game, Ranger, REVEAL);
    assert_eq!(refused(&game, Ranger, AVOID), "MW-RA07");
    play_all(&mut game, Ranger, &[pay(Rope), REVEAL, pay(Torch)]);
    assert!(!game.is_out(Ranger), "the third card");
    assert_eq!((coins(&game, Ranger), lodged(&game)), (1, [1, 0, 1, 0]));
    // Only just revealed: not once a hazard is settled.
    let mut game = out(Sprite, &[7, 3, 1]);
    play(&mut game, Ranger, pay(Rope));
    assert_eq!(refused(&game, Ranger, AVOID), "MW-RA07");
    // A card without hazards is taken, or avoided as well.
    let game = out(Sprite, &[2, 3, 1]);
    assert_eq!(moves(&game, Ranger), [AVOID, LOOT]);
    let taken = after(&game, Ranger, LOOT);
    assert_eq!(camp(&taken).survived[0], 1);
    assert!(offered(&taken, Ranger, REVEAL));
    // The last card of the limit can be avoided too; then it is over.
    let mut game = out(Sprite, &[2, 1, 7]);
    play_all(&mut game, Ranger, &[LOOT, REVEAL, pay(Ration), REVEAL, AVOID]);
    assert!(!game.is_out(Ranger));
    assert_eq!(coins(&game, Ranger), 2);
    // Not with villagers.
    assert_eq!(refused(&out(Villager, &[7, 3, 1]), Ranger, AVOID), "MW-RA07");
    // A new expedition may avoid one again.
    let mut game = out(Sprite, &[7, 3, 1, 5]);
    play_all(&mut game, Ranger, &[AVOID, HOME]);
    next_day(&mut game, Sprite);
    play_all(&mut game, Ranger, &[explore(Greenwood), AVOID]);
}

#[test]
fn finds_for_the_town() {
    clauses!["MW-RA08"];
    // Two equal ones for one that matches, at any time on the own turn, before the town action too.
    for (find, tracks) in
        [(Ore, [2, 1, 1, 1]), (Pelt, [1, 2, 1, 1]), (Herb, [1, 1, 2, 1]), (Relic, [1, 1, 1, 2])]
    {
        let mut game = morning(&[Ranger]);
        hold(&mut game, 1, 1, 1, 1);
        lodge(&mut game, [1; 4]);
        assert_eq!(refused(&game, Ranger, pair(find)), "MW-RA08", "one is not two");
        *camp_mut(&mut game).lodge.of_mut(find) = 3;
        play(&mut game, Ranger, pair(find));
        assert_eq!(held(&game), tracks, "{find:?}");
        assert_eq!(camp(&game).lodge.of(find), 1);
        assert_eq!(camp(&game).lodge.total(), 4);
    }
    // Three different ones for one of any kind.
    let mut game = at_camp(Sprite);
    hold(&mut game, 1, 1, 1, 1);
    lodge(&mut game, [2, 1, 0, 1]);
    for without in [Herb, Ore, Relic] {
        assert_eq!(refused(&game, Ranger, mix(without)), "MW-RA08", "there is no pelt");
    }
    play_all(&mut game, Ranger, &[mix(Pelt), Move::Res(Income)]);
    assert_eq!((held(&game), lodged(&game)), ([1, 2, 1, 1], [1, 0, 0, 0]));
    lodge(&mut game, [1; 4]);
    for without in Find::ALL {
        let left = lodged(&after(&game, Ranger, mix(without)));
        assert_eq!(left, Find::ALL.map(|find| u8::from(find == without)));
    }
    // On an expedition too; not for a track that is full, not in another's hour.
    let mut game = out(Villager, &[7, 3, 1]);
    lodge(&mut game, [2, 0, 0, 0]);
    hold(&mut game, 1, 1, 9, 1);
    let bartered = after(&game, Ranger, pair(Herb));
    assert_eq!(held(&bartered), [1, 1, 10, 1]);
    hold(&mut game, 10, 10, 10, 10);
    assert_eq!(refused(&game, Ranger, pair(Herb)), "MW-R10");
    lodge(&mut game, [1; 4]);
    assert_eq!(refused(&game, Ranger, mix(Herb)), "MW-R10");
    hold(&mut game, 10, 10, 9, 10);
    assert_eq!(held(&after(&game, Ranger, mix(Herb))), [10; 4], "one track has room");
    let mut game = at_camp(Villager);
    lodge(&mut game, [2, 0, 0, 0]);
    play(&mut game, Ranger, Move::EndTurn);
    assert!(!offered(&game, Ranger, pair(Herb)), "at dusk they are sold");
}

#[test]
fn barter_is_no_work() {
    clauses!["MW-RA08", "MW-277"];
    let mut game = morning(&[Ranger]);
    game.town.sprites = vec![1, 2];
    game.town.sprite = Some(1);
    let die = well(&mut game, Ranger, &[(Sprite, 2)])[0];
    lodge(&mut game, [4, 0, 0, 0]);
    play(&mut game, Ranger, pair(Herb));
    assert!(offered(&game, Ranger, Move::Send(die)));
    stand_by(&mut game, Ranger, Villager);
    play(&mut game, Ranger, take(Rope, By::Action));
    assert_eq!(refused(&game, Ranger, Move::Send(die)), "MW-277");
}

#[test]
fn workers_ignore_hazards_and_bring_gear() {
    clauses!["MW-RA09", "MW-CJ05"];
    let mut game = at_camp(Villager);
    let [sprite, villager] = [Sprite, Villager].map(|kind| well(&mut game, Ranger, &[(kind, 2)])[0]);
    trails(&mut game, Greenwood, &[7, 3, 1]);
    pack(&mut game, [0, 0, 0]);
    assert_eq!(refused(&game, Ranger, take(Rope, By::Die(sprite))), "MW-RA09");
    assert_eq!(refused(&game, Ranger, ignore(Rope, sprite)), "MW-RA05", "nobody is out");
    play(&mut game, Ranger, take(Rope, By::Die(villager)));
    assert_eq!((packed(&game), game.dice.get(villager).pips), ([0, 1, 0], 1));
    assert_eq!(game.sheet(Ranger).today.actions, 1);
    play(&mut game, Ranger, explore(Greenwood));
    assert_eq!(refused(&game, Ranger, ignore(Ration, villager)), "MW-RA09");
    assert_eq!(refused(&game, Ranger, ignore(Torch, sprite)), "MW-RA05");
    play(&mut game, Ranger, ignore(Rope, sprite));
    assert_eq!((packed(&game), game.dice.get(sprite).pips), ([0, 1, 0], 1), "neither paid nor suffered");
    // A villager brings the ration that is missing, out there.
    play_all(&mut game, Ranger, &[take(Ration, By::Die(villager)), pay(Ration)]);
    assert_eq!((wounds(&game), packed(&game), game.dice.get(villager).pips), (0, [0, 1, 0], 0));
    assert_eq!(refused(&game, Ranger, take(Ration, By::Die(villager))), "MW-52");
    // A card of which every hazard is ignored is survived.
    play_all(&mut game, Ranger, &[REVEAL, ignore(Rope, sprite)]);
    assert_eq!(camp(&game).survived[0], 2);
}

#[test]
fn the_third_wound_by_the_last_hazard_of_a_card() {
    clauses!["MW-RA06", "MW-RA03"];
    // One of its two hazards was settled already: it counts as met, not as survived.
    let mut game = out(Villager, &[3, 7, 1]);
    play_all(&mut game, Ranger, &[suffer(Rope), REVEAL, suffer(Ration)]);
    assert_eq!((wounds(&game), camp(&game).survived[0]), (2, 1));
    let events = play(&mut game, Ranger, suffer(Rope));
    assert!(told(&events, |event| matches!(event, Event::Collapsed { .. })));
    assert_eq!((camp(&game).survived[0], game.is_out(Ranger)), (1, false));
    assert_eq!(camp(&game).discards[0], [TrailId(3), TrailId(7)]);
    // The herb, all there was to save, is saved without a question; the 2 coins and the pelt were never won.
    assert_eq!((lodged(&game), coins(&game, Ranger)), ([1, 0, 0, 0], 0));
    assert_eq!(camp(&game).rest, Rest::Tomorrow);
    assert!(offered(&game, Ranger, Move::EndTurn));
}

#[test]
fn gear_on_the_way_and_a_full_pack() {
    clauses!["MW-RA09", "MW-RA01", "MW-RA07"];
    let mut game = at_camp(Sprite);
    let die = well(&mut game, Ranger, &[(Villager, 3)])[0];
    trails(&mut game, Greenwood, &[7, 3, 1]);
    pack(&mut game, [3, 3, 0]);
    play(&mut game, Ranger, explore(Greenwood));
    play(&mut game, Ranger, take(Torch, By::Die(die)));
    assert_eq!(packed(&game), [3, 3, 1]);
    assert!(offered(&game, Ranger, AVOID), "no hazard was settled: the card was just revealed");
    assert_eq!(refused(&game, Ranger, take(Torch, By::Die(die))), "MW-RA01", "seven are in it");
    assert_eq!(game.dice.get(die).pips, 2);
    play_all(&mut game, Ranger, &[pay(Rope), take(Torch, By::Die(die))]);
    assert_eq!(packed(&game), [3, 2, 2], "there is room again");
    assert_eq!(
        moves(&game, Ranger).iter().filter(|mv| matches!(mv, Move::Roam(RoamMove::Pay { .. }))).count(),
        1
    );
}

#[test]
fn several_finds_too_many() {
    clauses!["MW-RA08"];
    let mut game = out(Villager, &[5, 3, 4]);
    lodge(&mut game, [3, 3, 0, 0]);
    play_all(&mut game, Ranger, &[pay(Torch), REVEAL, pay(Rope), REVEAL, pay(Ration)]);
    for (lost, left) in [(Ore, [5, 2, 1, 0]), (Pelt, [5, 2, 0, 0]), (Herb, [4, 2, 0, 0])] {
        assert!(!offered(&game, Ranger, Move::EndTurn), "more than six");
        play(&mut game, Ranger, name(lost));
        assert_eq!(lodged(&game), left);
    }
    assert!(offered(&game, Ranger, Move::EndTurn));
    // Of a single kind nothing is asked.
    let mut game = out(Villager, &[3, 4, 1]);
    lodge(&mut game, [6, 0, 0, 0]);
    play_all(&mut game, Ranger, &[pay(Rope), HOME]);
    assert_eq!(lodged(&game), [6, 0, 0, 0]);
    assert!(offered(&game, Ranger, Move::EndTurn));
}

#[test]
fn scouted_cards_are_met_before_a_deck_is_shuffled() {
    clauses!["MW-RA04", "MW-RA10"];
    let wall = |game: &Mythwind, mv| game.clone().play(Ranger.seat(), &mv).expect("a legal move").wall;
    // The whole deck was scouted: two cards are left, the other eight were met.
    let mut game = at_camp(Villager);
    trails(&mut game, Greenwood, &[]);
    game.hidden.0.regions[0] = Pile::default();
    camp_mut(&mut game).scouted[0] = vec![TrailId(2), TrailId(3)];
    camp_mut(&mut game).discards[0] = [1, 4, 5, 6, 7, 8, 9, 10].map(TrailId).to_vec();
    assert_eq!(wall(&game, explore(Greenwood)), None, "it was known");
    play(&mut game, Ranger, explore(Greenwood));
    assert_eq!(camp(&game).survived[0], 1);
    assert_eq!(wall(&game, REVEAL), None);
    play_all(&mut game, Ranger, &[REVEAL, pay(Rope)]);
    assert_eq!((deck(&game, Greenwood).len(), camp(&game).discards[0].len()), (0, 10));
    assert_eq!(wall(&game, REVEAL), Some(Wall::Revealed), "now all ten are shuffled");
    play(&mut game, Ranger, REVEAL);
    assert!(deck(&game, Greenwood).len() >= 9);
    // A card that was avoided lies under those that are known, and is the whole deck then.
    let mut game = at_camp(Sprite);
    trails(&mut game, Greenwood, &[]);
    game.hidden.0.regions[0] = Pile::default();
    camp_mut(&mut game).scouted[0] = vec![TrailId(7), TrailId(3)];
    camp_mut(&mut game).discards[0] = [1, 2, 4, 5, 6, 8, 9, 10].map(TrailId).to_vec();
    play_all(&mut game, Ranger, &[explore(Greenwood), AVOID]);
    assert_eq!(deck(&game, Greenwood), [3, 7]);
    play_all(&mut game, Ranger, &[REVEAL, pay(Rope), REVEAL]);
    assert_eq!(camp(&game).trip().and_then(|trip| trip.card), Some(TrailId(7)), "no shuffling before it");
}
