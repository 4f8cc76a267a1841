"""What ckzg has not: proofs alone, blobs and rows from cells, many at once, a block's commitments, what is wrong."""

from __future__ import annotations

import os

import pytest
from interrupted import stopped_after
from kzg_records import R, setup
from test_kzg import BLOB, refused

from msmith import kzg

BLOBS = [BLOB, b"".join(pow(5, k, R).to_bytes(32, "big") for k in range(4096)), bytes(131072)]


@pytest.fixture(scope="module")
def block():
    """The commitments and rows of BLOBS."""
    commitments = [kzg.blob_to_kzg_commitment(blob, setup()) for blob in BLOBS]
    return commitments, [kzg.compute_cells_and_kzg_proofs(blob, setup()) for blob in BLOBS]


def test_proofs_alone(block):
    assert kzg.compute_cell_kzg_proofs(BLOB, setup()) == block[1][0][1]
    refused(lambda: kzg.compute_cell_kzg_proofs(b"\xff" * 131072, setup()), "blob 0: element 0", kzg.KzgError, 0)


def test_blobs_of_cells(block):
    cells = block[1][1][0]
    for known in [range(64), range(64, 128), range(1, 128, 2), range(128)]:
        blob = kzg.recover_blob(known, [cells[k] for k in known], setup())
        assert type(blob) is bytes and blob == BLOBS[1]
    refused(lambda: kzg.recover_blob(range(63), cells[:63], setup()), "63 cells: 64 to 128", kzg.KzgError)


def test_rows_of_proofs(block):
    cells, proofs = block[1][1]
    for known in [range(64), range(1, 128, 2), [*range(50), *range(51, 128)], range(128)]:
        some = [cells[k] for k in known], [proofs[k] for k in known]
        assert kzg.recover_from_proofs(known, *some, setup(), threads=1) == (cells, proofs)
    refused(lambda: kzg.recover_from_proofs(range(64), cells[:64], proofs[:63], setup()), "number of proofs is 63")
    bad = [*proofs[:63], bytes(48)]
    refused(lambda: kzg.recover_from_proofs(range(64), cells[:64], bad, setup()), "proof 63", kzg.KzgError, 63)


def test_many_blobs(block):
    commitments, rows = block
    s = setup()
    proofs = [kzg.compute_blob_kzg_proof(blob, c, s) for blob, c in zip(BLOBS, commitments)]
    for blobs in [BLOBS, b"".join(BLOBS)]:
        assert kzg.blob_to_kzg_commitment_batch(blobs, s, threads=2) == commitments
        assert kzg.compute_blob_kzg_proof_batch(blobs, commitments, s) == proofs
        assert kzg.compute_cells_and_kzg_proofs_batch(blobs, s) == rows
    known = [([*range(first, 64 + first)], row[0][first : 64 + first]) for first, row in enumerate(rows)]
    assert kzg.recover_cells_and_kzg_proofs_batch(known, s) == rows
    assert kzg.recover_cells_and_kzg_proofs_batch([], s) == kzg.blob_to_kzg_commitment_batch(b"", s) == []
    seen = []
    kzg.blob_to_kzg_commitment_batch(BLOBS, s, progress=lambda done, n: seen.append((done, n)))
    assert seen[-1] == (3 * 4096, 3 * 4096)


def test_many_blobs_refused(block):
    commitments, rows = block
    s, bad = setup(), BLOB[:32] + b"\xff" * 32 + BLOB[64:]
    for call in [
        lambda: kzg.blob_to_kzg_commitment_batch([BLOB, bad], s),
        lambda: kzg.compute_blob_kzg_proof_batch([BLOB, bad], commitments[:2], s),
        lambda: kzg.compute_cells_and_kzg_proofs_batch([BLOB, bad], s),
    ]:
        refused(call, "blob 1: element 1 is not below r", kzg.KzgError, 1)
    refused(lambda: kzg.compute_blob_kzg_proof_batch(BLOBS, commitments[:2], s), "number of commitments is 2, not 3")
    refused(lambda: kzg.blob_to_kzg_commitment_batch([BLOB, b""], s), r"`blobs\[1\]` has 0 bytes", item=1)
    right = (range(64), rows[0][0][:64])
    short = (range(63), rows[0][0][:63])
    refused(lambda: kzg.recover_cells_and_kzg_proofs_batch([right, short], s), "row 1: 63 cells", kzg.KzgError, 1)
    refused(lambda: kzg.recover_cells_and_kzg_proofs_batch([right, 7], s), r"`rows\[1\]`", kzg.ArgumentError, 1)
    refused(lambda: kzg.recover_cells_and_kzg_proofs_batch(7, s), "`rows` is a .*int", kzg.ArgumentError)


def test_blocks(block):
    commitments, rows = block
    s = setup()
    read = kzg.commitments(commitments, s)
    assert len(read) == 3 and repr(read) == "<Commitments: 3>"
    column = [row[0][9] for row in rows], [row[1][9] for row in rows]
    assert kzg.verify_column(read, 9, *column, s) is True
    assert kzg.verify_column(read, 8, *column, s) is False
    some = [(0, 3), (2, 127), (0, 64), (1, 3)]
    lists = [*zip(*some), [rows[r][0][c] for r, c in some], [rows[r][1][c] for r, c in some]]
    assert kzg.verify_cells(read, *lists, s) is True
    assert kzg.verify_cells(read, lists[0][::-1], *lists[1:], s) is False
    assert kzg.find_invalid(read, *lists, s) == []
    for k in range(4):
        for wrong in [rows[1][1][60], bytes(48), b"\xff" * 48]:
            proofs = [*lists[3][:k], wrong, *lists[3][k + 1 :]]
            assert kzg.find_invalid(read, *lists[:3], proofs, s) == [k]
    cells = [lists[2][1], lists[2][0], lists[2][2], b"\xff" * 2048]
    assert kzg.find_invalid(read, *lists[:2], cells, lists[3], s) == [0, 1, 3]
    refused(lambda: kzg.verify_column(read, 128, *column, s), "is 128", kzg.KzgError, 0)
    refused(lambda: kzg.verify_column(read, -1, *column, s), "`column` is -1")
    refused(lambda: kzg.verify_column(read, "9", *column, s), "`column` is a .*str", kzg.ArgumentError)
    refused(lambda: kzg.verify_column(read, 9, column[0][:2], column[1], s), "number of cells is 2, not 3")
    refused(lambda: kzg.verify_column(commitments, 9, *column, s), "`commitments` is a .*list", kzg.ArgumentError)
    refused(lambda: kzg.verify_cells(read, [0, 0, 0, 3], *lists[1:], s), "row 3 is 3", kzg.KzgError, 3)
    refused(lambda: kzg.commitments([commitments[0], bytes(48)], s), "commitment 1: ", kzg.KzgError, 1)


def test_wrong_blobs(block):
    commitments, _ = block
    s = setup()
    proofs = kzg.compute_blob_kzg_proof_batch(BLOBS, commitments, s)
    assert kzg.find_invalid_blobs(BLOBS, commitments, proofs, s) == []
    for k in range(3):
        wrong = [*proofs[:k], commitments[k - 1], *proofs[k + 1 :]]
        assert kzg.find_invalid_blobs(b"".join(BLOBS), commitments, wrong, s) == [k]
    bad = [BLOBS[0], b"\xff" * 131072, BLOBS[2]]
    assert kzg.find_invalid_blobs(bad, [bytes(48), *commitments[1:]], proofs, s) == [0, 1]
    refused(lambda: kzg.find_invalid_blobs(BLOBS, commitments, proofs[:2], s), "number of proofs is 2, not 3")


@pytest.mark.skipif(os.name == "nt", reason="signals are those of Unix")
def test_ctrl_c():
    s = setup()
    assert stopped_after(lambda: kzg.compute_cells_and_kzg_proofs_batch(BLOB * 8, s)) < 2.0
