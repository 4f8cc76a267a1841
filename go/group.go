package msmith

import (
	"context"
	"fmt"
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
	nbits int
	once  sync.Once
	made  *Engine
	err   error
}

// NewGroup describes a group; its engine is made when it is first used. bits gives a scalar as an integer of nbits bits.
func NewGroup[P, S any](curve string, group, nbits int, bits func(*S) [4]uint64) *Group[P, S] {
	return &Group[P, S]{curve: curve, group: group, nbits: nbits, bits: bits}
}

// Engine is the engine of the group.
func (g *Group[P, S]) Engine() (*Engine, error) {
	g.once.Do(func() {
		g.made, g.err = NewEngine(g.curve, g.group)
		var point P
		if g.err == nil && unsafe.Sizeof(point) != g.made.PointBytes() {
			g.err = fmt.Errorf("msmith: a %T has %d bytes, but a point of %s has %d: this version of gnark-crypto holds points in another way",
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
	sum, err := g.list(ctx, 1, len(points), func(e *Engine, sum unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MSM(ctx, sum, unsafe.Pointer(&points[0]), unsafe.Pointer(&integers[0]), len(points), 256, options)
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
	return g.list(ctx, n, n, func(e *Engine, products unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MulEach(ctx, products, unsafe.Pointer(&points[0]), unsafe.Pointer(&integers[0]), n, 256, options)
	})
}

// MulBase is scalars[i]·point for every i, by a table of multiples of the point: gnark-crypto's BatchScalarMultiplication.
func (g *Group[P, S]) MulBase(ctx context.Context, point P, scalars []S, options Options) ([]P, error) {
	n := len(scalars)
	return g.list(ctx, n, n, func(e *Engine, products unsafe.Pointer) error {
		integers := g.integers(scalars, options.Threads)
		return e.MulBase(ctx, products, unsafe.Pointer(&point), unsafe.Pointer(&integers[0]), n, 256, options)
	})
}

// FFT is the sum of w^(ij)·points[j] over j for every i, w the root of unity of gnark-crypto's domain of as many elements.
// Their number is a power of 2, and the points must be in the subgroup.
func (g *Group[P, S]) FFT(ctx context.Context, points []P, options Options) ([]P, error) {
	return g.transform(ctx, points, false, options)
}

// FFTInverse is the inverse of FFT.
func (g *Group[P, S]) FFTInverse(ctx context.Context, points []P, options Options) ([]P, error) {
	return g.transform(ctx, points, true, options)
}

func (g *Group[P, S]) transform(ctx context.Context, points []P, inverse bool, options Options) ([]P, error) {
	n := len(points)
	return g.list(ctx, n, n, func(e *Engine, out unsafe.Pointer) error {
		return e.FFT(ctx, out, unsafe.Pointer(&points[0]), n, inverse, options)
	})
}

// list is as many points as a call writes, of n inputs; without inputs they are infinite.
func (g *Group[P, S]) list(ctx context.Context, length, n int, call func(*Engine, unsafe.Pointer) error) ([]P, error) {
	engine, err := g.Engine()
	if err != nil {
		return nil, err
	}
	list := make([]P, length)
	if n == 0 {
		return list, ctx.Err()
	}
	if err := call(engine, unsafe.Pointer(&list[0])); err != nil {
		return nil, err
	}
	return list, nil
}

func lengths[P, S any](points []P, scalars []S) error {
	return fmt.Errorf("msmith: %d points, but %d scalars", len(points), len(scalars))
}

// few scalars are not worth a goroutine.
const few = 1 << 12

// integers takes scalars out of Montgomery form.
func (g *Group[P, S]) integers(from []S, threads int) [][4]uint64 {
	to := make([][4]uint64, len(from))
	if threads == 0 {
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
