//! The tables, for people and as JSON.

use msmith_core::meter::op_kinds::Kinds;
use serde_json::{Value, json};

use super::{
    Arithmetic, Digits, Entry, Protocol, Sizes, Steps, corrected, printed, run_on_integers,
    table_1, work,
};
use crate::args::Settings;
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format::{self, columns};

const FORMULAS: [(Digits, &str, &str); 2] = [
    (
        Digits::Unsigned,
        "unsigned",
        "digits 0 to 2^c − 1 (section 3.3)",
    ),
    (
        Digits::Signed,
        "signed",
        "digits −2^(c−1) to 2^(c−1) − 1 (section 4.3)",
    ),
];
const FIELDS: [(Arithmetic, &str); 2] = [
    (Arithmetic::Xyzz, "Weierstrass, a = 0, XYZZ"),
    (Arithmetic::Edwards, "Edwards, a = −1, stored halves"),
];

fn cell(s: &str) -> String {
    s.to_owned()
}

/// `7m + 1s + 1d`.
fn products(k: &Kinds) -> String {
    let parts = [(k.m, "m"), (k.s, "s"), (k.ma, "a"), (k.md, "d")];
    let parts: Vec<_> = (parts.iter())
        .filter(|(n, _)| *n > 0)
        .map(|(n, unit)| format!("{n}{unit}"))
        .collect();
    parts.join(" + ")
}

/// Table 1.
pub fn protocols() -> Answer {
    let row = |p: &Protocol| vec![cell(p.name), cell(p.setup), cell(p.prove), cell(p.verify)];
    let mut rows = vec![["", "setup", "prove", "verify"].map(cell).to_vec()];
    rows.extend(table_1().iter().map(row));
    let title = "Table 1: multiplications in a proof system (as printed)";
    let all = table_1()
        .map(|p| json!({ "name": p.name, "setup": p.setup, "prove": p.prove, "verify": p.verify }));
    Answer {
        text: format!("{title}\n{}", columns(&rows, 1)),
        json: format::json(&json!({ "rows": all })),
        svg: None,
    }
}

/// Entries with their counts and corrections; `total` is for Table 3.
pub fn entries(title: &str, all: &[Entry], total: bool) -> Answer {
    let mut rows = vec![["", "", "paper", "counted", "+", ""].map(cell).to_vec()];
    let mut notes = Vec::new();
    for e in all {
        let paper = match (e.paper.s, total) {
            (0, _) => format!("{}m", e.paper.m),
            (s, _) => format!("{}m + {s}s", e.paper.m),
        };
        let mark = e.correction.map_or(String::new(), |text| {
            notes.push(text);
            format!(" [{}]", notes.len())
        });
        for (k, c) in e.counted.iter().enumerate() {
            let first = k == 0;
            let names = [e.system, e.operation].map(|s| if first { s } else { "" });
            rows.push(vec![
                cell(names[0]),
                cell(names[1]),
                if first {
                    format!("{paper}{mark}")
                } else {
                    String::new()
                },
                products(&c.kinds),
                c.kinds.add.to_string(),
                cell(c.formula),
            ]);
        }
    }
    let mut text = format!("{title}\n{}", columns(&rows, 1));
    for (k, note) in notes.iter().enumerate() {
        text += &format!("[{}] {note}\n", k + 1);
    }
    text += "m products, s squarings, a and d products by the coefficients, + additions\n";
    let one = |e: &Entry| {
        let counted = e.counted.iter();
        let counted =
            counted.map(|c| json!({ "formula": c.formula, "operations": kinds(&c.kinds) }));
        json!({
            "system": e.system,
            "operation": e.operation,
            "paper": { "m": e.paper.m, "s": e.paper.s },
            "counted": counted.collect::<Vec<_>>(),
            "correction": e.correction,
        })
    };
    let rows: Vec<Value> = all.iter().map(one).collect();
    Answer {
        text,
        json: format::json(&json!({ "rows": rows })),
        svg: None,
    }
}

/// The bucket method: formulas of the paper, what holds, and a run; then the signed method in the field.
pub fn bucket_method(settings: &Settings) -> Result<Answer, Failure> {
    let c = settings.window.unwrap_or(11);
    // The paper's 253, in whole windows.
    let bits = (settings.bits).unwrap_or_else(|| 253u32.next_multiple_of(c.max(1)));
    let n = settings.size(1 << 16)? as u64;
    let sizes = Sizes::new(n, bits, c)?;
    Ok(Answer {
        text: text(bits, &sizes),
        json: json(bits, &sizes),
        svg: None,
    })
}

fn text(bits: u32, sizes: &Sizes) -> String {
    let mut out = format!(
        "Bucket method: n = {}, b = {bits} in {} windows of c = {}, no digit zero\n",
        sizes.points(),
        sizes.windows(),
        sizes.c()
    );
    for (digits, _, name) in FORMULAS {
        out += &format!("{name}\n");
        out += &columns(&formulas(sizes, digits), 1);
    }
    out += "\nThe signed method in the field (counted)\n";
    let head = ["", "m", "s", "d", "m + s + d", "per point", "+"];
    let mut rows = vec![head.map(cell).to_vec()];
    for (arithmetic, name) in FIELDS {
        let k = work(sizes, arithmetic).kinds;
        let all = k.m + k.s + k.md;
        let per_point = f64::from(all) / sizes.points() as f64;
        let mut row = vec![format!("  {name}")];
        row.extend([k.m, k.s, k.md, all].map(|n| n.to_string()));
        row.push(format!("{per_point:.1}"));
        row.push(k.add.to_string());
        rows.push(row);
    }
    out + &columns(&rows, 1)
}

/// What is printed, what holds, and what a run takes.
fn formulas(sizes: &Sizes, digits: Digits) -> Vec<Vec<String>> {
    let (p, c) = (printed(sizes, digits), corrected(sizes, digits));
    let steps = run_on_integers(sizes, digits).steps;
    let names = match digits {
        Digits::Unsigned => ["n − 2^c + 1", "2^(c+1) − 3", "2^(c+1) − 4"],
        Digits::Signed => ["n − 2^(c−1) + 1", "2^c − 3", "2^c − 2"],
    };
    let first = match digits {
        Digits::Unsigned => names[0],
        Digits::Signed => "n − 2^(c−1)",
    };
    let mark = |same: bool| if same { "" } else { "corrected" };
    let row = |what: &str, texts: [&str; 2], of: fn(&Steps) -> u64| {
        let [a, b, run] = [of(&p), of(&c), of(&steps)].map(|n| n.to_string());
        let mark = mark(texts[0] == texts[1]);
        [what, texts[0], &a, texts[1], &b, &run, mark]
            .map(cell)
            .to_vec()
    };
    let [a, b, run] = [&p, &c, &steps].map(|s| s.total(sizes.windows()).to_string());
    vec![
        ["", "printed", "", "holds", "", "counted", ""]
            .map(cell)
            .to_vec(),
        row("  into buckets", [names[0], first], |s| s.accumulate),
        row("  folding them", [names[1], names[2]], |s| s.reduce),
        row("  windows, additions", ["b/c − 1"; 2], |s| s.combine),
        row("  windows, doublings", ["b − c"; 2], |s| s.doublings),
        ["  all windows", "", &a, "", &b, &run, mark(a == b)]
            .map(cell)
            .to_vec(),
    ]
}

fn json(bits: u32, sizes: &Sizes) -> String {
    let bucket = FORMULAS.map(|(digits, name, _)| {
        let r = run_on_integers(sizes, digits);
        json!({
            "digits": name,
            "printed": steps(&printed(sizes, digits), sizes),
            "corrected": steps(&corrected(sizes, digits), sizes),
            "counted": steps(&r.steps, sizes),
            "sum_is_right": r.sum == r.direct,
        })
    });
    let field = FIELDS.map(|(arithmetic, name)| {
        json!({ "arithmetic": name, "counted": kinds(&work(sizes, arithmetic).kinds) })
    });
    format::json(&json!({
        "n": sizes.points(),
        "bits": bits,
        "c": sizes.c(),
        "windows": sizes.windows(),
        "bucket_method": bucket,
        "field": field,
    }))
}

fn kinds(k: &Kinds) -> Value {
    json!({ "m": k.m, "s": k.s, "a": k.ma, "d": k.md, "add": k.add })
}

fn steps(s: &Steps, sizes: &Sizes) -> Value {
    json!({
        "accumulate": s.accumulate,
        "reduce": s.reduce,
        "combine": s.combine,
        "doublings": s.doublings,
        "total": s.total(sizes.windows()),
    })
}
