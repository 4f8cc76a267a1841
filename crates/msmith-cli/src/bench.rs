//! `msmith bench`: how long sums take here. Peers are compared by `msmith-bench`.

mod edmsm;
mod fixed;
mod pippenger;

use std::path::Path;

use msmith::{Backend, Engine, Options, Report};
use msmith_chart::{Axes, Line};
use msmith_io::{Error, random};

use crate::args::{Bench, Comparison};
use crate::failure::Failure;
use crate::{run, show, which};

/// One size on one backend.
struct Row {
    n: usize,
    report: Report,
    seconds: f64,
}

/// Times every size on every chosen backend, interleaved, and compares the sums.
pub fn run(args: &Bench) -> Result<String, Failure> {
    match &args.what {
        Some(Comparison::Edmsm(args)) => return Ok(edmsm::run(args)?),
        Some(Comparison::Fixed(args)) => return Ok(fixed::run(args)?),
        None => {}
    }
    Ok(sums(args)?)
}

fn sums(args: &Bench) -> Result<String, Error> {
    run::check(&args.how)?;
    let curve = match &args.curve_file {
        Some(path) => which::from_file(path)?,
        None => which::by_name(&args.curve)?,
    };
    let backends = match &args.how.backend {
        Some(name) => vec![Backend::from_name(name)?],
        None if args.all_backends => Backend::available(),
        None => vec![Backend::detect()?],
    };
    let engines = backends
        .into_iter()
        .map(|b| Engine::with_backend(&curve, args.group.into(), b))
        .collect::<Result<Vec<_>, _>>()?;
    run::listen();
    let mut rows = Vec::new();
    for &n in &args.n {
        rows.extend(time(args, &engines, n)?);
    }
    let group = msmith::curve::Group::from(args.group)
        .to_string()
        .to_lowercase();
    if args.how.json {
        let list: Vec<_> = rows.iter().map(json).collect();
        let object = show::Object::new()
            .text("curve", &curve.name)
            .text("group", &group)
            .raw("threads", args.how.threads)
            .raw("rounds", args.rounds)
            .raw("rows", format!("[{}]", list.join(",")));
        return Ok(object.end() + "\n");
    }
    let header = ["n", "backend", "digits", "time", "a point", "an addition"];
    let mut table = vec![header.map(str::to_owned).to_vec()];
    table.extend(rows.iter().map(cells));
    Ok(format!(
        "{group} of {}, {}, medians of {} rounds\n\n{}\nother libraries on the same inputs: msmith-bench\n",
        curve.name,
        show::threads(args.how.threads),
        args.rounds,
        show::columns(&table),
    ))
}

/// The median.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Draws seconds over n to a file.
fn draw(path: &Path, title: &str, lines: &[Line]) -> Result<(), Error> {
    show::draw(path, title, &Axes::times(&show::duration), lines)
}

fn time(args: &Bench, engines: &[Engine], n: usize) -> Result<Vec<Row>, Error> {
    let input = run::waiting("making points", || {
        let engine = &engines[0];
        Ok::<_, Error>((
            random::points(engine, n, 0)?,
            random::scalars(engine, n, 0)?,
        ))
    });
    let (points, scalars) = input?;
    let mut times = vec![Vec::new(); engines.len()];
    let mut outputs = Vec::new();
    for round in 0..args.rounds {
        for (engine, times) in engines.iter().zip(&mut times) {
            // The points are multiples of the generator.
            let (output, seconds) = run::run(&args.how, |o| {
                let options = Options {
                    in_subgroup: true,
                    ..*o
                };
                Ok(engine.msm(&points, scalars.view(), &options)?)
            })?;
            times.push(seconds);
            if round == 0 {
                outputs.push(output);
            }
        }
    }
    if outputs.iter().any(|o| o.point != outputs[0].point) {
        return Err(Error::Mismatch {
            what: "that of another backend",
        });
    }
    let row = |(output, times): (msmith::Output, Vec<f64>)| Row {
        n,
        report: output.report,
        seconds: median(times),
    };
    Ok(outputs.into_iter().zip(times).map(row).collect())
}

impl Row {
    /// Nanoseconds for each of `count` things, if there are any.
    fn each(&self, count: f64) -> Option<f64> {
        (count > 0.0).then(|| self.seconds * 1e9 / count)
    }

    fn digits(&self) -> &str {
        match self.report.radix.as_str() {
            "" => self.report.algorithm,
            radix => radix,
        }
    }
}

fn cells(row: &Row) -> Vec<String> {
    let each = |count| match row.each(count) {
        Some(ns) => format!("{ns:.0} ns"),
        None => "-".to_owned(),
    };
    vec![
        row.n.to_string(),
        row.report.backend.to_owned(),
        row.digits().to_owned(),
        show::duration(row.seconds),
        each(row.n as f64),
        each(row.report.additions as f64),
    ]
}

fn json(row: &Row) -> String {
    let each = |count| match row.each(count) {
        Some(ns) => format!("{ns:.1}"),
        None => "null".to_owned(),
    };
    show::Object::new()
        .raw("n", row.n)
        .text("backend", row.report.backend)
        .text("algorithm", row.report.algorithm)
        .text("radix", &row.report.radix)
        .raw("seconds", row.seconds)
        .raw("ns_point", each(row.n as f64))
        .raw("additions", row.report.additions)
        .raw("ns_addition", each(row.report.additions as f64))
        .raw("peak_bytes", row.report.peak_bytes)
        .end()
}
