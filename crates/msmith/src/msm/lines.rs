//! Short weighted lines `Σ i·L_i`: running sums in XYZZ coordinates, one line a lane.
//!
//! Cost: one mixed and one full addition (20M + 4S) for every point of a line; lines are about
//! `√buckets` long, so this is the small end of the fold.

use super::runs::Cx;
use super::table::Table;
use crate::coords::xyzz::Point;
use crate::coords::{Affine, Coords, Xyzz};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;

/// Lists `start .. start + len`; the sum of list `start + i` has weight `i`.
#[derive(Clone, Copy)]
pub struct Line {
    /// First list.
    pub start: usize,
    /// Number of lists.
    pub len: usize,
}

/// The weighted sum of every line, packed coordinates; `place` tells the row of a list's
/// sum, if that is finite.
pub fn line_sums<R: Lanes>(
    cx: &Cx<R>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    additions: &mut u64,
) -> Vec<Point<R::Mem>> {
    // A small share of the work: calls keep one copy of each product.
    let f = &Outlined(cx.f);
    let mut by_length: Vec<usize> = (0..lines.len()).collect();
    by_length.sort_by_key(|&i| core::cmp::Reverse(lines[i].len));
    let nothing = R::Mem::default();
    let mut out = vec![
        Point {
            x: nothing,
            y: nothing,
            zz: nothing,
            zzz: nothing
        };
        lines.len()
    ];
    for group in by_length.chunks(R::WIDTH) {
        let top = lines[group[0]].len;
        let mut running = Xyzz::infinity(f);
        let mut total = running;
        for i in (1..top).rev() {
            let (q, inf) = row(f, table, place, lines, group, i);
            if i == top - 1 {
                running = Xyzz::from_affine_or(f, &q, inf);
                total = running;
            } else {
                running = Xyzz::add_affine(f, &cx.a, &running, &q, inf);
                total = Xyzz::add(f, &cx.a, &total, &running);
                *additions += 2 * group.len() as u64;
            }
        }
        let mut m = [[nothing; 8]; 4];
        for (c, m) in [&total.x, &total.y, &total.zz, &total.zzz]
            .into_iter()
            .zip(&mut m)
        {
            f.scatter(c, &mut m[..R::WIDTH]);
        }
        for (lane, &line) in group.iter().enumerate() {
            out[line] = Point {
                x: m[0][lane],
                y: m[1][lane],
                zz: m[2][lane],
                zzz: m[3][lane],
            };
        }
    }
    out
}

/// Row `i` of each line of the group, and the lanes where it is infinite or absent.
fn row<R: Lanes>(
    f: &Outlined<R>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    group: &[usize],
    i: usize,
) -> (Affine<R::El>, u8) {
    let nothing = R::Mem::default();
    let mut x = [&nothing; 8];
    let mut y = x;
    let mut inf = crate::coords::all_lanes::<R>();
    for (lane, &line) in group.iter().enumerate() {
        if i >= lines[line].len {
            continue;
        }
        if let Some(at) = place(lines[line].start + i) {
            let at = at as usize;
            x[lane] = table.x(at, 0);
            y[lane] = table.y(at);
            inf &= !(1 << lane);
        }
    }
    let q = Affine {
        x: f.gather(&x[..R::WIDTH]),
        y: f.gather(&y[..R::WIDTH]),
    };
    (q, inf)
}
