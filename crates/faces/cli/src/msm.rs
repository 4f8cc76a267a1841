//! `msmith msm`.

use msmith::curve::{Curve, EdwardsCurve};
use msmith::{Engine, Options, Report};
use msmith_io::source::{Format, SumOfFiles};
use msmith_io::table::{self, PointsOrTable};
use msmith_io::{Error, ScalarList, pairs, random};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{AnyCurve, Msm, Which};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::files::{Chosen, MOST, same_length};
use crate::place::Part;
use crate::{files, group, input, resident, run, show, which};

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
    let summed = match (args.curve, &args.bases) {
        (Some(AnyCurve::Edwards(curve)), _) => edwards(args, &choice, curve)?,
        (_, Some(bases)) if args.n.is_none() => of_files(args, &choice, bases)?,
        _ => in_memory(args, &choice)?,
    };
    render(&summed, args.how.json)
}

impl Summed {
    fn new(
        curve: &str,
        group: String,
        n: usize,
        (seconds, timed): (f64, &'static str),
        report: Report,
        measured_peak_bytes: Option<u64>,
        result: show::Sum,
    ) -> Self {
        Self {
            curve: curve.to_owned(),
            group,
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
            measured_peak_bytes,
            parts: report.parts,
            result,
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

/// The engine of the Weierstrass group that is summed in.
fn engine(args: &Msm, choice: &Choice) -> Result<Engine, Failure> {
    let curve = match args.curve {
        Some(AnyCurve::Weierstrass(curve)) => Some(curve),
        _ => None,
    };
    let which = Which {
        curve,
        curve_file: args.curve_file.clone(),
        group: args.group,
    };
    Ok(which::engine(&which, choice.backend)?)
}

/// Of what is made, or read whole.
fn in_memory(args: &Msm, choice: &Choice) -> Result<Summed, Failure> {
    let engine = engine(args, choice)?;
    let in_subgroup = !args.unchecked_subgroup;
    let (bases, scalars) = given(args, &engine)?;
    let n = bases.len();
    same_length(n, &scalars)?;
    // Random points are multiples of the generator, and those of a table were checked when it was made.
    if let (true, None, PointsOrTable::Points(points)) = (in_subgroup, args.n, &bases) {
        run::run("checking the subgroup", choice, |o| {
            Ok(engine.check_subgroup(points, o)?)
        })?;
    }
    if let PointsOrTable::Points(_) = &bases {
        planned(&engine, n, &scalars, choice, in_subgroup)?;
    }
    let peak = resident::Peak::begin();
    let (output, seconds) = run::run("summing", choice, |o| {
        bases.msm(&engine, scalars.view(), &Options { in_subgroup, ..*o })
    })?;
    let sum = show::Sum::of(&engine, &output.point);
    Ok(Summed::new(
        &engine.curve().name,
        engine.group().to_string().to_lowercase(),
        n,
        (seconds, SUM),
        output.report,
        peak.bytes(),
        sum,
    ))
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

fn edwards(args: &Msm, choice: &Choice, curve: &EdwardsCurve) -> Result<Summed, Failure> {
    let sums = group::edwards(curve, args.group, choice.backend)?;
    if args.pairs.is_some() {
        let name = &curve.name;
        return Err(Failure::new(format!(
            "--pairs: {name} is a twisted Edwards curve, whose points come from --bases, --table or -n"
        )));
    }
    let (bases, scalars) = match &args.bases {
        Some(file) if args.n.is_none() => {
            let scalars = scalars(args, None)?;
            let points = group::read_edwards(&sums, file, args.bases_format)?;
            (PointsOrTable::Points(points), scalars)
        }
        _ => given(args, sums.engine())?,
    };
    let n = bases.len();
    same_length(n, &scalars)?;
    let in_subgroup = !args.unchecked_subgroup;
    if let PointsOrTable::Points(points) = &bases {
        if in_subgroup && args.n.is_none() {
            run::run("checking the subgroup", choice, |o| {
                sums.check_subgroup(points, o)
            })?;
        }
        planned(sums.engine(), n, &scalars, choice, in_subgroup)?;
    }
    let peak = resident::Peak::begin();
    let (output, seconds) = run::run("summing", choice, |o| {
        bases.msm(
            sums.engine(),
            scalars.view(),
            &Options { in_subgroup, ..*o },
        )
    })?;
    let sum = sums.shown(&output.point);
    Ok(Summed::new(
        sums.name(),
        "g1".into(),
        n,
        (seconds, SUM),
        output.report,
        peak.bytes(),
        sum,
    ))
}

fn given(args: &Msm, engine: &Engine) -> Result<(PointsOrTable, ScalarList), Error> {
    if let Some(n) = args.n {
        return run::waiting(&format!("making {}", show::count(n, "point")), || {
            let points = random::points(engine, n, args.seed)?;
            Ok((
                PointsOrTable::Points(points),
                random::scalars(engine, n, args.seed)?,
            ))
        });
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
fn of_files(args: &Msm, choice: &Choice, bases: &Part) -> Result<Summed, Failure> {
    let engine = engine(args, choice)?;
    let peak = resident::Peak::begin();
    let points = files::Points::open(bases, args.bases_format, &engine)?;
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
        points: points.list(&engine)?,
        which_points: points.range.clone(),
        scalars: scalars.scalars(of_scalars)?,
        which_scalars,
        check_subgroup: !args.unchecked_subgroup,
    };
    let (output, seconds) = run::run("checking and summing", choice, |o| sum.msm(o))?;
    Ok(Summed::new(
        &engine.curve().name,
        engine.group().to_string().to_lowercase(),
        n,
        (seconds, READING),
        output.report,
        peak.bytes(),
        show::Sum::of(&engine, &output.point),
    ))
}

fn scalars(args: &Msm, curve: Option<&Curve>) -> Result<ScalarList, Error> {
    let format = args.scalars_format.map(Format::Scalars);
    files::scalars(
        files::needed(args.scalars.as_ref(), "--scalars")?,
        format,
        curve,
    )
}
