//! A closer look: the short form on hover, the whole while Alt is held.

use std::sync::Arc;

use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowFocused},
};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
    input::EguiWantsInput,
};

use super::{
    Blocking, Contexts, Frame, OverlaySystems, RulebookPanel, kit, pictures::Pictures, said, say, theme,
};
use crate::{
    app::Screen,
    rules::table::{About, Face},
    session::{Playing, Session},
    table::{Element, Eye, Focused, Held, Hovered, TableZone},
};

/// Seconds until the short form shows.
const PATIENCE: f32 = 0.35;

/// Whether the closer look is asked for, and which side is shown.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Look {
    held: bool,
    other_side: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>().add_systems(Update, keys.run_if(in_state(Screen::Play))).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Float),
    );
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut focus: MessageReader<WindowFocused>,
    mut look: ResMut<Look>,
    mut forgotten: Local<bool>,
    wants: Res<EguiWantsInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A held Alt is forgotten when the window loses focus: its release goes elsewhere.
    if focus.read().any(|event| !event.focused) {
        *forgotten = true;
    }
    let alts = [KeyCode::AltLeft, KeyCode::AltRight, KeyCode::KeyZ];
    if keys.any_just_pressed(alts) {
        *forgotten = false;
    }
    // Whoever types needs these keys for letters.
    let held = keys.any_pressed(alts) && !*forgotten && !wants.wants_any_keyboard_input();
    if held != look.held {
        *look = Look { held, other_side: false };
        redraw.write(RequestRedraw);
    }
    if held && keys.just_pressed(KeyCode::KeyF) {
        look.other_side = !look.other_side;
        redraw.write(RequestRedraw);
    }
}

/// What an element tells of itself: its words, its face, its other side.
fn about(playing: &Playing, element: Element) -> Option<(&About, &Face, Option<&Face>)> {
    let table = &playing.view().table;
    match element {
        Element::Zone(id, surface) => {
            let zone = table.zones.iter().find(|zone| zone.id == id && zone.place.surface == surface)?;
            Some((zone.about.as_ref()?, &zone.face, None))
        }
        Element::Piece(id) => {
            let piece = table.pieces.iter().find(|piece| piece.id == id)?;
            Some((piece.about.as_ref()?, &piece.face, piece.other_side.as_ref()))
        }
        Element::Surface(_) => None,
    }
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    look: Res<Look>,
    hovered: Res<Hovered>,
    focused: Res<Focused>,
    held: Res<Held>,
    blocking: Res<Blocking>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut pictures: Pictures,
    panel: Res<RulebookPanel>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
) -> Result {
    let Some(playing) = &session.0 else { return Ok(()) };
    if blocking.0 {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let point = |at: Vec2| pos2(at.x / frame.scale, at.y / frame.scale);
    let cursor = window.single().ok().and_then(Window::cursor_position).map(point);
    let mut table = frame.table();
    if panel.is_open() {
        table.max.x = table.max.x.min(frame.all.max.x - super::SIDE);
    }
    if let Some(holding) = held.lifted() {
        // What letting go here would bring.
        let offers = holding.nearest.and_then(|at| holding.targets.get(at)).map(|target| &target.offers);
        let wheel = holding.beside().map(|at| point(eye.window(at, &zone)));
        if let (Some(offers), Some(cursor)) = (offers, wheel.or(cursor)) {
            let lines: Vec<(String, Vec<String>)> = offers
                .iter()
                .filter_map(|id| playing.offer(*id))
                // Where the table itself shows what would come, no words beside the hand cover it.
                .filter(|offer| offer.shows.is_empty() || !offer.preview.is_empty())
                .map(|offer| {
                    let preview = offer.preview.iter().map(|words| say(words, playing)).collect();
                    (crate::words::plain(&say(&offer.label, playing)), preview)
                })
                .collect();
            if !lines.is_empty() {
                preview(&context, &mut pictures, table, cursor, &lines);
            }
        }
        return Ok(());
    }
    let element = if look.held { hovered.element.or(focused.element()) } else { hovered.element };
    let (Some(element), Some(at)) = (element, cursor.or(Some(table.center()))) else { return Ok(()) };
    let Some((about, face, other)) = about(playing, element) else { return Ok(()) };
    if look.held {
        let shown =
            if look.other_side { other.unwrap_or(face) } else { about.large.as_ref().unwrap_or(face) };
        whole(&context, &mut pictures, playing, table, at, about, &Arc::new(shown.clone()), other.is_some());
    } else if hovered.since >= PATIENCE {
        short(&context, &mut pictures, playing, table, at, about);
    }
    Ok(())
}

/// Where a box of this size has room beside a point.
fn beside(table: Rect, at: egui::Pos2, size: egui::Vec2) -> Rect {
    let right = at.x + 22.0 + size.x <= table.max.x - 6.0;
    let x = if right { at.x + 22.0 } else { (at.x - 22.0 - size.x).max(table.min.x + 6.0) };
    let y =
        (at.y - size.y * 0.3).clamp(table.min.y + 6.0, (table.max.y - size.y - 6.0).max(table.min.y + 6.0));
    Rect::from_min_size(pos2(x, y), size)
}

fn tip(context: &egui::Context, id: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    egui::Area::new(egui::Id::new(id))
        .fixed_pos(rect.min)
        .order(Order::Tooltip)
        .interactable(false)
        .constrain(false)
        .show(context, |ui| {
            let shadow = egui::epaint::Shadow {
                offset: [3, 6],
                blur: 14,
                spread: 0,
                color: egui::Color32::from_black_alpha(120),
            };
            ui.painter().add(shadow.as_shape(rect, CornerRadius::same(10)));
            ui.painter().rect(
                rect,
                CornerRadius::same(10),
                theme::INK,
                Stroke::new(1.0, theme::VIOLET),
                StrokeKind::Inside,
            );
            let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
            add(&mut inner);
        });
}

/// Lines of words, laid out one under the other.
struct Lines(Vec<(kit::Laid, f32)>);

impl Lines {
    fn height(&self) -> f32 {
        self.0.iter().map(|(laid, gap)| laid.size.y + gap).sum()
    }

    fn draw(&self, ui: &Ui, pictures: &mut Pictures, at: egui::Pos2) {
        let mut y = at.y;
        for (laid, gap) in &self.0 {
            kit::draw(ui, pictures, laid, pos2(at.x, y));
            y += laid.size.y + gap;
        }
    }
}

fn preview(
    context: &egui::Context,
    pictures: &mut Pictures,
    table: Rect,
    at: egui::Pos2,
    lines: &[(String, Vec<String>)],
) {
    let width = 232.0;
    let measure = Ui::new(context.clone(), "preview-measure".into(), UiBuilder::new().max_rect(table));
    let mut laid = Vec::new();
    for (label, changes) in lines {
        laid.push((kit::lay(&measure, label, &theme::serif(17.0), theme::CREAM, width), 3.0));
        for change in changes {
            laid.push((kit::lay(&measure, change, &theme::sans(14.0), theme::CREAM, width), 1.0));
        }
    }
    let lines = Lines(laid);
    let rect = beside(table, at + vec2(24.0, 0.0), vec2(width + 24.0, lines.height() + 20.0));
    tip(context, "preview", rect, |ui| lines.draw(ui, pictures, rect.min + vec2(12.0, 10.0)));
}

fn short(
    context: &egui::Context,
    pictures: &mut Pictures,
    playing: &Playing,
    table: Rect,
    at: egui::Pos2,
    about: &About,
) {
    let width = 224.0;
    let measure = Ui::new(context.clone(), "tip-measure".into(), UiBuilder::new().max_rect(table));
    let mut laid =
        vec![(kit::lay(&measure, &say(&about.name, playing), &theme::serif(17.0), theme::CREAM, width), 2.0)];
    for rule in about.rules.iter().take(3) {
        laid.push((kit::lay(&measure, &say(rule, playing), &theme::sans(13.0), theme::CREAM, width), 2.0));
    }
    for now in about.now.iter().take(3) {
        laid.push((kit::lay(&measure, &say(now, playing), &theme::sans(13.0), theme::LAMP, width), 2.0));
    }
    laid.push((kit::lay(&measure, &said("tip-alt"), &theme::sans(13.0), theme::label(), width), 0.0));
    let lines = Lines(laid);
    let rect = beside(table, at, vec2(width + 24.0, lines.height() + 18.0));
    tip(context, "tip", rect, |ui| lines.draw(ui, pictures, rect.min + vec2(12.0, 9.0)));
}

fn whole(
    context: &egui::Context,
    pictures: &mut Pictures,
    playing: &Playing,
    table: Rect,
    at: egui::Pos2,
    about: &About,
    face: &Arc<Face>,
    turns: bool,
) {
    let (w, h) = (f32::from(face.w.max(1)), f32::from(face.h.max(1)));
    // 176 points wide at least, half the table's height at most.
    let fit = (table.height() * 0.5 / h).min(300.0 / w).max((176.0 / w).min(table.height() * 0.7 / h));
    let card = vec2(w, h) * fit;
    let width = 250.0;
    let measure = Ui::new(context.clone(), "closer-measure".into(), UiBuilder::new().max_rect(table));
    let mut laid =
        vec![(kit::lay(&measure, &say(&about.name, playing), &theme::serif(24.0), theme::CREAM, width), 0.0)];
    if let Some(kind) = &about.kind {
        laid.push((kit::lay(&measure, &say(kind, playing), &theme::sans(13.0), theme::label(), width), 6.0));
    }
    for rule in &about.rules {
        laid.push((kit::lay(&measure, &say(rule, playing), &theme::sans(14.0), theme::CREAM, width), 5.0));
    }
    for now in &about.now {
        laid.push((kit::lay(&measure, &say(now, playing), &theme::sans(14.0), theme::LAMP, width), 4.0));
    }
    if turns {
        laid.push((kit::lay(&measure, &said("tip-turn"), &theme::sans(13.0), theme::label(), width), 0.0));
    }
    let lines = Lines(laid);
    let clause = about.clause.map(|clause| clause.0);
    let text_height = lines.height() + if clause.is_some() { 38.0 } else { 0.0 };
    let size = vec2(card.x + width + 52.0, card.y.max(text_height) + 32.0);
    let rect = beside(table, at, size);
    tip(context, "closer", rect, |ui| {
        let place = Rect::from_min_size(rect.min + vec2(16.0, 16.0), card);
        pictures.face(ui, face, place);
        let left = place.max.x + 20.0;
        lines.draw(ui, pictures, pos2(left, rect.min.y + 14.0));
        if let Some(clause) = clause {
            let chip = Rect::from_min_size(pos2(left, rect.max.y - 42.0), vec2(96.0, 28.0));
            ui.painter().rect_filled(chip, CornerRadius::same(6), theme::PARCHMENT);
            let text = format!("{} {clause}", egui_phosphor::bold::BOOK_OPEN);
            ui.painter().text(chip.center(), Align2::CENTER_CENTER, text, theme::bold(13.0), theme::INK);
        }
    });
}
