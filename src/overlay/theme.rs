//! How the overlay looks: colours, letters, corners. One place for all of it.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{
        self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle,
        Visuals, style::WidgetVisuals,
    },
};

use crate::{
    app::Settings,
    paint::{
        font_bytes,
        palette::{Rgb, seat_colour},
    },
    rules::table::{Font, SeatLook},
};

/// The overlay's own ground.
pub const INK: Color32 = Color32::from_rgb(0x2B, 0x22, 0x33);
/// Plates and secondary buttons.
pub const RAISED: Color32 = Color32::from_rgb(0x3B, 0x31, 0x47);
/// Darker than the ground: fields to type in.
pub const DEEP: Color32 = Color32::from_rgb(0x1E, 0x1A, 0x2B);
/// Text on dusk.
pub const CREAM: Color32 = Color32::from_rgb(0xFF, 0xF8, 0xEA);
/// The one step expected next.
pub const AMBER: Color32 = Color32::from_rgb(0xE7, 0xA1, 0x3D);
/// Now, target, focus.
pub const LAMP: Color32 = Color32::from_rgb(0xF5, 0xC4, 0x5E);
/// Chosen.
pub const VIOLET: Color32 = Color32::from_rgb(0x6E, 0x5A, 0x8A);
/// Refusal, damage.
pub const BRICK: Color32 = Color32::from_rgb(0xA8, 0x48, 0x2F);
/// Refusal, lines.
pub const DAWN: Color32 = Color32::from_rgb(0xF2, 0xB8, 0xA0);
/// Good, done.
pub const LEAF: Color32 = Color32::from_rgb(0x86, 0xA8, 0x5A);
/// A card's paper.
pub const PAPER: Color32 = Color32::from_rgb(0xF6, 0xEE, 0xDF);
/// Older paper.
pub const PARCHMENT: Color32 = Color32::from_rgb(0xEA, 0xDB, 0xC0);

/// Whether what is quiet stands out as much as the rest: a setting.
static STRONG: AtomicBool = AtomicBool::new(false);

/// One of two colours: the usual one, or that of strong contrast.
fn toned(soft: Color32, strong: Color32) -> Color32 {
    if STRONG.load(Ordering::Relaxed) { strong } else { soft }
}

/// Rims of plates and secondary buttons.
pub fn rim() -> Color32 {
    toned(Color32::from_rgb(0x4C, 0x40, 0x59), Color32::from_rgb(0xA4, 0x93, 0xBF))
}

/// Second text on dusk.
pub fn mist() -> Color32 {
    toned(Color32::from_rgb(0xC9, 0xC6, 0xD3), CREAM)
}

/// Labels on dusk.
pub fn label() -> Color32 {
    toned(Color32::from_rgb(0xA4, 0x93, 0xBF), Color32::from_rgb(0xE9, 0xDF, 0xF7))
}

/// Second text on paper.
pub fn wood() -> Color32 {
    toned(Color32::from_rgb(0x6B, 0x4A, 0x36), INK)
}

/// A colour of the palette for egui.
pub fn colour(rgb: Rgb) -> Color32 {
    Color32::from_rgb(rgb.0, rgb.1, rgb.2)
}

/// A seat's colour.
pub fn seat(look: SeatLook) -> Color32 {
    colour(seat_colour(look.colour))
}

/// The quiet sans.
pub fn sans(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The quiet sans, bold.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// The book serif.
pub fn serif(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("serif".into()))
}

/// The book serif, slanted.
pub fn italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("italic".into()))
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(dress).add_systems(Update, tone.run_if(resource_changed::<Settings>));
}

/// Follows the setting.
fn tone(settings: Res<Settings>, mut contexts: Query<&mut EguiContext>) {
    if STRONG.swap(settings.contrast, Ordering::Relaxed) != settings.contrast {
        for mut context in &mut contexts {
            context.get_mut().all_styles_mut(style);
        }
    }
}

/// A new context is dressed at once, so that it never shows its own face.
fn dress(added: On<Add, EguiContext>, mut contexts: Query<&mut EguiContext>) {
    if let Ok(mut context) = contexts.get_mut(added.entity) {
        let context = context.get_mut();
        context.set_fonts(fonts());
        context.all_styles_mut(style);
        // The app has its own scale setting; egui's shortcuts would fight it.
        context.options_mut(|options| options.zoom_with_keyboard = false);
    }
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, font) in [
        ("sans", Font::Sans),
        ("bold", Font::SansBold),
        ("serif", Font::Serif),
        ("italic", Font::SerifItalic),
    ] {
        fonts.font_data.insert(name.into(), FontData::from_static(font_bytes(font)).into());
    }
    fonts.families.insert(FontFamily::Proportional, vec!["sans".into(), "serif".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["sans".into()]);
    egui_phosphor::add_to_fonts(&mut fonts, egui_phosphor::Variant::Bold);
    for (name, rest) in
        [("bold", ["sans", "serif"]), ("serif", ["sans", "bold"]), ("italic", ["serif", "sans"])]
    {
        let mut family: Vec<String> = vec![name.into()];
        family.push("phosphor".into());
        family.extend(rest.map(String::from));
        fonts.families.insert(FontFamily::Name(name.into()), family);
    }
    fonts
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Heading, serif(22.0)),
        (TextStyle::Body, sans(14.0)),
        (TextStyle::Button, bold(15.0)),
        (TextStyle::Small, sans(13.0)),
        (TextStyle::Monospace, sans(14.0)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(8.0, 8.0);
    spacing.button_padding = egui::vec2(16.0, 8.0);
    spacing.interact_size = egui::vec2(36.0, 36.0);
    spacing.scroll = egui::style::ScrollStyle { bar_width: 8.0, ..egui::style::ScrollStyle::thin() };
    style.interaction.selectable_labels = false;
    // A blinking cursor would keep the window drawing.
    style.visuals = visuals();
    style.visuals.text_cursor.blink = false;
    style.animation_time = 0.0;
}

fn visuals() -> Visuals {
    let widget = |fill: Color32, rim: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, rim),
        corner_radius: CornerRadius::same(10),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    let mut visuals = Visuals::dark();
    visuals.override_text_color = Some(CREAM);
    visuals.panel_fill = INK;
    visuals.window_fill = INK;
    visuals.window_stroke = Stroke::new(1.0, rim());
    visuals.window_corner_radius = CornerRadius::same(16);
    visuals.extreme_bg_color = DEEP;
    visuals.faint_bg_color = RAISED;
    visuals.selection.bg_fill = VIOLET;
    visuals.selection.stroke = Stroke::new(1.0, CREAM);
    visuals.widgets.noninteractive = widget(INK, rim(), CREAM);
    visuals.widgets.inactive = widget(RAISED, rim(), CREAM);
    visuals.widgets.hovered = widget(Color32::from_rgb(0x47, 0x3B, 0x55), label(), CREAM);
    visuals.widgets.active = widget(VIOLET, label(), CREAM);
    visuals.widgets.open = widget(VIOLET, label(), CREAM);
    visuals.hyperlink_color = LAMP;
    visuals
}
