//! `msmith bench`: how long sums take here, and checks of points. Peers are compared by `msmith-bench`.

use msmith::{Backend, Domain, Engine, Options, Output, Point, Report, WordPoints};
use msmith_io::{Error, random};

use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{Bench, Timed};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::group::Group;
use crate::{run, show, which};

/// All times.
#[derive(Serialize)]
struct Times {
    curve: String,
    group: String,
    threads: usize,
    rounds: u32,
    rows: Vec<Row>,
}

/// One size on one backend.
#[derive(Serialize)]
struct Row {
    n: usize,
    backend: &'static str,
    algorithm: &'static str,
    radix: String,
    seconds: f64,
    ns_point: Option<f64>,
    additions: u64,
    ns_addition: Option<f64>,
    peak_bytes: u64,
    parts: usize,
}

/// Times every size on every chosen backend, interleaved, and compares the sums.
pub fn run(args: &Bench) -> Result<Printed, Failure> {
    let choice = &Choice::of(&args.how)?;
    let curve = args.curve_file.is_none().then_some(args.curve);
    let backends = match args.all_backends {
        true => Backend::available(),
        false => vec![choice.backend],
    };
    let file = args.curve_file.as_ref().map(which::from_file).transpose()?;
    let groups = backends
        .into_iter()
        .map(|backend| match &file {
            Some(curve) => Group::of_numbers(curve, args.group, backend),
            None => Group::new(curve, None, args.group, backend),
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut rows = Vec::new();
    for &n in &args.n {
        rows.extend(time(args, choice, &groups, n)?);
    }
    let times = Times {
        curve: groups[0].curve().to_owned(),
        group: groups[0].name(),
        threads: choice.threads_for(args.n.iter().copied().max().unwrap_or(0))?,
        rounds: args.rounds,
        rows,
    };
    render(&times, args.how.json)
}

impl Answer for Times {
    fn text(&self) -> String {
        let header = ["n", "backend", "digits", "time", "a point", "an addition"];
        let mut table = vec![header.map(str::to_owned).to_vec()];
        table.extend(self.rows.iter().map(Row::cells));
        format!(
            "{} of {}, {}, medians of {}\n\n{}\nother libraries on the same inputs: msmith-bench\n",
            self.group,
            self.curve,
            show::threads(self.threads),
            show::count(self.rounds as usize, "round"),
            show::columns(&table),
        )
    }
}

/// The median.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn time(args: &Bench, choice: &Choice, groups: &[Group], n: usize) -> Result<Vec<Row>, Error> {
    let engines: Vec<&Engine> = groups.iter().map(Group::engine).collect();
    let input = run::waiting(&format!("making {}", show::count(n, "point")), || {
        Ok::<_, Error>((
            random::points(engines[0], n, 0)?,
            random::scalars(engines[0], n, 0)?,
        ))
    });
    let (points, scalars) = input?;
    let mut times = vec![Vec::new(); engines.len()];
    let mut outputs = Vec::new();
    for round in 0..args.rounds {
        for (&engine, times) in engines.iter().zip(&mut times) {
            let (output, seconds) = run::run(&show::count(n, "point"), choice, |o| {
                let options = Options {
                    // The points are multiples of the generator.
                    in_subgroup: true,
                    ..*o
                };
                let scalars = scalars.view();
                let list = match args.of {
                    Timed::Sums => {
                        let Output { point, report } = engine.msm(&points, scalars, &options)?;
                        return Ok((point, Some(report)));
                    }
                    Timed::Subgroup => {
                        engine.check_subgroup(&points, o)?;
                        return Ok((Point::infinity(), None));
                    }
                    Timed::MulEach => engine.mul_each(&points, scalars, &options)?,
                    Timed::MulBase => engine.mul_base(&last(&points), scalars, &options)?,
                    Timed::Fft => {
                        engine.fft(&points, &Domain::new(engine.scalar_field()?, n)?, &options)?
                    }
                };
                Ok((last(&list), None))
            })?;
            times.push(seconds);
            if round == 0 {
                outputs.push(output);
            }
        }
    }
    if outputs.iter().any(|o| o.0 != outputs[0].0) {
        return Err(Error::Mismatch {
            what: "that of another backend",
        });
    }
    let rows = outputs.into_iter().zip(&engines).zip(times);
    let row = |(((_, report), engine), times): ((_, &&Engine), _)| match report {
        Some(report) => Row::of_sum(n, report, median(times)),
        None => Row::new(n, engine.backend(), what(args.of), median(times)),
    };
    Ok(rows.map(row).collect())
}

/// What a row calls it.
fn what(of: Timed) -> &'static str {
    match of {
        Timed::Sums => "sum",
        Timed::Subgroup => "subgroup check",
        Timed::MulEach => "a scalar each",
        Timed::MulBase => "one point",
        Timed::Fft => "Fourier transform",
    }
}

/// Nanoseconds of one of this many things, to a tenth.
fn each(count: u64, seconds: f64) -> Option<f64> {
    (count > 0).then(|| (seconds * 1e10 / count as f64).round() / 10.0)
}

/// The last point of a list, by which backends are compared.
fn last(list: &WordPoints) -> Point {
    let last = list.finite.len().checked_sub(1);
    last.and_then(|k| list.get(k)).unwrap_or_default()
}

impl Row {
    /// Of something that is not a sum.
    fn new(n: usize, backend: Backend, what: &'static str, seconds: f64) -> Self {
        Self {
            n,
            backend: backend.name(),
            algorithm: what,
            ns_point: each(n as u64, seconds),
            additions: 0,
            ns_addition: None,
            peak_bytes: 0,
            parts: 1,
            radix: String::new(),
            seconds,
        }
    }

    fn of_sum(n: usize, report: Report, seconds: f64) -> Self {
        Self {
            additions: report.additions,
            ns_addition: each(report.additions, seconds),
            peak_bytes: report.peak_bytes,
            parts: report.parts,
            radix: report.radix,
            ..Self::new(n, report.backend, report.algorithm.name(), seconds)
        }
    }

    fn cells(&self) -> Vec<String> {
        let each = |ns: Option<f64>| ns.map_or("-".to_owned(), |ns| format!("{ns:.0} ns"));
        let digits = match self.radix.as_str() {
            "" => self.algorithm,
            radix => radix,
        };
        vec![
            self.n.to_string(),
            self.backend.to_owned(),
            digits.to_owned() + &show::parts(self.parts),
            show::duration(self.seconds),
            each(self.ns_point),
            each(self.ns_addition),
        ]
    }
}
