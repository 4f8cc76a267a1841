//! Every number of points at which the planner changes its mind: the algorithm, the digits, the windows, the threads.
//!
//! Plans come without sums, so every number of points is asked; sums are made at each change, one point before and one
//! after, and must report what was planned.

use crate::common::*;
use msmith::curve::edwards::{self, EdwardsCurve};
use msmith::curve::{self, Group};
use msmith::multiply::MulOptions;
use msmith::{Algorithm, Budget, Engine, Multiplier, Options, Point, Report, Scalars, WordPoints};
use num_bigint::BigUint;

/// What counts as a change.
type Choice = (Algorithm, String, usize, usize, usize);

fn choice(report: &Report) -> Choice {
    let radix = report.radix.clone();
    let Report {
        algorithm,
        windows,
        threads,
        parts,
        ..
    } = *report;
    (algorithm, radix, windows, threads, parts)
}

/// All n below `most` for which a choice is another than for n − 1.
fn changes<T: PartialEq>(most: usize, choice: impl Fn(usize) -> T) -> Vec<usize> {
    let mut last = choice(1);
    let mut all = Vec::new();
    for n in 2..most {
        let next = choice(n);
        if next != last {
            all.push(n);
        }
        last = next;
    }
    all
}

/// The numbers next to each change.
fn near(changes: &[usize]) -> Vec<usize> {
    let mut all: Vec<usize> = changes.iter().flat_map(|&n| [n - 1, n, n + 1]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Scalars below r of some bits, the first one of all of them, one after the other.
fn scalars_of(bits: u32, n: usize, r: &BigUint, random: &mut Random) -> Vec<u64> {
    let per = bits.div_ceil(64) as usize;
    let mut words = Vec::new();
    for i in 0..n {
        let mut k = integer(&random.scalar()) >> (256 - bits);
        if i == 0 {
            k = BigUint::from(1u32) << (bits - 1);
        }
        let mut k = (k % r).to_u64_digits();
        k.resize(per, 0);
        words.extend(k);
    }
    words
}

/// Sums with scalars of some bits, on some threads.
fn sums(set: &Setting, most: usize, bits: u32, threads: usize) -> usize {
    let options = Options {
        threads: Some(threads),
        in_subgroup: true,
        ..Options::default()
    };
    let mut random = Random(0x5eed ^ u64::from(bits));
    let per = bits.div_ceil(64) as usize;
    let words = scalars_of(bits, most, set.order(), &mut random);
    let toy = curve::is_toy(set.portable().curve());
    let bases = match toy {
        true => {
            let r = u64::try_from(set.order()).unwrap();
            let some = set.points((1..=r.min(40)).map(BigUint::from).collect());
            some.pick((0..most).map(|i| i * 7 % some.logs.len()))
        }
        false => set.random(most, &mut random),
    };
    let mut found = 0;
    for engine in &set.engines {
        let planned = |n: usize| choice(&engine.plan(n, bits, &options).unwrap());
        let changes = changes(most - 1, planned);
        found += changes.len();
        for n in near(&changes) {
            let (bases, words) = (bases.first(n), &words[..n * per]);
            let values: Vec<_> = words.chunks(per).map(|k| integer(k).into()).collect();
            let want = set.multiple(&bases.log_of_sum(set.order(), &values));
            let scalars = Scalars::Words { words, per };
            let sum = engine.msm(&bases.points, scalars, &options).unwrap();
            let label = format!("{} {n} points, {bits} bits: {:?}", set.name, sum.report);
            assert_eq!(sum.point, want, "{label}");
            if scalars.bits() == bits {
                assert_eq!(choice(&sum.report), planned(n), "{label}");
            }
        }
    }
    found
}

fn bits_of(set: &Setting) -> u32 {
    u32::try_from(set.order().bits()).unwrap()
}

fn sums_of(names: &[&str], most: usize, threads: &[usize]) {
    for name in names {
        let set = Setting::new(name, Group::G1);
        let order = bits_of(&set);
        let mut all = vec![order];
        all.extend([8, 32, 64, 128].iter().filter(|&&bits| bits < order));
        for bits in all {
            for &threads in threads {
                let found = sums(&set, most, bits, threads);
                println!("{name}, {bits} bits, {threads} threads: {found} changes below {most}");
                assert!(found > 0 || most < 1 << 8, "{name} {bits}");
            }
        }
    }
}

#[test]
fn changes_of_sums() {
    sums_of(&["bn254", "pallas"], 1 << 10, &[1, 3]);
    sums_of(
        &["toy-7", "toy-1009", "toy-499", "toy-60"],
        1 << 11,
        &[1, 2],
    );
}

#[test]
#[ignore = "long"]
fn changes_of_large_sums() {
    sums_of(&["bn254", "pallas"], 1 << 18, &[1, 4]);
    sums_of(&["toy-7", "toy-1009", "toy-499", "toy-60"], 1 << 20, &[2]);
    sums_of(&["bls12-381", "secp256k1", "bw6-761"], 1 << 15, &[1]);
}

/// Tables: the set and its passes, within several budgets.
fn tables_of(names: &[&str], most: usize, rows: &[u32]) {
    for name in names {
        let set = Setting::new(name, Group::G1);
        let mut random = Random(0x7ab1e);
        let toy = curve::is_toy(set.portable().curve());
        let all = match toy {
            true => set.points((1..=most).map(BigUint::from).collect()),
            false => set.random(most, &mut random),
        };
        let options = Options {
            threads: Some(1),
            in_subgroup: true,
            ..Options::default()
        };
        let scalars: Vec<_> = (0..most).map(|_| random.scalar()).collect();
        for engine in &set.engines {
            for &rows in rows {
                let budget = Budget::PointsPerBase(rows);
                let planned = |n: usize| {
                    let plan = engine.plan_table(n, budget, &options).unwrap();
                    (plan.set.to_string(), plan.passes)
                };
                let changes = changes(most - 1, planned);
                println!("{name}, {rows} points a base: {changes:?}");
                for n in near(&changes) {
                    let (bases, list) = (all.first(n), u256(&scalars[..n]));
                    let want = set.multiple(&bases.log_of_sum(set.order(), &list.values));
                    let kept = engine.prepare(&bases.points, budget, &options).unwrap();
                    let layout = kept.layout();
                    let label = format!("{name} {n}: {layout:?}");
                    assert_eq!(
                        (layout.set.to_string(), layout.passes),
                        planned(n),
                        "{label}"
                    );
                    for list in [list.view, Scalars::U256(&scalars[..n])] {
                        let sum = kept.msm(list, &options).unwrap();
                        assert_eq!(sum.point, want, "{label}");
                    }
                }
            }
        }
    }
}

#[test]
fn changes_of_tables() {
    tables_of(&["bn254", "pallas", "toy-1009"], 200, &[1, 4, 30]);
}

#[test]
#[ignore = "long"]
fn changes_of_large_tables() {
    tables_of(&["bn254", "pallas"], 1 << 13, &[1, 2, 8, 30, 200]);
}

/// Sums of Edwards curves: by EdMSM, and as the planner likes.
fn edwards_sums(curve: &EdwardsCurve, most: usize, threads: usize) -> usize {
    let engine = Engine::edwards(curve).unwrap();
    let r = &curve.r;
    let (mut points, mut sum, g) = (Vec::new(), curve.generator(), curve.generator());
    for _ in 0..most.min(61) {
        points.push(sum.clone());
        sum = curve.add(&sum, &g).unwrap();
    }
    let mut random = Random(0xed);
    let scalars: Vec<_> = (0..most).map(|_| random.scalar()).collect();
    let bits = u32::try_from(r.bits()).unwrap();
    let per = bits.div_ceil(64) as usize;
    let words: Vec<u64> = (scalars.iter().enumerate())
        .flat_map(|(i, k)| {
            let k = match i {
                0 => r - 1u32,
                _ => integer(k) % r,
            };
            let mut k = k.to_u64_digits();
            k.resize(per, 0);
            k
        })
        .collect();
    let mut found = 0;
    for in_subgroup in [false, true] {
        let options = Options {
            threads: Some(threads),
            in_subgroup,
            algorithm: Algorithm::EdMsm,
            ..Options::default()
        };
        let own = Options {
            algorithm: Algorithm::Auto,
            ..options
        };
        let planned = |n: usize| choice(&engine.plan(n, bits, &options).unwrap());
        let chosen = |n: usize| choice(&engine.plan(n, bits, &own).unwrap());
        let changes = [changes(most - 1, planned), changes(most - 1, chosen)].concat();
        found += changes.len();
        for n in near(&changes) {
            let mut list = WordPoints {
                stride: 2 * engine.words(),
                ..WordPoints::default()
            };
            let mut log = BigUint::ZERO;
            for (i, k) in words[..n * per].chunks(per).enumerate() {
                let j = i * 7 % points.len();
                let [x, y] = &points[j];
                list.words.extend(engine.to_words(x));
                list.words.extend(engine.to_words(y));
                list.finite.push(true);
                log = (log + integer(k) * (j + 1)) % r;
            }
            let want = curve.multiply(&log, &g).unwrap();
            let scalars = Scalars::Words {
                words: &words[..n * per],
                per,
            };
            let want = Point::new(want.map(|c| engine.to_words(&c)).concat());
            let sum = engine.msm(&list, scalars, &options).unwrap();
            let label = format!("{} {n} {in_subgroup}: {:?}", curve.name, sum.report);
            assert_eq!(sum.point, want, "{label}");
            assert_eq!(choice(&sum.report), planned(n), "{label}");
            let sum = engine.msm(&list, scalars, &own).unwrap();
            assert_eq!(sum.point, want, "{label}, {:?}", sum.report);
            assert_eq!(choice(&sum.report), chosen(n), "{label}");
        }
    }
    println!(
        "{}, {threads} threads: {found} changes below {most}",
        curve.name
    );
    found
}

#[test]
fn changes_of_edwards_sums() {
    for name in ["ed25519", "jubjub", "bandersnatch"] {
        for threads in [1, 3] {
            assert!(edwards_sums(edwards::by_name(name).unwrap(), 1 << 9, threads) > 0);
        }
    }
}

#[test]
#[ignore = "long"]
fn changes_of_large_edwards_sums() {
    for name in ["ed25519", "jubjub", "bandersnatch", "baby-jubjub"] {
        assert!(edwards_sums(edwards::by_name(name).unwrap(), 1 << 17, 2) > 0);
    }
}

/// Multiplication by scalars of every number of bits, so that every width of a window occurs.
#[test]
fn multiplication_by_every_number_of_bits() {
    for name in ["bn254", "pallas", "toy-499"] {
        let set = Setting::new(name, Group::G1);
        let engine = set.portable();
        let (g, p) = (
            set.multiple(&BigUint::from(1u32)),
            set.multiple(&BigUint::from(5u32)),
        );
        let mut random = Random(0x3017);
        for bits in 1..=300u32 {
            let k = (BigUint::from(1u32) << (bits - 1))
                | (integer(&random.scalar()) >> 300u32.saturating_sub(bits));
            let k = k % (BigUint::from(1u32) << bits);
            let l = integer(&random.scalar()) >> (bits % 256);
            let words = [k.to_u64_digits(), l.to_u64_digits()];
            let [k_words, l_words] = [&words[0][..], &words[1][..]];
            let one = set.multiple(&k);
            let both = set.multiple(&(&k + &l * 5u32));
            assert_eq!(engine.mul(k_words, &g).unwrap(), one, "{name} {bits}");
            assert_eq!(
                engine.mul2(k_words, &g, l_words, &p).unwrap(),
                both,
                "{name} {bits}"
            );
            for table in [false, true] {
                let options = MulOptions {
                    in_subgroup: true,
                    table,
                };
                let kept = Multiplier::new(engine, &[k_words, l_words], &options).unwrap();
                let sum = kept.run(&[g.clone(), p.clone()]).unwrap();
                assert_eq!(sum, both, "{name} {bits}: {}", kept.plan());
            }
        }
    }
}

/// The same sums by another way, where a change is a word of the caller's: small windows and large ones.
#[test]
fn every_window_that_can_be_asked_for() {
    for name in ["bn254", "pallas", "toy-1009"] {
        let set = Setting::new(name, Group::G1);
        let mut random = Random(0xa11);
        let bases = match name {
            "toy-1009" => set.points((1..=70u32).map(BigUint::from).collect()),
            _ => set.random(70, &mut random),
        };
        let scalars: Vec<_> = (0..70).map(|_| random.scalar()).collect();
        for window in 1..=18 {
            let ways: Vec<Way> = [
                Algorithm::Straus,
                Algorithm::Signed,
                Algorithm::Glv,
                Algorithm::Eisenstein,
            ]
            .map(|algorithm| Way {
                algorithm,
                window: Some(window),
            })
            .into();
            // Larger windows have 2^17 buckets each.
            let n = if window > 12 { 2 } else { 70 };
            set.check(&bases.first(n), &u256(&scalars[..n]), &ways, "window");
        }
    }
}
