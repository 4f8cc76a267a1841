//! The table on the terminal and the JSON lines.

use crate::harness::{Series, mean, median};
use crate::inputs::Inputs;
use serde_json::{Value, json};

/// Facts that every line of a record repeats.
#[derive(Debug, Clone)]
pub struct Context {
    /// Threads each engine had.
    pub threads: usize,
    /// The processor's name.
    pub cpu: String,
    /// Day of the run.
    pub date: String,
    /// The commit of this library, where it is known.
    pub commit: Option<String>,
    /// (engine, version).
    pub versions: Vec<(&'static str, String)>,
}

/// One JSON object an engine, with zkalc's ids `curve/msm_G1/n`; times in nanoseconds.
pub fn json_lines(context: &Context, inputs: &Inputs, series: &[Series]) -> Vec<Value> {
    let line = |s: &Series| {
        let version = context.versions.iter().find(|(name, _)| *name == s.engine);
        let id = format!("{}/msm_{}/{}", inputs.curve.name, inputs.group, inputs.n);
        let version = version.map(|(_, v)| v.as_str());
        json_line(context, &id, inputs.dist.name(), version, s, &series[0])
    };
    series.iter().map(line).collect()
}

/// One of them, with ratios to a reference.
pub fn json_line(
    context: &Context,
    id: &str,
    dist: &str,
    version: Option<&str>,
    s: &Series,
    reference: &Series,
) -> Value {
    json!({
        "id": id,
        "engine": s.engine,
        "version": version,
        "unit": "ns",
        "mean": round(mean(&s.wall)),
        "median": round(median(s.wall.clone())),
        "min": round(s.wall.iter().copied().fold(f64::INFINITY, f64::min)),
        "cpu": round(median(s.cpu.clone())),
        "cpu_min": round(s.least_cpu()),
        "ratio": (s.ratio_to(reference) * 1e4).round() / 1e4,
        "cpu_ratio": (s.cpu_ratio_to(reference) * 1e4).round() / 1e4,
        "reference": reference.engine,
        "runs": s.wall.len(),
        "dist": dist,
        "threads": context.threads,
        "machine": context.cpu,
        "date": context.date,
        "commit": context.commit,
    })
}

fn round(nanos: f64) -> f64 {
    (nanos * 10.0).round() / 10.0
}

/// The table's head: four columns an engine.
pub fn table_head(engines: &[&str]) -> String {
    let mut line = format!("{:>9}", "n");
    for e in engines {
        line += &format!(" |{e:>12} {:>9} {:>6} {:>6}", "CPU", "ratio", "CPU");
    }
    line
}

/// A row: for every engine median time, median CPU time, and the ratios of both to the first.
pub fn table_row(n: usize, engines: &[&str], series: &[Series]) -> String {
    let mut line = format!("{n:>9}");
    for e in engines {
        let Some(s) = series.iter().find(|s| s.engine == *e) else {
            line += &format!(" |{:>12} {:>9} {:>6} {:>6}", "-", "", "", "");
            continue;
        };
        let (wall, cpu) = (human(median(s.wall.clone())), human(median(s.cpu.clone())));
        let (ratio, cpu_ratio) = (s.ratio_to(&series[0]), s.cpu_ratio_to(&series[0]));
        line += &format!(" |{wall:>12} {cpu:>9} {ratio:>6.2} {cpu_ratio:>6.2}");
    }
    line
}

/// A time with three or four digits and its unit.
pub fn human(nanos: f64) -> String {
    let (value, unit) = match nanos {
        n if n < 1e3 => (n, "ns"),
        n if n < 1e6 => (n / 1e3, "µs"),
        n if n < 1e9 => (n / 1e6, "ms"),
        n => (n / 1e9, "s"),
    };
    let digits = if value < 10.0 {
        3
    } else if value < 100.0 {
        2
    } else {
        1
    };
    format!("{value:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curves::{Curve, Group};
    use crate::inputs::Dist;

    #[test]
    fn lines_have_ids_and_ratios() {
        let curve = Curve::by_name("bls12-381").unwrap();
        let inputs = Inputs::generate(curve, Group::G2, Dist::U64, 4, 0);
        let context = Context {
            threads: 1,
            cpu: "some".into(),
            date: "2026-01-02".into(),
            commit: Some("0123456789".into()),
            versions: vec![("a", "a 1".into())],
        };
        let series = [("a", 100.0), ("b", 250.0)].map(|(engine, t)| Series {
            engine: engine.into(),
            wall: vec![t; 3],
            cpu: vec![t; 3],
        });
        let lines = json_lines(&context, &inputs, &series);
        assert_eq!(lines[1]["id"], "bls12-381/msm_G2/4");
        assert_eq!(lines[1]["ratio"], 2.5);
        assert_eq!(lines[1]["dist"], "u64");
        assert_eq!(lines[0]["version"], "a 1");
        assert_eq!(lines[0]["commit"], "0123456789");
        let row = table_row(4, &["a", "c", "b"], &series);
        assert!(row.contains("250.0 ns") && row.contains("2.50") && row.contains(" - "));
    }

    #[test]
    fn times_for_people() {
        assert_eq!(human(1530.0), "1.530 µs");
        assert_eq!(human(66.3e6), "66.30 ms");
        assert_eq!(human(9.168e9), "9.168 s");
    }
}
