//! Every algorithm on every backend against the naive reference, over the built-in curves.

use msmith::curve::{self, Group};
use msmith::{
    Algorithm, Backend, Engine, Error, Options, Output, Point, Scalars, Watch, WordPoints,
};

/// A small generator of 64-bit values (xorshift), so that runs repeat.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn run(e: &Engine, p: &WordPoints, s: &[[u64; 4]], o: &Options<'_>) -> Result<Output, Error> {
    e.msm(p, Scalars::U256(s), o)
}

/// Multiples of the generator: 1, then random ones, with repeats, opposites and infinity between.
fn bases(e: &Engine, n: usize, random: &mut Random) -> WordPoints {
    let stride = 2 * e.words();
    let spec = e.spec();
    let mut one = WordPoints {
        stride,
        ..WordPoints::default()
    };
    let parts = spec.gx.iter().chain(&spec.gy).flat_map(|x| e.to_words(x));
    one.push(&Point::new(parts.collect::<Vec<_>>())).unwrap();
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let mut list = WordPoints {
        stride,
        ..WordPoints::default()
    };
    let mut distinct = Vec::new();
    for i in 0..n {
        let k = match i {
            0 => 1,
            // P and −P as scalars of one generator: the group order is unknown to this line.
            _ if i % 11 == 3 => 0,
            _ => random.next() >> 40,
        };
        let point = if i % 7 == 5 {
            // A repeat of an earlier point.
            distinct.get(i / 2).cloned().unwrap_or_default()
        } else {
            run(e, &one, &[[k, 0, 0, 0]], &naive).unwrap().point
        };
        list.push(&point).unwrap();
        distinct.push(point);
    }
    list
}

fn scalars(e: &Engine, n: usize, random: &mut Random) -> Vec<[u64; 4]> {
    let r = e.curve().r.to_u64_digits();
    let mut order = [0; 4];
    for (o, w) in order.iter_mut().zip(&r) {
        *o = *w;
    }
    let mut below = order;
    below[0] -= 1;
    let special = [
        [0; 4],
        [1, 0, 0, 0],
        order,
        below,
        [u64::MAX; 4],
        [0, 0, 0, 1 << 63],
    ];
    (0..n)
        .map(|i| match special.get(i / 3) {
            Some(s) if i % 3 == 0 => *s,
            _ => std::array::from_fn(|_| random.next()),
        })
        .collect()
}

fn check(name: &str, group: Group, sizes: &[usize]) {
    let curve = curve::by_name(name).unwrap();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let reference = Engine::with_backend(curve, group, Backend::Portable).unwrap();
    let most = sizes.iter().copied().max().unwrap_or(0);
    let all = bases(&reference, most, &mut random);
    let s = scalars(&reference, most, &mut random);
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    for backend in Backend::available() {
        let e = Engine::with_backend(curve, group, backend).unwrap();
        for &n in sizes {
            let p = WordPoints {
                stride: all.stride,
                words: all.words[..n * all.stride].to_vec(),
                finite: all.finite[..n].to_vec(),
            };
            let want = run(&reference, &p, &s[..n], &naive).unwrap().point;
            for algorithm in Algorithm::ALL {
                for window in [None, Some(2), Some(3), Some(5), Some(8)] {
                    let threads = Some(1 + n % 3);
                    let o = Options {
                        algorithm,
                        threads,
                        window,
                        in_subgroup: true,
                        ..Options::default()
                    };
                    match run(&e, &p, &s[..n], &o) {
                        Ok(out) => assert_eq!(
                            out.point,
                            want,
                            "{name} {group} {} {} n={n} window={window:?}",
                            backend.name(),
                            algorithm.name()
                        ),
                        Err(Error::Option(why)) => {
                            if n == sizes[0] && window.is_none() {
                                println!("skipped: {name} {}: {why}", algorithm.name());
                            }
                        }
                        Err(other) => panic!("{other}"),
                    }
                }
            }
        }
        println!("ran {name} {group} on {}", backend.name());
    }
}

const SIZES: &[usize] = &[0, 1, 2, 7, 8, 9, 33, 100];

#[test]
fn bls12_381() {
    check("bls12-381", Group::G1, SIZES);
    check("bls12-381", Group::G2, &[1, 9, 40]);
}

#[test]
fn bls12_377() {
    check("bls12-377", Group::G1, SIZES);
    check("bls12-377", Group::G2, &[1, 9, 40]);
}

#[test]
fn bn254() {
    check("bn254", Group::G1, SIZES);
    check("bn254", Group::G2, &[1, 9, 40]);
}

#[test]
fn prime_order_and_large_fields() {
    for name in ["pallas", "vesta", "secp256k1"] {
        check(name, Group::G1, &[2, 9, 60]);
    }
    check("bw6-761", Group::G1, &[2, 9, 30]);
}

#[test]
fn toys_in_the_lanes() {
    // Small groups: equal and opposite points meet in nearly every bucket.
    for curve in curve::all().iter().filter(|c| curve::is_toy(c)) {
        check(&curve.name, Group::G1, &[1, 8, 9, 64, 200]);
    }
}

#[test]
fn small_scalars_of_every_type() {
    let curve = curve::by_name("bls12-381").unwrap();
    let e = Engine::new(curve, Group::G1).unwrap();
    let p = bases(&e, 20, &mut Random(7));
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let i8s: Vec<i8> = (0..20)
        .map(|i| if i % 2 == 0 { i8::MIN + i } else { i })
        .collect();
    let i128s: Vec<i128> = i8s
        .iter()
        .map(|&x| if x < 0 { i128::MIN } else { i128::MAX })
        .collect();
    let bools: Vec<bool> = i8s.iter().map(|x| x % 3 == 0).collect();
    let u64s: Vec<u64> = i8s
        .iter()
        .map(|&x| u64::MAX - x.unsigned_abs() as u64)
        .collect();
    for s in [
        Scalars::I8(&i8s),
        Scalars::I128(&i128s),
        Scalars::Bool(&bools),
        Scalars::U64(&u64s),
    ] {
        let want = e.msm(&p, s, &naive).unwrap().point;
        for algorithm in [Algorithm::Auto, Algorithm::Straus, Algorithm::Signed] {
            for in_subgroup in [false, true] {
                let o = Options {
                    algorithm,
                    in_subgroup,
                    ..Options::default()
                };
                let got = e.msm(&p, s, &o).unwrap();
                assert_eq!(got.point, want, "{} {s:?}", got.report.algorithm);
            }
        }
    }
}

/// (0, 2) has order 3: its multiples are few, and the endomorphism fixes it.
#[test]
fn points_outside_the_subgroup() {
    let e = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let mut random = Random(11);
    let mut p = bases(&e, 30, &mut random);
    let mut outside = vec![0u64; 24];
    outside[6] = 2;
    outside[18..].copy_from_slice(&e.curve().p.to_u64_digits());
    outside[18] -= 2;
    let outside = e.import(&outside, &[true, true]).unwrap();
    p.words[..24].copy_from_slice(&outside.words);
    p.words[24 * 5..24 * 6].copy_from_slice(&outside.words);
    p.finite[..2].fill(true);
    p.finite[10..12].fill(true);
    let mut s = scalars(&e, 30, &mut random);
    s.rotate_left(1);
    for n in [1, 2, 3, 12, 30] {
        let p = WordPoints {
            stride: p.stride,
            words: p.words[..n * p.stride].to_vec(),
            finite: p.finite[..n].to_vec(),
        };
        let with = |algorithm| Options {
            algorithm,
            ..Options::default()
        };
        let want = run(&e, &p, &s[..n], &with(Algorithm::Naive)).unwrap();
        for algorithm in [Algorithm::Auto, Algorithm::Straus] {
            let got = run(&e, &p, &s[..n], &with(algorithm)).unwrap();
            assert_eq!(got.point, want.point, "{} n={n}", algorithm.name());
            assert_eq!(got.report.algorithm, Algorithm::Straus);
        }
    }
}

/// Scalars of more words than can be split, and of fewer than the order has.
#[test]
fn long_and_short_scalars() {
    let e = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let mut random = Random(5);
    let p = bases(&e, 9, &mut random);
    for per in [1, 3, 5, 9] {
        let words: Vec<u64> = (0..9 * per).map(|_| random.next()).collect();
        let s = Scalars::Words { words: &words, per };
        let with = |algorithm| Options {
            algorithm,
            in_subgroup: true,
            ..Options::default()
        };
        let want = e.msm(&p, s, &with(Algorithm::Naive)).unwrap().point;
        for algorithm in [Algorithm::Auto, Algorithm::Straus] {
            let got = e.msm(&p, s, &with(algorithm)).unwrap();
            assert_eq!(got.point, want, "{} {per} words", algorithm.name());
        }
    }
}

#[test]
fn straus_keeps_the_options() {
    let e = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let (p, mut random) = (bases(&e, 130, &mut Random(3)), Random(8));
    // The first is zero, and a sum of zeros needs no algorithm.
    let s = &scalars(&e, 131, &mut random)[1..];
    let o = Options {
        algorithm: Algorithm::Straus,
        ..Options::default()
    };
    for window in [0, 11, u32::MAX] {
        let o = Options {
            window: Some(window),
            ..o
        };
        assert!(matches!(run(&e, &p, s, &o), Err(Error::Option(_))));
    }
    let tight = Options {
        memory_limit: Some(1000),
        ..o
    };
    assert!(matches!(
        run(&e, &p, s, &tight),
        Err(Error::MemoryLimit { limit: 1000, .. })
    ));
    let flag = std::sync::atomic::AtomicBool::new(true);
    let stop = Options {
        watch: Watch::default().with_cancel(&flag),
        ..o
    };
    for n in [1, 130] {
        let p = WordPoints {
            stride: p.stride,
            words: p.words[..n * p.stride].to_vec(),
            finite: p.finite[..n].to_vec(),
        };
        assert_eq!(run(&e, &p, &s[..n], &stop), Err(Error::Cancelled));
    }
    let heard = std::sync::Mutex::new(Vec::new());
    let note = |part: f64| heard.lock().unwrap().push(part);
    let listen = Options {
        watch: Watch::default().with_progress(&note),
        threads: Some(4),
        ..o
    };
    let out = run(&e, &p, s, &listen).unwrap();
    assert_eq!(
        (out.report.algorithm, out.report.threads),
        (Algorithm::Straus, 1)
    );
    let heard = heard.into_inner().unwrap();
    assert!(heard.len() >= 3 && heard.is_sorted() && heard.last() == Some(&1.0));
}

/// The plan for few points and full scalars is Straus's method, for many the buckets, and a kept
/// plan is not mistaken for another.
#[test]
fn plans_follow_the_sizes() {
    let e = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let p = bases(&e, 1000, &mut Random(3));
    let s = &scalars(&e, 1001, &mut Random(4))[1..];
    let mut seen = Vec::new();
    for _ in 0..2 {
        for n in [1, 2, 20, 1000] {
            for in_subgroup in [true, false] {
                let p = WordPoints {
                    stride: p.stride,
                    words: p.words[..n * p.stride].to_vec(),
                    finite: p.finite[..n].to_vec(),
                };
                let o = Options {
                    in_subgroup,
                    ..Options::default()
                };
                let out = run(&e, &p, &s[..n], &o).unwrap();
                assert_eq!(out.report.algorithm == Algorithm::Straus, n <= 20);
                let split = out.report.radix.starts_with("eisenstein");
                assert!(!split || in_subgroup, "{}", out.report.radix);
                seen.push(out.point);
            }
        }
    }
    assert_eq!(seen[..8], seen[8..]);
    assert!(seen.chunks(2).all(|same| same[0] == same[1]));
}

#[test]
fn bad_requests_are_refused() {
    let e = Engine::new(curve::by_name("bls12-377").unwrap(), Group::G1).unwrap();
    let p = bases(&e, 9, &mut Random(3));
    let s = vec![[5, 0, 0, 0]; 9];
    let o = Options::default();
    assert_eq!(
        run(&e, &p, &s[..8], &o),
        Err(Error::LengthMismatch {
            points: 9,
            scalars: 8
        })
    );
    assert_eq!(
        run(
            &e,
            &p,
            &s,
            &Options {
                threads: Some(0),
                ..o
            }
        ),
        Err(Error::ZeroThreads)
    );
    let small = Options {
        algorithm: Algorithm::Signed,
        memory_limit: Some(1000),
        ..o
    };
    assert!(matches!(
        run(&e, &p, &s, &small),
        Err(Error::MemoryLimit { limit: 1000, .. })
    ));
    let flag = std::sync::atomic::AtomicBool::new(true);
    let stop = Options {
        algorithm: Algorithm::Signed,
        watch: Watch::default().with_cancel(&flag),
        ..o
    };
    assert_eq!(run(&e, &p, &s, &stop), Err(Error::Cancelled));
    let outside = Options {
        algorithm: Algorithm::Eisenstein,
        ..o
    };
    assert!(matches!(run(&e, &p, &s, &outside), Err(Error::Option(_))));
}

/// A group for which there is no arithmetic is refused where the engine is made, not where it is used.
#[test]
fn groups_that_cannot_run_are_refused() {
    let toys = curve::all().iter().filter(|c| curve::is_toy(c));
    let extended = toys.filter(|c| c.g2.as_ref().is_some_and(|g2| g2.degree == 2));
    let mut count = 0;
    for toy in extended {
        let refused = Engine::new(toy, Group::G2).unwrap_err();
        assert!(
            matches!(&refused, Error::Curve(why) if why.contains("64 to 768")),
            "{refused}"
        );
        assert!(Engine::new(toy, Group::G1).is_ok());
        count += 1;
    }
    assert!(count > 0);
}

/// Threads that are asked for are bounded by the work, and few are always given.
#[test]
fn threads_are_as_many_as_there_is_work_for() {
    for (asked, points, want) in [
        (7, 1, 7),
        (16, 0, 16),
        (400, 10, 16),
        (400, 4096, 64),
        (1_000_000, 4096, 64),
        (1_000_000, usize::MAX, 4096),
    ] {
        let options = Options {
            threads: Some(asked),
            ..Options::default()
        };
        assert_eq!(
            options.threads_for(points),
            Ok(want),
            "{asked} for {points}"
        );
    }
}
