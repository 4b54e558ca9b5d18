//! What a save keeps from curious eyes: piles, generators, seeds.

use std::io::{Read as _, Write as _};

use base64::{Engine as _, engine::general_purpose::STANDARD_NO_PAD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, de::Error as _, ser::Error as _,
};

/// The most a sealed block may unpack to.
const LARGEST: u64 = 8 << 20;

/// A value that is written as one packed, checksummed block, so that nobody who opens a save in an
/// editor reads a deck by accident. It is no lock: whoever wants to cheat may.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealed<T>(pub T);

impl<T> std::ops::Deref for Sealed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> std::ops::DerefMut for Sealed<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: Serialize> Serialize for Sealed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = ron::to_string(&self.0).map_err(S::Error::custom)?;
        serializer.serialize_str(&seal(&text).map_err(S::Error::custom)?)
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Sealed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let block = String::deserialize(deserializer)?;
        let text = unseal(&block).map_err(D::Error::custom)?;
        // What stands inside is never quoted, not even in an error.
        ron::from_str(&text)
            .map(Sealed)
            .map_err(|_| D::Error::custom("the sealed block does not hold what it should"))
    }
}

/// Packs a text into one line of letters with a checksum before it.
///
/// # Errors
/// Only if the packing itself fails, which memory alone could cause.
pub fn seal(text: &str) -> std::io::Result<String> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes())?;
    Ok(format!("{:08x}{}", crc32fast::hash(text.as_bytes()), STANDARD_NO_PAD.encode(packer.finish()?)))
}

/// Why a sealed block could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnsealError {
    /// It holds characters that no sealed block holds, or breaks off.
    #[error("the sealed block is damaged")]
    Damaged,
    /// It was changed after it was written.
    #[error("the sealed block does not agree with its checksum")]
    Checksum,
    /// It would unpack to more than any save holds.
    #[error("the sealed block is too large")]
    TooLarge,
}

/// The text in a block made by [`seal`].
///
/// # Errors
/// If the block is damaged, changed or too large.
pub fn unseal(block: &str) -> Result<String, UnsealError> {
    let (sum, packed) = block.split_at_checked(8).ok_or(UnsealError::Damaged)?;
    let sum = u32::from_str_radix(sum, 16).map_err(|_| UnsealError::Damaged)?;
    let packed = STANDARD_NO_PAD.decode(packed).map_err(|_| UnsealError::Damaged)?;
    let mut bytes = Vec::new();
    let read = DeflateDecoder::new(packed.as_slice()).take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|_| UnsealError::Damaged)?;
    if bytes.len() as u64 > LARGEST {
        return Err(UnsealError::TooLarge);
    }
    if crc32fast::hash(&bytes) != sum {
        return Err(UnsealError::Checksum);
    }
    String::from_utf8(bytes).map_err(|_| UnsealError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_comes_back() {
        let sealed = Sealed(vec![3_u8, 1, 2]);
        let written = ron::to_string(&sealed).expect("a block can be written");
        assert!(!written.contains("3,1,2"), "the deck stands open in {written}");
        assert_eq!(ron::from_str::<Sealed<Vec<u8>>>(&written), Ok(sealed));
    }

    #[test]
    fn damage_is_named_and_the_inside_never_quoted() {
        let block = seal("top secret").expect("a block can be written");
        assert_eq!(unseal(&block), Ok("top secret".to_owned()));
        assert_eq!(unseal("0"), Err(UnsealError::Damaged));
        assert_eq!(unseal(&block.replace(&block[..2], "zz")), Err(UnsealError::Damaged));
        let other = format!("{:08x}{}", 1, &block[8..]);
        assert_eq!(unseal(&other), Err(UnsealError::Checksum));
        let wrong = format!("{:?}", seal("top secret").expect("a block can be written"));
        let error = ron::from_str::<Sealed<Vec<u8>>>(&wrong).expect_err("letters are no numbers").to_string();
        assert!(!error.contains("secret"), "{error}");
    }

    #[test]
    fn a_block_that_would_unpack_without_end_is_refused() {
        let block = seal(&"a".repeat(9 << 20)).expect("a block can be written");
        assert!(block.len() < 20_000, "it is small on disk");
        assert_eq!(unseal(&block), Err(UnsealError::TooLarge));
    }
}
