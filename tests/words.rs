//! Every sentence the games can say exists, and every gap in it is filled.

use std::collections::BTreeSet;

use windmill_lane::{
    rules::{
        Arg, Game, Rng, Seat, Turn, Viewer, Words,
        mythwind::{Character, Move, Mythwind, Phase, Setup},
        table::{Part, Row},
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

    fn game(&mut self, game: &Mythwind) {
        let view = game.table(Viewer::Public);
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
        }
        view.zones.iter().for_each(|zone| self.face(&zone.face));
        view.pieces.iter().for_each(|piece| self.face(&piece.face));
        for offer in &view.offers {
            self.words(&offer.label);
            offer.preview.iter().for_each(|words| self.words(words));
        }
        for denied in &view.denied {
            self.words(&denied.label);
            self.words(&denied.refusal.words);
        }
        for prompt in &view.prompts {
            self.words(&prompt.words);
            prompt.trail.iter().for_each(|step| self.words(&step.words));
            if let Some(page) = &prompt.page {
                self.words(&page.title);
                page.paragraphs.iter().for_each(|words| self.words(words));
            }
        }
        for plate in &view.plates {
            self.words(&plate.line);
            self.words(&plate.unit);
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
            if game.calendar.phase == Phase::SeasonEnd && moves.contains(&Move::Done) && rng.below(3) > 0 {
                mv = Move::Done;
            }
            if rng.below(8) == 0 {
                heard.game(&game);
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
