//! Square roots in the field of any curve: the y of an x, and on an Edwards curve the x of a y.
//!
//! **Mathematics.** Roots in the prime field are those of [`msmith_field::Field`]. In a quadratic extension the norm and one
//! coordinate have roots in the prime field ([`extension`]), in a cubic one the norm ([`cubic`]).
//!
//! **Cost.** A root in the prime field, in the lanes where there are some: about log2(p) squarings and a fifth as many
//! products; two in a quadratic extension, and more in a cubic one. Variable time: points in files are public.

mod cubic;
mod extension;
mod prime;
#[cfg(test)]
mod tests;

use msmith::{Backend, Engine};
use msmith_field::{Field, Options};

use crate::Error;
use crate::integers::Integers;
use crate::rings::{Lanes, Mont64, Ring, SMALL, batch_invert};
use cubic::CubicRoots;
use extension::ExtensionRoots;
use prime::PrimeRoots;

/// A field with square roots. Elements are in Montgomery form, canonical.
trait Roots: Send + Sync {
    type Ring: Ring<El: PartialEq>;
    fn ring(&self) -> &Self::Ring;
    /// A root of each; `None` for an element that is not a square.
    ///
    /// Errors: those of [`Field::sqrt`].
    fn sqrt(&self, a: &[El<Self>]) -> Result<Vec<Option<El<Self>>>, msmith::Error>;
    /// The element of canonical integers, lowest coefficient first, of the words of p each.
    fn read(&self, words: &[u64]) -> El<Self>;
    /// The integers of an element, as [`Roots::read`] takes them.
    fn write(&self, a: &El<Self>) -> Vec<u64>;
    /// Words of an element.
    fn words(&self) -> usize;
    /// Writes the Montgomery words of an element, lowest coefficient first.
    fn put(&self, a: &El<Self>, words: &mut [u64]);
}

/// Points that are worth a vector.
const MANY: usize = 16;

type El<F> = <<F as Roots>::Ring as Ring>::El;

/// The points of a curve by their x; those of an Edwards curve by their y.
pub(crate) struct Lift {
    integers: Integers,
    edwards: bool,
    equation: Box<dyn Equation>,
}

/// A point that is not known but for its x (on an Edwards curve its y) and a bit.
pub(crate) struct Half {
    /// Its place in the list.
    pub index: usize,
    /// What is known as integers, lowest coefficient first, of the words of p each.
    pub given: Vec<u64>,
    pub sign: Sign,
}

/// Which of two y, or x.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Whether it is the larger one ([`Integers::is_larger`]).
    Larger(bool),
    /// Whether its lowest part is odd.
    Odd(bool),
}

impl Lift {
    /// For points of the engine's curve.
    ///
    /// Errors: those of [`Engine::base_field`]; an extension by the root of a square or a cube.
    pub fn new(engine: &Engine) -> Result<Self, Error> {
        Self::over(engine, engine.base_field()?)
    }

    /// Whether the roots of about n points would be taken in the lanes.
    pub fn has_lanes(engine: &Engine, n: usize) -> bool {
        engine.backend() != Backend::Portable && n >= MANY
    }

    /// The same with the roots of a field of the engine's prime.
    fn over(engine: &Engine, field: &Field) -> Result<Self, Error> {
        let equation = match engine.words() / engine.spec().degree {
            #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
            12 => equation::<12>(engine, field),
            #[cfg(not(msmith_words = "4"))]
            6 => equation::<6>(engine, field),
            _ => equation::<4>(engine, field),
        };
        Ok(Self {
            integers: Integers::new(engine),
            edwards: engine.takes_edwards_points(),
            equation: equation.ok_or_else(|| {
                let why = "square roots modulo p need a prime p and a nonresidue";
                msmith::Error::Curve(why.into())
            })?,
        })
    }

    /// Writes the Montgomery words of each point, x then y, to its place in a list.
    ///
    /// Errors: the first given one that is not below p or of no point of the curve; the larger root of 0.
    pub fn find(&self, points: &[Half], list: &mut [u64]) -> Result<(), Error> {
        let below = |p: &&Half| self.integers.are_below_p(&p.given);
        let good = points.iter().take_while(below).count();
        let found = self.equation.find(&points[..good], &self.integers, list)?;
        for (found, Half { index, .. }) in found.into_iter().zip(points) {
            let index = *index;
            match found {
                Found::Point => {}
                Found::Nothing => return Err(msmith::Error::NotOnCurve { index }.into()),
                Found::Zero => {
                    let why = match self.edwards {
                        true => "the sign flag on a point with x = 0",
                        false => "the sign flag on a point with y = 0",
                    };
                    return Err(Error::Encoding { index, why });
                }
            }
        }
        match points.get(good) {
            Some(Half { index, .. }) => Err(msmith::Error::NonCanonical { index: *index }.into()),
            None => Ok(()),
        }
    }
}

/// What was found of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Point,
    /// There is no root.
    Nothing,
    /// The root is 0, and the other one was asked for.
    Zero,
}

/// y² = x³ + ax + b, solved for y; or ax² + y² = 1 + dx²y², solved for x.
trait Equation: Send + Sync {
    /// Writes the points that are given by integers below p, as far as there are such, to their places in a list.
    ///
    /// Errors: those of [`Field::sqrt`].
    fn find(
        &self,
        points: &[Half],
        integers: &Integers,
        list: &mut [u64],
    ) -> Result<Vec<Found>, msmith::Error>;
}

/// Points are read by one thread of several.
fn alone() -> Options<'static> {
    Options {
        threads: Some(1),
        ..Options::default()
    }
}

/// Inverses together; zeros stay.
fn invert<const N: usize>(f: &Mont64<N>, all: &mut [[u64; N]]) {
    let mut others: Vec<_> = all.iter_mut().filter(|x| f.is_zero(x) == 0).collect();
    let mut inverses: Vec<_> = others.iter().map(|x| **x).collect();
    batch_invert(f, &mut inverses);
    for (x, inverse) in others.iter_mut().zip(inverses) {
        **x = inverse;
    }
}

/// The root of a sign, given one of both.
fn signed<F: Roots>(
    field: &F,
    integers: &Integers,
    sign: Sign,
    root: Option<El<F>>,
) -> Result<El<F>, Found> {
    let root = root.ok_or(Found::Nothing)?;
    let plain = field.write(&root);
    let right = match sign {
        Sign::Larger(larger) => integers.is_larger(&plain) == larger,
        Sign::Odd(odd) => (plain[0] & 1 == 1) == odd,
    };
    let f = field.ring();
    match right {
        true => Ok(root),
        false if root == f.zero() => Err(Found::Zero),
        false => Ok(f.norm(&f.neg::<1>(&root))),
    }
}

/// Writes x and y to place i of a list.
fn put<F: Roots>(field: &F, list: &mut [u64], i: usize, [x, y]: [&El<F>; 2]) {
    let words = field.words();
    let place = list.get_mut(2 * words * i..2 * words * (i + 1));
    let (to_x, to_y) = place.unwrap_or_default().split_at_mut(words);
    field.put(x, to_x);
    field.put(y, to_y);
}

struct Edwards<const N: usize> {
    field: PrimeRoots<N>,
    a: [u64; N],
    d: [u64; N],
}

impl<const N: usize> Equation for Edwards<N> {
    /// x² = (1 − y²)/(a − dy²): a root of the product of both, over the lower one.
    fn find(
        &self,
        points: &[Half],
        integers: &Integers,
        list: &mut [u64],
    ) -> Result<Vec<Found>, msmith::Error> {
        let f = self.field.ring();
        let ys: Vec<_> = points.iter().map(|p| self.field.read(&p.given)).collect();
        let squares: Vec<_> = ys.iter().map(|y| f.sqr(y)).collect();
        let upper = |yy: &[u64; N]| f.sub::<1>(&f.one(), yy);
        let mut lower: Vec<_> = (squares.iter())
            .map(|yy| f.sub::<1>(&self.a, &f.mul(&self.d, yy)))
            .collect();
        let products: Vec<_> = (squares.iter().zip(&lower))
            .map(|(yy, lower)| f.mul(&upper(yy), lower))
            .collect();
        invert(f, &mut lower);
        let roots = self.field.sqrt(&products)?;
        let each = points.iter().zip(&ys).enumerate();
        let found = each.map(|(k, (point, y))| {
            // Where the lower one is 0 there is no point.
            let root = roots[k].filter(|_| f.is_zero(&lower[k]) == 0);
            let root = root.map(|root| f.mul(&root, &lower[k]));
            match signed(&self.field, integers, point.sign, root) {
                Ok(x) => {
                    put(&self.field, list, point.index, [&x, y]);
                    Found::Point
                }
                Err(found) => found,
            }
        });
        Ok(found.collect())
    }
}

struct Weierstrass<F: Roots> {
    field: F,
    a: El<F>,
    b: El<F>,
}

impl<F: Roots> Equation for Weierstrass<F> {
    fn find(
        &self,
        points: &[Half],
        integers: &Integers,
        list: &mut [u64],
    ) -> Result<Vec<Found>, msmith::Error> {
        let f = self.field.ring();
        let square = |x: &El<F>| {
            let slope = f.norm(&f.add(&f.sqr(x), &self.a));
            f.norm(&f.add(&f.mul(&slope, x), &self.b))
        };
        let xs: Vec<_> = points.iter().map(|p| self.field.read(&p.given)).collect();
        let squares: Vec<_> = xs.iter().map(square).collect();
        let roots = self.field.sqrt(&squares)?.into_iter();
        let each = points.iter().zip(&xs).zip(roots);
        let found =
            each.map(
                |((point, x), root)| match signed(&self.field, integers, point.sign, root) {
                    Ok(y) => {
                        put(&self.field, list, point.index, [x, &y]);
                        Found::Point
                    }
                    Err(found) => found,
                },
            );
        Ok(found.collect())
    }
}

fn equation<const N: usize>(engine: &Engine, field: &Field) -> Option<Box<dyn Equation>> {
    let field = field.clone();
    let ring = Mont64::<N>::new(&engine.curve().p.to_u64_digits())?;
    if let Some(curve) = engine
        .edwards_curve()
        .filter(|_| !SMALL && engine.takes_edwards_points())
    {
        let [a, d] = [&curve.a, &curve.d].map(|c| ring.from_words(&c.to_u64_digits()));
        let field = PrimeRoots::new(ring, field);
        return Some(Box::new(Edwards { field, a, d }));
    }
    if engine.spec().degree == 1 {
        let field = PrimeRoots::new(ring, field);
        return Some(weierstrass(field, engine));
    }
    let beta = ring.from_words(&engine.curve().nonresidue.to_u64_digits());
    if engine.spec().degree == 2 {
        let field = ExtensionRoots::new(ring, beta, field)?;
        return Some(weierstrass(field, engine));
    }
    if SMALL {
        return None;
    }
    let field = CubicRoots::new(ring, beta, &engine.curve().p, field)?;
    Some(weierstrass(field, engine))
}

fn weierstrass<F: Roots + 'static>(field: F, engine: &Engine) -> Box<dyn Equation> {
    let (integers, spec) = (Integers::new(engine), engine.spec());
    Box::new(Weierstrass {
        a: field.read(&integers.words(&spec.a)),
        b: field.read(&integers.words(&spec.b)),
        field,
    })
}
