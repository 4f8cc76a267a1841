//! Fourier transforms of points.

use super::Engine;
use super::parts::Sublist;
use crate::curve;
use crate::error::Error;
use crate::memory::filled;
use crate::options::Options;
use crate::points::{Points, PointsBy, WordPoints};
use crate::scalars::Scalars;
use crate::words::{integer, words_of};
use num_bigint::BigUint;
use num_traits::One;

/// Where a polynomial is evaluated by [`Engine::fft`]: `g·ω^i` for a root of unity ω modulo r of order n = 2^k, and a
/// shift g, which is 1 unless [`Domain::coset`] says otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Domain {
    r: BigUint,
    n: usize,
    root: BigUint,
    shift: BigUint,
}

/// The generators of the multiplicative groups of scalar fields that other libraries use too; that of another field is the
/// least number that is not a square.
const GENERATORS: [(&str, u32); 8] = [
    ("bls12-377", 22),
    ("bls12-381", 7),
    ("bn254", 5),
    ("bw6-756", 5),
    ("bw6-761", 15),
    ("pallas", 5),
    ("secp256k1", 7),
    ("vesta", 5),
];

impl Domain {
    /// The n-th roots of unity, ω = x^((r−1)/n) for the generator x that arkworks and gnark-crypto have (7 for BLS12-381, 5
    /// for BN254, 22 for BLS12-377, 15 for BW6-761, 5 for BW6-756, Pallas and Vesta), or for the least x that is not a square.
    ///
    /// Errors: an n that is not a power of 2, or does not divide r − 1.
    pub fn new(engine: &Engine, n: usize) -> Result<Self, Error> {
        let r = &engine.curve().r;
        check(n, r)?;
        let known = GENERATORS
            .iter()
            .find(|(name, _)| curve::by_name(name).is_some_and(|curve| curve.r == *r));
        let minus_one = r - 1u32;
        let generates = |x: &BigUint| x.modpow(&(&minus_one >> 1), r) == minus_one;
        let least = || (2u32..1000).map(BigUint::from).find(generates);
        let generator = match known {
            Some((_, x)) => Some(BigUint::from(*x)),
            None => least(),
        };
        let Some(generator) = generator else {
            return Err(no_domain(n, "there is no root of unity of that order"));
        };
        let root = generator.modpow(&(&minus_one / n), r);
        Self::of(r, n, root)
    }

    /// The n-th roots of unity, powers of a given one (words, least significant first).
    ///
    /// Errors: those of [`Domain::new`]; a root whose order is not n.
    pub fn with_root(engine: &Engine, n: usize, root: &[u64]) -> Result<Self, Error> {
        let r = &engine.curve().r;
        check(n, r)?;
        Self::of(r, n, integer(root))
    }

    fn of(r: &BigUint, n: usize, root: BigUint) -> Result<Self, Error> {
        let order = match n {
            1 => root.is_one(),
            _ => root < *r && root.modpow(&(n / 2).into(), r) == r - 1u32,
        };
        match order {
            true => Ok(Self {
                r: r.clone(),
                n,
                root,
                shift: One::one(),
            }),
            false => Err(no_domain(n, "the root does not have that order")),
        }
    }

    /// The same roots times a shift (words, least significant first), which is taken modulo r.
    ///
    /// Errors: a shift without an inverse.
    pub fn coset(self, shift: &[u64]) -> Result<Self, Error> {
        let shift = integer(shift) % &self.r;
        match shift.modinv(&self.r) {
            Some(_) => Ok(Self { shift, ..self }),
            None => Err(no_domain(self.n, "the shift has no inverse")),
        }
    }

    /// The number of points of a transform.
    #[allow(clippy::len_without_is_empty, reason = "it is never empty")]
    pub fn len(&self) -> usize {
        self.n
    }

    /// The root of unity: words, least significant first.
    pub fn root(&self) -> Vec<u64> {
        self.root.to_u64_digits()
    }

    /// `first·x^i` for i below a number.
    fn powers(&self, first: BigUint, x: &BigUint, n: usize) -> Vec<BigUint> {
        let next = |last: &BigUint| Some(last * x % &self.r);
        std::iter::successors(Some(first), next).take(n).collect()
    }
}

fn check(n: usize, r: &BigUint) -> Result<(), Error> {
    if !n.is_power_of_two() {
        return Err(no_domain(n, "that is not a power of 2"));
    }
    if (r - 1u32) % n != BigUint::ZERO {
        return Err(no_domain(n, "r − 1 is not a multiple of that"));
    }
    Ok(())
}

fn no_domain(n: usize, why: &str) -> Error {
    Error::Option(format!("no Fourier transform of {n} points: {why}"))
}

impl Engine {
    /// The values of a polynomial whose coefficients are points: `Σ_j (g·ω^i)^j·P_j` for every i, in that order.
    ///
    /// The points must be in the subgroup of order r. `n·log₂ n / 2` additions, as many subtractions, and fewer
    /// products than that, most of them in pairs that share doublings; threads, cancel flag and
    /// [`Options::memory_limit`] are as for [`Engine::mul_each`], and about three lists of n points come on top of the
    /// limit.
    ///
    /// Errors: another number of points than the domain's; those of `mul_each`.
    pub fn fft(
        &self,
        points: &dyn Points,
        domain: &Domain,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        if self.takes_edwards_points() {
            return self.elsewhere(points, domain, options, Self::fft);
        }
        let mut list = self.whole(points, domain)?;
        let shifts = domain.powers(One::one(), &domain.shift, domain.n);
        let step = Stage::new(options, domain, 0);
        self.scale(&mut list, shifts.iter().enumerate(), &step)?;
        self.transform(&mut list, domain, &domain.root, options, 1)?;
        Ok(list)
    }

    /// The inverse of [`Engine::fft`]: the coefficients of the polynomial that has these values. n products more.
    ///
    /// Errors: as there.
    pub fn ifft(
        &self,
        points: &dyn Points,
        domain: &Domain,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        if self.takes_edwards_points() {
            return self.elsewhere(points, domain, options, Self::ifft);
        }
        let mut list = self.whole(points, domain)?;
        let inverse = |x: &BigUint| {
            x.modinv(&domain.r)
                .ok_or_else(|| no_domain(domain.n, "a number has no inverse"))
        };
        self.transform(&mut list, domain, &inverse(&domain.root)?, options, 0)?;
        let first = inverse(&(BigUint::from(domain.n) % &domain.r))?;
        let scale = domain.powers(first, &inverse(&domain.shift)?, domain.n);
        let step = Stage::new(options, domain, domain.n.trailing_zeros());
        self.scale(&mut list, scale.iter().enumerate(), &step)?;
        Ok(list)
    }

    /// A transform of points of an Edwards curve, in its Weierstrass form.
    fn elsewhere(
        &self,
        points: &dyn Points,
        domain: &Domain,
        options: &Options<'_>,
        transform: fn(&Self, &dyn Points, &Domain, &Options<'_>) -> Result<WordPoints, Error>,
    ) -> Result<WordPoints, Error> {
        let options = &options.checked(domain.n)?;
        let list = self.group.list_in(&self.whole(points, domain)?, options)?;
        let made = transform(&self.inside(), &list, domain, options)?;
        self.group.list_out(made, options)
    }

    /// All points of a domain.
    fn whole(&self, points: &dyn Points, domain: &Domain) -> Result<WordPoints, Error> {
        let points = &Sublist::all(points, self)?;
        let stride = 2 * self.words();
        points.check(stride)?;
        if domain.r != self.curve().r {
            return Err(no_domain(domain.n, "the domain is that of another group"));
        }
        if points.len() != domain.n {
            return Err(no_domain(domain.n, &format!("there are {}", points.len())));
        }
        crate::memory::within(|| {
            let mut list = WordPoints {
                stride,
                words: filled(stride * domain.n, 0),
                finite: filled(domain.n, false),
            };
            points.fill(0, &mut list.words, &mut list.finite);
            list
        })
    }

    /// Replaces points by their products, given places and numbers; a product with 1 is not made.
    fn scale<'a>(
        &self,
        list: &mut WordPoints,
        by: impl Iterator<Item = (usize, &'a BigUint)>,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let per = self.curve().r.bits().div_ceil(64).max(1) as usize;
        let (mut places, mut words) = (Vec::new(), Vec::new());
        for (place, x) in by.filter(|(_, x)| !x.is_one()) {
            places.push(place);
            words.extend(words_of(x, per));
        }
        let scalars = Scalars::Words { words: &words, per };
        replace(list, &places, |points| {
            step.run(|options| self.mul_each(points, scalars, options))
        })
    }

    /// Decimation in time, in place, after some steps.
    fn transform(
        &self,
        list: &mut WordPoints,
        domain: &Domain,
        root: &BigUint,
        options: &Options<'_>,
        before: u32,
    ) -> Result<(), Error> {
        let n = domain.n;
        let bits = n.trailing_zeros();
        for i in 0..n {
            let j = i
                .reverse_bits()
                .checked_shr(usize::BITS - bits)
                .unwrap_or(0);
            if i < j {
                let (low, high) = list.words.split_at_mut(j * list.stride);
                low[i * list.stride..(i + 1) * list.stride]
                    .swap_with_slice(&mut high[..list.stride]);
                list.finite.swap(i, j);
            }
        }
        let roots = domain.powers(One::one(), root, n);
        let mut k = 0;
        if bits % 2 == 1 {
            let first = |i| 2 * i;
            let step = Stage::new(options, domain, before);
            self.butterflies(list, (n / 2, first, 1), &step)?;
            k = 1;
        }
        while k < bits {
            let step = Stage::new(options, domain, before + k);
            self.two_steps(list, k, &roots, domain, &step)?;
            k += 2;
        }
        Ok(())
    }

    /// Steps k and k + 1. With v of order 4h, h = 2^k, they make of x₀ to x₃, h apart, in place j of a block of 4h:
    /// `A ± C`, `B ± D` with `A, B = x₀ ± v^(2j)·x₁`, `C = v^j·x₂ + v^(3j)·x₃`, `D = v^h·(v^j·x₂ − v^(3j)·x₃)`.
    fn two_steps(
        &self,
        list: &mut WordPoints,
        k: u32,
        roots: &[BigUint],
        domain: &Domain,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let (n, h) = (domain.n, 1 << k);
        // v^e.
        let root = |e: usize| &roots[e * (n / 4 / h)];
        let at = |i: usize| 4 * (i & !(h - 1)) + (i & (h - 1));
        // Where j = 0, C and D are a sum, and a difference times v^h.
        let blocks = n / 4 / h;
        self.butterflies(list, (blocks, |i| 4 * h * i + 2 * h, h), step)?;
        let differences = (0..blocks).map(|i| (4 * h * i + 3 * h, root(h)));
        let second = (0..n / 4).map(|i| (at(i) + h, root(2 * (i & (h - 1)))));
        self.scale(list, second.chain(differences), &step.part(0.0, 0.6))?;
        self.by_pairs(list, h, &root, domain, &step.part(0.6, 1.4))?;
        self.butterflies(list, (n / 4, at, h), step)?;
        let half = |i: usize| (i & !(2 * h - 1)) + i;
        self.butterflies(list, (n / 2, half, 2 * h), step)
    }

    /// Replaces x₂ and x₃ by C and D where j is not 0.
    fn by_pairs<'a>(
        &self,
        list: &mut WordPoints,
        h: usize,
        root: &dyn Fn(usize) -> &'a BigUint,
        domain: &Domain,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let per = domain.r.bits().div_ceil(64) as usize;
        let (mut places, mut words) = (Vec::new(), [Vec::new(), Vec::new()]);
        for i in (0..domain.n / 4).filter(|i| i & (h - 1) != 0) {
            let j = i & (h - 1);
            let x2 = 4 * (i - j) + j + 2 * h;
            places.extend([x2, x2 + h]);
            let minus = &domain.r - root(3 * j + h);
            words[0].extend([root(j), root(3 * j)].map(|x| words_of(x, per)).concat());
            words[1].extend([root(j + h), &minus].map(|x| words_of(x, per)).concat());
        }
        if places.is_empty() {
            return Ok(());
        }
        let scalars = [0, 1].map(|k| Scalars::Words {
            words: &words[k],
            per,
        });
        replace(list, &places, |points| {
            step.run(|options| self.mul_pairs(points, scalars, options))
        })
    }

    /// Replaces the points at `first(i)` and `apart` behind by their sum and their difference, for i below a number.
    fn butterflies(
        &self,
        list: &mut WordPoints,
        (count, first, apart): (usize, impl Fn(usize) -> usize + Sync, usize),
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let sums = {
            let a = chosen(list, &first, count);
            let b = chosen(list, |i| first(i) + apart, count);
            step.run(|options| self.pairs(&a, &b, true, options))?
        };
        for i in 0..count {
            copy(&sums, i, list, first(i));
            copy(&sums, count + i, list, first(i) + apart);
        }
        Ok(())
    }
}

/// A part of a transform: its share of the progress, in steps.
struct Stage<'a> {
    options: &'a Options<'a>,
    /// Steps before, and steps that this is.
    before: f64,
    share: f64,
    /// All steps.
    of: f64,
}

impl<'a> Stage<'a> {
    fn new(options: &'a Options<'a>, domain: &Domain, number: u32) -> Self {
        Self {
            options,
            before: f64::from(number),
            share: 1.0,
            of: f64::from(domain.n.trailing_zeros() + 1),
        }
    }

    /// So many steps, some further on.
    fn part(&self, after: f64, share: f64) -> Self {
        Self {
            before: self.before + after,
            share,
            ..*self
        }
    }

    /// Runs a job of this step with points that the caller vouches to be in the subgroup.
    fn run<T>(&self, job: impl FnOnce(&Options<'_>) -> T) -> T {
        let watch = self.options.watch;
        let part = |done: f64| watch.report((self.before + self.share * done) / self.of);
        job(&Options {
            in_subgroup: true,
            watch: watch.with_progress(&part),
            ..*self.options
        })
    }
}

/// Replaces the points in some places by what is made of them.
fn replace(
    list: &mut WordPoints,
    places: &[usize],
    make: impl FnOnce(&dyn Points) -> Result<WordPoints, Error>,
) -> Result<(), Error> {
    let made = make(&chosen(list, |k| places[k], places.len()))?;
    for (k, place) in places.iter().enumerate() {
        copy(&made, k, list, *place);
    }
    Ok(())
}

/// Some points of a list.
fn chosen(
    list: &WordPoints,
    which: impl Fn(usize) -> usize + Sync,
    n: usize,
) -> PointsBy<impl Fn(usize, &mut [u64]) -> bool + Sync> {
    PointsBy::new(n, move |k, words: &mut [u64]| {
        let i = which(k);
        words.copy_from_slice(&list.words[i * list.stride..(i + 1) * list.stride]);
        list.finite[i]
    })
}

fn copy(from: &WordPoints, k: usize, to: &mut WordPoints, i: usize) {
    let words = &from.words[k * from.stride..(k + 1) * from.stride];
    to.words[i * to.stride..(i + 1) * to.stride].copy_from_slice(words);
    to.finite[i] = from.finite[k];
}
