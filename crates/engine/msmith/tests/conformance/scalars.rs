//! Scalars at the edges: of the order, of the words, of the windows, of the integer types.

use crate::common::*;
use msmith::Scalars;
use msmith::curve::Group;
use num_bigint::{BigInt, BigUint};

/// 0, 1, r − 1, r, r + 1, 2^k ± 1, 2^256 − 1 and multiples of r.
fn edges(r: &BigUint) -> Vec<[u64; 4]> {
    let one = BigUint::from(1u32);
    let top: BigUint = (&one << 256) - 1u32;
    let mut list: Vec<BigUint> = vec![BigUint::ZERO, one.clone(), 2u32.into(), top.clone()];
    let mut multiple = r.clone();
    while multiple <= top && list.len() < 40 {
        list.extend([&multiple - 1u32, multiple.clone(), &multiple + 1u32]);
        multiple += r;
    }
    list.extend([r / 2u32, r / 2u32 + 1u32, r / 3u32]);
    for k in 0..256 {
        list.extend([(&one << k) - 1u32, &one << k, (&one << k) + 1u32]);
    }
    list.into_iter().map(|k| four(&k)).collect()
}

/// Integers whose digits in radix 2^c are all the same: d, or d and what carries from it.
fn digits(c: u32) -> Vec<[u64; 4]> {
    let half = 1u64 << (c - 1);
    let values = [1, half - 1, half, half + 1, (half - 1) + half];
    let repeat = |d: u64| {
        let all = (0..256u32.div_ceil(c)).map(|k| BigUint::from(d) << (k * c));
        four(&all.sum())
    };
    values.map(repeat).to_vec()
}

#[test]
fn edges_in_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let list = edges(set.order());
        let bases = set.random(list.len(), &mut Random(77));
        set.check(&bases, &u256(&list), &ways(&[None]), "edges");
        // Alone, so that nothing hides behind the others.
        let some = if group == Group::G1 { 24 } else { 8 };
        for (i, scalar) in list.iter().enumerate().take(some) {
            let one = bases.pick([i]);
            set.check(&one, &u256(&[*scalar]), &ways(&[None, Some(5)]), "one edge");
        }
    }
}

/// Every window size of every algorithm, on integers that fill its digits.
fn every_window(name: &str, group: Group, most: u32) {
    let set = Setting::new(name, group);
    let mut random = Random(0xdead_beef);
    let mut list: Vec<_> = (1..=most).flat_map(digits).collect();
    list.extend(edges(set.order()).into_iter().take(40));
    list.extend((0..30).map(|_| random.scalar()));
    let bases = set.random(list.len(), &mut random);
    let mut sums = 0;
    for c in 1..=most {
        sums += set.check(&bases, &u256(&list), &ways(&[Some(c)]), "window");
    }
    // Signed windows have all sizes, the others most.
    let least = if set.portable().derived().endo.is_some() {
        2
    } else {
        1
    };
    assert!(sums >= least * most as usize * set.engines.len(), "{sums}");
}

#[test]
fn every_window_size() {
    every_window("bls12-377", Group::G1, 12);
    every_window("bls12-381", Group::G2, 9);
    every_window("secp256k1", Group::G1, 10);
}

#[test]
#[ignore = "long"]
fn every_window_size_of_every_group() {
    for (name, group) in GROUPS {
        every_window(name, group, 18);
    }
}

/// Digits all of one value, alone: what carries has nowhere to go but the top.
#[test]
fn digits_that_carry() {
    let set = Setting::new("bn254", Group::G1);
    let base = set.consecutive(1);
    for c in 1..=10 {
        for scalar in digits(c) {
            set.check(&base, &u256(&[scalar]), &ways(&[Some(c)]), "carry");
        }
    }
}

macro_rules! typed {
    ($set:expr, $bases:expr, $kind:ident, $list:expr) => {{
        let list = $list;
        let n = list.len();
        let list = List {
            view: Scalars::$kind(&list),
            values: list.iter().map(|x| BigInt::from(*x)).collect(),
        };
        $set.check(
            &$bases.first(n),
            &list,
            &ways(&[None, Some(3)]),
            stringify!($kind),
        );
    }};
}

/// Every small type with its least and greatest values.
#[test]
fn small_types() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("pallas", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let bases = set.random(64, &mut Random(5));
        macro_rules! edges_of {
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
                for n in [1, 2, 7, 20, 64] {
                    typed!(
                        set,
                        bases,
                        $kind,
                        (0..n).map(|i| edges[i % 7]).collect::<Vec<$t>>()
                    );
                }
                // The same value everywhere.
                typed!(set, bases, $kind, vec![<$t>::MIN; 30]);
                typed!(set, bases, $kind, vec![<$t>::MAX; 30]);
            }};
        }
        edges_of!(U8, u8);
        edges_of!(U16, u16);
        edges_of!(U32, u32);
        edges_of!(U64, u64);
        edges_of!(U128, u128);
        edges_of!(I8, i8);
        edges_of!(I16, i16);
        edges_of!(I32, i32);
        edges_of!(I64, i64);
        edges_of!(I128, i128);
        for n in [1, 8, 63] {
            for every in [1, 2, 64] {
                let list: Vec<bool> = (0..n).map(|i| i % every == 0).collect();
                let list = List {
                    view: Scalars::Bool(&list),
                    values: list.iter().map(|b| i32::from(*b).into()).collect(),
                };
                set.check(&bases.first(n), &list, &ways(&[None]), "bool");
            }
        }
    }
}

/// Integers of these numbers of words, all bits set among them.
fn words(name: &str, widths: std::ops::RangeInclusive<usize>) {
    let set = Setting::new(name, Group::G1);
    let mut random = Random(99);
    let bases = set.random(33, &mut random);
    for per in widths {
        let mut words: Vec<u64> = (0..33 * per).map(|_| random.next()).collect();
        words[..2 * per].fill(u64::MAX);
        words[2 * per..3 * per].fill(0);
        let list = List {
            view: Scalars::Words { words: &words, per },
            values: words.chunks(per).map(|w| integer(w).into()).collect(),
        };
        // Recodings with an endomorphism take up to 8 words; asked for by name they refuse more.
        let mut ways = ways(&[None]);
        ways.retain(|w| per <= 8 || !w.algorithm.needs_subgroup());
        set.check(&bases, &list, &ways, &format!("{per} words"));
    }
}

#[test]
fn one_to_eight_words() {
    words("bls12-381", 1..=8);
    words("bw6-761", 1..=8);
}

#[test]
fn more_than_eight_words() {
    words("bls12-381", 9..=12);
}

/// What circuits give: mostly zero, mostly full with repeats, mostly small.
#[test]
fn witnesses() {
    let set = Setting::new("bls12-377", Group::G1);
    let mut random = Random(0x1111_2222_3333);
    let n = 3000;
    let bases = set.random(n, &mut random);
    let repeats: Vec<_> = (0..5).map(|_| random.scalar()).collect();
    for (zero, one, repeat, small) in [(10, 1, 6, 0), (92, 2, 0, 3), (0, 0, 0, 100), (100, 0, 0, 0)]
    {
        let list: Vec<[u64; 4]> = (0..n)
            .map(|_| match random.next() % 100 {
                k if k < zero => [0; 4],
                k if k < zero + one => [1, 0, 0, 0],
                k if k < zero + one + repeat => repeats[random.next() as usize % 5],
                k if k < zero + one + repeat + small => [random.next() % 300, 0, 0, 0],
                _ => random.scalar(),
            })
            .collect();
        set.check(
            &bases,
            &u256(&list),
            &ways(&[None]),
            &format!("{zero}% zero"),
        );
    }
}
