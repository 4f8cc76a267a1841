//! The sweep over diagonals and the way back.

use super::lanes::{Lanes, Row};
use super::layer::{Extent, Layer};
use super::number::Number;
use super::plan::{Plan, block};
use super::rows::Rows;
use super::simd::{Diagonal, Simd};
use super::window::{Move, Window};

/// Layers and room to work, kept from one search to the next.
#[derive(Debug, Clone)]
pub(super) struct Engine<T, const N: usize> {
    pub plan: Plan<T>,
    scratch: Vec<Row<T, N>>,
    layers: Vec<Layer<T, N>>,
}

/// What all diagonals share.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub window: &'a Window,
    pub rows: &'a Rows,
    pub extent: &'a Extent,
    pub simd: Simd,
}

/// A way through a diagonal.
#[derive(Debug, Clone, Copy)]
struct Node {
    b: usize,
    c: usize,
    /// The offset's index.
    o: usize,
}

impl<T: Number + Diagonal<N>, const N: usize> Engine<T, N> {
    pub(super) fn new(window: &Window) -> Self {
        let plan = Plan::new(window);
        let scratch = vec![Row([T::NEVER; N]); plan.rows()];
        Self {
            plan,
            scratch,
            layers: Vec::new(),
        }
    }

    /// Bytes of layers where each `every`th is kept (`usize::MAX`: none).
    pub(super) fn bytes(width: usize, extent: &Extent, planes: usize, every: usize) -> u64 {
        let (mut kept, mut most, mut window) = (0, [0; 2], 0);
        for d in 0..extent.diagonals {
            let blocks: u64 = (0..planes)
                .map(|c| extent.kept(d, c).div_ceil(N) as u64)
                .sum();
            if d % every == 0 {
                kept += blocks;
            } else {
                most[d % 2] = most[d % 2].max(blocks);
                let part = (every / N)
                    .saturating_add(2)
                    .saturating_mul(every.min(planes)) as u64;
                window = window.max(blocks.min(part));
            }
        }
        let segment = if every == usize::MAX {
            0
        } else {
            window * every as u64
        };
        let rows = (kept + most[0] + most[1] + segment) * width as u64;
        rows * size_of::<Row<T, N>>() as u64
    }

    /// Fills a diagonal from the next one, for blocks of the shape that it has.
    #[inline(always)]
    pub(super) fn diagonal<L: Lanes<T, N>>(
        plan: &Plan<T>,
        scratch: &mut [Row<T, N>],
        shared: Shared<'_>,
        d: usize,
        from: &Layer<T, N>,
        to: &mut Layer<T, N>,
    ) {
        let width = plan.width;
        let Shared {
            window,
            rows,
            extent,
            ..
        } = shared;
        for (i, plane) in to.planes.iter().enumerate() {
            let c = to.first + i;
            let active = extent.active(d, c).div_ceil(N);
            for j in plane.first..(plane.first + plane.count).min(active) {
                let row = |c, j| from.row(width, c, j).map(|r| &from.data[r..]);
                let two = row(c, j).unwrap_or(&from.data);
                let next = row(c, j + 1).unwrap_or(two);
                let five = match plan.dimensions() {
                    3 => row(c + 1, j).unwrap_or(two),
                    _ => two,
                };
                let kinds = [1, 3, 6][plan.dimensions() - 1];
                let residue = core::array::from_fn(|kind| {
                    rows.words(c, if kind < kinds { kind } else { 0 }, d, j * N)
                });
                let out = &mut to.data[plane.at + (j - plane.first) * width..];
                block::<L, T, N>(plan, [two, two, five], next, residue, d % 16, scratch, out);
            }
        }
        for i in 0..to.planes.len() {
            let c = to.first + i;
            let Some(plane) = rows.planes.get(c) else {
                continue;
            };
            let blocks = to.planes[i];
            let (first, last) = (blocks.first * N, (blocks.first + blocks.count) * N);
            for lane in extent.active(d, c).max(first)..extent.kept(d, c).min(last) {
                // Above the diagonal's first position there is nothing.
                if let Some(a) = d.checked_sub(lane + c) {
                    to.put(window, c, lane, plane.quotient(lane, a));
                }
            }
        }
    }

    /// The number of the layer that a diagonal is kept in.
    fn slot(d: usize, every: usize) -> usize {
        if d.is_multiple_of(every) {
            2 + d / every
        } else {
            d % 2
        }
    }

    /// From the last diagonal to the first. Gives the cost of the scalar in units.
    pub(super) fn sweep(&mut self, shared: Shared<'_>, every: usize) -> Option<u64> {
        let (width, planes) = (self.plan.width, shared.rows.planes.len());
        let extent = shared.extent;
        let mut from = Layer::default();
        let mut old = None;
        for d in (0..extent.diagonals).rev() {
            let slot = Self::slot(d, every);
            if self.layers.len() <= slot {
                self.layers.resize_with(slot + 1, Layer::default);
            }
            let mut to = core::mem::take(&mut self.layers[slot]);
            let blocks = |c| (0, extent.kept(d, c).div_ceil(N));
            to.shape(width, 0, (0..planes).map(blocks));
            T::layer(&self.plan, &mut self.scratch, shared, d, &from, &mut to);
            if let Some(slot) = old {
                self.layers[slot] = core::mem::replace(&mut from, to);
            } else {
                from = to;
            }
            old = Some(slot);
        }
        let cost = from.get(width, 0, 0, -shared.window.lo as usize).cost();
        if let Some(slot) = old {
            self.layers[slot] = from;
        }
        cost
    }

    /// The moves from the scalar to a small integer, after [`Self::sweep`], and that integer. `None` where there is no
    /// chain.
    pub(super) fn path(&mut self, shared: Shared<'_>, every: usize) -> Option<(Vec<Move>, i64)> {
        let Shared {
            window,
            rows,
            extent,
            ..
        } = shared;
        let (width, planes) = (self.plan.width, rows.planes.len());
        let mut node = Node {
            b: 0,
            c: 0,
            o: -window.lo as usize,
        };
        let mut path = Vec::new();
        let mut segment: Vec<Layer<T, N>> = Vec::new();
        for d in 0..extent.diagonals {
            let a = d - node.b - node.c;
            if extent.active(d, node.c) <= node.b {
                let q = rows.planes[node.c].quotient(node.b, a);
                let t = q as i64 + node.o as i64 + i64::from(window.lo);
                return Some((path, t));
            }
            let start = d - d % every;
            if d == start && every > 1 {
                self.segment(shared, every, d, node, planes, &mut segment);
            }
            let kept = |d: usize| {
                if d.is_multiple_of(every) {
                    &self.layers[Self::slot(d, every)]
                } else {
                    &segment[d % every]
                }
            };
            let (here, next) = (kept(d), kept(d + 1));
            let cost = here.get(width, node.c, node.b, node.o).cost();
            let step = window.moves.iter().find_map(|m| {
                let k = [2, 3, 5][m.base];
                let x = rows.residue(node.c, m.base, d, node.b) + node.o as i32 + window.lo;
                if (x - m.digit) % k != 0 {
                    return None;
                }
                let mut child = node;
                child.o = ((x - m.digit) / k - window.lo) as usize;
                child.b += usize::from(m.base == 1);
                child.c += usize::from(m.base == 2);
                let f = next.get(width, child.c, child.b, child.o).cost()?;
                (Some(f + m.price) == cost).then_some((*m, child))
            });
            let (m, child) = step?;
            path.push(m);
            node = child;
        }
        None
    }

    /// Makes the diagonals between two kept ones again, as far as a path from `node` can go.
    fn segment(
        &mut self,
        shared: Shared<'_>,
        every: usize,
        d: usize,
        node: Node,
        planes: usize,
        segment: &mut Vec<Layer<T, N>>,
    ) {
        let (width, extent) = (self.plan.width, shared.extent);
        let end = (d + every).min(extent.diagonals);
        segment.resize_with(every, Layer::default);
        let kept = (d + every < extent.diagonals).then(|| Self::slot(d + every, every));
        let mut from = match kept {
            Some(slot) => core::mem::take(&mut self.layers[slot]),
            None => Layer::default(),
        };
        let top = from;
        from = Layer::default();
        for e in (d + 1..end).rev() {
            let mut to = core::mem::take(&mut segment[e % every]);
            let far = e - d;
            let blocks = |c| {
                let first = node.b / N;
                let last = ((node.b + far) / N + 1).min(extent.kept(e, c).div_ceil(N));
                (first, last.saturating_sub(first))
            };
            let all = node.c..(node.c + far + 1).min(planes);
            to.shape(width, node.c, all.map(blocks));
            let source = if e + 1 == end { &top } else { &from };
            T::layer(&self.plan, &mut self.scratch, shared, e, source, &mut to);
            if e + 1 < end {
                segment[(e + 1) % every] = from;
            }
            from = to;
        }
        if d + 1 < end {
            segment[(d + 1) % every] = from;
        }
        if let Some(slot) = kept {
            self.layers[slot] = top;
        }
    }
}
