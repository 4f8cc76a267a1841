//! Square roots in the field of any curve: the y of an x.
//!
//! **Mathematics.** With p − 1 = 2^e·m, m odd, one power t = a^((m−1)/2) gives ζ = a·t² of order 2^e at most;
//! the logarithm of ζ decides whether a is a square and corrects a·t to a root ([`prime`]). p ≡ 3 mod 4 (e = 1)
//! and p ≡ 5 mod 8 (e = 2) are no special cases, only short logarithms. In a quadratic extension the norm and one
//! coordinate have roots in the prime field ([`extension`]).
//!
//! **Cost.** A power of about log2(p) − e squarings and a sixth as many products, and a logarithm ([`logarithm`]);
//! twice that in an extension. No inversion. Each squaring waits for the one before it, so the powers of two points
//! are taken side by side ([`side_by_side`]). Variable time: points in files are public.
//!
//! **Source.** Tonelli 1891, Shanks 1973; tables of the logarithms: D. J. Bernstein, "Faster square roots in
//! annoying finite fields" (2001), P. Sarkar, "Computing square roots faster than the Tonelli–Shanks/Bernstein
//! algorithm" (2020).

mod exponent;
mod extension;
mod logarithm;
mod prime;
mod side_by_side;
#[cfg(test)]
mod tests;

use msmith::Engine;

use crate::Error;
use crate::canonical::Integers;
use crate::rings::{Mont64, Ring};
use extension::ExtensionRoots;
use prime::PrimeRoots;

/// A field with square roots. Elements are in Montgomery form, canonical.
trait Roots: Send + Sync {
    type Ring: Ring<El: PartialEq>;
    fn ring(&self) -> &Self::Ring;
    /// A root of each; `None` for an element that is not a square.
    fn sqrt<const K: usize>(&self, a: &[El<Self>; K]) -> [Option<El<Self>>; K];
    /// The element of canonical integers, lowest coefficient first, of the words of p each.
    fn read(&self, words: &[u64]) -> El<Self>;
    /// The integers of an element, as [`Roots::read`] takes them.
    fn write(&self, a: &El<Self>) -> Vec<u64>;
}

type El<F> = <<F as Roots>::Ring as Ring>::El;

/// The points of a curve by their x.
pub(crate) struct Lift {
    integers: Integers,
    equation: Box<dyn Equation>,
}

/// A point that is not known but for its x and a bit.
pub(crate) struct Half {
    /// Its place in the list, for errors.
    pub index: usize,
    /// x as integers, lowest coefficient first, of the words of p each.
    pub x: Vec<u64>,
    /// Whether y is the larger one of the two ([`Integers::is_larger`]).
    pub larger: bool,
}

impl Lift {
    /// For about `n` points of the engine's curve, whose number decides how large the tables are.
    ///
    /// Errors: a p that is not a prime.
    pub fn new(engine: &Engine, n: usize) -> Result<Self, Error> {
        // Products of 12 words leave no room between them for others.
        let equation = match engine.words() / engine.spec().degree {
            1 => equation::<1, 2>(engine, n),
            4 => equation::<4, 2>(engine, n),
            6 => equation::<6, 2>(engine, n),
            _ => equation::<12, 1>(engine, n),
        };
        Ok(Self {
            integers: Integers::new(engine),
            equation: equation.ok_or_else(|| {
                let why = "square roots modulo p need a prime p and a nonresidue";
                msmith::Error::Curve(why.into())
            })?,
        })
    }

    /// The y of each point, as its x is given.
    ///
    /// Errors: the first x that is not below p or of no point of the curve; the larger root of 0.
    pub fn ys(&self, points: &[Half]) -> Result<Vec<Vec<u64>>, Error> {
        let below = |p: &&Half| self.integers.are_below_p(&p.x);
        let good: Vec<&[u64]> = points.iter().take_while(below).map(|p| &p.x[..]).collect();
        let mut all = Vec::with_capacity(points.len());
        for (y, point) in self.equation.ys(&good).into_iter().zip(points) {
            let index = point.index;
            let mut y = y.ok_or(msmith::Error::NotOnCurve { index })?;
            if self.integers.is_larger(&y) != point.larger {
                if y.iter().all(|w| *w == 0) {
                    let why = "the sign flag on a point with y = 0";
                    return Err(Error::Encoding { index, why });
                }
                self.integers.negate(&mut y);
            }
            all.push(y);
        }
        match points.get(all.len()) {
            Some(Half { index, .. }) => Err(msmith::Error::NonCanonical { index: *index }.into()),
            None => Ok(all),
        }
    }
}

/// y² = x³ + ax + b, solved for y.
trait Equation: Send + Sync {
    /// One of the two y of each x, where there are any; integers as in [`Half::x`], below p.
    fn ys(&self, x: &[&[u64]]) -> Vec<Option<Vec<u64>>>;
}

/// K points are worked on side by side.
struct Weierstrass<F: Roots, const K: usize> {
    field: F,
    a: El<F>,
    b: El<F>,
}

impl<F: Roots, const K: usize> Equation for Weierstrass<F, K> {
    fn ys(&self, x: &[&[u64]]) -> Vec<Option<Vec<u64>>> {
        let f = self.field.ring();
        let square = |x: &[u64]| {
            let x = self.field.read(x);
            let slope = f.norm(&f.add(&f.sqr(&x), &self.a));
            f.norm(&f.add(&f.mul(&slope, &x), &self.b))
        };
        let mut all = Vec::with_capacity(x.len());
        for some in x.chunks(K) {
            let squares = std::array::from_fn(|i| some.get(i).map_or(f.one(), |x| square(x)));
            let ys = self.field.sqrt::<K>(&squares).into_iter().take(some.len());
            all.extend(ys.map(|y| Some(self.field.write(&y?))));
        }
        all
    }
}

fn equation<const N: usize, const K: usize>(
    engine: &Engine,
    n: usize,
) -> Option<Box<dyn Equation>> {
    let ring = Mont64::<N>::new(&engine.curve().p.to_u64_digits())?;
    if engine.spec().degree == 1 {
        return Some(weierstrass::<_, K>(PrimeRoots::new(ring, n)?, engine));
    }
    let beta = ring.from_words(&engine.curve().nonresidue.to_u64_digits());
    Some(weierstrass::<_, K>(
        ExtensionRoots::new(ring, beta, n)?,
        engine,
    ))
}

fn weierstrass<F: Roots + 'static, const K: usize>(field: F, engine: &Engine) -> Box<dyn Equation> {
    let (integers, spec) = (Integers::new(engine), engine.spec());
    Box::new(Weierstrass::<F, K> {
        a: field.read(&integers.words(&spec.a)),
        b: field.read(&integers.words(&spec.b)),
        field,
    })
}
