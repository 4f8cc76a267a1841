//! The functions of the specifications, by their names.

use std::sync::{Arc, OnceLock};

use msmith::{Backend, Bases, Options};
use msmith_io::kzg::Blob;

use crate::fr::Fr;
use crate::setup::Setup;
use crate::{BYTES_PER_BLOB, Error, tables};

/// A setup with what is computed of it once: roots of unity and tables. Clones share them.
///
/// Tables are made by the first call that uses them, or by [`Context::prepare`].
#[derive(Clone)]
pub struct Context(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub setup: Setup,
    pub fr: Fr,
    /// Bytes of tables.
    budget: u64,
    columns: OnceLock<Bases>,
}

impl Context {
    /// Bytes of the tables of [`Context::mainnet`].
    pub const BUDGET: u64 = 48_000_000;

    /// Ethereum's mainnet on the fastest backend of this machine, with tables of at most [`Context::BUDGET`] bytes.
    ///
    /// Errors: none on a machine that msmith runs on.
    pub fn mainnet() -> Result<Self, Error> {
        Self::new(Setup::mainnet(Backend::detect()?)?, Self::BUDGET)
    }

    /// A setup with tables of at most a number of bytes, down to none, which proofs of cells take longer with.
    pub fn new(setup: Setup, budget: u64) -> Result<Self, Error> {
        Ok(Self(Arc::new(Inner {
            fr: Fr::new(setup.engine())?,
            setup,
            budget,
            columns: OnceLock::new(),
        })))
    }

    /// Makes the tables, which other calls would do when they first need them.
    ///
    /// Errors: those of the options.
    pub fn prepare(&self, options: &Options<'_>) -> Result<(), Error> {
        self.columns(options).map(|_| ())
    }

    pub(crate) fn columns(&self, options: &Options<'_>) -> Result<&Bases, Error> {
        let Inner {
            setup,
            budget,
            columns,
            ..
        } = &*self.0;
        if let Some(table) = columns.get() {
            return Ok(table);
        }
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let made = tables::of_columns(setup.engine(), &setup.columns, *budget, quiet)?;
        Ok(columns.get_or_init(|| made))
    }

    /// The commitment to a blob: a compressed point.
    ///
    /// Errors: an element that is not below r; those of the options. One sum of 4096 points.
    pub fn blob_to_kzg_commitment(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<[u8; 48], Error> {
        Ok(self.0.setup.lagrange.commit(&read(blob)?, options)?.bytes)
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
        let blob = read(blob)?;
        self.0.fr.read(z, "evaluation point", 1, options)?;
        let proof = self.0.setup.lagrange.proof(&blob, z, options)?;
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
        let setup = &self.0.setup.lagrange;
        let blob = read(blob)?;
        let proof = setup.blob_proof(&blob, commitment, options);
        let proof = proof.map_err(|error| match error {
            msmith_io::Error::Item { what, index, error } => Error::Point {
                what,
                index,
                why: error.to_string(),
            },
            error => error.into(),
        });
        Ok(proof?.bytes)
    }
}

/// The elements of a blob.
fn read(blob: &[u8; BYTES_PER_BLOB]) -> Result<Blob, Error> {
    Blob::read(blob).map_err(|error| match error {
        msmith_io::Error::NotBelowOrder { index, .. } => Error::Element {
            what: "blob",
            index: 0,
            element: index,
        },
        error => error.into(),
    })
}
