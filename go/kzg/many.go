package kzg

// #include <msmith.h>
import "C"

import "unsafe"

// BlobToKZGCommitmentBatch is the commitment to each blob: one blob a thread at a time. numGoRoutines is the number of
// threads, 0 or less for all cores.
func (c *Context) BlobToKZGCommitmentBatch(blobs []*Blob, numGoRoutines int) ([]KZGCommitment, error) {
	row, err := row(blobs, "blob")
	if err != nil {
		return nil, err
	}
	out := make([]KZGCommitment, len(row))
	err = c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_blob_to_kzg_commitment_batch(first(out), first(row), C.size_t(len(row)), kzg, given)
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// ComputeCellsAndKZGProofsBatch is the cells of each blob and their proofs: one blob a thread at a time.
func (c *Context) ComputeCellsAndKZGProofsBatch(blobs []*Blob, numGoRoutines int) ([][CellsPerExtBlob]*Cell, [][CellsPerExtBlob]KZGProof, error) {
	row, err := row(blobs, "blob")
	if err != nil {
		return nil, nil, err
	}
	all, of := make([]cells, len(row)), make([][CellsPerExtBlob]KZGProof, len(row))
	err = c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_compute_cells_and_kzg_proofs_batch(first(all), first(of), first(row), C.size_t(len(row)), kzg, given)
	})
	if err != nil {
		return nil, nil, err
	}
	lists := make([][CellsPerExtBlob]*Cell, len(all))
	for i := range all {
		lists[i] = all[i].list()
	}
	return lists, of, nil
}

// RecoverFromProofs is RecoverCellsAndComputeKZGProofs for a fraction of the time, where the proofs of the cells are known.
// They are taken to be right: verify them first. They come back as they are.
func (c *Context) RecoverFromProofs(cellIDs []uint64, cells []*Cell, proofs []KZGProof, numGoRoutines int) ([CellsPerExtBlob]*Cell, [CellsPerExtBlob]KZGProof, error) {
	all, of, err := c.fromProofs(cellIDs, cells, proofs, numGoRoutines)
	if err != nil {
		return [CellsPerExtBlob]*Cell{}, [CellsPerExtBlob]KZGProof{}, err
	}
	return all.list(), *of, nil
}

func (c *Context) fromProofs(ids []uint64, from []*Cell, by []KZGProof, threads int) (*cells, *proofs, error) {
	if err := lists(len(from), ids, by); err != nil {
		return nil, nil, err
	}
	row, err := row(from, "cell")
	if err != nil {
		return nil, nil, err
	}
	all, of := new(cells), new(proofs)
	err = c.run(threads, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_recover_from_proofs(unsafe.Pointer(all), unsafe.Pointer(of), numbers(ids), first(row), first(by),
			C.size_t(len(row)), kzg, given)
	})
	return all, of, err
}

// RecoverBlob is a blob from 64 or more of its cells, as RecoverCells has all cells. From cells 0 to 63 it costs nothing.
func (c *Context) RecoverBlob(cellIDs []uint64, cells []*Cell, numGoRoutines int) (*Blob, error) {
	if err := same(len(cells), "cells", len(cellIDs), "cell ids"); err != nil {
		return nil, err
	}
	row, err := row(cells, "cell")
	if err != nil {
		return nil, err
	}
	blob := new(Blob)
	err = c.run(numGoRoutines, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_recover_blob(unsafe.Pointer(blob), numbers(cellIDs), first(row), C.size_t(len(row)), kzg, given)
	})
	if err != nil {
		return nil, err
	}
	return blob, nil
}
