//! Points of twisted Edwards curves: the formats that have them, and those of arkworks 0.6.
//!
//! `affine-le`, `affine-be` and `montgomery-le` are what they are elsewhere, but for infinity: no point is infinite, the
//! neutral one is (0, 1), and all zero is a point that is not on the curve. `ark-uncompressed` is x ‖ y, each in the bytes
//! of p, least significant first, behind a count; `ark-compressed` is y in the bytes of p and a bit, and the highest bit
//! of the last byte says that x is the larger of the two roots. Not for Baby Jubjub: arkworks multiplies its x by a
//! constant, so that the bytes would be those of other points.
//!
//! **Cost.** A compressed point takes a square root ([`crate::sqrt`]) and a share of an inversion.

use msmith::curve::{EdwardsCurve, edwards};

use super::BasesFormat;
use super::records::Encoding;
use crate::Error;

/// How points of a curve are written in a format.
///
/// Errors: a format that the curve's points do not have.
pub(super) fn encoding(format: BasesFormat, curve: &EdwardsCurve) -> Result<Encoding, Error> {
    of(format, curve).ok_or_else(|| {
        let formats = BasesFormat::ALL.into_iter();
        let formats = formats.filter(|f| of(*f, curve).is_some());
        Error::NoFormat {
            format: format.name,
            curve: curve.name.clone(),
            formats: formats
                .map(BasesFormat::name)
                .collect::<Vec<_>>()
                .join(", "),
        }
    })
}

fn of(format: BasesFormat, curve: &EdwardsCurve) -> Option<Encoding> {
    let scaled = edwards::by_name("baby-jubjub").is_some_and(|c| c == curve);
    let encoding = format.edwards?;
    (!scaled || !matches!(encoding, Encoding::ArkEdwards { .. })).then_some(encoding)
}
