//! How points stand to each other: two pairs in one ratio, or one point but for its sign.

use msmith::Point;

use crate::{Error, Groups};

/// Whether two points are one, but for the sign: what is to the other as ±1, which everybody knows. So are two at infinity.
pub fn same_but_for_sign(a: &Point, b: &Point) -> bool {
    let x = |(x, _)| x;
    a.coordinates().map(x) == b.coordinates().map(x)
}

/// Whether e(a, d) = e(b, c): b is to a what d is to c. Not if any of them is at infinity.
pub fn same_ratio(
    groups: &Groups,
    [a, b]: [&Point; 2],
    [c, d]: [&Point; 2],
) -> Result<bool, Error> {
    if [a, b, c, d].iter().any(|point| point.is_infinity()) {
        return Ok(false);
    }
    groups.pairings_equal([a, d], [b, c])
}
