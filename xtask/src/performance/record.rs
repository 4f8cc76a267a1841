//! The records of `bench/record/`: JSON lines (described in `bench/README.md`), grouped into runs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// What an engine did in a run.
#[derive(Debug, Clone)]
pub struct Entry {
    pub engine: String,
    pub version: String,
    /// Nanoseconds.
    pub median: f64,
    /// CPU time of all threads, nanoseconds.
    pub cpu: f64,
    /// The least of the rounds, where it is recorded.
    pub cpu_min: Option<f64>,
    /// Its time in units of the reference's, the median over the rounds.
    pub ratio: f64,
    /// The same of CPU times.
    pub cpu_ratio: f64,
    pub rounds: u64,
    /// Bytes of memory of a process, where it is about that.
    pub resident: Option<u64>,
    /// Its table, over fixed bases.
    pub table: Option<Table>,
    /// How many times as fast as each peer it is, over fixed bases.
    pub faster: BTreeMap<String, f64>,
}

impl Entry {
    /// Whether it is this library.
    pub fn is_ours(&self) -> bool {
        self.version.starts_with("msmith ")
    }
}

/// A table of multiples of fixed bases.
#[derive(Debug, Clone)]
pub struct Table {
    /// The set of buckets; peers have none.
    pub set: Option<String>,
    pub points_per_base: u64,
    pub bytes: u64,
    /// Nanoseconds to make it; unknown for peers.
    pub build: Option<f64>,
    pub additions: Option<u64>,
}

/// What was measured; runs of the same subject repeat each other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Subject {
    pub machine: String,
    /// The word of the id: `msm`, `fixed`, `mul_each`.
    pub what: String,
    /// The table of the benchmark over fixed bases.
    pub fixed: Option<String>,
    pub curve: String,
    /// `G1` or `G2`.
    pub group: String,
    /// The distribution of the scalars.
    pub scalars: String,
    pub threads: u64,
    /// The first engine, which ratios are to.
    pub reference: String,
    /// The backend of this library.
    pub backend: String,
}

/// Several engines on the same inputs, in turn.
#[derive(Debug, Clone)]
pub struct Run {
    pub subject: Subject,
    pub n: u64,
    pub date: String,
    /// The commit, where the record tells it.
    pub commit: Option<String>,
    /// The reference first.
    pub entries: Vec<Entry>,
}

/// The newest run of every subject and n, by subject and n.
pub fn newest(runs: Vec<Run>) -> Vec<Run> {
    let mut newest: BTreeMap<(Subject, u64), Run> = BTreeMap::new();
    for run in runs {
        let key = (run.subject.clone(), run.n);
        if newest.get(&key).is_none_or(|old| old.date <= run.date) {
            newest.insert(key, run);
        }
    }
    newest.into_values().collect()
}

/// All runs of a folder, in the order of the files and their lines.
pub fn read(folder: &Path) -> Result<Vec<Run>, String> {
    let files = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<_> = files.filter_map(|f| Some(f.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "jsonl"));
    paths.sort();
    let mut runs = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        runs.extend(parse(&text).map_err(|e| format!("{}: {e}", path.display()))?);
    }
    Ok(runs)
}

/// The runs of one file. A run begins with the line of its reference.
pub fn parse(text: &str) -> Result<Vec<Run>, String> {
    let mut runs: Vec<Run> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let at = |why: String| format!("line {}: {why}", number + 1);
        let value: Value = serde_json::from_str(line).map_err(|e| at(e.to_string()))?;
        let run = read_line(&value).map_err(at)?;
        let begins = value["engine"] == value["reference"];
        match runs.last_mut() {
            Some(last) if !begins && continues(last, &run) => last.entries.extend(run.entries),
            _ if begins => runs.push(run),
            _ => return Err(at("no line of the reference comes before it".to_owned())),
        }
    }
    for run in &mut runs {
        let ours = run.entries.iter().find(|e| e.is_ours());
        run.subject.backend = ours.map(backend).unwrap_or_default();
    }
    Ok(runs)
}

/// Whether a line belongs to the run before it; backends are not known yet.
fn continues(last: &Run, line: &Run) -> bool {
    last.subject == line.subject && last.n == line.n && last.date == line.date
}

/// The word after `backend` in a version.
fn backend(entry: &Entry) -> String {
    let after = entry
        .version
        .split_once("backend ")
        .map_or("", |(_, rest)| rest);
    after
        .split([',', ' '])
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// A run of one entry.
fn read_line(line: &Value) -> Result<Run, String> {
    let text = |field: &str| match line[field].as_str() {
        Some(text) => Ok(text.to_owned()),
        None => Err(format!("no text {field:?}")),
    };
    let number = |field: &str| line[field].as_f64().ok_or(format!("no number {field:?}"));
    let count = |field: &str| line[field].as_u64().ok_or(format!("no count {field:?}"));
    if line["unit"] != "ns" {
        return Err("times are not in ns".to_owned());
    }
    let id = text("id")?;
    let mut parts = id.split('/');
    let (Some(curve), Some(what), Some(n), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(format!("id {id:?} is not CURVE/WHAT_GROUP/N"));
    };
    let (what, group) = what
        .rsplit_once('_')
        .ok_or(format!("no group in id {id:?}"))?;
    let faster = line["faster"].as_object().into_iter().flatten();
    let table = line["table_bytes"].as_u64().map(|bytes| Table {
        set: line["set"].as_str().map(str::to_owned),
        points_per_base: line["stored"].as_u64().unwrap_or(0),
        bytes,
        build: line["build"].as_f64(),
        additions: line["additions"].as_u64(),
    });
    let entry = Entry {
        engine: text("engine")?,
        version: line["version"].as_str().unwrap_or_default().to_owned(),
        median: number("median")?,
        cpu: number("cpu")?,
        cpu_min: line["cpu_min"].as_f64(),
        ratio: number("ratio")?,
        cpu_ratio: line["cpu_ratio"].as_f64().unwrap_or(f64::NAN),
        rounds: count("runs")?,
        resident: line["resident"].as_u64(),
        table,
        faster: faster
            .filter_map(|(peer, f)| Some((peer.clone(), f.as_f64()?)))
            .collect(),
    };
    Ok(Run {
        subject: Subject {
            machine: text("machine")?,
            what: what.to_owned(),
            fixed: line["table"].as_str().map(str::to_owned),
            curve: curve.to_owned(),
            group: group.to_owned(),
            scalars: text("dist")?,
            threads: count("threads")?,
            reference: text("reference")?,
            backend: String::new(),
        },
        n: n.parse()
            .map_err(|_| format!("{n:?} in id {id:?} is not a number"))?,
        date: text("date")?,
        commit: line["commit"].as_str().map(str::to_owned),
        entries: vec![entry],
    })
}
