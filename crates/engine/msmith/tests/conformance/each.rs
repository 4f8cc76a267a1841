//! Products side by side: many points with a scalar each, one point with many, and Fourier transforms.

use crate::common::*;
use msmith::curve::{self, Group};
use msmith::{Domain, Engine, Error, Options, Point, Scalars, Watch, WordPoints};
use num_bigint::{BigInt, BigUint};
use num_traits::Zero;

/// Points of a list.
pub fn each(list: &WordPoints) -> Vec<Point> {
    (0..list.finite.len()).filter_map(|i| list.get(i)).collect()
}

fn options(in_subgroup: bool, threads: usize) -> Options<'static> {
    Options {
        in_subgroup,
        threads: Some(threads),
        ..Options::default()
    }
}

impl Setting {
    /// The multiples of the generator by these numbers.
    fn multiples(&self, logs: &[BigUint]) -> Vec<Point> {
        logs.iter().map(|k| self.multiple(k)).collect()
    }

    /// Products of every point with its scalar, and of the first finite point with all scalars, on every backend.
    pub fn check_products(&self, bases: &Known, scalars: &List<'_>, what: &str) {
        self.check_products_by(&|k| self.multiple(k), bases, scalars, what);
    }

    /// The same, given the multiples of the generator.
    fn check_products_by(
        &self,
        multiple: &dyn Fn(&BigUint) -> Point,
        bases: &Known,
        scalars: &List<'_>,
        what: &str,
    ) {
        let r = self.order();
        let log = |(k, a): (&BigUint, &BigInt)| modulo(&(a * BigInt::from(k.clone())), r);
        let logs: Vec<_> = bases.logs.iter().zip(&scalars.values).map(log).collect();
        let multiples = |logs: &[BigUint]| logs.iter().map(multiple).collect::<Vec<_>>();
        let want = multiples(&logs);
        let base = bases.logs.iter().find(|k| !k.is_zero());
        let of_one = base.map(|k| {
            let logs: Vec<_> = scalars.values.iter().map(|a| log((k, a))).collect();
            (multiple(k), multiples(&logs))
        });
        for engine in &self.engines {
            for (in_subgroup, threads) in [(true, 1), (false, 1), (true, 3)] {
                let label = format!(
                    "{} {} {what} {in_subgroup} {threads}",
                    self.name,
                    engine.backend().name()
                );
                let options = &options(in_subgroup, threads);
                let got = engine.mul_each(&bases.points, scalars.view, options);
                assert_eq!(each(&got.unwrap()), want, "each {label}");
                if let Some((base, want)) = &of_one {
                    let got = engine.mul_base(base, scalars.view, options);
                    assert_eq!(each(&got.unwrap()), *want, "base {label}");
                }
            }
        }
    }
}

/// Scalars of every kind, infinite points among the others.
#[test]
fn products_of_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let mut random = Random(0x2545_f491_4f6c_dd1d);
        let r = set.order().clone();
        let mut bases = set.random(27, &mut random);
        for at in [3, 8, 20] {
            let stride = set.stride();
            bases.logs[at] = BigUint::zero();
            bases.points.finite[at] = false;
            bases.points.words[at * stride..(at + 1) * stride].fill(0);
        }
        let mut scalars: Vec<_> = (0..27).map(|_| random.scalar()).collect();
        let edges = [
            BigUint::zero(),
            1u32.into(),
            2u32.into(),
            &r - 1u32,
            r.clone(),
            &r + 1u32,
            (&r - 1u32) / 2u32,
        ];
        for (k, edge) in edges.iter().enumerate() {
            scalars[2 * k + 1] = four(edge);
        }
        scalars[17] = [u64::MAX; 4];
        for n in [0, 1, 3, 7, 8, 9, 27] {
            set.check_products(&bases.first(n), &u256(&scalars[..n]), &format!("n={n}"));
        }
        let small = [0i64, -1, 1, i64::MIN, i64::MAX, -12345, 7, 8, 255];
        let list = List {
            view: Scalars::I64(&small),
            values: small.iter().map(|a| (*a).into()).collect(),
        };
        set.check_products(&bases.first(9), &list, "negative");
    }
}

/// More than a block and than a task, by the sums that they must have.
#[test]
fn many_products() {
    for (name, group) in [("bls12-381", Group::G1), ("bn254", Group::G2)] {
        let set = Setting::new(name, group);
        let mut random = Random(99);
        let n = 5000;
        let bases = set.random(n, &mut random);
        let list: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let ones = vec![true; n];
        let engine = set.best();
        let options = &options(true, 2);
        let products = (engine.mul_each(&bases.points, Scalars::U256(&list), options)).unwrap();
        let sum = engine
            .msm(&products, Scalars::Bool(&ones), options)
            .unwrap();
        let direct = engine
            .msm(&bases.points, Scalars::U256(&list), options)
            .unwrap();
        assert_eq!(sum.point, direct.point);
        let base = set.multiple(&bases.logs[0]);
        let products = engine
            .mul_base(&base, Scalars::U256(&list), options)
            .unwrap();
        let sum = engine
            .msm(&products, Scalars::Bool(&ones), options)
            .unwrap();
        let all: BigUint = list.iter().map(|a| integer(a)).sum();
        assert_eq!(sum.point, set.multiple(&(all * &bases.logs[0])));
    }
}

/// Every point of the small toys with every scalar to beyond its order, and of the others with some.
#[test]
fn toys() {
    products_of_toys(|r| if r < 40 { 1 } else { r as usize / 3 });
}

#[test]
#[ignore = "long"]
fn every_scalar_of_every_toy() {
    products_of_toys(|_| 1);
}

fn products_of_toys(step: impl Fn(u32) -> usize) {
    for toy in curve::all().iter().filter(|c| curve::is_toy(c)) {
        let set = Setting::of(toy, Group::G1);
        let r = u32::try_from(set.order()).unwrap();
        let all = set.points((0..r).map(BigUint::from).collect());
        let known = each(&all.points);
        let multiple = |k: &BigUint| known[usize::try_from(k).unwrap()].clone();
        for a in (0..r + 2).step_by(step(r)) {
            let list: Vec<_> = (0..r)
                .map(|j| [u64::from((a + j) % (r + 2)), 0, 0, 0])
                .collect();
            set.check_products_by(&multiple, &all, &u256(&list), &format!("from {a}"));
        }
    }
}

/// A list of multiples of the generator.
fn list_of(set: &Setting, logs: &[BigUint]) -> Known {
    set.points(logs.to_vec())
}

/// What a transform must give: `Σ_j (g·ω^i)^j·k_j` for every i.
fn values(logs: &[BigUint], root: &BigUint, shift: &BigUint, r: &BigUint) -> Vec<BigUint> {
    let n = logs.len();
    let at = |i: usize| shift * root.modpow(&i.into(), r) % r;
    let value = |x: BigUint| {
        let terms = (0..n).map(|j| x.modpow(&j.into(), r) * &logs[j]);
        terms.sum::<BigUint>() % r
    };
    (0..n).map(|i| value(at(i))).collect()
}

/// Forwards as by the definition, and back, on a coset or not, on every backend.
fn check_transform(set: &Setting, logs: &[BigUint], shift: u64) {
    let (n, r) = (logs.len(), set.order().clone());
    let bases = list_of(set, logs);
    for engine in &set.engines {
        let label = format!("{} {} {n} {shift}", set.name, engine.backend().name());
        let mut domain = Domain::new(engine.scalar_field().unwrap(), n).unwrap();
        let root = BigUint::new(
            domain
                .root()
                .iter()
                .flat_map(|w| [*w as u32, (w >> 32) as u32])
                .collect(),
        );
        if shift != 1 {
            domain = domain.coset(&[shift]).unwrap();
        }
        for threads in [1, 2] {
            // Nobody has to vouch for the points: they are in the subgroup, or there is no transform.
            let options = &options(false, threads);
            let got = engine.fft(&bases.points, &domain, options).unwrap();
            let want = values(logs, &root, &shift.into(), &r);
            assert_eq!(each(&got), set.multiples(&want), "{label}");
            let back = engine.ifft(&got, &domain, options).unwrap();
            assert_eq!(each(&back), each(&bases.points), "{label}");
        }
    }
}

/// Equal and opposite points, infinite ones and sums that vanish inside a butterfly.
#[test]
fn transforms() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let minus_one = set.order() - 1u32;
        let number = |k: u32| BigUint::from(k);
        for n in [1, 2, 4, 8, 16] {
            check_transform(&set, &vec![number(5); n], 1);
            let opposite = |i| {
                if i % 2 == 0 {
                    number(1)
                } else {
                    minus_one.clone()
                }
            };
            check_transform(&set, &(0..n).map(opposite).collect::<Vec<_>>(), 1);
            let few = |i| {
                if i % 3 == 1 {
                    number(7 + i as u32)
                } else {
                    number(0)
                }
            };
            check_transform(&set, &(0..n).map(few).collect::<Vec<_>>(), 3);
            check_transform(&set, &vec![number(0); n], 1);
            let mut random = Random(n as u64 + 5);
            let logs: Vec<_> = (0..n)
                .map(|_| integer(&random.scalar()) % set.order())
                .collect();
            check_transform(&set, &logs, 1);
            check_transform(&set, &logs, 12345);
        }
    }
}

/// An even and an odd number of steps, more than two of them with products by two points at a time.
#[test]
fn longer_transforms() {
    let set = Setting::new("bls12-381", Group::G1);
    let mut random = Random(77);
    for n in [64, 128] {
        let logs: Vec<_> = (0..n)
            .map(|_| integer(&random.scalar()) % set.order())
            .collect();
        check_transform(&set, &logs, 1);
    }
}

/// Every list of two points of the toys, and lists of four and eight, on all cosets.
#[test]
fn transforms_of_toys() {
    let (mut tried, mut eights) = (0, 0);
    for toy in curve::all().iter().filter(|c| curve::is_toy(c)) {
        let set = Setting::of(toy, Group::G1);
        let r = u64::try_from(set.order()).unwrap();
        let domain = |n| Domain::new(set.best().scalar_field().ok()?, n).ok();
        if domain(2).is_none() || r > 100 {
            continue;
        }
        for (a, b) in (0..r * r)
            .map(|k| (k / r, k % r))
            .step_by(if r < 20 { 1 } else { 17 })
        {
            check_transform(&set, &[a.into(), b.into()], 1);
            tried += 1;
        }
        if domain(4).is_some() {
            for k in 0..r {
                let logs = [k, (3 * k + 1) % r, r - k.max(1), 0].map(BigUint::from);
                check_transform(&set, &logs, 1 + k % (r - 1));
                tried += 1;
            }
        }
        // The least with products of two points at a time.
        if domain(8).is_some() {
            for k in (0..r * r).step_by(3) {
                let (a, b) = (k / r, k % r);
                let logs = [a, b, (r - a) % r, 0, b, (a + b) % r, a * b % r, 1];
                check_transform(&set, &logs.map(BigUint::from), 1 + k % (r - 1));
                eights += 1;
            }
        }
    }
    assert!(tried > 100 && eights > 50, "{tried}, {eights}");
}

#[test]
fn lists_folded() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("secp256k1", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let r = set.order().clone();
        // With equal, opposite and infinite sums.
        let p: Vec<BigUint> = [0u32, 1, 2, 3, 10, 0, 6].map(BigUint::from).to_vec();
        let a = BigUint::from(2u32);
        let mut q: Vec<BigUint> = [0u32, 5, 1, 0, 0, 4, 3].map(BigUint::from).to_vec();
        q[4] = &r - 5u32;
        let folded = |a: &BigUint| -> Vec<BigUint> {
            p.iter().zip(&q).map(|(p, q)| (p + a * q) % &r).collect()
        };
        let (want, sums) = (folded(&a), folded(&BigUint::from(1u32)));
        let (p, q) = (list_of(&set, &p).points, list_of(&set, &q).points);
        for engine in &set.engines {
            let got = engine
                .fold(&p, &q, &a.to_u64_digits(), &options(true, 1))
                .unwrap();
            assert_eq!(each(&got), set.multiples(&want), "{name}");
            let got = engine.fold(&p, &q, &[1, 0], &options(true, 1)).unwrap();
            assert_eq!(each(&got), set.multiples(&sums), "{name}");
            let none = WordPoints {
                stride: p.stride,
                ..WordPoints::default()
            };
            let none = engine.fold(&none, &none, &[1], &options(true, 1)).unwrap();
            assert!(none.finite.is_empty());
            let short = engine.fold(&p, &none, &[1], &options(true, 1));
            let Err(Error::Layout(why)) = short else {
                panic!("{name}: accepted")
            };
            assert!(why.contains("7 points and 0 others"), "{why}");
            // A scalar of no words is not 0.
            let Err(Error::Layout(why)) = engine.fold(&p, &p, &[], &options(true, 1)) else {
                panic!("{name}: accepted")
            };
            assert!(why.contains("at least one word"), "{why}");
        }
    }
}

/// Points with coordinates of Edwards curves.
#[test]
fn edwards_points() {
    for curve in curve::edwards::all() {
        let engine = Engine::edwards(curve).unwrap();
        let g = WordPoints {
            stride: 2 * engine.words(),
            words: [engine.to_words(&curve.gx), engine.to_words(&curve.gy)].concat(),
            finite: vec![true],
        };
        let base = each(&g).remove(0);
        let minus = engine
            .mul(&(&engine.curve().r - 1u32).to_u64_digits(), &base)
            .unwrap();
        let list = engine
            .mul_base(&base, Scalars::I64(&[0, 1, 2, -1]), &options(true, 2))
            .unwrap();
        let got = each(&list);
        assert_eq!((&got[1], &got[3]), (&base, &minus));
        assert_eq!(got[2], engine.mul(&[2], &base).unwrap());
        let products = engine
            .mul_each(&list, Scalars::U64(&[9, 8, 7, 6]), &options(true, 1))
            .unwrap();
        assert_eq!(each(&products)[2], engine.mul(&[14], &base).unwrap());
        // Of an order that is even there is none.
        let Ok(field) = engine.scalar_field() else {
            assert!(!engine.curve().r.bit(0));
            continue;
        };
        let domain = Domain::new(field, 2).unwrap();
        let two = WordPoints {
            stride: list.stride,
            words: list.words[list.stride..3 * list.stride].to_vec(),
            finite: vec![true; 2],
        };
        let values = engine.fft(&two, &domain, &options(true, 1)).unwrap();
        assert_eq!(each(&values), [engine.mul(&[3], &base).unwrap(), minus]);
        assert_eq!(
            each(&engine.ifft(&values, &domain, &options(true, 1)).unwrap()),
            each(&two)
        );
    }
}

#[test]
fn refusals() {
    let set = Setting::new("bls12-381", Group::G1);
    let engine = set.best();
    let bases = list_of(&set, &[1u32, 2, 3].map(BigUint::from));
    let options = options(true, 1);
    let option = |result: Result<WordPoints, Error>, part: &str| match result {
        Err(Error::Option(why)) => assert!(why.contains(part), "{why}"),
        other => panic!("{other:?}"),
    };
    let short = engine.mul_each(&bases.points, Scalars::U64(&[1, 2]), &options);
    assert_eq!(
        short.err(),
        Some(Error::LengthMismatch {
            points: 3,
            scalars: 2
        })
    );
    let zero = Options {
        threads: Some(0),
        ..options
    };
    assert_eq!(
        engine
            .mul_each(&bases.points, Scalars::U64(&[1, 2, 3]), &zero)
            .err(),
        Some(Error::ZeroThreads)
    );
    let wide = Options {
        window: Some(30),
        ..options
    };
    option(
        engine.mul_each(&bases.points, Scalars::U256(&[[u64::MAX; 4]; 3]), &wide),
        "window 30",
    );
    let off = Point::new([[1; 6], [2; 6]].concat());
    assert_eq!(
        engine.mul_base(&off, Scalars::U64(&[1]), &options).err(),
        Some(Error::NotOnCurve { index: 0 })
    );
    let short = Point::new([&[1; 6][..], &[2; 4]].concat());
    assert!(matches!(
        engine.mul_base(&short, Scalars::U64(&[1]), &options),
        Err(Error::Layout(_))
    ));
    let little = Options {
        memory_limit: Some(1 << 16),
        ..options
    };
    for result in [
        engine.mul_each(&bases.points, Scalars::U256(&[[u64::MAX; 4]; 3]), &little),
        engine.mul_base(
            &set.multiple(&5u32.into()),
            Scalars::U256(&[[u64::MAX; 4]; 3]),
            &little,
        ),
    ] {
        assert!(
            matches!(result, Err(Error::MemoryLimit { limit: 65536, needed }) if needed > 65536)
        );
    }
    let stop = std::sync::atomic::AtomicBool::new(true);
    let stopped = Options {
        watch: Watch::default().with_cancel(&stop),
        ..options
    };
    assert_eq!(
        engine
            .mul_each(&bases.points, Scalars::U64(&[1, 2, 3]), &stopped)
            .err(),
        Some(Error::Cancelled)
    );
    let infinite = engine
        .mul_base(&Point::infinity(), Scalars::U64(&[1, 2]), &options)
        .unwrap();
    assert_eq!(infinite.finite, [false; 2]);

    let field = engine.scalar_field().unwrap();
    #[cfg(target_pointer_width = "64")]
    assert!(Domain::new(field, 1 << 32).is_ok() && Domain::new(field, 1 << 33).is_err());
    let domain = Domain::new(field, 4).unwrap();
    option(engine.fft(&bases.points, &domain, &options), "there are 3");
    let other = Setting::new("bn254", Group::G1);
    let four = list_of(&other, &[1u32, 2, 3, 4].map(BigUint::from));
    option(
        other.best().fft(&four.points, &domain, &options),
        "another group",
    );
}

/// Progress goes from nothing to everything, and a raised flag ends a transform.
#[test]
fn watched_transforms() {
    let set = Setting::new("bn254", Group::G1);
    let bases = set.consecutive(64);
    let domain = Domain::new(set.best().scalar_field().unwrap(), 64)
        .unwrap()
        .coset(&[5])
        .unwrap();
    let stop = std::sync::atomic::AtomicBool::new(false);
    let seen = std::sync::Mutex::new(Vec::new());
    let progress = |part: f64| seen.lock().unwrap().push(part);
    let watch = Watch::default().with_progress(&progress).with_cancel(&stop);
    let options = Options {
        watch,
        ..options(true, 1)
    };
    for inverse in [false, true] {
        seen.lock().unwrap().clear();
        let engine = set.best();
        match inverse {
            false => engine.fft(&bases.points, &domain, &options),
            true => engine.ifft(&bases.points, &domain, &options),
        }
        .unwrap();
        let seen = seen.lock().unwrap();
        assert!(
            seen.is_sorted() && seen.len() >= 6 && seen.last() == Some(&1.0),
            "{seen:?}"
        );
    }
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let stopped = set.best().fft(&bases.points, &domain, &options);
    assert_eq!(stopped.err(), Some(Error::Cancelled));
}
