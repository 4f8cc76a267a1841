package msmith

import (
	"context"
	"runtime"
	"sync"
	"unsafe"
)

// Group is a group of a curve with gnark-crypto's types: P is its affine point, S its scalar, a field element in
// Montgomery form.
type Group[P, S any] struct {
	curve string
	group int
	bits  func(*S) [4]uint64
	once  sync.Once
	made  *Engine
	err   error
}

// NewGroup describes a group; its engine is made when it is first used. bits gives a scalar as an integer, the least
// significant word first.
func NewGroup[P, S any](curve string, group int, bits func(*S) [4]uint64) *Group[P, S] {
	return &Group[P, S]{curve: curve, group: group, bits: bits}
}

// Engine is the engine of the group.
func (g *Group[P, S]) Engine() (*Engine, error) {
	g.once.Do(func() {
		g.made, g.err = NewEngine(g.curve, g.group)
		var point P
		if g.err == nil && unsafe.Sizeof(point) != g.made.PointBytes() {
			g.err = refused(CodeLength, "a %T has %d bytes, but a point of %s has %d: this version of gnark-crypto holds points in another way",
				point, unsafe.Sizeof(point), g.curve, g.made.PointBytes())
		}
	})
	return g.made, g.err
}

// MultiExp is Σ scalars[i]·points[i]. Points are read where they are, and may be anywhere on the curve, infinite, equal
// and opposite.
func (g *Group[P, S]) MultiExp(ctx context.Context, points []P, scalars []S, options Options) (P, error) {
	var none P
	if len(points) != len(scalars) {
		return none, lengths(points, scalars)
	}
	sum, err := g.list(1, func(e *Engine, sum unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MSM(ctx, sum, first(points), first(integers), len(points), 256, options)
	})
	if err != nil {
		return none, err
	}
	return sum[0], nil
}

// MulEach is scalars[i]·points[i] for every i. Points are as in MultiExp.
func (g *Group[P, S]) MulEach(ctx context.Context, points []P, scalars []S, options Options) ([]P, error) {
	n := len(points)
	if n != len(scalars) {
		return nil, lengths(points, scalars)
	}
	return g.list(n, func(e *Engine, products unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MulEach(ctx, products, first(points), first(integers), n, 256, options)
	})
}

// MulBase is scalars[i]·point for every i, by a table of multiples of the point: gnark-crypto's BatchScalarMultiplication.
func (g *Group[P, S]) MulBase(ctx context.Context, point P, scalars []S, options Options) ([]P, error) {
	n := len(scalars)
	return g.list(n, func(e *Engine, products unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MulBase(ctx, products, unsafe.Pointer(&point), first(integers), n, 256, options)
	})
}

// FFT is the sum of w^(ij)·points[j] over j for every i, w the root of unity of gnark-crypto's domain of as many elements.
// Their number is a power of 2, so that a list of none is refused, and the points must be in the subgroup.
func (g *Group[P, S]) FFT(ctx context.Context, points []P, options Options) ([]P, error) {
	return g.transform(ctx, points, false, options)
}

// FFTInverse is the inverse of FFT.
func (g *Group[P, S]) FFTInverse(ctx context.Context, points []P, options Options) ([]P, error) {
	return g.transform(ctx, points, true, options)
}

func (g *Group[P, S]) transform(ctx context.Context, points []P, inverse bool, options Options) ([]P, error) {
	n := len(points)
	return g.list(n, func(e *Engine, out unsafe.Pointer) error {
		return e.FFT(ctx, out, first(points), n, inverse, options)
	})
}

// list is as many points as a call writes.
func (g *Group[P, S]) list(length int, call func(*Engine, unsafe.Pointer) error) ([]P, error) {
	engine, err := g.Engine()
	if err != nil {
		return nil, err
	}
	list := make([]P, length)
	if err := call(engine, first(list)); err != nil {
		return nil, err
	}
	return list, nil
}

// first is where a list lies, nil where it is empty.
func first[T any](list []T) unsafe.Pointer {
	if len(list) == 0 {
		return nil
	}
	return unsafe.Pointer(&list[0])
}

func lengths[P, S any](points []P, scalars []S) error {
	return refused(CodeLength, "%d points, but %d scalars", len(points), len(scalars))
}

// few scalars are not worth a goroutine.
const few = 1 << 12

// integers takes scalars out of Montgomery form.
func (g *Group[P, S]) integers(from []S, threads int) [][4]uint64 {
	to := make([][4]uint64, len(from))
	if threads <= 0 { // A number below 0 is refused by the call.
		threads = runtime.GOMAXPROCS(0)
	}
	threads = max(1, min(threads, len(from)/few))
	piece := (len(from) + threads - 1) / threads
	var group sync.WaitGroup
	for first := 0; first < len(from); first += piece {
		last := min(first+piece, len(from))
		some := func() {
			for i := first; i < last; i++ {
				to[i] = g.bits(&from[i])
			}
		}
		if last == len(from) {
			some()
		} else {
			group.Go(some)
		}
	}
	group.Wait()
	return to
}
