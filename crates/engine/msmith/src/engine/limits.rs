//! Sums just below, at and above what 32-bit entries can name: the right sum, or an error that says so.
//!
//! The limit is lowered for the thread ([`with_most`]), so that few points reach it; entries beyond it panic here.

use super::{Engine, Point};
use crate::Backend;
use crate::curve::{self, edwards};
use crate::error::Error;
use crate::msm::bucket_lists::testing::with_most;
use crate::options::{Algorithm, Options};
use crate::points::WordPoints;
use crate::scalars::Scalars;
use num_bigint::BigUint;

/// An engine with multiples of its generator.
struct Setting {
    engine: Engine,
    /// `G`, `2G`, … as words.
    multiples: Vec<Vec<u64>>,
}

impl Setting {
    /// Of a short Weierstrass curve or one in Edwards form.
    fn new(name: &str) -> Self {
        let (engine, generator) = match curve::by_name(name) {
            Some(curve) => {
                let engine = Engine::with_backend(curve, curve::Group::G1, Backend::Portable);
                (engine, [curve.g1.gx[0].clone(), curve.g1.gy[0].clone()])
            }
            None => {
                let curve = edwards::by_name(name).unwrap();
                let engine = Engine::edwards_with_backend(curve, Backend::Portable);
                (engine, curve.generator().clone())
            }
        };
        let engine = engine.unwrap();
        let g = [0, 1].map(|k| engine.to_words(&generator[k])).concat();
        let mut set = Self {
            engine,
            multiples: vec![g],
        };
        let r = u64::try_from(&set.engine.curve().r).unwrap_or(u64::MAX);
        for k in 2..r.min(40) {
            let multiple = set.multiple(k);
            set.multiples.push(multiple.words().to_vec());
        }
        set
    }

    /// `kG`, by double-and-add.
    fn multiple(&self, k: u64) -> Point {
        let r = self.engine.curve().r.clone();
        let k = (BigUint::from(k) % r).iter_u64_digits().next().unwrap_or(0);
        let options = Options {
            algorithm: Algorithm::Naive,
            ..one_thread()
        };
        let g = WordPoints {
            stride: self.multiples[0].len(),
            words: self.multiples[0].clone(),
            finite: vec![true],
        };
        self.engine
            .msm(&g, Scalars::U64(&[k]), &options)
            .unwrap()
            .point
    }

    /// n points and scalars, and their sum.
    fn sum(&self, n: usize) -> (WordPoints, Vec<u64>, Point) {
        let mut points = WordPoints {
            stride: self.multiples[0].len(),
            ..WordPoints::default()
        };
        let (mut scalars, mut log) = (Vec::new(), 0);
        for i in 0..n {
            let k = 1 + i * 7 % self.multiples.len();
            points.words.extend(&self.multiples[k - 1]);
            points.finite.push(true);
            scalars.push((i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24);
            log += k as u64 * scalars[i];
        }
        let sum = self.multiple(log);
        (points, scalars, sum)
    }
}

fn one_thread<'a>() -> Options<'a> {
    Options {
        threads: Some(1),
        in_subgroup: true,
        ..Options::default()
    }
}

/// Weierstrass curves of every kind: an endomorphism or none, a toy whose sums meet every exception.
const CURVES: [&str; 4] = ["bn254", "pallas", "toy-1009", "toy-499"];

#[test]
fn sums_are_cut_at_the_limit() {
    for name in CURVES {
        let set = Setting::new(name);
        for (algorithm, window, limit) in [
            (Algorithm::Signed, Some(5), 1 << 9),
            (Algorithm::Glv, Some(5), 1 << 9),
            (Algorithm::Eisenstein, Some(2), 1 << 9),
            (Algorithm::Straus, None, 1 << 12),
            (Algorithm::Auto, None, 1 << 13),
        ] {
            let options = Options {
                algorithm,
                window,
                ..one_thread()
            };
            let stride = if algorithm == Algorithm::Signed { 2 } else { 4 };
            let most = limit / stride;
            for n in [
                most - 1,
                most,
                most + 1,
                2 * most,
                2 * most + 1,
                3 * most + 7,
            ] {
                let (points, scalars, want) = set.sum(n);
                let done = with_most(limit, || {
                    (set.engine).msm(&points, Scalars::U64(&scalars), &options)
                });
                let done = match done {
                    Err(Error::Option(_)) if algorithm.needs_subgroup() => {
                        assert!(set.engine.derived().endo.is_none() || name == "toy-1009");
                        continue;
                    }
                    done => done.unwrap(),
                };
                let label = format!("{name} {algorithm:?} {n}: {:?}", done.report);
                assert_eq!(done.point, want, "{label}");
                match algorithm {
                    Algorithm::Straus => assert_eq!(done.report.parts, 1, "{label}"),
                    Algorithm::Auto => assert!(done.report.parts == 1 || n > most, "{label}"),
                    _ => assert_eq!(done.report.parts > 1, n > most, "{label}"),
                }
            }
        }
    }
}

#[test]
fn sums_that_share_are_cut_at_the_limit() {
    let set = Setting::new("bn254");
    let limit = 1 << 9;
    for (algorithm, most) in [(Algorithm::Signed, limit / 2), (Algorithm::Glv, limit / 4)] {
        let options = Options {
            algorithm,
            window: Some(5),
            ..one_thread()
        };
        for n in [limit / 4 - 1, limit / 4, limit / 4 + 1, most, most + 1] {
            let (points, scalars, want) = set.sum(n);
            let scalars = Scalars::U64(&scalars);
            let (of_points, of_scalars) = with_most(limit, || {
                let lists = [scalars, scalars];
                let pair: [(&Engine, &dyn crate::Points); 2] =
                    [(&set.engine, &points), (&set.engine, &points)];
                let of_points = set.engine.msm_same_points(&points, &lists, &options);
                let of_scalars = super::msm_same_scalars(&pair, scalars, &options);
                (of_points.unwrap(), of_scalars.unwrap())
            });
            assert_eq!((of_points.len(), of_scalars.len()), (2, 2));
            for done in of_points.iter().chain(&of_scalars) {
                assert_eq!(done.point, want, "{algorithm:?} {n}");
            }
        }
    }
}

#[test]
fn tables_beyond_the_limit_are_refused() {
    for name in CURVES {
        let set = Setting::new(name);
        let mut built = 0;
        for (spec, passes) in [
            ("signed:5", 1),
            ("signed:5", 3),
            ("odd:6,2", 1),
            ("glv:4", 2),
            ("eisenstein:3,2", 1),
            ("eisenstein:3,2", 2),
        ] {
            let spec = spec.parse().unwrap();
            let prepare = |n: usize| {
                let (points, scalars, want) = set.sum(n);
                let bases = set
                    .engine
                    .prepare_with(&points, spec, passes, &one_thread());
                bases.map(|bases| (bases, scalars, want))
            };
            let Ok((one, ..)) = prepare(1) else {
                continue;
            };
            built += 1;
            let layout = one.layout();
            let row = layout.rows * layout.columns;
            // Enough for the sums of the buckets too.
            let most = 512usize.div_ceil(row).max(40);
            with_most(most * row + row / 2, || {
                for n in [most - 1, most] {
                    let (bases, scalars, want) = prepare(n).unwrap();
                    let sum = bases.msm(Scalars::U64(&scalars), &one_thread()).unwrap();
                    assert_eq!(sum.point, want, "{name} {spec} {n}");
                }
                let Err(Error::Option(why)) = prepare(most + 1) else {
                    panic!("{name} {spec}: accepted");
                };
                let rows = (most + 1) * layout.rows;
                assert!(why.contains(&rows.to_string()), "{why}");
            });
            // Words of a table that was made elsewhere.
            let (bases, ..) = prepare(most + 1).unwrap();
            let words = |of: &crate::Bases| {
                let mut block = crate::memory::Block::<u64>::zeros(of.words().len());
                block.copy_from_slice(of.words());
                std::sync::Arc::new(block)
            };
            let read = with_most(most * row, || {
                (set.engine).bases_of_table(bases.layout().clone(), words(&bases))
            });
            assert!(matches!(read, Err(Error::Option(_))), "{name} {spec}");
        }
        assert!(built >= 2, "{name}: {built}");
    }
}

/// Sums of buckets are rows of a table too: where those of all windows are too many, a call takes fewer windows.
#[test]
fn buckets_of_many_windows() {
    let set = Setting::new("bn254");
    let (points, _, _) = set.sum(3);
    let r = &set.engine.curve().r;
    let mut words = vec![0u64; 3 * 40];
    for (i, w) in words.iter_mut().enumerate() {
        *w = (i as u64 + 1).wrapping_mul(0x2545_f491_4f6c_dd1d);
    }
    let log = words.chunks(40).enumerate().map(|(i, words)| {
        let k = 1 + i * 7 % set.multiples.len();
        BigUint::from(k) * crate::words::integer(words)
    });
    let log = log.sum::<BigUint>() % r;
    let (engine, options) = (&set.engine, one_thread());
    let g = WordPoints {
        stride: 8,
        words: set.multiples[0].clone(),
        finite: vec![true],
    };
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..options
    };
    let log = log.to_u64_digits();
    let log = Scalars::Words {
        words: &log,
        per: log.len(),
    };
    let want = engine.msm(&g, log, &naive).unwrap().point;
    let scalars = Scalars::Words {
        words: &words,
        per: 40,
    };
    let window = Options {
        algorithm: Algorithm::Signed,
        window: Some(5),
        ..options
    };
    // 16 buckets of each of 513 windows; the sums of 1, 3, 12 and 409 windows have names.
    for limit in [80, 240, 1 << 10, 1 << 15] {
        let sum = with_most(limit, || engine.msm(&points, scalars, &window));
        assert_eq!(sum.unwrap().point, want, "{limit}");
    }
    // 1024 buckets in each of 23 passes: by parts with three threads, unless their sums are too many.
    let (points, scalars, want) = set.sum(9);
    let spec = "signed:11".parse().unwrap();
    let bases = engine.prepare_with(&points, spec, 30, &options).unwrap();
    assert!(bases.layout().passes > 20);
    for (limit, threads) in [(1 << 13, 1), (1 << 13, 3), (1 << 16, 1), (1 << 16, 3)] {
        let options = Options {
            threads: Some(threads),
            ..options
        };
        let sum = with_most(limit, || bases.msm(Scalars::U64(&scalars), &options));
        assert_eq!(sum.unwrap().point, want, "{limit} {threads}");
    }
}

#[test]
fn edwards_sums_beyond_the_limit() {
    for name in ["ed25519", "jubjub", "bandersnatch"] {
        let set = Setting::new(name);
        let options = Options {
            algorithm: Algorithm::EdMsm,
            window: Some(4),
            ..one_thread()
        };
        // Coordinates that the law keeps of a point.
        let stride = if name == "bandersnatch" { 4 } else { 3 };
        let most = 128;
        for n in [most - 1, most, most + 1, 5 * most] {
            let (points, scalars, want) = set.sum(n);
            let sum = with_most(most * stride, || {
                set.engine
                    .msm(&points, Scalars::U64(&scalars), &options)
                    .unwrap()
            });
            assert_eq!(sum.point, want, "{name} {n}");
            assert_eq!(sum.report.parts > 1, n > most, "{name} {n}");
        }
    }
}

#[test]
fn plans_at_the_limit() {
    let engine = Setting::new("bn254").engine;
    // Beyond it buckets in parts, not Straus's method because that takes any number.
    for n in [
        1usize << 27,
        1 << 28,
        (1 << 28) + 1,
        1 << 29,
        1 << 31,
        1 << 40,
    ] {
        let plan = engine.plan(n, 254, &one_thread()).unwrap();
        assert_ne!(plan.algorithm, Algorithm::Straus, "{n}: {plan:?}");
        assert!(plan.parts >= n.div_ceil(1 << 28), "{n}: {plan:?}");
    }
    for (algorithm, window, most) in [
        (Algorithm::Signed, Some(18), 1 << 28),
        (Algorithm::Glv, Some(18), 1 << 27),
        (Algorithm::Eisenstein, Some(9), 1 << 27),
    ] {
        let options = Options {
            algorithm,
            window,
            ..one_thread()
        };
        let parts = [most - 1, most, most + 1, 2 * most, 2 * most + 1]
            .map(|n| engine.plan(n, 254, &options).unwrap().parts);
        assert_eq!(parts[..2], [1, 1], "{algorithm:?}");
        assert!(
            parts[2..].iter().all(|&parts| parts > 1),
            "{algorithm:?} {parts:?}"
        );
    }
}

/// Numbers that no memory holds get a plan or an error.
#[test]
fn plans_of_any_number() {
    for name in ["bn254", "toy-7", "jubjub"] {
        let engine = Setting::new(name).engine;
        for k in [24, 26, 27, 28, 29, 32, 40, 47, 48, 63] {
            for n in [1 << k, (1 << k) + 1] {
                for bits in [1, 254] {
                    for memory_limit in [None, Some(1 << 30)] {
                        let options = Options {
                            memory_limit,
                            ..one_thread()
                        };
                        let plan = engine.plan(n, bits, &options);
                        match plan {
                            Ok(plan) => assert!(n <= 1 << 48 && plan.parts > 0, "{name} {n}"),
                            Err(Error::Option(_)) => assert!(n > 1 << 48, "{name} {n}"),
                            Err(Error::MemoryLimit { .. }) => assert!(memory_limit.is_some()),
                            Err(why) => panic!("{name} {n}: {why}"),
                        }
                    }
                }
                let table = engine.plan_table(n, crate::Budget::Fastest, &one_thread());
                assert!(table.is_err() || n < 1 << 32, "{name} {n}");
            }
        }
        for bits in [1 << 26, (1 << 26) + 1, u32::MAX] {
            let plan = engine.plan(9, bits, &one_thread());
            assert_eq!(plan.is_ok(), bits == 1 << 26, "{name} {bits}");
        }
    }
}

#[test]
fn scalars_are_not_longer_than_can_be_counted() {
    let set = Setting::new("toy-7");
    let (points, ..) = set.sum(1);
    let most = crate::scalars::MOST_WORDS;
    let words = vec![0; most + 1];
    let sum = |per: usize| {
        let scalars = Scalars::Words {
            words: &words[..per],
            per,
        };
        set.engine.msm(&points, scalars, &one_thread())
    };
    assert_eq!(sum(most / 16).unwrap().point, Point::infinity());
    let Err(Error::Layout(why)) = sum(most + 1) else {
        panic!("accepted");
    };
    assert!(why.contains(&most.to_string()), "{why}");
}

#[test]
#[ignore = "67 million bits: run with --release"]
fn the_longest_scalar_is_counted() {
    let set = Setting::new("toy-7");
    let (points, ..) = set.sum(1);
    let words = vec![0; crate::scalars::MOST_WORDS];
    let scalars = Scalars::Words {
        words: &words,
        per: words.len(),
    };
    let sum = set.engine.msm(&points, scalars, &one_thread());
    assert_eq!(sum.unwrap().point, Point::infinity());
}

/// A table of one point's multiples has fewer of them where entries could not name more.
#[test]
fn tables_of_one_point_are_cut_at_the_limit() {
    for name in CURVES {
        for limit in [1 << 9, 1 << 10, 1 << 20] {
            let set = Setting::new(name);
            let scalars: Vec<u64> = (0..300u64)
                .map(|k| k.wrapping_mul(0x9e37_79b9_7f4a_7c15))
                .collect();
            let g = Point::new(&set.multiples[0][..]);
            let products = with_most(limit, || {
                (set.engine).mul_base(&g, Scalars::U64(&scalars), &one_thread())
            });
            let products = products.unwrap();
            for (k, a) in scalars.iter().enumerate().step_by(37) {
                let got = products.get(k).unwrap();
                assert_eq!(got, set.multiple(*a), "{name} {limit} {k}");
            }
        }
    }
    // Not even windows of one bit.
    let set = Setting::new("bn254");
    let g = Point::new(&set.multiples[0][..]);
    let long = [u64::MAX; 40];
    let scalars = Scalars::Words {
        words: &long,
        per: 40,
    };
    let refused = with_most(256, || set.engine.mul_base(&g, scalars, &one_thread()));
    assert!(matches!(refused, Err(Error::Option(_))), "{refused:?}");
}
