//! The pictures inside the binary, as the build script packed them.

use std::io::Read as _;

use flate2::read::DeflateDecoder;

/// A picture of this build.
pub(super) struct Entry {
    /// Its path below `assets/art`, without `.svg`.
    pub(super) key: &'static str,
    /// The size it was drawn for, in its own units.
    pub(super) width: f32,
    pub(super) height: f32,
    /// A hash of its text, and of what draws it.
    pub(super) hash: u64,
    /// Where its deflated text lies in the data, from and to.
    svg: (u32, u32),
    svg_len: u32,
    /// Where its small version lies, a PNG.
    small: (u32, u32),
}

static DATA: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/art.bin"));

include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// A picture by its key, with its place among all.
pub(super) fn entry(key: &str) -> Option<(u16, &'static Entry)> {
    let place = ENTRIES.binary_search_by(|entry| entry.key.cmp(key)).ok()?;
    Some((u16::try_from(place).ok()?, ENTRIES.get(place)?))
}

/// The hash of a picture without some of its parts. The ids come in order.
pub(super) fn hash_with(hash: u64, hidden: &[&str]) -> u64 {
    // FNV-1a: the same on every machine.
    let bytes = hidden.iter().flat_map(|id| id.bytes().chain([0]));
    bytes.fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Entry {
    fn data(&self, (from, to): (u32, u32)) -> &'static [u8] {
        DATA.get(from as usize..to as usize).unwrap_or_default()
    }

    /// The small version, a PNG.
    pub(super) fn small_png(&self) -> &'static [u8] {
        self.data(self.small)
    }

    /// Width of the small version in pixels, as its first chunk says.
    pub(super) fn small_width(&self) -> u32 {
        let width = self.small_png().get(16..20).and_then(|bytes| bytes.try_into().ok());
        width.map_or(0, u32::from_be_bytes)
    }

    /// The text of the picture.
    pub(super) fn svg(&self) -> Option<String> {
        let mut text = String::with_capacity(self.svg_len as usize);
        DeflateDecoder::new(self.data(self.svg)).read_to_string(&mut text).ok()?;
        Some(text)
    }
}
