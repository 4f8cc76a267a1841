//! The sweep over diagonals and the way back.
//!
//! Each `every`th diagonal is kept. Between two of them the sweep goes plane by plane, so that what it reads again soon
//! (two planes of that many diagonals) stays in the cache. The way back makes the diagonals between two kept ones
//! again, as far as a path from where it is can go.

use super::blocks::Shared;
use super::lanes::Row;
use super::layer::Slab;
use super::number::Number;
use super::plan::Plan;
use super::simd::Fill;
use super::window::{Move, Window};

/// Costs and room to work, kept from one search to the next.
#[derive(Debug, Clone)]
pub(super) struct Engine<T, const N: usize> {
    pub plan: Plan<T>,
    scratch: Vec<Row<T, N>>,
    /// By kept diagonal, then plane.
    kept: Vec<Vec<Slab<T, N>>>,
    /// By diagonal after a kept one, then plane: two of them in a sweep, those around a path on the way back.
    work: Vec<Vec<Slab<T, N>>>,
    segment: Vec<Vec<Slab<T, N>>>,
}

/// A way through a diagonal.
#[derive(Debug, Clone, Copy)]
struct Spot {
    b: usize,
    c: usize,
    /// The offset's index.
    o: usize,
}

/// What is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Keep {
    /// One diagonal in this number is kept.
    pub every: usize,
    /// All of these, or the last only.
    pub path: bool,
}

impl Keep {
    /// The number of a kept diagonal.
    fn slot(self, d: usize) -> usize {
        let number = d / self.every;
        if self.path { number } else { number % 2 }
    }
}

impl<T: Number + Fill<N>, const N: usize> Engine<T, N> {
    pub(super) fn new(window: &Window) -> Self {
        let plan = Plan::new(window);
        let scratch = vec![Row([T::NEVER; N]); plan.rows()];
        let (kept, work, segment) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            plan,
            scratch,
            kept,
            work,
            segment,
        }
    }

    /// Bytes of costs.
    pub(super) fn bytes(&self, shared: Shared<'_>, keep: Keep) -> u64 {
        let (extent, planes) = (shared.extent, shared.rows.planes.len());
        let (mut kept, mut most, mut slab) = (0, 0, 0);
        for d in 0..extent.diagonals {
            let blocks = (0..planes).map(|c| extent.kept(d, c).div_ceil(N));
            slab = slab.max(blocks.clone().max().unwrap_or(0));
            if d % keep.every == 0 {
                let all: usize = blocks.sum();
                (kept, most) = (kept + all, most.max(all));
            }
        }
        if !keep.path {
            kept = 2 * most;
        }
        let between = if keep.every > 1 { keep.every } else { 0 };
        let cone = if keep.path {
            between * between.min(planes)
        } else {
            0
        };
        let rows = kept + (2 * between + cone) * slab;
        (rows * self.plan.width * size_of::<Row<T, N>>()) as u64
    }

    /// From the last diagonal to the first. Gives the cost of the scalar in units.
    pub(super) fn sweep(&mut self, shared: Shared<'_>, keep: Keep) -> Option<u64> {
        let Shared {
            window,
            rows,
            extent,
            ..
        } = shared;
        let (width, planes, every) = (self.plan.width, rows.planes.len(), keep.every);
        let slots = match keep.path {
            true => extent.diagonals.div_ceil(every),
            false => 2,
        };
        grow(&mut self.kept, slots, planes);
        grow(&mut self.work, every, 2);
        let none = Slab::default();
        for start in (0..extent.diagonals).step_by(every).rev() {
            let end = (start + every).min(extent.diagonals);
            for c in (0..planes).rev() {
                for d in (start..end).rev() {
                    let count = extent.kept(d, c).div_ceil(N);
                    let mut to = core::mem::take(if d == start {
                        &mut self.kept[keep.slot(d)][c]
                    } else {
                        &mut self.work[d - start][c % 2]
                    });
                    to.shape(width, 0, count);
                    let child = |c: usize| {
                        if c == planes || d + 1 == extent.diagonals {
                            &none
                        } else if d + 1 == end {
                            &self.kept[keep.slot(end)][c]
                        } else {
                            &self.work[d + 1 - start][c % 2]
                        }
                    };
                    if count > 0 {
                        let children = [child(c), child(c + 1)];
                        T::fill(
                            &self.plan,
                            &mut self.scratch,
                            shared,
                            (d, c),
                            children,
                            &mut to,
                        );
                    }
                    if d == start {
                        self.kept[keep.slot(d)][c] = to;
                    } else {
                        self.work[d - start][c % 2] = to;
                    }
                }
            }
        }
        let first = &self.kept[keep.slot(0)][0];
        first.get(width, 0, -window.lo as usize).cost()
    }

    /// The moves from the scalar to a small integer, after [`Self::sweep`], and that integer. `None` where there is no
    /// chain.
    pub(super) fn path(&mut self, shared: Shared<'_>, keep: Keep) -> Option<(Vec<Move>, i64)> {
        let Shared {
            window,
            rows,
            extent,
            ..
        } = shared;
        let (width, every) = (self.plan.width, keep.every);
        let mut node = Spot {
            b: 0,
            c: 0,
            o: -window.lo as usize,
        };
        let mut first = 0;
        let mut path = Vec::new();
        for d in 0..extent.diagonals {
            if extent.active(d, node.c) <= node.b {
                let q = rows.planes[node.c].quotient(node.b, d - node.b - node.c);
                let t = q as i64 + node.o as i64 + i64::from(window.lo);
                return Some((path, t));
            }
            if d.is_multiple_of(every) && every > 1 {
                first = node.c;
                self.segment(shared, keep, d, node);
            }
            let cost = |d: usize, node: Spot| {
                let slab = if d.is_multiple_of(every) {
                    &self.kept[keep.slot(d)][node.c]
                } else {
                    &self.segment[d % every][node.c - first]
                };
                slab.get(width, node.b, node.o).cost()
            };
            let here = cost(d, node)?;
            let (m, child) = window.moves.iter().find_map(|m| {
                let k = [2, 3, 5][m.base];
                let x = rows.residue(node.c, m.base, d, node.b) + node.o as i32 + window.lo;
                if (x - m.digit) % k != 0 {
                    return None;
                }
                let child = Spot {
                    b: node.b + usize::from(m.base == 1),
                    c: node.c + usize::from(m.base == 2),
                    o: ((x - m.digit) / k - window.lo) as usize,
                };
                (cost(d + 1, child)? + m.price == here).then_some((*m, child))
            })?;
            path.push(m);
            node = child;
        }
        None
    }

    /// Makes the diagonals between two kept ones again, as far as a path from `node` can go.
    fn segment(&mut self, shared: Shared<'_>, keep: Keep, start: usize, node: Spot) {
        let (width, extent) = (self.plan.width, shared.extent);
        let planes = shared.rows.planes.len();
        let end = (start + keep.every).min(extent.diagonals);
        grow(
            &mut self.segment,
            keep.every,
            keep.every.min(planes - node.c),
        );
        let none = Slab::default();
        for c in (node.c..planes.min(node.c + end - start)).rev() {
            for d in (start + 1.max(c - node.c)..end).rev() {
                let mut to = core::mem::take(&mut self.segment[d - start][c - node.c]);
                let last = (node.b + d - start) / N + 1;
                let last = last.min(extent.kept(d, c).div_ceil(N));
                let count = last.saturating_sub(node.b / N);
                to.shape(width, node.b / N, count);
                let child = |c: usize| {
                    if c == planes || d + 1 == extent.diagonals {
                        &none
                    } else if d + 1 == end {
                        &self.kept[keep.slot(end)][c]
                    } else {
                        self.segment[d + 1 - start].get(c - node.c).unwrap_or(&none)
                    }
                };
                if count > 0 {
                    let children = [child(c), child(c + 1)];
                    T::fill(
                        &self.plan,
                        &mut self.scratch,
                        shared,
                        (d, c),
                        children,
                        &mut to,
                    );
                }
                self.segment[d - start][c - node.c] = to;
            }
        }
    }
}

/// Room for slabs.
fn grow<T, const N: usize>(slabs: &mut Vec<Vec<Slab<T, N>>>, diagonals: usize, planes: usize) {
    if slabs.len() < diagonals {
        slabs.resize_with(diagonals, Vec::new);
    }
    for d in &mut slabs[..diagonals] {
        if d.len() < planes {
            d.resize_with(planes, Slab::default);
        }
    }
}
