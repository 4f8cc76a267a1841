package kzg

// #include <msmith.h>
import "C"

import "unsafe"

// BlobToKZGCommitment is the commitment to a blob. numGoRoutines is the number of threads, 0 or less for all cores.
func (c *Context) BlobToKZGCommitment(blob *Blob, numGoRoutines int) (KZGCommitment, error) {
	var out KZGCommitment
	err := c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_blob_to_kzg_commitment(unsafe.Pointer(&out), unsafe.Pointer(blob), kzg, given)
	})
	return out, err
}

// ComputeKZGProof is a proof of the value of a blob's polynomial at a point, and the value.
func (c *Context) ComputeKZGProof(blob *Blob, inputPointBytes Scalar, numGoRoutines int) (KZGProof, Scalar, error) {
	var proof KZGProof
	var y Scalar
	err := c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_kzg_proof(unsafe.Pointer(&proof), unsafe.Pointer(&y), unsafe.Pointer(blob),
			unsafe.Pointer(&inputPointBytes), kzg, given)
	})
	return proof, y, err
}

// ComputeBlobKZGProof is the proof by which a blob is verified against its commitment. That the commitment is the blob's
// is not checked.
func (c *Context) ComputeBlobKZGProof(blob *Blob, blobCommitment KZGCommitment, numGoRoutines int) (KZGProof, error) {
	var out KZGProof
	err := c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_blob_kzg_proof(unsafe.Pointer(&out), unsafe.Pointer(blob), unsafe.Pointer(&blobCommitment), kzg, given)
	})
	return out, err
}

// VerifyKZGProof is nil where the polynomial of a commitment has the claimed value at a point.
func (c *Context) VerifyKZGProof(blobCommitment KZGCommitment, inputPointBytes, claimedValueBytes Scalar, kzgProof KZGProof) error {
	return c.verify(0, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_kzg_proof(ok, unsafe.Pointer(&blobCommitment), unsafe.Pointer(&inputPointBytes),
			unsafe.Pointer(&claimedValueBytes), unsafe.Pointer(&kzgProof), kzg, given)
	})
}

// VerifyBlobKZGProof is nil where a blob is that of its commitment.
func (c *Context) VerifyBlobKZGProof(blob *Blob, blobCommitment KZGCommitment, kzgProof KZGProof) error {
	return c.verify(0, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_blob_kzg_proof(ok, unsafe.Pointer(blob), unsafe.Pointer(&blobCommitment),
			unsafe.Pointer(&kzgProof), kzg, given)
	})
}

// VerifyBlobKZGProofBatch is nil where every blob is that of its commitment. It takes one thread, unless With says
// otherwise.
func (c *Context) VerifyBlobKZGProofBatch(blobs []*Blob, polynomialCommitments []KZGCommitment, kzgProofs []KZGProof) error {
	return c.verifyBlobs(max(1, c.options.Threads), blobs, polynomialCommitments, kzgProofs)
}

// VerifyBlobKZGProofBatchPar is VerifyBlobKZGProofBatch by all cores.
func (c *Context) VerifyBlobKZGProofBatchPar(blobs []*Blob, commitments []KZGCommitment, proofs []KZGProof) error {
	return c.verifyBlobs(0, blobs, commitments, proofs)
}

func (c *Context) verifyBlobs(threads int, blobs []*Blob, commitments []KZGCommitment, proofs []KZGProof) error {
	row, err := ofBlobs(blobs, commitments, proofs)
	if err != nil {
		return err
	}
	return c.verify(threads, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_blob_kzg_proof_batch(ok, first(row), first(commitments), first(proofs), C.size_t(len(row)), kzg, given)
	})
}

// ofBlobs is blobs side by side, if there is a commitment and a proof for each.
func ofBlobs(blobs []*Blob, commitments []KZGCommitment, proofs []KZGProof) ([]Blob, error) {
	if err := same(len(blobs), "blobs", len(commitments), "commitments"); err != nil {
		return nil, err
	}
	if err := same(len(blobs), "blobs", len(proofs), "proofs"); err != nil {
		return nil, err
	}
	return row(blobs, "blob")
}

// ComputeChallenge is the point at which a blob proof opens a blob: a hash, of which nothing is checked.
func (c *Context) ComputeChallenge(blob *Blob, commitment KZGCommitment) (Scalar, error) {
	var out Scalar
	err := c.run(0, func(*C.msmith_kzg, *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_challenge(unsafe.Pointer(&out), unsafe.Pointer(blob), unsafe.Pointer(&commitment))
	})
	return out, err
}
