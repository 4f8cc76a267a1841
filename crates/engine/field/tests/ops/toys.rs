//! Every element of small fields, on every backend.

use super::reference::{Reference, lists_agree};
use msmith_field::Backend;
use num_bigint::BigUint;

#[test]
fn every_element() {
    // 1 to 8, 12, 13 and 16 twos in p − 1.
    for p in [3u32, 5, 41, 17, 97, 193, 641, 257, 769, 12289, 40961, 65537] {
        let r = Reference::new(&p.into());
        let step = p as usize / 700 + 1;
        let all: Vec<BigUint> = (0..p).step_by(step).map(BigUint::from).collect();
        for backend in Backend::available() {
            lists_agree(&r, &r.field(backend), &all);
        }
    }
}
