// Writes a Groth16 key of gnark for a circuit without commitments, its verifying key, and what its solver makes of a witness:
// the values of all wires, and of A and B at each constraint.
package main

import (
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"

	"github.com/consensys/gnark-crypto/ecc"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend/groth16"
	cs377 "github.com/consensys/gnark/constraint/bls12-377"
	cs254 "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
)

type circuit struct {
	X    frontend.Variable
	Y, Z frontend.Variable `gnark:",public"`
}

func (c *circuit) Define(api frontend.API) error {
	x := c.X
	for i := 0; i < 9; i++ {
		x = api.Add(api.Mul(x, api.Add(x, i)), c.X)
	}
	api.AssertIsEqual(x, c.Y)
	api.AssertIsEqual(api.Mul(c.X, c.X), c.Z)
	return nil
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func write(path string, how func(io.Writer) (int64, error)) {
	file, err := os.Create(path)
	must(err)
	_, err = how(file)
	must(err)
	must(file.Close())
}

func hex(file io.Writer, name string, n int, at func(int) string) {
	for i := 0; i < n; i++ {
		fmt.Fprintln(file, name, at(i))
	}
}

func main() {
	for _, id := range []ecc.ID{ecc.BN254, ecc.BLS12_377} {
		name := map[ecc.ID]string{ecc.BN254: "bn254", ecc.BLS12_377: "bls12-377"}[id]
		ccs, err := frontend.Compile(id.ScalarField(), r1cs.NewBuilder, &circuit{})
		must(err)
		pk, vk, err := groth16.Setup(ccs)
		must(err)
		path := func(ending string) string { return filepath.Join(os.Args[1], name+ending) }
		write(path(".pk"), pk.WriteTo)
		write(path(".pk.raw"), pk.WriteRawTo)
		write(path(".pk.dump"), func(w io.Writer) (int64, error) { return 0, pk.WriteDump(w) })
		write(path(".vk"), vk.WriteTo)
		y := eval(id, 3)
		witness, err := frontend.NewWitness(&circuit{X: 3, Y: y, Z: 9}, id.ScalarField())
		must(err)
		solution, err := ccs.Solve(witness)
		must(err)
		file, err := os.Create(path(".values"))
		must(err)
		switch s := solution.(type) {
		case *cs254.R1CSSolution:
			list := func(name string, v []fr254.Element) {
				hex(file, name, len(v), func(i int) string { return v[i].Text(16) })
			}
			list("w", s.W)
			list("a", s.A)
			list("b", s.B)
		case *cs377.R1CSSolution:
			list := func(name string, v []fr377.Element) {
				hex(file, name, len(v), func(i int) string { return v[i].Text(16) })
			}
			list("w", s.W)
			list("a", s.A)
			list("b", s.B)
		}
		must(file.Close())
	}
}

// What the circuit makes of x.
func eval(id ecc.ID, x int64) *big.Int {
	p := id.ScalarField()
	start := big.NewInt(x)
	y := big.NewInt(x)
	for i := int64(0); i < 9; i++ {
		sum := new(big.Int).Add(y, big.NewInt(i))
		y = sum.Mul(sum, y)
		y.Add(y, start).Mod(y, p)
	}
	return y
}
