//! The tables on fixed bases, corrected, and what the sets here take: for people and as JSON.

mod counted;
mod methods;

use serde_json::{Value, json};

use super::{Costs, Half, Row2, Shape, Size, Theorem, numbers};
use crate::args::Settings;
use crate::entry::{Answer, Entry};
use crate::failure::Failure;
use crate::format::{self, columns};

/// What makes an entry.
pub type Make = fn(&Entry, &Settings) -> Result<Answer, Failure>;

/// The curve of the paper.
const PAPER: &str = "bls12-381";
/// n = 2^16, q = 2^16 and 7^6 for Table 1.
const EXAMPLE: (u64, u32, u32) = (1 << 16, 16, 6);

fn answer(text: String, json: &Value) -> Answer {
    Answer {
        text,
        json: format::json(json),
        svg: None,
    }
}

/// Table 1.
pub fn table_1() -> Result<Answer, Failure> {
    let (n, c, seven) = EXAMPLE;
    let rows = super::table_1(&numbers(PAPER)?, n, c, seven);
    Ok(answer(text_1(&rows), &json_1(&rows)))
}

/// Table 2.
pub fn table_2() -> Result<Answer, Failure> {
    let rows = super::table_2(&numbers(PAPER)?);
    Ok(answer(text_2(&rows), &json_2(&rows)))
}

/// Table 4.
pub fn table_4() -> Result<Answer, Failure> {
    let rows = super::table_4(&numbers(PAPER)?);
    Ok(answer(sizes(4, &rows), &json_sizes(&rows)))
}

/// Table 5.
pub fn table_5() -> Result<Answer, Failure> {
    let rows = super::table_5(&numbers(PAPER)?);
    Ok(answer(sizes(5, &rows), &json_sizes(&rows)))
}

/// All methods on some curves, three if none are given.
pub fn methods(settings: &Settings) -> Result<Answer, Failure> {
    let curves = match settings.curve.is_empty() {
        true => ["bls12-381", "bls12-377", "bn254"]
            .map(str::to_owned)
            .to_vec(),
        false => settings.curve.clone(),
    };
    let all = curves.iter().map(|curve| {
        let compared = methods::compare(curve, &numbers(curve)?)?;
        Ok((curve, compared))
    });
    let all: Vec<_> = all.collect::<Result<_, Failure>>()?;
    let text = all.iter().map(|(curve, c)| c.text(curve)).collect();
    let json: Vec<Value> = all.iter().map(|(curve, c)| c.json(curve)).collect();
    Ok(answer(text, &json!({ "curves": json })))
}

/// Runs on one curve.
pub fn counted(settings: &Settings) -> Result<Answer, Failure> {
    let (curve, n) = (settings.curve_or(PAPER)?, settings.size(1 << 10)?);
    let rows = counted::counted(&numbers(&curve)?, n, settings.seed())?;
    let text = counted::text(&curve, n, &rows);
    Ok(answer(text, &counted::json(&curve, n, &rows)))
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
        columns(&table, 1)
    )
}

fn json_1(rows: &[Theorem]) -> Value {
    let row = |row: &Theorem| {
        let (set, error) = match &row.set {
            Ok(s) => (Some(shape(s, EXAMPLE.0)), None),
            Err(e) => (None, Some(e.to_string())),
        };
        json!({
            "name": row.printed.name,
            "stored": row.printed.space,
            "printed": row.printed.time,
            "holds": row.holds.0,
            "why": row.holds.1,
            "printed_additions": row.printed_additions,
            "additions": row.additions,
            "set": set,
            "error": error,
        })
    };
    let all: Vec<Value> = rows.iter().map(row).collect();
    json!({ "n": EXAMPLE.0, "rows": all })
}

fn storage(bytes: f64) -> String {
    if bytes < 1e9 {
        format!("{:.2} MB", bytes / 1e6)
    } else {
        format!("{:.2} GB", bytes / 1e9)
    }
}

fn text_2(rows: &[Row2]) -> String {
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
        out += &columns(&table, 1);
    }
    out + "differs: C not rounded to the nearest; q another radix takes less by the same formula\n"
}

fn json_2(rows: &[Row2]) -> Value {
    let costs = |c: &Costs| {
        json!({
            "c": c.c,
            "h": c.h,
            "stored": c.points,
            "bytes": c.bytes(),
            "additions": c.additions,
        })
    };
    let half = |h: &Half| {
        json!({
            "printed": {
                "c": h.printed.c,
                "h": h.printed.h,
                "storage": h.printed.storage,
                "additions": h.printed.additions,
            },
            "holds": costs(&h.holds),
            "best": costs(&h.best),
            "differs": h.differences(),
        })
    };
    let row = |row: &Row2| {
        json!({
            "log_n": row.log_n,
            "lfg": half(&row.halves[0]),
            "seven": half(&row.halves[1]),
        })
    };
    json!({ "rows": rows.iter().map(row).collect::<Vec<_>>() })
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
        columns(&table, 1)
    )
}

fn json_sizes(rows: &[Size]) -> Value {
    let pair = |(h, size): (u64, u64)| json!({ "h": h, "size": size });
    let row = |row: &Size| {
        let (built, error) = match &row.built {
            None => (None, None),
            Some(Ok(size)) => (Some(size), None),
            Some(Err(e)) => (None, Some(e.to_string())),
        };
        json!({
            "c": row.c,
            "printed": pair(row.printed),
            "holds": pair(row.holds),
            "differs": row.printed != row.holds,
            "built": built,
            "error": error,
        })
    };
    json!({ "rows": rows.iter().map(row).collect::<Vec<_>>() })
}

fn shape(s: &Shape, n: u64) -> Value {
    json!({
        "set": s.spec.to_string(),
        "digits": s.digits,
        "buckets": s.buckets,
        "stored": s.stored,
        "built": s.built,
        "additions": s.worst(n),
    })
}
