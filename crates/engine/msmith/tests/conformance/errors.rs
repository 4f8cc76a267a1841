//! Every error of bad input, on every backend.

use crate::common::*;
use msmith::curve::{self, Group};
use msmith::{Algorithm, Backend, Engine, Error, Options, Point, Scalars, Watch, WordPoints};
use std::sync::atomic::AtomicBool;

fn settings() -> Vec<Setting> {
    [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("toy-61", Group::G1),
    ]
    .map(|(name, group)| Setting::new(name, group))
    .into()
}

#[test]
fn nothing_is_the_identity() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let none = u256(&[]);
        let empty = set.points(Vec::new());
        set.check(&empty, &none, &ways(&[None, Some(4)]), "nothing");
        for engine in &set.engines {
            let done = engine.msm(
                &WordPoints::default(),
                Scalars::Bool(&[]),
                &Options::default(),
            );
            assert_eq!(done.unwrap().point, Point::infinity());
        }
    }
}

#[test]
fn lengths_and_layouts() {
    for set in settings() {
        let bases = set.points((1..=9u32).map(Into::into).collect());
        let scalars = [[3, 0, 0, 0]; 10];
        for engine in &set.engines {
            let o = Options::default();
            let run = |points: &WordPoints, s: Scalars<'_>| engine.msm(points, s, &o).err();
            for scalars in [8, 10, 0] {
                let list = vec![true; scalars];
                let want = Error::LengthMismatch { points: 9, scalars };
                assert_eq!(run(&bases.points, Scalars::Bool(&list)), Some(want));
            }
            let layout = |e: Option<Error>| matches!(e, Some(Error::Layout(_)));
            let words = [1u64; 18];
            for per in [0, 4, 5] {
                let view = Scalars::Words { words: &words, per };
                assert!(layout(run(&bases.points, view)), "{per}");
            }
            let two = Scalars::Words {
                words: &words,
                per: 2,
            };
            assert_eq!(run(&bases.points, two), None);
            let good = Scalars::U256(&scalars[..9]);
            for (stride, words) in [(0, 9), (set.stride() + 1, 9), (set.stride(), 8)] {
                let points = WordPoints {
                    stride,
                    words: vec![0; set.stride() * words],
                    finite: vec![true; 9],
                };
                assert!(layout(run(&points, good)), "{stride}");
                assert!(layout(engine.check_subgroup(&points, &o).err()), "{stride}");
            }
        }
    }
}

#[test]
fn options() {
    for set in settings() {
        let bases = set.points((1..=20u32).map(Into::into).collect());
        let scalars = [[u64::MAX; 4]; 20];
        for engine in &set.engines {
            let run = |o: Options<'_>| engine.msm(&bases.points, Scalars::U256(&scalars), &o);
            let o = Options::default();
            let zero = Options {
                threads: Some(0),
                ..o
            };
            assert_eq!(run(zero).err(), Some(Error::ZeroThreads));
            assert_eq!(engine.plan(20, 256, &zero).err(), Some(Error::ZeroThreads));
            let many = Options {
                threads: Some(usize::MAX),
                memory_limit: Some(u64::MAX),
                algorithm: Algorithm::Signed,
                ..o
            };
            let one = Options {
                threads: Some(1),
                ..many
            };
            assert_eq!(run(many).unwrap().point, run(one).unwrap().point);
            let raised = AtomicBool::new(true);
            let algorithm = Algorithm::Signed;
            let stop = Options {
                watch: Watch::default().with_cancel(&raised),
                algorithm,
                ..o
            };
            assert_eq!(run(stop).err(), Some(Error::Cancelled));
            for window in [0, 25, 100, u32::MAX] {
                let wide = Options {
                    window: Some(window),
                    algorithm,
                    ..o
                };
                assert!(matches!(run(wide), Err(Error::Option(_))), "{window}");
            }
            if !engine.is_whole_curve() {
                for algorithm in [Algorithm::Glv, Algorithm::Eisenstein] {
                    let unsure = Options { algorithm, ..o };
                    assert!(matches!(run(unsure), Err(Error::Option(_))));
                }
            }
        }
    }
    // secp256r1 would be one: a ≠ 0, so no endomorphism.
    let set = Setting::new("toy-499", Group::G1);
    let o = Options {
        algorithm: Algorithm::Glv,
        in_subgroup: true,
        ..Options::default()
    };
    let bases = set.points(vec![1u32.into()]);
    let done = set.best().msm(&bases.points, Scalars::Bool(&[true]), &o);
    assert!(matches!(done, Err(Error::Option(why)) if why.contains("toy-499")));
}

/// A limit that is too small is refused with one that does.
#[test]
fn memory_limits() {
    let set = Setting::new("bls12-381", Group::G1);
    let mut random = Random(31);
    for n in [100, 4000] {
        let bases = set.random(n, &mut random);
        let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let list = u256(&scalars);
        let want = set
            .best()
            .msm(&bases.points, list.view, &Options::default())
            .unwrap();
        for engine in &set.engines {
            for algorithm in [
                Algorithm::Auto,
                Algorithm::Signed,
                Algorithm::Glv,
                Algorithm::Eisenstein,
            ] {
                for threads in [1, 4] {
                    let with = |limit| {
                        let options = Options {
                            algorithm,
                            threads: Some(threads),
                            memory_limit: Some(limit),
                            in_subgroup: true,
                            ..Options::default()
                        };
                        engine.msm(&bases.points, list.view, &options)
                    };
                    let Err(Error::MemoryLimit {
                        limit: 1000,
                        needed,
                    }) = with(1000)
                    else {
                        panic!("accepted")
                    };
                    assert!(needed > 1000);
                    let done = with(needed).unwrap();
                    assert_eq!(done.point, want.point);
                    assert!(done.report.peak_bytes <= needed);
                    let less = with(needed - 1).err();
                    assert_eq!(
                        less,
                        Some(Error::MemoryLimit {
                            limit: needed - 1,
                            needed
                        })
                    );
                    assert_eq!(with(u64::MAX).unwrap().point, want.point);
                }
            }
        }
    }
}

#[test]
fn coordinates() {
    for set in settings() {
        let engine = set.portable();
        let spec = engine.spec();
        let half = engine.words();
        let base = half / spec.degree;
        let plain = |c: &[num_bigint::BigUint]| -> Vec<u64> {
            let words = |x: &num_bigint::BigUint| {
                let mut w = x.to_u64_digits();
                w.resize(base, 0);
                w
            };
            c.iter().flat_map(words).collect()
        };
        let g = [plain(&spec.gx), plain(&spec.gy)].concat();
        let two = g.repeat(2);
        let good = engine.import(&two, &[true, true]).unwrap();
        assert_eq!(good.finite, [true, true]);
        let p = plain(std::slice::from_ref(&engine.curve().p));
        for at in (0..2 * half).step_by(base) {
            for high in [p.clone(), vec![u64::MAX; base]] {
                let mut bad = two.clone();
                bad[2 * half + at..2 * half + at + base].copy_from_slice(&high);
                let want = Error::NonCanonical { index: 1 };
                assert_eq!(engine.import(&bad, &[true, true]).err(), Some(want));
                // Nobody looks at the words of infinity.
                assert!(engine.import(&bad, &[true, false]).is_ok());
            }
            let mut off = two.clone();
            off[2 * half + at] ^= 1;
            let want = Error::NotOnCurve { index: 1 };
            assert_eq!(engine.import(&off, &[true, true]).err(), Some(want));
        }
        let Err(Error::Layout(why)) = engine.import(&two[1..], &[true, true]) else {
            panic!("accepted")
        };
        let said = format!(
            "{} words cannot be 2 points of {} words each",
            two.len() - 1,
            set.stride()
        );
        assert!(why.contains(&said), "{why}");
    }
}

#[test]
fn groups_and_backends() {
    for name in ["pallas", "secp256k1"] {
        let curve = curve::by_name(name).unwrap();
        let Err(Error::Curve(why)) = Engine::new(curve, Group::G2) else {
            panic!("accepted")
        };
        assert!(why.contains(name), "{why}");
    }
    let curve = curve::by_name("bn254").unwrap();
    for backend in Backend::ALL {
        let made = Engine::with_backend(curve, Group::G1, backend);
        assert_eq!(made.is_ok(), backend.is_available(), "{backend:?}");
        if let Err(why) = made {
            assert!(matches!(why, Error::Backend(_)));
        }
    }
}

/// Windows whose buckets would take hours are refused, whatever the number of points.
#[test]
fn windows_far_too_large() {
    for set in settings() {
        let bases = set.points((1..=279u32).map(Into::into).collect());
        let list = vec![[5u64; 4]; 279];
        for engine in &set.engines {
            for (algorithm, window) in [
                (Algorithm::Auto, 19),
                (Algorithm::Signed, 19),
                (Algorithm::Signed, u32::MAX),
                (Algorithm::Glv, 19),
                (Algorithm::Eisenstein, 10),
                (Algorithm::Eisenstein, 11),
                (Algorithm::Signed, 0),
            ] {
                let options = Options {
                    algorithm,
                    window: Some(window),
                    in_subgroup: true,
                    ..Options::default()
                };
                let done = engine.msm(&bases.points, Scalars::U256(&list), &options);
                assert!(
                    matches!(done, Err(Error::Option(_))),
                    "{algorithm:?} {window}: {done:?}"
                );
            }
        }
    }
    let jubjub = curve::edwards::by_name("jubjub").unwrap();
    let engine = Engine::edwards(jubjub).unwrap();
    let options = Options {
        window: Some(19),
        ..Options::default()
    };
    assert!(matches!(
        engine.plan(279, 250, &options),
        Err(Error::Option(_))
    ));
}

/// A list whose length is another one each time that it is asked for.
struct Liar<'a> {
    points: &'a WordPoints,
    asked: std::sync::atomic::AtomicUsize,
    by: isize,
}

impl msmith::Points for Liar<'_> {
    fn len(&self) -> usize {
        let asked = self
            .asked
            .fetch_add(1, std::sync::atomic::Ordering::Relaxed) as isize;
        (100 + asked * self.by) as usize
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        self.points.fill(first, words, finite);
    }
}

/// An implementation of a caller's that does not keep to its own length gets a result or an error.
#[test]
fn lengths_that_change() {
    for set in settings() {
        let bases = set.points((1..=300u32).map(Into::into).collect());
        for engine in &set.engines {
            for by in [-3, 3] {
                let liar = || Liar {
                    points: &bases.points,
                    asked: 0.into(),
                    by,
                };
                let options = Options::default();
                assert_eq!(engine.check_subgroup(&liar(), &options), Ok(()));
                for n in [100, 103, 97] {
                    let list = vec![7u8; n];
                    let _ = engine.msm(&liar(), Scalars::U8(&list), &options);
                    let lists = [Scalars::U8(&list), Scalars::U8(&list)];
                    let _ = engine.msm_same_points(&liar(), &lists, &options);
                    let _ = engine.prepare(&liar(), msmith::Budget::Fastest, &options);
                    let sums: [(&Engine, &dyn msmith::Points); 2] =
                        [(engine, &liar()), (engine, &liar())];
                    let _ = msmith::msm_same_scalars(&sums, lists[0], &options);
                }
            }
        }
    }
}

/// Lists that [`Scalars::check`] refuses: looking at them does not panic, and every call refuses them.
#[test]
fn scalars_that_are_no_list() {
    let set = Setting::new("bn254", Group::G1);
    let (engine, o) = (set.best(), Options::default());
    let points = set.points(vec![1u32.into(), 2u32.into()]).points;
    let some = Scalars::U8(&[1, 2, 3]);
    let beyond = Scalars::Chosen {
        of: &some,
        which: &[2, 3],
    };
    let words = [1u64; 2];
    let of = |per| Scalars::Words { words: &words, per };
    let within = Scalars::Chosen {
        of: &beyond,
        which: &[0, 0],
    };
    for list in [beyond, within, of(0), of(3), of(1 << 21), of(usize::MAX)] {
        assert!(matches!(list.check(), Err(Error::Layout(_))), "{list:?}");
        assert_eq!((list.bits(), list.nonzero()), (0, Vec::new()), "{list:?}");
        assert!(
            matches!(engine.msm(&points, list, &o), Err(Error::Layout(_))),
            "{list:?}"
        );
        assert!(
            matches!(engine.mul_each(&points, list, &o), Err(Error::Layout(_))),
            "{list:?}"
        );
    }
    assert_eq!((of(1).bits(), of(1).nonzero()), (1, vec![0, 1]));
}

/// An empty sum, made in every way, says by what it was made; a plan of it has nothing to do.
#[test]
fn reports_of_empty_sums() {
    let jubjub = curve::edwards::by_name("jubjub").unwrap();
    let set = Setting::new("bn254", Group::G1);
    let mut engines = set.engines.clone();
    engines.push(Engine::edwards(jubjub).unwrap());
    for engine in &engines {
        let (none, o) = (WordPoints::default(), Options::default());
        let outputs = [
            engine.msm(&none, Scalars::U64(&[]), &o),
            engine.stream(&o).unwrap().finish(),
        ];
        for output in outputs {
            let msmith::Output { point, report } = output.unwrap();
            assert_eq!(point.is_infinity(), !engine.takes_edwards_points());
            let known = Algorithm::ALL[1..].contains(&report.algorithm);
            assert!(known && report.threads == 1, "{report:?}");
            assert_eq!(report.additions, 0, "{report:?}");
        }
        for bits in [0, 254] {
            assert_eq!(engine.plan(0, bits, &o).unwrap().additions, 0);
        }
    }
}
