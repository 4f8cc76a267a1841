//! Whether two pairs of points are in the same ratio, one pair in each group.

use msmith::Point;

use crate::{Error, Groups};

/// Whether e(a, d) = e(b, c): b is to a what d is to c. Not if any of them is at infinity.
pub(crate) fn same_ratio(
    groups: &Groups,
    [a, b]: [&Point; 2],
    [c, d]: [&Point; 2],
) -> Result<bool, Error> {
    if [a, b, c, d].iter().any(|point| point.is_infinity()) {
        return Ok(false);
    }
    groups.pairings_equal([a, d], [b, c])
}
