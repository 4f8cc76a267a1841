//! Sums: `Engine::plan`.

use super::{
    choice, few_numbers, file, hooks, is_toy, many_numbers, ranges, refusal, three_digits,
};
use msmith::{Backend, Engine, Options};

const HEADER: &str = "\
Sums: curve, group, backend, points in the subgroup (sub) or anywhere (any; - where that makes no difference), threads,
bits of the scalars, memory limit if any -> ranges of the number of points, with the algorithm, its digits, windows, parts if more than one;
additions expected and bytes of memory for the range's first number. @ names the backend where it is another one.";

fn one(engine: &Engine, n: usize, bits: u32, options: &Options<'_>) -> (usize, String, String) {
    match engine.plan(n, bits, options) {
        Ok(f) => {
            let other = if f.backend == engine.backend() {
                String::new()
            } else {
                format!("@{} ", f.backend)
            };
            let figures = [f.additions as f64, f.peak_bytes as f64]
                .map(three_digits)
                .join(" ");
            (
                n,
                other + &choice(f.algorithm.name(), &f.radix, f.windows) + &parts(f.parts),
                figures,
            )
        }
        Err(e) => (n, refusal(&e), String::new()),
    }
}

fn parts(count: usize) -> String {
    match count {
        1 => String::new(),
        _ => format!(" in {count} parts"),
    }
}

fn lines_of(name: &str, engine: &Engine, lines: &mut file::Lines) {
    let full = engine.curve().r.bits() as u32;
    let powers: Vec<usize> = (0..=22).map(|k| 1 << k).collect();
    let limited: Vec<usize> = [4, 8, 10, 12, 16, 20, 22].map(|k| 1 << k).to_vec();
    let mut cases = vec![
        (full, 1, None, many_numbers()),
        (16, 1, None, few_numbers()),
        (64, 8, None, few_numbers()),
        (full, 1, Some(16), limited.clone()),
    ];
    if !is_toy(name) {
        for threads in [2, 8] {
            cases.push((full, threads, None, powers.clone()));
        }
        for bits in [1, 64, 128] {
            cases.push((bits, 1, None, few_numbers()));
        }
        for mib in [1, 128, 1024] {
            cases.push((full, 1, Some(mib), limited.clone()));
        }
        cases.push((full, 8, Some(128), limited));
    }
    // Backends that run in one copy of the engine, or in the same shapes, differ in prices alone: without limits, on one
    // thread.
    if [Backend::Relaxed, Backend::Avx2, Backend::AvxIfma].contains(&engine.backend()) {
        cases.retain(|&(_, threads, mib, _)| threads == 1 && mib.is_none());
    }
    for (bits, threads, mib, numbers) in cases {
        let text = |in_subgroup| {
            let options = Options {
                threads: Some(threads),
                in_subgroup,
                memory_limit: mib.map(|m| m << 20),
                ..Options::default()
            };
            let choices: Vec<_> = numbers
                .iter()
                .map(|&n| one(engine, n, bits, &options))
                .collect();
            ranges(&choices)
        };
        let limit = mib.map_or(String::new(), |m| format!(" {m}MiB"));
        let key = |place: &str| format!("{name} {place} t{threads} {bits} bits{limit}");
        let (anywhere, inside) = (text(false), text(true));
        if anywhere == inside {
            lines.insert(key("-"), anywhere);
        } else {
            lines.insert(key("any"), anywhere);
            lines.insert(key("sub"), inside);
        }
    }
}

#[test]
fn sums() {
    let mut lines = file::Lines::new();
    for b in Backend::ALL {
        for (name, engine) in hooks::engines_for(b) {
            lines_of(&name, &engine, &mut lines);
        }
    }
    file::settle("sums", HEADER, &lines);
}
