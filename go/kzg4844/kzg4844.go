// Package kzg4844 has the calls of go-ethereum's crypto/kzg4844, with its types and their encodings, by package kzg.
//
// A program that imports this package in that one's place need change nothing else, but UseCKZG, which has nothing to
// choose here, and what relies on RecoverBlobs of cells that do not agree: there the first 64 decide, here it is an
// error. The setup is that of Ethereum's mainnet, and its tables take at most kzg.Budget bytes; it is loaded by the
// first call, in milliseconds. Of a verification nil says that it holds; kzg.ErrVerifyOpeningProof, that what is
// well-formed is wrong.
package kzg4844

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"sync"

	"msmith.invalid/msmith/kzg"
)

// Sizes.
const (
	// CellProofsPerBlob is the number of proofs of a blob's cells.
	CellProofsPerBlob = kzg.CellsPerExtBlob
	// CellsPerBlob is the number of cells of a blob with its extension.
	CellsPerBlob = kzg.CellsPerExtBlob
	// DataPerBlob is the number of cells that are the blob itself, and that are needed to recover the others.
	DataPerBlob = 64
)

type (
	// Blob is 4096 field elements.
	Blob [131072]byte
	// Cell is 64 field elements.
	Cell [2048]byte
	// Commitment is a compressed point: a commitment to a blob.
	Commitment [48]byte
	// Proof is a compressed point: a proof of a value, or of a cell.
	Proof [48]byte
	// Point is the field element at which a blob's polynomial is opened.
	Point [32]byte
	// Claim is the value there.
	Claim [32]byte
)

// MarshalText is 0x and hex.
func (b *Blob) MarshalText() ([]byte, error) { return text(b[:]), nil }

// MarshalText is 0x and hex.
func (c *Cell) MarshalText() ([]byte, error) { return text(c[:]), nil }

// MarshalText is 0x and hex.
func (c Commitment) MarshalText() ([]byte, error) { return text(c[:]), nil }

// MarshalText is 0x and hex.
func (p Proof) MarshalText() ([]byte, error) { return text(p[:]), nil }

// UnmarshalJSON reads a string of 0x and hex.
func (b *Blob) UnmarshalJSON(input []byte) error { return read(input, b[:], "blob") }

// UnmarshalJSON reads a string of 0x and hex.
func (c *Cell) UnmarshalJSON(input []byte) error { return read(input, c[:], "cell") }

// UnmarshalJSON reads a string of 0x and hex.
func (c *Commitment) UnmarshalJSON(input []byte) error { return read(input, c[:], "commitment") }

// UnmarshalJSON reads a string of 0x and hex.
func (p *Proof) UnmarshalJSON(input []byte) error { return read(input, p[:], "proof") }

func text(bytes []byte) []byte { return hex.AppendEncode([]byte("0x"), bytes) }

// read leaves what it reads into as it was where the input is something else.
func read(input, to []byte, what string) error {
	var digits string
	if err := json.Unmarshal(input, &digits); err != nil {
		return fmt.Errorf("a %s is a string of hex digits: %w", what, err)
	}
	if len(digits) < 2 || digits[0] != '0' || (digits[1] != 'x' && digits[1] != 'X') {
		return fmt.Errorf("the hex digits of a %s begin with 0x", what)
	}
	bytes, err := hex.DecodeString(digits[2:])
	if err != nil {
		return fmt.Errorf("a %s: %w", what, err)
	}
	if len(bytes) != len(to) {
		return fmt.Errorf("a %s has %d bytes, not %d", what, len(to), len(bytes))
	}
	copy(to, bytes)
	return nil
}

var mainnet = sync.OnceValues(kzg.NewContext4096Secure)

// BlobToCommitment is the commitment to a blob.
func BlobToCommitment(blob *Blob) (Commitment, error) {
	context, err := mainnet()
	if err != nil {
		return Commitment{}, err
	}
	commitment, err := context.BlobToKZGCommitment((*kzg.Blob)(blob), 0)
	return Commitment(commitment), err
}

// ComputeProof is a proof of the value of a blob's polynomial at a point, and the value.
func ComputeProof(blob *Blob, point Point) (Proof, Claim, error) {
	context, err := mainnet()
	if err != nil {
		return Proof{}, Claim{}, err
	}
	proof, y, err := context.ComputeKZGProof((*kzg.Blob)(blob), kzg.Scalar(point), 0)
	return Proof(proof), Claim(y), err
}

// VerifyProof is nil where the polynomial of a commitment has the claimed value at a point.
func VerifyProof(commitment Commitment, point Point, claim Claim, proof Proof) error {
	context, err := mainnet()
	if err != nil {
		return err
	}
	return context.VerifyKZGProof(kzg.KZGCommitment(commitment), kzg.Scalar(point), kzg.Scalar(claim), kzg.KZGProof(proof))
}

// ComputeBlobProof is the proof by which a blob is verified against its commitment, which is not checked to be the blob's.
func ComputeBlobProof(blob *Blob, commitment Commitment) (Proof, error) {
	context, err := mainnet()
	if err != nil {
		return Proof{}, err
	}
	proof, err := context.ComputeBlobKZGProof((*kzg.Blob)(blob), kzg.KZGCommitment(commitment), 0)
	return Proof(proof), err
}

// VerifyBlobProof is nil where a blob is that of its commitment.
func VerifyBlobProof(blob *Blob, commitment Commitment, proof Proof) error {
	context, err := mainnet()
	if err != nil {
		return err
	}
	return context.VerifyBlobKZGProof((*kzg.Blob)(blob), kzg.KZGCommitment(commitment), kzg.KZGProof(proof))
}

// ComputeCellProofs is the 128 proofs of a blob's cells.
func ComputeCellProofs(blob *Blob) ([]Proof, error) {
	context, err := mainnet()
	if err != nil {
		return nil, err
	}
	all, err := context.ComputeCellKZGProofs((*kzg.Blob)(blob), 0)
	if err != nil {
		return nil, err
	}
	proofs := make([]Proof, len(all))
	for i, proof := range all {
		proofs[i] = Proof(proof)
	}
	return proofs, nil
}

// VerifyCellProofs is nil where all 128 cells of each blob are proved: there are 128 proofs for each, one after the other.
func VerifyCellProofs(blobs []Blob, commitments []Commitment, proofs []Proof) error {
	if len(blobs) != len(commitments) {
		return fmt.Errorf("%d blobs, but %d commitments", len(blobs), len(commitments))
	}
	if len(proofs) != CellProofsPerBlob*len(blobs) {
		return fmt.Errorf("%d proofs for %d blobs: there are 128 for each", len(proofs), len(blobs))
	}
	cells, err := extend(blobs)
	if err != nil {
		return err
	}
	indices := make([]uint64, CellsPerBlob)
	for i := range indices {
		indices[i] = uint64(i)
	}
	return verify(cells, commitments, proofs, indices)
}

// VerifyCells is nil where all cells are those of their blobs. cellIndices are the cells that there are of
// each blob: cells has those of the first blob, then those of the second; proofs has a proof for each cell.
func VerifyCells(cells []Cell, commitments []Commitment, proofs []Proof, cellIndices []uint64) error {
	if len(commitments) == 0 {
		return errors.New("no commitments")
	}
	if len(cells) != len(proofs) {
		return fmt.Errorf("%d cells, but %d proofs", len(cells), len(proofs))
	}
	blobs, err := rows(cells, cellIndices)
	if err != nil {
		return err
	}
	if blobs != len(commitments) {
		return fmt.Errorf("cells of %d blobs, but %d commitments", blobs, len(commitments))
	}
	return verify(pointers(cells), commitments, proofs, cellIndices)
}

func verify(cells []*kzg.Cell, commitments []Commitment, proofs []Proof, cellIndices []uint64) error {
	context, err := mainnet()
	if err != nil {
		return err
	}
	of := make([]kzg.KZGCommitment, 0, len(cells))
	indices := make([]uint64, 0, len(cells))
	for _, commitment := range commitments {
		for range cellIndices {
			of = append(of, kzg.KZGCommitment(commitment))
		}
		indices = append(indices, cellIndices...)
	}
	by := make([]kzg.KZGProof, len(proofs))
	for i, proof := range proofs {
		by[i] = kzg.KZGProof(proof)
	}
	return context.VerifyCellKZGProofBatch(of, indices, cells, by)
}

// ComputeCells is the 128 cells of each blob, one after the other.
func ComputeCells(blobs []Blob) ([]Cell, error) {
	cells, err := extend(blobs)
	return values(cells), err
}

// extend is the cells of each blob.
func extend(blobs []Blob) ([]*kzg.Cell, error) {
	context, err := mainnet()
	if err != nil {
		return nil, err
	}
	cells := make([]*kzg.Cell, 0, CellsPerBlob*len(blobs))
	for i := range blobs {
		of, err := context.ComputeCells((*kzg.Blob)(&blobs[i]), 0)
		if err != nil {
			return nil, fmt.Errorf("blob %d: %w", i, err)
		}
		cells = append(cells, of[:]...)
	}
	return cells, nil
}

// RecoverBlobs is the blobs of which there are these cells, 64 or more of each, laid out as for VerifyCells. Cells beyond
// 64 must agree with the others; nothing is verified against commitments.
func RecoverBlobs(cells []Cell, cellIndices []uint64) ([]Blob, error) {
	var blobs []Blob
	err := restore(cells, cellIndices, func(context *kzg.Context, from []*kzg.Cell) error {
		blob, err := context.RecoverBlob(cellIndices, from, 0)
		if err == nil {
			blobs = append(blobs, Blob(*blob))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return blobs, nil
}

// RecoverCells is all 128 cells of each blob, as RecoverBlobs is the blobs.
func RecoverCells(cells []Cell, cellIndices []uint64) ([]Cell, error) {
	var all []*kzg.Cell
	err := restore(cells, cellIndices, func(context *kzg.Context, from []*kzg.Cell) error {
		of, err := context.RecoverCells(cellIndices, from, 0)
		all = append(all, of[:]...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return values(all), nil
}

// restore hands on what there is of each blob.
func restore(cells []Cell, cellIndices []uint64, blob func(*kzg.Context, []*kzg.Cell) error) error {
	blobs, err := rows(cells, cellIndices)
	if err != nil {
		return err
	}
	context, err := mainnet()
	if err != nil {
		return err
	}
	from, n := pointers(cells), len(cellIndices)
	for b := range blobs {
		if err := blob(context, from[b*n:][:n]); err != nil {
			return fmt.Errorf("blob %d: %w", b, err)
		}
	}
	return nil
}

// rows is the number of blobs of which there are cells.
func rows(cells []Cell, cellIndices []uint64) (int, error) {
	n := len(cellIndices)
	if n == 0 || n > CellsPerBlob {
		return 0, fmt.Errorf("%d cell indices: there are 1 to 128", n)
	}
	if len(cells) == 0 || len(cells)%n != 0 {
		return 0, fmt.Errorf("%d cells are not %d of each blob", len(cells), n)
	}
	return len(cells) / n, nil
}

func pointers(cells []Cell) []*kzg.Cell {
	list := make([]*kzg.Cell, len(cells))
	for i := range cells {
		list[i] = (*kzg.Cell)(&cells[i])
	}
	return list
}

// values is nil for no list.
func values(cells []*kzg.Cell) []Cell {
	if cells == nil {
		return nil
	}
	list := make([]Cell, len(cells))
	for i, cell := range cells {
		list[i] = Cell(*cell)
	}
	return list
}

// CalcBlobHashV1 is the versioned hash of a commitment. hasher must be one of SHA-256.
func CalcBlobHashV1(hasher hash.Hash, commit *Commitment) (vh [32]byte) {
	if hasher.Size() != 32 {
		panic("a hash of another size than SHA-256's")
	}
	hasher.Reset()
	hasher.Write(commit[:])
	hasher.Sum(vh[:0])
	vh[0] = 1
	return vh
}

// IsValidVersionedHash says whether a versioned hash has its length and a version that is known.
func IsValidVersionedHash(h []byte) bool { return len(h) == 32 && h[0] == 1 }
