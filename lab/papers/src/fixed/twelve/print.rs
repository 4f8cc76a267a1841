//! `compare twelve-units`: additions of sums in second groups without a table.

use serde_json::{Value, json};

use super::Twelve;
use super::fold::{Roots, count};
use crate::args::Settings;
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format::{self, columns};

/// More points would take minutes.
const MOST: usize = 1 << 18;

/// Every second group that has i, for c = 2, 3, 4.
pub fn run(settings: &Settings) -> Result<Answer, Failure> {
    let n = settings.size(1 << 11)?;
    if n > MOST {
        return Err(Failure::new(format!("{n} scalars: at most {MOST}")));
    }
    let head = ["curve", "c", "positions", "buckets", "additions", "a point"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let mut all: Vec<Value> = Vec::new();
    let curves = msmith::curve::all().iter();
    for curve in curves.filter(|c| !msmith::curve::is_toy(c)) {
        let Some(roots) = Roots::of(curve)? else {
            continue;
        };
        for c in 2..=4 {
            let set = Twelve::new(&roots.r, &roots.lambda, &roots.iota, c)?;
            let counted = count(&roots, c, n, false, settings.seed())?;
            let counted = counted.ok_or_else(|| Failure::new("the sum came out wrong"))?;
            rows.push(vec![
                curve.name.clone(),
                c.to_string(),
                set.positions().to_string(),
                set.buckets().to_string(),
                counted.additions.to_string(),
                format!("{:.2}", counted.additions as f64 / n as f64),
            ]);
            all.push(json!({
                "curve": curve.name,
                "c": c,
                "positions": set.positions(),
                "buckets": set.buckets(),
                "stored": set.stored(),
                "additions": counted.additions,
                "fold": (counted.fold > 0).then_some(counted.fold),
            }));
        }
    }
    Ok(Answer {
        text: format!(
            "G2, {n} random points, radix 2^c in Z[ζ], ζ¹² = 1: every window by itself\n{}",
            columns(&rows, 1)
        ),
        json: format::json(&json!({ "n": n, "rows": all })),
        svg: None,
    })
}
