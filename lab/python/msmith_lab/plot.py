"""Charts of searches; needs matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msmith.plot import _axes

from . import chain

__all__ = ["chains"]


def chains(n: int, methods: Sequence[str] | None = None, *, axes: Any = None) -> Any:
    """Searches chains for n by several methods and draws their cost over the time of the search."""
    axes = _axes(axes)
    for name in methods or ["naf", "greedy", "tree-2-3", "bucket-dag", "optimal"]:
        found = chain.find(n, method=name)
        axes.plot(found.seconds, found.cost, "o", label=name)
    axes.set(xscale="log", xlabel="seconds of the search", ylabel="field multiplications")
    axes.legend()
    return axes
