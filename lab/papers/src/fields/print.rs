//! Word operations of Montgomery products, for people and as JSON.

use super::words::WordCounts;
use msmith::curve::{edwards, known};
use serde_json::{Value, json};

use super::{Conditions, Method};
use crate::args::Settings;
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format::{self, columns};

/// Appendix A: the words of the modulus are the parameters, 4, 6 and 12 if none are given.
pub fn run(settings: &Settings) -> Result<Answer, Failure> {
    let words = match settings.parameters.is_empty() {
        true => vec![4, 6, 12],
        false => settings.parameters.clone(),
    };
    if let Some(n) = words.iter().find(|n| !(1..=12).contains(*n)) {
        return Err(Failure::new(format!("{n} words: from 1 to 12")));
    }
    Ok(Answer {
        text: text(&words),
        json: json(&words),
        svg: None,
    })
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

fn text(words: &[u32]) -> String {
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
    out += &columns(&rows, 1);
    out += "at the end: subtractions of the last reduction; doublings: of words, in Algorithm 5 of products\n";
    for &n in words {
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
        out += &columns(&rows, 1);
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
    out + &columns(&rows, 1)
}

fn json(words: &[u32]) -> String {
    let counts = |c: &WordCounts| {
        json!({
            "products": c.products,
            "additions": c.additions,
            "subtractions": c.subtractions,
            "doublings": c.doublings,
        })
    };
    let sizes = words.iter().map(|&n| {
        let methods = counted(n).map(|(m, c)| {
            json!({
                "method": m.name(),
                "condition": m.condition(),
                "counted": counts(&c),
                "formula": counts(&m.formula(n)),
            })
        });
        json!({ "words": n, "methods": methods.collect::<Vec<_>>() })
    });
    let fields = moduli().into_iter().map(|(name, words, c)| {
        json!({
            "field": name,
            "words": words,
            "paper_product": c.paper_product,
            "product": c.product,
            "paper_square": c.paper_square,
            "square": c.square,
        })
    });
    let (sizes, fields): (Vec<Value>, Vec<Value>) = (sizes.collect(), fields.collect());
    format::json(&json!({ "sizes": sizes, "fields": fields }))
}
