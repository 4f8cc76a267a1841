package main

import (
	"msmith/bench/gnark/serve"

	"github.com/consensys/gnark-crypto/ecc"

	bls12377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fp377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fp"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fp381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	fp254 "github.com/consensys/gnark-crypto/ecc/bn254/fp"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"

	bw6761 "github.com/consensys/gnark-crypto/ecc/bw6-761"
	fp761 "github.com/consensys/gnark-crypto/ecc/bw6-761/fp"
	fr761 "github.com/consensys/gnark-crypto/ecc/bw6-761/fr"

	"github.com/consensys/gnark-crypto/ecc/secp256k1"
	fpk1 "github.com/consensys/gnark-crypto/ecc/secp256k1/fp"
	frk1 "github.com/consensys/gnark-crypto/ecc/secp256k1/fr"
)

type config = ecc.MultiExpConfig

func getFp377(b []byte) (fp377.Element, error) { return fp377.LittleEndian.Element((*[48]byte)(b)) }
func putFp377(b []byte, e fp377.Element)       { fp377.LittleEndian.PutElement((*[48]byte)(b), e) }
func getFr377(b []byte) (fr377.Element, error) { return fr377.LittleEndian.Element((*[32]byte)(b)) }
func getFp381(b []byte) (fp381.Element, error) { return fp381.LittleEndian.Element((*[48]byte)(b)) }
func putFp381(b []byte, e fp381.Element)       { fp381.LittleEndian.PutElement((*[48]byte)(b), e) }
func getFr381(b []byte) (fr381.Element, error) { return fr381.LittleEndian.Element((*[32]byte)(b)) }
func getFp254(b []byte) (fp254.Element, error) { return fp254.LittleEndian.Element((*[32]byte)(b)) }
func putFp254(b []byte, e fp254.Element)       { fp254.LittleEndian.PutElement((*[32]byte)(b), e) }
func getFr254(b []byte) (fr254.Element, error) { return fr254.LittleEndian.Element((*[32]byte)(b)) }
func getFp761(b []byte) (fp761.Element, error) { return fp761.LittleEndian.Element((*[96]byte)(b)) }
func putFp761(b []byte, e fp761.Element)       { fp761.LittleEndian.PutElement((*[96]byte)(b), e) }
func getFr761(b []byte) (fr761.Element, error) { return fr761.LittleEndian.Element((*[48]byte)(b)) }
func getFpK1(b []byte) (fpk1.Element, error)   { return fpk1.LittleEndian.Element((*[32]byte)(b)) }
func putFpK1(b []byte, e fpk1.Element)         { fpk1.LittleEndian.PutElement((*[32]byte)(b), e) }
func getFrK1(b []byte) (frk1.Element, error)   { return frk1.LittleEndian.Element((*[32]byte)(b)) }

// loaders lists the groups by name.
var loaders = map[string]serve.Loader{
	"bls12-377/g1": group[bls12377.G1Affine, bls12377.G1Jac, fp377.Element, fr377.Element]{
		48, 32, (*bls12377.G1Jac).MultiExp, (*bls12377.G1Affine).FromJacobian,
		func(p *bls12377.G1Affine) []*fp377.Element { return []*fp377.Element{&p.X, &p.Y} },
		getFp377, putFp377, getFr377}.load,
	"bls12-377/g2": group[bls12377.G2Affine, bls12377.G2Jac, fp377.Element, fr377.Element]{
		48, 32, (*bls12377.G2Jac).MultiExp, (*bls12377.G2Affine).FromJacobian,
		func(p *bls12377.G2Affine) []*fp377.Element {
			return []*fp377.Element{&p.X.A0, &p.X.A1, &p.Y.A0, &p.Y.A1}
		},
		getFp377, putFp377, getFr377}.load,
	"bls12-381/g1": group[bls12381.G1Affine, bls12381.G1Jac, fp381.Element, fr381.Element]{
		48, 32, (*bls12381.G1Jac).MultiExp, (*bls12381.G1Affine).FromJacobian,
		func(p *bls12381.G1Affine) []*fp381.Element { return []*fp381.Element{&p.X, &p.Y} },
		getFp381, putFp381, getFr381}.load,
	"bls12-381/g2": group[bls12381.G2Affine, bls12381.G2Jac, fp381.Element, fr381.Element]{
		48, 32, (*bls12381.G2Jac).MultiExp, (*bls12381.G2Affine).FromJacobian,
		func(p *bls12381.G2Affine) []*fp381.Element {
			return []*fp381.Element{&p.X.A0, &p.X.A1, &p.Y.A0, &p.Y.A1}
		},
		getFp381, putFp381, getFr381}.load,
	"bn254/g1": group[bn254.G1Affine, bn254.G1Jac, fp254.Element, fr254.Element]{
		32, 32, (*bn254.G1Jac).MultiExp, (*bn254.G1Affine).FromJacobian,
		func(p *bn254.G1Affine) []*fp254.Element { return []*fp254.Element{&p.X, &p.Y} },
		getFp254, putFp254, getFr254}.load,
	"bn254/g2": group[bn254.G2Affine, bn254.G2Jac, fp254.Element, fr254.Element]{
		32, 32, (*bn254.G2Jac).MultiExp, (*bn254.G2Affine).FromJacobian,
		func(p *bn254.G2Affine) []*fp254.Element {
			return []*fp254.Element{&p.X.A0, &p.X.A1, &p.Y.A0, &p.Y.A1}
		},
		getFp254, putFp254, getFr254}.load,
	"bw6-761/g1": group[bw6761.G1Affine, bw6761.G1Jac, fp761.Element, fr761.Element]{
		96, 48, (*bw6761.G1Jac).MultiExp, (*bw6761.G1Affine).FromJacobian,
		func(p *bw6761.G1Affine) []*fp761.Element { return []*fp761.Element{&p.X, &p.Y} },
		getFp761, putFp761, getFr761}.load,
	"bw6-761/g2": group[bw6761.G2Affine, bw6761.G2Jac, fp761.Element, fr761.Element]{
		96, 48, (*bw6761.G2Jac).MultiExp, (*bw6761.G2Affine).FromJacobian,
		func(p *bw6761.G2Affine) []*fp761.Element { return []*fp761.Element{&p.X, &p.Y} },
		getFp761, putFp761, getFr761}.load,
	"secp256k1/g1": group[secp256k1.G1Affine, secp256k1.G1Jac, fpk1.Element, frk1.Element]{
		32, 32, (*secp256k1.G1Jac).MultiExp, (*secp256k1.G1Affine).FromJacobian,
		func(p *secp256k1.G1Affine) []*fpk1.Element { return []*fpk1.Element{&p.X, &p.Y} },
		getFpK1, putFpK1, getFrK1}.load,
}
