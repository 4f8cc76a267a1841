//! Points as Ethereum writes them: 48 bytes, compressed.

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::{BasesFormat, zcash};

use crate::Error;

/// The second bit of a point says that it is at infinity, the first that it is compressed.
const COMPRESSED: u8 = 0x80;

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
    let on_curve = |items: &[[u8; 48]]| -> Result<WordPoints, msmith_io::Error> {
        if items.iter().any(|item| item[0] & COMPRESSED == 0) {
            return Err(msmith_io::Error::Encoding {
                index: 0,
                why: "the form is not the compressed one",
            });
        }
        zcash::read(engine, items.as_flattened(), quiet)
    };
    let all: Vec<[u8; 48]> = lists
        .iter()
        .flat_map(|(items, _)| *items)
        .copied()
        .collect();
    let read = on_curve(&all).and_then(|points| {
        engine.check_subgroup(&points, quiet)?;
        Ok(points)
    });
    let error = match read {
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
        Err(error) => error,
    };
    options.watch.check()?;
    // The one that is wrong, by itself.
    for (items, what) in lists {
        for (index, item) in items.iter().enumerate() {
            let read = on_curve(std::slice::from_ref(item));
            let read = read.and_then(|point| Ok(engine.check_subgroup(&point, quiet)?));
            if let Err(why) = read {
                options.watch.check()?;
                let why = why.to_string();
                return Err(Error::Point { what, index, why });
            }
        }
    }
    Err(error.into())
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
