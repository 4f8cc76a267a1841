//! Tables of fixed bases: `Engine::plan_table`.

use super::{file, hooks, is_toy, number, refusal, three_digits};
use msmith::{Backend, Budget, Engine, Options};

const HEADER: &str = "\
Fixed bases: curve, group, backend, threads, budget -> numbers of bases, with the bucket set, passes; bytes of the table,
additions expected and nanoseconds predicted.";

fn one(engine: &Engine, n: usize, budget: Budget, threads: usize) -> String {
    let options = Options {
        threads: Some(threads),
        ..Options::default()
    };
    let choice = match engine.plan_table(n, budget, &options) {
        Ok(p) => {
            let figures = [p.bytes as f64, p.additions, p.nanoseconds].map(three_digits);
            format!("{} g{} {}", p.set, p.passes, figures.join(" "))
        }
        Err(e) => refusal(&e),
    };
    format!("{} {choice}", number(n))
}

#[test]
fn fixed() {
    let budgets = [
        ("fastest", Budget::Fastest, 1),
        ("fastest", Budget::Fastest, 8),
        ("1MiB", Budget::Bytes(1 << 20), 1),
        ("16MiB", Budget::Bytes(16 << 20), 1),
        ("100MiB", Budget::Bytes(100 << 20), 1),
        ("1GiB", Budget::Bytes(1 << 30), 1),
        ("1-point", Budget::PointsPerBase(1), 1),
        ("4-points", Budget::PointsPerBase(4), 1),
    ];
    let of = |b: Backend| {
        let mut lines = Vec::new();
        for (name, engine) in hooks::engines_for(b) {
            for (limit, budget, threads) in budgets {
                let in_shapes_of_another =
                    [Backend::Relaxed, Backend::Avx2, Backend::AvxIfma].contains(&b);
                if (is_toy(&name) || in_shapes_of_another)
                    && (threads > 1 || !["fastest", "16MiB"].contains(&limit))
                {
                    continue;
                }
                let numbers = [0, 4, 8, 10, 12, 16, 20].map(|k| 1 << k);
                let choices = numbers.map(|n| one(&engine, n, budget, threads));
                lines.push((format!("{name} t{threads} {limit}"), choices.join("; ")));
            }
        }
        lines
    };
    // Backends side by side: this takes a minute otherwise.
    let lines: file::Lines = std::thread::scope(|scope| {
        let threads = Backend::ALL.map(|b| scope.spawn(move || of(b)));
        let lists = threads.map(|thread| thread.join().expect("no panic"));
        lists.into_iter().flatten().collect()
    });
    file::settle("fixed", HEADER, &lines);
}
