//! The pairing of BLS12-381: by blst, and in WebAssembly, where nothing compiles C, by arkworks.

#[cfg(target_family = "wasm")]
mod by_arkworks;
#[cfg(not(target_family = "wasm"))]
mod by_blst;

use msmith::Point;
use msmith::curve::Curve;

use crate::bases::is_built_in;
#[cfg(target_family = "wasm")]
use by_arkworks::is_equal;
#[cfg(not(target_family = "wasm"))]
use by_blst::is_equal;

/// Whether e(a, q) = e(b, s), points of the subgroups as Montgomery words, the first of each pair in G1; `None` for a curve
/// without a pairing.
pub fn equal(curve: &Curve, left: [&Point; 2], right: [&Point; 2]) -> Option<bool> {
    is_built_in(curve, "bls12-381").then(|| is_equal(left, right))
}
