//! Sums over fixed bases with tables of their multiples.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::record::{Entry, Run, Table};
use super::sums::threads;
use super::text;

/// The tables of the benchmark, and what they are about.
const TABLES: &[(&str, &str)] = &[
    ("blob", "commitments to an EIP-4844 blob"),
    ("variable", "at most 12 points a base"),
    ("small", "256 bases, tables of at most 100 MB"),
    ("paper", "Table 3 of Fan, Kuchta, Sica, Xu"),
    ("build", "making a table"),
];

/// One table for runs of the same subject.
pub fn section(runs: &[&Run]) -> String {
    let Some(first) = runs.first() else {
        return String::new();
    };
    let s = &first.subject;
    let name = s.fixed.as_deref().unwrap_or_default();
    let about = TABLES.iter().find(|(table, _)| *table == name);
    let about = about.map_or(name, |(_, about)| about);
    let peers: BTreeSet<&str> = (runs.iter().flat_map(|run| &run.entries))
        .flat_map(|e| e.faster.keys().map(String::as_str))
        .collect();
    let mut head = [
        "bases and engine",
        "set",
        "points a base",
        "table",
        "made in",
        "additions",
        "time",
        "CPU",
    ]
    .map(str::to_owned)
    .to_vec();
    head.extend(peers.iter().map(|peer| format!("faster than {peer}")));
    head.push("rounds".to_owned());
    let lines = runs
        .iter()
        .flat_map(|run| run.entries.iter().map(|e| (run.n, e)));
    let rows: Vec<Vec<String>> = lines.map(|(n, e)| row(n, e, &peers)).collect();
    let mut out = String::new();
    let _ = writeln!(
        out,
        "#### {} {}, `{name}`: {about}; {} scalars, {}, backend {}\n",
        text::curve(&s.curve),
        s.group,
        s.scalars,
        threads(s.threads),
        s.backend
    );
    out + &text::table(&head, &rows) + &super::sources(runs)
}

fn row(n: u64, entry: &Entry, peers: &BTreeSet<&str>) -> Vec<String> {
    let table = |show: &dyn Fn(&Table) -> Option<String>| {
        entry.table.as_ref().and_then(show).unwrap_or_default()
    };
    let mut row = vec![
        format!("{}, {}", text::points(n), entry.engine),
        table(&|t| t.set.clone()),
        table(&|t| Some(t.points_per_base.to_string())),
        table(&|t| Some(text::bytes(t.bytes))),
        table(&|t| t.build.map(text::time)),
        table(&|t| t.additions.map(|a| a.to_string())),
        text::time(entry.median),
        text::time(entry.cpu),
    ];
    row.extend(peers.iter().map(|peer| match entry.faster.get(*peer) {
        Some(_) if entry.engine == *peer => String::new(),
        Some(factor) => format!("{factor:.2}"),
        None => String::new(),
    }));
    row.push(entry.rounds.to_string());
    row
}
