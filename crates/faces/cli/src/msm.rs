//! `msmith msm`.

use msmith::curve::Curve;
use msmith::{Engine, Options, Output};
use msmith_io::source::{Format, SumOfFiles};
use msmith_io::table::{self, PointsOrTable};
use msmith_io::{Error, ScalarList, pairs, random};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Msm;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::files::{Chosen, MOST, same_length};
use crate::group::Group;
use crate::place::Part;
use crate::{files, group, input, resident, run, show};

/// What was summed, and how.
#[derive(Serialize)]
struct Summed {
    curve: String,
    group: String,
    n: usize,
    algorithm: &'static str,
    backend: &'static str,
    threads: usize,
    radix: String,
    windows: usize,
    seconds: f64,
    /// What was done in this time.
    timed: &'static str,
    /// Point additions done in buckets and tables.
    additions: u64,
    /// As planned, beyond the inputs.
    peak_bytes: u64,
    /// As measured while it was summed: the most resident memory beyond that before.
    #[serde(skip_serializing_if = "Option::is_none")]
    measured_peak_bytes: Option<u64>,
    parts: usize,
    result: show::Sum,
}

/// What is in the time of a sum whose points are in memory, and of one of files.
const SUM: &str = "the sum";
const READING: &str = "reading, checks and the sum";

/// Reads or makes the input, checks it, and computes.
pub fn run(args: &Msm) -> Result<Printed, Failure> {
    let choice = Choice::of(&args.how)?;
    let file = args.curve_file.as_ref();
    let group = &Group::new(args.curve, file, args.group, choice.backend)?;
    let summed = match (group, &args.bases) {
        (Group::Weierstrass(engine), Some(bases)) if args.n.is_none() => {
            of_files(args, &choice, group, engine, bases)?
        }
        _ => in_memory(args, &choice, group)?,
    };
    render(&summed, args.how.json)
}

impl Summed {
    fn new(
        group: &Group,
        n: usize,
        (seconds, timed): (f64, &'static str),
        Output { point, report }: Output,
        peak: &resident::Peak,
    ) -> Self {
        Self {
            curve: group.curve().to_owned(),
            group: group.name(),
            n,
            algorithm: report.algorithm.name(),
            backend: report.backend.name(),
            threads: report.threads,
            radix: report.radix,
            windows: report.windows,
            seconds,
            timed,
            additions: report.additions,
            peak_bytes: report.peak_bytes,
            measured_peak_bytes: peak.bytes(),
            parts: report.parts,
            result: group.shown(&point),
        }
    }
}

impl Answer for Summed {
    fn text(&self) -> String {
        let mut rows = vec![(
            "sum",
            format!(
                "{} of {} of {}",
                show::count(self.n, "point"),
                self.group,
                self.curve
            ),
        )];
        rows.extend(self.result.rows());
        let time = show::duration(self.seconds);
        rows.push(("time", format!("{time}, {}", self.timed)));
        let [backend, (what, algorithm)] = show::method(
            self.algorithm,
            &self.radix,
            self.windows,
            self.backend,
            self.threads,
        );
        rows.extend([backend, (what, algorithm + &show::parts(self.parts))]);
        show::table(&rows)
    }
}

/// Of what is made, or read whole.
fn in_memory(args: &Msm, choice: &Choice, group: &Group) -> Result<Summed, Failure> {
    let engine = group.engine();
    let in_subgroup = !args.unchecked_subgroup;
    let (bases, scalars) = given(args, group)?;
    let n = bases.len();
    same_length(n, &scalars)?;
    if let PointsOrTable::Points(points) = &bases {
        // Random points are multiples of the generator, and those of a table were checked when it was made.
        if in_subgroup && args.n.is_none() {
            group.check_subgroup(points, choice)?;
        }
        planned(engine, n, &scalars, choice, in_subgroup)?;
    }
    let peak = resident::Peak::begin();
    let (output, seconds) = run::run("summing", choice, |o| {
        bases.msm(engine, scalars.view(), &Options { in_subgroup, ..*o })
    })?;
    Ok(Summed::new(group, n, (seconds, SUM), output, &peak))
}

/// Makes the plan of a sum, which its engine keeps: it is made once, and is not in the time of the sum.
fn planned(
    engine: &Engine,
    n: usize,
    scalars: &ScalarList,
    choice: &Choice,
    in_subgroup: bool,
) -> Result<(), Error> {
    let options = Options {
        in_subgroup,
        ..choice.options()
    };
    engine.plan(n, scalars.view().bits(), &options)?;
    Ok(())
}

fn given(args: &Msm, group: &Group) -> Result<(PointsOrTable, ScalarList), Failure> {
    let engine = group.engine();
    if let Group::Edwards(sums) = group {
        if args.pairs.is_some() {
            let name = sums.name();
            return Err(Failure::new(format!(
                "--pairs: {name} is a twisted Edwards curve, whose points come from --bases, --table or -n"
            )));
        }
        if let (Some(file), None) = (&args.bases, args.n) {
            let scalars = scalars(args, None)?;
            let points = group::read_edwards(sums, file, args.bases_format)?;
            return Ok((PointsOrTable::Points(points), scalars));
        }
    }
    if let Some(n) = args.n {
        let made = run::waiting(&format!("making {}", show::count(n, "point")), || {
            Ok::<_, Error>((
                PointsOrTable::Points(random::points(engine, n, args.seed)?),
                random::scalars(engine, n, args.seed)?,
            ))
        });
        return Ok(made?);
    }
    if let Some(path) = &args.pairs {
        let bytes = input::read(path, MOST)?;
        let (points, scalars) = run::waiting("checking points", || pairs::read(engine, &bytes))?;
        let words = scalars.into_flattened();
        return Ok((PointsOrTable::Points(points), ScalarList { words, per: 4 }));
    }
    let file = files::needed(args.table.as_ref(), "--table")?;
    let table = run::waiting("checking the table", || table::open(engine, &file.0))?;
    let scalars = match args.scalars {
        Some(_) => scalars(args, Some(engine.curve()))?,
        None => random::scalars(engine, table.bases.len(), args.seed)?,
    };
    Ok((PointsOrTable::Table(Box::new(table)), scalars))
}

/// Of what files hold, chunk by chunk.
fn of_files(
    args: &Msm,
    choice: &Choice,
    group: &Group,
    engine: &Engine,
    bases: &Part,
) -> Result<Summed, Failure> {
    let peak = resident::Peak::begin();
    let points = files::Points::open(bases, args.bases_format, engine)?;
    let chosen = Chosen::new(files::needed(args.scalars.as_ref(), "--scalars")?)?;
    let format = args.scalars_format.map(Format::Scalars);
    let scalars = files::open(
        &chosen.file,
        ("--scalars-format", format),
        Some(engine.curve()),
    )?;
    let (of_scalars, which_scalars) = chosen.scalars(&scalars)?;
    let n = points.range.len();
    let sum = SumOfFiles {
        points: points.list(engine)?,
        which_points: points.range.clone(),
        scalars: scalars.scalars(of_scalars)?,
        which_scalars,
        check_subgroup: !args.unchecked_subgroup,
    };
    let (output, seconds) = run::run("checking and summing", choice, |o| sum.msm(o))?;
    Ok(Summed::new(group, n, (seconds, READING), output, &peak))
}

fn scalars(args: &Msm, curve: Option<&Curve>) -> Result<ScalarList, Error> {
    let format = args.scalars_format.map(Format::Scalars);
    files::scalars(
        files::needed(args.scalars.as_ref(), "--scalars")?,
        format,
        curve,
    )
}
