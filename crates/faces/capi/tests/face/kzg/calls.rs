//! The functions with slices: their result, or code and item.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::LazyLock;

use msmith_capi::face::*;
use msmith_capi::status::*;

pub const BLOB: usize = 131_072;
pub const CELLS: usize = 128 * 2048;
pub const PROOFS: usize = 128 * 48;

pub type Cells = Box<[u8; CELLS]>;
pub type Proofs = Box<[u8; PROOFS]>;
/// A code and an item.
pub type Refused = (i32, i64);

/// An open setup.
pub struct Setup(pub *mut KzgHandle);

// SAFETY: handles may be used from any thread.
unsafe impl Send for Setup {}
// SAFETY: as above.
unsafe impl Sync for Setup {}

/// The mainnet's, with tables of the usual size.
pub static KZG: LazyLock<Setup> = LazyLock::new(|| {
    let mut kzg = null_mut();
    super::must(unsafe { msmith_kzg_load_trusted_setup(&mut kzg, null(), 0, null()) });
    Setup(kzg)
});

/// Where a list lies.
pub fn at(list: &[u8]) -> *const c_void {
    list.as_ptr().cast()
}

/// Room for a result.
pub fn bytes<const N: usize>() -> Box<[u8; N]> {
    vec![0; N].try_into().expect("the same length")
}

fn result(code: i32) -> Result<(), Refused> {
    match code {
        MSMITH_OK => Ok(()),
        code => Err((code, msmith_error_item())),
    }
}

impl Setup {
    /// A setup from its text, empty for the mainnet's, with tables of at most a number of bytes.
    pub fn load(text: &[u8], budget: u64) -> Result<Self, Refused> {
        let mut kzg = null_mut();
        let from = if text.is_empty() { null() } else { at(text) };
        let code = unsafe {
            msmith_kzg_load_trusted_setup_within(&mut kzg, from, text.len(), budget, null())
        };
        result(code).map(|()| Self(kzg))
    }

    pub fn commit(&self, blob: &[u8]) -> Result<[u8; 48], Refused> {
        let mut out = [0; 48];
        let to = out.as_mut_ptr().cast();
        let code = unsafe { msmith_kzg_blob_to_kzg_commitment(to, at(blob), self.0, null()) };
        result(code).map(|()| out)
    }

    pub fn proof(&self, blob: &[u8], z: &[u8; 32]) -> Result<([u8; 48], [u8; 32]), Refused> {
        let (mut proof, mut y) = ([0; 48], [0; 32]);
        let (to, y_to) = (proof.as_mut_ptr().cast(), y.as_mut_ptr().cast());
        let code =
            unsafe { msmith_kzg_compute_kzg_proof(to, y_to, at(blob), at(z), self.0, null()) };
        result(code).map(|()| (proof, y))
    }

    pub fn blob_proof(&self, blob: &[u8], commitment: &[u8; 48]) -> Result<[u8; 48], Refused> {
        let mut out = [0; 48];
        let to = out.as_mut_ptr().cast();
        let code = unsafe {
            msmith_kzg_compute_blob_kzg_proof(to, at(blob), at(commitment), self.0, null())
        };
        result(code).map(|()| out)
    }

    pub fn verify(
        &self,
        commitment: &[u8; 48],
        [z, y]: [&[u8; 32]; 2],
        proof: &[u8; 48],
    ) -> Result<bool, Refused> {
        let mut ok = true;
        let (commitment, z, y, proof) = (at(commitment), at(z), at(y), at(proof));
        let code = unsafe {
            msmith_kzg_verify_kzg_proof(&mut ok, commitment, z, y, proof, self.0, null())
        };
        result(code).map(|()| ok)
    }

    pub fn verify_blob(
        &self,
        blob: &[u8],
        commitment: &[u8; 48],
        proof: &[u8; 48],
    ) -> Result<bool, Refused> {
        let mut ok = true;
        let (blob, commitment, proof) = (at(blob), at(commitment), at(proof));
        let code = unsafe {
            msmith_kzg_verify_blob_kzg_proof(&mut ok, blob, commitment, proof, self.0, null())
        };
        result(code).map(|()| ok)
    }

    pub fn verify_blobs(
        &self,
        blobs: &[u8],
        commitments: &[u8],
        proofs: &[u8],
        n: usize,
    ) -> Result<bool, Refused> {
        let mut ok = true;
        let (blobs, commitments, proofs) = (at(blobs), at(commitments), at(proofs));
        let code = unsafe {
            msmith_kzg_verify_blob_kzg_proof_batch(
                &mut ok,
                blobs,
                commitments,
                proofs,
                n,
                self.0,
                null(),
            )
        };
        result(code).map(|()| ok)
    }

    pub fn cells(
        &self,
        blob: &[u8],
        options: *const CallerOptions,
    ) -> Result<(Cells, Proofs), Refused> {
        let (mut cells, mut proofs) = (bytes::<CELLS>(), bytes::<PROOFS>());
        let (to, proofs_to) = (cells.as_mut_ptr().cast(), proofs.as_mut_ptr().cast());
        let code = unsafe {
            msmith_kzg_compute_cells_and_kzg_proofs(to, proofs_to, at(blob), self.0, options)
        };
        result(code).map(|()| (cells, proofs))
    }

    pub fn recover(&self, indices: &[u64], from: &[u8]) -> Result<(Cells, Proofs), Refused> {
        let (mut cells, mut proofs) = (bytes::<CELLS>(), bytes::<PROOFS>());
        let code = unsafe {
            msmith_kzg_recover_cells_and_kzg_proofs(
                cells.as_mut_ptr().cast(),
                proofs.as_mut_ptr().cast(),
                indices.as_ptr(),
                at(from),
                indices.len(),
                self.0,
                null(),
            )
        };
        result(code).map(|()| (cells, proofs))
    }

    pub fn verify_cells(
        &self,
        commitments: &[u8],
        indices: &[u64],
        cells: &[u8],
        proofs: &[u8],
        options: *const CallerOptions,
    ) -> Result<bool, Refused> {
        let mut ok = true;
        let code = unsafe {
            msmith_kzg_verify_cell_kzg_proof_batch(
                &mut ok,
                at(commitments),
                indices.as_ptr(),
                at(cells),
                at(proofs),
                indices.len(),
                self.0,
                options,
            )
        };
        result(code).map(|()| ok)
    }
}

pub fn challenge(blob: &[u8], commitment: &[u8; 48]) -> Result<[u8; 32], Refused> {
    let mut out = [0; 32];
    let to = out.as_mut_ptr().cast();
    let code = unsafe { msmith_kzg_compute_challenge(to, at(blob), at(commitment)) };
    result(code).map(|()| out)
}

pub fn challenge_of_cells(
    commitments: &[u8],
    [rows, columns]: [&[u64]; 2],
    cells: &[u8],
    proofs: &[u8],
) -> Result<[u8; 32], Refused> {
    let mut out = [0; 32];
    let code = unsafe {
        msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(
            out.as_mut_ptr().cast(),
            at(commitments),
            commitments.len() / 48,
            rows.as_ptr(),
            columns.as_ptr(),
            at(cells),
            at(proofs),
            rows.len(),
        )
    };
    result(code).map(|()| out)
}
