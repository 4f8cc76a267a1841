package kzg

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"msmith.invalid/msmith"
)

// sample is a blob of 4096 different elements, with its commitment, cells and proofs.
func sample(t *testing.T) (*Blob, KZGCommitment, [CellsPerExtBlob]*Cell, [CellsPerExtBlob]KZGProof) {
	t.Helper()
	blob := new(Blob)
	for i := range ScalarsPerBlob {
		number := uint64(i+1) * 0x9e3779b97f4a7c15
		for k := range 8 {
			blob[32*i+16+k] = byte(number >> (8 * k))
		}
	}
	commitment, err := mainnet().BlobToKZGCommitment(blob, 0)
	if err != nil {
		t.Fatal(err)
	}
	cells, proofs, err := mainnet().ComputeCellsAndKZGProofs(blob, 0)
	if err != nil {
		t.Fatal(err)
	}
	return blob, commitment, cells, proofs
}

// is fails unless an error has a code, an item and a word in its message.
func is(t *testing.T, err error, code int, item int64, word string) {
	t.Helper()
	var refused *msmith.Error
	if !errors.As(err, &refused) || refused.Code != code || refused.Item != item || !strings.Contains(err.Error(), word) {
		t.Errorf("%v, not code %d, item %d, %q", err, code, item, word)
	}
}

func TestErrors(t *testing.T) {
	kzg := mainnet()
	blob, commitment, cells, proofs := sample(t)
	two, ids := []KZGCommitment{commitment, commitment}, []uint64{0, 1}

	// Lists that do not fit, nil, and what C refuses.
	is(t, kzg.VerifyBlobKZGProofBatch([]*Blob{blob}, two, proofs[:1]), msmith.CodeLength, -1, "1 blobs, but 2 commitments")
	is(t, kzg.VerifyBlobKZGProofBatchPar([]*Blob{blob, nil}, two, proofs[:2]), msmith.CodeNull, 1, "blob 1 is nil")
	is(t, kzg.VerifyCellKZGProofBatch(two, ids, cells[:2], proofs[:3]), msmith.CodeLength, -1, "2 cells, but 3 proofs")
	is(t, kzg.VerifyCellKZGProofBatch(two, ids, []*Cell{cells[0], nil}, proofs[:2]), msmith.CodeNull, 1, "cell 1 is nil")
	is(t, kzg.VerifyCellKZGProofBatch(two, []uint64{0, 128}, cells[:2], proofs[:2]), msmith.CodeArgument, 1, "cell index 1 is 128")
	_, err := kzg.RecoverCells([]uint64{0}, cells[:2], 0)
	is(t, err, msmith.CodeLength, -1, "2 cells, but 1 cell ids")
	_, err = kzg.RecoverCells([]uint64{0, 1}, cells[:2], 0)
	is(t, err, msmith.CodeLength, -1, "64 to 128")
	_, err = kzg.BlobToKZGCommitment(nil, 0)
	is(t, err, msmith.CodeNull, -1, "`blob` is NULL")
	wrong := *blob
	copy(wrong[32*9:], bytes.Repeat([]byte{0xff}, 32))
	_, err = kzg.BlobToKZGCommitment(&wrong, 0)
	is(t, err, msmith.CodeData, 9, "element 9")
	is(t, kzg.VerifyBlobKZGProofBatch([]*Blob{blob, &wrong}, two, proofs[:2]), msmith.CodeData, 1, "blob 1: element 9")
	_, err = new(Context).BlobToKZGCommitment(blob, 0)
	is(t, err, msmith.CodeNull, -1, "a KZG setup")
	_, err = NewContext([]byte("4096\n65\n"), 0)
	is(t, err, msmith.CodeData, -1, "")
	_, err = NewContext4096(nil)
	is(t, err, msmith.CodeNull, -1, "no setup")
	_, err = Open(nil, "a\x00b")
	is(t, err, msmith.CodeFile, -1, "zero byte")
	_, err = Open(nil, t.TempDir())
	is(t, err, msmith.CodeFile, -1, "")

	// Of no items everything holds.
	for _, err := range []error{kzg.VerifyBlobKZGProofBatch(nil, nil, nil), kzg.VerifyCellKZGProofBatch(nil, nil, nil, nil)} {
		if err != nil {
			t.Error(err)
		}
	}
	// Two cells swapped.
	err = kzg.VerifyCellKZGProofBatch(two, ids, []*Cell{cells[1], cells[0]}, proofs[:2])
	if !errors.Is(err, ErrVerifyOpeningProof) {
		t.Error(err)
	}
	if err := kzg.VerifyCellKZGProofBatch(two, ids, cells[:2], proofs[:2]); err != nil {
		t.Error(err)
	}
}

func TestBeyond(t *testing.T) {
	kzg := mainnet()
	blob, commitment, cells, proofs := sample(t)
	other := *blob
	other[31] ^= 1
	two := []*Blob{blob, &other}
	commitments, err := kzg.BlobToKZGCommitmentBatch(two, 0)
	if err != nil || len(commitments) != 2 || commitments[0] != commitment {
		t.Fatalf("%x (%v)", commitments, err)
	}
	all, of, err := kzg.ComputeCellsAndKZGProofsBatch(two, 2)
	if err != nil || len(all) != 2 || *all[0][99] != *cells[99] || of[0] != proofs {
		t.Fatalf("other cells (%v)", err)
	}
	_, err = kzg.BlobToKZGCommitmentBatch([]*Blob{blob, nil}, 0)
	is(t, err, msmith.CodeNull, 1, "blob 1 is nil")

	var ids []uint64
	for i := range uint64(64) {
		ids = append(ids, i)
	}
	got, by, err := kzg.RecoverFromProofs(ids, cells[:64], proofs[:64], 0)
	if err != nil || by != proofs || *got[127] != *cells[127] {
		t.Errorf("other proofs from proofs (%v)", err)
	}
	for _, half := range [][]*Cell{cells[:64], cells[64:]} {
		back, err := kzg.RecoverBlob(ids, half, 0)
		if err != nil || *back != *blob {
			t.Errorf("another blob from cells (%v)", err)
		}
		for i := range ids {
			ids[i] += 64
		}
	}
	_, err = kzg.RecoverBlob(ids, cells[:64], 0)
	is(t, err, msmith.CodeArgument, 0, "cell index 0 is 128")
	_, _, err = kzg.RecoverFromProofs(ids, cells[:64], proofs[:63], 0)
	is(t, err, msmith.CodeLength, -1, "64 cells, but 63 proofs")

	list, err := kzg.Commitments(commitments)
	if err != nil {
		t.Fatal(err)
	}
	column, ofColumn := []*Cell{all[0][77], all[1][77]}, []KZGProof{of[0][77], of[1][77]}
	if err := kzg.VerifyColumn(list, 77, column, ofColumn); err != nil {
		t.Error(err)
	}
	if err := kzg.VerifyColumn(list, 78, column, ofColumn); !errors.Is(err, ErrVerifyOpeningProof) {
		t.Error(err)
	}
	is(t, kzg.VerifyColumn(nil, 77, column, ofColumn), msmith.CodeNull, -1, "commitments")
	rows, columns := []uint64{1, 0, 1}, []uint64{5, 9, 127}
	some, ofSome := []*Cell{all[1][5], all[0][9], all[1][127]}, []KZGProof{of[1][5], of[0][9], of[1][127]}
	if err := kzg.VerifyCells(list, rows, columns, some, ofSome); err != nil {
		t.Error(err)
	}
	if wrong, err := kzg.FindInvalid(list, rows, columns, some, ofSome); err != nil || len(wrong) != 0 {
		t.Errorf("%v (%v)", wrong, err)
	}
	some[2], ofSome[0][0] = all[1][126], 0
	if wrong, err := kzg.FindInvalid(list, rows, columns, some, ofSome); err != nil || !slices.Equal(wrong, []int{0, 2}) {
		t.Errorf("%v, not 0 and 2 (%v)", wrong, err)
	}
	is(t, kzg.VerifyCells(list, rows[:2], columns, some, ofSome), msmith.CodeLength, -1, "3 cells, but 2 rows")
	proof, err := kzg.ComputeBlobKZGProof(blob, commitment, 0)
	if err != nil {
		t.Fatal(err)
	}
	wrong, err := kzg.FindInvalidBlobs(two, commitments, []KZGProof{proof, proof})
	if err != nil || !slices.Equal(wrong, []int{1}) {
		t.Errorf("%v, not 1 (%v)", wrong, err)
	}
}

func TestWith(t *testing.T) {
	blob, commitment, cells, proofs := sample(t)
	ctx, cancel := context.WithCancelCause(t.Context())
	kzg := mainnet().With(ctx, msmith.Options{Threads: 1})
	got, of, err := kzg.ComputeCellsAndKZGProofs(blob, 0)
	if err != nil || of != proofs || *got[127] != *cells[127] {
		t.Fatalf("other cells by one thread (%v)", err)
	}
	alone, err := kzg.ComputeCellKZGProofs(blob, 2)
	if err != nil || alone != proofs {
		t.Fatalf("other proofs without cells (%v)", err)
	}
	why := errors.New("enough")
	cancel(why)
	err = kzg.VerifyBlobKZGProof(blob, commitment, proofs[0])
	if !errors.Is(err, why) || !errors.Is(err, context.Canceled) || errors.Is(err, ErrVerifyOpeningProof) {
		t.Error(err)
	}
	if _, err := mainnet().BlobToKZGCommitment(blob, 0); err != nil {
		t.Error(err)
	}
	_, err = mainnet().With(t.Context(), msmith.Options{InSubgroup: true}).BlobToKZGCommitment(blob, 0)
	is(t, err, msmith.CodeArgument, -1, "in_subgroup")
	is(t, mainnet().With(t.Context(), msmith.Options{Threads: -1}).Prepare(), msmith.CodeArgument, -1, "-1 threads")
}

func TestTables(t *testing.T) {
	blob, commitment, _, proofs := sample(t)
	made, err := NewContext(nil, 9_000_000)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "tables")
	if err := made.WriteTables(folder); err != nil {
		t.Fatal(err)
	}
	opened, err := Open(nil, folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := opened.Prepare(); err != nil {
		t.Fatal(err)
	}
	got, err := opened.BlobToKZGCommitment(blob, 0)
	if err != nil || got != commitment {
		t.Errorf("%x, not %x (%v)", got, commitment, err)
	}
	_, of, err := opened.ComputeCellsAndKZGProofs(blob, 0)
	if err != nil || of != proofs {
		t.Errorf("other proofs (%v)", err)
	}
	is(t, made.WriteTables("/dev/null/folder"), msmith.CodeFile, -1, "/dev/null")
}

// The setup of the mainnet in the form that go-eth-kzg reads is beside c-kzg's vectors.
func TestSetup(t *testing.T) {
	tests := os.Getenv("MSMITH_KZG_VECTORS")
	if tests == "" {
		t.Skip("MSMITH_KZG_VECTORS does not say where c-kzg is")
	}
	file, err := os.ReadFile(filepath.Join(tests, "../bindings/node.js/test/__fixtures__/trusted_setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	setup := new(JSONTrustedSetup)
	if err := json.Unmarshal(file, setup); err != nil {
		t.Fatal(err)
	}
	kzg, err := NewContext4096(setup)
	if err != nil {
		t.Fatal(err)
	}
	blob, commitment, _, proofs := sample(t)
	got, err := kzg.BlobToKZGCommitment(blob, 0)
	if err != nil || got != commitment {
		t.Errorf("%x, not %x (%v)", got, commitment, err)
	}
	_, of, err := kzg.ComputeCellsAndKZGProofs(blob, 0)
	if err != nil || of != proofs {
		t.Errorf("other proofs (%v)", err)
	}
	setup.SetupG2[1] = setup.SetupG2[2]
	_, err = NewContext4096(setup)
	is(t, err, msmith.CodeData, -1, "")
}

// What a limit is told to be is enough, and a byte less is not; cells come in any order.
func TestLimits(t *testing.T) {
	blob, commitment, cells, proofs := sample(t)
	list, err := mainnet().Commitments([]KZGCommitment{commitment})
	if err != nil {
		t.Fatal(err)
	}
	var ids, rows []uint64
	var some []*Cell
	var by []KZGProof
	for id := uint64(127); id >= 64; id-- {
		ids, rows, some, by = append(ids, id), append(rows, 0), append(some, cells[id]), append(by, proofs[id])
	}
	for name, call := range map[string]func(*Context) error{
		"commitments": func(kzg *Context) error {
			_, err := kzg.BlobToKZGCommitmentBatch([]*Blob{blob, blob}, 0)
			return err
		},
		"recovery": func(kzg *Context) error {
			ids, some := slices.Clone(ids), slices.Clone(some)
			slices.Reverse(ids)
			slices.Reverse(some)
			all, of, err := kzg.RecoverCellsAndComputeKZGProofs(ids, some, 0)
			if err == nil && (*all[5] != *cells[5] || of != proofs) {
				t.Error("other cells, or proofs")
			}
			return err
		},
		"from proofs": func(kzg *Context) error {
			_, _, err := kzg.RecoverFromProofs(ids, some, by, 0)
			return err
		},
		"verification": func(kzg *Context) error { return kzg.VerifyCells(list, rows, ids, some, by) },
	} {
		within := func(limit uint64) error {
			return call(mainnet().With(t.Context(), msmith.Options{MemoryLimit: limit}))
		}
		refused := within(1)
		is(t, refused, msmith.CodeMemory, -1, "would do")
		_, said, _ := strings.Cut(refused.Error(), "memory: ")
		var needed uint64
		if _, err := fmt.Sscanf(said, "%d bytes would do", &needed); err != nil {
			t.Fatal(name, refused, err)
		}
		is(t, within(needed-1), msmith.CodeMemory, -1, "would do")
		if err := within(needed); err != nil {
			t.Error(name, err)
		}
	}
}
