//! What can be done and by which gesture.

use super::{
    Table, about, faces,
    ids::{piece, zone},
    layout, names,
};
use crate::rules::{
    Seat, Words,
    table::{Button, Gesture, Offer, PieceId, Place, Pose, Rect, Shown, Spot},
    valley_duel::{Farm, Move, Patch, Role, Step, Task, ValleyDuel, Wheel, content::Content},
};

/// Above what lies on the table.
const ABOVE: i16 = 90;
/// What a Contract must be worth for its loss to be asked about.
const MUCH: u16 = 3;

/// A button of the bar.
pub(super) fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

/// A button with a symbol and, where one stands for it, a key.
fn marked(primary: bool, icon: &str, key: Option<char>) -> Gesture {
    Gesture::Button(Button { primary, key, icon: Some(faces::symbol(icon).into()) })
}

/// A piece dragged onto something.
pub(super) fn drag(piece: PieceId, onto: Spot, land: Rect) -> Gesture {
    Gesture::Drag { piece, onto, land: Place::table(land, 30), pose: Pose::default() }
}

/// A piece clicked.
pub(super) fn click(piece: PieceId) -> Gesture {
    Gesture::Click(Spot::Piece(piece))
}

/// The ways in which one move can be made.
struct Ways<'a> {
    seat: Seat,
    mv: Move,
    label: Words,
    preview: Vec<Words>,
    shows: Vec<Shown>,
    warning: Option<Words>,
    offers: &'a mut Vec<Offer<Move>>,
}

impl Ways<'_> {
    fn add(&mut self, gesture: Gesture) -> &mut Self {
        self.offers.push(Offer {
            seat: self.seat,
            mv: self.mv,
            gesture,
            label: self.label.clone(),
            preview: self.preview.clone(),
            shows: self.shows.clone(),
            warning: self.warning.clone(),
        });
        self
    }
}

impl Table<'_> {
    /// Every legal move of whoever the viewer may act for.
    pub(super) fn offers(&self, offers: &mut Vec<Offer<Move>>) {
        let Some(seat) = self.acting() else { return };
        for mv in self.game.list(seat) {
            self.offer(seat, mv, offers);
        }
    }

    fn offer(&self, seat: Seat, mv: Move, offers: &mut Vec<Offer<Move>>) {
        let game = self.game;
        let mut ways = Ways {
            seat,
            mv,
            label: self.label(seat, mv),
            preview: self.preview(seat, mv),
            shows: Vec::new(),
            warning: None,
            offers,
        };
        match mv {
            Move::Rotate(steps) => {
                ways.shows = self.turning(seat, steps);
                let key = char::from_digit(u32::from(steps), 10);
                ways.add(Gesture::Turn { wheel: piece::wheel(seat), steps }).add(marked(
                    steps == 1,
                    "turn",
                    key,
                ));
            }
            Move::Choose(wheel) => {
                let section = game.wheels.meshed(seat, wheel);
                match game.task() {
                    // What is covered lies below the tile that was laid last.
                    Some(Task::Covered(_)) => ways.add(marked(true, "enhance", None)),
                    _ => ways.add(click(self.on_section(seat, wheel, section))).add(button(false)),
                };
            }
            Move::Guilders => {
                ways.add(marked(false, "calendar", None)).add(click(piece::CALENDAR));
            }
            Move::Pass => {
                ways.warning = self.careless();
                let end = game.task().is_none();
                ways.add(if end { marked(true, "end", None) } else { button(false) });
            }
            Move::First(_) => {
                ways.add(button(false));
            }
            Move::Help(farm) => {
                ways.add(click(piece::farm(farm))).add(marked(false, "helper", None));
            }
            Move::Bulb(colour) => {
                ways.add(Gesture::Card(faces::bulb_option(colour))).add(click(piece::bulbs(seat, colour)));
            }
            Move::Plant { colour, patch, space } => {
                let at = usize::from(space);
                let land = layout::space(patch, at, game.planted(patch).len());
                ways.add(drag(piece::bulbs(seat, colour), Spot::Zone(zone::space(patch, at)), land));
            }
            Move::Build { column, node } => {
                if let Some(row) = game.player(seat).lowest(column) {
                    let id = piece::windmill(seat, column, row);
                    ways.add(drag(id, Spot::Zone(zone::node(node)), layout::node(node).inset(1)));
                }
            }
            Move::Closest(patch) => {
                let reward = self.closest_space(patch);
                if let Some(at) = reward {
                    ways.add(Gesture::Click(Spot::Zone(zone::space(patch, at))));
                }
                ways.add(button(false));
            }
            Move::Deal { stall, half } => {
                ways.add(click(piece::deal(game.lot(stall), half)));
            }
            Move::Sail(port) => {
                ways.add(drag(piece::BOAT, Spot::Zone(zone::port(port)), layout::boat(port)));
            }
            Move::Deliver(colour) => {
                let id = piece::bulbs(seat, colour);
                let port = game.boat;
                let land = layout::demand(port).inset(12);
                ways.add(drag(id, Spot::Zone(zone::port(port)), land));
                let demand = piece::demand(game.harbour(port).demand);
                ways.add(drag(id, Spot::Piece(demand), land));
            }
            Move::Farm { place, role } => self.offer_farm(seat, place, role, &mut ways),
            Move::Swap { role, one, other } => {
                let row = ValleyDuel::row_of(seat, role);
                let cards: Vec<Farm> = game.cards(seat, role).collect();
                let (Some(first), Some(second)) =
                    (cards.get(usize::from(one)), cards.get(usize::from(other)))
                else {
                    return;
                };
                let land = |at: u8| layout::row(self.is_near(row), i16::from(at));
                let [first, second] = [*first, *second].map(piece::farm);
                ways.add(drag(first, Spot::Piece(second), land(other))).add(drag(
                    second,
                    Spot::Piece(first),
                    land(one),
                ));
            }
            Move::Enhance { place, wheel, section } => {
                let Some(tile) = game.tiles.get(usize::from(place)).copied().flatten() else { return };
                let onto = Spot::Piece(self.on_section(seat, wheel, section));
                let land = layout::section(&game.wheels, seat, wheel, section);
                ways.add(drag(piece::tile(tile), onto, land));
            }
            Move::Pay => {
                let farm = match game.task() {
                    Some(Task::Pay { farm, .. }) => Some(farm),
                    _ => None,
                };
                ways.add(marked(true, "contract", None));
                if let Some(farm) = farm {
                    ways.add(click(piece::farm(farm)));
                }
            }
        }
    }

    /// A card of the offer goes into one of the rows; the row shows how its cards would move on.
    fn offer_farm(&self, seat: Seat, place: u8, role: Role, ways: &mut Ways<'_>) {
        let game = self.game;
        let Some(farm) = game.farms.get(usize::from(place)).copied().flatten() else { return };
        let row = ValleyDuel::row_of(seat, role);
        let near = self.is_near(row);
        ways.shows = self.sliding(row);
        ways.warning = self
            .loses(seat, role)
            .filter(|(_, points)| *points >= MUCH)
            .map(|(card, points)| Words::new("vd-warn-lost").with("card", card).with("points", points));
        let id = piece::farm(farm);
        let land = layout::row(near, 0);
        ways.add(drag(id, Spot::Zone(zone::row(row)), land));
        // A full row is all cards.
        for laid in game.rows[row.index()].iter().flatten() {
            ways.add(drag(id, Spot::Piece(piece::farm(*laid)), land));
        }
    }

    /// Where the cards of a row would lie with a new one, the last of them pushed out.
    fn sliding(&self, row: Seat) -> Vec<Shown> {
        let near = self.is_near(row);
        let cards = self.game.rows[row.index()].iter().flatten();
        let moved = (1..).zip(cards).map(|(place, farm)| {
            let rect = if place < 3 { layout::row(near, place) } else { layout::out(near) };
            let face = faces::card(rect, *farm, self.ends(row, *farm));
            Shown { place: Place::table(rect, ABOVE + place), face }
        });
        moved.collect()
    }

    /// What would meet after a turn, and what the other could follow with.
    fn turning(&self, seat: Seat, steps: u8) -> Vec<Shown> {
        let rival = ValleyDuel::rival(seat);
        let [own, central, follow] = self.meeting(seat, steps);
        let places = [
            (layout::mesh(seat, Wheel::Own), own, false),
            (layout::mesh(seat, Wheel::Central), central, false),
            (layout::mesh(rival, Wheel::Central), follow, true),
        ];
        let spaces = places.into_iter().map(|(rect, (effects, tile), follows)| Shown {
            place: Place::table(rect, ABOVE),
            face: faces::coming(effects, tile, follows),
        });
        let seal = |of: Seat, key: &'static str, lines: Vec<Words>, follows: bool| {
            let rect = layout::seal(of, follows);
            let title = Words::new(key).with("who", of);
            Shown { place: Place::table(rect, ABOVE + 1), face: faces::seal(rect, title, lines, follows) }
        };
        let choice = vec![names::effects(own.0), names::effects(central.0)];
        spaces
            .chain([
                seal(seat, "vd-seal-choose", choice, false),
                seal(rival, "vd-seal-follow", vec![names::effects(follow.0)], true),
            ])
            .collect()
    }

    /// The space of the reward that would be received from a Patch.
    fn closest_space(&self, patch: Patch) -> Option<usize> {
        let Some(Task::Closest(node)) = self.game.task() else { return None };
        let mut closest = self.game.closest(node).into_iter().flatten();
        closest.find(|(at, ..)| *at == patch).map(|(_, space, _)| space)
    }

    /// The question before a Contract of some worth is let go.
    fn careless(&self) -> Option<Words> {
        let Some(Task::Pay { farm, owner }) = self.game.task() else { return None };
        let points = self.game.counted(owner, farm) * u16::from(Content::get().farm(farm).each);
        let words = Words::new("vd-warn-let-go").with("card", names::farm(farm)).with("points", points);
        (points >= MUCH).then_some(words)
    }

    /// What a move is called.
    fn label(&self, seat: Seat, mv: Move) -> Words {
        let game = self.game;
        let second = matches!(game.step, Step::Second(_)) && game.task().is_none();
        match mv {
            Move::Rotate(steps) => Words::new("vd-do-turn").with("steps", steps),
            Move::Choose(wheel) => {
                let effects = match game.task() {
                    Some(Task::Covered(effects)) => effects,
                    _ => game.meshed(seat, wheel),
                };
                let key = if second { "vd-do-second" } else { "vd-do-space" };
                Words::new(key).with("what", names::effects(effects))
            }
            Move::Guilders => {
                let key = if second { "vd-do-guilders-second" } else { "vd-do-guilders" };
                Words::new(key).with("count", game.calendar_value())
            }
            Move::Pass => self.passing(),
            Move::First(at) => {
                let effect = match game.task() {
                    Some(Task::Order { effects, .. }) => effects.get(usize::from(at)).copied(),
                    _ => None,
                };
                let what = effect.map_or_else(|| names::number(at), names::effect);
                Words::new("vd-do-first").with("what", what)
            }
            Move::Help(farm) => {
                let gain = names::effect(Content::get().farm(farm).gain);
                Words::new("vd-do-help").with("card", names::farm(farm)).with("gain", gain)
            }
            Move::Bulb(colour) => Words::new("vd-do-bulb").with("bulb", names::bulb(colour)),
            Move::Plant { colour, patch, space } => Words::new("vd-do-plant")
                .with("bulb", names::bulb(colour))
                .with("patch", names::patch(patch))
                .with("what", names::effect(Content::get().patch(patch).rewards[usize::from(space)])),
            Move::Build { column, .. } => Words::new("vd-do-build")
                .with("cost", game.price(seat, column).unwrap_or(0))
                .with("colour", names::colour(column)),
            Move::Closest(patch) => {
                let space = self.closest_space(patch).unwrap_or(0);
                Words::new("vd-do-closest")
                    .with("patch", names::patch(patch))
                    .with("what", names::effect(Content::get().patch(patch).rewards[space]))
            }
            Move::Deal { stall, half } => {
                let deal = game.deal(stall, half);
                Words::new("vd-do-deal").with("cost", deal.cost).with("bulbs", about::bought(deal))
            }
            Move::Sail(port) => Words::new("vd-do-sail").with("port", names::port(port)),
            Move::Deliver(colour) => {
                let points = game.section(game.boat).map_or(0, |section| section.points[colour.index()]);
                Words::new("vd-do-deliver").with("bulb", names::bulb(colour)).with("points", points)
            }
            Move::Farm { place, role } => {
                let farm = game.farms.get(usize::from(place)).copied().flatten();
                let key = if role == Role::Helper { "vd-do-helper" } else { "vd-do-contract" };
                Words::new(key).with("card", farm.map_or_else(|| names::number(place), names::farm))
            }
            Move::Swap { .. } => Words::new("vd-do-swap"),
            Move::Enhance { place, wheel, .. } => {
                let tile = game.tiles.get(usize::from(place)).copied().flatten();
                let cost = tile.map_or(0, |tile| ValleyDuel::tile_cost(tile, wheel));
                let key = if wheel == Wheel::Central { "vd-do-central" } else { "vd-do-own" };
                Words::new(key)
                    .with("cost", cost)
                    .with("tile", tile.map_or_else(|| names::number(place), names::tile))
            }
            Move::Pay => Words::new("vd-do-pay"),
        }
    }

    /// What it is called to leave something.
    fn passing(&self) -> Words {
        Words::new(match self.game.task() {
            None => "vd-pass-second",
            Some(Task::Act { .. }) => "vd-pass-action",
            Some(Task::Deliver { .. }) => "vd-pass-deliver",
            Some(Task::Swap(_)) => "vd-pass-swap",
            Some(Task::Pay { .. }) => "vd-pass-pay",
            Some(Task::After { .. }) => "vd-pass-help",
            Some(_) => "vd-pass",
        })
    }
}
