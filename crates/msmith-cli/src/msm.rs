//! `msmith msm`.

use std::path::PathBuf;

use msmith::{Engine, Options, Output, WordPoints};
use msmith_io::table::{self, Table};
use msmith_io::{BasesFormat, Error, ScalarList, ScalarsFormat, pairs, random, read_file};

use crate::args::Msm;
use crate::{run, show, which};

/// Points as they are, or prepared.
enum Bases {
    Points(WordPoints),
    Table(Box<Table>),
}

impl Bases {
    fn len(&self) -> usize {
        match self {
            Self::Points(points) => points.finite.len(),
            Self::Table(table) => table.bases.len(),
        }
    }

    fn msm(
        &self,
        engine: &Engine,
        scalars: &ScalarList,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        match self {
            Self::Points(points) => Ok(engine.msm(points, scalars.view(), options)?),
            Self::Table(table) => table.msm(scalars.view(), options),
        }
    }
}

/// Reads or makes the input, checks it, and computes.
pub fn run(args: &Msm) -> Result<String, Error> {
    run::check(&args.how)?;
    let engine = which::engine(&args.which, &args.how)?;
    let curve = engine.curve();
    run::listen();
    let (bases, scalars) = run::waiting("reading", || input(args, &engine))?;
    let n = bases.len();
    let m = scalars.words.len() / scalars.per;
    if n != m {
        return Err(msmith::Error::LengthMismatch {
            points: n,
            scalars: m,
        }
        .into());
    }
    let in_subgroup = !args.unchecked_subgroup;
    // Random points are multiples of the generator, and those of a table were checked when it was made.
    if let (true, None, Bases::Points(points)) = (in_subgroup, args.n, &bases) {
        run::waiting("checking the subgroup", || {
            run::run(&args.how, |o| {
                Ok(engine.check_subgroup(
                    points,
                    &Options {
                        progress: None,
                        ..*o
                    },
                )?)
            })
        })?;
    }
    let (output, seconds) = run::run(&args.how, |o| {
        bases.msm(&engine, &scalars, &Options { in_subgroup, ..*o })
    })?;

    let report = &output.report;
    let group = engine.group().to_string().to_lowercase();
    if args.how.json {
        let object = show::Object::new()
            .text("curve", &curve.name)
            .text("group", &group)
            .raw("n", n)
            .text("algorithm", report.algorithm)
            .text("backend", report.backend)
            .raw("threads", report.threads)
            .text("radix", &report.radix)
            .raw("windows", report.windows)
            .raw("seconds", seconds)
            .raw("peak_bytes", report.peak_bytes)
            .raw("result", show::point(&engine, &output.point));
        return Ok(object.end() + "\n");
    }
    let mut rows = vec![("sum", format!("{n} points of {group} of {}", curve.name))];
    match &output.point {
        None => rows.push(("result", "infinity".into())),
        Some((x, y)) => {
            rows.push(("x", show::coordinate(&engine, x).join(" ")));
            rows.push(("y", show::coordinate(&engine, y).join(" ")));
        }
    }
    rows.push(("time", show::duration(seconds)));
    rows.extend(show::method(report));
    Ok(show::table(&rows))
}

fn input(args: &Msm, engine: &Engine) -> Result<(Bases, ScalarList), Error> {
    if let Some(n) = args.n {
        return Ok((
            Bases::Points(random::points(engine, n, args.seed)?),
            random::scalars(engine, n, args.seed)?,
        ));
    }
    if let Some(path) = &args.pairs {
        let (points, scalars) = pairs::read(engine, &read_file(path)?)?;
        return Ok((
            Bases::Points(points),
            ScalarList {
                words: scalars.into_flattened(),
                per: 4,
            },
        ));
    }
    // The command line is refused unless what is read here is there.
    let text = |o: &Option<String>| o.clone().unwrap_or_default();
    let file = |o: &Option<PathBuf>| read_file(o.as_deref().unwrap_or("".as_ref()));
    let scalars = || {
        let format = ScalarsFormat::by_name(&text(&args.scalars_format))?;
        format.read(&file(&args.scalars)?)
    };
    if let Some(path) = &args.table {
        let table = table::open(engine, path)?;
        let scalars = match args.scalars {
            Some(_) => scalars()?,
            None => random::scalars(engine, table.bases.len(), args.seed)?,
        };
        return Ok((Bases::Table(Box::new(table)), scalars));
    }
    let format = BasesFormat::by_name(&text(&args.bases_format))?;
    let scalars = scalars()?;
    let points = format.read(engine, &file(&args.bases)?)?;
    Ok((Bases::Points(points), scalars))
}
