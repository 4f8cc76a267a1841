//! Verification: sums of points, and two pairings.
//!
//! **Mathematics.** A proof π of the value y at z of a polynomial with the commitment C satisfies `e(C − y·G + z·π, H)
//! = e(π, τH)`. That of a cell, over a coset `x^64 = a` where the polynomial is I, satisfies `e(C − [I(τ)]G + a·π, H) =
//! e(π, τ^64·H)`. Many equations are one: the sum of each times a weight of 128 bits that depends on everything.

use std::borrow::Borrow;

use msmith::{Options, Point, Scalars, WordPoints};
use msmith_io::pairing;

use crate::batch::{each, of_item};
use crate::challenge::{of_blobs, same_length, weights};
use crate::commitments::Unique;
use crate::context::Context;
use crate::fr::{Fr, WORDS, curve, integers, quiet, reverse, reversed};
use crate::points::{append, at, borrowed, picked, read, sure};
use crate::recover::places;
use crate::room::BLOB;
use crate::setup::List;
use crate::{
    BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Error, FIELD_ELEMENTS_PER_BLOB,
    FIELD_ELEMENTS_PER_CELL, compute_challenge, compute_verify_cell_kzg_proof_batch_challenge,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;
/// Cells that are read at a time.
const SOME: usize = 256;

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
        let options = &self.room_for(1, 1, options)?;
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
    /// Errors: lists of different lengths; an element that is not below r; a commitment or proof that is not a point of
    /// the subgroup.
    pub fn verify_blob_kzg_proof_batch<B: Borrow<[u8; BYTES_PER_BLOB]>>(
        &self,
        blobs: &[B],
        commitments: &[[u8; 48]],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        same_length(blobs.len(), "commitment", commitments.len())?;
        same_length(blobs.len(), "proof", proofs.len())?;
        let n = blobs.len();
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let options = &self.room_for(n, n, options)?;
        let blobs = borrowed(blobs);
        let values = each((n, BLOB), quiet, of_item, |k, options| {
            self.0.fr.at_challenge(blobs[k], &commitments[k], options)
        })?;
        let (points, values): (Vec<_>, Vec<_>) = values.into_iter().unzip();
        let all = Openings {
            commitments,
            points: &points,
            values: &values,
            proofs,
        };
        self.openings(&all, options)
    }

    /// Whether every cell is that of its index of the blob with its commitment. Of no cells it is true. The commitments
    /// may repeat, and so may cells.
    ///
    /// Errors: lists of different lengths; an index of 128 or above; an element that is not below r; a commitment or
    /// proof that is not a point of the subgroup.
    pub fn verify_cell_kzg_proof_batch<C: Borrow<Cell>>(
        &self,
        commitments: &[[u8; 48]],
        indices: &[u64],
        cells: &[C],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        let n = cells.len();
        same_length(n, "commitment", commitments.len())?;
        same_length(n, "cell index", indices.len())?;
        same_length(n, "proof", proofs.len())?;
        places(indices)?;
        let list = Unique::of(commitments);
        let options = &self.room_for(n, list.bytes.len(), options)?;
        let lists = [(&list.bytes[..], "commitment"), (proofs, "proof")];
        let points = read(self.0.setup.engine(), lists, options);
        let [points, of_proofs] = points.map_err(|error| list.located(error))?;
        self.verify_read(
            &list,
            &points,
            indices,
            &borrowed(cells),
            (proofs, &of_proofs),
            options,
        )
    }

    /// Whether cells are those of blobs whose commitments and proofs were read.
    pub(crate) fn verify_read(
        &self,
        list: &Unique,
        commitments: &WordPoints,
        indices: &[u64],
        cells: &[&Cell],
        (proofs, of_proofs): (&[[u8; 48]], &WordPoints),
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        // Of one equation the weight is 1.
        let weights = match cells.len() {
            0 => return Ok(true),
            1 => vec![1],
            _ => list.weights(indices, cells, proofs)?,
        };
        let all = Equations {
            commitments,
            rows: &list.numbers,
            places: &places(indices)?,
            cells,
            proofs: of_proofs,
            weights: &weights,
        };
        self.cells_hold(&all, options)
    }

    /// Whether the weighted sum of equations holds: `e(Σ w·π, τ^64·H) = e(Σ w·a·π + Σ w·C − [Σ w·I(τ)]G, H)`.
    pub(crate) fn cells_hold(
        &self,
        all: &Equations<'_>,
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        let (fr, engine) = (&self.0.fr, self.0.setup.engine());
        let quiet = &quiet(options);
        let integers_of = words(all.weights);
        let factors = fr.factors(&integers_of, options)?;
        let interpolated = fr.interpolated(all.cells, &factors, all.places, options)?;
        let proofs_alone = match all.weights {
            [1] => at(all.proofs, 0),
            weights => (engine.msm(all.proofs, Scalars::U128(weights), &sure(options))?).point,
        };

        let mut scalars: Vec<u64> = (all.places.iter())
            .flat_map(|place| fr.root(CELL * reversed(*place, CELLS)))
            .copied()
            .collect();
        fr.field.mul(&mut scalars, &integers_of, quiet)?;
        let mut of_each = vec![None; all.commitments.finite.len()];
        for (w, row) in integers_of.chunks_exact(WORDS).zip(all.rows) {
            let sum = of_each[*row].get_or_insert_with(|| vec![0; WORDS]);
            fr.field.add(sum, w, quiet)?;
        }
        let mut points = all.proofs.clone();
        let used = (0..of_each.len()).filter(|row| of_each[*row].is_some());
        append(&mut points, &picked(all.commitments, used));
        scalars.extend(of_each.iter().flatten().flatten());
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
        let lists = [(all.commitments, "commitment"), (all.proofs, "proof")];
        let [commitments, proofs] = read(self.0.setup.engine(), lists, options)?;
        // Of one equation the weight is 1.
        let weights = match all.proofs.len() {
            0 => return Ok(true),
            1 => vec![1],
            _ => all.weights(),
        };
        let all = Values {
            commitments: &commitments,
            points: all.points,
            values: all.values,
            proofs: &proofs,
            weights: &weights,
        };
        self.values_hold(&all, options)
    }

    /// Whether the weighted sum of equations holds: `e(Σ w·π, τH) = e(Σ w·z·π + Σ w·C − (Σ w·y)·G, H)`.
    pub(crate) fn values_hold(
        &self,
        all: &Values<'_>,
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        let (fr, setup) = (&self.0.fr, &self.0.setup);
        let engine = setup.engine();
        let quiet = &quiet(options);
        let integers_of = words(all.weights);
        let factors = fr.factors(&integers_of, options)?;
        let proofs_alone = match all.weights {
            [1] => at(all.proofs, 0),
            weights => (engine.msm(all.proofs, Scalars::U128(weights), &sure(options))?).point,
        };
        let of = |list: &[[u8; 32]]| -> Result<Vec<u64>, Error> {
            let mut list = fr.read(list.as_flattened(), "value", 1)?;
            fr.field.mul(&mut list, &factors, quiet)?;
            Ok(list)
        };
        let mut scalars = of(all.points)?;
        scalars.extend(&integers_of);
        let mut sum = vec![0; WORDS];
        for y in of(all.values)?.chunks_exact(WORDS) {
            fr.field.sub(&mut sum, y, quiet)?;
        }
        scalars.extend(sum);
        let mut points = all.proofs.clone();
        append(&mut points, all.commitments);
        points.push(&at(&setup.monomials, 0))?;
        let rest = engine.msm(&points, integers(&scalars), &sure(options))?;
        self.alike(&proofs_alone, 1, &rest.point)
    }
}

/// Cells with their proofs, `weights` times each.
pub struct Equations<'a> {
    pub commitments: &'a WordPoints,
    /// The number of each cell's commitment.
    pub rows: &'a [usize],
    pub places: &'a [usize],
    pub cells: &'a [&'a Cell],
    pub proofs: &'a WordPoints,
    pub weights: &'a [u128],
}

/// Proofs of values at points, `weights` times each.
pub struct Values<'a> {
    pub commitments: &'a WordPoints,
    pub points: &'a [[u8; 32]],
    pub values: &'a [[u8; 32]],
    pub proofs: &'a WordPoints,
    pub weights: &'a [u128],
}

impl Unique {
    /// Weights of cells that depend on everything.
    pub fn weights(
        &self,
        indices: &[u64],
        cells: &[&Cell],
        proofs: &[[u8; 48]],
    ) -> Result<Vec<u128>, Error> {
        let numbers: Vec<u64> = self.numbers.iter().map(|k| *k as u64).collect();
        let hash = compute_verify_cell_kzg_proof_batch_challenge(
            &self.bytes,
            &numbers,
            indices,
            cells,
            proofs,
        )?;
        Ok(weights(&hash, cells.len()))
    }
}

/// Weights as integers of four words.
fn words(weights: &[u128]) -> Vec<u64> {
    let words = |w: &u128| [*w as u64, (*w >> 64) as u64, 0, 0];
    weights.iter().flat_map(words).collect()
}

/// Proofs of values at points, as they came.
pub struct Openings<'a> {
    pub commitments: &'a [[u8; 48]],
    pub points: &'a [[u8; 32]],
    pub values: &'a [[u8; 32]],
    pub proofs: &'a [[u8; 48]],
}

impl Openings<'_> {
    /// Weights that depend on everything.
    pub fn weights(&self) -> Vec<u128> {
        let hash = of_blobs(self.commitments, self.points, self.values, self.proofs);
        weights(&hash, self.proofs.len())
    }
}

impl Fr {
    /// The point that a blob and its commitment choose, and the value there.
    pub fn at_challenge(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        commitment: &[u8; 48],
        options: &Options<'_>,
    ) -> Result<([u8; 32], [u8; 32]), Error> {
        options.watch.check()?;
        let mut values = self.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB)?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        let z = compute_challenge(blob, commitment)?;
        let at = self.factors(&self.read(&z, "evaluation point", 1)?, options)?;
        let value = self.blob.evaluate(&values, &at, &quiet(options))?;
        let mut y = [0; 32];
        self.write(&value, &mut y);
        Ok((z, y))
    }

    /// `−Σ w·I`, 64 coefficients: cells of the same place are added first, times their factors, some at a time.
    ///
    /// Errors: the first that is not below r.
    fn interpolated(
        &self,
        cells: &[&Cell],
        factors: &[u64],
        places: &[usize],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let quiet = &quiet(options);
        let len = WORDS * CELL;
        let mut sums: Vec<Vec<u64>> = vec![Vec::new(); CELLS];
        for (block, some) in cells.chunks(SOME).enumerate() {
            options.watch.check()?;
            let mut values = Vec::with_capacity(len * some.len());
            for (k, cell) in (SOME * block..).zip(some) {
                let read = self.read(*cell, "cell", CELL);
                values.extend(read.map_err(|error| of_item(k, error))?);
            }
            let factors = factors[WORDS * SOME * block..].chunks_exact(WORDS);
            let repeated = factors.take(some.len()).flat_map(|w| w.repeat(CELL));
            (self.field).mul(&mut values, &repeated.collect::<Vec<_>>(), quiet)?;
            for (cell, place) in values.chunks_exact(len).zip(&places[SOME * block..]) {
                match &mut sums[*place] {
                    sum if sum.is_empty() => sum.extend(cell),
                    sum => self.field.add(sum, cell, quiet)?,
                }
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
