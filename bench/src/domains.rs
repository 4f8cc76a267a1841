//! `msmith-bench domains`: Fourier transforms of lists of field elements, and their inverses together, in place, against
//! arkworks; and the transforms by several threads against the same by one.
//!
//! Results are compared. A run of arkworks changes its list as ours does, so both go on with what they made.

use crate::common::Common;
use crate::engine::{Job, Timed};
use crate::engines;
use crate::harness::{self, Named, Series, median};
use crate::record;
use crate::report::{human, json_line};
use crate::sizes;
use crate::threads::{Warm, at_once};
use anyhow::{Context as _, Result, ensure};
use ark_ff::{Fp, FpConfig, MontBackend, PrimeField, UniformRand};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use msmith_field::{Backend, Domain, Field, Options};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Measures Fourier transforms and inverses of lists of field elements.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured; all without it.
    #[arg(value_enum)]
    what: Vec<What>,
    /// Curves whose scalars are the elements, separated by commas.
    #[arg(long, default_value = "bn254,bls12-381", value_delimiter = ',')]
    curve: Vec<String>,
    /// Numbers of elements, in place of the usual ones.
    #[arg(long, value_parser = sizes::parse)]
    n: Option<std::vec::Vec<usize>>,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Transforms of words, and of elements that stay in the lanes.
    Fft,
    /// Inverses of all elements.
    Invert,
    /// Transforms by two threads, by one, and two at once by one each.
    Threads,
}

impl What {
    const ALL: [Self; 3] = [Self::Fft, Self::Invert, Self::Threads];

    /// Its word in the ids of records.
    fn id(self) -> &'static str {
        match self {
            Self::Fft => "fft",
            Self::Invert => "invert",
            Self::Threads => "fft_threads",
        }
    }

    fn usual(self) -> &'static [usize] {
        match self {
            Self::Fft => &[1 << 12, 1 << 14, 1 << 17, 1 << 20],
            Self::Invert => &[1 << 16],
            Self::Threads => &[1 << 17, 1 << 20],
        }
    }
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    ensure!(
        args.common.threads == 1,
        "the number of threads is not an option here: it is 1, and 2 for `threads`"
    );
    let context = args.common.start()?;
    println!("medians; ratios are medians of the rounds' quotients, of CPU times in brackets");
    let what = match args.what.is_empty() {
        true => &What::ALL[..],
        false => &args.what,
    };
    let mut records = Vec::new();
    for curve in &args.curve {
        let jobs = match curve.as_str() {
            "bn254" => jobs::<MontBackend<ark_bn254::FrConfig, 4>, 4>,
            "bls12-381" => jobs::<MontBackend<ark_bls12_381::FrConfig, 4>, 4>,
            other => anyhow::bail!("unknown curve {other:?}; there are bn254, bls12-381"),
        };
        for &what in what {
            for &n in args.n.as_deref().unwrap_or(what.usual()) {
                let series = harness::measure_jobs(&mut jobs(what, n)?, args.common.effort())?;
                let id = format!("{curve}/{}_Fr/{n}", what.id());
                for s in &series {
                    print(&id, s, &series[0]);
                    let version = match s.engine.as_str() {
                        "arkworks" => engines::arkworks::version(),
                        "2 threads" => engines::msmith::version(2),
                        _ => engines::msmith::version(1),
                    };
                    let line = json_line(&context, &id, "uniform", Some(&version), s, &series[0]);
                    records.push(line);
                }
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

fn print(id: &str, s: &Series, first: &Series) {
    println!(
        "{id:<30} {:<20} {:>10} {:>10} CPU {:>6.3}× ({:.3}×)",
        s.engine,
        human(median(s.wall.clone())),
        human(median(s.cpu.clone())),
        s.ratio_to(first),
        s.cpu_ratio_to(first),
    );
}

/// What tells lists apart.
fn sum(words: impl Iterator<Item = u64>) -> Vec<u8> {
    let mix = |sum: u64, word: u64| {
        (sum ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    };
    words.fold(0u64, mix).to_le_bytes().to_vec()
}

/// The Montgomery words that arkworks has.
fn words<P: FpConfig<N>, const N: usize>(list: &[Fp<P, N>]) -> impl Iterator<Item = u64> {
    list.iter().flat_map(|x| x.0.0)
}

/// A list that is changed in place by every run, and how its words are read.
fn in_place<L: Send>(
    list: L,
    change: impl Fn(&mut L) + Send,
    read: impl Fn(&L) -> Vec<u8> + Send,
) -> impl Job + Send {
    let list = Arc::new(Mutex::new(list));
    let same = list.clone();
    Timed {
        sum: move || change(&mut lock(&list)),
        bytes: move |()| read(&lock(&same)),
    }
}

fn lock<L>(list: &Mutex<L>) -> MutexGuard<'_, L> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fft(domain: Domain, words: Vec<u64>, threads: usize) -> impl Job + Send {
    let options = Options {
        threads: Some(threads),
        ..Options::default()
    };
    in_place(
        words,
        move |words| domain.fft(words, &options).expect("valid input"),
        |words| sum(words.iter().copied()),
    )
}

fn arkworks<P: FpConfig<N>, const N: usize>(
    list: Vec<Fp<P, N>>,
    change: impl Fn(&mut Vec<Fp<P, N>>) + Send + 'static,
) -> Named {
    let job = in_place(list, change, |list| sum(words(list)));
    ("arkworks".to_owned(), Box::new(job))
}

fn jobs<P: FpConfig<N>, const N: usize>(what: What, n: usize) -> Result<Vec<Named>> {
    let mut random = StdRng::seed_from_u64(1);
    let list: Vec<Fp<P, N>> = (0..n).map(|_| Fp::rand(&mut random)).collect();
    let field = Field::new(Fp::<P, N>::MODULUS.as_ref(), Backend::detect()?)?;
    let given: Vec<u64> = words(&list).collect();
    let one = Options {
        threads: Some(1),
        ..Options::default()
    };
    let named = |name: &str, job: Box<dyn Job>| (name.to_owned(), job);
    if what == What::Invert {
        let invert = move |words: &mut Vec<u64>| {
            field.invert(words, &one).expect("valid input");
        };
        let ours = in_place(given, invert, |words| sum(words.iter().copied()));
        let theirs = arkworks(list, |list| ark_ff::batch_inversion(list));
        return Ok(vec![named("msmith", Box::new(ours)), theirs]);
    }
    let theirs = Radix2EvaluationDomain::<Fp<P, N>>::new(n).context("no such root of unity")?;
    let root = theirs.group_gen.into_bigint();
    let domain = Domain::with_root(&field, n, root.as_ref())?;
    let by = |threads| fft(domain.clone(), given.clone(), threads);
    if what == What::Threads {
        let at_once = at_once(vec![by(1), by(1)]);
        return Ok(vec![
            named("1 thread", Box::new(Warm(by(1)))),
            named("2 threads", Box::new(Warm(by(2)))),
            named("2 transforms at once", Box::new(Warm(at_once))),
        ]);
    }
    let in_lanes = in_place(
        field.elements(&given, &one)?,
        {
            let domain = domain.clone();
            move |list| domain.fft_elements(list, &one).expect("valid input")
        },
        move |list| sum(list.words(&one).expect("valid input").into_iter()),
    );
    Ok(vec![
        named("msmith", Box::new(by(1))),
        arkworks(list, move |list| theirs.fft_in_place(list)),
        named("msmith-elements", Box::new(in_lanes)),
    ])
}
