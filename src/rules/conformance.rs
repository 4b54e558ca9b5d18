//! What every game must do, tried out: random games in which each promise of [`Game`] is checked at every
//! step. Tests run it for each game, player count and variant; it knows none of them.
//!
//! What a match adds (undo, saves) is checked in `matches::conformance`.

use std::{
    collections::hash_map::DefaultHasher,
    fmt::{self, Debug},
    hash::{Hash, Hasher},
    ops::Range,
};

use super::{
    Clause, Game, Played, Record, Rng, Seat, SeatSet, Turn, Viewer,
    table::{Gesture, Offer, check_text},
};

/// Moves tried of those that are listed, and of those that are not, at each step.
const TRIED: usize = 12;
/// Moves of earlier steps that are kept to be tried again.
const KEPT: usize = 200;
/// How often a hidden fact must have been there before it counts that `imagine` never changed it.
const ENOUGH: usize = 30;

/// Something a viewer must not know: its name, and its value in words where it is hidden from the viewer.
pub type Fact<G> = (&'static str, fn(&G, Viewer) -> Option<String>);

/// What is tried out.
pub struct Trial<G: Game> {
    /// Who plays, with which variant.
    pub setup: G::Setup,
    /// After so many steps an open-ended game is left; any other must be over by then.
    pub steps: usize,
    /// What must not leak.
    pub facts: Vec<Fact<G>>,
    /// Whether a clause is known to the game's rulebook.
    pub knows: fn(Clause) -> bool,
}

/// A broken promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The seed of the game.
    pub seed: u64,
    /// The step at which it showed.
    pub step: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, step {}: {}", self.seed, self.step, self.what)
    }
}

impl<G: Game> Trial<G> {
    /// Plays a random game for each seed and checks everything on the way. Returns how many steps there were.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn run(&self, seeds: Range<u64>) -> Result<usize, Fault> {
        let mut steps = 0;
        let mut secrets = vec![Secret::default(); self.facts.len()];
        for seed in seeds.clone() {
            let mut run = Run::begin(self, seed).map_err(|what| Fault { seed, step: 0, what })?;
            steps +=
                run.play_out(&mut secrets).map_err(|what| Fault { seed, step: run.played.len(), what })?;
        }
        for ((name, _), secret) in self.facts.iter().zip(&secrets) {
            if secret.seen >= ENOUGH && !secret.changed {
                let what = format!("imagine never changed {name}, which was hidden {} times", secret.seen);
                return Err(Fault { seed: seeds.start, step: 0, what });
            }
        }
        Ok(steps)
    }
}

/// How a hidden fact fared.
#[derive(Clone, Copy, Default)]
struct Secret {
    seen: usize,
    changed: bool,
}

/// One random game.
struct Run<'a, G: Game> {
    trial: &'a Trial<G>,
    seed: u64,
    rng: Rng,
    game: G,
    census: Vec<(&'static str, usize)>,
    /// Every move so far.
    played: Vec<(Seat, G::Move)>,
    /// Moves listed to anybody at earlier steps.
    earlier: Vec<G::Move>,
}

type Check = Result<(), String>;

impl<'a, G: Game> Run<'a, G> {
    fn begin(trial: &'a Trial<G>, seed: u64) -> Result<Self, String> {
        let game = G::begin(&trial.setup, seed).map_err(|error| error.to_string())?;
        let census = game.census();
        Ok(Run {
            trial,
            seed,
            rng: Rng::seeded(seed ^ 0xC0F0),
            game,
            census,
            played: Vec::new(),
            earlier: Vec::new(),
        })
    }

    fn play_out(&mut self, secrets: &mut [Secret]) -> Result<usize, String> {
        while let Turn::Acting(acting) = self.game.turn() {
            if self.played.len() >= self.trial.steps {
                if G::INFO.sitting.is_none() {
                    return Err(format!("the game is not over after {} steps", self.trial.steps));
                }
                break;
            }
            let (seat, mv) = self.check(acting, secrets)?;
            let before = self.game.clone();
            let Ok(played) = self.game.play(seat, &mv) else {
                return Err(format!("the listed {mv:?} is refused"));
            };
            self.told_alike(&before, seat, &mv, &played)?;
            self.played.push((seat, mv));
        }
        if self.game.turn() == Turn::Over {
            self.nobody_moves()?;
        }
        self.again()?;
        Ok(self.played.len())
    }

    /// Checks the position, and chooses what is played.
    fn check(&mut self, acting: SeatSet, secrets: &mut [Secret]) -> Result<(Seat, G::Move), String> {
        if acting.is_empty() {
            return Err("it is nobody's turn, and the game is not over".into());
        }
        if self.game.census() != self.census {
            return Err(format!("pieces came or went: {:?}, then {:?}", self.census, self.game.census()));
        }
        let mut chosen = None;
        let chosen_seat = self.rng.below(acting.len());
        for seat in (0..8).map(Seat) {
            let listed = self.game.legal_moves(seat);
            if listed.is_empty() == acting.contains(seat) {
                return Err(format!("{seat:?} acts: {}, moves: {listed:?}", acting.contains(seat)));
            }
            if listed.is_empty() && seat.0 >= G::INFO.players.1 {
                continue;
            }
            self.listed_play(seat, &listed)?;
            self.others_are_refused(seat, &listed)?;
            self.offers_are_moves(seat, &listed)?;
            if acting.iter().position(|other| other == seat) == Some(chosen_seat) {
                chosen = self.rng.pick(&listed).map(|mv| (seat, mv.clone()));
            }
            for mv in listed.into_iter().take(TRIED) {
                if self.earlier.len() < KEPT {
                    self.earlier.push(mv);
                } else {
                    let at = self.rng.below(KEPT);
                    self.earlier[at] = mv;
                }
            }
        }
        self.keeps_secrets(secrets)?;
        self.survives_writing()?;
        chosen.ok_or_else(|| "nobody could be chosen to move".into())
    }

    /// Listed moves play, and change something.
    fn listed_play(&mut self, seat: Seat, listed: &[G::Move]) -> Check {
        let mut order: Vec<usize> = (0..listed.len()).collect();
        self.rng.shuffle(&mut order);
        for mv in order.into_iter().take(TRIED).map(|at| &listed[at]) {
            let mut tried = self.game.clone();
            if let Err(refusal) = tried.play(seat, mv) {
                return Err(format!("the listed {mv:?} of {seat:?} is refused: {refusal:?}"));
            }
            if tried == self.game {
                return Err(format!("the listed {mv:?} of {seat:?} does nothing"));
            }
        }
        Ok(())
    }

    /// Moves of other seats and earlier steps, and changed ones, are refused with a clause of the rulebook
    /// and leave everything as it was, unless they are listed too, or with another text.
    fn others_are_refused(&mut self, seat: Seat, listed: &[G::Move]) -> Check {
        let mut others: Vec<G::Move> =
            (0..TRIED).filter_map(|_| self.rng.pick(&self.earlier).cloned()).collect();
        for seat in self.game.turn().acting().iter() {
            let theirs = self.game.legal_moves(seat);
            others.extend(self.rng.pick(&theirs).cloned());
        }
        if let Some(mv) = self.rng.pick(listed) {
            others.extend(altered(mv));
        }
        for mv in others.iter().filter(|mv| !listed.contains(mv)) {
            let mut tried = self.game.clone();
            match tried.play(seat, mv) {
                Ok(_) if listed.iter().any(|other| is_other_text::<G>(mv, other)) => {}
                Ok(_) => return Err(format!("{mv:?} of {seat:?} is made and was not listed")),
                Err(refusal) if !(self.trial.knows)(refusal.clause) => {
                    return Err(format!("{mv:?} is refused for {:?}, which no rulebook has", refusal.clause));
                }
                Err(_) if tried != self.game => {
                    return Err(format!("the refused {mv:?} of {seat:?} changed the game"));
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Every legal move can be made at the table, and everything that can be done there is legal.
    fn offers_are_moves(&self, seat: Seat, listed: &[G::Move]) -> Check {
        let view = self.game.table(Viewer::seat(seat));
        let offered: Vec<&G::Move> =
            view.offers.iter().filter(|offer| offer.seat == seat).map(|offer| &offer.mv).collect();
        if let Some(mv) = offered.iter().find(|mv| !listed.contains(mv)) {
            return Err(format!("{mv:?} is offered to {seat:?} and is not legal"));
        }
        if let Some(mv) = listed.iter().find(|mv| !offered.contains(mv)) {
            return Err(format!("nothing at the table makes the legal {mv:?} of {seat:?}"));
        }
        let written =
            |offer: &&Offer<G::Move>| offer.seat == seat && matches!(offer.gesture, Gesture::Text { .. });
        view.offers.iter().filter(written).try_for_each(|offer| self.takes_texts(offer))
    }

    /// What may be typed is legal, whatever it says, and nothing else is; and it is kept as it was typed.
    fn takes_texts(&self, offer: &Offer<G::Move>) -> Check {
        let mut typed: Vec<(String, G::Move)> = Vec::new();
        for text in texts(&offer.gesture) {
            let mv = G::with_text(&offer.mv, text.clone());
            if let Some((other, _)) = typed.iter().find(|(_, of)| *of == mv) {
                return Err(format!("{text:?} and {other:?} are the same move {mv:?}"));
            }
            typed.push((text, mv));
        }
        for (text, mv) in typed {
            let fits = check_text(&offer.gesture, &text);
            let mut tried = self.game.clone();
            match (tried.play(offer.seat, &mv), fits) {
                (Ok(_), Err(unfit)) => return Err(format!("{mv:?} is made and is {unfit:?}")),
                (Err(refusal), Ok(())) => return Err(format!("the fitting {mv:?} is refused: {refusal:?}")),
                (Err(refusal), _) if !(self.trial.knows)(refusal.clause) => {
                    return Err(format!("{mv:?} is refused for {:?}, which no rulebook has", refusal.clause));
                }
                (Err(_), _) if tried != self.game => {
                    return Err(format!("the refused {mv:?} changed the game"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Nothing a viewer cannot know shows in what the viewer gets.
    fn keeps_secrets(&mut self, secrets: &mut [Secret]) -> Check {
        let seats = (0..G::INFO.players.1).map(|seat| Viewer::seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Public]) {
            let imagined = self.game.imagine(viewer, &mut self.rng);
            let (real, other) = (self.game.table(viewer), imagined.table(viewer));
            if real != other {
                return Err(format!(
                    "{viewer:?} sees what it cannot know: {}",
                    first_difference(&real, &other)
                ));
            }
            if let Viewer::Seats(seats) = viewer
                && let Some(seat) = seats.iter().next()
                && self.game.legal_moves(seat) != imagined.legal_moves(seat)
            {
                return Err(format!("the moves of {seat:?} depend on what it cannot know"));
            }
            for ((_, fact), secret) in self.trial.facts.iter().zip(secrets.iter_mut()) {
                if let Some(value) = fact(&self.game, viewer) {
                    secret.seen += 1;
                    secret.changed |= fact(&imagined, viewer) != Some(value);
                }
            }
        }
        Ok(())
    }

    /// What a viewer is told of a move that brought nothing to light is the same in every game the viewer
    /// can imagine; and of two moves of a rival after which the table looks the same, the same is told.
    fn told_alike(&mut self, before: &G, seat: Seat, mv: &G::Move, played: &Played<G::Event>) -> Check {
        if played.wall.is_some() {
            return Ok(());
        }
        let mut others = before.legal_moves(seat);
        self.rng.shuffle(&mut others);
        for viewer in (0..G::INFO.players.1).map(|seat| Viewer::seat(Seat(seat))).chain([Viewer::Public]) {
            let told = |events: &[G::Event]| {
                events.iter().filter_map(|event| G::tell(event, viewer)).collect::<Vec<_>>()
            };
            let leaks = |other: &Played<G::Event>| {
                other.wall.is_none() && told(&other.events) != told(&played.events)
            };
            let mut imagined = before.imagine(viewer, &mut self.rng);
            if imagined.play(seat, mv).is_ok_and(|other| leaks(&other)) {
                return Err(format!("{viewer:?} is told of {mv:?} what it cannot know"));
            }
            if G::INFO.together || viewer.sees(seat) {
                continue;
            }
            let seen = self.game.table(viewer);
            for other_mv in others.iter().filter(|other| *other != mv).take(3) {
                let mut other = before.clone();
                let Ok(other_played) = other.play(seat, other_mv) else { continue };
                if leaks(&other_played) && other.table(viewer) == seen {
                    return Err(format!("{viewer:?} is told whether {seat:?} did {mv:?} or {other_mv:?}"));
                }
            }
        }
        Ok(())
    }

    /// Written and read it is the same game.
    fn survives_writing(&self) -> Check {
        let text = ron::to_string(&self.game).map_err(|error| error.to_string())?;
        let read: G = ron::from_str(&text).map_err(|error| format!("it cannot be read again: {error}"))?;
        if read == self.game { Ok(()) } else { Err("written and read it is another game".into()) }
    }

    fn nobody_moves(&self) -> Check {
        match (0..8).map(Seat).find(|&seat| !self.game.legal_moves(seat).is_empty()) {
            Some(seat) => Err(format!("the game is over and {seat:?} has moves")),
            None => Ok(()),
        }
    }

    /// The same seed and moves give the same game.
    fn again(&self) -> Check {
        let mut game = G::begin(&self.trial.setup, self.seed).map_err(|error| error.to_string())?;
        for (seat, mv) in &self.played {
            game.play(*seat, mv)
                .map_err(|refusal| format!("played again, {mv:?} is refused: {refusal:?}"))?;
        }
        if fingerprint(&game) == fingerprint(&self.game) && game == self.game {
            Ok(())
        } else {
            Err("played again with the same seed and moves it is another game".into())
        }
    }
}

/// Texts at the bounds of an offer of writing and beyond them, no two alike.
fn texts(gesture: &Gesture) -> Vec<String> {
    let Gesture::Text { min, max, sentences } = *gesture else { return Vec::new() };
    let (min, max) = (usize::from(min), usize::from(max));
    let letters = |count: usize| "Été und Öl, ".chars().cycle().take(count.saturating_sub(1)).chain(['x']);
    let mut texts: Vec<String> = [min, min + 1, max.saturating_sub(1), max, max + 1, min.saturating_sub(1)]
        .into_iter()
        .filter(|count| *count > 0)
        .map(|count| letters(count).collect())
        .collect();
    texts.extend(
        ["", " ", "…", "a\nb", "a\u{7}b", "a\u{0}", "“Quoted”, (bracketed) \\ and #1"].map(String::from),
    );
    let most = usize::from(sentences.unwrap_or(1));
    texts.extend([most, most + 1].map(|count| "A b. ".repeat(count).trim_end().to_owned()));
    texts.sort_unstable();
    texts.dedup();
    texts
}

/// Whether two moves differ in what was typed, and in nothing else.
fn is_other_text<G: Game>(one: &G::Move, two: &G::Move) -> bool {
    one != two && G::with_text(one, String::new()) == G::with_text(two, String::new())
}

/// The same move with one of its numbers changed, for each of them and in several ways.
fn altered<M: Record>(mv: &M) -> Vec<M> {
    let Ok(text) = ron::to_string(mv) else { return Vec::new() };
    let mut moves = Vec::new();
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|&at| is_digit(at) && !at.checked_sub(1).is_some_and(is_digit));
    for start in starts {
        let end = (start..).find(|&at| !is_digit(at)).unwrap_or(text.len());
        let Ok(number) = text[start..end].parse::<u64>() else { continue };
        for other in [number.wrapping_add(1), number.saturating_sub(1), 0, 255] {
            let changed = format!("{}{other}{}", &text[..start], &text[end..]);
            moves.extend(ron::from_str::<M>(&changed).ok());
        }
    }
    moves
}

/// A number that stands for a whole state, for as long as the program runs.
fn fingerprint<G: Game>(game: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    ron::to_string(game).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// Where two values first differ, in words.
fn first_difference(a: &impl Debug, b: &impl Debug) -> String {
    let (a, b) = (format!("{a:#?}"), format!("{b:#?}"));
    let pair = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    pair.map_or_else(|| "one is longer".into(), |(a, b)| format!("“{}” or “{}”", a.trim(), b.trim()))
}
