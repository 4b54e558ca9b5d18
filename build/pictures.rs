//! Draws every picture small and packs it, together with its SVG text, into one file with an index.

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use flate2::{Compression, write::DeflateEncoder};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

/// Raised when pictures would be drawn differently from the same text: nothing older is used again.
const DRAWN_BY: &str = "resvg-0.49 1";

/// How wide the small version of a scene is, in pixels.
const SCENE: u32 = 256;
/// The same of a piece or symbol: what is at most so many units wide is never shown large in passing.
const PIECE: (f32, u32) = (240.0, 128);

/// One picture, ready to be packed.
struct Packed {
    key: String,
    width: f32,
    height: f32,
    hash: u64,
    svg: Vec<u8>,
    svg_len: usize,
    small: Vec<u8>,
}

/// Packs all pictures below `art` into `out`: the data as `art.bin`, its index as `art.rs`.
///
/// # Errors
/// If a picture cannot be read, is no sound SVG, or the files cannot be written. Names the picture.
pub fn write(art: &Path, out: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    collect(art, &mut files)?;
    files.sort();
    let cache = cache_folder(out);
    fs::create_dir_all(&cache).map_err(|error| format!("{}: {error}", cache.display()))?;

    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(files.len()));
    let work = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let packed = pack(art, file, &cache).map_err(|error| format!("{}: {error}", file.display()));
            if let Ok(mut done) = done.lock() {
                done.push(packed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let done = done.into_inner().map_err(|_| "a picture stopped the drawing".to_owned())?;
    let mut pictures = done.into_iter().collect::<Result<Vec<_>, _>>()?;
    if pictures.len() != files.len() {
        return Err("a picture stopped the drawing".to_owned());
    }
    pictures.sort_by(|a, b| a.key.cmp(&b.key));
    save(&pictures, out)
}

/// Every SVG below a folder, the drawing kit left out.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let wrong = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "kit") {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "svg") {
            files.push(path);
        }
    }
    Ok(())
}

/// A folder that outlives clean builds and is shared by all profiles: beside them in the target folder.
fn cache_folder(out: &Path) -> PathBuf {
    let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    target.or(out.ancestors().nth(4)).unwrap_or(out).join("art-cache")
}

fn pack(art: &Path, file: &Path, cache: &Path) -> Result<Packed, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let tree = Tree::from_str(&text, &Options::default()).map_err(|error| error.to_string())?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let wide = if width <= PIECE.0 { PIECE.1 } else { SCENE };
    let hash = fnv(&[DRAWN_BY.as_bytes(), text.as_bytes()]);

    let kept = cache.join(format!("{hash:016x}-{wide}.png"));
    let small = match fs::read(&kept) {
        Ok(png) if is_whole(&png) => png,
        _ => {
            let png = draw(&tree, wide)?;
            keep(&kept, &png)?;
            png
        }
    };
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::best());
    let svg = deflate.write_all(text.as_bytes()).and_then(|()| deflate.finish());
    let key = file.strip_prefix(art).unwrap_or(file).with_extension("");
    Ok(Packed {
        key: key.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/"),
        width,
        height,
        hash,
        svg: svg.map_err(|error| error.to_string())?,
        svg_len: text.len(),
        small,
    })
}

fn draw(tree: &Tree, wide: u32) -> Result<Vec<u8>, String> {
    let scale = wide as f32 / tree.size().width();
    let high = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixmap = Pixmap::new(wide, high).ok_or("its size is out of bounds")?;
    let fit = Transform::from_scale(scale, high as f32 / tree.size().height());
    resvg::render(tree, fit, &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| error.to_string())
}

/// Whether a file is a PNG to its end: a build may have been stopped while writing it.
fn is_whole(png: &[u8]) -> bool {
    png.starts_with(b"\x89PNG\r\n\x1a\n") && png.ends_with(b"IEND\xaeB`\x82")
}

/// Writes by renaming, since several builds may share the folder.
fn keep(path: &Path, png: &[u8]) -> Result<(), String> {
    let draft = path.with_extension(format!("{}.part", std::process::id()));
    fs::write(&draft, png)
        .and_then(|()| fs::rename(&draft, path))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn save(pictures: &[Packed], out: &Path) -> Result<(), String> {
    let mut data: Vec<u8> = Vec::new();
    let mut index = String::from("pub(super) static ENTRIES: &[Entry] = &[\n");
    for picture in pictures {
        let svg = data.len();
        data.extend(&picture.svg);
        let small = data.len();
        data.extend(&picture.small);
        let end = data.len();
        let Packed { key, width, height, hash, svg_len, .. } = picture;
        let _ = writeln!(
            index,
            "Entry {{ key: {key:?}, width: {width:?}, height: {height:?}, hash: 0x{hash:016x}, \
             svg: ({svg}, {small}), svg_len: {svg_len}, small: ({small}, {end}) }},"
        );
    }
    index.push_str("];\n");
    fs::write(out.join("art.bin"), data).map_err(|error| format!("art.bin: {error}"))?;
    fs::write(out.join("art.rs"), index).map_err(|error| format!("art.rs: {error}"))
}

/// FNV-1a: the same on every machine and in every version of the compiler.
fn fnv(parts: &[&[u8]]) -> u64 {
    parts
        .iter()
        .flat_map(|part| part.iter().chain(&[0]))
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
