//! Points as halo2curves writes them with `SerdeFormat::Processed`: x, each part in the bytes of p, least significant
//! first. The top bits of the last byte say infinity (all else zero) and whether y is odd, in G2 its lowest part.
//! Source: `derive/curve.rs` of halo2curves-axiom 0.7.3, and a file that it wrote (`vectors/halo2`).

use msmith::Engine;

use super::lifted::{self, Item};
use crate::Error;
use crate::integers::Incoming;
use crate::sqrt::{Lift, Sign};

const INFINITY: u8 = 0x80;
const ODD: u8 = 0x40;

/// Appends points of `size` bytes.
pub(super) fn push(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: &Lift,
    size: usize,
    bytes: &[u8],
) -> Result<(), Error> {
    let degree = engine.spec().degree;
    let points = bytes.chunks_exact(size).map(Ok);
    lifted::push(list, lift, points, |integers, index, point| {
        let mut point = point.to_vec();
        let flags = point[size - 1] & (INFINITY | ODD);
        point[size - 1] &= !flags;
        if flags & INFINITY != 0 {
            if flags != INFINITY || point.iter().any(|b| *b != 0) {
                let why = "an infinity that is not canonical";
                return Err(Error::Encoding { index, why });
            }
            return Ok(Item::Infinity);
        }
        let mut x = Vec::new();
        for part in point.chunks_exact(size / degree) {
            integers.append(&mut x, part.iter().copied());
        }
        Ok(Item::Half(x, Sign::Odd(flags == ODD)))
    })
}
