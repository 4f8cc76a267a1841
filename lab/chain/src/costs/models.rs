//! Price models by name.

use super::tables;
use super::{Costs, Ops, Prices};

/// How a coordinate system makes the steps of a chain, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepOps {
    /// Doubling, tripling, quintupling with no addition after it.
    pub multiply: [Option<Ops>; 3],
    /// What an addition of P or Q adds, with what it takes to come to the coordinates that it wants.
    pub add_affine: [Ops; 3],
    /// The same for other digits.
    pub add: [Ops; 3],
}

impl StepOps {
    /// The prices of steps where field operations cost what `at` says.
    pub fn costs(&self, at: &Prices) -> Costs {
        Costs {
            multiply: self.multiply.map(|ops| ops.map(|o| o.price(at))),
            add_affine: self.add_affine.map(|o| o.price(at)),
            add: self.add.map(|o| o.price(at)),
        }
    }
}

/// Where a model's prices come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Counted field operations.
    Counted(StepOps),
    /// Prices as they are; prices of field operations do not change them.
    Fixed(Costs),
}

/// A price model: a coordinate system with what its steps take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Model {
    /// Lower case, words joined by `-`.
    pub name: &'static str,
    /// What it prices and where it is from.
    pub about: &'static str,
    /// Where its prices come from.
    pub source: Source,
    /// What field operations cost where nothing else is said.
    pub prices: Prices,
    /// The operations that tables are made with; none where the steps' own are taken.
    pub table: Option<tables::TableOps>,
}

impl Model {
    /// Its prices of steps, in thousandths of a field multiplication.
    pub fn costs(&self, at: &Prices) -> Costs {
        match &self.source {
            Source::Counted(ops) => ops.costs(at),
            Source::Fixed(costs) => *costs,
        }
    }

    /// A model by its name; `None` where there is none.
    pub fn named(name: &str) -> Option<&'static Self> {
        MODELS.iter().find(|m| m.name == name)
    }
}

/// As if E + A → P and E + E → P of double-base Table 1 follow a step that gives E.
const EDWARDS: StepOps = StepOps {
    multiply: [Some(tables::DBL), Some(tables::TPL), Some(tables::QPL)],
    add_affine: [sum(7), sum(8), sum(8)],
    add: [sum(8), sum(9), sum(9)],
};

/// An addition with a = −1 and the coordinate T of the point before it: two doublings, eight additions.
const fn sum(m: u16) -> Ops {
    Ops::ms(m, 0).light(2, 8)
}

const fn after_any(ops: Ops) -> [Ops; 3] {
    [ops; 3]
}

/// All models, the default first.
pub const MODELS: &[Model] = &[
    Model {
        name: "edwards",
        about: "twisted Edwards, a = −1 (double-base Table 1), quintupling of multi-base",
        source: Source::Counted(EDWARDS),
        prices: Prices::PAPERS,
        table: Some(tables::TABLE_EDWARDS),
    },
    Model {
        name: "edwards-old-tripling",
        about: "the same with the tripling before double-base, 9M+4S",
        source: Source::Counted(StepOps {
            multiply: [Some(tables::DBL), Some(Ops::ms(9, 4)), Some(tables::QPL)],
            ..EDWARDS
        }),
        prices: Prices::PAPERS,
        table: Some(tables::TABLE_EDWARDS),
    },
    Model {
        name: "edwards-004",
        about: "twisted Edwards, a = 1, without extended coordinates (multi-base Table 1)",
        source: Source::Counted(StepOps {
            multiply: EDWARDS.multiply,
            // 2Q + P takes 11M+4S (mixed) or 12M+4S, 8M or 9M above a doubling.
            add_affine: [Ops::ms(8, 0), Ops::ms(9, 1), Ops::ms(9, 1)],
            add: [Ops::ms(9, 0), Ops::ms(10, 1), Ops::ms(10, 1)],
        }),
        prices: Prices::PAPERS,
        table: None,
    },
    Model {
        name: "jacobian",
        about: "short Weierstrass in Jacobian coordinates, a = −3 (double-base Table 5, multi-base Table 1)",
        source: Source::Counted(StepOps {
            multiply: [
                Some(tables::JACOBIAN_DBL),
                Some(tables::JACOBIAN_TPL),
                Some(tables::JACOBIAN_QPL),
            ],
            add_affine: after_any(tables::JACOBIAN_MADD),
            add: after_any(tables::JACOBIAN_ADD),
        }),
        prices: Prices::PAPERS,
        table: None,
    },
    Model {
        name: "hessian",
        about: "twisted Hessian, tripling of special fields 6M+6S (double-base Table 5)",
        source: Source::Counted(StepOps {
            multiply: [Some(tables::HESSIAN_DBL), Some(tables::HESSIAN_TPL), None],
            add_affine: after_any(tables::HESSIAN_MADD),
            add: after_any(tables::HESSIAN_ADD),
        }),
        prices: Prices::PAPERS,
        table: None,
    },
    Model {
        name: "cado",
        about: "twisted Edwards, a = −1, as CADO-NFS prices it: S = M, no mixed additions",
        source: Source::Counted(StepOps {
            multiply: [Some(tables::DBL), Some(tables::TPL), None],
            add_affine: EDWARDS.add,
            add: EDWARDS.add,
        }),
        prices: Prices::EQUAL,
        table: None,
    },
    Model {
        name: "class-group",
        about: "forms of large discriminant, in squarings: cube 1.624, compose 1.187 (Sayles's libqform on GMP)",
        source: Source::Fixed(Costs {
            multiply: [Some(1000), Some(1624), None],
            add_affine: [1187; 3],
            add: [1187; 3],
        }),
        prices: Prices::PAPERS,
        table: None,
    },
];
