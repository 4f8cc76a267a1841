//! `msmith plan`: what the planner compares, with what its cost model expects of each, and its choice.

mod fixed;

use std::collections::HashSet;

use msmith::{Algorithm, Engine, Error as Core, Options, Report};

use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Plan;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::group::Group;
use crate::show;

/// Rows that are shown.
const SHOWN: usize = 8;

/// The planner's choice and what else there is.
#[derive(Serialize)]
struct Planned {
    curve: String,
    group: String,
    n: usize,
    bits: u32,
    backend: &'static str,
    threads: usize,
    choice: Priced,
    /// All that was compared, the choice first.
    alternatives: Vec<Priced>,
    #[serde(skip)]
    why: &'static str,
    #[serde(skip)]
    notes: Vec<String>,
}

/// A way to sum, and what the cost model expects of it.
#[derive(Serialize, Clone)]
struct Priced {
    algorithm: &'static str,
    radix: String,
    windows: usize,
    buckets: usize,
    additions: u64,
    peak_bytes: u64,
    parts: usize,
    /// Nanoseconds by the cost model, by which it is chosen; none where nothing is compared.
    predicted_ns: Option<u64>,
}

/// Plans, with the alternatives.
pub fn run(args: &Plan) -> Result<Printed, Failure> {
    let choice = Choice::of(&args.how)?;
    let group = Group::new(
        args.curve,
        args.curve_file.as_ref(),
        args.group,
        choice.backend,
    )?;
    let engine = group.engine();
    if args.fixed {
        return fixed::run(args, &choice, engine);
    }
    let bits = args.bits.unwrap_or(engine.curve().r.bits() as u32);
    let options = Options {
        in_subgroup: !args.unchecked_subgroup,
        ..choice.options()
    };
    let compared = engine.plans(args.n, bits, &options)?;
    let Some(chosen) = compared.first() else {
        return Err(Failure::new("there is no plan".to_owned()));
    };
    // The same digits by two algorithms are two rows.
    let mut seen = HashSet::new();
    let mut alternatives: Vec<Priced> = compared.iter().map(Priced::of).collect();
    alternatives.retain(|p| seen.insert(p.name()));
    let planned = Planned {
        curve: group.curve().to_owned(),
        group: group.name(),
        n: args.n,
        bits,
        backend: chosen.backend.name(),
        threads: chosen.threads,
        why: why(chosen, &options),
        choice: Priced::of(chosen),
        alternatives,
        notes: impossible(engine, args.n, bits, &options),
    };
    render(&planned, args.how.json)
}

impl Answer for Planned {
    fn text(&self) -> String {
        let of = format!(
            "{} of {}, scalars of {} bits",
            self.group, self.curve, self.bits
        );
        let mut text = show::table(&[
            ("plan", format!("{} of {of}", show::count(self.n, "point"))),
            (
                "backend",
                format!("{}, {}", self.backend, show::threads(self.threads)),
            ),
            (
                "algorithm",
                self.choice.name() + &show::parts(self.choice.parts),
            ),
            ("why", self.why.to_owned()),
        ]);
        let mut rows = vec![header()];
        rows.extend(
            self.alternatives
                .iter()
                .take(SHOWN)
                .enumerate()
                .map(|(k, p)| {
                    let mark = if k == 0 { "→ " } else { "  " };
                    p.row(mark, self.n)
                }),
        );
        text += "\n";
        text += &show::columns(&rows);
        if let Some(more) = self.alternatives.len().checked_sub(SHOWN + 1) {
            text += &format!("and {} that take longer; --json has all\n", more + 1);
        }
        for note in &self.notes {
            text += &format!("not possible: {note}\n");
        }
        text
    }
}

fn why(chosen: &Report, options: &Options<'_>) -> &'static str {
    match chosen.predicted_ns {
        Some(_) if options.algorithm != Algorithm::Auto => {
            "the algorithm that was asked for, with the digits of the least predicted time"
        }
        Some(_) => "the least predicted time of all that was compared",
        None if options.algorithm != Algorithm::Auto => "the algorithm that was asked for",
        None if chosen.algorithm == Algorithm::Subset => {
            "scalars of one bit choose points, which are summed"
        }
        None => "for so little work nothing is worth preparing",
    }
}

/// Why algorithms are not among what is compared.
fn impossible(engine: &Engine, n: usize, bits: u32, options: &Options<'_>) -> Vec<String> {
    if options.algorithm != Algorithm::Auto {
        return Vec::new();
    }
    let others = Algorithm::ALL.into_iter().filter(|a| *a != Algorithm::Auto);
    let refused = others.filter_map(|algorithm| {
        let options = Options {
            algorithm,
            ..*options
        };
        match engine.plan(n, bits, &options) {
            Ok(_) => None,
            Err(Core::Option(why)) => Some(why),
            Err(why) => Some(format!("{}: {why}", algorithm.name())),
        }
    });
    refused.collect()
}

fn header() -> Vec<String> {
    [
        "  digits",
        "windows",
        "buckets",
        "additions",
        "a point",
        "memory",
        "parts",
        "predicted time",
    ]
    .map(str::to_owned)
    .to_vec()
}

impl Priced {
    fn of(f: &Report) -> Self {
        Self {
            algorithm: f.algorithm.name(),
            radix: f.radix.clone(),
            windows: f.windows,
            buckets: f.buckets,
            additions: f.additions,
            peak_bytes: f.peak_bytes,
            parts: f.parts,
            predicted_ns: f.predicted_ns,
        }
    }

    fn name(&self) -> String {
        show::digits(self.algorithm, &self.radix)
    }

    fn row(&self, mark: &str, n: usize) -> Vec<String> {
        vec![
            format!("{mark}{}", self.name()),
            self.windows.to_string(),
            self.buckets.to_string(),
            self.additions.to_string(),
            format!("{:.2}", self.additions as f64 / n.max(1) as f64),
            show::bytes(self.peak_bytes),
            self.parts.to_string(),
            (self.predicted_ns)
                .map_or_else(|| "-".to_owned(), |ns| show::duration(ns as f64 * 1e-9)),
        ]
    }
}
