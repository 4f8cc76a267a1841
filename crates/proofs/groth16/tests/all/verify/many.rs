//! Many proofs at once, and which of them are wrong.

use std::sync::atomic::AtomicBool;

use msmith::{Backend, Options, Watch};
use msmith_groth16::{Error, Groups, Proof};

use super::made::{Made, number};
use super::{FOLDERS, groups, key, proof, public};

type Items<'a> = Vec<(&'a [[u64; 4]], &'a Proof)>;

fn items(list: &[(Vec<[u64; 4]>, Proof)]) -> Items<'_> {
    list.iter().map(|(x, p)| (&x[..], p)).collect()
}

#[test]
fn proofs_of_snarkjs_together() {
    let options = &Options::default();
    for (folder, curve, n, own) in FOLDERS {
        let (groups, key) = (groups(curve), key(folder));
        let read = |i| (public(&groups, folder, i, own), proof(&groups, folder, i));
        let list: Vec<_> = (0..n).map(read).collect();
        let mut items = items(&list);
        assert_eq!(key.verify_batch(&items, options), Ok(true), "{folder}");
        assert_eq!(key.find_invalid(&items, options), Ok(vec![]));
        let mut wrong = list[1].0.clone();
        wrong[0][1] ^= 1;
        items[1].0 = &wrong;
        assert_eq!(key.verify_batch(&items, options), Ok(false), "{folder}");
        assert_eq!(key.find_invalid(&items, options), Ok(vec![1]));
    }
}

#[test]
fn every_set_of_wrong_ones_is_found() {
    for (curve, public) in [("bn254", 3), ("bls12-381", 1), ("bls12-377", 0)] {
        let made = Made::new(&groups(curve), public);
        let list: Vec<_> = (0..9).map(|k| made.proof(k)).collect();
        let other = |p: &Proof| {
            let (a, b, c) = (p.c().clone(), p.b().clone(), p.a().clone());
            Proof::new(&made.groups, a, b, c).unwrap()
        };
        let others: Vec<Proof> = list.iter().map(|(_, p)| other(p)).collect();
        for n in 0..=9 {
            let all = 1usize << n;
            for set in [0, 1, all / 2, all - 1, 0b1_0110_1001 % all, 0b1_1000 % all] {
                for threads in [1, 3] {
                    let options = &Options {
                        threads: Some(threads),
                        ..Options::default()
                    };
                    let set = if n == 0 { 0 } else { set };
                    let wrong = |i: &usize| set >> i & 1 == 1;
                    let items: Items<'_> = (0..n)
                        .map(|i| {
                            (
                                &list[i].0[..],
                                if wrong(&i) { &others[i] } else { &list[i].1 },
                            )
                        })
                        .collect();
                    let want: Vec<usize> = (0..n).filter(wrong).collect();
                    let got = made.key.find_invalid(&items, options);
                    assert_eq!(got, Ok(want.clone()), "{curve} {n} {set:b}");
                    let right = made.key.verify_batch(&items, options);
                    assert_eq!(right, Ok(want.is_empty()), "{curve} {n} {set:b}");
                }
                if n > 5 {
                    break;
                }
            }
        }
    }
}

/// More than the lanes have side by side, on every backend.
#[test]
fn a_wrong_one_is_found_in_every_place() {
    const N: usize = 17;
    for curve in ["bn254", "bls12-381", "bls12-377"] {
        for backend in Backend::available() {
            let groups = &Groups::by_name(curve, backend).unwrap();
            let made = Made::new(groups, 1);
            let list: Vec<_> = (0..N as u64).map(|k| made.proof(k)).collect();
            let options = &Options::default();
            let all = items(&list);
            assert_eq!(made.key.verify_batch(&all, options), Ok(true), "{curve}");
            for place in 0..N {
                // Another's points, its own signals.
                let mut some = all.clone();
                some[place].1 = &list[(place + 1) % N].1;
                let right = made.key.verify_batch(&some, options);
                assert_eq!(right, Ok(false), "{curve} {} {place}", backend.name());
            }
        }
    }
}

/// Errors that would be equal without weights, and weights that cannot be guessed, cancel out nowhere.
#[test]
fn errors_do_not_cancel_each_other() {
    let made = Made::new(&groups("bn254"), 1);
    let options = &Options::default();
    let list: Vec<_> = (0..2).map(|k| made.proof(k)).collect();
    let first = made.groups.first();
    let r = &made.groups.curve().r;
    // The errors +D and −D of C.
    let d = number(r, 77);
    let d = first
        .mul(&d.to_u64_digits(), &super::made::generator(first))
        .unwrap();
    let minus = (r - 1u32).to_u64_digits();
    let sum = |p: &msmith::Point, sign: &[u64]| first.mul2(&[1], p, sign, &d).unwrap();
    let with = |p: &Proof, sign: &[u64]| {
        let (a, b, c) = (p.a().clone(), p.b().clone(), sum(p.c(), sign));
        Proof::new(&made.groups, a, b, c).unwrap()
    };
    let wrong = [with(&list[0].1, &[1]), with(&list[1].1, &minus)];
    let items: Items<'_> = vec![(&list[0].0, &wrong[0]), (&list[1].0, &wrong[1])];
    assert_eq!(made.key.verify_batch(&items, options), Ok(false));
    assert_eq!(made.key.find_invalid(&items, options), Ok(vec![0, 1]));
}

#[test]
fn malformed_ones_are_wrong() {
    let made = Made::new(&groups("bn254"), 1);
    let options = &Options::default();
    let list: Vec<_> = (0..3).map(|k| made.proof(k)).collect();
    let mut items = items(&list);
    let large = [[u64::MAX; 4]];
    items[0].0 = &large;
    items[2].0 = &[];
    let error = made.key.verify_batch(&items, options);
    let what = "public signal";
    assert_eq!(error, Err(Error::NotBelowOrder { what, index: 0 }));
    assert_eq!(made.key.find_invalid(&items, options), Ok(vec![0, 2]));
    items[1].0 = &[];
    assert_eq!(made.key.find_invalid(&items, options), Ok(vec![0, 1, 2]));
}

#[test]
fn a_raised_flag_ends_it() {
    let made = Made::new(&groups("bn254"), 1);
    let list: Vec<_> = (0..3).map(|k| made.proof(k)).collect();
    let flag = AtomicBool::new(true);
    let options = &Options {
        watch: Watch::default().with_cancel(&flag),
        ..Options::default()
    };
    let cancelled = Error::Engine(msmith::Error::Cancelled);
    let items = items(&list);
    assert_eq!(
        made.key.verify_batch(&items, options),
        Err(cancelled.clone())
    );
    assert_eq!(made.key.find_invalid(&items, options), Err(cancelled));
}

/// A text of a proof with a point of G2 that is on the curve and not in its subgroup.
#[test]
fn points_outside_the_subgroups() {
    let groups: Groups = groups("bn254");
    let text = super::text("bn254", "proof0.json");
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    // Found by trying x = (k, 0): what is on the twist is hardly ever in the subgroup.
    let (x, y) = outside(groups.second());
    let parts = |name: &str, i: usize, j: usize| value[name][i][j].as_str().unwrap().to_owned();
    let mut wrong = text.clone();
    for (i, of) in [&x, &y].into_iter().enumerate() {
        for j in 0..2 {
            wrong = wrong.replacen(
                &format!("\"{}\"", parts("pi_b", i, j)),
                &format!("\"{}\"", of[j]),
                1,
            );
        }
    }
    let options = &Options::default();
    let read =
        Proof::each_from_json(&groups, &[&text, &wrong, &text, "", &wrong], options).unwrap();
    let good: Vec<bool> = read.iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false, true, false, false]);
    // More than are looked for together, and good ones between and behind them.
    let many: Vec<&str> = (0..30)
        .map(|i| if i % 3 == 1 { &wrong[..] } else { &text })
        .collect();
    let all = Proof::each_from_json(&groups, &many, options).unwrap();
    assert!(
        all.iter()
            .enumerate()
            .all(|(i, proof)| proof.is_ok() == (i % 3 != 1))
    );
    let why = read[4].clone().unwrap_err().to_string();
    assert_eq!(why, "pi_b 0: it is not in the subgroup of order r");
}

/// A point of G2 of BN254's curve that is not in the subgroup.
fn outside(engine: &msmith::Engine) -> ([num_bigint::BigUint; 2], [num_bigint::BigUint; 2]) {
    use num_bigint::BigUint;
    // A compressed point of arkworks' form has its y found.
    for k in 1u8..100 {
        let mut bytes = vec![1, 0, 0, 0, 0, 0, 0, 0];
        bytes.extend([&[k][..], &[0; 63]].concat());
        let format = msmith_io::BasesFormat::ARK_COMPRESSED;
        let Ok(list) = format.read(engine, &bytes, &Options::default()) else {
            continue;
        };
        if engine.check_subgroup(&list, &Options::default()).is_err() {
            let point = list.get(0).unwrap();
            let (x, y) = point.coordinates().unwrap();
            let both = [x, y].map(|c| <[BigUint; 2]>::try_from(engine.from_words(c)).unwrap());
            let [x, y] = both;
            return (x, y);
        }
    }
    panic!("no point");
}
