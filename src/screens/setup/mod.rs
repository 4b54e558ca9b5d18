//! A new game of Mythwind: who sits down, as whom, and what will lie on the table.

mod character;
mod players;
mod sheet;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use crate::{
    app::{Screen, Settings},
    matches::{Match, Meta},
    overlay::{
        Contexts, Dialog, Frame, OverlaySystems, RulebookPanel,
        kit::{self, Kind},
        part,
        pictures::Pictures,
        said, say, theme,
    },
    rules::{
        Seat, Words,
        mythwind::{Character, Mythwind, Setup},
    },
    session::StartMatch,
    table::OverlayRects,
};

/// Somebody at the table.
#[derive(Clone, Debug)]
struct Player {
    name: String,
    character: Character,
}

/// The choices, kept while the app runs: nothing is lost by going back.
#[derive(Resource, Debug)]
struct Form {
    players: Vec<Player>,
    name: String,
    seed: String,
    looking_at: Character,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            players: vec![Player { name: String::new(), character: Character::Farmer }],
            name: String::new(),
            seed: String::new(),
            looking_at: Character::Farmer,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(OnEnter(Screen::Setup), greet).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Setup)).in_set(OverlaySystems::Frame),
    );
}

/// Names used last are there again; a number is drawn for the game.
fn greet(mut form: ResMut<Form>, settings: Res<Settings>) {
    for player in &mut form.players {
        if player.name.is_empty() {
            player.name = settings.names.get(player.character.index()).cloned().unwrap_or_default();
        }
    }
    if form.seed.is_empty() {
        form.seed = fresh_seed().to_string();
    }
}

/// A number nobody chose. It is the clock's: the game itself never looks at one.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    crate::rules::Rng::seeded(since.as_nanos() as u64).below(10_000_000) as u64
}

fn word(key: &str) -> String {
    say(&Words::new(key.to_owned()), &|_: Seat| String::new())
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    mut form: ResMut<Form>,
    mut settings: ResMut<Settings>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut rulebook: ResMut<RulebookPanel>,
    mut start: ResMut<StartMatch>,
    mut next: ResMut<NextState<Screen>>,
    mut dialog: ResMut<Dialog>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let all = frame.all;
    let form = form.bypass_change_detection();
    // Enter begins unless something else has the keyboard.
    let free = *dialog == Dialog::None && context.memory(|memory| memory.focused().is_none());
    let mut begin = free && keys.just_pressed(KeyCode::Enter);
    let mut back = false;
    part(&context, &mut rects, frame.scale, "setup", all, Order::Background, |ui| {
        ui.painter().rect_filled(all, CornerRadius::ZERO, egui::Color32::from_rgb(0x2C, 0x3E, 0x2E));
        pictures.art(
            ui,
            "mythwind/season-summer",
            Rect::from_min_size(all.min, vec2(all.width(), all.height())),
            0,
        );
        ui.painter().rect_filled(
            all,
            CornerRadius::ZERO,
            egui::Color32::from_rgba_unmultiplied(0x26, 0x36, 0x2A, 216),
        );
        let head = Rect::from_min_size(all.min, vec2(all.width(), 60.0));
        ui.painter().rect_filled(head, CornerRadius::ZERO, theme::INK);
        let edge = Rect::from_min_max(pos2(0.0, 56.0), head.max);
        ui.painter().rect_filled(edge, CornerRadius::ZERO, egui::Color32::from_rgb(0x5E, 0x7F, 0x4E));
        let mut child =
            ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(pos2(10.0, 10.0), vec2(36.0, 36.0))));
        if kit::tool(&mut child, icons::HOUSE, &said("tool-lane"), true, false).clicked() {
            back = true;
        }
        ui.painter().text(
            pos2(58.0, 20.0),
            Align2::LEFT_CENTER,
            word("game-mythwind"),
            theme::serif(21.0),
            theme::CREAM,
        );
        ui.painter().text(
            pos2(58.0, 41.0),
            Align2::LEFT_CENTER,
            said("setup-new"),
            theme::sans(13.0),
            theme::MIST,
        );
        let place = Rect::from_min_size(pos2(all.max.x - 56.0, 10.0), vec2(40.0, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        if kit::tool(&mut child, icons::GEAR_SIX, &said("settings"), true, false).clicked() {
            *dialog = Dialog::Settings;
        }

        let foot = Rect::from_min_max(pos2(0.0, all.max.y - 64.0), all.max);
        let body = Rect::from_min_max(pos2(16.0, 72.0), pos2(all.max.x - 16.0, foot.min.y - 10.0));
        if body.width() >= 1000.0 {
            let w = (body.width() - 32.0) / 3.0;
            let column = |at: f32| {
                Rect::from_min_size(pos2(body.min.x + at * (w + 16.0), body.min.y), vec2(w, body.height()))
            };
            scrolled(ui, column(0.0), "players", theme::INK, |ui, width| players::show(ui, form, width));
            scrolled(ui, column(1.0), "character", theme::INK, |ui, width| {
                character::show(ui, &mut pictures, &mut rulebook, form, width)
            });
            scrolled(ui, column(2.0), "table", theme::PAPER, |ui, width| {
                sheet::show(ui, &mut pictures, form, width)
            });
        } else {
            scrolled(ui, body, "all", theme::INK, |ui, width| {
                players::show(ui, form, width);
                ui.add_space(16.0);
                character::show(ui, &mut pictures, &mut rulebook, form, width);
                ui.add_space(16.0);
                let (rect, _) = ui.allocate_exact_size(vec2(width, 430.0), egui::Sense::hover());
                ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
                let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(16.0)));
                sheet::show(&mut child, &mut pictures, form, width - 32.0);
            });
        }
        ui.painter().rect_filled(foot, CornerRadius::ZERO, theme::INK);
        let place = Rect::from_min_size(foot.min + vec2(16.0, 12.0), vec2(220.0, 40.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let label = said("setup-back");
        if kit::Button::new(&label).icon(icons::CARET_LEFT).height(40.0).show(&mut child).clicked() {
            back = true;
        }
        let label = said("setup-start");
        let width = 220.0;
        let place = Rect::from_min_size(pos2(foot.max.x - width - 16.0, foot.min.y + 9.0), vec2(width, 46.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        if kit::Button::new(&label).kind(Kind::Primary).height(46.0).width(width).show(&mut child).clicked() {
            begin = true;
        }
        let room = place.min.x - 260.0 - 24.0;
        kit::elide(
            ui,
            pos2(260.0, foot.center().y),
            Align2::LEFT_CENTER,
            &said("setup-kept"),
            theme::sans(13.0),
            theme::MIST,
            room,
        );
    });
    if back {
        NextState::set_if_neq(&mut next, Screen::Title);
        redraw.write(RequestRedraw);
    }
    if begin {
        if let Some(game) = sit_down(form, &mut settings) {
            start.0 = Some(game.into_any());
        }
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Makes the match that the form describes.
fn sit_down(form: &mut Form, settings: &mut Settings) -> Option<Match<Mythwind>> {
    settings.names.resize(4, String::new());
    let names = form
        .players
        .iter()
        .map(|player| {
            let name = player.name.trim();
            let name = if name.is_empty() {
                word(&format!("mw-character-{}", player.character.slug()))
            } else {
                name.to_owned()
            };
            settings.names[player.character.index()] = player.name.trim().to_owned();
            (player.character.seat(), name)
        })
        .collect();
    let name = match form.name.trim() {
        "" => said("setup-default-name"),
        name => name.to_owned(),
    };
    let setup = Setup { characters: form.players.iter().map(|player| player.character).collect() };
    let seed = number(&form.seed);
    form.seed.clear();
    form.name.clear();
    Match::begin(Meta { name, names, ..Meta::default() }, setup, seed).ok()
}

/// A typed number, or one made of whatever was typed.
fn number(text: &str) -> u64 {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits.parse().unwrap_or_else(|_| u64::from(crc32fast::hash(digits.as_bytes())))
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
