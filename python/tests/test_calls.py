"""Long calls: signals, progress, other threads, memory."""

from __future__ import annotations

import itertools
import subprocess
import sys
import textwrap
import threading
import time

import pytest
from interrupted import stopped_after

import msmith
from msmith import ed25519

np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")

N = 1 << 18


@pytest.fixture(scope="module")
def long():
    """An engine, points and scalars of a sum that takes long on one thread."""
    engine = msmith.Engine("bls12-381")
    one = np.frombuffer(engine.generator.to_bytes("montgomery-le"), np.uint64)
    points = np.tile(one, (N, 1))
    scalars = np.random.default_rng(1).integers(0, 1 << 63, (N, 4), np.uint64)
    return engine, points, scalars


def run(long, **options):
    engine, points, scalars = long
    return engine.msm(points, scalars, format="montgomery-le", threads=1, **options)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
def test_ctrl_c(long):
    # 0.2 s is what the interface promises; a busy machine is given more.
    assert stopped_after(lambda: run(long)) < 1.0
    assert run(long) == run(long)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
@pytest.mark.parametrize("kind", ["points", "pairs", "integers"])
def test_ctrl_c_while_lists_are_read(kind):
    engine = msmith.Engine("bls12-381")
    g = engine.generator
    points = {"points": [g], "pairs": [(g.x, g.y)], "integers": g.to_bytes("montgomery-le")}[kind] * (1 << 18)
    scalars = [engine.order - 1] * (1 << 18) if kind == "integers" else [1]
    format = "montgomery-le" if kind == "integers" else "affine-le"

    def job():
        # Only read: the last is no integer, or there are fewer scalars.
        with pytest.raises((TypeError, msmith.Error)):
            engine.msm(points, [*scalars[:-1], 1.5], format=format)

    assert stopped_after(job) < 1.0


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
def test_ctrl_c_in_an_endless_list():
    item = (bytes(32), b"", bytes(64))
    assert stopped_after(lambda: ed25519.verify_batch(itertools.repeat(item))) < 1.0


def test_other_threads_run_while_lists_are_read():
    engine = msmith.Engine("bls12-381")
    g = engine.generator
    # Half a second, whatever the machine.
    pairs, n = [(g.x, g.y)], 1 << 12
    while True:
        start = time.monotonic()
        with pytest.raises(msmith.Error, match="scalar"):
            engine.msm(pairs * n, [1])
        if time.monotonic() - start > 0.5:
            break
        n *= 2
    stop, turns = threading.Event(), []

    def count():
        while not stop.is_set():
            turns.append(time.monotonic())
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    start = time.monotonic()
    with pytest.raises(msmith.Error, match="scalar"):
        engine.msm(pairs * n, [1])
    end = time.monotonic()
    stop.set()
    other.join()
    # Every 5 ms on a quiet machine.
    assert len([t for t in turns if start + 0.05 < t < end - 0.05]) > 10


@pytest.mark.slow
def test_what_items_of_lists_cost():
    engine = msmith.Engine("bls12-381")
    g = engine.generator
    n = 1 << 17

    def microseconds(job, times=n):
        best = float("inf")
        for _ in range(3):
            start = time.process_time()
            job()
            best = min(best, time.process_time() - start)
        return best / times * 1e6

    def read(points, scalars):
        with pytest.raises((TypeError, msmith.Error)):
            engine.msm(points, scalars)

    points, pairs, scalars = [g] * n, [(g.x, g.y)] * n, [engine.order - 1] * (n - 1) + [1.5]
    costs = {
        "a Point": microseconds(lambda: read(points, [1])),
        "a pair": microseconds(lambda: read(pairs, [1])),
        "a pair, checked": microseconds(lambda: engine.prepare(pairs[: n >> 4], in_subgroup=True, points_per_base=1), n >> 4),
        "a scalar": microseconds(lambda: read(engine.mul_base(g, [1]) * n, scalars)),
        "Point.x": microseconds(lambda: [q.x for q in points]),
        "Point.to_bytes": microseconds(lambda: [q.to_bytes() for q in points]),
    }
    print(", ".join(f"{what} {cost:.2f} us" for what, cost in costs.items()))
    assert costs["a Point"] < 2 and costs["Point.x"] < 2


def test_progress(long):
    seen = []
    total = run(long, progress=lambda done, n: seen.append((done, n)))
    assert seen[-1] == (N, N) and all(n == N for _, n in seen)
    assert [d for d, _ in seen] == sorted(d for d, _ in seen)
    assert total == run(long, progress=True)


def test_a_progress_function_may_stop(long):
    with pytest.raises(msmith.Cancelled):
        while True:
            run(long, progress=lambda done, n: done == n)

    def fails(done, n):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        run(long, progress=fails)


def test_other_threads_run(long):
    stop, turns = threading.Event(), 0

    def count():
        nonlocal turns
        while not stop.is_set():
            turns += 1
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    run(long)
    stop.set()
    other.join()
    assert turns > 10


def test_sums_from_many_threads(long):
    engine, points, scalars = long
    sums = []

    def one():
        sums.append(engine.msm(points[:3000], scalars[:3000], format="montgomery-le"))

    threads = [threading.Thread(target=one) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(sums) == 4 and len(set(sums)) == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_points_are_not_copied():
    # A sum under a memory limit, in a process of its own, whose peak is the inputs' and little more.
    script = """
        import resource, numpy as np, msmith
        engine = msmith.Engine("bls12-381")
        one = np.frombuffer(engine.generator.to_bytes("montgomery-le"), np.uint64)
        points = np.tile(one, (1 << 19, 1))
        scalars = np.ones((1 << 19, 4), np.uint64)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        engine.msm(points, scalars, format="montgomery-le", threads=1, memory_limit=16 << 20)
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, points.nbytes >> 10)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=True)
    grown, points = map(int, done.stdout.split())
    assert points == 48 << 10 and grown < points - (8 << 10), done.stdout
