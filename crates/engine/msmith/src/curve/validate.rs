//! Whether the numbers of a curve agree with each other, cheap checks first.
//!
//! **Mathematics.** A curve over F_q has q + 1 − t points with t² ≤ 4q (Hasse). If G ≠ O lies on it and
//! r·G = O for a prime r, then r divides that number; when r > 4√q the interval holds at most one multiple
//! of r, and r·cofactor is the order. When it holds several, a few more points are tried: with
//! c = x³ + ax + b a square, (cx, c²) is a point of y² = x³ + ac²x + bc³, which is isomorphic to the
//! curve, so that no root has to be taken.

use std::fmt::Display;

use msmith_core::primality::is_probable_prime;
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

use super::bigpoint::BigCurve;
use super::count;
use super::number::{is_cube, is_square, show};
use super::spec::{Curve, GroupSpec};
use crate::Error;

/// The longest modulus the rings take: twelve words.
const MAX_BITS: u64 = 768;

/// The degrees of the fields that groups may be over.
const DEGREES: std::ops::RangeInclusive<usize> = 1..=3;

fn refuse<T>(why: String) -> Result<T, Error> {
    Err(Error::Curve(why))
}

/// Every check; see [`Curve::validate`].
pub(super) fn curve(c: &Curve) -> Result<(), Error> {
    name(&c.name)?;
    shape(c)?;
    if !is_probable_prime(&c.p) {
        return refuse(format!("p = {} is composite", show(&c.p)));
    }
    let small = count::small_prime(&c.p).is_some();
    let r_is_prime = is_probable_prime(&c.r);
    if !r_is_prime && !small {
        return refuse(format!(
            "r = {} is composite: the order of the subgroup must be prime",
            show(&c.r)
        ));
    }
    let over = |degree| c.groups().any(|(_, g)| g.degree == degree);
    if over(2) && is_square(&c.nonresidue, &c.p) {
        return refuse(format!(
            "nonresidue {} is a square modulo p: u² = nonresidue gives no field",
            show(&c.nonresidue)
        ));
    }
    if over(3) && is_cube(&c.nonresidue, &c.p) {
        return refuse(format!(
            "nonresidue {} is a cube modulo p: u³ = nonresidue gives no field",
            show(&c.nonresidue)
        ));
    }
    for (label, g) in c.groups() {
        group(c, &label, g, r_is_prime)?;
    }
    Ok(())
}

/// `p` or `r` is at most [`MAX_BITS`] long.
fn check_size(what: &str, n: &BigUint) -> Result<(), Error> {
    match n.bits() {
        0..=MAX_BITS => Ok(()),
        bits => refuse(format!(
            "{what} has {bits} bits, more than the {MAX_BITS} supported"
        )),
    }
}

/// Whether a name is well-formed.
pub(super) fn name(name: &str) -> Result<(), Error> {
    let inner = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    let good = (1..=64).contains(&name.len())
        && name.as_bytes()[0].is_ascii_lowercase()
        && name.bytes().all(inner)
        && !name.ends_with('-')
        && !name.contains("--");
    if good {
        return Ok(());
    }
    let shown: String = name.chars().take(70).collect();
    refuse(format!(
        "name {shown:?} is malformed: 1 to 64 lower-case letters, digits and single inner dashes, \
         a letter first"
    ))
}

/// Sizes of p and r, and that p is odd.
pub(super) fn check_modulus(p: &BigUint, r: &BigUint) -> Result<(), Error> {
    check_size("p", p)?;
    check_size("r", r)?;
    if p < &BigUint::from(5u32) {
        return refuse(format!("p = {} is too small: 5 is the least", show(p)));
    }
    if !p.bit(0) {
        return refuse(format!("p = {} is even", show(p)));
    }
    if r < &BigUint::from(2u32) {
        return refuse(format!("r = {} is too small: 2 is the least", show(r)));
    }
    Ok(())
}

/// Sizes and ranges: what every computation with the numbers relies on. No primality.
pub(super) fn shape(c: &Curve) -> Result<(), Error> {
    check_modulus(&c.p, &c.r)?;
    if c.nonresidue >= c.p {
        return refuse(format!("nonresidue {} is not below p", show(&c.nonresidue)));
    }
    for (label, g) in c.groups() {
        if !DEGREES.contains(&g.degree) {
            return refuse(format!(
                "{label} is over an extension of degree {}: 1, 2 and 3 are supported",
                g.degree
            ));
        }
        let lists = [
            ("coefficient a", &g.a),
            ("coefficient b", &g.b),
            ("generator x", &g.gx),
            ("generator y", &g.gy),
        ];
        for (what, list) in lists {
            if list.len() != g.degree {
                return refuse(format!(
                    "{what} of {label} has {} coefficients, the field has degree {}",
                    list.len(),
                    g.degree
                ));
            }
            if let Some(big) = list.iter().find(|n| **n >= c.p) {
                return refuse(format!("{what} of {label}: {} is not below p", show(big)));
            }
        }
    }
    if c.g1.degree > 1 && c.nonresidue.is_zero() {
        return refuse("nonresidue is 0 but G1 is over an extension".into());
    }
    Ok(())
}

/// One group, by a label for messages: everything but sizes and the primality of p and r.
pub(super) fn group(
    c: &Curve,
    label: &dyn Display,
    g: &GroupSpec,
    r_is_prime: bool,
) -> Result<(), Error> {
    let big = BigCurve::new(c, g);
    if big.is_singular() {
        return refuse(format!("{label} is singular: 4a³ + 27b² = 0"));
    }
    let (x, y) = (big.f.element(&g.gx), big.f.element(&g.gy));
    if !big.contains(&x, &y) {
        return refuse(format!("the generator of {label} is not on the curve"));
    }
    let vanishes = |k: &BigUint| big.is_infinity(&big.mul(k, &x, &y));
    if !vanishes(&c.r) {
        return refuse(format!(
            "r·G ≠ O in {label}: the order of the generator does not divide r"
        ));
    }
    cofactor(c, label, g, &big)?;
    if !c.r.gcd(&g.cofactor).is_one() {
        return refuse(format!(
            "r and the cofactor of {label} have a common factor: r·P = O would not decide who is in the subgroup"
        ));
    }
    // By now r < 2^41 (p < 2^20): Hasse's bound has been checked.
    if !r_is_prime {
        for l in count::prime_factors(&c.r) {
            let part = &c.r / l;
            if vanishes(&part) {
                return refuse(format!(
                    "r = {} is not the order of the generator of {label}: {}·G = O already",
                    show(&c.r),
                    show(&part)
                ));
            }
        }
    }
    Ok(())
}

/// The number of points: within Hasse's bound, counted where p is small, and else, where the bound leaves
/// a choice, a multiple of the orders of a few points.
fn cofactor(
    c: &Curve,
    label: &dyn Display,
    g: &GroupSpec,
    big: &BigCurve<'_>,
) -> Result<(), Error> {
    let q = c.p.pow(g.degree as u32);
    // A number of points is below 2q + 2; a longer one is not multiplied.
    if g.cofactor.bits() > q.bits() + 1 || !hasse(&q, &(&c.r * &g.cofactor)) {
        return refuse(format!(
            "cofactor of {label}: r·{} is not a possible number of points over a field of {} elements \
             (Hasse's bound)",
            show(&g.cofactor),
            show(&q)
        ));
    }
    let order = &c.r * &g.cofactor;
    if let (1, Some(p)) = (g.degree, count::small_prime(&c.p)) {
        let points = count::points(p, &g.a[0], &g.b[0]);
        if order != BigUint::from(points) {
            return refuse(format!(
                "cofactor of {label}: r·{} is not the number of points, {points}",
                show(&g.cofactor)
            ));
        }
    } else if &c.r * &c.r <= q << 4 && !big.sample_vanishes(&order) {
        return refuse(format!(
            "cofactor of {label}: r·{} is not the number of points: it does not map every point to O",
            show(&g.cofactor)
        ));
    }
    Ok(())
}

/// (n − q − 1)² ≤ 4q.
fn hasse(q: &BigUint, n: &BigUint) -> bool {
    let t = BigInt::from(n.clone()) - BigInt::from(q.clone()) - 1;
    &t * &t <= BigInt::from(q << 2)
}

/// The one cofactor that Hasse's bound admits (p and r within [`MAX_BITS`]).
pub(super) fn find_cofactor(
    p: &BigUint,
    r: &BigUint,
    label: &dyn Display,
    g: &GroupSpec,
) -> Result<BigUint, Error> {
    if r.is_zero()
        || !DEGREES.contains(&g.degree)
        || p < &BigUint::from(5u32)
        || !is_probable_prime(p)
    {
        return Ok(BigUint::one()); // refused for what it is by `curve`
    }
    let q = p.pow(g.degree as u32);
    if let (1, Some(p), [a], [b]) = (g.degree, count::small_prime(p), &g.a[..], &g.b[..]) {
        let points = BigUint::from(count::points(p, a, b));
        if (&points % r).is_zero() {
            return Ok(points / r);
        }
        return refuse(format!(
            "r = {} does not divide the number of points, {points}",
            show(r)
        ));
    }
    // Two multiples of r are next to q + 1; if the interval holds another one, it holds a neighbour of these.
    let below = (&q + 1u32) / r;
    let first = if below.is_zero() { below } else { below - 1u32 };
    let possible: Vec<_> = (0..4u32)
        .map(|i| &first + i)
        .filter(|h| hasse(&q, &(r * h)))
        .collect();
    match &possible[..] {
        [one] => Ok(one.clone()),
        [] => refuse(format!(
            "r = {} has no multiple that is a possible number of points of {label} (Hasse's bound)",
            show(r)
        )),
        _ => refuse(format!(
            "cofactor of {label} is needed: r = {} is too small to find it from p",
            show(r)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_is_exact() {
        for q in [5u32, 7, 13, 19, 25, 49, 121, 1009] {
            // Traces −t … t with t² ≤ 4q; for a square q both ends occur.
            let t = (0..).take_while(|t| t * t <= 4 * q).last().unwrap_or(0);
            for n in 0..3 * q {
                let inside = (q + 1 - t..=q + 1 + t).contains(&n);
                assert_eq!(hasse(&q.into(), &n.into()), inside, "{n} points over F_{q}");
            }
        }
    }
}
