//! `msmith plan --fixed`: tables for fixed bases, from the smallest to the fastest.

use msmith::table::TablePlan;
use msmith::{Budget, Engine};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Plan;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::show;
use crate::table::{self, HEADER};

/// The choice and the front.
#[derive(Serialize)]
struct Tables {
    curve: String,
    group: String,
    n: usize,
    backend: &'static str,
    threads: usize,
    choice: Priced,
    front: Vec<Priced>,
}

/// A table, and what the cost model expects of it.
#[derive(Serialize)]
struct Priced {
    set: String,
    passes: usize,
    rows: usize,
    /// Of the file that `table build` makes, its header counted.
    bytes: u64,
    buckets: usize,
    additions: u64,
    nanoseconds: u64,
}

/// Plans a table within the budget, and all those that none beats.
pub fn run(args: &Plan, choice: &Choice, engine: &Engine) -> Result<Printed, Failure> {
    let options = choice.options();
    let budget = Budget::from(&args.budget);
    // The choice is the last one of the front: the fastest.
    let (chosen, front) = table::within_file(budget, |budget| {
        let chosen = engine.plan_table(args.n, budget, &options)?;
        Ok((chosen, engine.table_front(args.n, budget, &options)?))
    })?;
    let tables = Tables {
        curve: engine.curve().name.clone(),
        group: engine.group().to_string().to_lowercase(),
        n: args.n,
        backend: engine.backend().name(),
        threads: choice.threads_for(args.n)?,
        choice: Priced::of(&chosen),
        front: front.iter().map(Priced::of).collect(),
    };
    render(&tables, args.how.json)
}

impl Answer for Tables {
    fn text(&self) -> String {
        let chosen = &self.choice;
        let time = show::duration(chosen.nanoseconds as f64 * 1e-9);
        let table = format!(
            "{}, {} stored points a base",
            show::bytes(chosen.bytes),
            chosen.rows
        );
        let mut text = show::table(&[
            ("plan", format!("a table for {} in {} of {}", show::count(self.n, "base"), self.group, self.curve)),
            ("backend", format!("{}, {}", self.backend, show::threads(self.threads))),
            ("set", chosen.name()),
            ("table", table),
            ("a sum", format!("{} additions, about {time} by the cost model", chosen.additions)),
            (
                "why",
                "the least predicted time within the budget; every table below is the fastest of its size".into(),
            ),
        ]);
        let mut rows = vec![header()];
        rows.extend(self.front.iter().map(|p| p.row(chosen, self.n)));
        text += "\n";
        text += &show::columns(&rows);
        text
    }
}

fn header() -> Vec<String> {
    [
        "  bucket set",
        "points a base",
        "table",
        "buckets",
        "additions a base",
        "predicted time",
    ]
    .map(str::to_owned)
    .to_vec()
}

impl Priced {
    fn of(p: &TablePlan) -> Self {
        Self {
            set: p.set.to_string(),
            passes: p.passes,
            rows: p.rows,
            bytes: p.bytes + HEADER,
            buckets: p.buckets,
            additions: p.additions.round() as u64,
            nanoseconds: p.nanoseconds.round() as u64,
        }
    }

    fn name(&self) -> String {
        match self.passes {
            1 => self.set.clone(),
            g => format!("{} in {g} passes", self.set),
        }
    }

    fn row(&self, chosen: &Self, n: usize) -> Vec<String> {
        let same = self.name() == chosen.name();
        let mark = if same { "→ " } else { "  " };
        vec![
            format!("{mark}{}", self.name()),
            self.rows.to_string(),
            show::bytes(self.bytes),
            self.buckets.to_string(),
            format!("{:.2}", self.additions as f64 / n.max(1) as f64),
            show::duration(self.nanoseconds as f64 * 1e-9),
        ]
    }
}
