//! What is wrong with content is said with file, line, column and reason.

use super::table::*;
use windmill_lane::{
    content::{ContentError, ContentFile},
    rules::mythwind::content::FILES,
};

/// Reads the shipped content with one file changed.
fn read(name: &'static str, change: impl Fn(&str) -> String) -> Result<Content, ContentError> {
    Content::read(|file| {
        let mut shipped = ContentFile::shipped("mythwind", file)?;
        if file == name {
            let changed = change(&shipped.text);
            assert_ne!(changed, shipped.text, "the change of {name} found nothing to change");
            shipped.text = changed;
        }
        Ok(shipped)
    })
}

/// The error of content in which a text of one file stands replaced.
#[track_caller]
fn error(name: &'static str, from: &str, to: &str) -> ContentError {
    let error = read(name, |text| text.replacen(from, to, 1)).expect_err("that content is wrong");
    assert_eq!(error.path, format!("assets/content/mythwind/{name}.ron"));
    assert!(error.line > 0 && error.column > 0, "{error}");
    assert!(!error.reason.is_empty());
    assert_eq!(
        error.to_string(),
        format!("{}:{}:{}: {}", error.path, error.line, error.column, error.reason)
    );
    error
}

/// The line and column, from 1, of a text in a shipped file.
fn stands(name: &str, text: &str) -> (usize, usize) {
    let file = ContentFile::shipped("mythwind", name).expect("a shipped file").text;
    let (line, row) = (1..).zip(file.lines()).find(|(_, row)| row.contains(text)).expect("that text");
    (line, row.find(text).expect("in that line") + 1)
}

/// Takes the entry that begins with a text out of a list of one-line or several-line entries.
fn without(text: &str, entry: &str) -> String {
    let start = text.find(entry).expect("that entry");
    let mut depth = 0;
    let end = text[start..]
        .char_indices()
        .find(|&(_, letter)| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            letter == ')' && depth == 0
        })
        .map(|(at, _)| start + at + 2) // the bracket and the comma
        .expect("the end of the entry");
    format!("{}{}", &text[..start], &text[end..])
}

#[test]
fn the_shipped_content_is_sound() {
    clauses!["MW-71", "MW-D16"];
    let content = Content::read(|name| ContentFile::shipped("mythwind", name));
    assert!(content.is_ok(), "{:?}", content.err());
    assert_eq!(FILES.len(), 16);
}

#[test]
fn a_slip_of_the_pen() {
    for name in FILES {
        // One bracket too many at the very end.
        let broken = read(name, |text| format!("{text})")).expect_err("not RON");
        assert!(broken.line > 1 && broken.column > 0, "{broken}");
        assert!(broken.path.ends_with(&format!("{name}.ron")), "{broken}");
    }
    let error = error("goals", "(id: 2, needs:", "(id: 2 needs:");
    assert_eq!(error.line, stands("goals", "(id: 2, needs:").0, "{error}");
}

#[test]
fn an_unknown_field_or_name() {
    let (line, _) = stands("buildings", "id: Bakery, level: 1");
    let field = error("buildings", "id: Bakery, level: 1", "id: Bakery, storeys: 1");
    assert!(field.line >= line && field.reason.contains("storeys"), "{field}");
    let building = error("buildings", "needs: TradingPost, slot: 2", "needs: TradingPots, slot: 2");
    assert!(building.line >= line && building.reason.contains("TradingPots"), "{building}");
    let granted = error("adventures", "Grant(building: FishingGround)", "Grant(building: Fishmonger)");
    assert!(granted.reason.contains("Fishmonger"), "{granted}");
    assert_eq!(granted.line, stands("adventures", "Grant(building: FishingGround)").0);
    let inside =
        error("adventures", "Grant(building: FishingGround)", "Grant(building: FishingGround, free: true)");
    assert!(inside.reason.contains("free"), "{inside}");
    let effect = error("weather", "effect: AdvanceQueue", "effect: AdvanceTheQueue");
    assert_eq!(effect.line, stands("weather", "effect: AdvanceQueue").0);
    let stat = error("goals", "(Built, (2, 3, 4, 4))", "(Erected, (2, 3, 4, 4))");
    assert!(stat.reason.contains("Erected"), "{stat}");
}

#[test]
fn an_event_that_does_not_exist() {
    let unlocked = error("events", "unlocks: [17, 18]", "unlocks: [17, 199]");
    assert_eq!((unlocked.line, unlocked.column), stands("events", "id: 16,"));
    assert!(unlocked.reason.contains("event 199"), "{unlocked}");
    let deep = error("events", "effect: UnlockTale", "effect: Seq([May(Unlock([198]))])");
    assert_eq!((deep.line, deep.column), stands("events", "id: 150,"));
    assert!(deep.reason.contains("event 198"), "{deep}");
    let set = error("events", "Adventures(11, 20), Remember(Wind)", "Adventures(11, 81), Remember(Wind)");
    assert!(set.reason.contains("adventure 81"), "{set}");
    // Effects of other cards are looked into as well.
    let benefit = error("buildings", "benefit: Event", "benefit: Unlock([197])");
    assert_eq!((benefit.line, benefit.column), stands("buildings", "id: PrintingPress"));
    let goal =
        error("goals", "failure: QueueDown", "failure: Roll(Sprite, (Nothing, Unlock([197]), Nothing))");
    assert_eq!((goal.line, goal.column), stands("goals", "id: 8,"));
    let forest = error("forests", "effect: Coins(N(5))", "effect: Each(Unlock([197]))");
    assert_eq!((forest.line, forest.column), stands("forests", "id: 9,"));
    let weather = error(
        "weather",
        "(id: 2, weather: Sunny, effect: Event)",
        "(id: 2, weather: Sunny, effect: Unlock([197]))",
    );
    assert_eq!((weather.line, weather.column), stands("weather", "id: 2,"));
    let season = error("seasons", "effect: Event", "effect: Unlock([197])");
    assert_eq!((season.line, season.column), stands("seasons", "season: Winter"));
    let skill = error("skills", "action: Tray(RainBarrels)", "action: Unlock([197])");
    assert_eq!((skill.line, skill.column), stands("skills", "id: Farmer(RainBarrels)"));
    let sprite =
        error("story", "effect: Town(action: Construct, then: Gain(Any, N(1)))", "effect: Unlock([197])");
    assert_eq!((sprite.line, sprite.column), stands("story", "id: 3, effect"));
    let upgrade = error("story", "effect: Coins(PaidOf(Culture, Food))", "effect: Unlock([197])");
    assert_eq!((upgrade.line, upgrade.column), stands("story", "id: 2, with"));
}

#[test]
fn two_equal_patterns_in_a_season() {
    clauses!["MW-R14", "MW-71"];
    let equal = error("seasons", "(Rainy, Sunny, Sunny)", "(Sunny, Sunny, Cloudy)");
    assert_eq!((equal.line, equal.column), stands("seasons", "season: Summer"));
    assert!(equal.reason.contains("equal"), "{equal}");
    let fourth = error("seasons", "(signs: (Rainy, Rainy, Sunny), effect: AdvanceQueue),", "");
    assert!(fourth.line >= stands("seasons", "season: Spring").0, "three patterns are wanted: {fourth}");
}

#[test]
fn a_card_that_is_missing_or_in_the_wrong_place() {
    clauses!["MW-17", "MW-24", "MW-25", "MW-26"];
    let missing =
        |name, entry: &'static str| read(name, |text| without(text, entry)).expect_err("a card is missing");
    for (name, entry, says) in [
        ("buildings", "(\n        id: Winery,", "41"),
        ("buildings", "(\n        id: Bakery,", "Bakery"),
        ("weather", "(id: 9,", "card 9"),
        ("weather", "(id: 4,", "card 4"),
        ("seasons", "(season: Winter,", "3 entries"),
        ("seasons", "(season: Spring,", "Spring"),
        ("forests", "(id: 13,", "11 entries"),
        ("goals", "(id: 28,", "28"),
        ("goals", "(id: 5,", "5"),
        ("events", "(id: 1,", "card 1"),
        ("events", "(id: 22,", "event 22"),
        ("events", "(id: 154,", "event 154"),
        ("adventures", "(id: 5,", "card 5"),
        ("adventures", "(id: 20,", "adventure 20"),
        ("characters", "(id: Ranger,", "3 entries"),
        ("crops", "(id: Bean,", "Bean"),
        ("skills", "(id: Ranger(BearerOfGifts),", "31 entries"),
        ("regions", "(id: Mistdeep,", "2 entries"),
        ("regions", "(id: Greenwood,", "Greenwood"),
        ("trails", "(id: 30,", "29 entries"),
        ("trails", "(id: 9,", "card 9"),
        ("goods", "(id: Amber,", "3 entries"),
        ("goods", "(id: Spice,", "Spice"),
        ("rivals", "(id: 12,", "11 entries"),
        ("rivals", "(id: 5,", "rival card 5"),
        ("orders", "(id: 30,", "29 entries"),
        ("orders", "(id: 7,", "order 7"),
        ("story", "(id: 8,", "card 8"),
    ] {
        let error = missing(name, entry);
        assert!(error.reason.contains(says), "{name} without {entry}: {error}");
        assert!(error.line > 0 && error.path.contains("mythwind"), "{error}");
    }
    let twice = error("goals", "(id: 3,", "(id: 2,");
    assert!(twice.reason.contains("card 2"), "{twice}");
    let forest = error("forests", "(id: 13,", "(id: 14,");
    assert!(forest.reason.contains("13"), "{forest}");
    let seven = error("forests", "(id: 6,", "(id: 7,");
    assert!(seven.reason.contains('6'), "there is no forest 7: {seven}");
}

#[test]
fn cards_the_rules_could_not_play() {
    let slot = error("buildings", "needs: TradingPost, slot: 2", "needs: TradingPost, slot: 5");
    assert_eq!((slot.line, slot.column), stands("buildings", "id: Bakery"));
    let level = error("buildings", "id: Casino, level: 4", "id: Casino, level: 5");
    assert_eq!((level.line, level.column), stands("buildings", "id: Casino"));
    let alone = error("buildings", "id: Chapel, level: 1,", "id: Chapel, level: 1, replaces: true,");
    assert_eq!((alone.line, alone.column), stands("buildings", "id: Chapel"));
    // Chapel needs Cathedral needs Church needs Chapel.
    let round = error("buildings", "id: Chapel, level: 1,", "id: Chapel, level: 1, needs: Cathedral,");
    assert!(round.reason.contains("itself"), "{round}");
    let empty = read("events", |text| {
        let last = text.find("(id: 154, options: [").expect("the last event");
        format!("{}(id: 154, options: [], returns: true)]", &text[..last])
    });
    assert_eq!(empty.expect_err("no options").reason, "an event has at least one option");
    let goal = error("goals", "needs: [(Built, (2, 3, 4, 4))]", "needs: []");
    assert_eq!((goal.line, goal.column), stands("goals", "id: 1,"));
    let next = error("goals", "next: 8,", "next: 88,");
    assert!(next.reason.contains("88"), "{next}");
    let skill = error("skills", "id: Farmer(Greenhouse), level: 3", "id: Farmer(Greenhouse), level: 4");
    assert_eq!((skill.line, skill.column), stands("skills", "id: Farmer(Greenhouse)"));
    let order = error("orders", "tier: 3, materials: (cloth: 5)", "tier: 3, materials: (cloth: 9)");
    assert_eq!((order.line, order.column), stands("orders", "id: 28,"));
    let tier = error("orders", "id: 5, tier: 1", "id: 5, tier: 4");
    assert_eq!((tier.line, tier.column), stands("orders", "id: 5,"));
    let idle = error(
        "orders",
        "id: 5, tier: 1, materials: (cloth: 2), work: 2",
        "id: 5, tier: 1, materials: (cloth: 2), work: 0",
    );
    assert_eq!((idle.line, idle.column), stands("orders", "id: 5,"));
    for price in ["0", "100"] {
        let order = error("orders", "work: 4, price: 11", &format!("work: 4, price: {price}"));
        assert_eq!((order.line, order.column), stands("orders", "id: 19,"));
    }
    let crammed = error("orders", "(wood: 3, metal: 2)", "(wood: 200, metal: 100)");
    assert_eq!((crammed.line, crammed.column), stands("orders", "id: 27,"));
    let priceless = error("goods", "(9, 9, 9, 10, 10, 11)", "(9, 9, 9, 10, 10, 100)");
    assert_eq!((priceless.line, priceless.column), stands("goods", "id: Amber"));
    let far = error("regions", "entry: (ration: 1, torch: 1)", "entry: (ration: 4, torch: 4)");
    assert_eq!((far.line, far.column), stands("regions", "id: Mistdeep"));
    let dear = error("goods", "(5, 5, 5, 7, 7, 8)", "(5, 5, 5, 7, 6, 8)");
    assert_eq!((dear.line, dear.column), stands("goods", "id: Silk"));
    let free = error("goods", "(1, 2, 2, 3, 3, 3)", "(0, 2, 2, 3, 3, 3)");
    assert_eq!((free.line, free.column), stands("goods", "id: Salt"));
    let same = error("rivals", "buys: (Amber, 2), dumps: (Silk, 2)", "buys: (Silk, 2), dumps: (Silk, 2)");
    assert_eq!((same.line, same.column), stands("rivals", "id: 3,"));
    let many = error("rivals", "buys: (Silk, 3)", "buys: (Silk, 7)");
    assert_eq!((many.line, many.column), stands("rivals", "id: 6,"));
    let poor = error("rivals", "wants: Spice, fortune: 2", "wants: Spice, fortune: 0");
    assert_eq!((poor.line, poor.column), stands("rivals", "id: 1,"));
    let uneven = error("rivals", "dumps: (Amber, 3)", "dumps: (Amber, 2)");
    assert!(uneven.reason.contains("Amber") && uneven.reason.contains("-1"), "{uneven}");
    let short = error("regions", "limit: 3", "limit: 0");
    assert_eq!((short.line, short.column), stands("regions", "id: Greenwood"));
    let shut = error("regions", "opens: (Greenwood, 10)", "opens: (Highstone, 10)");
    assert_eq!((shut.line, shut.column), stands("regions", "id: Highstone"));
    let vain = error("trails", "hazards: (rope: 1), coins: 4", "hazards: (rope: 1)");
    assert_eq!((vain.line, vain.column), stands("trails", "id: 30,"));
    let harsh =
        error("trails", "(id: 2, region: Greenwood,", "(id: 2, region: Greenwood, hazards: (rope: 5),");
    assert_eq!((harsh.line, harsh.column), stands("trails", "id: 2,"));
    let moved = error("trails", "id: 11, region: Highstone", "id: 11, region: Greenwood");
    assert!(moved.reason.contains("Greenwood has 11 cards"), "{moved}");
    let ways =
        error("adventures", "(id: 18, sections: [(Villager, DiscoverFree)])", "(id: 18, sections: [])");
    assert_eq!((ways.line, ways.column), stands("adventures", "id: 18,"));
}

#[test]
fn a_file_that_is_not_there() {
    let error = Content::read(|file| ContentFile::shipped("mythwind", &format!("{file}-lost")))
        .expect_err("no such file");
    assert_eq!(error.to_string(), "mythwind/buildings-lost.ron:0:0: there is no such file");
}
