//! Verification: sums of points, and two pairings.
//!
//! **Mathematics.** A proof π of the value y at z of a polynomial with the commitment C satisfies `e(C − y·G + z·π, H) =
//! e(π, τH)`. That of a cell, over a coset `x^64 = a` where the polynomial is I, satisfies `e(C − [I(τ)]G + a·π, H) =
//! e(π, τ^64·H)`. Many equations are one: the sum of each times a weight of 128 bits that depends on everything.

use std::collections::HashMap;

use msmith::{Options, Point, Scalars, WordPoints};
use msmith_field::ByteOrder;
use msmith_io::pairing;

use crate::challenge::{of_blobs, same_length, weights};
use crate::context::Context;
use crate::fr::{Fr, WORDS, be, curve, quiet, reverse, reversed};
use crate::points::{append, read};
use crate::recover::places;
use crate::{
    BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Error, FIELD_ELEMENTS_PER_BLOB,
    FIELD_ELEMENTS_PER_CELL, compute_challenge, compute_verify_cell_kzg_proof_batch_challenge,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

impl Context {
    /// Whether a polynomial with this commitment has the value y at z. Both are 32 bytes, most significant first.
    ///
    /// Errors: a z or y that is not below r; a commitment or proof that is not a point of the subgroup.
    pub fn verify_kzg_proof(
        &self,
        commitment: &[u8; 48],
        z: &[u8; 32],
        y: &[u8; 32],
        proof: &[u8; 48],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        self.0.fr.read(z, "evaluation point", 1, options)?;
        self.0.fr.read(y, "value", 1, options)?;
        let all = Openings {
            commitments: &[*commitment],
            points: &[*z],
            values: &[*y],
            proofs: &[*proof],
        };
        self.openings(&all, options)
    }

    /// Whether a blob has this commitment, by its blob proof.
    ///
    /// Errors: an element that is not below r; a commitment or proof that is not a point of the subgroup.
    pub fn verify_blob_kzg_proof(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        commitment: &[u8; 48],
        proof: &[u8; 48],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        let blobs = std::slice::from_ref(blob);
        self.verify_blob_kzg_proof_batch(blobs, &[*commitment], &[*proof], options)
    }

    /// Whether every blob has its commitment, by its blob proof. Of no blobs it is true.
    ///
    /// Errors: lists of different lengths; an element that is not below r; a commitment or proof that is not a point of the
    /// subgroup.
    pub fn verify_blob_kzg_proof_batch(
        &self,
        blobs: &[[u8; BYTES_PER_BLOB]],
        commitments: &[[u8; 48]],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        same_length(blobs.len(), "commitment", commitments.len())?;
        same_length(blobs.len(), "proof", proofs.len())?;
        let (mut points, mut values) = (Vec::new(), Vec::new());
        for (index, (blob, commitment)) in blobs.iter().zip(commitments).enumerate() {
            options.watch.check()?;
            let z = compute_challenge(blob, commitment)?;
            let y = self.0.fr.value(blob, &z, options);
            let y = y.map_err(|error| match error {
                Error::Element { what, element, .. } => Error::Element {
                    what,
                    index,
                    element,
                },
                error => error,
            })?;
            points.push(z);
            values.push(y);
        }
        let all = Openings {
            commitments,
            points: &points,
            values: &values,
            proofs,
        };
        self.openings(&all, options)
    }

    /// Whether every cell is that of its index of the blob with its commitment. Of no cells it is true. The commitments may
    /// repeat, and so may cells.
    ///
    /// Errors: lists of different lengths; an index of 128 or above; an element that is not below r; a commitment or proof
    /// that is not a point of the subgroup.
    pub fn verify_cell_kzg_proof_batch(
        &self,
        commitments: &[[u8; 48]],
        indices: &[u64],
        cells: &[Cell],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        let n = cells.len();
        same_length(n, "commitment", commitments.len())?;
        same_length(n, "cell index", indices.len())?;
        same_length(n, "proof", proofs.len())?;
        let places = places(indices)?;
        let (fr, setup) = (&self.0.fr, &self.0.setup);
        let engine = setup.engine();
        let quiet = &quiet(options);
        // Each commitment once.
        let (mut unique, mut number, mut numbers) = (Vec::new(), HashMap::new(), Vec::new());
        for commitment in commitments {
            let next = unique.len();
            let k = *number.entry(commitment).or_insert(next);
            if k == next {
                unique.push(*commitment);
            }
            numbers.push(k as u64);
        }
        let mut points = read(engine, proofs, "proof", options)?;
        let of_commitments = read(engine, &unique, "commitment", options);
        let of_commitments = of_commitments.map_err(|error| match error {
            // Its place in the caller's list.
            Error::Point { what, index, why } => Error::Point {
                what,
                index: (numbers.iter().position(|k| *k == index as u64)).unwrap_or(index),
                why,
            },
            error => error,
        })?;
        let mut values = fr.read(cells.as_flattened(), "cell", CELL, options)?;
        if n == 0 {
            return Ok(true);
        }
        let hash = compute_verify_cell_kzg_proof_batch_challenge(
            &unique, &numbers, indices, cells, proofs,
        )?;
        let weights = weights(&hash, n);
        let montgomery = fr.of_weights(&weights, options)?;
        let proofs_alone = engine.msm(&points, Scalars::U128(&weights), &sure(options))?;

        // Σ w·a·π + Σ w·C − [Σ w·I(τ)]G.
        let mut scalars = montgomery.clone();
        let a = |place: &usize| fr.root(CELL * reversed(*place, CELLS));
        let a: Vec<u64> = places
            .iter()
            .flat_map(|place| a(place).iter().copied())
            .collect();
        fr.field.mul(&mut scalars, &a, quiet)?;
        let mut of_each = vec![0; WORDS * unique.len()];
        for (w, k) in montgomery.chunks_exact(WORDS).zip(&numbers) {
            let to = &mut of_each[WORDS * *k as usize..][..WORDS];
            fr.field.add(to, w, quiet)?;
        }
        scalars.extend(of_each);
        let repeated: Vec<u64> = (montgomery.chunks_exact(WORDS))
            .flat_map(|w| w.repeat(CELL))
            .collect();
        fr.field.mul(&mut values, &repeated, quiet)?;
        scalars.extend(fr.interpolated(values, &places, options)?);
        append(&mut points, &of_commitments);
        append(&mut points, &setup.monomials);
        let scalars = fr.integers(&scalars, options)?;
        let rest = engine.msm(&points, Scalars::U256(&scalars), &sure(options))?;
        self.alike(&proofs_alone.point, 2, &rest.point)
    }

    /// Whether `e(proofs, s·H) = e(rest, H)`, s the power of the setup's points of G2.
    fn alike(&self, proofs: &Point, power: usize, rest: &Point) -> Result<bool, Error> {
        let second = &self.0.setup.second;
        let equal = pairing::equal(curve()?, [proofs, &second[power]], [rest, &second[0]]);
        equal.ok_or_else(|| msmith::Error::Curve("no pairing".into()).into())
    }

    fn openings(&self, all: &Openings<'_>, options: &Options<'_>) -> Result<bool, Error> {
        let n = all.proofs.len();
        let (fr, setup) = (&self.0.fr, &self.0.setup);
        let engine = setup.engine();
        let quiet = &quiet(options);
        let commitments = read(engine, all.commitments, "commitment", options)?;
        let mut points = read(engine, all.proofs, "proof", options)?;
        if n == 0 {
            return Ok(true);
        }
        let hash = of_blobs(all.commitments, all.points, all.values, all.proofs);
        // Of one equation the weight is 1.
        let weights = if n == 1 { vec![1] } else { weights(&hash, n) };
        let montgomery = fr.of_weights(&weights, options)?;
        let proofs = engine.msm(&points, Scalars::U128(&weights), &sure(options))?;
        let of = |list: &[[u8; 32]]| -> Result<Vec<u64>, Error> {
            let mut list = fr.read(list.as_flattened(), "value", 1, options)?;
            fr.field.mul(&mut list, &montgomery, quiet)?;
            Ok(list)
        };
        // Σ w·z·π + Σ w·C − (Σ w·y)·G.
        let mut scalars = of(all.points)?;
        scalars.extend(&montgomery);
        let mut sum = vec![0; WORDS];
        for y in of(all.values)?.chunks_exact(WORDS) {
            fr.field.sub(&mut sum, y, quiet)?;
        }
        scalars.extend(sum);
        append(&mut points, &commitments);
        append(&mut points, &first(&setup.monomials));
        let scalars = fr.integers(&scalars, options)?;
        let rest = engine.msm(&points, Scalars::U256(&scalars), &sure(options))?;
        self.alike(&proofs.point, 1, &rest.point)
    }
}

/// Proofs of values at points.
struct Openings<'a> {
    commitments: &'a [[u8; 48]],
    points: &'a [[u8; 32]],
    values: &'a [[u8; 32]],
    proofs: &'a [[u8; 48]],
}

/// The generator.
fn first(points: &WordPoints) -> WordPoints {
    WordPoints {
        stride: points.stride,
        words: points.words[..points.stride].to_vec(),
        finite: points.finite[..1].to_vec(),
    }
}

/// Points that were checked.
fn sure<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        in_subgroup: true,
        watch: options.watch.quiet(),
        ..*options
    }
}

impl Fr {
    /// The value of a blob's polynomial, 32 bytes as z.
    fn value(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        z: &[u8; 32],
        options: &Options<'_>,
    ) -> Result<[u8; 32], Error> {
        let mut values = self.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB, options)?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        let z = self.read(z, "evaluation point", 1, options)?;
        let y = self.blob.evaluate(&values, &z, &quiet(options))?;
        let bytes = self.field.to_bytes(&y, ByteOrder::Big, &quiet(options))?;
        Ok(be(&num_bigint::BigUint::from_bytes_be(&bytes)))
    }

    /// Weights as elements.
    fn of_weights(&self, weights: &[u128], options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let words = |w: &u128| [*w as u64, (*w >> 64) as u64, 0, 0];
        let mut words: Vec<u64> = weights.iter().flat_map(words).collect();
        self.field.to_montgomery(&mut words, &quiet(options))?;
        Ok(words)
    }

    /// `−Σ I`, 64 coefficients: cells of the same place are added first.
    fn interpolated(
        &self,
        values: Vec<u64>,
        places: &[usize],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let quiet = &quiet(options);
        let len = WORDS * CELL;
        let mut sums: Vec<Vec<u64>> = vec![Vec::new(); CELLS];
        for (cell, place) in values.chunks_exact(len).zip(places) {
            match &mut sums[*place] {
                sum if sum.is_empty() => sum.extend(cell),
                sum => self.field.add(sum, cell, quiet)?,
            }
        }
        let used: Vec<usize> = (0..CELLS).filter(|k| !sums[*k].is_empty()).collect();
        let mut values = sums.concat();
        self.interpolate(&mut values, &used, options)?;
        let mut total = vec![0; len];
        for list in values.chunks_exact(len) {
            self.field.sub(&mut total, list, quiet)?;
        }
        Ok(total)
    }
}
