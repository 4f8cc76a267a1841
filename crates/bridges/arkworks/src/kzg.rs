//! KZG commitments and openings over the powers of τ of a setup: `G, τ·G, τ²·G, …` in either group of a curve with a
//! pairing.
//!
//! ```
//! use ark_bls12_381::{Bls12_381, Fr, G1Affine, G2Affine};
//! use ark_ec::pairing::Pairing;
//! use ark_ec::{AffineRepr, CurveGroup};
//! use ark_ff::Field;
//! use msmith_arkworks::kzg::{self, Powers};
//! use msmith_arkworks::{Options, mul_base};
//!
//! // For the example alone: who knows τ can open a commitment to any value.
//! let (tau, g, h) = (Fr::from(1234567), G1Affine::generator(), G2Affine::generator());
//! let options = Options::default();
//! let powers: Vec<Fr> = (0..4).map(|i| tau.pow([i])).collect();
//! let powers = mul_base(&g, &powers, &options)?;
//! let powers = Powers::Affine(&powers);
//!
//! // 3 + X + 2·X³, and its value at 2.
//! let polynomial = [3, 1, 0, 2].map(Fr::from);
//! let commitment: G1Affine = kzg::commit(powers, &polynomial, &options)?;
//! let z = Fr::from(2);
//! let (value, proof) = kzg::open(powers, &polynomial, z, &options)?;
//! assert_eq!(value, Fr::from(21));
//!
//! let left = Bls12_381::pairing(commitment - g * value, h);
//! assert_eq!(left, Bls12_381::pairing(proof, h * (tau - z)));
//! # Ok::<(), msmith_arkworks::Error>(())
//! ```
//!
//! **Verification** is a pairing, as here; arkworks has it, and ark-poly-commit's `KZG10::check` takes these
//! commitments and proofs. Nothing is hidden: a commitment tells whether a guess of the polynomial is right.
//!
//! **Files.** The powers of a `ptau`, of an SRS of gnark or of parameters of halo2 are a [`msmith::Points`] of the
//! crate `msmith-io`, used where they lie in the mapped file where its encoding allows:
//!
//! ```no_run
//! use ark_bn254::{Fr, g1};
//! use msmith_arkworks::{Options, engine, kzg};
//! use msmith_io::source::Source;
//!
//! let options = Options::default();
//! let file = Source::open("powers.ptau".as_ref(), None, None)?;
//! let engine = engine::<g1::Config>()?;
//! // `g1` in an SRS of gnark, `g` in parameters of halo2.
//! let list = file.points(&engine, "tauG1")?;
//! let points = list.in_place(&options, |_| true)?.expect("a ptau has Montgomery words");
//! let powers = kzg::Powers::<g1::Config>::Points(&points);
//! let commitment = kzg::commit(powers, &[Fr::from(3), Fr::from(1)], &options)?;
//! # Ok::<(), msmith_io::Error>(())
//! ```
//!
//! Where `in_place` gives none, `list.read(0..list.len(), &options)` makes a list, which is a `Points` too. That points
//! are powers of one τ is what `Source::ask` finds out.
//!
//! **Variable time** in coefficients, as all sums here.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{BigInteger, Field, PrimeField};
use msmith::curve::{Curve, EdwardsCurve, Group};
use msmith::{Error, Options, Points, Scalars};
use msmith_core::memory::{filled, within};
use msmith_core::{Watch, parallel};

use crate::limit::beside;
use crate::version::engine::affine;
use crate::words::{each_part, words_into};
use crate::{AffinePoints, Bases, Coordinate, engine};

/// Powers of τ in a group, that of `τ^0` first, by what holds them. A polynomial needs as many as it has coefficients;
/// those beyond are not looked at.
pub enum Powers<'a, C: SWCurveConfig<BaseField: Coordinate>> {
    /// Points in memory.
    Affine(&'a [Affine<C>]),
    /// Points with a table of their multiples, for many polynomials.
    Prepared(&'a Bases<C>),
    /// Any other list, of points in a mapped file for example. They are taken to be on the curve, and where the list
    /// does not know its curve, on this one.
    Points(&'a dyn Points),
}

impl<C: SWCurveConfig<BaseField: Coordinate>> Clone for Powers<'_, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: SWCurveConfig<BaseField: Coordinate>> Copy for Powers<'_, C> {}

/// The commitment to a polynomial, by its coefficients, that of `X^0` first: `Σ_j p_j·τ^j·G`. That to no coefficients
/// is infinity. With the Lagrange form of the powers, by the polynomial's values instead.
///
/// Cost: a sum of as many points as there are coefficients ([`msmith::Engine::msm`], of prepared powers
/// [`msmith::Bases::msm_prefix`]), and 8 bytes for every word of them. Options are those of the sum; of powers known
/// to be in the subgroup of order r, [`Options::in_subgroup`] says so.
///
/// Errors: [`Error::LengthMismatch`], more coefficients than powers; those of [`engine()`] and of the sum: zero
/// threads, too low a memory limit, [`Error::Cancelled`]. **Variable time**.
pub fn commit<C: SWCurveConfig<BaseField: Coordinate>>(
    powers: Powers<'_, C>,
    polynomial: &[C::ScalarField],
    options: &Options<'_>,
) -> Result<Affine<C>, Error> {
    powers.check(polynomial)?;
    let threads = options.threads_for(polynomial.len())?;
    with_words::<C::ScalarField, _>(polynomial.len(), options, |words, options| {
        words_into(words, polynomial, threads, |a| a.into_bigint());
        powers.sum(words, options)
    })
}

/// The value of a polynomial at z and the proof of it: the commitment to `(p(X) − p(z)) / (X − z)`.
///
/// Cost: that of [`commit`], and a product in the field for every coefficient, with threads two. Coefficients, options
/// and errors: as there. **Variable time**.
pub fn open<C: SWCurveConfig<BaseField: Coordinate>>(
    powers: Powers<'_, C>,
    polynomial: &[C::ScalarField],
    z: C::ScalarField,
    options: &Options<'_>,
) -> Result<(C::ScalarField, Affine<C>), Error> {
    powers.check(polynomial)?;
    let list = [polynomial];
    let division = Division::new(&list, z, options)?;
    with_words::<C::ScalarField, _>(division.len, options, |words, options| {
        // The lowest block's value comes out of the division.
        let above = division.values(1)?;
        let value = division.quotient(&above, &[C::ScalarField::ONE], words)?;
        Ok((value, powers.sum_of_quotient(words, options)?))
    })
}

/// The values of several polynomials at z, in their order, and one proof for all: that of `Σ_i γ^i·p_i`, for the γ that
/// `challenge` makes of the values, called once.
///
/// γ must depend on z, the commitments and the values, as by a hash of a transcript: a prover who knew it before could
/// open to wrong values. A verifier makes it again, and checks the proof for the commitment `Σ_i γ^i·C_i` and the value
/// `Σ_i γ^i·y_i`. Polynomials may differ in length; of none the proof is infinity.
///
/// Cost: that of [`commit`] for the longest, and two products in the field for every coefficient. Options and errors:
/// as there; of more coefficients than powers by [`Error::Item`] with the polynomial's number. **Variable time**.
///
/// ```
/// use ark_bn254::{Fr, G1Affine};
/// use ark_ec::AffineRepr;
/// use msmith_arkworks::Options;
/// use msmith_arkworks::kzg::{self, Powers};
///
/// // τ = 1.
/// let (powers, options) = ([G1Affine::generator(); 3], Options::default());
/// let lists = [[1, 2, 3].map(Fr::from), [0, 1, 0].map(Fr::from)];
/// let transcript = |values: &[Fr]| values[0] + values[1];
/// let (values, proof) =
///     kzg::open_many(Powers::Affine(&powers), &[&lists[0], &lists[1]], Fr::from(2), transcript, &options)?;
/// assert_eq!(values, [17, 2].map(Fr::from));
/// // γ = 19: p_0 + γ·p_1 = 1 + 21·X + 3·X², divided 27 + 3·X.
/// assert_eq!(proof, G1Affine::generator() * Fr::from(30));
/// # Ok::<(), msmith_arkworks::Error>(())
/// ```
pub fn open_many<C: SWCurveConfig<BaseField: Coordinate>>(
    powers: Powers<'_, C>,
    polynomials: &[&[C::ScalarField]],
    z: C::ScalarField,
    challenge: impl FnOnce(&[C::ScalarField]) -> C::ScalarField,
    options: &Options<'_>,
) -> Result<(Vec<C::ScalarField>, Affine<C>), Error> {
    for (index, polynomial) in polynomials.iter().enumerate() {
        powers.check(polynomial).map_err(|error| Error::Item {
            index,
            error: Box::new(error),
        })?;
    }
    let division = Division::new(polynomials, z, options)?;
    with_words::<C::ScalarField, _>(division.len, options, |words, options| {
        let mut above = division.values(0)?;
        let values = above.remove(0);
        let gamma = challenge(&values);
        let next = |power: &C::ScalarField| Some(*power * gamma);
        let factors = core::iter::successors(Some(C::ScalarField::ONE), next);
        let factors: Vec<_> = factors.take(polynomials.len()).collect();
        division.quotient(&above, &factors, words)?;
        Ok((values, powers.sum_of_quotient(words, options)?))
    })
}

/// Runs a job on a buffer for the words of n elements, with options for what a memory limit leaves beside it.
fn with_words<F: PrimeField, T>(
    n: usize,
    options: &Options<'_>,
    job: impl FnOnce(&mut [u64], &Options<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    let words = F::BigInt::NUM_LIMBS * n;
    beside(options.memory_limit, 8 * words as u64, |memory_limit| {
        let options = Options {
            memory_limit,
            ..*options
        };
        job(&mut within(|| filled(words, 0))?, &options)
    })
}

impl<C: SWCurveConfig<BaseField: Coordinate>> Powers<'_, C> {
    fn len(&self) -> usize {
        match self {
            Self::Affine(points) => points.len(),
            Self::Prepared(bases) => bases.len(),
            Self::Points(points) => points.len(),
        }
    }

    fn check(&self, polynomial: &[C::ScalarField]) -> Result<(), Error> {
        let (points, scalars) = (self.len(), polynomial.len());
        match scalars > points {
            true => Err(Error::LengthMismatch { points, scalars }),
            false => Ok(()),
        }
    }

    /// The sum of as many of the first powers as there are words for.
    fn sum(&self, words: &[u64], options: &Options<'_>) -> Result<Affine<C>, Error> {
        let per = <C::ScalarField as PrimeField>::BigInt::NUM_LIMBS;
        let (n, scalars) = (words.len() / per, Scalars::Words { words, per });
        let on_the_fly = |points: &dyn Points| {
            let engine = engine::<C>()?;
            let first = First { of: points, len: n };
            let output = engine.msm(&first, scalars, options)?;
            Ok(affine(&engine, &output.point))
        };
        match self {
            Self::Affine(points) => on_the_fly(&AffinePoints::new(points)?),
            Self::Points(points) => on_the_fly(*points),
            Self::Prepared(bases) => {
                let table = bases.table();
                let output = table.msm_prefix(scalars, options)?;
                Ok(affine(table.engine(), &output.point))
            }
        }
    }

    /// The sum for a quotient's words, whose last coefficient is 0.
    fn sum_of_quotient(&self, words: &[u64], options: &Options<'_>) -> Result<Affine<C>, Error> {
        let per = <C::ScalarField as PrimeField>::BigInt::NUM_LIMBS;
        self.sum(&words[..words.len().saturating_sub(per)], options)
    }
}

/// The first points of a list, which has as many.
struct First<'a> {
    of: &'a dyn Points,
    len: usize,
}

impl Points for First<'_> {
    fn len(&self) -> usize {
        self.len
    }

    fn check(&self, stride: usize) -> Result<(), Error> {
        self.of.check(stride)
    }

    fn check_group(
        &self,
        curve: &Curve,
        group: Group,
        edwards: Option<&EdwardsCurve>,
    ) -> Result<(), Error> {
        self.of.check_group(curve, group, edwards)
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        self.of.fill(first, words, finite);
    }
}

/// Coefficients of a block, unless there are fewer for all threads: a thread takes longer to start.
const FEW: usize = 1024;

/// Coefficients between two looks at the cancel flag.
const WATCHED: usize = 4096;

/// The division of polynomials by X − z, in blocks of coefficients, one a thread.
///
/// The quotient of `Σ_j c_j·X^j` has the coefficients `q_j = Σ_{k>j} c_k·z^(k−j−1)`, so `q_(j−1) = c_j + z·q_j`, and
/// the value is `q_(−1)`. The first of a block follows from the values of the blocks above it, which are made first.
struct Division<'a, F> {
    polynomials: &'a [&'a [F]],
    z: F,
    /// Coefficients of the longest.
    len: usize,
    /// Coefficients of a block; the last may have fewer.
    block: usize,
    threads: usize,
    watch: Watch<'a>,
}

impl<'a, F: PrimeField> Division<'a, F> {
    fn new(polynomials: &'a [&'a [F]], z: F, options: &Options<'a>) -> Result<Self, Error> {
        let len = polynomials.iter().map(|p| p.len()).max().unwrap_or(0);
        let threads = options.threads_for(len)?;
        Ok(Self {
            polynomials,
            z,
            len,
            block: len.div_ceil(threads).max(FEW),
            threads,
            watch: options.watch,
        })
    }

    /// For each block from `first` on and each polynomial `Σ_k c_k·z^(k−a)` over all coefficients from the block's
    /// first, `a`, on; for one block more zeros. They are the `q_(a−1)` of the polynomials.
    fn values(&self, first: usize) -> Result<Vec<Vec<F>>, Error> {
        let blocks = self.len.div_ceil(self.block).max(first);
        let latch = self.watch.latch();
        let value = |coefficients: &[F]| {
            let mut value = F::ZERO;
            for some in coefficients.rchunks(WATCHED) {
                if latch.is_raised() {
                    break;
                }
                for c in some.iter().rev() {
                    value = value * self.z + c;
                }
            }
            value
        };
        let of_block = |k: usize| -> Vec<F> {
            let (from, to) = (k * self.block, (k + 1) * self.block);
            let part = |p: &&[F]| value(&p[from.min(p.len())..to.min(p.len())]);
            self.polynomials.iter().map(part).collect()
        };
        let (mut values, _) = parallel::run(
            self.threads,
            blocks - first,
            || (),
            |(), k| of_block(first + k),
        );
        latch.check()?;
        values.push(vec![F::ZERO; self.polynomials.len()]);
        let shift = self.z.pow([self.block as u64]);
        for k in (0..values.len() - 1).rev() {
            let (below, above) = values.split_at_mut(k + 1);
            for (value, above) in below[k].iter_mut().zip(&above[0]) {
                *value += shift * above;
            }
        }
        Ok(values)
    }

    /// Writes the quotient of `Σ_i f_i·p_i`, one coefficient more than it has, which is 0, given the values from block
    /// 1 on. Returns what is left: the value at z.
    fn quotient(&self, above: &[Vec<F>], factors: &[F], words: &mut [u64]) -> Result<F, Error> {
        let per = F::BigInt::NUM_LIMBS;
        let latch = self.watch.latch();
        let combined = |j: usize| {
            let mut terms = self.polynomials.iter().zip(factors);
            let first = terms.next().and_then(|(p, _)| p.get(j));
            let mut sum = first.copied().unwrap_or(F::ZERO);
            for (p, factor) in terms {
                if let Some(c) = p.get(j) {
                    sum += *c * factor;
                }
            }
            sum
        };
        let left = each_part(words, per * self.block, self.threads, |k, words| {
            let mut q: F = (above[k].iter().zip(factors)).map(|(a, f)| *a * f).sum();
            for (j, words) in words.chunks_exact_mut(per).enumerate().rev() {
                if j.is_multiple_of(WATCHED) && latch.is_raised() {
                    break;
                }
                words.copy_from_slice(q.into_bigint().as_ref());
                q = q * self.z + combined(k * self.block + j);
            }
            q
        });
        latch.check()?;
        Ok(left.first().copied().unwrap_or(F::ZERO))
    }
}
