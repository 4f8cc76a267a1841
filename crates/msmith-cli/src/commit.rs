//! `msmith commit`.

use std::time::Instant;

use msmith::{Algorithm, Options};
use msmith_io::kzg::{Blob, Setup};
use msmith_io::{Error, hex, read_file, table};

use crate::args::Commit;
use crate::{run, show};

/// What a check was made against.
const PUBLISHED: &str = "the published commitment (c-kzg-4844, valid_blob_4)";
const PUBLISHED_PROOF: &str = "the published blob proof (c-kzg-4844, valid_blob_4)";
const NAIVE: &str = "the naive reference";
const NAIVE_PROOF: &str = "the naive reference of the proof";

/// Commits, proves if asked to, and checks.
pub fn run(args: &Commit) -> Result<String, Error> {
    run::check(&args.how)?;
    run::listen();
    let start = Instant::now();
    let blob = match &args.blob {
        Some(path) => Blob::read(&read_file(path)?)?,
        None => Blob::sample(),
    };
    let engine = Setup::engine(args.how.backend.as_deref())?;
    let table = match &args.table {
        Some(path) => Some(table::open(&engine, path)?),
        None => None,
    };
    let setup = match &args.setup {
        Some(path) => {
            let threads = Options {
                threads: Some(args.how.threads),
                ..Options::default()
            };
            let setup = Setup::from_text(engine, &read_file(path)?, &threads)?;
            match table {
                Some(table) => setup.with_table(table)?,
                None => setup,
            }
        }
        None => match table {
            Some(table) => Setup::mainnet_from(table)?,
            None => Setup::mainnet(engine)?,
        },
    };
    let loading = start.elapsed().as_secs_f64();
    let (done, seconds) = run::run(&args.how, |options| setup.commit(&blob, options))?;
    let commitment = hex::encode(&done.bytes);

    let prove = |options: &Options<'_>| setup.blob_proof(&blob, &done.bytes, options);
    let proof = match args.proof {
        true => Some(run::run(&args.how, prove)?),
        false => None,
    };

    let mut checks = Vec::new();
    let mut check = |right: bool, what| {
        checks.push(what);
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
        let (other, _) = run::run(&args.how, |o| setup.commit(&blob, &naive(o)))?;
        check(other.bytes == done.bytes, NAIVE)?;
        if let Some((proof, _)) = &proof {
            let (other, _) = run::run(&args.how, |o| prove(&naive(o)))?;
            check(other.bytes == proof.bytes, NAIVE_PROOF)?;
        }
    }

    let report = &done.output.report;
    if args.how.json {
        let checks: Vec<_> = checks.iter().map(|c| format!("\"{c}\"")).collect();
        let mut object = show::Object::new()
            .text("commitment", &format!("0x{commitment}"))
            .raw("seconds", seconds);
        if let Some((proof, seconds)) = &proof {
            object = object
                .text("proof", &prefixed(&proof.bytes))
                .text("z", &prefixed(&proof.z))
                .text("y", &prefixed(&proof.y))
                .raw("seconds_proof", seconds);
        }
        let object = object
            .raw("seconds_loading", loading)
            .text("backend", report.backend)
            .text("algorithm", report.algorithm)
            .raw("threads", report.threads)
            .text("radix", &report.radix)
            .raw("windows", report.windows)
            .raw("peak_bytes", report.peak_bytes)
            .raw("equals", format!("[{}]", checks.join(",")));
        return Ok(object.end() + "\n");
    }
    let name = |path: &Option<std::path::PathBuf>, built_in: &str| match path {
        Some(path) => path.display().to_string(),
        None => built_in.to_owned(),
    };
    let mut rows = vec![
        ("blob", name(&args.blob, "sample of 4096 field elements")),
        ("setup", name(&args.setup, "Ethereum mainnet, 4096 points")),
        ("commitment", format!("0x{commitment}")),
        (
            "time",
            format!(
                "{} (and {} to read blob and {})",
                show::duration(seconds),
                show::duration(loading),
                args.table.as_ref().map_or("setup", |_| "table")
            ),
        ),
    ];
    if args.table.is_some() {
        rows.insert(2, ("table", name(&args.table, "")));
    }
    if let Some((proof, seconds)) = &proof {
        rows.extend([
            ("proof", prefixed(&proof.bytes)),
            ("at z", prefixed(&proof.z)),
            ("value y", prefixed(&proof.y)),
            ("proof time", show::duration(*seconds)),
        ]);
    }
    rows.extend(show::method(report));
    let mut text = show::table(&rows);
    for check in checks {
        text += &format!("✔ equals {check}\n");
    }
    Ok(text)
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
