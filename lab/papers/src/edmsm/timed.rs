//! Coordinates of the buckets compared, as El Housni and Botrel do in *EdMSM* (Table 4 and Figure 3): XYZZ and twisted
//! Edwards form, and batch-affine, on one curve.

use std::time::Instant;

use msmith::curve::{Group, by_name, edwards_form};
use msmith::{Backend, Engine, Options, Output, Point, WordPoints};
use msmith_chart::Line;
use msmith_io::{Error, ScalarList, random};
use serde_json::{Value, json};

use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns, duration};
use crate::progress;
use crate::statistics::median;

use super::xyzz;

/// What it shows.
pub const ABOUT: &str = "sums in XYZZ, affine and twisted Edwards coordinates, timed on one thread";
/// Its options.
pub const TAKES: &[&str] = &["n", "curve", "rounds", "backend"];

/// The same as a comparison with a picture.
pub const COMPARISON: Entry = Entry {
    kind: Kind::Comparison,
    number: "coordinates",
    about: ABOUT,
    takes: TAKES,
    state: State::Ours,
    make: |_, s| run(s),
};

/// How the buckets are kept, and whether the endomorphism is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Running sums in XYZZ coordinates.
    Xyzz,
    /// Affine, in batches.
    Affine,
    /// Running sums in Edwards form, the map to it counted.
    Edwards,
    /// Affine; digits as the planner likes.
    AffineTurned,
}

impl Way {
    const ALL: [Self; 4] = [Self::Xyzz, Self::Affine, Self::Edwards, Self::AffineTurned];

    fn name(self) -> &'static str {
        match self {
            Self::Xyzz => "xyzz",
            Self::Affine => "affine",
            Self::Edwards => "edwards",
            Self::AffineTurned => "affine+ω",
        }
    }

    fn turned(self) -> bool {
        self == Self::AffineTurned
    }
}

/// One column: a way on a backend.
struct Column {
    way: Way,
    backend: Backend,
    engine: Engine,
}

/// A sum, and what it took.
#[derive(Debug)]
pub struct TimedSum {
    pub point: Point,
    /// The digits.
    pub radix: String,
    pub windows: usize,
    /// Of points and sums, every lane counted.
    pub additions: u64,
}

impl From<Output> for TimedSum {
    fn from(Output { point, report }: Output) -> Self {
        Self {
            point,
            radix: report.radix,
            windows: report.windows,
            additions: report.additions,
        }
    }
}

/// One time.
struct Cell {
    way: Way,
    backend: &'static str,
    sum: TimedSum,
    /// Seconds of every round.
    times: Vec<f64>,
}

/// The times of one size.
struct Row {
    n: usize,
    cells: Vec<Cell>,
}

/// Times every size in every way, interleaved, and compares the sums.
pub fn run(settings: &Settings) -> Result<Answer, Failure> {
    let (name, rounds) = (settings.curve_or("bls12-377")?, settings.rounds());
    let curve = by_name(&name)
        .ok_or_else(|| Failure::new(format!("{name:?} is not a curve of the list")))?;
    let backends = match &settings.backend {
        Some(name) => vec![Backend::from_name(name)?],
        None => {
            let mut both = vec![Backend::Portable, Backend::detect()?];
            both.dedup();
            both
        }
    };
    let mut ways = Vec::new();
    for backend in backends {
        let engine = Engine::with_backend(curve, Group::G1, backend)?;
        let turns = engine.derived().endo.is_some();
        edwards_form(curve, Group::G1)
            .map_err(|why| Failure::new(format!("{name} has no twisted Edwards form: {why}")))?;
        for way in Way::ALL.into_iter().filter(|w| turns || !w.turned()) {
            ways.push(Column {
                way,
                backend,
                engine: engine.clone(),
            });
        }
    }
    let sizes = settings.sizes((8..=18).map(|k| 1 << k));
    let steps = sizes.len() as u64 * u64::from(rounds);
    let rows = progress::with_bar("rounds", |report| {
        let mut rows = Vec::new();
        for (k, &n) in sizes.iter().enumerate() {
            let before = k as u64 * u64::from(rounds);
            let go_on = |round: u32| report(before + u64::from(round), steps);
            rows.push(time(&ways, n, rounds, &go_on)?);
        }
        Ok::<_, Failure>(rows)
    })?;
    let title = format!("G1 of {name}, one thread");
    let all: Vec<Value> = rows.iter().flat_map(|row| json(row, &name)).collect();
    Ok(Answer {
        text: format!(
            "{title}, medians of {rounds} rounds\n\n{}\n{}\n{NOTES}",
            columns(&times(&rows), 1),
            columns(&savings(&rows), 1),
        ),
        json: format::json(&json!({
            "curve": name,
            "threads": 1,
            "rounds": rounds,
            "rows": all,
        })),
        svg: Some(format::draw_times(&title, &lines(&rows))?),
    })
}

const NOTES: &str = "\
xyzz     running sums in XYZZ coordinates, 8M + 2S an addition
affine   batches of affine additions, 5M + 1S and an inversion for many
edwards  running sums in Edwards form, 7M, and 12M a point for the map to it
+ω       with the endomorphism, digits as the planner likes; the others have signed windows
In EdMSM, 2^16 points of BLS12-377, arkworks of 2022 = 0%: xyzz 33%, edwards 45%, so edwards 18% below
xyzz. Its Table 4 and §5, 2^16 points on a Galaxy A13 5G, in parallel: the baseline 2309 ms, xyzz 821 ms before and 620 ms
after its work on the field, edwards 509 ms. The draft of 2022 has no such table, and 29% for edwards below xyzz
where TCHES has 30%. Other libraries on the same inputs: msmith-bench
";

/// Points and scalars.
struct Input {
    points: WordPoints,
    scalars: ScalarList,
}

impl Input {
    fn new(engine: &Engine, n: usize) -> Result<Self, Error> {
        Ok(Self {
            points: random::points(engine, n, 0)?,
            scalars: random::scalars(engine, n, 0)?,
        })
    }

    fn sum(&self, column: &Column) -> Result<TimedSum, Error> {
        let (engine, scalars) = (&column.engine, self.scalars.view());
        Ok(match column.way {
            Way::Xyzz => xyzz::msm(engine, &self.points, scalars, None)?,
            way => engine.msm(&self.points, scalars, &options(way))?.into(),
        })
    }
}

/// The points are multiples of the generator; the ways without ω do not know it.
fn options(way: Way) -> Options<'static> {
    let algorithm = match way {
        Way::Edwards => msmith::Algorithm::EdMsm,
        _ if way.turned() => msmith::Algorithm::Auto,
        _ => msmith::Algorithm::Signed,
    };
    Options {
        algorithm,
        threads: Some(1),
        in_subgroup: way.turned(),
        ..Options::default()
    }
}

fn time(
    columns: &[Column],
    n: usize,
    rounds: u32,
    go_on: &dyn Fn(u32) -> bool,
) -> Result<Row, Failure> {
    let input = Input::new(&columns[0].engine, n)?;
    let mut sums = Vec::new();
    for column in columns {
        sums.push(input.sum(column)?);
    }
    if sums.iter().any(|s| s.point != sums[0].point) {
        let what = "that of other coordinates";
        return Err(Error::Mismatch { what }.into());
    }
    let mut times = vec![Vec::new(); columns.len()];
    for round in 0..rounds {
        if !go_on(round) {
            return Err(Failure::interrupted());
        }
        for (k, column) in columns.iter().enumerate() {
            let start = Instant::now();
            input.sum(column)?;
            times[k].push(start.elapsed().as_secs_f64());
        }
    }
    let cell = |((column, sum), times): ((&Column, TimedSum), Vec<f64>)| Cell {
        way: column.way,
        backend: column.backend.name(),
        sum,
        times,
    };
    let cells = columns.iter().zip(sums).zip(times).map(cell).collect();
    Ok(Row { n, cells })
}

impl Cell {
    /// The median.
    fn seconds(&self) -> f64 {
        median(self.times.clone())
    }
}

impl Row {
    /// What part of the time in XYZZ coordinates on the same backend is saved: the median over the rounds,
    /// so that slow changes of the machine's speed cancel.
    fn saved(&self, cell: &Cell) -> Option<f64> {
        let of = |c: &&Cell| c.way == Way::Xyzz && c.backend == cell.backend;
        let base = self.cells.iter().find(of)?;
        let rounds = cell.times.iter().zip(&base.times);
        Some(median(rounds.map(|(t, base)| 1.0 - t / base).collect()))
    }
}

/// What the paper prints for so many points of BLS12-377, in milliseconds: §5 for XYZZ coordinates after the
/// optimizations of the field, Table 4 for Edwards form.
fn printed(n: usize, curve: &str, way: Way) -> Option<u32> {
    match (n, curve, way) {
        (0x1_0000, "bls12-377", Way::Xyzz) => Some(620),
        (0x1_0000, "bls12-377", Way::Edwards) => Some(509),
        _ => None,
    }
}

fn header(rows: &[Row], ways: impl Fn(Way) -> bool) -> Vec<String> {
    let cells = rows.first().map_or(&[][..], |r| &r.cells);
    let names =
        (cells.iter().filter(|c| ways(c.way))).map(|c| format!("{} {}", c.backend, c.way.name()));
    std::iter::once("n".to_owned()).chain(names).collect()
}

fn times(rows: &[Row]) -> Vec<Vec<String>> {
    let mut table = vec![header(rows, |_| true)];
    table.extend(rows.iter().map(|row| {
        let times = row.cells.iter().map(|c| duration(c.seconds()));
        std::iter::once(row.n.to_string()).chain(times).collect()
    }));
    table
}

/// The same as parts saved of the time in XYZZ coordinates.
fn savings(rows: &[Row]) -> Vec<Vec<String>> {
    let mut table = vec![header(rows, |w| w != Way::Xyzz)];
    table.extend(rows.iter().map(|row| {
        let cells = row.cells.iter().filter(|c| c.way != Way::Xyzz);
        let saved = cells.map(|c| match row.saved(c) {
            Some(part) => format!("{:.0}%", 100.0 * part),
            None => "-".to_owned(),
        });
        std::iter::once(row.n.to_string()).chain(saved).collect()
    }));
    table
}

fn json(row: &Row, curve: &str) -> Vec<Value> {
    let cell = |c: &Cell| {
        let saved = row.saved(c).map(|s| (s * 1e4).round() / 1e4);
        json!({
            "n": row.n,
            "coordinates": c.way.name(),
            "backend": c.backend,
            "radix": c.sum.radix,
            "windows": c.sum.windows,
            "additions": c.sum.additions,
            "seconds": c.seconds(),
            "saved": saved,
            "printed_ms": printed(row.n, curve, c.way),
        })
    };
    row.cells.iter().map(cell).collect()
}

fn lines(rows: &[Row]) -> Vec<Line> {
    let cells = rows.first().map_or(&[][..], |r| &r.cells);
    (cells.iter().enumerate())
        .map(|(k, c)| Line {
            name: format!("{} {}", c.backend, c.way.name()),
            colour: Way::ALL.iter().position(|w| *w == c.way).unwrap_or(0),
            thin: c.backend == Backend::Portable.name(),
            names: Vec::new(),
            points: rows
                .iter()
                .map(|r| (r.n as f64, r.cells[k].seconds()))
                .collect(),
        })
        .collect()
}
