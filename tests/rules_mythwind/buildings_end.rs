//! What buildings do at the end of a season.

use super::table::*;

/// Goal 2: at least 9 food when it is judged, 8 for one alone; then 4 coins for each, else 1 culture lost.
const LARDER: u8 = 2;
/// Goal 28: coins spent; missed by empty purses it costs nothing.
const LEDGER: u8 = 28;

/// The last day of a season with these buildings from location 1 on, tracks at 5, empty purses.
fn last_day(characters: &[Character], buildings: &[Building], food: u8) -> Mythwind {
    let mut game = morning(characters);
    for (&building, at) in buildings.iter().zip(1..) {
        built(&mut game, building, at);
    }
    hold(&mut game, 5, 5, food, 5);
    for &who in characters {
        purse(&mut game, who, 0);
    }
    aim(&mut game, LARDER);
    game
}

/// The season's end up to the choice of the next goal.
fn judged(game: &mut Mythwind) -> Vec<Event> {
    end_season(game);
    let who = game.playing().next().expect("somebody");
    run_until(game, |game| matches!(moves(game, who).first(), Some(Move::Goal(_))))
}

#[test]
fn resources_at_the_end_of_every_season() {
    clauses![
        "MW-210", "MW-213", "MW-214", "MW-215", "MW-221", "MW-223", "MW-233", "MW-239", "MW-240", "MW-241",
        "MW-251", "MW-153", "MW-188", "MW-E11"
    ];
    // Production, income, food, culture gained.
    let table = [
        (Abattoir, [0, 0, 1, 0]),
        (Cathedral, [0, 0, 0, 2]),
        (Chapel, [0, 0, 0, 1]),
        (Church, [0, 0, 0, 1]),
        (Delicatessen, [0, 0, 1, 0]),
        (Forge, [1, 0, 0, 0]),
        (LumberMill, [0, 1, 0, 0]),
        (Quarry, [1, 0, 0, 0]),
        (Restaurant, [0, 2, 0, 0]),
        (RoadWorks, [2, 0, 0, 0]),
        (Winery, [0, 0, 2, 0]),
    ];
    for (building, gained) in table {
        // Whether the goal succeeds or not.
        for food in [8, 0] {
            let mut game = last_day(&[Ranger], &[building], food);
            let who = Ranger;
            end_season(&mut game);
            assert!(matches!(moves(&game, who).first(), Some(Move::Goal(_))), "{building:?} asks nothing");
            let success = food + gained[2] >= 8;
            let culture = if success { 5 } else { 4 };
            let expected = [5 + gained[0], 5 + gained[1], food + gained[2], culture + gained[3]];
            assert_eq!(held(&game), expected, "{building:?}, food {food}");
        }
    }
}

#[test]
fn resources_only_after_a_successful_goal() {
    clauses!["MW-217", "MW-219", "MW-227", "MW-231", "MW-236", "MW-250", "MW-154"];
    let table = [
        (ClayPool, Production),
        (CommunityGarden, Food),
        (Harbor, Income),
        (Library, Culture),
        (Port, Income),
        (Vineyard, Food),
    ];
    for (building, res) in table {
        for food in [9, 0] {
            let mut game = last_day(&[Ranger, Crafter], &[building], food);
            end_season(&mut game);
            // The goal's own outcome first; the building waits until step 2 is over.
            let (purse, culture) = if food == 9 { (4, 5) } else { (0, 4) };
            assert_eq!(coins(&game, Ranger), purse, "{building:?}");
            assert_eq!(held(&game), [5, 5, food, culture], "{building:?}, food {food}");
            let next = Move::Goal(game.goal_choice[0]);
            let events = play(&mut game, Crafter, next);
            let mut tracks = [5, 5, food, culture];
            if food == 9 {
                tracks[res.index()] += 1;
                assert_eq!([coins(&game, Ranger), coins(&game, Crafter)], [7, 7], "{building:?}");
                let chosen = place(&events, |event| matches!(event, Event::GoalChosen { .. }));
                let paid = place(&events, |event| {
                    matches!(event, Event::Coins { source: Source::EndOf(_), by: 3, .. })
                });
                assert!(chosen < paid, "{building:?}");
            } else {
                assert_eq!([coins(&game, Ranger), coins(&game, Crafter)], [0, 0], "{building:?}");
            }
            assert_eq!(held(&game), tracks, "{building:?}, food {food}");
        }
    }
}

#[test]
fn several_late_effects_are_ordered_by_the_group_too() {
    clauses!["MW-154", "MW-R52"];
    let mut game = last_day(&[Ranger], &[Library, Port], 9);
    end_season(&mut game);
    let next = Move::Goal(game.goal_choice[0]);
    play(&mut game, Ranger, next);
    assert_eq!(moves(&game, Ranger), [Move::Building(Library), Move::Building(Port), Move::Done]);
    play(&mut game, Ranger, Move::Building(Port));
    assert_eq!(held(&game), [5, 6, 9, 6], "the last one needs no question");
    assert_eq!(coins(&game, Ranger), 4 + 3 + 3);
}

#[test]
fn casino_and_shipyard_count_the_excess_at_the_tower() {
    clauses!["MW-212", "MW-244", "MW-E19", "MW-E20", "MW-R36"];
    let rows = [(Casino, Sprite, [Food, Culture]), (Shipyard, Villager, [Production, Income])];
    for (building, kind, offers) in rows {
        let other = if kind == Sprite { Villager } else { Sprite };
        let mut game = last_day(&[Ranger, Crafter], &[building], 5);
        aim(&mut game, LEDGER);
        tower(&mut game, &[(kind, 1), (kind, 1), (kind, 1), (other, 3)]);
        well(&mut game, Ranger, &[(kind, 2)]); // hired ones do not count
        end_season(&mut game);
        // Three against one: two units, each chosen by itself.
        for res in offers {
            assert_eq!(moves(&game, Crafter), offers.map(Move::Res), "{building:?}");
            play(&mut game, Crafter, Move::Res(res));
        }
        for res in Res::ALL {
            let gained = u8::from(offers.contains(&res));
            assert_eq!(game.town.held.of(res), 5 + gained, "{building:?}");
        }
        assert!(matches!(moves(&game, Ranger).first(), Some(Move::Goal(_))));
        for dice in [vec![(kind, 1), (other, 1), (other, 1), (other, 1)], vec![(kind, 1), (other, 2)], vec![]]
        {
            let mut game = last_day(&[Ranger, Crafter], &[building], 5);
            aim(&mut game, LEDGER);
            tower(&mut game, &dice);
            end_season(&mut game);
            assert_eq!(held(&game), [5; 4], "{building:?} with {dice:?}");
        }
    }
}

#[test]
fn covered_buildings_do_nothing() {
    clauses!["MW-R23", "MW-153"];
    for building in [Quarry, Port, PostOffice, Jail] {
        let mut game = last_day(&[Ranger], &[building], 9);
        cover(&mut game, 1);
        end_season(&mut game);
        assert_eq!(game.goal_choice.len(), 2, "{building:?}");
        let next = Move::Goal(game.goal_choice[0]);
        play(&mut game, Ranger, next);
        assert_eq!((held(&game), coins(&game, Ranger)), ([5, 5, 9, 5], 4), "{building:?}");
    }
}

#[test]
fn the_group_orders_the_effects_each_comes_once() {
    clauses!["MW-R52", "MW-153"];
    let mut game = last_day(&[Ranger, Crafter], &[RoadWorks, Chapel, Quarry], 9);
    end_season(&mut game);
    let listed = [RoadWorks, Chapel, Quarry].map(Move::Building);
    assert_eq!(moves(&game, Crafter)[..3], listed, "by location");
    let events = play(&mut game, Crafter, Move::Building(Quarry));
    assert!(told(&events, |event| matches!(
        event,
        Event::Resource { by: 1, source: Source::EndOf(Quarry), .. }
    )));
    assert_eq!(held(&game), [6, 5, 9, 5]);
    assert!(!offered(&game, Ranger, Move::Building(Quarry)), "not twice");
    play(&mut game, Ranger, Move::Building(Chapel));
    assert_eq!(held(&game), [8, 5, 9, 6], "the last one needs no question");
    // Or simply by location.
    let mut game = last_day(&[Ranger], &[RoadWorks, Chapel, Quarry], 9);
    end_season(&mut game);
    let events = play(&mut game, Ranger, Move::Done);
    let order: Vec<Building> = events
        .iter()
        .filter_map(|event| match event {
            Event::Resource { source: Source::EndOf(building), .. } => Some(*building),
            _ => None,
        })
        .collect();
    assert_eq!(order, [RoadWorks, Chapel, Quarry]);
}

#[test]
fn the_community_center_lets_everybody_perform_a_skill() {
    clauses!["MW-218", "MW-CJ07", "MW-R33"];
    let mut game = last_day(&[Farmer, Ranger], &[CommunityCenter], 9);
    let thumb = Skill::Farmer(FarmSkill::GreenThumb);
    let beds = Skill::Farmer(FarmSkill::CompanionBeds);
    sheet(&mut game, Farmer).skills[0] = Some(thumb);
    sheet(&mut game, Farmer).skills[1] = Some(beds);
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    end_season(&mut game);
    let before = growth(&game, corn);
    assert_eq!(moves(&game, Farmer), [Move::Accept, Move::Decline]);
    assert_eq!(moves(&game, Ranger), [], "the Ranger owns no skill");
    let declined = after(&game, Farmer, Move::Decline);
    assert!(matches!(moves(&declined, Farmer).first(), Some(Move::Goal(_))));
    play(&mut game, Farmer, Move::Accept);
    // Green Thumb asks for an alignment with sprites on other days; here it does not.
    assert_eq!(moves(&game, Farmer), [Move::Skill(thumb)], "no skill that is always on");
    play(&mut game, Farmer, Move::Skill(thumb));
    play(&mut game, Farmer, Move::Farm(FarmMove::Grow { tile: corn, by: By::Action }));
    assert_eq!(growth(&game, corn), before + 1);
    assert!(matches!(moves(&game, Farmer).first(), Some(Move::Goal(_))));
    assert!(game.sheet(Farmer).tired.is_empty());
}

#[test]
fn the_school_gives_everybody_a_character_action() {
    clauses!["MW-243", "MW-R33", "MW-155"];
    let mut game = last_day(&[Farmer, Ranger], &[School], 9);
    let die = well(&mut game, Farmer, &[(Sprite, 1)])[0];
    let corn = planted(&mut game, Crop::Corn, "A1 B1 C1 D1", 0);
    // The day's own character action is used up.
    stand_by(&mut game, Farmer, Villager);
    play(&mut game, Farmer, Move::Farm(FarmMove::Clear { cell: 22 }));
    end_season(&mut game);
    // No alignment exists now: the Farmer lends one for this action.
    assert_eq!(moves(&game, Farmer), [Move::Align(Sprite), Move::Align(Villager)]);
    play(&mut game, Farmer, Move::Align(Sprite));
    assert_eq!(game.farm_limits(Farmer).tend, 5);
    let grow = |by| Move::Farm(FarmMove::Grow { tile: corn, by });
    assert!(offered(&game, Farmer, Move::Done), "it may be declined");
    assert!(!offered(&game, Farmer, grow(By::Die(die))), "it is no worker's hour");
    let before = growth(&game, corn);
    play(&mut game, Farmer, grow(By::Action));
    assert_eq!(growth(&game, corn), before + 1);
    // The action goes on, no other is begun.
    let clear = Move::Farm(FarmMove::Clear { cell: 7 });
    assert_eq!(refused(&game, Farmer, clear), "MW-CJ04");
    play(&mut game, Farmer, Move::Done);
    assert_eq!(game.sheet(Farmer).today.aligned, None, "the alignment was lent");
    // Everybody: the Ranger too, with an alignment of its own.
    play_all(&mut game, Ranger, &[Move::Align(Villager), Move::Done]);
    assert!(matches!(moves(&game, Farmer).first(), Some(Move::Goal(_))));

    let mut game = last_day(&[Farmer], &[School], 9);
    end_season(&mut game);
    play_all(&mut game, Farmer, &[Move::Align(Villager), Move::Done]);
    assert!(matches!(moves(&game, Farmer).first(), Some(Move::Goal(_))));
}

#[test]
fn the_jail_lets_the_group_ignore_the_goal() {
    clauses!["MW-230", "MW-R31"];
    // Failure: food 0 loses a culture, and the card comes back.
    let mut game = last_day(&[Ranger, Crafter], &[Jail, Library], 0);
    end_season(&mut game);
    let mut listed = [1, 2, 7].map(|at| Move::At(LocationId(at))).to_vec();
    listed.push(Move::Decline);
    assert_eq!(moves(&game, Crafter), listed, "asked once success or failure is known");
    assert_eq!(game.story.goal_succeeded, Some(false));
    let declined = after(&game, Crafter, Move::Decline);
    assert_eq!(held(&declined), [5, 5, 0, 4], "the failure counts");
    play(&mut game, Crafter, Move::At(LocationId(7)));
    assert_eq!((on(&game, 7), held(&game)), (None, [5, 5, 0, 5]));
    let deck = |game: &Mythwind| {
        let mut all = sorted(&game.hidden.goals);
        all.extend(&game.goal_choice);
        all.sort_unstable();
        all
    };
    assert!(deck(&game).contains(&LARDER), "the card returned");

    // Success ignored: no reward, and the goal does not count as successful for the Library; the card leaves.
    let mut game = last_day(&[Ranger, Crafter], &[Jail, Library], 9);
    end_season(&mut game);
    play(&mut game, Ranger, Move::At(LocationId(1)));
    assert!(!deck(&game).contains(&LARDER));
    let next = Move::Goal(game.goal_choice[0]);
    play(&mut game, Ranger, next);
    assert_eq!((held(&game), coins(&game, Ranger)), ([5, 5, 9, 5], 0));
    assert_eq!(on(&game, 1), None, "the Jail itself may be the one");
}

#[test]
fn post_office_and_printing_press_draw_more_goals() {
    clauses!["MW-237", "MW-238", "MW-R34", "MW-R54", "MW-159"];
    for (buildings, drawn) in
        [(&[][..], 2), (&[PostOffice], 3), (&[PrintingPress], 3), (&[PostOffice, PrintingPress], 4)]
    {
        let mut game = last_day(&[Ranger], buildings, 9);
        judged(&mut game);
        assert_eq!(game.goal_choice.len(), drawn, "{buildings:?}");
        let mut all = sorted(&game.hidden.goals);
        all.extend(&game.goal_choice);
        all.sort_unstable();
        let chosen = game.goal_choice[drawn - 1];
        play(&mut game, Ranger, Move::Goal(chosen));
        assert_eq!(game.goal, Some(chosen));
        all.retain(|&goal| goal != chosen);
        assert_eq!(sorted(&game.hidden.goals), all, "all others are back");
    }
}
