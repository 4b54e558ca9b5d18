//! The field: its cells, small and large, with boulders and crops.

use super::ON_TRAY;
use crate::rules::{
    Words,
    mythwind::{
        Character,
        farmer::{CELLS, COLUMNS, Farm, Line, Planted, ROWS, placements},
        state::Mythwind,
        view::{
            board::{ZONE, piece},
            faces, ids, layout,
        },
    },
    table::{About, Colour, Face, Fill, Piece, Place, Rect, Sheet, Text, Zone},
};

impl Mythwind {
    /// Boulders and crops, on the narrow tray (where it shows the field) and on the open one.
    pub(super) fn field_pieces(&self, who: Character, farm: &Farm, tray: Rect, pieces: &mut Vec<Piece>) {
        let small = layout::small_field(tray);
        let on_field = |corner, size| {
            let large = super::on_tray(who, layout::cells(layout::FIELD, corner, size));
            let small = small.map(|field| Place::table(layout::cells(field, corner, size), ON_TRAY));
            small.into_iter().chain([large]).collect::<Vec<Place>>()
        };
        let nowhere = Place::table(Rect::default(), 0);
        for cell in (0..CELLS).filter(|cell| farm.boulders & (1 << cell) != 0) {
            let corner = (cell % COLUMNS, cell / COLUMNS);
            let face = Face::new(60, 60).picture(Rect::new(1, 1, 58, 58), "mythwind/farm-boulder", 6);
            let about =
                About::new(Words::new("mw-boulder")).rule(Words::new("mw-boulder-rule")).clause("MW-FA04");
            pieces.push(Piece {
                places: on_field(corner, (1, 1)),
                ..piece(ids::piece::boulder(cell), nowhere, face, Some(about))
            });
        }
        for planted in &farm.planted {
            let Some((corner, size)) = box_of(planted) else { continue };
            let face = faces::crop(Self::content(), planted, size, corner);
            let about = self.about_crop(who, farm, planted);
            pieces.push(Piece {
                places: on_field(corner, size),
                ..piece(ids::piece::tile(planted.tile), nowhere, face, Some(about))
            });
        }
    }

    fn about_crop(&self, who: Character, farm: &Farm, planted: &Planted) -> About {
        let crop = planted.tile.crop();
        let card = Self::content().crop(crop);
        let mut about = About::new(crop.words())
            .kind(Words::new("mw-kind-crop"))
            .rule(Words::new("mw-crop-sells").with("coins", self.crop_price(crop)))
            .now(Words::new("mw-crop-now").with("have", planted.growth).with("need", card.growth))
            .clause("MW-FA05");
        if planted.wilt > 0 {
            about = about.now(Words::new("mw-wilt-now").with("marks", planted.wilt));
        }
        if let Some(growing) = self.growing(who, farm) {
            let dusk = farm.forecast(&growing, Self::content());
            if let Some((_, now)) = dusk.grown.iter().find(|(tile, _)| *tile == planted.tile) {
                about = about.now(Words::new("mw-dusk-grows").with("now", *now));
            }
        }
        about
    }
}

/// The box of a planted crop: its upper left corner and its size.
pub fn box_of(planted: &Planted) -> Option<((u8, u8), (u8, u8))> {
    placements(planted.tile.crop())
        .iter()
        .find(|way| way.cells == planted.cells)
        .map(|way| (way.corner, way.size))
}

/// The cells of the field: soil, and the well in their middle.
pub(super) fn soil(mut face: Face, field: Rect, gap: i16, radius: u8) -> Face {
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let rect = layout::cells(field, (column, row), (1, 1)).inset(gap);
            let well = (column, row) == (3, 2);
            face = face.picture(rect, if well { "mythwind/farm-well" } else { "mythwind/farm-soil" }, radius);
        }
    }
    face
}

/// The field on a narrow tray, where there is room for it.
pub(super) fn small_field_zone(tray: Rect) -> Option<Zone> {
    let field = layout::small_field(tray)?;
    let face = Face::new(360, 300);
    let all = face.all();
    let face = face.sheet(all, Sheet::new(Fill::Flat(Colour::Shadow), 14));
    Some(Zone {
        id: ids::zone::SMALL_FIELD,
        place: Place::table(field, ZONE + 1),
        face: soil(face, all, 2, 8),
        about: None,
    })
}

/// The names of rows and columns beside the field; they are clicked to water one.
pub(super) fn line_zones(who: Character, zones: &mut Vec<Zone>) {
    let mut add = |line, rect: Rect, name: Words, size| {
        let face = Face::new(rect.w, rect.h);
        let all = face.all();
        zones.push(Zone {
            id: ids::zone::line(line),
            place: Place { surface: ids::tray(who), rect, level: ZONE },
            face: face.text(all, Text::sans(name, size, Colour::Parchment).centred()),
            about: None,
        });
    };
    let field = layout::FIELD;
    for row in 0..ROWS {
        let rect = Rect::new(16, field.y + i16::from(row) * 60, 18, 60);
        add(Line::Row(row), rect, faces::number(row + 1), 13);
    }
    for (column, letter) in (0..COLUMNS).zip(["A", "B", "C", "D", "E", "F"]) {
        let rect = Rect::new(field.x + i16::from(column) * 60, field.y + 304, 60, 12);
        add(Line::Column(column), rect, Words::new("letter").with("n", letter), 12);
    }
}
