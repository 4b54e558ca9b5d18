//! The guide's note beside the table: what to do now, or what just happened, step by step.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType,
        pos2, vec2,
    },
    input::egui_wants_any_keyboard_input,
};
use egui_phosphor::bold as icons;

use super::{
    Contexts, Dialog, Frame, OverlayRects, OverlaySystems, RulebookPanel,
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, say,
    text::Paper,
    theme,
};
use crate::{
    app::Screen,
    rules::Words,
    session::{Curtain, Intent, Pending, Playing, Session},
};

/// Width of the note in a window whose ledger is folded away.
pub const WIDTH: f32 = 300.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Float),
    )
    .add_systems(Update, press.run_if(in_state(Screen::Play)).run_if(not(egui_wants_any_keyboard_input)));
}

/// Whether a guide speaks at this moment.
pub fn speaks(session: &Session) -> bool {
    session.0.as_ref().is_some_and(|playing| playing.lesson().is_some())
}

/// G goes on, or lets the guide make the move it waits for.
fn press(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    dialog: Res<Dialog>,
    pending: Res<Pending>,
    curtain: Res<Curtain>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let covered = *dialog != Dialog::None || pending.0.is_some() || curtain.is_down();
    if !keys.just_pressed(KeyCode::KeyG) || covered {
        return;
    }
    if let Some(intent) = session.0.as_ref().and_then(next) {
        intents.write(intent);
        redraw.write(RequestRedraw);
    }
}

/// What leads to the next step.
fn next(playing: &Playing) -> Option<Intent> {
    let (_, lesson) = playing.lesson()?;
    match (&lesson.mv, lesson.is_others()) {
        (None, _) => Some(Intent::GoOn),
        (Some(_), false) => Some(Intent::ShowMe),
        (Some(_), true) => None,
    }
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    curtain: Res<Curtain>,
    dialog: Res<Dialog>,
    paper: Paper,
    mut panel: ResMut<RulebookPanel>,
    mut pictures: Pictures,
    mut rects: ResMut<OverlayRects>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut pressed: Local<bool>,
) -> Result {
    let Some(playing) = &session.0 else { return Ok(()) };
    if panel.is_open() || curtain.is_down() || *dialog != Dialog::None {
        return Ok(());
    }
    let Some((at, lesson)) = playing.lesson() else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    // Where somebody writes at the right it lies at the left.
    let writes = paper.lies();
    let right = if writes { WIDTH } else { frame.all.max.x };
    let left = if writes { 0.0 } else { frame.right() };
    let column = Rect::from_min_max(pos2(left, super::BAR), pos2(right, frame.all.max.y));
    let text = lesson.say.as_ref().map_or_else(String::new, |key| say(&Words::new(key.clone()), playing));
    let inner = column.width() - 48.0;
    // As high as its words need, at the foot of the ledger; the seats above stay in view.
    let measure = |ui: &Ui| kit::lay(ui, &text, &theme::serif(17.0), theme::INK, inner);
    let mut intent = None;
    let rect = column.shrink(8.0);
    let foot =
        if lesson.is_others() { 20.0 } else { 104.0 } + if lesson.clause.is_some() { 36.0 } else { 0.0 };
    let height = egui::Area::new(egui::Id::new("guide-measure"))
        .order(Order::Background)
        .interactable(false)
        .show(&context, |ui| measure(ui).size.y)
        .inner;
    let height = (height + 64.0 + foot).min(rect.height());
    let rect = Rect::from_min_max(pos2(rect.min.x, rect.max.y - height), rect.max);
    part(&context, &mut rects, frame.scale, "guide", rect, Order::Foreground, |ui| {
        let shade = egui::epaint::Shadow {
            offset: [2, 4],
            blur: 14,
            spread: 0,
            color: egui::Color32::from_black_alpha(120),
        };
        ui.painter().add(shade.as_shape(rect, CornerRadius::same(14)));
        ui.painter().rect_filled(rect, CornerRadius::same(14), theme::PAPER);
        let rim = Stroke::new(2.0, theme::AMBER);
        ui.painter().rect_stroke(rect, CornerRadius::same(14), rim, StrokeKind::Inside);
        let left = rect.min.x + 16.0;
        let step = Words::new("guide-step").with("at", at + 1).with("of", playing.lessons());
        let head = pos2(left, rect.min.y + 24.0);
        let room = rect.width() - 32.0;
        kit::elide(
            ui,
            head,
            Align2::LEFT_CENTER,
            &say(&step, playing),
            theme::bold(13.0),
            theme::wood(),
            room,
        );
        let laid = measure(ui);
        kit::draw(ui, &mut pictures, &laid, pos2(left, rect.min.y + 44.0));
        let spoken = ui.interact(
            Rect::from_min_size(pos2(left, rect.min.y + 44.0), laid.size),
            ui.id().with("words"),
            egui::Sense::hover(),
        );
        spoken.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, crate::words::plain(&text)));
        if lesson.is_others() {
            return;
        }
        let mut y = rect.min.y + 52.0 + laid.size.y;
        if let Some(clause) = &lesson.clause {
            let place = Rect::from_min_size(pos2(left, y), vec2(room, 28.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            if kit::clause_chip(&mut child, clause).clicked() {
                panel.open_for(playing.game.info().id, clause);
            }
        }
        y = rect.max.y - 96.0;
        let place = Rect::from_min_size(pos2(left, y), vec2(room, 40.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let (label, kind) = match lesson.mv {
            None => (said("guide-go-on"), Kind::Primary),
            Some(_) => (said("guide-show"), Kind::Plain),
        };
        let response = kit::Button::new(&label).kind(kind).key("G").width(room).height(40.0).show(&mut child);
        // Pressed and let go on it: counted here too, because a click may be lost where the button means something
        // else than it did when the pointer came to it.
        let (down, up) =
            ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_released()));
        if down {
            *pressed = response.hovered();
        }
        let let_go = up && std::mem::take(&mut *pressed) && response.hovered();
        if response.clicked() || let_go {
            intent = next(playing);
        }
        let place = Rect::from_min_size(pos2(left, y + 46.0), vec2(room, 36.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let label = said("guide-end");
        if kit::Button::new(&label).icon(icons::X).width(room).show(&mut child).clicked() {
            intent = Some(Intent::EndGuide);
        }
    });
    if let Some(intent) = intent {
        intents.write(intent);
        redraw.write(RequestRedraw);
    }
    Ok(())
}
