//! Small pairs: what it costs to reach each from a digit, whatever the position.

use super::window::{PairWindow, Span};
use crate::digit::Digit;
use crate::error::Error;

/// "Not reachable".
const FAR: u32 = u32::MAX;

/// A cheapest chain to each small pair.
#[derive(Debug, Clone)]
pub struct Ends {
    rows: Span,
    columns: Span,
    price: Vec<u32>,
    /// At a position where both `⌊m/k⌋` and `⌊n/k⌋` are at most this all pairs are small; where one is larger no pair
    /// is a digit.
    pub bound: u64,
}

impl Ends {
    /// The most pairs.
    const MOST: usize = 1 << 22;

    /// `steps` are all, `(index of the base, base, digit, price)`.
    pub fn new(
        window: &PairWindow,
        digits: &[Digit],
        steps: &[(usize, i32, Digit, u32)],
    ) -> Result<Self, Error> {
        let of = |span: Span, of: fn(&Digit) -> i32| {
            let most = digits.iter().map(of).max().unwrap_or(0).max(0);
            let least = digits.iter().map(of).min().unwrap_or(0).min(0);
            (least, most, most - span.least)
        };
        let x = of(window.rows, |d| d.x);
        let y = of(window.columns, |d| d.y);
        let bound = x.2.max(y.2);
        // Steps do not lead out of −most ..= −least.
        let span = |(least, most, _): (i32, i32, i32), window: Span| {
            let low = window.least.min(-most).min(least);
            let high = (bound + window.most()).max(-least).max(most);
            Span {
                least: low,
                width: (high - low) as usize + 1,
            }
        };
        let (rows, columns) = (span(x, window.rows), span(y, window.columns));
        let size = rows.width.saturating_mul(columns.width);
        if size > Self::MOST {
            return Err(Error::Unsuitable("the digits are too large".into()));
        }
        let mut ends = Self {
            rows,
            columns,
            price: vec![FAR; size],
            bound: bound.unsigned_abs().into(),
        };
        for d in digits {
            if let Some(at) = ends.place(d.x, d.y) {
                ends.price[at] = 0;
            }
        }
        let mut order: Vec<(i32, i32)> = (0..rows.width as i32)
            .flat_map(|i| (0..columns.width as i32).map(move |j| (i, j)))
            .map(|(i, j)| (i + rows.least, j + columns.least))
            .collect();
        order.sort_by_key(|&(x, y)| x.abs().max(y.abs()));
        // Once is enough but for the pairs next to 0.
        loop {
            let mut changed = false;
            for &(x, y) in &order {
                let Some(at) = ends.place(x, y) else { continue };
                for &(_, p, d, price) in steps {
                    if let Some(then) = ends.after(x, y, p, d) {
                        let all = ends.price[then].saturating_add(price);
                        if all < ends.price[at] {
                            ends.price[at] = all;
                            changed = true;
                        }
                    }
                }
            }
            if !changed {
                return Ok(ends);
            }
        }
    }

    fn place(&self, x: i32, y: i32) -> Option<usize> {
        Some(self.rows.index(x)? * self.columns.width + self.columns.index(y)?)
    }

    fn after(&self, x: i32, y: i32, p: i32, d: Digit) -> Option<usize> {
        let (x, y) = (x - d.x, y - d.y);
        if x % p == 0 && y % p == 0 {
            self.place(x / p, y / p)
        } else {
            None
        }
    }

    /// The price of a cheapest chain.
    pub fn price(&self, x: i32, y: i32) -> Option<u32> {
        self.price
            .get(self.place(x, y)?)
            .copied()
            .filter(|&p| p != FAR)
    }

    /// A cheapest chain, its last step first, and its start.
    pub fn chain(
        &self,
        mut x: i32,
        mut y: i32,
        steps: &[(usize, i32, Digit, u32)],
    ) -> (Vec<(usize, Digit)>, Digit) {
        let mut back = Vec::new();
        while let Some(left) = self.price(x, y).filter(|&p| p > 0) {
            let next = steps.iter().find(|&&(_, p, d, price)| {
                let then = self.after(x, y, p, d).map(|at| self.price[at]);
                then.and_then(|t| t.checked_add(price)) == Some(left)
            });
            let Some(&(base, p, d, _)) = next else { break };
            back.push((base, d));
            (x, y) = ((x - d.x) / p, (y - d.y) / p);
        }
        (back, Digit::pair(x, y))
    }
}
