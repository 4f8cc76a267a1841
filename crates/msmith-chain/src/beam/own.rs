//! What own additions cost, and multiplications by `k ± 1`.

use crate::chain::{Chain, Powers};
use crate::costs::{Costs, Price};

/// Prices of own additions, in thousandths of a field multiplication: `k·Q ± Q`. Q must be kept in coordinates that
/// an addition takes, and the last operation of k must make such coordinates too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Own {
    /// The addition, with what it makes dearer of the last operation of k, by that operation's base.
    pub add: [Price; 3],
    /// What keeping Q makes dearer of the operation that made Q, by its base.
    pub keep: [Price; 3],
    /// The same where Q is the sum of an addition.
    pub keep_sum: Price,
    /// Off where Q is P or Q itself, in affine coordinates.
    pub affine: Price,
}

impl Own {
    /// Twisted Edwards curves with a = −1: [`DoubleBase`](crate::DoubleBase) Table 1. `E + E → P` takes 7M, and
    /// extended coordinates 1M after a doubling or an addition, 2M after a tripling or a quintupling.
    pub const EDWARDS: Self = Self {
        add: [8000, 9000, 9000],
        keep: [1000, 2000, 2000],
        keep_sum: 1000,
        affine: 1000,
    };

    /// Those of a model: with extended coordinates where it prices an addition after a tripling above one after a
    /// doubling, else with coordinates that an addition takes as they are.
    pub fn of(costs: &Costs) -> Self {
        if costs.add[1] == costs.add[0] {
            Self {
                add: costs.add,
                keep: [0; 3],
                keep_sum: 0,
                affine: costs.add[0].saturating_sub(costs.add_affine[0]),
            }
        } else {
            Self {
                add: costs.add,
                ..Self::EDWARDS
            }
        }
    }

    /// The price of a chain's own additions with what they make dearer; its multiplications are not in it.
    pub fn chain(&self, chain: &Chain) -> u64 {
        let mut all = 0;
        let last = |p: Powers| (0..3).find(|&b| p.of(b) > 0).unwrap_or(0);
        for (k, t) in chain.terms.iter().enumerate() {
            if t.own == 0 {
                continue;
            }
            all += u64::from(self.add[last(t.powers)]);
            all += u64::from(match k.checked_sub(1).map(|k| chain.terms[k]) {
                // The start is a point of the table: all its coordinates are there.
                None if chain.start.is_affine() => {
                    all = all.saturating_sub(self.affine.into());
                    0
                }
                None => 0,
                Some(before) if before.own != 0 || !before.digit.is_zero() => self.keep_sum,
                Some(before) => self.keep[last(before.powers)],
            });
        }
        all
    }
}

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
