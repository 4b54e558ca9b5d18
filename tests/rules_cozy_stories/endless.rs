//! Endless Story (CS-73 to CS-83).

use super::prepare::*;

#[test]
fn cards_stay_out_until_the_round_is_over() {
    clauses!["CS-75", "CS-76", "CS-77", "CS-79", "CS-E8", "CS-81", "CS-82", "CS-R15"];
    let mut game = endless(5);
    for round in 1..=2 {
        let mut used = Vec::new();
        for number in 0..5 {
            assert_eq!((game.field.len(), deck(&game).len()), (25 - number, 25 - number), "round {round}");
            assert_eq!(game.used, used, "face up beside the field");
            let card = laid(&mut game);
            assert!(!used.contains(&card), "a new card");
            if number % 2 == 0 {
                hit(&mut game);
            } else {
                for _ in 0..4 {
                    miss(&mut game);
                }
            }
            let events = next(&mut game);
            used.push(card);
            assert!(events.contains(&Event::SetAside { picture: card, at: game.cell_of(card) }));
            assert!(!events.contains(&Event::Shuffled));
            assert_eq!(events.contains(&Event::Gathered), number == 4);
            if number < 4 {
                assert!(!game.field.contains(card), "its twin is set aside");
            }
        }
        assert_eq!((game.field.len(), deck(&game).len(), game.used.len()), (25, 25, 0));
    }
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn a_caught_story_and_one_nobody_found_go_face_up_too() {
    clauses!["CS-76", "CS-R16"];
    let mut game = endless(3);
    let mut used = vec![phase(&mut game, 0)];
    assert_eq!(game.used, used);
    scores(&mut game, &[1, 1, 1]);
    used.push(laid(&mut game));
    windmill(&mut game);
    hit(&mut game);
    next(&mut game);
    assert_eq!(game.used, used);
}

#[test]
fn wrong_cards_come_back() {
    clauses!["CS-78"];
    let mut game = endless(4);
    let card = laid(&mut game);
    let mut wrongs = Vec::new();
    for _ in 0..3 {
        wrongs.push(wrong(&game));
        miss(&mut game);
    }
    next(&mut game);
    assert!(wrongs.iter().all(|picture| game.field.contains(*picture)));
    assert_eq!(game.field.len(), 24);
    let moves = {
        laid(&mut game);
        game.legal_moves(acting(&game))
    };
    assert!(!moves.contains(&Move::Guess(card)));
    assert_eq!(refused(&game, acting(&game), Move::Guess(card)), "CS-77");
}

#[test]
fn the_next_goes_on_with_the_story() {
    clauses!["CS-80", "CS-83"];
    let mut game = endless(3);
    let common = |game: &CozyStories| -> Vec<String> {
        game.of_this_round().filter_map(|tale| tale.story.text()).map(str::to_owned).collect()
    };
    for (number, text) in ["One.", "Two.", "Three."].into_iter().enumerate() {
        assert_eq!(common(&game), ["One.", "Two.", "Three."][..number], "for everybody to read");
        told(&mut game, text);
        hit(&mut game);
        next(&mut game);
    }
    assert_eq!(common(&game), [""; 0], "the next round begins another");
    told(&mut game, "Four.");
    hit(&mut game);
    assert_eq!(common(&game), ["Four."]);
    let rounds: Vec<u8> = game.tales.iter().map(|tale| tale.round).collect();
    assert_eq!(rounds, [1, 1, 1, 2]);
}

#[test]
fn points_are_the_same() {
    clauses!["CS-74", "CS-R17", "CS-73"];
    for (players, rounds) in [(3, 3), (4, 3), (5, 2)] {
        let (mut with, mut without) = (endless(players), begin(players));
        for number in 0..players * rounds {
            for game in [&mut with, &mut without] {
                let nth = usize::from(number % players);
                laid(game);
                for step in 1..players {
                    if number > 0 && step % 2 == 0 && game.score(acting(game)) > 0 {
                        windmill(game);
                    }
                    if usize::from(step) == nth {
                        hit(game);
                        break;
                    }
                    miss(game);
                }
                next(game);
            }
            assert_eq!(points(&with), points(&without), "{players} players, phase {number}");
        }
        assert_eq!((with.turn(), without.turn()), (Turn::Over, Turn::Over));
    }
}
