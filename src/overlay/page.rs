//! Story pages: a card held up for everybody, with its picture, its words and its answers.

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, UiBuilder, pos2, vec2},
};

use egui_phosphor::bold as icons;

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems,
    bar::{answers, prompt},
    kit::{self, Kind},
    part,
    pictures::Pictures,
    said, say, theme,
};
use crate::{
    app::Screen,
    rules::table::Gesture,
    session::{ActingSeat, Intent, Playing, Session},
    words::Lexicon,
};

/// Whether a page lies open, to be read or to be answered.
#[derive(SystemParam)]
pub struct Reading<'w> {
    session: Res<'w, Session>,
    folded: Res<'w, Folded>,
}

impl Reading<'_> {
    /// Whether one does that has only to be read.
    pub fn is_open(&self) -> bool {
        self.session.0.as_ref().is_some_and(|playing| !playing.pages.is_empty())
    }

    /// Whether one covers the field, folded away or not.
    pub fn is_there(&self) -> bool {
        let asks =
            |playing: &Playing| playing.view().table.prompts.iter().any(|prompt| prompt.page.is_some());
        self.is_open() || self.session.0.as_ref().is_some_and(asks)
    }

    /// Whether one covers the field now.
    pub fn covers(&self) -> bool {
        self.is_there() && !self.folded.0
    }
}

/// Whether the open page is folded away, to see the board.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Folded(bool);

/// When it is known whether a page lies open.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageDrawn;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Folded>()
        .add_message::<PageRead>()
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Cover).in_set(PageDrawn),
        )
        .add_systems(Update, (turn_page, skip_unwritten).chain().after(crate::session::SessionSystems::Play));
}

/// The passage that lies open was read.
#[derive(Message, Clone, Copy, Debug)]
struct PageRead;

fn turn_page(mut read: MessageReader<PageRead>, mut session: ResMut<Session>) {
    for _ in read.read() {
        if let Some(playing) = &mut session.0 {
            playing.pages.pop_front();
        }
    }
}

/// A passage that nobody wrote is not shown: some choices have nothing more to tell.
fn skip_unwritten(mut session: ResMut<Session>) {
    let Some(playing) = &mut session.bypass_change_detection().0 else { return };
    playing
        .pages
        .retain(|outcome| outcome.page.paragraphs.iter().all(|words| Lexicon::english().has(&words.key)));
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    mut read: MessageWriter<PageRead>,
    seat: Res<ActingSeat>,
    frame: Res<Frame>,
    dialog: Res<Dialog>,
    mut folded: ResMut<Folded>,
    mut blocking: ResMut<Blocking>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
    keys: Res<ButtonInput<KeyCode>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    blocking.0 = *dialog != Dialog::None;
    let Some(playing) = &session.0 else { return Ok(()) };
    // First what is to be read, then what is asked.
    let outcome = playing.pages.front().cloned();
    let asked = prompt(playing, seat.0).and_then(|prompt| prompt.page.clone());
    let brought: Vec<String> =
        outcome.iter().flat_map(|outcome| &outcome.brought).map(|words| say(words, playing)).collect();
    let outcome = outcome.map(|outcome| outcome.page);
    let Some(page) = outcome.clone().or(asked) else {
        folded.0 = false;
        return Ok(());
    };
    blocking.0 = blocking.0 || !folded.0;
    let options = if outcome.is_some() { Vec::new() } else { answers(playing, seat.0) };
    let table = frame.table();
    let mut go_on = false;
    let mut taken = None;
    if folded.0 {
        let rect = Rect::from_min_size(pos2(table.center().x - 150.0, table.min.y + 10.0), vec2(300.0, 52.0));
        part(&context, &mut rects, frame.scale, "page-folded", rect, Order::Foreground, |ui| {
            kit::panel(ui, rect, 14, theme::INK);
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(8.0)));
            let label = said("page-show");
            if kit::Button::new(&label).kind(Kind::Primary).width(284.0).show(&mut child).clicked() {
                folded.0 = false;
                redraw.write(RequestRedraw);
            }
        });
        return Ok(());
    }
    let width = (table.width() - 48.0).min(760.0);
    let height = (table.height() - 24.0).min(600.0);
    let rect = Rect::from_center_size(table.center(), vec2(width, height));
    let names = playing;
    let text: Vec<String> = page.paragraphs.iter().map(|words| say(words, names)).collect();
    let counted: Vec<(String, String)> =
        page.counts.iter().map(|(label, value)| (say(label, names), say(value, names))).collect();
    let (title, kind) = (say(&page.title, names), say(&page.kind, names));
    let labels: Vec<(Option<crate::matches::OfferId>, String, bool, bool)> = options
        .iter()
        .map(|answer| {
            (answer.offer, crate::words::plain(&answer.label), answer.primary, answer.off.is_none())
        })
        .collect();
    // What is chosen from cards is chosen when the page is out of the way.
    let chooses = playing.view().table.offers.iter().any(|offer| {
        matches!(offer.gesture, Gesture::Card(_)) && seat.0.is_none_or(|seat| seat == offer.seat)
    });
    let fold_label = said(if chooses { "page-choose" } else { "page-fold" });
    let go_on_label = said("page-go-on");
    let led = playing.wanted();
    part(&context, &mut rects, frame.scale, "page", rect, Order::Foreground, |ui| {
        let shadow = egui::epaint::Shadow {
            offset: [6, 14],
            blur: 28,
            spread: 2,
            color: egui::Color32::from_black_alpha(140),
        };
        ui.painter().add(shadow.as_shape(rect, CornerRadius::same(14)));
        ui.painter().rect(
            rect,
            CornerRadius::same(14),
            theme::PAPER,
            Stroke::new(1.0, theme::CREAM),
            StrokeKind::Inside,
        );
        let footer = if outcome.is_some() { 60.0 } else { 20.0 + labels.len() as f32 * 46.0 };
        let wide = rect.width() > 620.0 && outcome.is_none();
        let mut y = rect.min.y + 14.0;
        if let (Some(art), true) = (&page.picture, wide || rect.height() > 420.0) {
            let art_height = (rect.height() - footer - 210.0).clamp(90.0, 210.0);
            let place =
                Rect::from_min_size(pos2(rect.min.x + 14.0, y), vec2(rect.width() - 28.0, art_height));
            pictures.art(ui, art, place, 8);
            y += art_height + 12.0;
        }
        ui.painter().text(
            pos2(rect.min.x + 28.0, y),
            Align2::LEFT_TOP,
            &title,
            theme::serif(26.0),
            theme::INK,
        );
        ui.painter().text(
            pos2(rect.max.x - 28.0, y + 10.0),
            Align2::RIGHT_TOP,
            &kind,
            theme::sans(13.0),
            theme::wood(),
        );
        y += 42.0;
        let body = Rect::from_min_max(
            pos2(rect.min.x + 28.0, y),
            pos2(rect.max.x - 28.0, rect.max.y - footer - 8.0),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            for paragraph in &text {
                let width = (body.width() - 14.0).min(640.0);
                kit::words(ui, &mut pictures, paragraph, &theme::serif(18.0), theme::INK, width);
                ui.add_space(8.0);
            }
            counts(ui, &counted, body.width() - 14.0);
            for line in &brought {
                let line = format!("{}  {line}", icons::ARROW_RIGHT);
                kit::words(
                    ui,
                    &mut pictures,
                    &line,
                    &theme::bold(15.0),
                    theme::wood(),
                    (body.width() - 14.0).min(640.0),
                );
            }
        });
        let mut y = rect.max.y - footer;
        if outcome.is_some() {
            let place = Rect::from_min_size(pos2(rect.max.x - 28.0 - 180.0, y + 8.0), vec2(180.0, 40.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let button =
                kit::Button::new(&go_on_label).kind(Kind::Primary).key("Enter").width(180.0).height(40.0);
            if button.show(&mut child).clicked() || keys.just_pressed(KeyCode::Enter) {
                go_on = true;
            }
        } else {
            for (at, (offer, label, primary, enabled)) in labels.iter().enumerate() {
                let place = Rect::from_min_size(
                    pos2(rect.min.x + 28.0, y + 4.0),
                    vec2(rect.width() - 56.0 - 150.0, 40.0),
                );
                let mut child = ui.new_child(UiBuilder::new().max_rect(place));
                let kind = if *primary { Kind::Primary } else { Kind::Plain };
                let key = kit::DIGITS.get(at).map_or("", |(name, _)| name);
                let button = kit::Button::new(label)
                    .kind(kind)
                    .enabled(*enabled)
                    .pointed(offer.is_some_and(|offer| led.contains(&offer)))
                    .key(key)
                    .height(40.0)
                    .width(place.width());
                let pressed = *dialog == Dialog::None && kit::digit_in(&context, &keys) == Some(at);
                if (button.show(&mut child).clicked() || pressed) && *enabled {
                    taken = *offer;
                }
                y += 46.0;
            }
        }
        let fold = Rect::from_min_size(
            if outcome.is_some() {
                pos2(rect.min.x + 28.0, rect.max.y - 48.0)
            } else {
                pos2(rect.max.x - 28.0 - 136.0, rect.max.y - 52.0)
            },
            vec2(136.0, 36.0),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(fold));
        if kit::Button::new(&fold_label).width(136.0).show(&mut child).clicked() {
            folded.0 = true;
        }
    });
    let revision = playing.view().revision;
    if let Some(offer) = taken {
        intents.write(Intent::Take(offer, revision));
        redraw.write(RequestRedraw);
    }
    if go_on {
        read.write(PageRead);
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// What a page counts, in two columns.
fn counts(ui: &mut egui::Ui, counted: &[(String, String)], width: f32) {
    let (gap, line) = (28.0, 26.0);
    let column = (width.min(640.0) - gap) / 2.0;
    for pair in counted.chunks(2) {
        let (row, _) = ui.allocate_exact_size(vec2(width, line), egui::Sense::hover());
        for (at, (label, value)) in pair.iter().enumerate() {
            let x = row.min.x + at as f32 * (column + gap);
            let y = row.center().y;
            ui.painter().text(pos2(x, y), Align2::LEFT_CENTER, label, theme::sans(15.0), theme::wood());
            ui.painter().text(
                pos2(x + column, y),
                Align2::RIGHT_CENTER,
                value,
                theme::bold(16.0),
                theme::INK,
            );
            ui.painter().hline(x..=x + column, row.max.y - 1.0, Stroke::new(1.0, theme::CREAM));
        }
    }
}
