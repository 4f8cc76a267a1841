//! The optimum by bounds, over three bases: from the scalar down, with costs of one byte.
//!
//! Positions are numerous because of the small quotients: more than half have quotients below the fourth root of the
//! scalar. From the scalar down the cost up to there is known when it is their turn, and what is left costs at least so
//! much a bit ([`limit`]). A position whose sum is above the cost of a chain that is known has no part in a cheapest
//! one. The optimum over {2, 3} is known first: that is one plane of the same search.
//!
//! Costs at a position are near each other: a byte above a base of the position. A byte stands for 255 or more, and is
//! taken for 255 from there on. So no cost is ever too high, what comes out is a lower bound, and it is the optimum
//! where there is a chain of this cost: the way back shows it. Where it does not, the search by all positions does the
//! work.
//!
//! All tiles of a diagonal are put together, two in a vector of 64 ([`bytes`]); each reads its parents from where they
//! are.

mod bytes;
mod diagonal;
mod fill;
mod limit;
mod line;
mod program;
mod strided;
#[cfg(test)]
mod tests;

use super::layer::Extent;
use super::rows::Rows;
use super::window::{Move, Window};
use crate::instructions::Instructions;
use diagonal::Diagonal;
use fill::{End, Facts, Scratch};
use limit::Limit;
use program::TileProgram;

/// One diagonal in this number is kept for the way back.
const EVERY: usize = 8;

/// A search by bounds.
#[derive(Debug, Clone)]
pub(super) struct Bounded {
    all: TileProgram,
    /// {2, 3}
    plane: TileProgram,
    scratch: Scratch,
    kept: Vec<Diagonal>,
    work: [Diagonal; 2],
    /// Between two kept ones, around a way.
    local: Vec<Diagonal>,
    /// Positions searched, with those next to them in a tile.
    pub positions: u64,
}

/// What the search reads.
#[derive(Clone, Copy)]
pub(super) struct Input<'a> {
    pub window: &'a Window,
    pub extent: &'a Extent,
    pub simd: Instructions,
    /// The scalar's logarithm to base 2.
    pub log: f64,
}

impl Bounded {
    /// Units that a chain may cost.
    pub(super) const MOST: u64 = 60_000;

    /// Bytes of costs, at most.
    pub(super) fn bytes(bits: u64, window: &Window) -> u64 {
        // Positions of a diagonal, and a third for what tiles are larger.
        let positions = bits * bits * 64 * 64 / 101 / 148 / 2;
        let kept = bits.div_ceil(EVERY as u64) + 3;
        kept * (positions * 4 / 3 + 64) * (window.width() as u64 + 4)
    }

    /// Gives back what it keeps from one search to the next.
    pub(super) fn release(&mut self) {
        self.kept = Vec::new();
        self.work = Default::default();
        self.local = Vec::new();
    }

    /// For three bases, where prices are not too far apart.
    pub(super) fn new(window: &Window) -> Option<Self> {
        if window.dimensions < 3 {
            return None;
        }
        let all = TileProgram::new(window, 3)?;
        let plane = TileProgram::new(window, 2)?;
        let line = line::Line([0; 64]);
        let scratch = Scratch {
            rows: vec![line; all.rows],
            tiles: Vec::new(),
        };
        Some(Self {
            all,
            plane,
            scratch,
            kept: Vec::new(),
            work: Default::default(),
            local: Vec::new(),
            positions: 0,
        })
    }

    /// The cost of the scalar in units, the moves to a small integer, and that integer. `None` where it does not find
    /// out.
    pub(super) fn run(
        &mut self,
        input: Input<'_>,
        rows: &mut Rows,
    ) -> Option<(u64, Vec<Move>, i64)> {
        let limit = Limit::new(input.window, &self.all, input.log)?;
        self.positions = 0;
        let known = self.sweep(input, rows, limit, false)?.cost;
        let limit = limit.with(known)?;
        let end = self.sweep(input, rows, limit, true)?;
        // Chains up to the limit have all been looked at, and no others.
        if end.cost > known {
            return None;
        }
        let path = self.path(input, rows, limit, end)?;
        let q = rows.planes[end.c].quotient(end.b, end.d - end.b - end.c);
        let t = q as i64 + end.o as i64 + i64::from(input.window.lo);
        Some((end.cost.into(), path, t))
    }

    /// All diagonals, of one plane or of all.
    fn sweep(&mut self, input: Input<'_>, rows: &mut Rows, limit: Limit, all: bool) -> Option<End> {
        let Input {
            window,
            extent,
            simd,
            ..
        } = input;
        let program = if all { &self.all } else { &self.plane };
        let planes = if all { rows.planes.len() } else { 1 };
        let mut best = None;
        let slots = extent.diagonals.div_ceil(EVERY);
        if self.kept.len() < slots {
            self.kept.resize_with(slots, Diagonal::default);
        }
        let origin = -window.lo as usize;
        self.kept[0].origin(program.width, origin);
        for d in 1..extent.diagonals {
            let mut to = if d % EVERY == 0 {
                core::mem::take(&mut self.kept[d / EVERY])
            } else {
                core::mem::take(&mut self.work[d % 2])
            };
            let before = if (d - 1) % EVERY == 0 {
                &self.kept[d / EVERY]
            } else {
                &self.work[(d - 1) % 2]
            };
            shape(before, planes, &mut to, program.width, None);
            self.positions += to.lanes() as u64;
            for c in 0..before.slabs.len() {
                let (first, last) = before.alive(Some(c));
                if first < last {
                    rows.need(c, first, last);
                }
            }
            let shared = Facts {
                window,
                rows,
                extent,
                program,
                limit,
            };
            bytes::fill(
                simd,
                shared,
                &mut self.scratch,
                d,
                before,
                &mut to,
                &mut best,
            );
            if d % EVERY == 0 {
                self.kept[d / EVERY] = to;
            } else {
                self.work[d % 2] = to;
            }
        }
        best
    }

    /// The moves to an end.
    fn path(&mut self, input: Input<'_>, rows: &Rows, limit: Limit, end: End) -> Option<Vec<Move>> {
        let Input {
            window,
            extent,
            simd,
            ..
        } = input;
        let program = &self.all;
        let shared = Facts {
            window,
            rows,
            extent,
            program,
            limit,
        };
        let width = program.width;
        if self.local.len() < EVERY {
            self.local.resize_with(EVERY, Diagonal::default);
        }
        let (mut b, mut c, mut o, mut here) = (end.b, end.c, end.o, end.here);
        let mut path = Vec::new();
        for d in (1..=end.d).rev() {
            let first = (d - 1) / EVERY * EVERY;
            if d == end.d || d % EVERY == 0 {
                for e in first + 1..d {
                    let mut to = core::mem::take(&mut self.local[e - first]);
                    let before = match e - 1 - first {
                        0 => &self.kept[first / EVERY],
                        i => &self.local[i],
                    };
                    let cone = Some((b, c, d - e));
                    shape(before, rows.planes.len(), &mut to, width, cone);
                    let mut none = None;
                    bytes::fill(
                        simd,
                        shared,
                        &mut self.scratch,
                        e,
                        before,
                        &mut to,
                        &mut none,
                    );
                    self.local[e - first] = to;
                }
            }
            let before = match d - 1 - first {
                0 => &self.kept[first / EVERY],
                i => &self.local[i],
            };
            let (m, node) = window.moves.iter().find_map(|m| {
                let b = b.checked_sub(usize::from(m.base == 1))?;
                let c = c.checked_sub(usize::from(m.base == 2))?;
                if b + c > d - 1 {
                    return None;
                }
                let k = [2, 3, 5][m.base];
                let x = k * (o as i32 + window.lo) + m.digit;
                let o = x - rows.residue(c, m.base, d - 1, b) - window.lo;
                let o = usize::try_from(o).ok().filter(|&o| o < width)?;
                let cost = before.cost(width, c, b, o)?;
                (u64::from(cost) + m.price == u64::from(here)).then_some((*m, (b, c, o, cost)))
            })?;
            path.push(m);
            (b, c, o, here) = node;
        }
        path.reverse();
        (here == 0 && o as i32 == -window.lo).then_some(path)
    }
}

/// The slabs of the next diagonal: of all planes, or those from which a way can go to `(b, c)` in a given number of
/// steps.
fn shape(
    before: &Diagonal,
    planes: usize,
    to: &mut Diagonal,
    width: usize,
    cone: Option<(usize, usize, usize)>,
) {
    to.clear();
    for c in 0..planes.min(before.slabs.len() + 1) {
        let same = before.alive(Some(c));
        let less = before.alive(c.checked_sub(1));
        let (mut first, mut last) = match (same, less) {
            ((_, 0), (_, 0)) => (0, 0),
            ((_, 0), (f, l)) => (f, l),
            ((f, l), (_, 0)) => (f, l + 1),
            ((f, l), (g, m)) => (f.min(g), m.max(l + 1)),
        };
        if let Some((b, plane, steps)) = cone {
            if c > plane || c + steps < plane {
                last = 0;
            }
            (first, last) = (first.max(b.saturating_sub(steps)), last.min(b + 1));
        }
        to.push(first, last.saturating_sub(first));
    }
    to.shape(width);
}
