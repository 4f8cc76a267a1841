//! `msmith ops fixed`: the tables on fixed bases, corrected, and what the sets here take.

mod counted;
mod methods;

use msmith::ops::fixed::{self, Costs, Half, Shape, Size, Theorem, numbers};
use msmith_io::Error;

use crate::args::{Fixed, FixedTable};
use crate::run as running;
use crate::show::{Object, columns, list, string};

/// The curve of the paper.
const PAPER: &str = "bls12-381";
/// n = 2^16, q = 2^16 and 7^6 for Table 1.
const EXAMPLE: (u64, u32, u32) = (1 << 16, 16, 6);

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
            Ok((curve.as_str(), methods::compare(curve, &numbers)?))
        });
        let all: Vec<_> = all.collect::<Result<_, Error>>()?;
        let text = all.iter().map(|(curve, c)| c.text(curve)).collect();
        let json: Vec<_> = all.iter().map(|(curve, c)| c.json(curve)).collect();
        part("methods", text, list(&json));
    }
    if wanted(FixedTable::Counted) {
        let curve = args.curve.first().map_or(PAPER, String::as_str);
        let numbers = numbers(curve)?;
        let rows = running::waiting("counting", || counted::counted(&numbers, args.n))?;
        let text = counted::text(curve, args.n, &rows);
        part("counted", text, counted::json(curve, args.n, &rows));
    }
    Ok(if args.json {
        let object = parts.into_iter();
        object
            .fold(Object::new(), |o, (name, json)| o.raw(name, json))
            .end()
            + "\n"
    } else {
        parts
            .into_iter()
            .map(|(_, text)| text)
            .collect::<Vec<_>>()
            .join("\n")
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
    let mut table = vec![head(&[
        "",
        "stored",
        "time, printed",
        "holds",
        "printed",
        "holds",
        "set",
        "takes",
        "",
    ])];
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
            "n",
            "q",
            "h",
            "S printed",
            "S",
            "C printed",
            "C",
            "differs",
            "best q",
            "its C",
        ])];
        for row in rows {
            let Half {
                printed,
                holds,
                best,
            } = row.halves[k];
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
    let mut table = vec![head(&[
        "q",
        "h printed",
        "h",
        "|B| printed",
        "|B|",
        "|B|/q",
        "built",
        "differs",
    ])];
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
        _ => {
            "built: a bucket more for each topmost digit that would need a carry, or one digit more\n"
        }
    };
    let zero = "zero is counted in |B|\n";
    format!(
        "Table {number}: {what}\n{}{zero}{more}{notes}",
        columns(&table)
    )
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
