package kzg

// The cases of c-kzg-4844 that the tests run: the reduced form of vectors/kzg4844, which vectors/README.md describes, or
// c-kzg's own files.

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// functions has the number of cases of each.
var functions = map[string]int{
	"blob_to_kzg_commitment": 11, "compute_kzg_proof": 52, "compute_blob_kzg_proof": 15, "verify_kzg_proof": 122,
	"verify_blob_kzg_proof": 29, "verify_blob_kzg_proof_batch": 24, "compute_challenge": 9, "compute_cells": 11,
	"compute_cells_and_kzg_proofs": 11, "recover_cells_and_kzg_proofs": 18, "verify_cell_kzg_proof_batch": 32,
	"compute_verify_cell_kzg_proof_batch_challenge": 10,
}

// testCase is one case of a function. Lists are empty where the function takes none, and items may have any length. Want is
// the result as a record says it.
type testCase struct {
	Name                                    string
	Blobs, Commitments, Z, Y, Cells, Proofs [][]byte
	CommitmentIndices, CellIndices          []uint64
	Want                                    string
}

// derivation is the cells of a blob and their proofs.
type derivation func(blob []byte) (cells, proofs [][]byte)

// digest is SHA-256 of items one after the other, in hex.
func digest(items ...[]byte) string {
	hash := sha256.Sum256(bytes.Join(items, nil))
	return hex.EncodeToString(hash[:])
}

// caseReader reads the reduced form; what it finds wrong is a panic that says where.
type caseReader struct {
	folder  string
	derive  derivation
	blobs   map[string][]byte
	derived map[string][2][][]byte
}

// newCaseReader knows the blobs by their names.
func newCaseReader(folder string, derive derivation) *caseReader {
	r := &caseReader{folder: folder, derive: derive, blobs: map[string][]byte{}, derived: map[string][2][][]byte{}}
	for _, c := range r.Cases("blob_to_kzg_commitment") {
		r.blobs[c.Name] = c.Blobs[0]
	}
	return r
}

// Cases is all cases of a function.
func (r *caseReader) Cases(function string) []testCase {
	text := must(os.ReadFile(filepath.Join(r.folder, function+".txt")))
	var cases []testCase
	c, last := new(testCase), ""
	for line := range strings.Lines(string(text)) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		args := strings.Fields(rest)
		switch word {
		case "case":
			c, last = &testCase{Name: rest}, "blob"
			continue
		case "blob":
			c.Blobs = append(c.Blobs, r.blobs[rest])
		case "commitment":
			c.Commitments = append(c.Commitments, unhex(rest))
		case "commitments":
			for range number(args[0]) {
				c.Commitments = append(c.Commitments, unhex(args[1]))
			}
		case "z":
			c.Z = append(c.Z, unhex(rest))
		case "y":
			c.Y = append(c.Y, unhex(rest))
		case "proof":
			c.Proofs = append(c.Proofs, unhex(rest))
		case "proofs":
			c.Proofs = append(c.Proofs, r.of(args[0], 1, args[1:])...)
		case "cells":
			c.Cells = append(c.Cells, r.of(args[0], 0, args[1:])...)
		case "cell":
			c.Cells = append(c.Cells, nil)
		case "cell_indices":
			c.CellIndices = ranges(args)
		case "commitment_indices":
			c.CommitmentIndices = ranges(args)
		case "length":
			check(len(c.Blobs[0]) == int(number(rest)), c.Name, line)
			continue
		case "sha256":
			list := c.Proofs
			switch last {
			case "blob":
				list = c.Blobs
			case "cell", "cells":
				list = c.Cells
			}
			check(digest(list...) == rest, c.Name, last, "another hash")
			continue
		case "=":
			c.Want = rest
			cases = append(cases, *c)
		default:
			list := &c.Cells
			if last == "blob" {
				list = &c.Blobs
			}
			if len(*list) == 0 {
				*list = [][]byte{nil}
			}
			item := &(*list)[len(*list)-1]
			*item = part(*item, word, args)
			continue
		}
		last = word
	}
	check(len(cases) == functions[function], function, len(cases), "cases")
	return cases
}

// of is some cells (0) or proofs (1) of a blob.
func (r *caseReader) of(blob string, kind int, which []string) (list [][]byte) {
	all, found := r.derived[blob]
	if !found {
		all[0], all[1] = r.derive(r.blobs[blob])
		r.derived[blob] = all
	}
	for _, i := range ranges(which) {
		list = append(list, all[kind][i])
	}
	return list
}

var order, _ = new(big.Int).SetString("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001", 16)

// part extends bytes by a part of their recipe.
func part(to []byte, word string, args []string) []byte {
	switch word {
	case "repeat":
		return append(to, bytes.Repeat(unhex(args[1]), int(number(args[0])))...)
	case "powers":
		base := new(big.Int).SetUint64(number(args[1]))
		power := new(big.Int).Exp(base, new(big.Int).SetUint64(number(args[2])), order)
		for range number(args[0]) {
			to = append(to, power.FillBytes(make([]byte, 32))...)
			power.Mod(power.Mul(power, base), order)
		}
		return to
	case "bytes":
		return append(to, unhex(args[0])...)
	case "cut":
		return to[:len(to)-int(number(args[0]))]
	}
	panic(word)
}

// ranges reads numbers and ranges with both ends: 0-3 7.
func ranges(words []string) (list []uint64) {
	for _, word := range words {
		first, last, isRange := strings.Cut(word, "-")
		if !isRange {
			last = first
		}
		for n := number(first); n <= number(last); n++ {
			list = append(list, n)
		}
	}
	return list
}

func number(text string) uint64 { return must(strconv.ParseUint(text, 10, 64)) }
func unhex(text string) []byte  { return must(hex.DecodeString(text)) }

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func check(holds bool, about ...any) {
	if !holds {
		panic(fmt.Sprint(about...))
	}
}
