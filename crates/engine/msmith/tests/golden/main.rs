//! What the planner chooses, for every curve, group, number of points and backend, compared with files.
//!
//! The files `sums.txt`, `fixed.txt`, `edwards.txt` and `multiply.txt` hold one line for each set of conditions: the
//! conditions, ` -> `, and the choices. A choice that changes shows as a line that differs, so that it is either a
//! mistake or is written into the file on purpose, with its times in `docs/decisions/planner.md`.
//!
//! Every machine plans for every backend. `MSMITH_GOLDEN=write cargo test -p msmith --test golden` writes the files
//! again.

mod beaten;
mod edwards;
mod file;
mod fixed;
mod hooks;
mod multiply;
mod sums;

use msmith::Error;

/// Whether a line is of a toy curve, for which fewer conditions will do.
fn is_toy(name: &str) -> bool {
    name.starts_with("toy-")
}

/// Numbers of points 2^0 to 2^22, each with 3/2 of it in between.
fn many_numbers() -> Vec<usize> {
    let mut all: Vec<usize> = (0..=22).flat_map(|k| [1 << k, 3 << k]).collect();
    all.retain(|&n| n <= 1 << 22);
    all.sort_unstable();
    all
}

/// Numbers of points 4^0 to 4^11.
fn few_numbers() -> Vec<usize> {
    (0..=11).map(|k| 1 << (2 * k)).collect()
}

/// `2^k`, `3*2^k` or the number itself.
fn number(n: usize) -> String {
    let k = n.trailing_zeros();
    match n >> k {
        1 => format!("2^{k}"),
        3 if k > 0 => format!("3*2^{k}"),
        _ => n.to_string(),
    }
}

/// Three digits of a positive number, in powers of 1000.
fn three_digits(x: f64) -> String {
    let (mut x, mut unit) = (x, 0);
    while x >= 999.5 && unit < 5 {
        x /= 1e3;
        unit += 1;
    }
    let unit = ["", "k", "M", "G", "T", "P"][unit];
    match x {
        x if x >= 99.95 => format!("{x:.0}{unit}"),
        x if x >= 9.995 => format!("{x:.1}{unit}"),
        _ => format!("{x:.2}{unit}"),
    }
}

/// An algorithm with its digits, as one word or two: the names of digits begin with their algorithm but in Straus's
/// method.
fn choice(algorithm: &str, radix: &str, windows: usize) -> String {
    match radix {
        "" => algorithm.into(),
        _ if radix.starts_with(algorithm) => format!("{radix} x{windows}"),
        _ => format!("{algorithm} {radix} x{windows}"),
    }
}

/// Why there is no choice.
fn refusal(error: &Error) -> String {
    match error {
        Error::MemoryLimit { needed, .. } => format!("needs {}", three_digits(*needed as f64)),
        other => {
            let text = other.to_string();
            format!("error {}", text.split(':').next().unwrap_or_default())
        }
    }
}

/// Numbers of points with what is chosen for each, as ranges that share a choice. Figures are those of the range's
/// first number.
fn ranges(choices: &[(usize, String, String)]) -> String {
    let mut out: Vec<String> = Vec::new();
    for same in choices.chunk_by(|a, b| a.1 == b.1) {
        let (first, last) = (same[0].0, same[same.len() - 1].0);
        let mut text = number(first);
        if last != first {
            text = format!("{text}..{}", number(last));
        }
        let figures = &same[0].2;
        let space = if figures.is_empty() { "" } else { " " };
        out.push(format!("{text} {}{space}{figures}", same[0].1));
    }
    out.join("; ")
}

#[test]
fn words_of_lines() {
    assert_eq!(number(1), "2^0");
    assert_eq!(number(3), "3");
    assert_eq!(number(48), "3*2^4");
    assert_eq!(three_digits(0.0), "0.00");
    assert_eq!(three_digits(999.4), "999");
    assert_eq!(three_digits(999.6), "1.00k");
    assert_eq!(three_digits(12_345.0), "12.3k");
    assert_eq!(many_numbers().len(), 22 + 22);
    let of = |n, a: &str, b: &str| (n, a.to_string(), b.to_string());
    let list = [
        of(1, "a", "5"),
        of(2, "a", "6"),
        of(3, "b", ""),
        of(4, "a", ""),
    ];
    assert_eq!(ranges(&list), "2^0..2^1 a 5; 3 b; 2^2 a");
}
