// A benchmark engine: go-eth-kzg.
//
// Inputs are named by their function: lists, each after its length in bytes (u64), of blobs, commitments, proofs,
// indices of cells (u64), cells, and field elements (z, y). A result is the bytes of cells and proofs, or 1 for true.
//
// With the name of a function as argument the program reads a blob from stdin, begins from nothing, and writes CPU time
// in ns (u64), resident memory in bytes (u64) and the result.
package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"strings"

	goethkzg "github.com/crate-crypto/go-eth-kzg"

	"msmith/bench/gnark/serve"
)

const tasks = 1

type inputs struct {
	blobs       []*goethkzg.Blob
	commitments []goethkzg.KZGCommitment
	proofs      []goethkzg.KZGProof
	indices     []uint64
	cells       []*goethkzg.Cell
	scalars     []goethkzg.Scalar
}

// list reads a length in bytes and items of that size.
func list(r io.Reader, size int, item func([]byte)) error {
	var length uint64
	if err := binary.Read(r, binary.LittleEndian, &length); err != nil {
		return err
	}
	if length%uint64(size) != 0 {
		return fmt.Errorf("a list of %d bytes has items of %d", length, size)
	}
	buf := make([]byte, size)
	for range length / uint64(size) {
		if _, err := io.ReadFull(r, buf); err != nil {
			return err
		}
		item(buf)
	}
	return nil
}

func read(r io.Reader) (*inputs, error) {
	in := &inputs{}
	lists := []struct {
		size int
		item func([]byte)
	}{
		{len(goethkzg.Blob{}), func(b []byte) { blob := goethkzg.Blob(b); in.blobs = append(in.blobs, &blob) }},
		{48, func(b []byte) { in.commitments = append(in.commitments, goethkzg.KZGCommitment(b)) }},
		{48, func(b []byte) { in.proofs = append(in.proofs, goethkzg.KZGProof(b)) }},
		{8, func(b []byte) { in.indices = append(in.indices, binary.LittleEndian.Uint64(b)) }},
		{len(goethkzg.Cell{}), func(b []byte) { cell := goethkzg.Cell(b); in.cells = append(in.cells, &cell) }},
		{32, func(b []byte) { in.scalars = append(in.scalars, goethkzg.Scalar(b)) }},
	}
	for _, l := range lists {
		if err := list(r, l.size, l.item); err != nil {
			return nil, err
		}
	}
	return in, nil
}

// function gives what it computes, and how that is written.
type function func(*goethkzg.Context, *inputs) (func() []byte, error)

func point(p [48]byte) func() []byte {
	return func() []byte { return p[:] }
}

func row(cells [goethkzg.CellsPerExtBlob]*goethkzg.Cell, proofs []goethkzg.KZGProof) func() []byte {
	return func() []byte {
		var out []byte
		for _, c := range cells {
			out = append(out, c[:]...)
		}
		for _, p := range proofs {
			out = append(out, p[:]...)
		}
		return out
	}
}

// verified has no result where there is an error.
func verified() []byte {
	return []byte{1}
}

var functions = map[string]function{
	"commit": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		p, err := c.BlobToKZGCommitment(in.blobs[0], tasks)
		return point(p), err
	},
	"prove-blob": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		p, err := c.ComputeBlobKZGProof(in.blobs[0], in.commitments[0], tasks)
		return point(p), err
	},
	"compute-cells": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		cells, err := c.ComputeCells(in.blobs[0], tasks)
		return row(cells, nil), err
	},
	"cells-and-proofs": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		cells, proofs, err := c.ComputeCellsAndKZGProofs(in.blobs[0], tasks)
		return row(cells, proofs[:]), err
	},
	"recover": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		cells, proofs, err := c.RecoverCellsAndComputeKZGProofs(in.indices, in.cells, tasks)
		return row(cells, proofs[:]), err
	},
	"recover-cells": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		cells, err := c.RecoverCells(in.indices, in.cells, tasks)
		return row(cells, nil), err
	},
	"verify-proof": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		return verified, c.VerifyKZGProof(in.commitments[0], in.scalars[0], in.scalars[1], in.proofs[0])
	},
	"verify-blob": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		return verified, c.VerifyBlobKZGProof(in.blobs[0], in.commitments[0], in.proofs[0])
	},
	"verify-blobs": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		return verified, c.VerifyBlobKZGProofBatch(in.blobs, in.commitments, in.proofs)
	},
	"verify-cells": func(c *goethkzg.Context, in *inputs) (func() []byte, error) {
		return verified, c.VerifyCellKZGProofBatch(in.commitments, in.indices, in.cells, in.proofs)
	},
}

type job struct {
	context *goethkzg.Context
	inputs  *inputs
	compute function
	bytes   func() []byte
}

func (j *job) Run(times uint32, _ int) (err error) {
	for range times {
		if j.bytes, err = j.compute(j.context, j.inputs); err != nil {
			return err
		}
	}
	return nil
}

func (j *job) Bytes() []byte {
	return j.bytes()
}

func resident() uint64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	var kib uint64
	if _, after, found := strings.Cut(string(status), "VmRSS:"); found {
		fmt.Sscan(after, &kib)
	}
	return kib << 10
}

func first(name string) error {
	compute, ok := functions[name]
	if !ok {
		return fmt.Errorf("unknown function %q", name)
	}
	in := &inputs{blobs: []*goethkzg.Blob{new(goethkzg.Blob)}}
	if _, err := io.ReadFull(os.Stdin, in.blobs[0][:]); err != nil {
		return err
	}
	context, err := goethkzg.NewContext4096Secure()
	if err != nil {
		return err
	}
	bytes, err := compute(context, in)
	if err != nil {
		return err
	}
	head := binary.LittleEndian.AppendUint64(nil, serve.CPUNanos())
	head = binary.LittleEndian.AppendUint64(head, resident())
	_, err = os.Stdout.Write(append(head, bytes()...))
	return err
}

func main() {
	if len(os.Args) > 1 {
		if err := first(os.Args[1]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	context, err := goethkzg.NewContext4096Secure()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	loaders := map[string]serve.Loader{}
	for name, compute := range functions {
		loaders[name] = func(r io.Reader) (serve.Job, error) {
			in, err := read(r)
			return &job{context, in, compute, nil}, err
		}
	}
	serve.Serve(loaders)
}
