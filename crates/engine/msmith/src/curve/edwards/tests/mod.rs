//! Tests of the Edwards curves: against arkworks, against the mathematics, and on bad input.

mod arkworks;
mod endo;
mod forms;
mod known;
mod laws;
mod refused;
mod vectors;

use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};

use super::field::Fp;
use super::{EdwardsCurve, all, is_toy};
use crate::curve::count;

type Affine = [BigUint; 2];
type Weierstrass = Option<Affine>;

fn toys() -> impl Iterator<Item = &'static EdwardsCurve> {
    all().iter().filter(|c| is_toy(c))
}

/// All affine points of a toy.
fn affine_points(curve: &EdwardsCurve) -> Vec<Affine> {
    let p = curve.p.to_u32().unwrap();
    (0..p)
        .flat_map(|x| (0..p).map(move |y| [x.into(), y.into()]))
        .filter(|point| curve.contains(point))
        .collect()
}

/// All points of y² = x³ + ax + b with infinity.
fn weierstrass_points(p: &BigUint, [a, b]: &Affine) -> Vec<Weierstrass> {
    let small = count::small_prime(p).unwrap();
    let f = Fp { p };
    let mut points = vec![None];
    for x in 0..small {
        let x = BigUint::from(x);
        let cubic = f.add(&f.mul(&f.add(&f.sqr(&x), a), &x), b);
        let Some(y) = f.sqrt(&cubic) else { continue };
        if !y.is_zero() {
            points.push(Some([x.clone(), f.neg(&y)]));
        }
        points.push(Some([x, y]));
    }
    points
}

/// P + Q on y² = x³ + ax + …, by chord and tangent.
fn weierstrass_add(f: Fp<'_>, a: &BigUint, u: &Weierstrass, v: &Weierstrass) -> Weierstrass {
    let (Some([x1, y1]), Some([x2, y2])) = (u, v) else {
        return u.clone().or_else(|| v.clone());
    };
    let slope = if x1 != x2 {
        f.div(&f.sub(y2, y1), &f.sub(x2, x1))?
    } else if f.add(y1, y2).is_zero() {
        return None;
    } else {
        f.div(&f.add(&f.times(3, &f.sqr(x1)), a), &f.times(2, y1))?
    };
    let x = f.sub(&f.sub(&f.sqr(&slope), x1), x2);
    let y = f.sub(&f.mul(&slope, &f.sub(x1, &x)), y1);
    Some([x, y])
}

fn weierstrass_multiply(f: Fp<'_>, a: &BigUint, k: &BigUint, u: &Weierstrass) -> Weierstrass {
    (0..k.bits()).rev().fold(None, |sum, i| {
        let sum = weierstrass_add(f, a, &sum, &sum);
        if k.bit(i) {
            weierstrass_add(f, a, &sum, u)
        } else {
            sum
        }
    })
}
