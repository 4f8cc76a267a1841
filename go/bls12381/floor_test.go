package bls12381

import (
	"os"
	"slices"
	"testing"
	"time"

	curve "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"msmith.invalid/msmith"
)

// Medians of sums on one thread, to be compared with the engine's own, which
// `cargo test --release -p msmith-capi -- --ignored --nocapture floor` prints.
func TestFloor(t *testing.T) {
	if os.Getenv("MSMITH_FLOOR") == "" {
		t.Skip("a measurement: MSMITH_FLOOR=1 makes it")
	}
	_, _, g1, _ := curve.Generators()
	for _, n := range []int{1, 1 << 6, 1 << 10} {
		scalars := make([]fr.Element, n)
		for i := range scalars {
			scalars[i].MustSetRandom()
		}
		points := curve.BatchScalarMultiplicationG1(&g1, scalars)
		times := make([]time.Duration, 1<<20/(n+200))
		for i := range times {
			start := time.Now()
			if _, err := G1.MultiExp(t.Context(), points, scalars, msmith.Options{Threads: 1}); err != nil {
				t.Fatal(err)
			}
			times[i] = time.Since(start)
		}
		slices.Sort(times)
		t.Logf("%d points: %v, a tenth takes at most %v", n, times[len(times)/2], times[len(times)/10])
	}
}
