//! Every sentence the games can say exists, and every gap in it is filled.

use std::collections::BTreeSet;

use windmill_lane::{
    rules::{
        Arg, Game, Rng, Seat, SeatSet, Turn, Viewer, Words,
        cozy_stories::{self, CozyStories, Picture, Sharpness, Sitter},
        mythwind::{self, Character, Mythwind, Phase, Setup},
        table::{Part, Row},
        tilting::{self, Board, Move, MoveCard, Tilting},
        valley_duel::{self, ValleyDuel},
        wolfwalkers::{self, Cell, Modules, Opportunity, Quirk, Slot, Symbol, WolfWalkers},
    },
    words::Lexicon,
};

/// Collects what a game says and how it reads.
#[derive(Default)]
struct Heard(BTreeSet<String>);

impl Heard {
    fn words(&mut self, words: &Words) {
        let lexicon = Lexicon::english();
        let said = lexicon.say(words, &|seat: Seat| format!("Player {}", seat.0));
        if said.contains('‹') || said.contains("{$") {
            self.0.insert(format!("{}: {said}", words.key));
        }
        for (_, arg) in &words.args {
            match arg {
                Arg::Words(inner) => self.words(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.words(inner)),
                _ => {}
            }
        }
    }

    fn face(&mut self, face: &windmill_lane::rules::table::Face) {
        for part in &face.parts {
            if let Part::Text(_, text) = part {
                self.words(&text.words);
            }
        }
    }

    fn stories(&mut self, events: &[cozy_stories::Event]) {
        for event in events {
            let told = CozyStories::tell(event, Viewer::Public).expect("nothing in it is hidden");
            told.words.iter().for_each(|words| self.words(words));
        }
    }

    fn game<G: Game>(&mut self, game: &G, viewer: Viewer) {
        let view = game.table(viewer);
        self.words(&view.heading);
        for surface in &view.surfaces {
            self.words(&surface.name);
            self.face(&surface.face);
        }
        let abouts =
            view.zones.iter().map(|zone| &zone.about).chain(view.pieces.iter().map(|piece| &piece.about));
        for about in abouts.flatten() {
            self.words(&about.name);
            about.kind.iter().chain(&about.rules).chain(&about.now).for_each(|words| self.words(words));
            about.large.iter().for_each(|face| self.face(face));
            about.shows.iter().for_each(|shown| self.face(&shown.face));
        }
        view.zones.iter().for_each(|zone| self.face(&zone.face));
        view.pieces.iter().for_each(|piece| self.face(&piece.face));
        for offer in &view.offers {
            self.words(&offer.label);
            offer.preview.iter().chain(&offer.warning).for_each(|words| self.words(words));
            offer.shows.iter().for_each(|shown| self.face(&shown.face));
        }
        for denied in &view.denied {
            self.words(&denied.label);
            self.words(&denied.refusal.words);
        }
        for prompt in &view.prompts {
            self.words(&prompt.words);
            prompt.source.iter().for_each(|words| self.words(words));
            prompt.trail.iter().for_each(|step| self.words(&step.words));
            if let Some(page) = &prompt.page {
                self.words(&page.title);
                page.paragraphs.iter().for_each(|words| self.words(words));
            }
        }
        for plate in &view.plates {
            self.words(&plate.line);
            self.words(&plate.unit);
            plate.tag.iter().for_each(|words| self.words(words));
        }
        if let Some(sheet) = &view.result {
            self.words(&sheet.decided);
            sheet.tie_break.iter().for_each(|words| self.words(words));
            for line in &sheet.lines {
                self.words(&line.label);
                line.notes.iter().for_each(|words| self.words(words));
            }
            for counted in sheet.tallies.iter().flat_map(|tally| &tally.items) {
                self.words(&counted.label);
                self.words(&counted.note);
                counted.sum.iter().for_each(|words| self.words(words));
            }
        }
        for panel in &view.panels {
            self.words(&panel.title);
            for row in &panel.rows {
                match row {
                    Row::Pair { label, value } | Row::Step { label, value, .. } => {
                        self.words(label);
                        self.words(value);
                    }
                    Row::Line { label, value, .. } => {
                        self.words(label);
                        value.iter().for_each(|words| self.words(words));
                    }
                    Row::Text(words) => self.words(words),
                    Row::Progress { .. } => {}
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_unsaid_in_two_years_of_any_number_of_characters() {
    let mut heard = Heard::default();
    for (count, seed) in [(1, 3_u64), (2, 5), (3, 7), (4, 9)] {
        let mut characters = Character::ALL.to_vec();
        characters.rotate_left(1);
        characters.truncate(count);
        let mut game = Mythwind::begin(&Setup { characters }, seed).expect("a new campaign");
        let mut rng = Rng::seeded(seed);
        while game.calendar.year < 3 {
            let Turn::Acting(acting) = game.turn() else { panic!("Mythwind never ends") };
            let seats: Vec<Seat> = acting.iter().collect();
            let seat = *rng.pick(&seats).expect("somebody can act");
            let moves = game.legal_moves(seat);
            let mut mv = *rng.pick(&moves).expect("an acting seat has a move");
            if game.calendar.phase == Phase::SeasonEnd
                && moves.contains(&mythwind::Move::Done)
                && rng.below(3) > 0
            {
                mv = mythwind::Move::Done;
            }
            if rng.below(8) == 0 {
                heard.game(&game, Viewer::Public);
            }
            for event in game.play(seat, &mv).expect("a listed move").events {
                if let Some(told) = Mythwind::tell(&event, Viewer::Public) {
                    told.words.iter().for_each(|words| heard.words(words));
                    if let Some(page) = told.page {
                        page.paragraphs.iter().for_each(|words| heard.words(words));
                    }
                }
            }
        }
    }
    assert!(heard.0.is_empty(), "unsaid: {:#?}", heard.0);
}

#[test]
fn nothing_is_left_unsaid_between_two_rivals_in_any_mode() {
    let mut heard = Heard::default();
    let boards = [Board::Shield, Board::Lance, Board::Row];
    let modes = boards.into_iter().flat_map(|board| [None, Some(10), Some(5)].map(|charge| (board, charge)));
    for ((board, charge), seed) in
        modes.zip(1_u64..).flat_map(|mode| [(mode.0, mode.1), (mode.0, mode.1 + 90)])
    {
        let setup = tilting::Setup { board, charge, ..tilting::Setup::normal() };
        let mut game = Tilting::begin(&setup, seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        while let Turn::Acting(acting) = game.turn() {
            let seat = acting.iter().next().expect("somebody acts");
            heard.game(&game, Viewer::seat(seat));
            heard.game(&game, Viewer::Public);
            let mv = *rng.pick(&game.legal_moves(seat)).expect("an acting seat has a move");
            for event in game.play(seat, &mv).expect("a listed move").events {
                let told = Tilting::tell(&event, Viewer::Public).expect("nothing in it is hidden");
                told.words.iter().for_each(|words| heard.words(words));
            }
        }
        heard.game(&game, Viewer::Public);
        // Whatever else may be tried and is refused.
        for mv in
            MoveCard::all().map(Move::Play).chain([Move::Use, Move::Skip, Move::Seen, Move::Swap, Move::End])
        {
            for seat in [Seat(0), Seat(1)] {
                let mut fresh = Tilting::begin(&setup, seed).expect("a set-up");
                let refused = fresh.play(seat, &mv).err();
                refused.iter().for_each(|refusal| heard.words(&refusal.words));
            }
        }
    }
    for setup in [
        tilting::Setup { players: 3, ..tilting::Setup::normal() },
        tilting::Setup { charge: Some(7), ..tilting::Setup::normal() },
    ] {
        heard.words(&Tilting::begin(&setup, 1).expect_err("no such game").words);
    }
    assert!(heard.0.is_empty(), "unsaid: {:#?}", heard.0);
}

/// Moves that are mostly refused.
fn strange() -> Vec<wolfwalkers::Move> {
    use wolfwalkers::{Move, Side};
    let mut moves = vec![Move::Pass, Move::End, Move::Seen, Move::Next(0), Move::Name(Symbol::Forest)];
    moves.extend((0..4).map(Move::Use));
    for at in [
        Cell::new(0, 0),
        Cell::new(1, 1),
        Cell::new(0, 9),
        Cell::new(9, 0),
        Cell::new(2, 2),
        Cell::new(-3, -3),
    ] {
        moves.push(Move::Put { side: Side::Goal, at });
        moves.push(Move::Shift { from: Cell::START, to: at });
        moves.push(Move::Card(at));
        for slot in Slot::ALL {
            moves.extend([
                Move::Lay { slot, at },
                Move::Cover { slot, at },
                Move::Slot(slot),
                Move::Lift(slot),
            ]);
        }
    }
    moves
}

#[test]
fn nothing_is_left_unsaid_by_wolves() {
    let mut heard = Heard::default();
    let cards: Vec<Opportunity> = Opportunity::all().collect();
    let mut setups: Vec<wolfwalkers::Setup> = (1..=4).map(wolfwalkers::Setup::base).collect();
    setups.push(wolfwalkers::Setup { switches: 0, preview: false, ask: true, ..wolfwalkers::Setup::base(2) });
    for (at, quirk) in Quirk::ALL.into_iter().enumerate() {
        let opportunities = (0..3).map(|step| cards[(at * 2 + step * 8) % 25]).collect();
        let base = wolfwalkers::Setup::base([2, 3][at % 2]);
        setups.push(wolfwalkers::Setup { modules: Modules::All, quirk: Some(quirk), opportunities, ..base });
    }
    setups
        .extend((0..3).map(|_| wolfwalkers::Setup { modules: Modules::All, ..wolfwalkers::Setup::base(1) }));
    for (setup, seed) in setups.into_iter().zip(1_u64..) {
        let mut game = WolfWalkers::begin(&setup, seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        while let Turn::Acting(acting) = game.turn() {
            let seat = acting.iter().next().expect("somebody acts");
            heard.game(&game, Viewer::seat(seat));
            if rng.below(6) == 0 {
                heard.game(&game, Viewer::Public);
                for mv in strange() {
                    for seat in [Seat(0), Seat(1)] {
                        let refused = game.clone().play(seat, &mv).err();
                        refused.iter().for_each(|refusal| heard.words(&refusal.words));
                    }
                }
            }
            let mv = *rng.pick(&game.legal_moves(seat)).expect("an acting seat has a move");
            for event in game.play(seat, &mv).expect("a listed move").events {
                let told = WolfWalkers::tell(&event, Viewer::Public).expect("nothing in it is hidden");
                told.words.iter().for_each(|words| heard.words(words));
            }
        }
        heard.game(&game, Viewer::Public);
    }
    let base = || wolfwalkers::Setup { modules: Modules::All, ..wolfwalkers::Setup::base(2) };
    for wrong in [
        wolfwalkers::Setup { players: 5, ..base() },
        wolfwalkers::Setup { switches: 1, ..base() },
        wolfwalkers::Setup { first: Some(Seat(2)), ..base() },
        wolfwalkers::Setup { modules: Modules::Base, quirk: Some(Quirk::Fog), ..base() },
        wolfwalkers::Setup { quirk: Some(Quirk::Fog), removed: vec![70], ..base() },
        wolfwalkers::Setup { removed: (56..=70).collect(), ..base() },
        wolfwalkers::Setup { removed: vec![71], opportunities: cards[..3].to_vec(), ..base() },
        wolfwalkers::Setup { opportunities: cards[..2].to_vec(), ..base() },
        wolfwalkers::Setup { removed: (71..=93).collect(), ..base() },
    ] {
        heard.words(&WolfWalkers::begin(&wrong, 1).expect_err("no such game").words);
    }
    assert!(heard.0.is_empty(), "unsaid: {:#?}", heard.0);
}

/// Moves that are mostly refused in the valley.
fn wrong() -> Vec<valley_duel::Move> {
    use valley_duel::{Colour, Farm, Half, Move, Node, Patch, Port, Role, Stall, Wheel};
    let mut moves = vec![Move::Guilders, Move::Pass, Move::Pay];
    moves.extend((0..5).map(Move::Rotate));
    moves.extend([Wheel::Own, Wheel::Central].map(Move::Choose));
    moves.extend((0..3).map(Move::First));
    moves.extend(Farm::all().map(Move::Help));
    moves.extend(Port::all().map(Move::Sail));
    moves.extend(Patch::all().map(Move::Closest));
    for colour in Colour::ALL {
        moves.extend([Move::Bulb(colour), Move::Deliver(colour)]);
        moves.extend(Node::all().map(|node| Move::Build { column: colour, node }));
        for patch in Patch::all().step_by(5) {
            moves.extend((0..6).map(|space| Move::Plant { colour, patch, space }));
        }
    }
    for stall in Stall::ALL {
        moves.extend(Half::ALL.map(|half| Move::Deal { stall, half }));
    }
    for role in Role::ALL {
        moves.extend((0..3).map(|place| Move::Farm { place, role }));
        moves.extend((0..3).map(|one| Move::Swap { role, one, other: 2 }));
    }
    for wheel in [Wheel::Own, Wheel::Central] {
        for place in 0..5 {
            moves.extend((0..9).map(|section| Move::Enhance { place, wheel, section }));
        }
    }
    moves
}

#[test]
fn nothing_is_left_unsaid_in_the_valley() {
    let mut heard = Heard::default();
    let wrong = wrong();
    for seed in 1..7_u64 {
        let mut game = ValleyDuel::begin(&valley_duel::Setup::normal(), seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        let mut step = 0;
        while let Turn::Acting(acting) = game.turn() {
            let seat = acting.iter().next().expect("somebody acts");
            if rng.below(3) == 0 {
                heard.game(&game, Viewer::seat(seat));
            }
            step += 1;
            if step % 17 == 0 {
                heard.game(&game, Viewer::Public);
                for mv in &wrong {
                    for seat in [Seat(0), Seat(1)] {
                        let refused = game.clone().play(seat, mv).err();
                        refused.iter().for_each(|refusal| heard.words(&refusal.words));
                    }
                }
            }
            let mv = *rng.pick(&game.legal_moves(seat)).expect("an acting seat has a move");
            for event in game.play(seat, &mv).expect("a listed move").events {
                let told = ValleyDuel::tell(&event, Viewer::Public).expect("nothing in it is hidden");
                told.words.iter().for_each(|words| heard.words(words));
            }
        }
        heard.game(&game, Viewer::Public);
    }
    for wrong in [
        valley_duel::Setup { players: 3, ..valley_duel::Setup::normal() },
        valley_duel::Setup { first: Some(Seat(2)), ..valley_duel::Setup::normal() },
    ] {
        heard.words(&ValleyDuel::begin(&wrong, 1).expect_err("no such game").words);
    }
    assert!(heard.0.is_empty(), "unsaid: {:#?}", heard.0);
}

#[test]
fn nothing_is_left_unsaid_in_an_evening_of_stories() {
    use cozy_stories::{Limit, Move, Setup};
    let mut heard = Heard::default();
    let computers = |players: usize| {
        let mut sitters: Vec<Sitter> =
            Sharpness::ALL.into_iter().cycle().map(Sitter::Computer).take(players).collect();
        sitters[players - 1] = Sitter::Person;
        Setup::of(sitters)
    };
    let mut setups: Vec<Setup> = (3..=5).map(Setup::people).collect();
    setups.extend((3..=5).map(computers));
    for (setup, seed) in setups.clone().into_iter().zip(1_u64..) {
        setups.push(Setup {
            endless: seed % 2 == 0,
            limit: Limit::Sentences,
            typing_clock: true,
            ..setup.clone()
        });
        setups.push(Setup { endless: true, timer_votes: SeatSet::first(5), ..setup });
    }
    let picture = Picture::ALL[0];
    let texts = ["", "!", "A\u{7}b.", "One. Two. Three. Four. Five."].map(str::to_owned);
    let texts = texts.into_iter().chain(["a".repeat(401)]);
    let mut strange: Vec<Move> =
        texts.flat_map(|text| [Move::Tell(text.clone()), Move::Note(text)]).collect();
    strange.extend([Move::Draw, Move::Aloud, Move::Begin, Move::Finish, Move::Lay, Move::Windmill]);
    strange.extend([Move::TimeUp, Move::Next, Move::Mark(picture), Move::Guess(picture)]);
    strange.push(Move::Leave(Sharpness::Sharp));
    for (setup, seed) in setups.into_iter().zip(1_u64..) {
        let mut game = CozyStories::begin(&setup, seed).expect("a set-up");
        let mut rng = Rng::seeded(seed);
        while let Turn::Acting(acting) = game.turn() {
            let seat = acting.iter().next().expect("somebody acts");
            heard.game(&game, Viewer::seat(seat));
            if rng.below(6) == 0 {
                heard.game(&game, Viewer::Public);
                for (mv, seat) in strange.iter().flat_map(|mv| (0..6).map(move |seat| (mv, Seat(seat)))) {
                    match game.clone().play(seat, mv) {
                        Err(refusal) => heard.words(&refusal.words),
                        Ok(played) => heard.stories(&played.events),
                    }
                }
            }
            let mv = rng.pick(&game.legal_moves(seat)).expect("an acting seat has a move").clone();
            heard.stories(&game.play(seat, &mv).expect("a listed move").events);
        }
        heard.game(&game, Viewer::Public);
        heard.words(&game.standing().decided.expect("it is decided"));
    }
    let base = || Setup::people(3);
    for wrong in [
        Setup::people(2),
        Setup::people(6),
        Setup { pawns: vec![cozy_stories::Pawn::Red; 3], ..base() },
        Setup { eldest: Some(Seat(3)), ..base() },
        Setup { eldest: Some(Seat(0)), ..computers(3) },
        Setup::of(vec![Sitter::Computer(Sharpness::Sharp); 3]),
    ] {
        heard.words(&CozyStories::begin(&wrong, 1).expect_err("no such game").words);
    }
    assert!(heard.0.is_empty(), "unsaid: {:#?}", heard.0);
}
