//! Nothing that a plan shows next to its choice is expected to be faster.

use super::hooks;
use msmith::{Backend, Budget, Engine, Options};

fn options(limit: Option<u64>, in_subgroup: bool) -> Options<'static> {
    Options {
        threads: Some(1),
        memory_limit: limit,
        in_subgroup,
        ..Options::default()
    }
}

/// Sums: the choice is the first of what is compared, at one price, and what the plan is.
fn sums(name: &str, engine: &Engine, n: usize) {
    let bits = engine.curve().r.bits() as u32;
    for (limit, in_subgroup, bits) in [
        (None, true, bits),
        (None, false, bits),
        (None, true, bits / 3 + 2),
        (Some(8 << 20), true, bits),
    ] {
        let options = options(limit, in_subgroup);
        let what = format!("{name} {n} {bits} {limit:?}");
        let Ok(all) = engine.plans(n, bits, &options) else {
            continue;
        };
        let chosen = engine.plan(n, bits, &options).unwrap();
        assert_eq!(all.first(), Some(&chosen), "{what}");
        let times: Vec<_> = all.iter().map(|report| report.predicted_ns).collect();
        assert!(
            times.is_sorted() && times.iter().all(Option::is_some),
            "{what}"
        );
        let fits = |bytes: u64| limit.is_none_or(|limit| bytes <= limit);
        assert!(all.iter().all(|report| fits(report.peak_bytes)), "{what}");
    }
}

/// Tables: the choice is the last of the front.
fn tables(name: &str, engine: &Engine, n: usize) {
    for budget in [
        Budget::Fastest,
        Budget::Bytes(96 << 20),
        Budget::Bytes(1 << 20),
        Budget::PointsPerBase(6),
    ] {
        let options = options(None, true);
        let front = engine.table_front(n, budget, &options).unwrap();
        let chosen = engine.plan_table(n, budget, &options).ok();
        assert_eq!(front.last(), chosen.as_ref(), "{name} {n} {budget:?}");
        assert!(front.is_sorted_by(|a, b| a.bytes < b.bytes && a.nanoseconds > b.nanoseconds));
    }
}

#[test]
fn no_choice_is_beaten_by_what_is_shown() {
    let of = |backend: Backend, mut turn: usize| {
        for (name, engine) in hooks::engines_for(backend) {
            // Numbers in turn, so that every backend and every curve meets all kinds.
            turn += 1;
            for n in [[1, 33, (1 << 20) + 5], [2, 1000, 1 << 14]][turn % 2] {
                sums(&name, &engine, n);
            }
            tables(&name, &engine, [1, 60, 4096][turn % 3]);
        }
        for (name, engine) in hooks::edwards_engines_for(backend) {
            for n in [9, 1000, (1 << 16) + 9] {
                sums(&name, &engine, n);
            }
        }
    };
    std::thread::scope(|scope| {
        for (turn, backend) in Backend::ALL.into_iter().enumerate() {
            scope.spawn(move || of(backend, turn));
        }
    });
}
