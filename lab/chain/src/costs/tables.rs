//! Point operations and what they take, as the papers' tables count them.

use super::{Ops, Price, Prices};

/// The doubling of twisted Edwards curves, a = ±1.
pub const DBL: Ops = Ops::ms(3, 4).by(1, 0).light(1, 6);
/// The tripling of double-base §2.1.
pub const TPL: Ops = Ops::ms(9, 3).by(1, 0).light(2, 7);
/// The quintupling of multi-base Theorem 2.
pub const QPL: Ops = Ops::ms(15, 3).by(1, 0).light(3, 11);

/// Jacobian doubling, a = −3.
pub const JACOBIAN_DBL: Ops = Ops::ms(3, 5);
/// Jacobian tripling, a = −3.
pub const JACOBIAN_TPL: Ops = Ops::ms(7, 7);
/// Jacobian quintupling, a = −3 (multi-base Table 1).
pub const JACOBIAN_QPL: Ops = Ops::ms(9, 13);
/// Jacobian addition of an affine point.
pub const JACOBIAN_MADD: Ops = Ops::ms(7, 4);
/// Jacobian addition, nothing known of either point; with Z² and Z³ of one 10M + 4S would do.
pub const JACOBIAN_ADD: Ops = Ops::ms(11, 5);

/// Twisted Hessian doubling.
pub const HESSIAN_DBL: Ops = Ops::ms(6, 2);
/// Twisted Hessian tripling over special fields.
pub const HESSIAN_TPL: Ops = Ops::ms(6, 6);
/// Twisted Hessian addition of an affine point.
pub const HESSIAN_MADD: Ops = Ops::ms(10, 0);
/// Twisted Hessian addition.
pub const HESSIAN_ADD: Ops = Ops::ms(11, 0);

/// How tables are made: all results in the coordinates that additions of chains want.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableOps {
    /// Doubling, tripling, quintupling of P or Q.
    pub first: [Option<Ops>; 3],
    /// Doubling, tripling, quintupling of other points.
    pub multiply: [Option<Ops>; 3],
    /// Sums of two of P, Q; of one of them and another point; of two others.
    pub sum: [Ops; 3],
    /// Sum and difference together, likewise.
    pub both: [Ops; 3],
}

/// a = −1: A→E 3M+3S with T known, 9M+2S, 15M+2S; P→E 4M+4S, 11M+3S, 17M+3S; sums A+A→E 6M, E+A→E 7M, E+E→E 8M,
/// with the difference 12M, 13M, 14M: it shares the products of Z and of T.
pub const TABLE_EDWARDS: TableOps = TableOps {
    first: [
        Some(Ops::ms(3, 3)),
        Some(Ops::ms(9, 2)),
        Some(Ops::ms(15, 2)),
    ],
    multiply: [
        Some(Ops::ms(4, 4)),
        Some(Ops::ms(11, 3)),
        Some(Ops::ms(17, 3)),
    ],
    sum: [Ops::ms(6, 0), Ops::ms(7, 0), Ops::ms(8, 0)],
    both: [Ops::ms(12, 0), Ops::ms(13, 0), Ops::ms(14, 0)],
};

/// What the operations that make tables cost, in thousandths of a field multiplication.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TablePrices {
    /// Doubling, tripling, quintupling of P or Q.
    pub first: [Option<Price>; 3],
    /// Doubling, tripling, quintupling of other points.
    pub multiply: [Option<Price>; 3],
    /// Sums, by how many of the two points are neither P nor Q.
    pub sum: [Price; 3],
    /// Sum and difference together, likewise.
    pub both: [Price; 3],
}

impl TableOps {
    /// Its prices where field operations cost what `at` says.
    pub fn prices(&self, at: &Prices) -> TablePrices {
        TablePrices {
            first: self.first.map(|o| o.map(|o| o.price(at))),
            multiply: self.multiply.map(|o| o.map(|o| o.price(at))),
            sum: self.sum.map(|o| o.price(at)),
            both: self.both.map(|o| o.price(at)),
        }
    }
}

impl TablePrices {
    /// The edwards model's: S = 0.8M.
    pub fn edwards() -> Self {
        TABLE_EDWARDS.prices(&Prices::PAPERS)
    }

    /// From the prices of steps, where nothing better is known: sums cost what additions after a doubling add.
    pub fn of_steps(costs: &super::Costs) -> Self {
        let (mixed, full) = (costs.add_affine[0], costs.add[0]);
        Self {
            first: costs.multiply,
            multiply: costs.multiply,
            sum: [mixed, mixed, full],
            both: [2 * mixed, 2 * mixed, 2 * full],
        }
    }
}
