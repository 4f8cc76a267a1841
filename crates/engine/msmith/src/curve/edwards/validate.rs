//! Whether the numbers of an Edwards curve agree with each other, cheap checks first.
//!
//! Orders and numbers of points are checked on the Weierstrass form, which has the same group.

use msmith_core::primality::is_probable_prime;
use num_traits::Zero;

use super::derive;
use super::spec::EdwardsCurve;
use crate::Error;
use crate::curve::number::show;
use crate::curve::{count, validate as common};

fn refuse<T>(why: String) -> Result<T, Error> {
    Err(Error::Curve(why))
}

/// Every check; see [`EdwardsCurve::validate`].
pub(super) fn curve(c: &EdwardsCurve) -> Result<(), Error> {
    common::name(&c.name)?;
    shape(c)?;
    if !is_probable_prime(&c.p) {
        return refuse(format!("p = {} is composite", show(&c.p)));
    }
    let r_is_prime = is_probable_prime(&c.r);
    if !r_is_prime && count::small_prime(&c.p).is_none() {
        return refuse(format!(
            "r = {} is composite: the order of the subgroup must be prime",
            show(&c.r)
        ));
    }
    let generator = c.generator();
    if !c.contains(&generator) {
        return refuse(format!("the generator of {} is not on the curve", c.name));
    }
    if generator == c.identity() {
        return refuse(format!(
            "the generator of {} is (0, 1), the identity",
            c.name
        ));
    }
    if !(&c.r * &c.cofactor % 4u32).is_zero() {
        return refuse(format!(
            "cofactor of {}: r·{} is not a multiple of 4, as the number of points of every twisted Edwards \
             curve is",
            c.name,
            show(&c.cofactor)
        ));
    }
    let Some((form, _)) = derive::weierstrass(c) else {
        return refuse(format!("{} has no Weierstrass form", c.name));
    };
    common::group(&form, &c.name, &form.g1, r_is_prime)
}

/// Sizes and ranges: what every computation with the numbers relies on. No primality.
pub(super) fn shape(c: &EdwardsCurve) -> Result<(), Error> {
    common::check_modulus(&c.p, &c.r)?;
    let elements = [
        ("coefficient a", &c.a),
        ("coefficient d", &c.d),
        ("generator x", &c.gx),
        ("generator y", &c.gy),
    ];
    for (what, n) in elements {
        if n >= &c.p {
            return refuse(format!("{what}: {} is not below p", show(n)));
        }
    }
    for (what, n) in &elements[..2] {
        if n.is_zero() {
            return refuse(format!("{what} is 0: the curve is singular"));
        }
    }
    if c.a == c.d {
        return refuse("a = d: the curve is singular".into());
    }
    Ok(())
}
