//! The building tree: every building by what it needs, drawn from the cards.

use std::sync::OnceLock;

use super::{
    board::piece,
    describe::building_name,
    faces::{self, Standing},
    ids, layout,
};
use crate::rules::{
    Words,
    mythwind::{Building, content::Content, state::Mythwind},
    table::{Colour, Face, Fill, Piece, Place, Rect, Sheet, Spot, Surface, Text, Zone},
};

/// Column and row of every building: columns by depth, rows by branch.
fn places() -> &'static [(u8, u8); 42] {
    static PLACES: OnceLock<[(u8, u8); 42]> = OnceLock::new();
    PLACES.get_or_init(|| {
        let content = Content::get();
        let mut places = [(0, 0); 42];
        let mut row = 0;
        // The branches in an order that keeps each character of town together: trade, faith, water.
        for root in [Building::Longhouse, Building::Chapel, Building::FishingGround] {
            row = lay(content, root, 0, row, &mut places);
        }
        places
    })
}

/// Lays a building and what it opens; the next free row.
fn lay(content: &Content, building: Building, column: u8, row: u8, places: &mut [(u8, u8); 42]) -> u8 {
    places[building.index()] = (column, row);
    let mut next = row;
    for child in children(content, building) {
        next = lay(content, child, column + 1, next, places);
    }
    next.max(row + 1)
}

/// What a building opens, in the order of the appendix.
fn children(content: &Content, building: Building) -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(move |&child| content.building(child).needs == Some(building))
}

impl Mythwind {
    /// How far a building is.
    pub(super) fn building_standing(&self, building: Building) -> Standing {
        let card = Self::content().building(building);
        if self.town.place_of(building).is_some() {
            Standing::Built
        } else if self.is_building(building) {
            Standing::Queued
        } else if self.check_construct(building, 4).is_ok() {
            Standing::Ready
        } else if self.prerequisite_met(card) {
            Standing::Near
        } else {
            Standing::Far
        }
    }

    pub(super) fn tree_surface(&self) -> Surface {
        let content = Self::content();
        let face = Face::new(layout::TREE.w, layout::TREE.h);
        let all = face.all();
        let mut face = face
            .sheet(all, Sheet::new(Fill::Shaded(Colour::WoodDark), 16).edge(Colour::Wood, 2).raised(3))
            .text(Rect::new(14, 6, 200, 32), Text::serif(Words::new("mw-buildings"), 22, Colour::Cream))
            .text(
                Rect::new(220, 6, 586, 32),
                Text::sans(Words::new("mw-tree-hint"), 13, Colour::Parchment).right().least(11),
            );
        for building in Building::ALL {
            let from = layout::tree(places()[building.index()]);
            let kids: Vec<Building> = children(content, building).collect();
            let Some(&last) = kids.last() else { continue };
            let stem = from.x + from.w + 3;
            let bottom = layout::tree(places()[last.index()]);
            let line = |x, y, w, h, colour| (Rect::new(x, y, w, h), Sheet::new(Fill::Flat(colour), 0));
            let (rect, sheet) = line(from.x + from.w, from.y + 17, 4, 2, Colour::WoodLight);
            face = face.sheet(rect, sheet);
            let (rect, sheet) = line(stem, from.y + 17, 2, bottom.y - from.y + 2, Colour::WoodLight);
            face = face.sheet(rect, sheet);
            for child in kids {
                let to = layout::tree(places()[child.index()]);
                // A link that replaces is amber and thick: the new building takes the old one's place.
                let replaces = content.building(child).replaces;
                let (h, colour) = if replaces { (4, Colour::Amber) } else { (2, Colour::WoodLight) };
                let (rect, sheet) = line(stem, to.y + 18 - h / 2, to.x - stem, h, colour);
                face = face.sheet(rect, sheet);
            }
        }
        Surface {
            id: ids::TREE,
            name: Words::new("mw-buildings"),
            rect: layout::TREE,
            face,
            opened_by: vec![Spot::Zone(ids::zone::PILE)],
            seat: None,
        }
    }

    pub(super) fn tree_zones(&self, zones: &mut Vec<Zone>) {
        for building in Building::ALL {
            let standing = self.building_standing(building);
            if matches!(standing, Standing::Built | Standing::Queued) {
                zones.push(Zone {
                    id: ids::zone::tree(building),
                    place: Place {
                        surface: ids::TREE,
                        rect: layout::tree(places()[building.index()]),
                        level: 1,
                    },
                    face: faces::building_in_tree(building, standing),
                    about: Some(self.about_building(building)),
                });
            }
        }
    }

    pub(super) fn tree_pieces(&self, pieces: &mut Vec<Piece>) {
        for building in Building::ALL {
            if !self.in_supply(building) {
                continue;
            }
            let standing = self.building_standing(building);
            let place =
                Place { surface: ids::TREE, rect: layout::tree(places()[building.index()]), level: 10 };
            let about = self.about_building(building);
            pieces.push(piece(
                ids::piece::building(building),
                place,
                faces::building_in_tree(building, standing),
                Some(about),
            ));
        }
    }

    /// What starting a building is called.
    pub(super) fn construct_label(building: Building) -> Words {
        Words::new("mw-do-construct").with("building", building_name(building))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_has_a_place_of_its_own_right_of_what_it_needs() {
        let content = Content::get();
        let mut seen = std::collections::BTreeSet::new();
        for building in Building::ALL {
            let place = places()[building.index()];
            assert!(seen.insert(place), "{building:?} shares {place:?}");
            assert!(place.0 < 7 && place.1 < 15, "{building:?} lies off the tree at {place:?}");
            if let Some(needs) = content.building(building).needs {
                assert_eq!(places()[needs.index()].0 + 1, place.0, "{building:?}");
            }
        }
    }
}
