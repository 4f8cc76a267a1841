//! Products side by side: many points, each times its own scalar, and one point times many scalars.
//!
//! **Many points.** A lane a product. The multiples of a block of points are made as for Straus's method
//! ([`super::straus::lanes`]), by affine additions; then every lane runs Horner's rule over its own digits in Jacobian
//! coordinates, whose doublings and triplings need no inversion. One inversion a block makes the products affine.
//!
//! *Cost.* With E weights and h windows of radix ρ: `E − 1` affine additions (5M + 1S), `h` mixed ones (8M + 3S),
//! `(h − 1)·log₂ ρ` doublings (3M + 4S) or `(h − 1)·log₃ ρ` triplings (6M + 4S), and 5M + 1S to be affine. For 255 bits,
//! with Eisenstein digits of radix 8: 1427 products and squares; of radix 9: 1341. Nothing is doubled above the highest
//! digit of the products that stand side by side.
//!
//! In second groups with two endomorphisms scalars are in quarters: `2E − 1` multiples, the second E of them images of the
//! first for 2M each, h about half as large, and two mixed additions a window: 982 for radix 9.
//!
//! Two sums `a·P + b·Q`, `c·P + d·Q` take the lanes of two products, the tables of P and Q, and an addition more a window.
//!
//! **One point.** The points `ρ^k·P` are those of a block of Straus's method, with weights so many that a product is
//! the sum of one multiple of each: a short list of the bucket engine.
//!
//! *Cost.* `h − 1` affine additions a scalar, and `h·(E − 1)` of them and `h·log₂ ρ` doublings in all.

mod of_one;
mod pairs;
mod products;

use super::Run;
use super::table::Table;
use super::work::Work;
use crate::points::WordPoints;
use crate::ring::Lanes;
use std::sync::Mutex;

pub use of_one::{base_memory, of_one};
pub use pairs::pairs;
pub use products::{memory, products};

/// Products of a task.
const TASK: usize = 2048;

/// Where the products of every block go.
type Place<'a> = Mutex<(&'a mut [u64], &'a mut [bool])>;

fn places(out: &mut WordPoints, block: usize) -> Vec<Place<'_>> {
    let words = out.words.chunks_mut(block * out.stride);
    let both = words.zip(out.finite.chunks_mut(block));
    both.map(Mutex::new).collect()
}

/// What sums of lists work with, kept from an earlier call or new.
fn work<R: Lanes>(run: &Run<'_>, f: &R) -> Work<R::El> {
    run.pool.take().unwrap_or_else(|| Work::new(f.zero()))
}

/// Keeps it for the next call.
fn keep<E: Copy + Send + 'static>(run: &Run<'_>, mut work: Work<E>) {
    work.additions = 0;
    let bytes = work.bytes();
    run.pool.give(work, bytes);
}

/// A point as words, x then y, zero at infinity.
#[inline(always)]
fn put<R: Lanes>(f: &R, point: Option<[&R::Mem; 2]>, words: &mut [u64], finite: &mut bool) {
    *finite = point.is_some();
    let Some([x, y]) = point else {
        return words.fill(0);
    };
    let (to_x, to_y) = words.split_at_mut(f.words());
    f.unpack(x, to_x);
    f.unpack(y, to_y);
}

/// Rows of two coordinates from one on as words.
fn put_rows<R: Lanes>(
    f: &R,
    rows: &Table<R::Mem>,
    first: usize,
    words: &mut [u64],
    finite: &mut [bool],
) {
    let words = words.chunks_mut(2 * f.words());
    for (i, (words, finite)) in (first..).zip(words.zip(finite)) {
        let point = rows.finite[i].then(|| [rows.x(i, 0), rows.y(i)]);
        put(f, point, words, finite);
    }
}
