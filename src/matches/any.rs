//! A match without its game's types: what table, overlay and saves work with.

use std::sync::Arc;

use super::{Entry, Loaded, Match, Meta, NoUndo, ReplayError, Thinker, Thought, thinker::AtSeat};
use crate::{
    bots::Bot,
    rules::{
        Album, Game, GameInfo, Refusal, Seat, Standing, Told, Turn, Viewer, Words,
        table::{Offer, Prompt, ScoreSheet, TableView, Unfit, check_text},
    },
};

/// An offer of a view, by its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId(pub usize);

/// A table view whose moves are named by their offers.
#[derive(Clone, Debug)]
pub struct View {
    /// The revision of the match it shows. An offer of another revision is refused.
    pub revision: u64,
    /// What lies where.
    pub table: TableView<OfferId>,
}

/// What a step brought.
#[derive(Clone, Debug)]
pub struct Done {
    /// What the viewer is told, in order.
    pub told: Vec<Told>,
    /// The step as the journal keeps it.
    pub entry: String,
    /// The number of that entry.
    pub serial: u64,
    /// Whose step it was; none for one taken back or made again.
    pub by: Option<Seat>,
}

/// A match at one moment, to be written by another thread.
pub trait Snapshot: Send {
    /// The match as a save.
    ///
    /// # Errors
    /// If it cannot be put into words.
    fn write(&self) -> Result<String, String>;
    /// The number of the last journal entry it holds.
    fn serial(&self) -> u64;
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// What is true of its game.
    fn info(&self) -> GameInfo;
    /// Names and times.
    fn meta(&self) -> &Meta;
    /// Names and times, to be changed.
    fn meta_mut(&mut self) -> &mut Meta;
    /// Changes with every step.
    fn revision(&self) -> u64;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// How it stands.
    fn standing(&self) -> Standing;
    /// What lies where, for a viewer.
    fn view(&self, viewer: Viewer) -> View;
    /// The log for a viewer, oldest first.
    fn log(&self, viewer: Viewer) -> Vec<Told>;
    /// Makes the move of an offer of this viewer's present view.
    ///
    /// # Errors
    /// If the offer is of another moment or the rules refuse.
    fn take(&mut self, viewer: Viewer, revision: u64, offer: OfferId) -> Result<Done, Refusal>;
    /// Makes the move of an offer of writing, with this text instead of its sample. Blanks around it do not count.
    ///
    /// # Errors
    /// If the offer is of another moment, the text does not fit it, or the rules refuse.
    fn take_text(
        &mut self,
        viewer: Viewer,
        revision: u64,
        offer: OfferId,
        text: &str,
    ) -> Result<Done, Refusal>;
    /// Makes a move that a [`Thinker`] came to.
    ///
    /// # Errors
    /// If it was thought of at another moment or the rules refuse.
    fn take_thought(&mut self, viewer: Viewer, thought: &Thought) -> Result<Done, Refusal>;
    /// A computer player at a seat, with what the seat may know and nothing else.
    fn thinker(&self, seat: Seat, bot: Bot) -> Box<dyn Thinker>;
    /// How long a computer player waits before its move, in milliseconds, where the game says so.
    fn pause(&self) -> Option<u32>;
    /// How many moves a seat can choose from.
    fn count_moves(&self, seat: Seat) -> usize;
    /// The offers of a viewer's present view that make the move somebody thought of.
    fn offers_of(&self, viewer: Viewer, thought: &Thought) -> Vec<OfferId>;
    /// Lets every offer made so far count as past: another looks at the table now.
    fn look_anew(&mut self);
    /// A new match with the same set-up and people.
    fn again(&self, seed: u64) -> Option<Box<dyn AnyMatch>>;
    /// Whether its players hold things that others may not see.
    fn has_hands(&self) -> bool;
    /// A player gives up.
    ///
    /// # Errors
    /// If nobody can win this game, or it is over.
    fn resign(&mut self, seat: Seat) -> Result<Done, Refusal>;
    /// Takes the last step back.
    ///
    /// # Errors
    /// With the reason why not.
    fn undo(&mut self, by: Option<Seat>) -> Result<Done, NoUndo>;
    /// Makes the step taken back last again.
    ///
    /// # Errors
    /// With the reason why not.
    fn redo(&mut self, viewer: Viewer) -> Result<Done, NoUndo>;
    /// Whether the last step can be taken back.
    ///
    /// # Errors
    /// With the reason why not.
    fn can_undo(&self, by: Option<Seat>) -> Result<(), NoUndo>;
    /// Whether a step can be made again.
    fn can_redo(&self) -> bool;
    /// Follows an entry of the journal.
    ///
    /// # Errors
    /// With the reason why it cannot have happened.
    fn follow(&mut self, entry: &str) -> Result<(), String>;
    /// Journal entries so far.
    fn serial(&self) -> u64;
    /// How many moves were made; as good as endless where the first ones are packed away.
    fn moves_made(&self) -> usize;
    /// A number that tells this match from others.
    fn mark(&self) -> u32;
    /// A copy to be written by another thread.
    fn snapshot(&self) -> Box<dyn Snapshot>;
    /// The same match once more.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// What there is to look back on, in a game that goes on for long.
    fn album(&self) -> Option<Album>;
    /// Plays it again from the start and compares; the number of moves.
    ///
    /// # Errors
    /// If it does not lead to its state.
    fn replay(&self) -> Result<usize, ReplayError>;
}

/// A match with what is worked out from it.
struct Held<G: Game> {
    game: Match<G>,
    /// The moves of the last view made for each viewer, so that an offer is a number only.
    views: std::sync::Mutex<Vec<Made<G>>>,
}

/// The moves of a view's offers, in their order.
type Moves<G> = Vec<(Seat, <G as Game>::Move)>;

/// A view that was made: for whom, of which revision, and its moves.
type Made<G> = (Viewer, u64, Arc<Moves<G>>);

impl<G: Game> Match<G> {
    /// This match without its type.
    pub fn into_any(self) -> Box<dyn AnyMatch> {
        Box::new(Held { game: self, views: std::sync::Mutex::default() })
    }
}

impl<G: Game> Loaded<G> {
    /// This match without its type.
    pub fn into_any(self) -> Box<dyn AnyMatch> {
        self.game.into_any()
    }
}

impl<G: Game> Snapshot for Match<G> {
    fn write(&self) -> Result<String, String> {
        Match::write(self)
    }

    fn serial(&self) -> u64 {
        Match::serial(self)
    }
}

impl<G: Game> Held<G> {
    fn moves(&self, viewer: Viewer) -> Arc<Moves<G>> {
        let mut views = self.views.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let revision = self.game.revision;
        views.retain(|(_, of, _)| *of == revision);
        if let Some((_, _, moves)) = views.iter().find(|(of, _, _)| *of == viewer) {
            return moves.clone();
        }
        let table = self.table(viewer);
        let moves: Arc<Moves<G>> =
            Arc::new(table.offers.into_iter().map(|offer| (offer.seat, offer.mv)).collect());
        views.push((viewer, revision, moves.clone()));
        moves
    }

    /// The table of a viewer. Where somebody gave up nothing can be done any more, and the sheet says so.
    fn table(&self, viewer: Viewer) -> TableView<G::Move> {
        let mut table = self.game.game().table(viewer);
        if self.game.resigned.is_some() {
            let Standing { scores, winners, decided, .. } = self.game.standing();
            table.offers.clear();
            table.denied.clear();
            table.plates.iter_mut().for_each(|plate| (plate.acts, plate.tag) = (false, None));
            let decided = decided.unwrap_or_else(|| Words::new("resigned"));
            let words = decided.clone();
            table.prompts = vec![Prompt { seat: None, words, source: None, trail: Vec::new(), page: None }];
            table.result = Some(ScoreSheet {
                seats: scores.iter().map(|(seat, _)| *seat).collect(),
                lines: Vec::new(),
                totals: scores.iter().map(|(_, score)| *score).collect(),
                decided,
                tie_break: None,
                winners,
                tallies: Vec::new(),
            });
        }
        table
    }

    fn done(&self, events: &[G::Event], viewer: Viewer, entry: &Entry<G::Move>) -> Done {
        let by = if let Entry::Play(seat, _) = entry { Some(*seat) } else { None };
        Done {
            by,
            told: events.iter().filter_map(|event| G::tell(event, viewer)).collect(),
            entry: ron::to_string(entry).unwrap_or_default(),
            serial: self.game.serial,
        }
    }
}

impl<G: Game> AnyMatch for Held<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn meta(&self) -> &Meta {
        &self.game.meta
    }

    fn meta_mut(&mut self) -> &mut Meta {
        &mut self.game.meta
    }

    fn revision(&self) -> u64 {
        self.game.revision
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn view(&self, viewer: Viewer) -> View {
        let table = self.table(viewer);
        let mut moves = Vec::with_capacity(table.offers.len());
        let table = table.map_moves(|seat, mv| {
            moves.push((seat, mv));
            OfferId(moves.len() - 1)
        });
        let revision = self.game.revision;
        let mut views = self.views.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        views.retain(|(of, at, _)| *of != viewer && *at == revision);
        views.push((viewer, revision, Arc::new(moves)));
        View { revision, table }
    }

    fn log(&self, viewer: Viewer) -> Vec<Told> {
        self.game.events().filter_map(|event| G::tell(event, viewer)).collect()
    }

    fn take(&mut self, viewer: Viewer, revision: u64, offer: OfferId) -> Result<Done, Refusal> {
        let stale = || Refusal::new(G::INFO.turn_clause, "offer-is-stale");
        if revision != self.game.revision {
            return Err(stale());
        }
        let moves = self.moves(viewer);
        let (seat, mv) = moves.get(offer.0).ok_or_else(stale)?;
        let events = self.game.play(*seat, mv)?;
        Ok(self.done(&events, viewer, &Entry::Play(*seat, mv.clone())))
    }

    fn take_text(
        &mut self,
        viewer: Viewer,
        revision: u64,
        offer: OfferId,
        text: &str,
    ) -> Result<Done, Refusal> {
        let no = |unfit: Unfit| Refusal { words: unfit.words(), ..Refusal::new(G::INFO.turn_clause, "") };
        if revision != self.game.revision {
            return Err(no(Unfit::Nowhere));
        }
        let mut offers = self.table(viewer).offers;
        if offer.0 >= offers.len() {
            return Err(no(Unfit::Nowhere));
        }
        let Offer { seat, mv, gesture, .. } = offers.swap_remove(offer.0);
        let text = text.trim();
        check_text(&gesture, text).map_err(no)?;
        let mv = G::with_text(&mv, text.to_owned());
        let events = self.game.play(seat, &mv)?;
        Ok(self.done(&events, viewer, &Entry::Play(seat, mv)))
    }

    fn take_thought(&mut self, viewer: Viewer, thought: &Thought) -> Result<Done, Refusal> {
        let stale = || Refusal::new(G::INFO.turn_clause, "offer-is-stale");
        if thought.revision != self.game.revision {
            return Err(stale());
        }
        let mv: G::Move = ron::from_str(&thought.mv).map_err(|_| stale())?;
        let events = self.game.play(thought.seat, &mv)?;
        Ok(self.done(&events, viewer, &Entry::Play(thought.seat, mv)))
    }

    fn thinker(&self, seat: Seat, bot: Bot) -> Box<dyn Thinker> {
        Box::new(AtSeat::new(&self.game, seat, bot))
    }

    fn pause(&self) -> Option<u32> {
        self.game.game().pause()
    }

    fn count_moves(&self, seat: Seat) -> usize {
        self.game.game().legal_moves(seat).len()
    }

    fn offers_of(&self, viewer: Viewer, thought: &Thought) -> Vec<OfferId> {
        let moves = self.moves(viewer);
        let Ok(mv) = ron::from_str::<G::Move>(&thought.mv) else { return Vec::new() };
        let made = moves.iter().enumerate().filter(|(_, (seat, of))| *seat == thought.seat && *of == mv);
        made.map(|(at, _)| OfferId(at)).collect()
    }

    fn look_anew(&mut self) {
        self.game.revision += 1;
    }

    fn has_hands(&self) -> bool {
        G::HANDS
    }

    fn again(&self, seed: u64) -> Option<Box<dyn AnyMatch>> {
        let meta = Meta { guided: false, played_seconds: 0, saved_at: 0, ..self.game.meta.clone() };
        let setup = self.game.game().rematch(&self.game.setup);
        Match::<G>::begin(meta, setup, seed).ok().map(Match::into_any)
    }

    fn resign(&mut self, seat: Seat) -> Result<Done, Refusal> {
        let events = self.game.resign(seat)?;
        if !events.is_empty() {
            return Ok(self.done(&events, Viewer::Public, &Entry::Resign(seat)));
        }
        let words = Words::new("resigned").with("who", seat);
        let told = Told { words: Some(words), seat: Some(seat), ..Told::default() };
        Ok(Done { told: vec![told], ..self.done(&[], Viewer::Public, &Entry::Resign(seat)) })
    }

    fn undo(&mut self, by: Option<Seat>) -> Result<Done, NoUndo> {
        self.game.undo(by)?;
        Ok(self.done(&[], Viewer::Public, &Entry::Undo))
    }

    fn redo(&mut self, viewer: Viewer) -> Result<Done, NoUndo> {
        let events = self.game.redo()?;
        Ok(self.done(&events, viewer, &Entry::Redo))
    }

    fn can_undo(&self, by: Option<Seat>) -> Result<(), NoUndo> {
        self.game.can_undo(by)
    }

    fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    fn follow(&mut self, entry: &str) -> Result<(), String> {
        let entry: Entry<G::Move> = ron::from_str(entry).map_err(|error| error.to_string())?;
        self.game.follow(&entry).map_err(|Words { key, .. }| key.into_owned())
    }

    fn serial(&self) -> u64 {
        self.game.serial
    }

    fn moves_made(&self) -> usize {
        self.game.moves_made()
    }

    fn mark(&self) -> u32 {
        self.game.mark()
    }

    fn snapshot(&self) -> Box<dyn Snapshot> {
        Box::new(self.game.clone())
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        self.game.clone().into_any()
    }

    fn album(&self) -> Option<Album> {
        self.game.game().album()
    }

    fn replay(&self) -> Result<usize, ReplayError> {
        self.game.replay()
    }
}

impl<M> TableView<M> {
    /// The same view with its moves exchanged for something else.
    pub fn map_moves<N>(self, mut with: impl FnMut(Seat, M) -> N) -> TableView<N> {
        TableView {
            heading: self.heading,
            surfaces: self.surfaces,
            zones: self.zones,
            pieces: self.pieces,
            offers: self
                .offers
                .into_iter()
                .map(|offer| Offer {
                    seat: offer.seat,
                    mv: with(offer.seat, offer.mv),
                    gesture: offer.gesture,
                    label: offer.label,
                    preview: offer.preview,
                    shows: offer.shows,
                    warning: offer.warning,
                })
                .collect(),
            denied: self.denied,
            prompts: self.prompts,
            plates: self.plates,
            panels: self.panels,
            open: self.open,
            private: self.private,
            clock: self.clock,
            result: self.result,
        }
    }
}
