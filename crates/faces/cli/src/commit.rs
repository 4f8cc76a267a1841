//! `msmith commit`.

use std::time::Instant;

use msmith::{Algorithm, Options};
use msmith_io::Error;
use msmith_kzg::{BYTES_PER_BLOB, Context};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Commit;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::kzg::items::{Items, explained};
use crate::kzg::{self, sample, shown};
use crate::place::Input;
use crate::{run, show};

/// What a check was made against.
const PUBLISHED: &str = "the published commitment (c-kzg-4844, valid_blob_4)";
const PUBLISHED_PROOF: &str = "the published blob proof (c-kzg-4844, valid_blob_4)";
const NAIVE: &str = "the naive reference";
const NAIVE_PROOF: &str = "the naive reference of the proof";
/// Most bytes of a blob, in hex with line ends and more.
const MOST_BLOB: u64 = 1 << 20;
/// A commitment, and what else was asked for.
#[derive(Serialize)]
struct Committed {
    #[serde(skip)]
    names: Names,
    commitment: String,
    seconds: f64,
    #[serde(flatten)]
    proof: Option<Proved>,
    seconds_loading: f64,
    backend: &'static str,
    algorithm: &'static str,
    threads: usize,
    radix: String,
    windows: usize,
    peak_bytes: u64,
    equals: Vec<&'static str>,
}

/// Where things came from, for people.
struct Names {
    blob: String,
    setup: String,
    table: Option<String>,
}

/// A proof, and the value that it proves.
#[derive(Serialize)]
struct Proved {
    proof: String,
    z: String,
    y: String,
    seconds_proof: f64,
}

/// Commits, proves if asked to, and checks.
pub fn run(args: &Commit) -> Result<Printed, Failure> {
    let choice = &Choice::of(&args.how)?;
    let start = Instant::now();
    let blob = match &args.blob {
        Some(file) => Blob::read_within("blob", std::slice::from_ref(file), MOST_BLOB)?,
        None => Blob::given("blob", "sample", &[sample::blob()?]),
    };
    blob.require(1, "commitment")?;
    let context = context(args, choice)?;
    let seconds_loading = start.elapsed().as_secs_f64();
    let named = |why| explained(why, &[&blob.from]);
    let commit = |options: &Options<'_>| context.commit(&blob.list()[0], options);
    let (done, seconds) = run::of_kzg("committing", choice, commit).map_err(named)?;
    let commitment = shown(&done.bytes);
    let prove = |options: &Options<'_>| context.prove(&blob.list()[0], &done.bytes, options);
    let proof = match args.proof {
        true => Some(run::of_kzg("proving", choice, prove).map_err(named)?),
        false => None,
    };

    let mut equals = Vec::new();
    let mut check = |right: bool, what| {
        equals.push(what);
        if right {
            Ok(())
        } else {
            Err(Error::Mismatch { what })
        }
    };
    if args.blob.is_none() && args.setup.is_none() {
        check(commitment == sample::COMMITMENT, PUBLISHED)?;
        if let Some((proof, _)) = &proof {
            check(shown(&proof.bytes) == sample::PROOF, PUBLISHED_PROOF)?;
        }
    }
    if args.check {
        let (other, _) = run::of_kzg("checking", choice, |o| commit(&naive(o)))?;
        check(other.bytes == done.bytes, NAIVE)?;
        if let Some((proof, _)) = &proof {
            let (other, _) = run::of_kzg("checking", choice, |o| prove(&naive(o)))?;
            check(other.bytes == proof.bytes, NAIVE_PROOF)?;
        }
    }

    let name = |file: &Option<Input>| file.as_ref().map(Input::to_string);
    let or = |name: Option<String>, built_in: &str| name.unwrap_or_else(|| built_in.to_owned());
    let report = done.output.report;
    let answer = Committed {
        names: Names {
            blob: or(name(&args.blob), "sample of 4096 field elements"),
            setup: or(name(&args.setup), "Ethereum mainnet, 4096 points"),
            table: args.table.as_ref().map(ToString::to_string),
        },
        commitment,
        seconds,
        proof: proof.map(|(proof, seconds_proof)| Proved {
            proof: shown(&proof.bytes),
            z: shown(&proof.z),
            y: shown(&proof.y),
            seconds_proof,
        }),
        seconds_loading,
        backend: report.backend.name(),
        algorithm: report.algorithm.name(),
        threads: report.threads,
        radix: report.radix,
        windows: report.windows,
        peak_bytes: report.peak_bytes,
        equals,
    };
    render(&answer, args.how.json)
}

type Blob = Items<BYTES_PER_BLOB>;

fn context(args: &Commit, choice: &Choice) -> Result<Context, Failure> {
    let setup = kzg::setup(args.setup.as_ref(), choice)?;
    match &args.table {
        Some(table) => kzg::open(setup, table),
        None => Ok(Context::new(setup, 0)?),
    }
}

impl Answer for Committed {
    fn text(&self) -> String {
        let loading = show::duration(self.seconds_loading);
        let what = self.names.table.as_ref().map_or("setup", |_| "table");
        let time = format!(
            "{} (and {loading} to read blob and {what})",
            show::duration(self.seconds)
        );
        let mut rows = vec![
            ("blob", self.names.blob.clone()),
            ("setup", self.names.setup.clone()),
        ];
        rows.extend(self.names.table.clone().map(|t| ("table", t)));
        rows.extend([("commitment", self.commitment.clone()), ("time", time)]);
        if let Some(proved) = &self.proof {
            rows.extend([
                ("proof", proved.proof.clone()),
                ("at z", proved.z.clone()),
                ("value y", proved.y.clone()),
                ("proof time", show::duration(proved.seconds_proof)),
            ]);
        }
        rows.extend(show::method(
            self.algorithm,
            &self.radix,
            self.windows,
            self.backend,
            self.threads,
        ));
        let equals = self
            .equals
            .iter()
            .map(|check| format!("✔ equals {check}\n"));
        show::table(&rows) + &equals.collect::<String>()
    }
}

/// The same options for the reference.
fn naive<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        algorithm: Algorithm::Naive,
        ..*options
    }
}
