//! What can be done and by which gesture.

use super::{
    Table, faces,
    ids::{piece, zone},
    layout,
};
use crate::rules::{
    Seat, Words,
    cozy_stories::{Limit, Move, Step, gains},
    table::{Button, Gesture, Offer, PieceId, Place, Pose, Rect, Spot},
};

pub(super) fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

pub(super) fn drag(piece: PieceId, onto: Spot, land: Rect) -> Gesture {
    Gesture::Drag { piece, onto, land: Place::table(land, 20), pose: Pose::default() }
}

fn write(most: u16) -> Gesture {
    Gesture::Text { min: 1, max: most }
}

/// What is written already, for whoever writes it anew.
fn stands(text: Option<&str>) -> Vec<Words> {
    text.map(|text| Words::new("cs-stands").with("text", faces::typed(text))).into_iter().collect()
}

impl Table<'_> {
    /// Every legal move of whoever the viewer may act for.
    pub(super) fn offers(&self, offers: &mut Vec<Offer<Move>>) {
        let Some(seat) = self.game.mover().filter(|seat| self.viewer.sees(*seat)) else { return };
        for mv in self.game.list(seat) {
            self.offer(seat, &mv, offers);
        }
    }

    fn offer(&self, seat: Seat, mv: &Move, offers: &mut Vec<Offer<Move>>) {
        let game = self.game;
        let mut add = |gesture, label: Words, preview: Vec<Words>, warning: Option<Words>| {
            let mv = mv.clone();
            offers.push(Offer { seat, mv, gesture, label, preview, shows: Vec::new(), warning });
        };
        let plain = |key: &'static str| Words::new(key);
        match mv {
            Move::Draw => {
                let onto = Spot::Zone(zone::HELD);
                add(drag(piece::DECK, onto, layout::HELD), plain("cs-do-draw"), Vec::new(), None);
                add(button(true), plain("cs-do-draw"), Vec::new(), None);
            }
            Move::Tell(_) => {
                let key = if game.phase.step == Step::Written { "cs-do-rewrite" } else { "cs-do-write" };
                add(write(game.numbers().characters), plain(key), stands(game.draft_for(self.viewer)), None);
            }
            Move::Aloud => add(button(false), plain("cs-do-aloud"), Vec::new(), None),
            Move::Begin => add(button(true), plain("cs-do-begin"), Vec::new(), None),
            Move::Finish => {
                let key = match game.setup.limit {
                    Limit::Seconds => "cs-do-finish",
                    Limit::Sentences => "cs-do-finish-sentences",
                };
                add(button(true), plain(key), Vec::new(), None);
            }
            Move::Note(_) => {
                let noted = game.story().and_then(|story| story.text());
                add(write(game.numbers().note), plain("cs-do-note"), stands(noted), None);
            }
            Move::Lay => {
                let warning = Some(plain("cs-warn-lay"));
                let gesture = drag(piece::STORY, Spot::Zone(zone::LAID), layout::LAID);
                add(gesture, plain("cs-do-lay"), Vec::new(), warning.clone());
                add(button(true), plain("cs-do-lay"), Vec::new(), warning);
            }
            Move::Windmill => {
                let Some(mat) = self.mat_of(seat) else { return };
                let (own, _) = gains(game.worth(), true);
                let who = game.phase.storyteller;
                let preview = vec![
                    Words::new("cs-windmill-right").with("points", own).with("who", who),
                    Words::new("cs-windmill-wrong").with("who", seat),
                ];
                let warning = Some(Words::new("cs-warn-windmill").with("points", own).with("who", who));
                let gesture = drag(piece::WINDMILL, Spot::Zone(zone::mat(seat)), mat.windmill);
                add(gesture, plain("cs-do-windmill"), preview.clone(), warning.clone());
                add(button(false), plain("cs-do-windmill"), preview, warning);
            }
            Move::Mark(picture) => {
                let label = Words::new("cs-do-mark").with("at", faces::at(game.cell_of(*picture)));
                add(Gesture::Click(Spot::Piece(piece::guess(*picture))), label, Vec::new(), None);
            }
            Move::Guess(picture) => {
                let Some(mat) = self.mat_of(seat) else { return };
                let at = faces::at(game.cell_of(*picture));
                let label = Words::new("cs-do-guess").with("at", at.clone());
                let warning = Some(Words::new("cs-warn-guess").with("at", at));
                let gesture = drag(piece::guess(*picture), Spot::Zone(zone::mat(seat)), mat.card);
                add(gesture, label, self.guess_preview(seat), warning);
            }
            Move::TimeUp => add(button(false), plain("cs-do-time-up"), Vec::new(), self.time_warning()),
            Move::Next => {
                let (story, stories) = game.story_number();
                let key = if story == stories { "cs-do-end" } else { "cs-do-next" };
                add(button(true), plain(key), Vec::new(), None);
            }
            // No step of the game: the menu has it.
            Move::Leave(_) => {}
        }
    }

    /// What a guess would bring, whichever card it is (CS-H4).
    fn guess_preview(&self, seat: Seat) -> Vec<Words> {
        let game = self.game;
        let windmill = game.phase.windmill == Some(seat);
        let (own, told) = gains(game.worth(), windmill);
        let right = Words::new("cs-preview-right")
            .with("who", seat)
            .with("points", own)
            .with("teller", game.phase.storyteller)
            .with("told", told);
        let wrong = if windmill {
            Words::new("cs-windmill-wrong").with("who", seat)
        } else {
            Words::new("cs-preview-wrong")
        };
        vec![right, wrong]
    }

    /// The time that is up ends a turn: better asked about before.
    fn time_warning(&self) -> Option<Words> {
        let key = match self.game.phase.marked {
            Some(_) => "cs-warn-time-marked",
            None => "cs-warn-time",
        };
        Some(Words::new(key))
    }
}
