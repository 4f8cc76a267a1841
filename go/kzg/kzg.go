// Package kzg has the KZG commitments and proofs of Ethereum's blobs (EIP-4844) and cells (EIP-7594): made, recovered and
// verified by the library msmith.
//
// Names, types and orders of arguments are those of go-eth-kzg 1.5, and so is what an error means: of a verification nil
// says that it holds, ErrVerifyOpeningProof that what is well-formed is wrong. Everything malformed is a *msmith.Error,
// whose message names the kind and the index of the item. Package kzg4844 has go-ethereum's calls.
//
// Variable time: blobs are public, and nothing is done to hide them.
package kzg

/*
#cgo pkg-config: msmith-static
#include <stdlib.h>
#include <msmith.h>
*/
import "C"

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"unsafe"

	"msmith.invalid/msmith"
	"msmith.invalid/msmith/internal/call"
)

// Sizes.
const (
	// ScalarsPerBlob is the number of field elements of a blob.
	ScalarsPerBlob = 4096
	// SerializedScalarSize is the number of bytes of a field element, most significant first.
	SerializedScalarSize = 32
	// CompressedG1Size is the number of bytes of a point of G1.
	CompressedG1Size = 48
	// CellsPerExtBlob is the number of cells of a blob with its extension.
	CellsPerExtBlob = 128
	// BytesPerCell is the number of bytes of a cell: 64 field elements.
	BytesPerCell = 64 * SerializedScalarSize
	// Budget is the most bytes that the tables of NewContext4096Secure take.
	Budget = 48_000_000
)

type (
	// Blob is 4096 field elements.
	Blob [ScalarsPerBlob * SerializedScalarSize]byte
	// Cell is 64 field elements. The first 64 cells of a blob are its bytes.
	Cell [BytesPerCell]byte
	// Scalar is a field element.
	Scalar [SerializedScalarSize]byte
	// G1Point is a compressed point.
	G1Point [CompressedG1Size]byte
	// KZGCommitment is a commitment to a blob.
	KZGCommitment G1Point
	// KZGProof is a proof of a value, or of a cell.
	KZGProof G1Point
)

// ErrVerifyOpeningProof says that what is well-formed is wrong.
var ErrVerifyOpeningProof = errors.New("can't verify opening proof")

// Context is a setup with its tables, which are made when they are first needed and shared by all who use it. It may be
// used by several goroutines at a time, and is freed when nothing refers to it.
type Context struct {
	setup   *setup
	ctx     context.Context
	options msmith.Options
}

// setup closes its handle when nothing refers to it.
type setup struct{ handle *C.msmith_kzg }

// NewContext4096Secure has the setup of Ethereum's mainnet, with tables of at most Budget bytes. It takes milliseconds.
func NewContext4096Secure() (*Context, error) { return NewContext(nil, Budget) }

// JSONTrustedSetup is a setup with points in hex, in the order of the consensus specifications' file.
type JSONTrustedSetup struct {
	SetupG2         []string               `json:"g2_monomial"`
	SetupG1Lagrange [ScalarsPerBlob]string `json:"g1_lagrange"`
	SetupG1Monomial [ScalarsPerBlob]string `json:"g1_monomial"`
}

// NewContext4096 has another setup, whose points are checked: seconds.
func NewContext4096(trustedSetup *JSONTrustedSetup) (*Context, error) {
	if trustedSetup == nil {
		return nil, refused(msmith.CodeNull, -1, "no setup")
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%d\n%d\n", ScalarsPerBlob, len(trustedSetup.SetupG2))
	for _, list := range [][]string{trustedSetup.SetupG1Lagrange[:], trustedSetup.SetupG2, trustedSetup.SetupG1Monomial[:]} {
		for _, point := range list {
			text.WriteString(strings.TrimPrefix(point, "0x"))
			text.WriteByte('\n')
		}
	}
	return NewContext([]byte(text.String()), Budget)
}

// NewContext has a setup from the text that c-kzg reads (trusted_setup.txt), or, where it is empty, that of Ethereum's
// mainnet; and tables of at most a number of bytes: what is too little for one, 0 too, is none.
func NewContext(text []byte, budget uint64) (*Context, error) {
	return open(func(out **C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_load_trusted_setup_within(out, first(text), C.size_t(len(text)), C.uint64_t(budget), given)
	})
}

// Open has a setup as NewContext, and the tables of a folder that WriteTables wrote, or of one file. They are mapped, so
// that processes share their memory. Tables that are not there are made within Budget bytes.
func Open(text []byte, tables string) (*Context, error) {
	path, err := name(tables)
	if err != nil {
		return nil, err
	}
	defer C.free(unsafe.Pointer(path))
	return open(func(out **C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_open(out, first(text), C.size_t(len(text)), path, given)
	})
}

func open(load func(**C.msmith_kzg, *C.msmith_options) C.msmith_status) (*Context, error) {
	c := &Context{setup: new(setup)}
	err := c.run(0, func(_ *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return load(&c.setup.handle, given)
	})
	if err != nil {
		return nil, err
	}
	runtime.AddCleanup(c.setup, func(handle *C.msmith_kzg) { C.msmith_close(unsafe.Pointer(handle)) }, c.setup.handle)
	return c, nil
}

// With is the same setup and tables for calls that end soon after ctx does, with its error, and that have options: a
// memory limit; threads for the calls that do not say how many, or say 0. InSubgroup means nothing here, and is refused.
func (c *Context) With(ctx context.Context, options msmith.Options) *Context {
	return &Context{setup: c.setup, ctx: ctx, options: options}
}

// Prepare makes the tables that the first calls would make.
func (c *Context) Prepare() error {
	return c.run(0, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_prepare(kzg, given)
	})
}

// WriteTables makes the tables and writes them into a folder, each file whole or not at all; for Open.
func (c *Context) WriteTables(folder string) error {
	path, err := name(folder)
	if err != nil {
		return err
	}
	defer C.free(unsafe.Pointer(path))
	return c.run(0, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return C.msmith_kzg_write_tables(kzg, path, given)
	})
}

// run makes a call by a number of threads, 0 or less for as many as the context says.
func (c *Context) run(threads int, make func(*C.msmith_kzg, *C.msmith_options) C.msmith_status) error {
	ctx, options := c.ctx, c.options
	if ctx == nil {
		ctx = context.Background()
	}
	if threads > 0 {
		options.Threads = threads
	}
	failed, err := call.Run(ctx, call.Options(options), func(given unsafe.Pointer) int32 {
		defer runtime.KeepAlive(c)
		var handle *C.msmith_kzg
		if c.setup != nil {
			handle = c.setup.handle
		}
		return int32(make(handle, (*C.msmith_options)(given)))
	})
	if failed != nil {
		return (*msmith.Error)(failed)
	}
	return err
}

// verify makes a call that says whether something holds.
func (c *Context) verify(threads int, check func(*C.bool, *C.msmith_kzg, *C.msmith_options) C.msmith_status) error {
	var ok C.bool
	err := c.run(threads, func(kzg *C.msmith_kzg, given *C.msmith_options) C.msmith_status {
		return check(&ok, kzg, given)
	})
	if err == nil && !bool(ok) {
		return ErrVerifyOpeningProof
	}
	return err
}

func refused(code int, item int64, format string, values ...any) error {
	failed := call.Refused(code, format, values...)
	failed.Item = item
	return (*msmith.Error)(failed)
}

// same is an error unless there are n of something.
func same(n int, of string, found int, what string) error {
	if n == found {
		return nil
	}
	return refused(msmith.CodeLength, -1, "%d %s, but %d %s", n, of, found, what)
}

// first is where a list lies, nil where it is empty.
func first[T any](list []T) unsafe.Pointer {
	if len(list) == 0 {
		return nil
	}
	return unsafe.Pointer(&list[0])
}

// numbers is where indices lie.
func numbers(list []uint64) *C.uint64_t { return (*C.uint64_t)(first(list)) }

// row is items side by side, as C reads them.
func row[T any](items []*T, what string) ([]T, error) {
	row := make([]T, len(items))
	for i, item := range items {
		if item == nil {
			return nil, refused(msmith.CodeNull, int64(i), "%s %d is nil", what, i)
		}
		row[i] = *item
	}
	return row, nil
}

// name is a path in C's memory.
func name(path string) (*C.char, error) {
	// C reads a name up to its first zero byte.
	if strings.ContainsRune(path, 0) {
		return nil, refused(msmith.CodeFile, -1, "%q: a path has no zero byte", path)
	}
	return C.CString(path), nil
}
