// A benchmark engine: gnark-crypto's multi-scalar multiplication.
//
// Inputs are named by curve and group ("bls12-381/g1"): u64 n, points, scalars. Coordinates and scalars are
// canonical little-endian integers of fixed width (an extension: c0 then c1); infinity is all zero.
package main

import (
	"encoding/binary"
	"io"

	"msmith/bench/gnark/serve"
)

func main() {
	serve.Serve(loaders)
}

// group says how one group of one curve is read, multiplied and written.
//
// P: affine point, J: Jacobian point, E: base field element, S: scalar.
type group[P, J, E, S any] struct {
	field, scalar int // bytes
	multiExp      func(*J, []P, []S, config) (*J, error)
	toAffine      func(*P, *J) *P
	coords        func(*P) []*E
	getField      func([]byte) (E, error)
	putField      func([]byte, E)
	getScalar     func([]byte) (S, error)
}

type loaded[P, J, E, S any] struct {
	group   *group[P, J, E, S]
	points  []P
	scalars []S
	sum     J
}

func (g group[P, J, E, S]) load(r io.Reader) (serve.Job, error) {
	var n uint64
	if err := binary.Read(r, binary.LittleEndian, &n); err != nil {
		return nil, err
	}
	l := loaded[P, J, E, S]{group: &g, points: make([]P, n), scalars: make([]S, n)}
	buf := make([]byte, max(g.field, g.scalar))
	for i := range l.points {
		for _, c := range g.coords(&l.points[i]) {
			if _, err := io.ReadFull(r, buf[:g.field]); err != nil {
				return nil, err
			}
			e, err := g.getField(buf[:g.field])
			if err != nil {
				return nil, err
			}
			*c = e
		}
	}
	for i := range l.scalars {
		if _, err := io.ReadFull(r, buf[:g.scalar]); err != nil {
			return nil, err
		}
		s, err := g.getScalar(buf[:g.scalar])
		if err != nil {
			return nil, err
		}
		l.scalars[i] = s
	}
	return &l, nil
}

func (l *loaded[P, J, E, S]) Run(times uint32, tasks int) error {
	for range times {
		if _, err := l.group.multiExp(&l.sum, l.points, l.scalars, config{NbTasks: tasks}); err != nil {
			return err
		}
	}
	return nil
}

func (l *loaded[P, J, E, S]) Bytes() []byte {
	var p P
	l.group.toAffine(&p, &l.sum)
	var point []byte
	for _, c := range l.group.coords(&p) {
		b := make([]byte, l.group.field)
		l.group.putField(b, *c)
		point = append(point, b...)
	}
	return point
}
