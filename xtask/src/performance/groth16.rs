//! Groth16: proofs and keys beside arkworks, programs beside each other, many proofs, less memory, parts of a proof.

use std::collections::BTreeMap;

use msmith_chart::dots::Row;

use super::record::{Entry, Run};
use super::scheme::{self, Dots, Scheme, beside, is_own, least, longer, part};
use super::text;

pub const SCHEME: Scheme = Scheme {
    mark: "groth16-",
    heading: "Groth16",
    tables,
    charts: &[
        Dots {
            file: "groth16.svg",
            title: |_| "Groth16, CPU time".to_owned(),
            who: &["msmith", ARKWORKS[0], PROGRAMS[0], PROGRAMS[1]],
            notes: "fastest of the others",
            rows,
        },
        Dots {
            file: "groth16-parts.svg",
            title: |runs| {
                let of = largest(&parts(runs)).map_or(String::new(), text::points);
                format!("A Groth16 proof, {of} constraints")
            },
            who: &CURVES,
            notes: "of their sum",
            rows: shares,
        },
    ],
};

/// What is measured within a process, and who takes part beside this library.
const FUNCTIONS: [(&str, &str); 2] = [
    ("prove", "proof, key of arkworks"),
    ("setup", "key of arkworks"),
];
const ARKWORKS: [&str; 1] = ["arkworks"];

/// The same of programs.
const TASKS: [(&str, &str); 5] = [
    ("program", "proof from files"),
    ("ptau-prepare", "preparation of a ptau"),
    ("zkey-new", "new zkey"),
    ("zkey-contribute", "contribution to a zkey"),
    ("zkey-verify", "verification of a zkey"),
];
const PROGRAMS: [&str; 2] = ["rapidsnark", "snarkjs"];

/// Who takes part where memory is limited.
const LIMITS: [&str; 2] = ["no limit", "a quarter"];

/// The parts of a proof in their order. The last is as short for every circuit, and in no chart.
/// Records have A and B, or both together.
const PARTS: [&str; 8] = ["values", "quotient", "H", "C", "A", "B", "A+B", "blinding"];
const CHARTED: usize = 7;

/// The dots of each part.
const CURVES: [&str; 2] = ["BN254", "BLS12-381"];

const SAME: &str = "Both make the same bytes from the same circuit and random numbers, with the types of arkworks.";

const FILES: &str = "Programs, from the start of a process to its files: CPU times of all its threads, and columns \
    as above. snarkjs starts threads as it likes, the others have one. The size is the number of constraints, for all \
    but a new zkey filled up to a power of 2; that of a ptau is the number of its powers in G2.";

const TOGETHER: &str =
    "Proofs of one key verified together, and one by one: least CPU times, and columns as above.";

const MEMORY: &str = "Proofs without a limit of memory and within a quarter of what they then take: least CPU times, \
    and how many times as long the second takes.";

const OF_A_PROOF: &str =
    "The parts of a proof on one thread: times on the clock, the least of the rounds.";

/// The curve of a run and its size.
fn size(run: &Run) -> [String; 2] {
    [text::curve(&run.subject.curve), text::points(run.n)]
}

/// All of a machine's runs on one backend.
fn tables(runs: &[&Run]) -> String {
    let mut out = String::new();
    let named = |things: &[(&str, &str)]| {
        SCHEME.ordered(runs, things, |_, name, run| {
            [&[name.to_owned()][..], &size(run)].concat()
        })
    };
    let about = format!("{} {SAME}", scheme::TIMES);
    let head = ["function", "curve", "constraints"];
    beside(&mut out, &about, &head, &ARKWORKS, &named(&FUNCTIONS));
    let head = ["task", "curve", "size"];
    beside(&mut out, FILES, &head, &PROGRAMS, &named(&TASKS));
    let many = SCHEME.of(runs, "verify-batch").into_iter();
    let many: Vec<_> = many.map(|run| (size(run).to_vec(), run)).collect();
    let head = ["curve", "proofs"];
    beside(&mut out, TOGETHER, &head, &["one by one"], &many);
    let rows = SCHEME.of(runs, "memory").into_iter().filter_map(limited);
    let last = ["times as long", "by medians", "rounds"];
    let head = [&["curve", "constraints"][..], &LIMITS, &last].concat();
    part(&mut out, MEMORY, &head, &rows.collect::<Vec<_>>());
    let all = parts(runs);
    let timed = |k: &usize| all.values().any(|entries| entries[*k].is_some());
    let columns: Vec<usize> = (0..PARTS.len()).filter(timed).collect();
    let rows = all.iter().map(|((curve, n), entries)| {
        let time = |k: &usize| entries[*k].map_or(String::new(), |e| text::time(least(e)));
        let times: Vec<_> = columns.iter().map(time).collect();
        [&[curve.clone(), text::points(*n)][..], &times].concat()
    });
    let names: Vec<_> = columns.iter().map(|k| PARTS[*k]).collect();
    let head = [&["curve", "constraints"][..], &names].concat();
    part(&mut out, OF_A_PROOF, &head, &rows.collect::<Vec<_>>());
    out
}

/// A proof without a limit of memory and with one.
fn limited(run: &Run) -> Option<Vec<String>> {
    let of = |engine: &str| run.entries.iter().find(|e| e.engine == engine);
    let [all, less] = [of(LIMITS[0])?, of(LIMITS[1])?];
    let mut row = size(run).to_vec();
    row.extend([all, less].map(|e| text::time(least(e))));
    row.extend(longer(less, all).map(|f| format!("{f:.2}")));
    row.push(less.rounds.to_string());
    Some(row)
}

/// A dot for each library and program.
fn rows(runs: &[&Run]) -> Vec<Row> {
    let things = [&FUNCTIONS[..], &TASKS].concat();
    let all = SCHEME.ordered(runs, &things, |_, name, run| {
        let [curve, size] = size(run);
        format!("{name}, {curve} {size}")
    });
    let row = |(name, run): (String, &Run)| {
        let own = run.entries.iter().find(is_own)?;
        let others = [&ARKWORKS[..], &PROGRAMS].concat();
        Some(scheme::dots(name, run, own, &others))
    };
    all.into_iter().filter_map(row).collect()
}

/// The parts of a proof by curve and number of constraints, as [`PARTS`].
type Parts<'a> = BTreeMap<(String, u64), [Option<&'a Entry>; PARTS.len()]>;

fn parts<'a>(runs: &[&'a Run]) -> Parts<'a> {
    let mut all = Parts::new();
    for (k, name) in PARTS.iter().enumerate() {
        for run in SCHEME.of(runs, &format!("part-{name}")) {
            let key = (text::curve(&run.subject.curve), run.n);
            all.entry(key).or_default()[k] = run.entries.first();
        }
    }
    all
}

/// The largest number of constraints that there is on every one of [`CURVES`].
fn largest(parts: &Parts) -> Option<u64> {
    let on_all = |n: &u64| (CURVES.iter()).all(|c| parts.contains_key(&((*c).to_owned(), *n)));
    parts.keys().map(|(_, n)| *n).filter(on_all).max()
}

/// A dot for each curve, noted with the share of its time.
fn shares(runs: &[&Run]) -> Vec<Row> {
    let parts = parts(runs);
    let Some(n) = largest(&parts) else {
        return Vec::new();
    };
    let times = CURVES.map(|curve| {
        let entries = &parts[&(curve.to_owned(), n)][..CHARTED];
        entries.iter().map(|e| e.map(least)).collect::<Vec<_>>()
    });
    let sums = times.each_ref().map(|t| t.iter().flatten().sum::<f64>());
    let row = |k: usize| {
        let values = times.each_ref().map(|t| t[k]);
        let share = |(value, sum): (&Option<f64>, &f64)| match value {
            Some(value) => format!("{:.0}", 100.0 * value / sum),
            None => "?".to_owned(),
        };
        let notes: Vec<String> = values.iter().zip(&sums).map(share).collect();
        values.iter().any(Option::is_some).then(|| Row {
            name: PARTS[k].to_owned(),
            values: values.to_vec(),
            note: format!("{} %", notes.join(" / ")),
        })
    };
    (0..CHARTED).filter_map(row).collect()
}
