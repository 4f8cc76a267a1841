package kzg

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"os"
	"strings"
	"sync"
	"testing"
)

var mainnet = sync.OnceValue(func() *Context {
	c, err := NewContext4096Secure()
	if err != nil {
		panic(err)
	}
	return c
})

// digest is SHA-256 of items one after the other.
func digest(items [][]byte) []byte {
	hash := sha256.Sum256(bytes.Join(items, nil))
	return hash[:]
}

// A case of every function: all cases run on the engine, of which vectors/kzg4844/one.txt has the answers for one blob.
func TestVectors(t *testing.T) {
	text, err := os.ReadFile("../../vectors/kzg4844/one.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, hex, _ := strings.Cut(strings.TrimSpace(line), " ")
		want[name] = hex
	}
	same := func(name string, got []byte, err error) {
		t.Helper()
		if err != nil || hex.EncodeToString(got) != want[name] {
			t.Errorf("%s: %x, not %s (%v)", name, got, want[name], err)
		}
	}
	kzg, blob, z := mainnet(), new(Blob), Scalar(bytes.Repeat([]byte{7}, 32))
	for k := range ScalarsPerBlob {
		binary.BigEndian.PutUint64(blob[32*k+24:], uint64(k)+1)
	}
	same("z", z[:], nil)
	commitment, err := kzg.BlobToKZGCommitment(blob, 1)
	same("commitment", commitment[:], err)
	proof, y, err := kzg.ComputeKZGProof(blob, z, 0)
	same("proof", proof[:], err)
	same("y", y[:], err)
	ofBlob, err := kzg.ComputeBlobKZGProof(blob, commitment, -1)
	same("blob_proof", ofBlob[:], err)
	challenge, err := kzg.ComputeChallenge(blob, commitment)
	same("challenge", challenge[:], err)

	row := func(cells [CellsPerExtBlob]*Cell, proofs [CellsPerExtBlob]KZGProof, err error) {
		t.Helper()
		var bytes, of [][]byte
		for i, cell := range cells {
			bytes, of = append(bytes, cell[:]), append(of, proofs[i][:])
		}
		same("cells", digest(bytes), err)
		same("cell_proofs", digest(of), err)
	}
	cells, proofs, err := kzg.ComputeCellsAndKZGProofs(blob, 0)
	row(cells, proofs, err)
	alone, err := kzg.ComputeCells(blob, 0)
	row(alone, proofs, err)
	var ids []uint64
	for id := uint64(64); id < 128; id++ {
		ids = append(ids, id)
	}
	again, of, err := kzg.RecoverCellsAndComputeKZGProofs(ids, cells[64:], 0)
	row(again, of, err)
	alone, err = kzg.RecoverCells(ids, cells[64:], 0)
	row(alone, proofs, err)

	two, at := []KZGCommitment{commitment, commitment}, []uint64{3, 90}
	some, by := []*Cell{cells[3], cells[90]}, []KZGProof{proofs[3], proofs[90]}
	first, err := kzg.ComputeVerifyCellKZGProofBatchChallenge(two[:1], []uint64{0, 0}, at, some, by)
	same("cell_challenge", first[:], err)
	blobs := []*Blob{blob, blob}
	for name, err := range map[string]error{
		"proof":      kzg.VerifyKZGProof(commitment, z, y, proof),
		"blob":       kzg.VerifyBlobKZGProof(blob, commitment, ofBlob),
		"blobs":      kzg.VerifyBlobKZGProofBatch(blobs, two, []KZGProof{ofBlob, ofBlob}),
		"blobs, par": kzg.VerifyBlobKZGProofBatchPar(blobs, two, []KZGProof{ofBlob, ofBlob}),
		"cells":      kzg.VerifyCellKZGProofBatch(two, at, some, by),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, err := range map[string]error{
		"proof":      kzg.VerifyKZGProof(commitment, z, z, proof),
		"blob":       kzg.VerifyBlobKZGProof(blob, commitment, proof),
		"blobs":      kzg.VerifyBlobKZGProofBatch(blobs, two, []KZGProof{ofBlob, proof}),
		"blobs, par": kzg.VerifyBlobKZGProofBatchPar(blobs, two, []KZGProof{ofBlob, proof}),
		"cells":      kzg.VerifyCellKZGProofBatch(two, []uint64{3, 91}, some, by),
	} {
		if err != ErrVerifyOpeningProof {
			t.Errorf("%s: %v", name, err)
		}
	}
}
