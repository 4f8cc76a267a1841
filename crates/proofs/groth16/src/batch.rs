//! Many proofs of one key: verified together, and which are wrong.
//!
//! **Mathematics.** With random weights z_i, of 2^128 each, the equations of all proofs are one: `Π e(z_i·A_i, B_i)
//! = e((Σ z_i)·α, β) · e(Σ_j (Σ_i z_i·x_ij)·IC_j, γ) · e(Σ z_i·C_i, δ)`, which holds for proofs that are not all
//! right with a probability of 2^−128. That is a Miller loop a proof, three more, and one final exponentiation.
//!
//! **Which are wrong.** Where they do not hold together parts of them are tested ([`msmith_core::search`]); one alone is
//! tested exactly.

use std::ops::Range;

use msmith::{Engine, Options, Point, Points, Scalars, WordPoints};
use msmith_core::search::{self, Prices};
use msmith_io::room::{asked, within};
use num_bigint::BigUint;

use crate::{Error, Proof, VerifyingKey};
use msmith_circom::groups::WORDS;
use msmith_circom::points::{listed, of_field, quiet, sure};

/// Proofs whose signals are multiplied together.
const BLOCK: usize = 1 << 10;

/// A test of one is three pairings and the last exponent, which are shared; a proof more is a pairing in the lanes.
const PRICES: Prices = Prices { test: 10, item: 1 };

/// Public signals and a proof of them.
type Item<'a> = (&'a [[u64; 4]], &'a Proof);

impl VerifyingKey {
    /// Whether all proofs are right, each of its public signals: a wrong one among them is not seen with a probability
    /// of 2^−128, whoever made it. That their points are in the subgroups was checked when the proofs were made: of
    /// many at once ([`Proof::each_from_json`]) one that is not is missed with a probability of 2^−64, and so the whole
    /// has that. Of no proofs it is true.
    ///
    /// Cost: a product by 128 bits and a Miller loop a proof; threads share them. Progress is the part of the Miller
    /// loops that is done.
    ///
    /// Errors: those of [`VerifyingKey::verify`], of the first proof that has one; a system without random numbers.
    pub fn verify_batch(&self, items: &[Item<'_>], options: &Options<'_>) -> Result<bool, Error> {
        for (public, proof) in items {
            self.admits(public, proof)?;
        }
        match items {
            [] => Ok(true),
            [(public, proof)] => self.verify(public, proof, options),
            _ => {
                let options = &self.planned(items.len(), options)?;
                Weighted::new(self, items, options)?.hold(0..items.len(), options)
            }
        }
    }

    /// The proofs that make [`VerifyingKey::verify_batch`] not true, in ascending order: wrong ones, and those whose
    /// signals are of another number or not below r, or that are of another curve. None if all is well.
    ///
    /// Costs a verification if none is wrong, for a few that are wrong some smaller ones each, and never more than 1.2
    /// times what a verification of each alone does, or that and the first. Progress is the part of the proofs about
    /// which it is known.
    ///
    /// Errors: those of the options; a system without random numbers.
    pub fn find_invalid(
        &self,
        items: &[Item<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let admitted = |i: &usize| self.admits(items[*i].0, items[*i].1).is_ok();
        let which: Vec<usize> = (0..items.len()).filter(admitted).collect();
        let good: Vec<Item<'_>> = which.iter().map(|i| items[*i]).collect();
        let n = good.len();
        let options = &self.planned(n, options)?;
        let all = Weighted::new(self, &good, options)?;
        let quiet = &quiet(options);
        let mut is_right = vec![false; items.len()];
        which.iter().for_each(|i| is_right[*i] = true);
        search::wrong(
            n,
            PRICES,
            |range| {
                options.watch.check()?;
                all.hold(range, quiet)
            },
            |k| {
                is_right[which[k]] = false;
                true
            },
            |upto| options.watch.report(upto as f64 / n as f64),
        )?;
        Ok((0..items.len()).filter(|i| !is_right[*i]).collect())
    }
}

/// Bytes of lists for each proof.
const LISTED: u64 = 768;

impl VerifyingKey {
    /// The options of the steps of n proofs' verification: with the memory that is left beside its lists.
    ///
    /// Errors: a memory limit below what the lists and any step need.
    fn planned<'a>(&self, n: usize, options: &Options<'a>) -> Result<Options<'a>, Error> {
        if options.memory_limit.is_none() || n == 0 {
            return Ok(*options);
        }
        let first = self.groups.first();
        let long = vec![[u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 4]; n.max(self.ic.len())];
        let points = listed(first, std::iter::repeat_n(&self.alpha, n))?;
        let bits = self.groups.curve().r.bits() as u32;
        let steps = [
            asked(options, |o| {
                first.mul_each(&points, Scalars::U256(&long[..n]), o)
            }),
            asked(options, |options| first.plan(n, bits, options)),
            asked(options, |o| first.plan(self.ic.len(), bits, o)),
        ];
        // Signals are multiplied some at a time.
        let signals = 4 * 8 * WORDS * self.ic.len() * n.min(BLOCK);
        let lists = LISTED * n as u64 + signals as u64;
        let most = steps.into_iter().fold(0, u64::max);
        Ok(within(options, (lists + most, lists))?)
    }
}

/// Proofs with their weights.
struct Weighted<'a> {
    key: &'a VerifyingKey,
    items: &'a [Item<'a>],
    weights: Vec<[u64; WORDS]>,
    /// z_i·A_i.
    multiples: Vec<Point>,
    /// The points C_i.
    last: WordPoints,
}

impl<'a> Weighted<'a> {
    fn new(
        key: &'a VerifyingKey,
        items: &'a [Item<'a>],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let first = key.groups.first();
        let weights = drawn(items.len(), first)?;
        let of = |(_, proof): &Item<'a>| proof.a();
        let a = listed(first, items.iter().map(of))?;
        let multiples = first.mul_each(&a, Scalars::U256(&weights), &sure(options))?;
        let at = |i| multiples.get(i).unwrap_or_default();
        let multiples = (0..items.len()).map(at).collect();
        let of = |(_, proof): &Item<'a>| proof.c();
        let last = listed(first, items.iter().map(of))?;
        Ok(Self {
            key,
            items,
            weights,
            multiples,
            last,
        })
    }

    /// Whether the equations of a range hold together; that of one alone is tested as it is.
    fn hold(&self, range: Range<usize>, options: &Options<'_>) -> Result<bool, Error> {
        if let [(public, proof)] = &self.items[range.clone()] {
            return self.key.verify(public, proof, options);
        }
        let (key, first) = (self.key, self.key.groups.first());
        let weights = &self.weights[range.clone()];
        let stride = self.last.stride;
        let last = WordPoints {
            stride,
            words: self.last.words[stride * range.start..stride * range.end].to_vec(),
            finite: self.last.finite[range.clone()].to_vec(),
        };
        let last = first
            .msm(&last, Scalars::U256(weights), &sure(options))?
            .point;
        let scalars = self.signals(range.clone(), options)?;
        let ic = key.ic_sum(&scalars, options)?;
        let alpha = first.mul(&scalars[0], &key.alpha)?;
        let pairs: Vec<_> = (self.multiples[range.clone()].iter())
            .zip(self.items[range].iter().map(|(_, proof)| proof.b()))
            .collect();
        let rest = [Some(&alpha), Some(&ic), Some(&last)];
        key.fixed.equal(&pairs, rest, options)
    }

    /// Σ z_i, and Σ z_i·x_ij for each j, modulo r.
    fn signals(
        &self,
        range: Range<usize>,
        options: &Options<'_>,
    ) -> Result<Vec<[u64; WORDS]>, Error> {
        let field = self.key.groups.scalars()?;
        let quiet = &of_field(options);
        let per = self.key.ic.len();
        let mut sum = vec![0; WORDS * per];
        for first in range.clone().step_by(BLOCK) {
            options.watch.check()?;
            let last = range.end.min(first + BLOCK);
            let mut weights = self.weights[first..last].as_flattened().to_vec();
            field.to_montgomery(&mut weights, quiet)?;
            let weights: Vec<u64> = (weights.chunks_exact(WORDS))
                .flat_map(|z| z.repeat(per))
                .collect();
            let mut signals: Vec<u64> = (self.items[first..last].iter())
                .flat_map(|(public, _)| [[1, 0, 0, 0]].into_iter().chain(public.iter().copied()))
                .flatten()
                .collect();
            field.mul(&mut signals, &weights, quiet)?;
            for row in signals.chunks_exact(WORDS * per) {
                field.add(&mut sum, row, quiet)?;
            }
        }
        Ok(sum.as_chunks().0.to_vec())
    }
}

/// Weights `a + b·λ` that are not 0, modulo r, of 64 bits from the system's randomness for a and b each. λ is what the
/// engine splits scalars by: products by the weights have half as many doublings as by integers of 128 bits. They are
/// 2^128 different ones, since no `a + b·λ` but 0 is a multiple of r where a and b are shorter than half of it.
fn drawn(n: usize, engine: &Engine) -> Result<Vec<[u64; WORDS]>, Error> {
    let mut bytes = vec![0; 16 * n];
    getrandom::getrandom(&mut bytes)
        .map_err(|e| msmith::Error::Option(format!("the system has no random numbers: {e}")))?;
    let whole = BigUint::from(1u128 << 64);
    let endo = engine.derived().endo.as_ref();
    let (lambda, r) = (endo.map_or(&whole, |endo| &endo.lambda), &engine.curve().r);
    let weight = |bytes: &[u8; 16]| {
        let both = u128::from_le_bytes(*bytes).max(1);
        let weight = (lambda * (both >> 64) as u64 + both as u64) % r;
        let mut words = [0; WORDS];
        (words.iter_mut().zip(weight.iter_u64_digits())).for_each(|(to, word)| *to = word);
        words
    };
    Ok(bytes.as_chunks().0.iter().map(weight).collect())
}
