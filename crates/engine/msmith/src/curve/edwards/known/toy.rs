//! Toy Edwards curves `toy-edwards-N` with N points (those at infinity too): small enough to try every pair.
//!
//! * Complete: 28, 56 and 696, cyclic with **r the full order**, so that points of order two and four are
//!   legal input; 44 and 92 with a prime r. a is −1 in 28, 44 and 696, 3 in 56 and 1 in 92.
//! * Not complete, with points at infinity: 52 and 60 (d a square, a none; 60 is cyclic, r is its full
//!   order), 88 and 104 (a = −1 and d squares, as in the forms of BLS12 curves), 76 (neither is a square; it has the
//!   endomorphism √−2, as Bandersnatch).
//!
//! Found by counting points one by one.

use crate::curve::edwards::EdwardsNumbers;

/// A toy: name, p, r, `[a, d, gx, gy]`, cofactor.
const fn toy(
    name: &'static str,
    p: &'static str,
    r: &'static str,
    rest: &'static [&'static str; 4],
    cofactor: &'static str,
) -> EdwardsNumbers<'static> {
    let [a, d, gx, gy] = rest;
    EdwardsNumbers {
        name,
        p,
        r,
        a,
        d,
        gx,
        gy,
        cofactor: Some(cofactor),
    }
}

/// All toys, by number of points.
pub(super) const NUMBERS: [EdwardsNumbers<'static>; 10] = [
    toy("toy-edwards-28", "29", "28", &["-1", "2", "3", "5"], "1"),
    toy("toy-edwards-44", "53", "11", &["-1", "2", "3", "11"], "4"),
    toy("toy-edwards-52", "59", "13", &["-1", "5", "5", "34"], "4"),
    toy("toy-edwards-56", "61", "56", &["3", "2", "2", "18"], "1"),
    toy("toy-edwards-60", "67", "60", &["-1", "4", "12", "20"], "1"),
    toy("toy-edwards-76", "73", "19", &["5", "43", "2", "24"], "4"),
    toy("toy-edwards-88", "101", "11", &["-1", "31", "2", "17"], "8"),
    toy("toy-edwards-92", "79", "23", &["1", "6", "5", "34"], "4"),
    toy("toy-edwards-104", "97", "13", &["-1", "12", "1", "31"], "8"),
    toy(
        "toy-edwards-696",
        "701",
        "696",
        &["-1", "3", "3", "134"],
        "1",
    ),
];
