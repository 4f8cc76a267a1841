"""A process that forks right after a sum on several threads: the child has none of them."""

from __future__ import annotations

import os
import time
import warnings

import pytest

import msmith

N = 4096


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_sums_go_on_in_the_child():
    engine = msmith.Engine("bn254")
    g = engine.generator
    points = g.to_bytes() * N
    scalars = b"".join((k << 240).to_bytes(32, "little") for k in range(1, N + 1))
    want = engine.msm(points, scalars, threads=4)
    assert want == (N * (N + 1) // 2 << 240) * g
    for _ in range(20):
        assert engine.msm(points, scalars, threads=4) == want
        with warnings.catch_warnings():
            # Python warns of threads at a fork: here they are what is tried.
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            right = all(engine.msm(points, scalars, threads=4) == want for _ in range(3))
            os._exit(0 if right else 1)
        deadline = time.monotonic() + 60
        while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0):
            if time.monotonic() > deadline:
                os.kill(child, 9)
                os.waitpid(child, 0)
                pytest.fail("the child hangs")
            time.sleep(0.001)
        assert os.waitstatus_to_exitcode(ended[1]) == 0
