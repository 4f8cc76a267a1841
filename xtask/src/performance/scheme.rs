//! What the chapters of whole schemes (KZG, Groth16) share: their records, tables beside others, charts by dots.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use msmith_chart::dots;

use super::record::{Entry, Run, Subject};
use super::text;

/// The name of this library among the engines.
const OWN: &str = "msmith";

/// What the times and the last columns of [`beside`] are.
pub const TIMES: &str = "CPU times of one process: the least of the rounds. The last columns say how many times as \
    long the fastest of the other libraries took, by the least times and by the medians of the rounds' quotients.";

/// A chapter for each machine, and charts.
pub struct Scheme {
    /// The beginning of what its records are about.
    pub mark: &'static str,
    pub heading: &'static str,
    /// All of a machine's runs on one backend.
    pub tables: fn(&[&Run]) -> String,
    pub charts: &'static [Dots],
}

/// A chart of one machine on one backend.
pub struct Dots {
    /// Its name in `docs/`.
    pub file: &'static str,
    /// What its title says before the machine and the backend.
    pub title: fn(&[&Run]) -> String,
    /// The dots of a row.
    pub who: &'static [&'static str],
    /// What the notes of the rows are.
    pub notes: &'static str,
    /// Its rows, of all runs on one machine and backend.
    pub rows: fn(&[&Run]) -> Vec<dots::Row>,
}

impl Scheme {
    /// Whether a record is of this scheme.
    pub fn is(&self, s: &Subject) -> bool {
        s.what.starts_with(self.mark)
    }

    /// The runs of one thing, by its word without the mark.
    pub fn of<'a>(&self, runs: &[&'a Run], what: &str) -> Vec<&'a Run> {
        let is = |run: &&&Run| run.subject.what.strip_prefix(self.mark) == Some(what);
        runs.iter().filter(is).copied().collect()
    }

    /// The runs of every thing, which is a word and its name, in the order of the things.
    pub fn ordered<'a, N>(
        &self,
        runs: &[&'a Run],
        things: &[(&str, &str)],
        named: impl Fn(&str, &str, &Run) -> N,
    ) -> Vec<(N, &'a Run)> {
        let mut out = Vec::new();
        for (what, name) in things {
            let here = self.of(runs, what).into_iter();
            out.extend(here.map(|run| (named(what, name, run), run)));
        }
        out
    }

    /// A machine's chapter of its runs of this scheme, if it has any.
    pub fn chapter(&self, runs: &[&Run]) -> String {
        let mut out = String::new();
        for (name, here) in groups(runs, |run| run.subject.backend.clone()) {
            let _ = writeln!(out, "#### Backend {name}\n");
            out += &((self.tables)(&here) + &super::sources(&here));
        }
        match out.is_empty() {
            true => out,
            false => format!("### {}\n\n{out}", self.heading),
        }
    }

    /// The charts that have rows.
    pub fn drawn(&self, runs: &[Run]) -> Vec<Drawn> {
        let runs: Vec<&Run> = runs.iter().filter(|run| self.is(&run.subject)).collect();
        let drawn = self.charts.iter().filter_map(|chart| chart.of(&runs));
        drawn.collect()
    }
}

/// A chart with its rows.
pub struct Drawn {
    pub file: &'static str,
    pub title: String,
    chart: &'static Dots,
    rows: Vec<dots::Row>,
}

impl Drawn {
    pub fn svg(&self) -> Result<String, String> {
        let Dots { who, notes, .. } = self.chart;
        dots::draw(&self.title, &text::time, who, notes, &self.rows)
    }
}

impl Dots {
    /// The machine and backend with most rows, of these the newest.
    fn of(&'static self, runs: &[&Run]) -> Option<Drawn> {
        let key = |run: &Run| (run.subject.machine.clone(), run.subject.backend.clone());
        let newest = |runs: &[&Run]| runs.iter().map(|run| run.date.clone()).max();
        let all = groups(runs, key).into_iter();
        let all = all.map(|(key, here)| (key, (self.rows)(&here), here));
        let (key, rows, here) = all.max_by_key(|(_, rows, here)| (rows.len(), newest(here)))?;
        let (machine, backend) = (super::described(&key.0), &key.1);
        let what = (self.title)(&here);
        (!rows.is_empty()).then(|| Drawn {
            file: self.file,
            title: format!("{what}: {machine}, backend {backend}"),
            chart: self,
            rows,
        })
    }
}

/// Runs with the same key together.
fn groups<'a, K: Ord>(runs: &[&'a Run], key: impl Fn(&Run) -> K) -> BTreeMap<K, Vec<&'a Run>> {
    let mut groups: BTreeMap<K, Vec<&Run>> = BTreeMap::new();
    for run in runs {
        groups.entry(key(run)).or_default().push(run);
    }
    groups
}

/// Who an entry is of.
fn kind(engine: &str) -> &str {
    let name = engine.split(':').next().unwrap_or(engine);
    name.strip_suffix("-mapped").unwrap_or(name)
}

pub fn is_own(entry: &&Entry) -> bool {
    kind(&entry.engine) == OWN
}

/// The least CPU time where the record has it.
pub fn least(entry: &Entry) -> f64 {
    entry.cpu_min.unwrap_or(entry.cpu)
}

/// How many times as long one takes as another, by least times and by medians.
pub fn longer(one: &Entry, than: &Entry) -> [f64; 2] {
    [least(one) / least(than), one.cpu_ratio / than.cpu_ratio]
}

/// How many times as long the fastest of the others takes, by least times and by medians.
fn faster(run: &Run, own: &Entry) -> Option<[f64; 2]> {
    let others = run.entries.iter().filter(|e| !is_own(e));
    let fastest = others.min_by(|a, b| least(a).total_cmp(&least(b)));
    Some(longer(fastest?, own))
}

/// The first entry of another.
fn other<'a>(run: &'a Run, who: &str) -> Option<&'a Entry> {
    let mut others = run.entries.iter().filter(|e| !is_own(e));
    others.find(|e| kind(&e.engine) == who)
}

/// A row of a chart: one of this library's entries, which is the first dot, and those of the others.
pub fn dots(name: String, run: &Run, own: &Entry, others: &[&str]) -> dots::Row {
    let mut values = vec![Some(least(own))];
    values.extend(others.iter().map(|who| other(run, who).map(least)));
    dots::Row {
        name,
        values,
        note: faster(run, own).map_or(String::new(), |both| format!("× {:.1}", both[0])),
    }
}

/// A table with a row for every own entry: under the first heads the names of its run, and then the times of all, how
/// many times as long the fastest of the others took, and the rounds.
pub fn beside(
    out: &mut String,
    about: &str,
    first: &[&str],
    others: &[&str],
    runs: &[(Vec<String>, &Run)],
) {
    let mut rows = Vec::new();
    for (names, run) in runs {
        let own: Vec<&Entry> = run.entries.iter().filter(is_own).collect();
        for entry in &own {
            let mut row = names.clone();
            if own.len() > 1 {
                let _ = write!(row[0], ", `{}`", entry.engine);
            }
            row.push(text::time(least(entry)));
            let time = |who: &&str| other(run, who).map_or(String::new(), |e| text::time(least(e)));
            row.extend(others.iter().map(time));
            row.extend(match faster(run, entry) {
                Some(both) => both.map(|f| format!("{f:.2}")),
                None => Default::default(),
            });
            row.push(entry.rounds.to_string());
            rows.push(row);
        }
    }
    let last = ["times as fast", "by medians", "rounds"];
    let head = [first, &[OWN], others, &last].concat();
    part(out, about, &head, &rows);
}

/// A table under what it is about, if it has rows.
pub fn part(out: &mut String, about: &str, head: &[&str], rows: &[Vec<String>]) {
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
