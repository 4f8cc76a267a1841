//! `msmith-bench shapes`: products side by side and Fourier transforms of points of BLS12-381 G1.
//!
//! blst has no such functions: its rows are what its users do, one product after the other, with the fewest products
//! where it transforms. All results are compared.
#![allow(
    unsafe_code,
    reason = "blst's functions of single points are those of C"
)]

use crate::bytes::push_point;
use crate::common::Common;
use crate::engine::{Job, Timed};
use crate::engines;
use crate::engines::blst::{g1_bytes, to_blst_g1};
use crate::harness::{self, Named, median};
use crate::record;
use crate::report::json_line;
use crate::sizes;
use anyhow::{Context as _, Result, ensure};
use ark_bls12_381::{Fr, G1Affine, G1Projective};
use ark_ec::scalar_mul::BatchMulPreprocessing;
use ark_ec::{AffineRepr, PrimeGroup, ScalarMul};
use ark_ff::{BigInteger, FftField, Field, PrimeField, UniformRand};
use blst::{blst_p1, blst_p1_affine};
use msmith::curve::Group;
use msmith::{Domain, Options, Point, Scalars, WordPoints};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Measures products side by side and Fourier transforms of points of BLS12-381 G1.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured; all without it.
    #[arg(value_enum)]
    what: Vec<What>,
    /// Numbers of points or scalars, in place of the usual ones.
    #[arg(long, value_parser = sizes::parse)]
    n: Option<std::vec::Vec<usize>>,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Points with a scalar each.
    Each,
    /// One point with many scalars.
    Base,
    /// A Fourier transform.
    Fft,
}

impl What {
    const ALL: [Self; 3] = [Self::Each, Self::Base, Self::Fft];

    /// Its word in the ids of records.
    fn id(self) -> &'static str {
        match self {
            Self::Each => "mul_each",
            Self::Base => "mul_base",
            Self::Fft => "fft",
        }
    }

    fn usual(self) -> &'static [usize] {
        match self {
            Self::Each => &[1 << 12],
            Self::Base => &[1 << 17],
            Self::Fft => &[1 << 7, 1 << 12],
        }
    }
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    let context = args.common.start()?;
    println!("medians; ratios are medians of the rounds' quotients, of CPU times in brackets");
    let what = match args.what.is_empty() {
        true => &What::ALL[..],
        false => &args.what,
    };
    let mut records = Vec::new();
    for &what in what {
        for &n in args.n.as_deref().unwrap_or(what.usual()) {
            let mut jobs = jobs(what, n, context.threads)?;
            let series = harness::measure_jobs(&mut jobs, args.common.effort())?;
            for s in &series {
                let wall = median(s.wall.clone());
                println!(
                    "{what:?} {n:>7}  {:<9} {:>12.3} ms {:>10.3} µs each  {:>6.2}× ({:.2}×)",
                    s.engine,
                    wall / 1e6,
                    wall / 1e3 / n as f64,
                    s.ratio_to(&series[0]),
                    s.cpu_ratio_to(&series[0]),
                );
            }
            for s in &series {
                let id = format!("bls12-381/{}_G1/{n}", what.id());
                // The others' products are made on one thread.
                let own = s.engine == "msmith";
                let threads = if own { context.threads } else { 1 };
                let version = engines::start(&s.engine, threads)?.version();
                records.push(json_line(
                    &context,
                    &id,
                    "uniform",
                    Some(&version),
                    s,
                    &series[0],
                ));
            }
        }
    }
    if args.common.json {
        records.iter().for_each(|line| println!("{line}"));
    }
    if args.common.record {
        record::append(&context, &records)?;
    }
    Ok(())
}

fn bytes(points: &[G1Affine]) -> Vec<u8> {
    let mut out = Vec::new();
    points.iter().for_each(|p| push_point(&mut out, p));
    out
}

/// msmith's points as arkworks': both hold Montgomery words.
fn own_bytes(points: &WordPoints) -> Vec<u8> {
    let point = |(words, finite): (&[u64], &bool)| match finite {
        false => G1Affine::identity(),
        true => {
            let [x, y] = [0, 6].map(|at| {
                let words = std::array::from_fn(|k| words[at + k]);
                ark_bls12_381::Fq::new_unchecked(ark_ff::BigInt(words))
            });
            G1Affine::new_unchecked(x, y)
        }
    };
    let list: Vec<_> = (points.words.chunks(12).zip(&points.finite))
        .map(point)
        .collect();
    bytes(&list)
}

fn own_points(points: &[G1Affine]) -> WordPoints {
    let words = points.iter().flat_map(|p| [p.x.0.0, p.y.0.0].concat());
    WordPoints {
        stride: 12,
        words: words.collect(),
        finite: vec![true; points.len()],
    }
}

fn jobs(what: What, n: usize, threads: usize) -> Result<Vec<Named>> {
    let mut random = StdRng::seed_from_u64(1);
    let points = match what {
        What::Base => vec![G1Affine::generator()],
        _ => {
            let all: Vec<_> = (0..n).map(|_| Fr::rand(&mut random)).collect();
            G1Projective::generator().batch_mul(&all)
        }
    };
    let scalars: Vec<Fr> = (0..n).map(|_| Fr::rand(&mut random)).collect();
    let words: Vec<[u64; 4]> = scalars.iter().map(|a| a.into_bigint().0).collect();
    let engine = {
        let curve = msmith::curve::by_name("bls12-381").context("no curve")?;
        msmith::Engine::new(curve, Group::G1)?
    };
    let own = own_points(&points);
    let options = move || Options {
        in_subgroup: true,
        threads: Some(threads),
        ..Options::default()
    };
    let named = |name: &str, job: Box<dyn Job>| (name.to_owned(), job);
    let blst_points: Vec<_> = points.iter().map(to_blst_g1).collect();
    let little: Vec<_> = scalars
        .iter()
        .map(|a| a.into_bigint().to_bytes_le())
        .collect();
    Ok(match what {
        What::Each => vec![
            named(
                "msmith",
                Box::new(Timed {
                    sum: move || engine.mul_each(&own, Scalars::U256(&words), &options()),
                    bytes: |out: Result<WordPoints, _>| own_bytes(&out.unwrap_or_default()),
                }),
            ),
            named(
                "blst",
                Box::new(Timed {
                    sum: move || {
                        let all = blst_points.iter().zip(&little);
                        let products: Vec<_> = all.map(|(p, a)| times(&lifted(p), a)).collect();
                        blst::p1_affines::from(&products)
                    },
                    bytes: |out: blst::p1_affines| {
                        let all = out.as_slice().iter().map(lifted);
                        all.flat_map(|p| g1_bytes(&p)).collect()
                    },
                }),
            ),
        ],
        What::Base => vec![
            named(
                "msmith",
                Box::new(Timed {
                    sum: move || {
                        let point = Point::new(&own.words[..]);
                        engine.mul_base(&point, Scalars::U256(&words), &options())
                    },
                    bytes: |out: Result<WordPoints, _>| own_bytes(&out.unwrap_or_default()),
                }),
            ),
            named(
                "arkworks",
                Box::new(Timed {
                    sum: move || {
                        let base = G1Projective::generator();
                        BatchMulPreprocessing::new(base, scalars.len()).batch_mul(&scalars)
                    },
                    bytes: |out: Vec<G1Affine>| bytes(&out),
                }),
            ),
        ],
        What::Fft => {
            let domain = Domain::new(engine.scalar_field()?, n)?;
            let root = Fr::get_root_of_unity(n as u64).context("no root")?;
            ensure!(domain.root() == root.into_bigint().0, "another root");
            vec![
                named(
                    "msmith",
                    Box::new(Timed {
                        sum: move || engine.fft(&own, &domain, &options()),
                        bytes: |out: Result<WordPoints, _>| own_bytes(&out.unwrap_or_default()),
                    }),
                ),
                named(
                    "blst",
                    Box::new(Timed {
                        sum: move || {
                            let mut list: Vec<_> = blst_points.iter().map(lifted).collect();
                            transform(&mut list, root);
                            blst::p1_affines::from(&list)
                        },
                        bytes: |out: blst::p1_affines| {
                            let all = out.as_slice().iter().map(lifted);
                            all.flat_map(|p| g1_bytes(&p)).collect()
                        },
                    }),
                ),
            ]
        }
    })
}

fn lifted(p: &blst_p1_affine) -> blst_p1 {
    let mut out = blst_p1::default();
    // SAFETY: both are points of blst's own types.
    unsafe { blst::blst_p1_from_affine(&mut out, p) };
    out
}

/// `a·p`.
fn times(p: &blst_p1, a: &[u8]) -> blst_p1 {
    let mut out = blst_p1::default();
    // SAFETY: the scalar has 32 bytes, of which 255 bits are read.
    unsafe { blst::blst_p1_mult(&mut out, p, a.as_ptr(), 255) };
    out
}

/// Decimation in time, by one product for every twiddle that is not 1.
fn transform(list: &mut [blst_p1], root: Fr) {
    let n = list.len();
    let bits = n.trailing_zeros();
    for i in 0..n {
        let j = i.reverse_bits() >> (usize::BITS - bits);
        if i < j {
            list.swap(i, j);
        }
    }
    for half in (0..bits).map(|k| 1usize << k) {
        let step = root.pow([(n / (2 * half)) as u64]);
        let mut twiddle = Fr::ONE;
        for j in 0..half {
            let bytes = twiddle.into_bigint().to_bytes_le();
            for k in (j..n).step_by(2 * half) {
                let mut b = list[k + half];
                if j > 0 {
                    b = times(&b, &bytes);
                }
                let a = list[k];
                // SAFETY: points of blst's own type; the sums do not alias.
                unsafe {
                    blst::blst_p1_add_or_double(&mut list[k], &a, &b);
                    blst::blst_p1_cneg(&mut b, true);
                    blst::blst_p1_add_or_double(&mut list[k + half], &a, &b);
                }
            }
            twiddle *= step;
        }
    }
}
