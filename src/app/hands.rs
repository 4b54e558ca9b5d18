//! Hands for an app without a window, and for measuring one with: mouse and keyboard as the window system
//! would report them.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        mouse::{MouseButtonInput, MouseMotion, MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};

/// Mouse and keyboard of an app's window.
pub struct Hands<'a> {
    world: &'a mut World,
    window: Entity,
}

impl<'a> Hands<'a> {
    /// Takes hold of the mouse and the keyboard; none without a window.
    pub fn of(world: &'a mut World) -> Option<Hands<'a>> {
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok()?;
        Some(Hands { world, window })
    }

    fn send<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.world.write_message(message.clone());
        let event: WindowEvent = message.into();
        self.world.write_message(event);
    }

    /// Moves the pointer to a point of the window, in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        let window = self.window;
        let mut delta = None;
        if let Some(mut of) = self.world.get_mut::<Window>(window) {
            delta = of.cursor_position().map(|before| position - before);
            of.set_cursor_position(Some(position));
        }
        self.send(CursorMoved { window, position, delta });
        self.send(MouseMotion { delta: delta.unwrap_or_default() });
    }

    /// Presses a button of the mouse or lets it go.
    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.send(MouseButtonInput { button, state, window });
    }

    /// Turns the wheel by so many notches.
    pub fn wheel(&mut self, notches: f32) {
        let window = self.window;
        let phase = bevy::input::touch::TouchPhase::Moved;
        self.send(MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: notches, window, phase });
    }

    /// Presses a key or lets it go.
    pub fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.window;
        let text = match &logical_key {
            Key::Character(text) if state.is_pressed() => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
    }
}
