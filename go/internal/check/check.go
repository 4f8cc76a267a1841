// Package check compares msmith with gnark-crypto, whatever the group.
package check

import (
	"context"
	"errors"
	"strings"
	"testing"

	"msmith.invalid/msmith"
)

// Peer is a group of gnark-crypto: its functions, and points of the subgroup and scalars, 64 or more.
type Peer[P, S any] struct {
	Group   *msmith.Group[P, S]
	Points  []P
	Scalars []S
	Product func(*P, *S) P
	Sum     func(a, b *P) P
	Equal   func(a, b *P) bool
	// Power is the e-th power of the root of unity of order n.
	Power func(n, e int) S
}

// Shapes checks products and transforms.
func Shapes[P, S any](t *testing.T, peer Peer[P, S]) {
	t.Run("products", peer.products)
	t.Run("transforms", peer.transforms)
	t.Run("refused", peer.refused)
}

func (peer Peer[P, S]) products(t *testing.T) {
	for _, n := range []int{0, 1, 7, 8, 17, 64} {
		points, scalars := peer.Points[:n], peer.Scalars[:n]
		for _, options := range []msmith.Options{{}, {Threads: 2, InSubgroup: true}} {
			each, err := peer.Group.MulEach(t.Context(), points, scalars, options)
			peer.compare(t, each, err, n, func(i int) P { return peer.Product(&points[i], &scalars[i]) })
			base := peer.Points[1]
			each, err = peer.Group.MulBase(t.Context(), base, scalars, options)
			peer.compare(t, each, err, n, func(i int) P { return peer.Product(&base, &scalars[i]) })
		}
	}
}

func (peer Peer[P, S]) transforms(t *testing.T) {
	const n = 8
	points := peer.Points[:n]
	got, err := peer.Group.FFT(t.Context(), points, msmith.Options{})
	peer.compare(t, got, err, n, func(i int) P {
		var sum P
		for j := range points {
			power := peer.Power(n, i*j)
			product := peer.Product(&points[j], &power)
			sum = peer.Sum(&sum, &product)
		}
		return sum
	})
	for _, n := range []int{1, 2, 64} {
		points := peer.Points[:n]
		got, err := peer.Group.FFT(t.Context(), points, msmith.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, err = peer.Group.FFTInverse(t.Context(), got, msmith.Options{Threads: 2})
		peer.compare(t, got, err, n, func(i int) P { return points[i] })
	}
}

func (peer Peer[P, S]) refused(t *testing.T) {
	if _, err := peer.Group.MulEach(t.Context(), peer.Points[:3], peer.Scalars[:2], msmith.Options{}); err == nil {
		t.Fatal("3 points and 2 scalars")
	}
	var failed *msmith.Error
	if _, err := peer.Group.FFT(t.Context(), peer.Points[:3], msmith.Options{}); !errors.As(err, &failed) {
		t.Fatalf("a transform of 3 points: %v", err)
	}
	for n := range 2 { // nil, then empty
		points := peer.Points[:0:0]
		if n == 0 {
			points = nil
		}
		for _, transform := range []func(context.Context, []P, msmith.Options) ([]P, error){peer.Group.FFT, peer.Group.FFTInverse} {
			if _, err := transform(t.Context(), points, msmith.Options{}); !errors.As(err, &failed) || !strings.Contains(err.Error(), "power of 2") {
				t.Fatalf("a transform of no points: %v", err)
			}
		}
	}
	for n := range 2 {
		for _, options := range []msmith.Options{{Threads: -1}, {Threads: 1 << 40}} {
			if _, err := peer.Group.MulEach(t.Context(), peer.Points[:n], peer.Scalars[:n], options); !errors.As(err, &failed) || failed.Code != msmith.CodeArgument {
				t.Fatalf("%d points, %+v: %v", n, options, err)
			}
		}
	}
	over, cancel := context.WithCancelCause(t.Context())
	cancel(errCause)
	for _, n := range []int{0, 64} {
		_, err := peer.Group.MulBase(over, peer.Points[1], peer.Scalars[:n], msmith.Options{})
		if !errors.Is(err, context.Canceled) || !errors.Is(err, errCause) {
			t.Fatal(n, err)
		}
	}
}

var errCause = errors.New("a cause")

func (peer Peer[P, S]) compare(t *testing.T, got []P, err error, n int, want func(int) P) {
	t.Helper()
	if err != nil || len(got) != n {
		t.Fatalf("%d of %d points (%v)", len(got), n, err)
	}
	for i := range got {
		if want := want(i); !peer.Equal(&got[i], &want) {
			t.Fatalf("%d of %d: %v, want %v", i, n, got[i], want)
		}
	}
}
