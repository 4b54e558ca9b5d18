//! What holds for every display: the exact scorer against the slow one, and under turning and mirroring.

use super::{brute, prepare::*};

/// A display of so many cards, so many of them Goals, drawn; its cells within 5x5.
fn drawn(cards: usize, goals: usize, rng: &mut Rng) -> Display {
    let mut numbers: Vec<u8> = (1..=55).collect();
    rng.shuffle(&mut numbers);
    let mut places: Vec<i8> = (0..25).collect();
    rng.shuffle(&mut places);
    let laid = places.into_iter().zip(numbers).take(cards).enumerate().map(|(count, (place, number))| Laid {
        at: Cell::new(place / 5, place % 5),
        face: if count < goals { Face::Goal(Goal::of(number)) } else { Face::Story(Story::of(number)) },
    });
    laid.collect()
}

/// The same cards elsewhere.
fn moved(display: &Display, to: impl Fn(Cell) -> Cell) -> Display {
    display.cards().iter().map(|laid| Laid { at: to(laid.at), ..*laid }).collect()
}

#[test]
fn the_fast_scorer_is_exact() {
    clauses!["WW-86", "WW-77", "WW-R13"];
    let mut rng = Rng::seeded(41);
    for round in 0..1500 {
        let cards = if round % 3 == 0 { 25 } else { 5 + rng.below(20) };
        let display = drawn(cards, rng.below(cards.min(12)), &mut rng);
        for laid in display.cards() {
            let Face::Goal(goal) = laid.face else { continue };
            let asked = Content::get().asked(goal);
            let fast =
                times(asked, &Field::of(&display), laid.at, false) as usize * usize::from(asked.points);
            assert_eq!(fast, brute::goal(&display, goal, laid.at), "{asked:?} in {display:?}");
        }
        assert_eq!(goals_of(&display) as usize, brute::total(&display), "{display:?}");
    }
}

/// Every Goal on displays in which its symbols are everywhere: where greed goes wrong.
#[test]
fn it_is_exact_where_symbols_crowd() {
    clauses!["WW-84", "WW-86"];
    let content = Content::get();
    let mut rng = Rng::seeded(17);
    for number in 1..=55 {
        let goal = Goal::of(number);
        let symbols = content.asked(goal).task.symbols();
        let fitting: Vec<Story> = Story::all(1)
            .filter(|story| content.shows(*story).iter().any(|shown| symbols.contains(shown)))
            .collect();
        for _ in 0..8 {
            let mut stories = fitting.clone();
            rng.shuffle(&mut stories);
            stories.truncate(14);
            let mut places: Vec<i8> = (0..20).collect();
            rng.shuffle(&mut places);
            let at = Cell::new(4, 4);
            let laid = stories
                .into_iter()
                .zip(places)
                .map(|(story, place)| Laid { at: Cell::new(place / 5, place % 5), face: Face::Story(story) });
            let display: Display = laid.chain([Laid { at, face: Face::Goal(goal) }]).collect();
            assert_eq!(goals_of(&display) as usize, brute::total(&display), "Goal {number} in {display:?}");
        }
    }
}

#[test]
fn turning_and_mirroring_change_nothing() {
    clauses!["WW-81", "WW-82", "WW-E8"];
    let mut rng = Rng::seeded(8);
    for _ in 0..400 {
        let cards = 10 + rng.below(16);
        let display = drawn(cards, rng.below(9), &mut rng);
        let points = goals_of(&display);
        let mut turned = display.clone();
        for _ in 0..4 {
            turned = moved(&turned, |at| Cell::new(at.column, -at.row));
            assert_eq!(goals_of(&turned), points, "turned: {display:?}");
            let mirrored = moved(&turned, |at| Cell::new(at.row, -at.column));
            assert_eq!(goals_of(&mirrored), points, "mirrored: {display:?}");
        }
        // Nor does it matter where the display lies.
        assert_eq!(goals_of(&moved(&display, |at| Cell::new(at.row - 3, at.column + 2))), points);
    }
}

#[test]
fn goals_never_touch_each_other() {
    clauses!["WW-76", "WW-92", "WW-87"];
    let mut rng = Rng::seeded(5);
    let content = Content::get();
    for _ in 0..300 {
        let display = drawn(25, 2 + rng.below(8), &mut rng);
        let field = Field::of(&display);
        let goals: Vec<Laid> =
            display.cards().iter().copied().filter(|laid| laid.face.side() == Side::Goal).collect();
        // Another Goal in the place of the first changes nothing for the rest.
        let free =
            (1..=55).map(Goal::of).find(|goal| goals.iter().all(|laid| laid.face != Face::Goal(*goal)));
        let other: Display = display
            .cards()
            .iter()
            .map(|laid| {
                if *laid == goals[0] {
                    Laid { face: Face::Goal(free.expect("a Goal")), ..*laid }
                } else {
                    *laid
                }
            })
            .collect();
        for laid in &goals[1..] {
            let Face::Goal(goal) = laid.face else { continue };
            let asked = content.asked(goal);
            let there = Field::of(&other);
            assert_eq!(times(asked, &field, laid.at, false), times(asked, &there, laid.at, false));
            // A pattern does not care where its own Goal lies.
            if !asked.task.has_arrows() {
                assert_eq!(times(asked, &field, laid.at, false), times(asked, &field, goals[0].at, false));
            }
        }
    }
}

/// Adding a Story never lowers what can only grow.
#[test]
fn more_stories_never_lower_what_grows() {
    clauses!["WW-R12"];
    let mut rng = Rng::seeded(23);
    let content = Content::get();
    for _ in 0..300 {
        let full = drawn(25, 6, &mut rng);
        let some: Display = full.cards()[..18].iter().copied().collect();
        for laid in some.cards() {
            let Face::Goal(goal) = laid.face else { continue };
            let asked = content.asked(goal);
            if matches!(asked.task, Task::Pattern(_) | Task::Arrows(_) | Task::Two(..) | Task::TwoArrows(..))
            {
                let (before, after) = (Field::of(&some), Field::of(&full));
                assert!(times(asked, &before, laid.at, false) <= times(asked, &after, laid.at, false));
            }
        }
    }
}
