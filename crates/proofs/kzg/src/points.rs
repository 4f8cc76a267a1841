//! Points as Ethereum writes them: 48 bytes, compressed.

use std::borrow::Borrow;

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::{BasesFormat, zcash};

use crate::Error;

/// The second bit of a point says that it is at infinity, the first that it is compressed.
pub const COMPRESSED: u8 = 0x80;

/// Lists of points of the subgroup from their compressed forms, all checked together.
///
/// Errors: the first that is not the canonical form of a point of the subgroup, by the name of its list.
pub fn read<const N: usize>(
    engine: &Engine,
    lists: [(&[[u8; 48]], &'static str); N],
    options: &Options<'_>,
) -> Result<[WordPoints; N], Error> {
    let quiet = &Options {
        watch: options.watch.quiet(),
        ..*options
    };
    let all: Vec<[u8; 48]> = lists
        .iter()
        .flat_map(|(items, _)| *items)
        .copied()
        .collect();
    let error = match together(engine, &all, quiet) {
        Ok(points) => {
            let mut first = 0;
            return Ok(lists.map(|(items, _)| {
                let from = first;
                first += items.len();
                WordPoints {
                    stride: points.stride,
                    words: points.words[points.stride * from..points.stride * first].to_vec(),
                    finite: points.finite[from..first].to_vec(),
                }
            }));
        }
        Err(error) => fault(error)?,
    };
    // The one that is wrong, by itself.
    for (items, what) in lists {
        for (index, item) in items.iter().enumerate() {
            let read = together(engine, std::slice::from_ref(item), quiet);
            if let Err(why) = read {
                let why = fault(why)?.to_string();
                return Err(Error::Point { what, index, why });
            }
        }
    }
    Err(error.into())
}

/// The points of a list, and which of them are not those of the subgroup: infinity is in their places. At most three
/// times the time of [`read`], whatever the list is.
///
/// Errors: those of the options.
pub fn read_each(
    engine: &Engine,
    items: &[[u8; 48]],
    options: &Options<'_>,
) -> Result<(WordPoints, Vec<bool>), Error> {
    let quiet = &Options {
        watch: options.watch.quiet(),
        ..*options
    };
    match together(engine, items, quiet) {
        Ok(points) => return Ok((points, vec![false; items.len()])),
        Err(error) => fault(error)?,
    };
    let mut points = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    let mut wrong = Vec::with_capacity(items.len());
    for item in items {
        options.watch.check()?;
        let point = match together(engine, std::slice::from_ref(item), quiet) {
            Ok(point) => Some(at(&point, 0)),
            Err(error) => fault(error).map(|_| None)?,
        };
        wrong.push(point.is_none());
        points.push(&point.unwrap_or_else(Point::infinity))?;
    }
    Ok((points, wrong))
}

/// Points of the subgroup, checked together.
fn together(
    engine: &Engine,
    items: &[[u8; 48]],
    options: &Options<'_>,
) -> Result<WordPoints, msmith_io::Error> {
    if items.iter().any(|item| item[0] & COMPRESSED == 0) {
        return Err(msmith_io::Error::Encoding {
            index: 0,
            why: "the form is not the compressed one",
        });
    }
    let points = zcash::read(engine, items.as_flattened(), options)?;
    engine.check_subgroup(&points, options)?;
    Ok(points)
}

/// What is wrong with a point. That it could not be looked at is an error.
fn fault(error: msmith_io::Error) -> Result<msmith_io::Error, Error> {
    use msmith::Error::{Cancelled, MemoryLimit, OutOfMemory, ZeroThreads};
    match error {
        msmith_io::Error::Engine(
            error @ (Cancelled | MemoryLimit { .. } | OutOfMemory { .. } | ZeroThreads),
        ) => Err(error.into()),
        error => Ok(error),
    }
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

/// Some points of a list, in an order.
pub fn picked(points: &WordPoints, which: impl IntoIterator<Item = usize>) -> WordPoints {
    let mut list = WordPoints {
        stride: points.stride,
        ..WordPoints::default()
    };
    for i in which {
        list.words
            .extend(&points.words[points.stride * i..][..points.stride]);
        list.finite.push(points.finite[i]);
    }
    list
}

/// References to the items of a list.
pub fn borrowed<T, B: Borrow<T>>(list: &[B]) -> Vec<&T> {
    list.iter().map(Borrow::borrow).collect()
}

/// For points that were checked, with nothing to report.
pub fn sure<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        in_subgroup: true,
        watch: options.watch.quiet(),
        ..*options
    }
}
