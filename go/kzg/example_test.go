package kzg_test

import (
	"errors"
	"fmt"
	"log"

	"msmith.invalid/msmith/kzg"
)

// A blob is committed to and verified; a custodian of two columns verifies what it got of it.
func Example() {
	ctx, err := kzg.NewContext4096Secure()
	if err != nil {
		log.Fatal(err)
	}
	blob := new(kzg.Blob)
	blob[31] = 7
	commitment, err := ctx.BlobToKZGCommitment(blob, 0)
	if err != nil {
		log.Fatal(err)
	}
	proof, err := ctx.ComputeBlobKZGProof(blob, commitment, 0)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("blob:", ctx.VerifyBlobKZGProof(blob, commitment, proof))

	cells, proofs, err := ctx.ComputeCellsAndKZGProofs(blob, 0)
	if err != nil {
		log.Fatal(err)
	}
	commitments, columns := []kzg.KZGCommitment{commitment, commitment}, []uint64{5, 77}
	custody, by := []*kzg.Cell{cells[5], cells[77]}, []kzg.KZGProof{proofs[5], proofs[77]}
	fmt.Println("cells:", ctx.VerifyCellKZGProofBatch(commitments, columns, custody, by))
	custody[1] = cells[78]
	err = ctx.VerifyCellKZGProofBatch(commitments, columns, custody, by)
	fmt.Println("another cell:", errors.Is(err, kzg.ErrVerifyOpeningProof))
	// Output:
	// blob: <nil>
	// cells: <nil>
	// another cell: true
}
