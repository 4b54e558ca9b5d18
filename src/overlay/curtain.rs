//! The curtain over the table, and the card on it: whose turn it is to look, and what everybody saw.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        self, Align2, Color32, CornerRadius, Order, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2,
        vec2,
    },
};
use egui_phosphor::bold as icons;

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems, kit, part, pictures::Pictures, say,
    theme,
};
use crate::{
    app::Screen,
    rules::Words,
    session::{Curtain, Drawn, Playing, Reason, Session},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Cover).after(super::page::PageDrawn),
    );
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    dialog: Res<Dialog>,
    mut curtain: ResMut<Curtain>,
    mut blocking: ResMut<Blocking>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
) -> Result {
    let (Some(playing), Some(drawn)) = (&session.0, curtain.drawn.clone()) else { return Ok(()) };
    blocking.0 = true;
    let context = contexts.ctx_mut()?.clone();
    let all = Rect::from_min_max(pos2(0.0, super::BAR), frame.all.max);
    let held = part(&context, &mut rects, frame.scale, "curtain", all, Order::Foreground, |ui| {
        ui.painter().rect_filled(all, CornerRadius::ZERO, Color32::from_rgb(0x4B, 0x3D, 0x66));
        pictures.art(ui, "shared/curtain", all, 0);
        // Nothing beneath is reached through it.
        ui.interact(all, ui.id().with("cloth"), Sense::click_and_drag());
        card(ui, &mut pictures, playing, &drawn, all, &keys, *dialog == Dialog::None)
    });
    if held {
        curtain.hold(Some(time.delta_secs()));
        redraw.write(RequestRedraw);
    } else if drawn.held < 1.0 && (drawn.is_held() || !drawn.is_armed()) {
        curtain.hold(None);
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The card in the middle. Whether its button is held down.
fn card(
    ui: &mut Ui,
    pictures: &mut Pictures,
    playing: &Playing,
    drawn: &Drawn,
    all: Rect,
    keys: &ButtonInput<KeyCode>,
    awake: bool,
) -> bool {
    let words = |key: &'static str| say(&Words::new(key).with("who", drawn.seat), playing);
    let (title, note) = match drawn.reason {
        Reason::Pass => ("curtain-pass", "curtain-pass-note"),
        Reason::Look => ("curtain-look", "curtain-look-note"),
    };
    let width = 560.0_f32.min(all.width() - 24.0);
    let news: Vec<kit::Laid> = drawn
        .news
        .iter()
        .map(|(_, line)| kit::lay(ui, &say(line, playing), &theme::sans(15.0), theme::INK, width - 112.0))
        .collect();
    let told = news.iter().map(|line| line.size.y + 5.0).sum::<f32>();
    let small = all.height() < 560.0;
    let head = if small { 70.0 } else { 118.0 };
    let height = (head + 188.0 + if news.is_empty() { 0.0 } else { told + 40.0 }).min(all.height() - 16.0);
    let rect = Rect::from_center_size(all.center(), vec2(width, height));
    let shadow =
        egui::epaint::Shadow { offset: [8, 16], blur: 30, spread: 0, color: Color32::from_black_alpha(140) };
    ui.painter().add(shadow.as_shape(rect, CornerRadius::same(16)));
    ui.painter().rect_filled(rect, CornerRadius::same(16), theme::PAPER);
    ui.painter().rect_stroke(
        rect.shrink(12.0),
        CornerRadius::same(10),
        Stroke::new(1.5, theme::PARCHMENT),
        StrokeKind::Inside,
    );
    let look =
        playing.view().table.plates.iter().find(|plate| plate.seat == drawn.seat).map(|plate| plate.look);
    let name = playing.name(drawn.seat);
    if let Some(look) = look {
        let size = if small { 44.0 } else { 76.0 };
        kit::seat_token(ui, pos2(rect.center().x, rect.min.y + 24.0 + size / 2.0), size, look, &name);
    }
    let y = rect.min.y + head;
    let size = if small { 30.0 } else { 48.0 };
    kit::elide(
        ui,
        pos2(rect.center().x, y + 24.0),
        Align2::CENTER_CENTER,
        &words(title),
        theme::serif(size),
        theme::INK,
        width - 60.0,
    );
    kit::elide(
        ui,
        pos2(rect.center().x, y + 62.0),
        Align2::CENTER_CENTER,
        &words(note),
        theme::sans(15.0),
        theme::INK,
        width - 60.0,
    );
    let button = Rect::from_center_size(pos2(rect.center().x, y + 108.0), vec2(308.0, 56.0));
    let label = words("curtain-hold");
    let response = ui.interact(button, ui.id().with("hold"), Sense::click_and_drag());
    kit::named(ui, &response, true, &label);
    ui.painter().rect_filled(button, CornerRadius::same(14), theme::PARCHMENT);
    let filled = Rect::from_min_size(button.min, vec2(button.width() * drawn.held, button.height()));
    ui.painter().with_clip_rect(filled).rect_filled(button, CornerRadius::same(14), theme::AMBER);
    let rim = if response.hovered() { theme::LAMP } else { theme::AMBER };
    ui.painter().rect_stroke(button, CornerRadius::same(14), Stroke::new(3.0, rim), StrokeKind::Outside);
    let text = format!("{}  {label}", icons::HAND);
    kit::elide(ui, button.center(), Align2::CENTER_CENTER, &text, theme::bold(19.0), theme::INK, 290.0);
    ui.painter().text(
        pos2(rect.center().x, y + 150.0),
        Align2::CENTER_CENTER,
        super::said("curtain-how"),
        theme::sans(13.0),
        theme::wood(),
    );
    if !news.is_empty() {
        let body = Rect::from_min_max(pos2(rect.min.x + 44.0, y + 172.0), rect.max - vec2(44.0, 22.0));
        ui.painter().hline(body.x_range(), body.min.y, Stroke::new(1.0, theme::PARCHMENT));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        let mut y = body.min.y + 8.0;
        ui.painter().with_clip_rect(body).text(
            pos2(body.min.x, y),
            Align2::LEFT_TOP,
            words("curtain-news"),
            theme::bold(13.0),
            theme::BRICK,
        );
        y += 20.0;
        for ((seat, _), line) in drawn.news.iter().zip(&news) {
            let look = playing.view().table.plates.iter().find(|plate| Some(plate.seat) == *seat);
            let colour = look.map_or(theme::wood(), |plate| theme::seat(plate.look));
            child.painter().circle_filled(pos2(body.min.x + 6.0, y + 10.0), 5.0, colour);
            kit::draw(&child, pictures, line, pos2(body.min.x + 22.0, y));
            y += line.size.y + 5.0;
        }
    }
    awake && (response.is_pointer_button_down_on() || keys.pressed(KeyCode::Enter))
}
