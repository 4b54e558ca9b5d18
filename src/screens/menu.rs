//! The table's menu: what no table has.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Order, Rect, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::saving::{Export, Saving};
use crate::{
    app::Screen,
    overlay::{Contexts, Dialog, Frame, OverlaySystems, RulebookPanel, kit, part, said, theme},
    rules::Turn,
    session::{Intent, Session},
    table::{Eye, OverlayRects, frame_table},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Dialog),
    );
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    session: Res<Session>,
    mut dialog: ResMut<Dialog>,
    mut rects: ResMut<OverlayRects>,
    mut panel: ResMut<RulebookPanel>,
    mut eye: ResMut<Eye>,
    mut saving: ResMut<Saving>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut resigning: Local<bool>,
) -> Result {
    if *dialog != Dialog::Menu {
        *resigning = false;
        return Ok(());
    }
    let Some(playing) = &session.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let mut items = vec![
        (icons::FLOPPY_DISK, "menu-save-as"),
        (icons::FOLDER_OPEN, "menu-saves"),
        (icons::GEAR_SIX, "menu-settings"),
        (icons::BOOK_OPEN, "menu-rules"),
        (icons::KEYBOARD, "menu-keys"),
        (icons::ARTICLE, "menu-words"),
        (icons::CORNERS_OUT, "menu-whole"),
        (icons::ARROW_U_UP_LEFT, "menu-undo"),
        (icons::ARROW_U_UP_RIGHT, "menu-redo"),
        (icons::X, "close"),
    ];
    if playing.game.album().is_some() {
        items.insert(2, (icons::BOOKMARK_SIMPLE, "menu-album"));
    }
    // Two presses: it cannot be taken back.
    if playing.hand().is_some() && playing.game.turn() != Turn::Over {
        let key = if *resigning { "menu-resign-sure" } else { "menu-resign" };
        items.insert(items.len() - 1, (icons::FLAG, key));
    }
    // In a low window they stand in two columns.
    let room = frame.all.height() - crate::overlay::BAR - 12.0;
    let columns = if items.len() as f32 * 42.0 + 12.0 > room { 2 } else { 1 };
    let rows = items.len().div_ceil(columns);
    let height = rows as f32 * 42.0 + 12.0;
    let column = 250.0;
    let width = columns as f32 * column + 10.0;
    let rect = Rect::from_min_size(
        pos2(frame.all.max.x - width - 8.0, crate::overlay::BAR + 6.0),
        vec2(width, height),
    );
    let mut chosen = None;
    part(&context, &mut rects, frame.scale, "menu", rect, Order::Foreground, |ui| {
        kit::panel(ui, rect, 14, theme::INK);
        for (at, (icon, key)) in items.into_iter().enumerate() {
            let corner = vec2((at / rows) as f32 * column + 10.0, (at % rows) as f32 * 42.0 + 10.0);
            let place = Rect::from_min_size(rect.min + corner, vec2(column - 10.0, 36.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let label = said(key);
            if kit::Button::new(&label).icon(icon).width(place.width()).show(&mut child).clicked() {
                chosen = Some(key);
            }
        }
    });
    let Some(chosen) = chosen else { return Ok(()) };
    redraw.write(RequestRedraw);
    if chosen == "menu-resign" {
        *resigning = true;
        return Ok(());
    }
    *dialog = Dialog::None;
    match chosen {
        "menu-resign-sure" => {
            intents.write(Intent::Resign);
        }
        "menu-save-as" => {
            saving.ask(Export::Match, playing.slot_name());
        }
        "menu-album" => *dialog = Dialog::Album,
        "menu-saves" => *dialog = Dialog::Saves,
        "menu-settings" => *dialog = Dialog::Settings,
        "menu-rules" => panel.toggle(),
        "menu-keys" => *dialog = Dialog::Keys,
        "menu-words" => *dialog = Dialog::InWords,
        "menu-whole" => frame_table(&mut eye),
        "menu-undo" => {
            intents.write(Intent::Undo);
        }
        "menu-redo" => {
            intents.write(Intent::Redo);
        }
        _ => {}
    }
    Ok(())
}
