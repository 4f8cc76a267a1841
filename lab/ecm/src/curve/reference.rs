//! Affine arithmetic: what the engines are tested against.

use super::{Curve, Modulo, shared};
use num_bigint::BigUint;

impl Curve {
    /// The sum of two points, or the divisor of n that makes a denominator impossible.
    pub(crate) fn sum(
        &self,
        n: &BigUint,
        p: &(BigUint, BigUint),
        q: &(BigUint, BigUint),
    ) -> Result<(BigUint, BigUint), BigUint> {
        let m = Modulo(n);
        let (xx, yy) = (m.mul(&p.0, &q.0), m.mul(&p.1, &q.1));
        let t = m.mul(&self.d, &m.mul(&xx, &yy));
        let one = m.small(1);
        let (plus, minus) = (m.add(&one, &t), m.sub(&one, &t));
        let all = m.mul(&plus, &minus);
        let Some(inverse) = all.modinv(n) else {
            return Err(shared(&all, n).unwrap_or_else(|| n.clone()));
        };
        let x = m.add(&m.mul(&p.0, &q.1), &m.mul(&p.1, &q.0));
        let y = m.add(&yy, &xx);
        Ok((
            m.mul(&x, &m.mul(&inverse, &minus)),
            m.mul(&y, &m.mul(&inverse, &plus)),
        ))
    }
}
