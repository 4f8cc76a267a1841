package groth16

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	gnark "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/witness"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/logger"
	"github.com/consensys/gnark/std/rangecheck"

	"msmith.invalid/msmith"
)

func init() { logger.Disable() }

// powers: y is x to the power 2^n, and z = x + 1; every wire is of one side of a constraint or the other.
type powers struct {
	X    frontend.Variable
	Y, Z frontend.Variable `gnark:",public"`
	n    int
}

func (c *powers) Define(api frontend.API) error {
	x := c.X
	for range c.n {
		x = api.Mul(x, x)
	}
	api.AssertIsEqual(x, c.Y)
	api.AssertIsEqual(api.Add(c.X, 1), c.Z)
	return nil
}

// committed has two commitments, of private wires and of public ones and the first commitment, and a range check.
type committed struct {
	X, A frontend.Variable
	Y    frontend.Variable `gnark:",public"`
}

func (c *committed) Define(api frontend.API) error {
	committer, ok := api.(frontend.Committer)
	if !ok {
		return errors.New("no commitments")
	}
	first, err := committer.Commit(c.X, c.A)
	if err != nil {
		return err
	}
	second, err := committer.Commit(c.Y, first, api.Mul(c.X, c.A))
	if err != nil {
		return err
	}
	api.AssertIsDifferent(first, second)
	api.AssertIsEqual(api.Mul(c.X, c.X), c.Y)
	rangecheck.New(api).Check(c.A, 20)
	return nil
}

// hinted asks the solver for a number.
type hinted struct {
	X frontend.Variable
	Y frontend.Variable `gnark:",public"`
}

func (c *hinted) Define(api frontend.API) error {
	half, err := api.Compiler().NewHint(halve, 1, c.X)
	if err != nil {
		return err
	}
	api.AssertIsEqual(api.Add(half[0], half[0]), c.X)
	api.AssertIsEqual(api.Mul(half[0], half[0]), c.Y)
	return nil
}

func halve(_ *big.Int, in, out []*big.Int) error {
	out[0].Rsh(in[0], 1)
	return nil
}

// made is a circuit with its keys and a witness.
type made struct {
	system constraint.ConstraintSystem
	pk     groth16.ProvingKey
	vk     groth16.VerifyingKey
	full   witness.Witness
	public witness.Witness
}

func setup(t testing.TB, circuit, assignment frontend.Circuit) made {
	t.Helper()
	field := ecc.BN254.ScalarField()
	system, err := frontend.Compile(field, r1cs.NewBuilder, circuit)
	if err != nil {
		t.Fatal(err)
	}
	pk, vk, err := groth16.Setup(system)
	if err != nil {
		t.Fatal(err)
	}
	full, err := frontend.NewWitness(assignment, field)
	if err != nil {
		t.Fatal(err)
	}
	public, err := full.Public()
	if err != nil {
		t.Fatal(err)
	}
	return made{system, pk, vk, full, public}
}

// of is the circuit of n squarings of 3.
func of(t testing.TB, n int) made {
	y := new(big.Int).Exp(big.NewInt(3), new(big.Int).Lsh(big.NewInt(1), uint(n)), ecc.BN254.ScalarField())
	return setup(t, &powers{n: n}, &powers{X: 3, Y: y, Z: 4})
}

func TestGnarkVerifiesProofs(t *testing.T) {
	for _, n := range []int{1, 2, 5, 6, 7, 30, 500} {
		m := of(t, n)
		for _, options := range []msmith.Options{{}, {Threads: 1}, {Threads: 2, MemoryLimit: 64 << 20}} {
			proof, err := ProveWith(t.Context(), m.system, m.pk, m.full, options)
			if err != nil {
				t.Fatalf("%d squarings, %+v: %v", n, options, err)
			}
			if err := groth16.Verify(proof, m.vk, m.public); err != nil {
				t.Fatalf("%d squarings: %v", n, err)
			}
		}
		other := of(t, n+1)
		proof, err := Prove(t.Context(), m.system, m.pk, m.full)
		if err != nil {
			t.Fatal(err)
		}
		if groth16.Verify(proof, m.vk, other.public) == nil {
			t.Fatal("a proof of other values is taken for right")
		}
		// As gnark writes and reads it.
		var file bytes.Buffer
		if _, err := proof.WriteTo(&file); err != nil {
			t.Fatal(err)
		}
		read := groth16.NewProof(ecc.BN254)
		if _, err := read.ReadFrom(&file); err != nil {
			t.Fatal(err)
		}
		if err := groth16.Verify(read, m.vk, m.public); err != nil {
			t.Fatal(err)
		}
	}
}

// With the same r and s the proof is that of the formulas of gnark, whose sums are gnark-crypto's here: A and B are
// compared, and with both the verification leaves one C.
func TestSumsAreThoseOfGnark(t *testing.T) {
	m := of(t, 20)
	var hiding [2]fr.Element
	hiding[0].MustSetRandom()
	hiding[1].MustSetRandom()
	proof, err := prove(t.Context(), m.system, m.pk, m.full, &hiding, msmith.Options{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := prove(t.Context(), m.system, m.pk, m.full, &hiding, msmith.Options{Threads: 1}, nil)
	if err != nil || again.Ar != proof.Ar || again.Bs != proof.Bs || again.Krs != proof.Krs {
		t.Fatal("the same numbers make another proof", err)
	}
	pk := m.pk.(*gnark.ProvingKey)
	solved, err := m.system.Solve(m.full)
	if err != nil {
		t.Fatal(err)
	}
	wires := solved.(*cs.R1CSSolution).W
	some := func(infinity []bool) (list []fr.Element) {
		for i, is := range infinity {
			if !is {
				list = append(list, wires[i])
			}
		}
		return list
	}
	one := fr.One()
	var a curve.G1Affine
	points := append([]curve.G1Affine{pk.G1.Alpha, pk.G1.Delta}, pk.G1.A...)
	scalars := append([]fr.Element{one, hiding[0]}, some(pk.InfinityA)...)
	if _, err := a.MultiExp(points, scalars, ecc.MultiExpConfig{}); err != nil || a != proof.Ar {
		t.Fatal("A is another", err)
	}
	var b curve.G2Affine
	seconds := append([]curve.G2Affine{pk.G2.Beta, pk.G2.Delta}, pk.G2.B...)
	scalars = append([]fr.Element{one, hiding[1]}, some(pk.InfinityB)...)
	if _, err := b.MultiExp(seconds, scalars, ecc.MultiExpConfig{}); err != nil || b != proof.Bs {
		t.Fatal("B is another", err)
	}
	if err := groth16.Verify(proof, m.vk, m.public); err != nil {
		t.Fatal(err)
	}
}

func TestCommitments(t *testing.T) {
	m := setup(t, &committed{}, &committed{X: 3, A: 1 << 19, Y: 9})
	if n := len(m.pk.(*gnark.ProvingKey).CommitmentKeys); n < 2 {
		t.Fatalf("%d commitments", n)
	}
	proof, err := Prove(t.Context(), m.system, m.pk, m.full)
	if err != nil {
		t.Fatal(err)
	}
	if err := groth16.Verify(proof, m.vk, m.public); err != nil {
		t.Fatal(err)
	}
	// gnark masks what is committed to with random numbers.
	again, err := Prove(t.Context(), m.system, m.pk, m.full)
	if err != nil {
		t.Fatal(err)
	}
	one, two := proof.(*gnark.Proof), again.(*gnark.Proof)
	if len(one.Commitments) != len(two.Commitments) || one.Commitments[0] == two.Commitments[0] {
		t.Fatal("the same commitment twice")
	}
	// A commitment to other values is refused.
	one.Commitments[0] = two.Commitments[0]
	if groth16.Verify(one, m.vk, m.public) == nil {
		t.Fatal("another commitment is taken for right")
	}
	// With another hash, which the verifier must have too.
	proof, err = Prove(t.Context(), m.system, m.pk, m.full, backend.WithProverHashToFieldFunction(sha256.New()))
	if err != nil {
		t.Fatal(err)
	}
	if err := groth16.Verify(proof, m.vk, m.public, backend.WithVerifierHashToFieldFunction(sha256.New())); err != nil {
		t.Fatal(err)
	}
	if groth16.Verify(proof, m.vk, m.public) == nil {
		t.Fatal("the hash is not heeded")
	}
}

func TestOptionsOfTheSolver(t *testing.T) {
	m := setup(t, &hinted{}, &hinted{X: 6, Y: 9})
	if _, err := Prove(t.Context(), m.system, m.pk, m.full); err == nil {
		t.Fatal("a hint that nobody knows was answered")
	}
	proof, err := Prove(t.Context(), m.system, m.pk, m.full, backend.WithSolverOptions(solver.WithHints(halve)))
	if err != nil {
		t.Fatal(err)
	}
	if err := groth16.Verify(proof, m.vk, m.public); err != nil {
		t.Fatal(err)
	}
}

func code(err error) int {
	var failed *msmith.Error
	if errors.As(err, &failed) && failed.Message != "" {
		return failed.Code
	}
	return 0
}

func TestRefused(t *testing.T) {
	m, other := of(t, 10), of(t, 40)
	for name, want := range map[string]struct {
		system constraint.ConstraintSystem
		pk     groth16.ProvingKey
		code   int
	}{
		"no circuit":    {nil, m.pk, msmith.CodeCurve},
		"no key":        {m.system, nil, msmith.CodeCurve},
		"another curve": {m.system, groth16.NewProvingKey(ecc.BLS12_381), msmith.CodeCurve},
		"another key":   {m.system, other.pk, msmith.CodeLength},
		"an empty key":  {m.system, groth16.NewProvingKey(ecc.BN254), msmith.CodeLength},
	} {
		if _, err := Prove(t.Context(), want.system, want.pk, m.full); code(err) != want.code {
			t.Fatalf("%s: %v", name, err)
		}
	}
	for _, options := range []msmith.Options{{Threads: -1}, {InSubgroup: true}} {
		if _, err := ProveWith(t.Context(), m.system, m.pk, m.full, options); code(err) != msmith.CodeArgument {
			t.Fatalf("%+v: %v", options, err)
		}
	}
	if _, err := ProveWith(t.Context(), m.system, m.pk, m.full, msmith.Options{MemoryLimit: 1}); code(err) != msmith.CodeMemory {
		t.Fatal(err)
	}
	// Values that the circuit refuses are gnark's error.
	wrong, err := frontend.NewWitness(&powers{X: 3, Y: 1, Z: 4}, ecc.BN254.ScalarField())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Prove(t.Context(), m.system, m.pk, wrong); err == nil || code(err) != 0 {
		t.Fatal(err)
	}
	c := setup(t, &committed{}, &committed{X: 3, A: 1 << 19, Y: 9})
	if _, err := Prove(t.Context(), c.system, m.pk, c.full); code(err) != msmith.CodeLength {
		t.Fatal(err)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Prove(over, m.system, m.pk, m.full); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

func TestManyAtATime(t *testing.T) {
	m := of(t, 100)
	errs := make(chan error, 8)
	for range cap(errs) {
		go func() {
			proof, err := ProveWith(t.Context(), m.system, m.pk, m.full, msmith.Options{Threads: 1})
			if err == nil {
				err = groth16.Verify(proof, m.vk, m.public)
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

// Benchmark times proofs beside gnark's, which solve the circuit too.
func Benchmark(b *testing.B) {
	for _, log := range []int{10, 14, 17} {
		m := of(b, 1<<log-2)
		b.Run(fmt.Sprintf("msmith/%d", log), func(b *testing.B) {
			for b.Loop() {
				if _, err := Prove(b.Context(), m.system, m.pk, m.full); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("gnark/%d", log), func(b *testing.B) {
			for b.Loop() {
				if _, err := groth16.Prove(m.system, m.pk, m.full); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
