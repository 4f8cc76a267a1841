// Package bn254 sums multiples of points of gnark-crypto's bn254, read where they are.
//
// Variable time, as package msmith says.
package bn254

import (
	"context"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"msmith.invalid/msmith"
)

func bits(a *fr.Element) [4]uint64 { return a.Bits() }

var (
	// G1 is the first group.
	G1 = msmith.NewGroup[curve.G1Affine]("bn254", 1, bits)
	// G2 is the second group.
	G2 = msmith.NewGroup[curve.G2Affine]("bn254", 2, bits)
)

// MultiExpG1 sets p to Σ scalars[i]·points[i], as gnark-crypto's G1Affine.MultiExp does. config.NbTasks is the number of
// threads.
func MultiExpG1(ctx context.Context, p *curve.G1Affine, points []curve.G1Affine, scalars []fr.Element, config ecc.MultiExpConfig) (*curve.G1Affine, error) {
	sum, err := G1.MultiExp(ctx, points, scalars, msmith.Options{Threads: config.NbTasks})
	if err != nil {
		return nil, err
	}
	*p = sum
	return p, nil
}

// MultiExpG2 is MultiExpG1 for the second group.
func MultiExpG2(ctx context.Context, p *curve.G2Affine, points []curve.G2Affine, scalars []fr.Element, config ecc.MultiExpConfig) (*curve.G2Affine, error) {
	sum, err := G2.MultiExp(ctx, points, scalars, msmith.Options{Threads: config.NbTasks})
	if err != nil {
		return nil, err
	}
	*p = sum
	return p, nil
}
