//! All positions, row by row: `k = 2^a·3^b·5^c`, a row is what differs in a. The powers of the largest base are the
//! layers, of the middle one the rows of a layer; a layer needs the one before only.

use super::cell::Cell;
use super::ends::Ends;
use super::program::{PairProgram, stride};
use super::row::Quotients;
use super::window::PairWindow;
use num_bigint::BigUint;

/// Which positions there are.
#[derive(Debug, Clone)]
pub struct Field {
    /// By layer and row: positions from which steps lead on, and all.
    pub rows: Vec<Vec<(usize, usize)>>,
    /// Indices of the bases of rows and of layers.
    pub inner: Option<usize>,
    /// The layers' base.
    pub outer: Option<usize>,
}

const BASES: [u64; 3] = [2, 3, 5];

impl Field {
    /// For `bases` of 2, 3, 5; positions go on while a quotient is above `bound`.
    pub fn new(m: &BigUint, n: &BigUint, bases: usize, bound: u64) -> Self {
        let (inner, outer) = match bases {
            1 => (None, None),
            2 => (None, Some(1)),
            _ => (Some(1), Some(2)),
        };
        let mut rows: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut layer = Quotients::new(m, n);
        loop {
            let mut q = layer.clone();
            let mut these: Vec<(usize, usize)> = Vec::new();
            loop {
                let on = q.halvings(bound);
                // Where the rows before lead to.
                let inside = these.last().map_or(0, |r| r.0);
                let before = |row: usize| rows.last().and_then(|l| l.get(row)).map_or(0, |r| r.0);
                let length = (on + 1).max(inside).max(before(these.len()));
                these.push((on, length));
                // The layer before may go on where this one does not: its base is larger.
                match inner {
                    Some(base) if on > 0 || before(these.len()) > 0 => q.divide(BASES[base]),
                    _ => break,
                }
            }
            // A row of the layer before that ends at once leads nowhere.
            let ended = these[0].0 == 0;
            rows.push(these);
            match outer {
                Some(base) if !ended => layer.divide(BASES[base]),
                _ => break,
            }
        }
        Self { rows, inner, outer }
    }

    /// Positions of a layer.
    pub fn size(&self, layer: usize) -> usize {
        self.rows[layer].iter().map(|r| r.1).sum()
    }
}

/// A row's nodes, position by position.
pub type Nodes<C> = Vec<C>;

/// Where the cheapest chain ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Goal {
    /// Its price.
    pub price: u32,
    /// Layer, row, position in it, node of the position.
    pub at: (usize, usize, usize, usize),
}

/// Runs over a [`Field`].
pub struct Runner<'a, C> {
    /// The positions.
    pub field: &'a Field,
    /// The pairs of a position.
    pub window: &'a PairWindow,
    /// Small pairs.
    pub ends: &'a Ends,
    /// By base.
    pub programs: &'a [Option<PairProgram<C>>; 3],
    /// The scalars divided by what belongs to the layer.
    pub layer: Quotients,
    /// The layer's number.
    pub number: usize,
    /// The layer's rows, with what came from the layer before.
    pub rows: Vec<Nodes<C>>,
    /// The cheapest end up to now.
    goal: Option<Goal>,
    rooms: [Vec<C>; 3],
    residues: [Vec<u8>; 3],
    /// Used rows.
    spare: Vec<Nodes<C>>,
}

impl<'a, C: Cell> Runner<'a, C> {
    /// Before the first layer.
    pub fn new(
        field: &'a Field,
        window: &'a PairWindow,
        ends: &'a Ends,
        programs: &'a [Option<PairProgram<C>>; 3],
        scalars: (&BigUint, &BigUint),
    ) -> Self {
        let mut runner = Self {
            field,
            window,
            ends,
            programs,
            layer: Quotients::new(scalars.0, scalars.1),
            number: 0,
            rows: Vec::new(),
            goal: None,
            rooms: [0, 1, 2].map(|i| programs[i].as_ref().map_or(Vec::new(), PairProgram::room)),
            residues: Default::default(),
            spare: Vec::new(),
        };
        let mut first = runner.row(0, 0);
        if let Some(at) = runner.node(0, 0) {
            first[at] = C::ZERO;
        }
        runner.rows.push(first);
        runner
    }

    /// Where the cheapest chain ends. A price that does not fit the cells is not known to be the least: cheaper ways
    /// may have been cut off.
    pub fn goal(&self) -> Option<Goal> {
        self.goal.filter(|g| g.price < C::FAR.get())
    }

    /// Nodes of a position, with those that are there for alignment only.
    pub fn block(&self) -> usize {
        self.window.rows.width * stride(self.window)
    }

    /// An offset's node.
    pub fn node(&self, i: i32, j: i32) -> Option<usize> {
        let row = self.window.rows.index(i)?;
        Some(row * stride(self.window) + self.window.columns.index(j)?)
    }

    /// A row that nothing has reached.
    fn row(&mut self, layer: usize, row: usize) -> Nodes<C> {
        let mut new = self.spare.pop().unwrap_or_default();
        new.clear();
        new.resize(self.field.rows[layer][row].1 * self.block(), C::FAR);
        new
    }

    /// Goes over a layer. Finished rows are given to `keep`, which returns those that it does not want.
    pub fn advance(&mut self, mut keep: impl FnMut(usize, usize, Nodes<C>) -> Option<Nodes<C>>) {
        let layer = self.number;
        let mut next: Vec<Nodes<C>> = Vec::new();
        let mut q = self.layer.clone();
        for row in 0..self.field.rows[layer].len() {
            let mut nodes = match self.rows.get_mut(row) {
                Some(r) => core::mem::take(r),
                None => self.row(layer, row),
            };
            let on = self.field.rows[layer][row].0;
            let mut inner = Vec::new();
            if row + 1 < self.field.rows[layer].len() {
                inner = match self.rows.get_mut(row + 1) {
                    Some(r) => core::mem::take(r),
                    None => self.row(layer, row + 1),
                };
            }
            let more = self.field.rows.get(layer + 1);
            let mut outer = Vec::new();
            if more.is_some_and(|rows| row < rows.len()) {
                outer = self.row(layer + 1, row);
            }
            self.run(&q, on, &mut nodes, &mut inner, &mut outer);
            self.finish(&q, (layer, row, on), &nodes);
            if row + 1 < self.field.rows[layer].len() {
                if self.rows.len() <= row + 1 {
                    self.rows.resize(row + 2, Vec::new());
                }
                self.rows[row + 1] = inner;
            }
            if more.is_some_and(|rows| row < rows.len()) {
                next.push(outer);
            }
            self.spare.extend(keep(layer, row, nodes));
            if let Some(base) = self.field.inner {
                q.divide(BASES[base]);
            }
        }
        self.rows = next;
        self.number += 1;
        if let Some(base) = self.field.outer {
            self.layer.divide(BASES[base]);
        }
    }

    /// All steps from a row.
    fn run(&mut self, q: &Quotients, on: usize, nodes: &mut [C], inner: &mut [C], outer: &mut [C]) {
        let block = self.block();
        for (base, r) in self.residues.iter_mut().enumerate() {
            if self.programs[base].is_some() {
                q.residues(BASES[base] as u8, r);
            }
        }
        for a in 0..on {
            let (from, to) = nodes.split_at_mut((a + 1) * block);
            let from = &from[a * block..];
            let targets = [
                (0, Some(&mut to[..block])),
                (self.field.inner.unwrap_or(0), inner.get_mut(a * block..)),
                (self.field.outer.unwrap_or(0), outer.get_mut(a * block..)),
            ];
            for (i, (base, to)) in targets.into_iter().enumerate() {
                if i > 0 && base == 0 {
                    continue;
                }
                if let (Some(program), Some(to)) = (&self.programs[base], to)
                    && to.len() >= block
                {
                    let room = &mut self.rooms[base];
                    program.deal(from, room);
                    program.run(self.residues[base][a], room, &mut to[..block]);
                }
            }
        }
    }

    /// Completes the chains that are at small pairs.
    fn finish(&mut self, q: &Quotients, (layer, row, on): (usize, usize, usize), nodes: &[C]) {
        let stride = stride(self.window);
        let blocks = nodes.chunks_exact(self.block()).enumerate().skip(on);
        for (a, block) in blocks {
            let (m, n) = q.halved(a);
            for (node, &cell) in block.iter().enumerate() {
                let way = cell.get();
                if cell >= C::FAR || self.goal.is_some_and(|g| g.price <= way) {
                    continue;
                }
                let x = m as i32 + self.window.rows.least + (node / stride) as i32;
                let y = n as i32 + self.window.columns.least + (node % stride) as i32;
                if let Some(rest) = self.ends.price(x, y) {
                    let price = way + rest;
                    if self.goal.is_none_or(|g| price < g.price) {
                        let at = (layer, row, a, node);
                        self.goal = Some(Goal { price, at });
                    }
                }
            }
        }
    }
}
