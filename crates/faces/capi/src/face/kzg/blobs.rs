//! EIP-4844: commitments to blobs and proofs of their values, made and verified.

use msmith_kzg::compute_challenge;

use super::KzgHandle;
use crate::status::Failure;

calls! {
/// The commitment to a blob.
fn msmith_kzg_blob_to_kzg_commitment(out: place(48), blob: item, kzg: held(KzgHandle), options: options(WAY)) {
    out.write(&kzg.blob_to_kzg_commitment(blob, options).map_err(Failure::of_one)?);
}

/// The value of the blob's polynomial at z, and its proof.
fn msmith_kzg_compute_kzg_proof(proof_out: place(48), y_out: place(32), blob: item, z: item, kzg: held(KzgHandle),
                                options: options(WAY)) {
    let (proof, y) = kzg.compute_kzg_proof(blob, z, options).map_err(Failure::of_one)?;
    proof_out.write(&proof);
    y_out.write(&y);
}

/// The proof at the point that blob and commitment choose. The commitment must be a point of the subgroup; that it is the
/// blob's is not checked.
fn msmith_kzg_compute_blob_kzg_proof(out: place(48), blob: item, commitment: item, kzg: held(KzgHandle),
                                     options: options(WAY)) {
    out.write(&kzg.compute_blob_kzg_proof(blob, commitment, options).map_err(Failure::of_one)?);
}

/// Whether the polynomial of a commitment has the value y at z. Two pairings.
fn msmith_kzg_verify_kzg_proof(ok: verdict(false), commitment: item, z: item, y: item, proof: item,
                               kzg: held(KzgHandle), options: options(NONE)) {
    ok.set(kzg.verify_kzg_proof(commitment, z, y, proof, options)?);
}

/// Whether a blob is that of the commitment.
fn msmith_kzg_verify_blob_kzg_proof(ok: verdict(false), blob: item, commitment: item, proof: item,
                                    kzg: held(KzgHandle), options: options(NONE)) {
    let holds = kzg.verify_blob_kzg_proof(blob, commitment, proof, options);
    ok.set(holds.map_err(Failure::of_one)?);
}

/// Whether each of n blobs is that of its commitment: true where n is 0. Two pairings together.
fn msmith_kzg_verify_blob_kzg_proof_batch(ok: verdict(false), blobs: items(n), commitments: items(n),
                                          proofs: items(n), n: usize, kzg: held(KzgHandle), options: options(NONE)) {
    ok.set(kzg.verify_blob_kzg_proof_batch(blobs, commitments, proofs, options)?);
}

/// The point at which a blob proof opens a blob: a hash, of which nothing is checked.
fn msmith_kzg_compute_challenge(out: place(32), blob: item, commitment: item) {
    out.write(&compute_challenge(blob, commitment)?);
}
}
