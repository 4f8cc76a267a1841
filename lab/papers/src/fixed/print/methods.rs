//! All methods at their best radix.

use msmith::Error;
use msmith_core::recode::bucket_set::spec::Numbers;
use serde_json::{Value, json};

use super::{cell, shape};
use crate::fixed::{METHODS, Method, Shape, Windows, best, windows};
use crate::format::columns;

/// log2 n of the comparison.
const SIZES: std::ops::RangeInclusive<u32> = 10..=26;

/// The best of every method for every size of one curve.
pub struct Comparison {
    windows: Vec<[Windows; 3]>,
    methods: Vec<(Method, Result<Vec<Shape>, Error>)>,
}

/// Compares all methods.
pub fn compare(curve: &str, numbers: &Numbers) -> Result<Comparison, Error> {
    let all: Vec<u64> = SIZES.map(|k| 1 << k).collect();
    Ok(Comparison {
        windows: windows(curve, &all)?,
        methods: METHODS.map(|m| (m, m.shapes(numbers))).into(),
    })
}

impl Comparison {
    /// For people.
    pub fn text(&self, curve: &str) -> String {
        let shown = || SIZES.enumerate().filter(|(_, k)| k % 2 == 0);
        let mut titles = vec![String::new()];
        titles.extend(shown().map(|(_, k)| format!("2^{k}")));
        titles.extend(["stored", "set at 2^20"].map(cell));
        let mut table = vec![titles];
        let at_20 = (20 - SIZES.start()) as usize;
        for kind in 0..3 {
            let mut row = vec![cell(self.windows[0][kind].name)];
            row.extend(shown().map(|(i, k)| {
                let per = self.windows[i][kind].additions / (1u64 << k) as f64;
                format!("{per:.2}")
            }));
            row.extend([cell(1), self.windows[at_20][kind].recoding.clone()]);
            table.push(row);
        }
        let mut notes = String::new();
        for (method, shapes) in &self.methods {
            let mut row = vec![cell(method.name)];
            let shapes = match shapes {
                Ok(shapes) => shapes.as_slice(),
                Err(e) => {
                    notes += &format!("{}: {e}\n", method.name);
                    &[]
                }
            };
            row.extend(shown().map(|(_, k)| {
                best(shapes, 1 << k).map_or(cell("–"), |s| {
                    let per = s.worst(1 << k) as f64 / (1u64 << k) as f64;
                    format!("{per:.2}{}", if s.built { "" } else { "~" })
                })
            }));
            let best = best(shapes, 1 << 20);
            row.push(best.map_or_else(String::new, |s| cell(s.stored)));
            row.push(best.map_or_else(String::new, |s| cell(s.spec)));
            table.push(row);
        }
        format!(
            "{curve}: additions a scalar at the best radix for n scalars; windows expected, sets in the worst case\n{}{notes}~ by formula: the set was not built; stored: points of a base at n = 2^20\n",
            columns(&table, 1)
        )
    }

    /// As JSON.
    pub fn json(&self, curve: &str) -> Value {
        let windows = SIZES.zip(&self.windows).map(|(k, all)| {
            let kind = |w: &Windows| {
                json!({ "name": w.name, "recoding": w.recoding, "additions": w.additions })
            };
            json!({ "log_n": k, "kinds": all.iter().map(kind).collect::<Vec<_>>() })
        });
        let methods = self.methods.iter().map(|(method, shapes)| match shapes {
            Err(e) => json!({ "name": method.name, "error": e.to_string() }),
            Ok(shapes) => {
                let sizes = SIZES.filter_map(|k| {
                    let s = best(shapes, 1 << k)?;
                    Some(json!({ "log_n": k, "best": shape(s, 1 << k) }))
                });
                json!({ "name": method.name, "sizes": sizes.collect::<Vec<_>>() })
            }
        });
        let (windows, methods): (Vec<Value>, Vec<Value>) = (windows.collect(), methods.collect());
        json!({ "curve": curve, "windows": windows, "methods": methods })
    }
}
