// Package bls12381 sums multiples of points of gnark-crypto's bls12-381, read where they are.
//
// Variable time, as package msmith says.
package bls12381

import (
	"context"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"msmith.invalid/msmith"
)

func bits(a *fr.Element) [4]uint64 { return a.Bits() }

var (
	// G1 is the first group.
	G1 = msmith.NewGroup[curve.G1Affine]("bls12-381", 1, bits)
	// G2 is the second group.
	G2 = msmith.NewGroup[curve.G2Affine]("bls12-381", 2, bits)
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
