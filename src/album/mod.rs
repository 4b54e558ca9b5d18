//! A game’s album as one self-contained web page, for whoever was not there.
//!
//! Pictures travel inside the page, each once. Must not show anything the album does not hold.

mod page;
mod svg;

pub use page::page;
