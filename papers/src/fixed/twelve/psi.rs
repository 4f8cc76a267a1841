//! i, a root of −1: the untwisted Frobenius of a second group, turned so that its square is −1.
//!
//! **Mathematics.** On E: y² = x³ + b over F_p², p ≡ 1 mod 6, with x̄ = x^p, the maps `(x, y) ↦ (γ·x̄, δ·ȳ)` with γ³ =
//! δ² = b/b̄ are endomorphisms: the one of Galbraith and Scott 2008, which is p on the subgroup G2 of a
//! pairing-friendly curve, times the six units. Two of the six, of opposite δ, have γγ̄ = 1; for these δδ̄ =
//! b^((1−p²)/2), which is −1 where b is not a square. Then the square of the map is (x, −y), and it acts on the
//! subgroup of order r as a root ι of −1 modulo r. **Convention:** ι is the smaller root, and the sign of δ follows.
//!
//! With ω of the group ([`Endo`]) ζ = −iω generates the twelve units of Z\[ζ\], and acts as −ιλ.
//!
//! **Cost.** Two powers in F_p² with exponents of the length of p, and ι times the generator.

use msmith::Error;
use msmith::curve::{Curve, Endo, Group, derive};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// c0 + c1·u, coordinates below p.
type El = [BigUint; 2];

/// The endomorphism `i(x, y) = (γ·x̄, δ·ȳ) = ι·(x, y)` of a curve over F_p² with a = 0, on the subgroup of order r.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Psi {
    /// γ, both of its coordinates.
    pub gamma: [BigUint; 2],
    /// δ likewise.
    pub delta: [BigUint; 2],
    /// ι mod r with ι² + 1 = 0, the smaller of the two.
    pub iota: BigUint,
}

impl Psi {
    /// i of the second group of a curve, where there is one, with the ω that goes with it: b is not a square, r ≡ 1 mod
    /// 4, and i maps the subgroup to itself.
    ///
    /// Errors: those of [`derive()`].
    pub fn derive(curve: &Curve) -> Result<Option<(Self, Endo)>, Error> {
        let Some(spec) = curve.g2.as_ref().filter(|g2| g2.degree == 2) else {
            return Ok(None);
        };
        let (Some(endo), Some(iota)) = (derive(curve, Group::G2)?.endo, root(&curve.r)) else {
            return Ok(None);
        };
        let (f, p) = (Field::new(curve), &curve.p);
        let inverse = f.inverse(&f.element(&spec.b));
        let of_b = |k: u32| f.power(&inverse, &((p - 1u32) / k));
        let mut gamma = of_b(3);
        for _ in 0..2 {
            if f.mul(&gamma, &f.conjugate(&gamma)) != [BigUint::one(), BigUint::ZERO] {
                gamma = gamma.map(|g| g * &endo.beta % p);
            }
        }
        let [x, y] = [&spec.gx, &spec.gy].map(|c| f.element(c));
        let point = [x, y];
        let image = multiple(&f, &iota, &point);
        let ([x, y], Some([image_x, image_y])) = (point, image) else {
            return Ok(None);
        };
        let delta = of_b(2);
        let negated = delta.each_ref().map(|c| (p - c) % p);
        let is_image = |d: &El| f.mul(&f.conjugate(&y), d) == image_y;
        let delta = [delta, negated].into_iter().find(is_image);
        let delta = delta.filter(|_| f.mul(&f.conjugate(&x), &gamma) == image_x);
        Ok(delta.map(|delta| (Self { gamma, delta, iota }, endo)))
    }

    /// `i·(x, y)`.
    pub fn image(&self, curve: &Curve, [x, y]: &[[BigUint; 2]; 2]) -> [[BigUint; 2]; 2] {
        let f = Field::new(curve);
        let (x, y) = (f.conjugate(x), f.conjugate(y));
        [f.mul(&x, &self.gamma), f.mul(&y, &self.delta)]
    }
}

/// `k·(x, y)` on a curve with a = 0, none at infinity.
fn multiple(f: &Field<'_>, k: &BigUint, point: &[El; 2]) -> Option<[El; 2]> {
    let mut sum: Option<[El; 2]> = None;
    for i in (0..k.bits()).rev() {
        sum = sum.and_then(|s| f.add_points(&s, &s));
        if k.bit(i) {
            sum = match &sum {
                Some(s) => f.add_points(s, point),
                None => Some(point.clone()),
            };
        }
    }
    sum
}

/// The smaller root of −1 modulo the prime m ≡ 1 mod 4.
fn root(m: &BigUint) -> Option<BigUint> {
    if m % 4u32 != BigUint::one() {
        return None;
    }
    let quarter = (m - 1u32) / 4u32;
    // Half of the residues are no squares; should 64 bases in a row be, m is not prime.
    for base in 2..66u32 {
        let root = BigUint::from(base).modpow(&quarter, m);
        if ((&root * &root + 1u32) % m).is_zero() {
            let other = m - &root;
            return Some(root.min(other));
        }
    }
    None
}

/// F_p[u]/(u² − nonresidue).
struct Field<'a> {
    p: &'a BigUint,
    nonresidue: &'a BigUint,
}

impl<'a> Field<'a> {
    fn new(curve: &'a Curve) -> Self {
        Self {
            p: &curve.p,
            nonresidue: &curve.nonresidue,
        }
    }

    fn element(&self, coefficients: &[BigUint]) -> El {
        std::array::from_fn(|i| coefficients.get(i).map_or(BigUint::ZERO, |c| c % self.p))
    }

    /// c0 − c1·u.
    fn conjugate(&self, [c0, c1]: &El) -> El {
        [c0.clone(), (self.p - c1) % self.p]
    }

    fn mul(&self, a: &El, b: &El) -> El {
        let c0 = &a[0] * &b[0] + (&a[1] * &b[1] % self.p) * self.nonresidue;
        let c1 = &a[0] * &b[1] + &a[1] * &b[0];
        [c0 % self.p, c1 % self.p]
    }

    fn sub(&self, a: &El, b: &El) -> El {
        std::array::from_fn(|i| (&a[i] + self.p - &b[i]) % self.p)
    }

    fn times(&self, k: u32, a: &El) -> El {
        a.each_ref().map(|c| c * k % self.p)
    }

    /// 1/a of a ≠ 0: the conjugate over the norm.
    fn inverse(&self, a: &El) -> El {
        let other = self.conjugate(a);
        let [norm, _] = self.mul(a, &other);
        let norm = norm.modpow(&(self.p - 2u32), self.p);
        other.map(|c| c * &norm % self.p)
    }

    /// The sum of two affine points of a curve with a = 0, none at infinity.
    fn add_points(&self, [x1, y1]: &[El; 2], [x2, y2]: &[El; 2]) -> Option<[El; 2]> {
        let zero = [BigUint::ZERO, BigUint::ZERO];
        let (top, bottom) = match x1 == x2 {
            false => (self.sub(y2, y1), self.sub(x2, x1)),
            true if y1 == y2 && *y1 != zero => {
                (self.times(3, &self.mul(x1, x1)), self.times(2, y1))
            }
            true => return None,
        };
        let slope = self.mul(&top, &self.inverse(&bottom));
        let x = self.sub(&self.sub(&self.mul(&slope, &slope), x1), x2);
        let y = self.sub(&self.mul(&slope, &self.sub(x1, &x)), y1);
        Some([x, y])
    }

    fn power(&self, x: &El, exponent: &BigUint) -> El {
        let mut out = [BigUint::one(), BigUint::ZERO];
        for i in (0..exponent.bits()).rev() {
            out = self.mul(&out, &out);
            if exponent.bit(i) {
                out = self.mul(&out, x);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use msmith::curve::all;

    /// i² = −1, i is an endomorphism of the curve, and acts as ι: on the pairing-friendly curves with b no square.
    #[test]
    fn fourth_roots_of_unity() {
        let mut seen = Vec::new();
        for curve in all() {
            let Some((q, _)) = Psi::derive(curve).unwrap() else {
                continue;
            };
            let (p, r) = (&curve.p, &curve.r);
            assert!(&q.iota * 2u32 < *r && ((&q.iota * &q.iota + 1u32) % r).is_zero());
            let (f, spec) = (Field::new(curve), curve.g2.as_ref().unwrap());
            let g = [f.element(&spec.gx), f.element(&spec.gy)];
            let once = q.image(curve, &g);
            // On the curve.
            let [x, y] = &once;
            let cube = f.mul(&f.mul(x, x), x);
            let b = f.element(&spec.b);
            let right: El = std::array::from_fn(|i| (&cube[i] + &b[i]) % p);
            assert_eq!(f.mul(y, y), right, "{}", curve.name);
            assert_eq!(multiple(&f, &q.iota, &g), Some(once.clone()));
            let negated = g[1].each_ref().map(|c| (p - c) % p);
            assert_eq!(
                q.image(curve, &once),
                [g[0].clone(), negated],
                "{}",
                curve.name
            );
            seen.push(curve.name.clone());
        }
        seen.retain(|name| !name.starts_with("toy"));
        assert_eq!(seen, ["bls12-377", "bls12-381", "bn254"]);
    }
}
