//! The costs of one slab, block by block.

use super::lanes::{Lanes, Row};
use super::layer::{Extent, Slab};
use super::number::Number;
use super::plan::{Plan, block};
use super::rows::Rows;
use super::window::Window;
use crate::instructions::Instructions;

/// What all positions share.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub window: &'a Window,
    pub rows: &'a Rows,
    pub extent: &'a Extent,
    pub simd: Instructions,
}

/// The children's costs of a slab: by 2 (and by 3, a lane further), and by 5.
pub(super) type Children<'a, T, const N: usize> = [&'a Slab<T, N>; 2];

/// Fills a slab, for blocks of the shape that it has.
#[inline(always)]
pub(super) fn fill<L: Lanes<T, N>, T: Number, const N: usize>(
    plan: &Plan<T>,
    scratch: &mut [Row<T, N>],
    shared: Shared<'_>,
    (d, c): (usize, usize),
    [near, far]: Children<'_, T, N>,
    to: &mut Slab<T, N>,
) {
    let width = plan.width;
    let Shared {
        window,
        rows,
        extent,
        ..
    } = shared;
    let Some(plane) = rows.planes.get(c) else {
        return;
    };
    let kinds = [1, 3, 6][plan.dimensions() - 1];
    let active = extent.active(d, c);
    for j in to.first..(to.first + to.count).min(active.div_ceil(N)) {
        // The children of active lanes are all there; blocks of other lanes may hold anything.
        let two = near.block(width, j).unwrap_or(&near.data);
        let next = near.block(width, j + 1).unwrap_or(two);
        let five = match kinds {
            6 => far.block(width, j).unwrap_or(two),
            _ => two,
        };
        let residue = core::array::from_fn(|kind| {
            rows.words(c, if kind < kinds { kind } else { 0 }, d, j * N)
        });
        let out = &mut to.data[(j - to.first) * width..];
        block::<L, T, N>(plan, [two, two, five], next, residue, d % 16, scratch, out);
    }
    for lane in active..extent.kept(d, c) {
        // Before the diagonal's first position there is nothing.
        if let Some(a) = d.checked_sub(lane + c) {
            to.put(window, lane, plane.quotient(lane, a));
        }
    }
}
