//! Text for people and for programs.

use std::fmt::Write as _;
use std::io::Write as _;

use std::path::Path;

use msmith::{Engine, Point};
use msmith_chart::{Axes, Line};
use msmith_io::Error;

/// Writes the whole answer; a reader that left early is no error worth a panic.
pub fn print(text: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// A JSON object, member by member.
pub struct Object(String);

impl Object {
    /// Without members.
    pub fn new() -> Self {
        Self("{".to_owned())
    }

    /// Adds a member whose value is JSON already.
    pub fn raw(mut self, key: &str, value: impl std::fmt::Display) -> Self {
        let comma = if self.0.len() > 1 { "," } else { "" };
        let _ = write!(self.0, "{comma}{}:{value}", string(key));
        self
    }

    /// Adds a string.
    pub fn text(self, key: &str, value: &str) -> Self {
        let value = string(value);
        self.raw(key, value)
    }

    /// The object.
    pub fn end(self) -> String {
        self.0 + "}"
    }
}

/// A JSON array of values that are JSON already.
pub fn list(values: &[String]) -> String {
    format!("[{}]", values.join(","))
}

/// A JSON string.
pub fn string(text: &str) -> String {
    let mut out = "\"".to_owned();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out + "\""
}

/// The parts of a coordinate, `0x` and all the digits of the field.
pub fn coordinate(engine: &Engine, words: &[u64]) -> Vec<String> {
    let digits = 2 * engine.curve().p.bits().div_ceil(8) as usize;
    let parts = engine.from_words(words);
    parts
        .iter()
        .map(|c| format!("0x{}", format_args!("{c:0digits$x}")))
        .collect()
}

/// `{"infinity":…,"x":…,"y":…}`.
pub fn point(engine: &Engine, point: &Point) -> String {
    let json = |words: &Vec<u64>| {
        let parts: Vec<_> = coordinate(engine, words)
            .iter()
            .map(|c| string(c))
            .collect();
        match parts.as_slice() {
            [one] => one.clone(),
            _ => format!("[{}]", parts.join(",")),
        }
    };
    let (x, y) = match point {
        Some((x, y)) => (json(x), json(y)),
        None => ("null".to_owned(), "null".to_owned()),
    };
    Object::new()
        .raw("infinity", point.is_none())
        .raw("x", x)
        .raw("y", y)
        .end()
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

/// Draws a chart to an SVG file.
pub fn draw(path: &Path, title: &str, axes: &Axes<'_>, lines: &[Line]) -> Result<(), Error> {
    let file = |why| Error::File {
        path: path.display().to_string(),
        why,
    };
    let svg = msmith_chart::draw(title, axes, lines).map_err(file)?;
    std::fs::write(path, svg).map_err(|e| file(e.to_string()))
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

/// `2 threads`.
pub fn threads(n: usize) -> String {
    format!("{n} thread{}", if n == 1 { "" } else { "s" })
}

/// How it was done, for people.
pub fn method(report: &msmith::Report) -> [(&'static str, String); 2] {
    // The radix' name begins with that of its algorithm.
    let algorithm = match report.radix.as_str() {
        "" => report.algorithm.to_owned(),
        set if report.algorithm == "fixed" => format!("table, {set}"),
        radix => format!("{radix}, {} windows", report.windows),
    };
    [
        (
            "backend",
            format!("{}, {}", report.backend, threads(report.threads)),
        ),
        ("algorithm", algorithm),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json() {
        let o = Object::new().text("a", "x\"\\\ny").raw("b", 3).end();
        assert_eq!(o, r#"{"a":"x\"\\\u000ay","b":3}"#);
        assert_eq!(duration(0.012_34), "12.3 ms");
    }
}
