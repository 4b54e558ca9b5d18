//! Faces become pixels.
