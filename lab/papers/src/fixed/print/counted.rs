//! Runs that are counted.

use msmith::Error;
use msmith_core::recode::bucket_set::spec::Numbers;
use serde_json::{Value, json};

use super::{cell, head, shape};
use crate::fixed::{Count, METHODS, MOST, Method, best, count};
use crate::format::columns;

/// A run of every method, or why there is none.
pub type Counted = Vec<(Method, Result<Count, Error>)>;

/// Runs every method at the radix that is best by formula.
pub fn counted(numbers: &Numbers, n: usize, seed: u64) -> Result<Counted, Error> {
    let run = |method: &Method| {
        let shapes = method.shapes(numbers)?;
        let best = best(&shapes, n as u64);
        let best = best.ok_or_else(|| Error::Option("no set".into()))?;
        count(numbers, &*best.spec.build(numbers)?, n, seed)
    };
    if n > MOST {
        let refused = format!("{n} scalars: at most {}", MOST);
        return Err(Error::Option(refused));
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
        columns(&table, 1)
    )
}

/// As JSON.
pub fn json(curve: &str, n: usize, rows: &Counted) -> Value {
    let row = |(method, count): &(Method, Result<Count, Error>)| match count {
        Err(e) => json!({ "name": method.name, "error": e.to_string() }),
        Ok(c) => json!({
            "name": method.name,
            "set": shape(&c.shape, n as u64),
            "digits": c.digits,
            "hit": c.hit,
            "accumulate": c.accumulate,
            "fold": c.fold,
            "lines": c.lines,
            "additions": c.additions(),
            "sum_is_right": c.right,
        }),
    };
    let rows: Vec<Value> = rows.iter().map(row).collect();
    json!({ "curve": curve, "n": n, "rows": rows })
}
