"""A case of every function, and c-kzg's own tests of its package for Python, run on this one."""

from __future__ import annotations

import hashlib
import os
import pathlib
import subprocess
import sys

import pytest
from kzg_records import setup

from msmith import kzg

VECTORS = os.environ.get("MSMITH_KZG_VECTORS")
ONE = pathlib.Path(__file__).parents[2] / "vectors" / "kzg4844" / "one.txt"


def digest(items):
    return hashlib.sha256(b"".join(items)).digest()


def test_a_case_of_every_function():
    # All cases run on the engine; the file has its answers for one blob.
    s = setup()
    blob, z = b"".join((k + 1).to_bytes(32, "big") for k in range(4096)), bytes([7]) * 32
    commitment = kzg.blob_to_kzg_commitment(blob, s)
    proof, y = kzg.compute_kzg_proof(blob, z, s)
    blob_proof = kzg.compute_blob_kzg_proof(blob, commitment, s)
    cells, proofs = kzg.compute_cells_and_kzg_proofs(blob, s)
    assert kzg.compute_cells(blob, s) == cells
    assert kzg.recover_cells_and_kzg_proofs(range(64, 128), cells[64:], s) == (cells, proofs)
    at, some, by = [3, 90], [cells[3], cells[90]], [proofs[3], proofs[90]]
    got = {
        "z": z,
        "commitment": commitment,
        "proof": proof,
        "y": y,
        "blob_proof": blob_proof,
        "challenge": kzg.compute_challenge(blob, commitment),
        "cells": digest(cells),
        "cell_proofs": digest(proofs),
        "cell_challenge": kzg.compute_verify_cell_kzg_proof_batch_challenge([commitment], [0, 0], at, some, by),
    }
    assert {name: value.hex() for name, value in got.items()} == dict(map(str.split, ONE.read_text().splitlines()))
    for right, value, last in [(True, y, blob_proof), (False, z, proof)]:
        assert kzg.verify_kzg_proof(commitment, z, value, proof, s) is right
        assert kzg.verify_blob_kzg_proof(blob, commitment, last, s) is right
        assert kzg.verify_blob_kzg_proof_batch([blob] * 2, [commitment] * 2, [blob_proof, last], s) is right
        # As ckzg takes blobs one after the other, and as it does not take cells.
        assert kzg.verify_blob_kzg_proof_batch(blob * 2, commitment * 2, blob_proof + last, s) is right
        columns = at if right else [3, 91]
        assert kzg.verify_cell_kzg_proof_batch([commitment] * 2, columns, some, by, s) is right
        joined = [bytearray(b"".join(items)) for items in (some, by)]
        assert kzg.verify_cell_kzg_proof_batch(commitment * 2, columns, *joined, s) is right


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
