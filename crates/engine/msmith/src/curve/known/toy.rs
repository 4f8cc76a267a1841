//! Toy curves `toy-N` with N points: small enough to try every point and every scalar.
//!
//! **What they are for.** Formulas meet their exceptional inputs at every turn here.
//! * Prime order, a = 0, with endomorphism: 7, 13, 19, 43, 61 (r = p), 103, 241, 1009.
//! * Prime order, a ≠ 0: 11, 17, 101, 499.
//! * Composite order: 30 (a = 0 and p ≡ 2 mod 3: no endomorphism), 60, 168, 1008 (a ≠ 0). The group is
//!   cyclic and **r is its full order**, so that every point is a multiple of the generator and points of
//!   order two (y = 0), three and four are legal input.
//! * With cofactor: 28 (r = 7), 124 (r = 31), 344 (r = 43, a ≠ 0). Here r is prime, and there are points
//!   outside the subgroup, among them points of order two.
//! * 13, 19, 28 and 43 have a second group over F_{p²}; in 19 the nonresidue is 2, elsewhere −1.
//!
//! Orders below p, above p and equal to p all occur. Found by counting points one by one.

use crate::curve::{GroupNumbers, Numbers};

/// A toy: name, p, r, `[a, b, gx, gy]`, cofactor.
const fn toy(
    name: &'static str,
    p: &'static str,
    r: &'static str,
    g1: &'static [&'static str; 4],
    cofactor: &'static str,
) -> Numbers<'static> {
    let (a, rest) = g1.split_at(1);
    let (b, rest) = rest.split_at(1);
    let (gx, gy) = rest.split_at(1);
    Numbers {
        name,
        p,
        r,
        nonresidue: "0",
        g1: GroupNumbers {
            a,
            b,
            gx,
            gy,
            cofactor: Some(cofactor),
        },
        g2: None,
    }
}

/// The same toy with a second group with a = 0: `[b0, b1, gx0, gx1, gy0, gy1]`.
const fn with_g2(
    toy: Numbers<'static>,
    nonresidue: &'static str,
    g2: &'static [&'static str; 6],
    cofactor: &'static str,
) -> Numbers<'static> {
    let (b, rest) = g2.split_at(2);
    let (gx, gy) = rest.split_at(2);
    Numbers {
        nonresidue,
        g2: Some(GroupNumbers {
            a: &["0", "0"],
            b,
            gx,
            gy,
            cofactor: Some(cofactor),
        }),
        ..toy
    }
}

/// All toys, by number of points.
pub(super) const NUMBERS: [Numbers<'static>; 19] = [
    toy("toy-7", "13", "7", &["0", "6", "2", "1"], "1"),
    toy("toy-11", "7", "11", &["-3", "6", "1", "2"], "1"),
    with_g2(
        toy("toy-13", "19", "13", &["0", "2", "4", "3"], "1"),
        "-1",
        &["0", "2", "0", "1", "3", "16"],
        "27",
    ),
    toy("toy-17", "13", "17", &["2", "4", "2", "4"], "1"),
    with_g2(
        toy("toy-19", "13", "19", &["0", "2", "1", "4"], "1"),
        "2",
        &["1", "3", "5", "8", "6", "11"],
        "9",
    ),
    with_g2(
        toy("toy-28", "19", "7", &["0", "8", "14", "15"], "4"),
        "-1",
        &["0", "1", "0", "8", "18", "18"],
        "48",
    ),
    toy("toy-30", "29", "30", &["0", "2", "11", "12"], "1"),
    with_g2(
        toy("toy-43", "31", "43", &["0", "3", "1", "2"], "1"),
        "-1",
        &["2", "1", "28", "9", "28", "24"],
        "21",
    ),
    toy("toy-60", "47", "60", &["-3", "14", "0", "22"], "1"),
    toy("toy-61", "61", "61", &["0", "2", "1", "8"], "1"),
    toy("toy-101", "83", "101", &["-3", "33", "1", "23"], "1"),
    toy("toy-103", "97", "103", &["0", "10", "1", "37"], "1"),
    toy("toy-124", "103", "31", &["0", "3", "72", "44"], "4"),
    toy("toy-168", "151", "168", &["-3", "14", "7", "51"], "1"),
    toy("toy-241", "211", "241", &["0", "29", "1", "36"], "1"),
    toy("toy-344", "313", "43", &["5", "9", "24", "107"], "8"),
    toy("toy-499", "487", "499", &["1", "7", "1", "3"], "1"),
    toy("toy-1008", "967", "1008", &["-3", "14", "3", "176"], "1"),
    toy("toy-1009", "967", "1009", &["0", "6", "4", "273"], "1"),
];
