//! What a Windows program carries beside its code: the icon that Explorer shows, and a manifest.

use std::{env, fs, path::Path};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

const SVG: &str = "assets/desktop/windmill-lane.svg";
/// The sizes that Windows asks for, in pixels.
const SIDES: [u16; 7] = [16, 24, 32, 48, 64, 128, 256];

/// Sharp on every screen it is moved to, and paths and arguments are UTF-8. Without an XML declaration, which would
/// have to be the very first letter: the resource file puts a space before every line.
const MANIFEST: &str = r#"
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
    </windowsSettings>
  </application>
</assembly>
"#;

/// Draws the icon into `out` and hands both to the linker.
///
/// # Errors
/// If the icon cannot be drawn or written, or there is no resource compiler.
pub fn write(out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={SVG}");
    // It is this machine that runs Windows; what it builds may be for another.
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return Ok(());
    }
    let text = fs::read_to_string(SVG).map_err(|error| format!("{SVG}: {error}"))?;
    let path = out.join("windmill-lane.ico");
    fs::write(&path, icon(&text)?).map_err(|error| format!("{}: {error}", path.display()))?;
    let path = path.to_str().ok_or("OUT_DIR is no text")?;
    winresource::WindowsResource::new()
        .set("ProductName", "Windmill Lane")
        .set("FileDescription", "Windmill Lane")
        .set_icon(path)
        .set_manifest(MANIFEST)
        .compile_for("windmill-lane")
        .map_err(|error| format!("the icon could not be handed to the linker: {error}"))
}

/// The picture in all sizes, as an .ico file: a directory, then a PNG for each entry.
fn icon(svg: &str) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| error.to_string())?;
    let (mut directory, mut pictures) = (Vec::new(), Vec::new());
    directory.extend([0, 0, 1, 0]);
    directory.extend((SIDES.len() as u16).to_le_bytes());
    let begin = directory.len() + SIDES.len() * 16;
    for side in SIDES {
        let mut pixmap = Pixmap::new(side.into(), side.into()).ok_or("its size is out of bounds")?;
        let scale = f32::from(side) / tree.size().width();
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        let png = pixmap.encode_png().map_err(|error| error.to_string())?;
        // Width and height in a byte each, where 0 stands for 256; no palette; one plane of 32 bits.
        directory.extend([side as u8, side as u8, 0, 0, 1, 0, 32, 0]);
        directory.extend((png.len() as u32).to_le_bytes());
        directory.extend(((begin + pictures.len()) as u32).to_le_bytes());
        pictures.extend(png);
    }
    directory.extend(pictures);
    Ok(directory)
}
