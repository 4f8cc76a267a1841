// Package call makes calls of the C library that a context may stop.
package call

/*
#cgo pkg-config: msmith-static
#include <stdlib.h>
#include <msmith.h>

// The flag is in C's memory, so that options may point to it.
static void stop(uint8_t *flag) { __atomic_store_n(flag, 1, __ATOMIC_RELAXED); }
*/
import "C"

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"unsafe"
)

// Options of one call, as package msmith describes them.
type Options struct {
	Threads     int
	InSubgroup  bool
	MemoryLimit uint64
}

// Failure is what a call that failed says.
type Failure struct {
	Code    int
	Item    int64
	Message string
}

// Refused is a failure that is noticed before the library is called.
func Refused(code int, format string, values ...any) *Failure {
	return &Failure{Code: code, Item: -1, Message: fmt.Sprintf(format, values...)}
}

// Run makes a call, which gets a pointer to msmith_options and answers an msmith_status. It ends soon after the context
// does, with the context's error, and its cause beside it.
func Run(ctx context.Context, options Options, call func(unsafe.Pointer) int32) (*Failure, error) {
	if options.Threads < 0 || options.Threads > math.MaxUint32 {
		return Refused(C.MSMITH_ARGUMENT, "%d threads", options.Threads), nil
	}
	if err := ended(ctx); err != nil {
		return nil, err
	}
	var given C.msmith_options
	given.size = C.sizeof_msmith_options
	given.threads = C.uint32_t(options.Threads)
	given.memory_limit = C.uint64_t(options.MemoryLimit)
	if options.InSubgroup {
		given.in_subgroup = 1
	}
	if ctx.Done() != nil {
		flag := (*C.uint8_t)(C.calloc(1, 1))
		defer C.free(unsafe.Pointer(flag))
		given.cancel = flag
		// The flag is freed only after nobody sets it any more.
		stopped := make(chan struct{})
		remove := context.AfterFunc(ctx, func() {
			C.stop(flag)
			close(stopped)
		})
		defer func() {
			if !remove() {
				<-stopped
			}
		}()
	}
	// A message belongs to the thread of the call that failed.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	status := call(unsafe.Pointer(&given))
	if status == C.MSMITH_CANCELLED {
		return nil, ended(ctx)
	}
	return Failed(status), nil
}

// Failed is what the last call of this thread says; nil where it did not fail.
func Failed(status int32) *Failure {
	if status == C.MSMITH_OK {
		return nil
	}
	return &Failure{Code: int(status), Item: int64(C.msmith_error_item()), Message: C.GoString(C.msmith_error())}
}

// ended is the error of a context and, where there is one, its cause: errors.Is finds either. nil: it has not ended.
func ended(ctx context.Context) error {
	err, cause := ctx.Err(), context.Cause(ctx)
	if err == nil || errors.Is(cause, err) {
		return cause
	}
	return fmt.Errorf("%w: %w", err, cause)
}
