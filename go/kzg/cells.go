package kzg

// #include <msmith.h>
import "C"

import "unsafe"

// Room for the cells of a blob, and for their proofs.
type (
	cells  [CellsPerExtBlob]Cell
	proofs [CellsPerExtBlob]KZGProof
)

// list is the cells one by one, where they are.
func (all *cells) list() (list [CellsPerExtBlob]*Cell) {
	for i := range all {
		list[i] = &all[i]
	}
	return list
}

// ComputeCells is the cells of a blob, without proofs. numGoRoutines is the number of threads, 0 or less for all cores.
func (c *Context) ComputeCells(blob *Blob, numGoRoutines int) ([CellsPerExtBlob]*Cell, error) {
	all := new(cells)
	if err := c.compute(all, nil, blob, numGoRoutines); err != nil {
		return [CellsPerExtBlob]*Cell{}, err
	}
	return all.list(), nil
}

// ComputeCellsAndKZGProofs is the cells of a blob and their proofs.
func (c *Context) ComputeCellsAndKZGProofs(blob *Blob, numGoRoutines int) ([CellsPerExtBlob]*Cell, [CellsPerExtBlob]KZGProof, error) {
	all, of := new(cells), new(proofs)
	if err := c.compute(all, of, blob, numGoRoutines); err != nil {
		return [CellsPerExtBlob]*Cell{}, [CellsPerExtBlob]KZGProof{}, err
	}
	return all.list(), *of, nil
}

// ComputeCellKZGProofs is the proofs of a blob's cells, without the cells.
func (c *Context) ComputeCellKZGProofs(blob *Blob, numGoRoutines int) ([CellsPerExtBlob]KZGProof, error) {
	of := new(proofs)
	err := c.compute(nil, of, blob, numGoRoutines)
	return *of, err
}

func (c *Context) compute(all *cells, of *proofs, blob *Blob, threads int) error {
	return c.run(threads, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_cells_and_kzg_proofs(unsafe.Pointer(all), unsafe.Pointer(of), unsafe.Pointer(blob), kzg, given)
	})
}

// RecoverCells is all cells of a blob from 64 or more of them, whose ids come in any order; milliseconds.
func (c *Context) RecoverCells(cellIDs []uint64, cells []*Cell, numGoRoutines int) ([CellsPerExtBlob]*Cell, error) {
	all, err := c.recover(nil, cellIDs, cells, numGoRoutines)
	if err != nil {
		return [CellsPerExtBlob]*Cell{}, err
	}
	return all.list(), nil
}

// RecoverCellsAndComputeKZGProofs is RecoverCells with the proofs of all cells; ids ascend, as the specification asks.
func (c *Context) RecoverCellsAndComputeKZGProofs(cellIDs []uint64, cells []*Cell, numGoRoutines int) ([CellsPerExtBlob]*Cell, [CellsPerExtBlob]KZGProof, error) {
	of := new(proofs)
	all, err := c.recover(of, cellIDs, cells, numGoRoutines)
	if err != nil {
		return [CellsPerExtBlob]*Cell{}, [CellsPerExtBlob]KZGProof{}, err
	}
	return all.list(), *of, nil
}

func (c *Context) recover(of *proofs, ids []uint64, from []*Cell, threads int) (*cells, error) {
	if err := same(len(from), "cells", len(ids), "cell ids"); err != nil {
		return nil, err
	}
	row, err := row(from, "cell")
	if err != nil {
		return nil, err
	}
	all := new(cells)
	err = c.run(threads, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_recover_cells_and_kzg_proofs(unsafe.Pointer(all), unsafe.Pointer(of), numbers(ids), first(row),
			C.size_t(len(row)), kzg, given)
	})
	return all, err
}

// VerifyCellKZGProofBatch is nil where every cell is the one with its index of the blob of its commitment. There is a
// commitment for each cell; equal ones are read once.
func (c *Context) VerifyCellKZGProofBatch(commitments []KZGCommitment, cellIndices []uint64, cells []*Cell, proofs []KZGProof) error {
	n := len(cells)
	if err := same(n, "cells", len(commitments), "commitments"); err != nil {
		return err
	}
	if err := lists(n, cellIndices, proofs); err != nil {
		return err
	}
	row, err := row(cells, "cell")
	if err != nil {
		return err
	}
	return c.verify(0, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_cell_kzg_proof_batch(ok, first(commitments), numbers(cellIndices), first(row), first(proofs),
			C.size_t(n), kzg, given)
	})
}

// lists is an error unless there is one of each for each of n cells.
func lists(n int, indices []uint64, proofs []KZGProof) error {
	if err := same(n, "cells", len(indices), "cell indices"); err != nil {
		return err
	}
	return same(n, "cells", len(proofs), "proofs")
}

// ComputeVerifyCellKZGProofBatchChallenge is the hash by which the specification weights a batch of cells; nothing is
// checked. commitments has each once; of each cell commitmentIndices has the number of its commitment.
func (c *Context) ComputeVerifyCellKZGProofBatchChallenge(commitments []KZGCommitment, commitmentIndices, cellIndices []uint64, cells []*Cell, proofs []KZGProof) (Scalar, error) {
	n := len(cells)
	if err := same(n, "cells", len(commitmentIndices), "commitment indices"); err != nil {
		return Scalar{}, err
	}
	if err := lists(n, cellIndices, proofs); err != nil {
		return Scalar{}, err
	}
	row, err := row(cells, "cell")
	if err != nil {
		return Scalar{}, err
	}
	var out Scalar
	err = c.run(0, func(*C.msmith_kzg, *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(unsafe.Pointer(&out), first(commitments),
			C.size_t(len(commitments)), numbers(commitmentIndices), numbers(cellIndices), first(row), first(proofs), C.size_t(n))
	})
	return out, err
}
