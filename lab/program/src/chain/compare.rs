//! All methods side by side.

use std::sync::Arc;

use msmith_chain::costs::write_price;
use msmith_chain::methods;

use serde::Serialize;

use super::{Request, limits};
use msmith_cli::answer::Answer;
use msmith_cli::show::{columns, duration};

/// All rows, which is the array that programs get.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Compared {
    rows: Vec<Row>,
    #[serde(skip)]
    prices: String,
}

/// One method.
#[derive(Serialize)]
struct Row {
    method: &'static str,
    optimal: bool,
    #[serde(flatten)]
    result: Outcome,
}

/// What it came to, or why it does not fit.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Chain(Priced),
    Unfit { error: String },
}

/// In field multiplications.
#[derive(Serialize)]
struct Priced {
    /// Chain and table.
    cost: Decimal,
    precomputation: Decimal,
    per_bit: Decimal,
    length: usize,
    seconds: f64,
    nodes: u64,
}

/// Thousandths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Decimal(u64);

impl Serialize for Decimal {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let number: f64 = self
            .to_string()
            .parse()
            .map_err(serde::ser::Error::custom)?;
        number.serialize(s)
    }
}

impl std::fmt::Display for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&write_price(self.0))
    }
}

/// Every method that takes this number of scalars, cheapest first, then those that do not fit.
pub fn run(request: &Arc<Request>) -> Compared {
    let bits = request
        .scalars
        .iter()
        .map(|n| n.bits())
        .max()
        .unwrap_or(0)
        .max(1);
    let row = |m: &'static dyn msmith_chain::Method| {
        let answer = limits::find(m.name(), request, m, &[]);
        let priced = answer.map_err(|e| e.to_string()).and_then(|a| {
            let price = request.prices.costs().chain(&a.found.chain);
            let all = price.ok_or("it has a step without a price")? + a.plan.cost();
            Ok(Priced {
                cost: Decimal(all),
                precomputation: Decimal(a.plan.cost()),
                per_bit: Decimal((all + bits / 2) / bits),
                length: a.found.chain.length(),
                seconds: a.seconds,
                nodes: a.found.nodes,
            })
        });
        Row {
            method: m.name(),
            optimal: m.is_optimal(),
            result: priced.map_or_else(|error| Outcome::Unfit { error }, Outcome::Chain),
        }
    };
    let fits = methods().filter(|m| m.scalars().contains(&request.scalars.len()));
    let mut rows: Vec<Row> = fits.map(row).collect();
    rows.sort_by_key(|r| match &r.result {
        Outcome::Chain(priced) => priced.cost,
        Outcome::Unfit { .. } => Decimal(u64::MAX),
    });
    Compared {
        rows,
        prices: request.prices.to_string(),
    }
}

impl Answer for Compared {
    fn text(&self) -> String {
        let head = [
            "method",
            "cost",
            "of it table",
            "a bit",
            "length",
            "time",
            "nodes",
            "",
        ];
        let mut table = vec![head.map(str::to_owned).to_vec()];
        let mut not = String::new();
        for r in &self.rows {
            match &r.result {
                Outcome::Chain(p) => table.push(vec![
                    r.method.to_owned(),
                    p.cost.to_string(),
                    p.precomputation.to_string(),
                    p.per_bit.to_string(),
                    p.length.to_string(),
                    duration(p.seconds),
                    p.nodes.to_string(),
                    if r.optimal { "optimal" } else { "" }.to_owned(),
                ]),
                Outcome::Unfit { error } => not += &format!("{}: {error}\n", r.method),
            }
        }
        let table = columns(&table);
        format!(
            "prices: {}, in field multiplications\n\n{table}\n{not}",
            self.prices
        )
    }
}
