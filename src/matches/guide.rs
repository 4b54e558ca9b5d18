//! Guided starts: a prepared match, and what is said and done in it step by step. Pure.
//!
//! A guide is played on the real table by the real rules. It knows beforehand what will be done, because set-up, seed
//! and moves give the same game everywhere; how far somebody is in it follows from the moves made, so that a guided
//! match is saved, closed and gone on with like any other.

use std::sync::Arc;

use include_dir::{Dir, include_dir};
use serde::{Deserialize, de::DeserializeOwned};

use super::{AnyMatch, Match, Meta, Thought};
use crate::{
    bots::Bot,
    content::{ContentError, ContentFile},
    rules::{Game, Seat},
};

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/guides");

/// What `assets/guides/<game>.ron` holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script<S, M> {
    setup: S,
    seed: u64,
    /// Who holds the seats, in their order; nothing for a seat that nobody holds.
    names: Vec<String>,
    /// Who plays on at which seat when the guide has ended.
    #[serde(default)]
    bots: Vec<(u8, Bot)>,
    steps: Vec<Step<M>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<M> {
    #[serde(default)]
    say: Option<String>,
    #[serde(default)]
    clause: Option<String>,
    #[serde(default = "nothing")]
    mv: Option<(u8, M)>,
}

fn nothing<M>() -> Option<(u8, M)> {
    None
}

/// A step of a guide. With words and no move it is read; with both the move is waited for; with a move alone the guide
/// makes it for another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The key of what is said.
    pub say: Option<String>,
    /// The clause it is about.
    pub clause: Option<String>,
    /// Whose move it waits for or makes, as the journal would keep it.
    pub mv: Option<(Seat, String)>,
}

impl Lesson {
    /// The move, to be made in a match of this revision.
    pub fn thought(&self, revision: u64) -> Option<Thought> {
        let (seat, mv) = self.mv.clone()?;
        Some(Thought { seat, mv, revision })
    }

    /// Whether the guide makes its move by itself.
    pub fn is_others(&self) -> bool {
        self.say.is_none()
    }
}

/// A guided start of a game.
pub struct Guide {
    lessons: Vec<Lesson>,
    begin: Box<dyn Fn() -> Option<Box<dyn AnyMatch>> + Send + Sync>,
}

impl Guide {
    /// The guide of a game.
    ///
    /// # Errors
    /// If there is none, or its file is not sound.
    pub fn of<G: Game>() -> Result<Arc<Guide>, ContentError> {
        let path = format!("{}.ron", G::INFO.id);
        let text = SHIPPED.get_file(&path).and_then(|file| file.contents_utf8()).unwrap_or_default();
        Guide::read::<G>(&ContentFile { path: format!("assets/guides/{path}"), text: text.to_owned() })
    }

    /// Reads a guide.
    ///
    /// # Errors
    /// With the place in the file where it is wrong.
    pub fn read<G: Game>(file: &ContentFile) -> Result<Arc<Guide>, ContentError>
    where
        G::Setup: DeserializeOwned,
    {
        let script: Script<G::Setup, G::Move> = file.parse()?;
        let lesson = |step: Step<G::Move>| {
            let mv = match step.mv {
                None => None,
                Some((seat, mv)) => {
                    let text = ron::to_string(&mv).map_err(|error| file.wrong("mv:", error.to_string()))?;
                    Some((Seat(seat), text))
                }
            };
            if step.say.is_none() && mv.is_none() {
                return Err(file.wrong("()", "a step neither says nor does anything".into()));
            }
            Ok(Lesson { say: step.say, clause: step.clause, mv })
        };
        let lessons = script.steps.into_iter().map(lesson).collect::<Result<Vec<_>, _>>()?;
        let names = (0..).map(Seat).zip(script.names).filter(|(_, name)| !name.is_empty()).collect();
        let bots = script.bots.into_iter().map(|(seat, bot)| (Seat(seat), bot)).collect();
        let meta = Meta { names, bots, guided: true, ..Meta::default() };
        let (setup, seed) = (script.setup, script.seed);
        let begin = move || {
            let begun = Match::<G>::begin(meta.clone(), setup.clone(), seed);
            begun.ok().map(Match::into_any)
        };
        Ok(Arc::new(Guide { lessons, begin: Box::new(begin) }))
    }

    /// A match to be guided through; none if its set-up cannot be played.
    pub fn begin(&self) -> Option<Box<dyn AnyMatch>> {
        (self.begin)()
    }

    /// All its steps.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// The place of the present step, after so many moves of the match and so many passages read since the last of
    /// them; none when all is done.
    pub fn place(&self, moves: usize, read: usize) -> Option<usize> {
        let after = |at: &usize| self.lessons[..*at].iter().filter(|lesson| lesson.mv.is_some()).count();
        let first = (0..=self.lessons.len()).find(|at| after(at) == moves)?;
        let passages = self.lessons[first..].iter().take_while(|lesson| lesson.mv.is_none()).count();
        let at = first + read.min(passages);
        (at < self.lessons.len()).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guide() -> Guide {
        let say = |say: &str| Lesson { say: Some(say.into()), clause: None, mv: None };
        let act = |say: Option<&str>| Lesson {
            say: say.map(Into::into),
            clause: None,
            mv: Some((Seat(0), "Go".into())),
        };
        let lessons = vec![say("a"), say("b"), act(Some("c")), act(None), say("d")];
        Guide { lessons, begin: Box::new(|| None) }
    }

    #[test]
    fn the_place_follows_from_moves_made_and_passages_read() {
        let guide = guide();
        let places = |moves: usize| [0, 1, 2, 3].map(|read| guide.place(moves, read));
        assert_eq!(places(0), [Some(0), Some(1), Some(2), Some(2)]);
        assert_eq!(places(1), [Some(3); 4], "the other's move");
        assert_eq!(places(2), [Some(4), None, None, None]);
        assert_eq!(places(3), [None; 4], "somebody plays on");
    }
}
