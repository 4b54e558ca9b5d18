//! Sentences with symbols and italics in them, broken into lines.

use bevy_egui::egui::{
    self, Color32, FontId, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::{
    overlay::{pictures::Pictures, theme},
    words::{Run, runs},
};

/// A sentence with its symbols and italics, broken into lines at a width. Returns what it takes.
pub fn words(
    ui: &mut Ui,
    pictures: &mut Pictures,
    sentence: &str,
    font: &FontId,
    colour: Color32,
    width: f32,
) -> Response {
    let layout = lay(ui, sentence, font, colour, width);
    let (rect, response) = ui.allocate_exact_size(layout.size, Sense::hover());
    draw(ui, pictures, &layout, rect.min);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, crate::words::plain(sentence)));
    response
}

/// Words laid out and not drawn yet.
pub struct Laid {
    pieces: Vec<(egui::Vec2, Piece)>,
    /// What they take.
    pub size: Vec2,
}

enum Piece {
    Letters(std::sync::Arc<egui::Galley>, Color32),
    Symbol(String, f32),
}

/// Lays a sentence out within a width.
pub fn lay(ui: &Ui, sentence: &str, font: &FontId, colour: Color32, width: f32) -> Laid {
    let painter = ui.painter();
    let slanted =
        if font.family == theme::serif(1.0).family { theme::italic(font.size) } else { font.clone() };
    let line = font.size * 1.36;
    let symbol = font.size * 1.25;
    let space = painter.layout_no_wrap(" ".into(), font.clone(), colour).size().x;
    let (mut x, mut y, mut widest) = (0.0_f32, 0.0_f32, 0.0_f32);
    let mut pieces = Vec::new();
    for run in runs(sentence) {
        match run {
            Run::Text(text, slant) => {
                let font = if slant { &slanted } else { font };
                for (number, paragraph) in text.split('\n').enumerate() {
                    if number > 0 {
                        x = 0.0;
                        y += line * if paragraph.is_empty() { 0.5 } else { 1.0 };
                    }
                    let mut rest = paragraph;
                    while !rest.is_empty() {
                        if let Some(after) = rest.strip_prefix(' ') {
                            x += space;
                            rest = after;
                            continue;
                        }
                        let end = rest.find(' ').unwrap_or(rest.len());
                        let (word, after) = rest.split_at(end);
                        rest = after;
                        let galley = painter.layout_no_wrap(word.to_owned(), font.clone(), colour);
                        if x > 0.0 && x + galley.size().x > width {
                            x = 0.0;
                            y += line;
                        }
                        let size = galley.size();
                        pieces.push((vec2(x, y + (line - size.y) / 2.0), Piece::Letters(galley, colour)));
                        x += size.x;
                        widest = widest.max(x);
                    }
                }
            }
            Run::Symbol(name) => {
                if x > 0.0 && x + symbol > width {
                    x = 0.0;
                    y += line;
                }
                pieces.push((vec2(x, y + (line - symbol) / 2.0), Piece::Symbol(name, symbol)));
                x += symbol + 1.0;
                widest = widest.max(x);
            }
        }
    }
    Laid { pieces, size: vec2(widest, y + line) }
}

/// Draws words that were laid out.
pub fn draw(ui: &Ui, pictures: &mut Pictures, laid: &Laid, at: Pos2) {
    for (offset, piece) in &laid.pieces {
        match piece {
            Piece::Letters(galley, colour) => {
                ui.painter().galley(at + *offset, galley.clone(), *colour);
            }
            Piece::Symbol(name, size) => {
                let rect = Rect::from_min_size(at + *offset, Vec2::splat(*size));
                pictures.symbol(ui, name, rect);
            }
        }
    }
}
