//! Multiplications by `k ± 1`, and what they cost.

use crate::costs::{Costs, Own, Price};
use crate::powers::Powers;

/// A multiplication by an odd `m = k ± 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Multiplier {
    /// k ± 1.
    pub m: u32,
    /// k.
    pub powers: Powers,
    /// The sign.
    pub own: i8,
    /// Its price, with the point kept after an addition.
    pub price: Price,
}

/// All `k ± 1 ≥ 7` for products k of 2, 3 and 5 up to a bound that may be odd, each with its cheapest k.
pub fn multipliers(costs: &Costs, own: &Own, bases: usize, most: u32) -> Vec<Multiplier> {
    let mut all = Vec::new();
    for five in 0..14 {
        for three in 0..21 {
            for two in 0..32 {
                let powers = Powers { two, three, five };
                let used = (0..3).filter(|&b| powers.of(b) > 0);
                if used
                    .clone()
                    .any(|b| b >= bases || costs.multiply[b].is_none())
                {
                    continue;
                }
                let k = 2u128.pow(two) * 3u128.pow(three) * 5u128.pow(five);
                let Some(last) = used.clone().next().filter(|_| k <= u128::from(most)) else {
                    continue;
                };
                let multiply = used.map(|b| powers.of(b) * costs.multiply[b].unwrap_or(0));
                let price = multiply.sum::<Price>() + own.add[last] + own.keep_sum;
                for own in [-1i8, 1] {
                    let m = (k as u32).wrapping_add_signed(own.into());
                    if m >= 7 && m % 2 == 1 {
                        all.push(Multiplier {
                            m,
                            powers,
                            own,
                            price,
                        });
                    }
                }
            }
        }
    }
    all.sort_by_key(|x| (x.m, x.price));
    all.dedup_by_key(|x| x.m);
    all
}
