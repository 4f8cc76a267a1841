// Writes the files of this directory with gnark and gnark-crypto: go run . OUT
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"reflect"

	"github.com/consensys/gnark-crypto/ecc"
	bls12377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	kzg377 "github.com/consensys/gnark-crypto/ecc/bls12-377/kzg"
	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	kzg381 "github.com/consensys/gnark-crypto/ecc/bls12-381/kzg"
	"github.com/consensys/gnark-crypto/ecc/bn254"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
	kzg254 "github.com/consensys/gnark-crypto/ecc/bn254/kzg"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
)

// Four squarings of a secret number, one of which is committed to.
type circuit struct {
	X frontend.Variable
	Y frontend.Variable `gnark:",public"`
}

func (c *circuit) Define(api frontend.API) error {
	x := c.X
	for i := 0; i < 4; i++ {
		x = api.Add(api.Mul(x, x), i)
	}
	committed, err := api.(frontend.Committer).Commit(x)
	if err != nil {
		return err
	}
	api.AssertIsDifferent(committed, x)
	api.AssertIsEqual(x, c.Y)
	return nil
}

// The number of points of a list, and the sum of (i + 1)·P_i, in decimal; G2: x0, x1, y0, y1.
type section struct {
	N   int      `json:"n"`
	Sum []string `json:"sum"`
}

type affine[A any] interface {
	*A
	ScalarMultiplication(a *A, s *big.Int) *A
	Add(a, b *A) *A
}

func sum[A any, P affine[A]](list []A) section {
	var all A
	for i := range list {
		var one A
		P(&one).ScalarMultiplication(&list[i], big.NewInt(int64(i+1)))
		P(&all).Add(&all, &one)
	}
	var parts []string
	for _, name := range []string{"X", "Y"} {
		c := reflect.ValueOf(&all).Elem().FieldByName(name)
		if c.Kind() == reflect.Struct {
			for _, part := range []string{"A0", "A1"} {
				parts = append(parts, c.FieldByName(part).Addr().Interface().(fmt.Stringer).String())
			}
		} else {
			parts = append(parts, c.Addr().Interface().(fmt.Stringer).String())
		}
	}
	return section{len(list), parts}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func put(name string, write func(w io.Writer) error) {
	f, err := os.Create(filepath.Join(os.Args[1], name))
	check(err)
	check(write(f))
	check(f.Close())
}

type writer interface {
	io.WriterTo
	WriteRawTo(w io.Writer) (int64, error)
}

func compressed(x io.WriterTo) func(io.Writer) error {
	return func(w io.Writer) error { _, err := x.WriteTo(w); return err }
}

func raw(x writer) func(io.Writer) error {
	return func(w io.Writer) error { _, err := x.WriteRawTo(w); return err }
}

type dumper interface{ WriteDump(w io.Writer) error }

func keys[A any, PA affine[A], B any, PB affine[B]](name string, id ecc.ID) map[string]section {
	system, err := frontend.Compile(id.ScalarField(), r1cs.NewBuilder, &circuit{})
	check(err)
	pk, vk, err := groth16.Setup(system)
	check(err)
	put(name+".pk", compressed(pk))
	put(name+".pk.raw", raw(pk))
	put(name+".pk.dump", pk.(dumper).WriteDump)
	put(name+".vk", compressed(vk))
	put(name+".vk.raw", raw(vk))
	// The fields have the same names in the keys of all curves.
	field := func(key any, path ...string) any {
		v := reflect.ValueOf(key).Elem()
		for _, name := range path {
			v = v.FieldByName(name)
		}
		return v.Interface()
	}
	g1 := func(key any, name string) section {
		switch x := field(key, "G1", name).(type) {
		case A:
			return sum[A, PA]([]A{x})
		default:
			return sum[A, PA](x.([]A))
		}
	}
	g2 := func(key any, name string) section {
		switch x := field(key, "G2", name).(type) {
		case B:
			return sum[B, PB]([]B{x})
		default:
			return sum[B, PB](x.([]B))
		}
	}
	commitment := reflect.ValueOf(field(pk, "CommitmentKeys")).Index(0)
	return map[string]section{
		"alpha1": g1(pk, "Alpha"), "beta1": g1(pk, "Beta"), "delta1": g1(pk, "Delta"),
		"beta2": g2(pk, "Beta"), "delta2": g2(pk, "Delta"),
		"A": g1(pk, "A"), "B1": g1(pk, "B"), "Z": g1(pk, "Z"), "K": g1(pk, "K"), "B2": g2(pk, "B"),
		"basis0":      sum[A, PA](commitment.FieldByName("Basis").Interface().([]A)),
		"basisSigma0": sum[A, PA](commitment.FieldByName("BasisExpSigma").Interface().([]A)),
		"vk:K":        g1(vk, "K"), "vk:gamma2": g2(vk, "Gamma"),
	}
}

func main() {
	tau := big.NewInt(0x1234567890abcdef)
	out := map[string]any{}

	s254, err := kzg254.NewSRS(9, tau)
	check(err)
	put("bn254.srs.raw", raw(s254))
	out["bn254"] = map[string]any{
		"key": keys[bn254.G1Affine, *bn254.G1Affine, bn254.G2Affine, *bn254.G2Affine]("bn254", ecc.BN254),
		"srs": map[string]section{"g1": sum(s254.Pk.G1), "g2": sum(s254.Vk.G2[:])},
	}

	s381, err := kzg381.NewSRS(9, tau)
	check(err)
	put("bls12-381.srs.dump", func(w io.Writer) error { return s381.WriteDump(w) })
	put("bls12-381.powers", compressed(&s381.Pk))
	out["bls12-381"] = map[string]any{
		"key": keys[bls12381.G1Affine, *bls12381.G1Affine, bls12381.G2Affine, *bls12381.G2Affine]("bls12-381", ecc.BLS12_381),
		"srs": map[string]section{"g1": sum(s381.Pk.G1), "g2": sum(s381.Vk.G2[:])},
	}

	s377, err := kzg377.NewSRS(9, tau)
	check(err)
	put("bls12-377.powers", compressed(&s377.Pk))
	put("bls12-377.powers.raw", raw(&s377.Pk))
	out["bls12-377"] = map[string]any{
		"key": keys[bls12377.G1Affine, *bls12377.G1Affine, bls12377.G2Affine, *bls12377.G2Affine]("bls12-377", ecc.BLS12_377),
		"srs": map[string]section{"g1": sum(s377.Pk.G1), "g2": sum(s377.Vk.G2[:])},
	}

	// 1/3, 2/3, …, which are long.
	scalars := []string{}
	v254, v381, v377 := make(fr254.Vector, 5), make(fr381.Vector, 5), make(fr377.Vector, 5)
	for i := range v254 {
		var a, b, c = &v254[i], &v381[i], &v377[i]
		a.SetUint64(3)
		a.Inverse(a).Mul(a, new(fr254.Element).SetUint64(uint64(i+1)))
		b.SetUint64(3)
		b.Inverse(b).Mul(b, new(fr381.Element).SetUint64(uint64(i+1)))
		c.SetUint64(3)
		c.Inverse(c).Mul(c, new(fr377.Element).SetUint64(uint64(i+1)))
		scalars = append(scalars, fmt.Sprintf("%d/3", i+1))
	}
	put("bn254.vector", compressed(&v254))
	put("bls12-381.vector", compressed(&v381))
	put("bls12-377.vector", compressed(&v377))
	out["scalars"] = scalars

	text, err := json.MarshalIndent(out, "", " ")
	check(err)
	check(os.WriteFile(filepath.Join(os.Args[1], "sums.json"), append(text, '\n'), 0o644))
}
