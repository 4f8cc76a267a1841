//! Text, JSON and pictures.

use std::fmt::Write as _;
use std::path::Path;

use msmith_chart::{Axes, Line};
use serde::Serialize;

use crate::failure::Failure;

/// One JSON object and an end of line. Members come in the order of the fields.
pub fn json<T: Serialize>(value: &T) -> String {
    // Only maps whose keys are not texts and readers that fail have no JSON; there are none here.
    serde_json::to_string(value).unwrap_or_else(|e| format!("{{\"error\":\"{e}\"}}")) + "\n"
}

/// A number for JSON; those that are not finite are `null`.
pub fn finite(x: f64) -> Option<f64> {
    x.is_finite().then_some(x)
}

/// Cells below each other: the first `left` columns to the left, the others to the right.
pub fn columns(rows: &[Vec<String>], left: usize) -> String {
    let width = |k: usize| rows.iter().map(|r| r[k].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (k, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let between = if k == 0 { "" } else { "  " };
            let _ = match k < left {
                true => write!(line, "{between}{cell:<width$}"),
                false => write!(line, "{between}{cell:>width$}"),
            };
        }
        line.truncate(line.trim_end().len());
        line + "\n"
    };
    rows.iter().map(line).collect()
}

/// `12.3 ms`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.3} s"),
    }
}

/// `12.3 MiB`.
pub fn bytes(n: u64) -> String {
    match n {
        0..1024 => format!("{n} B"),
        1024..1_048_576 => format!("{:.1} KiB", n as f64 / 1024.0),
        _ => format!("{:.1} MiB", n as f64 / 1_048_576.0),
    }
}

/// A chart of seconds over n as SVG.
pub fn draw_times(title: &str, lines: &[Line]) -> Result<String, Failure> {
    draw(title, &Axes::times(&duration), lines)
}

/// A chart as SVG.
pub fn draw(title: &str, axes: &Axes<'_>, lines: &[Line]) -> Result<String, Failure> {
    msmith_chart::draw(title, axes, lines).map_err(Failure::new)
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_below_each_other() {
        let rows = [["a", "b", "c"], ["long", "", "10"]];
        let rows = rows.map(|r| r.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, 1), "a     b   c\nlong     10\n");
        assert_eq!(columns(&rows, 2), "a     b   c\nlong     10\n");
        assert_eq!(duration(0.012_34), "12.3 ms");
        assert_eq!(finite(f64::INFINITY), None);
    }
}
