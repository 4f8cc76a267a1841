//! Points as halo2curves writes them with `SerdeFormat::Processed`: x, each part in the bytes of p, least significant
//! first. The top bits of the last byte say infinity (all else zero) and whether y is odd, in G2 its lowest part.
//! Source: `derive/curve.rs` of halo2curves-axiom 0.7.3, and a file that it wrote (`vectors/halo2`).

use msmith::Engine;

use crate::Error;
use crate::canonical::Canonical;
use crate::sqrt::{Half, Lift};

const INFINITY: u8 = 0x80;
const ODD: u8 = 0x40;
/// Points that are read together.
const BLOCK: usize = 64;

/// Appends points of `size` bytes.
pub(super) fn push(
    engine: &Engine,
    list: &mut Canonical<'_>,
    lift: &Lift,
    size: usize,
    bytes: &[u8],
) -> Result<(), Error> {
    for some in bytes.chunks(BLOCK * size) {
        let (mut halves, mut odd) = (Vec::new(), Vec::new());
        let mut wrong = None;
        for (i, point) in some.chunks_exact(size).enumerate() {
            let index = list.len() + i;
            let mut point = point.to_vec();
            let flags = point[size - 1] & (INFINITY | ODD);
            point[size - 1] &= !flags;
            if flags & INFINITY != 0 {
                if flags != INFINITY || point.iter().any(|b| *b != 0) {
                    let why = "an infinity that is not canonical";
                    wrong = Some(Error::Encoding { index, why });
                    break;
                }
                odd.push(None);
                continue;
            }
            let mut x = Vec::new();
            for part in point.chunks_exact(size / engine.spec().degree) {
                list.integers().append(&mut x, part.iter().copied());
            }
            let larger = false;
            halves.push(Half { index, x, larger });
            odd.push(Some(flags == ODD));
        }
        // A point before the one that is wrong may be wrong too.
        let ys = lift.ys(&halves)?;
        if let Some(error) = wrong {
            return Err(error);
        }
        let mut points = halves.iter().zip(ys);
        for odd in odd {
            match odd.and_then(|odd| Some((odd, points.next()?))) {
                Some((odd, (half, mut y))) => {
                    if (y[0] & 1 == 1) != odd {
                        list.integers().negate(&mut y);
                    }
                    list.coordinates(&half.x, &y);
                }
                None => list.infinity(),
            }
        }
    }
    Ok(())
}
