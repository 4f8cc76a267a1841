//! Logarithms of roots of unity.

use super::logarithm::Logarithms;
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::{Lanes, Ring};

/// Digits of every width that fits, also where it does not divide the number of bits.
#[test]
fn logarithms() {
    let f = Mont64::<1>::new(&[65537]).unwrap();
    let all: Vec<_> = (0..16)
        .map(|k| (16 - k, f.pow(&f.from_u64(3), &[1 << k])))
        .collect();
    for (e, z) in all {
        let inverse = f.inv(&z);
        for width in 1..=e.min(8) {
            let tables = Logarithms::with_width(&f, &z, e, width);
            let (mut power, step) = (f.one(), 1 + (1 << e) / 300);
            for k in (0..1u64 << e).step_by(step) {
                let half = f.pow(&inverse, &[k.div_ceil(2)]);
                assert_eq!(
                    tables.halves(&f, &[power]),
                    [Some((half, k % 2 == 1))],
                    "{e} {width} {k}"
                );
                power = f.mul(&power, &f.pow(&z, &[step as u64]));
            }
            assert_eq!(tables.halves(&f, &[f.zero()]), [None]);
        }
    }
}
