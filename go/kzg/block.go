package kzg

// #include <msmith.h>
import "C"

import (
	"runtime"
	"unsafe"
)

// Commitments is a list of commitments, such as those of a block, read and checked once: all cells of the block are
// verified against it. It may be used by several goroutines at a time, and is freed when nothing refers to it.
type Commitments struct{ handle *C.msmith_kzg_commitments }

// Commitments reads and checks commitments; equal ones once.
func (c *Context) Commitments(commitments []KZGCommitment) (*Commitments, error) {
	list := new(Commitments)
	err := c.run(0, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_commitments_new(&list.handle, first(commitments), C.size_t(len(commitments)), kzg, given)
	})
	if err != nil {
		return nil, err
	}
	runtime.AddCleanup(list, func(handle *C.msmith_kzg_commitments) { C.msmith_close(unsafe.Pointer(handle)) }, list.handle)
	return list, nil
}

// VerifyColumn is nil where every cell is that of a column of the blob of its commitment: there is one for each.
func (c *Context) VerifyColumn(commitments *Commitments, column uint64, cells []*Cell, proofs []KZGProof) error {
	row, err := row(cells, "cell")
	if err != nil {
		return err
	}
	if err := same(len(cells), "cells", len(proofs), "proofs"); err != nil {
		return err
	}
	defer runtime.KeepAlive(commitments)
	return c.verify(0, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_column(ok, commitments.open(), C.uint64_t(column), first(row), first(proofs),
			C.size_t(len(row)), kzg, given)
	})
}

// VerifyCells is nil where every cell is that of its column of the blob of the commitment whose number is its row. Any
// cells in any order.
func (c *Context) VerifyCells(commitments *Commitments, rows, columns []uint64, cells []*Cell, proofs []KZGProof) error {
	row, err := ofRows(rows, columns, cells, proofs)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(commitments)
	return c.verify(0, func(ok *C.bool, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_verify_cells(ok, commitments.open(), numbers(rows), numbers(columns), first(row), first(proofs),
			C.size_t(len(row)), kzg, given)
	})
}

// FindInvalid is the places, ascending, of the cells for which VerifyCells is not nil: those that are wrong or malformed,
// or whose proofs are. It costs a verification where none is, some smaller ones for each where few are, and never more
// than 1.2 times what one of each cell does.
func (c *Context) FindInvalid(commitments *Commitments, rows, columns []uint64, cells []*Cell, proofs []KZGProof) ([]int, error) {
	row, err := ofRows(rows, columns, cells, proofs)
	if err != nil {
		return nil, err
	}
	defer runtime.KeepAlive(commitments)
	return c.find(len(row), func(flags *C.uint8_t, count *C.size_t, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_find_invalid(flags, count, commitments.open(), numbers(rows), numbers(columns), first(row),
			first(proofs), C.size_t(len(row)), kzg, given)
	})
}

// FindInvalidBlobs is the places, ascending, of the blobs for which VerifyBlobKZGProofBatch is not nil, as FindInvalid.
func (c *Context) FindInvalidBlobs(blobs []*Blob, commitments []KZGCommitment, proofs []KZGProof) ([]int, error) {
	row, err := ofBlobs(blobs, commitments, proofs)
	if err != nil {
		return nil, err
	}
	return c.find(len(row), func(flags *C.uint8_t, count *C.size_t, kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_find_invalid_blobs(flags, count, first(row), first(commitments), first(proofs), C.size_t(len(row)), kzg, given)
	})
}

// find is the places at which a call sets flags.
func (c *Context) find(n int, call func(*C.uint8_t, *C.size_t, *C.msmith_kzg, *C.msmith_options) C.msmith_status) ([]int, error) {
	flags := make([]uint8, n)
	var count C.size_t
	err := c.run(0, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return call((*C.uint8_t)(first(flags)), &count, kzg, given)
	})
	if err != nil || count == 0 {
		return nil, err
	}
	places := make([]int, 0, count)
	for i, flag := range flags {
		if flag != 0 {
			places = append(places, i)
		}
	}
	return places, nil
}

// open is nil, which C refuses, where there is no list.
func (list *Commitments) open() *C.msmith_kzg_commitments {
	if list == nil {
		return nil
	}
	return list.handle
}

// ofRows is cells side by side, if there is one of each list for each.
func ofRows(rows, columns []uint64, cells []*Cell, proofs []KZGProof) ([]Cell, error) {
	if err := same(len(cells), "cells", len(rows), "rows"); err != nil {
		return nil, err
	}
	if err := lists(len(cells), columns, proofs); err != nil {
		return nil, err
	}
	return row(cells, "cell")
}
