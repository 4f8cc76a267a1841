"""All test cases of c-kzg-4844, and its own tests of its package for Python, run on this one."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest
from kzg_records import cases, digest, safe_load, setup

import msmith
from msmith import kzg

VECTORS = os.environ.get("MSMITH_KZG_VECTORS")


def only(items):
    (item,) = items
    return item



def row(c):
    cells, proofs = c
    return [digest(cells), digest(proofs)]


def hexes(*items):
    return [item.hex() for item in items]


def boolean(answer):
    assert isinstance(answer, bool)
    return [str(answer).lower()]


# Each function: a call, how a record writes its answer, the number of cases and of those that are refused.
CALLS = {
    "blob_to_kzg_commitment": (lambda c, s: kzg.blob_to_kzg_commitment(only(c["blob"]), s), hexes, 11, 4),
    "compute_kzg_proof": (
        lambda c, s: kzg.compute_kzg_proof(only(c["blob"]), only(c["z"]), s),
        lambda pair: hexes(*pair),
        52,
        10,
    ),
    "compute_blob_kzg_proof": (
        lambda c, s: kzg.compute_blob_kzg_proof(only(c["blob"]), only(c["commitment"]), s),
        hexes,
        15,
        8,
    ),
    "verify_kzg_proof": (
        lambda c, s: kzg.verify_kzg_proof(*(only(c[k]) for k in ["commitment", "z", "y", "proof"]), s),
        boolean,
        122,
        20,
    ),
    "verify_blob_kzg_proof": (
        lambda c, s: kzg.verify_blob_kzg_proof(*(only(c[k]) for k in ["blob", "commitment", "proof"]), s),
        boolean,
        29,
        12,
    ),
    "verify_blob_kzg_proof_batch": (
        lambda c, s: kzg.verify_blob_kzg_proof_batch(c["blob"], c["commitment"], c["proof"], s),
        boolean,
        24,
        15,
    ),
    "compute_challenge": (lambda c, _: kzg.compute_challenge(only(c["blob"]), only(c["commitment"])), hexes, 9, 0),
    "compute_cells": (
        lambda c, s: kzg.compute_cells(only(c["blob"]), s),
        lambda cells: [digest(cells)],
        11,
        4,
    ),
    "compute_cells_and_kzg_proofs": (lambda c, s: kzg.compute_cells_and_kzg_proofs(only(c["blob"]), s), row, 11, 4),
    "recover_cells_and_kzg_proofs": (
        lambda c, s: kzg.recover_cells_and_kzg_proofs(c["cell_indices"], c["cell"], s),
        row,
        18,
        14,
    ),
    "verify_cell_kzg_proof_batch": (
        lambda c, s: kzg.verify_cell_kzg_proof_batch(c["commitment"], c["cell_indices"], c["cell"], c["proof"], s),
        boolean,
        32,
        17,
    ),
    "compute_verify_cell_kzg_proof_batch_challenge": (
        lambda c, _: kzg.compute_verify_cell_kzg_proof_batch_challenge(
            c["commitment"], c["commitment_indices"], c["cell_indices"], c["cell"], c["proof"]
        ),
        hexes,
        10,
        0,
    ),
}


def test_there_are_all():
    assert sum(call[2] for call in CALLS.values()) == 344


@pytest.mark.parametrize("function", CALLS)
def test_records(function):
    call, written, wanted, refused = CALLS[function]
    seen = []
    for name, lists, want in cases(function):
        seen.append(want == ["invalid"])
        if want == ["invalid"]:
            with pytest.raises(msmith.Error):
                call(lists, setup())
        else:
            assert written(call(lists, setup())) == want, name
    assert (len(seen), sum(seen)) == (wanted, refused)


def test_batches_one_after_the_other():
    # As ckzg takes blobs, and as it does not take cells.
    for name, lists, want in cases("verify_blob_kzg_proof_batch"):
        joined = [b"".join(lists[k]) for k in ["blob", "commitment", "proof"]]
        try:
            answer = kzg.verify_blob_kzg_proof_batch(*joined, setup())
        except msmith.Error:
            assert want == ["invalid"], name
        else:
            assert boolean(answer) == want, name
    name, lists, want = next(c for c in cases("verify_cell_kzg_proof_batch") if c[2] == ["true"] and c[1]["cell"])
    joined = {k: v if k == "cell_indices" else bytearray(b"".join(v)) for k, v in lists.items()}
    assert CALLS["verify_cell_kzg_proof_batch"][0](joined, setup()) is True


# The file of c-kzg's tests, with this package for its own and the reader above for PyYAML, which takes minutes.
AS_CKZG = """
import runpy, sys, types
sys.path.insert(0, sys.argv[1])
import kzg_records, msmith.kzg
yaml = types.ModuleType("yaml")
yaml.safe_load = kzg_records.safe_load
sys.modules |= {"ckzg": msmith.kzg, "yaml": yaml}
runpy.run_path("tests.py", run_name="__main__")
"""


def test_ckzgs_own_tests():
    if VECTORS is None:
        pytest.skip("MSMITH_KZG_VECTORS does not name the folder `tests` of c-kzg-4844: its own tests are not run")
    folder = pathlib.Path(VECTORS).parent / "bindings" / "python"
    if not (folder / "tests.py").exists():
        pytest.skip(f"{folder} has no tests.py: c-kzg's own tests are not run")
    here = str(pathlib.Path(__file__).parent)
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", AS_CKZG, here], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "tests passed"


def test_their_files_are_read():
    if VECTORS is None:
        pytest.skip("MSMITH_KZG_VECTORS does not name the folder `tests` of c-kzg-4844: its files are not compared")
    whole = {}
    for path in pathlib.Path(VECTORS).glob("recover_cells_and_kzg_proofs/*/*/data.yaml"):
        with path.open() as file:
            whole[path.parent.name] = safe_load(file)
    records = {name: (lists, want) for name, lists, want in cases("recover_cells_and_kzg_proofs")}
    assert len(whole) == len(records) == 18
    for name, document in whole.items():
        lists, want = records[name]
        given = document["input"]
        assert given["cell_indices"] == lists["cell_indices"]
        assert [bytes.fromhex(c[2:]) for c in given["cells"]] == lists["cell"]
        output = document["output"]
        got = ["invalid"] if output is None else [digest(bytes.fromhex(x[2:]) for x in items) for items in output]
        assert got == want, name
