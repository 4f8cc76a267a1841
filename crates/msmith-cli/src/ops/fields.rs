//! `msmith ops fields`: word operations of Montgomery products, counted.

use msmith::curve::{edwards, known};
use msmith::meter::words::WordCounts;
use msmith::ops::fields::{Conditions, Method};

use crate::args::Fields;
use crate::show::{Object, columns, list};

/// The tables, for people or as JSON.
pub fn run(args: &Fields) -> String {
    if args.json { json(args) } else { text(args) }
}

/// The operations of every method, one run each.
fn counted(words: u32) -> impl Iterator<Item = (Method, WordCounts)> {
    (Method::ALL.into_iter()).filter_map(move |m| Some((m, m.count(words as usize)?)))
}

/// What the fields of the built-in curves allow: name, words, conditions.
fn moduli() -> Vec<(String, usize, Conditions)> {
    let weierstrass = known::all().iter().filter(|c| !known::is_toy(c));
    let edwards = edwards::by_name("ed25519");
    let all = weierstrass.map(|c| (&c.name, &c.p));
    let rows = all
        .chain(edwards.map(|c| (&c.name, &c.p)))
        .map(|(name, p)| {
            let digits: Vec<u64> = p.iter_u64_digits().collect();
            macro_rules! of {
                ($n:literal) => {{
                    let mut p = [0; $n];
                    p[..digits.len()].copy_from_slice(&digits);
                    Conditions::of::<$n>(&p)
                }};
            }
            let (words, conditions) = match digits.len() {
                0..=4 => (4, of!(4)),
                5..=6 => (6, of!(6)),
                _ => (12, of!(12)),
            };
            (name.clone(), words, conditions)
        });
    rows.collect()
}

fn text(args: &Fields) -> String {
    let cell = |s: &str| s.to_owned();
    let mut out = cell("Word operations of a product or square modulo p, R = D^N\n");
    let head = [
        "",
        "right for odd",
        "products",
        "additions",
        "at the end",
        "doublings",
    ];
    let mut rows = vec![head.map(cell).to_vec()];
    for m in Method::ALL {
        let mut row = vec![cell(m.name()), cell(m.condition())];
        row.extend(m.formula_text().map(cell));
        rows.push(row);
    }
    out += &columns(&rows);
    out += "at the end: subtractions of the last reduction; doublings: of words, in Algorithm 5 of products\n";
    for &n in &args.words {
        out += &format!("\nN = {n}, counted\n");
        let mut rows = vec![
            ["", "products", "additions", "at the end", "doublings"]
                .map(cell)
                .to_vec(),
        ];
        for (m, c) in counted(n) {
            let mut row = vec![cell(m.name())];
            let all = [c.products, c.additions, c.subtractions, c.doublings];
            row.extend(all.map(|n| n.to_string()));
            rows.push(row);
        }
        out += &columns(&rows);
    }
    out += "\nFields: whether the paper's condition holds, and whether the true one does\n";
    let mut rows = vec![
        [
            "",
            "N",
            "Alg. 4 paper",
            "p < R/2",
            "Alg. 5 paper",
            "p < R/3",
        ]
        .map(cell)
        .to_vec(),
    ];
    let yes = |b: bool| cell(if b { "yes" } else { "no" });
    for (name, words, c) in moduli() {
        let flags = [c.paper_product, c.product, c.paper_square, c.square];
        let mut row = vec![name, words.to_string()];
        row.extend(flags.map(yes));
        rows.push(row);
    }
    out + &columns(&rows)
}

fn json(args: &Fields) -> String {
    let counts = |c: &WordCounts| {
        Object::new()
            .raw("products", c.products)
            .raw("additions", c.additions)
            .raw("subtractions", c.subtractions)
            .raw("doublings", c.doublings)
            .end()
    };
    let sizes = args.words.iter().map(|&n| {
        let methods = counted(n).map(|(m, c)| {
            Object::new()
                .text("method", m.name())
                .text("condition", m.condition())
                .raw("counted", counts(&c))
                .raw("formula", counts(&m.formula(n)))
                .end()
        });
        Object::new()
            .raw("words", n)
            .raw("methods", list(&methods.collect::<Vec<_>>()))
            .end()
    });
    let fields = moduli().into_iter().map(|(name, words, c)| {
        Object::new()
            .text("field", &name)
            .raw("words", words)
            .raw("paper_product", c.paper_product)
            .raw("product", c.product)
            .raw("paper_square", c.paper_square)
            .raw("square", c.square)
            .end()
    });
    Object::new()
        .raw("sizes", list(&sizes.collect::<Vec<_>>()))
        .raw("fields", list(&fields.collect::<Vec<_>>()))
        .end()
        + "\n"
}
