//! What can sums in G1 and G2 with the same scalars share? (EdMSM asks for the sums of a Groth16 prover.) Digits are
//! recoded once; the additions are each group's own.

use msmith::curve::Group;
use msmith::{Engine, Points, Scalars, WordPoints, msm_same_scalars};
use msmith_io::random;
use serde_json::{Value, json};

use super::{Job, backend, curves, in_turn, options, quotient, table};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::duration;
use crate::statistics::median;

/// `compare groups`.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "groups",
    about: "G1 and G2 with one list of scalars, alone and in the sums of a Groth16 prover, timed on one thread",
    takes: &["n", "curve", "rounds", "backend"],
    state: State::Ours,
    make: |_, s| run(s),
};

const CURVES: [&str; 3] = ["bn254", "bls12-377", "bls12-381"];

fn run(settings: &Settings) -> Result<Answer, Failure> {
    let backend = backend(settings)?;
    let sizes = settings.sizes([10, 12, 14].map(|k| 1 << k).into_iter());
    let mut tasks = Vec::new();
    for curve in curves(settings, &CURVES)? {
        let engines = [Group::G1, Group::G2].map(|g| Engine::with_backend(curve, g, backend));
        let [one, two] = engines;
        let engines = [one?, two?];
        tasks.extend(sizes.iter().map(|&n| (engines.clone(), n)));
    }
    let one = |(engines, n): &([Engine; 2], usize), rounds| one(engines, *n, rounds);
    table(settings, (&HEADER, 1), &tasks, NOTES, one)
}

const HEADER: [&str; 9] = [
    "curve", "n", "G1", "G2", "together", "saves", "prover", "B shared", "saves",
];

const NOTES: &str = "\
together: msm_same_scalars over one msm after the other, scalars below r. prover: A, B1, L and H in G1 and B2 in G2, n
points each; scalars of all but H are a witness of which half is 0 or 1, a quarter of the points of A, and another of B1
and B2, are infinite. B shared: B1 and B2 together. saves: 1 − new / old, median of the quotients of a round.
";

/// Of every four scalars two are 0 or 1.
fn witness(words: &[u64]) -> Vec<[u64; 4]> {
    let four = |w: &[u64]| [w[0], w[1], w[2], w[3]];
    let small = |k: usize, a: [u64; 4]| match k % 4 {
        0 => [0; 4],
        1 => [1, 0, 0, 0],
        _ => a,
    };
    (words.chunks_exact(4).enumerate())
        .map(|(k, w)| small(k, four(w)))
        .collect()
}

/// Makes every fourth point infinite, from `first` on.
fn with_infinities(mut points: WordPoints, first: usize) -> WordPoints {
    for finite in points.finite.iter_mut().skip(first).step_by(4) {
        *finite = false;
    }
    points
}

fn one([g1, g2]: &[Engine; 2], n: usize, rounds: u32) -> Result<(Vec<String>, Value), Failure> {
    let list = |engine: &Engine, seed| random::points(engine, n, seed);
    let (p1, p2) = (list(g1, 0)?, list(g2, 0)?);
    let uniform = random::scalars(g1, n, 0)?;
    let scalars = uniform.view();
    let witness = witness(&uniform.words);
    let witness = Scalars::U256(&witness);
    let (a, b1, b2) = (
        with_infinities(list(g1, 1)?, 2),
        with_infinities(list(g1, 2)?, 3),
        with_infinities(list(g2, 2)?, 3),
    );
    let options = &options();
    let both = [(g1, &p1 as &dyn Points), (g2, &p2 as &dyn Points)];
    let of_b = [(g1, &b1 as &dyn Points), (g2, &b2 as &dyn Points)];
    let apart = |(engine, points): &(&Engine, &dyn Points), s| engine.msm(*points, s, options);
    for (pair, s) in [(&both, scalars), (&of_b, witness)] {
        let together = msm_same_scalars(pair, s, options)?;
        for (sum, one) in together.iter().zip(pair) {
            if sum.point != apart(one, s)?.point {
                let what = "that of one group alone";
                return Err(msmith_io::Error::Mismatch { what }.into());
            }
        }
    }
    // A, L and H, which nothing is shared with.
    let rest = || -> Result<(), Failure> {
        g1.msm(&a, witness, options)?;
        g1.msm(&p1, witness, options)?;
        g1.msm(&p1, scalars, options)?;
        Ok(())
    };
    let jobs: [Job<'_>; 5] = [
        Box::new(|| Ok(apart(&both[0], scalars).map(|_| ())?)),
        Box::new(|| Ok(apart(&both[1], scalars).map(|_| ())?)),
        Box::new(|| Ok(msm_same_scalars(&both, scalars, options).map(|_| ())?)),
        Box::new(|| {
            apart(&of_b[0], witness)?;
            apart(&of_b[1], witness)?;
            rest()
        }),
        Box::new(|| {
            msm_same_scalars(&of_b, witness, options)?;
            rest()
        }),
    ];
    let times = in_turn(&jobs, rounds)?;
    let one_by_one: Vec<f64> = times[0].iter().zip(&times[1]).map(|(a, b)| a + b).collect();
    let saved = [
        1.0 - quotient(&times[2], &one_by_one),
        1.0 - quotient(&times[4], &times[3]),
    ];
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    let time = |k: usize| duration(medians[k]);
    let percent = |x: f64| format!("{:.1}%", 100.0 * x);
    let curve = g1.curve().name.clone();
    let row = vec![
        curve.clone(),
        n.to_string(),
        time(0),
        time(1),
        time(2),
        percent(saved[0]),
        time(3),
        time(4),
        percent(saved[1]),
    ];
    let value = json!({
        "curve": curve,
        "n": n,
        "g1": medians[0],
        "g2": medians[1],
        "together": medians[2],
        "saved": saved[0],
        "prover": medians[3],
        "prover_shared": medians[4],
        "prover_saved": saved[1],
    });
    Ok((row, value))
}
