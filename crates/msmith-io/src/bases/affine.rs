//! Points of fixed width: `affine-le` and `affine-be`.
//!
//! x ‖ y, each part of a coordinate in the bytes of p without padding; G2 as c0 ‖ c1 each, in either order of bytes.
//! All zero at infinity: where (0, 0) is on the curve, a point of order 2, it cannot be written.

use msmith::{Engine, WordPoints};

use super::{BasesFormat, every};
use crate::Error;
use crate::canonical::{Canonical, Integers, count};

pub(super) const LITTLE: BasesFormat = BasesFormat {
    name: "affine-le",
    about: "x and y of fixed width, least significant byte first; infinity is all zero",
    curves: every,
    read: |engine, bytes| read(engine, bytes, false),
};

pub(super) const BIG: BasesFormat = BasesFormat {
    name: "affine-be",
    about: "x and y of fixed width, most significant byte first; infinity is all zero",
    curves: every,
    read: |engine, bytes| read(engine, bytes, true),
};

fn read(engine: &Engine, bytes: &[u8], big: bool) -> Result<WordPoints, Error> {
    let width = Integers::new(engine).width();
    let size = 2 * engine.spec().degree * width;
    let mut list = Canonical::new(engine, count("points", bytes, size)?);
    for point in bytes.chunks_exact(size) {
        if point.iter().all(|b| *b == 0) {
            list.infinity();
        } else if big {
            list.point(point.chunks_exact(width).map(|c| c.iter().rev().copied()));
        } else {
            list.point(point.chunks_exact(width).map(|c| c.iter().copied()));
        }
    }
    list.import()
}
