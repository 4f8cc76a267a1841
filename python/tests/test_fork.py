"""A process that forks right after a sum on several threads: the child has none of them."""

from __future__ import annotations

import os
import time
import warnings

import pytest

import msmith
from msmith import kzg

N = 4096


def in_children(times, job):
    """Runs a job in a child of this process, again and again."""
    for _ in range(times):
        assert job()
        with warnings.catch_warnings():
            # Python warns of threads at a fork: here they are what is tried.
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            os._exit(0 if all(job() for _ in range(3)) else 1)
        deadline = time.monotonic() + 60
        while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0):
            if time.monotonic() > deadline:
                os.kill(child, 9)
                os.waitpid(child, 0)
                pytest.fail("the child hangs")
            time.sleep(0.001)
        assert os.waitstatus_to_exitcode(ended[1]) == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_sums_go_on_in_the_child():
    engine = msmith.Engine("bn254")
    g = engine.generator
    points = g.to_bytes() * N
    scalars = b"".join((k << 240).to_bytes(32, "little") for k in range(1, N + 1))
    want = engine.msm(points, scalars, threads=4)
    assert want == (N * (N + 1) // 2 << 240) * g
    in_children(20, lambda: engine.msm(points, scalars, threads=4) == want)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_proofs_go_on_in_the_child():
    setup, blob = kzg.load_trusted_setup(budget="4M"), (7).to_bytes(32, "big") * 4096
    commitment, proof = kzg.blob_to_kzg_commitment(blob, setup, threads=4), bytes([0xC0]) + bytes(47)

    def job():
        row = kzg.compute_cells_and_kzg_proofs(blob, setup, threads=4)
        right = kzg.verify_blob_kzg_proof_batch(blob * 2, commitment * 2, proof * 2, setup, threads=4)
        return right and row == ([blob[:2048]] * 128, [proof] * 128)

    in_children(2, job)
