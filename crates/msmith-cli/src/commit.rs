//! `msmith commit`.

use std::time::Instant;

use msmith::{Algorithm, Options};
use msmith_io::kzg::{self, Blob, Setup};
use msmith_io::{Error, hex, table};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Commit;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::{Input, Mapped};
use crate::{input, run, show};

/// What a check was made against.
const PUBLISHED: &str = "the published commitment (c-kzg-4844, valid_blob_4)";
const PUBLISHED_PROOF: &str = "the published blob proof (c-kzg-4844, valid_blob_4)";
const NAIVE: &str = "the naive reference";
const NAIVE_PROOF: &str = "the naive reference of the proof";
/// Most bytes of a blob, in hex with line ends and more.
const MOST_BLOB: u64 = 1 << 20;
/// Most bytes of the text of a setup.
const MOST_SETUP: u64 = 1 << 26;

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

/// The text of a trusted setup.
pub fn read_setup(file: &Input) -> Result<Vec<u8>, Error> {
    input::read(file, MOST_SETUP)
}

/// Commits, proves if asked to, and checks.
pub fn run(args: &Commit) -> Result<Printed, Failure> {
    let choice = &Choice::of(&args.how)?;
    let start = Instant::now();
    let blob = match &args.blob {
        Some(path) => Blob::read(&input::read(path, MOST_BLOB)?)?,
        None => Blob::sample(),
    };
    let setup = setup(args, choice)?;
    let seconds_loading = start.elapsed().as_secs_f64();
    let (done, seconds) = run::run("committing", choice, |options| setup.commit(&blob, options))?;
    let commitment = hex::encode(&done.bytes);
    let prove = |options: &Options<'_>| setup.blob_proof(&blob, &done.bytes, options);
    let proof = match args.proof {
        true => Some(run::run("proving", choice, prove)?),
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
        check(commitment == Blob::SAMPLE_COMMITMENT, PUBLISHED)?;
        if let Some((proof, _)) = &proof {
            let right = hex::encode(&proof.bytes) == Blob::SAMPLE_PROOF;
            check(right, PUBLISHED_PROOF)?;
        }
    }
    if args.check {
        let (other, _) = run::run("checking", choice, |o| setup.commit(&blob, &naive(o)))?;
        check(other.bytes == done.bytes, NAIVE)?;
        if let Some((proof, _)) = &proof {
            let (other, _) = run::run("checking", choice, |o| prove(&naive(o)))?;
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
        commitment: format!("0x{commitment}"),
        seconds,
        proof: proof.map(|(proof, seconds_proof)| Proved {
            proof: prefixed(&proof.bytes),
            z: prefixed(&proof.z),
            y: prefixed(&proof.y),
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

fn setup(args: &Commit, choice: &Choice) -> Result<Setup, Error> {
    let engine = kzg::engine(choice.backend)?;
    let open = |file: &Mapped| run::waiting("checking the table", || table::open(&engine, &file.0));
    let table = args.table.as_ref().map(open).transpose()?;
    match (&args.setup, table) {
        (Some(path), table) => {
            let text = read_setup(path)?;
            let options = choice.options();
            let setup = run::waiting("checking the setup", || {
                Setup::from_text(engine, &text, &options)
            })?;
            match table {
                Some(table) => setup.with_table(table),
                None => Ok(setup),
            }
        }
        (None, Some(table)) => Setup::mainnet_from(table),
        (None, None) => Setup::mainnet(engine),
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

fn prefixed(bytes: &[u8]) -> String {
    format!("0x{}", hex::encode(bytes))
}
