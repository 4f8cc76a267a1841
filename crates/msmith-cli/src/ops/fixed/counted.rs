//! Runs that are counted.

use msmith::ops::fixed::{self, Count, METHODS, Method};
use msmith::recode::bucket_set::spec::Numbers;
use msmith_io::Error;

use super::{cell, head, shape};
use crate::show::{Object, columns, list};

const SEED: u64 = 1;

/// A run of every method, or why there is none.
pub type Counted = Vec<(Method, Result<Count, msmith::Error>)>;

/// Runs every method at the radix that is best by formula.
pub fn counted(numbers: &Numbers, n: usize) -> Result<Counted, Error> {
    let run = |method: &Method| {
        let shapes = method.shapes(numbers)?;
        let best = fixed::best(&shapes, n as u64);
        let best = best.ok_or_else(|| msmith::Error::Option("no set".into()))?;
        fixed::count(numbers, &*best.spec.build(numbers)?, n, SEED)
    };
    if n > fixed::MOST {
        let refused = format!("{n} scalars: at most {}", fixed::MOST);
        return Err(msmith::Error::Option(refused).into());
    }
    Ok(METHODS.iter().map(|m| (*m, run(m))).collect())
}

/// For people.
pub fn text(curve: &str, n: usize, rows: &Counted) -> String {
    let mut table = vec![head(&[
        "",
        "set",
        "stored",
        "digits ≠ 0",
        "buckets hit",
        "into buckets",
        "folding",
        "in all",
        "formula",
        "",
        "by rows and columns",
        "",
    ])];
    let mut notes = String::new();
    for (method, count) in rows {
        let c = match count {
            Ok(c) => c,
            Err(e) => {
                notes += &format!("{}: {e}\n", method.name);
                continue;
            }
        };
        let formula = c.shape.worst(n as u64);
        let change = 100.0 * (c.additions() as f64 / formula as f64 - 1.0);
        table.push(vec![
            cell(method.name),
            cell(c.shape.spec),
            cell(c.shape.stored),
            cell(c.digits),
            cell(c.hit),
            cell(c.accumulate),
            cell(c.fold),
            cell(c.additions()),
            cell(formula),
            format!("{change:+.1}%"),
            cell(c.lines),
            cell(if c.right { "" } else { "wrong sum" }),
        ]);
    }
    format!(
        "{curve}: runs on {n} random scalars, additions counted, at the radix that is best by formula\n{}{notes}formula: the worst case; by rows and columns: folding as the engine does\n",
        columns(&table)
    )
}

/// As JSON.
pub fn json(curve: &str, n: usize, rows: &Counted) -> String {
    let rows = rows.iter().map(|(method, count)| {
        let o = Object::new().text("name", method.name);
        match count {
            Err(e) => o.text("error", &e.to_string()),
            Ok(c) => o
                .raw("set", shape(&c.shape, n as u64))
                .raw("digits", c.digits)
                .raw("hit", c.hit)
                .raw("accumulate", c.accumulate)
                .raw("fold", c.fold)
                .raw("lines", c.lines)
                .raw("additions", c.additions())
                .raw("sum_is_right", c.right),
        }
        .end()
    });
    Object::new()
        .text("curve", curve)
        .raw("n", n)
        .raw("rows", list(&rows.collect::<Vec<_>>()))
        .end()
}
