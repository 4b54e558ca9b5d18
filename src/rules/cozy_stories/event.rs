//! What can happen. No event holds a card before it is revealed.

use serde::{Deserialize, Serialize};

use super::{cell::Cell, pictures::Picture, setup::Sharpness, state::Story};
use crate::rules::Seat;

/// Why a point is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// A guess with the windmill was wrong (CS-54).
    Mistake,
    /// Nobody found the story's picture (CS-46).
    Unguessed,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The storyteller took the top story card (CS-21). What it shows is nobody else's business.
    Drawn {
        /// Who.
        seat: Seat,
    },
    /// The storyteller has written a story, or written it anew. Nobody else reads it yet.
    Written {
        /// Who.
        seat: Seat,
    },
    /// The storyteller hid the card and will tell aloud.
    Hidden {
        /// Who.
        seat: Seat,
    },
    /// The storyteller tells: the hourglass runs (CS-25).
    Began {
        /// Who.
        seat: Seat,
    },
    /// The story that was told aloud is over.
    Finished {
        /// Who told it.
        seat: Seat,
    },
    /// A line for the log about a story told aloud.
    Noted {
        /// Who wrote it.
        seat: Seat,
        /// The line.
        text: String,
    },
    /// The story card lies face down, and guessing begins (CS-27, CS-28). Now everybody may read a typed story.
    Laid {
        /// Who told.
        seat: Seat,
        /// The story.
        story: Story,
    },
    /// The windmill card was taken (CS-51).
    Taken {
        /// Who took it.
        seat: Seat,
    },
    /// A guess card was picked up and not yet placed (CS-R8).
    Marked {
        /// Who picked it up.
        seat: Seat,
        /// Which.
        picture: Picture,
    },
    /// The time for guessing was up (CS-R8). A [`Guessed`](Event::Guessed) follows.
    Lapsed {
        /// Whose.
        seat: Seat,
    },
    /// A guess: a card lies before the guesser (CS-34).
    Guessed {
        /// Who guessed.
        seat: Seat,
        /// The card; none if the time was up before one was picked up.
        picture: Option<Picture>,
        /// Which guess of the phase it is, from 1.
        nth: u8,
        /// Whether the windmill lies before the guesser.
        windmill: bool,
    },
    /// The guess was wrong (CS-37). Nothing else is said of it (CS-R4).
    Wrong {
        /// Whose guess.
        seat: Seat,
        /// The card, where there was one.
        picture: Option<Picture>,
        /// Its place in the field, by which the log calls it.
        at: Option<Cell>,
    },
    /// Points are lost at once (CS-46, CS-55).
    Lost {
        /// Who loses.
        seat: Seat,
        /// How many: 0 where there were none (CS-47).
        points: u8,
        /// Why.
        why: Loss,
    },
    /// The windmill card went back to the centre (CS-56, CS-65).
    WindmillBack,
    /// The story card was turned over (CS-35, CS-R3).
    Revealed {
        /// The storyteller.
        seat: Seat,
        /// The card.
        picture: Picture,
        /// Its place in the field, by which the log calls it.
        at: Cell,
        /// Who found it; none: nobody.
        found: Option<Seat>,
        /// Whether the finder held the windmill: the story is caught (CS-53).
        caught: bool,
    },
    /// A pawn moves forward (CS-45).
    Gained {
        /// Whose.
        seat: Seat,
        /// By how much.
        points: u8,
    },
    /// The guess cards went back to their cells (CS-64, CS-R12).
    Returned,
    /// The story card went back into the deck, which was shuffled (CS-66).
    Shuffled,
    /// Endless Story: the story card lies face up beside the field, its twin set aside (CS-76, CS-77).
    SetAside {
        /// The picture.
        picture: Picture,
        /// Its place in the field, by which the log calls it.
        at: Cell,
    },
    /// Endless Story: the round's cards are all back in the deck and on the field (CS-81, CS-82).
    Gathered,
    /// A round begins (CS-69).
    Round {
        /// Which, from 1.
        round: u8,
    },
    /// The next player is the storyteller (CS-68).
    Next {
        /// Who.
        seat: Seat,
    },
    /// A player left, and the computer took over the seat (CS-R18).
    Left {
        /// Whose seat.
        seat: Seat,
        /// How well the computer reads.
        sharpness: Sharpness,
    },
    /// The storyteller left before laying the card: it is shuffled in, and the phase starts anew (CS-R18).
    Anew {
        /// The storyteller.
        seat: Seat,
    },
    /// The game is over (CS-70).
    Over {
        /// Who has won; several share (CS-72).
        winners: Vec<Seat>,
        /// Their points.
        points: u8,
    },
}
