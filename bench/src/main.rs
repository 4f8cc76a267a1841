//! Measures multi-scalar multiplication by several libraries side by side.

mod bytes;
mod common;
mod curves;
mod domains;
mod engine;
mod engines;
mod fixed;
#[cfg(feature = "groth16")]
mod groth16;
mod harness;
mod inputs;
mod kzg;
mod machine;
mod record;
mod report;
mod shapes;
mod sizes;
mod threads;

use anyhow::{Context as _, Result, ensure};
use clap::{Parser, Subcommand};
use common::Common;
use curves::{CURVES, Curve, Group};
use engine::Engine;
use harness::median;
use inputs::{Dist, Inputs};
use msmith_chart::Line;
use report::Context;
use std::path::PathBuf;

/// Measures multi-scalar multiplication by several libraries side by side, on the same inputs, in
/// interleaved rounds; their results are compared.
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Curves, separated by commas, or `all`.
    #[arg(long, default_value = "bls12-381")]
    curve: String,
    /// Groups, separated by commas.
    #[arg(long, default_value = "g1")]
    group: String,
    /// Numbers of points: `2^16`, `1000`, lists `1,2,3`, doublings `2^0..2^20`, steps `1..300+1`.
    #[arg(long, default_value = "2^10..2^16", value_parser = sizes::parse)]
    n: std::vec::Vec<usize>,
    /// Libraries, separated by commas; ratios are to the first that has the group.
    #[arg(long)]
    peers: Option<String>,
    /// Distribution of the scalars.
    #[arg(long, value_enum, default_value = "uniform")]
    dist: Dist,
    /// Seed of the inputs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw a picture of each table of times in this folder, which must exist.
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

#[derive(Subcommand)]
enum What {
    /// Measures sums over fixed bases with tables of their multiples.
    Fixed(fixed::Args),
    /// Measures Fourier transforms and inverses of lists of field elements.
    Domains(domains::Args),
    /// Measures proofs and setups of Groth16.
    #[cfg(feature = "groth16")]
    Groth16(groth16::Args),
    /// Measures KZG commitments and proofs of Ethereum's blobs and cells.
    Kzg(kzg::Args),
    #[command(hide = true)]
    KzgFirst(kzg::first::Args),
    /// Measures products side by side and Fourier transforms of points.
    Shapes(shapes::Args),
    /// Measures sums by several threads against the same sums by one.
    Threads(threads::Args),
}

fn main() -> Result<()> {
    let args = Args::parse();
    match &args.what {
        Some(What::Fixed(args)) => return fixed::run(args),
        Some(What::Domains(args)) => return domains::run(args),
        #[cfg(feature = "groth16")]
        Some(What::Groth16(args)) => return groth16::run(args),
        Some(What::Kzg(args)) => return kzg::run(args),
        Some(What::KzgFirst(args)) => return kzg::first::run(args),
        Some(What::Shapes(args)) => return shapes::run(args),
        Some(What::Threads(args)) => return threads::run(args),
        None => {}
    }
    let groups = groups(&args)?;
    let mut context = args.common.start()?;
    let engines = start(&args)?;
    context.versions = engines.iter().map(|e| (e.name(), e.version())).collect();
    for (_, version) in &context.versions {
        println!("  {version}");
    }
    for (curve, group) in groups {
        measure_group(&args, &context, &engines, curve, group)?;
    }
    Ok(())
}

fn groups(args: &Args) -> Result<Vec<(&'static Curve, Group)>> {
    let curves = match args.curve.as_str() {
        "all" => CURVES.iter().collect(),
        list => list
            .split(',')
            .map(curve_by_name)
            .collect::<Result<Vec<_>>>()?,
    };
    let mut out = Vec::new();
    for curve in curves {
        for name in args.group.split(',') {
            let group = match name.to_lowercase().as_str() {
                "g1" => Group::G1,
                "g2" => Group::G2,
                _ => anyhow::bail!("unknown group {name:?}; there are g1 and g2"),
            };
            if curve.has(group) {
                out.push((curve, group));
            }
        }
    }
    ensure!(!out.is_empty(), "none of the curves has such a group");
    Ok(out)
}

fn curve_by_name(name: &str) -> Result<&'static Curve> {
    let names = || CURVES.iter().map(|c| c.name).collect::<Vec<_>>().join(", ");
    Curve::by_name(name).with_context(|| format!("unknown curve {name:?}; there are {}", names()))
}

/// Starts the engines. One that cannot start is left out with a warning, unless it is not known.
fn start(args: &Args) -> Result<Vec<Box<dyn Engine>>> {
    let names: Vec<&str> = match &args.peers {
        Some(list) => list.split(',').collect(),
        None => engines::NAMES.to_vec(),
    };
    let mut out = Vec::new();
    for name in names {
        let known = engines::NAMES.contains(&name) || engines::ON_REQUEST.contains(&name);
        match engines::start(name, args.common.threads) {
            Ok(e) => out.push(e),
            Err(e) if known => eprintln!("WARNING: {name} IS LEFT OUT: {e:#}"),
            Err(e) => return Err(e),
        }
    }
    ensure!(!out.is_empty(), "no engine could be started");
    Ok(out)
}

fn measure_group(
    args: &Args,
    context: &Context,
    engines: &[Box<dyn Engine>],
    curve: &'static Curve,
    group: Group,
) -> Result<()> {
    let names: Vec<&'static str> = engines
        .iter()
        .filter(|e| e.supports(curve, group))
        .map(|e| e.name())
        .collect();
    let title = format!(
        "{} {group}, {} scalars, {} thread(s)",
        curve.name,
        args.dist.name(),
        args.common.threads
    );
    if names.is_empty() {
        println!("\n{title}: none of the engines has this group");
        return Ok(());
    }
    println!("\n{title}\n{}", report::table_head(&names));
    let most = args.n.iter().copied().max().context("no n")?;
    let all = Inputs::generate(curve, group, args.dist, most, args.seed);
    let effort = args.common.effort();
    let mut lines: Vec<Line> = (names.iter().enumerate())
        .map(|(colour, engine)| record::line(engine, colour))
        .collect();
    let mut records = Vec::new();
    let mut disturbed = false;
    for &n in &args.n {
        let inputs = all.prefix(n);
        let series = harness::measure(engines, &inputs, effort)?;
        println!("{}", report::table_row(n, &names, &series));
        for s in &series {
            let (wall, cpu) = (median(s.wall.clone()), median(s.cpu.clone()));
            if cpu > 1.1 * wall * args.common.threads as f64 && wall > 1e7 {
                eprintln!(
                    "WARNING: {} used more than {} thread(s)",
                    s.engine, args.common.threads
                );
            }
            let line = lines.iter_mut().find(|l| l.name == s.engine);
            line.context("an engine without a line")?
                .points
                .push((n as f64, wall));
        }
        disturbed |= args.common.threads == 1 && series.iter().any(|s| s.was_disturbed());
        let new = report::json_lines(context, &inputs, &series);
        if args.common.json {
            new.iter().for_each(|line| println!("{line}"));
        }
        records.extend(new);
    }
    if disturbed {
        eprintln!(
            "WARNING: other programs took processor time; trust only the CPU times and ratios"
        );
    }
    if args.common.record {
        record::append(context, &records)?;
    }
    if let Some(folder) = &args.pictures {
        let kind = format!(
            "{}-{group}-{}-t{}",
            curve.name,
            args.dist.name(),
            args.common.threads
        );
        record::draw(folder, context, &kind.to_lowercase(), &title, &lines)?;
    }
    Ok(())
}
