package bn254

import (
	"testing"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"

	"msmith.invalid/msmith/internal/check"
)

func root(n uint64) fr.Element { return fft.NewDomain(n).Generator }

var (
	_, _, g1, g2 = curve.Generators()
	first        = check.New(G1, g1, MultiExpG1, root)
	second       = check.New(G2, g2, MultiExpG2, root)
)

func TestG1(t *testing.T)      { first.Test(t) }
func TestG2(t *testing.T)      { second.Test(t) }
func TestCalls(t *testing.T)   { first.Calls(t, "bn254") }
func BenchmarkG1(b *testing.B) { first.Benchmark(b) }
