package check

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/consensys/gnark-crypto/ecc"

	"msmith.invalid/msmith"
)

var errCause = errors.New("a cause")

// code is that of msmith's error, 0 of another.
func code(err error) int {
	var failed *msmith.Error
	if errors.As(err, &failed) && failed.Message != "" {
		return failed.Code
	}
	return 0
}

func (g Group[P, S, PP, SS]) refused(t *testing.T) {
	points, scalars := g.lists(64)
	if _, err := g.group.MulEach(t.Context(), points[:3], scalars[:2], msmith.Options{}); code(err) != msmith.CodeLength {
		t.Fatalf("3 points and 2 scalars: %v", err)
	}
	if _, err := g.group.FFT(t.Context(), points[:3], msmith.Options{}); code(err) == 0 {
		t.Fatalf("a transform of 3 points: %v", err)
	}
	for _, none := range [][]P{nil, points[:0:0]} {
		for _, transform := range []func(context.Context, []P, msmith.Options) ([]P, error){g.group.FFT, g.group.FFTInverse} {
			if _, err := transform(t.Context(), none, msmith.Options{}); code(err) == 0 || !strings.Contains(err.Error(), "power of 2") {
				t.Fatalf("a transform of no points: %v", err)
			}
		}
	}
	for n := range 2 {
		for _, options := range []msmith.Options{{Threads: -1}, {Threads: 1 << 40}} {
			if _, err := g.group.MulEach(t.Context(), points[:n], scalars[:n], options); code(err) != msmith.CodeArgument {
				t.Fatalf("%d points, %+v: %v", n, options, err)
			}
		}
	}
	over, cancel := context.WithCancelCause(t.Context())
	cancel(errCause)
	for _, n := range []int{0, 64} {
		_, err := g.group.MulBase(over, points[1], scalars[:n], msmith.Options{})
		if !errors.Is(err, context.Canceled) || !errors.Is(err, errCause) {
			t.Fatal(n, err)
		}
	}
}

// Calls checks what calls refuse, and what stops them, in a first group of a curve of this name.
func (g Group[P, S, PP, SS]) Calls(t *testing.T, curve string) {
	t.Run("layout", func(t *testing.T) { g.layout(t, curve) })
	t.Run("errors", func(t *testing.T) { g.errors(t, curve) })
	t.Run("cancel", g.cancel)
	t.Run("many at a time", g.many)
}

// A point that gnark-crypto and msmith do not hold alike is noticed.
func (g Group[P, S, PP, SS]) layout(t *testing.T, curve string) {
	bits := func(a *S) [4]uint64 { return SS(a).Bits() }
	if _, err := msmith.NewGroup[P](curve, 2, bits).Engine(); code(err) != msmith.CodeLength {
		t.Fatalf("a point of G1 was taken for one of G2: %v", err)
	}
	one := make([]S, 1)
	SS(&one[0]).SetOne()
	if got, err := g.group.MultiExp(t.Context(), []P{g.generator}, one, msmith.Options{}); err != nil || !PP(&got).Equal(&g.generator) {
		t.Fatal(got, err)
	}
	if _, err := msmith.NewGroup[P]("no such curve", 1, bits).Engine(); code(err) != msmith.CodeCurve {
		t.Fatal(err)
	}
}

func (g Group[P, S, PP, SS]) errors(t *testing.T, curve string) {
	points, scalars := g.lists(10)
	if _, err := g.group.MultiExp(t.Context(), points[:9], scalars, msmith.Options{}); code(err) != msmith.CodeLength {
		t.Fatalf("9 points and 10 scalars: %v", err)
	}
	if _, err := g.group.MultiExp(t.Context(), points, scalars, msmith.Options{Threads: -1}); code(err) != msmith.CodeArgument {
		t.Fatalf("less than no thread: %v", err)
	}
	if _, err := g.group.MultiExp(t.Context(), nil, nil, msmith.Options{}); err != nil {
		t.Fatal(err)
	}
	if _, err := g.group.MultiExp(t.Context(), points, scalars, msmith.Options{MemoryLimit: 1}); code(err) != msmith.CodeMemory {
		t.Fatal(err)
	}
	for _, name := range []string{curve + "\x00", curve + "\x00b", "\x00"} {
		if _, err := msmith.NewEngine(name, 1); code(err) != msmith.CodeCurve {
			t.Fatalf("%q: %v", name, err)
		}
	}
	if _, err := msmith.NewEngine(curve, 3); code(err) != msmith.CodeArgument {
		t.Fatal(err)
	}
}

func (g Group[P, S, PP, SS]) cancel(t *testing.T) {
	points, scalars := g.lists(1000)
	for len(points) < 1<<19 {
		points, scalars = append(points, points...), append(scalars, scalars...)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := g.group.MultiExp(over, points, scalars, msmith.Options{}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	// One thread, so that the deadline comes long before the end on any machine.
	soon, cancel := context.WithTimeoutCause(t.Context(), 20*time.Millisecond, errCause)
	defer cancel()
	start := time.Now()
	for range 2 { // During the call, and before one.
		_, err := g.group.MultiExp(soon, points, scalars, msmith.Options{Threads: 1})
		if !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, errCause) {
			t.Fatalf("%v after %v", err, time.Since(start))
		}
	}
	t.Logf("stopped %v after the deadline", time.Since(start)-20*time.Millisecond)
	// The engine is as good as before.
	want := g.sum(t, points[:100], scalars[:100])
	if got, err := g.group.MultiExp(t.Context(), points[:100], scalars[:100], msmith.Options{}); err != nil || !PP(&got).Equal(&want) {
		t.Fatal(got, err)
	}
}

func (g Group[P, S, PP, SS]) many(t *testing.T) {
	points, scalars := g.lists(300)
	want := g.sum(t, points, scalars)
	errs := make(chan error, 16)
	for range cap(errs) {
		go func() {
			got, err := g.group.MultiExp(t.Context(), points, scalars, msmith.Options{Threads: 2})
			if err == nil && !PP(&got).Equal(&want) {
				err = fmt.Errorf("%v, want %v", got, want)
			}
			errs <- err
		}()
	}
	for range cap(errs) {
		if err := <-errs; err != nil {
			t.Fatal(err)
		}
	}
}

// Benchmark times sums on one thread beside gnark-crypto's.
func (g Group[P, S, PP, SS]) Benchmark(b *testing.B) {
	for _, n := range []int{1 << 6, 1 << 10, 1 << 14} {
		scalars := make([]S, n)
		for i := range scalars {
			SS(&scalars[i]).MustSetRandom()
		}
		points, err := g.group.MulBase(b.Context(), g.generator, scalars, msmith.Options{InSubgroup: true})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("msmith/%d", n), func(b *testing.B) {
			for b.Loop() {
				if _, err := g.group.MultiExp(b.Context(), points, scalars, msmith.Options{Threads: 1, InSubgroup: true}); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("gnark/%d", n), func(b *testing.B) {
			var sum P
			for b.Loop() {
				if _, err := PP(&sum).MultiExp(points, scalars, ecc.MultiExpConfig{NbTasks: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
