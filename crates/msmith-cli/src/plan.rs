//! `msmith plan`: the planner's choice, and its alternatives with what its cost model expects of them.

mod fixed;

use msmith::{Algorithm, Engine, Error as Core, Options, Report};

use serde::Serialize;

use crate::answer::{Answer, render};
use crate::args::Plan;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{show, which};

/// Alternatives that are shown.
const SHOWN: usize = 8;
/// Window parameters that are priced.
const WINDOWS: std::ops::RangeInclusive<u32> = 1..=20;

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
    alternatives: Vec<Priced>,
    #[serde(skip)]
    why: &'static str,
    #[serde(skip)]
    notes: Vec<String>,
}

/// A way to sum, and what the cost model expects of it.
#[derive(Serialize)]
struct Priced {
    algorithm: &'static str,
    radix: String,
    windows: usize,
    buckets: usize,
    additions: u64,
    peak_bytes: u64,
    parts: usize,
}

/// Plans and prices the alternatives.
pub fn run(args: &Plan) -> Result<String, Failure> {
    let choice = Choice::of(&args.how)?;
    let engine = which::engine(&args.which, choice.backend)?;
    if args.fixed {
        return fixed::run(args, &choice, &engine);
    }
    let bits = args.bits.unwrap_or(engine.curve().r.bits() as u32);
    let options = Options {
        in_subgroup: !args.unchecked_subgroup,
        ..choice.options()
    };
    let chosen = engine.plan(args.n, bits, &options)?;
    let (others, notes) = alternatives(&engine, args.n, bits, &options);
    let planned = Planned {
        curve: engine.curve().name.clone(),
        group: engine.group().to_string().to_lowercase(),
        n: args.n,
        bits,
        backend: chosen.backend,
        threads: chosen.threads,
        why: why(&chosen, &options),
        choice: Priced::of(&chosen),
        alternatives: others.iter().map(Priced::of).collect(),
        notes,
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
            ("plan", format!("{} points of {of}", self.n)),
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
        let same = |p: &Priced| p.name() == self.choice.name();
        let shown = || self.alternatives.iter().take(SHOWN);
        let mut rows = vec![header()];
        let first = (!shown().any(same)).then_some(&self.choice);
        rows.extend(first.into_iter().chain(shown()).map(|p| {
            let mark = if same(p) { "→ " } else { "  " };
            p.row(mark, self.n)
        }));
        text += "\n";
        text += &show::columns(&rows);
        for note in &self.notes {
            text += &format!("not possible: {note}\n");
        }
        text
    }
}

fn why(chosen: &Report, options: &Options<'_>) -> &'static str {
    if options.algorithm != Algorithm::Auto {
        "the algorithm that was asked for, with its best radix"
    } else if chosen.windows == 0 {
        "for so little work nothing is worth preparing"
    } else {
        "least predicted cost: the additions below, and a share of one for each digit that is sorted"
    }
}

/// Every algorithm with every window parameter, the fewest additions first; and what is impossible.
fn alternatives(
    engine: &Engine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> (Vec<Report>, Vec<String>) {
    let mut list: Vec<Report> = Vec::new();
    let mut notes = Vec::new();
    for algorithm in Algorithm::ALL {
        if algorithm == Algorithm::Auto {
            continue;
        }
        let with = |window| {
            let options = Options {
                algorithm,
                window,
                ..*options
            };
            engine.plan(n, bits, &options)
        };
        match with(None) {
            Ok(best) => list.push(best),
            Err(Core::Option(why)) => {
                notes.push(why);
                continue;
            }
            Err(why) => {
                notes.push(format!("{}: {why}", algorithm.name()));
                continue;
            }
        }
        list.extend(WINDOWS.filter_map(|c| with(Some(c)).ok()));
    }
    list.sort_by_key(|report| report.additions);
    let mut seen = std::collections::HashSet::new();
    list.retain(|f| seen.insert(name(f.algorithm, &f.radix)));
    (list, notes)
}

fn name(algorithm: &str, radix: &str) -> String {
    if radix.is_empty() {
        algorithm.to_owned()
    } else if algorithm == Algorithm::Straus.name() {
        // Others use the same digits.
        format!("{algorithm}: {radix}")
    } else {
        radix.to_owned()
    }
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
    ]
    .map(str::to_owned)
    .to_vec()
}

impl Priced {
    fn of(f: &Report) -> Self {
        Self {
            algorithm: f.algorithm,
            radix: f.radix.clone(),
            windows: f.windows,
            buckets: f.buckets,
            additions: f.additions,
            peak_bytes: f.peak_bytes,
            parts: f.parts,
        }
    }

    fn name(&self) -> String {
        name(self.algorithm, &self.radix)
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
        ]
    }
}
