//! A paper to write on, beside the table: what is typed, how much of it there is, and the buttons that lay it.

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        self, Align2, CornerRadius, FontSelection, Margin, Order, Rect, ScrollArea, Stroke, StrokeKind,
        TextEdit, Ui, UiBuilder, pos2, vec2,
    },
};

use super::{
    Blocking, Contexts, Dialog, Frame, OverlayRects, OverlaySystems, Reading, RulebookPanel,
    kit::{self, Kind},
    part, said, say, theme,
};
use crate::{
    app::Screen,
    matches::OfferId,
    rules::{
        Seat, Words,
        table::{Gesture, Unfit, characters, check_text, sentences},
    },
    session::{ActingSeat, Intent, Letter, Pending, Playing, Session, SessionSystems},
};

/// So many characters more than may be laid can stand on the paper, to be struck out again.
const SPILL: usize = 200;
/// Height of what lies under the field but the buttons.
const FOOT: f32 = 92.0;
/// Room between the edge of the field and its letters.
const MARGIN: Margin = Margin::symmetric(14, 12);
/// Height of a button, with the room under it.
const BUTTON: f32 = 48.0;

/// What somebody is writing. It is in memory only, stays when the paper is covered, and is forgotten when it is
/// laid, or when there is nothing more to write.
#[derive(Resource, Default)]
pub struct Draft {
    /// In which match, and whose.
    of: Option<(u32, Seat)>,
    text: String,
    /// Whether the paper lay there in the last frame: a new one takes the keyboard.
    lay: bool,
}

impl Draft {
    /// The text so far.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// What can be written now, and whether it can be reached.
#[derive(SystemParam)]
pub struct Paper<'w> {
    session: Res<'w, Session>,
    seat: Res<'w, ActingSeat>,
    reading: Reading<'w>,
}

impl Paper<'_> {
    /// Whether a paper lies there.
    pub fn lies(&self) -> bool {
        let offered = |playing: &Playing| !offers(playing, self.seat.0).is_empty();
        !self.reading.covers() && self.session.0.as_ref().is_some_and(offered)
    }
}

/// The offers of writing: those of the shown seat, else of the first that has some.
fn offers(playing: &Playing, seat: Option<Seat>) -> Vec<OfferId> {
    let offers = playing.view().table.offers.iter().enumerate();
    let written = offers.filter(|(_, offer)| matches!(offer.gesture, Gesture::Text { .. }));
    let all: Vec<OfferId> = written.map(|(at, _)| OfferId(at)).collect();
    crate::table::one_seat(&playing.view().table, &all, seat)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().add_systems(Update, forget.after(SessionSystems::Play)).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Play)).in_set(OverlaySystems::Float),
    );
}

/// What was laid is forgotten, and what its writer can lay no more.
fn forget(session: Res<Session>, mut draft: ResMut<Draft>) {
    let (Some(playing), Some((mark, seat))) = (&session.0, draft.of) else { return };
    let here = playing.game.mark() == mark;
    let looks = !playing.has_secrets() || playing.viewer().sees(seat);
    let writes = || {
        let offers = playing.view().table.offers.iter();
        offers.filter(|offer| offer.seat == seat).any(|offer| matches!(offer.gesture, Gesture::Text { .. }))
    };
    if !here || looks && !writes() {
        *draft = Draft::default();
    }
}

/// What stands on the paper as one line: whatever was pasted, there is nothing in it that cannot be read.
fn cleaned(text: &str) -> Option<String> {
    text.contains(char::is_control)
        .then(|| text.replace("\r\n", " ").chars().map(|c| if c.is_control() { ' ' } else { c }).collect())
}

fn draw(
    mut contexts: Contexts,
    paper: Paper,
    frame: Res<Frame>,
    dialog: Res<Dialog>,
    panel: Res<RulebookPanel>,
    pending: Res<Pending>,
    blocking: Res<Blocking>,
    mut draft: ResMut<Draft>,
    mut rects: ResMut<OverlayRects>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let draft = draft.bypass_change_detection();
    let playing = paper.session.0.as_ref().filter(|_| paper.lies() && !panel.is_open());
    let Some(playing) = playing else {
        draft.lay = false;
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let ids = offers(playing, paper.seat.0);
    let Some(seat) = ids.first().and_then(|id| playing.offer(*id)).map(|offer| offer.seat) else {
        return Ok(());
    };
    let of = Some((playing.game.mark(), seat));
    if draft.of != of {
        *draft = Draft { of, ..Draft::default() };
    }
    let awake = *dialog == Dialog::None && pending.0.is_none() && !blocking.0;
    let fresh = !std::mem::replace(&mut draft.lay, awake) && awake;
    let rect = Rect::from_min_max(pos2(frame.right(), super::BAR), frame.all.max);
    let mut laid = None;
    part(&context, &mut rects, frame.scale, "paper", rect, Order::Foreground, |ui| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INK);
        let sheet = rect.shrink(10.0);
        ui.painter().rect_filled(sheet, CornerRadius::same(14), theme::PAPER);
        let inner = sheet.shrink2(vec2(18.0, 14.0));
        let words = |words: &Words| say(words, playing);
        let head = words(&Words::new("text-head").with("who", seat));
        let at = inner.min + vec2(0.0, 12.0);
        kit::elide(ui, at, Align2::LEFT_CENTER, &head, theme::serif(22.0), theme::INK, inner.width());
        let mut y = inner.min.y + 34.0;
        for line in ids.iter().filter_map(|id| playing.offer(*id)).flat_map(|offer| &offer.preview) {
            let line = crate::words::plain(&words(line));
            let galley = ui.painter().layout(line, theme::sans(13.0), theme::wood(), inner.width());
            let height = galley.size().y;
            ui.painter().galley(pos2(inner.min.x, y), galley, theme::wood());
            y += height + 4.0;
        }
        let foot = inner.max.y - FOOT - BUTTON * ids.len() as f32;
        let field = Rect::from_min_max(pos2(inner.min.x, y + 4.0), pos2(inner.max.x, foot));
        let typing = field_of(ui, field, draft, &said("text-hint"), most(playing, &ids), awake, fresh);
        let mut y = foot + 8.0;
        counts(ui, playing, &ids, draft.text(), inner, y);
        let why = why(playing, &ids, draft.text());
        let note = why.map_or_else(|| said("text-how"), |unfit| words(&unfit.words()));
        let colour = if matches!(why, None | Some(Unfit::Empty)) { theme::wood() } else { theme::BRICK };
        let galley = ui.painter().layout(note, theme::sans(13.0), colour, inner.width());
        ui.painter().galley(pos2(inner.min.x, y + 24.0), galley, colour);
        y = foot + FOOT;
        let sends =
            typing && ui.input(|input| input.modifiers.command && input.key_pressed(egui::Key::Enter));
        for (at, id) in ids.iter().enumerate() {
            let Some(offer) = playing.offer(*id) else { continue };
            let fits = awake && check_text(&offer.gesture, draft.text().trim()).is_ok();
            let label = crate::words::plain(&words(&offer.label));
            let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), 40.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place));
            let kind = if at == 0 { Kind::Primary } else { Kind::Plain };
            let mut button =
                kit::Button::new(&label).kind(kind).enabled(fits).width(place.width()).height(40.0);
            if at == 0 {
                button = button.key("Ctrl+Enter");
            }
            if (button.show(&mut child).clicked() || sends && at == 0) && fits {
                laid = Some(*id);
            }
            y += BUTTON;
        }
    });
    if let Some(offer) = laid {
        let letter = Letter { offer, revision: playing.view().revision, text: draft.text.trim().to_owned() };
        intents.write(Intent::Lay(letter));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The bounds that count: those of the offer for which most can be written.
fn bounds(playing: &Playing, ids: &[OfferId]) -> Option<(u16, Option<u8>)> {
    let bounds = ids.iter().filter_map(|id| match playing.offer(*id)?.gesture {
        Gesture::Text { max, sentences, .. } => Some((max, sentences)),
        _ => None,
    });
    bounds.max_by_key(|(max, _)| *max)
}

fn most(playing: &Playing, ids: &[OfferId]) -> usize {
    bounds(playing, ids).map_or(0, |(max, _)| usize::from(max)) + SPILL
}

/// Why the text can be laid by no offer.
fn why(playing: &Playing, ids: &[OfferId], text: &str) -> Option<Unfit> {
    let mut checks = ids.iter().filter_map(|id| playing.offer(*id)).map(|offer| {
        // Blanks at its end are no part of it.
        check_text(&offer.gesture, text.trim()).err()
    });
    let first = checks.next()??;
    checks.all(|check| check.is_some()).then_some(first)
}

/// The field itself. Whether somebody types into it.
fn field_of(
    ui: &mut Ui,
    rect: Rect,
    draft: &mut Draft,
    hint: &str,
    most: usize,
    awake: bool,
    fresh: bool,
) -> bool {
    ui.painter().rect_filled(rect, CornerRadius::same(10), theme::CREAM);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect);
    let visuals = child.visuals_mut();
    visuals.override_text_color = None;
    visuals.text_cursor.stroke.color = theme::INK;
    visuals.selection.bg_fill = theme::LAMP;
    visuals.selection.stroke = Stroke::new(1.0, theme::INK);
    let response = ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("paper-scroll")
        .show(&mut child, |ui| {
            let edit = TextEdit::multiline(&mut draft.text)
                .id(egui::Id::new("paper-field"))
                .font(FontSelection::from(theme::serif(19.0)))
                .text_color(theme::INK)
                .hint_text(egui::RichText::new(hint).font(theme::serif(19.0)).color(theme::wood()))
                .frame(egui::Frame::NONE.inner_margin(MARGIN))
                .margin(MARGIN)
                .char_limit(most)
                // Enter begins no new line: a story is one.
                .return_key(None)
                .interactive(awake)
                .min_size(rect.size())
                .desired_width(rect.width());
            ui.add(edit)
        })
        .inner;
    if let Some(text) = cleaned(&draft.text) {
        draft.text = text;
    }
    if fresh {
        response.request_focus();
    }
    let typing = response.has_focus();
    let rim = if typing { Stroke::new(3.0, theme::AMBER) } else { Stroke::new(1.0, theme::PARCHMENT) };
    ui.painter().rect_stroke(rect, CornerRadius::same(10), rim, StrokeKind::Inside);
    kit::typed(ui, &response, hint, &draft.text);
    typing
}

/// How much is written, and how much may be.
fn counts(ui: &Ui, playing: &Playing, ids: &[OfferId], text: &str, inner: Rect, y: f32) {
    let Some((max, most)) = bounds(playing, ids) else { return };
    let (letters, lines) = (characters(text), sentences(text));
    let colour = |over: bool| if over { theme::BRICK } else { theme::wood() };
    let words = Words::new("text-characters").with("count", letters).with("max", max);
    let left = pos2(inner.min.x, y + 8.0);
    let over = letters > usize::from(max);
    let font = |over: bool| if over { theme::bold(13.0) } else { theme::sans(13.0) };
    ui.painter().text(left, Align2::LEFT_CENTER, say(&words, playing), font(over), colour(over));
    let over = most.is_some_and(|most| lines > usize::from(most));
    let words = match most {
        Some(most) => Words::new("text-sentences-of").with("count", lines).with("max", most),
        None => Words::new("text-sentences").with("count", lines),
    };
    let right = pos2(inner.max.x, y + 8.0);
    ui.painter().text(right, Align2::RIGHT_CENTER, say(&words, playing), font(over), colour(over));
}

#[cfg(test)]
mod tests {
    use super::cleaned;

    #[test]
    fn what_was_pasted_becomes_one_line() {
        assert_eq!(cleaned("one line, été"), None);
        assert_eq!(cleaned("two\r\nlines\nor\tso\u{7}").as_deref(), Some("two lines or so "));
    }
}
