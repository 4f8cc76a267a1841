//! `msmith ecm`: a factor of a number by the elliptic-curve method.

use core::ops::ControlFlow;
use std::time::Instant;

use msmith_chain::read_scalar;
use msmith_ecm::{Backend, Factor, How, Options, Outcome, Progress, Stage, default_b2, factor};
use num_bigint::{BigInt, BigUint};

use crate::args::{Ecm, EcmBackend};
use crate::failure::Failure;
use crate::run;
use crate::show::{Object, table};

impl From<msmith_ecm::Error> for Failure {
    fn from(e: msmith_ecm::Error) -> Self {
        Self {
            code: if e == msmith_ecm::Error::Cancelled {
                130
            } else {
                1
            },
            text: e.to_string(),
        }
    }
}

/// Looks for a factor.
pub fn run(args: &Ecm) -> Result<String, Failure> {
    let n = number(&args.n)?;
    let options = Options {
        b1: args.b1,
        b2: args.b2,
        curves: args.curves,
        seed: args.seed,
        threads: args.threads,
        backend: match args.backend {
            EcmBackend::Auto => None,
            EcmBackend::Lanes => Some(Backend::Ifma),
            EcmBackend::Portable => Some(Backend::Portable),
        },
    };
    let start = Instant::now();
    let outcome = run::with_bar("curves", |progress| {
        factor(&n, &options, &|p: &Progress| {
            if progress(p.curves, p.of) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })
    })?;
    let seconds = start.elapsed().as_secs_f64();
    Ok(if args.json {
        json(args, &n, &outcome, seconds)
    } else {
        text(args, &n, &outcome, seconds)
    })
}

/// A number, or `2^k-c`, `2^k+c`.
fn number(text: &str) -> Result<BigUint, Failure> {
    let no = |why: &str| Failure {
        text: format!("{:?} {why}", text.chars().take(40).collect::<String>()),
        code: 1,
    };
    let n = match text.trim().strip_prefix("2^") {
        Some(rest) => {
            let end = rest.find(['+', '-']).unwrap_or(rest.len());
            let (exponent, more) = rest.split_at(end);
            let exponent = exponent.trim().parse::<u32>().ok().filter(|&k| k <= 4096);
            let exponent = exponent.ok_or_else(|| no("is not 2^k, k up to 4096"))?;
            let more = match more.strip_prefix('+') {
                Some(more) => read_scalar(more)?,
                None if more.is_empty() => BigInt::ZERO,
                None => read_scalar(more)?,
            };
            (BigInt::from(1) << exponent) + more
        }
        None => read_scalar(text)?,
    };
    n.to_biguint().ok_or_else(|| no("is negative"))
}

fn how(found: &Factor) -> String {
    match &found.how {
        How::Trial => "trial division".to_owned(),
        How::Power(k) => format!("the number is its power {k}"),
        How::Curve(k, stage) => format!("curve {k}, stage {}", stage_number(stage)),
        _ => "otherwise".to_owned(),
    }
}

fn stage_number(stage: &Stage) -> u32 {
    match stage {
        Stage::One => 1,
        _ => 2,
    }
}

fn bounds(args: &Ecm) -> (u64, u64) {
    (args.b1, args.b2.unwrap_or_else(|| default_b2(args.b1)))
}

fn text(args: &Ecm, n: &BigUint, outcome: &Outcome, seconds: f64) -> String {
    let (b1, b2) = bounds(args);
    let digits = n.to_string().len();
    let mut rows = vec![
        ("number", format!("{digits} digits, {} bits", n.bits())),
        ("bounds", format!("B1 = {b1}, B2 = {b2}")),
    ];
    match outcome {
        Outcome::Factor(found) => {
            let written = |n: &BigUint| format!("{n} ({} digits)", n.to_string().len());
            rows.push(("factor", written(&found.factor)));
            rows.push(("cofactor", written(&found.cofactor)));
            rows.push(("found by", how(found)));
        }
        Outcome::Prime => rows.push((
            "answer",
            "probably prime (Miller and Rabin, 40 bases)".to_owned(),
        )),
        Outcome::Nothing { curves } => rows.push((
            "answer",
            format!("no factor with {curves} curves; try others with --seed, or a larger --b1"),
        )),
        _ => rows.push(("answer", "unknown".to_owned())),
    }
    rows.push(("time", crate::show::duration(seconds)));
    table(&rows)
}

fn json(args: &Ecm, n: &BigUint, outcome: &Outcome, seconds: f64) -> String {
    let (b1, b2) = bounds(args);
    let object = Object::new()
        .text("n", &n.to_string())
        .raw("b1", b1)
        .raw("b2", b2)
        .raw("seed", args.seed)
        .raw("seconds", seconds);
    let object = match outcome {
        Outcome::Factor(found) => object
            .text("outcome", "factor")
            .text("factor", &found.factor.to_string())
            .text("cofactor", &found.cofactor.to_string())
            .text("found_by", &how(found)),
        Outcome::Prime => object.text("outcome", "prime"),
        Outcome::Nothing { curves } => object.text("outcome", "nothing").raw("curves", curves),
        _ => object.text("outcome", "unknown"),
    };
    object.end() + "\n"
}
