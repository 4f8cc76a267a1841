//! Fixed bases: every bucket set in every number of passes, on every backend over every curve.

mod bases;
mod budgets;
mod outside;
mod parts;
mod scalars;
mod tables;
mod threads;
mod toys;

use crate::common::*;
use msmith::curve::Group;
use msmith::{Bases, Engine, Error, Options, Point};
use msmith_core::recode::Recoding;
use msmith_core::recode::bucket_set::{FAMILIES, Spec};
use msmith_core::recode::prepared::Prepared;
use num_bigint::{BigInt, BigUint};
use num_traits::Zero;

/// Sets of every family, small and larger ones.
const SETS: [&str; 13] = [
    "signed:3",
    "signed:8",
    "glv:4",
    "glv:9",
    "odd:6,2",
    "odd:7,16",
    "odd:9,8",
    "eisenstein:1,4",
    "eisenstein:3,3",
    "eisenstein:7,2",
    "two:1,4",
    "two:3,3",
    "two:7,3",
];

/// One set of every kind that goes its own way in the engine: one or several multipliers, integers or
/// Eisenstein integers, one or two digits at a position.
const FEW: [&str; 6] = [
    "signed:5",
    "odd:6,4",
    "odd:5,8",
    "glv:4",
    "eisenstein:3,3",
    "two:1,3",
];

fn spec(name: &str) -> Spec {
    name.parse().unwrap()
}

/// The points are in the subgroup.
fn sure<'a>() -> Options<'a> {
    Options {
        in_subgroup: true,
        ..Options::default()
    }
}

fn needs_endomorphism(spec: Spec) -> bool {
    ["glv", "eisenstein", "two"].contains(&spec.family().name)
}

/// Whether a set of ordinary size must be there for points of a large order.
fn must_build(engine: &Engine, spec: Spec) -> bool {
    !needs_endomorphism(spec) || engine.derived().endo.is_some()
}

/// What the rows of a base are multiples by, modulo r.
fn multiples(engine: &Engine, spec: Spec, passes: usize) -> Vec<BigUint> {
    let (r, numbers) = (&engine.curve().r, engine.numbers());
    let set = Prepared::new(spec.build(&numbers).unwrap(), passes);
    let lambda = numbers.endo.map(|e| e.lambda).unwrap_or_default();
    let residue = |x: i64, y: i64| {
        let product = BigInt::from(y) * BigInt::from(lambda.clone());
        modulo(&(BigInt::from(x) + product), r)
    };
    let radix = residue(set.radix().x, set.radix().y);
    let step = radix.modpow(&BigUint::from(set.passes()), r);
    let mut power = BigUint::from(1u32) % r;
    let mut all = Vec::new();
    for multipliers in set.stored() {
        all.extend(multipliers.iter().map(|m| residue(m.x, m.y) * &power % r));
        power = power * &step % r;
    }
    all
}

/// Sums that are to come out.
struct Wanted<'a> {
    list: List<'a>,
    point: Point,
    what: String,
}

fn wanted<'a>(set: &Setting, bases: &Known, list: List<'a>, what: &str) -> Wanted<'a> {
    let point = set.multiple(&bases.log_of_sum(set.order(), &list.values));
    let what = what.to_string();
    Wanted { list, point, what }
}

/// Compares sums over one table.
fn compare(set: &Setting, fixed: &Bases, all: &[Wanted<'_>], options: &Options<'_>) {
    for one in all {
        let label = || {
            let (layout, backend) = (fixed.layout(), fixed.engine().backend().name());
            let (name, what) = (&set.name, &one.what);
            let (spec, passes, n) = (layout.set, layout.passes, layout.n);
            format!("{name} {backend} {spec} in {passes} passes, n={n}: {what}")
        };
        match fixed.msm(one.list.view, options) {
            Ok(got) => assert_eq!(got.point, one.point, "{}", label()),
            Err(why) => panic!("{}: {why}", label()),
        }
    }
}

/// Prepares on every backend and compares.
fn check(set: &Setting, bases: &Known, all: &[Wanted<'_>], name: &str, passes: usize) {
    for engine in &set.engines {
        let fixed = engine.prepare_with(&bases.points, spec(name), passes, &sure());
        let fixed = fixed.unwrap_or_else(|why| panic!("{} {name}: {why}", set.name));
        assert_eq!(fixed.points().unwrap().finite, bases.points.finite);
        compare(set, &fixed, all, &sure());
    }
}

/// Sets in 1, 2, 3 passes and one more than there are positions; `turn` says which of them, all without.
fn every_set((name, group): (&str, Group), n: usize, turn: Option<usize>) {
    let set = Setting::new(name, group);
    let mut random = Random(0x0f1c_5ed0);
    let mut bases = set.random(n, &mut random);
    bases.points.finite[n / 2] = false;
    bases.logs[n / 2] = BigUint::ZERO;
    // Mostly above r, and edges.
    let r = set.order();
    let full: Vec<_> = (0..n).map(|_| random.scalar()).collect();
    let mut edges = vec![[0; 4], [1, 0, 0, 0], four(&(r - 1u32)), four(r)];
    edges.extend([[u64::MAX; 4], four(&(r / 2u32)), four(&(r / 2u32 + 1u32))]);
    let edges: Vec<_> = edges.into_iter().cycle().take(n).collect();
    let all = [
        wanted(&set, &bases, u256(&full), "full"),
        wanted(&set, &bases, u256(&edges), "edges"),
    ];
    for (k, name) in SETS.into_iter().enumerate() {
        let spec = spec(name);
        let Ok(built) = spec.build(&set.best().numbers()) else {
            assert!(!must_build(set.best(), spec), "{} {name}", set.name);
            for engine in &set.engines {
                let refused = engine.prepare_with(&bases.points, spec, 1, &sure());
                assert!(matches!(refused, Err(Error::Option(_))), "{name}");
            }
            continue;
        };
        let choice = [1, 2, 3, built.positions() + 1];
        let passes: Vec<_> = match turn {
            Some(turn) => vec![choice[(k + turn) % 4]],
            None => choice.into(),
        };
        for passes in passes {
            for engine in &set.engines {
                let options = Options {
                    in_subgroup: passes > 1,
                    ..Options::default()
                };
                let fixed = engine.prepare_with(&bases.points, spec, passes, &options);
                let fixed = fixed.unwrap_or_else(|why| panic!("{} {name}: {why}", set.name));
                let layout = fixed.layout();
                assert_eq!(layout.passes, passes.min(built.positions()), "{name}");
                assert_eq!(layout.rows, multiples(engine, spec, passes).len(), "{name}");
                assert_eq!(layout.len(), Some(fixed.words().len()), "{name}");
                compare(&set, &fixed, &all, &options);
            }
        }
    }
}

#[test]
fn every_set_in_every_group() {
    for (turn, which) in GROUPS.into_iter().enumerate() {
        every_set(which, 19, Some(turn));
    }
}

#[test]
#[ignore = "long"]
fn every_set_and_number_of_passes_in_every_group() {
    for which in GROUPS {
        every_set(which, 19, None);
        every_set(which, 150, None);
    }
}

/// More scalars than are recoded together, more bases than a task of the builder.
#[test]
fn many_bases() {
    let set = Setting::new("bls12-377", Group::G1);
    let (n, mut random) = (2500, Random(0xfeed));
    let mut bases = set.random(n, &mut random);
    for i in (0..n).step_by(37) {
        bases.points.finite[i] = false;
        bases.logs[i].set_zero();
    }
    let full: Vec<_> = (0..n).map(|_| random.scalar()).collect();
    let all = [wanted(&set, &bases, u256(&full), "many")];
    for (name, passes) in [("odd:11,4", 1), ("glv:10", 2), ("two:3,5", 5)] {
        check(&set, &bases, &all, name, passes);
    }
}

/// Sets that cannot be: in time and with the reason.
#[test]
fn impossible_parameters() {
    for name in ["bls12-381", "bw6-761", "toy-7", "toy-499", "toy-1008"] {
        let set = Setting::new(name, Group::G1);
        let bases = set.points(vec![3u32.into(), 1u32.into()]);
        let odd = [0, 1, 28, 64, 1000, 1 << 16, (1 << 31) + 5, u32::MAX];
        for family in FAMILIES {
            for (a, b) in odd.iter().flat_map(|a| odd.map(|b| (*a, b))) {
                let spec = Spec::new(family, &[a, b][..family.parameters]);
                match set.best().prepare_with(&bases.points, spec, 1, &sure()) {
                    Ok(fixed) => {
                        let list = wanted(&set, &bases, u256(&[[5, 0, 0, 0]; 2]), "5");
                        compare(&set, &fixed, &[list], &sure());
                    }
                    // Among them: a multiple of a base of small order is infinite.
                    Err(Error::Option(_)) => {}
                    Err(why) => panic!("{name} {spec}: {why}"),
                }
            }
        }
    }
}
