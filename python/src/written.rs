//! Points as the bytes of a format.

use msmith::{Engine, Options, WordPoints};
use msmith_io::BasesFormat;

use crate::failure::{Failure, of_item};
use crate::room::room;

/// Points that are written between two looks at the cancel flag.
const BLOCK: usize = 1 << 12;

/// Points in a format, without a count.
pub fn encoded(
    engine: &Engine,
    format: BasesFormat,
    points: &WordPoints,
    options: &Options<'_>,
) -> Result<Vec<u8>, Failure> {
    let n = points.finite.len();
    let mut all = Vec::new();
    for first in (0..n).step_by(BLOCK) {
        options.watch.check()?;
        let last = n.min(first + BLOCK);
        let some = WordPoints {
            stride: points.stride,
            words: points.words[first * points.stride..last * points.stride].to_vec(),
            finite: points.finite[first..last].to_vec(),
        };
        let bytes = format.encode(engine, &some);
        let bytes = bytes.map_err(|e| of_item(e, |index| first + index))?;
        if first == 0 {
            // Points that are written have one size.
            all = room(bytes.len() / last * n)?;
        }
        all.extend(bytes);
    }
    Ok(all)
}
