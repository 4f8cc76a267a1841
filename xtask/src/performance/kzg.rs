//! KZG: every function beside other libraries, from the start of a process, by memory, by threads; and a chart.

use msmith_chart::dots::Row;

use super::record::Run;
use super::scheme::{self, Dots, Scheme, beside, is_own, least, part};
use super::{text, threads};

pub const SCHEME: Scheme = Scheme {
    mark: "kzg-",
    heading: "KZG of blobs and cells (EIP-4844, EIP-7594)",
    tables,
    charts: &[Dots {
        file: "kzg.svg",
        title: |_| "KZG, CPU time on one thread".to_owned(),
        who: &["msmith", OTHERS[0], OTHERS[1], OTHERS[2]],
        notes: "fastest of the others",
        rows,
    }],
};

/// The rows of the table and the chart in their order.
const ROWS: [(&str, &str); 17] = [
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
    // Its entries have the ways in their names.
    ("first-cells", "process start to first cells"),
];

/// The other libraries.
const OTHERS: [&str; 3] = ["c-kzg", "rust-eth-kzg", "go-eth-kzg"];

const TABLES: &str = "`msmith:48M` has tables of at most 48 MB, `msmith:0` none; c-kzg and rust_eth_kzg have tables of \
    windows of 8 bits, and none where this library has none; go-eth-kzg has no tables.";

const FIRST: &str = "From the start of a process to its first result; resident memory is what the process has at that \
    moment.";

const MEMORY: &str =
    "This library by the memory that its tables may take, all of them together; least CPU times.";

const THREADS: &str = "Cells and proofs by threads, times on the clock: two threads, and two such calls at once by one \
    thread each.";

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

/// All of a machine's runs on one backend.
fn tables(runs: &[&Run]) -> String {
    let mut out = String::new();
    let all = SCHEME.ordered(runs, &ROWS, |what, name, run| {
        vec![named(what, name, run.n)]
    });
    let about = format!("{} {TABLES}", scheme::TIMES);
    beside(&mut out, &about, &["function"], &OTHERS, &all);
    let first = ["first-commitment", "first-cells"].map(|what| SCHEME.of(runs, what));
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
    let both = ["memory-cells", "memory-commit"].map(|what| SCHEME.of(runs, what));
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
    let by_threads = SCHEME.of(runs, "threads");
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
    out
}

/// A dot for each library.
fn rows(runs: &[&Run]) -> Vec<Row> {
    let row = |(name, run): (String, &Run)| {
        // The default where there are several.
        let own = || run.entries.iter().filter(is_own);
        let usual = own().find(|e| e.engine == "msmith:48M" || e.engine.ends_with("-mapped"));
        let own = usual.or(own().next())?;
        Some(scheme::dots(name, run, own, &OTHERS))
    };
    let all = SCHEME.ordered(runs, &ROWS, |what, name, run| named(what, name, run.n));
    all.into_iter().filter_map(row).collect()
}
