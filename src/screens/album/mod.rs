//! The album of a long game: leaf by leaf what is over, and what was earned.

mod leaf;
mod medals;

use std::sync::Arc;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, CornerRadius, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2},
};
use egui_phosphor::bold as icons;

use super::saving::{Export, Saving};
use crate::{
    overlay::{Contexts, Dialog, Frame, OverlaySystems, kit, part, pictures::Pictures, said, say, theme},
    rules::{Album, Words, table::Face},
    session::{Playing, Session},
    table::OverlayRects,
};

/// Which page lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    /// What was earned.
    #[default]
    Medals,
    /// A leaf, by its place.
    Leaf(usize),
}

/// The album as it lies open.
#[derive(Resource, Default)]
struct Open {
    album: Option<Album>,
    /// The pictures of the leaves.
    pictures: Vec<Arc<Face>>,
    shown: Shown,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(OverlaySystems::Dialog))
        .add_systems(Update, turn_up);
}

/// Opens the album at its newest leaf; closed it is forgotten.
fn turn_up(dialog: Res<Dialog>, session: Res<Session>, mut open: ResMut<Open>) {
    let looks = *dialog == Dialog::Album;
    if looks == open.album.is_some() {
        return;
    }
    let album = session.0.as_ref().filter(|_| looks).and_then(|playing| playing.game.album());
    let leaves = album.as_ref().map_or(&[][..], |album| &album.leaves);
    let pictures = leaves.iter().map(|leaf| Arc::new(leaf.picture.clone())).collect();
    let shown = leaves.len().checked_sub(1).map_or(Shown::Medals, Shown::Leaf);
    *open = Open { album, pictures, shown };
}

fn draw(
    mut contexts: Contexts,
    session: Res<Session>,
    frame: Res<Frame>,
    mut open: ResMut<Open>,
    mut dialog: ResMut<Dialog>,
    mut rects: ResMut<OverlayRects>,
    mut pictures: Pictures,
    mut saving: ResMut<Saving>,
    keys: Res<ButtonInput<KeyCode>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Open { album: Some(album), pictures: faces, shown } = &mut *open else { return Ok(()) };
    let (Dialog::Album, Some(playing)) = (&*dialog, &session.0) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let all = frame.all;
    let before = *shown;
    part(&context, &mut rects, frame.scale, "album", all, Order::Foreground, |ui| {
        ui.painter().rect_filled(all, CornerRadius::ZERO, theme::DEEP);
        let head = Rect::from_min_size(all.min, vec2(all.width(), 56.0));
        ui.painter().rect_filled(head, CornerRadius::ZERO, theme::INK);
        let strip = Rect::from_min_max(pos2(all.max.x - 400.0, 10.0), pos2(all.max.x - 14.0, 46.0));
        let mut child = ui.new_child(
            UiBuilder::new().max_rect(strip).layout(egui::Layout::right_to_left(egui::Align::Center)),
        );
        if kit::Button::new(&said("close")).key("Esc").show(&mut child).clicked() {
            *dialog = Dialog::None;
        }
        let label = said("album-save");
        if kit::Button::new(&label).icon(icons::GLOBE).show(&mut child).clicked() {
            saving.ask(Export::Album, playing.slot_name());
        }
        let title = format!("{}: {}", playing.slot_name(), say(&album.title, playing));
        let room = child.min_rect().min.x - 40.0;
        kit::elide(ui, pos2(24.0, 28.0), Align2::LEFT_CENTER, &title, theme::serif(24.0), theme::CREAM, room);
        let side = if frame.narrow { 176.0 } else { 236.0 };
        let list = Rect::from_min_max(all.min + vec2(14.0, 70.0), pos2(all.min.x + side, all.max.y - 12.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(list));
        child.set_clip_rect(list.expand(3.0));
        egui::ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            contents(ui, album, shown, playing, list.width() - 10.0);
        });
        let paper = Rect::from_min_max(pos2(list.max.x + 14.0, list.min.y), all.max - vec2(14.0, 12.0));
        ui.painter().rect_filled(paper, CornerRadius::same(14), theme::PAPER);
        let body = paper.shrink2(vec2(26.0, 16.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.set_clip_rect(body);
        let width = body.width() - 14.0;
        let scroll = egui::ScrollArea::vertical().auto_shrink(false).id_salt(match *shown {
            Shown::Medals => usize::MAX,
            Shown::Leaf(at) => at,
        });
        scroll.show(&mut child, |ui| match *shown {
            Shown::Medals if album.medals.is_empty() => {}
            Shown::Medals => medals::show(ui, &mut pictures, album, playing, width),
            Shown::Leaf(at) => {
                if let (Some(leaf), Some(face)) = (album.leaves.get(at), faces.get(at)) {
                    leaf::show(ui, &mut pictures, leaf, face, playing, width);
                }
            }
        });
    });
    let (last, by) = (
        album.leaves.len(),
        i64::from(keys.just_pressed(KeyCode::ArrowUp)) - i64::from(keys.just_pressed(KeyCode::ArrowDown)),
    );
    if by != 0 {
        *shown = turned(*shown, last, !album.medals.is_empty(), by);
    }
    if *shown != before {
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The page so many further towards the newest; the achievements, where there are any, come first of all.
fn turned(shown: Shown, leaves: usize, medals: bool, by: i64) -> Shown {
    // From above: the achievements, then the leaves from the newest to the oldest.
    let row = match shown {
        Shown::Medals => 0,
        Shown::Leaf(at) => leaves.saturating_sub(at),
    };
    let first = i64::from(!medals && leaves > 0);
    let row = (row as i64 - by).clamp(first, leaves as i64) as usize;
    if row == 0 { Shown::Medals } else { Shown::Leaf(leaves - row) }
}

/// The pages there are: the achievements, where there are any, then the leaves, newest first.
fn contents(ui: &mut Ui, album: &Album, shown: &mut Shown, playing: &Playing, width: f32) {
    let earned = album.medals.iter().filter(|medal| medal.when.is_some()).count();
    let progress = Words::new("album-progress").with("count", earned).with("all", album.medals.len());
    let medals = (Shown::Medals, said("album-medals"), say(&progress, playing));
    let medals = Some(medals).filter(|_| !album.medals.is_empty());
    let leaves = album.leaves.iter().enumerate().rev();
    let leaves =
        leaves.map(|(at, leaf)| (Shown::Leaf(at), say(&leaf.title, playing), say(&leaf.people, playing)));
    for (page, title, second) in medals.into_iter().chain(leaves) {
        let (rect, response) = ui.allocate_exact_size(vec2(width, 52.0), egui::Sense::click());
        kit::named(ui, &response, true, &title);
        let chosen = *shown == page;
        kit::panel(ui, rect, 10, if chosen { theme::VIOLET } else { theme::INK });
        if response.hovered() {
            let stroke = Stroke::new(1.0, theme::label());
            ui.painter().rect_stroke(rect, CornerRadius::same(10), stroke, StrokeKind::Inside);
        }
        if response.has_focus() {
            kit::focus_ring(ui, rect);
        }
        let line = |y: f32, text: &str, font, colour| {
            let at = pos2(rect.min.x + 14.0, rect.min.y + y);
            kit::elide(ui, at, Align2::LEFT_CENTER, text, font, colour, width - 26.0);
        };
        line(18.0, &title, theme::serif(17.0), theme::CREAM);
        line(37.0, &second, theme::sans(13.0), theme::mist());
        if response.clicked() {
            *shown = page;
        }
    }
    if album.leaves.is_empty() {
        ui.add_space(8.0);
        let text = egui::RichText::new(said("album-empty")).font(theme::sans(14.0)).color(theme::mist());
        ui.add(egui::Label::new(text).wrap());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_turn_the_pages_and_stop_at_the_ends() {
        let leaf = Shown::Leaf;
        assert_eq!(turned(leaf(2), 3, true, 1), Shown::Medals, "the achievements come before the newest");
        assert_eq!(turned(Shown::Medals, 3, true, 1), Shown::Medals);
        assert_eq!(turned(Shown::Medals, 3, true, -1), leaf(2));
        assert_eq!(turned(leaf(0), 3, true, -1), leaf(0));
        assert_eq!(
            turned(leaf(2), 3, false, 1),
            leaf(2),
            "where nothing can be earned the newest is the first"
        );
        assert_eq!(turned(leaf(1), 3, false, 1), leaf(2));
        assert_eq!(turned(Shown::Medals, 0, false, 1), Shown::Medals);
    }
}
