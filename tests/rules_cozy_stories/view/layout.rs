//! What lies where: 25 places, each card in one of them, nothing on anything else.

use super::*;

/// Pairs that may lie on one another: pawns on one space, the used pile, and after a reveal the story card.
fn may_overlap(game: &CozyStories, a: &Piece, b: &Piece) -> bool {
    let name = |piece: &Piece| say(&piece.about.as_ref().expect("every piece tells of itself").name);
    let both = [name(a), name(b)];
    let pawns = both.iter().all(|name| name.ends_with("’s pawn"));
    let used = |piece: &Piece| game.used.iter().any(|picture| pictures(&piece.face).contains(&art(*picture)));
    let found = game.revealed().is_some_and(|tale| tale.found().is_some());
    let turned = game.revealed().is_some() && !found && both.iter().any(|name| name.ends_with("’s card"));
    pawns || used(a) && used(b) || turned
}

#[test]
fn the_field_is_five_by_five_and_every_card_is_in_its_place() {
    clauses!["CS-04", "CS-05", "CS-08", "CS-R12"];
    let game = begin(4);
    let view = game.table(Viewer::Public);
    let mut places = Vec::new();
    for (index, picture) in game.layout.into_iter().enumerate() {
        let [card] = showing(&view, picture)[..] else { panic!("each lies open once") };
        let name = format!("row {}, place {}", index / 5 + 1, index % 5 + 1);
        assert_eq!(say(&card.about.as_ref().expect("its name").name), name);
        assert!(lies_in(rect(card), zone(&view, &name).place.rect));
        places.push(rect(card));
    }
    for row in places.chunks(5) {
        assert!(row.windows(2).all(|pair| pair[0].y == pair[1].y && pair[0].x + pair[0].w < pair[1].x));
    }
    for column in 0..5 {
        let column: Vec<Rect> = places.iter().copied().skip(column).step_by(5).collect();
        assert!(column.windows(2).all(|pair| pair[0].x == pair[1].x && pair[0].y + pair[0].h < pair[1].y));
    }
}

#[test]
fn nothing_lies_on_anything_else() {
    clauses!["CS-92", "CS-93"];
    for (setup, seed) in setups().into_iter().zip(80..) {
        random(&setup, seed, |game, _| {
            for viewer in everybody(game) {
                let view = game.table(viewer);
                let all = view.surfaces[0].rect;
                for (at, piece) in view.pieces.iter().enumerate() {
                    assert!(lies_in(rect(piece), all), "{:?} is on the table", piece.id);
                    for other in &view.pieces[..at] {
                        assert!(
                            !rect(piece).overlaps(rect(other)) || may_overlap(game, piece, other),
                            "{} lies on {}",
                            about(piece.about.as_ref().expect("a name")),
                            about(other.about.as_ref().expect("a name")),
                        );
                    }
                }
                // Ids tell pieces and zones apart.
                let mut ids: Vec<_> = view.pieces.iter().map(|piece| piece.id).collect();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), view.pieces.len());
                let mut ids: Vec<_> = view.zones.iter().map(|zone| zone.id).collect();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), view.zones.len());
                for zone in &view.zones {
                    let surface = view.surfaces.iter().find(|surface| surface.id == zone.place.surface);
                    let surface = surface.expect("it is there").rect;
                    let room = Rect { x: 0, y: 0, ..surface };
                    assert!(lies_in(zone.place.rect, room), "{:?} in {room:?}", zone.place);
                }
            }
        });
    }
}

/// Every picture that is laid has a place of its own, however many guess: the guess cards of a phase lie on their mats.
#[test]
fn cards_lie_before_those_who_laid_them() {
    clauses!["CS-31", "CS-32", "CS-34", "CS-64"];
    for players in 3..=5_u8 {
        let mut game = begin(players);
        laid(&mut game);
        let mut above = i16::MIN;
        for nth in 1..players {
            let card = wrong(&game);
            miss(&mut game);
            let view = game.table(Viewer::Public);
            let name = ["Ada", "Bo", "Cy", "Dee", "Eve"][usize::from(nth)];
            let mat = zone(&view, &format!("{name}’s mat"));
            let [lies] = showing(&view, card)[..] else { panic!("it lies once") };
            assert!(lies_in(rect(lies), mat.place.rect));
            assert!(mat.place.rect.y > above, "mats stand in the order of guessing");
            above = mat.place.rect.y;
            let cell = zone(&view, &at(&game, card));
            assert!(texts(&cell.face).contains(&format!("{name}’s guess")), "its place says who has it");
        }
        next(&mut game);
        let view = game.table(Viewer::Public);
        for picture in Picture::ALL {
            let [lies] = showing(&view, picture)[..] else { panic!("it lies once") };
            assert!(lies_in(rect(lies), zone(&view, &at(&game, picture)).place.rect));
        }
    }
}

#[test]
fn pawns_stand_where_the_points_are() {
    clauses!["CS-10", "CS-11", "CS-12", "CS-45"];
    let mut game = begin(5);
    let view = game.table(Viewer::Public);
    let scale = zone(&view, "Points");
    let numbers: Vec<String> =
        texts(&scale.face).into_iter().filter(|text| text.parse::<u8>().is_ok()).collect();
    assert_eq!(numbers, (0..=40).map(|number| number.to_string()).collect::<Vec<_>>());
    let space = |points: u8| {
        let part = scale.face.parts.iter().find_map(|part| match part {
            Part::Text(rect, text) if say(&text.words) == points.to_string() => Some(*rect),
            _ => None,
        });
        let rect = part.expect("a space").within(scale.place.rect);
        (rect.x + rect.w / 2, rect.y + rect.h / 2)
    };
    scores(&mut game, &[0, 7, 7, 40, 23]);
    let view = game.table(Viewer::Public);
    let arts: Vec<String> = game
        .seats()
        .map(|seat| {
            let pawn = piece(&view, &format!("{}’s pawn", ["Ada", "Bo", "Cy", "Dee", "Eve"][seat.index()]));
            let (x, y) = space(game.score(seat));
            let foot = rect(pawn);
            assert!((foot.x + foot.w / 2 - x).abs() <= 8, "{foot:?} at {x}");
            assert!((foot.y + foot.h - y).abs() <= 20, "{foot:?} at {y}");
            pictures(&pawn.face).remove(0)
        })
        .collect();
    for (at, art) in arts.iter().enumerate() {
        assert!(!arts[..at].contains(art), "each pawn has its own hat");
    }
    // All five fit on one space, side by side.
    scores(&mut game, &[3; 5]);
    let view = game.table(Viewer::Public);
    let mut xs: Vec<i16> = ["Ada", "Bo", "Cy", "Dee", "Eve"]
        .map(|name| rect(piece(&view, &format!("{name}’s pawn"))).x)
        .to_vec();
    xs.dedup();
    assert_eq!(xs.len(), 5);
    assert!(xs.iter().all(|x| *x >= scale.place.rect.x), "on the scale");
}

#[test]
fn the_token_stays() {
    clauses!["CS-13", "CS-14", "CS-69"];
    let setup = Setup { eldest: Some(CY), ..Setup::people(3) };
    let mut game = CozyStories::begin(&setup, 5).expect("a set-up");
    let first = game.table(Viewer::Public);
    let token = rect(piece(&first, "The first player’s token"));
    for _ in 0..7 {
        let view = game.table(Viewer::Public);
        let piece = piece(&view, "The first player’s token");
        assert_eq!(rect(piece), token);
        assert!(about(piece.about.as_ref().expect("it tells")).contains("Cy told the first story"));
        assert!(texts(&zone(&view, "Points").face).contains(&"first: Cy".to_owned()));
        phase(&mut game, 1);
    }
}

#[test]
fn the_deck_is_counted_and_its_backs_are_alike() {
    clauses!["CS-06", "CS-07", "CS-66"];
    let mut game = begin(3);
    let left = |game: &CozyStories| {
        let view = game.table(Viewer::Public);
        let deck = zone(&view, "Storyteller deck");
        texts(&deck.face).into_iter().find(|text| text.contains("left")).expect("counted")
    };
    assert_eq!(left(&game), "25 left");
    laid(&mut game);
    assert_eq!(left(&game), "24 left");
    let view = game.table(Viewer::Public);
    for name in ["Storyteller deck", "Ada’s card"] {
        let scenes: Vec<String> =
            pictures(&piece(&view, name).face).into_iter().filter(|art| art.contains("scene")).collect();
        assert_eq!(scenes, ["cozy-stories/scene-back"]);
    }
    hit(&mut game);
    next(&mut game);
    assert_eq!(left(&game), "25 left");
}

/// In Endless Story the used cards lie face up, their twins with them, and their places are empty.
#[test]
fn used_cards_lie_beside_the_field() {
    clauses!["CS-75", "CS-76", "CS-77", "CS-78", "CS-82", "CS-R16", "CS-E8"];
    let mut game = endless(5);
    let mut used = Vec::new();
    for right in [1, 0, 4, 2] {
        used.push(phase(&mut game, right));
        let view = game.table(Viewer::Public);
        let pile = zone(&view, "Used cards");
        assert!(texts(&pile.face).contains(&format!("{} used", used.len())));
        for picture in &used {
            let shown = showing(&view, *picture);
            assert_eq!(shown.len(), 2, "the story card and its twin");
            assert!(shown.iter().all(|piece| pile.place.rect.overlaps(rect(piece))));
            let cell = zone(&view, &at(&game, *picture));
            assert!(texts(&cell.face).contains(&"set aside".to_owned()));
        }
    }
    phase(&mut game, 1);
    let view = game.table(Viewer::Public);
    assert!(texts(&zone(&view, "Used cards").face).contains(&"0 used".to_owned()));
    for picture in Picture::ALL {
        assert_eq!(showing(&view, picture).len(), 1, "all are back in the field");
    }
}

/// Everything that is handled is large enough to be hit, and everything that is read is large enough to be read.
#[test]
fn all_can_be_hit_and_read() {
    clauses!["CS-R19"];
    for players in 3..=5 {
        let mut game = endless(players);
        phase(&mut game, 0);
        laid(&mut game);
        let view = acts(&game);
        let moved = view.offers.iter().filter_map(|offer| match &offer.gesture {
            Gesture::Drag { piece, .. } => Some(*piece),
            _ => None,
        });
        for id in moved {
            let piece = view.pieces.iter().find(|piece| piece.id == id).expect("it lies there");
            assert!(rect(piece).w >= 28 && rect(piece).h >= 28);
        }
        let faces =
            view.zones.iter().map(|zone| &zone.face).chain(view.pieces.iter().map(|piece| &piece.face));
        for text in faces.flat_map(|face| &face.parts).filter_map(|part| match part {
            Part::Text(_, text) => Some::<&Text>(text),
            _ => None,
        }) {
            assert!(text.size >= 13, "{}", say(&text.words));
        }
    }
}
