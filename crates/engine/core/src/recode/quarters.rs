//! From a scalar to four integers of a quarter of its bits: `a ≡ α + β·ι (mod r)` with α, β in ℤ\[ω\].
//!
//! **Mathematics.** Where a second endomorphism acts on the group of order r as ι, and ω as λ, the pairs (α, β) with
//! `α + βι ≡ 0` are a lattice of rank 2 over ℤ\[ω\], with the basis (ν, 0), (−ι, 1) of determinant ν, |ν|² = r. Lagrange's
//! algorithm over ℤ\[ω\] makes the basis short: entries of about `r^(1/4)`. The pair (a, 0) has the coordinates
//! `a·b₂β/D` and `−a·b₁β/D` in it, D the determinant, which are found with reciprocals as in [`super::lattice`]; the
//! nearest Eisenstein integers to them are taken, each off by at most 1/√3, so that `|α| ≤ (|b₁α| + |b₂α|)/√3`, β likewise.
//!
//! **Cost**, for r of 253 to 255 bits and 4 words: 40 multiplications for the coordinates, 48 for the products with the
//! basis.
//!
//! **Source.** R. P. Gallant, R. J. Lambert, S. A. Vanstone (2001); S. D. Galbraith, X. Lin, M. Scott, *Endomorphisms for
//! faster elliptic curve cryptography on a large class of curves* (2009); P. Longa, F. Sica, *Four-dimensional
//! Gallant–Lambert–Vanstone scalar multiplication* (2012), who reduce over ℤ\[i\].

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed};

use super::eisenstein::length::mul;
use super::lattice::{
    MAX_RECIPROCAL, MAX_WORDS, POINT, add_small, coordinate, ideal, magnitude, nearest,
    sub_products, wrapped,
};
use crate::error::Error;
use crate::words::words_of;

/// `x + yω`.
type Eis = [BigInt; 2];

/// Two's complement limbs of each of the four integers.
pub(crate) const LIMBS: usize = 2;

/// A reduction to quarters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quarters {
    words: usize,
    /// Words of the longest reciprocal.
    longest: usize,
    /// Of the coordinates along b₁, ωb₁, b₂, ωb₂.
    reciprocals: [[u64; MAX_RECIPROCAL]; 4],
    /// All ones where the coordinate is negative.
    negative: [u64; 4],
    /// Of αx, αy, βx, βy the coefficients of the four coordinates.
    rows: [[[u64; LIMBS]; 4]; 4],
    basis: [[Eis; 2]; 2],
    bound: [BigUint; 2],
}

/// `|x + yω|²`.
#[inline(never)]
fn norm([x, y]: &Eis) -> BigInt {
    x * x - x * y + y * y
}

/// The complex conjugate.
#[inline(never)]
fn conjugate([x, y]: &Eis) -> Eis {
    [x - y, -y]
}

#[inline(never)]
fn minus(a: &Eis, b: &Eis) -> Eis {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

/// A number of ℤ\[ω\] nearest to z/n.
fn quotient(z: &Eis, n: &BigInt) -> Eis {
    let floor = [z[0].div_floor(n), z[1].div_floor(n)];
    let corner = |k: u32| [&floor[0] + (k & 1), &floor[1] + (k >> 1)];
    let rest = |q: &Eis| norm(&minus(z, &[&q[0] * n, &q[1] * n]));
    let first = corner(0);
    (1..4).map(corner).fold(
        first,
        |best, q| if rest(&q) < rest(&best) { q } else { best },
    )
}

/// A short basis of the pairs (α, β) with `α + β·ι ≡ 0` modulo ν, the shorter one first.
fn short_basis(nu: &Eis, iota: &BigUint) -> [[Eis; 2]; 2] {
    let zero = || [BigInt::ZERO, BigInt::ZERO];
    let size = |b: &[Eis; 2]| norm(&b[0]) + norm(&b[1]);
    let mut u = [nu.clone(), zero()];
    let mut v = [
        [-BigInt::from(iota.clone()), BigInt::ZERO],
        [BigInt::one(), BigInt::ZERO],
    ];
    loop {
        if size(&u) > size(&v) {
            core::mem::swap(&mut u, &mut v);
        }
        let [p, q] = [0, 1].map(|k| mul(&v[k], &conjugate(&u[k])));
        let m = quotient(&[&p[0] + &q[0], &p[1] + &q[1]], &size(&u));
        let next = [0, 1].map(|k| minus(&v[k], &mul(&m, &u[k])));
        if size(&next) >= size(&v) {
            return [u, v];
        }
        v = next;
    }
}

impl Quarters {
    /// For scalars of `words` words modulo r, where ω acts as λ, the prime ν of norm r vanishes at ω = λ, and the second
    /// endomorphism acts as ι.
    ///
    /// Errors: numbers that do not belong together; more words than a scalar can have.
    pub fn new(
        r: &BigUint,
        lambda: &BigUint,
        nu: &Eis,
        iota: &BigUint,
        words: usize,
    ) -> Result<Self, Error> {
        let (order, root) = (BigInt::from(r.clone()), BigInt::from(lambda.clone()));
        let vanishes = (&nu[0] + &nu[1] * root).is_multiple_of(&order);
        if r.bits() < 2 || norm(nu).magnitude() != r || !vanishes || iota >= r {
            return Err(Error::Curve(
                "the numbers of the endomorphisms do not belong to r".into(),
            ));
        }
        if words == 0 || words > MAX_WORDS {
            return Err(Error::Option(format!(
                "scalars of {words} words, not 1..={MAX_WORDS}"
            )));
        }
        let basis = short_basis(nu, iota);
        let [b1, b2] = &basis;
        let det = minus(&mul(&b1[0], &b2[1]), &mul(&b1[1], &b2[0]));
        let along = [
            mul(&b2[1], &conjugate(&det)),
            mul(&b1[1].each_ref().map(|x| -x), &conjugate(&det)),
        ];
        let m = 64 * words + POINT as usize;
        let (mut reciprocals, mut negative, mut longest) = ([[0; MAX_RECIPROCAL]; 4], [0; 4], 0);
        for (k, c) in along.iter().flatten().enumerate() {
            let g = (c.magnitude() << m) / r;
            longest = longest.max(g.bits().div_ceil(64) as usize);
            if longest > MAX_RECIPROCAL {
                return Err(Error::Curve("the short lattice is too long for r".into()));
            }
            reciprocals[k].copy_from_slice(&words_of(&g, MAX_RECIPROCAL));
            negative[k] = if c.is_negative() { u64::MAX } else { 0 };
        }
        let bound: [BigUint; 2] = [0, 1].map(|k: usize| {
            // A coordinate is at most 2/√3 of the absolute value, and that 1/√3 of each row's.
            let sum = norm(&b1[k]).sqrt() + norm(&b2[k]).sqrt() + 2u32;
            let sum = sum.magnitude();
            (sum << 1) / 3u32 + (sum >> 36) + 2u32
        });
        let bits = bound.iter().map(|b| b.bits()).max().unwrap_or(0);
        if bits > 126 {
            return Err(Error::Curve(format!(
                "quarters of scalars have {bits} bits, at most 126 are possible"
            )));
        }
        let rows = [0, 1, 2, 3].map(|part: usize| {
            let (k, coordinate) = (part / 2, part % 2);
            let [[b1, turned1], [b2, turned2]] = [ideal(&b1[k]), ideal(&b2[k])];
            [b1, turned1, b2, turned2].map(|b| {
                let [low, high, ..] = wrapped(&b[coordinate]);
                [low, high]
            })
        });
        Ok(Self {
            words,
            longest,
            reciprocals,
            negative,
            rows,
            basis,
            bound,
        })
    }

    /// Words of a scalar.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The largest absolute values of the coordinates of α and of β.
    pub fn bound(&self) -> &[BigUint; 2] {
        &self.bound
    }

    /// The numbers modulo which α is a sum of two residues, and those of β.
    pub(super) fn moduli(&self) -> [[Eis; 2]; 2] {
        let [b1, b2] = &self.basis;
        [0, 1].map(|k: usize| [b1[k].clone(), b2[k].clone()])
    }

    /// α of every scalar, then β of every scalar, each as x and y of [`LIMBS`] words in two's complement.
    pub(crate) fn short(&self, scalars: &[u64]) -> Vec<u64> {
        let mut out = vec![0; scalars.len() / self.words * 4 * LIMBS];
        match (self.words, self.longest) {
            (4, ..=4) => self.run::<4, 4>(scalars, &mut out),
            _ => self.run::<MAX_WORDS, MAX_RECIPROCAL>(scalars, &mut out),
        }
        out
    }

    #[inline(never)]
    fn run<const W: usize, const G: usize>(&self, scalars: &[u64], out: &mut [u64]) {
        let reciprocals: [[u64; G]; 4] =
            (self.reciprocals.each_ref()).map(|g| core::array::from_fn(|j| g[j]));
        let (alphas, betas) = out.split_at_mut(out.len() / 2);
        let places = (alphas.chunks_mut(2 * LIMBS)).zip(betas.chunks_mut(2 * LIMBS));
        for (scalar, (alpha, beta)) in scalars.chunks_exact(self.words).zip(places) {
            let mut a = [0; W];
            a[..self.words].copy_from_slice(scalar);
            let mut u = [[0; LIMBS]; 4];
            for pair in [0, 2] {
                let [(mut x, f), (mut y, g)] = [pair, pair + 1].map(|k| {
                    coordinate::<W, G, LIMBS>(&a, &reciprocals[k], self.words, self.negative[k])
                });
                let (up_x, up_y) = nearest(f, g);
                add_small(&mut x, u64::from(up_x));
                add_small(&mut y, u64::from(up_y));
                (u[pair], u[pair + 1]) = (x, y);
            }
            let first: [u64; LIMBS] = core::array::from_fn(|k| if k < W { a[k] } else { 0 });
            let starts = [first, [0; LIMBS], [0; LIMBS], [0; LIMBS]];
            let places = alpha.chunks_mut(LIMBS).chain(beta.chunks_mut(LIMBS));
            for ((mut z, row), place) in starts.into_iter().zip(&self.rows).zip(places) {
                sub_products(&mut z, u.each_ref(), row.each_ref());
                place.copy_from_slice(&z);
            }
        }
    }

    /// αx, αy, βx, βy of one scalar of [`Self::words`] words: magnitudes and whether they are negative.
    pub fn parts(&self, scalar: &[u64]) -> [([u64; 4], bool); 4] {
        let short = self.short(scalar);
        [0, 1, 2, 3].map(|k: usize| {
            let z: [u64; LIMBS] = core::array::from_fn(|j| short[k * LIMBS + j]);
            magnitude(&z)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::eisenstein::{Eisenstein, Pi};
    use super::super::testing::{
        Numbers, curves, edges_and_others, flat, number_of, numbers, value,
    };
    use super::super::{Digit, Recoding};
    use super::*;
    use crate::recode::lattice::signed;

    /// Roots of −1, of other small equations, and numbers that are none: the lattice does not ask.
    fn iotas(n: &Numbers) -> Vec<BigUint> {
        let quarter = (&n.r - 1u32) / 4u32;
        let mut all: Vec<BigUint> = (2u32..12)
            .map(|g| BigUint::from(g).modpow(&quarter, &n.r))
            .collect();
        all.sort();
        all.dedup();
        all.push(BigUint::from(3u32).modpow(&n.lambda, &n.r));
        // Those of λ and of small equations with it may leave numbers that are too long.
        let fits = |iota: &BigUint| Quarters::new(&n.r, &n.lambda, &n.nu, iota, 8).is_ok();
        let all: Vec<_> = all.into_iter().filter(fits).collect();
        assert!(!all.is_empty(), "{}", n.name);
        all
    }

    /// `z` of ℤ[ω] modulo r.
    fn residue(n: &Numbers, z: &Eis) -> BigInt {
        let (r, lambda) = (BigInt::from(n.r.clone()), BigInt::from(n.lambda.clone()));
        (&z[0] + &z[1] * lambda).mod_floor(&r)
    }

    fn is_congruent(n: &Numbers, iota: &BigUint, z: &[Eis; 2], a: &BigUint) -> bool {
        let [x, y] = z.each_ref().map(|z| residue(n, z));
        let sum = x + y * BigInt::from(iota.clone()) - BigInt::from(a.clone());
        sum.is_multiple_of(&n.r.clone().into())
    }

    fn check(n: &Numbers, iota: &BigUint, words_each: usize, all: &[BigUint]) {
        let q = Quarters::new(&n.r, &n.lambda, &n.nu, iota, words_each).unwrap();
        let short = q.short(&flat(all, words_each));
        let number = |k: usize| signed(&short[k * LIMBS..(k + 1) * LIMBS]);
        let pair = |k: usize| [number(2 * k), number(2 * k + 1)];
        for (i, a) in all.iter().enumerate() {
            let z = [pair(i), pair(all.len() + i)];
            assert!(is_congruent(n, iota, &z, a), "{} {a}", n.name);
            for (z, bound) in z.iter().zip(q.bound()) {
                assert!(z.iter().all(|z| z.magnitude() <= bound), "{}", n.name);
            }
            let parts = q.parts(&words_of(a, words_each)).map(|(words, negative)| {
                let size = BigInt::from(number_of(&words));
                if negative { -size } else { size }
            });
            assert_eq!(parts.as_slice(), z.as_flattened());
        }
        let one = [2, 3, 4, 7, 10].map(|c| (Pi::One, c));
        let others = [
            (Pi::OneMinusOmega, 1),
            (Pi::OneMinusOmega, 5),
            (Pi::TwoMinusOmega, 4),
        ];
        for (pi, c) in one.into_iter().chain(others) {
            let s = Eisenstein::in_quarters(q.clone(), pi, c).unwrap();
            digits(n, iota, &s, all);
        }
        digits(n, iota, &Eisenstein::nine_in_quarters(q), all);
    }

    /// The digits of both slots add up.
    fn digits(n: &Numbers, iota: &BigUint, s: &Eisenstein, all: &[BigUint]) {
        let (count, words) = (all.len(), s.scalar_words());
        let mut out: Vec<Digit> = vec![5; s.windows() * s.slots() * count];
        s.recode(&flat(all, words), &mut out);
        assert!(s.is_complex() && s.slots() == 2);
        assert_eq!((s.rows(), s.lists(3)[1].list, s.lists(3)[1].row), (2, 7, 1));
        let radix = [s.radix().x, s.radix().y].map(BigInt::from);
        for (i, a) in all.iter().enumerate() {
            let z = [0, 1].map(|slot: usize| {
                (0..s.windows())
                    .rev()
                    .fold([BigInt::ZERO, BigInt::ZERO], |sum, k| {
                        let d = value(s, out[(2 * k + slot) * count + i]);
                        let sum = mul(&sum, &radix);
                        [&sum[0] + &d[0], &sum[1] + &d[1]]
                    })
            });
            assert!(is_congruent(n, iota, &z, a), "{} {} {a}", n.name, s.name());
        }
    }

    #[test]
    fn quarters_add_up_on_every_curve() {
        for n in curves() {
            let words = n.r.bits().div_ceil(64) as usize;
            for iota in iotas(&n) {
                check(&n, &iota, words, &edges_and_others(&n, words, 5)[..200]);
            }
            check(&n, &iotas(&n)[0], 8, &edges_and_others(&n, 8, 5));
        }
    }

    /// With a root of −1 they are as short as they should be: half as many windows.
    #[test]
    fn quarters_are_short() {
        for n in curves().iter().filter(|n| &n.r % 4u32 == BigUint::one()) {
            let words = n.r.bits().div_ceil(64) as usize;
            let quarter = (&n.r - 1u32) / 4u32;
            let root = |g: u32| BigUint::from(g).modpow(&quarter, &n.r);
            let iota = (2..)
                .map(root)
                .find(|i| (i * i + 1u32) % &n.r == BigUint::ZERO);
            let q = Quarters::new(&n.r, &n.lambda, &n.nu, &iota.unwrap(), words).unwrap();
            let most = n.r.bits() / 4 + 2;
            assert!(q.bound().iter().all(|b| b.bits() <= most), "{}", n.name);
            let whole = Eisenstein::new(&n.r, &n.lambda, &n.nu, Pi::One, 3, words).unwrap();
            let split = Eisenstein::in_quarters(q, Pi::One, 3).unwrap();
            assert!(split.windows() <= whole.windows() / 2 + 1, "{}", n.name);
        }
    }

    #[test]
    fn toys_and_longer_words() {
        for r in [7u32, 13, 19, 31, 37, 97, 103, 1009] {
            let n = numbers("toy", &r.to_string());
            let all: Vec<BigUint> = (0..2 * r).map(BigUint::from).collect();
            for iota in (0..r).step_by(1 + r as usize / 40) {
                check(&n, &iota.into(), 1, &all);
            }
        }
    }

    #[test]
    fn bad_parameters_are_refused() {
        let n = &curves()[0];
        let new = |r: &BigUint, lambda: &BigUint, iota: &BigUint, words| {
            Quarters::new(r, lambda, &n.nu, iota, words)
        };
        let iota = BigUint::from(5u32);
        assert!(new(&n.r, &n.lambda, &iota, 4).is_ok());
        assert!(new(&n.r, &n.lambda, &iota, 0).is_err());
        assert!(new(&n.r, &n.lambda, &iota, 9).is_err());
        assert!(new(&n.r, &(&n.lambda + 1u32), &iota, 4).is_err());
        assert!(new(&(&n.r + 2u32), &n.lambda, &iota, 4).is_err());
        assert!(new(&n.r, &n.lambda, &n.r, 4).is_err());
        let quarters = || new(&n.r, &n.lambda, &iota, 4).unwrap();
        assert!(Eisenstein::in_quarters(quarters(), Pi::One, 1).is_err());
        assert!(Eisenstein::in_quarters(quarters(), Pi::TwoMinusOmega, 13).is_err());
        // With the second number 0 the first has all bits of a half.
        assert!(new(&n.r, &n.lambda, &BigUint::ZERO, 4).is_err());
    }
}
