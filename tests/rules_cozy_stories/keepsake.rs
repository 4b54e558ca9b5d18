//! What remains of a game: its stories with their pictures.

use super::prepare::*;
use windmill_lane::rules::table::Part;

#[test]
fn each_decided_story_has_a_leaf() {
    clauses!["CS-83", "CS-80"];
    let mut game = begin(3);
    assert!(game.album().is_none(), "nothing to look back on");
    told(&mut game, "Once.");
    assert!(game.album().is_none(), "not before the reveal");
    hit(&mut game);
    assert_eq!(game.album().map(|album| album.leaves.len()), Some(1));
    next(&mut game);
    while game.turn() != Turn::Over {
        phase(&mut game, 0);
    }
    let album = game.album().expect("an album");
    assert_eq!((album.leaves.len(), album.medals.len()), (9, 0));
    for (leaf, tale) in album.leaves.iter().zip(&game.tales) {
        let number = format!("scene-{:02}", tale.picture.index() + 1);
        let shown = leaf
            .picture
            .parts
            .iter()
            .any(|part| matches!(part, Part::Art { art, .. } if art.ends_with(&number)));
        assert!(shown, "its picture");
    }
    let said = format!("{:?}", album.leaves[0].notes[0]);
    assert!(said.contains("Once."), "{said}");
}

#[test]
fn it_tells_what_came_of_it() {
    clauses!["CS-53", "CS-46", "CS-43"];
    let mut game = begin(3);
    phase(&mut game, 2);
    laid(&mut game);
    windmill(&mut game);
    hit(&mut game);
    next(&mut game);
    phase(&mut game, 0);
    let album = game.album().expect("an album");
    let last = |leaf: usize| album.leaves[leaf].notes.last().expect("points").lines[0].clone();
    assert_eq!(last(0).key, "cs-keepsake-both");
    assert!(format!("{:?}", last(0)).contains("Number(2)"));
    assert_eq!(last(1).key, "cs-keepsake-caught");
    assert_eq!(last(2).key, "cs-keepsake-nobody");
}
