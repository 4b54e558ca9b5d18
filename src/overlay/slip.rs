//! Slips under the prompt bar: why something was not done, with the clause that opens the rulebook.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Stroke, StrokeKind, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::{Contexts, Frame, OverlayRects, OverlaySystems, RulebookPanel, kit, part, theme};
use crate::{
    app::Screen,
    rules::Seat,
    session::{Happened, Refused, Session},
    words::Lexicon,
};

/// How long a slip stays, in seconds.
const STAYS: f32 = 6.0;

/// The slip that hangs there now.
#[derive(Resource, Default)]
pub struct Slip {
    said: Option<(String, Option<String>, bool)>,
    left: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Slip>()
        .add_systems(Update, take.after(crate::table::TableSystems::Follow))
        .add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Float));
}

fn take(
    mut refused: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    session: Res<Session>,
    mut slip: ResMut<Slip>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if happened.read().last().is_some() {
        // The next act takes the slip away.
        slip.said = None;
    }
    if let Some(no) = refused.read().last() {
        let nobody = |seat: Seat| format!("Player {}", seat.0 + 1);
        let said = match &session.0 {
            Some(playing) => Lexicon::english().say(&no.words, playing),
            None => Lexicon::english().say(&no.words, &nobody),
        };
        slip.said = Some((crate::words::plain(&said), no.clause.clone(), no.note));
        slip.left = STAYS;
        redraw.write(RequestRedraw);
    }
    if slip.said.is_some() {
        slip.left -= time.delta_secs();
        if slip.left <= 0.0 {
            slip.said = None;
        }
        redraw.write(RequestRedraw);
    }
}

fn draw(
    mut contexts: Contexts,
    frame: Res<Frame>,
    screen: Res<State<Screen>>,
    mut slip: ResMut<Slip>,
    mut rects: ResMut<OverlayRects>,
    mut panel: ResMut<RulebookPanel>,
) -> Result {
    let Some((said, clause, note)) = slip.said.clone() else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let table = if *screen.get() == Screen::Play { frame.table() } else { frame.all };
    let widest = (table.width() - 40.0).min(680.0);
    let ui = egui::Ui::new(context.clone(), "slip-measure".into(), UiBuilder::new().max_rect(table));
    let chip = clause.as_ref().map_or(0.0, |clause| {
        let text = format!("{} {clause}", icons::BOOK_OPEN);
        ui.painter().layout_no_wrap(text, theme::bold(13.0), theme::INK).size().x + 30.0
    });
    let galley = ui.painter().layout(said.clone(), theme::bold(15.0), theme::CREAM, widest - chip - 64.0);
    drop(ui);
    let size = vec2(galley.size().x + chip + 64.0, galley.size().y.max(20.0) + 24.0);
    let at = pos2(
        table.center().x - size.x / 2.0,
        if *screen.get() == Screen::Play { super::BAR + 8.0 } else { 16.0 },
    );
    let rect = Rect::from_min_size(at, size);
    part(&context, &mut rects, frame.scale, "slip", rect, Order::Tooltip, |ui| {
        kit::panel(ui, rect, 12, theme::INK);
        let (line, mark, icon) = if note {
            (theme::label(), theme::mist(), icons::INFO)
        } else {
            (theme::BRICK, theme::DAWN, icons::X)
        };
        ui.painter().rect_stroke(rect, CornerRadius::same(12), Stroke::new(1.0, line), StrokeKind::Inside);
        let stripe = Rect::from_min_size(rect.min + vec2(0.0, 4.0), vec2(8.0, rect.height() - 8.0));
        ui.painter().rect_filled(stripe, CornerRadius { nw: 8, sw: 8, ne: 0, se: 0 }, line);
        ui.painter().text(
            pos2(rect.min.x + 28.0, rect.center().y),
            Align2::CENTER_CENTER,
            icon,
            theme::bold(16.0),
            mark,
        );
        let text_at = pos2(rect.min.x + 46.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(text_at, galley.clone(), Color32::PLACEHOLDER);
        let spoken = ui.interact(rect, ui.id().with("spoken"), egui::Sense::hover());
        spoken.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
        if spoken.hovered() {
            slip.left = STAYS;
        }
        if let Some(clause) = &clause {
            let place = Rect::from_min_max(
                pos2(rect.max.x - chip, rect.center().y - 15.0),
                pos2(rect.max.x - 10.0, rect.center().y + 15.0),
            );
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            if kit::clause_chip(&mut child, clause).clicked() {
                panel.open_at(clause, Some(said.clone()));
            }
        }
    });
    Ok(())
}
