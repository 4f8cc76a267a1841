//! `bench/RESULTS.md` and its charts, from the committed records: no number in them is written by hand.

mod fixed;
mod groth16;
mod kzg;
mod record;
mod scheme;
mod sums;
mod text;
mod threads;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

use msmith_chart::{Axes, Line};

use crate::workspace::{compare, root};
use record::{Run, Subject};
use scheme::Scheme;

const PAGE: &str = "bench/RESULTS.md";
const CHART: &str = "docs/performance.svg";

/// What has a chapter of its own.
const SCHEMES: [&Scheme; 2] = [&kzg::SCHEME, &groth16::SCHEME];

const HEAD: &str = "Generated from the records in `bench/record/` by `cargo xtask performance`; [README](README.md) says \
    what is timed, how, and which functions of the other libraries take part. Times are medians over the rounds of a run; \
    in every round all engines of a table take turns on the same inputs. A column `× NAME` says how many times as long \
    that library took, the median over the rounds of the quotients; above 1 this library is faster. Where a subject was \
    measured more than once, the newest run of each number of points is shown. The backend `avx-ifma` \
    was timed on a machine with AVX-512, which runs the same instructions in another encoding, with the C library's copies \
    in 256-bit vectors (`README.md`).";

const OVERVIEW: &str = "One thread, uniform scalars, by number of points; in brackets how many times as long the best of the \
    other libraries that took part in the run took. An empty field was not measured.";

/// Processors of the records by what their own names leave out.
const PROCESSORS: &[(&str, &str)] = &[
    ("AMD EPYC (family 25 model 1 ", "Zen 3, no AVX-512"),
    ("AMD EPYC (family 25 model 17 ", "Zen 4, AVX-512 with IFMA"),
    ("(family 26 model 2 ", "Zen 5, AVX-512 with IFMA"),
    ("(family 6 model 207 ", "Emerald Rapids, AVX-512 with IFMA"),
    (
        "(family 6 model 85 stepping 7)",
        "Cascade Lake, AVX-512 without IFMA",
    ),
];

/// `cargo xtask performance [--check]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let runs = record::newest(record::read(&root().join("bench/record"))?);
    let mut files = vec![
        (PAGE.to_owned(), page(&runs)),
        (CHART.to_owned(), chart(&runs)?),
    ];
    for drawn in SCHEMES.iter().flat_map(|scheme| scheme.drawn(&runs)) {
        files.push((format!("docs/{}", drawn.file), drawn.svg()?));
    }
    for (path, text) in files {
        if flags.contains(&"--check") {
            compare(&path, &text, "cargo xtask performance")?;
        } else {
            fs::write(root().join(&path), text).map_err(|e| format!("{path}: {e}"))?;
            println!("wrote {path}");
        }
    }
    Ok(())
}

/// All of the page.
fn page(runs: &[Run]) -> String {
    let mut out = format!("# Measured\n\n{}\n\n", text::wrap(HEAD));
    let _ = writeln!(out, "![{}](../docs/performance.svg)\n", CHARTED.title());
    for drawn in SCHEMES.iter().flat_map(|scheme| scheme.drawn(runs)) {
        let _ = writeln!(out, "![{}](../docs/{})\n", drawn.title, drawn.file);
    }
    for machine in machines(runs) {
        let here = |run: &&Run| run.subject.machine == machine;
        let of = |what: &dyn Fn(&Subject) -> bool| -> Vec<&Run> {
            let here = runs.iter().filter(here);
            here.filter(|run| what(&run.subject)).collect()
        };
        let sums = of(&|s| s.what == "msm");
        let _ = writeln!(out, "## {}\n", described(machine));
        let overview = sums::overview(&sums);
        if !overview.is_empty() {
            let _ = writeln!(out, "### Overview\n\n{}\n", text::wrap(OVERVIEW));
            out += &overview;
        }
        append(&mut out, "Sums", &sums, sums::section);
        let shapes =
            of(&|s| s.what != "msm" && !by_threads(s) && s.fixed.is_none() && !of_a_scheme(s));
        append(&mut out, "Products and transforms", &shapes, sums::section);
        let threads = of(&by_threads);
        append(&mut out, "Threads", &threads, threads::section);
        let fixed = of(&|s| s.fixed.is_some());
        append(&mut out, "Bases that stay the same", &fixed, fixed::section);
        for scheme in SCHEMES {
            out += &scheme.chapter(&of(&|s| scheme.is(s)));
        }
    }
    out.truncate(out.trim_end().len());
    out + "\n"
}

/// A machine by its name and what that leaves out.
fn described(machine: &str) -> String {
    match PROCESSORS.iter().find(|(name, _)| machine.contains(name)) {
        Some((_, what)) => format!("{machine}: {what}"),
        None => machine.to_owned(),
    }
}

/// Whether threads are compared with one.
fn by_threads(s: &Subject) -> bool {
    s.what.ends_with("threads") && !of_a_scheme(s)
}

/// Whether it is in a chapter of [`SCHEMES`].
fn of_a_scheme(s: &Subject) -> bool {
    SCHEMES.iter().any(|scheme| scheme.is(s))
}

/// The machine with most runs first, those of [`SCHEMES`] not counted.
fn machines(runs: &[Run]) -> Vec<&str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for run in runs {
        *counts.entry(&run.subject.machine).or_default() += usize::from(!of_a_scheme(&run.subject));
    }
    let mut machines: Vec<_> = counts.into_iter().collect();
    machines.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    machines.into_iter().map(|(machine, _)| machine).collect()
}

/// A chapter with a section for every subject, if there is one.
fn append(out: &mut String, title: &str, runs: &[&Run], section: fn(&[&Run]) -> String) {
    let subjects: BTreeSet<&Subject> = runs.iter().map(|run| &run.subject).collect();
    if !subjects.is_empty() {
        let _ = writeln!(out, "### {title}\n");
    }
    for subject in subjects {
        let here = runs.iter().filter(|run| run.subject == *subject);
        *out += &section(&here.copied().collect::<Vec<_>>());
    }
}

/// Below a table: when it was measured, on which commit, with which versions.
fn sources(runs: &[&Run]) -> String {
    let dates: BTreeSet<&str> = runs.iter().map(|run| run.date.as_str()).collect();
    let commit = |run: &&Run| run.commit.clone().unwrap_or("not recorded".to_owned());
    let commits: BTreeSet<String> = runs.iter().map(commit).collect();
    let entries = runs.iter().flat_map(|run| &run.entries);
    let versions: BTreeSet<&str> = entries.map(|e| e.version.as_str()).collect();
    let list = |set: Vec<&str>| set.join(", ");
    let text = format!(
        "{}; commit {}. {}.",
        list(dates.into_iter().collect()),
        list(commits.iter().map(String::as_str).collect()),
        versions.into_iter().collect::<Vec<_>>().join(" · ")
    );
    text::wrap(&text) + "\n\n"
}

/// What the chart shows, on the machine with most runs.
struct Charted {
    curve: &'static str,
    group: &'static str,
    scalars: &'static str,
    threads: u64,
    backend: &'static str,
}

const CHARTED: Charted = Charted {
    curve: "bls12-381",
    group: "G1",
    scalars: "uniform",
    threads: 1,
    backend: "ifma",
};

impl Charted {
    fn title(&self) -> String {
        let threads = sums::threads(self.threads);
        format!(
            "Sums on {} {}, {threads}",
            text::curve(self.curve),
            self.group
        )
    }

    fn shows(&self, s: &Subject) -> bool {
        s.what == "msm"
            && s.reference == "msmith"
            && (s.curve.as_str(), s.group.as_str()) == (self.curve, self.group)
            && (s.scalars.as_str(), s.threads) == (self.scalars, self.threads)
            && s.backend == self.backend
    }
}

/// Times over numbers of points, a line for every library.
fn chart(runs: &[Run]) -> Result<String, String> {
    let machine = machines(runs).first().copied().unwrap_or_default();
    let shown = |run: &&Run| run.subject.machine == machine && CHARTED.shows(&run.subject);
    let mut lines: Vec<Line> = Vec::new();
    for run in runs.iter().filter(shown) {
        for entry in &run.entries {
            let point = (run.n as f64, entry.median);
            match lines.iter_mut().find(|line| line.name == entry.engine) {
                Some(line) => line.points.push(point),
                None => lines.push(Line {
                    name: entry.engine.clone(),
                    colour: lines.len(),
                    thin: false,
                    points: vec![point],
                    names: Vec::new(),
                }),
            }
        }
    }
    msmith_chart::draw(&CHARTED.title(), &Axes::times(&text::time), &lines)
}

#[cfg(test)]
mod tests;
