//! `msmith-bench fixed`: sums over fixed bases, with tables of their multiples.
//!
//! A measurement has peers and sets. The peers are there in every round; sets take turns with them in groups
//! whose tables fit the memory, so that every set is compared with every peer in rounds of the same run.

mod contender;
mod report;
mod sets;
mod tables;
mod wbits;

use crate::common::Common;
use crate::curves::{Curve, Group};
use crate::harness::{self, Named, Series, median};
use crate::inputs::{Dist, Inputs};
use crate::report::Context;
use crate::{record, sizes};
use anyhow::{Context as _, Result, ensure};
use contender::{Contender, Prepared, Table};
use msmith_chart::Line;
use std::path::PathBuf;
use tables::{Measurement, What};

/// Measures sums over fixed bases with tables of their multiples, on the same inputs, in interleaved rounds; all
/// sums are compared.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured; all without it.
    #[arg(value_enum)]
    what: Vec<What>,
    /// The curve; blst is on bls12-381 only.
    #[arg(long, default_value = "bls12-381")]
    curve: String,
    /// Other numbers of points: `2^16`, `1000`, lists `1,2,3`, doublings `2^10..2^20`.
    #[arg(long, value_parser = sizes::parse)]
    n: Option<std::vec::Vec<usize>>,
    /// Other peers, separated by spaces; see `bench/README.md`.
    #[arg(long)]
    peers: Option<String>,
    /// Other bucket sets, separated by spaces: `eisenstein:3,10`, `eisenstein:3,6/2` in two passes.
    #[arg(long)]
    sets: Option<String>,
    /// Most memory of the tables of a group, MiB; one table may exceed it.
    #[arg(long, default_value_t = 6144)]
    memory: u64,
    /// Seed of the inputs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw a picture of each table of times in this folder, which must exist.
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    let curve =
        Curve::by_name(&args.curve).with_context(|| format!("unknown curve {:?}", args.curve))?;
    let context = args.common.start()?;
    let all = match args.what.is_empty() {
        true => What::ALL.to_vec(),
        false => args.what.clone(),
    };
    for what in all {
        measure(args, &context, curve, what)?;
    }
    Ok(())
}

/// A contender's times at one n, and what it is compared with.
pub struct Row {
    /// Number of points.
    pub n: usize,
    /// The line of a picture that it belongs to.
    pub line: String,
    /// Version of the library.
    pub version: String,
    /// Its table.
    pub table: Option<Table>,
    /// Its times.
    pub series: Series,
    /// Those of the peers in the same rounds.
    pub peers: Vec<Series>,
}

fn measure(args: &Args, context: &Context, curve: &'static Curve, what: What) -> Result<()> {
    let words = |text: &Option<String>| -> Option<Vec<String>> {
        Some(
            text.as_ref()?
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        )
    };
    let measurement = Measurement {
        what,
        sizes: args.n.clone().unwrap_or_else(|| what.sizes()),
        peers: words(&args.peers).unwrap_or_else(|| what.peers()),
        sets: words(&args.sets),
    };
    ensure!(!measurement.peers.is_empty(), "--peers names none");
    let title = format!(
        "{}, {} G1, {} thread(s)",
        what.title(),
        curve.name,
        args.common.threads
    );
    println!("\n{title}");
    let most = measurement.sizes.iter().copied().max().context("no n")?;
    let all = Inputs::generate(curve, Group::G1, Dist::Uniform, most, args.seed);
    let mut rows = Vec::new();
    for &n in &measurement.sizes {
        rows.extend(one_size(args, &measurement, &all.prefix(n))?);
    }
    print!("{}", report::text(&rows));
    if args.common.threads == 1 && rows.iter().any(|r| r.series.was_disturbed()) {
        eprintln!(
            "WARNING: other programs took processor time; trust only the CPU times and ratios"
        );
    }
    let lines = report::json(context, what, curve, &rows);
    if args.common.json {
        lines.iter().for_each(|line| println!("{line}"));
    }
    if args.common.record {
        record::append(context, &lines)?;
    }
    if let Some(folder) = &args.pictures
        && measurement.sizes.len() > 1
    {
        let kind = format!(
            "fixed-{}-{}-g1-t{}",
            what.name(),
            curve.name,
            args.common.threads
        );
        record::draw(folder, context, &kind, &title, &picture(&rows))?;
    }
    Ok(())
}

/// A contender, ready.
struct Ready {
    line: String,
    version: String,
    table: Option<Table>,
}

/// All contenders at one n.
fn one_size(args: &Args, measurement: &Measurement, inputs: &Inputs) -> Result<Vec<Row>> {
    let effort = args.common.effort();
    let mut jobs: Vec<Named> = Vec::new();
    let mut ready: Vec<Ready> = Vec::new();
    let mut rows: Vec<Row> = Vec::new();
    let add = |jobs: &mut Vec<Named>, ready: &mut Vec<Ready>, line: &str, name: &str| {
        let prepared = prepare(name, inputs, args.common.threads);
        let (name, version, Prepared { job, table }) = match prepared {
            Ok(done) => done,
            Err(why) => {
                eprintln!("WARNING: {name} IS LEFT OUT: {why:#}");
                return;
            }
        };
        jobs.push((name, job));
        ready.push(Ready {
            line: line.to_owned(),
            version,
            table,
        });
    };
    for name in &measurement.peers {
        add(&mut jobs, &mut ready, name, name);
    }
    let peers = jobs.len();
    ensure!(peers > 0, "none of the peers could be started");
    let sets = measurement.sets_for(inputs)?;
    for (i, (line, name)) in sets.iter().enumerate() {
        add(&mut jobs, &mut ready, line, name);
        let held: u64 = ready[peers..]
            .iter()
            .filter_map(|r| r.table.as_ref())
            .map(|t| t.bytes)
            .sum();
        if i + 1 < sets.len() && held < args.memory << 20 {
            continue;
        }
        let series = harness::measure_jobs(&mut jobs, effort)?;
        let first = if rows.is_empty() { 0 } else { peers };
        let group = ready.iter().zip(&series).skip(first);
        rows.extend(group.map(|(r, s)| Row {
            n: inputs.n,
            line: r.line.clone(),
            version: r.version.clone(),
            table: r.table.clone(),
            series: s.clone(),
            peers: series[..peers].to_vec(),
        }));
        jobs.truncate(peers);
        ready.truncate(peers);
    }
    Ok(rows)
}

fn prepare(name: &str, inputs: &Inputs, threads: usize) -> Result<(String, String, Prepared)> {
    let contender: Box<dyn Contender> = contender::by_name(name, threads)?;
    let prepared = contender.prepare(inputs)?;
    Ok((contender.name(), contender.version(), prepared))
}

fn picture(rows: &[Row]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for row in rows {
        let found = lines.iter().position(|l| l.name == row.line);
        let at = found.unwrap_or_else(|| {
            lines.push(record::line(&row.line, lines.len()));
            lines.len() - 1
        });
        let point = (row.n as f64, median(row.series.wall.clone()));
        lines[at].points.push(point);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::harness::Effort;
    use std::time::Duration;

    fn agree(inputs: &Inputs, names: &[&str]) -> Vec<Option<Table>> {
        let effort = Effort {
            runs: Some(1),
            budget: Duration::ZERO,
        };
        let (mut jobs, mut tables) = (Vec::new(), Vec::new());
        for name in names {
            let (full, version, ready) = prepare(name, inputs, 1).unwrap();
            assert_eq!(full, *name);
            assert!(!version.is_empty());
            jobs.push((full, ready.job));
            tables.push(ready.table);
        }
        harness::measure_jobs(&mut jobs, effort).unwrap();
        tables
    }

    #[test]
    fn the_contenders_agree() {
        let curve = Curve::by_name("bls12-381").unwrap();
        let inputs = Inputs::generate(curve, Group::G1, Dist::Uniform, 40, 7);
        let names = [
            "blst",
            "blst-wbits:6",
            "msmith",
            "signed:6",
            "eisenstein:1,4/2",
            "lfg:8",
            "budget:1M",
            "points:5",
            "build:prime:7,3",
            "build-checked:two:1,4",
        ];
        let tables = agree(&inputs, &names);
        let table = |k: usize| tables[k].as_ref().unwrap();
        assert!(tables[0].is_none() && tables[2].is_none());
        assert_eq!((table(1).stored, table(1).bytes), (32, 40 * 32 * 96));
        assert_eq!(table(3).bytes, (40 * table(3).stored * 96) as u64);
        assert_eq!(table(4).bytes, (40 * table(4).stored * 192) as u64);
        assert!(table(6).bytes <= 1_000_000 && table(7).stored <= 5);
        assert_eq!(table(8).set.as_deref(), Some("prime:7,3"));
        assert!(contender::by_name("nobody", 1).is_err());
        assert!(contender::by_name("blst-wbits:1", 1).is_err());
    }
}
