package bn254

import (
	"math/big"
	"testing"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"

	"msmith.invalid/msmith/internal/check"
)

func TestShapes(t *testing.T) {
	first, second, scalars := lists(64)
	power := func(n, e int) fr.Element {
		w := fft.NewDomain(uint64(n)).Generator
		return *w.Exp(w, big.NewInt(int64(e)))
	}
	t.Run("G1", func(t *testing.T) {
		check.Shapes(t, check.Peer[curve.G1Affine, fr.Element]{
			Group: G1, Points: first, Scalars: scalars, Power: power,
			Product: func(p *curve.G1Affine, a *fr.Element) curve.G1Affine {
				return *new(curve.G1Affine).ScalarMultiplication(p, a.BigInt(new(big.Int)))
			},
			Sum:   func(a, b *curve.G1Affine) curve.G1Affine { return *new(curve.G1Affine).Add(a, b) },
			Equal: func(a, b *curve.G1Affine) bool { return a.Equal(b) },
		})
	})
	t.Run("G2", func(t *testing.T) {
		check.Shapes(t, check.Peer[curve.G2Affine, fr.Element]{
			Group: G2, Points: second, Scalars: scalars, Power: power,
			Product: func(p *curve.G2Affine, a *fr.Element) curve.G2Affine {
				return *new(curve.G2Affine).ScalarMultiplication(p, a.BigInt(new(big.Int)))
			},
			Sum:   func(a, b *curve.G2Affine) curve.G2Affine { return *new(curve.G2Affine).Add(a, b) },
			Equal: func(a, b *curve.G2Affine) bool { return a.Equal(b) },
		})
	})
}
