//! `compare chains`: what chains cost, over the time to find them.

use msmith_chart::{Axes, Line};
use serde::Serialize;

use super::tables::front::{Point, front};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns, duration};
use crate::progress;

/// All methods for one scalar.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "chains",
    about: "chains for 256-bit scalars by all methods: cost over the time to find them",
    takes: &["samples", "seed"],
    state: State::Ours,
    make: |_, settings| run(settings),
};

const TITLE: &str = "Chains of 256-bit scalars: cost over time to find";

/// Scalars for every method, at most, where no number is given.
const SAMPLES: u32 = 40;

/// Times all methods and compares.
fn run(settings: &Settings) -> Result<Answer, Failure> {
    let (samples, seed) = (settings.samples.unwrap_or(SAMPLES), settings.seed());
    let mut points = progress::with_bar("methods", |progress| front(samples, seed, progress))?
        .ok_or_else(Failure::interrupted)?;
    points.sort_by(|a, b| a.micros.total_cmp(&b.micros));
    let label = |y: f64| format!("{y:.2}");
    let axes = Axes {
        x: "median time to find, one thread",
        y: "field multiplications a bit, table included",
        x_label: &|x| duration(x * 1e-6),
        y_label: &label,
    };
    Ok(Answer {
        text: text(&points, samples),
        json: json(&points, seed),
        svg: Some(format::draw(TITLE, &axes, &lines(&points))?),
    })
}

/// The fronts without and with a table.
fn lines(points: &[Point]) -> Vec<Line> {
    let line = |name: &str, table: bool, colour: usize| {
        let front = || points.iter().filter(|p| p.table == table && p.on_front);
        Line {
            name: name.to_owned(),
            colour,
            thin: false,
            points: front().map(|p| (p.micros, p.per_bit.mean)).collect(),
            // Without the set.
            names: front()
                .filter_map(|p| p.name.split(" ±").next().map(str::to_owned))
                .collect(),
        }
    };
    vec![
        line("no table, none better", false, 1),
        line("table, none better", true, 2),
    ]
}

fn text(points: &[Point], samples: u32) -> String {
    let mut out = format!(
        "chains of 256-bit scalars on twisted Edwards curves, a = −1, S = 0.8M, table included; {samples} scalars at most\n"
    );
    for (table, name) in [(false, "no table"), (true, "with a table")] {
        let head = ["method", "time to find", "M a bit", "±", ""];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for p in points.iter().filter(|p| p.table == table) {
            rows.push(vec![
                p.name.clone(),
                duration(p.micros * 1e-6),
                format!("{:.3}", p.per_bit.mean),
                (p.per_bit.shown()).map_or("few".to_owned(), |se| format!("{se:.3}")),
                if p.on_front { "none better" } else { "" }.to_owned(),
            ]);
        }
        out += &format!("\n{name}\n{}", columns(&rows, 1));
    }
    out
}

fn json(points: &[Point], seed: u64) -> String {
    #[derive(Serialize)]
    struct All<'a> {
        seed: u64,
        methods: Vec<One<'a>>,
    }
    #[derive(Serialize)]
    struct One<'a> {
        method: &'a str,
        table: bool,
        microseconds: f64,
        per_bit: f64,
        se: Option<f64>,
        samples: u64,
        on_front: bool,
    }
    let methods = points.iter().map(|p| One {
        method: &p.name,
        table: p.table,
        microseconds: p.micros,
        per_bit: p.per_bit.mean,
        se: p.per_bit.shown(),
        samples: p.per_bit.n,
        on_front: p.on_front,
    });
    format::json(&All {
        seed,
        methods: methods.collect(),
    })
}
