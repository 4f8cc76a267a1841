//! Budgets and the planner: what is planned is what is made.

use super::*;
use crate::common::*;
use msmith::table::TablePlan;
use msmith::{Budget, Point};

const BUDGETS: [Budget; 7] = [
    Budget::Fastest,
    Budget::PointsPerBase(1),
    Budget::PointsPerBase(2),
    Budget::PointsPerBase(12),
    Budget::PointsPerBase(u32::MAX),
    Budget::Bytes(1 << 20),
    Budget::Bytes(u64::MAX),
];

fn fits(plan: &TablePlan, budget: Budget) -> bool {
    match budget {
        Budget::Bytes(bytes) => plan.bytes <= bytes,
        Budget::PointsPerBase(rows) => plan.rows <= rows as usize,
        Budget::Fastest => plan.bytes <= Budget::MOST,
    }
}

/// The table is the planned one.
fn same(fixed: &Bases, plan: &TablePlan) {
    let layout = fixed.layout();
    let made = (layout.set, layout.passes, layout.rows, fixed.bytes());
    assert_eq!(
        made,
        (plan.set, plan.passes, plan.rows, plan.bytes),
        "{layout:?}"
    );
}

#[test]
fn planned_is_made() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let mut random = Random(0xb0d9e7);
        let bases = set.random(33, &mut random);
        let scalars: Vec<_> = (0..33).map(|_| random.scalar()).collect();
        for n in [1, 33] {
            let bases = bases.first(n);
            let all = [wanted(&set, &bases, u256(&scalars[..n]), "planned")];
            for engine in &set.engines {
                for budget in BUDGETS {
                    let plan = engine.plan_table(n, budget, &sure()).unwrap();
                    assert!(fits(&plan, budget), "{budget:?} {plan:?}");
                    assert!(plan.nanoseconds > 0.0 && plan.additions > 0.0);
                    assert!(plan.nanoseconds.is_finite() && plan.buckets > 0);
                    let fixed = engine.prepare(&bases.points, budget, &sure()).unwrap();
                    same(&fixed, &plan);
                    compare(&set, &fixed, &all, &sure());
                }
            }
        }
    }
}

#[test]
fn no_bases() {
    let set = Setting::new("bls12-381", Group::G1);
    let none = set.points(Vec::new());
    for engine in &set.engines {
        for budget in BUDGETS.into_iter().chain([Budget::Bytes(0)]) {
            let fixed = engine.prepare(&none.points, budget, &sure()).unwrap();
            same(&fixed, &engine.plan_table(0, budget, &sure()).unwrap());
            assert_eq!(
                fixed
                    .msm(msmith::Scalars::Bool(&[]), &sure())
                    .unwrap()
                    .point,
                Point::infinity()
            );
        }
    }
}

/// A budget that holds nothing says what would, and that does.
#[test]
fn too_small() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("bw6-761", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let bases = set.consecutive(20);
        let scalars = [[5, 6, 7, 8]; 20];
        let all = [wanted(&set, &bases, u256(&scalars), "least")];
        for engine in &set.engines {
            let prepare = |budget, o: &Options<'_>| engine.prepare(&bases.points, budget, o);
            let limited = |limit| Options {
                memory_limit: Some(limit),
                ..sure()
            };
            let roomy = Budget::Bytes(u64::MAX);
            type Case<'a> = (&'a str, Box<dyn Fn(u64) -> Result<Bases, Error> + 'a>);
            let cases: [Case<'_>; 4] = [
                ("bytes", Box::new(|k| prepare(Budget::Bytes(k), &sure()))),
                ("limit", Box::new(|k| prepare(roomy, &limited(k)))),
                (
                    "fastest",
                    Box::new(|k| prepare(Budget::Fastest, &limited(k))),
                ),
                (
                    "rows",
                    Box::new(|k| prepare(Budget::PointsPerBase(7), &limited(k))),
                ),
            ];
            for (what, with) in cases {
                for limit in [0, 1000] {
                    let Err(Error::MemoryLimit { limit: l, needed }) = with(limit) else {
                        panic!("{what}: accepted")
                    };
                    assert!(l == limit && needed > limit, "{what}");
                    // One stored point a base at the least.
                    assert!(needed >= 8 * 20 * set.stride() as u64, "{what}");
                    let fixed = with(needed).unwrap_or_else(|why| panic!("{what}: {why}"));
                    assert!(fixed.bytes() <= needed);
                    compare(&set, &fixed, &all, &sure());
                    let less = with(needed - 1).err();
                    let limit = needed - 1;
                    assert_eq!(less, Some(Error::MemoryLimit { limit, needed }), "{what}");
                }
            }
            let refused = prepare(Budget::PointsPerBase(0), &sure());
            assert!(matches!(refused, Err(Error::Option(_))));
            // A set of the caller's choice.
            let chosen =
                |limit| engine.prepare_with(&bases.points, spec("odd:8,4"), 2, &limited(limit));
            let Err(Error::MemoryLimit { limit: 999, needed }) = chosen(999) else {
                panic!("accepted")
            };
            assert!(chosen(needed - 1).is_err());
            // More than the table alone: it is made of something.
            assert!(chosen(needed).unwrap().bytes() < needed);
        }
    }
}

/// Larger and faster, one after the other; the best of them is what is planned.
fn fronts(sizes: impl Fn(usize) -> Vec<usize>) {
    for (turn, (name, group)) in GROUPS.into_iter().enumerate() {
        let set = Setting::new(name, group);
        for engine in &set.engines {
            for n in sizes(turn) {
                let front = engine.table_front(n, Budget::Fastest, &sure()).unwrap();
                assert!(n == 0 || n > 1 << 12 || front.len() > 1, "{} {n}", set.name);
                for two in front.windows(2) {
                    assert!(two[0].bytes < two[1].bytes, "{two:?}");
                    assert!(two[0].nanoseconds > two[1].nanoseconds, "{two:?}");
                }
                assert!(front.iter().all(|p| p.bytes <= Budget::MOST));
                let best = engine.plan_table(n, Budget::Fastest, &sure());
                assert_eq!(best.as_ref().ok(), front.last(), "{} {n}", set.name);
                // A smaller budget is a shorter front.
                let Some(middle) = front.get(front.len() / 2) else {
                    continue;
                };
                let less = Budget::Bytes(middle.bytes);
                let less = engine.table_front(n, less, &sure()).unwrap();
                assert_eq!(less, front[..less.len()]);
                assert_eq!(less.last(), Some(middle));
                let rows = Budget::PointsPerBase(4);
                let few = engine.table_front(n, rows, &sure()).unwrap();
                assert!(few.iter().all(|p| p.rows <= 4));
                assert!(!few.is_empty());
            }
        }
    }
}

/// Two numbers of bases in each group, in turn.
#[test]
fn front() {
    fronts(|turn| [[0, 1 << 20], [1, 100], [2, 1 << 12]][turn % 3].into());
}

#[test]
#[ignore = "long"]
fn front_of_every_group() {
    fronts(|_| vec![0, 1, 2, 100, 1 << 12, 1 << 20]);
}

/// More room is never slower.
#[test]
fn more_room_is_not_slower() {
    let set = Setting::new("bls12-381", Group::G1);
    for engine in &set.engines {
        for n in [100, 5000] {
            let mut last = f64::INFINITY;
            for bytes in (16..32).map(|k| 1u64 << k) {
                let Ok(plan) = engine.plan_table(n, Budget::Bytes(bytes), &sure()) else {
                    assert!(last.is_infinite());
                    continue;
                };
                assert!(plan.nanoseconds <= last, "{plan:?}");
                last = last.min(plan.nanoseconds);
            }
            assert!(last.is_finite());
        }
    }
}

/// Numbers of bases that no memory holds: where there are such numbers.
#[cfg(target_pointer_width = "64")]
#[test]
fn far_too_many() {
    let set = Setting::new("bn254", Group::G1);
    for n in [1 << 40, (1 << 48) + 1, usize::MAX] {
        for budget in [Budget::Fastest, Budget::Bytes(1 << 30)] {
            match set.best().plan_table(n, budget, &sure()) {
                Err(Error::MemoryLimit { needed, .. }) if n == 1 << 40 => assert!(needed > 1 << 40),
                Err(Error::Option(why)) if n > 1 << 48 => assert!(why.contains("more than")),
                other => panic!("{other:?}"),
            }
        }
    }
}

/// A set with far more buckets than there are digits is refused by name, with or without a limit.
#[test]
fn sets_for_many_more_bases() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = set.consecutive(10);
    for engine in &set.engines {
        for memory_limit in [None, Some(4 << 20)] {
            for name in ["signed:24", "signed:18", "glv:19"] {
                let limited = Options {
                    memory_limit,
                    ..sure()
                };
                let Err(Error::Option(why)) =
                    engine.prepare_with(&bases.points, spec(name), 1, &limited)
                else {
                    panic!("{name}: accepted")
                };
                let of_ten = why.contains(name) && why.contains("10 bases");
                assert!(
                    of_ten || why.contains("signed:24") || why.contains("19"),
                    "{why}"
                );
            }
        }
    }
}

/// A limit counts all that making a table takes, and checking it; what the error names will do.
#[test]
fn limits_of_making() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = set.consecutive(3);
    let all = [wanted(&set, &bases, u256(&[[5, 6, 7, 8]; 3]), "limit")];
    for engine in &set.engines {
        for name in ["signed:13", "odd:9,4"] {
            let with = |memory_limit, threads| Options {
                memory_limit: Some(memory_limit),
                threads: Some(threads),
                ..sure()
            };
            let prepare =
                |limit| engine.prepare_with(&bases.points, spec(name), 3, &with(limit, 64));
            let Err(Error::MemoryLimit {
                limit: 1000,
                needed,
            }) = prepare(1000)
            else {
                panic!("{name}: accepted")
            };
            let fixed = prepare(needed).unwrap();
            assert!(fixed.bytes() < needed, "{name}");
            assert!(
                matches!(prepare(needed - 1), Err(Error::MemoryLimit { .. })),
                "{name}"
            );
            compare(&set, &fixed, &all, &sure());
            let Err(Error::MemoryLimit { needed, .. }) = fixed.verify(&with(1000, 1)) else {
                panic!("{name}: verified")
            };
            fixed.verify(&with(needed, 1)).unwrap();
        }
    }
}
