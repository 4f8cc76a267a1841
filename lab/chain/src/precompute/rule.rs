//! Which steps a rule has, and their prices.

use super::{Making, TableRule, TableStep};
use crate::costs::{Price, TablePrices};
use crate::digit::Digit;

/// A rule as the searches use it.
pub struct Rates {
    table: TablePrices,
    paper: bool,
}

const TIMES: [u8; 3] = [2, 3, 5];

impl Rates {
    pub fn of(rule: &TableRule) -> Self {
        match rule {
            TableRule::Paper => Self {
                table: TablePrices {
                    first: [Some(6200), None, None],
                    multiply: [Some(7200), None, None],
                    sum: [6000, 7000, 8000],
                    both: [12000, 14000, 16000],
                },
                paper: true,
            },
            TableRule::Best(table) => Self {
                table: *table,
                paper: false,
            },
        }
    }

    /// The least that one more point costs.
    pub fn least(&self) -> Price {
        let t = &self.table;
        let singles = t.first.iter().chain(&t.multiply).flatten().chain(&t.sum);
        let halves = t.both.iter().map(|b| b / 2);
        singles.copied().chain(halves).min().unwrap_or(0)
    }

    /// What one more point usually costs.
    pub fn usual(&self) -> Price {
        self.table.sum[2]
    }

    /// Multiples of a point.
    pub fn multiples(&self, d: Digit) -> impl Iterator<Item = TableStep> + '_ {
        // The paper doubles powers of two times P or Q only.
        let pure = d.x == 0 || d.y == 0;
        let allowed = !self.paper || (pure && (d.x + d.y).count_ones() == 1);
        let prices = if d.is_affine() {
            &self.table.first
        } else {
            &self.table.multiply
        };
        TIMES.iter().zip(prices).filter_map(move |(&by, price)| {
            let k = i32::from(by);
            let made = Digit::pair(k * d.x, k * d.y);
            price.filter(|_| allowed).map(|price| TableStep {
                make: Making::Multiple(by, d),
                makes: [Some(made), None],
                price,
            })
        })
    }

    /// A step with its price; `None` where there is no such step: a sum of a point with itself is a multiple.
    pub fn step(&self, make: Making) -> Option<TableStep> {
        match make {
            Making::Multiple(_, d) => self.multiples(d).find(|s| s.make == make),
            Making::Sum(a, b) | Making::Both(a, b) if a.stored() == b.stored() => None,
            Making::Sum(a, b) => Some(self.sums(a, b)[0]),
            Making::Both(a, b) => Some(self.sums(a, b)[2]),
        }
    }

    /// Sums and differences of two different points: the sum, the difference, both.
    pub fn sums(&self, a: Digit, b: Digit) -> [TableStep; 3] {
        let kind = usize::from(!a.is_affine()) + usize::from(!b.is_affine());
        let plus = Digit::pair(a.x + b.x, a.y + b.y);
        let minus = Digit::pair(a.x - b.x, a.y - b.y);
        let one = |make, made: Digit| TableStep {
            make,
            makes: [Some(made), None],
            price: self.table.sum[kind],
        };
        [
            one(Making::Sum(a, b), plus),
            one(Making::Sum(a, -b), minus),
            TableStep {
                make: Making::Both(a, b),
                makes: [Some(plus), Some(minus)],
                price: self.table.both[kind],
            },
        ]
    }
}
