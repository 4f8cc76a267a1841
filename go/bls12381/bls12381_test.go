package bls12381

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"msmith.invalid/msmith"
)

// lists makes points and scalars: multiples of the generator, some infinite, equal and opposite; scalars of every size.
func lists(n int) ([]curve.G1Affine, []curve.G2Affine, []fr.Element) {
	_, _, g1, g2 := curve.Generators()
	first, second, scalars := make([]curve.G1Affine, n), make([]curve.G2Affine, n), make([]fr.Element, n)
	for i := range n {
		switch {
		case i%11 == 5: // infinity
		case i%7 == 3:
			first[i], second[i] = first[i-1], second[i-1]
		case i%7 == 4:
			first[i].Neg(&first[i-1])
			second[i].Neg(&second[i-1])
		default:
			k := big.NewInt(int64(i)*7919 + 1)
			first[i].ScalarMultiplication(&g1, k)
			second[i].ScalarMultiplication(&g2, k)
		}
		switch i % 5 {
		case 1:
			scalars[i].SetUint64(uint64(i % 3))
		case 2:
			scalars[i].SetInt64(-1)
		default:
			scalars[i].MustSetRandom()
		}
	}
	return first, second, scalars
}

func TestSums(t *testing.T) {
	for _, n := range []int{0, 1, 2, 3, 63, 64, 65, 500, 9000} {
		first, second, scalars := lists(n)
		for _, threads := range []int{0, 1, 2} {
			config := ecc.MultiExpConfig{NbTasks: threads}
			var want1, got1 curve.G1Affine
			if _, err := want1.MultiExp(first, scalars, ecc.MultiExpConfig{}); err != nil {
				t.Fatal(err)
			}
			if _, err := MultiExpG1(t.Context(), &got1, first, scalars, config); err != nil || !got1.Equal(&want1) {
				t.Fatalf("G1, %d points, %d threads: %v, want %v (%v)", n, threads, got1, want1, err)
			}
			var want2, got2 curve.G2Affine
			if _, err := want2.MultiExp(second, scalars, ecc.MultiExpConfig{}); err != nil {
				t.Fatal(err)
			}
			if _, err := MultiExpG2(t.Context(), &got2, second, scalars, config); err != nil || !got2.Equal(&want2) {
				t.Fatalf("G2, %d points, %d threads: %v, want %v (%v)", n, threads, got2, want2, err)
			}
		}
	}
}

func TestOptions(t *testing.T) {
	first, _, scalars := lists(5000)
	var want curve.G1Affine
	if _, err := want.MultiExp(first, scalars, ecc.MultiExpConfig{}); err != nil {
		t.Fatal(err)
	}
	for _, options := range []msmith.Options{{InSubgroup: true}, {MemoryLimit: 8 << 20}, {Threads: 1, InSubgroup: true}} {
		got, err := G1.MultiExp(t.Context(), first, scalars, options)
		if err != nil || !got.Equal(&want) {
			t.Fatalf("%+v: %v, want %v (%v)", options, got, want, err)
		}
	}
}

// A point that gnark-crypto and msmith do not hold alike is noticed.
func TestLayout(t *testing.T) {
	wrong := msmith.NewGroup[curve.G1Affine]("bls12-381", 2, bits)
	if _, err := wrong.Engine(); err == nil {
		t.Fatal("a point of G1 was taken for one of G2")
	}
	_, _, g1, g2 := curve.Generators()
	one := []fr.Element{fr.One()}
	if got, err := G1.MultiExp(t.Context(), []curve.G1Affine{g1}, one, msmith.Options{}); err != nil || !got.Equal(&g1) {
		t.Fatal(got, err)
	}
	if got, err := G2.MultiExp(t.Context(), []curve.G2Affine{g2}, one, msmith.Options{}); err != nil || !got.Equal(&g2) {
		t.Fatal(got, err)
	}
}

func TestRefused(t *testing.T) {
	first, _, scalars := lists(10)
	if _, err := G1.MultiExp(t.Context(), first[:9], scalars, msmith.Options{}); err == nil {
		t.Fatal("9 points and 10 scalars")
	}
	if _, err := G1.MultiExp(t.Context(), first, scalars, msmith.Options{Threads: -1}); err == nil {
		t.Fatal("less than no thread")
	}
	if _, err := G1.MultiExp(t.Context(), nil, nil, msmith.Options{}); err != nil {
		t.Fatal(err)
	}
	var failed *msmith.Error
	_, err := G1.MultiExp(t.Context(), first, scalars, msmith.Options{MemoryLimit: 1})
	if !errors.As(err, &failed) || failed.Code != msmith.CodeMemory || failed.Message == "" {
		t.Fatal(err)
	}
	_, err = msmith.NewGroup[curve.G1Affine]("no such curve", 1, bits).Engine()
	if !errors.As(err, &failed) || failed.Code != msmith.CodeCurve {
		t.Fatal(err)
	}
	for _, curve := range []string{"bls12-381\x00", "bls12-381\x00b", "\x00"} {
		if _, err = msmith.NewEngine(curve, 1); !errors.As(err, &failed) || failed.Code != msmith.CodeCurve {
			t.Fatalf("%q: %v", curve, err)
		}
	}
	if _, err = msmith.NewEngine("bls12-381", 3); !errors.As(err, &failed) || failed.Code != msmith.CodeArgument {
		t.Fatal(err)
	}
	if _, err = G1.MultiExp(t.Context(), first[:9], scalars, msmith.Options{}); !errors.As(err, &failed) || failed.Code != msmith.CodeLength {
		t.Fatal(err)
	}
}

func TestCancel(t *testing.T) {
	first, _, scalars := lists(1000)
	for len(first) < 1<<19 {
		first, scalars = append(first, first...), append(scalars, scalars...)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := G1.MultiExp(over, first, scalars, msmith.Options{}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	// One thread, so that the deadline comes long before the end on any machine.
	errLate := errors.New("too late")
	soon, cancel := context.WithTimeoutCause(t.Context(), 20*time.Millisecond, errLate)
	defer cancel()
	start := time.Now()
	for range 2 { // During the call, and before one.
		_, err := G1.MultiExp(soon, first, scalars, msmith.Options{Threads: 1})
		if !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, errLate) {
			t.Fatalf("%v after %v", err, time.Since(start))
		}
	}
	t.Logf("stopped %v after the deadline", time.Since(start)-20*time.Millisecond)
	// The engine is as good as before.
	var want curve.G1Affine
	if _, err := want.MultiExp(first[:100], scalars[:100], ecc.MultiExpConfig{}); err != nil {
		t.Fatal(err)
	}
	if got, err := G1.MultiExp(t.Context(), first[:100], scalars[:100], msmith.Options{}); err != nil || !got.Equal(&want) {
		t.Fatal(got, err)
	}
}

func TestManyAtATime(t *testing.T) {
	first, _, scalars := lists(300)
	var want curve.G1Affine
	if _, err := want.MultiExp(first, scalars, ecc.MultiExpConfig{}); err != nil {
		t.Fatal(err)
	}
	errs := make(chan error, 16)
	for range cap(errs) {
		go func() {
			got, err := G1.MultiExp(t.Context(), first, scalars, msmith.Options{Threads: 2})
			if err == nil && !got.Equal(&want) {
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

func BenchmarkG1(b *testing.B) {
	for _, n := range []int{1 << 6, 1 << 10, 1 << 14} {
		_, _, g1, _ := curve.Generators()
		scalars := make([]fr.Element, n)
		for i := range scalars {
			scalars[i].MustSetRandom()
		}
		points := curve.BatchScalarMultiplicationG1(&g1, scalars)
		b.Run(fmt.Sprintf("msmith/%d", n), func(b *testing.B) {
			for b.Loop() {
				if _, err := G1.MultiExp(b.Context(), points, scalars, msmith.Options{Threads: 1, InSubgroup: true}); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("gnark/%d", n), func(b *testing.B) {
			var sum curve.G1Affine
			for b.Loop() {
				if _, err := sum.MultiExp(points, scalars, ecc.MultiExpConfig{NbTasks: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
