//! The table on the terminal and the JSON lines of sums over fixed bases.

use super::Row;
use super::tables::What;
use crate::curves::Curve;
use crate::harness::{Series, median};
use crate::report::{Context, human, json_line};
use serde_json::{Value, json};

/// How many times as fast as a peer: medians over the rounds, on the clock and by CPU time.
fn faster(row: &Row, peer: &Series) -> [f64; 2] {
    [peer.ratio_to(&row.series), peer.cpu_ratio_to(&row.series)]
}

/// One JSON object a row: that of the other benchmark, and `table`, `set`, `stored` (points a base), `table_bytes`,
/// `build` (ns), `additions`, and for every peer how many times as fast (`faster`).
pub fn json(context: &Context, what: What, curve: &Curve, rows: &[Row]) -> Vec<Value> {
    let line = |row: &Row| {
        let id = format!("{}/fixed_G1/{}", curve.name, row.n);
        let version = Some(row.version.as_str());
        let mut line = json_line(context, &id, "uniform", version, &row.series, &row.peers[0]);
        line["table"] = json!(what.name());
        let faster: serde_json::Map<_, _> = (row.peers.iter())
            .map(|peer| {
                let value = (faster(row, peer)[0] * 1e3).round() / 1e3;
                (peer.engine.clone(), json!(value))
            })
            .collect();
        line["faster"] = json!(faster);
        if let Some(table) = &row.table {
            line["set"] = json!(table.set);
            line["stored"] = json!(table.stored);
            line["table_bytes"] = json!(table.bytes);
            line["build"] = json!(table.build.as_nanos() as u64);
            line["additions"] = json!(table.additions);
        }
        line
    };
    rows.iter().map(line).collect()
}

/// A row for every contender and n; the last columns say how many times as fast as each peer it is.
pub fn text(rows: &[Row]) -> String {
    let Some(first) = rows.first() else {
        return String::new();
    };
    let mut head: Vec<String> = ["n", "", "set", "stored", "table", "made in", "additions"]
        .map(str::to_owned)
        .into();
    head.extend(["time", "CPU"].map(str::to_owned));
    head.extend(first.peers.iter().map(|p| format!("× {}", p.engine)));
    let mut table = vec![head];
    table.extend(rows.iter().map(cells));
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let width = |k: usize| {
        table
            .iter()
            .filter_map(|r| r.get(k))
            .map(|c| c.chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..columns).map(|k| width(k).unwrap_or(0)).collect();
    let mut out = String::new();
    for row in &table {
        let cells = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(k, (cell, &w))| match k {
                // Names to the left, numbers to the right.
                1 | 2 => format!("{cell:<w$}"),
                _ => format!("{cell:>w$}"),
            });
        out += cells.collect::<Vec<_>>().join("  ").trim_end();
        out.push('\n');
    }
    out
}

fn cells(row: &Row) -> Vec<String> {
    let none = String::new;
    let table = row.table.as_ref();
    let mut cells = vec![
        row.n.to_string(),
        row.series.engine.clone(),
        table.and_then(|t| t.set.clone()).unwrap_or_else(none),
        table.map_or_else(none, |t| t.stored.to_string()),
        table.map_or_else(none, |t| size(t.bytes)),
        table.map_or_else(none, |t| human(t.build.as_nanos() as f64)),
        table
            .and_then(|t| t.additions)
            .map_or_else(none, |a| a.to_string()),
        human(median(row.series.wall.clone())),
        human(median(row.series.cpu.clone())),
    ];
    cells.extend(row.peers.iter().map(|peer| {
        let [wall, cpu] = faster(row, peer);
        format!("{wall:.2} ({cpu:.2})")
    }));
    cells
}

/// `12.3 MB`, in powers of ten.
fn size(bytes: u64) -> String {
    let bytes = bytes as f64;
    match bytes {
        b if b < 1e6 => format!("{:.1} kB", b / 1e3),
        b if b < 1e9 => format!("{:.1} MB", b / 1e6),
        b => format!("{:.2} GB", b / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixed::contender::Table;
    use std::time::Duration;

    #[test]
    fn rows_say_how_many_times_as_fast() {
        let series = |engine: &str, wall: f64, cpu: f64| Series {
            engine: engine.to_owned(),
            wall: vec![wall; 3],
            cpu: vec![cpu; 3],
        };
        let peer = series("peer", 9e6, 8e6);
        let alone = Row {
            n: 256,
            line: "peer".into(),
            version: "p 2".into(),
            table: None,
            series: peer.clone(),
            peers: vec![peer],
        };
        let table = Some(Table {
            set: Some("signed:9".into()),
            stored: 29,
            bytes: 29 * 96 * 256,
            build: Duration::from_millis(3),
            additions: Some(8000),
        });
        let row = Row {
            n: 256,
            line: "x".into(),
            version: "x 1".into(),
            table,
            series: series("x", 3e6, 2e6),
            peers: alone.peers.clone(),
        };
        let rows = [alone, row];
        let text = text(&rows);
        for word in [
            "× peer",
            "3.00 (4.00)",
            "1.00 (1.00)",
            "712.7 kB",
            "3.000 ms",
            "signed:9",
        ] {
            assert!(text.contains(word), "{word}: {text}");
        }
        let context = Context {
            threads: 1,
            cpu: "some".into(),
            date: "2026-01-02".into(),
            commit: None,
            versions: Vec::new(),
        };
        let curve = Curve::by_name("bls12-381").unwrap();
        let lines = json(&context, What::Small, curve, &rows);
        assert_eq!(lines[1]["id"], "bls12-381/fixed_G1/256");
        assert_eq!(lines[1]["faster"]["peer"], 3.0);
        assert_eq!(lines[1]["ratio"], 0.3333);
        assert_eq!(lines[1]["build"], 3_000_000);
        assert_eq!(lines[1]["table"], "small");
        assert_eq!(lines[0]["stored"], Value::Null);
    }

    #[test]
    fn sizes() {
        assert_eq!(size(2_415_919_104), "2.42 GB");
        assert_eq!(size(96_000_000), "96.0 MB");
    }
}
