"""Charts of the planner's model and of sums; needs matplotlib."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ._msmith import Engine

__all__ = ["tables", "times"]


def _axes(axes: Any) -> Any:
    if axes is not None:
        return axes
    try:
        import matplotlib.pyplot as plt
    except ImportError as why:
        raise ImportError("msmith.plot draws with matplotlib: pip install matplotlib") from why
    return plt.subplots()[1]


def times(engine: Engine, n: Sequence[int] | None = None, *, threads: int | None = 1, axes: Any = None) -> Any:
    """Measures sums of n points (2^6 to 2^14 by default) and draws their time."""
    axes = _axes(axes)
    counts = list(n) if n is not None else [1 << k for k in range(6, 15, 2)]
    point = engine.generator.to_bytes("montgomery-le")
    seconds = []
    for count in counts:
        points = point * count
        scalars = b"".join(
            (pow(7, k + 1, engine.order)).to_bytes(engine.scalar_bytes, "little") for k in range(count)
        )
        best = float("inf")
        for _ in range(3):
            start = time.perf_counter()
            engine.msm(points, scalars, format="montgomery-le", threads=threads)
            best = min(best, time.perf_counter() - start)
        seconds.append(best)
    axes.loglog(counts, seconds, marker="o", base=2)
    axes.set(xlabel="points", ylabel="seconds", title=f"{engine.curve}, {engine.group}, {engine.backend}")
    return axes


def tables(engine: Engine, n: int, *, budget: int | None = None, axes: Any = None) -> Any:
    """Draws what the cost model expects of tables for n bases: time of a sum over bytes."""
    axes = _axes(axes)
    plans = engine.plan_tables(n, budget=budget, threads=1)
    axes.semilogx([p.bytes for p in plans], [p.nanoseconds / 1e6 for p in plans], marker="o")
    axes.set(xlabel="bytes of the table", ylabel="milliseconds of a sum (model)", title=f"{n} bases, {engine.curve}")
    return axes
