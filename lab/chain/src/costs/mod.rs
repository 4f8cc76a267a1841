//! What steps cost.

pub(crate) mod decimal;
mod models;
mod ops;
mod own;
#[cfg(feature = "methods")]
mod parse;
mod tables;

pub use decimal::write as write_price;
pub use models::{MODELS, Model, Source, StepOps};
pub use ops::{Ops, Prices};
pub(crate) use own::Own;
#[cfg(feature = "methods")]
pub use parse::PriceModel;
pub use tables::{TableOps, TablePrices};

use crate::chain::Chain;
use crate::digit::Digit;

/// Thousandths of a field multiplication.
pub type Price = u32;

/// The prices of steps, all in thousandths of a field multiplication. A step's price depends on nothing but the
/// step, so that a cheapest chain is a shortest path ([`DoubleBase`](crate::DoubleBase) §3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costs {
    /// A doubling, a tripling, a quintupling with no addition after it; `None` where there is no formula.
    pub multiply: [Option<Price>; 3],
    /// How much more it costs with an addition of P or Q after it.
    pub add_affine: [Price; 3],
    /// How much more with an addition of another digit.
    pub add: [Price; 3],
}

/// One operation of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The index of the base: of 2, 3, 5.
    pub base: usize,
    /// What is added after it.
    pub digit: Digit,
}

impl Costs {
    /// Twisted Edwards curves with a = −1, S = 0.8M: [`DoubleBase`](crate::DoubleBase) Table 1, with the
    /// quintupling of [`MultiBase`](crate::MultiBase).
    pub const EDWARDS: Self = Self {
        multiply: [Some(6200), Some(11400), Some(17400)],
        add_affine: [7000, 8000, 8000],
        add: [8000, 9000, 9000],
    };

    /// The price of a step; `None` where its base has no formula.
    pub fn step(&self, step: Step) -> Option<Price> {
        Some(self.multiply[step.base]?.saturating_add(self.extra(step)))
    }

    /// What the addition of a step adds.
    pub fn extra(&self, Step { base, digit }: Step) -> Price {
        if digit.is_zero() {
            0
        } else if digit.is_affine() {
            self.add_affine[base]
        } else {
            self.add[base]
        }
    }

    /// The price of a chain, without its table; `None` where one of its bases has no formula. In a term the base comes
    /// last after which an addition is cheapest. A second addition in a row costs what one after a doubling adds to it:
    /// it is then the first addition that makes the extended coordinates, which takes it 1M more. An own addition costs
    /// what an addition of a digit other than P and Q does, and what keeping the point makes dearer.
    pub fn chain(&self, chain: &Chain) -> Option<u64> {
        let mut all = Own::of(self).chain(chain);
        for t in &chain.terms {
            let mut least = None;
            for base in 0..3 {
                let times = t.powers.of(base);
                if times > 0 {
                    let price = u64::from(times) * u64::from(self.multiply[base]?);
                    all = all.saturating_add(price);
                    let digit = t.digit;
                    let extra = self.extra(Step { base, digit });
                    least = Some(least.map_or(extra, |l: Price| l.min(extra)));
                }
            }
            let (base, digit) = (0, t.digit);
            let extra = least.unwrap_or_else(|| self.extra(Step { base, digit }));
            all = all.saturating_add(extra.into());
        }
        Some(all)
    }
}
