//! All methods at their best radix.

use msmith::ops::fixed::{self, METHODS, Method, Shape, Windows};
use msmith::recode::bucket_set::spec::Numbers;
use msmith_io::Error;

use super::{cell, shape};
use crate::show::{Object, columns, list};

/// log2 n of the comparison.
const SIZES: std::ops::RangeInclusive<u32> = 10..=26;

/// The best of every method for every size of one curve.
pub struct Comparison {
    windows: Vec<[Windows; 3]>,
    methods: Vec<(Method, Result<Vec<Shape>, msmith::Error>)>,
}

/// Compares all methods.
pub fn compare(curve: &str, numbers: &Numbers) -> Result<Comparison, Error> {
    let all: Vec<u64> = SIZES.map(|k| 1 << k).collect();
    Ok(Comparison {
        windows: fixed::windows(curve, &all)?,
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
                fixed::best(shapes, 1 << k).map_or(cell("–"), |s| {
                    let per = s.worst(1 << k) as f64 / (1u64 << k) as f64;
                    format!("{per:.2}{}", if s.built { "" } else { "~" })
                })
            }));
            let best = fixed::best(shapes, 1 << 20);
            row.push(best.map_or_else(String::new, |s| cell(s.stored)));
            row.push(best.map_or_else(String::new, |s| cell(s.spec)));
            table.push(row);
        }
        format!(
            "{curve}: additions a scalar at the best radix for n scalars; windows expected, sets in the worst case\n{}{notes}~ by formula: the set was not built; stored: points of a base at n = 2^20\n",
            columns(&table)
        )
    }

    /// As JSON.
    pub fn json(&self, curve: &str) -> String {
        let windows = SIZES.zip(&self.windows).map(|(k, all)| {
            let all = all.iter().map(|w| {
                Object::new()
                    .text("name", w.name)
                    .text("recoding", &w.recoding)
                    .raw("additions", w.additions)
                    .end()
            });
            Object::new()
                .raw("log_n", k)
                .raw("kinds", list(&all.collect::<Vec<_>>()))
                .end()
        });
        let methods = self.methods.iter().map(|(method, shapes)| {
            let o = Object::new().text("name", method.name);
            match shapes {
                Err(e) => o.text("error", &e.to_string()),
                Ok(shapes) => {
                    let best = SIZES.filter_map(|k| {
                        let s = fixed::best(shapes, 1 << k)?;
                        let o = Object::new().raw("log_n", k);
                        Some(o.raw("best", shape(s, 1 << k)).end())
                    });
                    o.raw("sizes", list(&best.collect::<Vec<_>>()))
                }
            }
            .end()
        });
        Object::new()
            .text("curve", curve)
            .raw("windows", list(&windows.collect::<Vec<_>>()))
            .raw("methods", list(&methods.collect::<Vec<_>>()))
            .end()
    }
}
