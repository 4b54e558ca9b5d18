//! The examples of the rulebook and of the catalogue, played.

use super::prepare::*;

#[test]
fn found_at_the_fourth_guess() {
    clauses!["CS-E2", "CS-43", "CS-44"];
    let mut game = begin(5);
    phase(&mut game, 4);
    assert_eq!(points(&game), [4, 0, 0, 0, 4]);
}

#[test]
fn caught_at_the_third_guess() {
    clauses!["CS-E3", "CS-52", "CS-53"];
    for players in [4, 5] {
        let mut game = begin(players);
        scores(&mut game, &vec![1; usize::from(players)]);
        game.phase.number = 1;
        laid(&mut game);
        miss(&mut game);
        miss(&mut game);
        windmill(&mut game);
        hit(&mut game);
        assert_eq!(points(&game)[..4], [1, 1, 1, 5], "3 for the third turn, 1 for the windmill");
    }
}

#[test]
fn two_mistakes_and_a_story_nobody_found() {
    clauses!["CS-E6", "CS-54", "CS-58", "CS-59"];
    // Ada, with 2 points, tells; Bo has 1, Cy 0, Dee 3.
    let mut game = begin(4);
    for _ in 0..4 {
        phase(&mut game, 1);
    }
    scores(&mut game, &[2, 1, 0, 3]);
    laid(&mut game);
    windmill(&mut game);
    miss(&mut game);
    assert_eq!((points(&game), game.phase.windmill), (vec![2, 0, 0, 3], None));
    assert_eq!(refused(&game, CY, Move::Windmill), "CS-59");
    miss(&mut game);
    windmill(&mut game);
    let events = miss(&mut game);
    assert_eq!(points(&game), [1, 0, 0, 2]);
    assert_eq!(events.last(), Some(&Event::Lost { seat: ADA, points: 1, why: Loss::Unguessed }));
}

#[test]
fn a_walk_by_night_fits_several_pictures() {
    clauses!["CS-E5", "CS-A3"];
    let heard = company::listen(
        "A path led me through the night, beside cheerful little lights, to a cosy shelter. I was glad of it. And yet, \
         warm as I was, I felt watched out of the darkness.",
    );
    let odds = company::odds(&heard, PictureSet::ALL, Sharpness::Medium);
    assert_eq!(odds.ranking()[..2], [pic("C01"), pic("C23")]);
    // It fits others too, if not so well.
    for id in ["C04", "C10", "C12", "C24"] {
        assert!(company::evidence(&heard, pic(id)) > 5 << 16, "{id}");
    }
}
