//! The Merchant's tray: stalls, warehouse, the rumour and what follows it, the ledger, and what dusk will do.

use super::{actions, on_tray, skills, workshop::slot};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind,
        merchant::{Good, MOST_STANDING, Market, Rival, RivalId, SPACES},
        state::Mythwind,
        trade::Doing,
        view::{
            board::{ZONE, piece},
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// What is printed on the open tray, over its ground.
    pub(super) fn market_face(&self, who: Character, market: &Market, face: Face) -> Face {
        let mut face = titles(face);
        let stored =
            Words::new("mw-of").with("have", market.warehouse.total()).with("need", self.warehouse_room(who));
        face = face
            .text(Rect::new(200, 352, 200, 24), Text::sans(stored, 13, Colour::Parchment).right())
            .sheet(layout::WAREHOUSE, slot());
        let doing = match market.today.doing {
            Some(Doing::Buy { left }) => Some(("buy", left)),
            Some(Doing::Sell { left }) => Some(("sell", left)),
            _ => None,
        };
        let limit = self.trade_limit(who);
        let actions = [("buy", limit), ("sell", limit), ("haggle", self.haggle_coins(who))];
        face = self.action_reminders(who, doing, actions, face);
        face = actions::worker_reminders(
            &[(Some(Kind::Sprite), "mw-deal-sprite"), (Some(Kind::Villager), "mw-deal-villager")],
            face,
        );
        face = skills::skill_spaces(face);
        if market.seen.is_empty() {
            face = face.picture(Rect::new(420, 240, 306, 100), "mythwind/market", 8);
        }
        face = self.ledger_panel(who, market, face);
        self.market_forecast(who, market, face)
    }

    /// The ledger beside what each rival asks for, and the standing.
    fn ledger_panel(&self, who: Character, market: &Market, face: Face) -> Face {
        let rect = Rect::new(420, 350, 306, 116);
        let ledger = Words::new("mw-ledger").with("coins", market.ledger);
        let standing =
            Words::new("mw-standing").with("standing", market.standing).with("most", MOST_STANDING);
        let mut face = face
            .sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12))
            .text(Rect::new(rect.x + 14, rect.y + 4, 150, 26), Text::serif(ledger, 17, Colour::Cream))
            .text(
                Rect::new(rect.x + 166, rect.y + 4, 126, 26),
                Text::sans(standing, 13, Colour::Parchment).right().least(11),
            );
        for (at, rival) in (0_i16..).zip(Rival::ALL) {
            let y = rect.y + 34 + at * 26;
            let fortune = market.fortunes[rival as usize];
            let asks = Words::new("mw-rival-asks").with("coins", u16::from(fortune) * 10);
            let colour = if self.outdoes(who, rival) { Colour::Lamp } else { Colour::Parchment };
            face = face
                .text(
                    Rect::new(rect.x + 14, y, 150, 24),
                    Text::sans(rival.words(), 13, Colour::Cream).least(11),
                )
                .text(Rect::new(rect.x + 166, y, 126, 24), Text::bold(asks, 13, colour).right().least(11));
        }
        face
    }

    /// What dusk will do to the stalls, lower left.
    fn market_forecast(&self, who: Character, market: &Market, face: Face) -> Face {
        let rect = Rect::new(34, 452, 372, 182);
        let mut face = face
            .sheet(rect, Sheet::new(Fill::Sheer(Colour::Shadow, 45), 12))
            .text(
                Rect::new(rect.x + 14, rect.y + 6, 340, 26),
                Text::serif(Words::new("mw-market-at-dusk"), 17, Colour::Cream),
            )
            .text(
                Rect::new(rect.x + 14, rect.y + 128, 344, 48),
                Text::sans(Words::new("mw-ledger-rule"), 13, Colour::Parchment).least(11).top(),
            );
        for (at, good) in (0_i16..).zip(Good::ALL) {
            let now = market.stalls.of(good);
            let then = self.stall_at_dusk(who, good).unwrap_or(now);
            let key = if now == then { "mw-stall-stays" } else { "mw-stall-becomes" };
            let words = Words::new(key).with("now", now).with("then", then);
            let y = rect.y + 36 + at * 22;
            face = face
                .text(Rect::new(rect.x + 14, y, 76, 22), Text::sans(good.words(), 13, Colour::Parchment))
                .text(Rect::new(rect.x + 96, y, 262, 22), Text::bold(words, 13, Colour::Cream).least(11));
        }
        face
    }

    /// Units to be bought, units to be sold, the rumour, and the cards looked at.
    pub(super) fn market_pieces(&self, who: Character, market: &Market, pieces: &mut Vec<Piece>) {
        for good in Good::ALL {
            let stall = layout::stall(good);
            if let Some(price) = market.buys_at(good, Self::content()) {
                let space = layout::stall_space(SPACES - market.stalls.of(good).min(SPACES));
                let rect = Rect::new(stall.x + space.x, stall.y + space.y, space.w, space.h);
                let mut about = About::new(good.words())
                    .kind(Words::new("mw-kind-good"))
                    .rule(Words::new("mw-unit-rule"))
                    .clause("MW-ME02");
                if let Some(coins) = self.buying_price(who, good, 0) {
                    about = about.now(Words::new("mw-costs-now").with("coins", coins));
                }
                let face = faces::unit(good, price);
                pieces.push(piece(ids::piece::unit(good), on_tray(who, rect), face, Some(about)));
            }
            let count = market.warehouse.of(good);
            if count > 0 {
                let mut about = About::new(good.words())
                    .kind(Words::new("mw-kind-good"))
                    .rule(Words::new("mw-stored-rule"))
                    .clause("MW-ME02");
                if let Some(coins) = self.selling_price(who, good) {
                    about = about.now(Words::new("mw-pays-now").with("coins", coins));
                }
                let place = on_tray(who, layout::stored(good));
                let face = faces::stored(good, count);
                pieces.push(piece(ids::piece::stored(good), place, face, Some(about)));
            }
        }
        if let Some(card) = market.rumour {
            pieces.push(rival_piece(who, card, layout::RUMOUR, true));
        }
        for (place, &card) in market.seen.iter().enumerate() {
            pieces.push(rival_piece(who, card, layout::seen(place), false));
        }
    }

    /// The stalls, the warehouse and the rival deck.
    pub(super) fn market_zones(&self, who: Character, market: &Market, zones: &mut Vec<Zone>) {
        let surface = ids::tray(who);
        let place = |rect| Place { surface, rect, level: ZONE };
        for good in Good::ALL {
            let prices = [self.buying_price(who, good, 0), self.selling_price(who, good)];
            let about = About::new(good.words())
                .kind(Words::new("mw-kind-good"))
                .rule(Words::new("mw-stall-rule"))
                .clause("MW-ME02");
            zones.push(Zone {
                id: ids::zone::stall(good),
                place: place(layout::stall(good)),
                face: faces::stall(Self::content(), market, good, prices),
                about: Some(about),
            });
        }
        let about = About::new(Words::new("mw-warehouse"))
            .rule(Words::new("mw-warehouse-rule").with("count", self.warehouse_room(who)))
            .clause("MW-ME01");
        zones.push(Zone {
            id: ids::zone::WAREHOUSE,
            place: place(layout::WAREHOUSE),
            face: Face::new(layout::WAREHOUSE.w, layout::WAREHOUSE.h),
            about: Some(about),
        });
        let rect = Rect::new(420, 206, 306, 26);
        let left = Words::new("mw-rivals-left").with("count", self.hidden.rivals.len() + market.seen.len());
        let about = About::new(Words::new("mw-rivals")).rule(Words::new("mw-rivals-rule")).clause("MW-ME05");
        let face = Face::new(rect.w, rect.h)
            .text(Rect::new(0, 0, rect.w, rect.h), Text::sans(left, 13, Colour::Parchment).least(11));
        zones.push(Zone { id: ids::zone::RIVALS, place: place(rect), face, about: Some(about) });
    }

    /// The market in a few words, on a narrow tray.
    pub(super) fn narrow_market(&self, who: Character, market: &Market, at: Rect, mut face: Face) -> Face {
        let mut lines = vec![
            Words::new("mw-narrow-warehouse")
                .with("have", market.warehouse.total())
                .with("need", self.warehouse_room(who)),
            Words::new("mw-ledger").with("coins", market.ledger),
            Words::new("mw-narrow-standing").with("standing", market.standing),
        ];
        if let Some(card) = market.rumour {
            let card = Self::content().rival(card);
            lines.push(card.rival.words());
            lines.push(Words::new("mw-rival-wants").with("good", card.wants.words()));
        }
        for (line, words) in (0_i16..).zip(lines) {
            let rect = Rect::new(at.x, at.y + line * 21, at.w, 20);
            face = face.text(rect, Text::sans(words, 13, Colour::Parchment).least(10));
        }
        face
    }
}

fn rival_piece(who: Character, id: RivalId, rect: Rect, open: bool) -> Piece {
    let card = Mythwind::content().rival(id);
    let about = About::new(card.rival.words())
        .kind(Words::new(if open { "mw-kind-rumour" } else { "mw-kind-rival" }))
        .rule(
            Words::new("mw-rival-rule")
                .with("buys", card.buys.1)
                .with("bought", card.buys.0.words())
                .with("dumps", card.dumps.1)
                .with("dumped", card.dumps.0.words()),
        )
        .rule(Words::new("mw-rival-demand").with("good", card.wants.words()))
        .clause(if open { "MW-ME06" } else { "MW-ME05" });
    piece(ids::piece::rival(id), on_tray(who, rect), faces::rival(card, (rect.w, rect.h), open), Some(about))
}

/// The titles of the parts.
fn titles(mut face: Face) -> Face {
    for (words, x, y, w) in [
        ("mw-stalls", 40, 58, 136),
        ("mw-warehouse", 40, 352, 160),
        ("mw-rumour", 420, 58, 120),
        ("mw-character-action", 742, 58, 256),
        ("mw-skills", 420, 480, 120),
    ] {
        face = face.text(Rect::new(x, y, w, 24), Text::serif(Words::new(words), 17, Colour::Cream));
    }
    for (words, rect) in [
        ("mw-stalls-hint", Rect::new(180, 58, 220, 24)),
        ("mw-rumour-hint", Rect::new(540, 58, 186, 24)),
        ("mw-skills-hint", Rect::new(560, 480, 440, 24)),
    ] {
        face = face.text(rect, Text::sans(Words::new(words), 13, Colour::Parchment).right().least(11));
    }
    face
}
