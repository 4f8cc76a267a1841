//! What arkworks 0.6 writes for a `Vec` of affine points: `ark-compressed` and `ark-uncompressed`.
//!
//! Eight bytes with the number of points, least significant first, then the points: x, and y unless
//! compressed, each part of a coordinate (G2: c0 then c1) in the bytes of p, least significant first. The
//! last part has room for two flags in the top bits of its last byte, one byte more where p leaves no
//! room (secp256k1):
//!
//! | bit | meaning |
//! |---|---|
//! | 7 | y is the larger of the two roots (c1 decides unless it is zero) |
//! | 6 | infinity, all else zero |
//!
//! BLS12-381 alone is written as zcash does it (see [`crate::zcash`]). Arkworks ignores what stands beside
//! the flag of infinity and the sign of a point that has its y; here both must be canonical.
//!
//! **Cost.** A compressed point takes a square root, by arkworks' fields; a curve that is given by its
//! numbers has none and is read uncompressed.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{BigInteger, Field, PrimeField};
use msmith::curve::Group;
use msmith::{Engine, WordPoints};
use num_bigint::BigUint;

use crate::canonical::Canonical;
use crate::{Error, bases, zcash};

const WHAT: &str = "points";
const NEGATIVE: u8 = 0x80;
const INFINITY: u8 = 0x40;
/// Bytes of the number of points.
const PREFIX: usize = 8;

/// Reads a list of points.
pub fn read(engine: &Engine, bytes: &[u8], compressed: bool) -> Result<WordPoints, Error> {
    let special = zcash::is_bls12_381(engine.curve());
    let solve = roots(engine);
    if compressed && !is_solvable(engine) {
        return Err(Error::NoFormat {
            format: "ark-compressed",
            curve: engine.curve().name.clone(),
            formats: bases::formats_of(engine),
        });
    }
    let Some((prefix, points)) = bytes.split_first_chunk::<PREFIX>() else {
        return Err(Error::Length {
            what: WHAT,
            bytes: bytes.len(),
            wanted: format!("{PREFIX} for the number of points, and the points"),
        });
    };
    let count = u64::from_le_bytes(*prefix);
    let size = Layout::new(engine).size(compressed);
    // Nothing is allocated for points that the file does not hold.
    let most = (points.len() / size) as u64;
    if count > most {
        return Err(Error::Count {
            what: WHAT,
            count,
            most,
        });
    }
    let n = count as usize;
    if points.len() != n * size {
        return Err(Error::Overlong {
            what: WHAT,
            items: n,
        });
    }
    let mut list = Canonical::new(engine, n);
    for point in points.chunks_exact(size) {
        if special {
            if zcash::is_compressed(point) != compressed {
                return Err(Error::Encoding {
                    index: list.len(),
                    why: "a compression flag that is not that of the format",
                });
            }
            zcash::push(engine, &mut list, point)?;
        } else {
            push(engine, &mut list, point, solve.filter(|_| compressed))?;
        }
    }
    list.import()
}

/// Whether the y of a point can be found from its x here.
pub(crate) fn is_solvable(engine: &Engine) -> bool {
    zcash::is_bls12_381(engine.curve()) || roots(engine).is_some()
}

/// Lengths in bytes.
struct Layout {
    /// Parts of a coordinate.
    degree: usize,
    /// A part.
    width: usize,
    /// A part with flags.
    flagged: usize,
}

impl Layout {
    fn new(engine: &Engine) -> Self {
        let bits = engine.curve().p.bits() as usize;
        Self {
            degree: engine.spec().degree,
            width: bits.div_ceil(8),
            flagged: if zcash::is_bls12_381(engine.curve()) {
                bits.div_ceil(8)
            } else {
                (bits + 2).div_ceil(8)
            },
        }
    }

    /// Parts of a point.
    fn parts(&self, compressed: bool) -> usize {
        self.degree * if compressed { 1 } else { 2 }
    }

    /// A point.
    fn size(&self, compressed: bool) -> usize {
        (self.parts(compressed) - 1) * self.width + self.flagged
    }
}

/// Appends the point in `bytes`, which are compressed if the roots are given.
fn push(
    engine: &Engine,
    list: &mut Canonical<'_>,
    bytes: &[u8],
    solve: Option<Roots>,
) -> Result<(), Error> {
    let index = list.len();
    let encoding = |why| Err(Error::Encoding { index, why });
    let layout = Layout::new(engine);
    let mut bytes = bytes.to_vec();
    let flags = match bytes.last_mut() {
        Some(last) => {
            let flags = *last & (NEGATIVE | INFINITY);
            *last &= !flags;
            flags
        }
        None => 0,
    };
    if flags & INFINITY != 0 {
        if flags & NEGATIVE != 0 || bytes.iter().any(|b| *b != 0) {
            return encoding("an infinity that is not canonical");
        }
        list.infinity();
        return Ok(());
    }
    let p = &engine.curve().p;
    let parts: Vec<BigUint> = (0..layout.parts(solve.is_some()))
        .map(|k| {
            let rest = &bytes[k * layout.width..];
            let whole = rest.len() == layout.flagged;
            BigUint::from_bytes_le(if whole { rest } else { &rest[..layout.width] })
        })
        .collect();
    if parts.iter().any(|c| c >= p) {
        return Err(msmith::Error::NonCanonical { index }.into());
    }
    let larger = flags & NEGATIVE != 0;
    let (x, y) = match solve {
        Some(solve) => match solve(&parts) {
            Some([smaller, other]) => {
                if larger && smaller == other {
                    return encoding("the sign flag on a point with y = 0");
                }
                (parts, if larger { other } else { smaller })
            }
            None => return Err(msmith::Error::NotOnCurve { index }.into()),
        },
        None => {
            let (x, y) = parts.split_at(layout.degree);
            if is_larger(p, y) != larger {
                return encoding("a sign flag that is not that of y");
            }
            (x.to_vec(), y.to_vec())
        }
    };
    list.point(x.iter().chain(&y).map(|c| c.to_bytes_le().into_iter()));
    Ok(())
}

/// Whether y is the larger of itself and −y: by its highest coefficient that is not zero.
fn is_larger(p: &BigUint, y: &[BigUint]) -> bool {
    let zero = BigUint::ZERO;
    let highest = y.iter().rev().find(|c| **c != zero).unwrap_or(&zero);
    highest + highest > *p
}

/// The two y of an x, the smaller first; elements as lists of coefficients.
type Roots = fn(&[BigUint]) -> Option<[Vec<BigUint>; 2]>;

/// The square roots of a built-in curve.
fn roots(engine: &Engine) -> Option<Roots> {
    let all: [(&str, Group, Roots); 9] = [
        ("bls12-377", Group::G1, solve::<ark_bls12_377::g1::Config>),
        ("bls12-377", Group::G2, solve::<ark_bls12_377::g2::Config>),
        ("bn254", Group::G1, solve::<ark_bn254::g1::Config>),
        ("bn254", Group::G2, solve::<ark_bn254::g2::Config>),
        ("bw6-761", Group::G1, solve::<ark_bw6_761::g1::Config>),
        ("bw6-761", Group::G2, solve::<ark_bw6_761::g2::Config>),
        ("pallas", Group::G1, solve::<ark_pallas::PallasConfig>),
        ("vesta", Group::G1, solve::<ark_vesta::VestaConfig>),
        ("secp256k1", Group::G1, solve::<ark_secp256k1::Config>),
    ];
    let found = |(name, group, _): &(&str, Group, Roots)| {
        *name == engine.curve().name && *group == engine.group()
    };
    all.into_iter().find(found).map(|(.., solve)| solve)
}

fn solve<C: SWCurveConfig>(x: &[BigUint]) -> Option<[Vec<BigUint>; 2]> {
    type Base<C> = <<C as ark_ec::CurveConfig>::BaseField as Field>::BasePrimeField;
    let part = |c: &BigUint| Base::<C>::from_le_bytes_mod_order(&c.to_bytes_le());
    let x = C::BaseField::from_base_prime_field_elems(x.iter().map(part))?;
    let (smaller, larger) = Affine::<C>::get_ys_from_x_unchecked(x)?;
    let number = |c: Base<C>| BigUint::from_bytes_le(&c.into_bigint().to_bytes_le());
    let parts = |y: C::BaseField| y.to_base_prime_field_elements().map(number).collect();
    Some([parts(smaller), parts(larger)])
}
