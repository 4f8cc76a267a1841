package kzg

import (
	"encoding/hex"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"msmith.invalid/msmith"
)

var mainnet = sync.OnceValue(func() *Context {
	c, err := NewContext4096Secure()
	if err != nil {
		panic(err)
	}
	return c
})

func derive(blob []byte) (cells, proofs [][]byte) {
	all, of, err := mainnet().ComputeCellsAndKZGProofs((*Blob)(blob), 0)
	if err != nil {
		panic(err)
	}
	for i := range all {
		cells, proofs = append(cells, all[i][:]), append(proofs, of[i][:])
	}
	return cells, proofs
}

// unfit is an input that the types of a function do not let pass: an error is expected there too.
type unfit struct{}

// exact is the bytes, if there are n.
func exact(bytes []byte, n int) []byte {
	if len(bytes) != n {
		panic(unfit{})
	}
	return bytes
}

func blob(c *testCase) *Blob { return (*Blob)(exact(c.Blobs[0], len(Blob{}))) }
func commitment(c *testCase) KZGCommitment {
	return KZGCommitment(exact(c.Commitments[0], CompressedG1Size))
}
func proof(c *testCase) KZGProof { return KZGProof(exact(c.Proofs[0], CompressedG1Size)) }
func scalar(bytes []byte) Scalar { return Scalar(exact(bytes, SerializedScalarSize)) }

func all[T any](list [][]byte, size int, as func([]byte) T) []T {
	out := make([]T, len(list))
	for i, item := range list {
		out[i] = as(exact(item, size))
	}
	return out
}
func commitments(c *testCase) []KZGCommitment {
	return all(c.Commitments, CompressedG1Size, func(b []byte) KZGCommitment { return KZGCommitment(b) })
}
func proofsOf(c *testCase) []KZGProof {
	return all(c.Proofs, CompressedG1Size, func(b []byte) KZGProof { return KZGProof(b) })
}
func blobs(c *testCase) []*Blob {
	return all(c.Blobs, len(Blob{}), func(b []byte) *Blob { return (*Blob)(b) })
}
func cellsOf(c *testCase) []*Cell {
	return all(c.Cells, BytesPerCell, func(b []byte) *Cell { return (*Cell)(b) })
}

// answer is a result as a record says it.
func answer(err error, items ...[]byte) string {
	var refused *msmith.Error
	switch {
	case errors.As(err, &refused):
		return "invalid"
	case err != nil:
		panic(err)
	}
	words := make([]string, len(items))
	for i, item := range items {
		words[i] = hex.EncodeToString(item)
	}
	return strings.Join(words, " ")
}

// verdict is the answer of a verification.
func verdict(err error) string {
	if err == nil || errors.Is(err, ErrVerifyOpeningProof) {
		return strconv.FormatBool(err == nil)
	}
	return answer(err)
}

// digests is what a record says of cells, and of proofs where there are any.
func digests(err error, cells [CellsPerExtBlob]*Cell, proofs []KZGProof) string {
	if err != nil {
		return answer(err)
	}
	var lists [2][][]byte
	for _, cell := range cells {
		lists[0] = append(lists[0], cell[:])
	}
	for i := range proofs {
		lists[1] = append(lists[1], proofs[i][:])
	}
	if proofs == nil {
		return digest(lists[0]...)
	}
	return digest(lists[0]...) + " " + digest(lists[1]...)
}

var calls = map[string]func(*Context, *testCase) string{
	"blob_to_kzg_commitment": func(kzg *Context, c *testCase) string {
		out, err := kzg.BlobToKZGCommitment(blob(c), 1)
		return answer(err, out[:])
	},
	"compute_kzg_proof": func(kzg *Context, c *testCase) string {
		out, y, err := kzg.ComputeKZGProof(blob(c), scalar(c.Z[0]), 0)
		return answer(err, out[:], y[:])
	},
	"compute_blob_kzg_proof": func(kzg *Context, c *testCase) string {
		out, err := kzg.ComputeBlobKZGProof(blob(c), commitment(c), -1)
		return answer(err, out[:])
	},
	"verify_kzg_proof": func(kzg *Context, c *testCase) string {
		return verdict(kzg.VerifyKZGProof(commitment(c), scalar(c.Z[0]), scalar(c.Y[0]), proof(c)))
	},
	"verify_blob_kzg_proof": func(kzg *Context, c *testCase) string {
		return verdict(kzg.VerifyBlobKZGProof(blob(c), commitment(c), proof(c)))
	},
	"verify_blob_kzg_proof_batch": func(kzg *Context, c *testCase) string {
		one := verdict(kzg.VerifyBlobKZGProofBatch(blobs(c), commitments(c), proofsOf(c)))
		if par := verdict(kzg.VerifyBlobKZGProofBatchPar(blobs(c), commitments(c), proofsOf(c))); par != one {
			return par + ", not " + one + ", by all cores"
		}
		return one
	},
	"compute_challenge": func(kzg *Context, c *testCase) string {
		out, err := kzg.ComputeChallenge(blob(c), commitment(c))
		return answer(err, out[:])
	},
	"compute_cells": func(kzg *Context, c *testCase) string {
		out, err := kzg.ComputeCells(blob(c), 0)
		return digests(err, out, nil)
	},
	"compute_cells_and_kzg_proofs": func(kzg *Context, c *testCase) string {
		out, proofs, err := kzg.ComputeCellsAndKZGProofs(blob(c), 0)
		return digests(err, out, proofs[:])
	},
	"recover_cells_and_kzg_proofs": func(kzg *Context, c *testCase) string {
		out, proofs, err := kzg.RecoverCellsAndComputeKZGProofs(c.CellIndices, cellsOf(c), 0)
		cells, again := kzg.RecoverCells(c.CellIndices, cellsOf(c), 0)
		both, alone := digests(err, out, proofs[:]), digests(again, cells, nil)
		// Without proofs in any order, which the specification does not ask for.
		if !strings.HasPrefix(both, alone) && slices.IsSorted(c.CellIndices) {
			return alone + " without proofs, not " + both
		}
		return both
	},
	"verify_cell_kzg_proof_batch": func(kzg *Context, c *testCase) string {
		return verdict(kzg.VerifyCellKZGProofBatch(commitments(c), c.CellIndices, cellsOf(c), proofsOf(c)))
	},
	"compute_verify_cell_kzg_proof_batch_challenge": func(kzg *Context, c *testCase) string {
		out, err := kzg.ComputeVerifyCellKZGProofBatchChallenge(commitments(c), c.CommitmentIndices, c.CellIndices, cellsOf(c), proofsOf(c))
		return answer(err, out[:])
	},
}

func run(c *testCase, call func(*Context, *testCase) string) (got string) {
	defer func() {
		if cause := recover(); cause == (unfit{}) {
			got = "invalid"
		} else if cause != nil {
			panic(cause)
		}
	}()
	return call(mainnet(), c)
}

// The 344 cases of c-kzg-4844: the reduced form, or its own files where MSMITH_KZG_VECTORS names its folder `tests`.
func TestVectors(t *testing.T) {
	whole := os.Getenv("MSMITH_KZG_VECTORS")
	count := 0
	reader := newCaseReader("../../vectors/kzg4844", derive)
	for function := range functions {
		list := reader.Cases(function)
		if whole != "" {
			list = wholeCases(whole, function)
		}
		count += len(list)
		for i := range list {
			got := run(&list[i], calls[function])
			if got != list[i].Want {
				t.Errorf("%s, %s: %s, not %s", function, list[i].Name, got, list[i].Want)
			}
		}
	}
	if len(functions) != 12 || count != 344 {
		t.Errorf("%d functions, %d cases", len(functions), count)
	}
}
