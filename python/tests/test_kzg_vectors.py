"""The test cases of c-kzg-4844 for what is there, and its Python package, where it is installed."""

from __future__ import annotations

import hashlib
import os
import pathlib
import random

import pytest

import msmith
from msmith import kzg

FOLDER = pathlib.Path(__file__).parents[2] / "vectors" / "kzg4844"
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


@pytest.fixture(scope="module")
def setup():
    return kzg.load_trusted_setup()


def read(name):
    """The cases of a file: name, fields, and the blob that its recipe makes."""
    cases = {}
    for line in (FOLDER / f"{name}.txt").read_text().splitlines():
        word, *rest = line.split()
        if word == "case":
            fields, blob = {}, bytearray()
            cases[rest[0]] = fields, blob
        elif word == "repeat":
            blob += bytes.fromhex(rest[1]) * int(rest[0])
        elif word == "powers":
            count, base, first = map(int, rest)
            blob += b"".join(pow(base, first + k, R).to_bytes(32, "big") for k in range(count))
        elif word == "bytes":
            blob += bytes.fromhex(rest[0])
        elif word == "cut":
            del blob[len(blob) - int(rest[0]) :]
        elif word:
            fields[word] = rest
    return cases


BLOBS = read("blob_to_kzg_commitment")


def blob_of(fields):
    blob = bytes(BLOBS[fields["blob"][0]][1])
    assert hashlib.sha256(blob).hexdigest() == fields["sha256"][0]
    return blob


def compare(fields, answer):
    if fields["="] == ["invalid"]:
        with pytest.raises(msmith.Error):
            answer()
        return False
    got = answer()
    got = got if isinstance(got, tuple) else (got,)
    assert [b.hex() for b in got] == fields["="]
    return True


def test_commitments(setup):
    valid = 0
    for fields, blob in BLOBS.values():
        assert hashlib.sha256(blob).hexdigest() == fields["sha256"][0]
        valid += compare(fields, lambda blob=blob: kzg.blob_to_kzg_commitment(bytes(blob), setup))
    assert (valid, len(BLOBS)) == (7, 11)


def test_proofs(setup):
    cases = read("compute_kzg_proof")
    valid = 0
    for fields, _ in cases.values():
        blob, z = blob_of(fields), bytes.fromhex("".join(fields["z"]))
        valid += compare(fields, lambda blob=blob, z=z: kzg.compute_kzg_proof(blob, z, setup))
    assert (valid, len(cases)) == (42, 52)


def test_blob_proofs(setup):
    cases = read("compute_blob_kzg_proof")
    valid = 0
    for fields, _ in cases.values():
        blob, c = blob_of(fields), bytes.fromhex("".join(fields["commitment"]))
        valid += compare(fields, lambda blob=blob, c=c: kzg.compute_blob_kzg_proof(blob, c, setup))
    assert (valid, len(cases)) == (7, 15)


def test_like_ckzg(setup):
    ckzg = pytest.importorskip("ckzg", reason="ckzg is not installed: nothing is compared with it")
    path = os.environ.get("MSMITH_TRUSTED_SETUP")
    if path is None:
        pytest.skip("MSMITH_TRUSTED_SETUP names no text of the mainnet setup: nothing is compared with ckzg")
    theirs = ckzg.load_trusted_setup(path, 0)
    ours = [setup, kzg.load_trusted_setup(path, 0)]
    rng = random.Random(5)
    for _ in range(3):
        blob = b"".join(rng.randrange(R).to_bytes(32, "big") for _ in range(4096))
        commitment, z = ckzg.blob_to_kzg_commitment(blob, theirs), blob[:32]
        for some in ours:
            assert kzg.blob_to_kzg_commitment(blob, some) == commitment
            assert kzg.compute_kzg_proof(blob, z, some) == ckzg.compute_kzg_proof(blob, z, theirs)
            proof = kzg.compute_blob_kzg_proof(blob, commitment, some)
            assert proof == ckzg.compute_blob_kzg_proof(blob, commitment, theirs)
            assert ckzg.verify_blob_kzg_proof(blob, commitment, proof, theirs)
