//! From window sums to the result: Horner's rule in the radix, on one scalar.

use super::buckets::WindowSum;
use crate::coords::{A, Affine, Coords, Jacobian, jacobian, xyzz};
use crate::recode::{Recoding, Small};
use crate::ring::Lanes;

/// The scalar side of a group: ring, coefficient, and β of the endomorphism.
#[derive(Clone, Copy)]
pub struct Scalar<S: Lanes> {
    /// A ring of width 1.
    pub f: S,
    /// Coefficient a.
    pub a: A<S::El>,
    /// ω(x, y) = (βx, y).
    pub beta: Option<S::El>,
}

type P<S> = jacobian::Point<<S as crate::ring::Ring>::El>;

impl<S: Lanes> Scalar<S> {
    /// A packed element of any ring as this ring's element.
    pub fn convert<R: Lanes>(&self, from: &R, m: &R::Mem, words: &mut [u64]) -> S::El {
        from.unpack(m, words);
        self.f.gather(&[&self.f.pack(words)])
    }

    /// A point of the lanes in Jacobian coordinates: with ZZ = z², ZZZ = z³, the new Z is z⁵.
    pub fn jacobian<R: Lanes>(&self, from: &R, p: &xyzz::Point<R::Mem>) -> P<S> {
        let f = &self.f;
        let mut words = vec![0; f.words()];
        let [x, y, zz, zzz] =
            [&p.x, &p.y, &p.zz, &p.zzz].map(|m| self.convert(from, m, &mut words));
        let z4 = f.sqr(&zz);
        jacobian::Point {
            x: f.mul(&x, &f.sqr(&z4)),
            y: f.mul(&y, &f.mul(&z4, &f.sqr(&z4))),
            z: f.mul(&zz, &zzz),
        }
    }

    /// `p + q`; one copy, like the doubling, because formulas are inlined everywhere else.
    #[inline(never)]
    fn add(&self, p: &P<S>, q: &P<S>) -> P<S> {
        Jacobian::add(&self.f, &self.a, p, q)
    }

    /// `2p`.
    #[inline(never)]
    pub fn dbl(&self, p: &P<S>) -> P<S> {
        Jacobian::dbl(&self.f, &self.a, p)
    }

    /// `k·p` for a small integer.
    fn times(&self, p: &P<S>, k: i64) -> P<S> {
        let mut acc = Jacobian::infinity(&self.f);
        for bit in (0..64 - k.unsigned_abs().leading_zeros()).rev() {
            acc = self.dbl(&acc);
            if k.unsigned_abs() >> bit & 1 == 1 {
                acc = self.add(&acc, p);
            }
        }
        if k < 0 {
            Jacobian::neg(&self.f, &acc)
        } else {
            acc
        }
    }

    /// `(x + yω)·p`.
    pub fn small(&self, p: &P<S>, k: Small) -> P<S> {
        let shift = (k.x | k.y).trailing_zeros().min(63);
        let mut p = *p;
        for _ in 0..shift {
            p = self.dbl(&p);
        }
        let (x, y) = (k.x >> shift, k.y >> shift);
        let mut sum = self.times(&p, x);
        if let (Some(beta), true) = (&self.beta, y != 0) {
            let turned = jacobian::Point {
                x: self.f.mul(&p.x, beta),
                ..p
            };
            sum = self.add(&sum, &self.times(&turned, y));
        }
        sum
    }

    /// `Σ_k ρ^k (u·rows_k + v·cols_k)`, sums least significant window first.
    pub fn horner<R: Lanes>(
        &self,
        from: &R,
        sums: &[WindowSum<R::Mem>],
        recoding: &dyn Recoding,
    ) -> P<S> {
        let mut acc = Jacobian::infinity(&self.f);
        for w in sums.iter().rev() {
            acc = self.small(&acc, recoding.radix());
            let rows = self.small(&self.jacobian(from, &w.rows), recoding.row_unit());
            let cols = self.small(&self.jacobian(from, &w.cols), recoding.col_unit());
            acc = self.add(&acc, &self.add(&rows, &cols));
        }
        acc
    }

    /// Affine coordinates, `None` at infinity.
    pub fn affine(&self, p: &P<S>) -> Option<Affine<S::El>> {
        let (q, inf) = Jacobian::to_affine(&self.f, p);
        (inf == 0).then_some(q)
    }
}
