//! What a piece or zone tells of itself.

use super::{Face, Shown};
use crate::rules::telling::{Clause, Words};

/// What a piece or zone tells of itself: short on hover, whole while Alt is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: Words,
    /// What kind of thing it is.
    pub kind: Option<Words>,
    /// What it does, in words.
    pub rules: Vec<Words>,
    /// How things stand with it now.
    pub now: Vec<Words>,
    /// The clause it follows.
    pub clause: Option<Clause>,
    /// The picture shown large, where it has a better one than its face.
    pub large: Option<Face>,
    /// What the table shows while the pointer rests on it: what counts for it, and what does not.
    pub shows: Vec<Shown>,
}

impl About {
    /// A name and nothing else yet.
    pub fn new(name: Words) -> About {
        About {
            name,
            kind: None,
            rules: Vec::new(),
            now: Vec::new(),
            clause: None,
            large: None,
            shows: Vec::new(),
        }
    }

    /// With a kind.
    #[must_use]
    pub fn kind(mut self, kind: Words) -> About {
        self.kind = Some(kind);
        self
    }

    /// With one more rule.
    #[must_use]
    pub fn rule(mut self, rule: Words) -> About {
        self.rules.push(rule);
        self
    }

    /// With one more remark on how things stand.
    #[must_use]
    pub fn now(mut self, now: Words) -> About {
        self.now.push(now);
        self
    }

    /// With its clause.
    #[must_use]
    pub fn clause(mut self, clause: &'static str) -> About {
        self.clause = Some(Clause(clause));
        self
    }
}
