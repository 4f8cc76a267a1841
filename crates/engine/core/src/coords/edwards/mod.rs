//! Edwards curves `a·x² + y² = 1 + d·x²y²`, one file per coordinate system.
//!
//! **Mathematics.** `x₃ = (x₁y₂ + y₁x₂)/(1 + d·x₁x₂y₁y₂)`, `y₃ = (y₁y₂ − a·x₁x₂)/(1 − d·x₁x₂y₁y₂)`; the
//! neutral element is (0, 1), `−(x, y) = (−x, y)`. The law is *unified*: the same formula doubles, adds
//! the neutral element and cancels.
//!
//! **Exceptional inputs.** A *unified* sum of finite points fails only where a denominator is zero,
//! `d·x₁x₂y₁y₂ = ±1`; the formulas then give `Z₃ = 0`, which no finite point has, and a result with
//! `Z₃ ≠ 0` is right. This happens exactly where `P + Q` or `P − Q` is one of the points at infinity,
//! which have order 2 (rational if ad is a square) and 4 (if d is a square). There are none if a is a
//! square and d is not, and never any among points of odd order. A *dedicated* sum fails where
//! `P + Q` is at infinity or `P − Q` is a point with `xy = 0`, P itself among them.
//!
//! **One look at the end is enough.** Extended coordinates embed the whole curve in space, the points at
//! infinity with `Z = 0`: `aX² + Y² = Z² + dT²`, `XY = ZT`. The polynomials of a formula agree with the group law
//! wherever they do not all vanish, as they do on an open set; and (0, 0, 0, 0) stays so whatever is
//! added. So a long sum in extended coordinates that ends with `Z ≠ 0` is right whatever its parts
//! were, and `Z = 0` says that it was lost or is at infinity. (A point without T is not enough to add to.)
//!
//! **Which to use.** Points that are added many times are kept as [`Stored`] (a = −1) or
//! [`general::Stored`]: 7M and 8M an addition. A running sum that is added once more is [`Cached`]: 8M and 9M.
//!
//! **Bounds.** Coordinates of a point are stored forms. Products have factors that are sums of a few
//! of them where the ring takes that ([`crate::ring::Ring::products`]), else a normalisation comes first; with 4,
//! the additions of stored points need none. `meter::bound` proves it.
//!
//! **Source.** Hisil, Wong, Carter, Dawson, *Twisted Edwards curves revisited* (2008); Botrel, El
//! Housni, *EdMSM* (2023), section 4.3, for what is stored.

pub mod extended;
pub mod general;
pub mod minus_one;
pub mod projective;
pub mod stored;
pub mod switch;

#[cfg(test)]
mod tests;

use super::fit;
pub use extended::Extended;
pub use projective::Projective;
pub use stored::{
    Cached, Stored, Unhalved, add_cached, add_stored, add_stored_signed, add_turned, add_unhalved,
    first, to_cached,
};
