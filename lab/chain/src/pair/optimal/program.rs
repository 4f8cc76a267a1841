//! How the nodes of one position lead to those of the next, for one base and each pair of residues.
//!
//! `dst[i][j] = min over digits (x, y) of src[p·i + x − r][p·j + y − s] + price`. The columns of `src` are first dealt
//! out by their residue mod p; then what a digit contributes to a row is a row of neighbours, and digits of one price
//! (0, an affine point, another) are compared before the price is added.

use super::cell::Cell;
use super::window::PairWindow;
use crate::digit::Digit;

/// Nodes that are handled at once.
pub const LANES: usize = 8;

/// Prices: no addition, of an affine point, of another.
const CLASSES: usize = 3;

/// Up to [`LANES`] neighbouring nodes of the next position.
#[derive(Debug, Clone, Copy)]
struct Unit {
    /// The first node.
    to: u32,
    /// Where its sources end in the list, by class.
    ends: [u32; CLASSES],
}

/// All moves for one pair of residues.
#[derive(Debug, Clone, Default)]
struct Moves {
    units: Vec<Unit>,
    /// Places in the dealt columns.
    sources: Vec<u32>,
}

/// The moves of a base.
#[derive(Debug, Clone)]
pub struct PairProgram<C> {
    p: usize,
    /// Rows, columns of the window and of its rows in memory.
    shape: (usize, usize, usize),
    /// In the dealt columns: places before the first, places of a row.
    left: usize,
    wide: usize,
    /// By the residues `r·p + s`.
    moves: Vec<Moves>,
    prices: [C; CLASSES],
}

/// The length of a row of the window in memory.
pub fn stride(window: &PairWindow) -> usize {
    window.columns.width.next_multiple_of(LANES)
}

/// A digit's class.
fn class(d: Digit) -> usize {
    if d.is_zero() {
        0
    } else {
        2 - usize::from(d.is_affine())
    }
}

/// Not generic: a sort is long to compile.
fn by_class(digits: &[Digit]) -> Vec<Digit> {
    let mut sorted = digits.to_vec();
    sorted.sort_by_key(|&d| class(d));
    sorted
}

impl<C: Cell> PairProgram<C> {
    /// `prices` by class, the multiplication included.
    pub fn new(window: &PairWindow, digits: &[Digit], p: u32, prices: [u32; CLASSES]) -> Self {
        let (rows, columns) = (window.rows, window.columns);
        let stride = stride(window);
        let pi = p as i32;
        // The column p·j + shift of the source belongs to the column j, counted from the window's least.
        let shift = |y: i32, s: i32| (pi - 1) * columns.least + y - s;
        let (mut low, mut high) = (0, 0);
        for d in digits {
            low = low.min(shift(d.y, pi - 1).div_euclid(pi));
            high = high.max(shift(d.y, 0).div_euclid(pi));
        }
        let left = low.unsigned_abs() as usize;
        let wide = left + stride + 1 + high.unsigned_abs() as usize;
        let sorted = by_class(digits);
        let mut moves = Vec::new();
        for r in 0..pi {
            for s in 0..pi {
                let mut m = Moves::default();
                for row in 0..rows.width {
                    for first in (0..stride).step_by(LANES) {
                        let from = m.sources.len();
                        let mut ends = [from as u32; CLASSES];
                        for &d in &sorted {
                            let source = pi * (rows.least + row as i32) + d.x - r;
                            let t = shift(d.y, s);
                            let live = |j: usize| {
                                let column = pi * j as i32 + t + columns.least;
                                window.reached.contains(&(source, column))
                            };
                            if let Some(source) = rows.index(source)
                                && (first..first + LANES).any(live)
                            {
                                let dealt = t.rem_euclid(pi) as usize * rows.width + source;
                                let place = dealt * wide + left + first;
                                let place = place as i32 + t.div_euclid(pi);
                                m.sources.push(place.unsigned_abs());
                            }
                            for end in &mut ends[class(d)..] {
                                *end = m.sources.len() as u32;
                            }
                        }
                        if m.sources.len() > from {
                            let to = (row * stride + first) as u32;
                            m.units.push(Unit { to, ends });
                        }
                    }
                }
                moves.push(m);
            }
        }
        Self {
            p: p as usize,
            shape: (rows.width, columns.width, stride),
            left,
            wide,
            moves,
            prices: prices.map(C::of),
        }
    }

    /// Room for dealt columns.
    pub fn room(&self) -> Vec<C> {
        vec![C::FAR; self.p * self.shape.0 * self.wide]
    }

    /// Deals out the columns of a position.
    #[inline(always)]
    pub fn deal(&self, from: &[C], room: &mut [C]) {
        match self.p {
            2 => self.deal_by::<2>(from, room),
            3 => self.deal_by::<3>(from, room),
            _ => self.deal_by::<5>(from, room),
        }
    }

    #[inline(always)]
    fn deal_by<const P: usize>(&self, from: &[C], room: &mut [C]) {
        let (rows, columns, stride) = self.shape;
        for row in 0..rows {
            let (groups, rest) = from[row * stride..][..columns].as_chunks::<P>();
            let to: [usize; P] =
                core::array::from_fn(|residue| (residue * rows + row) * self.wide + self.left);
            for (i, group) in groups.iter().enumerate() {
                for (to, &node) in to.iter().zip(group) {
                    room[to + i] = node;
                }
            }
            for (to, &node) in to.iter().zip(rest) {
                room[to + groups.len()] = node;
            }
        }
    }

    /// Moves dealt columns on to the next position.
    #[inline(always)]
    pub fn run(&self, residues: u8, room: &[C], to: &mut [C]) {
        let Some(m) = self.moves.get(usize::from(residues)) else {
            return;
        };
        let mut at = 0;
        for unit in &m.units {
            let Some(to) = to[unit.to as usize..].first_chunk_mut::<LANES>() else {
                return;
            };
            for (&end, &price) in unit.ends.iter().zip(&self.prices) {
                let end = end as usize;
                if at < end {
                    let mut best = [C::FAR; LANES];
                    for &source in &m.sources[at..end] {
                        if let Some(from) = room[source as usize..].first_chunk::<LANES>() {
                            for (b, f) in best.iter_mut().zip(from) {
                                *b = (*b).min(*f);
                            }
                        }
                    }
                    for (t, b) in to.iter_mut().zip(best) {
                        *t = (*t).min(b.plus(price));
                    }
                    at = end;
                }
            }
        }
    }
}
