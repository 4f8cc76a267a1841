//! Methods for one scalar of 256 bits by what their chains cost and by the time to find them.

use super::beyond::SIXES;
use super::measure::stream;
use super::run::{Chains, Find, Runner, random_scalars};
use crate::statistics::{Mean, Sampler};
use msmith_chain::Bases::{self, Two, TwoThree, TwoThreeFive};
use msmith_chain::{Error, Set, Stop, TableRule};

/// A method.
#[derive(Debug, Clone, PartialEq)]
pub struct Point {
    /// The method, its bases and its digits.
    pub name: String,
    /// Whether there is a table of more than P.
    pub table: bool,
    /// The median time to find a chain, in microseconds, on this machine and one thread.
    pub micros: f64,
    /// M a bit on twisted Edwards curves with a = −1, S = 0.8M, table included.
    pub per_bit: Mean,
    /// Whether no other with the same `table` is both quicker and cheaper.
    pub on_front: bool,
}

/// Samples are divided by the last number: searches that take long.
type Entry<'a> = (&'a str, &'a [u32], Bases, &'a [i32], u32);

const ODD: &[i32] = &[1, 3, 5, 7, 9, 11, 13, 15];
const SPACED: &[i32] = &[1, 5, 7, 11, 13, 17, 19];

/// `optimal` is searched with what is prepared once.
const ENTRIES: &[Entry<'static>] = &[
    ("binary", &[], Two, &[1], 1),
    ("naf", &[], Two, &[1], 1),
    ("ternary-binary", &[], TwoThree, &[1], 1),
    ("naf-2-3", &[], TwoThree, &[1], 1),
    ("naf-2-3-5", &[], TwoThreeFive, &[1], 1),
    ("greedy", &[], TwoThree, &[1], 2),
    ("tree-2-3", &[1], TwoThree, &[1], 1),
    ("tree-2-3", &[10], TwoThree, &[1], 2),
    ("tree-2-3", &[100], TwoThree, &[1], 10),
    ("tree-2-3-5", &[1], TwoThreeFive, &[1], 1),
    ("tree-2-3-5", &[10], TwoThreeFive, &[1], 2),
    ("bucket-tree", &[1], TwoThree, &[1], 1),
    ("bucket-tree", &[4], TwoThree, &[1], 2),
    ("bucket-dag", &[2], TwoThree, &[1], 2),
    ("bucket-dag", &[4], TwoThree, &[1], 4),
    ("bucket-dag", &[8], TwoThree, &[1], 4),
    ("bucket-dag", &[4, 1], TwoThree, &[1], 4),
    ("bucket-dag", &[4, 1], TwoThreeFive, &[1], 10),
    ("dag", &[], TwoThree, &[1], 20),
    ("rectangular", &[], TwoThree, &[1], 10),
    ("reduced", &[], TwoThree, &[1], 10),
    ("optimal", &[], TwoThree, &[1], 1),
    ("optimal", &[], TwoThreeFive, &[1], 10),
    ("beam", &[40], TwoThreeFive, &[1], 20),
    ("beam", &[80], TwoThreeFive, &[1], 20),
    ("beam", &[120], TwoThreeFive, &[1], 50),
    ("wnaf", &[4], Two, &[1, 3, 5, 7], 1),
    ("wnaf", &[5], Two, ODD, 1),
    ("window", &[], Two, ODD, 1),
    ("optimal", &[], Two, ODD, 1),
    ("optimal", &[], TwoThree, &[1, 5, 7], 1),
    ("optimal", &[], TwoThree, SPACED, 1),
    ("optimal", &[], TwoThree, SIXES, 1),
    ("optimal", &[], TwoThreeFive, SIXES, 10),
    ("beam", &[40], TwoThreeFive, SIXES, 50),
    ("beam", &[80], TwoThreeFive, SIXES, 50),
];

fn chains(&(name, parameters, bases, digits, _): &Entry<'_>) -> Result<Chains, Error> {
    let set = Set::multiples(digits)?;
    let chains = match name {
        "optimal" => Chains::new(Find::Optimum(Stop::AnyDigit), bases, set),
        _ => Chains::method(name, parameters, bases, set)?,
    };
    Ok(chains.made(&TableRule::edwards()))
}

/// All methods, each with the same `samples` scalars, or with the first few (at least 2) where chains are dear to
/// find. Costs are the same for a seed, times are not. The methods of climbing tables are left out: they take seconds.
///
/// `progress` is called with how many of how many methods are done and says whether to go on; `None` where it was
/// stopped.
///
/// Errors: those of the methods.
pub fn front(
    samples: u32,
    seed: u64,
    progress: &dyn Fn(u64, u64) -> bool,
) -> Result<Option<Vec<Point>>, Error> {
    let mut points = Vec::new();
    for (done, entry) in (1..).zip(ENTRIES) {
        let chains = chains(entry)?;
        let numbers: Vec<String> = entry.3.iter().map(i32::to_string).collect();
        let name = format!(
            "{} {:?} ±{{{}}}",
            chains.find.name(),
            entry.2.numbers(),
            numbers.join(",")
        );
        let mut random = Sampler::new(stream(seed, &["front"]));
        let mut runner = Runner::new(&chains)?;
        let mut all = Vec::new();
        for _ in 0..(samples / entry.4).max(2) {
            all.push(runner.all(&random_scalars(&chains, &mut random))?);
        }
        let mut times: Vec<f64> = all.iter().map(|a| a.micros).collect();
        times.sort_by(f64::total_cmp);
        let per_bit = all.iter().map(|a| a.price as f64 / 1000.0 / 256.0);
        points.push(Point {
            name,
            table: entry.3.len() > 1,
            micros: times[times.len() / 2],
            per_bit: per_bit.collect(),
            on_front: false,
        });
        if !progress(done, ENTRIES.len() as u64) {
            return Ok(None);
        }
    }
    mark(&mut points);
    Ok(Some(points))
}

/// Which points no other beats in both.
fn mark(points: &mut [Point]) {
    let beats = |a: &Point, b: &Point| {
        a.table == b.table && a.micros < b.micros && a.per_bit.mean < b.per_bit.mean
    };
    let on: Vec<bool> = points
        .iter()
        .map(|b| !points.iter().any(|a| beats(a, b)))
        .collect();
    for (point, on) in points.iter_mut().zip(on) {
        point.on_front = on;
    }
}
