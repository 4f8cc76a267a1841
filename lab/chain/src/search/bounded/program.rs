//! What a block of tiles does, compiled for a set and prices.
//!
//! With `t = k·u + c`, `t = p + o'` and `u = q + o` at a position and at its parent by the base `k`, `p = k·q + r`: the
//! offset there is `o' = k·o + c − r`. So each parent's rows are moved by its residue first, `H[x] = g[x − r]`, and
//! then `g[o] = min over k, c of price + H[k·o + c]`: which rows are compared for an offset does not depend on
//! residues. They are listed once. Rows of one price are compared before it is added.

use super::super::window::Window;
use super::strided::Terms;

/// One base.
#[derive(Debug, Clone)]
pub(super) struct TileBase {
    /// 2, 3 or 5.
    pub k: usize,
    /// The first of its rows `H`.
    pub row: usize,
    /// What each of its steps costs at least.
    pub price: u16,
    /// What its rows have more, so that the dearest digits of all bases cost the same.
    pub more: u8,
    /// Where a row is without that, after those of all bases.
    pub plain: Vec<u16>,
}

/// All bases.
#[derive(Debug, Clone)]
pub(super) struct TileProgram {
    pub bases: Vec<TileBase>,
    /// Offsets.
    pub width: usize,
    /// Rows `H` of all bases.
    pub plain: usize,
    /// All rows.
    pub rows: usize,
    /// What is added after each group of rows: the groups go from the dearest down.
    pub steps: Vec<u8>,
    /// In the order of the runs.
    pub offsets: Vec<u16>,
    pub runs: Vec<Run>,
    /// By offset in this order, then group.
    pub terms: Terms,
}

/// Offsets with as many terms: branches are foreseen.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub offsets: usize,
    /// By group.
    pub counts: Vec<u8>,
}

/// No row.
pub(super) const NONE: u16 = u16::MAX;

/// Digits cost at most this number of units more than a base's cheapest step: twice that, and what costs at one
/// position differ by, is to fit a byte.
const MOST: u64 = 60;

impl TileProgram {
    /// For the first bases of a window. `None` where prices are too far apart for bytes.
    pub(super) fn new(window: &Window, dimensions: usize) -> Option<Self> {
        let (width, lo) = (window.width(), window.lo);
        let mut bases = Vec::new();
        let mut rows = 0;
        let extra = |base: usize, least: u64| {
            let moves = window.moves.iter().filter(move |m| m.base == base);
            moves.map(move |m| m.price - least)
        };
        for base in 0..dimensions {
            let k = [2, 3, 5][base];
            let price = extra(base, 0).min()?;
            let most = extra(base, price).max().filter(|&most| most <= MOST)?;
            bases.push(TileBase {
                k,
                row: rows,
                price: u16::try_from(price).ok()?,
                more: most as u8,
                plain: vec![NONE; width + k - 1],
            });
            rows += width + k - 1;
        }
        let (plain, least) = (rows, bases.iter().map(|b| b.more).min()?);
        for b in &mut bases {
            b.more -= least;
        }
        // Price, offset, row.
        let mut all = Vec::new();
        for m in window.moves.iter().filter(|m| m.base < dimensions) {
            let base = &mut bases[m.base];
            let price = (m.price - u64::from(base.price)) as u8;
            for o in 0..width {
                let x = base.k as i32 * (o as i32 + lo) + m.digit - lo;
                let Some(x) = usize::try_from(x).ok().filter(|&x| x < width + base.k - 1) else {
                    continue;
                };
                let (price, row) = match price.checked_sub(base.more) {
                    Some(price) => (price, base.row + x),
                    None => {
                        if base.plain[x] == NONE {
                            base.plain[x] = u16::try_from(rows - plain).ok()?;
                            rows += 1;
                        }
                        (price, plain + usize::from(base.plain[x]))
                    }
                };
                all.push((price, o, row));
            }
        }
        let mut prices: Vec<u8> = all.iter().map(|t| t.0).collect();
        prices.sort_unstable_by(|a, b| b.cmp(a));
        prices.dedup();
        if prices.is_empty() {
            return None;
        }
        let below = prices.iter().skip(1).chain(&[0]);
        let steps = prices.iter().zip(below).map(|(a, b)| a - b).collect();
        let mut of = Vec::new();
        for o in 0..width {
            let group = |price: &u8| -> Vec<usize> {
                let of = all.iter().filter(|t| (t.0, t.1) == (*price, o));
                of.map(|t| t.2).collect()
            };
            let groups: Vec<_> = prices.iter().map(group).collect();
            let counts = groups.iter().map(|g| u8::try_from(g.len()).ok());
            let counts: Vec<u8> = counts.collect::<Option<_>>()?;
            of.push((counts, u16::try_from(o).ok()?, groups.concat()));
        }
        of.sort();
        let mut runs: Vec<Run> = Vec::new();
        for (counts, ..) in &of {
            match runs.last_mut().filter(|r| r.counts == *counts) {
                Some(run) => run.offsets += 1,
                None => runs.push(Run {
                    offsets: 1,
                    counts: counts.clone(),
                }),
            }
        }
        let terms: Vec<usize> = of.iter().flat_map(|o| o.2.iter().copied()).collect();
        Some(Self {
            bases,
            width,
            plain,
            rows,
            steps,
            offsets: of.iter().map(|o| o.1).collect(),
            runs,
            terms: Terms::new(rows, &terms)?,
        })
    }
}
