// Package groth16 makes Groth16 proofs over BN254 with gnark's keys, circuits and witnesses, by the library msmith.
//
// gnark solves the circuit; the transforms and the sums are msmith's, over the points of the key where they lie. What
// comes out is gnark's own proof, and gnark verifies it.
//
// Variable time: time and memory access depend on the witness, which is not protected from an observer who can measure
// the machine.
package groth16

/*
#cgo pkg-config: msmith-static
#include <stdlib.h>
#include <msmith.h>
*/
import "C"

import (
	"context"
	"encoding/binary"
	"runtime"
	"slices"
	"unsafe"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	gnark "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/witness"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"

	"msmith.invalid/msmith"
	"msmith.invalid/msmith/internal/call"
)

// Prove is gnark's groth16.Prove with a context in front. Of opts those of the solver and the hash to the field are
// heeded.
//
// It ends soon after the context does, except while gnark solves the circuit.
//
// Errors: those of gnark's solver; a constraint system and a key that are not both over BN254, or not of one circuit.
func Prove(ctx context.Context, r1cs constraint.ConstraintSystem, pk groth16.ProvingKey, fullWitness witness.Witness, opts ...backend.ProverOption) (groth16.Proof, error) {
	return ProveWith(ctx, r1cs, pk, fullWitness, msmith.Options{}, opts...)
}

// ProveWith is Prove with msmith's options: threads, a memory limit. InSubgroup means nothing here, and is refused.
func ProveWith(ctx context.Context, r1cs constraint.ConstraintSystem, pk groth16.ProvingKey, fullWitness witness.Witness, options msmith.Options, opts ...backend.ProverOption) (groth16.Proof, error) {
	proof, err := prove(ctx, r1cs, pk, fullWitness, nil, options, opts)
	if err != nil {
		return nil, err
	}
	return proof, nil
}

// prove takes the numbers r and s that hide the witness, nil for random ones.
func prove(ctx context.Context, system constraint.ConstraintSystem, key groth16.ProvingKey, full witness.Witness, hiding *[2]fr.Element, options msmith.Options, opts []backend.ProverOption) (*gnark.Proof, error) {
	r1cs, isOurs := system.(*cs.R1CS)
	pk, isKey := key.(*gnark.ProvingKey)
	if !isOurs || !isKey || r1cs == nil || pk == nil {
		return nil, refused(msmith.CodeCurve, "a %T and a %T: they must be of gnark's Groth16 over BN254", system, key)
	}
	config, err := backend.NewProverConfig(opts...)
	if err != nil {
		return nil, err
	}
	// What is refused is refused before the work.
	if err := run(ctx, options, func(*C.msmith_options) C.msmith_status { return C.MSMITH_OK }); err != nil {
		return nil, err
	}
	asked, err := newCommitments(r1cs, pk, config.HashToFieldFn)
	if err != nil {
		return nil, err
	}
	solved, err := r1cs.Solve(full, append(slices.Clone(config.SolverOpts), asked.options()...)...)
	if err != nil {
		return nil, err
	}
	solution := solved.(*cs.R1CSSolution)
	public := r1cs.GetNbPublicVariables()
	notInK := asked.notInK(public, len(solution.W))
	if err := fits(pk, solution, notInK); err != nil {
		return nil, err
	}
	proof := &gnark.Proof{Commitments: asked.points}
	if err := asked.prove(solution.W, &proof.CommitmentPok); err != nil {
		return nil, err
	}

	var pinner runtime.Pinner
	defer pinner.Unpin()
	name := C.CString("bn254")
	defer C.free(unsafe.Pointer(name))
	// The library reads them where they are.
	lists := C.msmith_groth16_lists{
		size:        C.sizeof_msmith_groth16_lists,
		curve:       name,
		wires:       C.size_t(len(solution.W)),
		signals:     C.size_t(public - 1),
		constraints: C.size_t(len(solution.A)),
		domain:      C.size_t(pk.Domain.Cardinality),
		a:           pinned(&pinner, pk.G1.A),
		b1:          pinned(&pinner, pk.G1.B),
		b2:          pinned(&pinner, pk.G2.B),
		c:           pinned(&pinner, pk.G1.K),
		h:           pinned(&pinner, pk.G1.Z),
		no_a:        (*C.uint8_t)(pinned(&pinner, pk.InfinityA)),
		no_b:        (*C.uint8_t)(pinned(&pinner, pk.InfinityB)),
		no_c:        (*C.uint8_t)(pinned(&pinner, notInK)),
		h_reversed:  1,
		first:       pinned(&pinner, []curve.G1Affine{pk.G1.Alpha, pk.G1.Beta, pk.G1.Delta}),
		second:      pinned(&pinner, []curve.G2Affine{pk.G2.Beta, pk.G2.Delta}),
		w:           pinned(&pinner, solution.W),
		values_a:    pinned(&pinner, solution.A),
		values_b:    pinned(&pinner, solution.B),
	}
	var numbers [2]unsafe.Pointer
	if hiding != nil {
		for i := range hiding {
			numbers[i] = pinned(&pinner, integer(&hiding[i]))
		}
	}
	var out struct {
		ar  curve.G1Affine
		bs  curve.G2Affine
		krs curve.G1Affine
	}
	err = run(ctx, options, func(given *C.msmith_options) C.msmith_status {
		return C.msmith_groth16_prove_lists(unsafe.Pointer(&out), C.size_t(unsafe.Sizeof(out)), &lists, numbers[0], numbers[1], given)
	})
	runtime.KeepAlive(pk)
	if err != nil {
		return nil, err
	}
	proof.Ar, proof.Bs, proof.Krs = out.ar, out.bs, out.krs
	return proof, nil
}

// fits is an error unless the numbers of points are those of the circuit.
func fits(pk *gnark.ProvingKey, solution *cs.R1CSSolution, notInK []bool) error {
	wires, domain := len(solution.W), pk.Domain.Cardinality
	for _, list := range []struct {
		what        string
		found, want int
	}{
		{"flags of A", len(pk.InfinityA), wires},
		{"flags of B", len(pk.InfinityB), wires},
		{"points of A", len(pk.G1.A), finite(pk.InfinityA)},
		{"points of B", len(pk.G1.B), finite(pk.InfinityB)},
		{"points of B in G2", len(pk.G2.B), finite(pk.InfinityB)},
		{"points of wires that are not public", len(pk.G1.K), finite(notInK)},
		{"points of the quotient", len(pk.G1.Z), int(domain) - 1},
		{"values of B", len(solution.B), len(solution.A)},
	} {
		if list.found != list.want {
			return refused(msmith.CodeLength, "%d %s, and %d are wanted: the key is not that of the circuit", list.found, list.what, list.want)
		}
	}
	if n := uint64(len(solution.A)); n > domain || n <= domain/2 && domain > 1 {
		return refused(msmith.CodeLength, "%d constraints, and a key for %d: it is not that of the circuit", n, domain)
	}
	return nil
}

// finite is how many points are not left out.
func finite(infinity []bool) int {
	n := 0
	for _, is := range infinity {
		if !is {
			n++
		}
	}
	return n
}

// pinned is where a list lies, nil where it is empty.
func pinned[T any](pinner *runtime.Pinner, list []T) unsafe.Pointer {
	if len(list) == 0 {
		return nil
	}
	pinner.Pin(&list[0])
	return unsafe.Pointer(&list[0])
}

// integer is a scalar out of Montgomery form, the least significant byte first.
func integer(a *fr.Element) []byte {
	bytes := make([]byte, 0, fr.Bytes)
	for _, word := range a.Bits() {
		bytes = binary.LittleEndian.AppendUint64(bytes, word)
	}
	return bytes
}

func run(ctx context.Context, options msmith.Options, make func(*C.msmith_options) C.msmith_status) error {
	if options.InSubgroup {
		return refused(msmith.CodeArgument, "InSubgroup means nothing for a proof: leave it false")
	}
	failed, err := call.Run(ctx, call.Options(options), func(given unsafe.Pointer) int32 {
		return int32(make((*C.msmith_options)(given)))
	})
	if failed != nil {
		return (*msmith.Error)(failed)
	}
	return err
}

func refused(code int, format string, values ...any) error {
	return (*msmith.Error)(call.Refused(code, format, values...))
}
