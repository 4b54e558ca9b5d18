//! The stem of an English word, crudely.

/// Words that end like a form of another word and are none.
const WHOLE: [&str; 10] = [
    "anything",
    "ceiling",
    "evening",
    "everything",
    "morning",
    "nothing",
    "something",
    "stare",
    "stared",
    "staring",
];

/// Cuts the endings off a word in small letters, so that its forms look alike: `lights` and `light`, `hopping` and
/// `hop`, `darkness` and `dark`. It knows no grammar.
pub fn stem(word: &str) -> String {
    if WHOLE.contains(&word) {
        return word.to_owned();
    }
    let mut stem = word.to_owned();
    // Lengths are those of the letters a to z: in other words nothing is cut.
    if !stem.is_ascii() {
        return stem;
    }
    if stem.len() > 6 && stem.ends_with("ness") {
        stem.truncate(stem.len() - 4);
    }
    if stem.len() > 4 && stem.ends_with("ies") {
        stem.truncate(stem.len() - 3);
        stem.push('y');
    } else if stem.len() > 4 && ["ses", "xes", "zes", "ches", "shes"].iter().any(|end| stem.ends_with(end)) {
        stem.truncate(stem.len() - 2);
    } else if stem.len() > 3
        && stem.ends_with('s')
        && !["ss", "us", "is"].iter().any(|end| stem.ends_with(end))
    {
        stem.pop();
    }
    let ending = [("ing", 6), ("ed", 5), ("ly", 5)];
    if let Some((end, _)) =
        ending.into_iter().find(|(end, least)| stem.len() >= *least && stem.ends_with(end))
    {
        let rest = &stem[..stem.len() - end.len()];
        if rest.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
            stem.truncate(rest.len());
            if end != "ly" {
                undouble(&mut stem);
            }
        }
    }
    if stem.len() > 4 && stem.ends_with('e') {
        stem.pop();
    } else if stem.len() > 3 && stem.ends_with('y') {
        stem.pop();
        stem.push('i');
    }
    stem
}

/// `hopp` becomes `hop`; `fall` and `pass` stay.
fn undouble(stem: &mut String) {
    let mut back = stem.chars().rev();
    let (last, before) = (back.next(), back.next());
    if stem.len() > 2 && last == before && last.is_some_and(|c| !"lszaeiou".contains(c)) {
        stem.pop();
    }
}
