//! What own additions cost.

use super::{Costs, Price};
use crate::chain::Chain;
use crate::powers::Powers;

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
        // Whether what own additions add is the start, affine.
        let mut affine = false;
        for (k, t) in chain.terms.iter().enumerate() {
            if t.own == 0 {
                continue;
            }
            all += u64::from(self.add[last(t.powers)]);
            if t.own.unsigned_abs() == 1 {
                affine = k == 0 && chain.start.is_affine();
            }
            if affine {
                all = all.saturating_sub(self.affine.into());
            }
            if t.own.unsigned_abs() > 1 {
                continue;
            }
            all += u64::from(match k.checked_sub(1).map(|k| chain.terms[k]) {
                // The start is a point of the table: all its coordinates are there.
                None => 0,
                Some(before) if before.own != 0 || !before.digit.is_zero() => self.keep_sum,
                Some(before) => self.keep[last(before.powers)],
            });
        }
        all
    }
}
