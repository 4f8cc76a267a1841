//! Scalars at the edges, of every type and length, and prefixes.

use super::*;
use crate::common::*;
use msmith::Scalars;

/// Tables of few sets over the same bases, on every backend.
fn tables(set: &Setting, bases: &Known, names: &[&str]) -> Vec<Bases> {
    let mut all = Vec::new();
    for engine in &set.engines {
        for (k, name) in names.iter().enumerate() {
            let passes = k % 3 + 1;
            let fixed = engine.prepare_with(&bases.points, spec(name), passes, &sure());
            all.push(fixed.unwrap());
        }
    }
    all
}

/// 0, 1, r − 1, r, r + 1, multiples of r and what folding turns, 2^k ± 1, 2^256 − 1.
fn edges(r: &BigUint) -> Vec<[u64; 4]> {
    let one = BigUint::from(1u32);
    let top: BigUint = (&one << 256) - 1u32;
    let mut list: Vec<BigUint> = vec![BigUint::ZERO, one.clone(), 2u32.into(), top.clone()];
    for k in [1u32, 2, 3, 7] {
        let multiple = r * k;
        list.extend([&multiple - 1u32, multiple.clone(), multiple + 1u32]);
        list.extend([r / (k + 1), r / (k + 1) + 1u32]);
    }
    for k in (0..256).step_by(11) {
        list.extend([(&one << k) - 1u32, &one << k, (&one << k) + 1u32]);
    }
    list.into_iter().map(|k| four(&k)).collect()
}

fn edges_of(name: &str, group: Group, alone: usize) {
    let set = Setting::new(name, group);
    let list = edges(set.order());
    let bases = set.random(list.len(), &mut Random(77));
    let tables = tables(&set, &bases, &FEW);
    // Alone, so that nothing hides behind the others.
    let one = |i: usize| {
        let mut values = vec![[0; 4]; list.len()];
        values[i] = list[i];
        values
    };
    let alone: Vec<_> = (0..alone.min(list.len())).map(one).collect();
    let all: Vec<_> = std::iter::once(&list)
        .chain(&alone)
        .enumerate()
        .map(|(i, list)| wanted(&set, &bases, u256(list), &format!("edges {i}")))
        .collect();
    for fixed in &tables {
        compare(&set, fixed, &all, &sure());
    }
}

#[test]
fn edges_in_some_groups() {
    edges_of("bls12-381", Group::G1, 20);
    edges_of("bw6-761", Group::G1, 2);
    edges_of("bn254", Group::G2, 4);
    edges_of("secp256k1", Group::G1, 10);
}

#[test]
#[ignore = "long"]
fn edges_in_every_group() {
    for (name, group) in GROUPS {
        edges_of(name, group, 200);
    }
}

/// Every type with its least and greatest values; all of them negative, so that no carry hides.
#[test]
fn every_type() {
    for (name, group) in [("bls12-377", Group::G1), ("pallas", Group::G1)] {
        let set = Setting::new(name, group);
        let bases = set.random(40, &mut Random(5));
        let tables = tables(&set, &bases, &FEW);
        macro_rules! of_type {
            ($kind:ident, $t:ty) => {{
                let edges = [
                    <$t>::MIN,
                    <$t>::MAX,
                    0,
                    1,
                    <$t>::MIN + 1,
                    <$t>::MAX - 1,
                    <$t>::MAX / 2,
                ];
                let turns: Vec<$t> = (0..40).map(|i| edges[i % 7]).collect();
                let least = [<$t>::MIN; 40];
                let greatest = [<$t>::MAX; 40];
                let mut all = Vec::new();
                for list in [&turns[..], &least, &greatest] {
                    let list = List {
                        view: Scalars::$kind(list),
                        values: list.iter().map(|x| BigInt::from(*x)).collect(),
                    };
                    all.push(wanted(&set, &bases, list, stringify!($kind)));
                }
                for fixed in &tables {
                    compare(&set, fixed, &all, &sure());
                }
            }};
        }
        of_type!(U8, u8);
        of_type!(U16, u16);
        of_type!(U32, u32);
        of_type!(U64, u64);
        of_type!(U128, u128);
        of_type!(I8, i8);
        of_type!(I16, i16);
        of_type!(I32, i32);
        of_type!(I64, i64);
        of_type!(I128, i128);
        for every in [1, 3, 64] {
            let bits: Vec<bool> = (0..40).map(|i| i % every == 0).collect();
            let list = List {
                view: Scalars::Bool(&bits),
                values: bits.iter().map(|b| i32::from(*b).into()).collect(),
            };
            let all = [wanted(&set, &bases, list, "bool")];
            for fixed in &tables {
                compare(&set, fixed, &all, &sure());
            }
        }
    }
}

/// Signed integers that are not below the order of a toy.
#[test]
fn signed_above_the_order() {
    for name in ["toy-13", "toy-499", "toy-1009"] {
        let set = Setting::new(name, Group::G1);
        let bases = set.points((1..=12u32).map(BigUint::from).collect());
        let list: Vec<i128> = (0..12)
            .map(|i| [i128::MIN, -1, -13, i128::MAX, -1009, 5, -499, -500][i % 8])
            .collect();
        let list = List {
            view: Scalars::I128(&list),
            values: list.iter().map(|x| BigInt::from(*x)).collect(),
        };
        let all = [wanted(&set, &bases, list, "signed")];
        for name in ["signed:4", "odd:5,2", "odd:6,4"] {
            check(&set, &bases, &all, name, 1);
        }
    }
}

/// Integers of 1 to 8 and of 12 words.
#[test]
fn words_of_every_length() {
    for name in ["bls12-381", "bw6-761", "toy-1009"] {
        let set = Setting::new(name, Group::G1);
        let mut random = Random(99);
        let bases = set.points((2..=31u32).map(BigUint::from).collect());
        let tables = tables(
            &set,
            &bases,
            if name == "toy-1009" { &FEW[..2] } else { &FEW },
        );
        for per in [1, 2, 3, 4, 5, 6, 7, 8, 12] {
            let mut words: Vec<u64> = (0..30 * per).map(|_| random.next()).collect();
            words[..2 * per].fill(u64::MAX);
            words[2 * per..3 * per].fill(0);
            // Small ones in many words.
            words[3 * per + 1..4 * per].fill(0);
            let below = vec![1u64; 30 * per];
            let small: Vec<u64> = (0..30 * per)
                .map(|i| if i % per == 0 { i as u64 } else { 0 })
                .collect();
            for words in [&words, &below, &small] {
                let list = List {
                    view: Scalars::Words { words, per },
                    values: words.chunks(per).map(|w| integer(w).into()).collect(),
                };
                let all = [wanted(&set, &bases, list, &format!("{per} words"))];
                for fixed in &tables {
                    compare(&set, fixed, &all, &sure());
                }
            }
        }
    }
}

/// Mostly zero, mostly one, mostly repeated.
#[test]
fn sparse() {
    let set = Setting::new("bls12-377", Group::G1);
    let mut random = Random(0x5ba5e);
    let n = 300;
    let bases = set.random(n, &mut random);
    let repeats: Vec<_> = (0..3).map(|_| random.scalar()).collect();
    let lists: Vec<Vec<[u64; 4]>> = [(97, 1, 0), (5, 90, 0), (0, 0, 95), (100, 0, 0)]
        .iter()
        .map(|&(zero, one, repeat)| {
            let scalar = |random: &mut Random| match random.next() % 100 {
                k if k < zero => [0; 4],
                k if k < zero + one => [1, 0, 0, 0],
                k if k < zero + one + repeat => repeats[random.next() as usize % 3],
                _ => random.scalar(),
            };
            (0..n).map(|_| scalar(&mut random)).collect()
        })
        .collect();
    let all: Vec<_> = lists
        .iter()
        .map(|list| wanted(&set, &bases, u256(list), "sparse"))
        .collect();
    for fixed in &tables(&set, &bases, &FEW) {
        compare(&set, fixed, &all, &sure());
    }
}

/// As many of the first bases as there are scalars, and never more.
#[test]
fn prefixes_and_lengths() {
    for (name, group) in [("bls12-381", Group::G1), ("bn254", Group::G2)] {
        let set = Setting::new(name, group);
        let mut random = Random(41);
        let n = 67;
        let bases = set.random(n, &mut random);
        let scalars: Vec<_> = (0..n + 1).map(|_| random.scalar()).collect();
        let lengths = [0, 1, 2, 7, 8, 9, 63, 64, 66, 67];
        let wants = lengths.map(|k| {
            let values = u256(&scalars[..k]).values;
            set.multiple(&bases.first(k).log_of_sum(set.order(), &values))
        });
        for fixed in &tables(&set, &bases, &FEW) {
            for (k, want) in lengths.into_iter().zip(&wants) {
                let list = Scalars::U256(&scalars[..k]);
                let got = fixed.msm_prefix(list, &sure()).unwrap();
                assert_eq!(got.point, *want, "{fixed:?} {k}");
                let mismatch = Error::LengthMismatch {
                    points: n,
                    scalars: k,
                };
                let all = fixed.msm(list, &sure());
                if k == n {
                    assert_eq!(all.unwrap().point, *want);
                } else {
                    assert_eq!(all.err(), Some(mismatch));
                }
            }
            let more = Scalars::U256(&scalars);
            let mismatch = Error::LengthMismatch {
                points: n,
                scalars: n + 1,
            };
            for wrong in [fixed.msm(more, &sure()), fixed.msm_prefix(more, &sure())] {
                assert_eq!(wrong.err(), Some(mismatch.clone()));
            }
            for (words, per) in [(67, 0), (67, 2), (68, 3)] {
                let words = &scalars.as_flattened()[..words];
                let view = Scalars::Words { words, per };
                for wrong in [fixed.msm(view, &sure()), fixed.msm_prefix(view, &sure())] {
                    assert!(matches!(wrong, Err(Error::Layout(_))), "{per}");
                }
            }
        }
    }
}

/// Lists of points that are none.
#[test]
fn wrong_points() {
    let set = Setting::new("bls12-381", Group::G1);
    let stride = set.stride();
    for engine in &set.engines {
        for (stride, words) in [(0, 9), (stride + 1, 9), (stride, 8)] {
            let points = msmith::WordPoints {
                stride,
                words: vec![0; stride * words],
                finite: vec![true; 9],
            };
            let budget = msmith::Budget::Fastest;
            let wrong = [
                engine.prepare_with(&points, spec("signed:5"), 1, &sure()),
                engine.prepare(&points, budget, &sure()),
            ];
            for wrong in wrong {
                assert!(matches!(wrong, Err(Error::Layout(_))), "{stride}");
            }
        }
    }
}
