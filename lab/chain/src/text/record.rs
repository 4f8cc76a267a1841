//! A chain with what it is said to be.

use super::shape::check_shape;
use super::steps::write_steps;
use super::table::write_table;
use crate::chain::Chain;
use crate::costs::{PriceModel, decimal};
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::precompute::{TablePlan, TableRule};
use crate::registry::methods;
use crate::set::Set;
use num_bigint::BigInt;
use serde_json::{Value, json};

/// A chain, its scalars, the method that found it, and the prices that it was found for.
///
/// Its checks have passed for every one there is: what it computes, digits, bases and prices.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    scalars: Vec<BigInt>,
    method: String,
    bases: Bases,
    set: Set,
    cost_model: PriceModel,
    /// Thousandths of M.
    precomputation: u64,
    /// How the table is made, where that is known.
    table: Option<TablePlan>,
    /// What finding it took; not a property of the chain, and not checked.
    seconds: f64,
    chain: Chain,
}

/// What a record is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordParts {
    /// The scalars, one or two.
    pub scalars: Vec<BigInt>,
    /// The method's name, perhaps with parameters (`wnaf:5`); `hint` or `by hand` where no method found the chain.
    pub method: String,
    /// The multiplications that were allowed.
    pub bases: Bases,
    /// The digits that were allowed.
    pub set: Set,
    /// The price model that the cost is stated in.
    pub cost_model: PriceModel,
    /// What the table costs, in thousandths of M: the price of a [`TablePlan`] for the set.
    pub precomputation: u64,
    /// How the table is made: a plan with the digits of the chain, of that price.
    pub table: Option<TablePlan>,
    /// What finding it took.
    pub seconds: f64,
    /// The chain, whose value is that of the scalars.
    pub chain: Chain,
}

impl Record {
    /// Checks the parts.
    ///
    /// Errors: [`Error::Chain`] where the chain computes something else, uses other digits or bases, where the table's
    /// price is that of no plan, or where there is no such method. That the method finds this chain is not checked.
    pub fn new(parts: RecordParts) -> Result<Self, Error> {
        let RecordParts {
            scalars,
            method,
            bases,
            set,
            cost_model,
            precomputation,
            table,
            seconds,
            chain,
        } = parts;
        let it = Self {
            scalars,
            method,
            bases,
            set,
            cost_model,
            precomputation,
            table,
            seconds,
            chain,
        };
        it.check()?;
        Ok(it)
    }

    /// The scalars that the chain computes, one or two.
    pub fn scalars(&self) -> &[BigInt] {
        &self.scalars
    }

    /// The chain, checked: it computes the scalars.
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The set of digits that the chain may add.
    pub fn set(&self) -> &Set {
        &self.set
    }

    /// How the table is made; `None` where the record does not say.
    pub fn table(&self) -> Option<&TablePlan> {
        self.table.as_ref()
    }

    /// The price of the chain and of its table, in thousandths of M.
    pub fn cost(&self) -> u64 {
        self.precomputation + self.cost_model.costs().chain(&self.chain).unwrap_or(0)
    }

    /// [`Record::cost`] for a bit of the longest scalar, rounded; 0 for scalars 0.
    pub fn per_bit(&self) -> u64 {
        let bits = self.scalars.iter().map(BigInt::bits).max().unwrap_or(0);
        match bits {
            0 => 0,
            _ => (self.cost() + bits / 2) / bits,
        }
    }

    /// Whether the chain is what it is said to be.
    fn check(&self) -> Result<(), Error> {
        let no = |why: String| Err(Error::Chain(why));
        if !(1..=2).contains(&self.scalars.len()) {
            return no(format!(
                "{} scalars; there are one or two",
                self.scalars.len()
            ));
        }
        if let Some(n) = self.scalars.iter().find(|n| n.bits() > Task::MOST_BITS) {
            return Err(Error::Large { bits: n.bits() });
        }
        check_method(&self.method, self.scalars.len())?;
        if !self.seconds.is_finite() || self.seconds < 0.0 {
            return no("seconds are not a time".into());
        }
        check_shape(&self.chain, self.bases, &self.set)?;
        if self.cost_model.costs().chain(&self.chain).is_none() {
            return no("it has a step that its prices have no formula for".into());
        }
        let (x, y) = self.chain.value();
        let second = self.scalars.get(1).cloned().unwrap_or_default();
        if x != self.scalars[0] || y != second {
            return no("it computes other multiples than its scalars".into());
        }
        let rules = rules(&self.cost_model);
        if let Some(table) = &self.table {
            let priced = rules.iter().any(|rule| table.is_priced_by(rule));
            if !priced || table.cost() != self.precomputation {
                return no("its table is not made so, or costs something else".into());
            }
            return match self.chain.digits().find(|&d| !table.has(d)) {
                Some(d) => no(format!("its table lacks the point ({}, {})", d.x, d.y)),
                None => Ok(()),
            };
        }
        let prices = |rule| TablePlan::new(&self.set, rule).cost();
        if self.precomputation != 0 && !rules.iter().any(|r| prices(r) == self.precomputation) {
            return no("its table is said to cost what no plan costs".into());
        }
        Ok(())
    }

    fn fields(&self) -> [(&'static str, String); 10] {
        let scalars: Vec<String> = self.scalars.iter().map(BigInt::to_string).collect();
        let bases: Vec<String> = self.bases.numbers().iter().map(u32::to_string).collect();
        [
            ("scalars", scalars.join(" ")),
            ("method", self.method.clone()),
            ("bases", bases.join(",")),
            ("set", self.set.to_string()),
            ("cost_model", self.cost_model.to_string()),
            ("precomputation", decimal::write(self.precomputation)),
            ("cost", decimal::write(self.cost())),
            ("per_bit", decimal::write(self.per_bit())),
            ("length", self.chain.length().to_string()),
            ("seconds", self.seconds.to_string()),
        ]
    }

    /// For people, and for [`Record::parse`]: a line `key: value` for each field, then the steps, eight in a line.
    pub fn to_text(&self) -> String {
        let head = self
            .fields()
            .map(|(key, value)| format!("{key}: {value}\n"));
        let table = match &self.table {
            Some(plan) => format!("table: {}\n", write_table(plan).join(" ")),
            None => String::new(),
        };
        let steps = write_steps(&self.chain);
        let lines: Vec<String> = steps
            .chunks(8)
            .map(|l| format!("  {}\n", l.join(" ")))
            .collect();
        format!("{}{table}steps:\n{}", head.concat(), lines.concat())
    }

    /// The same as JSON: `scalars` (decimal texts), `bases` and the prices as numbers, `steps` as texts.
    pub fn to_json(&self) -> Value {
        let scalars: Vec<String> = self.scalars.iter().map(BigInt::to_string).collect();
        // A decimal with three places is a JSON number as it stands.
        let number =
            |p: u64| serde_json::from_str::<Value>(&decimal::write(p)).unwrap_or(Value::Null);
        let mut all = json!({
            "scalars": scalars,
            "method": self.method,
            "bases": self.bases.numbers(),
            "set": self.set.to_string(),
            "cost_model": self.cost_model.to_json(),
            "precomputation": number(self.precomputation),
            "cost": number(self.cost()),
            "per_bit": number(self.per_bit()),
            "length": self.chain.length(),
            "seconds": self.seconds,
            "steps": write_steps(&self.chain),
        });
        if let (Some(plan), Some(object)) = (&self.table, all.as_object_mut()) {
            object.insert("table".into(), json!(write_table(plan)));
        }
        all
    }
}

/// Whether a chain of this many scalars may come from there: a method, perhaps with parameters (`wnaf:5`), or one of
/// [`OTHERS`].
fn check_method(text: &str, scalars: usize) -> Result<(), Error> {
    if OTHERS.contains(&text) {
        return Ok(());
    }
    let (name, parameters) = text.split_once(':').unwrap_or((text, ""));
    let clip = |text: &str| text.chars().take(24).collect::<String>();
    let no = |why: String| Err(Error::Chain(format!("method: {why}")));
    let Some(method) = methods().find(|m| m.name() == name) else {
        return no(format!("none is called {:?}", clip(name)));
    };
    if !method.scalars().contains(&scalars) {
        return no(format!("{name} does not take {scalars} scalars"));
    }
    let all = parameters
        .split(',')
        .map(str::trim)
        .filter(|p| !p.is_empty());
    let numbers = all.clone().all(|p| p.parse::<u32>().is_ok());
    match !numbers || all.count() > method.parameters().len() {
        true => no(format!(
            "{:?} are no parameters of {name}",
            clip(parameters)
        )),
        false => Ok(()),
    }
}

/// Where chains come from that no method found: [`encode_hint`](crate::encode_hint)'s bytes, and anywhere else.
const OTHERS: [&str; 2] = ["hint", "by hand"];

/// The rules that a table may be priced by: the paper's, and the cheapest plan at the prices of a model.
pub(super) fn rules(model: &PriceModel) -> [TableRule; 2] {
    [TableRule::Best(model.table()), TableRule::Paper]
}
