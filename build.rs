//! Prepares what the crate carries inside itself. Without the feature `paint` that is nothing.

#[cfg(feature = "paint")]
#[path = "build/fonts.rs"]
mod fonts;
#[cfg(feature = "paint")]
#[path = "build/pictures.rs"]
mod pictures;
#[cfg(all(feature = "paint", windows))]
#[path = "build/windows.rs"]
mod windows;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "paint")]
    if let Err(error) = prepare() {
        println!("cargo::error={error}");
        std::process::exit(1);
    }
}

#[cfg(feature = "paint")]
fn prepare() -> Result<(), String> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=assets/art");
    let out = std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?;
    let out = std::path::Path::new(&out);
    fonts::write(out)?;
    // Without a resource compiler the program has no icon, and is whole otherwise.
    #[cfg(windows)]
    if let Err(error) = windows::write(out) {
        println!("cargo::warning={error}");
    }
    pictures::write(std::path::Path::new("assets/art"), out)
}
