//! `msmith ops edmsm`: the paper's operation counts beside counted ones.

mod fields;
mod fixed;

use msmith::meter::kinds::Kinds;
use msmith::ops::edmsm::{
    self, Arithmetic, Digits, Entry, Protocol, Sizes, Steps, corrected, printed, run_on_integers,
    work,
};
use msmith_io::Error;

use crate::args::{Edmsm, Ops, Paper};
use crate::failure::Failure;
use crate::show::{Object, columns, list};

/// The tables, for people or as JSON.
pub fn run(args: &Ops) -> Result<String, Failure> {
    let args = match &args.paper {
        Paper::Edmsm(args) => args,
        Paper::Fields(args) => return Ok(fields::run(args)),
        Paper::Fixed(args) => return Ok(fixed::run(args)?),
    };
    let sizes = Sizes::new(args.n as u64, args.bits, args.window).map_err(Error::from)?;
    Ok(if args.json {
        json(args, &sizes)
    } else {
        text(args, &sizes)
    })
}

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

/// `7m + 1s + 1d`.
fn products(k: &Kinds) -> String {
    let parts = [(k.m, "m"), (k.s, "s"), (k.ma, "a"), (k.md, "d")];
    let parts: Vec<_> = (parts.iter())
        .filter(|(n, _)| *n > 0)
        .map(|(n, unit)| format!("{n}{unit}"))
        .collect();
    parts.join(" + ")
}

fn text(args: &Edmsm, sizes: &Sizes) -> String {
    let cell = |s: &str| s.to_owned();
    let mut out = cell("Table 1: multiplications in a proof system (as printed)\n");
    let row = |p: &Protocol| vec![cell(p.name), cell(p.setup), cell(p.prove), cell(p.verify)];
    let mut rows = vec![["", "setup", "prove", "verify"].map(cell).to_vec()];
    rows.extend(edmsm::table_1().iter().map(row));
    out += &columns(&rows);
    out += "\nTable 2: Jacobian and extended Jacobian coordinates\n";
    out += &entries(&edmsm::table_2(), false);
    out += "\nTable 3: mixed additions, 1s = 1m\n";
    out += &entries(&edmsm::table_3(), true);
    out += "\nSection 4.3: twisted Edwards arithmetic\n";
    out += &entries(&edmsm::further(), false);
    out += "m products, s squarings, a and d products by the coefficients, + additions\n";

    out += &format!(
        "\nBucket method: n = {}, b = {} in {} windows of c = {}, no digit zero\n",
        sizes.points(),
        args.bits,
        sizes.windows(),
        sizes.c()
    );
    for (digits, _, name) in FORMULAS {
        out += &format!("{name}\n");
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
        let row = |what: &str, texts: [&str; 2], of: fn(&Steps) -> u64| {
            let numbers = [of(&p), of(&c), of(&steps)].map(|n| n.to_string());
            let [a, b, run] = numbers;
            let mark = if texts[0] == texts[1] {
                ""
            } else {
                "corrected"
            };
            [what, texts[0], &a, texts[1], &b, &run, mark]
                .map(cell)
                .to_vec()
        };
        let mut rows = vec![
            ["", "printed", "", "holds", "", "counted", ""]
                .map(cell)
                .to_vec(),
            row("  into buckets", [names[0], first], |s| s.accumulate),
            row("  folding them", [names[1], names[2]], |s| s.reduce),
            row("  windows, additions", ["b/c − 1"; 2], |s| s.combine),
            row("  windows, doublings", ["b − c"; 2], |s| s.doublings),
        ];
        let totals = [&p, &c, &steps].map(|s| s.total(sizes.windows()).to_string());
        let mark = if totals[0] == totals[1] {
            ""
        } else {
            "corrected"
        };
        let [a, b, run] = totals;
        rows.push(
            ["  all windows", "", &a, "", &b, &run, mark]
                .map(cell)
                .to_vec(),
        );
        out += &columns(&rows);
    }

    out += "\nThe signed method in the field (counted)\n";
    let mut rows = vec![
        ["", "m", "s", "d", "m + s + d", "per point", "+"]
            .map(cell)
            .to_vec(),
    ];
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
    out + &columns(&rows)
}

/// Entries with their counts and corrections; `total` is for Table 3.
fn entries(all: &[Entry], total: bool) -> String {
    let cell = |s: &str| s.to_owned();
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
    let mut out = columns(&rows);
    for (k, note) in notes.iter().enumerate() {
        out += &format!("[{}] {note}\n", k + 1);
    }
    out
}

fn json(args: &Edmsm, sizes: &Sizes) -> String {
    let protocols = edmsm::table_1().map(|p| {
        Object::new()
            .text("name", p.name)
            .text("setup", p.setup)
            .text("prove", p.prove)
            .text("verify", p.verify)
            .end()
    });
    let bucket = FORMULAS.map(|(digits, name, _)| {
        let r = run_on_integers(sizes, digits);
        Object::new()
            .text("digits", name)
            .raw("printed", steps(&printed(sizes, digits), sizes))
            .raw("corrected", steps(&corrected(sizes, digits), sizes))
            .raw("counted", steps(&r.steps, sizes))
            .raw("sum_is_right", r.sum == r.direct)
            .end()
    });
    let field = FIELDS.map(|(arithmetic, name)| {
        let w = work(sizes, arithmetic);
        Object::new()
            .text("arithmetic", name)
            .raw("counted", kinds(&w.kinds))
            .end()
    });
    let table = |all: Vec<Entry>| list(&all.iter().map(entry).collect::<Vec<_>>());
    Object::new()
        .raw("n", sizes.points())
        .raw("bits", args.bits)
        .raw("c", sizes.c())
        .raw("windows", sizes.windows())
        .raw("table_1", list(&protocols))
        .raw("table_2", table(edmsm::table_2()))
        .raw("table_3", table(edmsm::table_3()))
        .raw("section_4_3", table(edmsm::further()))
        .raw("bucket_method", list(&bucket))
        .raw("field", list(&field))
        .end()
        + "\n"
}

fn kinds(k: &Kinds) -> String {
    Object::new()
        .raw("m", k.m)
        .raw("s", k.s)
        .raw("a", k.ma)
        .raw("d", k.md)
        .raw("add", k.add)
        .end()
}

fn steps(s: &Steps, sizes: &Sizes) -> String {
    Object::new()
        .raw("accumulate", s.accumulate)
        .raw("reduce", s.reduce)
        .raw("combine", s.combine)
        .raw("doublings", s.doublings)
        .raw("total", s.total(sizes.windows()))
        .end()
}

fn entry(e: &Entry) -> String {
    let paper = Object::new().raw("m", e.paper.m).raw("s", e.paper.s).end();
    let counted: Vec<_> = (e.counted.iter())
        .map(|c| {
            Object::new()
                .text("formula", c.formula)
                .raw("operations", kinds(&c.kinds))
                .end()
        })
        .collect();
    let o = Object::new()
        .text("system", e.system)
        .text("operation", e.operation)
        .raw("paper", paper)
        .raw("counted", list(&counted));
    match e.correction {
        Some(text) => o.text("correction", text),
        None => o.raw("correction", "null"),
    }
    .end()
}
