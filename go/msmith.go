// Package msmith sums multiples of points of elliptic curves, a_1·P_1 + … + a_n·P_n, multiplies many points and transforms
// lists of them, by the library msmith.
//
// The packages bn254, bls12381 and bls12377 take gnark-crypto's own points and scalars; this one has what they share.
// It is a face over the C library (msmith.h), which pkg-config must find: see README.md.
//
// Variable time: time and memory access depend on scalars and points. A secret scalar is not protected from an observer
// who can measure the machine.
package msmith

/*
#cgo pkg-config: msmith-static
#include <stdlib.h>
#include <msmith.h>
*/
import "C"

import (
	"context"
	"runtime"
	"strings"
	"unsafe"

	"msmith.invalid/msmith/internal/call"
)

// Options of one call. The zero value is the default.
type Options struct {
	// Threads; 0 for all cores, where there are points enough.
	Threads int
	// InSubgroup vouches that every point is in the subgroup of order r. Faster, and wrong if one is not.
	InSubgroup bool
	// MemoryLimit is the most memory beyond the inputs, in bytes; 0 for no limit. Large sums are then made in parts.
	MemoryLimit uint64
}

// Error says why a call was refused or failed. Those of a context are the context's.
type Error struct {
	// Code is one of the codes of msmith.h.
	Code int
	// Item is the point, scalar, blob or cell concerned, counted from 0; -1 where it is none.
	Item int64
	// Message says what was wrong, and what to do.
	Message string
}

func (e *Error) Error() string { return "msmith: " + e.Message }

// refused is an error that is noticed before the library is called.
func refused(code int, format string, values ...any) error {
	return (*Error)(call.Refused(code, format, values...))
}

// Codes of errors, as in msmith.h.
const (
	CodeNull          = C.MSMITH_NULL
	CodeArgument      = C.MSMITH_ARGUMENT
	CodeLength        = C.MSMITH_LENGTH
	CodeNotCanonical  = C.MSMITH_NOT_CANONICAL
	CodeNotOnCurve    = C.MSMITH_NOT_ON_CURVE
	CodeNotInSubgroup = C.MSMITH_NOT_IN_SUBGROUP
	CodeCurve         = C.MSMITH_CURVE
	CodeBackend       = C.MSMITH_BACKEND
	CodeMemory        = C.MSMITH_MEMORY
	CodeBases         = C.MSMITH_BASES
	CodeFile          = C.MSMITH_FILE
	CodeData          = C.MSMITH_DATA
	CodePanic         = C.MSMITH_PANIC
)

// Version is that of the library.
func Version() string { return C.GoString(C.msmith_version()) }

// Engine computes in one group of one curve. It may be used by several goroutines at a time, and is kept: making one
// takes milliseconds. It is freed when nothing refers to it.
type Engine struct {
	handle *C.msmith_engine
	bytes  uintptr
}

// NewEngine makes the engine of a curve, by its name in msmith ("bn254", "bls12-381"), and its group, 1 or 2.
func NewEngine(curve string, group int) (*Engine, error) {
	// C reads a name up to its first zero byte.
	if strings.ContainsRune(curve, 0) {
		return nil, refused(CodeCurve, "no curve is named %q: a name has no zero byte", curve)
	}
	if group != 1 && group != 2 {
		return nil, refused(CodeArgument, "group %d: it is 1 or 2", group)
	}
	name := C.CString(curve)
	defer C.free(unsafe.Pointer(name))
	engine := new(Engine)
	// A message belongs to the thread of the call that failed.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := failure(C.msmith_engine_new(name, C.int32_t(group), nil, &engine.handle)); err != nil {
		return nil, err
	}
	engine.bytes = uintptr(C.msmith_point_bytes(engine.handle))
	runtime.AddCleanup(engine, func(handle *C.msmith_engine) {
		C.msmith_close(unsafe.Pointer(handle))
	}, engine.handle)
	return engine, nil
}

// PointBytes is the size of a point, x and y together.
func (e *Engine) PointBytes() uintptr { return e.bytes }

// Release frees the buffers that are kept for the next sum.
func (e *Engine) Release() error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer runtime.KeepAlive(e)
	return failure(C.msmith_engine_release(e.handle))
}

// MSM sums n points with n scalars of nbits bits each, in (nbits+7)/8 bytes, least significant first.
//
// Points and the sum are in Montgomery form, x then y, as gnark-crypto holds them, and PointBytes long; all zero is
// infinity. They are read where they are. Scalars are integers, not in Montgomery form. The memory must hold what n and
// nbits say: slices are checked by the packages that are made for a curve.
//
// It ends soon after the context does, with the context's error, and its cause beside it.
func (e *Engine) MSM(ctx context.Context, sum, points, scalars unsafe.Pointer, n, nbits int, options Options) error {
	return e.run(ctx, n, nbits, options, func(given *C.msmith_options) C.msmith_status {
		return C.msmith_msm(e.handle, points, 0, scalars, C.size_t(nbits), C.size_t(n), 0, given, sum, C.size_t(e.bytes))
	})
}

// MulEach makes n products, of n points with a scalar each. Everything else is as in MSM.
func (e *Engine) MulEach(ctx context.Context, products, points, scalars unsafe.Pointer, n, nbits int, options Options) error {
	return e.run(ctx, n, nbits, options, func(given *C.msmith_options) C.msmith_status {
		return C.msmith_mul_each(e.handle, points, 0, scalars, C.size_t(nbits), C.size_t(n), 0, given, products, e.list(n))
	})
}

// MulBase makes n products of one point with n scalars. Everything else is as in MSM.
func (e *Engine) MulBase(ctx context.Context, products, point, scalars unsafe.Pointer, n, nbits int, options Options) error {
	return e.run(ctx, n, nbits, options, func(given *C.msmith_options) C.msmith_status {
		return C.msmith_mul_base(e.handle, point, scalars, C.size_t(nbits), C.size_t(n), 0, given, products, e.list(n))
	})
}

// FFT transforms n points of the subgroup, n a power of 2: out[i] is the sum of w^(ij)·points[j] for gnark-crypto's root of
// unity w of order n; or the inverse of that. Everything else is as in MSM.
func (e *Engine) FFT(ctx context.Context, out, points unsafe.Pointer, n int, inverse bool, options Options) error {
	var backwards C.int32_t
	if inverse {
		backwards = 1
	}
	return e.run(ctx, n, 0, options, func(given *C.msmith_options) C.msmith_status {
		return C.msmith_fft(e.handle, points, 0, C.size_t(n), 0, backwards, given, out, e.list(n))
	})
}

// list is the size of n points.
func (e *Engine) list(n int) C.size_t { return C.size_t(n) * C.size_t(e.bytes) }

// run makes a call with options, which the context may stop.
func (e *Engine) run(ctx context.Context, n, nbits int, options Options, make func(*C.msmith_options) C.msmith_status) error {
	if n < 0 || nbits < 0 {
		return refused(CodeArgument, "%d points, scalars of %d bits", n, nbits)
	}
	failed, err := call.Run(ctx, call.Options(options), func(given unsafe.Pointer) int32 {
		defer runtime.KeepAlive(e)
		return int32(make((*C.msmith_options)(given)))
	})
	if failed != nil {
		return (*Error)(failed)
	}
	return err
}

// failure is what the last call of this thread says.
func failure(status C.msmith_status) error {
	if failed := call.Failed(int32(status)); failed != nil {
		return (*Error)(failed)
	}
	return nil
}
