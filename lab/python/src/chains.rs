//! Chains for one or two scalars.

use std::time::Instant;

use msmith_chain::costs::MODELS;
use msmith_chain::{
    Bases, Digit, PriceModel, Set, TablePlan, TableRule, Task, encode_hint, find_signed, methods,
    named_set, read_set_with, write_steps,
};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::arguments::within;
use crate::call::Call;
use crate::failure::Failure;
use crate::integers::integer;

impl From<msmith_chain::Error> for Failure {
    fn from(error: msmith_chain::Error) -> Self {
        Self::new(error.to_string())
    }
}

/// Names and descriptions of the methods; the number of scalars that each takes.
#[pyfunction]
pub fn chain_methods() -> Vec<(&'static str, &'static str, usize, usize)> {
    let row = |m: &'static dyn msmith_chain::Method| {
        (
            m.name(),
            m.about(),
            *m.scalars().start(),
            *m.scalars().end(),
        )
    };
    methods().map(row).collect()
}

/// Names and descriptions of the price models.
#[pyfunction]
pub fn chain_costs() -> Vec<(&'static str, &'static str)> {
    MODELS.iter().map(|m| (m.name, m.about)).collect()
}

/// Most parameters of a method that are looked at, and scalars, and bases.
const MOST: usize = 64;

/// A few integers of a list.
fn few<T>(
    list: &Bound<'_, PyAny>,
    name: &str,
    read: impl Fn(&Bound<'_, PyAny>, usize) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let mut all = Vec::new();
    for (i, item) in list.try_iter()?.enumerate() {
        if i == MOST {
            return Err(Failure::new(format!("`{name}` has more than {MOST} items")).into());
        }
        all.push(read(&item?, i)?);
    }
    Ok(all)
}

/// A chain for one scalar or two.
#[pyfunction]
#[pyo3(signature = (scalars, method, bases, digits, cost, parameters, precomputation))]
pub fn find_chain<'py>(
    py: Python<'py>,
    scalars: &Bound<'_, PyAny>,
    method: &str,
    bases: &Bound<'_, PyAny>,
    digits: Option<&str>,
    cost: &str,
    parameters: &Bound<'_, PyAny>,
    precomputation: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let scalars = few(scalars, "n", |a, i| integer(a, || format!("scalar {i}")))?;
    let bases = few(bases, "bases", |a, _| integer(a, || "a base".into()))?;
    let parameters = few(parameters, "parameters", |a, _| {
        within(a, "parameters", [0, u64::from(u32::MAX)])
    })?;
    let method = methods().find(|m| m.name() == method).ok_or_else(|| {
        let all: Vec<_> = methods().map(|m| m.name()).collect();
        Failure::new(format!(
            "method {method:?} is not known; there are: {}",
            all.join(", ")
        ))
    })?;
    if !method.scalars().contains(&scalars.len()) {
        let why = format!(
            "method {} does not take {} scalars",
            method.name(),
            scalars.len()
        );
        return Err(Failure::new(why).into());
    }
    if parameters.len() > method.parameters().len() {
        let (name, most) = (method.name(), method.parameters().len());
        let why = format!("{name} has {most} parameters, not {}", parameters.len());
        return Err(Failure::new(why).into());
    }
    let mut sorted = bases;
    sorted.sort_unstable();
    let bases = match sorted
        .iter()
        .map(|b| u8::try_from(b).ok())
        .collect::<Vec<_>>()[..]
    {
        [Some(2)] => Bases::Two,
        [Some(2), Some(3)] => Bases::TwoThree,
        [Some(2), Some(3), Some(5)] => Bases::TwoThreeFive,
        _ => return Err(Failure::new("`bases` are (2,), (2, 3) or (2, 3, 5)").into()),
    };
    let named = |name: &str| named_set(name)?.set().ok();
    let set = match (digits, scalars.len()) {
        (Some(text), _) => read_set_with(text, named),
        (None, 1) => Set::multiples(&[1]),
        (None, _) => read_set_with("S1", named),
    };
    let set = set.map_err(Failure::from)?;
    let prices = PriceModel::parse(cost).map_err(Failure::from)?;
    let rule = match precomputation {
        "best" => TableRule::Best(prices.table()),
        "paper" => TableRule::Paper,
        _ => {
            let why =
                format!("precomputation {precomputation:?} is not known; there are: best, paper");
            return Err(Failure::new(why).into());
        }
    };
    let start = Instant::now();
    let search = move || {
        let table = prices.table();
        let task = Task {
            scalars: &[],
            bases,
            set: &set,
            costs: prices.costs(),
            table: Some(&table),
            instructions: None,
            parameters: &parameters,
            memory: None,
        };
        let found = find_signed(method, &scalars, &task)?;
        let set = match method.chooses_digits() {
            true => {
                let first = [Digit::single(1), Digit::pair(0, 1)];
                let first = first.into_iter().take(scalars.len());
                Set::symmetric(found.chain.digits().chain(first))?
            }
            false => set,
        };
        let table = TablePlan::new(&set, &rule).cost();
        let price = prices.costs().chain(&found.chain).map(|p| p + table);
        let hint = encode_hint(&found.chain, &scalars, bases, &set).ok();
        Ok((found, price, table, hint))
    };
    let (found, price, table, hint) = Call::run_unstoppable(py, search)?;
    let seconds = start.elapsed().as_secs_f64();
    let chain = &found.chain;
    let all = PyDict::new(py);
    all.set_item("steps", write_steps(chain))?;
    // Thousandths of a product of the field.
    all.set_item("cost", price.map(|p| p as f64 / 1000.0))?;
    all.set_item("precomputation", table as f64 / 1000.0)?;
    all.set_item("value", chain.value())?;
    let powers = chain.powers();
    all.set_item("powers", (powers.two, powers.three, powers.five))?;
    all.set_item("additions", chain.additions())?;
    all.set_item(
        "digits",
        chain
            .digits()
            .map(|d: Digit| (d.x, d.y))
            .collect::<Vec<_>>(),
    )?;
    all.set_item("nodes", found.nodes)?;
    all.set_item("seconds", seconds)?;
    all.set_item("hint", hint.map(|h| PyBytes::new(py, &h)))?;
    let terms: Vec<_> = (chain.terms.iter())
        .map(|t| {
            (
                t.powers.two,
                t.powers.three,
                t.powers.five,
                t.own,
                t.digit.x,
                t.digit.y,
            )
        })
        .collect();
    all.set_item("terms", terms)?;
    all.set_item("start", (chain.start.x, chain.start.y))?;
    Ok(all)
}
