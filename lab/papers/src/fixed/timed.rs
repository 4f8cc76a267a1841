//! Table 3 of Fan, Kuchta, Sica, Xu (FKSX) on this machine: blst's Pippenger, the repaired set of Luo, Fu and Gong,
//! p = 7, and Eisenstein digits.
//!
//! Each set takes turns with blst, so that only one table is in memory.

use std::time::Instant;

use msmith::curve::{Group, by_name};
use msmith::{Backend, Bases, Engine, Options};
use msmith_chart::Line;
use msmith_core::recode::bucket_set::{Family, Spec, single};
use msmith_io::{Error, ScalarList, random};
use serde_json::{Value, json};

use super::pippenger::{Pippenger, words};
use super::printed;
use super::sets::{lfg, prime};
use super::{Method, Shape, best};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, bytes, columns, duration};
use crate::progress;
use crate::statistics::median;

/// What it shows.
pub const ABOUT: &str =
    "sums over fixed bases with tables next to blst's Pippenger, timed on one thread";
/// Its options.
pub const TAKES: &[&str] = &["n", "rounds", "backend"];

/// The same as a comparison with a picture.
pub const COMPARISON: Entry = Entry {
    kind: Kind::Comparison,
    number: "fixed-bases",
    about: ABOUT,
    takes: TAKES,
    state: State::Ours,
    make: |_, s| run(s),
};

const CURVE: &str = "bls12-381";
/// Name, family, and p.
const KINDS: [(&str, &Family, u32); 3] = [
    ("repaired LFG", &lfg::REPAIRED, 0),
    ("p = 7", &prime::FAMILY, 7),
    ("Eisenstein", &single::EISENSTEIN, 0),
];

/// A set's turns with blst.
struct Cell {
    name: &'static str,
    set: Spec,
    /// Points stored for each base, and bytes.
    stored: usize,
    bytes: u64,
    /// Seconds to make the table.
    build: f64,
    additions: u64,
    /// Seconds of every round, and blst's.
    times: Vec<f64>,
    blst: Vec<f64>,
}

/// The sets at one size.
struct Row {
    n: usize,
    cells: Vec<Cell>,
}

/// Times every size, and compares the sums.
pub fn run(settings: &Settings) -> Result<Answer, Failure> {
    let curve = by_name(CURVE)
        .ok_or_else(|| Failure::new(format!("{CURVE} is not a curve of the list")))?;
    let backend = match &settings.backend {
        Some(name) => Backend::from_name(name)?,
        None => Backend::detect()?,
    };
    let engine = Engine::with_backend(curve, Group::G1, backend)?;
    let kinds = kinds(&engine)?;
    let (sizes, rounds) = (settings.sizes((10..=16).map(|k| 1 << k)), settings.rounds());
    let steps = (sizes.len() * kinds.len()) as u64;
    let rows = progress::with_bar("tables", |report| {
        let mut rows = Vec::new();
        for (k, &n) in sizes.iter().enumerate() {
            let before = (k * kinds.len()) as u64;
            let go_on = |table: usize| report(before + table as u64, steps);
            rows.push(time(rounds, &engine, &kinds, n, &go_on)?);
        }
        Ok::<_, Failure>(rows)
    })?;
    let title = format!("fixed bases, G1 of {CURVE}, one thread");
    let all: Vec<Value> = rows.iter().flat_map(json).collect();
    Ok(Answer {
        text: format!(
            "{title}, backend {}, medians of {rounds} rounds\n\n{}\n{}{}\n{NOTES}",
            backend.name(),
            columns(&times(&rows), 1),
            paper(&rows),
            columns(&tables(&rows), 1),
        ),
        json: format::json(&json!({
            "curve": CURVE,
            "backend": backend.name(),
            "threads": 1,
            "rounds": rounds,
            "rows": all,
        })),
        svg: Some(format::draw_times(&title, &lines(&rows))?),
    })
}

const NOTES: &str = "\
blst          Pippenger without a table
repaired LFG  radix 2^c, multipliers 1, 2, 3 (FKSX, Algorithm 4)
p = 7         radix 7^c, multipliers 1, 2, 3 (FKSX, Theorem 4)
Eisenstein    radix π·2^c in Z[ω], units ±1, ±ω, ±ω², no multipliers
c takes the fewest counted additions. A table of p = 7 for 2^21 points takes 8 GB. Other libraries and tables on the same inputs: msmith-bench fixed
";

/// The bases are multiples of the generator.
fn options() -> Options<'static> {
    Options {
        threads: Some(1),
        in_subgroup: true,
        ..Options::default()
    }
}

/// The sets of every kind.
fn kinds(engine: &Engine) -> Result<Vec<(&'static str, Vec<Shape>)>, msmith::Error> {
    let numbers = engine.numbers();
    let kind = |(name, family, parameter)| {
        let method = Method::of(family, parameter);
        let method = method.ok_or_else(|| none(name))?;
        Ok((name, method.shapes(&numbers)?))
    };
    KINDS.into_iter().map(kind).collect()
}

fn none(kind: &str) -> msmith::Error {
    msmith::Error::Option(format!("there is no set of the kind {kind}"))
}

fn time(
    rounds: u32,
    engine: &Engine,
    kinds: &[(&'static str, Vec<Shape>)],
    n: usize,
    go_on: &dyn Fn(usize) -> bool,
) -> Result<Row, Failure> {
    let points = random::points(engine, n, 0)?;
    let scalars = random::scalars(engine, n, 0)?;
    let blst = Pippenger::new(&points, &scalars)?;
    let mut cells = Vec::new();
    for (k, (name, shapes)) in kinds.iter().enumerate() {
        if !go_on(k) {
            return Err(Failure::interrupted());
        }
        let set = best(shapes, n as u64).ok_or_else(|| none(name))?.spec;
        let start = Instant::now();
        let bases = engine.prepare_with(&points, set, 1, &options())?;
        let build = start.elapsed().as_secs_f64();
        cells.push(turns(rounds, name, &bases, build, &scalars, &blst)?);
    }
    Ok(Row { n, cells })
}

fn turns(
    rounds: u32,
    name: &'static str,
    bases: &Bases,
    build: f64,
    scalars: &ScalarList,
    blst: &Pippenger,
) -> Result<Cell, Error> {
    let first = bases.msm(scalars.view(), &options())?;
    if first.point != words(&blst.sum()) {
        return Err(Error::Mismatch {
            what: "that of blst",
        });
    }
    let layout = bases.layout();
    let mut cell = Cell {
        name,
        set: layout.set,
        stored: layout.rows,
        bytes: bases.bytes(),
        build,
        additions: first.report.additions,
        times: Vec::new(),
        blst: Vec::new(),
    };
    for _ in 0..rounds {
        let start = Instant::now();
        std::hint::black_box(blst.sum());
        cell.blst.push(start.elapsed().as_secs_f64());
        let start = Instant::now();
        bases.msm(scalars.view(), &options())?;
        cell.times.push(start.elapsed().as_secs_f64());
    }
    Ok(cell)
}

impl Cell {
    fn seconds(&self) -> f64 {
        median(self.times.clone())
    }

    /// How many times as fast as blst: the median over the rounds, so that slow changes of the machine's speed
    /// cancel.
    fn faster(&self) -> f64 {
        let rounds = self.blst.iter().zip(&self.times);
        median(rounds.map(|(blst, t)| blst / t).collect())
    }
}

impl Row {
    /// blst's time.
    fn blst(&self) -> f64 {
        let all = self.cells.iter().flat_map(|c| &c.blst);
        median(all.copied().collect())
    }
}

fn times(rows: &[Row]) -> Vec<Vec<String>> {
    let names = KINDS.map(|k| k.0.to_owned());
    let mut table = vec![[vec!["n".to_owned(), "blst".to_owned()], names.to_vec()].concat()];
    table.extend(rows.iter().map(|row| {
        let cells =
            (row.cells.iter()).map(|c| format!("{} ({:.2}×)", duration(c.seconds()), c.faster()));
        let first = [row.n.to_string(), duration(row.blst())];
        first.into_iter().chain(cells).collect()
    }));
    table
}

/// What the paper prints for these sizes.
fn paper(rows: &[Row]) -> String {
    let cells = rows.iter().filter_map(|row| {
        let texts = printed::times(row.n)?;
        let [blst, lfg, seven] = texts.map(|t| printed::seconds(t).unwrap_or(f64::NAN));
        let [_, a, b] = texts;
        let cell = |text: &str, seconds: f64| format!("{text} ({:.2}×)", blst / seconds);
        Some(vec![
            row.n.to_string(),
            texts[0].to_owned(),
            cell(a, lfg),
            cell(b, seven),
        ])
    });
    let head = ["n", "blst", "repaired LFG", "p = 7"].map(str::to_owned);
    let mut table = vec![head.to_vec()];
    table.extend(cells);
    match table.len() {
        1 => String::new(),
        _ => format!("FKSX, Table 3, on an M1 Max\n{}\n", columns(&table, 1)),
    }
}

/// What the tables are.
fn tables(rows: &[Row]) -> Vec<Vec<String>> {
    let header = [
        "n",
        "set",
        "points a base",
        "table",
        "made in",
        "additions a base",
    ];
    let mut table = vec![header.map(str::to_owned).to_vec()];
    for row in rows {
        table.extend(row.cells.iter().map(|c| {
            vec![
                row.n.to_string(),
                c.set.to_string(),
                c.stored.to_string(),
                bytes(c.bytes),
                duration(c.build),
                format!("{:.2}", c.additions as f64 / row.n as f64),
            ]
        }));
    }
    table
}

fn json(row: &Row) -> Vec<Value> {
    let printed = |c: &Cell| {
        let at = KINDS.iter().position(|kind| kind.0 == c.name)?;
        printed::times(row.n)?.get(at + 1).copied()
    };
    let cell = |c: &Cell| {
        json!({
            "printed": printed(c),
            "printed_blst": printed::times(row.n).map(|t| t[0]),
            "n": row.n,
            "method": c.name,
            "set": c.set.to_string(),
            "points_per_base": c.stored,
            "bytes": c.bytes,
            "seconds_build": c.build,
            "additions": c.additions,
            "seconds": c.seconds(),
            "seconds_blst": median(c.blst.clone()),
            "faster": (c.faster() * 1e4).round() / 1e4,
        })
    };
    row.cells.iter().map(cell).collect()
}

fn lines(rows: &[Row]) -> Vec<Line> {
    let line = |name: &str, colour: usize, seconds: &dyn Fn(&Row) -> f64| Line {
        name: name.to_owned(),
        colour,
        thin: colour == 0,
        names: Vec::new(),
        points: rows.iter().map(|r| (r.n as f64, seconds(r))).collect(),
    };
    let sets = (KINDS.iter().enumerate())
        .map(|(k, kind)| line(kind.0, k + 1, &|row| row.cells[k].seconds()));
    std::iter::once(line("blst", 0, &Row::blst))
        .chain(sets)
        .collect()
}
