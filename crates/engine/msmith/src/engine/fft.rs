//! Fourier transforms of points.

use super::Engine;
use super::parts::Sublist;
use crate::error::Error;
use crate::memory::filled;
use crate::options::Options;
use crate::points::{Points, PointsBy, WordPoints};
use crate::scalars::Scalars;
use crate::words::integer;
use msmith_field::{Domain, Field};

/// Integers modulo r, some words each.
struct Integers {
    words: Vec<u64>,
    per: usize,
}

impl Integers {
    /// Those that elements of a field stand for.
    fn of(
        field: &Field,
        mut words: Vec<u64>,
        options: &msmith_field::Options<'_>,
    ) -> Result<Self, Error> {
        field.from_montgomery(&mut words, options)?;
        let per = field.words();
        Ok(Self { words, per })
    }

    fn iter(&self) -> impl Iterator<Item = &[u64]> {
        self.words.chunks_exact(self.per)
    }
}

/// The powers of a root of unity, or of its inverse.
struct Roots {
    powers: Integers,
    n: usize,
    backwards: bool,
}

impl Roots {
    fn new(domain: &Domain, backwards: bool, options: &Options<'_>) -> Result<Self, Error> {
        let (field, n, options) = (domain.field(), domain.len(), &of_field(options));
        let powers = field.powers(&element(field, domain.root(), options)?, n, options)?;
        let powers = Integers::of(field, powers, options)?;
        Ok(Self {
            powers,
            n,
            backwards,
        })
    }

    fn get(&self, exponent: usize) -> &[u64] {
        let i = match self.backwards {
            true => exponent.wrapping_neg(),
            false => exponent,
        };
        let per = self.powers.per;
        // n is a power of 2.
        &self.powers.words[(i & (self.n - 1)) * per..][..per]
    }

    /// −1 times that power.
    fn minus(&self, exponent: usize) -> &[u64] {
        self.get(exponent + self.n / 2)
    }
}

/// What the coefficients of a polynomial on a coset are multiplied by: g^j, or g^−j/n on the way back.
fn shifts(domain: &Domain, backwards: bool, options: &Options<'_>) -> Result<Integers, Error> {
    let (field, n, options) = (domain.field(), domain.len(), &of_field(options));
    let mut shift = element(field, domain.shift(), options)?;
    if !backwards {
        return Integers::of(field, field.powers(&shift, n, options)?, options);
    }
    let mut part = element(field, vec![n as u64], options)?;
    field.invert(&mut part, options)?;
    field.invert(&mut shift, options)?;
    let mut all = field.powers(&shift, n, options)?;
    field.scale(&mut all, &part, options)?;
    Integers::of(field, all, options)
}

/// The element of an integer below r.
fn element(
    field: &Field,
    mut integer: Vec<u64>,
    options: &msmith_field::Options<'_>,
) -> Result<Vec<u64>, Error> {
    integer.resize(field.words(), 0);
    field.to_montgomery(&mut integer, options)?;
    Ok(integer)
}

fn of_field<'a>(options: &Options<'a>) -> msmith_field::Options<'a> {
    msmith_field::Options {
        threads: options.threads,
        watch: options.watch.quiet(),
        ..Default::default()
    }
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
        let shifts = shifts(domain, false, options)?;
        let step = Stage::new(options, domain, 0);
        self.scale(&mut list, shifts.iter().enumerate(), &step)?;
        let roots = &Roots::new(domain, false, options)?;
        self.transform(&mut list, domain, roots, options, 1)?;
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
        let roots = &Roots::new(domain, true, options)?;
        self.transform(&mut list, domain, roots, options, 0)?;
        let shifts = shifts(domain, true, options)?;
        let step = Stage::new(options, domain, domain.len().trailing_zeros());
        self.scale(&mut list, shifts.iter().enumerate(), &step)?;
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
        let options = &options.checked(domain.len())?;
        let list = self.group.list_in(&self.whole(points, domain)?, options)?;
        let made = transform(&self.inside(), &list, domain, options)?;
        self.group.list_out(made, options)
    }

    /// All points of a domain.
    fn whole(&self, points: &dyn Points, domain: &Domain) -> Result<WordPoints, Error> {
        let points = &Sublist::all(points, self)?;
        let stride = 2 * self.words();
        points.check(stride)?;
        if integer(domain.field().modulus()) != self.curve().r {
            return Err(no_domain(
                domain.len(),
                "the domain is that of another group",
            ));
        }
        if points.len() != domain.len() {
            return Err(no_domain(
                domain.len(),
                &format!("there are {}", points.len()),
            ));
        }
        crate::memory::within(|| {
            let mut list = WordPoints {
                stride,
                words: filled(stride * domain.len(), 0),
                finite: filled(domain.len(), false),
            };
            points.fill(0, &mut list.words, &mut list.finite);
            list
        })
    }

    /// Replaces points by their products, given places and numbers; a product with 1 is not made.
    fn scale<'a>(
        &self,
        list: &mut WordPoints,
        by: impl Iterator<Item = (usize, &'a [u64])>,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let (mut places, mut words, mut per) = (Vec::new(), Vec::new(), 1);
        let is_one = |x: &[u64]| x[0] == 1 && x[1..].iter().all(|w| *w == 0);
        for (place, x) in by.filter(|(_, x)| !is_one(x)) {
            places.push(place);
            words.extend(x);
            per = x.len();
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
        roots: &Roots,
        options: &Options<'_>,
        before: u32,
    ) -> Result<(), Error> {
        let n = domain.len();
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
        let mut k = 0;
        if bits % 2 == 1 {
            let first = |i| 2 * i;
            let step = Stage::new(options, domain, before);
            self.butterflies(list, (n / 2, first, 1), &step)?;
            k = 1;
        }
        while k < bits {
            let step = Stage::new(options, domain, before + k);
            self.two_steps(list, k, roots, &step)?;
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
        roots: &Roots,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let (n, h) = (roots.n, 1 << k);
        // v^e.
        let root = |e: usize| roots.get(e * (n / 4 / h));
        let at = |i: usize| 4 * (i & !(h - 1)) + (i & (h - 1));
        // Where j = 0, C and D are a sum, and a difference times v^h.
        let blocks = n / 4 / h;
        self.butterflies(list, (blocks, |i| 4 * h * i + 2 * h, h), step)?;
        let differences = (0..blocks).map(|i| (4 * h * i + 3 * h, root(h)));
        let second = (0..n / 4).map(|i| (at(i) + h, root(2 * (i & (h - 1)))));
        self.scale(list, second.chain(differences), &step.part(0.0, 0.6))?;
        self.by_pairs(list, h, roots, &step.part(0.6, 1.4))?;
        self.butterflies(list, (n / 4, at, h), step)?;
        let half = |i: usize| (i & !(2 * h - 1)) + i;
        self.butterflies(list, (n / 2, half, 2 * h), step)
    }

    /// Replaces x₂ and x₃ by C and D where j is not 0.
    fn by_pairs(
        &self,
        list: &mut WordPoints,
        h: usize,
        roots: &Roots,
        step: &Stage<'_>,
    ) -> Result<(), Error> {
        let (n, per) = (roots.n, roots.powers.per);
        let (mut places, mut words) = (Vec::new(), [Vec::new(), Vec::new()]);
        for i in (0..n / 4).filter(|i| i & (h - 1) != 0) {
            let j = i & (h - 1);
            let x2 = 4 * (i - j) + j + 2 * h;
            places.extend([x2, x2 + h]);
            let [first, third] = [j, 3 * j].map(|e| e * (n / 4 / h));
            words[0].extend([roots.get(first), roots.get(third)].concat());
            words[1].extend([roots.get(first + n / 4), roots.minus(third + n / 4)].concat());
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
            of: f64::from(domain.len().trailing_zeros() + 1),
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
