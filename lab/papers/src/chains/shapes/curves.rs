//! Curves of 255 and 256 bits on which chains are run and counted.

use msmith_chain::{Chain, Error, TablePlan};
#[cfg(test)]
use msmith_core::Lanes;
use msmith_core::Ring;
use msmith_core::coords::{A, Affine, Coords, jacobian};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::ring::mont64::Mont64;
use num_bigint::BigUint;
use num_traits::One;

use crate::chains::executed::Ed25519;
use crate::chains::hessian_points::{Hessian, Outcome, constants};
use crate::chains::jacobian_points::Jacobian;
use crate::chains::uniform::{Entry, Uniform};
use crate::coords::hessian;

type El = [u64; 4];

/// A point in affine coordinates.
pub type Pair = [BigUint; 2];

/// What a run took, table included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// Products.
    pub m: u64,
    /// Squarings.
    pub s: u64,
    /// Products by constants of the curve.
    pub constants: u64,
    /// The result; `None` where it is lost or at infinity.
    pub point: Option<Pair>,
}

/// A curve with a base point.
pub trait Curve {
    /// Runs a chain and the plan of its table on P, and on Q where there is one.
    ///
    /// Errors: [`Error::Chain`] where the plan lacks a point.
    fn run(&self, chain: &Chain, plan: &TablePlan, first: &[Pair]) -> Result<Counted, Error>;
    /// `k·p` by doublings and additions of p, other formulas where there are others; k and p are not 0.
    fn times(&self, k: &BigUint, p: &Pair) -> Option<Pair>;
    /// A point.
    fn base(&self) -> &Pair;
}

impl Curve for Ed25519 {
    fn run(&self, chain: &Chain, plan: &TablePlan, first: &[Pair]) -> Result<Counted, Error> {
        let run = Self::run(self, chain, plan, first)?;
        Ok(Counted {
            m: run.m,
            s: run.s,
            constants: 0,
            point: run.point,
        })
    }

    fn times(&self, k: &BigUint, p: &Pair) -> Option<Pair> {
        Some(Self::times(self, k, p))
    }

    fn base(&self) -> &Pair {
        Self::base(self)
    }
}

fn number(hex: &[u8]) -> Option<BigUint> {
    BigUint::parse_bytes(hex, 16)
}

/// The integers modulo a prime.
#[derive(Debug, Clone)]
struct Field {
    f: Mont64<4>,
}

impl Field {
    fn new(p: &BigUint) -> Option<Self> {
        let words: Vec<u64> = p.iter_u64_digits().collect();
        let f = Mont64::new(&words)?;
        Some(Self { f })
    }

    fn element(&self, x: &BigUint) -> El {
        let words: Vec<u64> = x.iter_u64_digits().collect();
        self.f.from_words(&words)
    }

    fn affine(&self, [x, y]: &Pair) -> Affine<El> {
        let [x, y] = [x, y].map(|c| self.element(c));
        Affine { x, y }
    }

    fn pair(&self, p: &Affine<El>) -> Pair {
        [&p.x, &p.y].map(|c| {
            let words = self.f.from_mont(c);
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            BigUint::from_bytes_le(&bytes)
        })
    }
}

/// The bits of k below its highest, from above.
fn lower_bits(k: &BigUint) -> impl Iterator<Item = bool> {
    (0..k.bits().saturating_sub(1)).rev().map(|i| k.bit(i))
}

/// A twisted Hessian curve modulo 2^255 − 19, where there are cube roots of unity: a the least integer that is not a
/// cube, so that additions fail nowhere; d such that (2, 3) is a point. The order of its group is not known here.
#[derive(Debug, Clone)]
pub struct Hessian255 {
    field: Field,
    curve: hessian::Curve<El>,
    root: El,
    base: Pair,
}

impl Hessian255 {
    /// The curve; `None` never.
    pub fn new() -> Option<Self> {
        let p = (BigUint::one() << 255u32) - 19u32;
        let third = (&p - 1u32) / 3u32;
        let not_cube = |a: &BigUint| !a.modpow(&third, &p).is_one();
        let a = (2u32..).map(BigUint::from).find(not_cube)?;
        let root = a.modpow(&third, &p);
        let base = [2u32, 3].map(BigUint::from);
        let d = (&a * 8u32 + 28u32) * BigUint::from(6u32).modinv(&p)? % &p;
        let field = Field::new(&p)?;
        let [el_a, el_d] = [&a, &d].map(|c| field.element(c));
        Some(Self {
            curve: hessian::Curve::new(&field.f, &el_a, &el_d)?,
            root: field.element(&root),
            field,
            base,
        })
    }

    /// The integers a and d.
    #[cfg(test)]
    pub fn coefficients(&self) -> Pair {
        let f = &self.field.f;
        let d = f.mul(&self.curve.d2, &f.inv(&f.from_u64(2)));
        let (x, y) = (self.curve.a, d);
        self.field.pair(&Affine { x, y })
    }

    /// A run with or without the root: all products, those by constants with the others; squarings; the result.
    ///
    /// Errors: as [`Curve::run`].
    pub fn run_by(
        &self,
        root: bool,
        chain: &Chain,
        plan: &TablePlan,
        first: &[Pair],
    ) -> Result<([u64; 2], Option<Pair>), Error> {
        let counters = Counters::new();
        let f = Counting::new(self.field.f, &counters);
        let group = Uniform(Hessian {
            f,
            curve: self.curve,
            root: root.then_some(self.root),
        });
        let entry = |p: &Pair| Hessian::<Counting<'_, Mont64<4>>>::first(&self.field.affine(p));
        let first: Vec<_> = first.iter().map(entry).collect();
        let result = group.run(chain, plan, &first)?;
        let n = counters.take();
        let point = match group.0.outcome(&result) {
            Outcome::Affine(p) => Some(self.field.pair(&p)),
            Outcome::Infinite(_) | Outcome::Lost => None,
        };
        Ok(([n.mul, n.sqr], point))
    }
}

impl Curve for Hessian255 {
    fn run(&self, chain: &Chain, plan: &TablePlan, first: &[Pair]) -> Result<Counted, Error> {
        let ([m, s], point) = self.run_by(true, chain, plan, first)?;
        let constants = constants(chain, plan, true).sum();
        Ok(Counted {
            m: m - constants,
            s,
            constants,
            point,
        })
    }

    fn times(&self, k: &BigUint, p: &Pair) -> Option<Pair> {
        let (f, curve) = (&self.field.f, &self.curve);
        let p = hessian::from_affine(f, &self.field.affine(p));
        let sum = lower_bits(k).fold(p, |sum, bit| {
            let sum = hessian::dbl_older(f, curve, &sum);
            if bit {
                hessian::add_direct(f, curve, &sum, &p)
            } else {
                sum
            }
        });
        let group = Hessian {
            f: *f,
            curve: *curve,
            root: None,
        };
        match group.outcome(&Entry::Point(sum)) {
            Outcome::Affine(p) => Some(self.field.pair(&p)),
            Outcome::Infinite(_) | Outcome::Lost => None,
        }
    }

    fn base(&self) -> &Pair {
        &self.base
    }
}

/// NIST P-256 (FIPS 186-4, D.1.2.3): a = −3, of prime order.
#[derive(Debug, Clone)]
pub struct P256 {
    field: Field,
    base: Pair,
}

impl P256 {
    /// The modulus, hexadecimal.
    pub const P: &[u8] = b"ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";

    /// The curve; `None` never.
    pub fn new() -> Option<Self> {
        let p = number(Self::P)?;
        let x = number(b"6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296")?;
        let y = number(b"4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")?;
        let field = Field::new(&p)?;
        Some(Self {
            field,
            base: [x, y],
        })
    }
}

impl Curve for P256 {
    fn run(&self, chain: &Chain, plan: &TablePlan, first: &[Pair]) -> Result<Counted, Error> {
        let counters = Counters::new();
        let group = Uniform(Jacobian::new(Counting::new(self.field.f, &counters)));
        let entry = |p: &Pair| Entry::Flat(self.field.affine(p));
        let first: Vec<_> = first.iter().map(entry).collect();
        counters.take();
        let result = group.run(chain, plan, &first)?;
        let n = counters.take();
        let point = group.0.affine(&result).map(|p| self.field.pair(&p));
        Ok(Counted {
            m: n.mul,
            s: n.sqr,
            constants: 0,
            point,
        })
    }

    fn times(&self, k: &BigUint, p: &Pair) -> Option<Pair> {
        type J = jacobian::Jacobian;
        let f = &self.field.f;
        let p = self.field.affine(p);
        let a = A::General(f.norm(&f.neg::<1>(&f.from_u64(3))));
        let sum = lower_bits(k).fold(J::from_affine(f, &p), |sum, bit| {
            let sum = J::dbl(f, &a, &sum);
            if bit {
                J::add_affine_raw(f, &sum, &p)
            } else {
                sum
            }
        });
        let (sum, infinite) = J::to_affine(f, &sum);
        (infinite == 0).then(|| self.field.pair(&sum))
    }

    fn base(&self) -> &Pair {
        &self.base
    }
}
