//! The hand: press, lift, move, drop; click and click; hover.

use std::sync::Arc;

use bevy::{picking::events::*, prelude::*, window::RequestRedraw};

use super::{
    Eye, OpenSurfaces, TableSystems, TableZone, camera,
    elements::{Element, Elements, Rest},
    motion::Travel,
    on_table,
    paintings::Painted,
    targets::{Target, clicks, nearest, targets},
};
use crate::{
    matches::{OfferId, View},
    rules::{
        Words,
        table::{Face, Gesture, Piece, PieceId, Pose, Spot},
    },
    session::{ActingSeat, Intent, Refused, Session},
};

/// A press becomes a drag after so many logical pixels.
const THRESHOLD: f32 = 4.0;
/// How near a target must be to catch a piece, in logical pixels.
const REACH: f32 = 48.0;
/// How much larger a lifted piece is.
const LIFT: f32 = 1.06;
/// How high a held piece is.
const HAND: f32 = 900.0;

/// In which way a piece is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Pressed and not yet moved far enough to be lifted.
    Pressed,
    /// Dragged.
    Dragged,
    /// Clicked, waiting for a click on a target.
    Clicked,
    /// Lifted by the keyboard.
    Keys,
}

/// A piece in the hand.
#[derive(Clone, Debug)]
pub struct Holding {
    /// Which one.
    pub piece: PieceId,
    /// How.
    pub hand: Hand,
    /// Where it can go.
    pub targets: Vec<Target>,
    /// The target it would go to now.
    pub nearest: Option<usize>,
    /// How it is turned.
    pub pose: Pose,
    /// Where the rules bar it.
    barred: Vec<Spot>,
    /// The ways it can be turned, as it looks in each.
    ways: Vec<(Pose, Arc<Face>)>,
    /// The place of the piece's middle relative to the pointer.
    grab: Vec2,
    /// The pointer in the world.
    pointer: Vec2,
    /// The pointer in the window when it was pressed.
    pressed_at: Vec2,
    /// The sprite in the hand.
    sprite: Option<Entity>,
    revision: u64,
}

impl Holding {
    /// Finds the target that the piece would go to now, at so many window pixels for each unit.
    fn aim(&mut self, scale: f32, elements: &Elements, rest: impl Fn(Entity) -> Option<Rest>) {
        let pointer = self.pointer;
        let middle = if self.hand == Hand::Dragged { pointer + self.grab } else { pointer };
        let over = |spot: Spot| {
            let shown = elements.0.iter().filter(|(element, _)| element.spot() == Some(spot));
            shown.filter_map(|(_, entity)| rest(*entity)).any(|rest| rest.contains(pointer))
        };
        // Over a place that is barred no neighbour catches the piece: it would not be what was meant.
        let barred = self.barred.iter().any(|spot| over(*spot));
        let near = nearest(&self.targets, self.pose, middle, pointer, REACH / scale, over);
        self.nearest = near.filter(|at| {
            let target = &self.targets[*at];
            !barred || target.land.contains(pointer) || over(target.onto)
        });
    }
}

/// What is in the hand, if anything is.
#[derive(Resource, Default, Debug)]
pub struct Held(Option<Holding>);

impl Held {
    /// What is held.
    pub fn get(&self) -> Option<&Holding> {
        self.0.as_ref()
    }

    /// What is held, by more than a press.
    pub fn lifted(&self) -> Option<&Holding> {
        self.0.as_ref().filter(|holding| holding.hand != Hand::Pressed)
    }

    /// Where the held piece would go.
    pub fn target(&self) -> Option<&Target> {
        self.lifted().and_then(|holding| holding.targets.get(holding.nearest?))
    }

    /// Whether a piece is held that can be turned.
    pub fn turns(&self) -> bool {
        self.lifted().is_some_and(|holding| holding.ways.len() > 1)
    }
}

/// Several things a gesture can mean: the overlay asks which.
#[derive(Resource, Clone, Debug, Default)]
pub struct Choices {
    /// The offers.
    pub offers: Vec<OfferId>,
    /// Where to ask, in logical window pixels.
    pub at: Vec2,
    /// The revision they belong to.
    pub revision: u64,
}

/// What the pointer is over, and since when.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Hovered {
    /// The element.
    pub element: Option<Element>,
    /// Seconds since the pointer came to rest on it.
    pub since: f32,
}

/// A drop that was refused: where, for a while.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct RefusedDrop(pub Option<(Rest, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<Choices>()
        .init_resource::<Hovered>()
        .init_resource::<RefusedDrop>()
        .add_observer(press)
        .add_observer(drag)
        .add_observer(drag_end)
        .add_observer(click)
        .add_observer(over)
        .add_observer(out)
        .add_systems(
            Update,
            (follow_pointer, let_go_of_the_past, turn, show_hand, wait)
                .chain()
                .run_if(on_table)
                .in_set(TableSystems::Move),
        );
}

fn spot_of(entity: Entity, elements: &Query<&Element>) -> Option<Spot> {
    elements.get(entity).ok().and_then(|element| element.spot())
}

/// A piece of the view.
fn find(view: &View, id: PieceId) -> Option<&Piece> {
    view.table.pieces.iter().find(|piece| piece.id == id)
}

/// Whether a hand can do anything with a piece: move it, or try to.
fn can_try(view: &View, id: PieceId) -> bool {
    let moves = |gesture: &Gesture| matches!(gesture, Gesture::Drag { piece, .. } if *piece == id);
    view.table.offers.iter().any(|offer| moves(&offer.gesture))
        || view.table.denied.iter().any(|denied| moves(&denied.gesture))
}

/// The places where the rules bar a piece.
fn barred(view: &View, id: PieceId) -> Vec<Spot> {
    let denied = view.table.denied.iter().filter_map(|denied| match &denied.gesture {
        Gesture::Drag { piece, onto, .. } if *piece == id => Some(*onto),
        _ => None,
    });
    denied.collect()
}

/// Begins to hold a piece.
pub fn hold(
    view: &View,
    id: PieceId,
    hand: Hand,
    at: Rest,
    pointer: Vec2,
    window: Vec2,
    seat: Option<crate::rules::Seat>,
    open: &OpenSurfaces,
) -> Option<Holding> {
    let piece = find(view, id)?;
    let ways: Vec<(Pose, Arc<Face>)> =
        piece.lifted.iter().map(|(pose, face)| (*pose, Arc::new(face.clone()))).collect();
    let pose = ways.first().map_or(piece.pose, |(pose, _)| *pose);
    // A piece that looks different in the hand is held by its middle.
    let grab = if ways.is_empty() { at.middle - pointer } else { Vec2::ZERO };
    Some(Holding {
        piece: id,
        hand,
        targets: targets(view, id, seat, open),
        barred: barred(view, id),
        nearest: None,
        pose,
        ways,
        grab,
        pointer,
        pressed_at: window,
        sprite: None,
        revision: view.revision,
    })
}

fn press(
    press: On<Pointer<Press>>,
    elements: Query<&Element>,
    rests: Query<&Rest>,
    session: Res<Session>,
    seat: Res<ActingSeat>,
    open: Res<OpenSurfaces>,
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
) {
    if press.button != PointerButton::Primary || press.entity != press.original_event_target() {
        return;
    }
    let Some(playing) = &session.0 else { return };
    let Some(Spot::Piece(piece)) = spot_of(press.entity, &elements) else { return };
    if held.0.as_ref().is_some_and(|holding| matches!(holding.hand, Hand::Clicked | Hand::Keys)) {
        return;
    }
    let view = playing.view();
    let Ok(rest) = rests.get(press.entity) else { return };
    if can_try(view, piece) {
        let window = press.pointer_location.position;
        let pointer = eye.world(window, &zone);
        held.0 = hold(view, piece, Hand::Pressed, *rest, pointer, window, seat.0, &open);
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if drag.button != PointerButton::Primary {
        return;
    }
    let Some(holding) = &mut held.0 else { return };
    let window = drag.pointer_location.position;
    if holding.hand == Hand::Pressed && window.distance(holding.pressed_at) >= THRESHOLD {
        holding.hand = Hand::Dragged;
    }
    if holding.hand == Hand::Dragged {
        holding.pointer = eye.world(window, &zone);
        redraw.write(RequestRedraw);
    }
}

/// The hand opens: the piece goes to its target, or home with a reason.
fn drag_end(
    end: On<Pointer<DragEnd>>,
    mut commands: Commands,
    mut held: ResMut<Held>,
    mut outcome: Outcome,
    eye: Res<Eye>,
    zone: Res<TableZone>,
) {
    if end.button != PointerButton::Primary {
        return;
    }
    let Some(mut holding) = held.0.take() else { return };
    if holding.hand == Hand::Dragged {
        // Where it is let go counts, even if no frame came since it was moved there.
        holding.pointer = eye.world(end.pointer_location.position, &zone);
        holding.aim(eye.scale, &outcome.elements, |entity| {
            outcome.places.get(entity).ok().map(|(rest, _)| *rest)
        });
        outcome.drop(&mut commands, &holding, end.pointer_location.position);
    }
    put_down(&mut commands, holding);
}

fn put_down(commands: &mut Commands, holding: Holding) {
    if let Some(sprite) = holding.sprite {
        commands.entity(sprite).despawn();
    }
}

/// What a drop or a click brings: an intent, a question, or a refusal.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Outcome<'w, 's> {
    session: Res<'w, Session>,
    intents: MessageWriter<'w, Intent>,
    refused: MessageWriter<'w, Refused>,
    choices: ResMut<'w, Choices>,
    wrong: ResMut<'w, RefusedDrop>,
    elements: Res<'w, Elements>,
    places: Query<'w, 's, (&'static Rest, &'static mut Transform)>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Outcome<'_, '_> {
    /// Lets go of a piece.
    pub fn drop(&mut self, commands: &mut Commands, holding: &Holding, window: Vec2) {
        self.redraw();
        if let Some(target) = holding.nearest.and_then(|at| holding.targets.get(at)) {
            let offers = target.offers.clone();
            self.take(&offers, holding.revision, window);
            if offers.len() == 1 {
                // From the hand straight to its place.
                self.start_from(commands, holding, holding.pointer + holding.grab);
                return;
            }
        } else {
            self.refuse(holding);
        }
        self.start_from(commands, holding, holding.pointer + holding.grab);
    }

    /// Makes one offer, or asks which of several.
    pub fn take(&mut self, offers: &[OfferId], revision: u64, window: Vec2) {
        match offers {
            [] => {}
            [only] => {
                self.intents.write(Intent::Take(*only, revision));
            }
            several => self.ask(several.to_vec(), revision, window),
        }
        self.redraw();
    }

    /// Asks which of several offers is meant; nothing if there are none.
    pub fn ask(&mut self, offers: Vec<OfferId>, revision: u64, window: Vec2) {
        if !offers.is_empty() {
            *self.choices = Choices { offers, at: window, revision };
        }
    }

    /// Something changed that the next frame must show.
    pub fn redraw(&mut self) {
        self.redraw.write(RequestRedraw);
    }

    /// The piece glides from here to where it belongs.
    fn start_from(&mut self, commands: &mut Commands, holding: &Holding, from: Vec2) {
        let Some(&entity) = self.elements.0.get(&Element::Piece(holding.piece)) else { return };
        // What looks different in the hand has not left its place.
        if !holding.ways.is_empty() {
            return;
        }
        if let Ok((rest, mut transform)) = self.places.get_mut(entity) {
            transform.translation = from.extend(transform.translation.z);
            commands.entity(entity).insert(Travel::from_here(rest.middle.distance(from)));
        }
    }

    /// Says why a piece cannot be put down here.
    fn refuse(&mut self, holding: &Holding) {
        let Some(playing) = &self.session.0 else { return };
        let table = &playing.view().table;
        let under = |spot: Spot| {
            let element = self.elements.0.iter().find(|(element, _)| element.spot() == Some(spot));
            element.and_then(|(_, entity)| self.places.get(*entity).ok()).map(|(rest, _)| *rest)
        };
        let over = |rest: &Rest| rest.contains(holding.pointer);
        let mut tried = table.denied.iter().filter_map(|denied| match &denied.gesture {
            Gesture::Drag { piece, onto, .. } if *piece == holding.piece => Some((denied, *onto)),
            _ => None,
        });
        let here = tried.clone().find(|(_, onto)| under(*onto).is_some_and(|rest| over(&rest)));
        let denied = here.or_else(|| if holding.targets.is_empty() { tried.next() } else { None });
        match denied {
            Some((denied, onto)) => {
                self.refused.write(Refused::by_rules(&denied.refusal));
                self.wrong.0 = under(onto).filter(&over).map(|rest| (rest, 1.2));
            }
            None => {
                // Back where it came from is no mistake.
                let home = under(Spot::Piece(holding.piece)).is_some_and(|rest| over(&rest));
                if !home {
                    self.refused.write(Refused { note: true, ..Refused::remark(Words::new("drop-nowhere")) });
                }
            }
        }
    }
}

/// A click: chooses, selects, opens, or puts down what was selected.
fn click(
    click: On<Pointer<Click>>,
    mut commands: Commands,
    elements: Query<&Element>,
    rests: Query<&Rest>,
    session: Res<Session>,
    mut seat: ResMut<ActingSeat>,
    mut open: ResMut<OpenSurfaces>,
    mut eye: ResMut<Eye>,
    zone: Res<TableZone>,
    mut held: ResMut<Held>,
    mut outcome: Outcome,
) {
    if click.button != PointerButton::Primary || click.entity != click.original_event_target() {
        return;
    }
    let Some(playing) = &session.0 else { return };
    let view = playing.view().clone();
    let window = click.pointer_location.position;
    let pointer = eye.world(window, &zone);
    let spot = spot_of(click.entity, &elements);
    outcome.redraw();
    if held.0.as_ref().is_some_and(|holding| holding.hand == Hand::Dragged) {
        // A drag never clicks; its end comes next.
        return;
    }
    if let Some(holding) = held.0.take() {
        if matches!(holding.hand, Hand::Clicked | Hand::Keys) {
            let chosen = holding
                .targets
                .iter()
                .filter(|target| target.pose == holding.pose)
                .filter(|target| Some(target.onto) == spot || target.land.contains(pointer));
            let chosen = chosen
                .min_by(|a, b| pointer.distance(a.land.middle).total_cmp(&pointer.distance(b.land.middle)));
            if let Some(target) = chosen {
                let offers = target.offers.clone();
                outcome.take(&offers, holding.revision, window);
                put_down(&mut commands, holding);
                return;
            }
        }
        put_down(&mut commands, holding);
    }
    let Some(spot) = spot else { return };
    if click.count >= 2
        && let Some(surface) = OpenSurfaces::opened_by(&view.table.surfaces, spot)
    {
        open.open(surface);
        camera::frame(&mut eye);
        return;
    }
    let offers = clicks(&view, spot, seat.0);
    if let Some(of) = offers.first().and_then(|id| view.table.offers.get(id.0)).map(|offer| offer.seat) {
        seat.set_if_neq(ActingSeat(Some(of)));
    }
    let moves = match spot {
        Spot::Piece(piece) => targets(&view, piece, seat.0, &open),
        Spot::Zone(_) => Vec::new(),
    };
    if offers.len() == 1 && moves.is_empty() {
        outcome.take(&offers, view.revision, window);
        return;
    }
    outcome.ask(offers, view.revision, window);
    if let (Spot::Piece(piece), false, Ok(rest)) = (spot, moves.is_empty(), rests.get(click.entity)) {
        held.0 = hold(&view, piece, Hand::Clicked, *rest, rest.middle, window, seat.0, &open);
    }
}

fn over(
    over: On<Pointer<Over>>,
    elements: Query<&Element>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if over.entity != over.original_event_target() {
        return;
    }
    if let Ok(element) = elements.get(over.entity) {
        *hovered = Hovered { element: Some(*element), since: 0.0 };
        redraw.write(RequestRedraw);
    }
}

fn out(
    out: On<Pointer<Out>>,
    elements: Query<&Element>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Ok(element) = elements.get(out.entity)
        && hovered.element == Some(*element)
    {
        *hovered = Hovered::default();
        redraw.write(RequestRedraw);
    }
}

/// Finds the target a held piece would go to.
fn follow_pointer(
    mut held: ResMut<Held>,
    eye: Res<Eye>,
    zone: Res<TableZone>,
    window: Query<&Window, With<bevy::window::PrimaryWindow>>,
    mut seat: ResMut<ActingSeat>,
    session: Res<Session>,
    elements: Res<Elements>,
    rests: Query<&Rest>,
) {
    let Some(holding) = &mut held.bypass_change_detection().0 else { return };
    if holding.hand == Hand::Clicked
        && let Some(cursor) = window.single().ok().and_then(Window::cursor_position)
    {
        holding.pointer = eye.world(cursor, &zone);
    }
    if matches!(holding.hand, Hand::Dragged | Hand::Clicked) {
        holding.aim(eye.scale, &elements, |entity| rests.get(entity).ok().copied());
    }
    // Whose piece is in the hand, that seat is shown.
    if let (Some(playing), Some(target)) = (&session.0, holding.targets.first())
        && let Some(of) = target.offers.first().and_then(|id| playing.offer(*id)).map(|offer| offer.seat)
    {
        seat.set_if_neq(ActingSeat(Some(of)));
    }
}

/// When the game goes on meanwhile, what was held is let go.
fn let_go_of_the_past(
    mut commands: Commands,
    mut held: ResMut<Held>,
    mut choices: ResMut<Choices>,
    session: Res<Session>,
) {
    let revision = session.0.as_ref().map(|playing| playing.view().revision);
    if held.0.as_ref().is_some_and(|holding| Some(holding.revision) != revision)
        && let Some(holding) = held.0.take()
    {
        put_down(&mut commands, holding);
    }
    if !choices.offers.is_empty() && Some(choices.revision) != revision {
        *choices = Choices::default();
    }
}

/// R or the wheel turns, M mirrors.
fn turn(
    mut held: ResMut<Held>,
    keys: Res<ButtonInput<KeyCode>>,
    mut wheel: MessageReader<bevy::input::mouse::MouseWheel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let notches: f32 = wheel.read().map(|event| event.y).sum();
    if !held.turns() {
        return;
    }
    let mut by = i32::from(keys.just_pressed(KeyCode::KeyR));
    if notches != 0.0 {
        by += notches.signum() as i32;
    }
    let mirror = keys.just_pressed(KeyCode::KeyM);
    if by == 0 && !mirror {
        return;
    }
    let Some(holding) = &mut held.0 else { return };
    let ways: Vec<Pose> = holding.ways.iter().map(|(pose, _)| *pose).collect();
    if mirror {
        let flipped = |way: &&Pose| way.mirror != holding.pose.mirror;
        let same = ways.iter().filter(flipped).find(|way| way.turn == holding.pose.turn);
        if let Some(way) = same.or_else(|| ways.iter().find(flipped)) {
            holding.pose = *way;
        }
    }
    let alike: Vec<Pose> = ways.into_iter().filter(|way| way.mirror == holding.pose.mirror).collect();
    if let Some(at) = alike.iter().position(|way| *way == holding.pose) {
        holding.pose = alike[(at as i32 + by).rem_euclid(alike.len() as i32) as usize];
    }
    redraw.write(RequestRedraw);
}

/// The piece in the hand, and its empty place.
fn show_hand(
    mut commands: Commands,
    mut held: ResMut<Held>,
    elements: Res<Elements>,
    mut pieces: Query<(&Rest, &mut Visibility, &Painted), With<Element>>,
    mut hands: Query<(&mut Transform, &mut Rest, &mut Painted), Without<Element>>,
    mut hidden: Local<Option<Entity>>,
) {
    let lifted = held.lifted().map(|holding| (holding.piece, holding.hand));
    let entity = lifted.and_then(|(piece, _)| elements.0.get(&Element::Piece(piece)).copied());
    let plain = held.get().is_some_and(|holding| holding.ways.is_empty());
    let wants_hidden = entity.filter(|_| plain && lifted.is_some_and(|(_, hand)| hand != Hand::Keys));
    if *hidden != wants_hidden {
        if let Some(old) = hidden.take()
            && let Ok((_, mut visibility, _)) = pieces.get_mut(old)
        {
            *visibility = Visibility::Inherited;
        }
        if let Some(new) = wants_hidden
            && let Ok((_, mut visibility, _)) = pieces.get_mut(new)
        {
            *visibility = Visibility::Hidden;
            *hidden = Some(new);
        }
    }
    let Some(holding) = held.bypass_change_detection().0.as_mut() else { return };
    if holding.hand == Hand::Pressed {
        return;
    }
    let Some((rest, _, painted)) = entity.and_then(|entity| pieces.get(entity).ok()) else { return };
    let way = holding.ways.iter().find(|(pose, _)| *pose == holding.pose).map(|(_, face)| face.clone());
    let face = way.clone().unwrap_or_else(|| painted.face().clone());
    let size = match &way {
        Some(face) => Vec2::new(f32::from(face.w), f32::from(face.h)),
        None => rest.size,
    };
    let middle = match holding.hand {
        Hand::Keys => {
            holding.nearest.and_then(|at| holding.targets.get(at)).map_or(rest.middle, |t| t.land.middle)
        }
        _ => holding.pointer + holding.grab,
    };
    let at = middle.extend(HAND);
    match holding.sprite.and_then(|sprite| hands.get_mut(sprite).ok()) {
        Some((mut transform, mut rest, mut shown)) => {
            transform.translation = at;
            rest.size = size;
            shown.show(face);
        }
        None if holding.sprite.is_none() => {
            let rest = Rest { middle, size, z: HAND, surface: rest.surface };
            let transform = Transform::from_translation(at).with_scale(Vec3::splat(LIFT));
            // The painting is the piece's own, so it is there in the same frame.
            let sprite = commands.spawn((
                Name::new("In the hand"),
                rest,
                Painted::new(face),
                Sprite::default(),
                transform,
            ));
            holding.sprite = Some(sprite.id());
        }
        None => {}
    }
}

fn wait(
    mut hovered: ResMut<Hovered>,
    mut wrong: ResMut<RefusedDrop>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hovered.element.is_some() && hovered.since < 0.5 {
        hovered.bypass_change_detection().since += time.delta_secs();
        redraw.write(RequestRedraw);
    }
    if let Some((_, left)) = &mut wrong.bypass_change_detection().0 {
        *left -= time.delta_secs();
        redraw.write(RequestRedraw);
        if *left <= 0.0 {
            wrong.0 = None;
        }
    }
}

/// Holds a piece by the keyboard, or lets go of it.
pub fn set_held(held: &mut Held, commands: &mut Commands, holding: Option<Holding>) {
    if let Some(old) = held.0.take() {
        put_down(commands, old);
    }
    held.0 = holding;
}

/// Moves the keyboard's choice among the targets.
pub fn step_target(held: &mut Held, by: i32) {
    if let Some(holding) = &mut held.0 {
        let fitting: Vec<usize> =
            (0..holding.targets.len()).filter(|at| holding.targets[*at].pose == holding.pose).collect();
        if fitting.is_empty() {
            return;
        }
        let now = holding.nearest.and_then(|at| fitting.iter().position(|fit| *fit == at));
        let next = match now {
            Some(at) => (at as i32 + by).rem_euclid(fitting.len() as i32) as usize,
            None => 0,
        };
        holding.nearest = Some(fitting[next]);
        holding.pointer = holding.targets[fitting[next]].land.middle;
        holding.grab = Vec2::ZERO;
    }
}
