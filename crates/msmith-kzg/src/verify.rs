//! Verification: sums of points, and two pairings.
//!
//! **Mathematics.** A proof π of the value y at z of a polynomial with the commitment C satisfies `e(C − y·G + z·π, H) =
//! e(π, τH)`. That of a cell, over a coset `x^64 = a` where the polynomial is I, satisfies `e(C − [I(τ)]G + a·π, H) =
//! e(π, τ^64·H)`. Many equations are one: the sum of each times a weight of 128 bits that depends on everything.

use std::collections::HashMap;

use msmith::{Options, Point, Scalars, WordPoints};
use msmith_io::pairing;

use crate::challenge::{of_blobs, same_length, weights};
use crate::context::Context;
use crate::fr::{Fr, WORDS, curve, integers, quiet, reverse, reversed};
use crate::points::{append, at, read};
use crate::recover::places;
use crate::setup::List;
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
        self.0.fr.read(z, "evaluation point", 1)?;
        self.0.fr.read(y, "value", 1)?;
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
        let lists = [(&unique[..], "commitment"), (proofs, "proof")];
        let points = read(self.0.setup.engine(), lists, options);
        let [of_commitments, of_proofs] = points.map_err(|error| match error {
            // Its place in the caller's list.
            Error::Point {
                what: "commitment",
                index,
                why,
            } => Error::Point {
                what: "commitment",
                index: (numbers.iter().position(|k| *k == index as u64)).unwrap_or(index),
                why,
            },
            error => error,
        })?;
        let values = self.0.fr.read(cells.as_flattened(), "cell", CELL)?;
        // Of one equation the weight is 1.
        let weights = match n {
            0 => return Ok(true),
            1 => vec![1],
            _ => {
                let hash = compute_verify_cell_kzg_proof_batch_challenge(
                    &unique, &numbers, indices, cells, proofs,
                )?;
                weights(&hash, n)
            }
        };
        let rows: Vec<usize> = numbers.iter().map(|k| *k as usize).collect();
        let all = Equations {
            commitments: &of_commitments,
            rows: &rows,
            places: &places,
            values: &values,
            proofs: &of_proofs,
            weights: &weights,
        };
        self.hold(&all, options)
    }

    /// Whether the weighted sum of equations holds: `e(Σ w·π, τ^64·H) = e(Σ w·a·π + Σ w·C − [Σ w·I(τ)]G, H)`.
    fn hold(&self, all: &Equations<'_>, options: &Options<'_>) -> Result<bool, Error> {
        let (fr, engine) = (&self.0.fr, self.0.setup.engine());
        let quiet = &quiet(options);
        let integers_of = words(all.weights);
        let factors = fr.factors(&integers_of, options)?;
        let proofs_alone = match all.weights {
            [1] => at(all.proofs, 0),
            weights => (engine.msm(all.proofs, Scalars::U128(weights), &sure(options))?).point,
        };

        let mut scalars: Vec<u64> = (all.places.iter())
            .flat_map(|place| fr.root(CELL * reversed(*place, CELLS)))
            .copied()
            .collect();
        fr.field.mul(&mut scalars, &integers_of, quiet)?;
        let mut of_each = vec![0; WORDS * all.commitments.finite.len()];
        for (w, row) in integers_of.chunks_exact(WORDS).zip(all.rows) {
            fr.field
                .add(&mut of_each[WORDS * row..][..WORDS], w, quiet)?;
        }
        scalars.extend(of_each);
        let repeated: Vec<u64> = (factors.chunks_exact(WORDS))
            .flat_map(|w| w.repeat(CELL))
            .collect();
        let mut values = all.values.to_vec();
        fr.field.mul(&mut values, &repeated, quiet)?;
        let interpolated = fr.interpolated(values, all.places, options)?;
        let mut points = all.proofs.clone();
        append(&mut points, all.commitments);
        // The sum of 64 powers, by their table, is one point more.
        points.push(&self.of_powers(&interpolated, options)?)?;
        scalars.extend([1, 0, 0, 0]);
        let rest = engine.msm(&points, integers(&scalars), &sure(options))?;
        self.alike(&proofs_alone, 2, &rest.point)
    }

    /// `[Σ c_m·τ^m]G` of 64 coefficients.
    fn of_powers(&self, coefficients: &[u64], options: &Options<'_>) -> Result<Point, Error> {
        let (setup, options) = (&self.0.setup, &sure(options));
        let scalars = integers(coefficients);
        let sum = match self.table(List::Monomials, options)? {
            Some(table) => table.msm(scalars, options)?,
            None => setup.engine().msm(&setup.monomials, scalars, options)?,
        };
        Ok(sum.point)
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
        let lists = [(all.commitments, "commitment"), (all.proofs, "proof")];
        let [commitments, mut points] = read(engine, lists, options)?;
        if n == 0 {
            return Ok(true);
        }
        // Of one equation the weight is 1.
        let weights = match n {
            1 => vec![1],
            _ => {
                let hash = of_blobs(all.commitments, all.points, all.values, all.proofs);
                weights(&hash, n)
            }
        };
        let integers_of = words(&weights);
        let factors = fr.factors(&integers_of, options)?;
        let proofs = match n {
            1 => at(&points, 0),
            _ => (engine.msm(&points, Scalars::U128(&weights), &sure(options))?).point,
        };
        let of = |list: &[[u8; 32]]| -> Result<Vec<u64>, Error> {
            let mut list = fr.read(list.as_flattened(), "value", 1)?;
            fr.field.mul(&mut list, &factors, quiet)?;
            Ok(list)
        };
        // Σ w·z·π + Σ w·C − (Σ w·y)·G.
        let mut scalars = of(all.points)?;
        scalars.extend(&integers_of);
        let mut sum = vec![0; WORDS];
        for y in of(all.values)?.chunks_exact(WORDS) {
            fr.field.sub(&mut sum, y, quiet)?;
        }
        scalars.extend(sum);
        append(&mut points, &commitments);
        points.push(&at(&setup.monomials, 0))?;
        let rest = engine.msm(&points, integers(&scalars), &sure(options))?;
        self.alike(&proofs, 1, &rest.point)
    }
}

/// Cells with their proofs, `weights` times each.
struct Equations<'a> {
    commitments: &'a WordPoints,
    /// The number of each cell's commitment.
    rows: &'a [usize],
    places: &'a [usize],
    /// 64 integers a cell.
    values: &'a [u64],
    proofs: &'a WordPoints,
    weights: &'a [u128],
}

/// Weights as integers of four words.
fn words(weights: &[u128]) -> Vec<u64> {
    let words = |w: &u128| [*w as u64, (*w >> 64) as u64, 0, 0];
    weights.iter().flat_map(words).collect()
}

/// Proofs of values at points.
struct Openings<'a> {
    commitments: &'a [[u8; 48]],
    points: &'a [[u8; 32]],
    values: &'a [[u8; 32]],
    proofs: &'a [[u8; 48]],
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
        let mut values = self.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB)?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        let z = self.factors(&self.read(z, "evaluation point", 1)?, options)?;
        let y = self.blob.evaluate(&values, &z, &quiet(options))?;
        let mut bytes = [0; 32];
        self.write(&y, &mut bytes);
        Ok(bytes)
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
