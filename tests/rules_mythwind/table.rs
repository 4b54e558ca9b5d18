//! Lays positions out and plays from them.

pub use super::bench::*;
pub use super::counter::*;
pub use super::field::*;
pub use super::trail::*;
pub use windmill_lane::rules::mythwind::Amount::{Excess, N};
pub use windmill_lane::{
    clauses,
    rules::{
        Game, Pile, Rng, Seat, Turn, Wall,
        mythwind::{
            Building, Character, Cost, Dice, DieAt, DieId, Effect, Event, Flag, Fx, InQueue, Journal, Kind,
            KindSel, LocationId, Move, Mythwind, Payer, Phase, Res, ResSel, Season, Setup, Sheet, Skill,
            Source, Space, Stat, Stock, TownAction, Weather,
            content::Content,
            crafter::{CraftMove, CraftSkill, Item, Material, Materials, OrderId, Workshop},
            farmer::{By, Crop, Farm, FarmMove, FarmSkill, Line, Planted, TileId, placements},
            merchant::{DealMove, DealSkill, Good, Goods, Market, Rival, RivalId},
            ranger::{Camp, Find, Finds, Gear, Gears, Region, Rest, RoamMove, RoamSkill, TrailId},
        },
    },
};

pub use Building::*;
pub use Character::{Crafter, Farmer, Merchant, Ranger};
pub use Kind::{Sprite, Villager};
pub use Res::{Culture, Food, Income, Production};

/// Weather card 6: cloudy, without effect.
pub const QUIET: u8 = 6;

/// A new campaign; its first goal is still to be chosen.
#[track_caller]
pub fn begin(characters: &[Character], seed: u64) -> Mythwind {
    let setup = Setup { characters: characters.to_vec() };
    Mythwind::begin(&setup, seed).expect("a set-up of these characters")
}

/// The first morning of a campaign, after a dawn without effects: cloudy, no pattern. At the tower stand a
/// sprite and a villager of 2 pips each; the weather to come is quiet too.
#[track_caller]
pub fn morning(characters: &[Character]) -> Mythwind {
    let mut game = begin(characters, 1);
    weather(&mut game, &[QUIET; 9]);
    let goal = Move::Goal(game.goal_choice[0]);
    play(&mut game, characters[0], goal);
    tower(&mut game, &[(Sprite, 2), (Villager, 2)]);
    assert_eq!(game.calendar.phase, Phase::Daytime, "the first morning");
    game
}

/// Stacks the weather deck, the next card first.
pub fn weather(game: &mut Mythwind, cards: &[u8]) {
    game.hidden.0.weather = pile(cards);
}

/// A pile of these cards, the top one first.
pub fn pile(cards: &[u8]) -> Pile<u8> {
    let mut pile = Pile::default();
    for &card in cards.iter().rev() {
        pile.lay(card);
    }
    pile
}

/// The cards of a pile in rising order.
pub fn sorted(pile: &Pile<u8>) -> Vec<u8> {
    let mut cards: Vec<u8> = pile.iter().copied().collect();
    cards.sort_unstable();
    cards
}

/// Exactly these dice stand at the tower; what stood there goes to the supply.
#[track_caller]
pub fn tower(game: &mut Mythwind, dice: &[(Kind, u8)]) -> Vec<DieId> {
    let before: Vec<DieId> = game.dice.at(DieAt::Tower).collect();
    for die in before {
        game.dice.put(die, DieAt::Supply);
        game.dice.turn(die, 0);
    }
    lay(game, DieAt::Tower, dice)
}

/// These dice come from the supply into a character's well.
#[track_caller]
pub fn well(game: &mut Mythwind, who: Character, dice: &[(Kind, u8)]) -> Vec<DieId> {
    lay(game, DieAt::Well(who), dice)
}

#[track_caller]
fn lay(game: &mut Mythwind, at: DieAt, dice: &[(Kind, u8)]) -> Vec<DieId> {
    dice.iter()
        .map(|&(kind, pips)| {
            let die = game.dice.spare(kind).expect("a die of the kind in the supply");
            game.dice.put(die, at);
            game.dice.turn(die, pips);
            die
        })
        .collect()
}

/// The pips shown at a place, by kind, in rising order.
pub fn pips(game: &Mythwind, at: DieAt, kind: Kind) -> Vec<u8> {
    let mut pips: Vec<u8> = game.dice.kind_at(kind, at).map(|die| game.dice.get(die).pips).collect();
    pips.sort_unstable();
    pips
}

/// How many dice of a kind are at a place.
pub fn count(game: &Mythwind, at: DieAt, kind: Kind) -> usize {
    game.dice.kind_at(kind, at).count()
}

/// Sets the four tracks: production, income, food, culture.
pub fn hold(game: &mut Mythwind, production: u8, income: u8, food: u8, culture: u8) {
    game.town.held = Stock { production, income, food, culture };
}

/// The four tracks: production, income, food, culture.
pub fn held(game: &Mythwind) -> [u8; 4] {
    Res::ALL.map(|res| game.town.held.of(res))
}

/// Fills or empties a purse.
pub fn purse(game: &mut Mythwind, who: Character, coins: u16) {
    sheet(game, who).coins = coins;
}

/// The coins in a purse.
pub fn coins(game: &Mythwind, who: Character) -> u16 {
    game.sheet(who).coins
}

/// A sheet, to be changed.
pub fn sheet(game: &mut Mythwind, who: Character) -> &mut Sheet {
    game.sheets[who.index()].as_mut().expect("a character in play")
}

/// Makes a character one of a campaign from before its trade was there: all it does concerns the town.
pub fn townsfolk(game: &mut Mythwind, who: Character) {
    sheet(game, who).journal = Journal::Townsfolk;
}

/// Takes the forest off a location and puts it into the box.
pub fn clear(game: &mut Mythwind, at: u8) {
    if let Some(forest) = game.town.at_mut(LocationId(at)).forest.take() {
        game.hidden.0.forests.lay(forest);
    }
}

/// Clears a location and puts a building there that was in town before.
pub fn built(game: &mut Mythwind, building: Building, at: u8) {
    clear(game, at);
    game.town.at_mut(LocationId(at)).building = Some(building);
    game.town.known.insert(building);
}

/// Lays a forest from the box on a location.
pub fn cover(game: &mut Mythwind, at: u8) {
    let forest = game.hidden.0.forests.draw().expect("a forest in the box");
    game.town.at_mut(LocationId(at)).forest = Some(forest);
}

/// Which building stands on a location.
pub fn on(game: &Mythwind, at: u8) -> Option<Building> {
    game.town.at(LocationId(at)).building
}

/// Makes a goal the season's goal; the one before goes back into the deck.
pub fn aim(game: &mut Mythwind, goal: u8) {
    let goals = &mut game.hidden.0.goals;
    goals.take_where(|&card| card == goal);
    if let Some(before) = game.goal.replace(goal).filter(|&before| before != goal) {
        goals.lay(before);
    }
}

/// A copy of the game after a move.
#[track_caller]
pub fn after(game: &Mythwind, who: Character, mv: Move) -> Mythwind {
    let mut game = game.clone();
    play(&mut game, who, mv);
    game
}

/// Makes a move that must be legal and listed; what happened.
#[track_caller]
pub fn play(game: &mut Mythwind, who: Character, mv: Move) -> Vec<Event> {
    assert!(
        game.legal_moves(who.seat()).contains(&mv),
        "{mv:?} of the {who:?} is not among {:?}",
        moves(game, who).into_iter().take(12).collect::<Vec<_>>()
    );
    match game.play(who.seat(), &mv) {
        Ok(played) => played.events,
        Err(refusal) => panic!("{mv:?} of the {who:?} is {refusal}"),
    }
}

/// Makes several moves.
#[track_caller]
pub fn play_all(game: &mut Mythwind, who: Character, moves: &[Move]) -> Vec<Event> {
    let mut events = Vec::new();
    for &mv in moves {
        events.extend(play(game, who, mv));
    }
    events
}

/// Tries a move that must be refused and unlisted and change nothing; the clause that forbids it.
#[track_caller]
pub fn refused(game: &Mythwind, who: Character, mv: Move) -> &'static str {
    assert!(!game.legal_moves(who.seat()).contains(&mv), "{mv:?} of the {who:?} is listed");
    let mut tried = game.clone();
    match tried.play(who.seat(), &mv) {
        Ok(played) => panic!("{mv:?} of the {who:?} was made: {played:?}"),
        Err(refusal) => {
            assert!(tried == *game, "the refused {mv:?} changed the game");
            refusal.clause.0
        }
    }
}

/// Whether a character may make this move now.
pub fn offered(game: &Mythwind, who: Character, mv: Move) -> bool {
    game.legal_moves(who.seat()).contains(&mv)
}

/// What a character may do now.
pub fn moves(game: &Mythwind, who: Character) -> Vec<Move> {
    game.legal_moves(who.seat())
}

/// Takes a town action.
#[track_caller]
pub fn act(game: &mut Mythwind, who: Character, action: TownAction) -> Vec<Event> {
    play(game, who, Move::Act(action))
}

/// Uses the building on a location.
#[track_caller]
pub fn enter(game: &mut Mythwind, who: Character, at: u8) -> Vec<Event> {
    act(game, who, TownAction::Use(LocationId(at)))
}

/// Stands at the hire space without hiring, aligned with a kind. The turn is not over.
#[track_caller]
pub fn stand_by(game: &mut Mythwind, who: Character, kind: Kind) {
    play_all(game, who, &[Move::Forgo, Move::Stand(Space::Hire), Move::Align(kind)]);
}

/// Forgoes the town action somewhere and ends the turn.
#[track_caller]
pub fn idle(game: &mut Mythwind, who: Character) {
    if !game.sheet(who).today.acted {
        play(game, who, Move::Forgo);
        let free = moves(game, who)[0];
        play(game, who, free);
        if offered(game, who, Move::Align(Sprite)) {
            play(game, who, Move::Align(Sprite));
        }
    }
    play(game, who, Move::EndTurn);
}

/// Everybody's turn goes by; dusk and the next dawn follow until somebody is asked.
#[track_caller]
pub fn pass_day(game: &mut Mythwind) {
    let everybody: Vec<Character> = game.playing().collect();
    for who in everybody {
        if !game.sheet(who).today.ended {
            idle(game, who);
        }
    }
}

/// The last day of the season goes by: the end of the season begins.
#[track_caller]
pub fn end_season(game: &mut Mythwind) {
    weather(game, &[]);
    pass_day(game);
}

/// Plays the first listed move of whoever is asked until `done`; what happened.
#[track_caller]
pub fn run_until(game: &mut Mythwind, done: impl Fn(&Mythwind) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..10_000 {
        if done(game) {
            return events;
        }
        let seat = game.turn().acting().iter().next().expect("somebody acts");
        let mv = game.legal_moves(seat)[0];
        events.extend(game.play(seat, &mv).expect("a listed move").events);
    }
    panic!("it never comes to that");
}

/// Goes on to the step where characters change, answering everything on the way by the first answer.
#[track_caller]
pub fn to_change(game: &mut Mythwind) -> Vec<Event> {
    let who = game.playing().next().expect("somebody in play");
    run_until(game, |game| {
        game.calendar.phase == Phase::SeasonEnd
            && game.legal_moves(who.seat()).iter().any(|mv| matches!(mv, Move::Join(_) | Move::Leave(_)))
    })
}

/// Where something stands first in a list of events.
#[track_caller]
pub fn place(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(what).unwrap_or_else(|| panic!("it did not happen in {events:?}"))
}

/// Whether something stands in a list of events.
pub fn told(events: &[Event], what: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(what)
}

/// An effect, shared.
pub fn fx(effect: Effect) -> Fx {
    Fx::new(effect)
}

/// The town gains so many of a resource.
pub fn gain(res: Res, count: u8) -> Effect {
    Effect::Gain(ResSel::Just(res), N(count))
}
