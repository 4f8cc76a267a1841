//! From window sums to the result: Horner's rule in the radix, on one scalar.

use super::buckets::WindowSum;
use super::door::{self, EdwardsDoor};
use crate::coords::{A, Affine, Coords, Jacobian, jacobian, xyzz};
use crate::points::Points;
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
    /// γ and δ of ψ(x, y) = (γx̄, δȳ).
    pub psi: Option<[S::El; 2]>,
    /// Where points of an Edwards curve come in.
    pub door: Option<EdwardsDoor<S::El>>,
}

type P<S> = jacobian::Point<<S as crate::ring::Ring>::El>;

/// `Σ ρ^k (u·rows + v·cols)` over sums of windows k, the least significant first. All windows have one.
pub fn horner<R: Lanes, S: Lanes>(
    one: &Scalar<S>,
    from: &R,
    sums: &[WindowSum<xyzz::Point<R::Mem>>],
    recoding: &dyn Recoding,
) -> P<S> {
    in_radix(one, sums, recoding, |sum| one.take(from, sum))
}

/// [`horner`] of sums in any coordinates, as `take` brings them into those of the group.
pub fn in_radix<S: Lanes, Sum>(
    one: &Scalar<S>,
    sums: &[WindowSum<Sum>],
    recoding: &dyn Recoding,
    take: impl Fn(&Sum) -> P<S>,
) -> P<S> {
    let (radix, row, col) = (recoding.radix(), recoding.row_unit(), recoding.col_unit());
    let unit = Small { x: 1, y: 0 };
    // u·((ρ/u)·sum + rows) + cols where that goes: no multiplication by u of its own.
    let rest =
        (radix.y | row.y == 0 && col == unit && radix.x % row.x.max(1) == 0).then(|| Small {
            x: radix.x / row.x.max(1),
            y: 0,
        });
    let mut acc = one.identity();
    let mut last = None;
    for w in sums.iter().rev() {
        let (rows, cols) = (take(&w.rows), take(&w.cols));
        let again = last.replace(w.window) == Some(w.window);
        acc = match rest {
            Some(rest) if !again => {
                let sum = one.add(&one.small(&acc, rest), &rows);
                one.add(&one.small(&sum, row), &cols)
            }
            _ => {
                let both = one.add(&one.small(&rows, row), &one.small(&cols, col));
                let shifted = if again { acc } else { one.small(&acc, radix) };
                one.add(&shifted, &both)
            }
        };
    }
    acc
}

impl<S: Lanes> Scalar<S> {
    /// All points of a list as words of the Weierstrass form.
    pub fn read(&self, points: &dyn Points, words: &mut [u64], finite: &mut [bool]) {
        door::read(&self.f, self.door.as_ref(), points, 0, words, finite);
    }

    /// A point of the caller's in Weierstrass form; `None` at infinity.
    pub fn inside(&self, q: &Affine<S::El>) -> Option<Affine<S::El>> {
        match self.door.as_ref().filter(|_| !S::CONJUGATES) {
            Some(door) => door::inside(&self.f, door, q),
            None => Some(*q),
        }
    }

    /// A packed element of any ring as this ring's element.
    pub fn convert<R: Lanes>(&self, from: &R, m: &R::Mem, words: &mut [u64]) -> S::El {
        from.unpack(m, words);
        self.f.gather(&[&self.f.pack(words)])
    }

    /// Affine coordinates, `None` at infinity.
    pub fn affine(&self, p: &P<S>) -> Option<Affine<S::El>> {
        let (q, inf) = Jacobian::to_affine(&self.f, p);
        (inf == 0).then_some(q)
    }
}

impl<S: Lanes> Scalar<S> {
    /// The neutral element.
    pub fn identity(&self) -> P<S> {
        Jacobian::infinity(&self.f)
    }
    /// `p + q`. One copy, like the doubling, because formulas are inlined everywhere else.
    #[inline(never)]
    pub fn add(&self, p: &P<S>, q: &P<S>) -> P<S> {
        Jacobian::add(&self.f, &self.a, p, q)
    }
    /// `2p`.
    #[inline(never)]
    pub fn dbl(&self, p: &P<S>) -> P<S> {
        Jacobian::dbl(&self.f, &self.a, p)
    }
    /// `−p`.
    pub fn neg(&self, p: &P<S>) -> P<S> {
        Jacobian::neg(&self.f, p)
    }
    /// `ωp`, where there is an endomorphism.
    fn turn(&self, p: &P<S>) -> Option<P<S>> {
        let beta = self.beta.as_ref()?;
        Some(jacobian::Point {
            x: self.f.mul(&p.x, beta),
            ..*p
        })
    }

    /// `k·p` for a small integer.
    fn times(&self, p: &P<S>, k: i64) -> P<S> {
        let Some(top) = k.unsigned_abs().checked_ilog2() else {
            return self.identity();
        };
        let mut acc = *p;
        for bit in (0..top).rev() {
            acc = self.dbl(&acc);
            if k.unsigned_abs() >> bit & 1 == 1 {
                acc = self.add(&acc, p);
            }
        }
        if k < 0 { self.neg(&acc) } else { acc }
    }

    /// `(x + yω)·p`.
    pub fn small(&self, p: &P<S>, k: Small) -> P<S> {
        let shift = (k.x | k.y).trailing_zeros().min(63);
        let mut p = *p;
        for _ in 0..shift {
            p = self.dbl(&p);
        }
        let (x, y) = (k.x >> shift, k.y >> shift);
        let turned = if y == 0 { None } else { self.turn(&p) };
        let Some(turned) = turned else {
            return self.times(&p, x);
        };
        // 1 + ω = −ω².
        if (x, y) == (1, 1)
            && let Some(twice) = self.turn(&turned)
        {
            return self.neg(&twice);
        }
        self.add(&self.times(&p, x), &self.times(&turned, y))
    }

    /// A packed sum of the lanes. With ZZ = z², ZZZ = z³, the new Z is z⁵.
    fn take<R: Lanes>(&self, from: &R, p: &xyzz::Point<R::Mem>) -> P<S> {
        let f = &self.f;
        let mut words = vec![0; f.words()];
        let mut convert = |m| self.convert(from, m, &mut words);
        let (x, y, zz, zzz) = (
            convert(&p.x),
            convert(&p.y),
            convert(&p.zz),
            convert(&p.zzz),
        );
        let z4 = f.sqr(&zz);
        jacobian::Point {
            x: f.mul(&x, &f.sqr(&z4)),
            y: f.mul(&y, &f.mul(&z4, &f.sqr(&z4))),
            z: f.mul(&zz, &zzz),
        }
    }
}
