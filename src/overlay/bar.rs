//! The prompt bar: where we are, who is asked what, the buttons, the tools.

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, Color32, CornerRadius, Order, Rect, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::{
    Contexts, Dialog, Frame, OverlayRects, OverlaySystems, Reading, RulebookPanel, clock,
    kit::{self, Kind},
    part, said, say, theme,
};
use crate::{
    app::Screen,
    matches::OfferId,
    rules::{
        Arg, Seat, Words,
        table::{Gesture, Prompt, StepState},
    },
    session::{ActingSeat, Countdown, Curtain, Hint, HintAsked, Intent, Playing, Session, Thinking},
    table::{Counting, Eye, Focused, frame_table},
};

/// A button of the bar, or of the list under it.
pub struct Answer {
    /// What it takes.
    pub offer: Option<OfferId>,
    /// What it says.
    pub label: String,
    /// Whether it is the step expected next.
    pub primary: bool,
    /// Its symbol.
    pub icon: Option<String>,
    /// Why it is off, if it is.
    pub off: Option<(String, String)>,
}

/// Answers that have no room in the bar: a list under it shows them.
#[derive(Resource, Default)]
pub struct Overflow(pub Vec<Answer>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Overflow>().add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Frame),
    );
}

/// What the bar can set off.
#[derive(SystemParam)]
pub struct Levers<'w> {
    intents: MessageWriter<'w, Intent>,
    redraw: MessageWriter<'w, RequestRedraw>,
    dialog: ResMut<'w, Dialog>,
    panel: ResMut<'w, RulebookPanel>,
    eye: ResMut<'w, Eye>,
    focused: Res<'w, Focused>,
    hint: Res<'w, Hint>,
    asked: MessageWriter<'w, HintAsked>,
    thinking: Res<'w, Thinking>,
    curtain: Res<'w, Curtain>,
    counting: Res<'w, Counting>,
    countdown: ResMut<'w, Countdown>,
    next: ResMut<'w, NextState<Screen>>,
}

/// The prompt of a seat; a question to all is everybody's.
pub fn prompt(playing: &Playing, seat: Option<Seat>) -> Option<&Prompt> {
    let prompts = &playing.view().table.prompts;
    prompts
        .iter()
        .find(|prompt| prompt.seat.is_none())
        .or_else(|| prompts.iter().find(|prompt| prompt.seat == seat))
        .or(prompts.first())
}

/// The buttons of a seat.
pub fn answers(playing: &Playing, seat: Option<Seat>) -> Vec<Answer> {
    let table = &playing.view().table;
    let of_seat = |of: Seat| seat.is_none_or(|seat| seat == of);
    let mut answers: Vec<Answer> = table
        .offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| of_seat(offer.seat))
        .filter_map(|(at, offer)| match &offer.gesture {
            Gesture::Button(button) => Some(Answer {
                offer: Some(OfferId(at)),
                label: say(&offer.label, playing),
                primary: button.primary,
                icon: button.icon.as_ref().map(ToString::to_string),
                off: None,
            }),
            _ => None,
        })
        .collect();
    for denied in table.denied.iter().filter(|denied| of_seat(denied.seat)) {
        if matches!(denied.gesture, Gesture::Button(_)) {
            let why = say(&denied.refusal.words, playing);
            answers.push(Answer {
                offer: None,
                label: say(&denied.label, playing),
                primary: false,
                icon: None,
                off: Some((why, denied.refusal.clause.to_string())),
            });
        }
    }
    answers
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    frame: Res<Frame>,
    mut rects: ResMut<OverlayRects>,
    mut overflow: ResMut<Overflow>,
    reading: Reading,
    mut levers: Levers,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(frame.all.width(), super::BAR));
    let mut leave = false;
    overflow.0.clear();
    part(&context, &mut rects, frame.scale, "bar", rect, Order::Middle, |ui| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INK);
        let Some(playing) = &session.0 else { return };
        let counts = playing.view().table.result.as_ref().and_then(|sheet| levers.counting.now(sheet));
        let shown = prompt(playing, seat.0).and_then(|prompt| prompt.seat).or(seat.0);
        let shown = counts.map_or(shown, |(tally, _)| Some(tally.seat));
        let plate = playing.view().table.plates.iter().find(|plate| Some(plate.seat) == shown);
        let line = plate.map_or(theme::LAMP, |plate| theme::seat(plate.look));
        let edge = Rect::from_min_max(pos2(0.0, rect.max.y - 4.0), rect.max);
        ui.painter().rect_filled(edge, CornerRadius::ZERO, line);

        let tools_left = tools(ui, &frame, playing, &mut levers, &mut leave);
        let tools_left = clock::show(ui, &frame, playing, &mut levers.countdown, tools_left);
        let head = if frame.narrow { 172.0 } else { 244.0 };
        name(ui, &frame, playing, head);
        if reading.is_open() {
            return;
        }
        let left = head + 14.0;
        let alone = if let Some(drawn) = &levers.curtain.drawn {
            Some(Words::new("curtain-bar").with("who", drawn.seat))
        } else if let Some((tally, counted)) = counts {
            let words = Words::new("count-bar").with("who", tally.seat).with("what", counted.label.clone());
            Some(words.with("points", Arg::Number(counted.points)))
        } else {
            levers.thinking.seat.map(|seat| Words::new("bot-thinks").with("who", seat))
        };
        if let Some(words) = alone {
            note(ui, playing, shown, &words, left, tools_left);
            return;
        }
        let buttons_left = buttons(ui, &frame, playing, seat.0, left, tools_left, &mut overflow, &mut levers);
        ask(ui, &frame, playing, seat.0, left, buttons_left);
    });
    if leave {
        NextState::set_if_neq(&mut levers.next, Screen::Title);
    }
    Ok(())
}

/// Name of the game and where it is. Where there is little room, where it is takes both lines.
fn name(ui: &Ui, frame: &Frame, playing: &Playing, until: f32) {
    let table = &playing.view().table;
    let heading = say(&table.heading, playing);
    let room = until - 64.0;
    match heading.split_once(" · ").filter(|_| frame.narrow) {
        Some((when, rest)) => {
            kit::elide(
                ui,
                pos2(56.0, 19.0),
                Align2::LEFT_CENTER,
                when,
                theme::serif(15.0),
                theme::CREAM,
                room,
            );
            kit::elide(
                ui,
                pos2(56.0, 39.0),
                Align2::LEFT_CENTER,
                rest,
                theme::sans(13.0),
                theme::mist(),
                room,
            );
        }
        None => {
            let game = table.surfaces.first().map(|surface| say(&surface.name, playing)).unwrap_or_default();
            kit::elide(
                ui,
                pos2(56.0, 20.0),
                Align2::LEFT_CENTER,
                &game,
                theme::serif(if frame.narrow { 16.0 } else { 21.0 }),
                theme::CREAM,
                room,
            );
            kit::elide(
                ui,
                pos2(56.0, 41.0),
                Align2::LEFT_CENTER,
                &heading,
                theme::sans(13.0),
                theme::mist(),
                room,
            );
        }
    }
    ui.painter().vline(until, 12.0..=46.0, egui::Stroke::new(1.0, theme::rim()));
}

/// The tools at the right: undo, redo, whole table, rules, keys, menu. Returns where they begin.
fn tools(ui: &mut Ui, frame: &Frame, playing: &Playing, levers: &mut Levers, leave: &mut bool) -> f32 {
    let mut home =
        ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(pos2(10.0, 10.0), vec2(36.0, 36.0))));
    if kit::tool(&mut home, icons::HOUSE, &said("tool-lane"), true, false).clicked() {
        *leave = true;
    }
    let undo = playing.can_undo();
    let why = match &undo {
        Ok(()) => said("tool-undo"),
        Err(no) => say(&no.0, playing),
    };
    let all: &[&str] = match (frame.narrow, playing.has_secrets()) {
        (true, false) => &["undo", "menu"],
        (true, true) => &["undo", "hint", "menu"],
        (false, false) => &["undo", "redo", "whole", "rules", "keys", "menu"],
        (false, true) => &["undo", "redo", "hint", "whole", "rules", "keys", "menu"],
    };
    let width = all.len() as f32 * 38.0;
    let right = frame.all.max.x - 8.0;
    let strip = Rect::from_min_size(pos2(right - width, 10.0), vec2(width, 36.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(strip).layout(egui::Layout::left_to_right(egui::Align::Center)));
    child.spacing_mut().item_spacing.x = 2.0;
    for &which in all {
        match which {
            "undo" => {
                if kit::tool(&mut child, icons::ARROW_U_UP_LEFT, &why, undo.is_ok(), false).clicked() {
                    levers.intents.write(Intent::Undo);
                }
            }
            "redo" => {
                let can = playing.game.can_redo();
                if kit::tool(&mut child, icons::ARROW_U_UP_RIGHT, &said("tool-redo"), can, false).clicked() {
                    levers.intents.write(Intent::Redo);
                }
            }
            "hint" => {
                let can = playing.hand().is_some_and(|seat| playing.game.turn().acting().contains(seat));
                let busy = levers.hint.is_thought_of();
                if kit::tool(&mut child, icons::LIGHTBULB, &said("tool-hint"), can, busy).clicked() {
                    levers.asked.write(HintAsked);
                }
            }
            "whole" => {
                if kit::tool(&mut child, icons::CORNERS_OUT, &said("tool-whole"), true, false).clicked() {
                    frame_table(&mut levers.eye);
                }
            }
            "rules" => {
                let open = levers.panel.is_open();
                if kit::tool(&mut child, icons::BOOK_OPEN, &said("tool-rules"), true, open).clicked() {
                    levers.panel.toggle();
                }
            }
            "keys" => {
                if kit::tool(
                    &mut child,
                    icons::QUESTION,
                    &said("tool-keys"),
                    true,
                    *levers.dialog == Dialog::Keys,
                )
                .clicked()
                {
                    *levers.dialog = if *levers.dialog == Dialog::Keys { Dialog::None } else { Dialog::Keys };
                }
            }
            _ => {
                if kit::tool(
                    &mut child,
                    icons::LIST,
                    &said("tool-menu"),
                    true,
                    *levers.dialog == Dialog::Menu,
                )
                .clicked()
                {
                    *levers.dialog = if *levers.dialog == Dialog::Menu { Dialog::None } else { Dialog::Menu };
                }
            }
        }
    }
    let x = strip.min.x - 8.0;
    ui.painter().vline(x, 12.0..=46.0, egui::Stroke::new(1.0, theme::rim()));
    x
}

/// The buttons; where they begin.
fn buttons(
    ui: &mut Ui,
    frame: &Frame,
    playing: &Playing,
    seat: Option<Seat>,
    left: f32,
    right: f32,
    overflow: &mut Overflow,
    levers: &mut Levers,
) -> f32 {
    let answers = answers(playing, seat);
    let page = prompt(playing, seat).is_some_and(|prompt| prompt.page.is_some());
    let button = |answer: &Answer| {
        let kind = if answer.primary { Kind::Primary } else { Kind::Plain };
        // Keys are drawn where a button answers to one.
        (kind, answer.off.is_none())
    };
    let needs: f32 = answers
        .iter()
        .map(|answer| {
            kit::Button::new(&answer.label).needs(ui) + 8.0 + if answer.icon.is_some() { 28.0 } else { 0.0 }
        })
        .sum();
    let room = (right - left - 16.0).max(0.0);
    let least_prompt = if frame.narrow { 180.0 } else { 330.0 };
    if page || needs > room - least_prompt || answers.len() > 4 {
        // A page carries its own answers; many or long ones hang under the bar.
        if !page {
            overflow.0 = answers;
        }
        return right - 8.0;
    }
    let strip = Rect::from_min_max(pos2(right - 8.0 - needs, 10.0), pos2(right - 8.0, 46.0));
    let mut child = ui
        .new_child(UiBuilder::new().max_rect(strip).layout(egui::Layout::left_to_right(egui::Align::Center)));
    let wanted = playing.wanted();
    for answer in &answers {
        let (kind, enabled) = button(answer);
        let pointed = answer
            .offer
            .is_some_and(|offer| levers.focused.answer() == Some(offer) || wanted.contains(&offer));
        let response =
            kit::Button::new(&answer.label).kind(kind).enabled(enabled).pointed(pointed).show(&mut child);
        let response = match &answer.off {
            Some((why, _)) => response.on_hover_text(why),
            None => response,
        };
        if let (true, Some(offer)) = (response.clicked(), answer.offer) {
            levers.intents.write(Intent::Take(offer, playing.view().revision));
            levers.redraw.write(RequestRedraw);
        }
    }
    strip.min.x
}

/// What happens without a question to anybody here.
fn note(ui: &Ui, playing: &Playing, seat: Option<Seat>, words: &Words, left: f32, right: f32) {
    let mut x = left;
    if let Some(plate) = playing.view().table.plates.iter().find(|plate| Some(plate.seat) == seat) {
        kit::seat_token(ui, pos2(x + 17.0, 29.0), 34.0, plate.look, &playing.name(plate.seat));
        x += 46.0;
    }
    let text = say(words, playing);
    kit::elide(
        ui,
        pos2(x, 29.0),
        Align2::LEFT_CENTER,
        &text,
        theme::bold(17.0),
        theme::CREAM,
        right - x - 8.0,
    );
}

/// Who is asked what, and the way through the turn. A long question takes the trail's line too.
fn ask(ui: &Ui, frame: &Frame, playing: &Playing, seat: Option<Seat>, left: f32, right: f32) {
    let Some(prompt) = prompt(playing, seat) else { return };
    let mut x = left;
    let plate =
        prompt.seat.and_then(|seat| playing.view().table.plates.iter().find(|plate| plate.seat == seat));
    if let Some(plate) = plate {
        kit::seat_token(ui, pos2(x + 17.0, 29.0), 34.0, plate.look, &playing.name(plate.seat));
        x += 46.0;
    }
    let plain = crate::words::plain(&say(&prompt.words, playing));
    let line = match &prompt.source {
        Some(source) => format!("{}: {plain}", say(source, playing)),
        None => plain,
    };
    let room = right - x - 8.0;
    let one_line = [17.0, 15.0]
        .map(|size| ui.painter().layout_no_wrap(line.clone(), theme::bold(size), theme::CREAM))
        .into_iter()
        .find(|galley| galley.size().x <= room);
    match one_line {
        Some(galley) => {
            ui.painter().galley(pos2(x, 20.0 - galley.size().y / 2.0), galley, theme::CREAM);
            trail(ui, frame, playing, prompt, x, right);
        }
        None => {
            let format = egui::TextFormat::simple(theme::bold(14.0), theme::CREAM);
            let mut job = egui::text::LayoutJob::single_section(line, format);
            job.wrap = egui::text::TextWrapping { max_width: room, max_rows: 2, ..Default::default() };
            let galley = ui.painter().layout_job(job);
            ui.painter().galley(pos2(x, 29.0 - galley.size().y / 2.0), galley, theme::CREAM);
        }
    }
}

/// The steps of the turn, as far as there is room for them.
fn trail(ui: &Ui, frame: &Frame, playing: &Playing, prompt: &Prompt, left: f32, right: f32) {
    let mut x = left;
    let steps = prompt.trail.iter().filter(|step| !frame.narrow || step.state != StepState::Done);
    for (at, step) in steps.enumerate() {
        let words = say(&step.words, playing);
        let (font, colour) = match step.state {
            StepState::Now => (theme::bold(13.0), theme::INK),
            StepState::Done => (theme::sans(13.0), theme::mist()),
            StepState::Next => (theme::sans(13.0), theme::label()),
        };
        let words = if step.state == StepState::Done { format!("{} {words}", icons::CHECK) } else { words };
        let galley = ui.painter().layout_no_wrap(words, font, colour);
        let padding = if step.state == StepState::Now { 8.0 } else { 0.0 };
        let arrow = if at > 0 { 14.0 } else { 0.0 };
        if x + arrow + galley.size().x + 2.0 * padding > right - 4.0 {
            return;
        }
        if at > 0 {
            let at = pos2(x + 4.0, 42.0);
            ui.painter().text(
                at,
                Align2::CENTER_CENTER,
                icons::CARET_RIGHT,
                theme::sans(11.0),
                theme::label(),
            );
            x += arrow;
        }
        if step.state == StepState::Now {
            let chip = Rect::from_min_size(pos2(x, 32.0), galley.size() + vec2(16.0, 2.0));
            ui.painter().rect_filled(chip, CornerRadius::same(6), theme::LAMP);
        }
        let width = galley.size().x;
        ui.painter().galley(pos2(x + padding, 33.0), galley, Color32::PLACEHOLDER);
        x += width + 2.0 * padding + 6.0;
    }
}
