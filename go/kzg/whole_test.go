package kzg

import (
	"bytes"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
)

// value is what stands behind a key of a file: a word, numbers, or lists of byte strings (one list, unless there are lists
// of lists).
type value struct {
	word    string
	numbers []uint64
	lists   [][][]byte
}

// take takes in what stands behind a key, or an item of a list.
func (v *value) take(text string) {
	text, inner := strings.CutPrefix(text, "- - ")
	text = strings.TrimPrefix(text, "- ")
	if quoted, is := strings.CutPrefix(text, "'0x"); is {
		if inner || len(v.lists) == 0 {
			v.lists = append(v.lists, nil)
		}
		last := &v.lists[len(v.lists)-1]
		*last = append(*last, unhex(strings.TrimSuffix(quoted, "'")))
	} else if list, is := strings.CutPrefix(text, "["); is {
		words := strings.FieldsFunc(strings.TrimSuffix(list, "]"), func(c rune) bool { return c == ',' || c == ' ' })
		v.numbers = ranges(words)
	} else {
		v.word = text
	}
}

func (v *value) items() (all [][]byte) {
	for _, list := range v.lists {
		all = append(all, list...)
	}
	return all
}

// want is a result as a record says it.
func (v *value) want() string {
	switch v.word {
	case "null":
		return "invalid"
	case "":
	default:
		return v.word
	}
	var words []string
	if len(v.lists[0]) == 128 {
		for _, list := range v.lists {
			words = append(words, digest(list...))
		}
	} else {
		for _, item := range v.items() {
			words = append(words, hex.EncodeToString(item))
		}
	}
	return strings.Join(words, " ")
}

// wholeCases is all cases of a function from the folder `tests` of c-kzg-4844: of YAML, only what is in them.
func wholeCases(tests, function string) []testCase {
	files := must(filepath.Glob(filepath.Join(tests, function, "kzg-mainnet", "*", "data.yaml")))
	check(len(files) == functions[function], function, len(files), "cases")
	cases := make([]testCase, len(files))
	for i, file := range files {
		cases[i].Name = filepath.Base(filepath.Dir(file))
		cases[i].read(string(must(os.ReadFile(file))))
	}
	return cases
}

func (c *testCase) read(text string) {
	var key string
	now := new(value)
	end := func() {
		switch key {
		case "", "input":
		case "blob", "blobs":
			c.Blobs = now.items()
		case "commitment", "commitments":
			c.Commitments = now.items()
		case "z":
			c.Z = now.items()
		case "y":
			c.Y = now.items()
		case "proof", "proofs":
			c.Proofs = now.items()
		case "cells":
			c.Cells = now.items()
		case "cosets_evals":
			for _, coset := range now.lists {
				c.Cells = append(c.Cells, bytes.Join(coset, nil))
			}
		case "cell_indices":
			c.CellIndices = now.numbers
		case "commitment_indices":
			c.CommitmentIndices = now.numbers
		case "output":
			c.Want = now.want()
		default:
			panic(c.Name + ": " + key)
		}
		now = new(value)
	}
	var open string
	for line := range strings.Lines(text) {
		// A list of numbers may go on.
		line = open + strings.TrimSpace(line)
		if strings.Contains(line, "[") && !strings.HasSuffix(line, "]") {
			open = line + " "
			continue
		}
		open = ""
		name, rest, isKey := strings.Cut(line, ":")
		if !isKey {
			now.take(line)
			continue
		}
		end()
		key = name
		if rest = strings.TrimSpace(rest); rest != "" {
			now.take(rest)
		}
	}
	end()
}
