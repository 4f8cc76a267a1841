//! Chains for one or two scalars.

use std::time::Instant;

use msmith_chain::costs::{MODELS, write_price};
use msmith_chain::{
    Bases, Digit, PriceModel, Set, Task, encode_hint, find_signed, methods, named_set,
    read_set_with, write_steps,
};
use num_bigint::BigInt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::call::Call;
use crate::failure::Failure;

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

/// A chain for one scalar or two.
#[pyfunction]
#[pyo3(signature = (scalars, method, bases, digits, cost, parameters))]
pub fn find_chain<'py>(
    py: Python<'py>,
    scalars: Vec<BigInt>,
    method: &str,
    bases: Vec<u32>,
    digits: Option<&str>,
    cost: &str,
    parameters: Vec<u32>,
) -> PyResult<Bound<'py, PyDict>> {
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
    let bases = match bases[..] {
        [2] => Bases::Two,
        [2, 3] => Bases::TwoThree,
        [2, 3, 5] => Bases::TwoThreeFive,
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
        let price = prices.costs().chain(&found.chain);
        let hint = encode_hint(&found.chain, &scalars, bases, &set).ok();
        Ok((found, price, hint))
    };
    let (found, price, hint) = Call::run_unstoppable(py, search)?;
    let seconds = start.elapsed().as_secs_f64();
    let chain = &found.chain;
    let all = PyDict::new(py);
    all.set_item("steps", write_steps(chain))?;
    // Thousandths of a product of the field.
    all.set_item("cost", price.map(|p| p as f64 / 1000.0))?;
    all.set_item("cost_text", price.map(write_price))?;
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
