//! Powers of which everybody knows a number.

use std::path::Path;

use msmith::{Backend, Options};
use zeroize::Zeroizing;

use super::contributions::Keys;
use super::*;
use crate::blake2b::Hash;
use crate::transcript::Note;
use crate::{Groups, Secret};

type Scalar = [u64; 4];

/// Writes contributions of these numbers to τ, α and β, one behind the other; whether what comes out is forgeable.
fn is_forgeable(folder: &Path, groups: &Groups, all: &[[Scalar; 3]]) -> bool {
    let (options, path) = (&Options::default(), |k: usize| folder.join(k.to_string()));
    new(groups, 2, &path(0), options).expect("powers of 1");
    let open = |k| PowersOfTau::open(&path(k), Backend::Portable).expect("powers");
    for (k, scalars) in all.iter().enumerate() {
        let file = open(k);
        let mut random = Secret::draw(b"").expect("randomness").random();
        let scalars = scalars.map(Zeroizing::new);
        let draw = |challenge: &Hash| Keys::of(scalars, groups, challenge, &mut random);
        let done = file.apply(&path(k + 1), &Note::new(None, None), draw, options);
        done.expect("a contribution");
    }
    let last = open(all.len());
    let verified = last.verify(10, options).expect("they follow each other");
    assert_eq!(verified.forgeable, last.is_forgeable());
    verified.forgeable
}

#[test]
fn numbers_that_everybody_knows() {
    let folder = std::env::temp_dir().join(format!("msmith-known-powers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for curve in ["bn254", "bls12-381"] {
        let groups = &Groups::by_name(curve, Backend::Portable).expect("a curve");
        let r = groups.curve().r.to_u64_digits();
        let small = |k: u64| [k, 0, 0, 0];
        let minus = |k: u64| [r[0] - k, r[1], r[2], r[3]];
        let half: num_bigint::BigUint = (&groups.curve().r + 1u32) >> 1;
        let half = half.to_u64_digits();
        let half: Scalar = half.try_into().expect("four words");
        let (one, secret) = (small(1), small(7));
        let is = |all: &[[Scalar; 3]]| is_forgeable(&folder, groups, all);
        assert!(!is(&[[secret; 3]]));
        // Each number has its own contributor.
        assert!(!is(&[
            [secret, one, one],
            [one, secret, one],
            [minus(1), one, secret]
        ]));
        for known in [one, minus(1)] {
            assert!(is(&[[known, secret, secret]]));
            assert!(is(&[[secret, known, secret], [secret, known, secret]]));
            assert!(is(&[[secret, secret, known]]));
        }
        // 2 and then 1/2.
        assert!(is(&[[secret, secret, small(2)], [secret, secret, half]]));
    }
    std::fs::remove_dir_all(&folder).expect("the folder");
}
