//! The overlay: what the app itself says. Prompt bar, ledger, slips, story pages, rulebook.
//!
//! It shows views and writes intents; it decides nothing and knows no game.

mod announce;
mod bar;
mod choice;
mod clock;
mod closer;
mod confirm;
mod count;
mod curtain;
mod guide;
mod in_words;
mod keys;
pub mod kit;
mod ledger;
mod page;
pub mod pictures;
mod result;
mod rulebook;
mod slip;
mod startle;
mod text;
pub mod theme;
mod veil;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{self, Pos2, Rect, vec2},
};

use crate::{
    app::{Screen, Settings},
    table::{Counting, Held, OpenSurfaces, OverlayRects, TableZone},
    words::{Lexicon, Names},
};

pub use page::Reading;
pub use rulebook::RulebookPanel;

/// Height of the prompt bar, in points.
pub const BAR: f32 = 60.0;
/// Width of the ledger, in points.
pub const LEDGER: f32 = 240.0;
/// Width of the folded ledger.
pub const LEDGER_FOLDED: f32 = 64.0;
/// Width of a side panel.
pub const SIDE: f32 = 396.0;

/// The overlay's egui context. (The library's own parameter also claims its textures, which
/// [`pictures::Pictures`] needs.)
#[derive(SystemParam)]
pub struct Contexts<'w, 's> {
    context: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
}

impl Contexts<'_, '_> {
    /// The context.
    ///
    /// # Errors
    /// While there is none, before the first frame.
    pub fn ctx_mut(&mut self) -> Result<&mut egui::Context> {
        Ok(self.context.single_mut()?.into_inner().get_mut())
    }
}

/// What covers the table and takes the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blocking(pub bool);

/// A dialog over everything.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// None.
    #[default]
    None,
    /// Settings.
    Settings,
    /// Saved games.
    Saves,
    /// What a long game looks back on.
    Album,
    /// Keys.
    Keys,
    /// The menu of the table.
    Menu,
    /// The table as text.
    InWords,
}

/// Whether the narrow window's ledger is folded out.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LedgerOpen(pub bool);

/// Measures of this frame, in points.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The whole window.
    pub all: Rect,
    /// Logical window pixels for each point.
    pub scale: f32,
    /// Whether the ledger is folded to a strip.
    pub folded: bool,
    /// Whether the trail and the tools are short.
    pub narrow: bool,
    /// Width that an open panel takes from the right.
    pub side: f32,
    /// Width that the final count takes beside the ledger.
    pub count: f32,
}

impl Default for Frame {
    fn default() -> Self {
        Frame {
            all: Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)),
            scale: 1.0,
            folded: false,
            narrow: false,
            side: 0.0,
            count: 0.0,
        }
    }
}

impl Frame {
    /// Width of the ledger's column.
    pub fn ledger(&self) -> f32 {
        if self.folded { LEDGER_FOLDED } else { LEDGER }
    }

    /// The table's part.
    pub fn table(&self) -> Rect {
        let right = self.right() - self.count;
        Rect::from_min_max(Pos2::new(0.0, BAR), Pos2::new(right, self.all.max.y))
    }

    /// Where the ledger or an open panel begins.
    pub fn right(&self) -> f32 {
        self.all.max.x - self.ledger().max(self.side)
    }
}

/// Orders the overlay's parts: later ones lie on top.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverlaySystems {
    /// Measures are taken.
    Measure,
    /// Bar and ledger.
    Frame,
    /// Slips, choices, tooltips.
    Float,
    /// Pages and panels.
    Cover,
    /// Dialogs and whole screens.
    Dialog,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Frame>()
        .init_resource::<Blocking>()
        .init_resource::<Dialog>()
        .init_resource::<LedgerOpen>()
        .configure_sets(
            EguiPrimaryContextPass,
            (
                OverlaySystems::Measure,
                OverlaySystems::Frame,
                OverlaySystems::Float,
                OverlaySystems::Cover,
                OverlaySystems::Dialog,
            )
                .chain(),
        )
        .add_systems(PreStartup, spawn_camera)
        .add_systems(EguiPrimaryContextPass, measure.in_set(OverlaySystems::Measure))
        .add_systems(Update, escape)
        .add_plugins((
            theme::plugin,
            bar::plugin,
            ledger::plugin,
            slip::plugin,
            choice::plugin,
            closer::plugin,
            confirm::plugin,
            page::plugin,
            curtain::plugin,
            count::plugin,
            result::plugin,
            rulebook::plugin,
            keys::plugin,
            veil::plugin,
            (announce::plugin, clock::plugin, guide::plugin, in_words::plugin, startle::plugin, text::plugin),
        ));
}

/// The overlay has a camera of its own, over the table's.
fn spawn_camera(mut commands: Commands, mut settings: ResMut<EguiGlobalSettings>) {
    settings.auto_create_primary_context = false;
    commands.spawn((
        Name::new("Overlay camera"),
        Camera2d,
        PrimaryEguiContext,
        bevy::camera::visibility::RenderLayers::none(),
        Camera { order: 1, clear_color: ClearColorConfig::None, ..default() },
    ));
}

/// Takes the measures of the window and gives the table its part.
fn measure(
    mut contexts: Contexts,
    settings: Res<Settings>,
    mut frame: ResMut<Frame>,
    mut zone: ResMut<TableZone>,
    mut rects: ResMut<OverlayRects>,
    window: Query<&Window, With<PrimaryWindow>>,
    shot: Option<Res<crate::app::ShotSize>>,
    panel: Res<RulebookPanel>,
    paper: text::Paper,
    counting: Res<Counting>,
    session: Res<crate::session::Session>,
    screen: Res<State<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let size = match (window.single(), shot) {
        (_, Some(shot)) => shot.0,
        (Ok(window), None) => Vec2::new(window.width(), window.height()),
        _ => return Ok(()),
    };
    let scale = settings.factor();
    if (context.zoom_factor() - scale).abs() > f32::EPSILON {
        context.set_zoom_factor(scale);
    }
    let points = size / scale;
    frame.set_if_neq(Frame {
        all: Rect::from_min_size(Pos2::ZERO, vec2(points.x, points.y)),
        scale,
        folded: points.x < 1100.0,
        narrow: points.x < 900.0,
        // The rulebook, or a paper to write on, lies over the ledger and a little of the table: the table moves
        // out of its way.
        side: if panel.is_open() {
            SIDE.min(points.x)
        } else if paper.lies() {
            SIDE.min(points.x * 0.46)
        } else if guide::speaks(&session) && points.x < 1100.0 {
            guide::WIDTH.min(points.x * 0.4)
        } else {
            0.0
        },
        count: if counting.step().is_some() { SIDE.min(points.x * 0.46) } else { 0.0 },
    });
    context.data_mut(|data| {
        data.remove::<kit::Widgets>(kit::widgets_id());
        data.remove::<kit::Fields>(kit::fields_id());
    });
    rects.0.clear();
    if *screen.get() != Screen::Play {
        return Ok(());
    }
    let table = frame.table();
    let corner = |at: Pos2| Vec2::new(at.x, at.y) * scale;
    zone.set_if_neq(TableZone(bevy::math::Rect::from_corners(corner(table.min), corner(table.max))));
    Ok(())
}

/// Escape closes the topmost: a held piece, a choice, a dialog, a panel, a tray.
fn escape(
    mut commands: Commands,
    keys: Res<ButtonInput<KeyCode>>,
    mut held: ResMut<Held>,
    mut choices: ResMut<crate::table::Choices>,
    mut dialog: ResMut<Dialog>,
    mut panel: ResMut<RulebookPanel>,
    mut open: ResMut<OpenSurfaces>,
    mut focused: ResMut<crate::table::Focused>,
    mut pending: ResMut<crate::session::Pending>,
    mut counting: ResMut<Counting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    redraw.write(RequestRedraw);
    if pending.0.is_some() {
        pending.0 = None;
    } else if held.lifted().is_some() {
        crate::table::let_go(&mut held, &mut commands);
    } else if !choices.offers.is_empty() {
        *choices = crate::table::Choices::default();
    } else if *dialog != Dialog::None {
        *dialog = Dialog::None;
    } else if panel.is_open() {
        panel.close();
    } else if counting.step().is_some() {
        counting.end();
    } else if open.top() != crate::rules::table::SurfaceId::TABLE {
        open.close();
    } else {
        focused.0 = None;
    }
}

/// A part of the overlay: an area of this rectangle that takes the pointer. Returns what `add` returns.
pub fn part<R>(
    context: &egui::Context,
    rects: &mut OverlayRects,
    scale: f32,
    id: &str,
    rect: Rect,
    order: egui::Order,
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    rects.add(rect, scale);
    egui::Area::new(egui::Id::new(id))
        .fixed_pos(rect.min)
        .order(order)
        .constrain(false)
        .show(context, |ui| {
            ui.set_clip_rect(rect.expand(24.0));
            ui.allocate_rect(rect, egui::Sense::click_and_drag());
            let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
            add(&mut inner)
        })
        .inner
}

/// Says words to the players of this match.
pub fn say(words: &crate::rules::Words, names: &dyn Names) -> String {
    Lexicon::english().say(words, names)
}

/// A sentence of the app itself.
pub fn said(key: &'static str) -> String {
    Lexicon::english().say(&crate::rules::Words::new(key), &|_: crate::rules::Seat| String::new())
}
