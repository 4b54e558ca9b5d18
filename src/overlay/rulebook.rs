//! The rulebook beside the table, opened by any refusal at its clause.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, RichText, Stroke, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::{
    Contexts, Frame, OverlayRects, OverlaySystems, SIDE,
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, theme,
};
use crate::{
    app::Screen,
    rulebook::{Entry, EntryKind, Rulebook},
    session::Session,
};

/// The rulebook panel.
#[derive(Resource, Default)]
pub struct RulebookPanel {
    open: bool,
    /// Whose rulebook; none for the game on the table.
    game: Option<&'static str>,
    /// The clause that is lit.
    clause: Option<String>,
    /// Why it opened.
    why: Option<String>,
    search: String,
    /// Whether the hidden part was asked for.
    spoilers: bool,
    /// How high each entry was when it was last laid out, at a width.
    heights: (f32, Vec<f32>),
    /// Scroll to the lit clause in the next frame.
    jump: bool,
}

impl RulebookPanel {
    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Opens it at a clause, with the reason.
    pub fn open_at(&mut self, clause: &str, why: Option<String>) {
        self.open = true;
        self.game = None;
        self.clause = Some(clause.to_owned());
        self.why = why;
        self.search.clear();
        self.jump = true;
    }

    /// Opens the rulebook of a game that does not lie on the table yet.
    pub fn open_for(&mut self, game: &'static str, clause: &str) {
        self.open_at(clause, None);
        self.game = Some(game);
    }

    /// Opens or closes it.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        self.why = None;
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.open = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulebookPanel>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Cover))
        .add_systems(OnExit(Screen::Setup), |mut panel: ResMut<RulebookPanel>| panel.close())
        .add_systems(OnExit(Screen::Play), |mut panel: ResMut<RulebookPanel>| panel.close());
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut panel: ResMut<RulebookPanel>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let game = panel.game.or(session.0.as_ref().map(|playing| playing.game.info().id));
    let (Some(book), true) = (game.and_then(Rulebook::of), panel.open) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let width = SIDE.min(frame.all.width());
    let rect = Rect::from_min_max(pos2(frame.all.max.x - width, super::BAR), frame.all.max);
    part(&context, &mut rects, frame.scale, "rulebook", rect, Order::Foreground, |ui| {
        let before = panel.search.clone();
        ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::PAPER);
        let head = Rect::from_min_size(rect.min, vec2(width, 54.0));
        ui.painter().rect_filled(head, CornerRadius::ZERO, egui::Color32::from_rgb(0x36, 0x4D, 0x30));
        ui.painter().text(
            pos2(rect.min.x + 18.0, head.center().y),
            Align2::LEFT_CENTER,
            said("rulebook"),
            theme::serif(20.0),
            theme::CREAM,
        );
        let field = Rect::from_min_size(
            pos2(rect.min.x + 122.0, head.center().y - 16.0),
            vec2(width - 122.0 - 56.0, 32.0),
        );
        kit::field(ui, field, &mut panel.search, &said("rulebook-search"), 60);
        let place = Rect::from_min_size(pos2(rect.max.x - 46.0, head.center().y - 18.0), vec2(36.0, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        if kit::tool(&mut child, icons::X, &said("close"), true, false).clicked() {
            panel.open = false;
        }
        let body = Rect::from_min_max(
            pos2(rect.min.x + 16.0, head.max.y + 8.0),
            pos2(rect.max.x - 8.0, rect.max.y - 62.0),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            pages(ui, &mut pictures, book, &mut panel, body.width() - 14.0);
        });
        let foot = Rect::from_min_max(pos2(rect.min.x, rect.max.y - 58.0), rect.max);
        ui.painter().rect_filled(foot, CornerRadius::ZERO, theme::PARCHMENT);
        let place = Rect::from_min_size(foot.min + vec2(16.0, 10.0), vec2(220.0, 38.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let back = said("rulebook-back");
        if kit::Button::new(&back)
            .kind(Kind::Primary)
            .key("Esc")
            .width(220.0)
            .height(38.0)
            .show(&mut child)
            .clicked()
        {
            panel.open = false;
        }
        for (at, (icon, by, name)) in
            [(icons::CARET_LEFT, -1_i32, "rulebook-previous"), (icons::CARET_RIGHT, 1, "rulebook-next")]
                .into_iter()
                .enumerate()
        {
            let place = Rect::from_min_size(
                pos2(foot.max.x - 96.0 + at as f32 * 44.0, foot.min.y + 11.0),
                vec2(36.0, 36.0),
            );
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            child.painter().rect_filled(place, CornerRadius::same(10), theme::INK);
            if kit::tool(&mut child, icon, &said(name), true, false).clicked() {
                step(book, &mut panel, by);
                redraw.write(RequestRedraw);
            }
        }
        if before != panel.search {
            redraw.write(RequestRedraw);
        }
    });
    Ok(())
}

/// The clause before or after the lit one.
fn step(book: &Rulebook, panel: &mut RulebookPanel, by: i32) {
    let ids: Vec<&str> = book
        .entries
        .iter()
        .filter(|entry| panel.spoilers || !entry.spoiler)
        .filter_map(|entry| match &entry.kind {
            EntryKind::Clause(id) => Some(id.as_str()),
            _ => None,
        })
        .collect();
    let now = panel.clause.as_deref().and_then(|clause| ids.iter().position(|id| *id == clause));
    let next = now.map_or(0, |at| (at as i32 + by).clamp(0, ids.len() as i32 - 1) as usize);
    if let Some(id) = ids.get(next) {
        panel.clause = Some((*id).to_owned());
        panel.why = None;
        panel.jump = true;
    }
}

fn pages(ui: &mut Ui, pictures: &mut Pictures, book: &Rulebook, panel: &mut RulebookPanel, width: f32) {
    ui.set_width(width);
    ui.spacing_mut().item_spacing.y = 6.0;
    if let Some(why) = panel.why.clone() {
        let laid = kit::lay(ui, &why, &theme::sans(14.0), theme::INK, width - 36.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, laid.size.y + 38.0), egui::Sense::hover());
        ui.painter().rect_filled(rect, CornerRadius::same(8), egui::Color32::from_rgb(0xFB, 0xE3, 0xB4));
        let stripe = Rect::from_min_size(rect.min, vec2(5.0, rect.height()));
        ui.painter().rect_filled(stripe, CornerRadius::same(2), theme::BRICK);
        ui.painter().text(
            rect.min + vec2(18.0, 8.0),
            Align2::LEFT_TOP,
            said("rulebook-why"),
            theme::bold(13.0),
            theme::BRICK,
        );
        kit::draw(ui, pictures, &laid, rect.min + vec2(18.0, 28.0));
        ui.add_space(4.0);
    }
    let search = panel.search.to_lowercase();
    let mut jumped = false;
    let mut asked = None;
    let mut hidden_told = false;
    if panel.heights.0 != width || panel.heights.1.len() != book.entries.len() {
        panel.heights = (width, vec![0.0; book.entries.len()]);
    }
    for (at, entry) in book.entries.iter().enumerate() {
        if entry.spoiler && !panel.spoilers {
            if !hidden_told && search.is_empty() {
                hidden_told = true;
                ui.add_space(12.0);
                let label = said("rulebook-spoilers");
                if kit::Button::new(&label).width(width.min(340.0)).show(ui).clicked() {
                    panel.spoilers = true;
                }
            }
            continue;
        }
        if !search.is_empty() && !fits(entry, &search) {
            continue;
        }
        let lit = matches!(&entry.kind, EntryKind::Clause(id) if Some(id) == panel.clause.as_ref());
        // A long book: what is out of sight is as high as it was and not laid out again.
        let known = panel.heights.1[at];
        let place = Rect::from_min_size(ui.cursor().min, vec2(width, known));
        if known > 0.0 && !lit && !ui.is_rect_visible(place) {
            ui.allocate_space(vec2(width, known));
            continue;
        }
        let from = ui.cursor().min.y;
        let response = show(ui, pictures, entry, lit, width);
        panel.heights.1[at] = ui.cursor().min.y - from - ui.spacing().item_spacing.y;
        if lit && panel.jump {
            response.scroll_to_me(Some(egui::Align::Center));
            jumped = true;
        }
        if let (EntryKind::Clause(_), true) = (&entry.kind, response.clicked()) {
            asked = entry.references().next().map(str::to_owned);
        }
    }
    if jumped {
        panel.jump = false;
    }
    if let Some(clause) = asked {
        panel.clause = Some(clause);
        panel.why = None;
        panel.jump = true;
    }
}

fn fits(entry: &Entry, search: &str) -> bool {
    let id = match &entry.kind {
        EntryKind::Clause(id) => id.to_lowercase(),
        _ => String::new(),
    };
    entry.text.to_lowercase().contains(search) || id.contains(search)
}

fn show(ui: &mut Ui, pictures: &mut Pictures, entry: &Entry, lit: bool, width: f32) -> egui::Response {
    match &entry.kind {
        EntryKind::Heading(level) => {
            let size = match level {
                1 => 24.0,
                2 => 20.0,
                _ => 17.0,
            };
            ui.add_space(if *level == 3 { 4.0 } else { 10.0 });
            ui.label(RichText::new(&entry.text).font(theme::serif(size)).color(theme::INK))
        }
        EntryKind::Paragraph => {
            kit::words(ui, pictures, &entry.text, &theme::serif(16.0), theme::wood(), width)
        }
        EntryKind::Clause(id) => {
            let indent = 74.0;
            let laid = kit::lay(ui, &entry.text, &theme::serif(16.0), theme::INK, width - indent - 8.0);
            let (rect, response) =
                ui.allocate_exact_size(vec2(width, laid.size.y + 8.0), egui::Sense::click());
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Label, true, format!("{id} {}", entry.text))
            });
            if lit {
                ui.painter().rect(
                    rect,
                    CornerRadius::same(8),
                    egui::Color32::from_rgb(0xF8, 0xDC, 0x98),
                    Stroke::new(2.0, theme::AMBER),
                    egui::StrokeKind::Inside,
                );
            }
            ui.painter().text(
                rect.min + vec2(8.0, 8.0),
                Align2::LEFT_TOP,
                id,
                theme::bold(13.0),
                theme::BRICK,
            );
            kit::draw(ui, pictures, &laid, rect.min + vec2(indent, 4.0));
            response
        }
    }
}
