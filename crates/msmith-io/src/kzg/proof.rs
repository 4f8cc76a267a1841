//! Proofs of a blob's value at a point, and at the point that blob and commitment choose.

use msmith::{Options, Output};
use sha2::{Digest, Sha256};

use super::field::{canonical, order, reduced, to_bytes};
use super::{BLOB_BYTES, Blob, ELEMENTS, Setup, batch, polynomial};
use crate::scalars::from_32;
use crate::{Error, zcash};

/// What the hash begins with.
const DOMAIN: &[u8; 16] = b"FSBLOBVERIFY_V1_";

/// A proof that the polynomial of a blob has the value y at z.
pub struct Proof {
    /// The commitment to the quotient, a compressed point in the encoding of [`crate::zcash`].
    pub bytes: [u8; 48],
    /// The point z, an integer below r, most significant byte first.
    pub z: [u8; 32],
    /// The value y, an integer below r, most significant byte first.
    pub y: [u8; 32],
    /// The sum as the engine gave it, and how it was computed.
    pub output: Output,
}

/// The point at which a blob proof opens a blob with this commitment: SHA-256 of both modulo r, 32 bytes, most significant
/// first (`compute_challenge`). Neither is checked.
pub fn challenge(blob: &[u8; BLOB_BYTES], commitment: &[u8; 48]) -> Result<[u8; 32], Error> {
    let mut hash = Sha256::new();
    hash.update(DOMAIN);
    hash.update((ELEMENTS as u128).to_be_bytes());
    hash.update(blob);
    hash.update(commitment);
    Ok(to_bytes(&reduced(&hash.finalize().into())?))
}

impl Setup {
    /// Proves the value of a blob's polynomial at z, 32 bytes big-endian (`compute_kzg_proof`).
    ///
    /// Cost: 4·4096 products modulo r, and a sum like that of [`Setup::commit`].
    ///
    /// Errors: a z that is not 32 bytes, or not below r; those of the engine.
    pub fn proof(&self, blob: &Blob, z: &[u8], options: &Options<'_>) -> Result<Proof, Error> {
        let what = "evaluation point";
        let bytes = z.try_into().map_err(|_| Error::Length {
            what,
            bytes: z.len(),
            wanted: "32".into(),
        })?;
        let z = canonical(bytes, &order()).ok_or(Error::NotBelowOrder { what, index: 0 })?;
        self.open(blob, &z, options)
    }

    /// Proves a blob's value at the point that blob and commitment choose (`compute_blob_kzg_proof`).
    ///
    /// The commitment must be the canonical compressed form of a point of the subgroup; that it is the
    /// blob's is not checked.
    ///
    /// Cost: [`Setup::proof`], SHA-256 of the blob, a square root and a check of one point.
    ///
    /// Errors: [`Error::Item`] for the commitment; those of the engine.
    pub fn blob_proof(
        &self,
        blob: &Blob,
        commitment: &[u8],
        options: &Options<'_>,
    ) -> Result<Proof, Error> {
        self.blob_proof_of(0, blob, commitment, options)
    }

    /// [`Setup::blob_proof`] of several blobs with their commitments; results in order, threads as in
    /// [`Setup::commit_batch`]. An error names the item.
    pub fn blob_proofs(
        &self,
        items: &[(&Blob, &[u8])],
        options: &Options<'_>,
    ) -> Result<Vec<Proof>, Error> {
        batch::each(items.len(), options, |i, options| {
            self.blob_proof_of(i, items[i].0, items[i].1, options)
        })
    }

    fn blob_proof_of(
        &self,
        index: usize,
        blob: &Blob,
        commitment: &[u8],
        options: &Options<'_>,
    ) -> Result<Proof, Error> {
        let commitment = self.checked(commitment).map_err(|error| Error::Item {
            what: "commitment",
            index,
            error: error.into(),
        })?;
        let z = from_32(&challenge(&blob.to_bytes(), commitment)?, true);
        self.open(blob, &z, options)
    }

    /// The proof for an integer z below r.
    fn open(&self, blob: &Blob, z: &[u64; 4], options: &Options<'_>) -> Result<Proof, Error> {
        let (y, quotient) = polynomial::open(&self.domain, blob.elements(), z)?;
        let output = self.sum(&quotient, options)?;
        Ok(Proof {
            bytes: self.compress(&output)?,
            z: to_bytes(z),
            y: to_bytes(&y),
            output,
        })
    }

    /// The canonical compressed form of a point of the subgroup (`validate_kzg_g1`).
    pub(super) fn checked<'a>(&self, bytes: &'a [u8]) -> Result<&'a [u8; 48], Error> {
        let bytes: &[u8; 48] = bytes.try_into().map_err(|_| Error::Length {
            what: "point",
            bytes: bytes.len(),
            wanted: "48".into(),
        })?;
        if !zcash::is_compressed(bytes) {
            return Err(Error::Encoding {
                index: 0,
                why: "the form is not the compressed one",
            });
        }
        let engine = self.engine();
        let point = zcash::read(engine, bytes, &Options::default())?;
        engine.check_subgroup(&point, &Options::default())?;
        Ok(bytes)
    }
}
