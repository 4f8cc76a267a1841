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
	var sum P
	if len(points) != len(scalars) {
		return sum, fmt.Errorf("msmith: %d points, but %d scalars", len(points), len(scalars))
	}
	engine, err := g.Engine()
	if err != nil {
		return sum, err
	}
	n := len(points)
	if n == 0 {
		return sum, ctx.Err()
	}
	integers := make([][4]uint64, n)
	g.integers(integers, scalars, options.Threads)
	err = engine.MSM(ctx, unsafe.Pointer(&sum), unsafe.Pointer(&points[0]), unsafe.Pointer(&integers[0]), n, 256, options)
	if err != nil {
		var none P
		return none, err
	}
	return sum, nil
}

// few scalars are not worth a goroutine.
const few = 1 << 12

// integers takes scalars out of Montgomery form.
func (g *Group[P, S]) integers(to [][4]uint64, from []S, threads int) {
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
}
