//! Points as Ethereum writes them: 48 bytes, compressed.

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::{BasesFormat, zcash};

use crate::Error;

/// The second bit of a point says that it is at infinity, the first that it is compressed.
const COMPRESSED: u8 = 0x80;

/// Points of the subgroup from their compressed forms.
///
/// Errors: the first that is not the canonical form of a point of the subgroup.
pub fn read(
    engine: &Engine,
    items: &[[u8; 48]],
    what: &'static str,
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let quiet = &Options {
        watch: options.watch.quiet(),
        ..*options
    };
    let read = |items: &[[u8; 48]]| -> Result<WordPoints, msmith_io::Error> {
        if items.iter().any(|item| item[0] & COMPRESSED == 0) {
            return Err(msmith_io::Error::Encoding {
                index: 0,
                why: "the form is not the compressed one",
            });
        }
        let points = zcash::read(engine, items.as_flattened(), quiet)?;
        engine.check_subgroup(&points, quiet)?;
        Ok(points)
    };
    let error = match read(items) {
        Ok(points) => return Ok(points),
        Err(error) => error,
    };
    options.watch.check()?;
    // The one that is wrong, by itself.
    let wrong = items.iter().enumerate().find_map(|(index, item)| {
        let why = read(std::slice::from_ref(item)).err()?;
        Some(Error::Point {
            what,
            index,
            why: why.to_string(),
        })
    });
    Err(wrong.unwrap_or_else(|| error.into()))
}

/// The compressed forms of points.
pub fn compressed(engine: &Engine, points: &WordPoints) -> Result<Vec<[u8; 48]>, Error> {
    let bytes = BasesFormat::ZCASH.encode(engine, points)?;
    Ok(bytes.as_chunks().0.to_vec())
}

/// Point i of a list, which has one.
pub fn at(points: &WordPoints, i: usize) -> Point {
    points.get(i).unwrap_or_default()
}

/// One list behind another.
pub fn append(list: &mut WordPoints, more: &WordPoints) {
    list.words.extend(&more.words);
    list.finite.extend(&more.finite);
    list.stride = more.stride.max(list.stride);
}
