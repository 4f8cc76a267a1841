//! What gnark-crypto's encoders write for a list of points: `gnark-compressed` and `gnark-raw`.
//!
//! Four bytes with the number of points, most significant first, then the points: x, and y unless compressed, each part
//! of a coordinate (G2: c1 then c0) in the bytes of p, most significant first, with flags ([`super::flagged`]). Source:
//! `ecc/*/marshal.go` of gnark-crypto 0.19 and 0.22, and the files that it writes (`vectors/gnark`).

use msmith::curve::Curve;

use super::flagged::Layout;
use super::records::Encoding;
use super::{BasesFormat, is_built_in};

pub(super) const COMPRESSED: BasesFormat = BasesFormat {
    name: "gnark-compressed",
    about: "what gnark-crypto writes for a list of points: big-endian x and the sign of y",
    curves,
    encoding: Some(Encoding::Gnark { compressed: true }),
    edwards: None,
};

pub(super) const RAW: BasesFormat = BasesFormat {
    name: "gnark-raw",
    about: "what gnark-crypto writes for a list of points with RawEncoding: big-endian x and y",
    curves,
    encoding: Some(Encoding::Gnark { compressed: false }),
    edwards: None,
};

/// The curves whose files were looked at.
pub(crate) const CURVES: [&str; 3] = ["bn254", "bls12-381", "bls12-377"];

fn curves(curve: &Curve) -> bool {
    CURVES.iter().any(|name| is_built_in(curve, name))
}

/// Whether a point that begins so is compressed.
pub(crate) fn is_compressed(curve: &Curve, first: u8) -> bool {
    let compressed = Encoding::Gnark { compressed: true };
    Layout::new(compressed, curve, 1).is_some_and(|layout| layout.is_of(first))
}
