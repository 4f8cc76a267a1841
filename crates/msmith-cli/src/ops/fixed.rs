//! `msmith ops fixed`: the tables on fixed bases, corrected, and what the sets here take.

use msmith::ops::fixed::{
    self, Costs, Count, Half, METHODS, Method, Shape, Size, Theorem, Windows, numbers,
};
use msmith::recode::bucket_set::spec::Numbers;
use msmith_io::Error;

use crate::args::{Fixed, FixedTable};
use crate::run as running;
use crate::show::{Object, columns, list, string};

/// The curve of the paper.
const PAPER: &str = "bls12-381";
/// n = 2^16, q = 2^16 and 7^6 for Table 1.
const EXAMPLE: (u64, u32, u32) = (1 << 16, 16, 6);
/// log2 n of the comparison.
const SIZES: std::ops::RangeInclusive<u32> = 10..=26;
const SEED: u64 = 1;

/// The parts asked for, for people or as JSON.
pub fn run(args: &Fixed) -> Result<String, Error> {
    let wanted = |table| args.table.is_empty() || args.table.contains(&table);
    let paper = numbers(PAPER)?;
    let mut parts: Vec<(&str, String)> = Vec::new();
    let mut part = |name: &'static str, text: String, json: String| {
        parts.push((name, if args.json { json } else { text }));
    };
    if wanted(FixedTable::One) {
        let (n, c, seven) = EXAMPLE;
        let rows = fixed::table_1(&paper, n, c, seven);
        part("table_1", text_1(&rows), json_1(&rows));
    }
    if wanted(FixedTable::Two) {
        let rows = fixed::table_2(&paper);
        part("table_2", text_2(&rows), json_2(&rows));
    }
    if wanted(FixedTable::Four) {
        let rows = fixed::table_4(&paper);
        part("table_4", sizes(4, &rows), json_sizes(&rows));
    }
    if wanted(FixedTable::Five) {
        let rows = fixed::table_5(&paper);
        part("table_5", sizes(5, &rows), json_sizes(&rows));
    }
    if wanted(FixedTable::Methods) {
        let all = args.curve.iter().map(|curve| {
            let numbers = numbers(curve)?;
            Ok((curve.as_str(), compare(curve, &numbers)?))
        });
        let all: Vec<_> = all.collect::<Result<_, Error>>()?;
        let text = all.iter().map(|(curve, c)| c.text(curve)).collect();
        let json: Vec<_> = all.iter().map(|(curve, c)| c.json(curve)).collect();
        part("methods", text, list(&json));
    }
    if wanted(FixedTable::Counted) {
        let curve = args.curve.first().map_or(PAPER, String::as_str);
        let numbers = numbers(curve)?;
        let rows = running::waiting("counting", || counted(&numbers, args.n))?;
        let text = text_counted(curve, args.n, &rows);
        part("counted", text, json_counted(curve, args.n, &rows));
    }
    Ok(if args.json {
        let object = parts.into_iter();
        object.fold(Object::new(), |o, (name, json)| o.raw(name, json)).end() + "\n"
    } else {
        parts.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n")
    })
}

fn cell(s: impl ToString) -> String {
    s.to_string()
}

fn head(titles: &[&str]) -> Vec<String> {
    titles.iter().map(cell).collect()
}

fn text_1(rows: &[Theorem]) -> String {
    let (n, c, seven) = EXAMPLE;
    let mut table = vec![head(&["", "stored", "time, printed", "holds", "printed", "holds", "set", "takes", ""])];
    let mut notes = String::new();
    for (k, row) in rows.iter().enumerate() {
        let (set, takes) = match &row.set {
            Ok(shape) if k > 0 => (cell(shape.spec), cell(shape.worst(n))),
            Ok(_) => (String::new(), String::new()),
            Err(_) => (String::new(), cell("not there")),
        };
        table.push(vec![
            cell(row.printed.name),
            cell(row.printed.space),
            cell(row.printed.time),
            cell(row.holds.0),
            format!("{:.0}", row.printed_additions),
            format!("{:.0}", row.additions),
            set,
            takes,
            format!("[{}]", k + 1),
        ]);
        notes += &format!("[{}] {}\n", k + 1, row.holds.1);
        if let Err(e) = &row.set {
            notes += &format!("[{}] {e}\n", k + 1);
        }
    }
    format!(
        "Table 1: additions in the worst case, at n = {n}, q = 2^{c} and 7^{seven} (BLS12-381)\n{}{notes}",
        columns(&table)
    )
}

fn json_1(rows: &[Theorem]) -> String {
    let all: Vec<_> = (rows.iter())
        .map(|row| {
            let o = Object::new()
                .text("name", row.printed.name)
                .text("stored", row.printed.space)
                .text("printed", row.printed.time)
                .text("holds", row.holds.0)
                .text("why", row.holds.1)
                .raw("printed_additions", row.printed_additions)
                .raw("additions", row.additions);
            match &row.set {
                Ok(s) => o.raw("set", shape(s, EXAMPLE.0)),
                Err(e) => o.text("error", &e.to_string()),
            }
            .end()
        })
        .collect();
    Object::new()
        .raw("n", EXAMPLE.0)
        .raw("rows", list(&all))
        .end()
}

fn storage(bytes: f64) -> String {
    if bytes < 1e9 {
        format!("{:.2} MB", bytes / 1e6)
    } else {
        format!("{:.2} GB", bytes / 1e9)
    }
}

fn text_2(rows: &[fixed::Row2]) -> String {
    let mut out = String::new();
    for (k, (name, p)) in [("repaired LFG", 2), ("p = 7", 7)].into_iter().enumerate() {
        let mut table = vec![head(&[
            "n", "q", "h", "S printed", "S", "C printed", "C", "differs", "best q", "its C",
        ])];
        for row in rows {
            let Half { printed, holds, best } = row.halves[k];
            let differs = row.halves[k].differences();
            let better = best.additions < holds.additions;
            let only = |text: String| if better { text } else { String::new() };
            table.push(vec![
                format!("2^{}", row.log_n),
                format!("{p}^{}", printed.c),
                cell(holds.h),
                cell(printed.storage),
                storage(holds.bytes()),
                format!("{:.2e}", printed.additions),
                cell(holds.additions),
                differs.join(", "),
                only(format!("{p}^{}", best.c)),
                only(cell(best.additions)),
            ]);
        }
        out += &format!("Table 2, {name}: h, storage and additions at the printed radix\n");
        out += &columns(&table);
    }
    out + "differs: C not rounded to the nearest; q another radix takes less by the same formula\n"
}

fn json_2(rows: &[fixed::Row2]) -> String {
    let costs = |c: &Costs| {
        Object::new()
            .raw("c", c.c)
            .raw("h", c.h)
            .raw("stored", c.points)
            .raw("bytes", c.bytes())
            .raw("additions", c.additions)
            .end()
    };
    let half = |h: &Half| {
        let differs: Vec<_> = h.differences().into_iter().map(string).collect();
        let printed = Object::new()
            .raw("c", h.printed.c)
            .raw("h", h.printed.h)
            .text("storage", h.printed.storage)
            .raw("additions", h.printed.additions)
            .end();
        Object::new()
            .raw("printed", printed)
            .raw("holds", costs(&h.holds))
            .raw("best", costs(&h.best))
            .raw("differs", list(&differs))
            .end()
    };
    let all: Vec<_> = (rows.iter())
        .map(|row| {
            Object::new()
                .raw("log_n", row.log_n)
                .raw("lfg", half(&row.halves[0]))
                .raw("seven", half(&row.halves[1]))
                .end()
        })
        .collect();
    list(&all)
}

fn sizes(number: u32, rows: &[Size]) -> String {
    let (p, what) = if number == 4 {
        (2, "the repaired set for q = 2^c")
    } else {
        (7, "the optimal set for q = 7^c")
    };
    let mut table = vec![head(&["q", "h printed", "h", "|B| printed", "|B|", "|B|/q", "built", "differs"])];
    let mut notes = String::new();
    for row in rows {
        let built = match &row.built {
            None => String::new(),
            Some(Ok(size)) => cell(size),
            Some(Err(e)) => {
                notes = format!("{e}\n");
                cell("not there")
            }
        };
        let differs = if row.printed == row.holds {
            String::new()
        } else {
            format!("by {}", row.holds.1.abs_diff(row.printed.1))
        };
        table.push(vec![
            format!("{p}^{}", row.c),
            cell(row.printed.0),
            cell(row.holds.0),
            cell(row.printed.1),
            cell(row.holds.1),
            format!("{:.5}", row.holds.1 as f64 / row.q as f64),
            built,
            differs,
        ]);
    }
    let more = match number {
        4 => "",
        _ => "built: a bucket more for each topmost digit that would need a carry, or one digit more\n",
    };
    let zero = "zero is counted in |B|\n";
    format!("Table {number}: {what}\n{}{zero}{more}{notes}", columns(&table))
}

fn json_sizes(rows: &[Size]) -> String {
    let pair = |(h, size): (u64, u64)| Object::new().raw("h", h).raw("size", size).end();
    let all: Vec<_> = (rows.iter())
        .map(|row| {
            let o = Object::new()
                .raw("c", row.c)
                .raw("printed", pair(row.printed))
                .raw("holds", pair(row.holds))
                .raw("differs", row.printed != row.holds);
            match &row.built {
                None => o.raw("built", "null"),
                Some(Ok(size)) => o.raw("built", size),
                Some(Err(e)) => o.text("error", &e.to_string()),
            }
            .end()
        })
        .collect();
    list(&all)
}

/// The best of every method for every size of one curve.
struct Comparison {
    windows: Vec<[Windows; 3]>,
    methods: Vec<(Method, Result<Vec<Shape>, msmith::Error>)>,
}

fn compare(curve: &str, numbers: &Numbers) -> Result<Comparison, Error> {
    let all: Vec<u64> = SIZES.map(|k| 1 << k).collect();
    Ok(Comparison {
        windows: fixed::windows(curve, &all)?,
        methods: METHODS.map(|m| (m, m.shapes(numbers))).into(),
    })
}

impl Comparison {
    fn text(&self, curve: &str) -> String {
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

    fn json(&self, curve: &str) -> String {
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

fn shape(s: &Shape, n: u64) -> String {
    Object::new()
        .text("set", &s.spec.to_string())
        .raw("digits", s.digits)
        .raw("buckets", s.buckets)
        .raw("stored", s.stored)
        .raw("built", s.built)
        .raw("additions", s.worst(n))
        .end()
}

type Counted = Vec<(Method, Result<Count, msmith::Error>)>;

fn counted(numbers: &Numbers, n: usize) -> Result<Counted, Error> {
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

fn text_counted(curve: &str, n: usize, rows: &Counted) -> String {
    let mut table = vec![head(&[
        "", "set", "stored", "digits ≠ 0", "buckets hit", "into buckets", "folding", "in all", "formula", "", "by rows and columns", "",
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

fn json_counted(curve: &str, n: usize, rows: &Counted) -> String {
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
