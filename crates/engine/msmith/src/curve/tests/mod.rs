//! Tests of the curves: against arkworks, against the mathematics, and on bad input.

mod arkworks;
mod cubic;
mod derived;
mod refused;
mod toys;

use super::bigpoint::BigCurve;
use super::spec::{Curve, Group};

/// Whether k·G = O in one group of a curve.
fn kills_generator(curve: &Curve, group: Group, k: &num_bigint::BigUint) -> bool {
    let spec = curve.group(group).unwrap();
    let big = BigCurve::new(curve, spec);
    let (x, y) = (big.f.element(&spec.gx), big.f.element(&spec.gy));
    big.is_infinity(&big.mul(k, &x, &y))
}
