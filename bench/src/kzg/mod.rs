//! `msmith-bench kzg`: commitments and proofs of Ethereum's blobs and cells beside c-kzg, rust_eth_kzg and go-eth-kzg, on
//! one thread; by memory; from the start of a process; by two threads.
//!
//! In every row all libraries compute the same once, their bytes are compared, and then they take turns. What counts are
//! CPU times: the least of a library's over the least of another's, and the medians.

#[cfg(feature = "kzg")]
mod c_kzg;
pub mod first;
mod go_eth_kzg;
mod inputs;
mod library;
mod own;
mod rows;
#[cfg(feature = "kzg")]
mod rust_eth_kzg;

use crate::common::Common;
use crate::engine::{Job, Timed};
use crate::engines;
use crate::harness::{self, Named, Series, median};
use crate::record;
use crate::report::{Context, human, json_line};
use crate::threads::{Warm, at_once};
use anyhow::{Result, ensure};
use first::First;
use inputs::{Given, Inputs};
use library::{Library, own_row, start, version};
use rows::{ROWS, Row, What};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

/// Measures KZG commitments and proofs of Ethereum's blobs and cells (EIP-4844, EIP-7594).
#[derive(clap::Args)]
pub struct Args {
    /// Rows by their ids in the records, without `kzg-`; all without it.
    rows: Vec<String>,
    /// Other libraries that take part, separated by commas.
    #[arg(
        long,
        default_value = "c-kzg,rust-eth-kzg,rust-eth-kzg-tables,go-eth-kzg",
        value_delimiter = ','
    )]
    peers: Vec<String>,
    /// Seed of the blobs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    common: Common,
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    ensure!(
        args.common.threads == 1,
        "the number of threads is not an option here: it is 1, and 2 for `threads`"
    );
    for name in &args.rows {
        let ids = || ROWS.iter().map(|row| row.id).collect::<Vec<_>>().join(", ");
        ensure!(
            ROWS.iter().any(|row| row.id == *name),
            "unknown row {name:?}; there are {}",
            ids()
        );
    }
    let context = args.common.start()?;
    println!("CPU times: the least, in units of the first one's; the medians, likewise");
    let chosen = |row: &&Row| args.rows.is_empty() || args.rows.iter().any(|id| *id == row.id);
    let mut bench = Bench::new(args.peers.clone())?;
    let mut records = Vec::new();
    for row in ROWS.iter().filter(chosen) {
        let mut jobs = bench.jobs(row, args.seed)?;
        if !row.has_own(&jobs) {
            eprintln!("WARNING: {} IS LEFT OUT: msmith lacks it", row.id);
            continue;
        }
        let series = harness::measure_jobs(&mut jobs, args.common.effort())?;
        print(row, &series);
        records.extend(
            series
                .iter()
                .map(|s| bench.line(&context, row, s, &series[0])),
        );
    }
    if args.common.json {
        records.iter().for_each(|line| println!("{line}"));
    }
    if args.common.record {
        record::append(&context, &records)?;
    }
    Ok(())
}

/// What rows share.
struct Bench {
    peers: Vec<String>,
    /// Makes the inputs.
    source: msmith_kzg::Context,
    /// Those that could not be started are `None`.
    libraries: HashMap<String, Option<Rc<dyn Library>>>,
    /// Most memory of new processes, by the names of libraries.
    resident: HashMap<String, Rc<Cell<u64>>>,
    tables: Option<Folder>,
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind is in the folder of temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Bench {
    fn new(peers: Vec<String>) -> Result<Self> {
        Ok(Self {
            peers,
            source: own::context(msmith_kzg::Context::BUDGET)?,
            libraries: HashMap::new(),
            resident: HashMap::new(),
            tables: None,
        })
    }

    /// Those of a row that take part.
    fn wanted(&self, names: &[&'static str]) -> Vec<&'static str> {
        let wanted = |name: &&str| is_own(name) || self.peers.iter().any(|peer| peer == kind(name));
        names.iter().copied().filter(wanted).collect()
    }

    /// A library, started when it is first asked for. One that cannot start is left out with a warning.
    fn library(&mut self, name: &str) -> Option<Rc<dyn Library>> {
        let make = || {
            let started = start(name);
            started
                .inspect_err(|why| eprintln!("WARNING: {name} IS LEFT OUT: {why:#}"))
                .ok()
        };
        self.libraries
            .entry(name.to_owned())
            .or_insert_with(make)
            .clone()
    }

    /// Everyone who takes part in a row, ready.
    fn jobs(&mut self, row: &Row, seed: u64) -> Result<Vec<Named>> {
        let given = match row.what {
            What::Call(_, given, _) => given,
            What::First(..) | What::Threads => Given::Blobs(row.n),
        };
        let inputs = Arc::new(Inputs::new(given, seed, &self.source)?);
        let mut jobs: Vec<Named> = Vec::new();
        match row.what {
            What::Call(function, _, names) => {
                for name in self.wanted(names) {
                    let Some(library) = self.library(name) else {
                        continue;
                    };
                    match library.job(function, &inputs)? {
                        Some(job) => jobs.push((name.to_owned(), job)),
                        None => println!("{name} has no {}", function.name()),
                    }
                }
            }
            What::First(function, names) => {
                for name in self.wanted(names) {
                    let resident = self.resident.entry(name.to_owned()).or_default().clone();
                    resident.set(0);
                    let library = match name {
                        "msmith-mapped" => format!("{name}:{}", self.tables()?.display()),
                        name => name.to_owned(),
                    };
                    let job = First::new(&library, function, &inputs.blobs[0], resident);
                    match job.and_then(|mut job| job.run(1).map(|_| job)) {
                        Ok(job) => jobs.push((name.to_owned(), Box::new(job))),
                        Err(why) => eprintln!("WARNING: {name} IS LEFT OUT: {why:#}"),
                    }
                }
            }
            What::Threads => jobs = by_threads(&self.source, &inputs),
        }
        Ok(jobs)
    }

    /// The folder with this library's tables.
    fn tables(&mut self) -> Result<PathBuf> {
        if let Some(folder) = &self.tables {
            return Ok(folder.0.clone());
        }
        let name = format!("msmith-bench-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        self.source.write_tables(&folder.0, &own::options(1))?;
        Ok(self.tables.insert(folder).0.clone())
    }

    fn line(&self, context: &Context, row: &Row, s: &Series, first: &Series) -> Value {
        let id = format!("bls12-381/kzg-{}_G1/{}", row.id, row.n);
        let version = match row.what {
            What::Threads => engines::msmith::version(if s.engine == "2 threads" { 2 } else { 1 }),
            _ => version(&s.engine),
        };
        let mut line = json_line(context, &id, "uniform", Some(&version), s, first);
        if let (What::First(..), Some(bytes)) = (&row.what, self.resident.get(&s.engine)) {
            line["resident"] = json!(bytes.get());
        }
        line
    }
}

impl Row {
    /// Whether this library takes part.
    fn has_own(&self, jobs: &[Named]) -> bool {
        matches!(self.what, What::Threads) || jobs.iter().any(|(name, _)| is_own(name))
    }
}

/// The name without what it is told.
fn kind(name: &str) -> &str {
    name.split(':').next().unwrap_or(name)
}

fn is_own(name: &str) -> bool {
    kind(name).starts_with("msmith")
}

/// The same cells and proofs in all ways.
fn by_threads(kzg: &msmith_kzg::Context, inputs: &Arc<Inputs>) -> Vec<Named> {
    let by = |threads| {
        let (kzg, inputs) = (kzg.clone(), inputs.clone());
        Timed {
            sum: move || {
                let options = own::options(threads);
                let all = match &inputs.blobs[..] {
                    [blob] => {
                        (kzg.compute_cells_and_kzg_proofs(blob, &options)).map(|one| vec![one])
                    }
                    blobs => kzg.compute_cells_and_kzg_proofs_batch(blobs, &options),
                };
                all.expect("valid blobs")
            },
            bytes: |all: Vec<_>| all.into_iter().flat_map(own_row).collect(),
        }
    };
    vec![
        ("1 thread".to_owned(), Box::new(Warm(by(1)))),
        ("2 threads".to_owned(), Box::new(Warm(by(2)))),
        (
            "2 calls at once".to_owned(),
            Box::new(Warm(at_once(vec![by(1), by(1)]))),
        ),
    ]
}

fn print(row: &Row, series: &[Series]) {
    println!("{} {}", row.id, row.n);
    for s in series {
        let (least, cpu) = (s.least_cpu(), median(s.cpu.clone()));
        println!(
            "  {:<22} {:>10} {:>7.3}×  {:>10} {:>7.3}×  on the clock {:>10}",
            s.engine,
            human(least),
            least / series[0].least_cpu(),
            human(cpu),
            s.cpu_ratio_to(&series[0]),
            human(median(s.wall.clone())),
        );
    }
    let peers = series.iter().filter(|s| !is_own(&s.engine));
    let Some(peer) = peers.min_by(|a, b| a.least_cpu().total_cmp(&b.least_cpu())) else {
        return;
    };
    for s in series.iter().filter(|s| is_own(&s.engine)) {
        println!(
            "  {} is {:.2} times as fast as {} ({:.2} by medians)",
            s.engine,
            peer.least_cpu() / s.least_cpu(),
            peer.engine,
            peer.cpu_ratio_to(s)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::harness::Effort;
    use std::time::Duration;

    const ONCE: Effort = Effort {
        runs: Some(1),
        budget: Duration::ZERO,
    };

    /// All libraries that are here agree in every row but those of new processes, which are of a program.
    #[test]
    fn the_libraries_agree() {
        let peers = ["c-kzg", "rust-eth-kzg", "rust-eth-kzg-tables", "go-eth-kzg"];
        let mut bench = Bench::new(peers.map(str::to_owned).into()).unwrap();
        for row in ROWS {
            if let What::First(..) = row.what {
                continue;
            }
            let mut jobs = bench.jobs(row, 3).unwrap();
            assert!(row.has_own(&jobs), "{}", row.id);
            harness::measure_jobs(&mut jobs, ONCE).unwrap_or_else(|e| panic!("{}: {e}", row.id));
        }
        let started = |name: &str| bench.libraries.get(name).is_some_and(Option::is_some);
        #[cfg(feature = "kzg")]
        assert!(started("c-kzg:8") && started("rust-eth-kzg:0"));
        assert!(started("msmith:0"));
    }

    /// The others refuse a wrong proof too: what is timed is a verification.
    #[test]
    fn wrong_proofs_are_refused() {
        let mut bench = Bench::new(Vec::new()).unwrap();
        let given = Given::Columns {
            columns: 2,
            blobs: 1,
        };
        let mut inputs = Inputs::new(given, 5, &bench.source).unwrap();
        inputs.proofs.swap(0, 1);
        let inputs = Arc::new(inputs);
        #[cfg(feature = "kzg")]
        let names = ["msmith:0", "c-kzg:0", "rust-eth-kzg:0"];
        #[cfg(not(feature = "kzg"))]
        let names = ["msmith:0"];
        for name in names {
            let library = bench.library(name).unwrap();
            let job = library.job(library::Function::VerifyCells, &inputs);
            assert_eq!(job.unwrap().unwrap().run(1).unwrap().point, [0], "{name}");
        }
    }

    #[test]
    fn names_say_whose_they_are() {
        assert!(is_own("msmith:48M") && is_own("msmith-mapped") && !is_own("c-kzg:8"));
        assert_eq!(version("c-kzg:8"), "c-kzg 2.1.8");
        // By which the page knows this library.
        assert!(version("msmith-mapped").starts_with("msmith "));
        assert!(start("nobody").is_err());
    }
}
