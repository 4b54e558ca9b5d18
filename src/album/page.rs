//! The page: what was earned, then leaf after leaf.

use std::fmt::Write as _;

use super::svg::Drawer;
use crate::{
    dates,
    matches::{AnyMatch, Meta},
    rules::{Leaf, Medal, Seat, Words},
    words::{Lexicon, Names, plain},
};

const STYLE: &str = include_str!("style.css");

/// Who holds which seat of a match.
struct People<'a>(&'a Meta);

impl Names for People<'_> {
    fn name(&self, seat: Seat) -> String {
        self.0.names.get(&seat).cloned().unwrap_or_else(|| format!("Player {}", seat.0 + 1))
    }
}

/// The album of a match as a web page that needs nothing else; none for a game that keeps no album.
pub fn page(game: &dyn AnyMatch) -> Option<String> {
    let album = game.album()?;
    let meta = game.meta();
    let people = People(meta);
    let said = |words: &Words| escaped(&plain(&Lexicon::english().say(words, &people)));
    let mut drawer = Drawer::new(game.info().id, &people);
    let leaves: String = album.leaves.iter().map(|leaf| leaf_of(leaf, &mut drawer, &said)).collect();
    let medals = medals_of(&album.medals, meta, &said);
    let (title, name) = (said(&album.title), escaped(&meta.name));
    let nothing = if leaves.is_empty() {
        format!("<p class=\"nothing\">{}</p>", said(&Words::new("album-empty")))
    } else {
        String::new()
    };
    Some(format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{name}: {title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{definitions}\n\
         <header><p>{title}</p><h1>{name}</h1></header>\n<main>\n{nothing}{leaves}{medals}</main>\n</body>\n</html>\n",
        definitions = drawer.definitions(),
    ))
}

fn leaf_of(leaf: &Leaf, drawer: &mut Drawer, said: &dyn Fn(&Words) -> String) -> String {
    let title = said(&leaf.title);
    let picture = drawer.draw(&leaf.picture, &title);
    let mut html = format!("<section>\n<h2>{title}</h2>\n<p class=\"people\">{}</p>\n", said(&leaf.people));
    let _ = write!(html, "<figure>{picture}</figure>\n<div class=\"notes\">\n");
    for note in &leaf.notes {
        let _ = write!(html, "<div><h3>{}</h3><ul>", said(&note.title));
        for line in &note.lines {
            let _ = write!(html, "<li>{}</li>", said(line));
        }
        html += "</ul></div>\n";
    }
    html + "</div>\n</section>\n"
}

/// What was earned, and what can be; nothing for a game without medals.
fn medals_of(medals: &[Medal], meta: &Meta, said: &dyn Fn(&Words) -> String) -> String {
    if medals.is_empty() {
        return String::new();
    }
    let earned: String = medals.iter().map(|medal| medal_of(medal, meta, said)).collect();
    let title = said(&Words::new("album-medals"));
    format!("<section class=\"medals\"><h2>{title}</h2><ul>\n{earned}</ul></section>\n")
}

fn medal_of(medal: &Medal, meta: &Meta, said: &dyn Fn(&Words) -> String) -> String {
    let (name, rule) = (said(&medal.name), said(&medal.rule));
    let Some(when) = &medal.when else {
        return format!("<li><b>{name}</b><span>{rule}</span></li>\n");
    };
    let date = meta.medals.get(medal.key.as_ref()).map(|seconds| said(&dates::day(*seconds)));
    let date = date.map_or_else(String::new, |date| format!("<i>{date}</i>"));
    format!("<li class=\"earned\"><b>{name}</b><span>{rule}</span><em>{}</em>{date}</li>\n", said(when))
}

/// Text for a page: nothing in it is a tag.
pub(super) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            '\'' => html += "&#39;",
            c => html.push(c),
        }
    }
    html
}
