//! The Crafter's tray: orders, decks, benches, materials, the name, and what dusk would bring.

use super::{actions, on_tray, skills};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind,
        crafter::{BENCHES, Item, MOST_MATERIALS, MOST_REPUTATION, Material, OrderId, TIERS, Workshop},
        state::Mythwind,
        trade::Doing,
        view::{
            board::{ZONE, piece},
            describe::{kind_name, res_name},
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// What is printed on the open tray, over its ground.
    pub(super) fn workshop_face(&self, who: Character, workshop: &Workshop, face: Face) -> Face {
        let mut face = titles(face);
        let stored =
            Words::new("mw-of").with("have", workshop.materials.total()).with("need", MOST_MATERIALS);
        let starts = Words::new("mw-starts-left").with("left", workshop.starts_left());
        face = face
            .text(Rect::new(200, 478, 200, 24), Text::sans(stored, 13, Colour::Parchment).right())
            .text(Rect::new(200, 58, 200, 24), Text::sans(starts, 13, Colour::Parchment).right().least(11));
        for place in 0..3 {
            face = face.sheet(layout::order(place), slot());
        }
        for bench in 0..BENCHES {
            face = face.sheet(layout::bench(bench), slot());
        }
        let doing = match workshop.today.doing {
            Some(Doing::Gather { left }) => Some(("gather", left)),
            Some(Doing::Work { left }) => Some(("craft", left)),
            _ => None,
        };
        let actions = [("gather", 3), ("craft", self.work_points(who)), ("canvass", 1)];
        face = self.action_reminders(who, doing, actions, face);
        face = actions::worker_reminders(
            &[
                (Some(Kind::Sprite), "mw-craft-sprite"),
                (Some(Kind::Villager), "mw-craft-villager"),
                (None, "mw-craft-either"),
            ],
            face,
        );
        face = skills::skill_spaces(face);
        face = name_line(workshop.reputation, face);
        self.delivery_forecast(who, workshop, face)
    }

    /// What the finished items would bring now.
    fn delivery_forecast(&self, who: Character, workshop: &Workshop, face: Face) -> Face {
        let rect = Rect::new(420, 84, 306, 382);
        let mut face = face
            .sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12))
            .text(
                Rect::new(rect.x + 14, rect.y + 6, 278, 26),
                Text::serif(Words::new("mw-deliveries"), 17, Colour::Cream),
            )
            .picture(Rect::new(rect.x + 8, rect.y + 278, rect.w - 16, 96), "mythwind/workshop", 8)
            .text(
                Rect::new(rect.x + 14, rect.y + 184, 278, 92),
                Text::sans(Words::new("mw-deliveries-rule"), 13, Colour::Parchment).least(11).top(),
            );
        let mut lines = 0;
        for (_, item) in workshop.finished(Self::content()) {
            let y = rect.y + 40 + lines * 46;
            lines += 1;
            let brings = Words::new("mw-delivery-brings").with("coins", self.delivery_price(who, item));
            let fame = self.fame(who, item.quality);
            let key = if fame < 0 { "mw-name-falls" } else { "mw-name-rises" };
            let name = Words::new(key).with("count", fame.unsigned_abs());
            face = face
                .text(Rect::new(rect.x + 14, y, 278, 22), Text::bold(item.order.words(), 14, Colour::Cream))
                .text(Rect::new(rect.x + 14, y + 22, 130, 22), Text::sans(brings, 13, Colour::Parchment))
                .text(Rect::new(rect.x + 150, y + 22, 142, 22), Text::sans(name, 13, Colour::Parchment));
        }
        if lines == 0 {
            face = face.text(
                Rect::new(rect.x + 14, rect.y + 40, 278, 40),
                Text::sans(Words::new("mw-no-deliveries"), 13, Colour::Parchment).top(),
            );
        }
        face
    }

    /// Orders in the row and on benches, and the materials.
    pub(super) fn workshop_pieces(&self, who: Character, workshop: &Workshop, pieces: &mut Vec<Piece>) {
        for (place, &order) in workshop.row.iter().enumerate() {
            let rect = layout::order(place);
            pieces.push(self.order_piece(who, order, None, on_tray(who, rect)));
        }
        for (bench, item) in workshop.items() {
            let place = on_tray(who, layout::bench(bench));
            pieces.push(self.order_piece(who, item.order, Some(item), place));
        }
        for material in Material::ALL {
            let about = About::new(material.words())
                .rule(Words::new("mw-materials-rule").with("most", MOST_MATERIALS))
                .clause("MW-CR01");
            let face = faces::material(material, workshop.materials.of(material));
            let place = on_tray(who, layout::material(material));
            pieces.push(piece(ids::piece::material(material), place, face, Some(about)));
        }
    }

    fn order_piece(&self, who: Character, order: OrderId, item: Option<&Item>, place: Place) -> Piece {
        let card = Self::content().order(order);
        let mut about = About::new(order.words())
            .kind(Words::new("mw-kind-order").with("tier", card.tier))
            .rule(
                Words::new("mw-order-rule")
                    .with("needs", faces::needs(card.materials))
                    .with("work", card.work)
                    .with("price", card.price),
            )
            .rule(
                Words::new("mw-order-customer")
                    .with("kind", kind_name(card.customer))
                    .with("res", res_name(card.gift)),
            );
        match item {
            None => about = about.clause("MW-CR03"),
            Some(item) if item.is_finished(Self::content()) => {
                about = about
                    .now(Words::new("mw-quality").with("quality", item.quality))
                    .now(Words::new("mw-delivery-brings").with("coins", self.delivery_price(who, item)))
                    .clause("MW-CR07");
            }
            Some(item) => {
                about = about
                    .now(Words::new("mw-work-of").with("have", item.work).with("need", card.work))
                    .clause("MW-CR05");
            }
        }
        piece(ids::piece::order(order), place, faces::order(Self::content(), card, item), Some(about))
    }

    /// The decks and the benches.
    pub(super) fn workshop_zones(&self, who: Character, workshop: &Workshop, zones: &mut Vec<Zone>) {
        let surface = ids::tray(who);
        for (tier, reputation) in TIERS {
            let rect = layout::deck(tier);
            let open = workshop.reputation >= reputation;
            let count = self.hidden.orders[usize::from(tier) - 1].len();
            let fill = Fill::Flat(if open { Colour::Parchment } else { Colour::WoodLight });
            let (name, state) = (
                Words::new("mw-deck").with("tier", tier),
                if open {
                    Words::new("mw-deck-left").with("count", count)
                } else {
                    Words::new("mw-deck-closed").with("name", reputation)
                },
            );
            let face = Face::new(rect.w, rect.h);
            let all = face.all();
            let face = face
                .sheet(all, Sheet::new(fill, 8).raised(1))
                .text(Rect::new(8, 2, 100, 19), Text::bold(name.clone(), 13, Colour::Ink).least(10))
                .text(Rect::new(8, 20, 100, 18), Text::sans(state.clone(), 12, Colour::Ink).least(10));
            let about = About::new(name).rule(Words::new("mw-deck-rule")).now(state).clause("MW-CR02");
            let place = Place { surface, rect, level: ZONE };
            zones.push(Zone { id: ids::zone::deck(tier), place, face, about: Some(about) });
        }
        for bench in 0..BENCHES {
            let rect = layout::bench(bench);
            let closed = bench >= self.benches(who) && workshop.bench(bench).is_none();
            let key = if closed { "mw-bench-closed" } else { "mw-bench-empty" };
            let face = Face::new(rect.w, rect.h);
            let all = face.all().inset(10);
            let face = face.text(all, Text::sans(Words::new(key), 13, Colour::Parchment).centred());
            let about =
                About::new(Words::new("mw-bench")).rule(Words::new("mw-bench-rule")).clause("MW-CR03");
            let place = Place { surface, rect, level: ZONE };
            zones.push(Zone { id: ids::zone::bench(bench), place, face, about: Some(about) });
        }
    }

    /// The workshop in a few words, on a narrow tray.
    pub(super) fn narrow_workshop(
        &self,
        who: Character,
        workshop: &Workshop,
        at: Rect,
        mut face: Face,
    ) -> Face {
        let taken = workshop.items().count();
        let benches = usize::from(self.benches(who)).max(taken);
        let mut lines = vec![
            Words::new("mw-narrow-benches").with("have", taken).with("need", benches),
            Words::new("mw-narrow-name").with("name", workshop.reputation),
        ];
        lines.extend(Material::ALL.map(|material| {
            Words::new("mw-material-count")
                .with("count", workshop.materials.of(material))
                .with("material", material.words())
        }));
        for (line, words) in (0_i16..).zip(lines) {
            let rect = Rect::new(at.x, at.y + line * 21, at.w, 20);
            face = face.text(rect, Text::sans(words, 13, Colour::Parchment).least(11));
        }
        face
    }
}

pub(super) fn slot() -> Sheet {
    Sheet::new(Fill::Sheer(Colour::Shadow, 45), 8).edge(Colour::Wood, 1)
}

/// The titles of the parts.
fn titles(mut face: Face) -> Face {
    for (words, x, y, w) in [
        ("mw-orders", 40, 58, 160),
        ("mw-benches", 40, 288, 200),
        ("mw-materials", 40, 478, 160),
        ("mw-character-action", 742, 58, 256),
        ("mw-skills", 420, 480, 120),
    ] {
        face = face.text(Rect::new(x, y, w, 24), Text::serif(Words::new(words), 17, Colour::Cream));
    }
    face.text(
        Rect::new(560, 480, 440, 24),
        Text::sans(Words::new("mw-skills-hint"), 13, Colour::Parchment).right().least(11),
    )
    .text(
        Rect::new(240, 288, 160, 24),
        Text::sans(Words::new("mw-benches-hint"), 13, Colour::Parchment).right().least(11),
    )
}

/// The Crafter's name, 0 to 12; where a deck opens the box is marked.
fn name_line(reputation: u8, mut face: Face) -> Face {
    face = face.text(
        Rect::new(40, 568, 360, 24),
        Text::serif(Words::new("mw-reputation").with("name", reputation), 17, Colour::Cream),
    );
    for value in 0..=MOST_REPUTATION {
        let rect = Rect::new(40 + i16::from(value) * 28, 596, 26, 30);
        let opens = TIERS.iter().any(|&(tier, least)| tier > 1 && least == value);
        let fill = Fill::Flat(if value == reputation { Colour::Lamp } else { Colour::Parchment });
        let sheet = Sheet::new(fill, 6);
        let sheet = if opens { sheet.edge(Colour::Brick, 2) } else { sheet };
        face =
            face.sheet(rect, sheet).text(rect, Text::bold(faces::number(value), 13, Colour::Ink).centred());
    }
    face
}
