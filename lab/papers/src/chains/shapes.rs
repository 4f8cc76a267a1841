//! `compare shapes`: curve shapes by the prices that chains are searched with, and by runs on points, counted.

mod curves;

use msmith_chain::{Bases, Chain, Costs, Search, Set, Stop, TablePlan, TableRule};
use serde::Serialize;

pub use curves::Curve;
#[cfg(test)]
pub use curves::{Hessian255, P256, Pair};

use super::executed::Ed25519;
use super::tables::double_base;
use super::{hessian_points, jacobian_points};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns};
use crate::progress;
use crate::statistics::{Mean, Sampler};

/// Three curve shapes, without and with a table, at two prices of a squaring.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "shapes",
    about: "curve shapes, one scalar of 256 bits: double-base chains by price and by counted runs, M a bit",
    takes: &["samples", "seed"],
    state: State::Ours,
    make: |_, s| run(s),
};

/// Scalars for each row where no number is given.
const SAMPLES: u32 = 50;

/// What runs take, in thousandths of M.
type Claim = fn(&Chain, &TablePlan, &Costs) -> Option<u64>;

/// Model, name, digits of the table that Table 5 is reproduced with, what runs take. For twisted Edwards curves
/// Table 5's tables are priced as no run makes them: `records-…` check those runs.
const SHAPES: [(&str, &str, &[i32], Option<Claim>); 3] = [
    ("edwards", "twisted Edwards, a = −1", double_base::S4, None),
    (
        "hessian",
        "twisted Hessian",
        double_base::S2,
        Some(hessian_points::claim),
    ),
    (
        "jacobian",
        "Jacobian, a = −3",
        double_base::S2,
        Some(jacobian_points::claim),
    ),
];

/// Prices of a squaring, in thousandths of M.
const SQUARINGS: [u32; 2] = [800, 670];

fn curve(model: &str) -> Option<Box<dyn Curve>> {
    Some(match model {
        "edwards" => Box::new(Ed25519::new()?),
        "hessian" => Box::new(curves::Hessian255::new()?),
        _ => Box::new(curves::P256::new()?),
    })
}

/// A shape with digits and a price of a squaring. All means are over scalars, tables included.
#[derive(Serialize)]
struct Row {
    model: &'static str,
    shape: &'static str,
    digits: &'static [i32],
    /// S/M.
    ratio: f64,
    /// M a bit by the prices of the model.
    priced: f64,
    se: Option<f64>,
    multiplications: f64,
    squarings: f64,
    /// By constants of the curve, in no price.
    constants: f64,
    /// M a bit by the run.
    counted: f64,
}

fn row(
    at: usize,
    digits: &'static [i32],
    square: u32,
    [samples, seed]: [u64; 2],
) -> Result<Row, Failure> {
    let (model, shape, _, claim) = SHAPES[at];
    let curve = curve(model).ok_or_else(|| Failure::new("there is no field for the curve"))?;
    let (costs, table) = double_base::shape(model, square)?;
    let set = Set::multiples(digits)?;
    let plan = TablePlan::new(&set, &TableRule::Best(table));
    let mut search = Search::new(Bases::TwoThree, &set, &costs, Stop::One)?;
    let mut random = Sampler::new(seed);
    let (mut prices, mut totals) = (Vec::new(), [0; 3]);
    for _ in 0..samples {
        let k = random.below_power_of_two(256);
        let chain = search.find(&k)?.chain;
        let price = costs.chain(&chain).unwrap_or(0) + plan.cost();
        let n = curve.run(&chain, &plan, core::slice::from_ref(curve.base()))?;
        if n.point.is_none() || n.point != curve.times(&k, curve.base()) {
            return Err(Failure::new(format!("a run ends wrongly: {shape}, {k}")));
        }
        let took = 1000 * n.m + u64::from(square) * n.s;
        if claim.is_some_and(|claim| claim(&chain, &plan, &costs) != Some(took)) {
            return Err(Failure::new(format!(
                "a run takes other products than its price says: {shape}, {k}"
            )));
        }
        prices.push(price as f64 / 256_000.0);
        for (total, n) in totals.iter_mut().zip([n.m, n.s, n.constants]) {
            *total += n;
        }
    }
    let mean: Mean = prices.into_iter().collect();
    let [m, s, constants] = totals.map(|n| n as f64 / samples as f64);
    let ratio = f64::from(square) / 1000.0;
    Ok(Row {
        model,
        shape,
        digits,
        ratio,
        priced: mean.mean,
        se: mean.shown(),
        multiplications: m,
        squarings: s,
        constants,
        counted: (m + ratio * s) / 256.0,
    })
}

/// All rows; `None` where it was stopped.
fn rows(
    samples: u32,
    seed: u64,
    progress: &dyn Fn(u64, u64) -> bool,
) -> Result<Option<Vec<Row>>, Failure> {
    let mut all = Vec::new();
    let count = (SQUARINGS.len() * 2 * SHAPES.len()) as u64;
    for square in SQUARINGS {
        for with_table in [false, true] {
            for (at, &(_, _, digits, _)) in SHAPES.iter().enumerate() {
                let digits = if with_table { digits } else { &[1] };
                all.push(row(at, digits, square, [samples.into(), seed])?);
                let done = all.len() as u64;
                if !progress(done, count) && done < count {
                    return Ok(None);
                }
            }
        }
    }
    Ok(Some(all))
}

const NOTE: &str = "Chains start at 1, tables as in double-base Table 5. Prices leave out products by constants of the \
    curve. Runs take less than their price on twisted Edwards curves and in Jacobian coordinates, where P is affine; on \
    twisted Hessian curves they take what the price says. Every point is checked.";

fn run(settings: &Settings) -> Result<Answer, Failure> {
    #[derive(Serialize)]
    struct Whole {
        seed: u64,
        samples: u32,
        rows: Vec<Row>,
    }
    let (samples, seed) = (settings.samples.unwrap_or(SAMPLES), settings.seed());
    let rows = progress::with_bar("rows", |progress| rows(samples, seed, progress))?
        .ok_or_else(Failure::interrupted)?;
    let head = [
        "shape",
        "digits",
        "S/M",
        "M a bit by price",
        "±",
        "run: M",
        "S",
        "by constants",
        "M a bit by run",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for r in &rows {
        cells.push(vec![
            r.shape.to_owned(),
            double_base::name(r.digits),
            format!("{:.2}", r.ratio),
            format!("{:.4}", r.priced),
            r.se.map_or("few".to_owned(), |se| format!("{se:.4}")),
            format!("{:.1}", r.multiplications),
            format!("{:.1}", r.squarings),
            format!("{:.1}", r.constants),
            format!("{:.4}", r.counted),
        ]);
    }
    let text = format!(
        "one scalar of 256 bits, {{2, 3}}, table included; {samples} scalars a row\n{}\n{NOTE}\n",
        columns(&cells, 2)
    );
    let json = format::json(&Whole {
        seed,
        samples,
        rows,
    });
    Ok(Answer {
        text,
        json,
        svg: None,
    })
}

#[cfg(test)]
mod tests;
