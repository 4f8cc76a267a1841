// Package check compares msmith with gnark-crypto, whatever the group.
package check

import (
	"context"
	"math/big"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"

	"msmith.invalid/msmith"
)

// Point is what gnark-crypto's affine points have in common.
type Point[P, S any] interface {
	*P
	Add(a, b *P) *P
	Neg(a *P) *P
	Equal(a *P) bool
	ScalarMultiplication(a *P, k *big.Int) *P
	MultiExp(points []P, scalars []S, config ecc.MultiExpConfig) (*P, error)
}

// Scalar is what its scalars have in common.
type Scalar[S any] interface {
	*S
	SetOne() *S
	SetInt64(int64) *S
	MustSetRandom() *S
	Exp(x S, k *big.Int) *S
	BigInt(*big.Int) *big.Int
	Bits() [4]uint64
}

// Group is a group of gnark-crypto, and msmith's.
type Group[P, S any, PP Point[P, S], SS Scalar[S]] struct {
	group     *msmith.Group[P, S]
	generator P
	multiExp  MultiExp[P, S]
	root      func(n uint64) S
}

// MultiExp is a sum in the shape of gnark-crypto's.
type MultiExp[P, S any] func(context.Context, *P, []P, []S, ecc.MultiExpConfig) (*P, error)

// New describes a group; root is gnark-crypto's root of unity of order n.
func New[P, S any, PP Point[P, S], SS Scalar[S]](group *msmith.Group[P, S], generator P, multiExp MultiExp[P, S], root func(n uint64) S) Group[P, S, PP, SS] {
	return Group[P, S, PP, SS]{group: group, generator: generator, multiExp: multiExp, root: root}
}

// Test compares sums, products and transforms.
func (g Group[P, S, PP, SS]) Test(t *testing.T) {
	t.Run("sums", g.sums)
	t.Run("options", g.options)
	t.Run("products", g.products)
	t.Run("transforms", g.transforms)
	t.Run("refused", g.refused)
}

// lists makes points and scalars: multiples of the generator, some infinite, equal and opposite; scalars of every size.
func (g Group[P, S, PP, SS]) lists(n int) ([]P, []S) {
	points, scalars := make([]P, n), make([]S, n)
	for i := range n {
		switch {
		case i%11 == 5: // infinity
		case i%7 == 3:
			points[i] = points[i-1]
		case i%7 == 4:
			PP(&points[i]).Neg(&points[i-1])
		default:
			PP(&points[i]).ScalarMultiplication(&g.generator, big.NewInt(int64(i)*7919+1))
		}
		switch scalar := SS(&scalars[i]); i % 5 {
		case 1:
			scalar.SetInt64(int64(i % 3))
		case 2:
			scalar.SetInt64(-1)
		default:
			scalar.MustSetRandom()
		}
	}
	return points, scalars
}

// sum is gnark-crypto's.
func (g Group[P, S, PP, SS]) sum(t *testing.T, points []P, scalars []S) P {
	t.Helper()
	var sum P
	if _, err := PP(&sum).MultiExp(points, scalars, ecc.MultiExpConfig{}); err != nil {
		t.Fatal(err)
	}
	return sum
}

func (g Group[P, S, PP, SS]) sums(t *testing.T) {
	for _, n := range []int{0, 1, 2, 3, 63, 64, 65, 500, 9000} {
		points, scalars := g.lists(n)
		want := g.sum(t, points, scalars)
		for _, threads := range []int{0, 1, 2} {
			var got P
			_, err := g.multiExp(t.Context(), &got, points, scalars, ecc.MultiExpConfig{NbTasks: threads})
			if err != nil || !PP(&got).Equal(&want) {
				t.Fatalf("%d points, %d threads: %v, want %v (%v)", n, threads, got, want, err)
			}
		}
	}
}

func (g Group[P, S, PP, SS]) options(t *testing.T) {
	points, scalars := g.lists(5000)
	want := g.sum(t, points, scalars)
	for _, options := range []msmith.Options{{InSubgroup: true}, {MemoryLimit: 8 << 20}, {Threads: 1, InSubgroup: true}} {
		got, err := g.group.MultiExp(t.Context(), points, scalars, options)
		if err != nil || !PP(&got).Equal(&want) {
			t.Fatalf("%+v: %v, want %v (%v)", options, got, want, err)
		}
	}
}

func (g Group[P, S, PP, SS]) product(p *P, a *S) P {
	var product P
	PP(&product).ScalarMultiplication(p, SS(a).BigInt(new(big.Int)))
	return product
}

func (g Group[P, S, PP, SS]) products(t *testing.T) {
	all, every := g.lists(64)
	for _, n := range []int{0, 1, 7, 8, 17, 64} {
		points, scalars := all[:n], every[:n]
		for _, options := range []msmith.Options{{}, {Threads: 2, InSubgroup: true}} {
			each, err := g.group.MulEach(t.Context(), points, scalars, options)
			g.compare(t, each, err, n, func(i int) P { return g.product(&points[i], &scalars[i]) })
			base := all[1]
			each, err = g.group.MulBase(t.Context(), base, scalars, options)
			g.compare(t, each, err, n, func(i int) P { return g.product(&base, &scalars[i]) })
		}
	}
}

func (g Group[P, S, PP, SS]) transforms(t *testing.T) {
	const n = 8
	all, _ := g.lists(64)
	points := all[:n]
	got, err := g.group.FFT(t.Context(), points, msmith.Options{})
	g.compare(t, got, err, n, func(i int) P {
		var sum P
		for j := range points {
			var power S
			SS(&power).Exp(g.root(n), big.NewInt(int64(i*j)))
			product := g.product(&points[j], &power)
			PP(&sum).Add(&sum, &product)
		}
		return sum
	})
	for _, n := range []int{1, 2, 64} {
		points := all[:n]
		got, err := g.group.FFT(t.Context(), points, msmith.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, err = g.group.FFTInverse(t.Context(), got, msmith.Options{Threads: 2})
		g.compare(t, got, err, n, func(i int) P { return points[i] })
	}
}

func (g Group[P, S, PP, SS]) compare(t *testing.T, got []P, err error, n int, want func(int) P) {
	t.Helper()
	if err != nil || len(got) != n {
		t.Fatalf("%d of %d points (%v)", len(got), n, err)
	}
	for i := range got {
		if want := want(i); !PP(&got[i]).Equal(&want) {
			t.Fatalf("%d of %d: %v, want %v", i, n, got[i], want)
		}
	}
}
