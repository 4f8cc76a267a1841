//! `msmith bench chains`: what chains cost, over the time to find them.

use msmith_chain::tables::front::{Point, front};
use msmith_chain::tables::{Measured, Options, Paper, Quantity, measure};
use msmith_chart::{Axes, Line};

use crate::args::CompareChains;
use crate::failure::Failure;
use crate::run;
use crate::show::{Object, columns, draw, duration, list};

/// Times all methods and compares.
pub fn run(args: &CompareChains) -> Result<String, Failure> {
    let stopped = || msmith_io::Error::Engine(msmith::Error::Cancelled);
    let mut points = run::with_bar("methods", |progress| {
        front(args.samples, args.seed, progress)
    })?
    .ok_or_else(stopped)?;
    points.sort_by(|a, b| a.micros.total_cmp(&b.micros));
    let title = "Chains of 256-bit scalars: cost over time to find";
    if let Some(path) = &args.svg {
        let label = |y: f64| format!("{y:.2}");
        let axes = Axes {
            x: "median time to find, one thread",
            y: "field multiplications a bit, table included",
            x_label: &|x| duration(x * 1e-6),
            y_label: &label,
        };
        draw(path, title, &axes, &lines(&points))?;
    }
    if let Some(path) = &args.figure_2 {
        let table = Paper::MultiBase.table("figure-2")?;
        let options = Options {
            seed: args.seed,
            ..Options::default()
        };
        let measured = run::with_bar("numbers", |progress| measure(&table, &options, progress))?;
        let label = |y: f64| format!("{y:.0}");
        let axes = Axes {
            x: "size of buckets",
            y: "field multiplications",
            x_label: &|x| format!("{x:.0}"),
            y_label: &label,
        };
        draw(
            path,
            table.title,
            &axes,
            &figure_2(&measured.ok_or_else(stopped)?),
        )?;
    }
    Ok(if args.json {
        json(&points, args)
    } else {
        text(&points, args)
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

/// One line a method: cost over size.
fn figure_2(measured: &[Measured]) -> Vec<Line> {
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

fn text(points: &[Point], args: &CompareChains) -> String {
    let mut out = format!(
        "chains of 256-bit scalars on twisted Edwards curves, a = −1, S = 0.8M, table included; {} scalars at most\n",
        args.samples
    );
    for (table, name) in [(false, "no table"), (true, "with a table")] {
        let head = ["method", "time to find", "M a bit", "±", ""];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for p in points.iter().filter(|p| p.table == table) {
            rows.push(vec![
                p.name.clone(),
                duration(p.micros * 1e-6),
                format!("{:.3}", p.per_bit.mean),
                format!("{:.3}", p.per_bit.se),
                if p.on_front { "none better" } else { "" }.to_owned(),
            ]);
        }
        out += &format!("\n{name}\n{}", columns(&rows));
    }
    out
}

fn json(points: &[Point], args: &CompareChains) -> String {
    let rows: Vec<String> = (points.iter())
        .map(|p| {
            Object::new()
                .text("method", &p.name)
                .raw("table", p.table)
                .raw("microseconds", p.micros)
                .raw("per_bit", p.per_bit.mean)
                .raw("se", p.per_bit.se)
                .raw("samples", p.per_bit.n)
                .raw("on_front", p.on_front)
                .end()
        })
        .collect();
    let object = Object::new()
        .raw("seed", args.seed)
        .raw("methods", list(&rows));
    object.end() + "\n"
}
