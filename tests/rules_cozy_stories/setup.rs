//! Setting up (CS-03 to CS-15).

use super::prepare::*;

#[test]
fn three_to_five_play() {
    clauses!["CS-03", "CS-R1"];
    for players in 0..=8 {
        let refused = CozyStories::begin(&Setup::people(players), 1).err().map(|error| error.clause.0);
        assert_eq!(
            refused,
            if (3..=5).contains(&players) { None } else { Some("CS-03") },
            "{players} players"
        );
    }
}

#[test]
fn the_field_is_five_by_five_and_holds_every_guess_card() {
    clauses!["CS-04", "CS-05", "CS-08", "CS-E1"];
    let game = begin(4);
    assert_eq!(game.field.len(), 25);
    assert_eq!(game.layout.len(), 5 * 5);
    let cells: BTreeSet<Picture> = game.layout.into_iter().collect();
    let open: BTreeSet<Picture> = game.field.iter().collect();
    assert_eq!(cells, open, "each cell holds its card");
    let story: BTreeSet<Picture> = deck(&game).into_iter().collect();
    assert_eq!(story, open, "each story card has one twin");
    assert_eq!((deck(&game).len(), game.phase.windmill, points(&game)), (25, None, vec![0; 4]));
}

#[test]
fn field_and_deck_are_shuffled() {
    clauses!["CS-06", "CS-R12"];
    let games: Vec<CozyStories> =
        (0..20).map(|seed| CozyStories::begin(&Setup::people(3), seed).expect("a set-up")).collect();
    let decks: BTreeSet<Vec<Picture>> = games.iter().map(deck).collect();
    let fields: BTreeSet<[Picture; 25]> = games.iter().map(|game| game.layout).collect();
    assert_eq!((decks.len(), fields.len()), (20, 20));
    assert_eq!(CozyStories::begin(&Setup::people(3), 7).ok(), Some(games[7].clone()), "the seed decides");
}

#[test]
fn the_deck_lies_face_down() {
    clauses!["CS-07"];
    let mut rng = Rng::seeded(3);
    let game = begin(3);
    let all = Viewer::Seats(SeatSet::first(3));
    let other = game.imagine(all, &mut rng);
    assert_ne!(deck(&game), deck(&other), "nobody knows the order");
    for viewer in [Viewer::Public, Viewer::seat(ADA), all] {
        assert_eq!(game.table(viewer), other.table(viewer), "so nobody sees it");
        assert_eq!(game.card_for(viewer), None);
    }
}

#[test]
fn the_windmill_lies_in_the_centre() {
    clauses!["CS-09"];
    assert_eq!(begin(5).phase.windmill, None);
}

#[test]
fn everybody_has_a_pawn_of_their_own_on_0() {
    clauses!["CS-11", "CS-12"];
    let game = begin(5);
    let pawns: BTreeSet<Pawn> = game.players.iter().map(|player| player.pawn).collect();
    assert_eq!(pawns.len(), 5);
    assert_eq!(points(&game), [0; 5]);
    let usual = Setup::people(3);
    let chosen = vec![Pawn::Violet, Pawn::Red, Pawn::Green];
    let game = CozyStories::begin(&Setup { pawns: chosen.clone(), ..usual.clone() }, 1).expect("a set-up");
    assert_eq!(game.players.iter().map(|player| player.pawn).collect::<Vec<_>>(), chosen);
    for pawns in [vec![Pawn::Red, Pawn::Blue, Pawn::Red], vec![Pawn::Red, Pawn::Blue], Pawn::ALL.to_vec()] {
        let refused = CozyStories::begin(&Setup { pawns, ..usual.clone() }, 1).err();
        assert_eq!(refused.map(|error| error.clause.0), Some("CS-11"));
    }
}

#[test]
fn the_eldest_gets_the_token_keeps_it_and_begins() {
    clauses!["CS-13", "CS-14", "CS-15", "CS-R13"];
    for eldest in [ADA, BO, CY] {
        let setup = Setup { eldest: Some(eldest), ..Setup::people(3) };
        let mut game = CozyStories::begin(&setup, 1).expect("a set-up");
        assert_eq!((game.eldest, game.phase.storyteller, acting(&game)), (eldest, eldest, eldest));
        for _ in 0..8 {
            phase(&mut game, 1);
            assert_eq!(game.eldest, eldest);
        }
    }
    let nobody = Setup { eldest: Some(DEE), ..Setup::people(3) };
    assert_eq!(CozyStories::begin(&nobody, 1).err().map(|error| error.clause.0), Some("CS-13"));
}

#[test]
fn a_computer_is_never_eldest() {
    clauses!["CS-R13"];
    let computer = Sitter::Computer(Sharpness::Sharp);
    let setup = Setup::of(vec![computer, computer, Sitter::Person, Sitter::Person]);
    assert_eq!(CozyStories::begin(&setup, 1).map(|game| game.eldest), Ok(CY), "the first person");
    let other = Setup { eldest: Some(BO), ..setup };
    assert_eq!(CozyStories::begin(&other, 1).err().map(|error| error.clause.0), Some("CS-R13"));
    let alone = Setup::of(vec![computer; 3]);
    assert_eq!(CozyStories::begin(&alone, 1).err().map(|error| error.clause.0), Some("CS-R13"));
}

#[test]
fn a_timer_for_guessing_needs_everybodys_consent() {
    clauses!["CS-41", "CS-R23"];
    let usual = Setup::people(4);
    assert!(!usual.has_guess_timer(), "off by default");
    let with = |seats: &[Seat]| Setup { timer_votes: seats.iter().copied().collect(), ..usual.clone() };
    assert!(!with(&[ADA, BO, DEE]).has_guess_timer(), "Cy does not want it");
    assert!(with(&[ADA, BO, CY, DEE]).has_guess_timer());
    let sitters = vec![Sitter::Person, Sitter::Computer(Sharpness::Dreamy), Sitter::Person];
    let mixed =
        |seats: &[Seat]| Setup { timer_votes: seats.iter().copied().collect(), ..Setup::of(sitters.clone()) };
    assert!(mixed(&[ADA, CY]).has_guess_timer(), "computers always agree");
    assert!(!mixed(&[ADA, BO]).has_guess_timer());
}

#[test]
fn nothing_is_agreed_by_default() {
    clauses!["CS-73", "CS-R9"];
    for players in 3..=5 {
        let setup = CozyStories::usual(players);
        assert!(!setup.endless && !setup.typing_clock);
        assert_eq!((setup.limit, setup.timer_votes), (Limit::Seconds, SeatSet::NONE));
    }
}
