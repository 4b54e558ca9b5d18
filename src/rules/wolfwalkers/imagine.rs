//! What a viewer cannot know, drawn anew; and every piece counted.

use super::{
    cards::{Face, Goal, Story},
    extras::Quirk,
    state::{Ask, WolfWalkers},
};
use crate::rules::{Rng, Viewer};

impl WolfWalkers {
    /// The same game for a viewer, with the order of the deck, the hidden sides of cards and chance drawn anew.
    /// What lies open stays, and what the viewer has seen of the other sides: cards that turned over in the
    /// Market, looks, the next Stories.
    pub(super) fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> WolfWalkers {
        let mut game = self.clone();
        let sees = |known: u8| self.seats().any(|seat| viewer.sees(seat) && known & (1 << seat.0) != 0);
        let everybody = self.everybody();
        let backs = &self.hidden.backs;
        let copies = self.copies();

        // Which Stories are seen, which Goals, and which pairs of both.
        let mut seen = [false; 110];
        let mut paired = [false; 110];
        let mut goals_seen = [false; 110];
        let mut pair = |face: Face| {
            if let Some(story) = self.story_of(face) {
                seen[story.index()] = true;
                paired[story.index()] = true;
                goals_seen[backs[story.index()].index()] = true;
            }
        };
        if let Some(hand) = self.running.hand {
            pair(hand.face);
        }
        let mut open: Vec<Face> = Vec::with_capacity(64);
        for stall in &self.market.0 {
            match stall.card {
                Some(face) if stall.known == everybody || sees(stall.known) => pair(face),
                Some(face) => open.push(face),
                None => {}
            }
        }
        for player in &self.players {
            open.extend(player.display.cards().iter().map(|laid| laid.face));
            open.extend(player.display.covered());
        }
        open.extend(&self.discard);
        // Goals whose Stories are not seen.
        let mut lone: Vec<Goal> = Vec::new();
        for face in open {
            match face {
                Face::Story(story) => seen[story.index()] = true,
                Face::Goal(goal) => {
                    goals_seen[goal.index()] = true;
                    lone.push(goal);
                }
            }
        }
        let foreseen = self.seats().filter(|seat| viewer.sees(*seat));
        let foreseen =
            foreseen.map(|seat| usize::from(self.hidden.foreseen[seat.index()])).max().unwrap_or(0);
        let foreseen = foreseen.max(usize::from(!self.has(Quirk::Fog)));
        let mut deck: Vec<Story> = self.hidden.deck.stories().take(foreseen).collect();
        deck.iter().for_each(|story| seen[story.index()] = true);

        let hidden = &mut game.hidden.0;
        hidden.rng = Rng::seeded(rng.seed());
        // Stories nobody sees lie behind those Goals and in the deck.
        let mut stories: Vec<Story> = Story::all(copies).filter(|story| !seen[story.index()]).collect();
        rng.shuffle(&mut stories);
        let mut behind = [false; 110];
        for goal in lone {
            if let Some(story) = stories.pop() {
                hidden.backs[story.index()] = goal;
                behind[story.index()] = true;
            }
        }
        deck.append(&mut stories);
        hidden.deck.relay(deck);
        // Goals nobody sees lie behind all other Stories.
        let mut goals: Vec<Goal> = Goal::all(copies).filter(|goal| !goals_seen[goal.index()]).collect();
        rng.shuffle(&mut goals);
        for story in Story::all(copies).filter(|story| !paired[story.index()] && !behind[story.index()]) {
            if let Some(goal) = goals.pop() {
                hidden.backs[story.index()] = goal;
            }
        }
        // What others have seen of the next cards is theirs.
        for seat in self.seats().filter(|seat| !viewer.sees(*seat)) {
            let looking = seat == self.active && matches!(self.running.ask, Some(Ask::Signs(_)));
            if !looking {
                hidden.foreseen[seat.index()] = 0;
            }
        }
        game
    }

    /// Every piece by kind, each counted where it is.
    pub(super) fn counted_pieces(&self) -> Vec<(&'static str, usize)> {
        let displays: usize =
            self.players.iter().map(|player| player.display.len() + player.display.covered().len()).sum();
        let market = self.market.cards().count();
        let hand = usize::from(self.running.hand.is_some());
        let deck = &self.hidden.deck;
        vec![
            ("game cards", deck.len() + market + displays + self.discard.len() + hand),
            ("Switch cards", deck.switches() + usize::from(self.spent)),
        ]
    }
}
