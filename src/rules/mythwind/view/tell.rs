//! What happened, in words.

use super::{
    describe::{building_name, character_name, kind_name, res_name, skill_name, source_name, space_name},
    faces,
    ids::piece,
    pages::{adventure_picture, event_picture, story_words},
};
use crate::rules::{
    Page, Show, Told, Words,
    mythwind::{
        Character, Event, Kind, Passage, Source,
        crafter::OrderId,
        farmer::{cell_name, cells_of},
        merchant::RivalId,
        ranger::TrailId,
    },
};

/// What happens to an order.
fn order_told(show: Show, who: Character, order: OrderId, words: Words) -> Told {
    Told {
        seat: Some(who.seat()),
        pieces: vec![piece::order(order)],
        show,
        words: Some(words.with("who", who.seat()).with("order", order.words())),
        ..Told::default()
    }
}

/// What happens to a card of a region.
fn trail_told(show: Show, who: Character, card: TrailId, key: &'static str) -> Told {
    let printed = crate::rules::mythwind::content::Content::get().trail(card);
    let asks = faces::gears(printed.hazards).unwrap_or_else(|| Words::new("mw-no-hazards"));
    let words = Words::new(key)
        .with("who", who.seat())
        .with("region", printed.region.words())
        .with("asks", asks)
        .with("gives", faces::loot(printed.coins, printed.finds));
    Told {
        seat: Some(who.seat()),
        pieces: vec![piece::trail(card)],
        show,
        words: Some(words),
        ..Told::default()
    }
}

/// What happens to a rival card.
fn rival_told(show: Show, who: Character, card: RivalId, key: &'static str) -> Told {
    let printed = crate::rules::mythwind::content::Content::get().rival(card);
    let words = Words::new(key)
        .with("who", who.seat())
        .with("rival", printed.rival.words())
        .with("buys", printed.buys.1)
        .with("bought", printed.buys.0.words())
        .with("dumps", printed.dumps.1)
        .with("dumped", printed.dumps.0.words())
        .with("wants", printed.wants.words());
    Told {
        seat: Some(who.seat()),
        pieces: vec![piece::rival(card)],
        show,
        words: Some(words),
        ..Told::default()
    }
}

/// A line of the log, and what is seen and heard with it.
pub fn tell(event: &Event) -> Option<Told> {
    let say = |words: Words| Told { words: Some(words), ..Told::default() };
    let by =
        |who: Character, words: Words| Told { seat: Some(who.seat()), ..say(words.with("who", who.seat())) };
    let with_source = |words: Words, source| match source_name(source) {
        Some(name) => Words::new("mw-log-by").with("what", words).with("source", name),
        None => words,
    };
    Some(match *event {
        Event::SeasonBegan { season, year } => Told {
            show: Show::Bell,
            ..say(Words::new("mw-log-season")
                .with("season", Words::new(format!("mw-season-{}", season.slug())))
                .with("year", year))
        },
        Event::WeatherDrawn { day, card } => {
            let content = crate::rules::mythwind::content::Content::get();
            let weather = Words::new(format!("mw-{}", content.weather(card).weather.slug()));
            Told {
                pieces: vec![piece::weather(card)],
                show: Show::Flip,
                ..say(Words::new("mw-log-weather")
                    .with("day", day)
                    .with("weather", weather)
                    .with("name", Words::new(format!("mw-weather-{card}"))))
            }
        }
        Event::PatternMatched { season, pattern } => {
            let place = ["left", "middle", "right"][usize::from(pattern.min(2))];
            Told {
                show: Show::Good,
                ..say(Words::new("mw-log-pattern")
                    .with("name", Words::new(format!("mw-pattern-{}-{place}", season.slug()))))
            }
        }
        Event::DuskFell { day } => say(Words::new("mw-log-dusk").with("day", day)),
        Event::SeasonEnded { season, year } => say(Words::new("mw-log-season-end")
            .with("season", Words::new(format!("mw-season-{}", season.slug())))
            .with("year", year)),
        Event::Resource { by: 0, .. } => return None,
        Event::Resource { res, by, now, source } => {
            let key = if by > 0 { "mw-log-gain" } else { "mw-log-lose" };
            let words =
                Words::new(key).with("res", res_name(res)).with("count", by.unsigned_abs()).with("now", now);
            Told { pieces: vec![piece::token(res)], show: Show::Wood, ..say(with_source(words, source)) }
        }
        Event::Coins { who, by: count, now, source } => {
            let key = if count > 0 { "mw-log-earn" } else { "mw-log-spend" };
            let words = Words::new(key).with("count", count.unsigned_abs()).with("now", now);
            let words = with_source(words.with("who", who.seat()), source);
            Told { seat: Some(who.seat()), pieces: vec![piece::purse(who)], show: Show::Coins, ..say(words) }
        }
        Event::WorkerCame { die, pips } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Roll,
            ..say(Words::new("mw-log-worker").with("kind", kind_name(die.kind())).with("pips", pips))
        },
        Event::WorkerLeft { die } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Bad,
            ..say(Words::new("mw-log-worker-left").with("kind", kind_name(die.kind())))
        },
        Event::DieTurned { die, from, to } => Told {
            pieces: vec![piece::die(die)],
            ..say(Words::new("mw-log-turned")
                .with("kind", kind_name(die.kind()))
                .with("from", from)
                .with("to", to))
        },
        Event::DieRolled { die, pips } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Roll,
            ..say(Words::new("mw-log-rolled").with("kind", kind_name(die.kind())).with("pips", pips))
        },
        Event::Hired { who, die, pips } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-hired").with("kind", kind_name(die.kind())).with("pips", pips))
        },
        Event::Rested { who, die, pips } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Roll,
            ..by(who, Words::new("mw-log-rested").with("kind", kind_name(die.kind())).with("pips", pips))
        },
        Event::Stood { who, space, building, forgone } => {
            let key = if forgone { "mw-log-forgone" } else { "mw-log-stood" };
            Told {
                pieces: vec![piece::figure(who)],
                show: Show::Wood,
                ..by(who, Words::new(key).with("space", space_name(space, building)))
            }
        }
        Event::Aligned { who, kind } => by(who, Words::new("mw-log-aligned").with("kind", kind_name(kind))),
        Event::TurnEnded { who } => by(who, Words::new("mw-log-turn-ended")),
        Event::Actions { who, barred: true, .. } => by(who, Words::new("mw-log-barred")),
        Event::Actions { who, left, .. } => by(who, Words::new("mw-log-actions").with("left", left)),
        Event::ForestRemoved { at, forest } => Told {
            pieces: vec![piece::forest(forest)],
            show: Show::Flip,
            ..say(Words::new("mw-log-discovered")
                .with("n", at.0)
                .with("forest", Words::new(format!("mw-forest-{forest}"))))
        },
        Event::ForestGrew { at, forest } => Told {
            pieces: vec![piece::forest(forest)],
            show: Show::Card,
            ..say(Words::new("mw-log-regrown").with("n", at.0))
        },
        Event::Queued { building, slot } => Told {
            pieces: vec![piece::building(building)],
            show: Show::Card,
            ..say(Words::new("mw-log-queued").with("building", building_name(building)).with("slot", slot))
        },
        Event::QueueMoved { building, to, .. } => Told {
            pieces: vec![piece::building(building)],
            show: Show::Card,
            ..say(Words::new("mw-log-moved").with("building", building_name(building)).with("slot", to))
        },
        Event::Completed { building } => Told {
            pieces: vec![piece::building(building)],
            show: Show::Good,
            ..say(Words::new("mw-log-completed").with("building", building_name(building)))
        },
        Event::Jammed { building } => {
            say(Words::new("mw-log-jammed").with("building", building_name(building)))
        }
        Event::Placed { building, at, replaced } => {
            let words = match replaced {
                Some(old) => Words::new("mw-log-replaced").with("old", building_name(old)),
                None => Words::new("mw-log-placed"),
            };
            Told {
                pieces: vec![piece::building(building)],
                show: Show::Wood,
                ..say(words.with("building", building_name(building)).with("n", at.0))
            }
        }
        Event::Demolished { building, at } => Told {
            pieces: vec![piece::building(building)],
            show: Show::Bad,
            ..say(Words::new("mw-log-demolished").with("building", building_name(building)).with("n", at.0))
        },
        Event::NotGranted { building } => {
            say(Words::new("mw-log-not-granted").with("building", building_name(building)))
        }
        Event::EventRead { id, .. } => Told {
            show: Show::Flip,
            ..say(Words::new("mw-log-event").with("name", Words::new(format!("mw-event-{id}"))))
        },
        Event::EventChosen { id, option } => {
            let letter = ["a", "b", "c"][usize::from(option.min(2))];
            say(Words::new("mw-log-chosen").with("option", Words::new(format!("mw-event-{id}.{letter}"))))
        }
        Event::CardPutBack { source } => {
            say(Words::new("mw-log-put-back").with("source", source_name(source)?))
        }
        Event::Forfeited { source } => say(Words::new("mw-log-forfeited")
            .with("source", source_name(source).unwrap_or_else(|| Words::new("mw-name")))),
        Event::NoEvent => say(Words::new("mw-log-no-event")),
        Event::AdventureRead { who, id } => Told {
            show: Show::Flip,
            ..by(
                who,
                Words::new("mw-log-adventure").with("name", Words::new(format!("mw-adventure-{id:02}"))),
            )
        },
        Event::SectionRead { who, kind, .. } => {
            let key = if kind == Kind::Sprite { "mw-log-section-sprite" } else { "mw-log-section-villager" };
            Told { show: Show::Flip, ..by(who, Words::new(key)) }
        }
        Event::Passage { source, option, passage, telling, story } => {
            let letter = ["a", "b", "c"][usize::from(option.min(2))];
            let (message, kind, picture) = match source {
                Source::Event(id) => (format!("mw-event-{id}"), "mw-kind-event", event_picture(id)),
                Source::Adventure(id) => {
                    (format!("mw-adventure-{id:02}"), "mw-kind-adventure", adventure_picture(id))
                }
                _ => return None,
            };
            let part = match passage {
                Passage::Text if telling > 0 => format!("{letter}-text-2"),
                Passage::Text => format!("{letter}-text"),
                Passage::Else => format!("{letter}-else"),
                Passage::Rolled(pips) => format!("{letter}-{pips}"),
            };
            let page = Page {
                title: Words::new(message.clone()),
                kind: Words::new(kind),
                picture: Some(picture.into()),
                paragraphs: vec![story_words(format!("{message}.{part}"), story)],
                counts: Vec::new(),
            };
            Told { show: Show::Card, page: Some(page), ..Told::default() }
        }
        Event::GoalChosen { goal } => Told {
            show: Show::Card,
            ..say(Words::new("mw-log-goal").with("goal", Words::new(format!("mw-goal-{goal:02}"))))
        },
        Event::GoalJudged { goal, success } => {
            let (key, show) =
                if success { ("mw-log-success", Show::Good) } else { ("mw-log-failure", Show::Bad) };
            Told { show, ..say(Words::new(key).with("goal", Words::new(format!("mw-goal-{goal:02}")))) }
        }
        Event::GoalIgnored { goal } => {
            say(Words::new("mw-log-ignored").with("goal", Words::new(format!("mw-goal-{goal:02}"))))
        }
        Event::Learned { who, skill, paid } => Told {
            pieces: vec![piece::skill(skill)],
            show: Show::Good,
            ..by(who, Words::new("mw-log-learned").with("skill", skill_name(skill)).with("coins", paid))
        },
        Event::Dropped { who, skill } => {
            by(who, Words::new("mw-log-dropped").with("skill", skill_name(skill)))
        }
        Event::SkillUsed { who, skill } => Told {
            pieces: vec![piece::skill(skill)],
            ..by(who, Words::new("mw-log-skill").with("skill", skill_name(skill)))
        },
        Event::Sown { who, tile, cells } => {
            let first = cells_of(cells).next().map(cell_name).unwrap_or_default();
            Told {
                pieces: vec![piece::tile(tile)],
                show: Show::Card,
                ..by(
                    who,
                    Words::new("mw-log-sown")
                        .with("crop", tile.crop().words())
                        .with("cell", crate::rules::Arg::Text(first.into())),
                )
            }
        }
        Event::Grew { who, tile, now } => Told {
            pieces: vec![piece::tile(tile)],
            ..by(who, Words::new("mw-log-grew").with("crop", tile.crop().words()).with("now", now))
        },
        Event::Cleared { who, cell } => {
            let cell = cell_name((cell % 6, cell / 6));
            Told {
                show: Show::Wood,
                ..by(who, Words::new("mw-log-cleared").with("cell", crate::rules::Arg::Text(cell.into())))
            }
        }
        Event::Sold { who, tile, coins, .. } => Told {
            pieces: vec![piece::tile(tile)],
            show: Show::Coins,
            ..by(who, Words::new("mw-log-sold").with("crop", tile.crop().words()).with("coins", coins))
        },
        Event::Stored { who, tile } => Told {
            pieces: vec![piece::tile(tile)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-stored").with("crop", tile.crop().words()))
        },
        Event::Taken { who, tile } => Told {
            pieces: vec![piece::tile(tile)],
            ..by(who, Words::new("mw-log-taken").with("crop", tile.crop().words()))
        },
        Event::Wilted { who, tile, marks } => Told {
            pieces: vec![piece::tile(tile)],
            ..by(who, Words::new("mw-log-wilted").with("crop", tile.crop().words()).with("marks", marks))
        },
        Event::Withered { who, tile } => Told {
            pieces: vec![piece::tile(tile)],
            show: Show::Bad,
            ..by(who, Words::new("mw-log-withered").with("crop", tile.crop().words()))
        },
        Event::Watered { who, .. } => by(who, Words::new("mw-log-watered")),
        Event::Started { who, order } => order_told(Show::Wood, who, order, Words::new("mw-log-started")),
        Event::Gathered { who, material, now } => Told {
            pieces: vec![piece::material(material)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-gathered").with("material", material.words()).with("now", now))
        },
        Event::Worked { who, order, work } => {
            order_told(Show::Wood, who, order, Words::new("mw-log-worked").with("work", work))
        }
        Event::Polished { who, order, rolled, quality } => {
            let words = Words::new("mw-log-polished").with("rolled", rolled).with("quality", quality);
            order_told(Show::Roll, who, order, words)
        }
        Event::Delivered { who, order, quality, coins } => {
            let words = Words::new("mw-log-delivered").with("quality", quality).with("coins", coins);
            order_told(Show::Coins, who, order, words)
        }
        Event::GivenToTown { who, order } => order_told(Show::Good, who, order, Words::new("mw-log-given")),
        Event::Reputation { who, by: change, now } => {
            let key = if change > 0 { "mw-log-name-better" } else { "mw-log-name-worse" };
            by(who, Words::new(key).with("count", change.unsigned_abs()).with("now", now))
        }
        Event::OrderPutUnder { who, order } => {
            order_told(Show::Card, who, order, Words::new("mw-log-order-under"))
        }
        Event::OrderDrawn { who, order } => {
            order_told(Show::Flip, who, order, Words::new("mw-log-order-drawn"))
        }
        Event::Bought { who, good, coins } => Told {
            pieces: vec![piece::stored(good)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-bought").with("good", good.words()).with("coins", coins))
        },
        Event::UnitSold { who, good, coins } => Told {
            pieces: vec![piece::unit(good)],
            show: Show::Coins,
            ..by(who, Words::new("mw-log-unit-sold").with("good", good.words()).with("coins", coins))
        },
        Event::Shifted { who, good, more, now } => {
            let key = if more { "mw-log-unit-more" } else { "mw-log-unit-less" };
            Told {
                pieces: vec![piece::unit(good)],
                show: Show::Wood,
                ..by(who, Words::new(key).with("good", good.words()).with("now", now))
            }
        }
        Event::HandedOver { who } => Told { show: Show::Good, ..by(who, Words::new("mw-log-handed-over")) },
        Event::RumourOpened { who, card } => rival_told(Show::Flip, who, card, "mw-log-rumour"),
        Event::RivalSeen { who, card } => rival_told(Show::Flip, who, card, "mw-log-rival-seen"),
        Event::RivalNext { who, card } => rival_told(Show::Card, who, card, "mw-log-rival-next"),
        Event::RivalTraded { who, card } => rival_told(Show::Wood, who, card, "mw-log-rival-traded"),
        Event::Outdone { who, rival, now } => Told {
            show: Show::Good,
            ..by(who, Words::new("mw-log-outdone").with("rival", rival.words()).with("now", now))
        },
        Event::Packed { who, gear, now } => Told {
            pieces: vec![piece::gear(gear)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-packed").with("gear", gear.words()).with("now", now))
        },
        Event::Scouted { who, card } => trail_told(Show::Flip, who, card, "mw-log-scouted"),
        Event::SetOut { who, region } => {
            Told { show: Show::Wood, ..by(who, Words::new("mw-log-set-out").with("region", region.words())) }
        }
        Event::TrailMet { who, card } => trail_told(Show::Flip, who, card, "mw-log-trail-met"),
        Event::GearPaid { who, gear } => Told {
            pieces: vec![piece::gear(gear)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-gear-paid").with("gear", gear.words()))
        },
        Event::Wounded { who, wounds } => {
            Told { show: Show::Bad, ..by(who, Words::new("mw-log-wounded").with("wounds", wounds)) }
        }
        Event::Healed { who, wounds } => {
            Told { show: Show::Good, ..by(who, Words::new("mw-log-healed").with("wounds", wounds)) }
        }
        Event::TrailAvoided { who, card } => trail_told(Show::Card, who, card, "mw-log-trail-avoided"),
        Event::TrailSurvived { who, card } => trail_told(Show::Card, who, card, "mw-log-trail-survived"),
        Event::CameBack { who, coins } => {
            Told { show: Show::Good, ..by(who, Words::new("mw-log-came-back").with("coins", coins)) }
        }
        Event::Collapsed { who, region } => {
            Told { show: Show::Bad, ..by(who, Words::new("mw-log-collapsed").with("region", region.words())) }
        }
        Event::Salvaged { who, find } => Told {
            pieces: vec![piece::find(find)],
            ..by(who, Words::new("mw-log-salvaged").with("find", find.words()))
        },
        Event::FindLost { who, find } => Told {
            pieces: vec![piece::find(find)],
            ..by(who, Words::new("mw-log-find-lost").with("find", find.words()))
        },
        Event::FindSold { who, find, coins } => Told {
            pieces: vec![piece::find(find)],
            show: Show::Coins,
            ..by(who, Words::new("mw-log-find-sold").with("find", find.words()).with("coins", coins))
        },
        Event::Bartered { who } => Told { show: Show::Good, ..by(who, Words::new("mw-log-bartered")) },
        Event::Joined { who } => by(who, Words::new("mw-log-joined").with("character", character_name(who))),
        Event::Left { who } => by(who, Words::new("mw-log-left").with("character", character_name(who))),
        Event::Upgraded { upgrade } => Told {
            show: Show::Good,
            ..say(Words::new("mw-log-upgraded").with("upgrade", Words::new(format!("mw-upgrade-{upgrade}"))))
        },
        Event::EnvelopeOpened { envelope } => {
            let message = format!("mw-envelope-{envelope}");
            let page = Page {
                title: Words::new(message.clone()),
                kind: Words::new("mw-kind-envelope"),
                picture: Some(format!("mythwind/envelope-{envelope}").into()),
                paragraphs: vec![Words::new(format!("{message}.note"))],
                counts: Vec::new(),
            };
            let said = say(Words::new("mw-log-envelope").with("name", Words::new(message)));
            Told { show: Show::Flip, page: Some(page), ..said }
        }
        Event::SpriteCame { sprite } => Told {
            show: Show::Good,
            ..say(Words::new("mw-log-sprite").with("sprite", Words::new(format!("mw-sprite-{sprite}"))))
        },
        Event::SpriteSeated { sprite } => Told {
            pieces: vec![piece::sprite(sprite)],
            show: Show::Wood,
            ..say(Words::new("mw-log-seated").with("sprite", Words::new(format!("mw-sprite-{sprite}"))))
        },
        Event::Sent { who, die, pips } => Told {
            pieces: vec![piece::die(die)],
            show: Show::Wood,
            ..by(who, Words::new("mw-log-sent").with("pips", pips))
        },
        Event::CameHome { who, die } => {
            Told { pieces: vec![piece::die(die)], ..by(who, Words::new("mw-log-home")) }
        }
        Event::StoryRests => say(Words::new("mw-log-rests")),
        Event::Earned { what } => Told {
            show: Show::Good,
            medal: Some(what.slug().into()),
            ..say(Words::new("mw-log-achievement")
                .with("name", Words::new(format!("mw-achievement-{}", what.slug()))))
        },
        Event::StoryComplete => Told { show: Show::Bell, ..say(Words::new("mw-log-story-complete")) },
    })
}
