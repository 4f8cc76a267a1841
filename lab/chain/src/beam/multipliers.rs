//! Multiplications by `k ± 1` and by `(k ± 1)·k' ± 1`, and what they cost.

use crate::costs::{Costs, Own, Price};
use crate::powers::Powers;

/// A multiplication by an odd m.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Multiplier {
    /// k ± 1, or (k ± 1)·k' ± 1.
    pub m: u32,
    /// k.
    pub powers: Powers,
    /// The sign.
    pub own: i8,
    /// k' and its sign, where the same point is added once more.
    pub again: Option<(Powers, i8)>,
    /// Its price, with the point kept after an addition.
    pub price: Price,
}

impl Multiplier {
    /// How often the point is added.
    pub fn additions(&self) -> Price {
        1 + Price::from(self.again.is_some())
    }
}

/// A product of the bases, with the price of its multiplications and of the addition after them.
struct Product {
    k: u32,
    powers: Powers,
    multiply: Price,
    add: Price,
}

/// All products of bases that have a formula up to a bound, 1 left out.
fn products(costs: &Costs, own: &Own, bases: usize, most: u32) -> Vec<Product> {
    let mut all = Vec::new();
    for five in 0..14 {
        for three in 0..21 {
            for two in 0..32 {
                let powers = Powers { two, three, five };
                let used = || (0..3).filter(|&b| powers.of(b) > 0);
                if used().any(|b| b >= bases || costs.multiply[b].is_none()) {
                    continue;
                }
                let k = 2u128.pow(two) * 3u128.pow(three) * 5u128.pow(five);
                let Some(last) = used().next().filter(|_| k <= u128::from(most)) else {
                    continue;
                };
                let multiply = used().map(|b| powers.of(b) * costs.multiply[b].unwrap_or(0));
                all.push(Product {
                    k: k as u32,
                    powers,
                    multiply: multiply.sum(),
                    add: own.add[last],
                });
            }
        }
    }
    all
}

/// All odd `k ± 1 ≥ 7` for products k of 2, 3 and 5 up to a bound, and all odd `(k ± 1)·k' ± 1` up to another that are
/// dearer than their bits are worth by no more than a beam's slack, each m in the cheapest way.
pub fn multipliers(
    costs: &Costs,
    own: &Own,
    bases: usize,
    [most, twice]: [u32; 2],
    bit: u64,
    slack: u32,
) -> Vec<Multiplier> {
    let mut all = Vec::new();
    let odd = |m: i64| u32::try_from(m).ok().filter(|m| *m >= 7 && m % 2 == 1);
    for p in products(costs, own, bases, most) {
        for sign in [-1i8, 1] {
            if let Some(m) = odd(i64::from(p.k) + i64::from(sign)) {
                all.push(Multiplier {
                    m,
                    powers: p.powers,
                    own: sign,
                    again: None,
                    price: p.multiply + p.add + own.keep_sum,
                });
            }
        }
    }
    let pairs = products(costs, own, bases, twice / 2);
    for p in &pairs {
        for q in pairs
            .iter()
            .filter(|q| u64::from(p.k) * u64::from(q.k) <= twice.into())
        {
            let price = p.multiply + p.add + q.multiply + q.add + own.keep_sum;
            for (own, again) in [(-1i8, -1i8), (-1, 1), (1, -1), (1, 1)] {
                let m = (i64::from(p.k) + i64::from(own)) * i64::from(q.k) + i64::from(again);
                let Some(m) = odd(m).filter(|m| *m <= twice) else {
                    continue;
                };
                let worth = f64::from(m).log2() * bit as f64;
                if f64::from(price) <= worth + f64::from(slack) {
                    all.push(Multiplier {
                        m,
                        powers: p.powers,
                        own,
                        again: Some((q.powers, again)),
                        price,
                    });
                }
            }
        }
    }
    all.sort_by_key(|x| (x.m, x.price));
    all.dedup_by_key(|x| x.m);
    all
}
