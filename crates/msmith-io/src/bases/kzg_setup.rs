//! The text of a KZG trusted setup, as c-kzg-4844 reads it.
//!
//! Words separated by white space: the number of G1 points, the number of G2 points, the G1 points in
//! Lagrange form, the G2 powers, and (in newer files) as many G1 powers; points in hex, compressed.

use msmith::curve::{Curve, Group};

use super::records::{Encoding, Records};
use super::{BasesFormat, is_bls12_381, zcash};
use crate::{Error, hex};

pub(super) const FORMAT: BasesFormat = BasesFormat {
    name: "kzg-setup",
    about: "the text of a KZG trusted setup as c-kzg-4844 reads it: Lagrange points (G1) or powers (G2)",
    curves: is_bls12_381,
    encoding: None,
    edwards: None,
    records,
};

/// The Lagrange points (G1) or the powers (G2), in the order of the file.
fn records(curve: &Curve, which: Group, bytes: &[u8]) -> Result<Records, Error> {
    let mut words = bytes
        .split(u8::is_ascii_whitespace)
        .filter(|w| !w.is_empty());
    let g1 = count(words.next(), "points of G1", 0, bytes.len(), 2 * 48)?;
    let g2 = count(words.next(), "points of G2", 1, bytes.len(), 2 * 96)?;
    let (skip, n, size) = match which {
        Group::G1 => (0, g1, 48),
        Group::G2 => (g1, g2, 96),
    };
    let what = "setup points";
    let mut list = Vec::with_capacity(n * size);
    let mut total = 0;
    for (i, word) in words.enumerate() {
        total = i + 1;
        if i < skip || i >= skip + n {
            continue;
        }
        let index = i - skip;
        let point =
            hex::decode(hex::strip(word)).filter(|p| p.len() == size && zcash::is_compressed(p));
        let Some(point) = point else {
            let why = format!("not {size} bytes of a compressed point in hex");
            return Err(Error::Text {
                what: "setup point",
                index,
                why,
            });
        };
        list.extend(point);
    }
    if total < g1 + g2 {
        return Err(Error::Truncated { what, index: total });
    }
    if total != g1 + g2 && total != 2 * g1 + g2 {
        return if total < 2 * g1 + g2 {
            Err(Error::Truncated { what, index: total })
        } else {
            Err(Error::Overlong {
                what,
                items: 2 * g1 + g2,
            })
        };
    }
    let mut records = Records::new(curve, which, Encoding::Zcash, 0, n);
    records.own = Some(list);
    Ok(records)
}

/// A count that the file is long enough for.
fn count(
    word: Option<&[u8]>,
    what: &'static str,
    index: usize,
    bytes: usize,
    size: usize,
) -> Result<usize, Error> {
    let text = word.and_then(|w| std::str::from_utf8(w).ok());
    let Some(count) = text.and_then(|t| t.parse::<u64>().ok()) else {
        let why = format!("the number of {what} is missing");
        return Err(Error::Text {
            what: "setup word",
            index,
            why,
        });
    };
    let most = (bytes / size) as u64;
    match usize::try_from(count) {
        Ok(n) if count <= most => Ok(n),
        _ => Err(Error::Count { what, count, most }),
    }
}
