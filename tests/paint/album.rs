//! The album as a web page: whole in itself, and with nothing in it that a name could break.

use std::collections::BTreeSet;

use windmill_lane::{album, matches::AnyMatch, rules::Seat, save};

fn campaign() -> Box<dyn AnyMatch> {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/HarrowHill.windmill");
    let mut game = save::load_file(&file).expect("the sample season");
    game.meta_mut().name = "Harrow <Hill> & Sons".into();
    game.meta_mut().names.insert(Seat(0), "<script>alert('Ada')</script>".into());
    game.meta_mut().medals.insert("builder".into(), 0);
    game
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| Some(rest.split_once(to)?.0))
}

#[test]
fn the_page_needs_nothing_else() {
    let page = album::page(&*campaign()).expect("Mythwind has an album");
    let defined: BTreeSet<&str> = between(&page, "<image id=\"", "\"").collect();
    let used: BTreeSet<&str> = between(&page, "<use href=\"#", "\"").collect();
    assert_eq!(used, defined, "every picture is there, and none too many");
    assert!(used.contains("art-mythwind-building-longhouse"), "{used:?}");
    let links: Vec<&str> = between(&page, "href=\"", "\"").collect();
    assert!(links.iter().all(|link| link.starts_with('#') || link.starts_with("data:")), "a link leads out");
    for outside in ["http://", "https://", "url(", "@import", "<script", "src="] {
        assert!(!page.contains(outside), "the page asks for {outside}");
    }
}

#[test]
fn names_cannot_break_the_page() {
    let page = album::page(&*campaign()).expect("Mythwind has an album");
    assert!(page.contains("<h1>Harrow &lt;Hill&gt; &amp; Sons</h1>"));
    assert!(page.contains("With &lt;script&gt;alert(&#39;Ada&#39;)&lt;/script&gt; and Bo"));
    // As many tags are closed as are opened.
    for tag in ["section", "ul", "li", "div", "svg", "text", "figure"] {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn only_what_is_over_has_a_leaf() {
    let game = campaign();
    let page = album::page(&*game).expect("Mythwind has an album");
    let leaves = page.matches("<h2>").count() - 1;
    assert_eq!(leaves as u32, game.standing().rounds);
    assert_eq!(page.matches("class=\"earned\"").count(), page.matches("<em>").count());
}
