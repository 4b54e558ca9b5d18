//! What every match must do, tried out: undo, redo and saves give back exactly what was.

use std::fmt::Debug;

use super::{Match, Meta};
use crate::rules::{Game, Rng, Turn};

/// A random match of so many steps in which every step is taken back and made again, and which is saved
/// and read again and again.
///
/// # Errors
/// In one sentence, what was not given back.
pub fn check<G: Game>(setup: &G::Setup, seed: u64, steps: usize) -> Result<(), String> {
    let mut rng = Rng::seeded(seed ^ 0xD0D0);
    let mut game =
        Match::<G>::begin(Meta::default(), setup.clone(), seed).map_err(|error| error.to_string())?;
    for step in 0..steps {
        let Turn::Acting(acting) = game.turn() else { break };
        let Some(seat) = acting.iter().nth(rng.below(acting.len())) else { break };
        let before = game.game().clone();
        let moves = before.legal_moves(seat);
        let Some(mv) = rng.pick(&moves) else { break };
        game.play(seat, mv).map_err(|refusal| format!("step {step}: {mv:?} is refused: {refusal:?}"))?;
        let after = game.game().clone();
        if game.can_undo(Some(seat)).is_ok() {
            game.undo(Some(seat)).map_err(|error| format!("step {step}: {error:?}"))?;
            same(&before, game.game(), step, "undo")?;
            game.redo().map_err(|error| format!("step {step}: {error:?}"))?;
            same(&after, game.game(), step, "redo")?;
        }
        if step % 7 == 0 || step + 1 == steps {
            let text = game.write().map_err(|error| format!("step {step}: {error}"))?;
            game = Match::read(&text).map_err(|error| format!("step {step}: {error}"))?.game;
            same(&after, game.game(), step, "a save")?;
            same(&text, &game.write()?, step, "a save of a save")?;
        }
    }
    back_to_the_wall(&mut game)?;
    game.replay().map(drop).map_err(|error| error.to_string())
}

/// Taken back as far as it goes and made again it is the same match.
fn back_to_the_wall<G: Game>(game: &mut Match<G>) -> Result<(), String> {
    let end = game.game().clone();
    let mut taken = 0;
    while game.can_undo(None).is_ok() {
        game.undo(None).map_err(|error| format!("{error:?}"))?;
        taken += 1;
    }
    for _ in 0..taken {
        game.redo().map_err(|error| format!("{error:?}"))?;
    }
    same(&end, game.game(), taken, "undo to the wall and back")
}

fn same<T: PartialEq + Debug>(a: &T, b: &T, step: usize, after: &str) -> Result<(), String> {
    if a == b { Ok(()) } else { Err(format!("step {step}: {after} gives another game")) }
}
