//! Numbers and tables as Markdown.

use std::fmt::Write as _;

/// A table with its first column to the left and the others to the right; no rows, no table.
pub fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let mut out = String::new();
    if rows.is_empty() {
        return out;
    }
    let _ = writeln!(out, "| {} |", head.join(" | "));
    let _ = writeln!(out, "|---{}|", "|---:".repeat(head.len() - 1));
    for row in rows {
        let _ = writeln!(out, "| {} |", row.join(" | "));
    }
    out.push('\n');
    out
}

/// Prose in lines of at most 120 characters, where its words allow it.
pub fn wrap(prose: &str) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in prose.split_whitespace() {
        let length = word.chars().count();
        match width {
            0 => {}
            w if w + 1 + length > 120 => {
                out.push('\n');
                width = 0;
            }
            _ => {
                out.push(' ');
                width += 1;
            }
        }
        out += word;
        width += length;
    }
    out
}

/// `2^9`, or the number itself.
pub fn points(n: u64) -> String {
    match n {
        n if n >= 512 && n.is_power_of_two() => format!("2^{}", n.trailing_zeros()),
        n => n.to_string(),
    }
}

/// A time with three digits and its unit.
pub fn time(nanos: f64) -> String {
    let (value, unit) = match nanos {
        n if n < 1e3 => (n, "ns"),
        n if n < 1e6 => (n / 1e3, "µs"),
        n if n < 1e9 => (n / 1e6, "ms"),
        n => (n / 1e9, "s"),
    };
    let digits = match value {
        v if v < 9.995 => 2,
        v if v < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$} {unit}")
}

/// Decimal units, as the benchmark writes them.
pub fn bytes(n: u64) -> String {
    let n = n as f64;
    let (value, unit) = match n {
        n if n < 1e6 => (n / 1e3, "kB"),
        n if n < 1e9 => (n / 1e6, "MB"),
        n => (n / 1e9, "GB"),
    };
    let digits = if value < 10.0 { 2 } else { 1 };
    format!("{value:.digits$} {unit}")
}

/// What is counted: points of a group, or elements of the field of scalars.
pub fn items(group: &str) -> String {
    match group {
        "Fr" => "elements".to_owned(),
        _ => "points".to_owned(),
    }
}

/// The group and the scalars, or the field.
pub fn group(group: &str, scalars: &str) -> String {
    match group {
        "Fr" => "scalar field".to_owned(),
        _ => format!("{group}, {scalars} scalars"),
    }
}

/// A curve's name as people write it.
pub fn curve(name: &str) -> String {
    let known = [
        ("bn254", "BN254"),
        ("bls12-377", "BLS12-377"),
        ("bls12-381", "BLS12-381"),
        ("bw6-756", "BW6-756"),
        ("bw6-761", "BW6-761"),
        ("pallas", "Pallas"),
        ("vesta", "Vesta"),
        ("ed25519", "Ed25519"),
        ("jubjub", "Jubjub"),
        ("bandersnatch", "Bandersnatch"),
        ("baby-jubjub", "Baby Jubjub"),
        ("ed-on-bls12-377", "Ed-on-BLS12-377"),
    ];
    let found = known.iter().find(|(id, _)| *id == name);
    found.map_or(name, |(_, written)| written).to_owned()
}

/// What a record is about, before the curve; nothing for sums.
pub fn what(id: &str) -> &'static str {
    match id {
        "mul_each" => "Points with a scalar each, ",
        "mul_base" => "One point with many scalars, ",
        "fft" | "fft_threads" => "Fourier transforms, ",
        "invert" => "Inverses together, ",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_for_people() {
        assert_eq!(
            [2u64, 256, 1000, 1024].map(points),
            ["2", "256", "1000", "2^10"]
        );
        assert_eq!(
            [1530.0, 27.94e6, 96.8e6, 99.96e6, 1.39e9].map(time),
            ["1.53 µs", "27.9 ms", "96.8 ms", "100 ms", "1.39 s"]
        );
        assert_eq!(time(9.997e6), "10.0 ms");
        assert_eq!(
            [712_700, 7_864_320, 1_409_286_144].map(bytes),
            ["712.7 kB", "7.86 MB", "1.41 GB"]
        );
        assert_eq!(curve("jubjub"), "Jubjub");
        assert_eq!(curve("mine"), "mine");
    }

    #[test]
    fn long_lines_are_broken() {
        assert_eq!(wrap("a  b\nc"), "a b c");
        let lines = wrap(&"seventeen letters ".repeat(20));
        assert!(
            lines.lines().count() == 4 && lines.lines().all(|l| l.len() <= 120),
            "{lines}"
        );
        assert_eq!(wrap(&"a".repeat(130)), "a".repeat(130));
    }

    #[test]
    fn tables() {
        let rows = vec![vec!["1".to_owned(), "2".to_owned()]];
        let head = ["a", "b"].map(str::to_owned);
        assert_eq!(table(&head, &rows), "| a | b |\n|---|---:|\n| 1 | 2 |\n\n");
        assert_eq!(table(&head, &[]), "");
    }
}
