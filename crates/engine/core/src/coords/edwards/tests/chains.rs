//! Switching formulas: costs and bounds.

use super::super::general::{self, Curve};
use super::super::{Cached, Extended, Projective, Unhalved, minus_one, switch};
use crate::coords::Cost;
use crate::ring::Lanes;

/// The part of `facts::every_formula` for chains.
pub fn every_formula<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    done: &mut impl FnMut(&str, Cost, [u32; 2]),
) {
    let p = Extended {
        x: s,
        y: s,
        z: s,
        t: s,
    };
    let short = Projective { x: s, y: s, z: s };
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let mut mem = [F::empty(); 8];
    let mut write = |all: &[F::El]| all.iter().for_each(|x| f.scatter(x, &mut mem[..F::WIDTH]));
    macro_rules! short {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r: Projective<F::El> = $sum;
            write(&[r.x, r.y, r.z]);
            done($name, $cost, $norms);
        };
    }
    macro_rules! long {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r: Extended<F::El> = $sum;
            write(&[r.x, r.y, r.z, r.t]);
            done($name, $cost, $norms);
        };
    }
    long!(
        "extend",
        switch::costs::EXTEND,
        [0, 0],
        switch::extend(f, &short)
    );
    let kept = Unhalved {
        minus: s,
        plus: s,
        t: s,
    };
    let r = switch::add_unhalved(f, &p, &kept);
    short!("E + A to P", switch::costs::ADD_UNHALVED, [1, 0], r);
    let cached = Cached {
        minus: s,
        plus: s,
        t: s,
        z: s,
    };
    let r = switch::add_cached(f, &p, &cached);
    short!("E + E to P", switch::costs::ADD_CACHED, [0, 0], r);
    let cached = general::Cached {
        minus: s,
        plus: s,
        s,
        t: s,
        z: s,
    };
    let r = switch::add_general_cached(f, &p, &cached);
    short!(
        "E + E to P, any a",
        switch::costs::ADD_GENERAL_CACHED,
        [1, 0],
        r
    );
    let unhalved = general::Unhalved {
        minus: s,
        plus: s,
        s,
        t: s,
    };
    let r = general::add_unhalved(f, &p, &unhalved);
    long!("E + A to E, any a", general::costs::ADD_UNHALVED, [2, 0], r);
    let r = switch::add_general_unhalved(f, &p, &unhalved);
    short!(
        "E + A to P, any a",
        switch::costs::ADD_GENERAL_UNHALVED,
        [2, 0],
        r
    );
    let r = switch::dbl_to_extended(f, &k, false, &short);
    long!("dbl P to E", general::costs::DBL, [2, 0], r);
    let r = switch::dbl_to_extended(f, &k, true, &short);
    long!("dbl P to E, a = -1", minus_one::costs::DBL, [2, 0], r);
}

#[test]
fn published_operation_counts() {
    let of = |c: Cost| (c.m, c.s, c.ma, c.md);
    assert_eq!(of(switch::costs::ADD_UNHALVED), (6, 0, 0, 0));
    assert_eq!(of(switch::costs::ADD_CACHED), (7, 0, 0, 0));
}
