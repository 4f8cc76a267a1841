//! Toy curves by textbook group laws, on plain integers: what the tests of this crate compare with, and, with the
//! feature `testing`, those of others.

#[allow(missing_docs, reason = "numbers and laws of textbooks")]
pub mod curve;
#[allow(missing_docs, reason = "numbers and laws of textbooks")]
pub mod edwards;
#[allow(missing_docs, reason = "what tests of formulas share")]
pub mod every_point;

use super::Cost;
use crate::meter::counting::Counters;

/// Takes the counters and compares with a declared cost.
///
/// # Panics
/// If they differ.
pub fn expect(what: &str, counters: &Counters, c: Cost) {
    let n = counters.take();
    let counted = (n.mul, n.sqr, n.add + n.sub + n.dbl, n.norm, n.inv);
    let declared = (c.m + c.ma + c.md, c.s, c.add, c.norm, 0);
    let declared = (
        u64::from(declared.0),
        u64::from(declared.1),
        u64::from(declared.2),
        u64::from(declared.3),
        declared.4,
    );
    assert_eq!(
        counted, declared,
        "{what}: counted, declared (mul, sqr, add, norm, inv)"
    );
}
