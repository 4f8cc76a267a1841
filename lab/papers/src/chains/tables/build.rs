//! How cells are written down.

use super::run::{Chains, Find, Quantity, Run};
use super::{Cell, Printed};
use crate::statistics::Mean;
use msmith_chain::{Bases, Costs, Error, Set, Stop, TablePlan, TableRule, methods};

impl Cell {
    /// Not printed, without reference.
    pub(super) fn new(row: impl Into<String>, column: impl Into<String>, run: Run) -> Self {
        let samples = run.samples();
        Self {
            row: row.into(),
            column: column.into(),
            printed: None,
            reference: None,
            note: "",
            run,
            samples,
        }
    }

    /// As printed, the mean of this number of scalars; a unit may follow the number.
    pub(super) fn printed(mut self, text: &'static str, samples: u64) -> Self {
        let value = text.trim_end_matches('M').parse().ok();
        self.printed = value.map(|value| Printed {
            text,
            value,
            samples,
        });
        self
    }

    /// As found when the paper was checked: mean, standard error, scalars.
    pub(super) fn found(mut self, (mean, se, n): (f64, f64, u64)) -> Self {
        self.reference = Some(Mean { n, mean, se });
        self
    }

    /// An exact reference.
    pub(super) fn exactly(mut self, value: f64) -> Self {
        self.reference = Some(Mean::exact(value));
        self
    }

    pub(super) fn note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

    pub(super) fn samples(mut self, samples: u32) -> Self {
        self.samples = samples;
        self
    }
}

impl Chains {
    /// Prices of twisted Edwards curves, 256 bits, no table.
    pub(super) fn new(find: Find, bases: Bases, set: Set) -> Self {
        Self {
            find,
            bits: 256,
            bases,
            set,
            search: Costs::EDWARDS,
            price: Costs::EDWARDS,
            table: 0,
            quantity: Quantity::Price,
        }
    }

    /// The optimum for one scalar.
    pub(super) fn optimum(stop: Stop, bases: Bases, digits: &[i32]) -> Result<Self, Error> {
        let set = Set::multiples(digits)?;
        Ok(Self::new(Find::Optimum(stop), bases, set))
    }

    /// A method by its name.
    pub(super) fn method(
        name: &str,
        parameters: &[u32],
        bases: Bases,
        set: Set,
    ) -> Result<Self, Error> {
        let find = methods().find(|m| m.name() == name);
        let find = find.ok_or_else(|| Error::Text(format!("no method {name}")))?;
        Ok(Self::new(
            Find::Method(find, parameters.to_vec()),
            bases,
            set,
        ))
    }

    pub(super) fn bits(mut self, bits: u64) -> Self {
        self.bits = bits;
        self
    }

    /// Searched and priced so.
    pub(super) fn costs(mut self, costs: Costs) -> Self {
        (self.search, self.price) = (costs, costs);
        self
    }

    pub(super) fn table(mut self, price: u64) -> Self {
        self.table = price;
        self
    }

    /// With a table made by a rule.
    pub(super) fn made(self, rule: &TableRule) -> Self {
        let price = TablePlan::new(&self.set, rule).cost();
        self.table(price)
    }

    pub(super) fn run(self, quantity: Quantity) -> Run {
        Run::Chains(Box::new(Self { quantity, ..self }))
    }

    pub(super) fn price(self) -> Run {
        self.run(Quantity::Price)
    }
}
