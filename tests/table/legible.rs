//! What is written on the window: whether all of it can be read.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Color32, Rect, Shape, epaint::ClippedShape},
};

/// A text, or something that covers what was drawn before it.
#[derive(Clone, Debug)]
enum Drawn {
    Text { text: String, rect: Rect, clip: Rect, elided: bool },
    Cover(Rect),
}

/// What was drawn in the last frame, from below.
#[derive(Resource)]
pub struct Page {
    drawn: Vec<Drawn>,
    /// The whole window.
    all: Rect,
}

/// Looks at what the overlay draws, before it is turned into triangles.
pub fn plugin(app: &mut App) {
    app.insert_resource(Page { drawn: Vec::new(), all: Rect::NOTHING }).add_systems(
        PostUpdate,
        look.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

fn look(outputs: Query<&EguiFullOutput>, mut page: ResMut<Page>, window: Single<&Window>) {
    let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) else { return };
    let size = window.size() / output.pixels_per_point;
    page.all = Rect::from_min_size(Default::default(), bevy_egui::egui::vec2(size.x, size.y));
    page.drawn.clear();
    for ClippedShape { clip_rect, shape } in &output.shapes {
        note(shape, *clip_rect, &mut page.drawn);
    }
}

fn note(shape: &Shape, clip: Rect, drawn: &mut Vec<Drawn>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| note(shape, clip, drawn)),
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds;
            let words = text.galley.job.text.trim().to_owned();
            let seen = text.opacity_factor > 0.05 && ink.is_positive() && !words.is_empty();
            let private_use = |c: char| ('\u{e000}'..='\u{f8ff}').contains(&c);
            if seen && !words.chars().all(private_use) {
                let rect = ink.translate(text.pos.to_vec2());
                drawn.push(Drawn::Text { text: words, rect, clip, elided: text.galley.elided });
            }
        }
        Shape::Rect(rect) => {
            let painted = rect.brush.is_some() || rect.fill.a() > 235;
            if painted && rect.fill != Color32::TRANSPARENT {
                drawn.push(Drawn::Cover(rect.rect.intersect(clip)));
            }
        }
        Shape::Mesh(mesh) => drawn.push(Drawn::Cover(mesh.calc_bounds().intersect(clip))),
        _ => {}
    }
}

impl Page {
    /// Everything that cannot be read: cut off, shortened, beyond the window, or with other words on it.
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for (at, drawn) in self.drawn.iter().enumerate() {
            let Drawn::Text { text, rect, clip, elided } = drawn else { continue };
            let covered = |part: Rect, from: usize, to: usize| {
                self.drawn[from..to].iter().any(|later| match later {
                    Drawn::Cover(cover) => cover.expand(0.5).contains_rect(part),
                    Drawn::Text { .. } => false,
                })
            };
            if covered(rect.shrink(1.0), at, self.drawn.len()) || !clip.intersects(*rect) {
                continue;
            }
            if *elided {
                flaws.push(format!("“{text}” is shortened"));
            }
            let cut = |inner: &Rect| rect.min.x < inner.min.x - 1.0 || rect.max.x > inner.max.x + 1.0;
            // A text at the edge of something that scrolls is cut above or below, never at its sides.
            if cut(clip) || cut(&self.all) {
                flaws.push(format!("“{text}” is cut off at a side: {rect:?} in {clip:?}"));
            }
            let scrolls = clip.height() < self.all.height() - 1.0;
            if !scrolls && (rect.min.y < -1.0 || rect.max.y > self.all.max.y + 1.0) {
                flaws.push(format!("“{text}” is beyond the window: {rect:?}"));
            }
            for (later, other) in self.drawn.iter().enumerate().skip(at + 1) {
                let Drawn::Text { text: above, rect: on, clip: of, .. } = other else { continue };
                // Letters may touch, and the shadow of a text lies under it.
                let both = rect.intersect(*clip).intersect(on.intersect(*of)).shrink(0.75);
                let shadow = above == text && (on.min - rect.min).length() < 8.0;
                if both.width() > 0.5
                    && both.height() > 0.5
                    && !shadow
                    && !covered(both, at, later)
                    && !covered(both, later, self.drawn.len())
                {
                    flaws.push(format!("“{above}” lies on “{text}”: {both:?}"));
                }
            }
        }
        flaws
    }

    /// All texts that were drawn.
    pub fn texts(&self) -> Vec<&str> {
        let texts = self.drawn.iter().filter_map(|drawn| match drawn {
            Drawn::Text { text, .. } => Some(text.as_str()),
            Drawn::Cover(_) => None,
        });
        texts.collect()
    }

    /// Whether words were drawn, however they are written.
    pub fn says_anywhere(&self, words: &str) -> bool {
        self.texts().iter().any(|text| text.to_lowercase().contains(words))
    }

    /// Whether a text with these words was drawn.
    pub fn says(&self, words: &str) -> bool {
        self.drawn.iter().any(|drawn| matches!(drawn, Drawn::Text { text, .. } if text.contains(words)))
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    fn text(text: &str, x: f32, width: f32) -> Drawn {
        let rect = Rect::from_min_size(pos2(x, 10.0), vec2(width, 12.0));
        Drawn::Text { text: text.into(), rect, clip: Rect::EVERYTHING, elided: false }
    }

    fn page(drawn: Vec<Drawn>) -> Page {
        Page { drawn, all: Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0)) }
    }

    #[test]
    fn flaws_are_found() {
        assert!(page(vec![text("a", 10.0, 40.0), text("b", 60.0, 40.0)]).flaws().is_empty());
        assert_eq!(
            page(vec![text("a", 10.0, 40.0), text("b", 45.0, 40.0)]).flaws().len(),
            1,
            "on one another"
        );
        assert_eq!(page(vec![text("a", 180.0, 40.0)]).flaws().len(), 1, "beyond the window");
        let cover = Drawn::Cover(Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 40.0)));
        assert!(page(vec![text("a", 10.0, 40.0), cover.clone(), text("b", 30.0, 40.0)]).flaws().is_empty());
        assert!(
            page(vec![text("a", 10.0, 300.0), text("a", 10.0, 300.0)]).flaws().len() == 2,
            "a shadow, cut off"
        );
        let wide = Drawn::Cover(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 40.0)));
        assert!(page(vec![text("a", 180.0, 40.0), wide]).flaws().is_empty(), "nobody sees it");
    }
}
