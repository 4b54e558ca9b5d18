//! Writes a save of Mythwind in which bots have played: `sample OUT CHARACTERS SEED MOVES`.

use std::{env, fs, process::ExitCode};

use windmill_lane::{
    matches::{Match, Meta},
    rules::{
        Game as _, Rng, Seat, Turn,
        mythwind::{Move, Mythwind, Setup, farmer::FarmMove},
    },
};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [out, characters, seed, moves] = args.as_slice() else {
        eprintln!("sample OUT CHARACTERS SEED MOVES");
        return ExitCode::from(2);
    };
    let number = |text: &str| text.parse::<u64>().unwrap_or(1);
    let setup = Setup::of(number(characters) as u8);
    let names = (0..4).map(Seat).zip(["Ada", "Bo", "Cleo", "Dag"].map(str::to_owned)).collect();
    let meta = Meta { name: "Harrow Hill".into(), names, ..Meta::default() };
    let Ok(mut game) = Match::<Mythwind>::begin(meta, setup, number(seed)) else { return ExitCode::from(2) };
    let mut rng = Rng::seeded(number(seed));
    for _ in 0..number(moves) {
        let Turn::Acting(acting) = game.turn() else { break };
        let Some(seat) = acting.iter().nth(rng.below(acting.len())) else { break };
        let mut all = game.game().legal_moves(seat);
        if all.iter().any(|mv| matches!(mv, Move::Act(_) | Move::Farm(_))) {
            all.retain(|mv| !matches!(mv, Move::Forgo | Move::EndTurn | Move::Drop(_) | Move::Swap(..)));
        }
        if rng.below(3) > 0 && all.iter().any(|mv| !matches!(mv, Move::Farm(FarmMove::Plant { .. }))) {
            all.retain(|mv| !matches!(mv, Move::Farm(FarmMove::Plant { .. })));
        }
        if all.len() > 1 {
            all.retain(|mv| !matches!(mv, Move::Back | Move::Leave(_)));
        }
        let Some(mv) = rng.pick(&all).copied() else { break };
        let _ = game.play(seat, &mv);
    }
    match game.write().map(|text| fs::write(out, text)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
