"""Times of a cluster of two workers with one thread each, on a machine with two cores that does nothing else:
``pytest -m slow -s python/msmith-ray/tests/test_ray_speed.py``; ``MSMITH_LOG2=20`` for fewer points than 2^22.
"""

from __future__ import annotations

import os
import signal
import statistics
import time

import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: no cluster is timed")
ray = pytest.importorskip("ray", reason="ray is not installed: no cluster is timed")

from msmith.ray import Cluster, plan  # noqa: E402

N = 1 << int(os.environ.get("MSMITH_LOG2", "22"))
ROUNDS = 7


def timed(run):
    start = time.perf_counter()
    return run(), time.perf_counter() - start


@pytest.mark.slow
@pytest.mark.parametrize("curve", ["bls12-381", "bn254"])
def test_two_workers(curve, tmp_path):
    engine = msmith.Engine(curve)
    some, q = [], engine.generator
    for _ in range(1 << 15):
        some.append(q.to_bytes("montgomery-le"))
        q = q + engine.generator
    words = b"".join(some) * (N >> 15)
    path = tmp_path / "bases"
    path.write_bytes(words)
    scalars = np.random.default_rng(5).integers(0, 1 << 60, (N, 4), np.uint64)
    options = {"format": "montgomery-le", "curve": curve}

    os.environ["RAY_worker_niceness"] = "0"
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        both, load = timed(lambda: Cluster(path, 2, 1, **options))
        with both:
            one, two, want = [], [], None
            for _ in range(ROUNDS):
                want, seconds = timed(lambda: engine.msm(words, scalars, format="montgomery-le", threads=1))
                one.append(seconds)
                got, seconds = timed(lambda: both.msm(scalars))
                two.append(seconds)
                assert got == want
            sums, several = timed(lambda: [f.result() for f in [both.submit(scalars) for _ in range(4)]])
            assert sums == [want] * 4
            audited = timed(lambda: both.msm(scalars, audit=2))[1]
            alone, pair = statistics.median(one), statistics.median(two)

            again = both.submit(scalars)
            time.sleep(pair / 2)
            _, killed = timed(lambda: (os.kill(both.seats()[0].pid, signal.SIGKILL), again.result()))
            assert again.result() == want and {k for k, _, _ in both.redone} == {0}
    finally:
        ray.shutdown()
    model = plan(N, 1, 2, curve=curve, network=4e9, audit=2)
    print(
        f"\n{curve}, {N} points: one process {alone:.3f} s ({min(one):.3f} to {max(one):.3f}), "
        f"two workers {pair:.3f} s ({min(two):.3f} to {max(two):.3f}), {alone / pair:.2f} times as fast; "
        f"model {model.seconds:.3f} s\n"
        f"four sums at once {several:.3f} s; audit of 2 chunks + {audited - pair:.3f} s, "
        f"model {model.audit_seconds:.3f}\n"
        f"start and load {load:.3f} s, of which by the model {model.load_seconds:.3f} to load\n"
        f"killed in the middle: {killed:.3f} s from there; restart and shard by the model "
        f"{model.loss_seconds + pair / 2:.3f}; again: {both.redone}"
    )
