//! Do endomorphisms save time? (Fan, Kuchta, Sica, Xu, §7.) Signed windows of integers, of halves of them, and digits of
//! Z\[ω\], on every built-in curve with a cube root of unity.

use msmith::curve::Group;
use msmith::{Algorithm, Engine, Options};
use msmith_io::random;
use serde_json::{Value, json};

use super::{Job, backend, curves, in_turn, options, quotient, table};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::duration;
use crate::statistics::median;

/// `compare endomorphism`.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "endomorphism",
    about: "signed windows, GLV and Eisenstein digits on every curve with an endomorphism, timed on one thread",
    takes: &["n", "curve", "rounds", "backend"],
    state: State::Ours,
    make: |_, s| run(s),
};

const CURVES: [&str; 8] = [
    "bn254",
    "bls12-381",
    "bls12-377",
    "bw6-761",
    "bw6-756",
    "pallas",
    "vesta",
    "secp256k1",
];

/// The first is what the others are compared with.
const WAYS: [Algorithm; 3] = [Algorithm::Signed, Algorithm::Glv, Algorithm::Eisenstein];

fn run(settings: &Settings) -> Result<Answer, Failure> {
    let backend = backend(settings)?;
    let sizes = settings.sizes([8, 10, 12, 14].map(|k| 1 << k).into_iter());
    let mut tasks = Vec::new();
    for curve in curves(settings, &CURVES)? {
        for group in [Group::G1, Group::G2] {
            if group == Group::G2 && curve.g2.is_none() {
                continue;
            }
            let engine = Engine::with_backend(curve, group, backend)?;
            if engine.derived().endo.is_none() {
                return Err(Failure::new(format!("{} has no endomorphism", curve.name)));
            }
            tasks.extend(sizes.iter().map(|&n| (engine.clone(), n)));
        }
    }
    let one = |(engine, n): &(Engine, usize), rounds| one(engine, *n, rounds);
    table(settings, (&HEADER, 2), &tasks, NOTES, one)
}

const HEADER: [&str; 11] = [
    "curve",
    "group",
    "n",
    "signed",
    "glv",
    "",
    "additions",
    "eisenstein",
    "",
    "additions",
    "planner",
];

const NOTES: &str = "\
Each way with the window that the planner gives it. Behind a time: that of signed windows over it, median of the
quotients of a round. Additions: those of the way over those of signed windows, as they were counted.
";

fn one(engine: &Engine, n: usize, rounds: u32) -> Result<(Vec<String>, Value), Failure> {
    let points = random::points(engine, n, 0)?;
    let scalars = random::scalars(engine, n, 0)?;
    let with = |algorithm| Options {
        algorithm,
        ..options()
    };
    let sum = |algorithm| engine.msm(&points, scalars.view(), &with(algorithm));
    let sums = WAYS.map(sum).into_iter().collect::<Result<Vec<_>, _>>()?;
    if sums.iter().any(|s| s.point != sums[0].point) {
        let what = "that of other digits";
        return Err(msmith_io::Error::Mismatch { what }.into());
    }
    let job = |algorithm| -> Job<'_> { Box::new(move || Ok(sum(algorithm).map(|_| ())?)) };
    let times = in_turn(&WAYS.map(job), rounds)?;
    let planned = engine.plan(n, engine.curve().r.bits() as u32, &options())?;
    let (curve, group) = (engine.curve().name.clone(), engine.group().to_string());
    let mut row = vec![curve.clone(), group.clone(), n.to_string()];
    row.push(duration(median(times[0].clone())));
    let mut ways = Vec::new();
    for (k, way) in WAYS.iter().enumerate() {
        let (seconds, faster) = (median(times[k].clone()), quotient(&times[0], &times[k]));
        let additions = sums[k].report.additions as f64 / sums[0].report.additions as f64;
        if k > 0 {
            row.push(duration(seconds));
            row.push(format!("{faster:.2}×"));
            row.push(format!("{additions:.3}"));
        }
        ways.push(json!({
            "algorithm": way.name(),
            "radix": sums[k].report.radix,
            "seconds": seconds,
            "signed_over_this": faster,
            "additions": sums[k].report.additions,
        }));
    }
    row.push(planned.algorithm.to_string());
    let value = json!({
        "curve": curve,
        "group": group.to_lowercase(),
        "n": n,
        "planner": planned.algorithm.name(),
        "ways": ways,
    });
    Ok((row, value))
}
