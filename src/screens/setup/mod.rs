//! A new game: who sits down, by which rules, and what will lie on the table. A folder for each game; here
//! what they share: the frame of the screen with its columns, and the numbers of games.

mod cozy_stories;
mod mythwind;
mod rivals;
mod tilting;
mod valley_duel;
mod wolfwalkers;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Order, Rect, Ui, UiBuilder, pos2, vec2};
use egui_phosphor::bold as icons;

use crate::{
    app::Screen,
    games,
    matches::AnyMatch,
    overlay::{
        Contexts, Dialog, Frame, RulebookPanel,
        kit::{self, Kind},
        part,
        pictures::Pictures,
        said, say, theme,
    },
    rules::{Seat, Words, table::SeatLook},
    session::{StartMatch, fresh_seed},
    table::OverlayRects,
};

/// Width of the button that begins a guided start.
const GUIDE: f32 = 200.0;

/// Which game is being set up.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingUp(pub &'static str);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(SettingUp("mythwind")).add_plugins((
        cozy_stories::plugin,
        mythwind::plugin,
        tilting::plugin,
        valley_duel::plugin,
        wolfwalkers::plugin,
    ));
}

/// Whether the screen is a game's.
fn setting_up(game: &'static str) -> impl Fn(Res<State<Screen>>, Res<SettingUp>) -> bool + Clone {
    move |screen: Res<State<Screen>>, setup: Res<SettingUp>| *screen.get() == Screen::Setup && setup.0 == game
}

/// A number for a game that nobody chose, to be shown and changed.
fn fresh_number() -> String {
    fresh_seed().to_string()
}

/// A typed number, or one made of whatever was typed.
fn number(text: &str) -> u64 {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits.parse().unwrap_or_else(|_| u64::from(crc32fast::hash(digits.as_bytes())))
}

fn word(key: &str) -> String {
    say(&Words::new(key.to_owned()), &|_: Seat| String::new())
}

/// The colours of a house.
#[derive(Clone, Copy)]
struct House {
    ground: Color32,
    veil: Color32,
    edge: Color32,
}

impl House {
    const MOSS: House = House::new([0x2C, 0x3E, 0x2E], [0x26, 0x36, 0x2A], [0x5E, 0x7F, 0x4E]);
    const FERN: House = House::new([0x1F, 0x44, 0x35], [0x15, 0x2F, 0x27], [0xC4, 0x6F, 0x3B]);
    const DELFT: House = House::new([0x27, 0x42, 0x6A], [0x1B, 0x2F, 0x50], [0xD2, 0x44, 0x3C]);
    const NIGHT: House = House::new([0x2C, 0x33, 0x66], [0x1D, 0x21, 0x48], [0xF5, 0xC4, 0x5E]);
    const OCHRE: House = House::new([0x5E, 0x42, 0x24], [0x4A, 0x32, 0x1F], [0xB9, 0x86, 0x3C]);

    const fn new(ground: [u8; 3], [r, g, b]: [u8; 3], edge: [u8; 3]) -> House {
        House {
            ground: Color32::from_rgb(ground[0], ground[1], ground[2]),
            veil: Color32::from_rgba_unmultiplied_const(r, g, b, 216),
            edge: Color32::from_rgb(edge[0], edge[1], edge[2]),
        }
    }
}

/// How a game's set-up looks.
#[derive(Clone, Copy)]
struct Look {
    game: &'static str,
    /// The picture behind all.
    art: &'static str,
    house: House,
}

/// The frame around a set-up: head, foot, and what its buttons do.
#[derive(SystemParam)]
struct SetupFrame<'w, 's> {
    contexts: Contexts<'w, 's>,
    frame: Res<'w, Frame>,
    rects: ResMut<'w, OverlayRects>,
    match_to_start: ResMut<'w, StartMatch>,
    next: ResMut<'w, NextState<Screen>>,
    dialog: ResMut<'w, Dialog>,
    redraw: MessageWriter<'w, RequestRedraw>,
    keys: Res<'w, ButtonInput<KeyCode>>,
}

impl SetupFrame<'_, '_> {
    /// Sits down to a match.
    fn start(&mut self, game: Box<dyn AnyMatch>) {
        self.match_to_start.0 = Some(game);
        self.redraw.write(RequestRedraw);
    }

    /// Draws head and foot, and `add` between them. Whether the game begins.
    fn show(
        &mut self,
        pictures: &mut Pictures,
        look: Look,
        add: impl FnOnce(&mut Ui, &mut Pictures, Rect),
    ) -> Result<bool> {
        let context = self.contexts.ctx_mut()?.clone();
        let all = self.frame.all;
        // Enter begins unless something else has the keyboard.
        let free = *self.dialog == Dialog::None && context.memory(|memory| memory.focused().is_none());
        let mut begin = free && self.keys.just_pressed(KeyCode::Enter);
        let mut back = false;
        let mut settings = false;
        let mut guided = false;
        part(&context, &mut self.rects, self.frame.scale, "setup", all, Order::Background, |ui| {
            ui.painter().rect_filled(all, CornerRadius::ZERO, look.house.ground);
            pictures.art(ui, look.art, Rect::from_min_size(all.min, vec2(all.width(), all.height())), 0);
            ui.painter().rect_filled(all, CornerRadius::ZERO, look.house.veil);
            let head = Rect::from_min_size(all.min, vec2(all.width(), 60.0));
            ui.painter().rect_filled(head, CornerRadius::ZERO, theme::INK);
            let edge = Rect::from_min_max(pos2(0.0, 56.0), head.max);
            ui.painter().rect_filled(edge, CornerRadius::ZERO, look.house.edge);
            let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(36.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            back |= kit::tool(&mut child, icons::HOUSE, &said("tool-lane"), true, false).clicked();
            ui.painter().text(
                pos2(58.0, 20.0),
                Align2::LEFT_CENTER,
                word(&format!("game-{}", look.game)),
                theme::serif(21.0),
                theme::CREAM,
            );
            ui.painter().text(
                pos2(58.0, 41.0),
                Align2::LEFT_CENTER,
                said("setup-new"),
                theme::sans(13.0),
                theme::mist(),
            );
            let place = Rect::from_min_size(pos2(all.max.x - 56.0, 10.0), vec2(40.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            settings |= kit::tool(&mut child, icons::GEAR_SIX, &said("settings"), true, false).clicked();

            let foot = Rect::from_min_max(pos2(0.0, all.max.y - 64.0), all.max);
            let body = Rect::from_min_max(pos2(16.0, 72.0), pos2(all.max.x - 16.0, foot.min.y - 10.0));
            add(ui, pictures, body);
            ui.painter().rect_filled(foot, CornerRadius::ZERO, theme::INK);
            let place = Rect::from_min_size(foot.min + vec2(16.0, 12.0), vec2(220.0, 40.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let label = said("setup-back");
            back |= kit::Button::new(&label).icon(icons::CARET_LEFT).height(40.0).show(&mut child).clicked();
            let label = said("setup-start");
            let width = 220.0;
            let corner = pos2(foot.max.x - width - 16.0, foot.min.y + 9.0);
            let place = Rect::from_min_size(corner, vec2(width, 46.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let button = kit::Button::new(&label).kind(Kind::Primary).height(46.0).width(width);
            begin |= button.show(&mut child).clicked();
            let place = place.translate(vec2(-GUIDE - 12.0, 0.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let label = said("setup-guide");
            let button = kit::Button::new(&label).icon(icons::SIGNPOST).height(46.0).width(GUIDE);
            guided = button.show(&mut child).clicked();
            // Where there is no room for all of it, it is not said at all.
            let room = place.min.x - 260.0 - 24.0;
            let galley = ui.painter().layout_no_wrap(said("setup-kept"), theme::sans(13.0), theme::mist());
            if galley.size().x <= room {
                let corner = pos2(260.0, foot.center().y - galley.size().y / 2.0);
                ui.painter().galley(corner, galley, theme::mist());
            }
        });
        let guide = games::find(look.game).filter(|_| guided).and_then(|game| (game.guide)().ok());
        if let Some(game) = guide.and_then(|guide| guide.begin()) {
            self.start(game);
            return Ok(false);
        }
        if settings {
            *self.dialog = Dialog::Settings;
        }
        if back {
            NextState::set_if_neq(&mut self.next, Screen::Title);
            self.redraw.write(RequestRedraw);
        }
        Ok(begin)
    }
}

/// What a column shows.
type Column<'a, F> = &'a mut dyn FnMut(&mut Ui, &mut Pictures, &mut F, f32);

/// Three columns, the last of paper; one under the other where there is no room.
fn columns<F>(
    ui: &mut Ui,
    pictures: &mut Pictures,
    body: Rect,
    form: &mut F,
    [left, middle, paper]: [Column<F>; 3],
) {
    if body.width() >= 1000.0 {
        let w = (body.width() - 32.0) / 3.0;
        let column = |at: f32| {
            Rect::from_min_size(pos2(body.min.x + at * (w + 16.0), body.min.y), vec2(w, body.height()))
        };
        scrolled(ui, column(0.0), "left", theme::INK, |ui, width| left(ui, pictures, form, width));
        scrolled(ui, column(1.0), "middle", theme::INK, |ui, width| middle(ui, pictures, form, width));
        scrolled(ui, column(2.0), "paper", theme::PAPER, |ui, width| paper(ui, pictures, form, width));
        return;
    }
    scrolled(ui, body, "all", theme::INK, |ui, width| {
        left(ui, pictures, form, width);
        ui.add_space(16.0);
        middle(ui, pictures, form, width);
        ui.add_space(16.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, 430.0), egui::Sense::hover());
        ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(16.0)));
        paper(&mut child, pictures, form, width - 32.0);
    });
}

fn scrolled(ui: &mut Ui, rect: Rect, id: &str, fill: egui::Color32, add: impl FnOnce(&mut Ui, f32)) {
    kit::panel(ui, rect, 16, fill);
    let inner = rect.shrink2(vec2(20.0, 16.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt(id));
    child.set_clip_rect(rect.shrink(2.0));
    egui::ScrollArea::vertical().id_salt(id).auto_shrink(false).show(&mut child, |ui| {
        let width = inner.width() - 10.0;
        ui.set_width(width);
        add(ui, width);
    });
}
fn note(ui: &mut Ui, text: &str, colour: egui::Color32, width: f32) {
    let galley = ui.painter().layout(text.to_owned(), theme::sans(14.0), colour, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), egui::Sense::hover());
    ui.painter().galley(rect.min, galley, colour);
}

/// The rows of what will lie on the table, on paper: labels and values.
fn rows(ui: &mut Ui, rows: &[(String, String)], width: f32) {
    for (label, value) in rows {
        let (row, _) = ui.allocate_exact_size(vec2(width, 22.0), egui::Sense::hover());
        let left = pos2(row.min.x, row.center().y);
        ui.painter().text(left, Align2::LEFT_CENTER, label, theme::bold(14.0), theme::INK);
        let right = pos2(row.max.x, row.center().y);
        ui.painter().text(right, Align2::RIGHT_CENTER, value, theme::sans(13.0), theme::wood());
    }
}

/// The game's name and number, to be typed.
fn name_and_number(
    ui: &mut Ui,
    label: &'static str,
    hint: &'static str,
    name: &mut String,
    seed: &mut String,
    width: f32,
) {
    for (label, hint, value) in [(label, hint, name), ("setup-seed", "setup-seed-hint", seed)] {
        let (row, _) = ui.allocate_exact_size(vec2(width, 38.0), egui::Sense::hover());
        let left = pos2(row.min.x, row.center().y);
        ui.painter().text(left, Align2::LEFT_CENTER, said(label), theme::bold(14.0), theme::INK);
        let field = Rect::from_min_max(pos2(row.min.x + 120.0, row.min.y + 2.0), row.max);
        kit::field(ui, field, value, &said(hint), 30);
    }
    note(ui, &said("setup-seed-note"), theme::wood(), width);
}

/// A seat: its token, its name to be typed, who holds it. The box that was drawn, with room below where it is higher
/// than that needs.
fn seat_row(
    ui: &mut Ui,
    seat: usize,
    look: SeatLook,
    called: &str,
    name: &mut String,
    holders: &[String],
    holder: &mut usize,
    size: egui::Vec2,
) -> Rect {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let edge = egui::Stroke::new(1.0, theme::rim());
    ui.painter().rect(rect, CornerRadius::same(12), theme::RAISED, edge, egui::StrokeKind::Inside);
    kit::seat_token(ui, rect.min + vec2(30.0, 30.0), 36.0, look, called);
    let field = Rect::from_min_size(rect.min + vec2(60.0, 12.0), vec2(size.x - 72.0, 36.0));
    kit::field(ui, field, name, called, 14);
    let place = Rect::from_min_size(rect.min + vec2(8.0, 56.0), vec2(size.x - 12.0, 34.0));
    if let Some(chosen) = chips(ui, place, holders, *holder, &format!("{} {}", said("setup-seat"), seat + 1))
    {
        *holder = chosen;
    }
    rect
}

/// Chips side by side, one of them chosen. `name` tells them apart for whoever cannot see. Which was clicked.
fn chips(ui: &mut Ui, rect: Rect, labels: &[String], chosen: usize, name: &str) -> Option<usize> {
    let w = (rect.width() - 5.0) / labels.len() as f32;
    let mut clicked = None;
    for (at, label) in labels.iter().enumerate() {
        let chip = Rect::from_min_size(rect.min + vec2(at as f32 * w, 0.0), vec2(w - 3.0, rect.height()));
        let response = ui.interact(chip, ui.id().with((name, at)), egui::Sense::click());
        let is_chosen = at == chosen;
        kit::option(ui, &response, true, is_chosen, &format!("{name}: {label}"));
        let fill = if is_chosen {
            theme::VIOLET
        } else if response.hovered() {
            theme::rim()
        } else {
            theme::DEEP
        };
        ui.painter().rect_filled(chip, CornerRadius::same(9), fill);
        let text = if is_chosen { format!("{} {label}", icons::CHECK) } else { label.clone() };
        kit::elide(
            ui,
            chip.center(),
            Align2::CENTER_CENTER,
            &text,
            theme::bold(13.0),
            theme::CREAM,
            chip.width() - 4.0,
        );
        if response.clicked() {
            clicked = Some(at);
        }
    }
    clicked
}

/// A choice among a few, under its label.
fn choice(ui: &mut Ui, label: &'static str, options: &[String], chosen: &mut usize, width: f32) {
    ui.add_space(4.0);
    kit::label(ui, &said(label));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 36.0), egui::Sense::hover());
    let place = Rect::from_min_size(rect.min, vec2(width, 34.0));
    if let Some(at) = chips(ui, place, options, *chosen, &said(label)) {
        *chosen = at;
    }
}

/// What a choice means, and the clause of a game's rulebook that it follows.
fn explained(
    ui: &mut Ui,
    rulebook: &mut RulebookPanel,
    game: &'static str,
    key: &'static str,
    clause: &str,
    width: f32,
) {
    note(ui, &said(key), theme::mist(), width);
    if kit::clause_chip(ui, clause).clicked() {
        rulebook.open_for(game, clause);
    }
}
