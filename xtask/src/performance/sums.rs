//! Sums without a table, products and transforms: an overview, and a table for every curve, group, distribution, number
//! of threads and backend.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::record::{Entry, Run};
use super::text;

/// The numbers of points of the overview.
const SIZES: [u64; 7] = [256, 1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20];

/// The peer that takes the least time.
fn best_peer(run: &Run) -> Option<&Entry> {
    let peers = run.entries.iter().filter(|e| !e.is_ours());
    peers.min_by(|a, b| a.ratio.total_cmp(&b.ratio))
}

/// A row for every curve, group, reference and backend: time and, in brackets, that of the best peer in units of ours;
/// uniform scalars, one thread.
pub fn overview(runs: &[&Run]) -> String {
    let fits = |run: &&&Run| run.subject.scalars == "uniform" && run.subject.threads == 1;
    let runs: Vec<&Run> = runs.iter().filter(fits).copied().collect();
    let key = |run: &Run| {
        let s = &run.subject;
        [&s.reference, &s.curve, &s.group, &s.backend].map(String::clone)
    };
    let keys: BTreeSet<_> = runs.iter().map(|run| key(run)).collect();
    let cell = |wanted: &[String; 4], n: u64| {
        let run = (runs.iter()).find(|run| key(run) == *wanted && run.n == n)?;
        let time = text::time(run.entries[0].median);
        Some(match best_peer(run) {
            Some(peer) => format!("{time} ({:.1})", peer.ratio),
            None => time,
        })
    };
    let rows: Vec<Vec<String>> = keys
        .iter()
        .map(|key| {
            let [reference, curve, group, backend] = key;
            let curve = text::curve(curve);
            let mut row = vec![format!("{curve} {group}, {reference}, {backend}")];
            row.extend(SIZES.iter().map(|&n| cell(key, n).unwrap_or_default()));
            row
        })
        .collect();
    let mut head = vec!["curve, engine, backend".to_owned()];
    head.extend(SIZES.iter().map(|&n| text::points(n)));
    text::table(&head, &rows)
}

/// What else took part, in the order of the runs.
pub fn others<'a>(runs: &[&'a Run], reference: &str) -> Vec<&'a str> {
    let mut engines: Vec<&str> = Vec::new();
    for entry in runs.iter().flat_map(|run| &run.entries) {
        if entry.engine != reference && !engines.contains(&entry.engine.as_str()) {
            engines.push(&entry.engine);
        }
    }
    engines
}

/// One table for runs of the same subject.
pub fn section(runs: &[&Run]) -> String {
    let Some(first) = runs.first() else {
        return String::new();
    };
    let s = &first.subject;
    let engines = others(runs, &s.reference);
    let mut head = vec![text::items(&s.group), s.reference.clone(), "CPU".to_owned()];
    head.extend(engines.iter().map(|e| format!("× {e}")));
    let with_peers = runs.iter().any(|run| best_peer(run).is_some());
    head.extend(with_peers.then(|| "best peer".to_owned()));
    head.push("rounds".to_owned());
    let rows: Vec<Vec<String>> = (runs.iter())
        .map(|run| row(run, &engines, with_peers))
        .collect();
    let mut out = String::new();
    let _ = writeln!(
        out,
        "#### {}{} {}, {}, backend {}, {}\n",
        text::what(&s.what),
        text::curve(&s.curve),
        text::group(&s.group, &s.scalars),
        threads(s.threads),
        s.backend,
        s.reference
    );
    out + &text::table(&head, &rows) + &super::sources(runs)
}

fn row(run: &Run, engines: &[&str], with_peers: bool) -> Vec<String> {
    let ours = &run.entries[0];
    let mut row = vec![
        text::points(run.n),
        text::time(ours.median),
        text::time(ours.cpu),
    ];
    row.extend(engines.iter().map(|engine| {
        let entry = run.entries.iter().find(|e| e.engine == *engine);
        entry.map_or(String::new(), |e| format!("{:.2}", e.ratio))
    }));
    if with_peers {
        let best = best_peer(run).map(|e| format!("{} {:.2}", e.engine, e.ratio));
        row.push(best.unwrap_or_default());
    }
    row.push(ours.rounds.to_string());
    row
}

/// In words.
pub fn threads(n: u64) -> String {
    match n {
        1 => "1 thread".to_owned(),
        n => format!("{n} threads"),
    }
}
