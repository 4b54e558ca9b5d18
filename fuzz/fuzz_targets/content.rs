//! Whatever a content file, a guide or a file of words holds, reading it ends in content or in an error with a place.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use windmill_lane::{
    content::ContentFile,
    matches::Guide,
    rules::{
        mythwind::Mythwind,
        tilting::{Tilting, content::Content as TiltingContent},
        valley_duel::content::FILES,
        wolfwalkers::WolfWalkers,
    },
    words::Lexicon,
};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((which, rest)) = bytes.split_first() else { return Corpus::Reject };
    let Ok(text) = std::str::from_utf8(rest) else { return Corpus::Reject };
    let file = ContentFile { path: "fuzzed".into(), text: text.to_owned() };
    match which % 6 {
        0 => drop(Guide::read::<Mythwind>(&file)),
        1 => drop(Guide::read::<Tilting>(&file)),
        2 => drop(Guide::read::<WolfWalkers>(&file)),
        3 => drop(Lexicon::read([("fuzzed", text)])),
        4 => {
            let at = usize::from(which / 6) % 4;
            let names = ["missions", "movement", "signs", "stack"];
            let files = names.map(|name| ContentFile::shipped("tilting", name));
            let mut files = files;
            files[at] = Ok(file);
            drop(TiltingContent::read(files));
        }
        _ => {
            let at = usize::from(which / 6) % FILES.len();
            let mut files = FILES.map(|name| ContentFile::shipped("valley-duel", name));
            files[at] = Ok(file);
            drop(windmill_lane::rules::valley_duel::content::Content::read(files));
        }
    }
    Corpus::Keep
});
