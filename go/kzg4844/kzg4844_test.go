package kzg4844

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"msmith.invalid/msmith"
	"msmith.invalid/msmith/kzg"
)

// samples are two blobs with what belongs to them.
func samples(t *testing.T) (blobs []Blob, commitments []Commitment, proofs []Proof, cells []Cell) {
	t.Helper()
	blobs = make([]Blob, 2)
	for b := range blobs {
		for i := range 4096 {
			blobs[b][32*i+30], blobs[b][32*i+31] = byte(i>>8), byte(i+7*b)
		}
		commitment, err := BlobToCommitment(&blobs[b])
		if err != nil {
			t.Fatal(err)
		}
		of, err := ComputeCellProofs(&blobs[b])
		if err != nil {
			t.Fatal(err)
		}
		commitments, proofs = append(commitments, commitment), append(proofs, of...)
	}
	cells, err := ComputeCells(blobs)
	if err != nil || len(cells) != 2*CellsPerBlob || len(proofs) != 2*CellProofsPerBlob {
		t.Fatalf("%d cells, %d proofs (%v)", len(cells), len(proofs), err)
	}
	return blobs, commitments, proofs, cells
}

// some is what there is of each blob at the indices.
func some[T any](list []T, indices []uint64) (out []T) {
	for b := range len(list) / CellsPerBlob {
		for _, i := range indices {
			out = append(out, list[b*CellsPerBlob+int(i)])
		}
	}
	return out
}

func TestBlobs(t *testing.T) {
	blobs, commitments, _, _ := samples(t)
	proof, err := ComputeBlobProof(&blobs[0], commitments[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := VerifyBlobProof(&blobs[0], commitments[0], proof); err != nil {
		t.Error(err)
	}
	if err := VerifyBlobProof(&blobs[1], commitments[0], proof); !errors.Is(err, kzg.ErrVerifyOpeningProof) {
		t.Error(err)
	}
	at, claim, err := ComputeProof(&blobs[0], Point{31: 5})
	if err != nil {
		t.Fatal(err)
	}
	if err := VerifyProof(commitments[0], Point{31: 5}, claim, at); err != nil {
		t.Error(err)
	}
	claim[31]++
	if err := VerifyProof(commitments[0], Point{31: 5}, claim, at); !errors.Is(err, kzg.ErrVerifyOpeningProof) {
		t.Error(err)
	}
	hash := CalcBlobHashV1(sha256.New(), &commitments[0])
	whole := sha256.Sum256(commitments[0][:])
	if !IsValidVersionedHash(hash[:]) || IsValidVersionedHash(hash[:31]) || string(hash[1:]) != string(whole[1:]) {
		t.Errorf("%x of %x", hash, whole)
	}
}

func TestCells(t *testing.T) {
	blobs, commitments, proofs, cells := samples(t)
	if err := VerifyCellProofs(blobs, commitments, proofs); err != nil {
		t.Error(err)
	}
	swapped := []Blob{blobs[1], blobs[0]}
	if err := VerifyCellProofs(swapped, commitments, proofs); !errors.Is(err, kzg.ErrVerifyOpeningProof) {
		t.Error(err)
	}
	columns := []uint64{1, 2, 13, 127}
	if err := VerifyCells(some(cells, columns), commitments, some(proofs, columns), columns); err != nil {
		t.Error(err)
	}
	other := []uint64{1, 2, 14, 127}
	err := VerifyCells(some(cells, other), commitments, some(proofs, columns), columns)
	if !errors.Is(err, kzg.ErrVerifyOpeningProof) {
		t.Error(err)
	}

	var odd, last, first []uint64
	for i := range uint64(CellsPerBlob) {
		if i%2 == 1 {
			odd = append(odd, i)
		}
		if i >= 64 {
			last = append(last, i)
		}
		if i < 65 {
			first = append(first, i)
		}
	}
	for _, indices := range [][]uint64{odd, last, first} {
		from := some(cells, indices)
		back, err := RecoverBlobs(from, indices)
		if err != nil || !slices.Equal(back, blobs) {
			t.Errorf("%v: other blobs (%v)", indices, err)
		}
		all, err := RecoverCells(from, indices)
		if err != nil || !slices.Equal(all, cells) {
			t.Errorf("%v: other cells (%v)", indices, err)
		}
	}
}

func TestRefused(t *testing.T) {
	blobs, commitments, proofs, cells := samples(t)
	columns := []uint64{1, 2}
	two, by := some(cells, columns), some(proofs, columns)
	wrong := blobs[1]
	wrong[0] = 0xff
	_, ofWrong := ComputeCells([]Blob{blobs[0], wrong})
	_, few := RecoverBlobs(two, columns)
	_, none := RecoverBlobs(nil, columns)
	_, ragged := RecoverCells(two[:3], columns)
	_, many := RecoverCells(cells, make([]uint64, 129))
	for word, err := range map[string]error{
		"1 blobs, but 2 commitments":          VerifyCellProofs(blobs[:1], commitments, proofs),
		"255 proofs for 2 blobs":              VerifyCellProofs(blobs, commitments, proofs[:255]),
		"no commitments":                      VerifyCells(two, nil, by, columns),
		"4 cells, but 3 proofs":               VerifyCells(two, commitments, by[:3], columns),
		"cells of 2 blobs, but 1 commitments": VerifyCells(two, commitments[:1], by, columns),
		"0 cell indices":                      VerifyCells(two, commitments, by, nil),
		"blob 1: msmith: blob 0: element 0":   ofWrong,
		"blob 0: msmith: 2 cells":             few,
		"0 cells are not 2 of each blob":      none,
		"3 cells are not 2 of each blob":      ragged,
		"129 cell indices":                    many,
	} {
		if err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%v, not %q", err, word)
		}
	}
	var refused *msmith.Error
	if !errors.As(few, &refused) || refused.Code != msmith.CodeLength {
		t.Error(few)
	}
}

func TestJSON(t *testing.T) {
	_, commitments, proofs, cells := samples(t)
	blob := new(Blob)
	blob[5] = 9
	before := struct {
		Blob       *Blob
		Cell       *Cell
		Commitment Commitment
		Proof      Proof
	}{blob, &cells[3], commitments[0], proofs[3]}
	written, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	if want := `"Commitment":"0x` + hex.EncodeToString(commitments[0][:]) + `"`; !strings.Contains(string(written), want) {
		t.Errorf("no %s", want)
	}
	after := before
	after.Blob, after.Cell, after.Commitment, after.Proof = new(Blob), new(Cell), Commitment{}, Proof{}
	if err := json.Unmarshal(written, &after); err != nil {
		t.Fatal(err)
	}
	if *after.Blob != *blob || *after.Cell != cells[3] || after.Commitment != commitments[0] || after.Proof != proofs[3] {
		t.Error("other bytes")
	}
	for _, text := range []string{`7`, `"00"`, `"0x0"`, `"0xzz"`, `"0x00"`} {
		var proof Proof
		if err := json.Unmarshal([]byte(text), &proof); err == nil || proof != (Proof{}) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
