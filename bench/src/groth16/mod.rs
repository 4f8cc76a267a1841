//! `msmith-bench groth16`: proofs and setups of Groth16 beside ark-groth16, on one thread.
//!
//! Both compute the same once, with the same random numbers, and their bytes are compared; then they take turns.

mod own;
mod programs;

#[path = "../../../crates/bridges/arkworks/tests/all/groth16/chain.rs"]
mod chain;

use crate::common::Common;
use crate::engine::{Job, Timed};
use crate::engines;
use crate::harness::{self, Named, Series, median};
use crate::record;
use crate::report::{Context, human, json_line};
use anyhow::{Context as _, Result, ensure};
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::AffineRepr;
use ark_ff::UniformRand;
use ark_groth16::{Groth16, ProvingKey};
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain};
use ark_serialize::CanonicalSerialize;
use chain::Chain;
use clap::ValueEnum;
use msmith_arkworks::Options;
use msmith_arkworks::groth16::{self, Curves, Toxic};
use programs::{Programs, Task};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::Value;

/// Measures Groth16.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured; all without it.
    #[arg(value_enum)]
    what: Vec<What>,
    /// Curves, separated by commas.
    #[arg(long, default_value = "bn254,bls12-381", value_delimiter = ',')]
    curve: Vec<String>,
    /// Logarithms of the number of constraints, in place of 15 and 17.
    #[arg(long)]
    log: Option<Vec<u32>>,
    #[command(flatten)]
    programs: Programs,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Proofs with a key of arkworks.
    Prove,
    /// Keys.
    Setup,
    /// 100 proofs together and one by one.
    Batch,
    /// Programs, given --files.
    Programs,
    /// The parts of a proof, and proofs within a quarter of the memory, given --files.
    Parts,
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    ensure!(args.common.threads == 1, "the number of threads is 1 here");
    let context = args.common.start()?;
    println!("CPU times: the least, in units of the first one's; the medians, likewise");
    let mut records = Vec::new();
    let whats = match args.what.is_empty() {
        true => What::value_variants(),
        false => &args.what,
    };
    for &what in whats {
        match what {
            What::Prove | What::Setup => {}
            What::Batch => {
                let series = harness::measure_jobs(&mut own::batch()?, args.common.effort())?;
                records.extend(lines(
                    &context,
                    "bn254/groth16-verify-batch_G1/100",
                    &series,
                ));
                continue;
            }
            What::Programs => {
                for task in Task::ALL {
                    for input in args.programs.inputs(task)? {
                        let id = format!("{}/groth16-{}_G1/{}", input.curve, task.id(), input.n);
                        let mut jobs = args.programs.jobs(task, &input)?;
                        let series = harness::measure_jobs(&mut jobs, args.common.effort())?;
                        records.extend(lines(&context, &id, &series));
                    }
                }
                continue;
            }
            What::Parts => {
                for input in args.programs.inputs(Task::Prove)? {
                    let file = args.programs.key(&input)?;
                    let id = |what: &str| format!("{}/groth16-{what}_G1/{}", input.curve, input.n);
                    for (name, series) in own::parts(&file, args.common.effort())? {
                        let id = id(&format!("part-{name}"));
                        records.extend(lines(&context, &id, &[series]));
                    }
                    if input.n >= own::LARGE {
                        let mut jobs = own::memory(&file)?;
                        let series = harness::measure_jobs(&mut jobs, args.common.effort())?;
                        records.extend(lines(&context, &id("memory"), &series));
                    }
                }
                continue;
            }
        }
        for curve in &args.curve {
            let jobs = match curve.as_str() {
                "bn254" => jobs::<Bn254>,
                "bls12-381" => jobs::<Bls12_381>,
                other => anyhow::bail!("unknown curve {other:?}; there are bn254, bls12-381"),
            };
            let (usual, word): (&[u32], _) = match what {
                What::Setup => (&[17], "setup"),
                _ => (&[15, 17], "prove"),
            };
            for &log in args.log.as_deref().unwrap_or(usual) {
                let id = format!("{curve}/groth16-{word}_G1/{}", 1u64 << log);
                let series = harness::measure_jobs(&mut jobs(what, log)?, args.common.effort())?;
                records.extend(lines(&context, &id, &series));
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

/// The records of a row, which is printed.
fn lines(context: &Context, id: &str, series: &[Series]) -> Vec<Value> {
    println!("{id}");
    let line = |s: &Series| {
        print(s, &series[0]);
        let version = match s.engine.as_str() {
            "msmith" | "one by one" | "no limit" | "a quarter" => engines::msmith::version(1),
            "arkworks" => engines::arkworks::version(),
            "snarkjs" => "snarkjs 0.7.6".to_owned(),
            other => other.to_owned(),
        };
        json_line(context, id, "uniform", Some(&version), s, &series[0])
    };
    series.iter().map(line).collect()
}

fn print(s: &Series, first: &Series) {
    println!(
        "  {:<12} {:>10} {:>7.3}×  {:>10} {:>7.3}×",
        s.engine,
        human(s.least_cpu()),
        s.least_cpu() / first.least_cpu(),
        human(median(s.cpu.clone())),
        s.cpu_ratio_to(first),
    );
}

fn bytes(x: &impl CanonicalSerialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    x.serialize_uncompressed(&mut bytes)
        .expect("memory for bytes");
    bytes
}

fn one() -> Options<'static> {
    Options {
        threads: Some(1),
        ..Options::default()
    }
}

fn jobs<E: Curves>(what: What, log: u32) -> Result<Vec<Named>> {
    let rng = &mut StdRng::seed_from_u64(log.into());
    // With the constant, its public value and that of the chain it fills the domain.
    let circuit = Chain::<E::ScalarField>::new((1 << (log - 1)) - 2, 1, rng);
    let toxic = Toxic {
        alpha: E::ScalarField::rand(rng),
        beta: E::ScalarField::rand(rng),
        gamma: E::ScalarField::rand(rng),
        delta: E::ScalarField::rand(rng),
        tau: E::ScalarField::rand(rng),
    };
    let generators = (E::G1Affine::generator(), E::G2Affine::generator());
    let setup = {
        let circuit = circuit.clone();
        move |toxic: &Toxic<E::ScalarField>| {
            groth16::setup_with::<E, _>(circuit.clone(), toxic, generators.0, generators.1, &one())
        }
    };
    let named = |name: &str, job: Box<dyn Job>| -> Named { (name.to_owned(), job) };
    if what == What::Setup {
        let seed: u64 = rng.r#gen();
        // The number that the same generator gives arkworks.
        let tau = GeneralEvaluationDomain::<E::ScalarField>::new(1 << log)
            .context("no such root of unity")?
            .sample_element_outside_domain(&mut StdRng::seed_from_u64(seed));
        let toxic = Toxic { tau, ..toxic };
        let ours = Timed {
            sum: move || setup(&toxic).expect("a good circuit"),
            bytes: |key: ProvingKey<E>| bytes(&key),
        };
        let theirs = Timed {
            sum: move || {
                Groth16::<E>::generate_parameters_with_qap(
                    circuit.clone(),
                    toxic.alpha,
                    toxic.beta,
                    toxic.gamma,
                    toxic.delta,
                    generators.0.into_group(),
                    generators.1.into_group(),
                    &mut StdRng::seed_from_u64(seed),
                )
                .expect("a good circuit")
            },
            bytes: |key: ProvingKey<E>| bytes(&key),
        };
        return Ok(vec![
            named("msmith", Box::new(ours)),
            named("arkworks", Box::new(theirs)),
        ]);
    }
    let pk: &'static ProvingKey<E> = Box::leak(Box::new(setup(&toxic)?));
    let key = groth16::key(pk)?;
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
    let same = circuit.clone();
    let ours = Timed {
        sum: move || {
            groth16::prove_with::<E, _>(&key, circuit.clone(), r, s, &one()).expect("a good key")
        },
        bytes: |proof| bytes(&proof),
    };
    let theirs = Timed {
        sum: move || {
            Groth16::<E>::create_proof_with_reduction(same.clone(), pk, r, s).expect("a good key")
        },
        bytes: |proof| bytes(&proof),
    };
    Ok(vec![
        named("msmith", Box::new(ours)),
        named("arkworks", Box::new(theirs)),
    ])
}
