//! What can be done, and by which gesture.

use super::{
    describe::{Form, building_name, kind_name, res_name, skill_name, space_name},
    faces, ids, layout,
    trays::{box_of, crop_name, farm_label},
};
use crate::rules::{
    Game as _, Refusal, Words,
    mythwind::{
        Building, Character, LocationId, Move, Res, Space, TownAction,
        ask::Ask,
        engine::Asked,
        farmer::{By, Crop, FarmMove, placements},
        state::Mythwind,
    },
    table::{Button, Denied, Gesture, Offer, Place, Pose, Rect, Spot},
};

fn button(primary: bool) -> Gesture {
    Gesture::Button(Button { primary, key: None, icon: None })
}

fn icon_button(icon: String) -> Gesture {
    Gesture::Button(Button { primary: false, key: None, icon: Some(icon.into()) })
}

fn drag(piece: crate::rules::table::PieceId, onto: Spot, land: Place) -> Gesture {
    Gesture::Drag { piece, onto, land, pose: Pose::default() }
}

/// Collects the offers of one seat.
struct Offers<'a> {
    game: &'a Mythwind,
    who: Character,
    list: &'a mut Vec<Offer<Move>>,
}

impl Offers<'_> {
    fn add(&mut self, mv: Move, gesture: Gesture, label: Words) {
        self.push(mv, gesture, label, Vec::new());
    }

    /// An offer that also shows what it would change.
    fn add_with_preview(&mut self, mv: Move, gesture: Gesture, label: Words) {
        let preview = self.game.preview(self.who, mv);
        self.push(mv, gesture, label, preview);
    }

    fn push(&mut self, mv: Move, gesture: Gesture, label: Words, preview: Vec<Words>) {
        let warning = self.game.warning(self.who, mv);
        self.list.push(Offer { seat: self.who.seat(), mv, gesture, label, preview, warning });
    }
}

impl Mythwind {
    /// Before the Longhouse is taken down or covered: it can be built anew for nothing, yet nobody wants
    /// that by mistake (MW-R26, MW-R28).
    fn warning(&self, who: Character, mv: Move) -> Option<Words> {
        let Move::At(at) = mv else { return None };
        let Asked::Ask(ask, _) = self.asked(who) else { return None };
        let key = match ask {
            Ask::Demolish | Ask::Jail => "mw-warn-demolish",
            Ask::Overgrow { .. } | Ask::PlaceForest { .. } => "mw-warn-cover",
            _ => return None,
        };
        (self.town.at(at).building == Some(Building::Longhouse)).then(|| Words::new(key))
    }

    /// Every legal move of every seat, with its gestures.
    pub(super) fn offers(&self, list: &mut Vec<Offer<Move>>) {
        for who in self.playing() {
            let moves = self.legal_moves(who.seat());
            let mut offers = Offers { game: self, who, list };
            match self.asked(who) {
                Asked::Turn => moves.iter().for_each(|&mv| self.offer_turn(&mut offers, mv)),
                Asked::Ask(ask, _) => moves.iter().for_each(|&mv| self.offer_answer(&mut offers, ask, mv)),
                Asked::Nothing(_) => {}
            }
        }
    }

    /// What a move would change, where nothing has to come to light for it.
    fn preview(&self, who: Character, mv: Move) -> Vec<Words> {
        let mut after = self.clone();
        let Ok(played) = after.play(who.seat(), &mv) else { return Vec::new() };
        if played.wall.is_some() {
            return Vec::new();
        }
        let mut preview = Vec::new();
        let change = |name: Words, before: i64, after: i64| {
            Words::new("mw-change")
                .with("name", name)
                .with("before", crate::rules::Arg::Number(before))
                .with("after", crate::rules::Arg::Number(after))
        };
        let coins = (self.sheet(who).coins, after.sheet(who).coins);
        if coins.0 != coins.1 {
            preview.push(change(Words::new("mw-coins"), i64::from(coins.0), i64::from(coins.1)));
        }
        for res in Res::ALL {
            let held = (self.town.held.of(res), after.town.held.of(res));
            if held.0 != held.1 {
                preview.push(change(res_name(res), i64::from(held.0), i64::from(held.1)));
            }
        }
        if let (None, Some(kind)) = (self.sheet(who).today.aligned, after.sheet(who).today.aligned) {
            preview.push(Words::new("mw-aligned-then").with("kind", kind_name(kind)));
        }
        preview
    }

    fn offer_turn(&self, offers: &mut Offers, mv: Move) {
        let who = offers.who;
        match mv {
            Move::Act(action) => {
                let gesture = self.stand_gesture(who, action.space(), Some(action));
                let label = match action {
                    TownAction::Use(at) => {
                        let building = self.town.at(at).building.unwrap_or(Building::Longhouse);
                        Words::new("mw-do-use").with("building", building_name(building))
                    }
                    action => Words::new(format!("mw-action-{}", action.slug())),
                };
                offers.add_with_preview(mv, gesture, label);
            }
            Move::Forgo => offers.add(mv, button(false), Words::new("mw-do-forgo")),
            Move::EndTurn => {
                let idle = !self.sheet(who).today.barred
                    && self.sheet(who).today.actions > 0
                    && self.farm(who).is_some();
                offers.add(mv, button(!idle), Words::new("mw-do-end-turn"));
            }
            Move::Skill(skill) => offers.add(
                mv,
                Gesture::Click(Spot::Piece(ids::piece::skill(skill))),
                Words::new("mw-do-skill").with("skill", skill_name(skill)),
            ),
            Move::Farm(farm) => self.offer_farm(offers, mv, farm),
            _ => {}
        }
    }

    /// Putting the miniature on a space.
    fn stand_gesture(&self, who: Character, space: Space, action: Option<TownAction>) -> Gesture {
        let onto = match (space, action) {
            (Space::At(at), _) => match self.town.at(at).building {
                Some(building) => Spot::Piece(ids::piece::building(building)),
                None => Spot::Zone(ids::zone::location(at)),
            },
            (_, Some(action)) => Spot::Zone(ids::zone::action(action)),
            (Space::Adventure, None) => Spot::Zone(ids::zone::action(TownAction::Adventure)),
            (Space::Improve, None) => Spot::Zone(ids::zone::action(TownAction::Improve)),
            (Space::Construct, None) => Spot::Zone(ids::zone::action(TownAction::Construct)),
            (Space::Hire, None) => Spot::Zone(ids::zone::action(TownAction::Hire)),
        };
        drag(ids::piece::figure(who), onto, Place::table(layout::figure(space, who), 30))
    }

    fn offer_farm(&self, offers: &mut Offers, mv: Move, farm: FarmMove) {
        let who = offers.who;
        let open = ids::tray(who);
        let on_open = |rect: Rect| Place { surface: open, rect, level: 15 };
        let label = farm_label(farm, |crop| self.crop_price(crop));
        match farm {
            FarmMove::Plant { crop, cells, .. } => {
                if let Some(way) = placements(crop).iter().find(|way| way.cells == cells) {
                    let land = on_open(layout::cells(layout::FIELD, way.corner, way.size));
                    let gesture = Gesture::Drag {
                        piece: ids::piece::seeds(crop),
                        onto: Spot::Zone(ids::zone::FIELD),
                        land,
                        pose: way.pose,
                    };
                    offers.add(mv, gesture, label);
                }
            }
            FarmMove::Grow { tile, by: By::Action } => {
                offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::tile(tile))), label);
            }
            FarmMove::Grow { tile, by: By::Die(die) } => {
                let land = self.on_tile(who, tile);
                offers.add(mv, drag(ids::piece::die(die), Spot::Piece(ids::piece::tile(tile)), land), label);
            }
            FarmMove::Clear { cell } => {
                offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::boulder(cell))), label);
            }
            FarmMove::Reap { tile, store, by: By::Action } => {
                let (zone, rect) = if store {
                    let place = self.farm(who).map_or(0, |farm| farm.barn.len());
                    (ids::zone::BARN, layout::barn(place))
                } else {
                    (ids::zone::MARKET, Rect::new(300, 588, 52, 40))
                };
                offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::tile(tile))), label.clone());
                offers.add(mv, drag(ids::piece::tile(tile), Spot::Zone(zone), on_open(rect)), label);
            }
            FarmMove::Reap { tile, by: By::Die(die), .. } => {
                let land = self.on_tile(who, tile);
                offers.add(mv, drag(ids::piece::die(die), Spot::Piece(ids::piece::tile(tile)), land), label);
            }
            FarmMove::Unload { tile } => {
                offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::tile(tile))), label.clone());
                let land = on_open(Rect::new(300, 588, 52, 40));
                offers.add(mv, drag(ids::piece::tile(tile), Spot::Zone(ids::zone::MARKET), land), label);
            }
            FarmMove::Stop => offers.add(mv, button(true), label),
        }
    }

    /// Where a die lies on a crop it works on.
    fn on_tile(&self, who: Character, tile: crate::rules::mythwind::farmer::TileId) -> Place {
        let rect = self
            .farm(who)
            .and_then(|farm| farm.planted(tile))
            .and_then(box_of)
            .map_or(layout::FIELD, |(corner, _)| layout::cells(layout::FIELD, corner, (1, 1)).inset(8));
        Place { surface: ids::tray(who), rect, level: 20 }
    }

    fn offer_answer(&self, offers: &mut Offers, ask: &Ask, mv: Move) {
        let who = offers.who;
        match (ask, mv) {
            (Ask::Choose { options, .. }, Move::Pick(at)) => {
                let label = Form::Long
                    .effect(&options[usize::from(at)])
                    .unwrap_or_else(|| Words::new("mw-do-nothing"));
                offers.add_with_preview(mv, button(false), Words::new("mw-capital").with("what", label));
            }
            (Ask::May { effect, .. }, Move::Accept) => {
                let label = Form::Long.effect(effect).unwrap_or_else(|| Words::new("mw-do-nothing"));
                offers.add(mv, button(true), Words::new("mw-capital").with("what", label));
            }
            (_, Move::Decline) => offers.add(mv, button(false), Words::new("mw-do-decline")),
            (Ask::Event { id, .. }, Move::Pick(at)) => {
                let letter = ["a", "b", "c"][usize::from(at.min(2))];
                offers.add(mv, button(false), Words::new(format!("mw-event-{id}.{letter}")));
            }
            (Ask::Adventure { id }, Move::Pick(at)) => {
                let sections = Self::content().adventure(*id).map_or(0, |card| card.sections.len());
                let label = if sections == 1 {
                    Words::new("mw-do-read-on")
                } else {
                    let letter = ["a", "b", "c"][usize::from(at.min(2))];
                    Words::new(format!("mw-adventure-{id:02}.{letter}"))
                };
                offers.add(mv, button(sections == 1), label);
            }
            (_, Move::Stand(space)) => {
                let name = space_name(space, self.building_on(space));
                offers.add(
                    mv,
                    self.stand_gesture(who, space, None),
                    Words::new("mw-do-stand").with("space", name),
                );
            }
            (_, Move::Back) => offers.add(mv, button(false), Words::new("mw-do-back")),
            (_, Move::Align(kind)) => {
                let label = Words::new("mw-do-align").with("kind", kind_name(kind));
                offers.add(mv, icon_button(faces::alignment_icon(Some(kind))), label);
            }
            (_, Move::Res(res)) => self.offer_resource(offers, ask, mv, res),
            (_, Move::Buy(res)) => {
                let label = Words::new("mw-do-buy")
                    .with("res", res_name(res))
                    .with("coins", Self::content().rate(who, res));
                let land = Place::table(layout::token(res, self.town.held.of(res) + 1), 20);
                offers.add_with_preview(
                    mv,
                    drag(ids::piece::purse(who), Spot::Zone(ids::zone::track(res)), land),
                    label.clone(),
                );
                offers.add(mv, Gesture::Click(Spot::Zone(ids::zone::track(res))), label);
            }
            (_, Move::Die(die)) => self.offer_die(offers, ask, mv, die),
            (_, Move::At(at)) => self.offer_location(offers, ask, mv, at),
            (_, Move::Slot(slot)) => {
                if let Some(building) = self.town.queue[usize::from(slot) - 1] {
                    let label = Words::new("mw-do-move-up").with("building", building_name(building));
                    offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::building(building))), label);
                }
            }
            (Ask::EndOrder { .. }, Move::Building(building)) => offers.add(
                mv,
                Gesture::Click(Spot::Piece(ids::piece::building(building))),
                Words::new("mw-do-next").with("building", building_name(building)),
            ),
            (_, Move::Building(building)) => self.offer_construct(offers, mv, building),
            (_, Move::Goal(goal)) => {
                if let Some(card) = Self::content().goal(goal) {
                    let label = Words::new(format!("mw-goal-{goal:02}"));
                    offers.add(mv, Gesture::Card(faces::goal_choice(self, card)), label);
                }
            }
            (_, Move::Who(other)) => {
                offers.add(mv, button(false), Words::new("mw-do-who").with("who", other.seat()));
            }
            (_, Move::Upgrade(upgrade)) => {
                offers.add(mv, button(false), Words::new("mw-upgrade").with("number", upgrade));
            }
            (_, Move::Line(line)) => {
                let label = Words::new("mw-do-water");
                offers.add(mv, Gesture::Click(Spot::Zone(ids::zone::line(line))), label);
            }
            (Ask::Change, Move::Done) => offers.add(mv, button(true), Words::new("mw-do-begin-season")),
            (_, Move::Done) => {
                let key = match ask {
                    Ask::Improve { .. } => "mw-do-stop-buying",
                    Ask::Hire { .. } | Ask::HireFree { .. } => "mw-do-stop-hiring",
                    Ask::EndOrder { .. } => "mw-do-in-order",
                    Ask::ActNow { begun: false } => "mw-do-no-action",
                    _ => "mw-do-stop",
                };
                offers.add(
                    mv,
                    button(matches!(ask, Ask::Improve { .. } | Ask::EndOrder { .. } | Ask::Hire { .. })),
                    Words::new(key),
                );
            }
            (Ask::Learn { discount, free, .. }, Move::Learn(skill)) => {
                let price = self.skill_price(skill, *discount, *free);
                let face = faces::skill_offer(Self::content(), skill, price);
                offers.add(
                    mv,
                    Gesture::Card(face),
                    Words::new("mw-do-learn").with("skill", skill_name(skill)).with("coins", price),
                );
            }
            (Ask::Shelve { skill }, Move::Shelf(space)) => {
                let label = Words::new("mw-do-shelve").with("skill", skill_name(*skill));
                offers.add(mv, Gesture::Click(Spot::Zone(ids::zone::shelf(space))), label);
            }
            (_, Move::Drop(space)) => {
                if let Some(skill) = self.sheet(who).skills[usize::from(space)] {
                    let label = Words::new("mw-do-drop").with("skill", skill_name(skill));
                    offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::skill(skill))), label);
                }
            }
            (_, Move::Swap(a, b)) => {
                let skills = &self.sheet(who).skills;
                let (from, to) = if skills[usize::from(a)].is_some() { (a, b) } else { (b, a) };
                if let Some(skill) = skills[usize::from(from)] {
                    let land = Place { surface: ids::tray(who), rect: layout::shelf(to), level: 15 };
                    let label = Words::new("mw-do-rearrange").with("skill", skill_name(skill));
                    offers.add(
                        mv,
                        drag(ids::piece::skill(skill), Spot::Zone(ids::zone::shelf(to)), land),
                        label,
                    );
                }
            }
            (_, Move::Skill(skill)) => {
                let label = Words::new("mw-do-skill").with("skill", skill_name(skill));
                offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::skill(skill))), label);
            }
            (_, Move::Farm(farm)) => self.offer_farm(offers, mv, farm),
            (_, Move::Join(other)) => {
                let rests = self.sheets[other.index()].is_some();
                let label = Words::new("mw-do-join")
                    .with("character", Words::new(format!("mw-character-{}", other.slug())));
                offers.add(mv, Gesture::Card(faces::character_offer(other, true, rests)), label);
            }
            (_, Move::Leave(other)) => {
                let label = Words::new("mw-do-leave").with("who", other.seat());
                offers.add(mv, Gesture::Card(faces::character_offer(other, false, false)), label);
            }
            _ => {}
        }
    }

    /// A resource named: its token is moved, or its track clicked.
    fn offer_resource(&self, offers: &mut Offers, ask: &Ask, mv: Move, res: Res) {
        let held = self.town.held.of(res);
        let gains = matches!(ask, Ask::Gain { .. });
        let (to, key) =
            if gains { ((held + 1).min(10), "mw-do-gain") } else { (held.saturating_sub(1), "mw-do-give") };
        let label = Words::new(key).with("res", res_name(res));
        let land = Place::table(layout::token(res, to), 20);
        offers.add_with_preview(
            mv,
            drag(ids::piece::token(res), Spot::Zone(ids::zone::track(res)), land),
            label.clone(),
        );
        offers.add(mv, Gesture::Click(Spot::Zone(ids::zone::track(res))), label);
    }

    fn offer_die(&self, offers: &mut Offers, ask: &Ask, mv: Move, die: crate::rules::mythwind::DieId) {
        let who = offers.who;
        let id = ids::piece::die(die);
        let pips = self.dice.get(die).pips;
        let kind = kind_name(die.kind());
        let label = |key: &'static str| Words::new(key).with("kind", kind.clone()).with("pips", pips);
        match ask {
            Ask::Hire { .. } | Ask::HireFree { .. } => {
                let hirer = match ask {
                    Ask::HireFree { ctx, .. } => ctx.actor.unwrap_or(who),
                    _ => who,
                };
                if let Some((_, tray)) = self.trays().find(|(other, _)| *other == hirer) {
                    let wells = usize::from(Self::content().character(hirer).well);
                    let taken = wells - self.well_room(hirer);
                    let land = Place::table(layout::well(tray, taken, wells), 15);
                    offers.add(mv, drag(id, Spot::Zone(ids::zone::well(hirer)), land), label("mw-do-hire"));
                }
                offers.add(mv, Gesture::Click(Spot::Piece(id)), label("mw-do-hire"));
            }
            Ask::LoseWorker { .. } => {
                let land = Place::table(Rect::new(870, 450, 28, 28), 20);
                offers.add(mv, drag(id, Spot::Zone(ids::zone::SUPPLY), land), label("mw-do-dismiss"));
                offers.add(mv, Gesture::Click(Spot::Piece(id)), label("mw-do-dismiss"));
            }
            Ask::Rotate { .. } => offers.add(mv, Gesture::Click(Spot::Piece(id)), label("mw-do-rotate")),
            Ask::Roll { .. } => offers.add(mv, Gesture::Click(Spot::Piece(id)), label("mw-do-roll")),
            _ => offers.add(mv, Gesture::Click(Spot::Piece(id)), label("mw-do-pip")),
        }
    }

    fn offer_location(&self, offers: &mut Offers, ask: &Ask, mv: Move, at: LocationId) {
        let location = self.town.at(at);
        let rect = layout::location(at);
        match ask {
            Ask::Place { building, .. } => {
                let label =
                    Words::new("mw-do-place").with("building", building_name(*building)).with("n", at.0);
                let onto = Spot::Zone(ids::zone::location(at));
                offers.add(
                    mv,
                    drag(ids::piece::building(*building), onto, Place::table(rect, 10)),
                    label.clone(),
                );
                offers.add(mv, Gesture::Click(onto), label);
            }
            Ask::PlaceForest { forest } => {
                let label = Words::new("mw-do-grow-forest").with("n", at.0);
                let onto = match location.building {
                    Some(building) => Spot::Piece(ids::piece::building(building)),
                    None => Spot::Zone(ids::zone::location(at)),
                };
                offers.add(
                    mv,
                    drag(ids::piece::forest(*forest), onto, Place::table(rect, 12)),
                    label.clone(),
                );
                offers.add(mv, Gesture::Click(onto), label);
            }
            Ask::Discover { .. } => {
                if let Some(forest) = location.forest {
                    let label = Words::new("mw-do-discover").with("n", at.0);
                    let land = Place::table(Rect::new(946, 458, 44, 60), 20);
                    offers.add(
                        mv,
                        drag(ids::piece::forest(forest), Spot::Zone(ids::zone::BOX), land),
                        label.clone(),
                    );
                    offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::forest(forest))), label);
                }
            }
            _ => {
                if let Some(building) = location.building {
                    let label = Words::new("mw-do-demolish").with("building", building_name(building));
                    let land = Place::table(layout::PILE, 20);
                    offers.add(
                        mv,
                        drag(ids::piece::building(building), Spot::Zone(ids::zone::PILE), land),
                        label.clone(),
                    );
                    offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::building(building))), label);
                }
            }
        }
    }

    fn offer_construct(&self, offers: &mut Offers, mv: Move, building: Building) {
        let card = Self::content().building(building);
        if let Some(slot) = self.town.slot_from(card.slot) {
            let label = Self::construct_label(building);
            let land = Place::table(layout::slot(slot), 10);
            let onto = Spot::Zone(ids::zone::slot(slot as u8 + 1));
            offers.add_with_preview(mv, drag(ids::piece::building(building), onto, land), label.clone());
            offers.add(mv, Gesture::Click(Spot::Piece(ids::piece::building(building))), label);
        }
    }

    /// What is likely tried and is refused.
    pub(super) fn denied(&self, list: &mut Vec<Denied>) {
        for who in self.playing() {
            let seat = who.seat();
            let mut deny = |gesture: Gesture, label: Words, refusal: Refusal| {
                list.push(Denied { seat, gesture, label, refusal });
            };
            match self.asked(who) {
                Asked::Turn => {
                    for action in TownAction::BASIC
                        .into_iter()
                        .chain(self.town.buildings().map(|(at, _)| TownAction::Use(at)))
                    {
                        if let Err(refusal) = self.check_turn(who, &Move::Act(action)) {
                            let gesture = self.stand_gesture(who, action.space(), Some(action));
                            deny(gesture, Words::new("mw-do-stand-here"), refusal);
                        }
                    }
                    for at in LocationId::all().filter(|&at| self.town.at(at).building.is_none()) {
                        let refusal = Refusal::new("MW-83", "mw-no-building-there");
                        let onto = match self.town.at(at).forest {
                            Some(forest) => Spot::Piece(ids::piece::forest(forest)),
                            None => Spot::Zone(ids::zone::location(at)),
                        };
                        let land = Place::table(layout::location(at), 30);
                        deny(
                            drag(ids::piece::figure(who), onto, land),
                            Words::new("mw-do-stand-here"),
                            refusal,
                        );
                    }
                    if let Err(refusal) = self.check_turn(who, &Move::EndTurn) {
                        deny(button(false), Words::new("mw-do-end-turn"), refusal);
                    }
                    self.deny_seeds(who, &mut deny);
                }
                Asked::Ask(Ask::Construct { max_level, .. }, _) => {
                    for building in Building::ALL.into_iter().filter(|&building| self.in_supply(building)) {
                        if let Err(refusal) = self.check_construct(building, *max_level) {
                            let slot = Self::content().building(building).slot;
                            let land = Place::table(layout::slot(usize::from(slot) - 1), 10);
                            let onto = Spot::Zone(ids::zone::slot(slot));
                            deny(
                                drag(ids::piece::building(building), onto, land),
                                Self::construct_label(building),
                                refusal,
                            );
                        }
                    }
                }
                Asked::Ask(Ask::Improve { .. }, _) => {
                    for res in Res::ALL {
                        if let Err(refusal) = self.check_buy(who, res) {
                            let land = Place::table(layout::track(res), 20);
                            let gesture =
                                drag(ids::piece::purse(who), Spot::Zone(ids::zone::track(res)), land);
                            deny(gesture, Words::new("mw-do-buy-none"), refusal);
                        }
                    }
                }
                Asked::Ask(ask, _) => {
                    let refusal = self.refuse(ask, who, &Move::EndTurn);
                    let gesture = drag(
                        ids::piece::figure(who),
                        Spot::Zone(ids::zone::GROUND),
                        Place::table(layout::GROUND, 30),
                    );
                    deny(gesture, Words::new("mw-do-stand-here"), refusal);
                }
                Asked::Nothing(refusal) => {
                    let gesture = drag(
                        ids::piece::figure(who),
                        Spot::Zone(ids::zone::GROUND),
                        Place::table(layout::GROUND, 30),
                    );
                    deny(gesture, Words::new("mw-do-stand-here"), refusal);
                }
            }
        }
    }

    /// Why a seed cannot be sown at all now.
    fn deny_seeds(&self, who: Character, deny: &mut impl FnMut(Gesture, Words, Refusal)) {
        if self.farm(who).is_none() {
            return;
        }
        for crop in Crop::ALL {
            let Some(way) = placements(crop).first() else { continue };
            let mv = FarmMove::Plant { crop, cells: way.cells, by: By::Action };
            if let Err(refusal) = self.check_farm(who, &mv) {
                let land = Place { surface: ids::tray(who), rect: layout::FIELD, level: 15 };
                let gesture = drag(ids::piece::seeds(crop), Spot::Zone(ids::zone::FIELD), land);
                deny(gesture, Words::new("mw-do-plant").with("crop", crop_name(crop)), refusal);
            }
        }
    }

    /// The surface a question is best answered on.
    pub(super) fn surface_for(&self) -> Option<crate::rules::table::SurfaceId> {
        self.playing().find_map(|who| match self.asked(who) {
            Asked::Ask(Ask::Construct { .. }, _) => Some(ids::TREE),
            Asked::Ask(
                Ask::Shelve { .. }
                | Ask::Perform
                | Ask::ActNow { .. }
                | Ask::GrowCrop { .. }
                | Ask::TakeRipe { .. }
                | Ask::Barrels,
                _,
            ) => Some(ids::tray(who)),
            _ => None,
        })
    }
}
