//! WolfWalkers: My Story, for every number of players, with every Quirk and every Opportunity.

use windmill_lane::{
    matches,
    rulebook::Rulebook,
    rules::{
        conformance::{Fact, Trial},
        wolfwalkers::{Face, Modules, Opportunity, Quirk, Setup, WolfWalkers},
    },
};

/// What lies behind the open sides of displays: nobody has seen it.
fn behind_displays(game: &WolfWalkers) -> Option<String> {
    let backs = &game.hidden.backs;
    let faces = game.players.iter().flat_map(|player| player.display.cards()).map(|laid| laid.face);
    let behind: Vec<String> = faces
        .map(|face| match face {
            Face::Story(story) => format!("{:?}", backs[story.index()]),
            Face::Goal(goal) => format!("{:?}", backs.iter().position(|back| *back == goal)),
        })
        .collect();
    (behind.len() > 1).then(|| behind.join(" "))
}

fn facts() -> Vec<Fact<WolfWalkers>> {
    vec![
        ("what chance will bring", |game, _| Some(game.hidden.rng.clone().seed().to_string())),
        ("the order of the deck", |game, _| {
            let deck: Vec<_> = game.hidden.deck.stories().skip(5).collect();
            (deck.len() > 1).then(|| format!("{deck:?}"))
        }),
        ("the Goal behind the deck's top Story", |game, _| {
            let top = game.hidden.deck.top()?;
            Some(format!("{:?}", game.hidden.backs[top.index()]))
        }),
        ("what lies behind the cards of displays", |game, _| behind_displays(game)),
        ("the Goal behind a Story of the Market", |game, _| {
            let hidden = game.market.0.iter().filter(|stall| stall.known == 0);
            let stories = hidden.filter_map(|stall| match stall.card {
                Some(Face::Story(story)) => Some(format!("{:?}", game.hidden.backs[story.index()])),
                _ => None,
            });
            let stories: Vec<String> = stories.collect();
            (!stories.is_empty()).then(|| stories.join(" "))
        }),
    ]
}

fn conforms(setup: &Setup, seeds: std::ops::Range<u64>) {
    let trial = Trial {
        setup: setup.clone(),
        steps: 600,
        facts: facts(),
        knows: |clause| Rulebook::of("wolfwalkers").is_some_and(|book| book.find(clause.0).is_some()),
    };
    let cards = usize::from(setup.players) * 23;
    match trial.run(seeds.clone()) {
        Ok(steps) => assert!(steps > cards * seeds.count(), "only {steps} steps were tried"),
        Err(fault) => panic!("{setup:?}, {fault}"),
    }
    matches::conformance::check::<WolfWalkers>(setup, 3, 600).unwrap();
}

fn few() -> std::ops::Range<u64> {
    0..(super::seeds().end / 4)
}

#[test]
fn the_base_game_for_every_number() {
    for players in 1..=4 {
        conforms(&Setup::base(players), 0..(super::seeds().end / 2));
    }
    conforms(&Setup { switches: 0, preview: false, ask: true, ..Setup::base(2) }, few());
}

#[test]
fn every_quirk() {
    for (at, quirk) in Quirk::ALL.into_iter().enumerate() {
        let mut players = [2, 3, 1, 4][at % 4];
        if quirk == Quirk::StrongestPack {
            players = 2;
        }
        let base = Setup::base(players);
        conforms(&Setup { modules: Modules::Quirk, quirk: Some(quirk), ..base }, few());
    }
}

/// Three at a time, so that each is in play, for two and for three, and alone where it may be.
#[test]
fn every_opportunity() {
    let all: Vec<Opportunity> = Opportunity::all().collect();
    for (at, three) in all.chunks(3).enumerate() {
        let mut three = three.to_vec();
        let mut more = all.iter();
        while three.len() < 3 {
            three.extend(more.next().filter(|card| !three.contains(card)));
        }
        let quirk = Some(Quirk::ALL[(at * 4 + 1) % 15]).filter(|quirk| *quirk != Quirk::StrongestPack);
        for players in [2, 3] {
            let setup = Setup {
                modules: Modules::All,
                opportunities: three.clone(),
                quirk: quirk.filter(|_| players == 2),
                ..Setup::base(players)
            };
            conforms(&setup, few());
        }
    }
    for seed in few() {
        conforms(&Setup { modules: Modules::All, ..Setup::base(1) }, seed..seed + 3);
        conforms(&Setup { modules: Modules::All, switches: 12, ..Setup::base(4) }, seed..seed + 1);
    }
}
