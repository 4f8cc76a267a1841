//! Toys: every base with every scalar in every set, through the lanes.
//!
//! Of a small order some multiple of a base that the table should hold may be infinite. Then the table is
//! refused with the first such base; never is a sum wrong.

use super::*;
use crate::common::*;
use msmith::Budget;
use msmith::curve::{self, Group};
use msmith_core::recode::bucket_set::BucketSet;

fn toys() -> impl Iterator<Item = Setting> {
    let toys = curve::all().iter().filter(|c| curve::is_toy(c));
    toys.map(|c| Setting::of(c, Group::G1))
}

fn size(set: &Setting) -> usize {
    usize::try_from(set.order()).unwrap()
}

/// All points, infinity first.
fn all_points(set: &Setting) -> Known {
    set.points((0..size(set)).map(BigUint::from).collect())
}

/// All small sets, whether they can be built or not.
fn sets() -> Vec<Spec> {
    let mut all = Vec::new();
    let mut one = |family: &str, range: std::ops::RangeInclusive<u32>| {
        all.extend(range.map(|c| spec(&format!("{family}:{c}"))));
    };
    one("signed", 1..=11);
    one("glv", 1..=7);
    let two = |family: &str, a: &[u32], b: std::ops::RangeInclusive<u32>| -> Vec<_> {
        let pairs = a.iter().flat_map(|a| b.clone().map(move |b| (*a, b)));
        pairs
            .map(|(a, b)| spec(&format!("{family}:{a},{b}")))
            .collect()
    };
    all.extend(two("eisenstein", &[1, 3, 7], 0..=5));
    all.extend(two("two", &[1, 3, 7], 3..=5));
    let odd = (2..=9).flat_map(|c| [1, 2, 4, 8].map(|mu| spec(&format!("odd:{c},{mu}"))));
    all.extend(odd);
    all
}

/// What can be built for the order; the others must be refused.
fn buildable(set: &Setting) -> Vec<(Spec, Box<dyn BucketSet>)> {
    let numbers = set.best().numbers();
    let build = |spec: Spec| match spec.build(&numbers) {
        Ok(built) => {
            assert!(!needs_endomorphism(spec) || numbers.endo.is_some());
            Some((spec, built))
        }
        Err(Error::Option(_)) => None,
        Err(why) => panic!("{} {spec}: {why}", set.name),
    };
    let all: Vec<_> = sets().into_iter().filter_map(build).collect();
    assert!(all.len() > 30, "{}: {} sets", set.name, all.len());
    all
}

/// Prepares all points, or those of which no row is infinite where there are such.
fn prepare(engine: &Engine, all: &Known, spec: Spec, passes: usize) -> (Known, Bases) {
    let r = &engine.curve().r;
    let rows = multiples(engine, spec, passes);
    let vanishes = |k: &BigUint| !k.is_zero() && rows.iter().any(|m| (m * k % r).is_zero());
    let mut bases = all.clone();
    if let Some(index) = all.logs.iter().position(vanishes) {
        let refused = engine.prepare_with(&all.points, spec, passes, &sure());
        let what = format!("{} {spec} {passes}", engine.curve().name);
        let (said, point) = (refused.map(|_| what.clone()), format!("point {index} "));
        assert!(
            matches!(&said, Err(Error::Option(why)) if why.contains(&point)),
            "{what}: {said:?}"
        );
        for (i, k) in all.logs.iter().enumerate() {
            if vanishes(k) {
                bases.points.finite[i] = false;
                bases.logs[i].set_zero();
            }
        }
    }
    let fixed = engine.prepare_with(&bases.points, spec, passes, &sure());
    (bases, fixed.unwrap())
}

/// Every base with scalars a + j, for a in steps: with the step 1 every base meets every scalar.
fn every_set(set: &Setting, step: usize, take: usize, every: usize) {
    let (all, n) = (all_points(set), size(set));
    let mut refused = 0;
    for (k, (spec, built)) in buildable(set).into_iter().enumerate() {
        if k % every != n % every {
            continue;
        }
        let choice = [1, 2, 3, built.positions()];
        let passes: Vec<_> = match take {
            1 => vec![choice[k / every % 4]],
            _ => choice.into(),
        };
        for passes in passes {
            let lists: Vec<Vec<u64>> = (0..n + 2)
                .step_by(step)
                .map(|a| (0..n).map(|j| ((a + j) % (n + 2)) as u64).collect())
                .collect();
            let mut wants: Option<(Vec<bool>, Vec<Wanted<'_>>)> = None;
            for engine in &set.engines {
                let (bases, fixed) = prepare(engine, &all, spec, passes);
                refused += usize::from(bases.points.finite != all.points.finite);
                // Which are infinite is the same on every backend.
                let wants = wants.get_or_insert_with(|| {
                    let wants = lists.iter().map(|list| {
                        let list = List {
                            view: msmith::Scalars::U64(list),
                            values: list.iter().map(|a| BigInt::from(*a)).collect(),
                        };
                        wanted(set, &bases, list, "every scalar")
                    });
                    (bases.points.finite.clone(), wants.collect())
                });
                assert_eq!(wants.0, bases.points.finite);
                compare(set, &fixed, &wants.1, &sure());
                // The rows themselves.
                if passes == 1 && step > 1 {
                    fixed.verify(&sure()).unwrap();
                }
            }
        }
    }
    println!("{}: {refused} tables refused", set.name);
}

#[test]
fn every_set_of_small_toys() {
    for set in toys().filter(|s| size(s) < 64) {
        let n = size(&set);
        every_set(&set, n.div_ceil(5), 1, 1);
    }
}

#[test]
fn some_sets_of_larger_toys() {
    for set in toys().filter(|s| size(s) >= 64) {
        let n = size(&set);
        every_set(&set, n, 1, 8);
    }
}

#[test]
#[ignore = "long"]
fn every_set_of_every_toy() {
    for set in toys() {
        let n = size(&set);
        every_set(&set, if n < 64 { 1 } else { n / 7 }, 4, 1);
    }
}

/// Order 7 and 13: every base alone with every scalar.
#[test]
fn one_base_with_one_scalar() {
    for name in ["toy-7", "toy-13"] {
        let set = Setting::new(name, Group::G1);
        let (all, n) = (all_points(&set), size(&set));
        for (k, (spec, built)) in buildable(&set).into_iter().enumerate() {
            let passes = [1, built.positions()][k % 2];
            let engine = &set.engines[k / 2 % set.engines.len()];
            for base in (0..n).map(|j| all.pick([j])) {
                let (base, fixed) = prepare(engine, &base, spec, passes);
                for a in (0..n as u64 + 2).chain([255]) {
                    let list = [a];
                    let list = List {
                        view: msmith::Scalars::U64(&list),
                        values: vec![a.into()],
                    };
                    let want = wanted(&set, &base, list, &format!("scalar {a}"));
                    compare(&set, &fixed, &[want], &sure());
                }
            }
        }
    }
}

/// The planner's choice, whatever it is: refused or right.
#[test]
fn planned() {
    for set in toys() {
        let (all, n) = (all_points(&set), size(&set));
        let list: Vec<u64> = (0..n as u64).map(|j| j * j + 3).collect();
        for engine in &set.engines {
            for n in [0, 1, 5, n] {
                let bases = all.pick((all.logs.len() - n)..all.logs.len());
                let list = List {
                    view: msmith::Scalars::U64(&list[..n]),
                    values: list[..n].iter().map(|a| BigInt::from(*a)).collect(),
                };
                let want = [wanted(&set, &bases, list, "planned")];
                for budget in [
                    Budget::Fastest,
                    Budget::PointsPerBase(1),
                    Budget::PointsPerBase(3),
                    Budget::Bytes(1 << 16),
                ] {
                    let plan = engine.plan_table(n, budget, &sure()).unwrap();
                    match engine.prepare(&bases.points, budget, &sure()) {
                        Ok(fixed) => compare(&set, &fixed, &want, &sure()),
                        Err(Error::Option(why)) => {
                            let rows = multiples(engine, plan.set, plan.passes);
                            let zero = |k: &BigUint, m: &BigUint| (m * k % set.order()).is_zero();
                            let vanishes =
                                |k: &BigUint| !k.is_zero() && rows.iter().any(|m| zero(k, m));
                            let index = bases.logs.iter().position(vanishes).unwrap();
                            assert!(
                                why.contains(&format!("point {index} ")),
                                "{}: {why}",
                                set.name
                            );
                        }
                        Err(why) => panic!("{} {}: {why}", set.name, plan.set),
                    }
                }
            }
        }
    }
}
