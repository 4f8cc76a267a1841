//! Which tables a context has, by the memory that it may take.

use msmith::{Bases, Engine, Options, WordPoints};

use crate::Error;

/// Tables of the columns: the set, the passes and bytes in all, the smallest first, which is the slowest;
/// larger ones are slower again. The last passes keep one row a point, which is as much as the points themselves.
const COLUMNS: [(&str, usize, u64); 6] = [
    ("eisenstein:1,4", 64, 1_600_000),
    ("eisenstein:1,4", 16, 3_200_000),
    ("eisenstein:1,4", 8, 6_300_000),
    ("eisenstein:1,4", 4, 12_700_000),
    ("eisenstein:1,4", 3, 17_400_000),
    ("eisenstein:1,5", 1, 41_000_000),
];

/// The fastest table of the columns within a number of bytes; without room for one the points alone.
pub fn of_columns(
    engine: &Engine,
    columns: &WordPoints,
    most: u64,
    options: &Options<'_>,
) -> Result<Bases, Error> {
    let fits = |(_, _, bytes): &&(&str, usize, u64)| *bytes <= most;
    let (set, passes, _) = COLUMNS.iter().rev().find(fits).unwrap_or(&COLUMNS[0]);
    let options = &Options {
        in_subgroup: true,
        ..*options
    };
    Ok(engine.prepare_with(columns, set.parse()?, *passes, options)?)
}
