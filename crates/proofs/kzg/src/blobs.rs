//! Commitments to blobs, and proofs of their values.
//!
//! **Mathematics.** A blob is the values of a polynomial p at the 4096th roots of unity in bit-reversed order; with L_i =
//! `[l_i(τ)]G` the points of the setup in the same order the commitment is `Σ blob_i·L_i`. A proof that p(z) = y is the same
//! sum for the values of the quotient (p − y)/(X − z). Where columns commit instead ([`crate::columns`]), the values of each
//! cell of the blob are interpolated first.
//!
//! **Source.** EIP-4844 and its polynomial-commitments specification (`blob_to_kzg_commitment`, `compute_kzg_proof`,
//! `compute_blob_kzg_proof`).

use msmith::{Algorithm, Options, Output};
use msmith_io::room::within;
use msmith_io::zcash;

use crate::context::Context;
use crate::fr::{Fr, WORDS, integers, quiet, reverse};
use crate::points::{picked, read};
use crate::setup::List;
use crate::{
    BYTES_PER_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, compute_challenge,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;

/// A commitment and how it was computed.
pub struct Commitment {
    /// The compressed point.
    pub bytes: [u8; 48],
    /// The sum as the engine gave it, and how it was computed.
    pub output: Output,
}

/// A proof that the polynomial of a blob has the value y at z.
pub struct Proof {
    /// The commitment to the quotient, a compressed point.
    pub bytes: [u8; 48],
    /// The point z, an integer below r, most significant byte first.
    pub z: [u8; 32],
    /// The value y, an integer below r, most significant byte first.
    pub y: [u8; 32],
    /// The sum as the engine gave it, and how it was computed.
    pub output: Output,
}

impl Context {
    /// The commitment to a blob: a compressed point.
    ///
    /// Errors: an element that is not below r; those of the options. One sum of 4096 points.
    pub fn blob_to_kzg_commitment(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<[u8; 48], Error> {
        Ok(self.commit(blob, options)?.bytes)
    }

    /// [`Context::blob_to_kzg_commitment`], with how it was computed. Where the options name an algorithm there is no
    /// table.
    ///
    /// Errors: as there.
    pub fn commit(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<Commitment, Error> {
        let options = &within(options, self.needs_blob(options))?;
        let values = self.0.fr.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB)?;
        let output = self.sum(values, options)?;
        let bytes = self.compressed(&output)?;
        Ok(Commitment { bytes, output })
    }

    /// A proof of the value of a blob's polynomial at z, and the value: 32 bytes each, most significant first.
    ///
    /// Errors: a z, or an element, that is not below r; those of the options. One sum of 4096 points.
    pub fn compute_kzg_proof(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        z: &[u8; 32],
        options: &Options<'_>,
    ) -> Result<([u8; 48], [u8; 32]), Error> {
        let options = &within(options, self.needs_blob(options))?;
        let proof = self.proof_at(blob, z, options)?;
        Ok((proof.bytes, proof.y))
    }

    /// A proof of a blob's value at the point that blob and commitment choose. That the commitment is the blob's is not
    /// checked.
    ///
    /// Errors: an element that is not below r; a commitment that is not a point of the subgroup; those of the options.
    pub fn compute_blob_kzg_proof(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        commitment: &[u8; 48],
        options: &Options<'_>,
    ) -> Result<[u8; 48], Error> {
        Ok(self.prove(blob, commitment, options)?.bytes)
    }

    /// [`Context::compute_blob_kzg_proof`], with how it was computed. Where the options name an algorithm there is no
    /// table.
    ///
    /// Errors: as there.
    pub fn prove(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        commitment: &[u8; 48],
        options: &Options<'_>,
    ) -> Result<Proof, Error> {
        let options = &within(options, self.needs_blob(options))?;
        let list = (&[*commitment][..], "commitment");
        read(self.0.setup.engine(), [list], options)?;
        let z = compute_challenge(blob, commitment)?;
        self.proof_at(blob, &z, options)
    }

    fn proof_at(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        z: &[u8; 32],
        options: &Options<'_>,
    ) -> Result<Proof, Error> {
        let fr = &self.0.fr;
        let mut values = fr.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB)?;
        let at = fr.factors(&fr.read(z, "evaluation point", 1)?, options)?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        let value = fr.blob.quotient(&mut values, &at, &quiet(options))?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        let mut y = [0; 32];
        fr.write(&value, &mut y);
        let output = self.sum(values, options)?;
        Ok(Proof {
            bytes: self.compressed(&output)?,
            z: *z,
            y,
            output,
        })
    }

    /// The commitment to the polynomial that has these values at the places of a blob's elements: whatever blobs are
    /// committed with, is summed here.
    fn sum(&self, values: Vec<u64>, options: &Options<'_>) -> Result<Output, Error> {
        let setup = &self.0.setup;
        let options = &Options {
            in_subgroup: true,
            ..*options
        };
        let (scalars, cells) = match setup.has_columns() {
            true => self.0.fr.column_coefficients(values, options)?,
            false => (values, (0..CELL).collect()),
        };
        // A table is for all points.
        let is_whole = cells.len() == CELL;
        if is_whole
            && options.algorithm == Algorithm::Auto
            && let Some(table) = self.table(List::Lagrange, options)?
        {
            return Ok(table.msm(integers(&scalars), options)?);
        }
        let engine = setup.engine();
        if is_whole {
            return Ok(engine.msm(setup.points(), integers(&scalars), options)?);
        }
        let points = cells.iter().flat_map(|cell| CELL * cell..CELL * (cell + 1));
        let points = picked(setup.points(), points);
        Ok(engine.msm(&points, integers(&scalars), options)?)
    }

    fn compressed(&self, output: &Output) -> Result<[u8; 48], Error> {
        let compressed = zcash::compress(self.0.setup.engine(), &output.point)?;
        let mut bytes = [0; 48];
        bytes.copy_from_slice(&compressed);
        Ok(bytes)
    }
}

impl Fr {
    /// The scalars of the columns of those cells of a blob that are not all zero, and the numbers of these cells.
    fn column_coefficients(
        &self,
        values: Vec<u64>,
        options: &Options<'_>,
    ) -> Result<(Vec<u64>, Vec<usize>), Error> {
        let list = |cell: usize| &values[WORDS * CELL * cell..][..WORDS * CELL];
        let is_zero = |cell: &usize| list(*cell).iter().all(|word| *word == 0);
        let cells: Vec<usize> = (0..CELL).filter(|cell| !is_zero(cell)).collect();
        let mut values = match cells.len() {
            CELL => values,
            _ => cells.iter().flat_map(|cell| list(*cell)).copied().collect(),
        };
        if !cells.is_empty() {
            self.interpolate(&mut values, &cells, options)?;
            self.field
                .scale(&mut values, &self.fraction_of_half, &quiet(options))?;
        }
        Ok((values, cells))
    }
}
