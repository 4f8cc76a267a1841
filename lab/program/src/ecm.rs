//! `msmith-lab ecm`: a factor of a number by the elliptic-curve method.

mod expression;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use msmith_ecm::{Curve, Error, How, Options, Outcome, Stage, Watch, chance, default_b2, factor};
use serde::Serialize;

use crate::args::Ecm;
use crate::failure::Failure;
use msmith_cli::answer::{Answer, Printed, render};
use msmith_cli::{choice, run, show};

/// What was found.
#[derive(Serialize)]
struct Found {
    n: String,
    b1: u64,
    b2: u64,
    seed: u64,
    /// The number of the first curve.
    first: u64,
    backend: &'static str,
    threads: usize,
    seconds: f64,
    outcome: &'static str,
    /// Number of curves tried: those before the one that found the factor, and that one.
    curves: u64,
    #[serde(flatten)]
    factor: Option<Parts>,
    /// How likely these curves would have found factors of some sizes, where none was found.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chances: Vec<Chance>,
    #[serde(skip)]
    bits: u64,
}

/// Two factors.
#[derive(Serialize)]
struct Parts {
    factor: String,
    cofactor: String,
    /// For people: `curve 3, stage 2`.
    found_by: String,
    /// `trial`, `power` or `curve`.
    method: &'static str,
    /// The number of the curve in the family of the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    curve: Option<u64>,
    /// Its σ in Suyama's form, modulo the number.
    #[serde(skip_serializing_if = "Option::is_none")]
    sigma: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<u32>,
}

/// How likely a factor of a size is found.
#[derive(Serialize)]
struct Chance {
    digits: u32,
    chance: f64,
}

/// Those of all curves together, by five digits: up to half of the number's, and to the first that is unlikely.
fn chances(digits: usize, [b1, b2]: [u64; 2], curves: u64) -> Vec<Chance> {
    let half = u32::try_from(digits.div_ceil(2)).unwrap_or(u32::MAX);
    let mut all: Vec<Chance> = Vec::new();
    for digits in (10..=half).step_by(5) {
        let missed = (1.0 - chance(digits, b1, b2)).powf(curves as f64);
        all.push(Chance {
            digits,
            chance: 1.0 - missed,
        });
        if missed > 0.99 {
            break;
        }
    }
    all
}

/// Looks for a factor.
pub fn run(args: &Ecm) -> Result<Printed, Failure> {
    let backend = choice::backend(args.backend)?;
    let threads = choice::threads(args.threads)?;
    let n = expression::read(&args.n)?;
    let options = Options {
        b1: args.b1,
        b2: args.b2,
        curves: args.curves,
        seed: args.seed,
        threads: Some(threads),
        first: args.first,
        time_limit: args.time_limit,
        backend: Some(backend),
    };
    let first = options.first_curve();
    let start = Instant::now();
    let outcome = run::with_bar("curves", |go_on| {
        let stop = AtomicBool::new(false);
        let progress = |part: f64| {
            if !go_on((part * args.curves as f64) as u64, args.curves) {
                stop.store(true, Relaxed);
            }
        };
        let watch = Watch::default().with_cancel(&stop).with_progress(&progress);
        factor(&n, &options, watch)
    })
    .map_err(|error| match error {
        // What is done need not be done again.
        Error::Cancelled { curves } if curves > 0 => Failure {
            text: format!("{error}; --first {} goes on", first.saturating_add(curves)),
            ..Failure::from(error)
        },
        error => error.into(),
    })?;
    let (name, curves, factor) = match outcome {
        Outcome::Factor(found) => {
            let (method, curve, stage) = match found.how {
                How::Trial => ("trial", None, None),
                How::Power(_) => ("power", None, None),
                How::Curve { k, stage } => {
                    let stage = if stage == Stage::One { 1 } else { 2 };
                    ("curve", Some(k), Some(stage))
                }
                _ => ("other", None, None),
            };
            let found_by = match found.how {
                How::Trial => "trial division".to_owned(),
                How::Power(k) => format!("the number is its power {k}"),
                How::Curve { k, .. } => format!("curve {k}, stage {}", stage.unwrap_or(2)),
                _ => "otherwise".to_owned(),
            };
            let sigma = curve.and_then(|k| Curve::sigma(&n, k).ok());
            let parts = Parts {
                factor: found.factor.to_string(),
                cofactor: found.cofactor.to_string(),
                found_by,
                method,
                curve,
                sigma: sigma.map(|sigma| sigma.to_string()),
                stage,
            };
            ("factor", found.curves, Some(parts))
        }
        Outcome::Prime => ("prime", 0, None),
        Outcome::Nothing { curves } => ("nothing", curves, None),
        Outcome::Stopped { curves } => ("stopped", curves, None),
        _ => ("unknown", 0, None),
    };
    let b2 = args.b2.unwrap_or_else(|| default_b2(args.b1));
    let written = n.to_string();
    let chances = match name {
        "nothing" | "stopped" => chances(written.len(), [args.b1, b2], curves),
        _ => Vec::new(),
    };
    let found = Found {
        n: written,
        bits: n.bits(),
        b1: args.b1,
        b2,
        seed: args.seed,
        first,
        backend: backend.name(),
        threads,
        seconds: start.elapsed().as_secs_f64(),
        outcome: name,
        curves,
        factor,
        chances,
    };
    Ok(render(&found, args.json)?)
}

impl Answer for Found {
    fn text(&self) -> String {
        let mut rows = vec![
            (
                "number",
                format!("{} digits, {} bits", self.n.len(), self.bits),
            ),
            ("bounds", format!("B1 = {}, B2 = {}", self.b1, self.b2)),
        ];
        match (&self.factor, self.outcome) {
            (Some(parts), _) => {
                let written = |n: &str| format!("{n} ({} digits)", n.len());
                rows.push(("factor", written(&parts.factor)));
                rows.push(("cofactor", written(&parts.cofactor)));
                rows.push(("found by", parts.found_by.clone()));
                rows.extend(parts.sigma.clone().map(|sigma| ("sigma", sigma)));
            }
            (None, "prime") => rows.push((
                "answer",
                "probably prime (Miller and Rabin, 40 bases)".to_owned(),
            )),
            (None, "nothing" | "stopped") => {
                let next = self.first.saturating_add(self.curves);
                let curves = show::count(self.curves as usize, "curve");
                let answer = match self.outcome {
                    "stopped" => {
                        format!("no factor with {curves} in the time given; --first {next} goes on")
                    }
                    _ => format!(
                        "no factor with {curves}; try others with --first {next} or --seed, or a larger --b1"
                    ),
                };
                rows.push(("answer", answer));
                let each = |c: &Chance| format!("{} digits {:.0} %", c.digits, 100.0 * c.chance);
                let all: Vec<String> = self.chances.iter().map(each).collect();
                if !all.is_empty() {
                    rows.push(("would find", format!("a factor of {}", all.join(", "))));
                }
            }
            (None, other) => rows.push(("answer", other.to_owned())),
        }
        rows.push(("time", show::duration(self.seconds)));
        rows.push((
            "backend",
            format!("{}, {}", self.backend, show::threads(self.threads)),
        ));
        show::table(&rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// The numbers of curves in the help are those that the chances give.
    #[test]
    fn help() {
        let help = crate::args::Args::command()
            .find_subcommand_mut("ecm")
            .unwrap()
            .render_help()
            .to_string();
        let rows = help.lines().filter_map(|l| l.trim().split_once(" digits "));
        let rows: Vec<_> = (rows.filter_map(|(digits, rest)| {
            let mut rest = rest.split_whitespace().map(|n| n.parse::<f64>().ok());
            Some((digits.parse().ok()?, rest.next()??, rest.next()??))
        }))
        .collect();
        assert_eq!(rows.len(), 5, "{help}");
        for (digits, b1, curves) in rows {
            let expected = 1.0 / chance(digits, b1 as u64, default_b2(b1 as u64));
            assert!(
                (expected / curves - 1.0).abs() < 0.005,
                "{digits}: {expected}"
            );
        }
    }

    #[test]
    fn chances_go_from_likely_to_unlikely() {
        let all = chances(60, [50_000, 5_000_000], 200);
        let digits: Vec<u32> = all.iter().map(|c| c.digits).collect();
        assert_eq!(digits, [10, 15, 20, 25, 30]);
        assert!(
            all[0].chance > 0.999 && all[4].chance < 0.1,
            "{}",
            all[4].chance
        );
        assert!(all.windows(2).all(|two| two[0].chance >= two[1].chance));
        // A number of 18 digits has no smallest factor of 10.
        assert!(chances(18, [50_000, 5_000_000], 200).is_empty());
    }
}
