//! How the open trays of the four characters lie: everything within the frame, nothing over anything else, no
//! smaller letters than on the Farmer's.

use super::table::*;
use windmill_lane::rules::{
    Arg, Viewer, Words,
    table::{Face, Part, Rect, SurfaceId, TableView, Text},
};

/// The surface of a character's open tray.
fn surface(view: &TableView<Move>, who: Character) -> SurfaceId {
    view.surfaces.iter().find(|surface| surface.seat == Some(who.seat())).expect("an open tray").id
}

fn texts(face: &Face) -> impl Iterator<Item = (Rect, &Text)> {
    face.parts.iter().filter_map(|part| match part {
        Part::Text(rect, text) => Some((*rect, text)),
        _ => None,
    })
}

fn holds(outer: Rect, inner: Rect) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

/// The pieces that are crop tiles.
const CROPS: std::ops::Range<u32> = 600..650;

/// What can be seen of a tray: its printed face, its zones and its pieces.
struct Tray {
    frame: Rect,
    printed: Face,
    zones: Vec<(Rect, Face)>,
    pieces: Vec<(Rect, Face)>,
    /// The crops on the field, which interlock: their frames may overlap, their cells not (MW-FA03).
    crops: Vec<(Rect, Face)>,
}

fn tray(game: &Mythwind, who: Character) -> Tray {
    let view = game.table(Viewer::Public);
    let id = surface(&view, who);
    let open = view.surfaces.iter().find(|surface| surface.id == id).expect("the same");
    let zones = view.zones.iter().filter(|zone| zone.place.surface == id);
    let (crops, pieces): (Vec<_>, Vec<_>) = view
        .pieces
        .iter()
        .flat_map(|piece| {
            let here = piece.places.iter().filter(|place| place.surface == id);
            here.map(|place| (piece.id, place.rect, piece.face.clone()))
        })
        .partition(|(piece, ..)| CROPS.contains(&piece.0));
    let faces =
        |pieces: Vec<(_, Rect, Face)>| pieces.into_iter().map(|(_, rect, face)| (rect, face)).collect();
    Tray {
        frame: Rect::new(0, 0, open.rect.w, open.rect.h),
        printed: open.face.clone(),
        zones: zones.map(|zone| (zone.place.rect, zone.face.clone())).collect(),
        pieces: faces(pieces),
        crops: faces(crops),
    }
}

impl Tray {
    /// The size of the smallest letters, and the smallest they may shrink to.
    fn smallest(&self) -> (u8, u8) {
        let faces = self
            .zones
            .iter()
            .chain(&self.pieces)
            .chain(&self.crops)
            .map(|(_, face)| face)
            .chain([&self.printed]);
        let all: Vec<(u8, u8)> = faces.flat_map(texts).map(|(_, text)| (text.size, text.least)).collect();
        let least = |of: fn(&(u8, u8)) -> u8| all.iter().map(of).min().expect("some words");
        (least(|sizes| sizes.0), least(|sizes| sizes.1))
    }

    #[track_caller]
    fn check(&self, who: Character) {
        for (rect, face) in self.zones.iter().chain(&self.pieces).chain(&self.crops) {
            assert!(holds(self.frame, *rect), "the {who:?}'s {rect:?} is off the tray");
            for (text, words) in texts(face) {
                assert!(holds(face.all(), text), "{who:?}: {:?} is off its piece", words.words.key);
            }
        }
        for (at, (rect, _)) in self.pieces.iter().enumerate() {
            for (other, _) in &self.pieces[..at] {
                assert!(!rect.overlaps(*other), "the {who:?}'s pieces at {rect:?} and {other:?}");
            }
        }
        let printed: Vec<(Rect, &Text)> = texts(&self.printed).collect();
        for (at, (rect, text)) in printed.iter().enumerate() {
            assert!(holds(self.frame, *rect), "{who:?}: {:?} is off the tray", text.words.key);
            for (other, beside) in &printed[..at] {
                let both = (&text.words.key, &beside.words.key);
                assert!(!rect.overlaps(*other), "{who:?}: {both:?} lie over each other");
            }
            // A piece may cover a word of an empty space wholly, as a skill does, but not cut it.
            for (piece, _) in &self.pieces {
                let cut = rect.overlaps(*piece) && !holds(*piece, *rect);
                assert!(!cut, "{who:?}: a piece at {piece:?} cuts {:?}", text.words.key);
            }
        }
    }
}

#[test]
fn nothing_lies_over_anything_else() {
    let mut farmers = None;
    for who in [Farmer, Crafter, Merchant, Ranger] {
        let mut game = begin(&[who], 5);
        let mut rng = Rng::seeded(11);
        let mut smallest = (u8::MAX, u8::MAX);
        for step in 0..4_000 {
            let seat = game.turn().acting().iter().next().expect("somebody acts");
            let mv = super::wild::some_move(&game, seat, &mut rng);
            game.play(seat, &mv).expect("a listed move");
            if step % 5 == 0 && game.is_playing(who) {
                let tray = tray(&game, who);
                tray.check(who);
                let (size, least) = tray.smallest();
                smallest = (smallest.0.min(size), smallest.1.min(least));
            }
        }
        let farmers = *farmers.get_or_insert(smallest);
        assert!(smallest.0 >= farmers.0 && smallest.1 >= farmers.1, "the {who:?}'s letters: {smallest:?}");
    }
}

#[test]
fn all_trays_have_the_same_frame() {
    let game = morning(&Character::ALL);
    let frames = Character::ALL.map(|who| tray(&game, who).frame);
    assert!(frames.iter().all(|frame| *frame == frames[0]), "{frames:?}");
    assert!(Character::ALL.into_iter().all(|who| game.has_trade(who)));
}

/// The words printed on a tray itself, and those of what lies there: on faces, and said of them.
fn words_on(game: &Mythwind, who: Character) -> (Vec<Words>, Vec<Words>) {
    let view = game.table(Viewer::Public);
    let id = surface(&view, who);
    let open = view.surfaces.iter().find(|surface| surface.id == id).expect("the same");
    let of = |face: &Face| texts(face).map(|(_, text)| text.words.clone()).collect::<Vec<_>>();
    let zones = view.zones.iter().filter(|zone| zone.place.surface == id);
    let pieces = view.pieces.iter().filter(|piece| piece.places.iter().any(|place| place.surface == id));
    let lying = zones
        .map(|zone| (&zone.face, &zone.about))
        .chain(pieces.map(|piece| (&piece.face, &piece.about)))
        .flat_map(|(face, about)| {
            let said = about.iter().flat_map(|about| about.rules.iter().chain(&about.now).cloned());
            of(face).into_iter().chain(said).collect::<Vec<_>>()
        })
        .collect();
    (of(&open.face), lying)
}

/// The coins that the offer of a move names.
#[track_caller]
fn coins_offered(game: &Mythwind, who: Character, mv: Move) -> i64 {
    let offers = game.table(Viewer::Public).offers;
    let offer = offers.iter().find(|offer| offer.seat == who.seat() && offer.mv == mv).expect("an offer");
    match offer.label.args.iter().find(|(name, _)| name == "coins") {
        Some((_, Arg::Number(coins))) => *coins,
        other => panic!("{:?} names {other:?}", offer.label.key),
    }
}

#[test]
fn the_trays_name_what_the_rules_pay() {
    clauses!["MW-CR07", "MW-ME02", "MW-ME04", "MW-ME05", "MW-ME07", "MW-ME10", "MW-RA03", "MW-RA10"];
    // A Reed Basket at quality 2, reputation 5, on a day of sprites: 10 coins and 1 reputation.
    let mut game = at_the_bench(Sprite);
    finished(&mut game, 0, REED_BASKET, 2);
    shop_mut(&mut game).reputation = 5;
    let brings = Words::new("mw-delivery-brings").with("coins", 10_u8);
    let (printed, lying) = words_on(&game, Crafter);
    assert!(printed.contains(&brings) && lying.contains(&brings));
    assert!(printed.contains(&Words::new("mw-name-rises").with("count", 1_u8)));
    // Silk with 3 costs 7 and pays 5, the first bought on a day of sprites 1 less; dusk brings 2 Silk.
    let mut game = at_the_counter(Sprite);
    goods(&mut game, [0, 0, 1, 0]);
    let (printed, lying) = words_on(&game, Merchant);
    assert!(printed.contains(&Words::new("mw-stall-becomes").with("now", 3_u8).with("then", 5_u8)));
    assert!(printed.contains(&Words::new("mw-stall-becomes").with("now", 3_u8).with("then", 0_u8)));
    assert!(lying.contains(&Words::new("mw-costs-now").with("coins", 6_u8)));
    assert!(lying.contains(&Words::new("mw-pays-now").with("coins", 5_u8)));
    assert_eq!(coins_offered(&game, Merchant, buy(Silk, By::Action)), 6);
    assert_eq!(coins_offered(&game, Merchant, sell(Silk, By::Action)), 5);
    let left = Words::new("mw-rivals-left").with("count", 11_u8);
    assert!(lying.contains(&left));
    play_all(&mut game, Merchant, &[HAGGLE, next_rival(5)]);
    assert!(words_on(&game, Merchant).1.contains(&left), "those looked at are still to come");
    // At the back door it is 2 less; a silver tongue gets the dearest price of its good.
    let mut game = at_the_counter(Sprite);
    sheet(&mut game, Merchant).skills[4] = Some(Skill::Merchant(DealSkill::BackDoor));
    play(&mut game, Merchant, Move::Skill(Skill::Merchant(DealSkill::BackDoor)));
    assert_eq!(coins_offered(&game, Merchant, buy(Silk, By::Action)), 4);
    let mut game = at_the_counter(Villager);
    sheet(&mut game, Merchant).skills[4] = Some(Skill::Merchant(DealSkill::SilverTongue));
    goods(&mut game, [0, 0, 1, 0]);
    play(&mut game, Merchant, Move::Skill(Skill::Merchant(DealSkill::SilverTongue)));
    assert_eq!(coins_offered(&game, Merchant, sell(Silk, By::Action)), 8 + 1);
    // Regions with their limits, the hazards of a card, and what pelts sell for.
    let mut game = at_camp(Villager);
    sheet(&mut game, Ranger).skills[4] = Some(Skill::Ranger(RoamSkill::SecondWind));
    sheet(&mut game, Ranger).skills[3] = Some(Skill::Ranger(RoamSkill::Trapper));
    camp_mut(&mut game).survived = [12, 10, 4];
    trails(&mut game, Mistdeep, &[26]);
    let limit = |limit: u8, left: u8| Words::new("mw-region-cards").with("limit", limit).with("left", left);
    let (_, lying) = words_on(&game, Ranger);
    assert!(lying.contains(&limit(3, 10)) && lying.contains(&limit(4, 10)));
    for count in [12_u8, 10, 4] {
        assert!(lying.contains(&Words::new("mw-region-survived").with("count", count)));
    }
    play(&mut game, Ranger, Move::Skill(Skill::Ranger(RoamSkill::SecondWind)));
    play(&mut game, Ranger, explore(Mistdeep));
    let (_, lying) = words_on(&game, Ranger);
    assert!(lying.contains(&limit(5, 9)) && lying.contains(&limit(4, 10)));
    assert!(lying.contains(&Words::new("mw-times").with("n", 2_u8)), "two torches");
    let mut game = at_camp(Villager);
    sheet(&mut game, Ranger).skills[3] = Some(Skill::Ranger(RoamSkill::Trapper));
    lodge(&mut game, [1, 0, 1, 0]);
    play(&mut game, Ranger, Move::EndTurn);
    assert_eq!([Herb, Pelt].map(|find| coins_offered(&game, Ranger, name(find))), [2, 4]);
}
