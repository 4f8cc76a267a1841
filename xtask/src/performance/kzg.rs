//! KZG: every function beside other libraries, from the start of a process, by memory, by threads; and a chart.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use msmith_chart::dots;

use super::record::{Entry, Run, Subject};
use super::{text, threads};

/// The beginning of what these records are about.
const MARK: &str = "kzg-";

/// The rows of the table and the chart in their order.
const ROWS: [(&str, &str); 16] = [
    ("cells-and-proofs", "cells and proofs of a blob"),
    ("cells-and-proofs-no-tables", "cells and proofs, no tables"),
    ("recover", "recover from 64 cells"),
    (
        "recover-from-proofs-first",
        "the same, proofs of the first 64 known",
    ),
    (
        "recover-from-proofs-odd",
        "the same, proofs of the odd 64 known",
    ),
    (
        "recover-from-proofs-but-one",
        "the same, proofs of 127 known",
    ),
    ("recover-cells", "recover cells alone from 64"),
    ("compute-cells", "cells of a blob alone"),
    ("commit", "commitment"),
    ("commit-no-tables", "commitment, no tables"),
    ("prove-blob", "blob proof"),
    ("verify-proof", "verify the proof of a value"),
    ("verify-blob", "verify a blob"),
    ("verify-blobs", "verify # blobs"),
    ("verify-cells", "verify # cells"),
    ("first-commitment", "process start to first commitment"),
];
/// The last row, whose entries have the ways in their names.
const FIRST_CELLS: (&str, &str) = ("first-cells", "process start to first cells");

/// Columns of the table and dots of the chart.
const LIBRARIES: [&str; 4] = ["msmith", "c-kzg", "rust-eth-kzg", "go-eth-kzg"];

const ABOUT: &str = "CPU times of one process: the least of the rounds. The last columns say how many times as long the \
    fastest of the other libraries took, by the least times and by the medians of the rounds' quotients. `msmith:48M` has \
    tables of at most 48 MB, `msmith:0` none; c-kzg and rust_eth_kzg have tables of windows of 8 bits, and none where this \
    library has none; go-eth-kzg has no tables.";

const FIRST: &str = "From the start of a process to its first result; resident memory is what the process has at that \
    moment.";

const MEMORY: &str =
    "This library by the memory that its tables may take, all of them together; least CPU times.";

const THREADS: &str = "Cells and proofs by threads, times on the clock: two threads, and two such calls at once by one \
    thread each.";

/// Whether a record is of KZG.
pub fn is(s: &Subject) -> bool {
    s.what.starts_with(MARK)
}

fn of<'a>(runs: &[&'a Run], what: &str) -> Vec<&'a Run> {
    let is = |run: &&&Run| run.subject.what.strip_prefix(MARK) == Some(what);
    runs.iter().filter(is).copied().collect()
}

/// The library that an entry is of.
fn kind(engine: &str) -> &str {
    let name = engine.split(':').next().unwrap_or(engine);
    name.strip_suffix("-mapped").unwrap_or(name)
}

fn is_own(entry: &&Entry) -> bool {
    kind(&entry.engine) == LIBRARIES[0]
}

/// The least CPU time where the record has it.
fn least(entry: &Entry) -> f64 {
    entry.cpu_min.unwrap_or(entry.cpu)
}

/// The other library that takes the least time.
fn fastest(run: &Run) -> Option<&Entry> {
    let others = run.entries.iter().filter(|e| !is_own(e));
    others.min_by(|a, b| least(a).total_cmp(&least(b)))
}

/// How many times as long the fastest of the others takes, by least times and by medians.
fn faster(run: &Run, own: &Entry) -> Option<[f64; 2]> {
    let other = fastest(run)?;
    Some([least(other) / least(own), other.cpu_ratio / own.cpu_ratio])
}

/// What was measured, with its number.
fn named(what: &str, name: &str, n: u64) -> String {
    match (what, n) {
        ("verify-cells", 1) => "verify a cell".to_owned(),
        ("verify-cells", 128) => "verify all cells of a blob".to_owned(),
        ("verify-cells", n) if n % 128 == 0 => format!("verify all cells of {} blobs", n / 128),
        ("verify-cells", 6) => "verify a column of 6 blobs".to_owned(),
        ("verify-cells", n) if n % 6 == 0 => format!("verify {} columns of 6 blobs", n / 6),
        _ => name.replace('#', &n.to_string()),
    }
}

/// Every run of [`ROWS`] and [`FIRST_CELLS`], with its name, in their order.
fn ordered<'a>(runs: &[&'a Run]) -> Vec<(String, &'a Run)> {
    let mut out = Vec::new();
    for (what, name) in ROWS.iter().chain([&FIRST_CELLS]) {
        let here = of(runs, what).into_iter();
        out.extend(here.map(|run| (named(what, name, run.n), run)));
    }
    out
}

/// All of a machine's runs on one backend.
fn backend(runs: &[&Run]) -> String {
    let backend = &runs[0].subject.backend;
    let mut out = format!("#### Backend {backend}\n\n");
    let mut rows = Vec::new();
    for (name, run) in ordered(runs) {
        let own: Vec<&Entry> = run.entries.iter().filter(is_own).collect();
        for entry in &own {
            let name = match &own[..] {
                [_] => name.clone(),
                _ => format!("{name}, `{}`", entry.engine),
            };
            let mut row = vec![name, text::time(least(entry))];
            row.extend(LIBRARIES[1..].iter().map(|library| {
                let other = run.entries.iter().find(|e| kind(&e.engine) == *library);
                other.map_or(String::new(), |e| text::time(least(e)))
            }));
            let factors = faster(run, entry).map(|both| both.map(|f| format!("{f:.2}")));
            row.extend(factors.unwrap_or_default());
            row.push(entry.rounds.to_string());
            rows.push(row);
        }
    }
    let mut head: Vec<&str> = vec!["function"];
    head.extend(LIBRARIES);
    head.extend(["times as fast", "by medians", "rounds"]);
    part(&mut out, ABOUT, &head, &rows);
    let first = ["first-commitment", "first-cells"].map(|what| of(runs, what));
    let rows: Vec<_> = (first.concat().into_iter())
        .flat_map(|run| run.entries.iter().map(move |e| (run, e)))
        .map(|(run, e)| {
            let result = match run.subject.what.ends_with("cells") {
                true => "cells and proofs",
                false => "commitment",
            };
            let resident = e.resident.map_or(String::new(), text::bytes);
            let times = [least(e), e.median].map(text::time);
            [
                vec![format!("{result}, {}", e.engine)],
                times.to_vec(),
                vec![resident],
            ]
            .concat()
        })
        .collect();
    let head = [
        "first result",
        "CPU",
        "on the clock, median",
        "resident memory",
    ];
    part(&mut out, FIRST, &head, &rows);
    let both = ["memory-cells", "memory-commit"].map(|what| of(runs, what));
    let mut budgets: Vec<&str> = Vec::new();
    for e in both.iter().flatten().flat_map(|run| &run.entries) {
        if !budgets.contains(&e.engine.as_str()) {
            budgets.push(&e.engine);
        }
    }
    let cell = |runs: &[&Run], engine: &str| {
        let mut entries = runs.iter().flat_map(|run| &run.entries);
        let entry = entries.find(|e| e.engine == engine);
        entry.map_or(String::new(), |e| text::time(least(e)))
    };
    let rows: Vec<_> = (budgets.iter())
        .map(|engine| {
            let times = both.each_ref().map(|runs| cell(runs, engine));
            [vec![(*engine).to_owned()], times.to_vec()].concat()
        })
        .collect();
    let head = ["tables", "cells and proofs", "commitment"];
    part(&mut out, MEMORY, &head, &rows);
    let by_threads = of(runs, "threads");
    let ways = by_threads.first().map_or(Vec::new(), |run| {
        let ways = run.entries.iter().map(|e| e.engine.as_str());
        ways.collect::<Vec<_>>()
    });
    let mut head = vec!["blobs"];
    for (k, way) in ways.iter().enumerate() {
        head.push(way);
        head.extend((k > 0).then_some("times as fast"));
    }
    let rows: Vec<_> = (by_threads.iter())
        .map(|run| {
            let mut row = vec![run.n.to_string()];
            for (k, e) in run.entries.iter().enumerate() {
                row.push(text::time(e.median));
                row.extend((k > 0).then(|| format!("{:.2}", threads::faster(e))));
            }
            row
        })
        .collect();
    part(&mut out, THREADS, &head, &rows);
    out + &super::sources(runs)
}

/// A table under what it is about, if it has rows.
fn part(out: &mut String, about: &str, head: &[&str], rows: &[Vec<String>]) {
    if rows.is_empty() {
        return;
    }
    let head: Vec<String> = head.iter().map(|cell| (*cell).to_owned()).collect();
    let _ = writeln!(
        out,
        "{}\n\n{}",
        text::wrap(about),
        text::table(&head, rows).trim_end()
    );
    out.push('\n');
}

/// A machine's chapter, if it has one.
pub fn chapter(runs: &[&Run]) -> String {
    let mut out = String::new();
    let backends: BTreeSet<&str> = runs
        .iter()
        .map(|run| run.subject.backend.as_str())
        .collect();
    for name in backends {
        let here = runs.iter().filter(|run| run.subject.backend == name);
        out += &backend(&here.copied().collect::<Vec<_>>());
    }
    match out.is_empty() {
        true => out,
        false => format!("### KZG of blobs and cells (EIP-4844, EIP-7594)\n\n{out}"),
    }
}

/// What the chart shows: a machine on a backend, the one with most rows, of these the newest.
fn charted(runs: &[Run]) -> Vec<&Run> {
    let runs: Vec<&Run> = runs.iter().filter(|run| is(&run.subject)).collect();
    let key = |run: &Run| (run.subject.machine.clone(), run.subject.backend.clone());
    let keys: BTreeSet<_> = runs.iter().map(|run| key(run)).collect();
    let of = |wanted: &_| -> Vec<&Run> {
        let here = runs.iter().filter(|run| key(run) == *wanted);
        here.copied().collect()
    };
    let newest = |runs: &[&Run]| runs.iter().map(|run| run.date.clone()).max();
    let all = keys.iter().map(of);
    let most = all.max_by_key(|runs| (ordered(runs).len(), newest(runs)));
    most.unwrap_or_default()
}

/// Its title, if there is a chart.
pub fn title(runs: &[Run]) -> Option<String> {
    let first = charted(runs).first().map(|run| &run.subject)?;
    let (machine, backend) = (super::described(&first.machine), &first.backend);
    Some(format!(
        "KZG, CPU time on one thread: {machine}, backend {backend}"
    ))
}

/// Times of every function, a dot for each library, if there is one.
pub fn chart(runs: &[Run]) -> Option<Result<String, String>> {
    let title = title(runs)?;
    let rows: Vec<dots::Row> = (ordered(&charted(runs)).into_iter())
        .filter_map(|(name, run)| {
            // The default where there are several.
            let own = || run.entries.iter().filter(is_own);
            let usual = own().find(|e| e.engine == "msmith:48M" || e.engine.ends_with("-mapped"));
            let own = usual.or(own().next())?;
            let values = LIBRARIES.map(|library| {
                let others = run.entries.iter().filter(|e| !is_own(e));
                let all = others.chain([own]);
                all.into_iter()
                    .find(|e| kind(&e.engine) == library)
                    .map(least)
            });
            let note = faster(run, own).map_or(String::new(), |both| format!("× {:.1}", both[0]));
            Some(dots::Row {
                name,
                values: values.to_vec(),
                note,
            })
        })
        .collect();
    match rows.is_empty() {
        true => None,
        false => Some(dots::draw(
            &title,
            &text::time,
            &LIBRARIES,
            "fastest of the others",
            &rows,
        )),
    }
}
