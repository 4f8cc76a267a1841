//! What a cell runs.

use super::reached::reached;
use crate::statistics::Sampler;
use msmith_chain::{
    Bases, Costs, Error, Method, Optimum, Search, Set, Stop, TablePlan, TableRule, Task,
};
use num_bigint::BigUint;
use std::time::Instant;

/// What a cell runs.
#[derive(Debug, Clone)]
pub enum Run {
    /// The number of points in a set's table: exact.
    Points(Set),
    /// What the table costs, in M: exact.
    Precomputation(Set, TableRule),
    /// Chains of random scalars.
    Chains(Box<Chains>),
    /// Nothing: only what is printed.
    Quoted,
}

/// Chains of random scalars: a mean.
#[derive(Debug, Clone)]
pub struct Chains {
    /// How they are found.
    pub find: Find,
    /// Scalars are uniform in `[0, 2^bits)`.
    pub bits: u64,
    /// The bases.
    pub bases: Bases,
    /// The digits.
    pub set: Set,
    /// Prices that the search looks at.
    pub search: Costs,
    /// Prices that the chain is counted with.
    pub price: Costs,
    /// What the table costs, in thousandths of M.
    pub table: u64,
    /// Whose mean is taken.
    pub quantity: Quantity,
}

/// How a chain is found.
#[derive(Clone)]
pub enum Find {
    /// The optimum for one scalar, its search prepared once.
    Optimum(Stop),
    /// The optimum for two, prepared once.
    Pairs,
    /// A method with parameters.
    Method(&'static dyn Method, Vec<u32>),
}

impl core::fmt::Debug for Find {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.name())
    }
}

impl Find {
    /// The method's name and parameters.
    pub fn name(&self) -> String {
        match self {
            Self::Optimum(Stop::AnyDigit) => "optimal".into(),
            Self::Optimum(Stop::One) => "optimal with a start of 1".into(),
            Self::Pairs => "pair-optimal".into(),
            Self::Method(m, p) if p.is_empty() => m.name().into(),
            Self::Method(m, p) => format!("{} {p:?}", m.name()),
        }
    }
}

/// Whose mean is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantity {
    /// The price, table included, in M.
    Price,
    /// The price for each bit.
    PerBit,
    /// Digits that are not 0.
    Length,
    /// Nodes looked at.
    Nodes,
    /// Integers, or pairs of them, that are reached by divisions from the scalars.
    Reached,
    /// Microseconds to find the chain. Not the same in each run.
    Time,
}

impl Run {
    /// Whether there is nothing random about it.
    pub const fn is_exact(&self) -> bool {
        matches!(self, Self::Points(_) | Self::Precomputation(..))
    }

    /// The quantity, where it is a mean.
    pub fn quantity(&self) -> Option<Quantity> {
        match self {
            Self::Chains(c) => Some(c.quantity),
            _ => None,
        }
    }

    /// Samples for about a second or less.
    pub(super) fn samples(&self) -> u32 {
        let Self::Chains(c) = self else { return 1 };
        let small = c.set.digits().len() <= 3;
        match (&c.find, c.bases) {
            (Find::Optimum(_), Bases::Two) => 2000,
            (Find::Optimum(_), Bases::TwoThree) if small => 2000,
            (Find::Optimum(_), Bases::TwoThree) => 500,
            (Find::Optimum(_), Bases::TwoThreeFive) => 40,
            (Find::Pairs, Bases::Two) => 100,
            (Find::Pairs, Bases::TwoThree) => 20,
            (Find::Pairs, Bases::TwoThreeFive) => 5,
            (Find::Method(m, _), _) if m.name() == "beam" => 2,
            (Find::Method(m, _), _) if m.is_optimal() => 4,
            (Find::Method(..), _) => 300,
        }
    }
}

impl Chains {
    fn is_pair(&self) -> bool {
        match &self.find {
            Find::Optimum(_) => false,
            Find::Pairs => true,
            Find::Method(m, _) => *m.scalars().end() == 2 && self.set.is_pair(),
        }
    }
}

/// A run with what is prepared once for all scalars.
pub(super) struct Runner<'a> {
    chains: &'a Chains,
    search: Option<Search>,
    optimum: Option<Optimum>,
}

impl<'a> Runner<'a> {
    pub fn new(chains: &'a Chains) -> Result<Self, Error> {
        let (mut search, mut optimum) = (None, None);
        let Chains {
            bases,
            set,
            search: costs,
            ..
        } = chains;
        match chains.find {
            Find::Optimum(stop) => search = Some(Search::new(*bases, set, costs, stop)?),
            Find::Pairs => optimum = Some(Optimum::new(set, *bases, costs)?),
            Find::Method(..) => {}
        }
        Ok(Self {
            chains,
            search,
            optimum,
        })
    }

    /// The quantity for the next scalars.
    pub fn one(&mut self, random: &mut Sampler) -> Result<f64, Error> {
        let c = self.chains;
        let scalars = random_scalars(c, random);
        if c.quantity == Quantity::Reached {
            return Ok(reached(&c.set, &scalars) as f64);
        }
        // Without the chain where its cost will do.
        let priced = matches!(c.quantity, Quantity::Price | Quantity::PerBit);
        if priced && c.search == c.price {
            let cost = match (&mut self.search, &self.optimum, scalars.as_slice()) {
                (Some(search), _, [n]) => Some(search.cost(n)?),
                (_, Some(optimum), [m, n]) => Some(optimum.cost(m, n)?),
                _ => None,
            };
            if let Some(cost) = cost {
                return Ok(self.of_price(cost + c.table));
            }
        }
        let all = self.all(&scalars)?;
        Ok(match c.quantity {
            Quantity::Price | Quantity::PerBit => self.of_price(all.price),
            Quantity::Length => all.length as f64,
            Quantity::Nodes | Quantity::Reached => all.nodes as f64,
            Quantity::Time => all.micros,
        })
    }

    fn of_price(&self, price: u64) -> f64 {
        let m = price as f64 / 1000.0;
        match self.chains.quantity {
            Quantity::PerBit => m / self.chains.bits as f64,
            _ => m,
        }
    }

    /// All quantities of one chain.
    pub fn all(&mut self, scalars: &[BigUint]) -> Result<All, Error> {
        let c = self.chains;
        let start = Instant::now();
        let found = match (&mut self.search, &self.optimum, scalars, &c.find) {
            (Some(search), _, [n], _) => search.find(n)?,
            (_, Some(optimum), [m, n], _) => optimum.chain(m, n)?,
            (_, _, _, Find::Method(method, parameters)) => {
                let task = Task {
                    scalars,
                    bases: c.bases,
                    set: &c.set,
                    costs: &c.search,
                    table: None,
                    instructions: None,
                    parameters,
                    memory: None,
                };
                method.find(&task)?
            }
            _ => return Err(Error::Unsuitable("another number of scalars".into())),
        };
        let micros = start.elapsed().as_secs_f64() * 1e6;
        let of = c.price.chain(&found.chain);
        let none = || Error::Unsuitable("the chain has a step without a price".into());
        let price = of.ok_or_else(none)? + c.table;
        Ok(All {
            price,
            length: found.chain.length(),
            nodes: found.nodes,
            micros,
        })
    }
}

/// What is known of one chain.
pub(super) struct All {
    /// Thousandths of M, with the table.
    pub price: u64,
    pub length: usize,
    pub nodes: u64,
    pub micros: f64,
}

/// One scalar, or two.
pub(super) fn random_scalars(c: &Chains, random: &mut Sampler) -> Vec<BigUint> {
    let many = 1 + usize::from(c.is_pair());
    (0..many)
        .map(|_| random.below_power_of_two(c.bits))
        .collect()
}

/// The number of an exact run.
pub(super) fn exact(run: &Run) -> Option<f64> {
    match run {
        Run::Points(set) => Some(set.stored().len() as f64),
        Run::Precomputation(set, rule) => Some(TablePlan::new(set, rule).cost() as f64 / 1000.0),
        Run::Chains(_) | Run::Quoted => None,
    }
}
