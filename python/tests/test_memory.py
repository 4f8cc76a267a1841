"""Points of an array are not copied: ``pytest -m slow -s python/tests/test_memory.py`` takes 2^22 of them."""

from __future__ import annotations

import pathlib
import sys

import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")

STATUS = pathlib.Path("/proc/self/status")


def resident(name):
    """Bytes that the system says under a name."""
    line = next(x for x in STATUS.read_text().splitlines() if x.startswith(name))
    return int(line.split()[1]) << 10


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="no /proc: how much memory is resident is not known")
def test_points_are_not_copied():
    engine, n = msmith.Engine("bn254"), 1 << 22
    some = engine.mul_base(engine.generator, list(range(1, 65)), format="montgomery-le")
    points = np.tile(np.frombuffer(some, np.uint64).reshape(64, 8), (n // 64, 1))
    scalars = np.random.default_rng(1).integers(0, 1 << 60, (n, 4), np.uint64)
    limit = 128 << 20
    pathlib.Path("/proc/self/clear_refs").write_text("5")
    before = resident("VmRSS")
    engine.msm(points, scalars, format="montgomery-le", in_subgroup=True, memory_limit=limit)
    more = resident("VmHWM") - before
    print(f"{points.nbytes >> 20} MiB of points, {scalars.nbytes >> 20} of scalars: {more >> 20} MiB more, limit {limit >> 20}")
    assert more < limit + (16 << 20) < points.nbytes
