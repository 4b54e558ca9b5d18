//! Lays positions out. Bulbs are written by their letters, `WYRVB`; a Patch as its spaces, a point for a free one.

pub use windmill_lane::{
    clauses,
    rules::{
        Game, Rng, Seat, Turn, Viewer,
        valley_duel::{
            content::{Content, FILES},
            *,
        },
    },
};

pub fn rival(seat: Seat) -> Seat {
    ValleyDuel::rival(seat)
}

/// A game that Red begins, with all wheels at their first sections.
pub fn game() -> ValleyDuel {
    seeded(1)
}

/// The same with another order of everything that is shuffled.
pub fn seeded(seed: u64) -> ValleyDuel {
    let setup = Setup { first: Some(RED), ..Setup::normal() };
    let mut game = ValleyDuel::begin(&setup, seed).expect("a set-up that can be played");
    game.wheels.own = 0;
    game.wheels.central = 0;
    game
}

pub fn printed() -> &'static Content {
    Content::get()
}

pub fn colour(letter: char) -> Option<Colour> {
    Some(match letter {
        'W' => Colour::White,
        'Y' => Colour::Yellow,
        'R' => Colour::Red,
        'V' => Colour::Violet,
        'B' => Colour::Black,
        _ => return None,
    })
}

/// Gives a player goods.
pub fn give(game: &mut ValleyDuel, seat: Seat, guilders: u16, tools: u16, bulbs: &str) {
    let player = &mut game.players[seat.index()];
    player.guilders += guilders;
    player.tools += tools;
    for colour in bulbs.chars().filter_map(colour) {
        player.bulbs[colour.index()] += 1;
    }
}

/// Bulbs of a player, as letters.
pub fn bulbs(game: &ValleyDuel, seat: Seat) -> String {
    let stored = game.player(seat).bulbs;
    "WYRVB".chars().zip(stored).flat_map(|(letter, count)| (0..count).map(move |_| letter)).collect()
}

/// Plants a Patch: `V..` has a violet Tulip on its first space.
#[track_caller]
pub fn plant(game: &mut ValleyDuel, number: u8, spaces: &str) {
    assert_eq!(spaces.len(), printed().length(patch(number)), "the spaces of Patch {number}");
    for (space, letter) in spaces.chars().enumerate() {
        game.patches[patch(number).index()][space] = colour(letter);
    }
}

/// Plants a Patch full, but for nothing.
pub fn fill(game: &mut ValleyDuel, number: u8, letter: char) {
    let spaces: String = (0..printed().length(patch(number))).map(|_| letter).collect();
    plant(game, number, &spaces);
}

#[track_caller]
pub fn patch(number: u8) -> Patch {
    Patch::of(number).expect("a Patch")
}

#[track_caller]
pub fn node(number: u8) -> Node {
    Node::of(number).expect("a Windmill space")
}

#[track_caller]
pub fn port(number: u8) -> Port {
    Port::of(number).expect("a Port")
}

#[track_caller]
pub fn tile(number: u8) -> Tile {
    Tile::of(number).expect("a tile")
}

#[track_caller]
pub fn farm(number: u8) -> Farm {
    Farm::of(number).expect("a card")
}

#[track_caller]
pub fn lot(number: u8) -> Lot {
    Lot::of(number).expect("a Market tile")
}

#[track_caller]
pub fn export(number: u8) -> Export {
    Export::of(number).expect("an Export tile")
}

#[track_caller]
pub fn demand(number: u8) -> Demand {
    Demand::of(number).expect("a Demand tile")
}

/// A player is in the middle of the first action of the own turn, and this is to be decided.
pub fn doing(game: &mut ValleyDuel, seat: Seat, job: Job) {
    game.active = seat;
    game.step = Step::First;
    game.chosen = Some(Wheel::Own);
    game.pending = vec![Task::Act { job, optional: false }];
}

/// A player is in the middle of a follow-up, and this is to be decided.
pub fn following(game: &mut ValleyDuel, seat: Seat, job: Job) {
    doing(game, rival(seat), job);
    game.step = Step::FollowUp;
    game.chosen = Some(Wheel::Central);
}

/// A player is to choose the first action of the own turn.
pub fn choosing(game: &mut ValleyDuel, seat: Seat) {
    game.active = seat;
    game.step = Step::First;
    game.chosen = None;
    game.pending.clear();
}

/// The interlocked section of a player's own wheel gets a tile, and the player is to choose.
pub fn with_tile(game: &mut ValleyDuel, seat: Seat, number: u8) {
    take_tile(game, tile(number));
    let own = usize::from(game.wheels.own);
    game.wheels.on_own[seat.index()][own] = Some(tile(number));
    choosing(game, seat);
}

/// The usual form of a main action.
pub fn job(action: Action) -> Job {
    match action {
        Action::Market => Job::Market,
        Action::Plant => Job::Plant(Planting::Any),
        Action::Windmill => Job::Windmill { both: false },
        Action::Trade => Job::Trade { many: false },
        Action::Enhance => Job::Enhance { wheel: None, both: false, printed: false },
        Action::Farm => Job::Farm { swap: false, into: None },
    }
}

/// Takes a tile from wherever it lies unlaid; a gap in the offer is filled from the tiles set aside.
#[track_caller]
pub fn take_tile(game: &mut ValleyDuel, tile: Tile) {
    let hidden = &mut game.hidden.0;
    let found = hidden.tiles_aside.take_where(|other| *other == tile).len();
    if found == 0 && !hidden.tiles.take_where(|other| *other == tile).is_empty() {
        let more = hidden.tiles_aside.draw().expect("a tile that is set aside");
        hidden.tiles.lay(more);
    }
    for place in game.tiles.iter_mut().filter(|place| **place == Some(tile)) {
        *place = hidden.tiles_aside.draw();
    }
}

/// Lays this tile into a place of the offer.
#[track_caller]
pub fn offer_tile(game: &mut ValleyDuel, place: usize, number: u8) {
    take_tile(game, tile(number));
    let old = game.tiles[place].replace(tile(number));
    old.into_iter().for_each(|old| game.hidden.0.tiles_aside.lay(old));
}

/// Takes a card from wherever it lies in the offer or in a pile; gaps are filled from the cards set aside.
#[track_caller]
pub fn take_farm(game: &mut ValleyDuel, farm: Farm) {
    let hidden = &mut game.hidden.0;
    let found = hidden.farms_aside.take_where(|other| *other == farm).len();
    if found == 0 && !hidden.farms.take_where(|other| *other == farm).is_empty() {
        let more = hidden.farms_aside.draw().expect("a card that is set aside");
        hidden.farms.lay(more);
    }
    for place in game.farms.iter_mut().filter(|place| **place == Some(farm)) {
        *place = hidden.farms_aside.draw();
    }
}

/// Lays this card into a place of the offer.
#[track_caller]
pub fn offer_farm(game: &mut ValleyDuel, place: usize, number: u8) {
    take_farm(game, farm(number));
    let old = game.farms[place].replace(farm(number));
    old.into_iter().for_each(|old| game.hidden.0.farms_aside.lay(old));
}

/// Lays cards into the row near a player, from the end where cards come in.
#[track_caller]
pub fn lay_row(game: &mut ValleyDuel, near: Seat, numbers: &[u8]) {
    for (place, number) in numbers.iter().enumerate() {
        take_farm(game, farm(*number));
        game.rows[near.index()][place] = Some(farm(*number));
    }
}

/// The numbers of the cards in the row near a player, from the end where cards come in.
pub fn row(game: &ValleyDuel, near: Seat) -> Vec<u8> {
    game.rows[near.index()].iter().flatten().map(|farm| farm.number()).collect()
}

/// Lays these Market tiles face up, near and far, and this one on top of the stack.
#[track_caller]
pub fn lay_lots(game: &mut ValleyDuel, near: u8, far: u8, top: u8) {
    let hidden = &mut game.hidden.0;
    game.lots.into_iter().for_each(|lot| hidden.market.lay_under(lot));
    for number in [near, far, top] {
        assert_eq!(hidden.market.take_where(|other| *other == lot(number)).len(), 1);
    }
    game.lots = [lot(near), lot(far)];
    hidden.market.lay(lot(top));
}

/// Lays a Demand tile and an Export tile at a port; those that lie there change places with them.
#[track_caller]
pub fn lay_port(game: &mut ValleyDuel, at: u8, wanted: u8, number: u8, cover: Cover) {
    let at = port(at).index();
    let from = game.harbours.iter().position(|harbour| harbour.demand == demand(wanted));
    let from = from.expect("a port with that Demand tile");
    game.harbours[from].demand = game.harbours[at].demand;
    game.harbours[at].demand = demand(wanted);
    let old = game.harbours[at].export;
    if let Some(from) = game.harbours.iter().position(|harbour| harbour.export == Some(export(number))) {
        game.harbours[from].export = old;
    } else {
        let hidden = &mut game.hidden.0;
        assert_eq!(hidden.exports.take_where(|other| *other == export(number)).len(), 1);
        old.into_iter().for_each(|old| hidden.exports.lay_under(old));
    }
    game.harbours[at].export = Some(export(number));
    game.harbours[at].cover = cover;
}

/// Builds a player's Windmill without further ado.
pub fn build(game: &mut ValleyDuel, seat: Seat, column: Colour, at: u8) {
    game.players[seat.index()].windmills[column.index()] -= 1;
    game.nodes[node(at).index()] = Some(seat);
}

/// Guilders, Tools and Victory Points of a player.
pub fn purse(game: &ValleyDuel, seat: Seat) -> (u16, u16, u16) {
    let player = game.player(seat);
    (player.guilders, player.tools, player.points)
}
