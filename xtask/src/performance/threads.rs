//! Sums by several threads beside the same by one, and as many sums at once by a thread each.

use std::fmt::Write as _;

use super::record::{Entry, Run};
use super::sums::others;
use super::text;

/// One table for runs of the same subject: times, and how many times as many sums a second as by one thread.
pub fn section(runs: &[&Run]) -> String {
    let Some(first) = runs.first() else {
        return String::new();
    };
    let s = &first.subject;
    let ways = others(runs, &s.reference);
    let mut head = vec![text::items(&s.group), s.reference.clone()];
    for way in &ways {
        head.extend([(*way).to_owned(), "times as fast".to_owned()]);
    }
    head.push("rounds".to_owned());
    let rows: Vec<Vec<String>> = runs.iter().map(|run| row(run, &ways)).collect();
    let mut out = String::new();
    let _ = writeln!(
        out,
        "#### {}{} {}, by threads, backend {}\n",
        text::what(&s.what),
        text::curve(&s.curve),
        text::group(&s.group, &s.scalars),
        s.backend
    );
    out + &text::table(&head, &rows) + &super::sources(runs)
}

fn row(run: &Run, ways: &[&str]) -> Vec<String> {
    let one = &run.entries[0];
    let mut row = vec![text::points(run.n), text::time(one.median)];
    for way in ways {
        let entry = run.entries.iter().find(|e| e.engine == *way);
        row.push(entry.map_or(String::new(), |e| text::time(e.median)));
        row.push(entry.map_or(String::new(), |e| format!("{:.2}", faster(e))));
    }
    row.push(one.rounds.to_string());
    row
}

/// Sums a second, in those of one thread. An entry is of one sum, or of `k sums at once`, or of as many of others.
pub fn faster(entry: &Entry) -> f64 {
    let at_once = entry.engine.strip_suffix(" at once");
    let many = at_once.and_then(|many| many.split(' ').next());
    let sums = many.and_then(|k| k.parse().ok()).unwrap_or(1.0);
    sums / entry.ratio
}
