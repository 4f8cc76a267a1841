//! `msmith-lab front`: the tables that `msmith plan --fixed --json` lists, drawn: predicted time over bytes.

use msmith_chart::{Axes, Line};
use serde::Deserialize;

use crate::args::Front;
use crate::failure::Failure;
use msmith_cli::answer::Printed;
use msmith_cli::{input, show};

/// The most bytes of a list.
const MOST: u64 = 1 << 20;

#[derive(Deserialize)]
struct Tables {
    curve: String,
    group: String,
    n: usize,
    backend: String,
    choice: Table,
    front: Vec<Table>,
}

#[derive(Deserialize)]
struct Table {
    set: String,
    passes: usize,
    bytes: u64,
    nanoseconds: u64,
}

impl Table {
    fn point(&self) -> (f64, f64) {
        (self.bytes as f64, self.nanoseconds as f64 * 1e-9)
    }

    fn name(&self) -> String {
        match self.passes {
            1 => self.set.clone(),
            g => format!("{} in {g} passes", self.set),
        }
    }
}

/// Draws them.
pub fn run(args: &Front) -> Result<Printed, Failure> {
    let text = input::read(&args.tables, MOST)?;
    let tables: Tables = serde_json::from_slice(&text).map_err(|e| {
        Failure::new(format!(
            "{}: not what msmith plan --fixed --json says: {e}",
            args.tables
        ))
    })?;
    let title = format!(
        "Tables for {}, {} of {} ({})",
        show::count(tables.n, "base"),
        tables.group,
        tables.curve,
        tables.backend
    );
    let line = |name: String, colour, points| Line {
        name,
        colour,
        thin: false,
        names: Vec::new(),
        points,
    };
    let lines = [
        line(
            "tables that none beats".into(),
            2,
            tables.front.iter().map(Table::point).collect(),
        ),
        line(
            format!("the choice: {}", tables.choice.name()),
            1,
            vec![tables.choice.point()],
        ),
    ];
    let axes = Axes {
        x: "bytes of the table",
        y: "predicted time of a sum",
        x_label: &|x| show::bytes(x as u64),
        y_label: &show::duration,
    };
    show::svg_to(&args.svg, msmith_chart::draw(&title, &axes, &lines))?;
    Ok(Printed {
        text: String::new(),
        code: 0,
    })
}
