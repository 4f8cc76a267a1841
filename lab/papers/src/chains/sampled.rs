//! Tables over random scalars, as text, as JSON and as a picture.

use msmith_chart::{Axes, Line};
use serde::Serialize;

use super::tables::{Make, Measured, Options, Quantity, Table, measure};
use crate::args::Settings;
use crate::entry::{Answer, Entry};
use crate::failure::Failure;
use crate::format::{self, columns, finite};
use crate::progress;
use crate::statistics::Mean;

/// Runs a table.
pub fn run(
    paper: &'static str,
    make: Make,
    entry: &Entry,
    settings: &Settings,
) -> Result<Answer, Failure> {
    let table = Table::new(paper, entry.number, entry.about, make)?;
    let measured = measured(&table, settings)?;
    Ok(answer(&table, &measured, settings.seed()))
}

/// Runs Figure 2 of the multi-base paper and draws it.
pub fn figure_2(
    paper: &'static str,
    make: Make,
    entry: &Entry,
    settings: &Settings,
) -> Result<Answer, Failure> {
    let table = Table::new(paper, "figure-2", entry.about, make)?;
    let measured = measured(&table, settings)?;
    let label = |y: f64| format!("{y:.0}");
    let axes = Axes {
        x: "size of buckets",
        y: "field multiplications",
        x_label: &|x| format!("{x:.0}"),
        y_label: &label,
    };
    let svg = format::draw(table.title, &axes, &lines(&measured))?;
    let mut answer = answer(&table, &measured, settings.seed());
    answer.svg = Some(svg);
    Ok(answer)
}

fn measured(table: &Table, settings: &Settings) -> Result<Vec<Measured>, Failure> {
    let options = Options {
        samples: settings.samples,
        seed: settings.seed(),
        threads: settings.threads(),
    };
    let measured = progress::with_bar("numbers", |progress| measure(table, &options, progress))?;
    measured.ok_or_else(Failure::interrupted)
}

fn answer(table: &Table, measured: &[Measured], seed: u64) -> Answer {
    Answer {
        text: text(table, measured, seed),
        json: json(table, measured, seed),
        svg: None,
    }
}

/// One line a method: cost over size.
fn lines(measured: &[Measured]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for m in measured {
        let c = &m.cell;
        // The column is "8 m", the size and what is shown.
        let size = c.column.split(' ').next();
        let size = size.and_then(|s| s.parse::<f64>().ok());
        let (Some(size), true) = (size, c.run.quantity() != Some(Quantity::Time)) else {
            continue;
        };
        let name = c.row.clone();
        let at = lines
            .iter()
            .position(|l| l.name == name)
            .unwrap_or_else(|| {
                let colour = lines.len() + 1;
                lines.push(Line {
                    name,
                    colour,
                    thin: false,
                    points: Vec::new(),
                    names: Vec::new(),
                });
                colour - 1
            });
        lines[at].points.push((size, m.mean.mean));
    }
    for l in &mut lines {
        l.points.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
    lines
}

fn z(value: Option<f64>) -> String {
    value.map_or(String::new(), |z| {
        if z.is_finite() {
            format!("{z:+.1}")
        } else {
            "differs".to_owned()
        }
    })
}

/// A standard error, or that there is none.
fn few(se: Option<f64>, places: usize) -> String {
    se.map_or("few".to_owned(), |se| format!("{se:.places$}"))
}

fn text(table: &Table, measured: &[Measured], seed: u64) -> String {
    let head = [
        "row", "column", "printed", "z", "checked", "z", "here", "±", "scalars",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    let mut notes: Vec<&str> = Vec::new();
    for m in measured {
        let c = &m.cell;
        let mut mark = String::new();
        if !c.note.is_empty() {
            let at = notes.iter().position(|n| *n == c.note).unwrap_or_else(|| {
                notes.push(c.note);
                notes.len() - 1
            });
            mark = format!(" [{}]", at + 1);
        }
        let exact = c.run.is_exact();
        cells.push(vec![
            c.row.clone(),
            c.column.clone(),
            c.printed.map_or(String::new(), |p| p.text.to_owned()) + &mark,
            z(m.against_printed),
            c.reference
                .map_or(String::new(), |r| format!("{:.2}", r.mean)),
            z(m.against_reference),
            match m.mean.n {
                0 => String::new(),
                _ => format!("{:.2}", m.mean.mean),
            },
            match (exact, m.mean.n) {
                (true, _) => "exact".to_owned(),
                (false, 0) => "not run".to_owned(),
                (false, _) => few(m.mean.shown(), 2),
            },
            match exact || m.mean.n == 0 {
                true => String::new(),
                false => m.mean.n.to_string(),
            },
        ]);
    }
    let mut out = format!(
        "{}, table {}: {}\n\n{}",
        table.paper,
        table.number,
        table.title,
        columns(&cells, 1)
    );
    out += "\nz: by how many standard errors ours is above; ±: one standard error, of ";
    out += &format!("{} scalars or more; seed {seed}\n", Mean::FEW);
    if !table.note.is_empty() {
        out += &format!("{}\n", table.note);
    }
    for (k, note) in notes.iter().enumerate() {
        out += &format!("[{}] {note}\n", k + 1);
    }
    out
}

fn json(table: &Table, measured: &[Measured], seed: u64) -> String {
    #[derive(Serialize)]
    struct Whole<'a> {
        paper: &'a str,
        table: &'a str,
        title: &'a str,
        seed: u64,
        cells: Vec<One<'a>>,
    }
    #[derive(Serialize)]
    struct One<'a> {
        row: &'a str,
        column: &'a str,
        printed: Option<f64>,
        reference: Option<f64>,
        mean: Option<f64>,
        se: Option<f64>,
        samples: Option<u64>,
        exact: bool,
        z_printed: Option<f64>,
        z_reference: Option<f64>,
        note: &'a str,
    }
    let cells = measured.iter().map(|m| {
        let c = &m.cell;
        One {
            row: &c.row,
            column: &c.column,
            printed: c.printed.and_then(|p| finite(p.value)),
            reference: c.reference.and_then(|r| finite(r.mean)),
            mean: finite(m.mean.mean),
            se: match c.run.is_exact() {
                true => Some(0.0),
                false => m.mean.shown(),
            },
            samples: (!c.run.is_exact() && m.mean.n > 0).then_some(m.mean.n),
            exact: c.run.is_exact(),
            z_printed: m.against_printed.and_then(finite),
            z_reference: m.against_reference.and_then(finite),
            note: c.note,
        }
    });
    format::json(&Whole {
        paper: table.paper,
        table: table.number,
        title: table.title,
        seed,
        cells: cells.collect(),
    })
}
