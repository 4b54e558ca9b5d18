//! What may be typed: how long a text is, how many sentences it has, and whether it fits an offer.

use super::Gesture;
use crate::rules::telling::Words;

/// Why a text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Nothing is in it that anybody could read: no letter, no number.
    Empty,
    /// It has fewer characters than this.
    Short(u16),
    /// It has more characters than this.
    Long(u16),
    /// It has more sentences than this.
    Wordy(u8),
    /// Something in it is no character that can be read.
    Control,
    /// Nothing can be typed there.
    Nowhere,
}

impl Unfit {
    /// The same in words.
    pub fn words(self) -> Words {
        match self {
            Unfit::Empty => Words::new("text-empty"),
            Unfit::Short(min) => Words::new("text-too-short").with("count", min),
            Unfit::Long(max) => Words::new("text-too-long").with("count", max),
            Unfit::Wordy(most) => Words::new("text-too-wordy").with("count", most),
            Unfit::Control => Words::new("text-control"),
            Unfit::Nowhere => Words::new("offer-is-stale"),
        }
    }
}

/// The characters of a text, without the blanks around it.
pub fn characters(text: &str) -> usize {
    text.trim().chars().count()
}

/// The sentences of a text: each ends with a full stop, a question mark, an exclamation mark or an ellipsis, however
/// many of them, and the last one may go without. Marks within a word or number end none: “half past 3.30”.
pub fn sentences(text: &str) -> usize {
    let (mut count, mut words, mut ended) = (0, false, false);
    for c in text.chars() {
        if matches!(c, '.' | '!' | '?' | '…') {
            ended = words;
        } else if c.is_alphanumeric() {
            // A word after a mark without a blank between goes on with the sentence.
            (words, ended) = (true, false);
        } else if c.is_whitespace() && ended {
            count += 1;
            (words, ended) = (false, false);
        }
    }
    count + usize::from(words)
}

/// Whether a text may be laid by a gesture.
///
/// # Errors
/// With the reason why not, if it is empty, too short or too long, has too many sentences or what nobody can read, or if
/// nothing is typed by that gesture.
pub fn check_text(gesture: &Gesture, text: &str) -> Result<(), Unfit> {
    let Gesture::Text { min, max, sentences: most } = *gesture else { return Err(Unfit::Nowhere) };
    let count = characters(text);
    if text.chars().any(char::is_control) {
        Err(Unfit::Control)
    } else if min > 0 && !text.contains(char::is_alphanumeric) {
        Err(Unfit::Empty)
    } else if count < usize::from(min) {
        Err(Unfit::Short(min))
    } else if count > usize::from(max) {
        Err(Unfit::Long(max))
    } else if let Some(most) = most
        && sentences(text) > usize::from(most)
    {
        Err(Unfit::Wordy(most))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_with_a_mark_and_the_last_may_go_without() {
        for (text, count) in [
            ("", 0),
            ("  ", 0),
            ("...", 0),
            ("Once", 1),
            ("Once.", 1),
            ("Once upon a time. ", 1),
            ("Really?! Yes. And then…", 3),
            ("Wait... what? No", 3),
            ("At 3.30 the miller woke.", 1),
            ("“Come in!” said the owl.", 2),
            ("Été. Où? Là", 3),
        ] {
            assert_eq!(sentences(text), count, "{text:?}");
        }
    }

    #[test]
    fn a_text_fits_within_its_bounds_and_nowhere_else() {
        let gesture = Gesture::Text { min: 2, max: 9, sentences: Some(2) };
        let check = |text: &str| check_text(&gesture, text);
        assert_eq!(check("ab"), Ok(()));
        assert_eq!(check("éü 5 67 9"), Ok(()), "characters, not bytes");
        assert_eq!(check("A. B."), Ok(()));
        assert_eq!(check(""), Err(Unfit::Empty));
        assert_eq!(check("…!"), Err(Unfit::Empty));
        assert_eq!(check("a"), Err(Unfit::Short(2)));
        assert_eq!(check(" a  "), Err(Unfit::Short(2)), "blanks around it say nothing");
        assert_eq!(check("abcdefghij"), Err(Unfit::Long(9)));
        assert_eq!(check("A. B. C"), Err(Unfit::Wordy(2)));
        assert_eq!(check("ab\ncd"), Err(Unfit::Control));
        assert_eq!(check("ab\u{7}"), Err(Unfit::Control));
        assert_eq!(check_text(&Gesture::Text { min: 0, max: 1, sentences: None }, ""), Ok(()));
        assert_eq!(check_text(&Gesture::Button(Default::default()), "ab"), Err(Unfit::Nowhere));
    }
}
