//! A new game of Mythwind: who sits down, as whom, and what will lie on the table.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
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
        mythwind::{Character, Mythwind, Setup, seat_look},
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
            scrolled(ui, column(0.0), "players", theme::INK, |ui, width| players(ui, form, width));
            scrolled(ui, column(1.0), "character", theme::INK, |ui, width| {
                character(ui, &mut pictures, &mut rulebook, form, width)
            });
            scrolled(ui, column(2.0), "table", theme::PAPER, |ui, width| {
                table(ui, &mut pictures, form, width)
            });
        } else {
            scrolled(ui, body, "all", theme::INK, |ui, width| {
                players(ui, form, width);
                ui.add_space(16.0);
                character(ui, &mut pictures, &mut rulebook, form, width);
                ui.add_space(16.0);
                let (rect, _) = ui.allocate_exact_size(vec2(width, 430.0), egui::Sense::hover());
                ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
                let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(16.0)));
                table(&mut child, &mut pictures, form, width - 32.0);
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

fn players(ui: &mut Ui, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-players")).font(theme::serif(24.0)).color(theme::CREAM));
    let mut gone = None;
    let taken: Vec<Character> = form.players.iter().map(|player| player.character).collect();
    let count = form.players.len();
    for at in 0..count {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 104.0), egui::Sense::hover());
        ui.painter().rect(
            rect,
            CornerRadius::same(12),
            theme::RAISED,
            Stroke::new(1.0, theme::RIM),
            StrokeKind::Inside,
        );
        let player = &mut form.players[at];
        let shown = if player.name.trim().is_empty() {
            word(&format!("mw-character-{}", player.character.slug()))
        } else {
            player.name.clone()
        };
        kit::seat_token(ui, rect.min + vec2(30.0, 30.0), 36.0, seat_look(player.character), &shown);
        let field = Rect::from_min_size(rect.min + vec2(60.0, 12.0), vec2(width - 60.0 - 56.0, 36.0));
        kit::field(ui, field, &mut player.name, &said("setup-name-hint"), 14);
        if count > 1 {
            let place = Rect::from_min_size(pos2(rect.max.x - 46.0, rect.min.y + 12.0), vec2(36.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            if kit::tool(&mut child, icons::X, &said("setup-remove"), true, false).clicked() {
                gone = Some(at);
            }
        }
        // The four characters as a segment; taken ones keep their place.
        let w = (width - 12.0) / 4.0;
        for (place, who) in Character::ALL.into_iter().enumerate() {
            let chip =
                Rect::from_min_size(rect.min + vec2(7.0 + place as f32 * w, 58.0), vec2(w - 3.0, 34.0));
            let chosen = form.players[at].character == who;
            let free = chosen || !taken.contains(&who);
            let response = ui.interact(chip, ui.id().with((at, place)), egui::Sense::click());
            let name = word(&format!("mw-character-{}", who.slug()));
            kit::option(ui, &response, free, chosen, &format!("{}: {name}", at + 1));
            let fill = if chosen {
                theme::VIOLET
            } else if response.hovered() && free {
                theme::RIM
            } else {
                theme::DEEP
            };
            ui.painter().rect_filled(chip, CornerRadius::same(9), fill);
            let ink = if free { theme::CREAM } else { theme::LABEL };
            let text = if chosen { format!("{} {name}", icons::CHECK) } else { name };
            kit::elide(
                ui,
                chip.center(),
                Align2::CENTER_CENTER,
                &text,
                theme::bold(13.0),
                ink,
                chip.width() - 2.0,
            );
            if response.hovered() {
                form.looking_at = who;
            }
            let response = if free { response } else { response.on_hover_text(said("setup-taken")) };
            if response.clicked() && free {
                form.players[at].character = who;
                form.looking_at = who;
            }
        }
    }
    if let Some(at) = gone {
        form.players.remove(at);
    }
    let free: Vec<Character> = Character::ALL.into_iter().filter(|who| !taken.contains(who)).collect();
    if let Some(next) = free.first() {
        let (rect, response) = ui.allocate_exact_size(vec2(width, 46.0), egui::Sense::click());
        kit::named(ui, &response, true, &said("setup-add"));
        let rim = if response.hovered() { theme::LAMP } else { theme::LABEL };
        dashed(ui, rect, rim);
        let ordinal =
            ["setup-add-second", "setup-add-third", "setup-add-fourth"][count.saturating_sub(1).min(2)];
        ui.painter().text(
            pos2(rect.min.x + 22.0, rect.center().y),
            Align2::CENTER_CENTER,
            icons::PLUS,
            theme::bold(18.0),
            theme::CREAM,
        );
        ui.painter().text(
            pos2(rect.min.x + 44.0, rect.center().y),
            Align2::LEFT_CENTER,
            said(ordinal),
            theme::bold(15.0),
            theme::CREAM,
        );
        if response.clicked() {
            form.players.push(Player { name: String::new(), character: *next });
        }
    }
    ui.add_space(4.0);
    note(ui, &said("setup-alone"), theme::MIST, width);
}

fn note(ui: &mut Ui, text: &str, colour: egui::Color32, width: f32) {
    let galley = ui.painter().layout(text.to_owned(), theme::sans(14.0), colour, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), egui::Sense::hover());
    ui.painter().galley(rect.min, galley, colour);
}

fn dashed(ui: &Ui, rect: Rect, colour: egui::Color32) {
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let shapes = egui::Shape::dashed_line(&corners, Stroke::new(1.5, colour), 6.0, 5.0);
    ui.painter().extend(shapes);
}

/// The character looked at: role and play style, from its journal.
fn character(ui: &mut Ui, pictures: &mut Pictures, rulebook: &mut RulebookPanel, form: &Form, width: f32) {
    let who = form.looking_at;
    let name = word(&format!("mw-character-{}", who.slug()));
    ui.label(egui::RichText::new(&name).font(theme::serif(24.0)).color(theme::CREAM));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 190.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(12), theme::RAISED);
    let face = std::sync::Arc::new(crate::rules::table::Face::icon(
        110,
        165,
        format!("mythwind/figure-{}", who.slug()),
    ));
    pictures.face(ui, &face, Rect::from_center_size(rect.center(), vec2(110.0, 165.0)));
    ui.add_space(4.0);
    let role = ui.painter().layout(
        word(&format!("mw-character-{}.role", who.slug())),
        theme::serif(18.0),
        theme::CREAM,
        width,
    );
    let (rect, _) = ui.allocate_exact_size(vec2(width, role.size().y), egui::Sense::hover());
    ui.painter().galley(rect.min, role, theme::CREAM);
    note(ui, &word(&format!("mw-character-{}.style", who.slug())), theme::MIST, width);
    note(ui, &said("setup-medium"), theme::LABEL, width);
    ui.add_space(4.0);
    kit::label(ui, &said("setup-prices"));
    let content = crate::rules::mythwind::content::Content::get();
    let (row, _) = ui.allocate_exact_size(vec2(width, 30.0), egui::Sense::hover());
    for (at, res) in crate::rules::mythwind::Res::ALL.into_iter().enumerate() {
        let x = row.min.x + at as f32 * width / 4.0;
        pictures.symbol(ui, res.slug(), Rect::from_min_size(pos2(x, row.min.y + 3.0), vec2(24.0, 24.0)));
        ui.painter().text(
            pos2(x + 30.0, row.center().y),
            Align2::LEFT_CENTER,
            content.rate(who, res).to_string(),
            theme::bold(16.0),
            theme::CREAM,
        );
    }
    ui.add_space(6.0);
    let label = said("setup-journal");
    if kit::Button::new(&label).icon(icons::BOOK_OPEN).show(ui).clicked() {
        rulebook.open_for("mythwind", if who == Character::Farmer { "MW-FA01" } else { "MW-CJ01" });
    }
    if who != Character::Farmer {
        let later = say(
            &Words::new("mw-trade-later")
                .with("character", Words::new(format!("mw-character-{}", who.slug()))),
            &|_: Seat| String::new(),
        );
        note(ui, &later, theme::DAWN, width);
    }
}

/// What will lie on the table.
fn table(ui: &mut Ui, pictures: &mut Pictures, form: &mut Form, width: f32) {
    ui.label(egui::RichText::new(said("setup-table")).font(theme::serif(24.0)).color(theme::INK));
    let (rect, _) = ui.allocate_exact_size(vec2(width, 150.0), egui::Sense::hover());
    pictures.art(ui, "mythwind/building-longhouse", rect, 10);
    let count = form.players.len();
    let rows = [
        (said("setup-row-characters"), count.to_string()),
        (said("setup-row-forests"), "12".to_owned()),
        (said("setup-row-buildings"), "42".to_owned()),
        (said("setup-row-season"), said("setup-nine-days")),
        (said("setup-row-costs"), said(if count <= 2 { "setup-costs-few" } else { "setup-costs-many" })),
    ];
    for (label, value) in rows {
        let (row, _) = ui.allocate_exact_size(vec2(width, 22.0), egui::Sense::hover());
        ui.painter().text(
            pos2(row.min.x, row.center().y),
            Align2::LEFT_CENTER,
            label,
            theme::bold(14.0),
            theme::INK,
        );
        ui.painter().text(
            pos2(row.max.x, row.center().y),
            Align2::RIGHT_CENTER,
            value,
            theme::sans(13.0),
            theme::WOOD,
        );
    }
    ui.add_space(6.0);
    for (label, hint, value) in [
        ("setup-town", "setup-default-name", &mut form.name),
        ("setup-seed", "setup-seed-hint", &mut form.seed),
    ] {
        let (row, _) = ui.allocate_exact_size(vec2(width, 38.0), egui::Sense::hover());
        ui.painter().text(
            pos2(row.min.x, row.center().y),
            Align2::LEFT_CENTER,
            said(label),
            theme::bold(14.0),
            theme::INK,
        );
        let field = Rect::from_min_max(pos2(row.min.x + 120.0, row.min.y + 2.0), row.max);
        kit::field(ui, field, value, &said(hint), 30);
    }
    note(ui, &said("setup-seed-note"), theme::WOOD, width);
}
