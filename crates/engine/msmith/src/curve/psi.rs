//! A second endomorphism, of second groups over quadratic extensions: a root of −1.
//!
//! **Mathematics.** On y² = x³ + b over F_p², p ≡ 1 mod 6, with x̄ = x^p, the maps `(x, y) ↦ (γ·x̄, δ·ȳ)` with γ³ =
//! δ² = b/b̄ are endomorphisms: the one of Galbraith and Scott 2008, the untwisted Frobenius ψ, which is p on the
//! subgroup G2 of a pairing-friendly curve, times the six units ±ω^j. Two of the six, of opposite δ, have γγ̄ = 1; for
//! these δδ̄ = b^((1−p²)/2), which is −1 where b is not a square. Then the square of the map is (x, −y), and it acts on
//! the subgroup of order r as a root ι of −1 modulo r. **Convention:** ι is the smaller root, and the sign of δ follows.
//!
//! The units ±ωι and ±ω²ι have order 12, u⁴ − u² + 1 = 0, on the whole curve, since ι² = −1, ω² + ω + 1 = 0 and ιω = ωι
//! hold there. On the subgroup each is an integer; k being the least of the four, a point for which k·P is what that unit
//! makes of P is killed by k⁴ − k² + 1 = r·m, so that its order divides r as soon as m is prime to the cofactor. For the
//! BLS12 curves k = |x| and m = 1 (the test of Scott 2021, "A note on group membership tests for G1, G2 and GT on BLS
//! pairing-friendly curves"); for BN254 k = 6x².
//!
//! With ω a scalar is four integers of a quarter of its bits ([`crate::recode::quarters`]).
//!
//! **Cost.** A power in F_p² whose exponent is as long as p, and k times the generator.

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::Endo;
use super::bigfield::{BigField, El};
use super::bigpoint::BigCurve;
use super::spec::{Curve, GroupSpec};

/// The endomorphism `(x, y) ↦ (γ·x̄, δ·ȳ) = ι·(x, y)` of a curve over F_p² with a = 0, on the subgroup of order r: the
/// untwisted Frobenius times a unit, so that its square is −1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Psi {
    /// γ, both of its coordinates.
    pub gamma: [BigUint; 2],
    /// δ likewise.
    pub delta: [BigUint; 2],
    /// ι mod r with ι² + 1 = 0, the smaller of the two.
    pub iota: BigUint,
    /// What holds for the points of the subgroup alone.
    pub test: Option<SubgroupTest>,
}

/// `k·P = ±ω^j·ι·P`, which holds for the points of a subgroup and for no others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubgroupTest {
    /// The factor.
    pub k: BigUint,
    /// j, which is 1 or 2.
    pub power: usize,
    /// Whether the sign is negative.
    pub negative: bool,
}

impl SubgroupTest {
    /// The shortest of the units of order 12.
    fn shortest(r: &BigUint, lambda: &BigUint, iota: &BigUint) -> Option<Self> {
        let of = |power: usize, negative: bool| {
            let k = iota * lambda.modpow(&power.into(), r) % r;
            let k = if negative { r - k } else { k };
            Self { k, power, negative }
        };
        let all = [(1, false), (1, true), (2, false), (2, true)];
        let test = all.map(|(j, negative)| of(j, negative));
        test.into_iter().min_by(|a, b| a.k.cmp(&b.k))
    }

    /// Whether no other point passes.
    fn decides(&self, r: &BigUint, cofactor: &BigUint) -> bool {
        let square = &self.k * &self.k;
        let (m, rest) = (&square * &square - &square + 1u32).div_rem(r);
        rest.is_zero() && m.gcd(cofactor).is_one()
    }
}

impl Psi {
    /// That of a group with ω, where there is one: over a quadratic extension, b not a square, r ≡ 1 mod 4, and the map
    /// takes the generator to its multiple by ι.
    pub(super) fn derive(curve: &Curve, spec: &GroupSpec, endo: &Endo) -> Option<Self> {
        if spec.degree != 2 {
            return None;
        }
        let iota = root_of_minus_one(&curve.r)?;
        let big = BigCurve::new(curve, spec);
        let (f, p) = (big.f, &curve.p);
        // b^(−(p − 1)/6), whose sixth power is b/b̄.
        let unit = power(&f, &inverse(&f, &f.element(&spec.b))?, &((p - 1u32) / 6u32));
        let (mut gamma, delta) = (f.sqr(&unit), f.mul(&f.sqr(&unit), &unit));
        let beta = f.element(core::slice::from_ref(&endo.beta));
        for _ in 0..2 {
            if f.mul(&gamma, &conjugate(&f, &gamma)) != f.small(1) {
                gamma = f.mul(&gamma, &beta);
            }
        }
        // What ι does to the generator, from its shortest multiple by a unit: k·G = ±ω^j·ι·G.
        let test = SubgroupTest::shortest(&curve.r, &endo.lambda, &iota)?;
        let (x, y) = (f.element(&spec.gx), f.element(&spec.gy));
        let multiple = big.mul(&test.k, &x, &y);
        let mut image_x = f.mul(&gamma, &conjugate(&f, &x));
        for _ in 0..test.power {
            image_x = f.mul(&beta, &image_x);
        }
        let negated = f.sub(&f.small(0), &delta);
        let signs = match test.negative {
            false => [delta.clone(), negated.clone()],
            true => [negated.clone(), delta.clone()],
        };
        let found = (signs.iter())
            .position(|d| big.equals(&multiple, &image_x, &f.mul(d, &conjugate(&f, &y))))?;
        let delta = [delta, negated].into_iter().nth(found)?;
        let pair = |[c0, c1, _]: El| [c0, c1];
        Some(Self {
            gamma: pair(gamma),
            delta: pair(delta),
            test: (test.decides(&curve.r, &spec.cofactor)).then_some(test),
            iota,
        })
    }
}

/// c0 − c1·u.
pub(super) fn conjugate(f: &BigField<'_>, [c0, c1, _]: &El) -> El {
    f.sub(
        &f.element(core::slice::from_ref(c0)),
        &f.element(&[BigUint::ZERO, c1.clone()]),
    )
}

/// 1/a, over a quadratic extension of a field.
fn inverse(f: &BigField<'_>, a: &El) -> Option<El> {
    let conjugate = conjugate(f, a);
    let [norm, ..] = f.mul(a, &conjugate);
    let inverse = norm.modinv(f.p)?;
    Some(f.mul(&conjugate, &f.element(&[inverse])))
}

fn power(f: &BigField<'_>, a: &El, exponent: &BigUint) -> El {
    let mut out = f.small(1);
    for i in (0..exponent.bits()).rev() {
        out = f.sqr(&out);
        if exponent.bit(i) {
            out = f.mul(&out, a);
        }
    }
    out
}

/// The smaller root of −1 modulo the prime m ≡ 1 mod 4.
fn root_of_minus_one(m: &BigUint) -> Option<BigUint> {
    if m % 4u32 != BigUint::one() {
        return None;
    }
    let quarter = (m - 1u32) / 4u32;
    // Half of the residues are no squares; should 64 bases in a row be, m is not prime.
    (2..66u32).find_map(|base| {
        let root = BigUint::from(base).modpow(&quarter, m);
        let is_root = ((&root * &root + 1u32) % m).is_zero();
        is_root.then(|| (m - &root).min(root))
    })
}
