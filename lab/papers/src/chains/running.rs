//! Table 6 of [`MultiBase`](msmith_chain::MultiBase): times to find a chain and to run it on a point.
//!
//! The curve is −x² + y² = 1 + d·x²y² through a point that is chosen; d enters no formula of [`Points`], so that any
//! point is on one. Primes of 254, 382 and 521 bits.

use std::time::Instant;

use msmith_chain::{Found, TablePlan, TableRule};
use msmith_core::Lanes;
use msmith_core::coords::Affine;
use msmith_core::cpu::{LanesJob, in_words};
use num_bigint::BigUint;
use num_traits::One;
use serde::Serialize;

use super::points::Points;
use super::tables::multi_base::{Running, running};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns};
use crate::statistics::{Mean, Sampler};

pub const ENTRY: Entry = Entry {
    kind: Kind::Table,
    number: "6",
    about: "running times of methods for one scalar, digits 0 and ±1: to find a chain and to run it",
    takes: &["samples", "seed"],
    state: State::Differs(
        "times are of another machine, and of the formulas of double-base Table 1",
    ),
    make: |_, s| run(s),
};

/// Scalars for each time, where no number is given.
const SAMPLES: u32 = 50;

/// A method's printed times in µs, by bits: 254, 382, 521.
const PRINTED: [(&str, [&str; 3]); 8] = [
    ("Binary", ["618.24", "1121.56", "2132.3"]),
    ("(2)NAF", ["544.52", "1025.42", "1864.24"]),
    ("(2,3)greedy", ["545.71", "1034.57", "1867.16"]),
    ("ternary/binary", ["475.45", "874.45", "1562.54"]),
    ("(2,3)NAF", ["479.01", "878.38", "1566.15"]),
    ("(2,3)tree", ["477.20", "877.53", "1563.37"]),
    ("(2,3,5)NAF", ["469.86", "855.31", "1527.33"]),
    ("(2,3,5)tree", ["465.18", "849.76", "1522.31"]),
];

/// The row that percentages are of.
const OF: &str = "(2)NAF";

/// Times of a method for a number of bits, in µs.
#[derive(Debug, Serialize)]
struct Time {
    row: &'static str,
    bits: u64,
    printed: &'static str,
    /// How much less than NAF the printed times are, in percent.
    printed_saved: f64,
    find: f64,
    run: f64,
    /// How much less than NAF both together take, in percent.
    saved: f64,
}

/// A prime of so many bits.
fn prime(bits: u64) -> BigUint {
    let below = |shift: u32, by: u32| (BigUint::one() << shift) - by;
    match bits {
        254 => below(254, 245),
        382 => below(382, 105),
        _ => below(521, 1),
    }
}

/// Finds the chains of all methods and runs them: seconds of both for each method.
struct Job<'a> {
    methods: &'a [Running],
    scalars: &'a [BigUint],
}

impl LanesJob for Job<'_> {
    type Out = Result<Vec<[f64; 2]>, Failure>;

    fn run<R: Lanes>(self, ring: R) -> Self::Out {
        let points = Points(ring);
        let element = |x: u64| {
            let mut words = [0; 12];
            words[0] = x;
            ring.load(&[&words[..ring.words()]])
        };
        let (x, y) = (element(3), element(0x1001));
        let first = [points.first(&Affine { x, y })];
        let mut times = vec![[Vec::new(), Vec::new()]; self.methods.len()];
        for n in self.scalars {
            let mut result = None;
            for (method, times) in self.methods.iter().zip(&mut times) {
                let start = Instant::now();
                let Found { chain, .. } = method.find(n)?;
                times[0].push(start.elapsed().as_secs_f64());
                let plan = TablePlan::new(method.set(), &TableRule::Paper);
                let start = Instant::now();
                let reached = points.run(&chain, &plan, &first)?;
                times[1].push(start.elapsed().as_secs_f64());
                let p = points.affine(&reached);
                let p = p.ok_or_else(|| Failure::new("a chain met an exceptional sum"))?;
                let other = *result.get_or_insert(p);
                let same = |a, b| ring.is_zero(&ring.sub::<1>(a, b)) != 0;
                if !same(&p.x, &other.x) || !same(&p.y, &other.y) {
                    let why = format!("{} ends with another point", method.row());
                    return Err(Failure::new(why));
                }
            }
        }
        let mean = |all: Vec<f64>| all.into_iter().collect::<Mean>().mean;
        Ok(times.into_iter().map(|t| t.map(mean)).collect())
    }
}

fn times(bits: u64, samples: u32, seed: u64) -> Result<Vec<[f64; 2]>, Failure> {
    let methods = running(bits)?;
    let mut random = Sampler::new(seed);
    let scalars: Vec<BigUint> = (0..samples)
        .map(|_| random.below_power_of_two(bits))
        .collect();
    let job = Job {
        methods: &methods,
        scalars: &scalars,
    };
    let modulus: Vec<u64> = prime(bits).iter_u64_digits().collect();
    match bits {
        254 => in_words::<4, _>(&modulus, job)?,
        382 => in_words::<6, _>(&modulus, job)?,
        _ => in_words::<9, _>(&modulus, job)?,
    }
}

fn rows(samples: u32, seed: u64) -> Result<Vec<Time>, Failure> {
    let mut rows = Vec::new();
    for (k, bits) in [254, 382, 521].into_iter().enumerate() {
        let times = times(bits, samples, seed)?;
        let of = PRINTED.iter().position(|p| p.0 == OF).unwrap_or(0);
        let printed = |row: usize| PRINTED[row].1[k].parse::<f64>().unwrap_or(f64::NAN);
        let saved = |this: f64, of: f64| (1e4 * (1.0 - this / of)).round() / 100.0;
        for (row, &[find, run]) in times.iter().enumerate() {
            rows.push(Time {
                row: PRINTED[row].0,
                bits,
                printed: PRINTED[row].1[k],
                printed_saved: saved(printed(row), printed(of)),
                find: 1e6 * find,
                run: 1e6 * run,
                saved: saved(find + run, times[of].iter().sum()),
            });
        }
    }
    Ok(rows)
}

fn run(settings: &Settings) -> Result<Answer, Failure> {
    let (samples, seed) = (settings.samples.unwrap_or(SAMPLES), settings.seed());
    let rows = rows(samples, seed)?;
    Ok(Answer {
        text: text(&rows, samples),
        json: format::json(&serde_json::json!({
            "table": "6",
            "seed": seed,
            "samples": samples,
            "rows": rows,
        })),
        svg: None,
    })
}

fn text(rows: &[Time], samples: u32) -> String {
    let head = [
        "row",
        "bits",
        "t printed",
        "%",
        "t here",
        "found in",
        "run in",
        "%",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    cells.extend(rows.iter().map(|t| {
        vec![
            t.row.to_owned(),
            t.bits.to_string(),
            t.printed.to_owned(),
            format!("{:.2}", t.printed_saved),
            format!("{:.2}", t.find + t.run),
            format!("{:.2}", t.find),
            format!("{:.2}", t.run),
            format!("{:.2}", t.saved),
        ]
    }));
    format!(
        "multi-base, table 6: running times in µs, means of {samples} scalars\n\n{}\n\
         %: less than {OF}, of the times; the paper has the same but for 16.60 of (2,3,5)NAF, 382 bits\n\
         printed for an Intel i5-8250U with GMP;\n\
         here one thread, the formulas of double-base Table 1 (2Q + P is 13.2M, not 14.2M), primes 2^254 − 245, 2^382 − 105, 2^521 − 1;\n\
         all methods end with the same point\n",
        columns(&cells, 1)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use msmith_core::primality;

    #[test]
    fn all_methods_end_with_the_same_point() {
        let all = rows(2, 1).unwrap();
        assert_eq!(all.len(), 24);
        assert!(all.iter().all(|t| t.find > 0.0 && t.run > 0.0));
        // The percentages that are printed.
        let of =
            |row: &str, bits: u64| all.iter().find(|t| t.row == row && t.bits == bits).unwrap();
        assert_eq!(of("(2,3,5)tree", 254).printed_saved, 14.57);
        assert_eq!(of("(2,3)greedy", 521).printed_saved, -0.16);
        for bits in [254, 382, 521] {
            assert_eq!(prime(bits).bits(), bits);
            assert!(primality::is_probable_prime(&prime(bits)), "{bits}");
        }
    }
}
