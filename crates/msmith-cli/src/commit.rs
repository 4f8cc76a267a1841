//! `msmith commit`.

use std::time::Instant;

use msmith::{Algorithm, Options};
use msmith_io::kzg::{Blob, Setup};
use msmith_io::{Error, hex, read_file};

use crate::args::Commit;
use crate::{run, show};

/// What a check was made against.
const PUBLISHED: &str = "the published commitment (c-kzg-4844, valid_blob_4)";
const NAIVE: &str = "the naive reference";

/// Commits and checks.
pub fn run(args: &Commit) -> Result<String, Error> {
    run::check(&args.how)?;
    run::listen();
    let start = Instant::now();
    let blob = match &args.blob {
        Some(path) => Blob::read(&read_file(path)?)?,
        None => Blob::sample(),
    };
    let engine = Setup::engine(args.how.backend.as_deref())?;
    let setup = match &args.setup {
        Some(path) => {
            let threads = Options {
                threads: Some(args.how.threads),
                ..Options::default()
            };
            Setup::from_text(engine, &read_file(path)?, &threads)?
        }
        None => Setup::mainnet(engine)?,
    };
    let loading = start.elapsed().as_secs_f64();
    let (done, seconds) = run::run(&args.how, |options| setup.commit(&blob, options))?;
    let commitment = hex::encode(&done.bytes);

    let mut checks = Vec::new();
    if args.blob.is_none() && args.setup.is_none() {
        if commitment != Blob::SAMPLE_COMMITMENT {
            return Err(Error::Mismatch { what: PUBLISHED });
        }
        checks.push(PUBLISHED);
    }
    if args.check {
        let naive = |o: &Options<'_>| {
            setup.commit(
                &blob,
                &Options {
                    algorithm: Algorithm::Naive,
                    ..*o
                },
            )
        };
        if run::run(&args.how, naive)?.0.bytes != done.bytes {
            return Err(Error::Mismatch { what: NAIVE });
        }
        checks.push(NAIVE);
    }

    let report = &done.output.report;
    if args.how.json {
        let checks: Vec<_> = checks.iter().map(|c| format!("\"{c}\"")).collect();
        let object = show::Object::new()
            .text("commitment", &format!("0x{commitment}"))
            .raw("seconds", seconds)
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
                "{} (and {} to read blob and setup)",
                show::duration(seconds),
                show::duration(loading)
            ),
        ),
    ];
    rows.extend(show::method(report));
    let mut text = show::table(&rows);
    for check in checks {
        text += &format!("✔ equals {check}\n");
    }
    Ok(text)
}
