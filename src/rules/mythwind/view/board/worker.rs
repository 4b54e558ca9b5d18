//! Dice and figures, wherever they are.

use super::{FIGURE, SMALL, piece};
use crate::rules::{
    Words,
    mythwind::{
        Character, Kind,
        dice::{DieAt, DieId},
        state::Mythwind,
        view::{
            describe::{figure_name, kind_name, space_name},
            faces, ids, layout,
        },
    },
    table::{About, Piece, Place, Rect},
};

impl Mythwind {
    /// Workers at the tower.
    pub(super) fn tower_pieces(&self, pieces: &mut Vec<Piece>) {
        for kind in Kind::ALL {
            for (place, die) in self.dice.kind_at(kind, DieAt::Tower).enumerate() {
                let rect = layout::tower_die(place, kind == Kind::Villager);
                pieces.push(self.die_piece(die, vec![Place::table(rect, SMALL)]));
            }
        }
    }

    /// The sprite that sits in the action space, and the die that was sent to it.
    pub(super) fn sprite_pieces(&self, pieces: &mut Vec<Piece>) {
        if let Some(sprite) = self.town.sprite {
            let about = faces::about_sprite(sprite);
            pieces.push(piece(
                ids::piece::sprite(sprite),
                Place::table(layout::SPRITE, SMALL),
                faces::sprite(sprite),
                Some(about),
            ));
        }
        if let Some((die, _)) = self.sent_sprite() {
            pieces.push(self.die_piece(die, vec![Place::table(layout::SENT, SMALL)]));
        }
    }

    /// Figures that stand in town.
    pub(super) fn figure_pieces(&self, pieces: &mut Vec<Piece>) {
        for who in self.playing() {
            if let Some(space) = self.sheet(who).today.stands {
                let place = Place::table(layout::figure(space, who, self.town.sprite.is_some()), FIGURE);
                pieces.push(piece(
                    ids::piece::figure(who),
                    place,
                    faces::figure(who),
                    Some(self.about_figure(who)),
                ));
            }
        }
    }

    /// A die as a piece.
    pub(in crate::rules::mythwind::view) fn die_piece(&self, id: DieId, places: Vec<Place>) -> Piece {
        let die = self.dice.get(id);
        let about =
            About::new(Words::new("mw-die").with("kind", kind_name(id.kind())).with("pips", die.pips))
                .rule(Words::new("mw-die-rule"))
                .clause("MW-48");
        Piece {
            places,
            ..piece(ids::piece::die(id), Place::table(Rect::default(), 0), faces::die(id, die), Some(about))
        }
    }

    /// A figure in words.
    pub(in crate::rules::mythwind::view) fn about_figure(&self, who: Character) -> About {
        let mut about = About::new(figure_name(who))
            .rule(Words::new(format!("mw-character-{}.role", who.slug())))
            .clause("MW-84");
        let today = &self.sheet(who).today;
        if let Some(kind) = today.aligned {
            about = about.now(Words::new("mw-aligned-now").with("kind", kind_name(kind)));
        }
        if let Some(space) = today.stands {
            let name = space_name(space, self.building_on(space));
            about = about.now(Words::new("mw-stands-now").with("space", name));
        }
        about
    }
}
