//! Goes through the guided start of a game as it stands in `assets/guides` now and prints its steps, then what could be
//! done after them: `guide GAME`, for whoever writes one.

use std::{env, fs, path::Path, process::ExitCode, sync::Arc};

use windmill_lane::{
    content::{ContentError, ContentFile},
    matches::{AnyMatch, Guide},
    rules::{
        Seat, Viewer, cozy_stories::CozyStories, mythwind::Mythwind, tilting::Tilting,
        valley_duel::ValleyDuel, wolfwalkers::WolfWalkers,
    },
    words::{Lexicon, plain},
};

/// The guide of a game, from its file; none if there is no such game.
fn read(game: &str) -> Option<Result<Arc<Guide>, ContentError>> {
    let path = format!("assets/guides/{game}.ron");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path)).unwrap_or_default();
    let file = ContentFile { path, text };
    Some(match game {
        "cozy-stories" => Guide::read::<CozyStories>(&file),
        "mythwind" => Guide::read::<Mythwind>(&file),
        "tilting" => Guide::read::<Tilting>(&file),
        "valley-duel" => Guide::read::<ValleyDuel>(&file),
        "wolfwalkers" => Guide::read::<WolfWalkers>(&file),
        _ => return None,
    })
}

fn main() -> ExitCode {
    let guide = match env::args().nth(1).and_then(|game| read(&game)) {
        Some(Ok(guide)) => guide,
        Some(Err(error)) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
        None => {
            eprintln!("guide GAME");
            return ExitCode::from(2);
        }
    };
    let Some(mut game) = guide.begin() else {
        eprintln!("the set-up cannot be played");
        return ExitCode::from(2);
    };
    let names = game.meta().names.clone();
    let name = move |seat: Seat| names.get(&seat).cloned().unwrap_or_default();
    let words = Lexicon::english();
    for (at, lesson) in guide.lessons().iter().enumerate() {
        if let Some(key) = &lesson.say {
            let said = words.say(&windmill_lane::rules::Words::new(key.clone()), &name);
            println!("{at:>3}. {} ({} letters)", plain(&said), said.chars().count());
        }
        let Some(thought) = lesson.thought(game.revision()) else { continue };
        let offers = game.offers_of(Viewer::seat(thought.seat), &thought).len();
        match game.take_thought(Viewer::Public, &thought) {
            Ok(done) => {
                println!("     {} ({offers} offers)", done.entry);
                for told in done.told.iter().filter_map(|told| told.words.as_ref()) {
                    println!("       - {}", plain(&words.say(told, &name)));
                }
            }
            Err(refusal) => {
                println!("     {} is refused: {}", thought.mv, words.say(&refusal.words, &name));
                next(&*game, &name);
                return ExitCode::FAILURE;
            }
        }
    }
    next(&*game, &name);
    ExitCode::SUCCESS
}

/// What can be done now, each move as a step of the guide would name it.
fn next(game: &dyn AnyMatch, name: &dyn Fn(Seat) -> String) {
    for seat in game.turn().acting().iter() {
        let view = game.view(Viewer::seat(seat));
        for prompt in &view.table.prompts {
            println!("{}: {}", name(seat), plain(&Lexicon::english().say(&prompt.words, &name)));
        }
        for offer in view.table.offers.iter().filter(|offer| offer.seat == seat) {
            let mut copy = game.copy();
            let done = copy.take(Viewer::seat(seat), view.revision, offer.mv);
            let entry = done.map_or_else(|refusal| refusal.to_string(), |done| done.entry);
            println!("  {entry}   {}", plain(&Lexicon::english().say(&offer.label, &name)));
        }
    }
}
