//! `compare ladder`: from what is printed to the cheapest chains that are known, a step at a time, all steps for the same
//! scalars (`lab/docs/records.md`). 256 bits, twisted Edwards curves with a = −1, S = 0.8M, tables included.

use std::time::Instant;

use msmith_chain::{
    Bases, Costs, Error, Optimum, Search, Set, Stop, TablePlan, TablePrices, TableRule, named_set,
};
use msmith_chart::{Axes, Line};
use num_bigint::BigUint;
use serde::Serialize;

use super::executed::Ed25519;
use super::records;
use super::tables::{beyond::SIXES, double_base};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns, duration};
use crate::progress;
use crate::statistics::{Mean, Sampler, median};

/// The comparison.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "ladder",
    about: "from the printed 7.472M and 8.792M a bit to the records, what each step saves, for the same scalars",
    takes: &["samples", "seed"],
    state: State::Ours,
    make: |_, s| run(s),
};

/// Scalars, and pairs, where no number is given.
const SAMPLES: u32 = 10;

/// What a step costs for scalars, in thousandths of M.
type Price = Box<dyn FnMut(&[BigUint]) -> Result<u64, Error>>;

struct Rung {
    name: &'static str,
    price: Price,
    costs: Vec<f64>,
    seconds: Vec<f64>,
}

fn rung(name: &'static str, price: Price) -> Rung {
    let (costs, seconds) = (Vec::new(), Vec::new());
    Rung {
        name,
        price,
        costs,
        seconds,
    }
}

/// The optimum for a set, with the price of its table.
fn optimum(stop: Stop, bases: Bases, digits: &[i32], rule: &TableRule) -> Result<Price, Error> {
    let set = Set::multiples(digits)?;
    let table = TablePlan::new(&set, rule).cost();
    let mut search = Search::new(bases, &set, &Costs::EDWARDS, stop)?;
    Ok(Box::new(move |scalars| {
        let none = || Error::Unsuitable("there is no scalar".into());
        let n = scalars.first().ok_or_else(none)?;
        Ok(search.cost(n)? + table)
    }))
}

/// The paper's prices of tables, for climbs: its "Pre cost", where powers of two are doubled.
const PAPER: TablePrices = TablePrices {
    first: [Some(6200), None, None],
    multiply: [Some(7200), None, None],
    sum: [6000, 7000, 8000],
    both: [12000, 14000, 16000],
};

/// Parameters of climbs for so many scalars.
fn parameters(scalars: &[BigUint]) -> [u32; 8] {
    match scalars.len() {
        1 => records::OF_SCALARS,
        _ => records::OF_PAIRS,
    }
}

/// A table for the scalars and own additions.
fn climb(table: TablePrices) -> Price {
    Box::new(move |scalars| Ok(records::climb(scalars, parameters(scalars), &table)?.cost))
}

/// The same, run on points and counted.
fn counted() -> Option<Price> {
    let curve = Ed25519::new()?;
    Some(Box::new(move |scalars| {
        let table = TablePrices::edwards();
        let adapted = records::climb(scalars, parameters(scalars), &table)?;
        let run = curve.check(&adapted.found.chain, &adapted.plan, scalars)?;
        Ok(run.cost())
    }))
}

fn single() -> Result<Vec<Rung>, Error> {
    use Bases::{TwoThree, TwoThreeFive};
    let (paper, best) = (TableRule::Paper, TableRule::edwards());
    let mut rungs = vec![
        rung(
            "as printed: {2,3}, from 1",
            optimum(Stop::One, TwoThree, double_base::S4, &paper)?,
        ),
        rung(
            "from any digit",
            optimum(Stop::AnyDigit, TwoThree, double_base::S4, &paper)?,
        ),
        rung(
            "{2,3,5}",
            optimum(Stop::AnyDigit, TwoThreeFive, double_base::S4, &paper)?,
        ),
        rung(
            "digits 5 modulo 6",
            optimum(Stop::AnyDigit, TwoThreeFive, SIXES, &best)?,
        ),
        rung("table for the scalar, own additions", climb(PAPER)),
        rung("cheaper tables", climb(TablePrices::edwards())),
    ];
    rungs.extend(counted().map(|price| rung("counted on points", price)));
    Ok(rungs)
}

fn double() -> Result<Vec<Rung>, Error> {
    let none = || Error::Text("no set S5e".into());
    let set = named_set("S5e").ok_or_else(none)?.set()?;
    let table = TablePlan::new(&set, &TableRule::Paper).cost();
    let optimum = Optimum::new(&set, Bases::TwoThree, &Costs::EDWARDS)?;
    let printed: Price = Box::new(move |scalars| match scalars {
        [m, n] => Ok(optimum.cost(m, n)? + table),
        _ => Err(Error::Unsuitable("there are two scalars".into())),
    });
    let mut rungs = vec![
        rung("as printed: {2,3}, S5e", printed),
        rung("{2,3,5}, table for the pair, own additions", climb(PAPER)),
        rung("cheaper tables", climb(TablePrices::edwards())),
    ];
    rungs.extend(counted().map(|price| rung("counted on points", price)));
    Ok(rungs)
}

fn run(settings: &Settings) -> Result<Answer, Failure> {
    let (samples, seed) = (settings.samples.unwrap_or(SAMPLES), settings.seed());
    let mut kinds = [(1, single()?), (2, double()?)];
    let all: usize = kinds.iter().map(|k| k.1.len()).sum();
    let all = all as u64 * u64::from(samples);
    let done = progress::with_bar("chains", |progress| {
        let mut done = 0;
        for (many, rungs) in &mut kinds {
            let mut random = Sampler::new(seed);
            for _ in 0..samples {
                let scalars: Vec<BigUint> =
                    (0..*many).map(|_| random.below_power_of_two(256)).collect();
                for r in rungs.iter_mut() {
                    let start = Instant::now();
                    r.costs.push((r.price)(&scalars)? as f64 / 256_000.0);
                    r.seconds.push(start.elapsed().as_secs_f64());
                    done += 1;
                    if !progress(done, all) && done < all {
                        return Ok(false);
                    }
                }
            }
        }
        Ok::<_, Failure>(true)
    })?;
    if !done {
        return Err(Failure::interrupted());
    }
    answer(&kinds.map(|k| k.1), samples, seed)
}

fn answer(kinds: &[Vec<Rung>; 2], samples: u32, seed: u64) -> Result<Answer, Failure> {
    #[derive(Serialize)]
    struct Row {
        scalars: u32,
        step: &'static str,
        per_bit: f64,
        se: Option<f64>,
        saves: Option<f64>,
        saves_se: Option<f64>,
        seconds: f64,
    }
    #[derive(Serialize)]
    struct Whole {
        seed: u64,
        samples: u32,
        rows: Vec<Row>,
    }
    let mut rows = Vec::new();
    for (many, rungs) in (1..).zip(kinds) {
        for (k, r) in rungs.iter().enumerate() {
            let mean: Mean = r.costs.iter().copied().collect();
            let before = k.checked_sub(1).map(|k| &rungs[k].costs);
            let saves: Option<Mean> = before.map(|b| {
                let both = b.iter().zip(&r.costs);
                both.map(|(before, after)| before - after).collect()
            });
            rows.push(Row {
                scalars: many,
                step: r.name,
                per_bit: mean.mean,
                se: mean.shown(),
                saves: saves.map(|s| s.mean),
                saves_se: saves.and_then(|s| s.shown()),
                seconds: median(r.seconds.clone()),
            });
        }
    }
    let head = [
        "scalars",
        "step",
        "M a bit",
        "±",
        "saves",
        "±",
        "time to find",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    let number = |x: Option<f64>| x.map_or(String::new(), |x| format!("{x:.4}"));
    for r in &rows {
        cells.push(vec![
            r.scalars.to_string(),
            r.step.to_owned(),
            format!("{:.4}", r.per_bit),
            number(r.se),
            number(r.saves),
            number(r.saves_se),
            duration(r.seconds),
        ]);
    }
    let text = format!(
        "{}\n{samples} scalars and {samples} pairs of 256 bits, the same for all steps; saves: in M a bit, paired; ±: one \
         standard error, of {} or more; seed {seed}\n",
        columns(&cells, 2),
        Mean::FEW
    );
    // Two scalars are in the table: one axis for both shows little of either.
    let lines = [Line {
        name: "one scalar".to_owned(),
        colour: 1,
        thin: false,
        points: points(&kinds[0]),
        names: kinds[0].iter().map(|r| r.name.to_owned()).collect(),
    }];
    let label = |y: f64| format!("{y:.2}");
    let axes = Axes {
        x: "step",
        y: "field multiplications a bit, table included",
        x_label: &|x| format!("{:.0}", x.log2() + 1.0),
        y_label: &label,
    };
    Ok(Answer {
        text,
        json: format::json(&Whole {
            seed,
            samples,
            rows,
        }),
        svg: Some(format::draw(
            "Multiplications a bit, step by step",
            &axes,
            &lines,
        )?),
    })
}

/// Steps at equal distances: the first axis is logarithmic.
fn points(rungs: &[Rung]) -> Vec<(f64, f64)> {
    let mean = |r: &Rung| r.costs.iter().sum::<f64>() / r.costs.len() as f64;
    let all = rungs.iter().enumerate();
    all.map(|(k, r)| (f64::from(1u32 << k), mean(r))).collect()
}
