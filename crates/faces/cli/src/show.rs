//! How values are shown: coordinates, tables, units, charts.

use std::fmt::Write as _;

use msmith::{Engine, Point};
use msmith_io::Error;
use num_bigint::BigUint;
use serde::{Serialize, Serializer};

use crate::place::Output;

/// A coordinate: `0x` and all the digits of the field for each of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coordinate(Vec<String>);

impl Serialize for Coordinate {
    /// A string, or the list of an extension's coefficients.
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [one] => one.serialize(s),
            all => all.serialize(s),
        }
    }
}

impl std::fmt::Display for Coordinate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

impl Coordinate {
    /// Of parts below p, whose bytes are `width`.
    pub fn new(parts: &[BigUint], width: usize) -> Self {
        let digits = 2 * width;
        let shown = parts
            .iter()
            .map(|c| format!("0x{}", format_args!("{c:0digits$x}")));
        Self(shown.collect())
    }
}

/// A sum as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sum {
    /// Whether it has no coordinates.
    pub infinity: bool,
    /// x.
    pub x: Option<Coordinate>,
    /// y.
    pub y: Option<Coordinate>,
    /// The curve's own bytes of it, `0x` and hex digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoded: Option<String>,
}

impl Sum {
    /// Of an engine's answer.
    pub fn of(engine: &Engine, point: &Point) -> Self {
        let width = engine.curve().p.bits().div_ceil(8) as usize;
        let shown = |words: &[u64]| Coordinate::new(&engine.from_words(words), width);
        let both = point.coordinates().map(|(x, y)| (shown(x), shown(y)));
        let (x, y) = both.unzip();
        Self {
            infinity: point.is_infinity(),
            x,
            y,
            encoded: None,
        }
    }

    /// For people.
    pub fn rows(&self) -> Vec<(&'static str, String)> {
        let (Some(x), Some(y)) = (&self.x, &self.y) else {
            return vec![("result", "infinity".into())];
        };
        let mut rows = vec![("x", x.to_string()), ("y", y.to_string())];
        rows.extend(self.encoded.clone().map(|e| ("encoded", e)));
        rows
    }
}

/// Lines of a name and a value, the values below each other.
pub fn table(rows: &[(&str, String)]) -> String {
    rows.iter()
        .map(|(name, value)| format!("{name:<12}{value}\n"))
        .collect()
}

/// Cells below each other: the first column to the left, the others to the right.
pub fn columns(rows: &[Vec<String>]) -> String {
    let width = |k: usize| rows.iter().map(|r| r[k].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (k, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let _ = match k {
                0 => write!(line, "{cell:<width$}"),
                _ => write!(line, "  {cell:>width$}"),
            };
        }
        line.truncate(line.trim_end().len());
        line + "\n"
    };
    rows.iter().map(line).collect()
}

/// Writes a drawing to a file, or says why there is none.
pub fn svg_to(to: &Output, svg: Result<String, String>) -> Result<(), Error> {
    let svg = svg.map_err(|why| Error::Write {
        path: to.to_string(),
        kind: std::io::ErrorKind::InvalidData,
        why,
    })?;
    crate::output::write(to, svg.as_bytes())
}

/// `12.3 MiB`.
pub fn bytes(n: u64) -> String {
    match n {
        0..1024 => format!("{n} B"),
        1024..1_048_576 => format!("{:.1} KiB", n as f64 / 1024.0),
        _ => format!("{:.1} MiB", n as f64 / 1_048_576.0),
    }
}

/// `12.3 ms`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.3} s"),
    }
}

/// `1 point`, `2 points`.
pub fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// `2 threads`.
pub fn threads(n: usize) -> String {
    count(n, "thread")
}

/// How many sums a sum is made of, behind what it is made with: nothing if it is one.
pub fn parts(count: usize) -> String {
    match count {
        0 | 1 => String::new(),
        _ => format!(", in {count} parts"),
    }
}

/// An algorithm with its digits: the digits' name where it begins with that of the algorithm, otherwise both.
pub fn digits(algorithm: &str, radix: &str) -> String {
    match radix {
        "" => algorithm.to_owned(),
        set if algorithm == "fixed" => format!("table, {set}"),
        radix if radix.starts_with(algorithm) => radix.to_owned(),
        // Others use the same digits.
        radix => format!("{algorithm}: {radix}"),
    }
}

/// How it was done, for people.
pub fn method(
    algorithm: &str,
    radix: &str,
    windows: usize,
    backend: &str,
    thread_count: usize,
) -> [(&'static str, String); 2] {
    let algorithm = match (radix, algorithm) {
        ("", _) | (_, "fixed") => digits(algorithm, radix),
        _ => format!("{}, {}", digits(algorithm, radix), count(windows, "window")),
    };
    let backend = format!("{backend}, {}", threads(thread_count));
    [("backend", backend), ("algorithm", algorithm)]
}

/// A hash as ceremonies publish it: lines of four groups of eight hex digits.
pub fn hash(digits: &str) -> String {
    let mut text = String::new();
    for (k, digit) in digits.chars().enumerate() {
        match k {
            _ if k % 32 == 0 => text += "    ",
            _ if k % 8 == 0 => text.push(' '),
            _ => {}
        }
        text.push(digit);
        if k % 32 == 31 {
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown() {
        let one = |parts: &[u32]| {
            Coordinate::new(&parts.iter().map(|p| (*p).into()).collect::<Vec<_>>(), 2)
        };
        assert_eq!(serde_json::to_string(&one(&[10])).unwrap(), r#""0x000a""#);
        assert_eq!(
            serde_json::to_string(&one(&[10, 1])).unwrap(),
            r#"["0x000a","0x0001"]"#
        );
        assert_eq!(one(&[10, 1]).to_string(), "0x000a 0x0001");
        assert_eq!(duration(0.012_34), "12.3 ms");
        let counts = [0, 1, 2].map(|n| count(n, "point"));
        assert_eq!(counts, ["0 points", "1 point", "2 points"]);
        let [_, (_, said)] = method("straus", "eisenstein 2^3", 43, "avx2", 1);
        assert_eq!(said, "straus: eisenstein 2^3, 43 windows");
        let [_, (_, said)] = method("eisenstein", "eisenstein 2^9", 15, "avx2", 1);
        assert_eq!(said, "eisenstein 2^9, 15 windows");
        assert_eq!(
            (bytes(1023), bytes(3 << 19)),
            ("1023 B".to_owned(), "1.5 MiB".to_owned())
        );
    }
}
