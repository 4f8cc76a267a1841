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
};

/// What a setup has, compressed points one after the other.
pub struct SetupLists {
    /// The Lagrange points of G1.
    pub lagrange: Vec<u8>,
    /// The powers of G2.
    pub second: Vec<u8>,
    /// The powers of G1, if they are there.
    pub powers: Option<Vec<u8>>,
}

impl SetupLists {
    /// The lists of a text. Points are looked at as far as their number of digits and their first bit.
    ///
    /// Errors: text that is not a setup, or that goes on behind it; the first word that is not a compressed point.
    pub fn parse(bytes: &[u8]) -> Result<Self, Error> {
        let mut words = bytes
            .split(u8::is_ascii_whitespace)
            .filter(|w| !w.is_empty());
        let g1 = count(words.next(), "points of G1", 0, bytes.len(), 2 * 48)?;
        let g2 = count(words.next(), "points of G2", 1, bytes.len(), 2 * 96)?;
        let (with, without) = (2 * g1 + g2, g1 + g2);
        let what = "setup points";
        let mut lists = [const { Vec::new() }; 3];
        let mut total = 0;
        for word in words {
            if total == with {
                let items = with;
                return Err(Error::Overlong { what, items });
            }
            let (list, index, size) = match total {
                i if i < g1 => (0, i, 48),
                i if i < without => (1, i - g1, 96),
                i => (2, i - without, 48),
            };
            let point = hex::decode(hex::strip(word));
            let point = point.filter(|p| p.len() == size && zcash::is_compressed(p));
            let Some(point) = point else {
                let what = ["setup point", "setup point of G2", "setup power of G1"][list];
                let why = format!("not {size} bytes of a compressed point in hex");
                return Err(Error::Text { what, index, why });
            };
            lists[list].extend(point);
            total += 1;
        }
        if total != with && total != without {
            return Err(Error::Truncated { what, index: total });
        }
        let [lagrange, second, powers] = lists;
        Ok(SetupLists {
            lagrange,
            second,
            powers: (total == with && g1 > 0).then_some(powers),
        })
    }

    /// One of the lists.
    pub(crate) fn records(curve: &Curve, group: Group, points: Vec<u8>) -> Records {
        let mut records = Records::new(curve, group, Encoding::Zcash, 0, 0);
        records.len = points.len() / records.size;
        records.own = Some(points);
        records
    }
}

/// The Lagrange points (G1) or the powers (G2), in the order of the file.
pub(super) fn records(curve: &Curve, which: Group, bytes: &[u8]) -> Result<Records, Error> {
    let lists = SetupLists::parse(bytes)?;
    let points = match which {
        Group::G1 => lists.lagrange,
        Group::G2 => lists.second,
    };
    Ok(SetupLists::records(curve, which, points))
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
